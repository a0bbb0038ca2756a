// Trigonometric functions and their inverses, on tensors.
// f32 and narrower: the exact result, rounded once, so the bits are compared. f64: within an ulp or two.
// Expected values: mpmath's, with 220 bits, rounded to the type.

func.func @sin() {
  %f64 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 10.0, 0.001, 300.0, 50000.0]> : tensor<9xf64>
  %f64_0 = math.sin %f64 : tensor<9xf64>
  check.expect_almost_eq_const(%f64_0, dense<[0.479425538604203, -0.479425538604203, 0.9974949866040544, -0.38166099205233167, -0.10819513453010837, -0.5440211108893698, 0.0009999998333333417, -0.9997558399011495, -0.9998401890897896]> : tensor<9xf64>, atol 0.0, rtol 5.0e-16) : tensor<9xf64>
  %f32 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 10.0, 0.001, 300.0, 50000.0]> : tensor<9xf32>
  %f32_0 = math.sin %f32 : tensor<9xf32>
  check.expect_eq_const(%f32_0, dense<[0.47942555, -0.47942555, 0.997495, -0.381661, -0.10819513, -0.5440211, 0.0009999999, -0.99975586, -0.9998402]> : tensor<9xf32>) : tensor<9xf32>
  %f16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 1.0e1, 0.001, 3.0e2, 5.0e4]> : tensor<9xf16>
  %f16_0 = math.sin %f16 : tensor<9xf16>
  check.expect_eq_const(%f16_0, dense<[0.4795, -0.4795, 0.9976, -0.3816, -0.1082, -0.544, 0.001, -0.9995, 0.952]> : tensor<9xf16>) : tensor<9xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 1.0e1, 0.001, 3.0e2, 5.0e4]> : tensor<9xbf16>
  %bf16_0 = math.sin %bf16 : tensor<9xbf16>
  check.expect_eq_const(%bf16_0, dense<[0.479, -0.479, 0.996, -0.38, -0.1084, -0.543, 0.001, -1.0, 0.093]> : tensor<9xbf16>) : tensor<9xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -3.0, 3.0, 1.0e1, 0.001, 3.0e2, 5.0e4]> : tensor<9xf8E5M2>
  %f8E5M2_0 = math.sin %f8E5M2 : tensor<9xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[0.5, -0.5, 1.0, -0.16, 0.16, -0.5, 0.001, -0.44, -1.0]> : tensor<9xf8E5M2>) : tensor<9xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0]> : tensor<2xf32>
  %f32_1 = math.sin %f32_s : tensor<2xf32>
  check.expect_eq_const(%f32_1, dense<[0.0, -0.0]> : tensor<2xf32>) : tensor<2xf32>
  %f32_n = util.unfoldable_constant dense<[0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<3xf32>
  %f32_2 = math.sin %f32_n : tensor<3xf32>
  %f32_3 = math.isnan %f32_2 : tensor<3xf32>
  check.expect_all_true(%f32_3) : tensor<3xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0]> : tensor<2xf16>
  %f16_1 = math.sin %f16_s : tensor<2xf16>
  check.expect_eq_const(%f16_1, dense<[0.0, -0.0]> : tensor<2xf16>) : tensor<2xf16>
  %f16_n = util.unfoldable_constant dense<[0x7C00, 0xFC00, 0x7E00]> : tensor<3xf16>
  %f16_2 = math.sin %f16_n : tensor<3xf16>
  %f16_3 = math.isnan %f16_2 : tensor<3xf16>
  check.expect_all_true(%f16_3) : tensor<3xi1>
  return
}

func.func @cos() {
  %f64 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 10.0, 0.001, 300.0, 50000.0]> : tensor<9xf64>
  %f64_0 = math.cos %f64 : tensor<9xf64>
  check.expect_almost_eq_const(%f64_0, dense<[0.8775825618903728, 0.8775825618903728, 0.0707372016677029, -0.9243023786324636, -0.9941296760805463, -0.8390715290764524, 0.9999995000000417, -0.022096619278683942, -0.017877255966556333]> : tensor<9xf64>, atol 0.0, rtol 5.0e-16) : tensor<9xf64>
  %f32 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 10.0, 0.001, 300.0, 50000.0]> : tensor<9xf32>
  %f32_0 = math.cos %f32 : tensor<9xf32>
  check.expect_eq_const(%f32_0, dense<[0.87758255, 0.87758255, 0.0707372, -0.9243024, -0.99412966, -0.8390715, 0.9999995, -0.022096619, -0.017877256]> : tensor<9xf32>) : tensor<9xf32>
  %f16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 1.0e1, 0.001, 3.0e2, 5.0e4]> : tensor<9xf16>
  %f16_0 = math.cos %f16 : tensor<9xf16>
  check.expect_eq_const(%f16_0, dense<[0.8774, 0.8774, 0.07074, -0.9243, -0.994, -0.839, 1.0, -0.0221, 0.305]> : tensor<9xf16>) : tensor<9xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 1.0e1, 0.001, 3.0e2, 5.0e4]> : tensor<9xbf16>
  %bf16_0 = math.cos %bf16 : tensor<9xbf16>
  check.expect_eq_const(%bf16_0, dense<[0.88, 0.88, 0.071, -0.926, -0.992, -0.84, 1.0, -0.0221, 0.996]> : tensor<9xbf16>) : tensor<9xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -3.0, 3.0, 1.0e1, 0.001, 3.0e2, 5.0e4]> : tensor<9xf8E5M2>
  %f8E5M2_0 = math.cos %f8E5M2 : tensor<9xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[0.9, 0.9, 0.08, -1.0, -1.0, -0.9, 1.0, 0.9, 0.22]> : tensor<9xf8E5M2>) : tensor<9xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0]> : tensor<2xf32>
  %f32_1 = math.cos %f32_s : tensor<2xf32>
  check.expect_eq_const(%f32_1, dense<1.0> : tensor<2xf32>) : tensor<2xf32>
  %f32_n = util.unfoldable_constant dense<[0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<3xf32>
  %f32_2 = math.cos %f32_n : tensor<3xf32>
  %f32_3 = math.isnan %f32_2 : tensor<3xf32>
  check.expect_all_true(%f32_3) : tensor<3xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0]> : tensor<2xf16>
  %f16_1 = math.cos %f16_s : tensor<2xf16>
  check.expect_eq_const(%f16_1, dense<1.0> : tensor<2xf16>) : tensor<2xf16>
  %f16_n = util.unfoldable_constant dense<[0x7C00, 0xFC00, 0x7E00]> : tensor<3xf16>
  %f16_2 = math.cos %f16_n : tensor<3xf16>
  %f16_3 = math.isnan %f16_2 : tensor<3xf16>
  check.expect_all_true(%f16_3) : tensor<3xi1>
  return
}

func.func @tan() {
  %f64 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 10.0, 0.001, 300.0, 50000.0]> : tensor<9xf64>
  %f64_0 = math.tan %f64 : tensor<9xf64>
  check.expect_almost_eq_const(%f64_0, dense<[0.5463024898437905, -0.5463024898437905, 14.101419947171719, 0.4129178944849325, 0.10883402551332971, 0.6483608274590866, 0.0010000003333334668, 45.244742070819356, 55.928056909865184]> : tensor<9xf64>, atol 0.0, rtol 5.0e-16) : tensor<9xf64>
  %f32 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 10.0, 0.001, 300.0, 50000.0]> : tensor<9xf32>
  %f32_0 = math.tan %f32 : tensor<9xf32>
  check.expect_eq_const(%f32_0, dense<[0.5463025, -0.5463025, 14.10142, 0.41291788, 0.10883403, 0.64836085, 0.0010000004, 45.244743, 55.92806]> : tensor<9xf32>) : tensor<9xf32>
  %f16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 1.0e1, 0.001, 3.0e2, 5.0e4]> : tensor<9xf16>
  %f16_0 = math.tan %f16 : tensor<9xf16>
  check.expect_eq_const(%f16_0, dense<[0.5464, -0.5464, 14.1, 0.4128, 0.1088, 0.6484, 0.001, 45.25, 3.123]> : tensor<9xf16>) : tensor<9xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 1.0e1, 0.001, 3.0e2, 5.0e4]> : tensor<9xbf16>
  %bf16_0 = math.tan %bf16 : tensor<9xbf16>
  check.expect_eq_const(%bf16_0, dense<[0.547, -0.547, 14.1, 0.412, 0.109, 0.65, 0.001, 45.2, 0.093]> : tensor<9xbf16>) : tensor<9xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -3.0, 3.0, 1.0e1, 0.001, 3.0e2, 5.0e4]> : tensor<9xf8E5M2>
  %f8E5M2_0 = math.tan %f8E5M2 : tensor<9xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[0.5, -0.5, 14.0, 0.16, -0.16, 0.6, 0.001, -0.5, -5.0]> : tensor<9xf8E5M2>) : tensor<9xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0]> : tensor<2xf32>
  %f32_1 = math.tan %f32_s : tensor<2xf32>
  check.expect_eq_const(%f32_1, dense<[0.0, -0.0]> : tensor<2xf32>) : tensor<2xf32>
  %f32_n = util.unfoldable_constant dense<[0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<3xf32>
  %f32_2 = math.tan %f32_n : tensor<3xf32>
  %f32_3 = math.isnan %f32_2 : tensor<3xf32>
  check.expect_all_true(%f32_3) : tensor<3xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0]> : tensor<2xf16>
  %f16_1 = math.tan %f16_s : tensor<2xf16>
  check.expect_eq_const(%f16_1, dense<[0.0, -0.0]> : tensor<2xf16>) : tensor<2xf16>
  %f16_n = util.unfoldable_constant dense<[0x7C00, 0xFC00, 0x7E00]> : tensor<3xf16>
  %f16_2 = math.tan %f16_n : tensor<3xf16>
  %f16_3 = math.isnan %f16_2 : tensor<3xf16>
  check.expect_all_true(%f16_3) : tensor<3xi1>
  return
}

func.func @asin() {
  %f64 = util.unfoldable_constant dense<[0.5, -0.5, 0.25, -0.875, 1.0, -1.0, 0.01]> : tensor<7xf64>
  %f64_0 = math.asin %f64 : tensor<7xf64>
  check.expect_almost_eq_const(%f64_0, dense<[0.5235987755982989, -0.5235987755982989, 0.25268025514207865, -1.0654358165107394, 1.5707963267948966, -1.5707963267948966, 0.010000166674167114]> : tensor<7xf64>, atol 0.0, rtol 5.0e-16) : tensor<7xf64>
  %f32 = util.unfoldable_constant dense<[0.5, -0.5, 0.25, -0.875, 1.0, -1.0, 0.01]> : tensor<7xf32>
  %f32_0 = math.asin %f32 : tensor<7xf32>
  check.expect_eq_const(%f32_0, dense<[0.5235988, -0.5235988, 0.25268024, -1.0654358, 1.5707964, -1.5707964, 0.0100001665]> : tensor<7xf32>) : tensor<7xf32>
  %f16 = util.unfoldable_constant dense<[0.5, -0.5, 0.25, -0.875, 1.0, -1.0, 0.01]> : tensor<7xf16>
  %f16_0 = math.asin %f16 : tensor<7xf16>
  check.expect_eq_const(%f16_0, dense<[0.5234, -0.5234, 0.2527, -1.065, 1.57, -1.57, 0.01]> : tensor<7xf16>) : tensor<7xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, -0.5, 0.25, -0.875, 1.0, -1.0, 0.01]> : tensor<7xbf16>
  %bf16_0 = math.asin %bf16 : tensor<7xbf16>
  check.expect_eq_const(%bf16_0, dense<[0.523, -0.523, 0.252, -1.06, 1.57, -1.57, 0.01]> : tensor<7xbf16>) : tensor<7xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, -0.5, 0.25, -0.9, 1.0, -1.0, 0.01]> : tensor<7xf8E5M2>
  %f8E5M2_0 = math.asin %f8E5M2 : tensor<7xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[0.5, -0.5, 0.25, -1.0, 1.5, -1.5, 0.01]> : tensor<7xf8E5M2>) : tensor<7xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0]> : tensor<2xf32>
  %f32_1 = math.asin %f32_s : tensor<2xf32>
  check.expect_eq_const(%f32_1, dense<[0.0, -0.0]> : tensor<2xf32>) : tensor<2xf32>
  %f32_n = util.unfoldable_constant dense<[0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<3xf32>
  %f32_2 = math.asin %f32_n : tensor<3xf32>
  %f32_3 = math.isnan %f32_2 : tensor<3xf32>
  check.expect_all_true(%f32_3) : tensor<3xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0]> : tensor<2xf16>
  %f16_1 = math.asin %f16_s : tensor<2xf16>
  check.expect_eq_const(%f16_1, dense<[0.0, -0.0]> : tensor<2xf16>) : tensor<2xf16>
  %f16_n = util.unfoldable_constant dense<[0x7C00, 0xFC00, 0x7E00]> : tensor<3xf16>
  %f16_2 = math.asin %f16_n : tensor<3xf16>
  %f16_3 = math.isnan %f16_2 : tensor<3xf16>
  check.expect_all_true(%f16_3) : tensor<3xi1>
  return
}

func.func @acos() {
  %f64 = util.unfoldable_constant dense<[0.5, -0.5, 0.25, -0.875, 1.0, -1.0, 0.01]> : tensor<7xf64>
  %f64_0 = math.acos %f64 : tensor<7xf64>
  check.expect_almost_eq_const(%f64_0, dense<[1.0471975511965979, 2.0943951023931957, 1.318116071652818, 2.636232143305636, 0.0, 3.141592653589793, 1.5607961601207294]> : tensor<7xf64>, atol 0.0, rtol 5.0e-16) : tensor<7xf64>
  %f32 = util.unfoldable_constant dense<[0.5, -0.5, 0.25, -0.875, 1.0, -1.0, 0.01]> : tensor<7xf32>
  %f32_0 = math.acos %f32 : tensor<7xf32>
  check.expect_eq_const(%f32_0, dense<[1.0471976, 2.0943952, 1.3181161, 2.6362321, 0.0, 3.1415927, 1.5607961]> : tensor<7xf32>) : tensor<7xf32>
  %f16 = util.unfoldable_constant dense<[0.5, -0.5, 0.25, -0.875, 1.0, -1.0, 0.01]> : tensor<7xf16>
  %f16_0 = math.acos %f16 : tensor<7xf16>
  check.expect_eq_const(%f16_0, dense<[1.047, 2.094, 1.318, 2.637, 0.0, 3.14, 1.561]> : tensor<7xf16>) : tensor<7xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, -0.5, 0.25, -0.875, 1.0, -1.0, 0.01]> : tensor<7xbf16>
  %bf16_0 = math.acos %bf16 : tensor<7xbf16>
  check.expect_eq_const(%bf16_0, dense<[1.05, 2.1, 1.32, 2.64, 0.0, 3.14, 1.56]> : tensor<7xbf16>) : tensor<7xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, -0.5, 0.25, -0.9, 1.0, -1.0, 0.01]> : tensor<7xf8E5M2>
  %f8E5M2_0 = math.acos %f8E5M2 : tensor<7xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[1.0, 2.0, 1.2, 2.5, 0.0, 3.0, 1.5]> : tensor<7xf8E5M2>) : tensor<7xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0]> : tensor<2xf32>
  %f32_1 = math.acos %f32_s : tensor<2xf32>
  check.expect_eq_const(%f32_1, dense<1.5707964> : tensor<2xf32>) : tensor<2xf32>
  %f32_n = util.unfoldable_constant dense<[0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<3xf32>
  %f32_2 = math.acos %f32_n : tensor<3xf32>
  %f32_3 = math.isnan %f32_2 : tensor<3xf32>
  check.expect_all_true(%f32_3) : tensor<3xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0]> : tensor<2xf16>
  %f16_1 = math.acos %f16_s : tensor<2xf16>
  check.expect_eq_const(%f16_1, dense<1.57> : tensor<2xf16>) : tensor<2xf16>
  %f16_n = util.unfoldable_constant dense<[0x7C00, 0xFC00, 0x7E00]> : tensor<3xf16>
  %f16_2 = math.acos %f16_n : tensor<3xf16>
  %f16_3 = math.isnan %f16_2 : tensor<3xf16>
  check.expect_all_true(%f16_3) : tensor<3xi1>
  return
}

func.func @atan() {
  %f64 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 10.0, 0.001]> : tensor<7xf64>
  %f64_0 = math.atan %f64 : tensor<7xf64>
  check.expect_almost_eq_const(%f64_0, dense<[0.4636476090008061, -0.4636476090008061, 0.982793723247329, -1.2220253232109897, 1.2722973952087173, 1.4711276743037347, 0.0009999996666668668]> : tensor<7xf64>, atol 0.0, rtol 5.0e-16) : tensor<7xf64>
  %f32 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 10.0, 0.001]> : tensor<7xf32>
  %f32_0 = math.atan %f32 : tensor<7xf32>
  check.expect_eq_const(%f32_0, dense<[0.4636476, -0.4636476, 0.98279375, -1.2220253, 1.2722974, 1.4711276, 0.0009999997]> : tensor<7xf32>) : tensor<7xf32>
  %f16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 1.0e1, 0.001]> : tensor<7xf16>
  %f16_0 = math.atan %f16 : tensor<7xf16>
  check.expect_eq_const(%f16_0, dense<[0.4636, -0.4636, 0.983, -1.222, 1.272, 1.471, 0.001]> : tensor<7xf16>) : tensor<7xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 1.0e1, 0.001]> : tensor<7xbf16>
  %bf16_0 = math.atan %bf16 : tensor<7xbf16>
  check.expect_eq_const(%bf16_0, dense<[0.463, -0.463, 0.984, -1.22, 1.27, 1.47, 0.001]> : tensor<7xbf16>) : tensor<7xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -3.0, 3.0, 1.0e1, 0.001]> : tensor<7xf8E5M2>
  %f8E5M2_0 = math.atan %f8E5M2 : tensor<7xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[0.44, -0.44, 1.0, -1.2, 1.2, 1.5, 0.001]> : tensor<7xf8E5M2>) : tensor<7xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000]> : tensor<4xf32>
  %f32_1 = math.atan %f32_s : tensor<4xf32>
  check.expect_eq_const(%f32_1, dense<[0.0, -0.0, 1.5707964, -1.5707964]> : tensor<4xf32>) : tensor<4xf32>
  %f32_n = util.unfoldable_constant dense<0x7FC00000> : tensor<1xf32>
  %f32_2 = math.atan %f32_n : tensor<1xf32>
  %f32_3 = math.isnan %f32_2 : tensor<1xf32>
  check.expect_all_true(%f32_3) : tensor<1xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7C00, 0xFC00]> : tensor<4xf16>
  %f16_1 = math.atan %f16_s : tensor<4xf16>
  check.expect_eq_const(%f16_1, dense<[0.0, -0.0, 1.57, -1.57]> : tensor<4xf16>) : tensor<4xf16>
  %f16_n = util.unfoldable_constant dense<0x7E00> : tensor<1xf16>
  %f16_2 = math.atan %f16_n : tensor<1xf16>
  %f16_3 = math.isnan %f16_2 : tensor<1xf16>
  check.expect_all_true(%f16_3) : tensor<1xi1>
  return
}
