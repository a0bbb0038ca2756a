// Slices. The values are numpy's.

func.func @static() {
  %a = util.unfoldable_constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>
  %0 = tensor.extract_slice %a[1, 2] [2, 3] [1, 1] : tensor<4x5xi32> to tensor<2x3xi32>
  check.expect_eq_const(%0, dense<[[8, 9, 10], [13, 14, 15]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

// Strides in both dimensions.
func.func @strided() {
  %a = util.unfoldable_constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>
  %0 = tensor.extract_slice %a[0, 1] [2, 2] [3, 2] : tensor<4x5xi32> to tensor<2x2xi32>
  check.expect_eq_const(%0, dense<[[2, 4], [17, 19]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  return
}

// A negative stride goes back from the offset.
func.func @backwards() {
  %a = util.unfoldable_constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>
  %0 = tensor.extract_slice %a[3, 4] [4, 3] [-1, -2] : tensor<4x5xi32> to tensor<4x3xi32>
  check.expect_eq_const(%0, dense<[[20, 18, 16], [15, 13, 11], [10, 8, 6], [5, 3, 1]]> : tensor<4x3xi32>) : tensor<4x3xi32>
  return
}

// A stride of zero is the same element again.
func.func @repeated() {
  %a = util.unfoldable_constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>
  %0 = tensor.extract_slice %a[2, 3] [2, 3] [1, 0] : tensor<4x5xi32> to tensor<2x3xi32>
  check.expect_eq_const(%0, dense<[[14, 14, 14], [19, 19, 19]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

// Offsets, sizes and strides that are known at run time.
func.func @dynamic() {
  %a = util.unfoldable_constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>
  %o = util.unfoldable_constant 1 : index
  %n = util.unfoldable_constant 2 : index
  %s = util.unfoldable_constant 2 : index
  %0 = tensor.extract_slice %a[%o, 0] [%n, %n] [%s, %s] : tensor<4x5xi32> to tensor<?x?xi32>
  %known_0 = tensor.cast %0 : tensor<?x?xi32> to tensor<2x2xi32>
  check.expect_eq_const(%known_0, dense<[[6, 8], [16, 18]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  return
}

// The sliced tensor is of dynamic shape.
func.func @of_dynamic() {
  %static_a = util.unfoldable_constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>
  %a = tensor.cast %static_a : tensor<4x5xi32> to tensor<?x?xi32>
  %o = util.unfoldable_constant 2 : index
  %0 = tensor.extract_slice %a[%o, 1] [2, 4] [1, 1] : tensor<?x?xi32> to tensor<2x4xi32>
  check.expect_eq_const(%0, dense<[[12, 13, 14, 15], [17, 18, 19, 20]]> : tensor<2x4xi32>) : tensor<2x4xi32>
  return
}

// Dimensions of size one may be left out, any of them.
func.func @of_lower_rank() {
  %a = util.unfoldable_constant dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>
  %0 = tensor.extract_slice %a[1, 0, 0] [1, 3, 4] [1, 1, 1] : tensor<2x3x4xi32> to tensor<3x4xi32>
  check.expect_eq_const(%0, dense<[[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]> : tensor<3x4xi32>) : tensor<3x4xi32>
  %1 = tensor.extract_slice %a[0, 2, 0] [2, 1, 4] [1, 1, 1] : tensor<2x3x4xi32> to tensor<2x4xi32>
  check.expect_eq_const(%1, dense<[[9, 10, 11, 12], [21, 22, 23, 24]]> : tensor<2x4xi32>) : tensor<2x4xi32>
  %2 = tensor.extract_slice %a[0, 0, 3] [2, 3, 1] [1, 1, 1] : tensor<2x3x4xi32> to tensor<2x3xi32>
  check.expect_eq_const(%2, dense<[[4, 8, 12], [16, 20, 24]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  %3 = tensor.extract_slice %a[1, 0, 2] [1, 3, 1] [1, 1, 1] : tensor<2x3x4xi32> to tensor<3xi32>
  check.expect_eq_const(%3, dense<[15, 19, 23]> : tensor<3xi32>) : tensor<3xi32>
  %4 = tensor.extract_slice %a[1, 2, 3] [1, 1, 1] [1, 1, 1] : tensor<2x3x4xi32> to tensor<i32>
  check.expect_eq_const(%4, dense<24> : tensor<i32>) : tensor<i32>
  %5 = tensor.extract_slice %a[1, 2, 0] [1, 1, 2] [1, 1, 3] : tensor<2x3x4xi32> to tensor<1x2xi32>
  check.expect_eq_const(%5, dense<[[21, 24]]> : tensor<1x2xi32>) : tensor<1x2xi32>
  return
}

func.func @of_lower_rank_dynamic() {
  %a = util.unfoldable_constant dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>
  %i = util.unfoldable_constant 1 : index
  %n = util.unfoldable_constant 2 : index
  %0 = tensor.extract_slice %a[%i, 0, %i] [1, %n, 1] [1, %n, 1] : tensor<2x3x4xi32> to tensor<?xi32>
  %known_0 = tensor.cast %0 : tensor<?xi32> to tensor<2xi32>
  check.expect_eq_const(%known_0, dense<[14, 22]> : tensor<2xi32>) : tensor<2xi32>
  return
}

func.func @of_rank_zero() {
  %a = util.unfoldable_constant dense<7> : tensor<i32>
  %0 = tensor.extract_slice %a[] [] [] : tensor<i32> to tensor<i32>
  check.expect_eq_const(%0, dense<7> : tensor<i32>) : tensor<i32>
  return
}

func.func @of_rank_five() {
  %a = util.unfoldable_constant dense<[[[[[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [10, 11, 12]]], [[[13, 14, 15], [16, 17, 18]], [[19, 20, 21], [22, 23, 24]]], [[[25, 26, 27], [28, 29, 30]], [[31, 32, 33], [34, 35, 36]]]], [[[[37, 38, 39], [40, 41, 42]], [[43, 44, 45], [46, 47, 48]]], [[[49, 50, 51], [52, 53, 54]], [[55, 56, 57], [58, 59, 60]]], [[[61, 62, 63], [64, 65, 66]], [[67, 68, 69], [70, 71, 72]]]]]> : tensor<2x3x2x2x3xi16>
  %o = util.unfoldable_constant 1 : index
  %0 = tensor.extract_slice %a[0, %o, 0, 1, 2] [2, 2, 2, 1, 2] [1, 1, 1, 1, -2] : tensor<2x3x2x2x3xi16> to tensor<2x2x2x2xi16>
  check.expect_eq_const(%0, dense<[[[[18, 16], [24, 22]], [[30, 28], [36, 34]]], [[[54, 52], [60, 58]], [[66, 64], [72, 70]]]]> : tensor<2x2x2x2xi16>) : tensor<2x2x2x2xi16>
  return
}

// Constants that are known to the compiler.
func.func @of_a_constant() {
  %a = arith.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>
  %0 = tensor.extract_slice %a[1, 2] [2, 3] [1, 1] : tensor<4x5xi32> to tensor<2x3xi32>
  check.expect_eq_const(%0, dense<[[8, 9, 10], [13, 14, 15]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @of_a_slice() {
  %a = util.unfoldable_constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>
  %0 = tensor.extract_slice %a[1, 0] [3, 5] [1, 1] : tensor<4x5xi32> to tensor<3x5xi32>
  %1 = tensor.extract_slice %0[0, 4] [2, 1] [2, 1] : tensor<3x5xi32> to tensor<2xi32>
  check.expect_eq_const(%1, dense<[10, 20]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%0, dense<[[6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  return
}
