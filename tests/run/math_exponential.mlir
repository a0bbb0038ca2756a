// Exponentials, logarithms, roots and the error function, on tensors.
// f32 and narrower: the exact result, rounded once, so the bits are compared. f64: within an ulp or two.
// Expected values: mpmath's, with 220 bits, rounded to the type.

func.func @exp() {
  %f64 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 10.0, 0.001]> : tensor<7xf64>
  %f64_0 = math.exp %f64 : tensor<7xf64>
  check.expect_almost_eq_const(%f64_0, dense<[1.6487212707001282, 0.6065306597126334, 4.4816890703380645, 0.06392786120670757, 25.790339917193062, 22026.465794806718, 1.0010005001667084]> : tensor<7xf64>, atol 0.0, rtol 5.0e-16) : tensor<7xf64>
  %f32 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 10.0, 0.001]> : tensor<7xf32>
  %f32_0 = math.exp %f32 : tensor<7xf32>
  check.expect_eq_const(%f32_0, dense<[1.6487212, 0.60653067, 4.481689, 0.06392786, 25.79034, 22026.465, 1.0010005]> : tensor<7xf32>) : tensor<7xf32>
  %f16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 1.0e1, 0.001]> : tensor<7xf16>
  %f16_0 = math.exp %f16 : tensor<7xf16>
  check.expect_eq_const(%f16_0, dense<[1.648, 0.6064, 4.48, 0.0639, 25.8, 2.203e4, 1.001]> : tensor<7xf16>) : tensor<7xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 1.0e1, 0.001]> : tensor<7xbf16>
  %bf16_0 = math.exp %bf16 : tensor<7xbf16>
  check.expect_eq_const(%bf16_0, dense<[1.65, 0.605, 4.47, 0.064, 25.8, 2.2e4, 1.0]> : tensor<7xbf16>) : tensor<7xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -3.0, 3.0, 1.0e1, 0.001]> : tensor<7xf8E5M2>
  %f8E5M2_0 = math.exp %f8E5M2 : tensor<7xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[1.8, 0.6, 4.0, 0.05, 2.0e1, 2.0e4, 1.0]> : tensor<7xf8E5M2>) : tensor<7xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000]> : tensor<4xf32>
  %f32_1 = math.exp %f32_s : tensor<4xf32>
  check.expect_eq_const(%f32_1, dense<[1.0, 1.0, 0x7F800000, 0.0]> : tensor<4xf32>) : tensor<4xf32>
  %f32_n = util.unfoldable_constant dense<0x7FC00000> : tensor<1xf32>
  %f32_2 = math.exp %f32_n : tensor<1xf32>
  %f32_3 = math.isnan %f32_2 : tensor<1xf32>
  check.expect_all_true(%f32_3) : tensor<1xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7C00, 0xFC00]> : tensor<4xf16>
  %f16_1 = math.exp %f16_s : tensor<4xf16>
  check.expect_eq_const(%f16_1, dense<[1.0, 1.0, 0x7C00, 0.0]> : tensor<4xf16>) : tensor<4xf16>
  %f16_n = util.unfoldable_constant dense<0x7E00> : tensor<1xf16>
  %f16_2 = math.exp %f16_n : tensor<1xf16>
  %f16_3 = math.isnan %f16_2 : tensor<1xf16>
  check.expect_all_true(%f16_3) : tensor<1xi1>
  return
}

func.func @exp2() {
  %f64 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 10.0, 0.001]> : tensor<7xf64>
  %f64_0 = math.exp2 %f64 : tensor<7xf64>
  check.expect_almost_eq_const(%f64_0, dense<[1.4142135623730951, 0.7071067811865476, 2.8284271247461903, 0.14865088937534013, 9.513656920021768, 1024.0, 1.0006933874625807]> : tensor<7xf64>, atol 0.0, rtol 5.0e-16) : tensor<7xf64>
  %f32 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 10.0, 0.001]> : tensor<7xf32>
  %f32_0 = math.exp2 %f32 : tensor<7xf32>
  check.expect_eq_const(%f32_0, dense<[1.4142135, 0.70710677, 2.828427, 0.14865088, 9.513657, 1024.0, 1.0006934]> : tensor<7xf32>) : tensor<7xf32>
  %f16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 1.0e1, 0.001]> : tensor<7xf16>
  %f16_0 = math.exp2 %f16 : tensor<7xf16>
  check.expect_eq_const(%f16_0, dense<[1.414, 0.707, 2.828, 0.1487, 9.516, 1024.0, 1.001]> : tensor<7xf16>) : tensor<7xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 1.0e1, 0.001]> : tensor<7xbf16>
  %bf16_0 = math.exp2 %bf16 : tensor<7xbf16>
  check.expect_eq_const(%bf16_0, dense<[1.414, 0.707, 2.83, 0.148, 9.5, 1024.0, 1.0]> : tensor<7xbf16>) : tensor<7xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -3.0, 3.0, 1.0e1, 0.001]> : tensor<7xf8E5M2>
  %f8E5M2_0 = math.exp2 %f8E5M2 : tensor<7xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[1.5, 0.8, 3.0, 0.12, 8.0, 1.0e3, 1.0]> : tensor<7xf8E5M2>) : tensor<7xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000]> : tensor<4xf32>
  %f32_1 = math.exp2 %f32_s : tensor<4xf32>
  check.expect_eq_const(%f32_1, dense<[1.0, 1.0, 0x7F800000, 0.0]> : tensor<4xf32>) : tensor<4xf32>
  %f32_n = util.unfoldable_constant dense<0x7FC00000> : tensor<1xf32>
  %f32_2 = math.exp2 %f32_n : tensor<1xf32>
  %f32_3 = math.isnan %f32_2 : tensor<1xf32>
  check.expect_all_true(%f32_3) : tensor<1xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7C00, 0xFC00]> : tensor<4xf16>
  %f16_1 = math.exp2 %f16_s : tensor<4xf16>
  check.expect_eq_const(%f16_1, dense<[1.0, 1.0, 0x7C00, 0.0]> : tensor<4xf16>) : tensor<4xf16>
  %f16_n = util.unfoldable_constant dense<0x7E00> : tensor<1xf16>
  %f16_2 = math.exp2 %f16_n : tensor<1xf16>
  %f16_3 = math.isnan %f16_2 : tensor<1xf16>
  check.expect_all_true(%f16_3) : tensor<1xi1>
  return
}

func.func @expm1() {
  %f64 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 10.0, 0.001]> : tensor<7xf64>
  %f64_0 = math.expm1 %f64 : tensor<7xf64>
  check.expect_almost_eq_const(%f64_0, dense<[0.6487212707001282, -0.3934693402873666, 3.481689070338065, -0.9360721387932924, 24.790339917193062, 22025.465794806718, 0.0010005001667083417]> : tensor<7xf64>, atol 0.0, rtol 5.0e-16) : tensor<7xf64>
  %f32 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 10.0, 0.001]> : tensor<7xf32>
  %f32_0 = math.expm1 %f32 : tensor<7xf32>
  check.expect_eq_const(%f32_0, dense<[0.6487213, -0.39346933, 3.481689, -0.9360721, 24.79034, 22025.465, 0.0010005002]> : tensor<7xf32>) : tensor<7xf32>
  %f16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 1.0e1, 0.001]> : tensor<7xf16>
  %f16_0 = math.expm1 %f16 : tensor<7xf16>
  check.expect_eq_const(%f16_0, dense<[0.649, -0.3936, 3.482, -0.936, 24.8, 2.203e4, 0.001001]> : tensor<7xf16>) : tensor<7xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 3.25, 1.0e1, 0.001]> : tensor<7xbf16>
  %bf16_0 = math.expm1 %bf16 : tensor<7xbf16>
  check.expect_eq_const(%bf16_0, dense<[0.65, -0.393, 3.48, -0.938, 24.8, 2.2e4, 0.001]> : tensor<7xbf16>) : tensor<7xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -3.0, 3.0, 1.0e1, 0.001]> : tensor<7xf8E5M2>
  %f8E5M2_0 = math.expm1 %f8E5M2 : tensor<7xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[0.6, -0.4, 3.5, -1.0, 2.0e1, 2.0e4, 0.001]> : tensor<7xf8E5M2>) : tensor<7xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000]> : tensor<4xf32>
  %f32_1 = math.expm1 %f32_s : tensor<4xf32>
  check.expect_eq_const(%f32_1, dense<[0.0, -0.0, 0x7F800000, -1.0]> : tensor<4xf32>) : tensor<4xf32>
  %f32_n = util.unfoldable_constant dense<0x7FC00000> : tensor<1xf32>
  %f32_2 = math.expm1 %f32_n : tensor<1xf32>
  %f32_3 = math.isnan %f32_2 : tensor<1xf32>
  check.expect_all_true(%f32_3) : tensor<1xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7C00, 0xFC00]> : tensor<4xf16>
  %f16_1 = math.expm1 %f16_s : tensor<4xf16>
  check.expect_eq_const(%f16_1, dense<[0.0, -0.0, 0x7C00, -1.0]> : tensor<4xf16>) : tensor<4xf16>
  %f16_n = util.unfoldable_constant dense<0x7E00> : tensor<1xf16>
  %f16_2 = math.expm1 %f16_n : tensor<1xf16>
  %f16_3 = math.isnan %f16_2 : tensor<1xf16>
  check.expect_all_true(%f16_3) : tensor<1xi1>
  return
}

func.func @log() {
  %f64 = util.unfoldable_constant dense<[0.5, 1.0, 1.5, 2.75, 10.0, 1000.0, 0.001]> : tensor<7xf64>
  %f64_0 = math.log %f64 : tensor<7xf64>
  check.expect_almost_eq_const(%f64_0, dense<[-0.6931471805599453, 0.0, 0.4054651081081644, 1.0116009116784799, 2.302585092994046, 6.907755278982137, -6.907755278982137]> : tensor<7xf64>, atol 0.0, rtol 5.0e-16) : tensor<7xf64>
  %f32 = util.unfoldable_constant dense<[0.5, 1.0, 1.5, 2.75, 10.0, 1000.0, 0.001]> : tensor<7xf32>
  %f32_0 = math.log %f32 : tensor<7xf32>
  check.expect_eq_const(%f32_0, dense<[-0.6931472, 0.0, 0.4054651, 1.011601, 2.3025851, 6.9077554, -6.9077554]> : tensor<7xf32>) : tensor<7xf32>
  %f16 = util.unfoldable_constant dense<[0.5, 1.0, 1.5, 2.75, 1.0e1, 1.0e3, 0.001]> : tensor<7xf16>
  %f16_0 = math.log %f16 : tensor<7xf16>
  check.expect_eq_const(%f16_0, dense<[-0.6934, 0.0, 0.4055, 1.012, 2.303, 6.906, -6.906]> : tensor<7xf16>) : tensor<7xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, 1.0, 1.5, 2.75, 1.0e1, 1.0e3, 0.001]> : tensor<7xbf16>
  %bf16_0 = math.log %bf16 : tensor<7xbf16>
  check.expect_eq_const(%bf16_0, dense<[-0.69, 0.0, 0.406, 1.01, 2.3, 6.9, -6.9]> : tensor<7xbf16>) : tensor<7xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, 1.0, 1.5, 3.0, 1.0e1, 1.0e3, 0.001]> : tensor<7xf8E5M2>
  %f8E5M2_0 = math.log %f8E5M2 : tensor<7xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[-0.8, 0.0, 0.4, 1.0, 2.5, 7.0, -7.0]> : tensor<7xf8E5M2>) : tensor<7xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7F800000]> : tensor<3xf32>
  %f32_1 = math.log %f32_s : tensor<3xf32>
  check.expect_eq_const(%f32_1, dense<[0xFF800000, 0xFF800000, 0x7F800000]> : tensor<3xf32>) : tensor<3xf32>
  %f32_n = util.unfoldable_constant dense<[0xFF800000, 0x7FC00000]> : tensor<2xf32>
  %f32_2 = math.log %f32_n : tensor<2xf32>
  %f32_3 = math.isnan %f32_2 : tensor<2xf32>
  check.expect_all_true(%f32_3) : tensor<2xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7C00]> : tensor<3xf16>
  %f16_1 = math.log %f16_s : tensor<3xf16>
  check.expect_eq_const(%f16_1, dense<[0xFC00, 0xFC00, 0x7C00]> : tensor<3xf16>) : tensor<3xf16>
  %f16_n = util.unfoldable_constant dense<[0xFC00, 0x7E00]> : tensor<2xf16>
  %f16_2 = math.log %f16_n : tensor<2xf16>
  %f16_3 = math.isnan %f16_2 : tensor<2xf16>
  check.expect_all_true(%f16_3) : tensor<2xi1>
  return
}

func.func @log2() {
  %f64 = util.unfoldable_constant dense<[0.5, 1.0, 1.5, 2.75, 10.0, 1000.0, 0.001]> : tensor<7xf64>
  %f64_0 = math.log2 %f64 : tensor<7xf64>
  check.expect_almost_eq_const(%f64_0, dense<[-1.0, 0.0, 0.5849625007211562, 1.4594316186372973, 3.321928094887362, 9.965784284662087, -9.965784284662087]> : tensor<7xf64>, atol 0.0, rtol 5.0e-16) : tensor<7xf64>
  %f32 = util.unfoldable_constant dense<[0.5, 1.0, 1.5, 2.75, 10.0, 1000.0, 0.001]> : tensor<7xf32>
  %f32_0 = math.log2 %f32 : tensor<7xf32>
  check.expect_eq_const(%f32_0, dense<[-1.0, 0.0, 0.5849625, 1.4594316, 3.321928, 9.965784, -9.965784]> : tensor<7xf32>) : tensor<7xf32>
  %f16 = util.unfoldable_constant dense<[0.5, 1.0, 1.5, 2.75, 1.0e1, 1.0e3, 0.001]> : tensor<7xf16>
  %f16_0 = math.log2 %f16 : tensor<7xf16>
  check.expect_eq_const(%f16_0, dense<[-1.0, 0.0, 0.585, 1.459, 3.322, 9.97, -9.97]> : tensor<7xf16>) : tensor<7xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, 1.0, 1.5, 2.75, 1.0e1, 1.0e3, 0.001]> : tensor<7xbf16>
  %bf16_0 = math.log2 %bf16 : tensor<7xbf16>
  check.expect_eq_const(%bf16_0, dense<[-1.0, 0.0, 0.586, 1.46, 3.33, 9.94, -9.94]> : tensor<7xbf16>) : tensor<7xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, 1.0, 1.5, 3.0, 1.0e1, 1.0e3, 0.001]> : tensor<7xf8E5M2>
  %f8E5M2_0 = math.log2 %f8E5M2 : tensor<7xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[-1.0, 0.0, 0.6, 1.5, 3.5, 1.0e1, -1.0e1]> : tensor<7xf8E5M2>) : tensor<7xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7F800000]> : tensor<3xf32>
  %f32_1 = math.log2 %f32_s : tensor<3xf32>
  check.expect_eq_const(%f32_1, dense<[0xFF800000, 0xFF800000, 0x7F800000]> : tensor<3xf32>) : tensor<3xf32>
  %f32_n = util.unfoldable_constant dense<[0xFF800000, 0x7FC00000]> : tensor<2xf32>
  %f32_2 = math.log2 %f32_n : tensor<2xf32>
  %f32_3 = math.isnan %f32_2 : tensor<2xf32>
  check.expect_all_true(%f32_3) : tensor<2xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7C00]> : tensor<3xf16>
  %f16_1 = math.log2 %f16_s : tensor<3xf16>
  check.expect_eq_const(%f16_1, dense<[0xFC00, 0xFC00, 0x7C00]> : tensor<3xf16>) : tensor<3xf16>
  %f16_n = util.unfoldable_constant dense<[0xFC00, 0x7E00]> : tensor<2xf16>
  %f16_2 = math.log2 %f16_n : tensor<2xf16>
  %f16_3 = math.isnan %f16_2 : tensor<2xf16>
  check.expect_all_true(%f16_3) : tensor<2xi1>
  return
}

func.func @log10() {
  %f64 = util.unfoldable_constant dense<[0.5, 1.0, 1.5, 2.75, 10.0, 1000.0, 0.001]> : tensor<7xf64>
  %f64_0 = math.log10 %f64 : tensor<7xf64>
  check.expect_almost_eq_const(%f64_0, dense<[-0.3010299956639812, 0.0, 0.17609125905568124, 0.43933269383026263, 1.0, 3.0, -3.0]> : tensor<7xf64>, atol 0.0, rtol 5.0e-16) : tensor<7xf64>
  %f32 = util.unfoldable_constant dense<[0.5, 1.0, 1.5, 2.75, 10.0, 1000.0, 0.001]> : tensor<7xf32>
  %f32_0 = math.log10 %f32 : tensor<7xf32>
  check.expect_eq_const(%f32_0, dense<[-0.30103, 0.0, 0.17609125, 0.4393327, 1.0, 3.0, -3.0]> : tensor<7xf32>) : tensor<7xf32>
  %f16 = util.unfoldable_constant dense<[0.5, 1.0, 1.5, 2.75, 1.0e1, 1.0e3, 0.001]> : tensor<7xf16>
  %f16_0 = math.log10 %f16 : tensor<7xf16>
  check.expect_eq_const(%f16_0, dense<[-0.301, 0.0, 0.1761, 0.4395, 1.0, 3.0, -3.0]> : tensor<7xf16>) : tensor<7xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, 1.0, 1.5, 2.75, 1.0e1, 1.0e3, 0.001]> : tensor<7xbf16>
  %bf16_0 = math.log10 %bf16 : tensor<7xbf16>
  check.expect_eq_const(%bf16_0, dense<[-0.3, 0.0, 0.176, 0.44, 1.0, 3.0, -3.0]> : tensor<7xbf16>) : tensor<7xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, 1.0, 1.5, 3.0, 1.0e1, 1.0e3, 0.001]> : tensor<7xf8E5M2>
  %f8E5M2_0 = math.log10 %f8E5M2 : tensor<7xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[-0.3, 0.0, 0.2, 0.5, 1.0, 3.0, -3.0]> : tensor<7xf8E5M2>) : tensor<7xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7F800000]> : tensor<3xf32>
  %f32_1 = math.log10 %f32_s : tensor<3xf32>
  check.expect_eq_const(%f32_1, dense<[0xFF800000, 0xFF800000, 0x7F800000]> : tensor<3xf32>) : tensor<3xf32>
  %f32_n = util.unfoldable_constant dense<[0xFF800000, 0x7FC00000]> : tensor<2xf32>
  %f32_2 = math.log10 %f32_n : tensor<2xf32>
  %f32_3 = math.isnan %f32_2 : tensor<2xf32>
  check.expect_all_true(%f32_3) : tensor<2xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7C00]> : tensor<3xf16>
  %f16_1 = math.log10 %f16_s : tensor<3xf16>
  check.expect_eq_const(%f16_1, dense<[0xFC00, 0xFC00, 0x7C00]> : tensor<3xf16>) : tensor<3xf16>
  %f16_n = util.unfoldable_constant dense<[0xFC00, 0x7E00]> : tensor<2xf16>
  %f16_2 = math.log10 %f16_n : tensor<2xf16>
  %f16_3 = math.isnan %f16_2 : tensor<2xf16>
  check.expect_all_true(%f16_3) : tensor<2xi1>
  return
}

func.func @log1p() {
  %f64 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -0.875, 10.0, 0.001, -0.01]> : tensor<7xf64>
  %f64_0 = math.log1p %f64 : tensor<7xf64>
  check.expect_almost_eq_const(%f64_0, dense<[0.4054651081081644, -0.6931471805599453, 0.9162907318741551, -2.0794415416798357, 2.3978952727983707, 0.0009995003330835331, -0.010050335853501442]> : tensor<7xf64>, atol 0.0, rtol 5.0e-16) : tensor<7xf64>
  %f32 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -0.875, 10.0, 0.001, -0.01]> : tensor<7xf32>
  %f32_0 = math.log1p %f32 : tensor<7xf32>
  check.expect_eq_const(%f32_0, dense<[0.4054651, -0.6931472, 0.91629076, -2.0794415, 2.3978953, 0.0009995004, -0.010050336]> : tensor<7xf32>) : tensor<7xf32>
  %f16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -0.875, 1.0e1, 0.001, -0.01]> : tensor<7xf16>
  %f16_0 = math.log1p %f16 : tensor<7xf16>
  check.expect_eq_const(%f16_0, dense<[0.4055, -0.6934, 0.9165, -2.08, 2.398, 0.000999, -0.010056]> : tensor<7xf16>) : tensor<7xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -0.875, 1.0e1, 0.001, -0.01]> : tensor<7xbf16>
  %bf16_0 = math.log1p %bf16 : tensor<7xbf16>
  check.expect_eq_const(%bf16_0, dense<[0.406, -0.69, 0.918, -2.08, 2.39, 0.001, -0.0101]> : tensor<7xbf16>) : tensor<7xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -0.9, 1.0e1, 0.001, -0.01]> : tensor<7xf8E5M2>
  %f8E5M2_0 = math.log1p %f8E5M2 : tensor<7xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[0.4, -0.8, 0.9, -2.0, 2.5, 0.001, -0.01]> : tensor<7xf8E5M2>) : tensor<7xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7F800000]> : tensor<3xf32>
  %f32_1 = math.log1p %f32_s : tensor<3xf32>
  check.expect_eq_const(%f32_1, dense<[0.0, -0.0, 0x7F800000]> : tensor<3xf32>) : tensor<3xf32>
  %f32_n = util.unfoldable_constant dense<[0xFF800000, 0x7FC00000]> : tensor<2xf32>
  %f32_2 = math.log1p %f32_n : tensor<2xf32>
  %f32_3 = math.isnan %f32_2 : tensor<2xf32>
  check.expect_all_true(%f32_3) : tensor<2xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7C00]> : tensor<3xf16>
  %f16_1 = math.log1p %f16_s : tensor<3xf16>
  check.expect_eq_const(%f16_1, dense<[0.0, -0.0, 0x7C00]> : tensor<3xf16>) : tensor<3xf16>
  %f16_n = util.unfoldable_constant dense<[0xFC00, 0x7E00]> : tensor<2xf16>
  %f16_2 = math.log1p %f16_n : tensor<2xf16>
  %f16_3 = math.isnan %f16_2 : tensor<2xf16>
  check.expect_all_true(%f16_3) : tensor<2xi1>
  return
}

func.func @sqrt() {
  %f64 = util.unfoldable_constant dense<[0.5, 1.0, 1.5, 2.75, 10.0, 1000.0, 0.001]> : tensor<7xf64>
  %f64_0 = math.sqrt %f64 : tensor<7xf64>
  check.expect_almost_eq_const(%f64_0, dense<[0.7071067811865476, 1.0, 1.224744871391589, 1.6583123951777, 3.1622776601683795, 31.622776601683793, 0.03162277660168379]> : tensor<7xf64>, atol 0.0, rtol 5.0e-16) : tensor<7xf64>
  %f32 = util.unfoldable_constant dense<[0.5, 1.0, 1.5, 2.75, 10.0, 1000.0, 0.001]> : tensor<7xf32>
  %f32_0 = math.sqrt %f32 : tensor<7xf32>
  check.expect_eq_const(%f32_0, dense<[0.70710677, 1.0, 1.2247449, 1.6583124, 3.1622777, 31.622776, 0.03162278]> : tensor<7xf32>) : tensor<7xf32>
  %f16 = util.unfoldable_constant dense<[0.5, 1.0, 1.5, 2.75, 1.0e1, 1.0e3, 0.001]> : tensor<7xf16>
  %f16_0 = math.sqrt %f16 : tensor<7xf16>
  check.expect_eq_const(%f16_0, dense<[0.707, 1.0, 1.225, 1.658, 3.162, 31.62, 0.03162]> : tensor<7xf16>) : tensor<7xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, 1.0, 1.5, 2.75, 1.0e1, 1.0e3, 0.001]> : tensor<7xbf16>
  %bf16_0 = math.sqrt %bf16 : tensor<7xbf16>
  check.expect_eq_const(%bf16_0, dense<[0.707, 1.0, 1.23, 1.66, 3.16, 31.6, 0.0315]> : tensor<7xbf16>) : tensor<7xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, 1.0, 1.5, 3.0, 1.0e1, 1.0e3, 0.001]> : tensor<7xf8E5M2>
  %f8E5M2_0 = math.sqrt %f8E5M2 : tensor<7xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[0.8, 1.0, 1.2, 1.8, 3.0, 3.0e1, 0.03]> : tensor<7xf8E5M2>) : tensor<7xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7F800000]> : tensor<3xf32>
  %f32_1 = math.sqrt %f32_s : tensor<3xf32>
  check.expect_eq_const(%f32_1, dense<[0.0, -0.0, 0x7F800000]> : tensor<3xf32>) : tensor<3xf32>
  %f32_n = util.unfoldable_constant dense<[0xFF800000, 0x7FC00000]> : tensor<2xf32>
  %f32_2 = math.sqrt %f32_n : tensor<2xf32>
  %f32_3 = math.isnan %f32_2 : tensor<2xf32>
  check.expect_all_true(%f32_3) : tensor<2xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7C00]> : tensor<3xf16>
  %f16_1 = math.sqrt %f16_s : tensor<3xf16>
  check.expect_eq_const(%f16_1, dense<[0.0, -0.0, 0x7C00]> : tensor<3xf16>) : tensor<3xf16>
  %f16_n = util.unfoldable_constant dense<[0xFC00, 0x7E00]> : tensor<2xf16>
  %f16_2 = math.sqrt %f16_n : tensor<2xf16>
  %f16_3 = math.isnan %f16_2 : tensor<2xf16>
  check.expect_all_true(%f16_3) : tensor<2xi1>
  return
}

func.func @rsqrt() {
  %f64 = util.unfoldable_constant dense<[0.5, 1.0, 1.5, 2.75, 10.0, 1000.0, 0.001]> : tensor<7xf64>
  %f64_0 = math.rsqrt %f64 : tensor<7xf64>
  check.expect_almost_eq_const(%f64_0, dense<[1.4142135623730951, 1.0, 0.816496580927726, 0.6030226891555273, 0.31622776601683794, 0.03162277660168379, 31.622776601683793]> : tensor<7xf64>, atol 0.0, rtol 5.0e-16) : tensor<7xf64>
  %f32 = util.unfoldable_constant dense<[0.5, 1.0, 1.5, 2.75, 10.0, 1000.0, 0.001]> : tensor<7xf32>
  %f32_0 = math.rsqrt %f32 : tensor<7xf32>
  check.expect_eq_const(%f32_0, dense<[1.4142135, 1.0, 0.8164966, 0.6030227, 0.31622776, 0.031622775, 31.622776]> : tensor<7xf32>) : tensor<7xf32>
  %f16 = util.unfoldable_constant dense<[0.5, 1.0, 1.5, 2.75, 1.0e1, 1.0e3, 0.001]> : tensor<7xf16>
  %f16_0 = math.rsqrt %f16 : tensor<7xf16>
  check.expect_eq_const(%f16_0, dense<[1.414, 1.0, 0.8164, 0.603, 0.3162, 0.03162, 31.61]> : tensor<7xf16>) : tensor<7xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, 1.0, 1.5, 2.75, 1.0e1, 1.0e3, 0.001]> : tensor<7xbf16>
  %bf16_0 = math.rsqrt %bf16 : tensor<7xbf16>
  check.expect_eq_const(%bf16_0, dense<[1.414, 1.0, 0.816, 0.6, 0.316, 0.0317, 31.6]> : tensor<7xbf16>) : tensor<7xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, 1.0, 1.5, 3.0, 1.0e1, 1.0e3, 0.001]> : tensor<7xf8E5M2>
  %f8E5M2_0 = math.rsqrt %f8E5M2 : tensor<7xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[1.5, 1.0, 0.9, 0.6, 0.3, 0.03, 3.0e1]> : tensor<7xf8E5M2>) : tensor<7xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7F800000]> : tensor<3xf32>
  %f32_1 = math.rsqrt %f32_s : tensor<3xf32>
  check.expect_eq_const(%f32_1, dense<[0x7F800000, 0xFF800000, 0.0]> : tensor<3xf32>) : tensor<3xf32>
  %f32_n = util.unfoldable_constant dense<[0xFF800000, 0x7FC00000]> : tensor<2xf32>
  %f32_2 = math.rsqrt %f32_n : tensor<2xf32>
  %f32_3 = math.isnan %f32_2 : tensor<2xf32>
  check.expect_all_true(%f32_3) : tensor<2xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7C00]> : tensor<3xf16>
  %f16_1 = math.rsqrt %f16_s : tensor<3xf16>
  check.expect_eq_const(%f16_1, dense<[0x7C00, 0xFC00, 0.0]> : tensor<3xf16>) : tensor<3xf16>
  %f16_n = util.unfoldable_constant dense<[0xFC00, 0x7E00]> : tensor<2xf16>
  %f16_2 = math.rsqrt %f16_n : tensor<2xf16>
  %f16_3 = math.isnan %f16_2 : tensor<2xf16>
  check.expect_all_true(%f16_3) : tensor<2xi1>
  return
}

func.func @cbrt() {
  %f64 = util.unfoldable_constant dense<[8.0, -27.0, 0.5, 2.0, -0.001, 1000.0, 10.0]> : tensor<7xf64>
  %f64_0 = math.cbrt %f64 : tensor<7xf64>
  check.expect_almost_eq_const(%f64_0, dense<[2.0, -3.0, 0.7937005259840998, 1.2599210498948732, -0.1, 10.0, 2.154434690031884]> : tensor<7xf64>, atol 0.0, rtol 5.0e-16) : tensor<7xf64>
  %f32 = util.unfoldable_constant dense<[8.0, -27.0, 0.5, 2.0, -0.001, 1000.0, 10.0]> : tensor<7xf32>
  %f32_0 = math.cbrt %f32 : tensor<7xf32>
  check.expect_eq_const(%f32_0, dense<[2.0, -3.0, 0.7937005, 1.2599211, -0.1, 10.0, 2.1544347]> : tensor<7xf32>) : tensor<7xf32>
  %f16 = util.unfoldable_constant dense<[8.0, -27.0, 0.5, 2.0, -0.001, 1.0e3, 1.0e1]> : tensor<7xf16>
  %f16_0 = math.cbrt %f16 : tensor<7xf16>
  check.expect_eq_const(%f16_0, dense<[2.0, -3.0, 0.7935, 1.26, -0.10004, 1.0e1, 2.154]> : tensor<7xf16>) : tensor<7xf16>
  %bf16 = util.unfoldable_constant dense<[8.0, -27.0, 0.5, 2.0, -0.001, 1.0e3, 1.0e1]> : tensor<7xbf16>
  %bf16_0 = math.cbrt %bf16 : tensor<7xbf16>
  check.expect_eq_const(%bf16_0, dense<[2.0, -3.0, 0.793, 1.26, -0.1, 1.0e1, 2.16]> : tensor<7xbf16>) : tensor<7xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[8.0, -28.0, 0.5, 2.0, -0.001, 1.0e3, 1.0e1]> : tensor<7xf8E5M2>
  %f8E5M2_0 = math.cbrt %f8E5M2 : tensor<7xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[2.0, -3.0, 0.8, 1.2, -0.09, 1.0e1, 2.0]> : tensor<7xf8E5M2>) : tensor<7xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000]> : tensor<4xf32>
  %f32_1 = math.cbrt %f32_s : tensor<4xf32>
  check.expect_eq_const(%f32_1, dense<[0.0, -0.0, 0x7F800000, 0xFF800000]> : tensor<4xf32>) : tensor<4xf32>
  %f32_n = util.unfoldable_constant dense<0x7FC00000> : tensor<1xf32>
  %f32_2 = math.cbrt %f32_n : tensor<1xf32>
  %f32_3 = math.isnan %f32_2 : tensor<1xf32>
  check.expect_all_true(%f32_3) : tensor<1xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7C00, 0xFC00]> : tensor<4xf16>
  %f16_1 = math.cbrt %f16_s : tensor<4xf16>
  check.expect_eq_const(%f16_1, dense<[0.0, -0.0, 0x7C00, 0xFC00]> : tensor<4xf16>) : tensor<4xf16>
  %f16_n = util.unfoldable_constant dense<0x7E00> : tensor<1xf16>
  %f16_2 = math.cbrt %f16_n : tensor<1xf16>
  %f16_3 = math.isnan %f16_2 : tensor<1xf16>
  check.expect_all_true(%f16_3) : tensor<1xi1>
  return
}

func.func @erf() {
  %f64 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 0.001, -0.1, 3.25]> : tensor<7xf64>
  %f64_0 = math.erf %f64 : tensor<7xf64>
  check.expect_almost_eq_const(%f64_0, dense<[0.5204998778130465, -0.5204998778130465, 0.9661051464753108, -0.9998993780778803, 0.0011283787909692365, -0.1124629160182849, 0.9999956972205363]> : tensor<7xf64>, atol 0.0, rtol 5.0e-16) : tensor<7xf64>
  %f32 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 0.001, -0.1, 3.25]> : tensor<7xf32>
  %f32_0 = math.erf %f32 : tensor<7xf32>
  check.expect_eq_const(%f32_0, dense<[0.5204999, -0.5204999, 0.96610516, -0.9998994, 0.0011283788, -0.112462915, 0.9999957]> : tensor<7xf32>) : tensor<7xf32>
  %f16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 0.001, -0.1, 3.25]> : tensor<7xf16>
  %f16_0 = math.erf %f16 : tensor<7xf16>
  check.expect_eq_const(%f16_0, dense<[0.5205, -0.5205, 0.9663, -1.0, 0.001129, -0.1124, 1.0]> : tensor<7xf16>) : tensor<7xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 0.001, -0.1, 3.25]> : tensor<7xbf16>
  %bf16_0 = math.erf %bf16 : tensor<7xbf16>
  check.expect_eq_const(%bf16_0, dense<[0.52, -0.52, 0.965, -1.0, 0.00113, -0.113, 1.0]> : tensor<7xbf16>) : tensor<7xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -3.0, 0.001, -0.09, 3.0]> : tensor<7xf8E5M2>
  %f8E5M2_0 = math.erf %f8E5M2 : tensor<7xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[0.5, -0.5, 1.0, -1.0, 0.0012, -0.11, 1.0]> : tensor<7xf8E5M2>) : tensor<7xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000]> : tensor<4xf32>
  %f32_1 = math.erf %f32_s : tensor<4xf32>
  check.expect_eq_const(%f32_1, dense<[0.0, -0.0, 1.0, -1.0]> : tensor<4xf32>) : tensor<4xf32>
  %f32_n = util.unfoldable_constant dense<0x7FC00000> : tensor<1xf32>
  %f32_2 = math.erf %f32_n : tensor<1xf32>
  %f32_3 = math.isnan %f32_2 : tensor<1xf32>
  check.expect_all_true(%f32_3) : tensor<1xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7C00, 0xFC00]> : tensor<4xf16>
  %f16_1 = math.erf %f16_s : tensor<4xf16>
  check.expect_eq_const(%f16_1, dense<[0.0, -0.0, 1.0, -1.0]> : tensor<4xf16>) : tensor<4xf16>
  %f16_n = util.unfoldable_constant dense<0x7E00> : tensor<1xf16>
  %f16_2 = math.erf %f16_n : tensor<1xf16>
  %f16_3 = math.isnan %f16_2 : tensor<1xf16>
  check.expect_all_true(%f16_3) : tensor<1xi1>
  return
}

func.func @erfc() {
  %f64 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 0.001, -0.1, 3.25]> : tensor<7xf64>
  %f64_0 = math.erfc %f64 : tensor<7xf64>
  check.expect_almost_eq_const(%f64_0, dense<[0.4795001221869535, 1.5204998778130465, 0.033894853524689274, 1.9998993780778804, 0.9988716212090307, 1.1124629160182848, 4.302779463675122e-6]> : tensor<7xf64>, atol 0.0, rtol 5.0e-16) : tensor<7xf64>
  %f32 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 0.001, -0.1, 3.25]> : tensor<7xf32>
  %f32_0 = math.erfc %f32 : tensor<7xf32>
  check.expect_eq_const(%f32_0, dense<[0.47950011, 1.5204998, 0.03389485, 1.9998994, 0.9988716, 1.1124629, 4.3027794e-6]> : tensor<7xf32>) : tensor<7xf32>
  %f16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 0.001, -0.1, 3.25]> : tensor<7xf16>
  %f16_0 = math.erfc %f16 : tensor<7xf16>
  check.expect_eq_const(%f16_0, dense<[0.4795, 1.5205, 0.0339, 2.0, 0.999, 1.112, 4.3e-6]> : tensor<7xf16>) : tensor<7xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -2.75, 0.001, -0.1, 3.25]> : tensor<7xbf16>
  %bf16_0 = math.erfc %bf16 : tensor<7xbf16>
  check.expect_eq_const(%bf16_0, dense<[0.48, 1.52, 0.034, 2.0, 1.0, 1.11, 4.3e-6]> : tensor<7xbf16>) : tensor<7xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -3.0, 0.001, -0.09, 3.0]> : tensor<7xf8E5M2>
  %f8E5M2_0 = math.erfc %f8E5M2 : tensor<7xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[0.5, 1.5, 0.03, 2.0, 1.0, 1.0, 2.0e-5]> : tensor<7xf8E5M2>) : tensor<7xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000]> : tensor<4xf32>
  %f32_1 = math.erfc %f32_s : tensor<4xf32>
  check.expect_eq_const(%f32_1, dense<[1.0, 1.0, 0.0, 2.0]> : tensor<4xf32>) : tensor<4xf32>
  %f32_n = util.unfoldable_constant dense<0x7FC00000> : tensor<1xf32>
  %f32_2 = math.erfc %f32_n : tensor<1xf32>
  %f32_3 = math.isnan %f32_2 : tensor<1xf32>
  check.expect_all_true(%f32_3) : tensor<1xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7C00, 0xFC00]> : tensor<4xf16>
  %f16_1 = math.erfc %f16_s : tensor<4xf16>
  check.expect_eq_const(%f16_1, dense<[1.0, 1.0, 0.0, 2.0]> : tensor<4xf16>) : tensor<4xf16>
  %f16_n = util.unfoldable_constant dense<0x7E00> : tensor<1xf16>
  %f16_2 = math.erfc %f16_n : tensor<1xf16>
  %f16_3 = math.isnan %f16_2 : tensor<1xf16>
  check.expect_all_true(%f16_3) : tensor<1xi1>
  return
}
