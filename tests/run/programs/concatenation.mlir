// Tensors put together along both dimensions, and a tensor with itself.

func.func @concat() {
  %a = util.unfoldable_constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %b = util.unfoldable_constant dense<[[5, 6]]> : tensor<1x2xi32>
  %c = util.unfoldable_constant dense<[[7], [8], [9]]> : tensor<3x1xi32>
  %ab = tensor.concat dim(0) %a, %b : (tensor<2x2xi32>, tensor<1x2xi32>) -> tensor<3x2xi32>
  check.expect_eq_const(%ab, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  %abc = tensor.concat dim(1) %c, %ab, %c : (tensor<3x1xi32>, tensor<3x2xi32>, tensor<3x1xi32>) -> tensor<3x4xi32>
  check.expect_eq_const(%abc, dense<[[7, 1, 2, 7], [8, 3, 4, 8], [9, 5, 6, 9]]> : tensor<3x4xi32>) : tensor<3x4xi32>
  %twice = tensor.concat dim(0) %a, %a : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  %sum = arith.addi %twice, %twice : tensor<4x2xi32>
  check.expect_eq_const(%sum, dense<[[2, 4], [6, 8], [2, 4], [6, 8]]> : tensor<4x2xi32>) : tensor<4x2xi32>
  return
}
