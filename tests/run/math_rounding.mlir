// Rounding to integers that are floats: exact in every format, zeros keep their sign, and so does what becomes zero.

func.func @ceil() {
  %f64 = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.5, -0.25, 0.75, -3.75, 2.0, 7.0, -0.0]> : tensor<12xf64>
  %f64_0 = math.ceil %f64 : tensor<12xf64>
  check.expect_eq_const(%f64_0, dense<[1.0, 2.0, 3.0, -0.0, -1.0, -2.0, -0.0, 1.0, -3.0, 2.0, 7.0, -0.0]> : tensor<12xf64>) : tensor<12xf64>
  %f32 = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.5, -0.25, 0.75, -3.75, 2.0, 7.0, -0.0]> : tensor<12xf32>
  %f32_0 = math.ceil %f32 : tensor<12xf32>
  check.expect_eq_const(%f32_0, dense<[1.0, 2.0, 3.0, -0.0, -1.0, -2.0, -0.0, 1.0, -3.0, 2.0, 7.0, -0.0]> : tensor<12xf32>) : tensor<12xf32>
  %f16 = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.5, -0.25, 0.75, -3.75, 2.0, 7.0, -0.0]> : tensor<12xf16>
  %f16_0 = math.ceil %f16 : tensor<12xf16>
  check.expect_eq_const(%f16_0, dense<[1.0, 2.0, 3.0, -0.0, -1.0, -2.0, -0.0, 1.0, -3.0, 2.0, 7.0, -0.0]> : tensor<12xf16>) : tensor<12xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.5, -0.25, 0.75, -3.75, 2.0, 7.0, -0.0]> : tensor<12xbf16>
  %bf16_0 = math.ceil %bf16 : tensor<12xbf16>
  check.expect_eq_const(%bf16_0, dense<[1.0, 2.0, 3.0, -0.0, -1.0, -2.0, -0.0, 1.0, -3.0, 2.0, 7.0, -0.0]> : tensor<12xbf16>) : tensor<12xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.5, -0.25, 0.8, -4.0, 2.0, 7.0, -0.0]> : tensor<12xf8E5M2>
  %f8E5M2_0 = math.ceil %f8E5M2 : tensor<12xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[1.0, 2.0, 3.0, -0.0, -1.0, -2.0, -0.0, 1.0, -4.0, 2.0, 7.0, -0.0]> : tensor<12xf8E5M2>) : tensor<12xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000]> : tensor<4xf32>
  %f32_1 = math.ceil %f32_s : tensor<4xf32>
  check.expect_eq_const(%f32_1, dense<[0.0, -0.0, 0x7F800000, 0xFF800000]> : tensor<4xf32>) : tensor<4xf32>
  %f32_n = util.unfoldable_constant dense<0x7FC00000> : tensor<1xf32>
  %f32_2 = math.ceil %f32_n : tensor<1xf32>
  %f32_3 = math.isnan %f32_2 : tensor<1xf32>
  check.expect_all_true(%f32_3) : tensor<1xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7C00, 0xFC00]> : tensor<4xf16>
  %f16_1 = math.ceil %f16_s : tensor<4xf16>
  check.expect_eq_const(%f16_1, dense<[0.0, -0.0, 0x7C00, 0xFC00]> : tensor<4xf16>) : tensor<4xf16>
  %f16_n = util.unfoldable_constant dense<0x7E00> : tensor<1xf16>
  %f16_2 = math.ceil %f16_n : tensor<1xf16>
  %f16_3 = math.isnan %f16_2 : tensor<1xf16>
  check.expect_all_true(%f16_3) : tensor<1xi1>
  return
}

func.func @ceil_of_large_values() {
  %f32 = util.unfoldable_constant dense<[3.5848591e19, 8.3886075e6, -8.3886075e6, 1.6777216e7, 0.49999997]> : tensor<5xf32>
  %f32_0 = math.ceil %f32 : tensor<5xf32>
  check.expect_eq_const(%f32_0, dense<[3.5848591e19, 8.388608e6, -8.388607e6, 1.6777216e7, 1.0]> : tensor<5xf32>) : tensor<5xf32>
  %f64 = util.unfoldable_constant dense<[3.5848592240854225e19, 4503599627370495.5, -4503599627370495.5, 9007199254740992.0, 0.49999999999999994]> : tensor<5xf64>
  %f64_0 = math.ceil %f64 : tensor<5xf64>
  check.expect_eq_const(%f64_0, dense<[3.5848592240854225e19, 4503599627370496.0, -4503599627370495.0, 9007199254740992.0, 1.0]> : tensor<5xf64>) : tensor<5xf64>
  return
}

func.func @floor() {
  %f64 = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.5, -0.25, 0.75, -3.75, 2.0, 7.0, -0.0]> : tensor<12xf64>
  %f64_0 = math.floor %f64 : tensor<12xf64>
  check.expect_eq_const(%f64_0, dense<[0.0, 1.0, 2.0, -1.0, -2.0, -3.0, -1.0, 0.0, -4.0, 2.0, 7.0, -0.0]> : tensor<12xf64>) : tensor<12xf64>
  %f32 = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.5, -0.25, 0.75, -3.75, 2.0, 7.0, -0.0]> : tensor<12xf32>
  %f32_0 = math.floor %f32 : tensor<12xf32>
  check.expect_eq_const(%f32_0, dense<[0.0, 1.0, 2.0, -1.0, -2.0, -3.0, -1.0, 0.0, -4.0, 2.0, 7.0, -0.0]> : tensor<12xf32>) : tensor<12xf32>
  %f16 = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.5, -0.25, 0.75, -3.75, 2.0, 7.0, -0.0]> : tensor<12xf16>
  %f16_0 = math.floor %f16 : tensor<12xf16>
  check.expect_eq_const(%f16_0, dense<[0.0, 1.0, 2.0, -1.0, -2.0, -3.0, -1.0, 0.0, -4.0, 2.0, 7.0, -0.0]> : tensor<12xf16>) : tensor<12xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.5, -0.25, 0.75, -3.75, 2.0, 7.0, -0.0]> : tensor<12xbf16>
  %bf16_0 = math.floor %bf16 : tensor<12xbf16>
  check.expect_eq_const(%bf16_0, dense<[0.0, 1.0, 2.0, -1.0, -2.0, -3.0, -1.0, 0.0, -4.0, 2.0, 7.0, -0.0]> : tensor<12xbf16>) : tensor<12xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.5, -0.25, 0.8, -4.0, 2.0, 7.0, -0.0]> : tensor<12xf8E5M2>
  %f8E5M2_0 = math.floor %f8E5M2 : tensor<12xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[0.0, 1.0, 2.0, -1.0, -2.0, -3.0, -1.0, 0.0, -4.0, 2.0, 7.0, -0.0]> : tensor<12xf8E5M2>) : tensor<12xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000]> : tensor<4xf32>
  %f32_1 = math.floor %f32_s : tensor<4xf32>
  check.expect_eq_const(%f32_1, dense<[0.0, -0.0, 0x7F800000, 0xFF800000]> : tensor<4xf32>) : tensor<4xf32>
  %f32_n = util.unfoldable_constant dense<0x7FC00000> : tensor<1xf32>
  %f32_2 = math.floor %f32_n : tensor<1xf32>
  %f32_3 = math.isnan %f32_2 : tensor<1xf32>
  check.expect_all_true(%f32_3) : tensor<1xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7C00, 0xFC00]> : tensor<4xf16>
  %f16_1 = math.floor %f16_s : tensor<4xf16>
  check.expect_eq_const(%f16_1, dense<[0.0, -0.0, 0x7C00, 0xFC00]> : tensor<4xf16>) : tensor<4xf16>
  %f16_n = util.unfoldable_constant dense<0x7E00> : tensor<1xf16>
  %f16_2 = math.floor %f16_n : tensor<1xf16>
  %f16_3 = math.isnan %f16_2 : tensor<1xf16>
  check.expect_all_true(%f16_3) : tensor<1xi1>
  return
}

func.func @floor_of_large_values() {
  %f32 = util.unfoldable_constant dense<[3.5848591e19, 8.3886075e6, -8.3886075e6, 1.6777216e7, 0.49999997]> : tensor<5xf32>
  %f32_0 = math.floor %f32 : tensor<5xf32>
  check.expect_eq_const(%f32_0, dense<[3.5848591e19, 8.388607e6, -8.388608e6, 1.6777216e7, 0.0]> : tensor<5xf32>) : tensor<5xf32>
  %f64 = util.unfoldable_constant dense<[3.5848592240854225e19, 4503599627370495.5, -4503599627370495.5, 9007199254740992.0, 0.49999999999999994]> : tensor<5xf64>
  %f64_0 = math.floor %f64 : tensor<5xf64>
  check.expect_eq_const(%f64_0, dense<[3.5848592240854225e19, 4503599627370495.0, -4503599627370496.0, 9007199254740992.0, 0.0]> : tensor<5xf64>) : tensor<5xf64>
  return
}

func.func @trunc() {
  %f64 = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.5, -0.25, 0.75, -3.75, 2.0, 7.0, -0.0]> : tensor<12xf64>
  %f64_0 = math.trunc %f64 : tensor<12xf64>
  check.expect_eq_const(%f64_0, dense<[0.0, 1.0, 2.0, -0.0, -1.0, -2.0, -0.0, 0.0, -3.0, 2.0, 7.0, -0.0]> : tensor<12xf64>) : tensor<12xf64>
  %f32 = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.5, -0.25, 0.75, -3.75, 2.0, 7.0, -0.0]> : tensor<12xf32>
  %f32_0 = math.trunc %f32 : tensor<12xf32>
  check.expect_eq_const(%f32_0, dense<[0.0, 1.0, 2.0, -0.0, -1.0, -2.0, -0.0, 0.0, -3.0, 2.0, 7.0, -0.0]> : tensor<12xf32>) : tensor<12xf32>
  %f16 = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.5, -0.25, 0.75, -3.75, 2.0, 7.0, -0.0]> : tensor<12xf16>
  %f16_0 = math.trunc %f16 : tensor<12xf16>
  check.expect_eq_const(%f16_0, dense<[0.0, 1.0, 2.0, -0.0, -1.0, -2.0, -0.0, 0.0, -3.0, 2.0, 7.0, -0.0]> : tensor<12xf16>) : tensor<12xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.5, -0.25, 0.75, -3.75, 2.0, 7.0, -0.0]> : tensor<12xbf16>
  %bf16_0 = math.trunc %bf16 : tensor<12xbf16>
  check.expect_eq_const(%bf16_0, dense<[0.0, 1.0, 2.0, -0.0, -1.0, -2.0, -0.0, 0.0, -3.0, 2.0, 7.0, -0.0]> : tensor<12xbf16>) : tensor<12xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.5, -0.25, 0.8, -4.0, 2.0, 7.0, -0.0]> : tensor<12xf8E5M2>
  %f8E5M2_0 = math.trunc %f8E5M2 : tensor<12xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[0.0, 1.0, 2.0, -0.0, -1.0, -2.0, -0.0, 0.0, -4.0, 2.0, 7.0, -0.0]> : tensor<12xf8E5M2>) : tensor<12xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000]> : tensor<4xf32>
  %f32_1 = math.trunc %f32_s : tensor<4xf32>
  check.expect_eq_const(%f32_1, dense<[0.0, -0.0, 0x7F800000, 0xFF800000]> : tensor<4xf32>) : tensor<4xf32>
  %f32_n = util.unfoldable_constant dense<0x7FC00000> : tensor<1xf32>
  %f32_2 = math.trunc %f32_n : tensor<1xf32>
  %f32_3 = math.isnan %f32_2 : tensor<1xf32>
  check.expect_all_true(%f32_3) : tensor<1xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7C00, 0xFC00]> : tensor<4xf16>
  %f16_1 = math.trunc %f16_s : tensor<4xf16>
  check.expect_eq_const(%f16_1, dense<[0.0, -0.0, 0x7C00, 0xFC00]> : tensor<4xf16>) : tensor<4xf16>
  %f16_n = util.unfoldable_constant dense<0x7E00> : tensor<1xf16>
  %f16_2 = math.trunc %f16_n : tensor<1xf16>
  %f16_3 = math.isnan %f16_2 : tensor<1xf16>
  check.expect_all_true(%f16_3) : tensor<1xi1>
  return
}

func.func @trunc_of_large_values() {
  %f32 = util.unfoldable_constant dense<[3.5848591e19, 8.3886075e6, -8.3886075e6, 1.6777216e7, 0.49999997]> : tensor<5xf32>
  %f32_0 = math.trunc %f32 : tensor<5xf32>
  check.expect_eq_const(%f32_0, dense<[3.5848591e19, 8.388607e6, -8.388607e6, 1.6777216e7, 0.0]> : tensor<5xf32>) : tensor<5xf32>
  %f64 = util.unfoldable_constant dense<[3.5848592240854225e19, 4503599627370495.5, -4503599627370495.5, 9007199254740992.0, 0.49999999999999994]> : tensor<5xf64>
  %f64_0 = math.trunc %f64 : tensor<5xf64>
  check.expect_eq_const(%f64_0, dense<[3.5848592240854225e19, 4503599627370495.0, -4503599627370495.0, 9007199254740992.0, 0.0]> : tensor<5xf64>) : tensor<5xf64>
  return
}

func.func @round() {
  %f64 = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.5, -0.25, 0.75, -3.75, 2.0, 7.0, -0.0]> : tensor<12xf64>
  %f64_0 = math.round %f64 : tensor<12xf64>
  check.expect_eq_const(%f64_0, dense<[1.0, 2.0, 3.0, -1.0, -2.0, -3.0, -0.0, 1.0, -4.0, 2.0, 7.0, -0.0]> : tensor<12xf64>) : tensor<12xf64>
  %f32 = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.5, -0.25, 0.75, -3.75, 2.0, 7.0, -0.0]> : tensor<12xf32>
  %f32_0 = math.round %f32 : tensor<12xf32>
  check.expect_eq_const(%f32_0, dense<[1.0, 2.0, 3.0, -1.0, -2.0, -3.0, -0.0, 1.0, -4.0, 2.0, 7.0, -0.0]> : tensor<12xf32>) : tensor<12xf32>
  %f16 = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.5, -0.25, 0.75, -3.75, 2.0, 7.0, -0.0]> : tensor<12xf16>
  %f16_0 = math.round %f16 : tensor<12xf16>
  check.expect_eq_const(%f16_0, dense<[1.0, 2.0, 3.0, -1.0, -2.0, -3.0, -0.0, 1.0, -4.0, 2.0, 7.0, -0.0]> : tensor<12xf16>) : tensor<12xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.5, -0.25, 0.75, -3.75, 2.0, 7.0, -0.0]> : tensor<12xbf16>
  %bf16_0 = math.round %bf16 : tensor<12xbf16>
  check.expect_eq_const(%bf16_0, dense<[1.0, 2.0, 3.0, -1.0, -2.0, -3.0, -0.0, 1.0, -4.0, 2.0, 7.0, -0.0]> : tensor<12xbf16>) : tensor<12xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.5, -0.25, 0.8, -4.0, 2.0, 7.0, -0.0]> : tensor<12xf8E5M2>
  %f8E5M2_0 = math.round %f8E5M2 : tensor<12xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[1.0, 2.0, 3.0, -1.0, -2.0, -3.0, -0.0, 1.0, -4.0, 2.0, 7.0, -0.0]> : tensor<12xf8E5M2>) : tensor<12xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000]> : tensor<4xf32>
  %f32_1 = math.round %f32_s : tensor<4xf32>
  check.expect_eq_const(%f32_1, dense<[0.0, -0.0, 0x7F800000, 0xFF800000]> : tensor<4xf32>) : tensor<4xf32>
  %f32_n = util.unfoldable_constant dense<0x7FC00000> : tensor<1xf32>
  %f32_2 = math.round %f32_n : tensor<1xf32>
  %f32_3 = math.isnan %f32_2 : tensor<1xf32>
  check.expect_all_true(%f32_3) : tensor<1xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7C00, 0xFC00]> : tensor<4xf16>
  %f16_1 = math.round %f16_s : tensor<4xf16>
  check.expect_eq_const(%f16_1, dense<[0.0, -0.0, 0x7C00, 0xFC00]> : tensor<4xf16>) : tensor<4xf16>
  %f16_n = util.unfoldable_constant dense<0x7E00> : tensor<1xf16>
  %f16_2 = math.round %f16_n : tensor<1xf16>
  %f16_3 = math.isnan %f16_2 : tensor<1xf16>
  check.expect_all_true(%f16_3) : tensor<1xi1>
  return
}

func.func @round_of_large_values() {
  %f32 = util.unfoldable_constant dense<[3.5848591e19, 8.3886075e6, -8.3886075e6, 1.6777216e7, 0.49999997]> : tensor<5xf32>
  %f32_0 = math.round %f32 : tensor<5xf32>
  check.expect_eq_const(%f32_0, dense<[3.5848591e19, 8.388608e6, -8.388608e6, 1.6777216e7, 0.0]> : tensor<5xf32>) : tensor<5xf32>
  %f64 = util.unfoldable_constant dense<[3.5848592240854225e19, 4503599627370495.5, -4503599627370495.5, 9007199254740992.0, 0.49999999999999994]> : tensor<5xf64>
  %f64_0 = math.round %f64 : tensor<5xf64>
  check.expect_eq_const(%f64_0, dense<[3.5848592240854225e19, 4503599627370496.0, -4503599627370496.0, 9007199254740992.0, 0.0]> : tensor<5xf64>) : tensor<5xf64>
  return
}

func.func @roundeven() {
  %f64 = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.5, -0.25, 0.75, -3.75, 2.0, 7.0, -0.0]> : tensor<12xf64>
  %f64_0 = math.roundeven %f64 : tensor<12xf64>
  check.expect_eq_const(%f64_0, dense<[0.0, 2.0, 2.0, -0.0, -2.0, -2.0, -0.0, 1.0, -4.0, 2.0, 7.0, -0.0]> : tensor<12xf64>) : tensor<12xf64>
  %f32 = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.5, -0.25, 0.75, -3.75, 2.0, 7.0, -0.0]> : tensor<12xf32>
  %f32_0 = math.roundeven %f32 : tensor<12xf32>
  check.expect_eq_const(%f32_0, dense<[0.0, 2.0, 2.0, -0.0, -2.0, -2.0, -0.0, 1.0, -4.0, 2.0, 7.0, -0.0]> : tensor<12xf32>) : tensor<12xf32>
  %f16 = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.5, -0.25, 0.75, -3.75, 2.0, 7.0, -0.0]> : tensor<12xf16>
  %f16_0 = math.roundeven %f16 : tensor<12xf16>
  check.expect_eq_const(%f16_0, dense<[0.0, 2.0, 2.0, -0.0, -2.0, -2.0, -0.0, 1.0, -4.0, 2.0, 7.0, -0.0]> : tensor<12xf16>) : tensor<12xf16>
  %bf16 = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.5, -0.25, 0.75, -3.75, 2.0, 7.0, -0.0]> : tensor<12xbf16>
  %bf16_0 = math.roundeven %bf16 : tensor<12xbf16>
  check.expect_eq_const(%bf16_0, dense<[0.0, 2.0, 2.0, -0.0, -2.0, -2.0, -0.0, 1.0, -4.0, 2.0, 7.0, -0.0]> : tensor<12xbf16>) : tensor<12xbf16>
  %f8E5M2 = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.5, -0.25, 0.8, -4.0, 2.0, 7.0, -0.0]> : tensor<12xf8E5M2>
  %f8E5M2_0 = math.roundeven %f8E5M2 : tensor<12xf8E5M2>
  check.expect_eq_const(%f8E5M2_0, dense<[0.0, 2.0, 2.0, -0.0, -2.0, -2.0, -0.0, 1.0, -4.0, 2.0, 7.0, -0.0]> : tensor<12xf8E5M2>) : tensor<12xf8E5M2>
  %f32_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000]> : tensor<4xf32>
  %f32_1 = math.roundeven %f32_s : tensor<4xf32>
  check.expect_eq_const(%f32_1, dense<[0.0, -0.0, 0x7F800000, 0xFF800000]> : tensor<4xf32>) : tensor<4xf32>
  %f32_n = util.unfoldable_constant dense<0x7FC00000> : tensor<1xf32>
  %f32_2 = math.roundeven %f32_n : tensor<1xf32>
  %f32_3 = math.isnan %f32_2 : tensor<1xf32>
  check.expect_all_true(%f32_3) : tensor<1xi1>
  %f16_s = util.unfoldable_constant dense<[0.0, -0.0, 0x7C00, 0xFC00]> : tensor<4xf16>
  %f16_1 = math.roundeven %f16_s : tensor<4xf16>
  check.expect_eq_const(%f16_1, dense<[0.0, -0.0, 0x7C00, 0xFC00]> : tensor<4xf16>) : tensor<4xf16>
  %f16_n = util.unfoldable_constant dense<0x7E00> : tensor<1xf16>
  %f16_2 = math.roundeven %f16_n : tensor<1xf16>
  %f16_3 = math.isnan %f16_2 : tensor<1xf16>
  check.expect_all_true(%f16_3) : tensor<1xi1>
  return
}

func.func @roundeven_of_large_values() {
  %f32 = util.unfoldable_constant dense<[3.5848591e19, 8.3886075e6, -8.3886075e6, 1.6777216e7, 0.49999997]> : tensor<5xf32>
  %f32_0 = math.roundeven %f32 : tensor<5xf32>
  check.expect_eq_const(%f32_0, dense<[3.5848591e19, 8.388608e6, -8.388608e6, 1.6777216e7, 0.0]> : tensor<5xf32>) : tensor<5xf32>
  %f64 = util.unfoldable_constant dense<[3.5848592240854225e19, 4503599627370495.5, -4503599627370495.5, 9007199254740992.0, 0.49999999999999994]> : tensor<5xf64>
  %f64_0 = math.roundeven %f64 : tensor<5xf64>
  check.expect_eq_const(%f64_0, dense<[3.5848592240854225e19, 4503599627370496.0, -4503599627370496.0, 9007199254740992.0, 0.0]> : tensor<5xf64>) : tensor<5xf64>
  return
}

// Plain constants, whole and splat: what a folder sees and what runs agree.
func.func @constants() {
  %ceil_f32_x = arith.constant dense<[0.5, 1.5, 2.5, -0.25, -0.0]> : tensor<5xf32>
  %ceil_f32 = math.ceil %ceil_f32_x : tensor<5xf32>
  check.expect_eq_const(%ceil_f32, dense<[1.0, 2.0, 3.0, -0.0, -0.0]> : tensor<5xf32>) : tensor<5xf32>
  %ceil_f16_x = arith.constant dense<[0.5, 1.5, 2.5, -0.25, -0.0]> : tensor<5xf16>
  %ceil_f16 = math.ceil %ceil_f16_x : tensor<5xf16>
  check.expect_eq_const(%ceil_f16, dense<[1.0, 2.0, 3.0, -0.0, -0.0]> : tensor<5xf16>) : tensor<5xf16>
  %ceil_bf16_x = arith.constant dense<[0.5, 1.5, 2.5, -0.25, -0.0]> : tensor<5xbf16>
  %ceil_bf16 = math.ceil %ceil_bf16_x : tensor<5xbf16>
  check.expect_eq_const(%ceil_bf16, dense<[1.0, 2.0, 3.0, -0.0, -0.0]> : tensor<5xbf16>) : tensor<5xbf16>
  %ceil_x = arith.constant dense<-0.25> : tensor<3xf32>
  %ceil = math.ceil %ceil_x : tensor<3xf32>
  check.expect_eq_const(%ceil, dense<-0.0> : tensor<3xf32>) : tensor<3xf32>
  %floor_f32_x = arith.constant dense<[0.5, 1.5, 2.5, -0.25, -0.0]> : tensor<5xf32>
  %floor_f32 = math.floor %floor_f32_x : tensor<5xf32>
  check.expect_eq_const(%floor_f32, dense<[0.0, 1.0, 2.0, -1.0, -0.0]> : tensor<5xf32>) : tensor<5xf32>
  %floor_f16_x = arith.constant dense<[0.5, 1.5, 2.5, -0.25, -0.0]> : tensor<5xf16>
  %floor_f16 = math.floor %floor_f16_x : tensor<5xf16>
  check.expect_eq_const(%floor_f16, dense<[0.0, 1.0, 2.0, -1.0, -0.0]> : tensor<5xf16>) : tensor<5xf16>
  %floor_bf16_x = arith.constant dense<[0.5, 1.5, 2.5, -0.25, -0.0]> : tensor<5xbf16>
  %floor_bf16 = math.floor %floor_bf16_x : tensor<5xbf16>
  check.expect_eq_const(%floor_bf16, dense<[0.0, 1.0, 2.0, -1.0, -0.0]> : tensor<5xbf16>) : tensor<5xbf16>
  %floor_x = arith.constant dense<-0.25> : tensor<3xf32>
  %floor = math.floor %floor_x : tensor<3xf32>
  check.expect_eq_const(%floor, dense<-1.0> : tensor<3xf32>) : tensor<3xf32>
  %trunc_f32_x = arith.constant dense<[0.5, 1.5, 2.5, -0.25, -0.0]> : tensor<5xf32>
  %trunc_f32 = math.trunc %trunc_f32_x : tensor<5xf32>
  check.expect_eq_const(%trunc_f32, dense<[0.0, 1.0, 2.0, -0.0, -0.0]> : tensor<5xf32>) : tensor<5xf32>
  %trunc_f16_x = arith.constant dense<[0.5, 1.5, 2.5, -0.25, -0.0]> : tensor<5xf16>
  %trunc_f16 = math.trunc %trunc_f16_x : tensor<5xf16>
  check.expect_eq_const(%trunc_f16, dense<[0.0, 1.0, 2.0, -0.0, -0.0]> : tensor<5xf16>) : tensor<5xf16>
  %trunc_bf16_x = arith.constant dense<[0.5, 1.5, 2.5, -0.25, -0.0]> : tensor<5xbf16>
  %trunc_bf16 = math.trunc %trunc_bf16_x : tensor<5xbf16>
  check.expect_eq_const(%trunc_bf16, dense<[0.0, 1.0, 2.0, -0.0, -0.0]> : tensor<5xbf16>) : tensor<5xbf16>
  %trunc_x = arith.constant dense<-0.25> : tensor<3xf32>
  %trunc = math.trunc %trunc_x : tensor<3xf32>
  check.expect_eq_const(%trunc, dense<-0.0> : tensor<3xf32>) : tensor<3xf32>
  %round_f32_x = arith.constant dense<[0.5, 1.5, 2.5, -0.25, -0.0]> : tensor<5xf32>
  %round_f32 = math.round %round_f32_x : tensor<5xf32>
  check.expect_eq_const(%round_f32, dense<[1.0, 2.0, 3.0, -0.0, -0.0]> : tensor<5xf32>) : tensor<5xf32>
  %round_f16_x = arith.constant dense<[0.5, 1.5, 2.5, -0.25, -0.0]> : tensor<5xf16>
  %round_f16 = math.round %round_f16_x : tensor<5xf16>
  check.expect_eq_const(%round_f16, dense<[1.0, 2.0, 3.0, -0.0, -0.0]> : tensor<5xf16>) : tensor<5xf16>
  %round_bf16_x = arith.constant dense<[0.5, 1.5, 2.5, -0.25, -0.0]> : tensor<5xbf16>
  %round_bf16 = math.round %round_bf16_x : tensor<5xbf16>
  check.expect_eq_const(%round_bf16, dense<[1.0, 2.0, 3.0, -0.0, -0.0]> : tensor<5xbf16>) : tensor<5xbf16>
  %round_x = arith.constant dense<-0.25> : tensor<3xf32>
  %round = math.round %round_x : tensor<3xf32>
  check.expect_eq_const(%round, dense<-0.0> : tensor<3xf32>) : tensor<3xf32>
  %roundeven_f32_x = arith.constant dense<[0.5, 1.5, 2.5, -0.25, -0.0]> : tensor<5xf32>
  %roundeven_f32 = math.roundeven %roundeven_f32_x : tensor<5xf32>
  check.expect_eq_const(%roundeven_f32, dense<[0.0, 2.0, 2.0, -0.0, -0.0]> : tensor<5xf32>) : tensor<5xf32>
  %roundeven_f16_x = arith.constant dense<[0.5, 1.5, 2.5, -0.25, -0.0]> : tensor<5xf16>
  %roundeven_f16 = math.roundeven %roundeven_f16_x : tensor<5xf16>
  check.expect_eq_const(%roundeven_f16, dense<[0.0, 2.0, 2.0, -0.0, -0.0]> : tensor<5xf16>) : tensor<5xf16>
  %roundeven_bf16_x = arith.constant dense<[0.5, 1.5, 2.5, -0.25, -0.0]> : tensor<5xbf16>
  %roundeven_bf16 = math.roundeven %roundeven_bf16_x : tensor<5xbf16>
  check.expect_eq_const(%roundeven_bf16, dense<[0.0, 2.0, 2.0, -0.0, -0.0]> : tensor<5xbf16>) : tensor<5xbf16>
  %roundeven_x = arith.constant dense<-0.25> : tensor<3xf32>
  %roundeven = math.roundeven %roundeven_x : tensor<3xf32>
  check.expect_eq_const(%roundeven, dense<-0.0> : tensor<3xf32>) : tensor<3xf32>
  return
}
