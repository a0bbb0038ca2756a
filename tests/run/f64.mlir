// f64 stays f64: the sum of 0.1 and 0.2 is the double next above 0.3, which has no float of its own.

func.func @f64_is_kept() {
  %a = util.unfoldable_constant dense<0.1> : tensor<f64>
  %b = util.unfoldable_constant dense<0.2> : tensor<f64>
  %sum = arith.addf %a, %b : tensor<f64>
  check.expect_eq_const(%sum, dense<0.30000000000000004> : tensor<f64>) : tensor<f64>
  return
}

func.func @f64_scalar_is_kept() -> f64 {
  %a = util.unfoldable_constant 1.0 : f64
  %b = arith.constant 1.0e-10 : f64
  %sum = arith.addf %a, %b : f64
  %yes = arith.constant true
  check.expect_true(%yes) : i1
  return %sum : f64
}
