// A first test: compute something, and say what it must be. Every public function without arguments is one.

func.func @sum() {
  %prices = util.unfoldable_constant dense<[1.25, 2.5, 4.0]> : tensor<3xf32>
  %fees = util.unfoldable_constant dense<0.5> : tensor<3xf32>
  %total = arith.addf %prices, %fees : tensor<3xf32>
  check.expect_eq_const(%total, dense<[1.75, 3.0, 4.5]> : tensor<3xf32>) : tensor<3xf32>
  return
}

// Sums that do not come out even are compared with tolerances: |actual - expected| <= atol + rtol * |expected|.
func.func @tolerance() {
  %tenth = util.unfoldable_constant dense<0.1> : tensor<2x2xf32>
  %two = arith.addf %tenth, %tenth : tensor<2x2xf32>
  %three = arith.addf %two, %tenth : tensor<2x2xf32>
  check.expect_almost_eq_const(%three, dense<0.3> : tensor<2x2xf32>, atol 0.0, rtol 1.0e-6) : tensor<2x2xf32>
  return
}

// Scalars are checked for being true or false, which for an integer is being nonzero or zero.
func.func @scalars() {
  %max = util.unfoldable_constant 2147483647 : i32
  %one = arith.constant 1 : i32
  %wrapped = arith.addi %max, %one : i32
  check.expect_true(%wrapped) : i32
  %minus_one = arith.constant -1 : i32
  %zero = arith.addi %one, %minus_one : i32
  check.expect_false(%zero) : i32
  return
}
