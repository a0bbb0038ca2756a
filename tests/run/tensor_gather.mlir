// Gathers and scatters. The values are numpy's.

func.func @gathered() {
  %t = util.unfoldable_constant dense<[[[1, 2], [3, 4], [5, 6], [7, 8]], [[9, 10], [11, 12], [13, 14], [15, 16]], [[17, 18], [19, 20], [21, 22], [23, 24]]]> : tensor<3x4x2xi32>
  %k = util.unfoldable_constant dense<[[2, 1], [0, 3], [2, 2]]> : tensor<3x2xi64>
  %0 = tensor.gather %t[%k] gather_dims([0, 1]) : (tensor<3x4x2xi32>, tensor<3x2xi64>) -> tensor<3x1x1x2xi32>
  check.expect_eq_const(%0, dense<[[[[19, 20]]], [[[7, 8]]], [[[21, 22]]]]> : tensor<3x1x1x2xi32>) : tensor<3x1x1x2xi32>
  %1 = tensor.gather %t[%k] gather_dims([0, 1]) : (tensor<3x4x2xi32>, tensor<3x2xi64>) -> tensor<3x2xi32>
  check.expect_eq_const(%1, dense<[[19, 20], [7, 8], [21, 22]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  return
}

func.func @gathered_in_the_middle() {
  %t = util.unfoldable_constant dense<[[[1, 2], [3, 4], [5, 6], [7, 8]], [[9, 10], [11, 12], [13, 14], [15, 16]], [[17, 18], [19, 20], [21, 22], [23, 24]]]> : tensor<3x4x2xi32>
  %k = util.unfoldable_constant dense<[[[1], [0]], [[3], [3]]]> : tensor<2x2x1xi8>
  %0 = tensor.gather %t[%k] gather_dims([1]) : (tensor<3x4x2xi32>, tensor<2x2x1xi8>) -> tensor<2x2x3x2xi32>
  check.expect_eq_const(%0, dense<[[[[3, 4], [11, 12], [19, 20]], [[1, 2], [9, 10], [17, 18]]], [[[7, 8], [15, 16], [23, 24]], [[7, 8], [15, 16], [23, 24]]]]> : tensor<2x2x3x2xi32>) : tensor<2x2x3x2xi32>
  return
}

func.func @gathered_elements() {
  %static_t = util.unfoldable_constant dense<[[[1, 2], [3, 4], [5, 6], [7, 8]], [[9, 10], [11, 12], [13, 14], [15, 16]], [[17, 18], [19, 20], [21, 22], [23, 24]]]> : tensor<3x4x2xi32>
  %t = tensor.cast %static_t : tensor<3x4x2xi32> to tensor<?x?x?xi32>
  %k = util.unfoldable_constant dense<[[1, 2, 0], [2, 3, 1]]> : tensor<2x3xi32>
  %0 = tensor.gather %t[%k] gather_dims([0, 1, 2]) unique : (tensor<?x?x?xi32>, tensor<2x3xi32>) -> tensor<2xi32>
  check.expect_eq_const(%0, dense<[13, 24]> : tensor<2xi32>) : tensor<2xi32>
  return
}

func.func @gathered_dynamic() {
  %static_t = util.unfoldable_constant dense<[[[1, 2], [3, 4], [5, 6], [7, 8]], [[9, 10], [11, 12], [13, 14], [15, 16]], [[17, 18], [19, 20], [21, 22], [23, 24]]]> : tensor<3x4x2xi32>
  %t = tensor.cast %static_t : tensor<3x4x2xi32> to tensor<?x?x2xi32>
  %static_k = util.unfoldable_constant dense<[[2, 1], [0, 3], [2, 2]]> : tensor<3x2xi32>
  %k = tensor.cast %static_k : tensor<3x2xi32> to tensor<?x2xi32>
  %0 = tensor.gather %t[%k] gather_dims([0, 1]) : (tensor<?x?x2xi32>, tensor<?x2xi32>) -> tensor<?x2xi32>
  %known_0 = tensor.cast %0 : tensor<?x2xi32> to tensor<3x2xi32>
  check.expect_eq_const(%known_0, dense<[[19, 20], [7, 8], [21, 22]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  return
}

func.func @scattered() {
  %t = util.unfoldable_constant dense<[[[1, 2], [3, 4], [5, 6], [7, 8]], [[9, 10], [11, 12], [13, 14], [15, 16]], [[17, 18], [19, 20], [21, 22], [23, 24]]]> : tensor<3x4x2xi32>
  %k = util.unfoldable_constant dense<[[2, 1], [0, 3], [2, 2]]> : tensor<3x2xi64>
  %v = util.unfoldable_constant dense<[[-1, -2], [-3, -4], [-5, -6]]> : tensor<3x2xi32>
  %0 = tensor.scatter %v into %t[%k] scatter_dims([0, 1]) unique : (tensor<3x2xi32>, tensor<3x4x2xi32>, tensor<3x2xi64>) -> tensor<3x4x2xi32>
  check.expect_eq_const(%0, dense<[[[1, 2], [3, 4], [5, 6], [-3, -4]], [[9, 10], [11, 12], [13, 14], [15, 16]], [[17, 18], [-1, -2], [-5, -6], [23, 24]]]> : tensor<3x4x2xi32>) : tensor<3x4x2xi32>
  check.expect_eq_const(%t, dense<[[[1, 2], [3, 4], [5, 6], [7, 8]], [[9, 10], [11, 12], [13, 14], [15, 16]], [[17, 18], [19, 20], [21, 22], [23, 24]]]> : tensor<3x4x2xi32>) : tensor<3x4x2xi32>
  return
}

func.func @scattered_full() {
  %t = util.unfoldable_constant dense<[[[1, 2], [3, 4], [5, 6], [7, 8]], [[9, 10], [11, 12], [13, 14], [15, 16]], [[17, 18], [19, 20], [21, 22], [23, 24]]]> : tensor<3x4x2xi32>
  %k = util.unfoldable_constant dense<[[2, 1], [0, 3], [2, 2]]> : tensor<3x2xi64>
  %v = util.unfoldable_constant dense<[[[[-1, -2]]], [[[-3, -4]]], [[[-5, -6]]]]> : tensor<3x1x1x2xi32>
  %0 = tensor.scatter %v into %t[%k] scatter_dims([0, 1]) unique : (tensor<3x1x1x2xi32>, tensor<3x4x2xi32>, tensor<3x2xi64>) -> tensor<3x4x2xi32>
  check.expect_eq_const(%0, dense<[[[1, 2], [3, 4], [5, 6], [-3, -4]], [[9, 10], [11, 12], [13, 14], [15, 16]], [[17, 18], [-1, -2], [-5, -6], [23, 24]]]> : tensor<3x4x2xi32>) : tensor<3x4x2xi32>
  return
}

func.func @scattered_elements() {
  %static_t = util.unfoldable_constant dense<[[[1, 2], [3, 4], [5, 6], [7, 8]], [[9, 10], [11, 12], [13, 14], [15, 16]], [[17, 18], [19, 20], [21, 22], [23, 24]]]> : tensor<3x4x2xi32>
  %t = tensor.cast %static_t : tensor<3x4x2xi32> to tensor<?x?x?xi32>
  %static_k = util.unfoldable_constant dense<[[1, 2, 0], [2, 3, 1]]> : tensor<2x3xi32>
  %k = tensor.cast %static_k : tensor<2x3xi32> to tensor<?x3xi32>
  %static_v = util.unfoldable_constant dense<[-1, -2]> : tensor<2xi32>
  %v = tensor.cast %static_v : tensor<2xi32> to tensor<?xi32>
  %0 = tensor.scatter %v into %t[%k] scatter_dims([0, 1, 2]) unique : (tensor<?xi32>, tensor<?x?x?xi32>, tensor<?x3xi32>) -> tensor<?x?x?xi32>
  %known_0 = tensor.cast %0 : tensor<?x?x?xi32> to tensor<3x4x2xi32>
  check.expect_eq_const(%known_0, dense<[[[1, 2], [3, 4], [5, 6], [7, 8]], [[9, 10], [11, 12], [-1, 14], [15, 16]], [[17, 18], [19, 20], [21, 22], [23, -2]]]> : tensor<3x4x2xi32>) : tensor<3x4x2xi32>
  return
}

func.func @scattered_in_the_middle() {
  %t = util.unfoldable_constant dense<[[[1, 2], [3, 4], [5, 6], [7, 8]], [[9, 10], [11, 12], [13, 14], [15, 16]], [[17, 18], [19, 20], [21, 22], [23, 24]]]> : tensor<3x4x2xi32>
  %k = util.unfoldable_constant dense<[[[0], [2]], [[3], [1]]]> : tensor<2x2x1xi32>
  %v = util.unfoldable_constant dense<[[[[-1, -2], [-3, -4], [-5, -6]], [[-7, -8], [-9, -10], [-11, -12]]], [[[-13, -14], [-15, -16], [-17, -18]], [[-19, -20], [-21, -22], [-23, -24]]]]> : tensor<2x2x3x2xi32>
  %0 = tensor.scatter %v into %t[%k] scatter_dims([1]) unique : (tensor<2x2x3x2xi32>, tensor<3x4x2xi32>, tensor<2x2x1xi32>) -> tensor<3x4x2xi32>
  check.expect_eq_const(%0, dense<[[[-1, -2], [-19, -20], [-7, -8], [-13, -14]], [[-3, -4], [-21, -22], [-9, -10], [-15, -16]], [[-5, -6], [-23, -24], [-11, -12], [-17, -18]]]> : tensor<3x4x2xi32>) : tensor<3x4x2xi32>
  return
}

func.func @one_coordinate() {
  %t = util.unfoldable_constant dense<[[[1, 2], [3, 4], [5, 6], [7, 8]], [[9, 10], [11, 12], [13, 14], [15, 16]], [[17, 18], [19, 20], [21, 22], [23, 24]]]> : tensor<3x4x2xi32>
  %k = util.unfoldable_constant dense<[1]> : tensor<1xi32>
  %v = util.unfoldable_constant dense<[[-1, -2], [-3, -4], [-5, -6], [-7, -8]]> : tensor<4x2xi32>
  %0 = tensor.gather %t[%k] gather_dims([0]) : (tensor<3x4x2xi32>, tensor<1xi32>) -> tensor<4x2xi32>
  check.expect_eq_const(%0, dense<[[9, 10], [11, 12], [13, 14], [15, 16]]> : tensor<4x2xi32>) : tensor<4x2xi32>
  %1 = tensor.scatter %v into %t[%k] scatter_dims([0]) unique : (tensor<4x2xi32>, tensor<3x4x2xi32>, tensor<1xi32>) -> tensor<3x4x2xi32>
  check.expect_eq_const(%1, dense<[[[1, 2], [3, 4], [5, 6], [7, 8]], [[-1, -2], [-3, -4], [-5, -6], [-7, -8]], [[17, 18], [19, 20], [21, 22], [23, 24]]]> : tensor<3x4x2xi32>) : tensor<3x4x2xi32>
  return
}
