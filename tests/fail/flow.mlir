// args: test
// exit: 3
// Views of bytes that are not as many, and globals that are not of the shape asked for.

// CHECK: ERROR {{.*}}::too_few
// CHECK: INVALID_ARGUMENT: a view of 8 bytes cannot be seen as 12 bytes
// CHECK: flow.mlir:10:8
func.func @too_few() {
  %t = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %0 = flow.tensor.reshape %t : tensor<2xi32> -> tensor<3xi32>
  check.expect_all_true(%0) : tensor<3xi32>
  return
}

// CHECK: ERROR {{.*}}::out_of_bounds
// CHECK: OUT_OF_RANGE
func.func @out_of_bounds() {
  %t = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %c2 = util.unfoldable_constant 2 : index
  %0 = flow.tensor.load %t[%c2] : tensor<2xi32>
  check.expect_true(%0) : i32
  return
}

util.global private mutable @dynamic : tensor<?xi32> = dense<[1, 2]> : tensor<2xi32>

// CHECK: ERROR {{.*}}::another_shape
// CHECK: INVALID_ARGUMENT: a tensor of type {{.*}}2xi32{{.*}} where {{.*}}3xi32{{.*}} is needed
// CHECK: ERROR: 3 errors
func.func @another_shape() {
  %0 = util.global.load @dynamic : tensor<3xi32>
  check.expect_all_true(%0) : tensor<3xi32>
  return
}
