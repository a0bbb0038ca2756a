// Powers, and the angle of a point, on tensors. Special cases as in C: IREE gives NaN for powf(-2, 3) and powf(0, 0).
// f32 and narrower: the exact result, rounded once, so the bits are compared. f64: within an ulp or two.
// Expected values: mpmath's, with 220 bits, rounded to the type.

func.func @powf() {
  %f64_x = util.unfoldable_constant dense<[2.0, -2.0, 0.5, 10.0, 1.5, -3.0, 3.0]> : tensor<7xf64>
  %f64_y = util.unfoldable_constant dense<[0.5, 3.0, -2.0, 2.5, -1.25, 2.0, -0.5]> : tensor<7xf64>
  %f64 = math.powf %f64_x, %f64_y : tensor<7xf64>
  check.expect_almost_eq_const(%f64, dense<[1.4142135623730951, -8.0, 4.0, 316.22776601683796, 0.6024013357398965, 9.0, 0.5773502691896257]> : tensor<7xf64>, atol 0.0, rtol 5.0e-16) : tensor<7xf64>
  %f32_x = util.unfoldable_constant dense<[2.0, -2.0, 0.5, 10.0, 1.5, -3.0, 3.0]> : tensor<7xf32>
  %f32_y = util.unfoldable_constant dense<[0.5, 3.0, -2.0, 2.5, -1.25, 2.0, -0.5]> : tensor<7xf32>
  %f32 = math.powf %f32_x, %f32_y : tensor<7xf32>
  check.expect_eq_const(%f32, dense<[1.4142135, -8.0, 4.0, 316.22775, 0.6024013, 9.0, 0.57735026]> : tensor<7xf32>) : tensor<7xf32>
  %f16_x = util.unfoldable_constant dense<[2.0, -2.0, 0.5, 1.0e1, 1.5, -3.0, 3.0]> : tensor<7xf16>
  %f16_y = util.unfoldable_constant dense<[0.5, 3.0, -2.0, 2.5, -1.25, 2.0, -0.5]> : tensor<7xf16>
  %f16 = math.powf %f16_x, %f16_y : tensor<7xf16>
  check.expect_eq_const(%f16, dense<[1.414, -8.0, 4.0, 316.2, 0.6025, 9.0, 0.577]> : tensor<7xf16>) : tensor<7xf16>
  %bf16_x = util.unfoldable_constant dense<[2.0, -2.0, 0.5, 1.0e1, 1.5, -3.0, 3.0]> : tensor<7xbf16>
  %bf16_y = util.unfoldable_constant dense<[0.5, 3.0, -2.0, 2.5, -1.25, 2.0, -0.5]> : tensor<7xbf16>
  %bf16 = math.powf %bf16_x, %bf16_y : tensor<7xbf16>
  check.expect_eq_const(%bf16, dense<[1.414, -8.0, 4.0, 316.0, 0.6, 9.0, 0.58]> : tensor<7xbf16>) : tensor<7xbf16>
  %f8E5M2_x = util.unfoldable_constant dense<[2.0, -2.0, 0.5, 1.0e1, 1.5, -3.0, 3.0]> : tensor<7xf8E5M2>
  %f8E5M2_y = util.unfoldable_constant dense<[0.5, 3.0, -2.0, 2.5, -1.2, 2.0, -0.5]> : tensor<7xf8E5M2>
  %f8E5M2 = math.powf %f8E5M2_x, %f8E5M2_y : tensor<7xf8E5M2>
  check.expect_eq_const(%f8E5M2, dense<[1.5, -8.0, 4.0, 3.0e2, 0.6, 8.0, 0.6]> : tensor<7xf8E5M2>) : tensor<7xf8E5M2>
  return
}

func.func @powf_of_specials() {
  %f32_sx = util.unfoldable_constant dense<[0.0, 0.0, 0.0, -0.0, -0.0, -0.0, 0x7FC00000, 1.0, 0x7F800000, 0xFF800000, 0xFF800000, 0.5, 2.0, -1.0, 0x7F800000]> : tensor<15xf32>
  %f32_sy = util.unfoldable_constant dense<[0.0, 2.0, -1.0, -1.0, 3.0, -2.0, 0.0, 0x7FC00000, -1.0, 3.0, -3.0, 0x7F800000, 0xFF800000, 0xFF800000, 0.0]> : tensor<15xf32>
  %f32_s = math.powf %f32_sx, %f32_sy : tensor<15xf32>
  check.expect_eq_const(%f32_s, dense<[1.0, 0.0, 0x7F800000, 0xFF800000, -0.0, 0x7F800000, 1.0, 1.0, 0.0, 0xFF800000, -0.0, 0.0, 0.0, 1.0, 1.0]> : tensor<15xf32>) : tensor<15xf32>
  %f32_nx = util.unfoldable_constant dense<[-2.0, -8.0, 0x7FC00000, 2.0]> : tensor<4xf32>
  %f32_ny = util.unfoldable_constant dense<[0.5, 0.25, 1.0, 0x7FC00000]> : tensor<4xf32>
  %f32_n = math.powf %f32_nx, %f32_ny : tensor<4xf32>
  %f32_n_isnan = math.isnan %f32_n : tensor<4xf32>
  check.expect_all_true(%f32_n_isnan) : tensor<4xi1>
  %f16_sx = util.unfoldable_constant dense<[0.0, 0.0, 0.0, -0.0, -0.0, -0.0, 0x7E00, 1.0, 0x7C00, 0xFC00, 0xFC00, 0.5, 2.0, -1.0, 0x7C00]> : tensor<15xf16>
  %f16_sy = util.unfoldable_constant dense<[0.0, 2.0, -1.0, -1.0, 3.0, -2.0, 0.0, 0x7E00, -1.0, 3.0, -3.0, 0x7C00, 0xFC00, 0xFC00, 0.0]> : tensor<15xf16>
  %f16_s = math.powf %f16_sx, %f16_sy : tensor<15xf16>
  check.expect_eq_const(%f16_s, dense<[1.0, 0.0, 0x7C00, 0xFC00, -0.0, 0x7C00, 1.0, 1.0, 0.0, 0xFC00, -0.0, 0.0, 0.0, 1.0, 1.0]> : tensor<15xf16>) : tensor<15xf16>
  %f16_nx = util.unfoldable_constant dense<[-2.0, -8.0, 0x7E00, 2.0]> : tensor<4xf16>
  %f16_ny = util.unfoldable_constant dense<[0.5, 0.25, 1.0, 0x7E00]> : tensor<4xf16>
  %f16_n = math.powf %f16_nx, %f16_ny : tensor<4xf16>
  %f16_n_isnan = math.isnan %f16_n : tensor<4xf16>
  check.expect_all_true(%f16_n_isnan) : tensor<4xi1>
  return
}

func.func @fpowi() {
  %f64_x = util.unfoldable_constant dense<[0.0, 2.5, -2.0, -2.0, 1.5, -1.25, -3.0]> : tensor<7xf64>
  %f64_n = util.unfoldable_constant dense<[0, 1, -1, 3, -2, 5, 2]> : tensor<7xi32>
  %f64 = math.fpowi %f64_x, %f64_n : tensor<7xf64>, tensor<7xi32>
  check.expect_almost_eq_const(%f64, dense<[1.0, 2.5, -0.5, -8.0, 0.4444444444444444, -3.0517578125, 9.0]> : tensor<7xf64>, atol 0.0, rtol 5.0e-16) : tensor<7xf64>
  %f32_x = util.unfoldable_constant dense<[0.0, 2.5, -2.0, -2.0, 1.5, -1.25, -3.0]> : tensor<7xf32>
  %f32_n = util.unfoldable_constant dense<[0, 1, -1, 3, -2, 5, 2]> : tensor<7xi32>
  %f32 = math.fpowi %f32_x, %f32_n : tensor<7xf32>, tensor<7xi32>
  check.expect_eq_const(%f32, dense<[1.0, 2.5, -0.5, -8.0, 0.44444445, -3.0517578, 9.0]> : tensor<7xf32>) : tensor<7xf32>
  %f16_x = util.unfoldable_constant dense<[0.0, 2.5, -2.0, -2.0, 1.5, -1.25, -3.0]> : tensor<7xf16>
  %f16_n = util.unfoldable_constant dense<[0, 1, -1, 3, -2, 5, 2]> : tensor<7xi32>
  %f16 = math.fpowi %f16_x, %f16_n : tensor<7xf16>, tensor<7xi32>
  check.expect_eq_const(%f16, dense<[1.0, 2.5, -0.5, -8.0, 0.4443, -3.05, 9.0]> : tensor<7xf16>) : tensor<7xf16>
  %bf16_x = util.unfoldable_constant dense<[0.0, 2.5, -2.0, -2.0, 1.5, -1.25, -3.0]> : tensor<7xbf16>
  %bf16_n = util.unfoldable_constant dense<[0, 1, -1, 3, -2, 5, 2]> : tensor<7xi32>
  %bf16 = math.fpowi %bf16_x, %bf16_n : tensor<7xbf16>, tensor<7xi32>
  check.expect_eq_const(%bf16, dense<[1.0, 2.5, -0.5, -8.0, 0.445, -3.05, 9.0]> : tensor<7xbf16>) : tensor<7xbf16>
  %f8E5M2_x = util.unfoldable_constant dense<[0.0, 2.5, -2.0, -2.0, 1.5, -1.2, -3.0]> : tensor<7xf8E5M2>
  %f8E5M2_n = util.unfoldable_constant dense<[0, 1, -1, 3, -2, 5, 2]> : tensor<7xi32>
  %f8E5M2 = math.fpowi %f8E5M2_x, %f8E5M2_n : tensor<7xf8E5M2>, tensor<7xi32>
  check.expect_eq_const(%f8E5M2, dense<[1.0, 2.5, -0.5, -8.0, 0.44, -3.0, 8.0]> : tensor<7xf8E5M2>) : tensor<7xf8E5M2>
  return
}

// Exponents of every kind of integer; what f64 cannot hold still has its parity.
func.func @fpowi_exponents() {
  %i4_x = util.unfoldable_constant dense<[2.0, -1.5, -1.5, 1.25, -1.0, 0.0]> : tensor<6xf32>
  %i4_n = util.unfoldable_constant dense<[-3, 2, 3, -8, 7, 0]> : tensor<6xi4>
  %i4 = math.fpowi %i4_x, %i4_n : tensor<6xf32>, tensor<6xi4>
  check.expect_eq_const(%i4, dense<[0.125, 2.25, -3.375, 0.16777216, -1.0, 1.0]> : tensor<6xf32>) : tensor<6xf32>
  %i8_x = util.unfoldable_constant dense<[2.0, -1.5, -1.5, 1.25, -1.0, 0.0]> : tensor<6xf32>
  %i8_n = util.unfoldable_constant dense<[-3, 2, 3, -8, 7, 0]> : tensor<6xi8>
  %i8 = math.fpowi %i8_x, %i8_n : tensor<6xf32>, tensor<6xi8>
  check.expect_eq_const(%i8, dense<[0.125, 2.25, -3.375, 0.16777216, -1.0, 1.0]> : tensor<6xf32>) : tensor<6xf32>
  %i33_x = util.unfoldable_constant dense<[2.0, -1.5, -1.5, 1.25, -1.0, 0.0]> : tensor<6xf32>
  %i33_n = util.unfoldable_constant dense<[-3, 2, 3, -8, 7, 0]> : tensor<6xi33>
  %i33 = math.fpowi %i33_x, %i33_n : tensor<6xf32>, tensor<6xi33>
  check.expect_eq_const(%i33, dense<[0.125, 2.25, -3.375, 0.16777216, -1.0, 1.0]> : tensor<6xf32>) : tensor<6xf32>
  %i64_x = util.unfoldable_constant dense<[2.0, -1.5, -1.5, 1.25, -1.0, 0.0]> : tensor<6xf32>
  %i64_n = util.unfoldable_constant dense<[-3, 2, 3, -8, 7, 0]> : tensor<6xi64>
  %i64 = math.fpowi %i64_x, %i64_n : tensor<6xf32>, tensor<6xi64>
  check.expect_eq_const(%i64, dense<[0.125, 2.25, -3.375, 0.16777216, -1.0, 1.0]> : tensor<6xf32>) : tensor<6xf32>
  %i128_x = util.unfoldable_constant dense<[2.0, -1.5, -1.5, 1.25, -1.0, 0.0]> : tensor<6xf32>
  %i128_n = util.unfoldable_constant dense<[-3, 2, 3, -8, 7, 0]> : tensor<6xi128>
  %i128 = math.fpowi %i128_x, %i128_n : tensor<6xf32>, tensor<6xi128>
  check.expect_eq_const(%i128, dense<[0.125, 2.25, -3.375, 0.16777216, -1.0, 1.0]> : tensor<6xf32>) : tensor<6xf32>
  %far_x = util.unfoldable_constant dense<[-1.0, -1.0, -1.0, 2.0, -2.0]> : tensor<5xf32>
  %far_n = util.unfoldable_constant dense<[4611686018427387905, 4611686018427387904, -4611686018427387905, -9223372036854775808, 9223372036854775807]> : tensor<5xi64>
  %far = math.fpowi %far_x, %far_n : tensor<5xf32>, tensor<5xi64>
  check.expect_eq_const(%far, dense<[-1.0, 1.0, -1.0, 0.0, 0xFF800000]> : tensor<5xf32>) : tensor<5xf32>
  %wide_x = util.unfoldable_constant dense<[-1.0, -1.0, -2.0, 1.0000000000000002]> : tensor<4xf64>
  %wide_n = util.unfoldable_constant dense<[1267650600228229401496703205377, 1267650600228229401496703205376, -1267650600228229401496703205377, 4611686018427387904]> : tensor<4xi128>
  %wide = math.fpowi %wide_x, %wide_n : tensor<4xf64>, tensor<4xi128>
  check.expect_almost_eq_const(%wide, dense<[-1.0, 1.0, -0.0, 0x7FF0000000000000]> : tensor<4xf64>, atol 0.0, rtol 5.0e-16) : tensor<4xf64>
  return
}

func.func @atan2() {
  %f64_x = util.unfoldable_constant dense<[1.0, -1.0, 0.5, 3.0, -2.5, 0.001, 10.0]> : tensor<7xf64>
  %f64_y = util.unfoldable_constant dense<[2.0, -3.0, 0.5, -0.25, 1.5, -10.0, 0.1]> : tensor<7xf64>
  %f64 = math.atan2 %f64_x, %f64_y : tensor<7xf64>
  check.expect_almost_eq_const(%f64, dense<[0.4636476090008061, -2.819842099193151, 0.7853981633974483, 1.6539375586833378, -1.0303768265243125, 3.1414926535901264, 1.5607966601082315]> : tensor<7xf64>, atol 0.0, rtol 5.0e-16) : tensor<7xf64>
  %f32_x = util.unfoldable_constant dense<[1.0, -1.0, 0.5, 3.0, -2.5, 0.001, 10.0]> : tensor<7xf32>
  %f32_y = util.unfoldable_constant dense<[2.0, -3.0, 0.5, -0.25, 1.5, -10.0, 0.1]> : tensor<7xf32>
  %f32 = math.atan2 %f32_x, %f32_y : tensor<7xf32>
  check.expect_eq_const(%f32, dense<[0.4636476, -2.819842, 0.7853982, 1.6539376, -1.0303768, 3.1414926, 1.5607966]> : tensor<7xf32>) : tensor<7xf32>
  %f16_x = util.unfoldable_constant dense<[1.0, -1.0, 0.5, 3.0, -2.5, 0.001, 1.0e1]> : tensor<7xf16>
  %f16_y = util.unfoldable_constant dense<[2.0, -3.0, 0.5, -0.25, 1.5, -1.0e1, 0.1]> : tensor<7xf16>
  %f16 = math.atan2 %f16_x, %f16_y : tensor<7xf16>
  check.expect_eq_const(%f16, dense<[0.4636, -2.82, 0.785, 1.654, -1.03, 3.14, 1.561]> : tensor<7xf16>) : tensor<7xf16>
  %bf16_x = util.unfoldable_constant dense<[1.0, -1.0, 0.5, 3.0, -2.5, 0.001, 1.0e1]> : tensor<7xbf16>
  %bf16_y = util.unfoldable_constant dense<[2.0, -3.0, 0.5, -0.25, 1.5, -1.0e1, 0.1]> : tensor<7xbf16>
  %bf16 = math.atan2 %bf16_x, %bf16_y : tensor<7xbf16>
  check.expect_eq_const(%bf16, dense<[0.463, -2.81, 0.785, 1.66, -1.03, 3.14, 1.56]> : tensor<7xbf16>) : tensor<7xbf16>
  %f8E5M2_x = util.unfoldable_constant dense<[1.0, -1.0, 0.5, 3.0, -2.5, 0.001, 1.0e1]> : tensor<7xf8E5M2>
  %f8E5M2_y = util.unfoldable_constant dense<[2.0, -3.0, 0.5, -0.25, 1.5, -1.0e1, 0.09]> : tensor<7xf8E5M2>
  %f8E5M2 = math.atan2 %f8E5M2_x, %f8E5M2_y : tensor<7xf8E5M2>
  check.expect_eq_const(%f8E5M2, dense<[0.44, -3.0, 0.8, 1.8, -1.0, 3.0, 1.5]> : tensor<7xf8E5M2>) : tensor<7xf8E5M2>
  return
}

func.func @atan2_of_specials() {
  %f32_sx = util.unfoldable_constant dense<[0.0, -0.0, 0.0, -0.0, 1.0, 0x7F800000, 0x7F800000, 0xFF800000, 1.0, -1.0, -1.0]> : tensor<11xf32>
  %f32_sy = util.unfoldable_constant dense<[1.0, 1.0, -1.0, -0.0, 0.0, 0x7F800000, 0xFF800000, -1.0, 0x7F800000, 0x7F800000, 0xFF800000]> : tensor<11xf32>
  %f32_s = math.atan2 %f32_sx, %f32_sy : tensor<11xf32>
  check.expect_eq_const(%f32_s, dense<[0.0, -0.0, 3.1415927, -3.1415927, 1.5707964, 0.7853982, 2.3561945, -1.5707964, 0.0, -0.0, -3.1415927]> : tensor<11xf32>) : tensor<11xf32>
  %f32_nx = util.unfoldable_constant dense<[0x7FC00000, 1.0]> : tensor<2xf32>
  %f32_ny = util.unfoldable_constant dense<[1.0, 0x7FC00000]> : tensor<2xf32>
  %f32_n = math.atan2 %f32_nx, %f32_ny : tensor<2xf32>
  %f32_n_isnan = math.isnan %f32_n : tensor<2xf32>
  check.expect_all_true(%f32_n_isnan) : tensor<2xi1>
  %f16_sx = util.unfoldable_constant dense<[0.0, -0.0, 0.0, -0.0, 1.0, 0x7C00, 0x7C00, 0xFC00, 1.0, -1.0, -1.0]> : tensor<11xf16>
  %f16_sy = util.unfoldable_constant dense<[1.0, 1.0, -1.0, -0.0, 0.0, 0x7C00, 0xFC00, -1.0, 0x7C00, 0x7C00, 0xFC00]> : tensor<11xf16>
  %f16_s = math.atan2 %f16_sx, %f16_sy : tensor<11xf16>
  check.expect_eq_const(%f16_s, dense<[0.0, -0.0, 3.14, -3.14, 1.57, 0.785, 2.355, -1.57, 0.0, -0.0, -3.14]> : tensor<11xf16>) : tensor<11xf16>
  %f16_nx = util.unfoldable_constant dense<[0x7E00, 1.0]> : tensor<2xf16>
  %f16_ny = util.unfoldable_constant dense<[1.0, 0x7E00]> : tensor<2xf16>
  %f16_n = math.atan2 %f16_nx, %f16_ny : tensor<2xf16>
  %f16_n_isnan = math.isnan %f16_n : tensor<2xf16>
  check.expect_all_true(%f16_n_isnan) : tensor<2xi1>
  return
}
