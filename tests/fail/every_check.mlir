// args: test --format gtest --expect-failure
// Every check fails once, in IREE's words.

// CHECK-LABEL: scalar_true
// CHECK: Value of: operand
// CHECK-NEXT:   Actual: false
// CHECK-NEXT: Expected: true
// CHECK-NEXT: Expected 0 to be nonzero.
func.func @scalar_true() {
  %a = util.unfoldable_constant 0 : i32
  check.expect_true(%a) : i32
  return
}

// CHECK-LABEL: scalar_false
// CHECK: Value of: operand
// CHECK-NEXT:   Actual: true
// CHECK-NEXT: Expected: false
// CHECK-NEXT: Expected 42 to be zero.
func.func @scalar_false() {
  %a = util.unfoldable_constant 42 : i32
  check.expect_false(%a) : i32
  return
}

// CHECK-LABEL: all_true
// CHECK: Value of: ToSpan<T>(bytes)
// CHECK-NEXT: Expected: only contains elements that isn't equal to 0
// CHECK-NEXT:   Actual: { 1, 0, 3, 4 }, whose element #1 doesn't match
func.func @all_true() {
  %a = util.unfoldable_constant dense<[1, 0, 3, 4]> : tensor<4xi32>
  check.expect_all_true(%a) : tensor<4xi32>
  return
}

// CHECK-LABEL: eq
// CHECK: Expected equality of these values. Contents does not match.
// CHECK-NEXT:   lhs:
// CHECK-NEXT:     2x2xi32=[1 2][3 4]
// CHECK-NEXT:   rhs:
// CHECK-NEXT:     2x2xi32=[1 2][4 3]
func.func @eq() {
  %a = util.unfoldable_constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  check.expect_eq_const(%a, dense<[[1, 2], [4, 3]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  return
}

// CHECK-LABEL: eq_of_signed_zeros
// CHECK: Expected equality of these values. Contents does not match.
// CHECK-NEXT:   lhs:
// CHECK-NEXT:     1xf32=0
// CHECK-NEXT:   rhs:
// CHECK-NEXT:     1xf32=-0
func.func @eq_of_signed_zeros() {
  %a = util.unfoldable_constant dense<[0.0]> : tensor<1xf32>
  check.expect_eq_const(%a, dense<[-0.0]> : tensor<1xf32>) : tensor<1xf32>
  return
}

// CHECK-LABEL: eq_of_packed_elements
// CHECK: Expected equality of these values. Contents does not match.
func.func @eq_of_packed_elements() {
  %a = util.unfoldable_constant dense<[1, 2, 3, 4]> : tensor<4xi4>
  check.expect_eq_const(%a, dense<[1, 2, 3, 5]> : tensor<4xi4>) : tensor<4xi4>
  return
}

// CHECK-LABEL: almost_eq
// CHECK: Expected near equality of these values. Contents does not match to tolerance parameters atol=0.0001, rtol=0. The first failure occurs at index 0 as the lhs value 1 differs from the rhs value 0.999 by -1.000e-03.
// CHECK-NEXT:   lhs:
// CHECK-NEXT:     5xf32=1 2 3 4 5
// CHECK-NEXT:   rhs:
// CHECK-NEXT:     5xf32=0.999 2 3 4 5
func.func @almost_eq() {
  %a = util.unfoldable_constant dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf32>
  %b = util.unfoldable_constant dense<[0.999, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf32>
  check.expect_almost_eq(%a, %b) : tensor<5xf32>
  return
}

// CHECK-LABEL: almost_eq_scales_with_the_right_side
// CHECK: tolerance parameters atol=0, rtol=0.1. The first failure occurs at index 0 as the lhs value 112 differs from the rhs value 100 by -1.200e+01.
func.func @almost_eq_scales_with_the_right_side() {
  %a = util.unfoldable_constant dense<[112.0]> : tensor<1xf32>
  check.expect_almost_eq_const(%a, dense<[100.0]> : tensor<1xf32>, atol 0.0, rtol 0.1) : tensor<1xf32>
  return
}

// CHECK-LABEL: almost_eq_of_infinity
// CHECK: Expected near equality of these values. Contents does not match
// CHECK: 2xf32=1 INF
// CHECK: 2xf32=1 NAN
func.func @almost_eq_of_infinity() {
  %a = util.unfoldable_constant dense<[1.0, 0x7F800000]> : tensor<2xf32>
  check.expect_almost_eq_const(%a, dense<[1.0, 0x7FC00000]> : tensor<2xf32>, rtol 1.0) : tensor<2xf32>
  return
}

// Failures are not fatal: the second check is made, and fails too.
// CHECK-LABEL: goes_on
// CHECK: Expected 0 to be nonzero.
// CHECK: Expected 7 to be zero.
func.func @goes_on() {
  %a = util.unfoldable_constant 0 : i32
  check.expect_true(%a) : i32
  %b = util.unfoldable_constant 7 : i32
  check.expect_false(%b) : i32
  return
}

// CHECK: Test failed as expected
