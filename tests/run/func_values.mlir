// func.constant and func.call_indirect: functions as values of branches, loops, arguments and results.

func.func private @double(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}

func.func private @square(%x: i32) -> i32 {
  %0 = arith.muli %x, %x : i32
  return %0 : i32
}

func.func private @twice(%f: (i32) -> i32, %x: i32) -> i32 {
  %0 = call_indirect %f(%x) : (i32) -> i32
  %1 = call_indirect %f(%0) : (i32) -> i32
  return %1 : i32
}

func.func private @pick(%first: i1) -> ((i32) -> i32) {
  %f = constant @double : (i32) -> i32
  %g = constant @square : (i32) -> i32
  %0 = scf.if %first -> ((i32) -> i32) {
    scf.yield %f : (i32) -> i32
  } else {
    scf.yield %g : (i32) -> i32
  }
  return %0 : (i32) -> i32
}

func.func @chosen_at_run_time() {
  %yes = util.unfoldable_constant true
  %no = util.unfoldable_constant false
  %x = util.unfoldable_constant 3 : i32
  %f = call @pick(%yes) : (i1) -> ((i32) -> i32)
  %g = call @pick(%no) : (i1) -> ((i32) -> i32)
  %0 = call @twice(%f, %x) : ((i32) -> i32, i32) -> i32
  %12 = arith.constant 12 : i32
  %is_12 = arith.cmpi eq, %0, %12 : i32
  check.expect_true(%is_12) : i1
  %1 = call @twice(%g, %x) : ((i32) -> i32, i32) -> i32
  %81 = arith.constant 81 : i32
  %is_81 = arith.cmpi eq, %1, %81 : i32
  check.expect_true(%is_81) : i1
  return
}

func.func private @both(%x: tensor<2xi32>, %y: i64) -> (tensor<2xi32>, i64) {
  %0 = arith.addi %x, %x : tensor<2xi32>
  return %0, %y : tensor<2xi32>, i64
}

// Tensors in the types of functions become buffer views too.
func.func @tensors() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = util.unfoldable_constant 3 : index
  %a = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %b = util.unfoldable_constant 5 : i64
  %f = constant @both : (tensor<2xi32>, i64) -> (tensor<2xi32>, i64)
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %g = %f)
      -> (tensor<2xi32>, (tensor<2xi32>, i64) -> (tensor<2xi32>, i64)) {
    %1:2 = func.call_indirect %g(%x, %b) : (tensor<2xi32>, i64) -> (tensor<2xi32>, i64)
    check.expect_true(%1#1) : i64
    scf.yield %1#0, %g : tensor<2xi32>, (tensor<2xi32>, i64) -> (tensor<2xi32>, i64)
  }
  check.expect_eq_const(%0#0, dense<[8, 16]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%a, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  return
}

// A function that is only a value is compiled all the same, and may call itself through one.
func.func private @countdown(%self: (i32) -> i32, %n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %done = arith.cmpi eq, %n, %zero : i32
  %0 = scf.if %done -> (i32) {
    scf.yield %zero : i32
  } else {
    %1 = func.call_indirect %self(%n) : (i32) -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

func.func private @step(%n: i32) -> i32 {
  %minus_one = arith.constant -1 : i32
  %f = constant @step : (i32) -> i32
  %less = arith.addi %n, %minus_one : i32
  %0 = call @countdown(%f, %less) : ((i32) -> i32, i32) -> i32
  %one = arith.constant 1 : i32
  %1 = arith.addi %0, %one : i32
  return %1 : i32
}

func.func @recursion_through_a_value() {
  %n = util.unfoldable_constant 100 : i32
  %f = constant @step : (i32) -> i32
  %0 = call_indirect %f(%n) : (i32) -> i32
  %same = arith.cmpi eq, %0, %n : i32
  check.expect_true(%same) : i1
  return
}
