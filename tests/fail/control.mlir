// args: test
// exit: 3
// What stops a run: code that is declared unreachable, recursion without end.

// CHECK: FAILED_PRECONDITION: control reached code that is declared unreachable
// CHECK: control.mlir:13:3
func.func @reached() {
  %no = util.unfoldable_constant false
  cf.cond_br %no, ^there, ^nowhere
^there:
  return
^nowhere:
  ub.unreachable
}

// CHECK: RESOURCE_EXHAUSTED: the call stack is full
func.func private @forever(%n: i64, %yes: i1) -> i64 {
  %0 = scf.if %yes -> (i64) {
    %1 = func.call @forever(%n, %yes) : (i64, i1) -> i64
    %2 = arith.addi %1, %n : i64
    scf.yield %2 : i64
  } else {
    scf.yield %n : i64
  }
  return %0 : i64
}
func.func @recursion() {
  %n = util.unfoldable_constant 1 : i64
  %yes = util.unfoldable_constant true
  %0 = call @forever(%n, %yes) : (i64, i1) -> i64
  check.expect_true(%0) : i64
  return
}

// A host function has no code here that a value could be.
// CHECK: 'host.missing' has no code in this module: a host function is not supported as a value
func.func private @host.missing(i32) -> i32
func.func @host_function_as_a_value() {
  %f = constant @host.missing : (i32) -> i32
  %x = util.unfoldable_constant 1 : i32
  %0 = call_indirect %f(%x) : (i32) -> i32
  check.expect_true(%0) : i32
  return
}
