// args: test
// exit: 3
// Assertions that fail and loops that would not end: errors of the test, with a place and what the program says.

// CHECK: FAILED_PRECONDITION: the answer is not "42" (is it é?)
// CHECK: cf_assert.mlir:11:3
func.func private @inner() {
  %no = util.unfoldable_constant false
  %yes = util.unfoldable_constant true
  cf.assert %yes, "not this one"
  cf.assert %no, "the answer is not \2242\22 (is it \C3\A9?)"
  cf.assert %no, "nor this one"
  return
}
func.func @message() {
  call @inner() : () -> ()
  return
}

// CHECK: FAILED_PRECONDITION: assertion failed
// CHECK: cf_assert.mlir:24:3
func.func @no_message() {
  %no = util.unfoldable_constant false
  cf.assert %no, ""
  return
}

// CHECK: FAILED_PRECONDITION: the step of a loop is not positive
// CHECK: cf_assert.mlir:33:3
func.func @step_zero() {
  %n = util.unfoldable_constant 10 : index
  %zero = util.unfoldable_constant 0 : index
  scf.for %i = %zero to %n step %zero {
  }
  return
}

// CHECK: FAILED_PRECONDITION: the step of a loop is not positive
// CHECK: cf_assert.mlir:43:3
func.func @step_negative() {
  %n = util.unfoldable_constant 10 : i32
  %m1 = arith.constant -1 : i32
  scf.for %i = %n to %n step %m1 : i32 {
  }
  return
}

// CHECK: FAILED_PRECONDITION: the step of a loop is not positive
// CHECK: cf_assert.mlir:53:3
func.func @unsigned_step_zero() {
  %n = util.unfoldable_constant 10 : i32
  %zero = arith.constant 0 : i32
  scf.for unsigned %i = %zero to %n step %zero : i32 {
  }
  return
}

// A step that is negative as a signed number is a large one here, so this test has no error.
// CHECK-NOT: unsigned_step
func.func @unsigned_step() {
  %n = util.unfoldable_constant 10 : i32
  %m1 = arith.constant -1 : i32
  scf.for unsigned %i = %n to %n step %m1 : i32 {
  }
  check.expect_true(%n) : i32
  return
}

// In a kernel, of whose many elements one is enough.
// CHECK: FAILED_PRECONDITION: the index is 3 or more
// CHECK: cf_assert.mlir:{{[0-9]+}}:5
func.func @in_a_kernel() {
  %g = tensor.generate {
  ^bb0(%i: index):
    %three = arith.constant 3 : index
    %is_less = arith.cmpi ult, %i, %three : index
    cf.assert %is_less, "the index is 3 or more"
    tensor.yield %i : index
  } : tensor<6xindex>
  check.expect_eq(%g, %g) : tensor<6xindex>
  return
}
