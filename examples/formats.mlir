// Every float format adds exactly and rounds once, to nearest even.

func.func @bf16_has_eight_bits() {
  %a = util.unfoldable_constant dense<[2.5, 256.0]> : tensor<2xbf16>
  %b = util.unfoldable_constant dense<[2.0, 1.0]> : tensor<2xbf16>
  %sum = arith.addf %a, %b : tensor<2xbf16>
  check.expect_eq_const(%sum, dense<[4.5, 256.0]> : tensor<2xbf16>) : tensor<2xbf16>
  return
}

func.func @f8E4M3FN_has_no_infinity() {
  %a = util.unfoldable_constant dense<[240.0, 448.0]> : tensor<2xf8E4M3FN>
  %b = util.unfoldable_constant dense<[16.0, 448.0]> : tensor<2xf8E4M3FN>
  %sum = arith.addf %a, %b : tensor<2xf8E4M3FN>
  // 896 is past the largest value, 448, and becomes NaN; almost_eq takes two NaNs as equal.
  check.expect_almost_eq_const(%sum, dense<[256.0, 0x7F]> : tensor<2xf8E4M3FN>) : tensor<2xf8E4M3FN>
  return
}

func.func @i4_is_packed_and_wraps() {
  %a = util.unfoldable_constant dense<[7, -8, 3]> : tensor<3xi4>
  %one = util.unfoldable_constant dense<1> : tensor<3xi4>
  %sum = arith.addi %a, %one : tensor<3xi4>
  check.expect_eq_const(%sum, dense<[-8, -7, 4]> : tensor<3xi4>) : tensor<3xi4>
  return
}
