// args: test
// exit: 3
// What math cannot compute is said with its place, and the other tests of the file run.

// CHECK: error: there is no 'math.exp' with the precision of f128: f64 is the widest
// CHECK: math.mlir:9:8
func.func @no_exp_of_f128() {
  %x = util.unfoldable_constant 1.0 : f128
  %0 = math.exp %x : f128
  %1 = math.isnan %0 : f128
  check.expect_false(%1) : i1
  return
}

// CHECK: error: there is no 'math.powf' with the precision of f80: f64 is the widest
func.func @no_power_of_f80() {
  %x = util.unfoldable_constant 1.0 : f80
  %0 = math.powf %x, %x : f80
  %1 = math.isnan %0 : f80
  check.expect_false(%1) : i1
  return
}

// CHECK: error: INVALID_ARGUMENT: division by zero
// CHECK: math.mlir:29:8
func.func @zero_to_a_negative_power() {
  %zero = util.unfoldable_constant 0 : i32
  %n = util.unfoldable_constant -1 : i32
  %0 = math.ipowi %zero, %n : i32
  check.expect_true(%0) : i32
  return
}
