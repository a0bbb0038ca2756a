// The spelling before `output_shape`: the dynamic extent follows from the others.
func.func @expand_in_the_older_spelling() {
  %t = util.unfoldable_constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %d = tensor.cast %t : tensor<6xi32> to tensor<?xi32>
  %e = tensor.expand_shape %d [[0, 1]] : tensor<?xi32> into tensor<?x2xi32>
  %c = tensor.cast %e : tensor<?x2xi32> to tensor<3x2xi32>
  check.expect_eq_const(%c, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  return
}
