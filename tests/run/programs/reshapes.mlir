// One sequence in many shapes: expand_shape, collapse_shape and reshape there and back, static and dynamic.

func.func @there_and_back() {
  %a = util.unfoldable_constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]> : tensor<24xi32>
  %b = tensor.expand_shape %a [[0, 1, 2]] output_shape [2, 3, 4] : tensor<24xi32> into tensor<2x3x4xi32>
  check.expect_eq_const(%b, dense<[[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]], [[12, 13, 14, 15], [16, 17, 18, 19], [20, 21, 22, 23]]]> : tensor<2x3x4xi32>) : tensor<2x3x4xi32>
  %c = tensor.collapse_shape %b [[0, 1], [2]] : tensor<2x3x4xi32> into tensor<6x4xi32>
  check.expect_eq_const(%c, dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15], [16, 17, 18, 19], [20, 21, 22, 23]]> : tensor<6x4xi32>) : tensor<6x4xi32>
  %d = tensor.collapse_shape %c [[0, 1]] : tensor<6x4xi32> into tensor<24xi32>
  check.expect_eq(%a, %d) : tensor<24xi32>
  %e = tensor.expand_shape %c [[0, 1, 2], [3, 4]] output_shape [1, 2, 3, 4, 1] : tensor<6x4xi32> into tensor<1x2x3x4x1xi32>
  %f = tensor.collapse_shape %e [[0, 1], [2], [3, 4]] : tensor<1x2x3x4x1xi32> into tensor<2x3x4xi32>
  check.expect_eq(%b, %f) : tensor<2x3x4xi32>
  return
}

func.func @by_a_shape_tensor() {
  %a = util.unfoldable_constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]> : tensor<24xi32>
  %shape = util.unfoldable_constant dense<[8, 3]> : tensor<2xi64>
  %r = tensor.reshape %a(%shape) : (tensor<24xi32>, tensor<2xi64>) -> tensor<8x3xi32>
  check.expect_eq_const(%r, dense<[[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11], [12, 13, 14], [15, 16, 17], [18, 19, 20], [21, 22, 23]]> : tensor<8x3xi32>) : tensor<8x3xi32>
  return
}

func.func @dynamic() {
  %s = util.unfoldable_constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]> : tensor<24xi32>
  %n = util.unfoldable_constant 12 : index
  %m = arith.constant 4 : index
  %c3 = arith.constant 3 : index
  %a = tensor.extract_slice %s[12] [%n] [1] : tensor<24xi32> to tensor<?xi32>
  %b = tensor.expand_shape %a [[0, 1]] output_shape [%m, 3] : tensor<?xi32> into tensor<?x3xi32>
  %c = tensor.cast %b : tensor<?x3xi32> to tensor<4x3xi32>
  check.expect_eq_const(%c, dense<[[12, 13, 14], [15, 16, 17], [18, 19, 20], [21, 22, 23]]> : tensor<4x3xi32>) : tensor<4x3xi32>
  %d = tensor.collapse_shape %b [[0, 1]] : tensor<?x3xi32> into tensor<?xi32>
  %e = tensor.cast %d : tensor<?xi32> to tensor<12xi32>
  check.expect_eq_const(%e, dense<[12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]> : tensor<12xi32>) : tensor<12xi32>
  return
}

// A sum over the last dimension by slices of a reshaped view.
func.func @sums_of_pairs() {
  %a = util.unfoldable_constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]> : tensor<24xi32>
  %b = tensor.expand_shape %a [[0, 1]] output_shape [12, 2] : tensor<24xi32> into tensor<12x2xi32>
  %x = tensor.extract_slice %b[0, 0] [12, 1] [1, 1] : tensor<12x2xi32> to tensor<12xi32>
  %y = tensor.extract_slice %b[0, 1] [12, 1] [1, 1] : tensor<12x2xi32> to tensor<12xi32>
  %s = arith.addi %x, %y : tensor<12xi32>
  check.expect_eq_const(%s, dense<[1, 5, 9, 13, 17, 21, 25, 29, 33, 37, 41, 45]> : tensor<12xi32>) : tensor<12xi32>
  return
}
