// Powers, roots and logarithms, and identities between them, in f32 and f64.

func.func @f32() {
  %x = util.unfoldable_constant dense<[2.0, 9.0, 10.0, 0.5]> : tensor<4xf32>
  %y = util.unfoldable_constant dense<[10.0, 0.5, -3.0, 3.5]> : tensor<4xf32>
  %p = math.powf %x, %y : tensor<4xf32>
  check.expect_almost_eq_const(%p, dense<[1024.0, 3.0, 0.0010000000474974513, 0.0883883461356163]> : tensor<4xf32>, atol 0.0, rtol 1.0e-6) : tensor<4xf32>
  %l = math.log %x : tensor<4xf32>
  %yl = arith.mulf %y, %l : tensor<4xf32>
  %e = math.exp %yl : tensor<4xf32>
  check.expect_almost_eq(%e, %p, atol 0.0, rtol 2.0e-6) : tensor<4xf32>
  %l2 = math.log2 %x : tensor<4xf32>
  check.expect_almost_eq_const(%l2, dense<[1.0, 3.1699249744415283, 3.321928024291992, -1.0]> : tensor<4xf32>, atol 1.0e-6) : tensor<4xf32>
  %x2 = math.exp2 %l2 : tensor<4xf32>
  check.expect_almost_eq(%x2, %x, atol 0.0, rtol 1.0e-6) : tensor<4xf32>
  return
}

func.func @roots() {
  %x = util.unfoldable_constant dense<[4.0, 2.0, 1.0e-10, 12345.678]> : tensor<4xf64>
  %s = math.sqrt %x : tensor<4xf64>
  check.expect_eq_const(%s, dense<[2.0, 1.4142135623730951, 1.0e-05, 111.11110655555547]> : tensor<4xf64>) : tensor<4xf64>
  %r = math.rsqrt %x : tensor<4xf64>
  %p = arith.mulf %s, %r : tensor<4xf64>
  check.expect_almost_eq_const(%p, dense<1.0> : tensor<4xf64>, atol 1.0e-15) : tensor<4xf64>
  return
}

func.func @small_arguments() {
  %x = util.unfoldable_constant dense<[1.0e-10, -1.0e-7, 0.5]> : tensor<3xf32>
  %a = math.expm1 %x : tensor<3xf32>
  check.expect_almost_eq_const(%a, dense<[1.000000013351432e-10, -9.999999406318238e-08, 0.6487212777137756]> : tensor<3xf32>, atol 0.0, rtol 1.0e-6) : tensor<3xf32>
  %b = math.log1p %x : tensor<3xf32>
  check.expect_almost_eq_const(%b, dense<[1.000000013351432e-10, -1.000000082740371e-07, 0.40546509623527527]> : tensor<3xf32>, atol 0.0, rtol 1.0e-6) : tensor<3xf32>
  return
}
