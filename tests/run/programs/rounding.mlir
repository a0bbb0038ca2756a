// The five roundings of floats, and rounding to a multiple of 1/8 by scaling. Zeros keep their sign.

func.func @all() {
  %x = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, 2.4999, -2.6, 3.0, 8388609.0, -0.25]> : tensor<10xf32>
  %floor = math.floor %x : tensor<10xf32>
  %ceil = math.ceil %x : tensor<10xf32>
  %trunc = math.trunc %x : tensor<10xf32>
  %round = math.round %x : tensor<10xf32>
  %even = math.roundeven %x : tensor<10xf32>
  check.expect_eq_const(%floor, dense<[0.0, 1.0, 2.0, -1.0, -2.0, 2.0, -3.0, 3.0, 8388609.0, -1.0]> : tensor<10xf32>) : tensor<10xf32>
  check.expect_eq_const(%ceil, dense<[1.0, 2.0, 3.0, -0.0, -1.0, 3.0, -2.0, 3.0, 8388609.0, -0.0]> : tensor<10xf32>) : tensor<10xf32>
  check.expect_eq_const(%trunc, dense<[0.0, 1.0, 2.0, -0.0, -1.0, 2.0, -2.0, 3.0, 8388609.0, -0.0]> : tensor<10xf32>) : tensor<10xf32>
  check.expect_eq_const(%round, dense<[1.0, 2.0, 3.0, -1.0, -2.0, 2.0, -3.0, 3.0, 8388609.0, -0.0]> : tensor<10xf32>) : tensor<10xf32>
  check.expect_eq_const(%even, dense<[0.0, 2.0, 2.0, -0.0, -2.0, 2.0, -3.0, 3.0, 8388609.0, -0.0]> : tensor<10xf32>) : tensor<10xf32>
  return
}

func.func @to_eighths() {
  %x = util.unfoldable_constant dense<[0.3, -0.0625, 0.0625, 1.19]> : tensor<4xf32>
  %eight = arith.constant dense<8.0> : tensor<4xf32>
  %s = arith.mulf %x, %eight : tensor<4xf32>
  %r = math.roundeven %s : tensor<4xf32>
  %q = arith.divf %r, %eight : tensor<4xf32>
  check.expect_eq_const(%q, dense<[0.25, -0.0, 0.0, 1.25]> : tensor<4xf32>) : tensor<4xf32>
  return
}
