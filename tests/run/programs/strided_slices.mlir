// Slices with strides, read and written, with static and dynamic parameters, and with a rank that drops.

func.func @read() {
  %a = util.unfoldable_constant dense<[[0, 1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14, 15], [16, 17, 18, 19, 20, 21, 22, 23], [24, 25, 26, 27, 28, 29, 30, 31], [32, 33, 34, 35, 36, 37, 38, 39]]> : tensor<5x8xi32>
  %b = tensor.extract_slice %a[0, 1] [3, 4] [2, 2] : tensor<5x8xi32> to tensor<3x4xi32>
  check.expect_eq_const(%b, dense<[[1, 3, 5, 7], [17, 19, 21, 23], [33, 35, 37, 39]]> : tensor<3x4xi32>) : tensor<3x4xi32>
  %c = tensor.extract_slice %a[3, 2] [1, 3] [1, 1] : tensor<5x8xi32> to tensor<3xi32>
  check.expect_eq_const(%c, dense<[26, 27, 28]> : tensor<3xi32>) : tensor<3xi32>
  %d = tensor.extract_slice %b[1, 0] [2, 2] [1, 3] : tensor<3x4xi32> to tensor<2x2xi32>
  check.expect_eq_const(%d, dense<[[17, 23], [33, 39]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  return
}

func.func @dynamic_offsets() {
  %a = util.unfoldable_constant dense<[[0, 1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14, 15], [16, 17, 18, 19, 20, 21, 22, 23], [24, 25, 26, 27, 28, 29, 30, 31], [32, 33, 34, 35, 36, 37, 38, 39]]> : tensor<5x8xi32>
  %row = util.unfoldable_constant 2 : index
  %column = util.unfoldable_constant 4 : index
  %size = util.unfoldable_constant 3 : index
  %b = tensor.extract_slice %a[%row, %column] [2, %size] [1, 1] : tensor<5x8xi32> to tensor<2x?xi32>
  %c = tensor.cast %b : tensor<2x?xi32> to tensor<2x3xi32>
  check.expect_eq_const(%c, dense<[[20, 21, 22], [28, 29, 30]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @written() {
  %a = util.unfoldable_constant dense<[[0, 1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14, 15], [16, 17, 18, 19, 20, 21, 22, 23], [24, 25, 26, 27, 28, 29, 30, 31], [32, 33, 34, 35, 36, 37, 38, 39]]> : tensor<5x8xi32>
  %b = util.unfoldable_constant dense<[[-1, -2, -3], [-4, -5, -6]]> : tensor<2x3xi32>
  %c = tensor.insert_slice %b into %a[1, 0] [2, 3] [2, 3] : tensor<2x3xi32> into tensor<5x8xi32>
  check.expect_eq_const(%c, dense<[[0, 1, 2, 3, 4, 5, 6, 7], [-1, 9, 10, -2, 12, 13, -3, 15], [16, 17, 18, 19, 20, 21, 22, 23], [-4, 25, 26, -5, 28, 29, -6, 31], [32, 33, 34, 35, 36, 37, 38, 39]]> : tensor<5x8xi32>) : tensor<5x8xi32>
  check.expect_eq_const(%a, dense<[[0, 1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14, 15], [16, 17, 18, 19, 20, 21, 22, 23], [24, 25, 26, 27, 28, 29, 30, 31], [32, 33, 34, 35, 36, 37, 38, 39]]> : tensor<5x8xi32>) : tensor<5x8xi32>
  return
}
