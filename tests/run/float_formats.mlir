// A sum in every float format: one exact, and one that lies halfway between two values and goes to the even one.

func.func @addf_f64() {
  %a = util.unfoldable_constant dense<[1.5, -2.25]> : tensor<2xf64>
  %b = util.unfoldable_constant dense<[0.25, 1.0]> : tensor<2xf64>
  %sum = arith.addf %a, %b : tensor<2xf64>
  check.expect_eq_const(%sum, dense<[1.75, -1.25]> : tensor<2xf64>) : tensor<2xf64>
  check.expect_almost_eq_const(%sum, dense<[1.75, -1.25]> : tensor<2xf64>, atol 0.0) : tensor<2xf64>
  return
}

func.func @addf_f32() {
  %a = util.unfoldable_constant dense<[1.5, 16777216.0]> : tensor<2xf32>
  %b = util.unfoldable_constant dense<[0.25, 1.0]> : tensor<2xf32>
  %sum = arith.addf %a, %b : tensor<2xf32>
  check.expect_eq_const(%sum, dense<[1.75, 16777216.0]> : tensor<2xf32>) : tensor<2xf32>
  check.expect_almost_eq_const(%sum, dense<[1.75, 16777216.0]> : tensor<2xf32>, atol 0.0) : tensor<2xf32>
  return
}

func.func @addf_f16() {
  %a = util.unfoldable_constant dense<[1.5, 2048.0]> : tensor<2xf16>
  %b = util.unfoldable_constant dense<[0.25, 1.0]> : tensor<2xf16>
  %sum = arith.addf %a, %b : tensor<2xf16>
  check.expect_eq_const(%sum, dense<[1.75, 2048.0]> : tensor<2xf16>) : tensor<2xf16>
  check.expect_almost_eq_const(%sum, dense<[1.75, 2048.0]> : tensor<2xf16>, atol 0.0) : tensor<2xf16>
  return
}

func.func @addf_bf16() {
  %a = util.unfoldable_constant dense<[1.5, 256.0]> : tensor<2xbf16>
  %b = util.unfoldable_constant dense<[0.25, 1.0]> : tensor<2xbf16>
  %sum = arith.addf %a, %b : tensor<2xbf16>
  check.expect_eq_const(%sum, dense<[1.75, 256.0]> : tensor<2xbf16>) : tensor<2xbf16>
  check.expect_almost_eq_const(%sum, dense<[1.75, 256.0]> : tensor<2xbf16>, atol 0.0) : tensor<2xbf16>
  return
}

func.func @addf_f8E5M2() {
  %a = util.unfoldable_constant dense<[1.5, 8.0]> : tensor<2xf8E5M2>
  %b = util.unfoldable_constant dense<[0.25, 1.0]> : tensor<2xf8E5M2>
  %sum = arith.addf %a, %b : tensor<2xf8E5M2>
  check.expect_eq_const(%sum, dense<[1.75, 8.0]> : tensor<2xf8E5M2>) : tensor<2xf8E5M2>
  check.expect_almost_eq_const(%sum, dense<[1.75, 8.0]> : tensor<2xf8E5M2>, atol 0.0) : tensor<2xf8E5M2>
  return
}

func.func @addf_f8E5M2FNUZ() {
  %a = util.unfoldable_constant dense<[1.5, 8.0]> : tensor<2xf8E5M2FNUZ>
  %b = util.unfoldable_constant dense<[0.25, 1.0]> : tensor<2xf8E5M2FNUZ>
  %sum = arith.addf %a, %b : tensor<2xf8E5M2FNUZ>
  check.expect_eq_const(%sum, dense<[1.75, 8.0]> : tensor<2xf8E5M2FNUZ>) : tensor<2xf8E5M2FNUZ>
  check.expect_almost_eq_const(%sum, dense<[1.75, 8.0]> : tensor<2xf8E5M2FNUZ>, atol 0.0) : tensor<2xf8E5M2FNUZ>
  return
}

func.func @addf_f8E4M3FN() {
  %a = util.unfoldable_constant dense<[1.5, 16.0]> : tensor<2xf8E4M3FN>
  %b = util.unfoldable_constant dense<[0.25, 1.0]> : tensor<2xf8E4M3FN>
  %sum = arith.addf %a, %b : tensor<2xf8E4M3FN>
  check.expect_eq_const(%sum, dense<[1.75, 16.0]> : tensor<2xf8E4M3FN>) : tensor<2xf8E4M3FN>
  check.expect_almost_eq_const(%sum, dense<[1.75, 16.0]> : tensor<2xf8E4M3FN>, atol 0.0) : tensor<2xf8E4M3FN>
  return
}

func.func @addf_f8E4M3FNUZ() {
  %a = util.unfoldable_constant dense<[1.5, 16.0]> : tensor<2xf8E4M3FNUZ>
  %b = util.unfoldable_constant dense<[0.25, 1.0]> : tensor<2xf8E4M3FNUZ>
  %sum = arith.addf %a, %b : tensor<2xf8E4M3FNUZ>
  check.expect_eq_const(%sum, dense<[1.75, 16.0]> : tensor<2xf8E4M3FNUZ>) : tensor<2xf8E4M3FNUZ>
  check.expect_almost_eq_const(%sum, dense<[1.75, 16.0]> : tensor<2xf8E4M3FNUZ>, atol 0.0) : tensor<2xf8E4M3FNUZ>
  return
}

func.func @addf_f8E4M3() {
  %a = util.unfoldable_constant dense<[1.5, 16.0]> : tensor<2xf8E4M3>
  %b = util.unfoldable_constant dense<[0.25, 1.0]> : tensor<2xf8E4M3>
  %sum = arith.addf %a, %b : tensor<2xf8E4M3>
  check.expect_eq_const(%sum, dense<[1.75, 16.0]> : tensor<2xf8E4M3>) : tensor<2xf8E4M3>
  check.expect_almost_eq_const(%sum, dense<[1.75, 16.0]> : tensor<2xf8E4M3>, atol 0.0) : tensor<2xf8E4M3>
  return
}

func.func @addf_f8E3M4() {
  %a = util.unfoldable_constant dense<[1.5, 8.0]> : tensor<2xf8E3M4>
  %b = util.unfoldable_constant dense<[0.25, 0.25]> : tensor<2xf8E3M4>
  %sum = arith.addf %a, %b : tensor<2xf8E3M4>
  check.expect_eq_const(%sum, dense<[1.75, 8.0]> : tensor<2xf8E3M4>) : tensor<2xf8E3M4>
  check.expect_almost_eq_const(%sum, dense<[1.75, 8.0]> : tensor<2xf8E3M4>, atol 0.0) : tensor<2xf8E3M4>
  return
}

func.func @addf_f8E4M3B11FNUZ() {
  %a = util.unfoldable_constant dense<[1.5, 16.0]> : tensor<2xf8E4M3B11FNUZ>
  %b = util.unfoldable_constant dense<[0.25, 1.0]> : tensor<2xf8E4M3B11FNUZ>
  %sum = arith.addf %a, %b : tensor<2xf8E4M3B11FNUZ>
  check.expect_eq_const(%sum, dense<[1.75, 16.0]> : tensor<2xf8E4M3B11FNUZ>) : tensor<2xf8E4M3B11FNUZ>
  check.expect_almost_eq_const(%sum, dense<[1.75, 16.0]> : tensor<2xf8E4M3B11FNUZ>, atol 0.0) : tensor<2xf8E4M3B11FNUZ>
  return
}

func.func @addf_f8E5M3FNU() {
  %a = util.unfoldable_constant dense<[1.0, 65536.0]> : tensor<2xf8E5M3FNU>
  %b = util.unfoldable_constant dense<[0.0625, 49152.0]> : tensor<2xf8E5M3FNU>
  %sum = arith.addf %a, %b : tensor<2xf8E5M3FNU>
  check.expect_eq_const(%sum, dense<[1.0, 114688.0]> : tensor<2xf8E5M3FNU>) : tensor<2xf8E5M3FNU>
  check.expect_almost_eq_const(%sum, dense<[1.0, 114688.0]> : tensor<2xf8E5M3FNU>, atol 0.0) : tensor<2xf8E5M3FNU>
  return
}

func.func @addf_f8E8M0FNU() {
  %a = util.unfoldable_constant dense<[1.0, 8.0]> : tensor<2xf8E8M0FNU>
  %b = util.unfoldable_constant dense<[1.0, 8.0]> : tensor<2xf8E8M0FNU>
  %sum = arith.addf %a, %b : tensor<2xf8E8M0FNU>
  check.expect_eq_const(%sum, dense<[2.0, 16.0]> : tensor<2xf8E8M0FNU>) : tensor<2xf8E8M0FNU>
  check.expect_almost_eq_const(%sum, dense<[2.0, 16.0]> : tensor<2xf8E8M0FNU>, atol 0.0) : tensor<2xf8E8M0FNU>
  return
}

func.func @addf_f6E2M3FN() {
  %a = util.unfoldable_constant dense<[1.5, 4.0]> : tensor<2xf6E2M3FN>
  %b = util.unfoldable_constant dense<[0.25, 0.25]> : tensor<2xf6E2M3FN>
  %sum = arith.addf %a, %b : tensor<2xf6E2M3FN>
  check.expect_eq_const(%sum, dense<[1.75, 4.0]> : tensor<2xf6E2M3FN>) : tensor<2xf6E2M3FN>
  check.expect_almost_eq_const(%sum, dense<[1.75, 4.0]> : tensor<2xf6E2M3FN>, atol 0.0) : tensor<2xf6E2M3FN>
  return
}

func.func @addf_f6E3M2FN() {
  %a = util.unfoldable_constant dense<[1.5, 8.0]> : tensor<2xf6E3M2FN>
  %b = util.unfoldable_constant dense<[0.25, 1.0]> : tensor<2xf6E3M2FN>
  %sum = arith.addf %a, %b : tensor<2xf6E3M2FN>
  check.expect_eq_const(%sum, dense<[1.75, 8.0]> : tensor<2xf6E3M2FN>) : tensor<2xf6E3M2FN>
  check.expect_almost_eq_const(%sum, dense<[1.75, 8.0]> : tensor<2xf6E3M2FN>, atol 0.0) : tensor<2xf6E3M2FN>
  return
}

func.func @addf_f4E2M1FN() {
  %a = util.unfoldable_constant dense<[1.5, 2.0]> : tensor<2xf4E2M1FN>
  %b = util.unfoldable_constant dense<[0.5, 0.5]> : tensor<2xf4E2M1FN>
  %sum = arith.addf %a, %b : tensor<2xf4E2M1FN>
  check.expect_eq_const(%sum, dense<[2.0, 2.0]> : tensor<2xf4E2M1FN>) : tensor<2xf4E2M1FN>
  check.expect_almost_eq_const(%sum, dense<[2.0, 2.0]> : tensor<2xf4E2M1FN>, atol 0.0) : tensor<2xf4E2M1FN>
  return
}
