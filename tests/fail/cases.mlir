// args: test
// exit: 3
// What cannot be computed is an error of the test, with its place; the other tests of the file run.

// CHECK: error: INVALID_ARGUMENT: division by zero
// CHECK: cases.mlir:10:8
func.func @divided_by_constant_zero() {
  %a = util.unfoldable_constant 7 : i32
  %zero = arith.constant 0 : i32
  %q = arith.divsi %a, %zero : i32
  check.expect_true(%q) : i32
  return
}

// CHECK: error: INVALID_ARGUMENT: division by zero
// CHECK: cases.mlir:20:8
func.func @constants_divided() {
  %a = arith.constant 7 : i8
  %zero = arith.constant 0 : i8
  %q = arith.divui %a, %zero : i8
  check.expect_true(%q) : i8
  return
}

// CHECK: error: INVALID_ARGUMENT: division by zero
// CHECK: cases.mlir:30:8
func.func @divided_by_zero() {
  %a = util.unfoldable_constant 7 : i64
  %zero = util.unfoldable_constant 0 : i64
  %r = arith.remsi %a, %zero : i64
  check.expect_true(%r) : i64
  return
}

// CHECK: error: INVALID_ARGUMENT: the smallest signed integer divided by -1
// CHECK: cases.mlir:40:8
func.func @smallest_by_minus_one() {
  %a = util.unfoldable_constant -128 : i8
  %b = util.unfoldable_constant -1 : i8
  %q = arith.divsi %a, %b : i8
  check.expect_true(%q) : i8
  return
}

// CHECK: error: INVALID_ARGUMENT: division by zero
// CHECK: cases.mlir:50:8
func.func @one_element_divided_by_zero() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %b = util.unfoldable_constant dense<[1, 0, 3]> : tensor<3xi32>
  %q = arith.floordivsi %a, %b : tensor<3xi32>
  check.expect_all_true(%q) : tensor<3xi32>
  return
}

// CHECK: error: OUT_OF_RANGE: dimension 28 of a tensor of rank 1
// CHECK: cases.mlir:60:8
func.func @a_dimension_that_is_missing() {
  %t = util.unfoldable_constant dense<1> : tensor<4xi32>
  %i = util.unfoldable_constant 28 : index
  %d = tensor.dim %t, %i : tensor<4xi32>
  %z = arith.index_cast %d : index to i32
  check.expect_true(%z) : i32
  return
}

// CHECK: error: OUT_OF_RANGE: index 4 is out of bounds for dimension 0 of size 4
// CHECK: cases.mlir:71:8
func.func @an_element_that_is_missing() {
  %t = util.unfoldable_constant dense<1> : tensor<4xi32>
  %i = util.unfoldable_constant 4 : index
  %e = tensor.extract %t[%i] : tensor<4xi32>
  check.expect_true(%e) : i32
  return
}

// CHECK: error: FAILED_PRECONDITION: the step of a loop is not positive
// CHECK: cases.mlir:82:8
func.func @a_step_of_zero() {
  %zero = util.unfoldable_constant 0 : index
  %n = util.unfoldable_constant 3 : index
  %a = util.unfoldable_constant 1 : i32
  %r = scf.for %i = %zero to %n step %zero iter_args(%x = %a) -> (i32) {
    scf.yield %x : i32
  }
  check.expect_true(%r) : i32
  return
}

// CHECK: 1 test passed, 8 errors
func.func @what_can_be_computed() {
  %a = util.unfoldable_constant 7 : i32
  check.expect_true(%a) : i32
  return
}
