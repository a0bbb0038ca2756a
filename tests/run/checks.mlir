// The seven checks, passing, in every form.

func.func @expect_true_of_every_width() {
  %a = util.unfoldable_constant true
  check.expect_true(%a) : i1
  %b = util.unfoldable_constant -1 : i8
  check.expect_true(%b) : i8
  %c = util.unfoldable_constant 2 : i17
  check.expect_true(%c) : i17
  // Bits past the 32nd count: nothing is truncated.
  %d = util.unfoldable_constant 4294967296 : i64
  check.expect_true(%d) : i64
  %e = util.unfoldable_constant 18446744073709551616 : i128
  check.expect_true(%e) : i128
  return
}

func.func @expect_false_of_every_width() {
  %a = util.unfoldable_constant false
  check.expect_false(%a) : i1
  %b = util.unfoldable_constant 0 : i3
  check.expect_false(%b) : i3
  %c = util.unfoldable_constant 0 : i64
  check.expect_false(%c) : i64
  %d = util.unfoldable_constant 0 : i128
  check.expect_false(%d) : i128
  return
}

func.func @expect_all_true_of_every_width() {
  %a = util.unfoldable_constant dense<true> : tensor<2xi1>
  check.expect_all_true(%a) : tensor<2xi1>
  %b = util.unfoldable_constant dense<[1, -1, 1]> : tensor<3xi2>
  check.expect_all_true(%b) : tensor<3xi2>
  %c = util.unfoldable_constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
  check.expect_all_true(%c) : tensor<2x2xi64>
  %d = util.unfoldable_constant dense<> : tensor<0x3xi32>
  check.expect_all_true(%d) : tensor<0x3xi32>
  return
}

// A view may hold any element type; a NaN is not zero.
func.func @expect_all_true_of_a_float_view() {
  %c0 = arith.constant 0 : index
  %device = hal.devices.get %c0 : !hal.device
  %a = util.unfoldable_constant dense<[1.5, 0x7FC00000, -1.0]> : tensor<3xf32>
  %view = hal.tensor.export %a : tensor<3xf32> -> !hal.buffer_view
  check.expect_all_true<%device>(%view) : !hal.buffer_view
  check.expect_all_true(%view) : !hal.buffer_view
  return
}

func.func @expect_eq_compares_bytes() {
  // A NaN equals a NaN of the same bits.
  %a = util.unfoldable_constant dense<[0x7FC00001, 1.0]> : tensor<2xf32>
  %b = util.unfoldable_constant dense<[0x7FC00001, 1.0]> : tensor<2xf32>
  check.expect_eq(%a, %b) : tensor<2xf32>
  %c = util.unfoldable_constant dense<[(1.0, 2.0), (-0.0, 3.0)]> : tensor<2xcomplex<f32>>
  check.expect_eq_const(%c, dense<[(1.0, 2.0), (-0.0, 3.0)]> : tensor<2xcomplex<f32>>) : tensor<2xcomplex<f32>>
  %d = util.unfoldable_constant dense<[1, 2, 3, 4]> : tensor<4xi4>
  check.expect_eq_const(%d, dense<[1, 2, 3, 4]> : tensor<4xi4>) : tensor<4xi4>
  return
}

func.func @expect_almost_eq_scales_with_the_expected_side() {
  %a = util.unfoldable_constant dense<[110.0]> : tensor<1xf32>
  check.expect_almost_eq_const(%a, dense<[100.0]> : tensor<1xf32>, atol 0.0, rtol 0.1) : tensor<1xf32>
  // Each tolerance may stand alone.
  check.expect_almost_eq_const(%a, dense<[100.0]> : tensor<1xf32>, rtol 0.1) : tensor<1xf32>
  check.expect_almost_eq_const(%a, dense<[100.0]> : tensor<1xf32>, atol 10.0) : tensor<1xf32>
  return
}

func.func @expect_almost_eq_of_what_is_not_finite() {
  %a = util.unfoldable_constant dense<[0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<3xf32>
  check.expect_almost_eq_const(%a, dense<[0x7F800000, 0xFF800000, 0xFFC00000]> : tensor<3xf32>) : tensor<3xf32>
  return
}

util.func public @util_functions_are_tests_too() {
  %a = util.unfoldable_constant 1 : i32
  check.expect_true(%a) : i32
  util.return
}

// A function with arguments is no test, and no hindrance.
func.func @takes_an_argument(%a: i32) {
  check.expect_true(%a) : i32
  return
}
