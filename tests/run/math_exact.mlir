// Signs, classes, ranges and fused multiplication: exact, or the exact result rounded once, so bits are compared.

func.func @absf() {
  %f64_x = util.unfoldable_constant dense<[1.5, -1.5, -0.0, 0.0, 0xFFF0000000000000, 0.001]> : tensor<6xf64>
  %f64 = math.absf %f64_x : tensor<6xf64>
  check.expect_eq_const(%f64, dense<[1.5, 1.5, 0.0, 0.0, 0x7FF0000000000000, 0.001]> : tensor<6xf64>) : tensor<6xf64>
  %f32_x = util.unfoldable_constant dense<[1.5, -1.5, -0.0, 0.0, 0xFF800000, 0.001]> : tensor<6xf32>
  %f32 = math.absf %f32_x : tensor<6xf32>
  check.expect_eq_const(%f32, dense<[1.5, 1.5, 0.0, 0.0, 0x7F800000, 0.001]> : tensor<6xf32>) : tensor<6xf32>
  %f16_x = util.unfoldable_constant dense<[1.5, -1.5, -0.0, 0.0, 0xFC00, 0.001]> : tensor<6xf16>
  %f16 = math.absf %f16_x : tensor<6xf16>
  check.expect_eq_const(%f16, dense<[1.5, 1.5, 0.0, 0.0, 0x7C00, 0.001]> : tensor<6xf16>) : tensor<6xf16>
  %bf16_x = util.unfoldable_constant dense<[1.5, -1.5, -0.0, 0.0, 0xFF80, 0.001]> : tensor<6xbf16>
  %bf16 = math.absf %bf16_x : tensor<6xbf16>
  check.expect_eq_const(%bf16, dense<[1.5, 1.5, 0.0, 0.0, 0x7F80, 0.001]> : tensor<6xbf16>) : tensor<6xbf16>
  %f8E5M2_x = util.unfoldable_constant dense<[1.5, -1.5, -0.0, 0.0, 0xFC, 0.001]> : tensor<6xf8E5M2>
  %f8E5M2 = math.absf %f8E5M2_x : tensor<6xf8E5M2>
  check.expect_eq_const(%f8E5M2, dense<[1.5, 1.5, 0.0, 0.0, 0x7C, 0.001]> : tensor<6xf8E5M2>) : tensor<6xf8E5M2>
  return
}

func.func @copysign() {
  %f64_x = util.unfoldable_constant dense<[1.5, -1.5, -0.0, 0.0, 0xFFF0000000000000, 3.0]> : tensor<6xf64>
  %f64_y = util.unfoldable_constant dense<[-2.0, 2.0, 1.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000]> : tensor<6xf64>
  %f64 = math.copysign %f64_x, %f64_y : tensor<6xf64>
  check.expect_eq_const(%f64, dense<[-1.5, 1.5, 0.0, -0.0, 0x7FF0000000000000, -3.0]> : tensor<6xf64>) : tensor<6xf64>
  %f32_x = util.unfoldable_constant dense<[1.5, -1.5, -0.0, 0.0, 0xFF800000, 3.0]> : tensor<6xf32>
  %f32_y = util.unfoldable_constant dense<[-2.0, 2.0, 1.0, -0.0, 0x7F800000, 0xFF800000]> : tensor<6xf32>
  %f32 = math.copysign %f32_x, %f32_y : tensor<6xf32>
  check.expect_eq_const(%f32, dense<[-1.5, 1.5, 0.0, -0.0, 0x7F800000, -3.0]> : tensor<6xf32>) : tensor<6xf32>
  %f16_x = util.unfoldable_constant dense<[1.5, -1.5, -0.0, 0.0, 0xFC00, 3.0]> : tensor<6xf16>
  %f16_y = util.unfoldable_constant dense<[-2.0, 2.0, 1.0, -0.0, 0x7C00, 0xFC00]> : tensor<6xf16>
  %f16 = math.copysign %f16_x, %f16_y : tensor<6xf16>
  check.expect_eq_const(%f16, dense<[-1.5, 1.5, 0.0, -0.0, 0x7C00, -3.0]> : tensor<6xf16>) : tensor<6xf16>
  %bf16_x = util.unfoldable_constant dense<[1.5, -1.5, -0.0, 0.0, 0xFF80, 3.0]> : tensor<6xbf16>
  %bf16_y = util.unfoldable_constant dense<[-2.0, 2.0, 1.0, -0.0, 0x7F80, 0xFF80]> : tensor<6xbf16>
  %bf16 = math.copysign %bf16_x, %bf16_y : tensor<6xbf16>
  check.expect_eq_const(%bf16, dense<[-1.5, 1.5, 0.0, -0.0, 0x7F80, -3.0]> : tensor<6xbf16>) : tensor<6xbf16>
  %f8E5M2_x = util.unfoldable_constant dense<[1.5, -1.5, -0.0, 0.0, 0xFC, 3.0]> : tensor<6xf8E5M2>
  %f8E5M2_y = util.unfoldable_constant dense<[-2.0, 2.0, 1.0, -0.0, 0x7C, 0xFC]> : tensor<6xf8E5M2>
  %f8E5M2 = math.copysign %f8E5M2_x, %f8E5M2_y : tensor<6xf8E5M2>
  check.expect_eq_const(%f8E5M2, dense<[-1.5, 1.5, 0.0, -0.0, 0x7C, -3.0]> : tensor<6xf8E5M2>) : tensor<6xf8E5M2>
  return
}

// Without a negative zero the one NaN has its pattern: it stays what it is, and zero does not become it.
func.func @signs_without_negative_zero() {
  %x = util.unfoldable_constant dense<"0x80000181"> : tensor<4xf8E4M3FNUZ>
  %y = util.unfoldable_constant dense<"0x01818101"> : tensor<4xf8E4M3FNUZ>
  %abs = math.absf %x : tensor<4xf8E4M3FNUZ>
  check.expect_eq_const(%abs, dense<"0x80000101"> : tensor<4xf8E4M3FNUZ>) : tensor<4xf8E4M3FNUZ>
  %signed = math.copysign %x, %y : tensor<4xf8E4M3FNUZ>
  check.expect_eq_const(%signed, dense<"0x80008101"> : tensor<4xf8E4M3FNUZ>) : tensor<4xf8E4M3FNUZ>
  %isnan = math.isnan %x : tensor<4xf8E4M3FNUZ>
  check.expect_eq_const(%isnan, dense<[true, false, false, false]> : tensor<4xi1>) : tensor<4xi1>
  return
}

// Powers of two alone have no sign.
func.func @no_sign() {
  %x = util.unfoldable_constant dense<[0.5, 2.0, 1.0]> : tensor<3xf8E8M0FNU>
  %abs = math.absf %x : tensor<3xf8E8M0FNU>
  check.expect_eq_const(%abs, dense<[0.5, 2.0, 1.0]> : tensor<3xf8E8M0FNU>) : tensor<3xf8E8M0FNU>
  %signed = math.copysign %x, %abs : tensor<3xf8E8M0FNU>
  check.expect_eq_const(%signed, dense<[0.5, 2.0, 1.0]> : tensor<3xf8E8M0FNU>) : tensor<3xf8E8M0FNU>
  %isnormal = math.isnormal %x : tensor<3xf8E8M0FNU>
  check.expect_all_true(%isnormal) : tensor<3xi1>
  return
}

func.func @classes() {
  %f64_x = util.unfoldable_constant dense<[1.5, -0.0, 0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 5.0e-324, 2.225073858507201e-308, 2.2250738585072014e-308, -2.2250738585072014e-308, 1.7976931348623157e308]> : tensor<11xf64>
  %f64_isnan = math.isnan %f64_x : tensor<11xf64>
  check.expect_eq_const(%f64_isnan, dense<[false, false, false, false, false, true, false, false, false, false, false]> : tensor<11xi1>) : tensor<11xi1>
  %f64_isinf = math.isinf %f64_x : tensor<11xf64>
  check.expect_eq_const(%f64_isinf, dense<[false, false, false, true, true, false, false, false, false, false, false]> : tensor<11xi1>) : tensor<11xi1>
  %f64_isfinite = math.isfinite %f64_x : tensor<11xf64>
  check.expect_eq_const(%f64_isfinite, dense<[true, true, true, false, false, false, true, true, true, true, true]> : tensor<11xi1>) : tensor<11xi1>
  %f64_isnormal = math.isnormal %f64_x : tensor<11xf64>
  check.expect_eq_const(%f64_isnormal, dense<[true, false, false, false, false, false, false, false, true, true, true]> : tensor<11xi1>) : tensor<11xi1>
  %f32_x = util.unfoldable_constant dense<[1.5, -0.0, 0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 1.0e-45, 1.1754942e-38, 1.1754944e-38, -1.1754944e-38, 3.4028235e38]> : tensor<11xf32>
  %f32_isnan = math.isnan %f32_x : tensor<11xf32>
  check.expect_eq_const(%f32_isnan, dense<[false, false, false, false, false, true, false, false, false, false, false]> : tensor<11xi1>) : tensor<11xi1>
  %f32_isinf = math.isinf %f32_x : tensor<11xf32>
  check.expect_eq_const(%f32_isinf, dense<[false, false, false, true, true, false, false, false, false, false, false]> : tensor<11xi1>) : tensor<11xi1>
  %f32_isfinite = math.isfinite %f32_x : tensor<11xf32>
  check.expect_eq_const(%f32_isfinite, dense<[true, true, true, false, false, false, true, true, true, true, true]> : tensor<11xi1>) : tensor<11xi1>
  %f32_isnormal = math.isnormal %f32_x : tensor<11xf32>
  check.expect_eq_const(%f32_isnormal, dense<[true, false, false, false, false, false, false, false, true, true, true]> : tensor<11xi1>) : tensor<11xi1>
  %f16_x = util.unfoldable_constant dense<[1.5, -0.0, 0.0, 0x7C00, 0xFC00, 0x7E00, 6.0e-8, 6.1e-5, 6.104e-5, -6.104e-5, 6.55e4]> : tensor<11xf16>
  %f16_isnan = math.isnan %f16_x : tensor<11xf16>
  check.expect_eq_const(%f16_isnan, dense<[false, false, false, false, false, true, false, false, false, false, false]> : tensor<11xi1>) : tensor<11xi1>
  %f16_isinf = math.isinf %f16_x : tensor<11xf16>
  check.expect_eq_const(%f16_isinf, dense<[false, false, false, true, true, false, false, false, false, false, false]> : tensor<11xi1>) : tensor<11xi1>
  %f16_isfinite = math.isfinite %f16_x : tensor<11xf16>
  check.expect_eq_const(%f16_isfinite, dense<[true, true, true, false, false, false, true, true, true, true, true]> : tensor<11xi1>) : tensor<11xi1>
  %f16_isnormal = math.isnormal %f16_x : tensor<11xf16>
  check.expect_eq_const(%f16_isnormal, dense<[true, false, false, false, false, false, false, false, true, true, true]> : tensor<11xi1>) : tensor<11xi1>
  %bf16_x = util.unfoldable_constant dense<[1.5, -0.0, 0.0, 0x7F80, 0xFF80, 0x7FC0, 9.0e-41, 1.17e-38, 1.18e-38, -1.18e-38, 3.39e38]> : tensor<11xbf16>
  %bf16_isnan = math.isnan %bf16_x : tensor<11xbf16>
  check.expect_eq_const(%bf16_isnan, dense<[false, false, false, false, false, true, false, false, false, false, false]> : tensor<11xi1>) : tensor<11xi1>
  %bf16_isinf = math.isinf %bf16_x : tensor<11xbf16>
  check.expect_eq_const(%bf16_isinf, dense<[false, false, false, true, true, false, false, false, false, false, false]> : tensor<11xi1>) : tensor<11xi1>
  %bf16_isfinite = math.isfinite %bf16_x : tensor<11xbf16>
  check.expect_eq_const(%bf16_isfinite, dense<[true, true, true, false, false, false, true, true, true, true, true]> : tensor<11xi1>) : tensor<11xi1>
  %bf16_isnormal = math.isnormal %bf16_x : tensor<11xbf16>
  check.expect_eq_const(%bf16_isnormal, dense<[true, false, false, false, false, false, false, false, true, true, true]> : tensor<11xi1>) : tensor<11xi1>
  %f8E5M2_x = util.unfoldable_constant dense<[1.5, -0.0, 0.0, 0x7C, 0xFC, 0x7E, 2.0e-5, 5.0e-5, 6.0e-5, -6.0e-5, 6.0e4]> : tensor<11xf8E5M2>
  %f8E5M2_isnan = math.isnan %f8E5M2_x : tensor<11xf8E5M2>
  check.expect_eq_const(%f8E5M2_isnan, dense<[false, false, false, false, false, true, false, false, false, false, false]> : tensor<11xi1>) : tensor<11xi1>
  %f8E5M2_isinf = math.isinf %f8E5M2_x : tensor<11xf8E5M2>
  check.expect_eq_const(%f8E5M2_isinf, dense<[false, false, false, true, true, false, false, false, false, false, false]> : tensor<11xi1>) : tensor<11xi1>
  %f8E5M2_isfinite = math.isfinite %f8E5M2_x : tensor<11xf8E5M2>
  check.expect_eq_const(%f8E5M2_isfinite, dense<[true, true, true, false, false, false, true, true, true, true, true]> : tensor<11xi1>) : tensor<11xi1>
  %f8E5M2_isnormal = math.isnormal %f8E5M2_x : tensor<11xf8E5M2>
  check.expect_eq_const(%f8E5M2_isnormal, dense<[true, false, false, false, false, false, false, false, true, true, true]> : tensor<11xi1>) : tensor<11xi1>
  return
}

func.func @clampf() {
  %f64_x = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -0.0, 1.0, 0xFFF0000000000000, 0x7FF0000000000000, 0.5]> : tensor<8xf64>
  %f64_lo = util.unfoldable_constant dense<[0.0, 0.0, 0.0, 0.0, -1.0, -2.0, -2.0, 2.0]> : tensor<8xf64>
  %f64_hi = util.unfoldable_constant dense<[1.0, 1.0, 1.0, 1.0, -0.0, 2.0, 0x7FF0000000000000, 1.0]> : tensor<8xf64>
  %f64 = math.clampf %f64_x to [%f64_lo, %f64_hi] : tensor<8xf64>
  check.expect_eq_const(%f64, dense<[0.5, 0.0, 1.0, 0.0, -0.0, -2.0, 0x7FF0000000000000, 1.0]> : tensor<8xf64>) : tensor<8xf64>
  %f32_x = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -0.0, 1.0, 0xFF800000, 0x7F800000, 0.5]> : tensor<8xf32>
  %f32_lo = util.unfoldable_constant dense<[0.0, 0.0, 0.0, 0.0, -1.0, -2.0, -2.0, 2.0]> : tensor<8xf32>
  %f32_hi = util.unfoldable_constant dense<[1.0, 1.0, 1.0, 1.0, -0.0, 2.0, 0x7F800000, 1.0]> : tensor<8xf32>
  %f32 = math.clampf %f32_x to [%f32_lo, %f32_hi] : tensor<8xf32>
  check.expect_eq_const(%f32, dense<[0.5, 0.0, 1.0, 0.0, -0.0, -2.0, 0x7F800000, 1.0]> : tensor<8xf32>) : tensor<8xf32>
  %f16_x = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -0.0, 1.0, 0xFC00, 0x7C00, 0.5]> : tensor<8xf16>
  %f16_lo = util.unfoldable_constant dense<[0.0, 0.0, 0.0, 0.0, -1.0, -2.0, -2.0, 2.0]> : tensor<8xf16>
  %f16_hi = util.unfoldable_constant dense<[1.0, 1.0, 1.0, 1.0, -0.0, 2.0, 0x7C00, 1.0]> : tensor<8xf16>
  %f16 = math.clampf %f16_x to [%f16_lo, %f16_hi] : tensor<8xf16>
  check.expect_eq_const(%f16, dense<[0.5, 0.0, 1.0, 0.0, -0.0, -2.0, 0x7C00, 1.0]> : tensor<8xf16>) : tensor<8xf16>
  %bf16_x = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -0.0, 1.0, 0xFF80, 0x7F80, 0.5]> : tensor<8xbf16>
  %bf16_lo = util.unfoldable_constant dense<[0.0, 0.0, 0.0, 0.0, -1.0, -2.0, -2.0, 2.0]> : tensor<8xbf16>
  %bf16_hi = util.unfoldable_constant dense<[1.0, 1.0, 1.0, 1.0, -0.0, 2.0, 0x7F80, 1.0]> : tensor<8xbf16>
  %bf16 = math.clampf %bf16_x to [%bf16_lo, %bf16_hi] : tensor<8xbf16>
  check.expect_eq_const(%bf16, dense<[0.5, 0.0, 1.0, 0.0, -0.0, -2.0, 0x7F80, 1.0]> : tensor<8xbf16>) : tensor<8xbf16>
  %f8E5M2_x = util.unfoldable_constant dense<[0.5, -0.5, 1.5, -0.0, 1.0, 0xFC, 0x7C, 0.5]> : tensor<8xf8E5M2>
  %f8E5M2_lo = util.unfoldable_constant dense<[0.0, 0.0, 0.0, 0.0, -1.0, -2.0, -2.0, 2.0]> : tensor<8xf8E5M2>
  %f8E5M2_hi = util.unfoldable_constant dense<[1.0, 1.0, 1.0, 1.0, -0.0, 2.0, 0x7C, 1.0]> : tensor<8xf8E5M2>
  %f8E5M2 = math.clampf %f8E5M2_x to [%f8E5M2_lo, %f8E5M2_hi] : tensor<8xf8E5M2>
  check.expect_eq_const(%f8E5M2, dense<[0.5, 0.0, 1.0, 0.0, -0.0, -2.0, 0x7C, 1.0]> : tensor<8xf8E5M2>) : tensor<8xf8E5M2>
  %f32_nx = util.unfoldable_constant dense<[0x7FC00000, 0.5, 0.5]> : tensor<3xf32>
  %f32_nlo = util.unfoldable_constant dense<[0.0, 0x7FC00000, 0.0]> : tensor<3xf32>
  %f32_nhi = util.unfoldable_constant dense<[1.0, 1.0, 0x7FC00000]> : tensor<3xf32>
  %f32_n = math.clampf %f32_nx to [%f32_nlo, %f32_nhi] : tensor<3xf32>
  %f32_n_isnan = math.isnan %f32_n : tensor<3xf32>
  check.expect_all_true(%f32_n_isnan) : tensor<3xi1>
  %f16_nx = util.unfoldable_constant dense<[0x7E00, 0.5, 0.5]> : tensor<3xf16>
  %f16_nlo = util.unfoldable_constant dense<[0.0, 0x7E00, 0.0]> : tensor<3xf16>
  %f16_nhi = util.unfoldable_constant dense<[1.0, 1.0, 0x7E00]> : tensor<3xf16>
  %f16_n = math.clampf %f16_nx to [%f16_nlo, %f16_nhi] : tensor<3xf16>
  %f16_n_isnan = math.isnan %f16_n : tensor<3xf16>
  check.expect_all_true(%f16_n_isnan) : tensor<3xi1>
  return
}

// The product is not rounded before the sum: in the first two rows all but its last digits cancel; in the next the addend
// is far below the product and decides a tie, or far above it.
func.func @fma() {
  %f64_a = util.unfoldable_constant dense<[1.0000000000000002, 1.0000000000000002, 1.5, 1.5, 1.5, 1.0000000000000002, -0.0, 0.0, 0x7FF0000000000000, 1.7976931348623157e308]> : tensor<10xf64>
  %f64_b = util.unfoldable_constant dense<[0.9999999999999999, 1.0000000000000002, 1.0000000000000002, 1.0000000000000002, 1.0000000000000002, 1.0, 1.0, 1.0, 1.0, 2.0]> : tensor<10xf64>
  %f64_c = util.unfoldable_constant dense<[-1.0, -1.0000000000000004, 5.0e-324, -5.0e-324, 0.0, 1024.0, -0.0, -0.0, 1.0, -1.7976931348623157e308]> : tensor<10xf64>
  %f64 = math.fma %f64_a, %f64_b, %f64_c : tensor<10xf64>
  check.expect_eq_const(%f64, dense<[1.1102230246251563e-16, 4.930380657631324e-32, 1.5000000000000004, 1.5000000000000002, 1.5000000000000004, 1025.0, -0.0, 0.0, 0x7FF0000000000000, 1.7976931348623157e308]> : tensor<10xf64>) : tensor<10xf64>
  %f32_a = util.unfoldable_constant dense<[1.0000001, 1.0000001, 1.5, 1.5, 1.5, 1.0000001, -0.0, 0.0, 0x7F800000, 3.4028235e38]> : tensor<10xf32>
  %f32_b = util.unfoldable_constant dense<[0.99999994, 1.0000001, 1.0000001, 1.0000001, 1.0000001, 1.0, 1.0, 1.0, 1.0, 2.0]> : tensor<10xf32>
  %f32_c = util.unfoldable_constant dense<[-1.0, -1.0000002, 1.0e-45, -1.0e-45, 0.0, 1024.0, -0.0, -0.0, 1.0, -3.4028235e38]> : tensor<10xf32>
  %f32 = math.fma %f32_a, %f32_b, %f32_c : tensor<10xf32>
  check.expect_eq_const(%f32, dense<[5.9604638e-8, 1.4210855e-14, 1.5000002, 1.5000001, 1.5000002, 1025.0, -0.0, 0.0, 0x7F800000, 3.4028235e38]> : tensor<10xf32>) : tensor<10xf32>
  %f16_a = util.unfoldable_constant dense<[1.001, 1.001, 1.5, 1.5, 1.5, 1.001, -0.0, 0.0, 0x7C00, 6.55e4]> : tensor<10xf16>
  %f16_b = util.unfoldable_constant dense<[0.9995, 1.001, 1.001, 1.001, 1.001, 1.0, 1.0, 1.0, 1.0, 2.0]> : tensor<10xf16>
  %f16_c = util.unfoldable_constant dense<[-1.0, -1.002, 6.0e-8, -6.0e-8, 0.0, 1024.0, -0.0, -0.0, 1.0, -6.55e4]> : tensor<10xf16>
  %f16 = math.fma %f16_a, %f16_b, %f16_c : tensor<10xf16>
  check.expect_eq_const(%f16, dense<[0.0004878, 9.5e-7, 1.502, 1.501, 1.502, 1025.0, -0.0, 0.0, 0x7C00, 6.55e4]> : tensor<10xf16>) : tensor<10xf16>
  %bf16_a = util.unfoldable_constant dense<[1.01, 1.01, 1.5, 1.5, 1.5, 1.01, -0.0, 0.0, 0x7F80, 3.39e38]> : tensor<10xbf16>
  %bf16_b = util.unfoldable_constant dense<[0.996, 1.01, 1.01, 1.01, 1.01, 1.0, 1.0, 1.0, 1.0, 2.0]> : tensor<10xbf16>
  %bf16_c = util.unfoldable_constant dense<[-1.0, -1.016, 9.0e-41, -9.0e-41, 0.0, 1024.0, -0.0, -0.0, 1.0, -3.39e38]> : tensor<10xbf16>
  %bf16 = math.fma %bf16_a, %bf16_b, %bf16_c : tensor<10xbf16>
  check.expect_eq_const(%bf16, dense<[0.00388, 6.1e-5, 1.516, 1.51, 1.516, 1024.0, -0.0, 0.0, 0x7F80, 3.39e38]> : tensor<10xbf16>) : tensor<10xbf16>
  %f8E5M2_a = util.unfoldable_constant dense<[1.2, 1.2, 1.5, 1.5, 1.5, 1.2, -0.0, 0.0, 0x7C, 6.0e4]> : tensor<10xf8E5M2>
  %f8E5M2_b = util.unfoldable_constant dense<[0.9, 1.2, 1.2, 1.2, 1.2, 1.0, 1.0, 1.0, 1.0, 2.0]> : tensor<10xf8E5M2>
  %f8E5M2_c = util.unfoldable_constant dense<[-1.0, -1.5, 2.0e-5, -2.0e-5, 0.0, 1.0e3, -0.0, -0.0, 1.0, -6.0e4]> : tensor<10xf8E5M2>
  %f8E5M2 = math.fma %f8E5M2_a, %f8E5M2_b, %f8E5M2_c : tensor<10xf8E5M2>
  check.expect_eq_const(%f8E5M2, dense<[0.09, 0.06, 2.0, 1.8, 2.0, 1.0e3, -0.0, 0.0, 0x7C, 6.0e4]> : tensor<10xf8E5M2>) : tensor<10xf8E5M2>
  return
}

func.func @fma_of_specials() {
  %f64_a = util.unfoldable_constant dense<[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0.0]> : tensor<4xf64>
  %f64_b = util.unfoldable_constant dense<[0.0, 1.0, 0.0, 0.0]> : tensor<4xf64>
  %f64_c = util.unfoldable_constant dense<[1.0, 0xFFF0000000000000, 0.0, 0x7FF8000000000000]> : tensor<4xf64>
  %f64 = math.fma %f64_a, %f64_b, %f64_c : tensor<4xf64>
  %f64_isnan = math.isnan %f64 : tensor<4xf64>
  check.expect_all_true(%f64_isnan) : tensor<4xi1>
  %f32_a = util.unfoldable_constant dense<[0x7F800000, 0x7F800000, 0x7FC00000, 0.0]> : tensor<4xf32>
  %f32_b = util.unfoldable_constant dense<[0.0, 1.0, 0.0, 0.0]> : tensor<4xf32>
  %f32_c = util.unfoldable_constant dense<[1.0, 0xFF800000, 0.0, 0x7FC00000]> : tensor<4xf32>
  %f32 = math.fma %f32_a, %f32_b, %f32_c : tensor<4xf32>
  %f32_isnan = math.isnan %f32 : tensor<4xf32>
  check.expect_all_true(%f32_isnan) : tensor<4xi1>
  %f16_a = util.unfoldable_constant dense<[0x7C00, 0x7C00, 0x7E00, 0.0]> : tensor<4xf16>
  %f16_b = util.unfoldable_constant dense<[0.0, 1.0, 0.0, 0.0]> : tensor<4xf16>
  %f16_c = util.unfoldable_constant dense<[1.0, 0xFC00, 0.0, 0x7E00]> : tensor<4xf16>
  %f16 = math.fma %f16_a, %f16_b, %f16_c : tensor<4xf16>
  %f16_isnan = math.isnan %f16 : tensor<4xf16>
  check.expect_all_true(%f16_isnan) : tensor<4xi1>
  return
}
