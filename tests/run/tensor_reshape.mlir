// The same elements under other shapes. The values are numpy's.

func.func @collapsed() {
  %a = util.unfoldable_constant dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x4xi32> into tensor<6x4xi32>
  check.expect_eq_const(%0, dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]> : tensor<6x4xi32>) : tensor<6x4xi32>
  %1 = tensor.collapse_shape %a [[0], [1, 2]] : tensor<2x3x4xi32> into tensor<2x12xi32>
  check.expect_eq_const(%1, dense<[[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]]> : tensor<2x12xi32>) : tensor<2x12xi32>
  %2 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<2x3x4xi32> into tensor<24xi32>
  check.expect_eq_const(%2, dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]> : tensor<24xi32>) : tensor<24xi32>
  return
}

func.func @collapsed_dynamic() {
  %static_a = util.unfoldable_constant dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>
  %a = tensor.cast %static_a : tensor<2x3x4xi32> to tensor<?x3x?xi32>
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x3x?xi32> into tensor<?x?xi32>
  %known_0 = tensor.cast %0 : tensor<?x?xi32> to tensor<6x4xi32>
  check.expect_eq_const(%known_0, dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]> : tensor<6x4xi32>) : tensor<6x4xi32>
  %1 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x3x?xi32> into tensor<?xi32>
  %known_1 = tensor.cast %1 : tensor<?xi32> to tensor<24xi32>
  check.expect_eq_const(%known_1, dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]> : tensor<24xi32>) : tensor<24xi32>
  return
}

func.func @collapsed_to_rank_zero() {
  %a = util.unfoldable_constant dense<[[6]]> : tensor<1x1xi32>
  %0 = tensor.collapse_shape %a [] : tensor<1x1xi32> into tensor<i32>
  check.expect_eq_const(%0, dense<6> : tensor<i32>) : tensor<i32>
  return
}

func.func @expanded() {
  %a = util.unfoldable_constant dense<[[1, 2], [3, 4], [5, 6], [7, 8], [9, 10], [11, 12], [13, 14], [15, 16], [17, 18], [19, 20], [21, 22], [23, 24]]> : tensor<12x2xi32>
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [3, 4, 2] : tensor<12x2xi32> into tensor<3x4x2xi32>
  check.expect_eq_const(%0, dense<[[[1, 2], [3, 4], [5, 6], [7, 8]], [[9, 10], [11, 12], [13, 14], [15, 16]], [[17, 18], [19, 20], [21, 22], [23, 24]]]> : tensor<3x4x2xi32>) : tensor<3x4x2xi32>
  %1 = tensor.expand_shape %a [[0, 1, 2], [3, 4]] output_shape [2, 3, 2, 1, 2] : tensor<12x2xi32> into tensor<2x3x2x1x2xi32>
  check.expect_eq_const(%1, dense<[[[[[1, 2]], [[3, 4]]], [[[5, 6]], [[7, 8]]], [[[9, 10]], [[11, 12]]]], [[[[13, 14]], [[15, 16]]], [[[17, 18]], [[19, 20]]], [[[21, 22]], [[23, 24]]]]]> : tensor<2x3x2x1x2xi32>) : tensor<2x3x2x1x2xi32>
  return
}

func.func @expanded_dynamic() {
  %static_a = util.unfoldable_constant dense<[[1, 2], [3, 4], [5, 6], [7, 8], [9, 10], [11, 12], [13, 14], [15, 16], [17, 18], [19, 20], [21, 22], [23, 24]]> : tensor<12x2xi32>
  %a = tensor.cast %static_a : tensor<12x2xi32> to tensor<?x2xi32>
  %n = util.unfoldable_constant 3 : index
  %k = util.unfoldable_constant 4 : index
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [%n, 4, 2] : tensor<?x2xi32> into tensor<?x4x2xi32>
  %known_0 = tensor.cast %0 : tensor<?x4x2xi32> to tensor<3x4x2xi32>
  check.expect_eq_const(%known_0, dense<[[[1, 2], [3, 4], [5, 6], [7, 8]], [[9, 10], [11, 12], [13, 14], [15, 16]], [[17, 18], [19, 20], [21, 22], [23, 24]]]> : tensor<3x4x2xi32>) : tensor<3x4x2xi32>
  %1 = tensor.expand_shape %a [[0, 1], [2]] output_shape [%n, %k, 2] : tensor<?x2xi32> into tensor<?x?x2xi32>
  %known_1 = tensor.cast %1 : tensor<?x?x2xi32> to tensor<3x4x2xi32>
  check.expect_eq_const(%known_1, dense<[[[1, 2], [3, 4], [5, 6], [7, 8]], [[9, 10], [11, 12], [13, 14], [15, 16]], [[17, 18], [19, 20], [21, 22], [23, 24]]]> : tensor<3x4x2xi32>) : tensor<3x4x2xi32>
  return
}

func.func @expanded_from_rank_zero() {
  %a = util.unfoldable_constant dense<6> : tensor<i32>
  %0 = tensor.expand_shape %a [] output_shape [1, 1, 1] : tensor<i32> into tensor<1x1x1xi32>
  check.expect_eq_const(%0, dense<[[[6]]]> : tensor<1x1x1xi32>) : tensor<1x1x1xi32>
  return
}

func.func @without_elements() {
  %a = util.unfoldable_constant dense<> : tensor<0x3xi32>
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<0x3xi32> into tensor<0xi32>
  check.expect_eq_const(%0, dense<> : tensor<0xi32>) : tensor<0xi32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [0, 5] : tensor<0xi32> into tensor<0x5xi32>
  check.expect_eq_const(%1, dense<> : tensor<0x5xi32>) : tensor<0x5xi32>
  return
}

// The shape is in another tensor.
func.func @reshaped() {
  %a = util.unfoldable_constant dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>
  %s = util.unfoldable_constant dense<[4, 6]> : tensor<2xi64>
  %t = util.unfoldable_constant dense<[24]> : tensor<1xi32>
  %0 = tensor.reshape %a(%s) : (tensor<2x3x4xi32>, tensor<2xi64>) -> tensor<4x6xi32>
  check.expect_eq_const(%0, dense<[[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12], [13, 14, 15, 16, 17, 18], [19, 20, 21, 22, 23, 24]]> : tensor<4x6xi32>) : tensor<4x6xi32>
  %1 = tensor.reshape %a(%s) : (tensor<2x3x4xi32>, tensor<2xi64>) -> tensor<?x?xi32>
  %known_1 = tensor.cast %1 : tensor<?x?xi32> to tensor<4x6xi32>
  check.expect_eq_const(%known_1, dense<[[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12], [13, 14, 15, 16, 17, 18], [19, 20, 21, 22, 23, 24]]> : tensor<4x6xi32>) : tensor<4x6xi32>
  %2 = tensor.reshape %a(%t) : (tensor<2x3x4xi32>, tensor<1xi32>) -> tensor<?xi32>
  %known_2 = tensor.cast %2 : tensor<?xi32> to tensor<24xi32>
  check.expect_eq_const(%known_2, dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]> : tensor<24xi32>) : tensor<24xi32>
  return
}

func.func @reshaped_to_rank_zero() {
  %a = util.unfoldable_constant dense<[[6]]> : tensor<1x1xi32>
  %s = util.unfoldable_constant dense<> : tensor<0xi32>
  %0 = tensor.reshape %a(%s) : (tensor<1x1xi32>, tensor<0xi32>) -> tensor<i32>
  check.expect_eq_const(%0, dense<6> : tensor<i32>) : tensor<i32>
  return
}

// Views of what is computed, and computations of views; the views' source stays as it was.
func.func @computed_and_reshaped() {
  %a = util.unfoldable_constant dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>
  %0 = arith.addi %a, %a : tensor<2x3x4xi32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2]] : tensor<2x3x4xi32> into tensor<24xi32>
  %2 = arith.addi %1, %1 : tensor<24xi32>
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [4, 6] : tensor<24xi32> into tensor<4x6xi32>
  check.expect_eq_const(%3, dense<[[4, 8, 12, 16, 20, 24], [28, 32, 36, 40, 44, 48], [52, 56, 60, 64, 68, 72], [76, 80, 84, 88, 92, 96]]> : tensor<4x6xi32>) : tensor<4x6xi32>
  check.expect_eq_const(%0, dense<[[[2, 4, 6, 8], [10, 12, 14, 16], [18, 20, 22, 24]], [[26, 28, 30, 32], [34, 36, 38, 40], [42, 44, 46, 48]]]> : tensor<2x3x4xi32>) : tensor<2x3x4xi32>
  check.expect_eq_const(%1, dense<[2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48]> : tensor<24xi32>) : tensor<24xi32>
  return
}
