// Tensors with a slice replaced. The values are numpy's.

// What is replaced stays as it is in the tensor itself.
func.func @static() {
  %a = util.unfoldable_constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>
  %v = util.unfoldable_constant dense<[[-1, -2, -3], [-4, -5, -6]]> : tensor<2x3xi32>
  %0 = tensor.insert_slice %v into %a[1, 2] [2, 3] [1, 1] : tensor<2x3xi32> into tensor<4x5xi32>
  check.expect_eq_const(%0, dense<[[1, 2, 3, 4, 5], [6, 7, -1, -2, -3], [11, 12, -4, -5, -6], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>) : tensor<4x5xi32>
  check.expect_eq_const(%a, dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>) : tensor<4x5xi32>
  return
}

func.func @strided() {
  %a = util.unfoldable_constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>
  %v = util.unfoldable_constant dense<[[-1, -2, -3], [-4, -5, -6]]> : tensor<2x3xi32>
  %0 = tensor.insert_slice %v into %a[0, 0] [2, 3] [3, 2] : tensor<2x3xi32> into tensor<4x5xi32>
  check.expect_eq_const(%0, dense<[[-1, 2, -2, 4, -3], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [-4, 17, -5, 19, -6]]> : tensor<4x5xi32>) : tensor<4x5xi32>
  return
}

func.func @backwards() {
  %a = util.unfoldable_constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>
  %v = util.unfoldable_constant dense<[[-1, -2, -3], [-4, -5, -6]]> : tensor<2x3xi32>
  %0 = tensor.insert_slice %v into %a[3, 4] [2, 3] [-2, -1] : tensor<2x3xi32> into tensor<4x5xi32>
  check.expect_eq_const(%0, dense<[[1, 2, 3, 4, 5], [6, 7, -6, -5, -4], [11, 12, 13, 14, 15], [16, 17, -3, -2, -1]]> : tensor<4x5xi32>) : tensor<4x5xi32>
  return
}

func.func @dynamic() {
  %static_a = util.unfoldable_constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>
  %a = tensor.cast %static_a : tensor<4x5xi32> to tensor<?x?xi32>
  %static_v = util.unfoldable_constant dense<[[-1, -2, -3], [-4, -5, -6]]> : tensor<2x3xi32>
  %v = tensor.cast %static_v : tensor<2x3xi32> to tensor<?x?xi32>
  %o = util.unfoldable_constant 1 : index
  %n = util.unfoldable_constant 2 : index
  %k = util.unfoldable_constant 3 : index
  %0 = tensor.insert_slice %v into %a[%o, %n] [%n, %k] [%o, 1] : tensor<?x?xi32> into tensor<?x?xi32>
  %known_0 = tensor.cast %0 : tensor<?x?xi32> to tensor<4x5xi32>
  check.expect_eq_const(%known_0, dense<[[1, 2, 3, 4, 5], [6, 7, -1, -2, -3], [11, 12, -4, -5, -6], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>) : tensor<4x5xi32>
  return
}

func.func @of_lower_rank() {
  %a = util.unfoldable_constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>
  %w = util.unfoldable_constant dense<[-1, -2, -3, -4]> : tensor<4xi32>
  %z = util.unfoldable_constant dense<99> : tensor<i32>
  %i = util.unfoldable_constant 3 : index
  %0 = tensor.insert_slice %w into %a[0, 1] [4, 1] [1, 1] : tensor<4xi32> into tensor<4x5xi32>
  check.expect_eq_const(%0, dense<[[1, -1, 3, 4, 5], [6, -2, 8, 9, 10], [11, -3, 13, 14, 15], [16, -4, 18, 19, 20]]> : tensor<4x5xi32>) : tensor<4x5xi32>
  %1 = tensor.insert_slice %w into %0[%i, 0] [1, 4] [1, 1] : tensor<4xi32> into tensor<4x5xi32>
  check.expect_eq_const(%1, dense<[[1, -1, 3, 4, 5], [6, -2, 8, 9, 10], [11, -3, 13, 14, 15], [-1, -2, -3, -4, 20]]> : tensor<4x5xi32>) : tensor<4x5xi32>
  %2 = tensor.insert_slice %z into %a[2, %i] [1, 1] [1, 1] : tensor<i32> into tensor<4x5xi32>
  check.expect_eq_const(%2, dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 99, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>) : tensor<4x5xi32>
  return
}

func.func @of_rank_zero() {
  %a = util.unfoldable_constant dense<7> : tensor<i32>
  %v = util.unfoldable_constant dense<8> : tensor<i32>
  %0 = tensor.insert_slice %v into %a[] [] [] : tensor<i32> into tensor<i32>
  check.expect_eq_const(%0, dense<8> : tensor<i32>) : tensor<i32>
  return
}

func.func @of_rank_five() {
  %a = util.unfoldable_constant dense<[[[[[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [10, 11, 12]]], [[[13, 14, 15], [16, 17, 18]], [[19, 20, 21], [22, 23, 24]]], [[[25, 26, 27], [28, 29, 30]], [[31, 32, 33], [34, 35, 36]]]], [[[[37, 38, 39], [40, 41, 42]], [[43, 44, 45], [46, 47, 48]]], [[[49, 50, 51], [52, 53, 54]], [[55, 56, 57], [58, 59, 60]]], [[[61, 62, 63], [64, 65, 66]], [[67, 68, 69], [70, 71, 72]]]]]> : tensor<2x3x2x2x3xi16>
  %v = util.unfoldable_constant dense<[[[[-1, -2], [-3, -4]], [[-5, -6], [-7, -8]]], [[[-9, -10], [-11, -12]], [[-13, -14], [-15, -16]]]]> : tensor<2x2x2x2xi16>
  %o = util.unfoldable_constant 1 : index
  %0 = tensor.insert_slice %v into %a[0, %o, 0, 1, 2] [2, 2, 2, 1, 2] [1, 1, 1, 1, -2] : tensor<2x2x2x2xi16> into tensor<2x3x2x2x3xi16>
  check.expect_eq_const(%0, dense<[[[[[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [10, 11, 12]]], [[[13, 14, 15], [-2, 17, -1]], [[19, 20, 21], [-4, 23, -3]]], [[[25, 26, 27], [-6, 29, -5]], [[31, 32, 33], [-8, 35, -7]]]], [[[[37, 38, 39], [40, 41, 42]], [[43, 44, 45], [46, 47, 48]]], [[[49, 50, 51], [-10, 53, -9]], [[55, 56, 57], [-12, 59, -11]]], [[[61, 62, 63], [-14, 65, -13]], [[67, 68, 69], [-16, 71, -15]]]]]> : tensor<2x3x2x2x3xi16>) : tensor<2x3x2x2x3xi16>
  return
}

// All of a tensor without contents is replaced, in two parts.
func.func @into_empty() {
  %v = util.unfoldable_constant dense<[[-1, -2, -3], [-4, -5, -6]]> : tensor<2x3xi32>
  %e = tensor.empty() : tensor<2x6xi32>
  %0 = tensor.insert_slice %v into %e[0, 0] [2, 3] [1, 2] : tensor<2x3xi32> into tensor<2x6xi32>
  %1 = tensor.insert_slice %v into %0[0, 1] [2, 3] [1, 2] : tensor<2x3xi32> into tensor<2x6xi32>
  check.expect_eq_const(%1, dense<[[-1, -1, -2, -2, -3, -3], [-4, -4, -5, -5, -6, -6]]> : tensor<2x6xi32>) : tensor<2x6xi32>
  return
}

func.func @into_a_constant() {
  %a = arith.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>
  %v = arith.constant dense<[[-1, -2, -3], [-4, -5, -6]]> : tensor<2x3xi32>
  %0 = tensor.insert_slice %v into %a[1, 2] [2, 3] [1, 1] : tensor<2x3xi32> into tensor<4x5xi32>
  check.expect_eq_const(%0, dense<[[1, 2, 3, 4, 5], [6, 7, -1, -2, -3], [11, 12, -4, -5, -6], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>) : tensor<4x5xi32>
  check.expect_eq_const(%a, dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>) : tensor<4x5xi32>
  return
}
