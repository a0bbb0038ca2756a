// args: test
// exit: 3
// An extent that the older spelling leaves out cannot be worked out where it is not whole.

// CHECK: ERROR {{.*}}::expand_older_not_divisible
// CHECK: INVALID_ARGUMENT: a view of 12 bytes cannot be seen as 8 bytes
// CHECK: %0 = tensor.expand_shape %a [{{\[}}0, 1]] : tensor<?xi32> into tensor<?x2xi32>
func.func @expand_older_not_divisible() {
  %s = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %a = tensor.cast %s : tensor<3xi32> to tensor<?xi32>
  %0 = tensor.expand_shape %a [[0, 1]] : tensor<?xi32> into tensor<?x2xi32>
  check.expect_all_true(%0) : tensor<?x2xi32>
  return
}
