// Transposition by tensor.generate: of a matrix, of a dynamic one, and a rotation of three dimensions.

func.func @matrix() {
  %a = util.unfoldable_constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]> : tensor<3x4xi32>
  %t = tensor.generate {
  ^bb0(%i: index, %j: index):
    %e = tensor.extract %a[%j, %i] : tensor<3x4xi32>
    tensor.yield %e : i32
  } : tensor<4x3xi32>
  check.expect_eq_const(%t, dense<[[0, 4, 8], [1, 5, 9], [2, 6, 10], [3, 7, 11]]> : tensor<4x3xi32>) : tensor<4x3xi32>
  return
}

func.func @dynamic() {
  %s = util.unfoldable_constant dense<[[12, 13, 14, 15], [16, 17, 18, 19], [20, 21, 22, 23]]> : tensor<3x4xi32>
  %a = tensor.cast %s : tensor<3x4xi32> to tensor<?x?xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %a, %c0 : tensor<?x?xi32>
  %n = tensor.dim %a, %c1 : tensor<?x?xi32>
  %t = tensor.generate %n, %m {
  ^bb0(%i: index, %j: index):
    %e = tensor.extract %a[%j, %i] : tensor<?x?xi32>
    tensor.yield %e : i32
  } : tensor<?x?xi32>
  %r = tensor.cast %t : tensor<?x?xi32> to tensor<4x3xi32>
  check.expect_eq_const(%r, dense<[[12, 16, 20], [13, 17, 21], [14, 18, 22], [15, 19, 23]]> : tensor<4x3xi32>) : tensor<4x3xi32>
  return
}

func.func @rotation() {
  %a = util.unfoldable_constant dense<[[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]], [[12, 13, 14, 15], [16, 17, 18, 19], [20, 21, 22, 23]]]> : tensor<2x3x4xi16>
  %t = tensor.generate {
  ^bb0(%i: index, %j: index, %k: index):
    %e = tensor.extract %a[%j, %k, %i] : tensor<2x3x4xi16>
    tensor.yield %e : i16
  } : tensor<4x2x3xi16>
  check.expect_eq_const(%t, dense<[[[0, 4, 8], [12, 16, 20]], [[1, 5, 9], [13, 17, 21]], [[2, 6, 10], [14, 18, 22]], [[3, 7, 11], [15, 19, 23]]]> : tensor<4x2x3xi16>) : tensor<4x2x3xi16>
  return
}
