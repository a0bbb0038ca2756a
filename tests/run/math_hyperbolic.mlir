// Hyperbolic functions and their inverses, on tensors.
// f32 and narrower: the exact result, rounded once, so the bits are compared. f64: within an ulp or two.
// Expected values: mpmath's, with 220 bits, rounded to the type.

func.func @sinh() {
  %f64 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 10.0, 0.001]> : tensor<7xf64>
  %f64_0 = math.sinh %f64 : tensor<7xf64>
  check.expect_almost_eq_const(%f64_0, dense<[0.5210953054937474, -0.5210953054937474, 2.1292794550948173, -7.789352011490732, 12.87578285468067, 11013.232874703393, 0.001000000166666675]> : tensor<7xf64>, atol 0.0, rtol 5.0e-16) : tensor<7xf64>
  %f32 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 10.0, 0.001]> : tensor<7xf32>
  %f32_0 = math.sinh %f32 : tensor<7xf32>
  check.expect_eq_const(%f32_0, dense<[0.5210953, -0.5210953, 2.1292794, -7.789352, 12.875783, 11013.232, 0.0010000002]> : tensor<7xf32>) : tensor<7xf32>
  %f16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 1.0e1, 0.001]> : tensor<7xf16>
  %f16_0 = math.sinh %f16 : tensor<7xf16>
  check.expect_eq_const(%f16_0, dense<[0.521, -0.521, 2.129, -7.79, 12.875, 11016.0, 0.001]> : tensor<7xf16>) : tensor<7xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 1.0e1, 0.001]> : tensor<7xbf16>
  %bf16_0 = math.sinh %bf16 : tensor<7xbf16>
  check.expect_eq_const(%bf16_0, dense<[0.52, -0.52, 2.12, -7.78, 12.9, 1.1e4, 0.001]> : tensor<7xbf16>) : tensor<7xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -3.0, 3.0, 1.0e1, 0.001]> : tensor<7xf8E5M2>
  %f8E5M2_0 = math.sinh %f8E5M2 : tensor<7xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[0.5, -0.5, 2.0, -1.0e1, 1.0e1, 1.0e4, 0.001]> : tensor<7xf8E5M2>) : tensor<7xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000]> : tensor<4xf32>
  %f32_1 = math.sinh %f32_s : tensor<4xf32>
  check.expect_eq_const(%f32_1, dense<[0.0, -0.0, 0x7F800000, 0xFF800000]> : tensor<4xf32>) : tensor<4xf32>
  %f32_n = util.unfoldable_constant dense<0x7FC00000> : tensor<1xf32>
  %f32_2 = math.sinh %f32_n : tensor<1xf32>
  %f32_3 = math.isnan %f32_2 : tensor<1xf32>
  check.expect_all_true(%f32_3) : tensor<1xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7C00, 0xFC00]> : tensor<4xf16>
  %f16_1 = math.sinh %f16_s : tensor<4xf16>
  check.expect_eq_const(%f16_1, dense<[0.0, -0.0, 0x7C00, 0xFC00]> : tensor<4xf16>) : tensor<4xf16>
  %f16_n = util.unfoldable_constant dense<0x7E00> : tensor<1xf16>
  %f16_2 = math.sinh %f16_n : tensor<1xf16>
  %f16_3 = math.isnan %f16_2 : tensor<1xf16>
  check.expect_all_true(%f16_3) : tensor<1xi1>
  return
}

func.func @cosh() {
  %f64 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 10.0, 0.001]> : tensor<7xf64>
  %f64_0 = math.cosh %f64 : tensor<7xf64>
  check.expect_almost_eq_const(%f64_0, dense<[1.1276259652063807, 1.1276259652063807, 2.352409615243247, 7.853279872697439, 12.914557062512392, 11013.232920103323, 1.0000005000000416]> : tensor<7xf64>, atol 0.0, rtol 5.0e-16) : tensor<7xf64>
  %f32 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 10.0, 0.001]> : tensor<7xf32>
  %f32_0 = math.cosh %f32 : tensor<7xf32>
  check.expect_eq_const(%f32_0, dense<[1.127626, 1.127626, 2.3524096, 7.85328, 12.914557, 11013.233, 1.0000005]> : tensor<7xf32>) : tensor<7xf32>
  %f16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 1.0e1, 0.001]> : tensor<7xf16>
  %f16_0 = math.cosh %f16 : tensor<7xf16>
  check.expect_eq_const(%f16_0, dense<[1.128, 1.128, 2.352, 7.85, 12.914, 11016.0, 1.0]> : tensor<7xf16>) : tensor<7xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 1.0e1, 0.001]> : tensor<7xbf16>
  %bf16_0 = math.cosh %bf16 : tensor<7xbf16>
  check.expect_eq_const(%bf16_0, dense<[1.125, 1.125, 2.36, 7.84, 12.94, 1.1e4, 1.0]> : tensor<7xbf16>) : tensor<7xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -3.0, 3.0, 1.0e1, 0.001]> : tensor<7xf8E5M2>
  %f8E5M2_0 = math.cosh %f8E5M2 : tensor<7xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[1.2, 1.2, 2.5, 1.0e1, 1.0e1, 1.0e4, 1.0]> : tensor<7xf8E5M2>) : tensor<7xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000]> : tensor<4xf32>
  %f32_1 = math.cosh %f32_s : tensor<4xf32>
  check.expect_eq_const(%f32_1, dense<[1.0, 1.0, 0x7F800000, 0x7F800000]> : tensor<4xf32>) : tensor<4xf32>
  %f32_n = util.unfoldable_constant dense<0x7FC00000> : tensor<1xf32>
  %f32_2 = math.cosh %f32_n : tensor<1xf32>
  %f32_3 = math.isnan %f32_2 : tensor<1xf32>
  check.expect_all_true(%f32_3) : tensor<1xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7C00, 0xFC00]> : tensor<4xf16>
  %f16_1 = math.cosh %f16_s : tensor<4xf16>
  check.expect_eq_const(%f16_1, dense<[1.0, 1.0, 0x7C00, 0x7C00]> : tensor<4xf16>) : tensor<4xf16>
  %f16_n = util.unfoldable_constant dense<0x7E00> : tensor<1xf16>
  %f16_2 = math.cosh %f16_n : tensor<1xf16>
  %f16_3 = math.isnan %f16_2 : tensor<1xf16>
  check.expect_all_true(%f16_3) : tensor<1xi1>
  return
}

func.func @tanh() {
  %f64 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 10.0, 0.001]> : tensor<7xf64>
  %f64_0 = math.tanh %f64 : tensor<7xf64>
  check.expect_almost_eq_const(%f64_0, dense<[0.46211715726000974, -0.46211715726000974, 0.9051482536448664, -0.9918597245682077, 0.996997635486526, 0.9999999958776927, 0.0009999996666668]> : tensor<7xf64>, atol 0.0, rtol 5.0e-16) : tensor<7xf64>
  %f32 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 10.0, 0.001]> : tensor<7xf32>
  %f32_0 = math.tanh %f32 : tensor<7xf32>
  check.expect_eq_const(%f32_0, dense<[0.46211717, -0.46211717, 0.90514827, -0.99185973, 0.99699765, 1.0, 0.0009999997]> : tensor<7xf32>) : tensor<7xf32>
  %f16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 1.0e1, 0.001]> : tensor<7xf16>
  %f16_0 = math.tanh %f16 : tensor<7xf16>
  check.expect_eq_const(%f16_0, dense<[0.4622, -0.4622, 0.9053, -0.9917, 0.997, 1.0, 0.001]> : tensor<7xf16>) : tensor<7xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 1.0e1, 0.001]> : tensor<7xbf16>
  %bf16_0 = math.tanh %bf16 : tensor<7xbf16>
  check.expect_eq_const(%bf16_0, dense<[0.463, -0.463, 0.906, -0.992, 0.996, 1.0, 0.001]> : tensor<7xbf16>) : tensor<7xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -3.0, 3.0, 1.0e1, 0.001]> : tensor<7xf8E5M2>
  %f8E5M2_0 = math.tanh %f8E5M2 : tensor<7xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[0.44, -0.44, 0.9, -1.0, 1.0, 1.0, 0.001]> : tensor<7xf8E5M2>) : tensor<7xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000]> : tensor<4xf32>
  %f32_1 = math.tanh %f32_s : tensor<4xf32>
  check.expect_eq_const(%f32_1, dense<[0.0, -0.0, 1.0, -1.0]> : tensor<4xf32>) : tensor<4xf32>
  %f32_n = util.unfoldable_constant dense<0x7FC00000> : tensor<1xf32>
  %f32_2 = math.tanh %f32_n : tensor<1xf32>
  %f32_3 = math.isnan %f32_2 : tensor<1xf32>
  check.expect_all_true(%f32_3) : tensor<1xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7C00, 0xFC00]> : tensor<4xf16>
  %f16_1 = math.tanh %f16_s : tensor<4xf16>
  check.expect_eq_const(%f16_1, dense<[0.0, -0.0, 1.0, -1.0]> : tensor<4xf16>) : tensor<4xf16>
  %f16_n = util.unfoldable_constant dense<0x7E00> : tensor<1xf16>
  %f16_2 = math.tanh %f16_n : tensor<1xf16>
  %f16_3 = math.isnan %f16_2 : tensor<1xf16>
  check.expect_all_true(%f16_3) : tensor<1xi1>
  return
}

func.func @asinh() {
  %f64 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 10.0, 0.001]> : tensor<7xf64>
  %f64_0 = math.asinh %f64 : tensor<7xf64>
  check.expect_almost_eq_const(%f64_0, dense<[0.48121182505960347, -0.48121182505960347, 1.1947632172871092, -1.7362775864618003, 1.894672135423041, 2.99822295029797, 0.0009999998333334083]> : tensor<7xf64>, atol 0.0, rtol 5.0e-16) : tensor<7xf64>
  %f32 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 10.0, 0.001]> : tensor<7xf32>
  %f32_0 = math.asinh %f32 : tensor<7xf32>
  check.expect_eq_const(%f32_0, dense<[0.4812118, -0.4812118, 1.1947632, -1.7362776, 1.8946722, 2.998223, 0.0009999999]> : tensor<7xf32>) : tensor<7xf32>
  %f16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 1.0e1, 0.001]> : tensor<7xf16>
  %f16_0 = math.asinh %f16 : tensor<7xf16>
  check.expect_eq_const(%f16_0, dense<[0.4812, -0.4812, 1.194, -1.736, 1.895, 2.998, 0.001]> : tensor<7xf16>) : tensor<7xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 1.0e1, 0.001]> : tensor<7xbf16>
  %bf16_0 = math.asinh %bf16 : tensor<7xbf16>
  check.expect_eq_const(%bf16_0, dense<[0.48, -0.48, 1.195, -1.734, 1.9, 3.0, 0.001]> : tensor<7xbf16>) : tensor<7xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -3.0, 3.0, 1.0e1, 0.001]> : tensor<7xf8E5M2>
  %f8E5M2_0 = math.asinh %f8E5M2 : tensor<7xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[0.5, -0.5, 1.2, -1.8, 1.8, 3.0, 0.001]> : tensor<7xf8E5M2>) : tensor<7xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000]> : tensor<4xf32>
  %f32_1 = math.asinh %f32_s : tensor<4xf32>
  check.expect_eq_const(%f32_1, dense<[0.0, -0.0, 0x7F800000, 0xFF800000]> : tensor<4xf32>) : tensor<4xf32>
  %f32_n = util.unfoldable_constant dense<0x7FC00000> : tensor<1xf32>
  %f32_2 = math.asinh %f32_n : tensor<1xf32>
  %f32_3 = math.isnan %f32_2 : tensor<1xf32>
  check.expect_all_true(%f32_3) : tensor<1xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7C00, 0xFC00]> : tensor<4xf16>
  %f16_1 = math.asinh %f16_s : tensor<4xf16>
  check.expect_eq_const(%f16_1, dense<[0.0, -0.0, 0x7C00, 0xFC00]> : tensor<4xf16>) : tensor<4xf16>
  %f16_n = util.unfoldable_constant dense<0x7E00> : tensor<1xf16>
  %f16_2 = math.asinh %f16_n : tensor<1xf16>
  %f16_3 = math.isnan %f16_2 : tensor<1xf16>
  check.expect_all_true(%f16_3) : tensor<1xi1>
  return
}

func.func @acosh() {
  %f64 = util.unfoldable_constant dense<[1.0, 1.125, 1.5, 2.75, 10.0, 1000.0, 3.25]> : tensor<7xf64>
  %f64_0 = math.acosh %f64 : tensor<7xf64>
  check.expect_almost_eq_const(%f64_0, dense<[0.0, 0.4949329230945269, 0.9624236501192069, 1.66991903058777, 2.993222846126381, 7.600902209541989, 1.8472460857138377]> : tensor<7xf64>, atol 0.0, rtol 5.0e-16) : tensor<7xf64>
  %f32 = util.unfoldable_constant dense<[1.0, 1.125, 1.5, 2.75, 10.0, 1000.0, 3.25]> : tensor<7xf32>
  %f32_0 = math.acosh %f32 : tensor<7xf32>
  check.expect_eq_const(%f32_0, dense<[0.0, 0.49493292, 0.9624236, 1.669919, 2.993223, 7.600902, 1.847246]> : tensor<7xf32>) : tensor<7xf32>
  %f16 = util.unfoldable_constant dense<[1.0, 1.125, 1.5, 2.75, 1.0e1, 1.0e3, 3.25]> : tensor<7xf16>
  %f16_0 = math.acosh %f16 : tensor<7xf16>
  check.expect_eq_const(%f16_0, dense<[0.0, 0.4949, 0.9624, 1.67, 2.994, 7.6, 1.848]> : tensor<7xf16>) : tensor<7xf16>
  %bf16 = util.unfoldable_constant dense<[1.0, 1.125, 1.5, 2.75, 1.0e1, 1.0e3, 3.25]> : tensor<7xbf16>
  %bf16_0 = math.acosh %bf16 : tensor<7xbf16>
  check.expect_eq_const(%bf16_0, dense<[0.0, 0.494, 0.96, 1.67, 3.0, 7.6, 1.84]> : tensor<7xbf16>) : tensor<7xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[1.0, 1.0, 1.5, 3.0, 1.0e1, 1.0e3, 3.0]> : tensor<7xf8E5M2>
  %f8E5M2_0 = math.acosh %f8E5M2 : tensor<7xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[0.0, 0.0, 1.0, 1.8, 3.0, 8.0, 1.8]> : tensor<7xf8E5M2>) : tensor<7xf8E5M2>
  %f32_s = util.unfoldable_constant dense<0x7F800000> : tensor<1xf32>
  %f32_1 = math.acosh %f32_s : tensor<1xf32>
  check.expect_eq_const(%f32_1, dense<0x7F800000> : tensor<1xf32>) : tensor<1xf32>
  %f32_n = util.unfoldable_constant dense<[0.0, -0.0, 0xFF800000, 0x7FC00000]> : tensor<4xf32>
  %f32_2 = math.acosh %f32_n : tensor<4xf32>
  %f32_3 = math.isnan %f32_2 : tensor<4xf32>
  check.expect_all_true(%f32_3) : tensor<4xi1>
  %f16_s = util.unfoldable_constant dense<0x7C00> : tensor<1xf16>
  %f16_1 = math.acosh %f16_s : tensor<1xf16>
  check.expect_eq_const(%f16_1, dense<0x7C00> : tensor<1xf16>) : tensor<1xf16>
  %f16_n = util.unfoldable_constant dense<[0.0, -0.0, 0xFC00, 0x7E00]> : tensor<4xf16>
  %f16_2 = math.acosh %f16_n : tensor<4xf16>
  %f16_3 = math.isnan %f16_2 : tensor<4xf16>
  check.expect_all_true(%f16_3) : tensor<4xi1>
  return
}

func.func @atanh() {
  %f64 = util.unfoldable_constant dense<[0.5, -0.5, 0.25, -0.875, 1.0, -1.0, 0.01]> : tensor<7xf64>
  %f64_0 = math.atanh %f64 : tensor<7xf64>
  check.expect_almost_eq_const(%f64_0, dense<[0.5493061443340549, -0.5493061443340549, 0.25541281188299536, -1.354025100551105, 0x7FF0000000000000, 0xFFF0000000000000, 0.010000333353334763]> : tensor<7xf64>, atol 0.0, rtol 5.0e-16) : tensor<7xf64>
  %f32 = util.unfoldable_constant dense<[0.5, -0.5, 0.25, -0.875, 1.0, -1.0, 0.01]> : tensor<7xf32>
  %f32_0 = math.atanh %f32 : tensor<7xf32>
  check.expect_eq_const(%f32_0, dense<[0.54930615, -0.54930615, 0.25541282, -1.3540251, 0x7F800000, 0xFF800000, 0.010000333]> : tensor<7xf32>) : tensor<7xf32>
  %f16 = util.unfoldable_constant dense<[0.5, -0.5, 0.25, -0.875, 1.0, -1.0, 0.01]> : tensor<7xf16>
  %f16_0 = math.atanh %f16 : tensor<7xf16>
  check.expect_eq_const(%f16_0, dense<[0.5493, -0.5493, 0.2554, -1.3545, 0x7C00, 0xFC00, 0.01]> : tensor<7xf16>) : tensor<7xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, -0.5, 0.25, -0.875, 1.0, -1.0, 0.01]> : tensor<7xbf16>
  %bf16_0 = math.atanh %bf16 : tensor<7xbf16>
  check.expect_eq_const(%bf16_0, dense<[0.55, -0.55, 0.256, -1.35, 0x7F80, 0xFF80, 0.01]> : tensor<7xbf16>) : tensor<7xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, -0.5, 0.25, -0.9, 1.0, -1.0, 0.01]> : tensor<7xf8E5M2>
  %f8E5M2_0 = math.atanh %f8E5M2 : tensor<7xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[0.5, -0.5, 0.25, -1.2, 0x7C, 0xFC, 0.01]> : tensor<7xf8E5M2>) : tensor<7xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0]> : tensor<2xf32>
  %f32_1 = math.atanh %f32_s : tensor<2xf32>
  check.expect_eq_const(%f32_1, dense<[0.0, -0.0]> : tensor<2xf32>) : tensor<2xf32>
  %f32_n = util.unfoldable_constant dense<[0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<3xf32>
  %f32_2 = math.atanh %f32_n : tensor<3xf32>
  %f32_3 = math.isnan %f32_2 : tensor<3xf32>
  check.expect_all_true(%f32_3) : tensor<3xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0]> : tensor<2xf16>
  %f16_1 = math.atanh %f16_s : tensor<2xf16>
  check.expect_eq_const(%f16_1, dense<[0.0, -0.0]> : tensor<2xf16>) : tensor<2xf16>
  %f16_n = util.unfoldable_constant dense<[0x7C00, 0xFC00, 0x7E00]> : tensor<3xf16>
  %f16_2 = math.atanh %f16_n : tensor<3xf16>
  %f16_3 = math.isnan %f16_2 : tensor<3xf16>
  check.expect_all_true(%f16_3) : tensor<3xi1>
  return
}
