// Tensors by the operations of flow: splats, rows taken and replaced, elements loaded and stored, shapes changed.

func.func @rows() {
  %a = util.unfoldable_constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %s = flow.tensor.slice %a[%c1, %c0 for %c2, %c4] : tensor<3x4xi32> -> tensor<2x4xi32>
  check.expect_eq_const(%s, dense<[[5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<2x4xi32>) : tensor<2x4xi32>
  %d = arith.addi %s, %s : tensor<2x4xi32>
  %u = flow.tensor.update %d, %a[%c0, %c0] : tensor<2x4xi32> -> %a as tensor<3x4xi32>
  check.expect_eq_const(%u, dense<[[10, 12, 14, 16], [18, 20, 22, 24], [9, 10, 11, 12]]> : tensor<3x4xi32>) : tensor<3x4xi32>
  return
}

func.func @elements() {
  %x = util.unfoldable_constant 7 : i32
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %t = flow.tensor.splat %x : tensor<4xi32>
  %e = flow.tensor.load %t[%c2] : tensor<4xi32>
  %d = arith.muli %e, %e : i32
  %u = flow.tensor.store %d, %t[%c0] : tensor<4xi32>
  check.expect_eq_const(%u, dense<[49, 7, 7, 7]> : tensor<4xi32>) : tensor<4xi32>
  %r = flow.tensor.reshape %u : tensor<4xi32> -> tensor<2x2xi32>
  check.expect_eq_const(%r, dense<[[49, 7], [7, 7]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  %c = flow.tensor.clone %r : tensor<2x2xi32>
  check.expect_eq(%c, %r) : tensor<2x2xi32>
  return
}
