// Regions of a matrix that are not whole rows, by flow.tensor.slice and flow.tensor.update.

func.func @updates() {
  %a = util.unfoldable_constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %s = flow.tensor.slice %a[%c1, %c1 for %c2, %c2] : tensor<3x4xi32> -> tensor<2x2xi32>
  check.expect_eq_const(%s, dense<[[6, 7], [10, 11]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  %d = arith.addi %s, %s : tensor<2x2xi32>
  %u = flow.tensor.update %d, %a[%c0, %c2] : tensor<2x2xi32> -> %a as tensor<3x4xi32>
  check.expect_eq_const(%u, dense<[[1, 2, 12, 14], [5, 6, 20, 22], [9, 10, 11, 12]]> : tensor<3x4xi32>) : tensor<3x4xi32>
  return
}
