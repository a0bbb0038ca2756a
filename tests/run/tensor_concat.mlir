// Concatenation. The values are numpy's.

func.func @first_dimension() {
  %a = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %c = util.unfoldable_constant dense<[[-1, -2, -3], [-4, -5, -6], [-7, -8, -9]]> : tensor<3x3xi32>
  %0 = tensor.concat dim(0) %a, %c, %a : (tensor<2x3xi32>, tensor<3x3xi32>, tensor<2x3xi32>) -> tensor<7x3xi32>
  check.expect_eq_const(%0, dense<[[1, 2, 3], [4, 5, 6], [-1, -2, -3], [-4, -5, -6], [-7, -8, -9], [1, 2, 3], [4, 5, 6]]> : tensor<7x3xi32>) : tensor<7x3xi32>
  return
}

func.func @last_dimension() {
  %a = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %d = util.unfoldable_constant dense<[[-1, -2], [-3, -4]]> : tensor<2x2xi32>
  %0 = tensor.concat dim(1) %d, %a : (tensor<2x2xi32>, tensor<2x3xi32>) -> tensor<2x5xi32>
  check.expect_eq_const(%0, dense<[[-1, -2, 1, 2, 3], [-3, -4, 4, 5, 6]]> : tensor<2x5xi32>) : tensor<2x5xi32>
  return
}

func.func @dynamic() {
  %static_a = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %a = tensor.cast %static_a : tensor<2x3xi32> to tensor<?x3xi32>
  %static_c = util.unfoldable_constant dense<[[-1, -2, -3], [-4, -5, -6], [-7, -8, -9]]> : tensor<3x3xi32>
  %c = tensor.cast %static_c : tensor<3x3xi32> to tensor<?x?xi32>
  %0 = tensor.concat dim(0) %a, %c : (tensor<?x3xi32>, tensor<?x?xi32>) -> tensor<?x3xi32>
  %known_0 = tensor.cast %0 : tensor<?x3xi32> to tensor<5x3xi32>
  check.expect_eq_const(%known_0, dense<[[1, 2, 3], [4, 5, 6], [-1, -2, -3], [-4, -5, -6], [-7, -8, -9]]> : tensor<5x3xi32>) : tensor<5x3xi32>
  %1 = tensor.concat dim(0) %a, %c : (tensor<?x3xi32>, tensor<?x?xi32>) -> tensor<5x?xi32>
  %known_1 = tensor.cast %1 : tensor<5x?xi32> to tensor<5x3xi32>
  check.expect_eq_const(%known_1, dense<[[1, 2, 3], [4, 5, 6], [-1, -2, -3], [-4, -5, -6], [-7, -8, -9]]> : tensor<5x3xi32>) : tensor<5x3xi32>
  return
}

func.func @of_one() {
  %a = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %0 = tensor.concat dim(0) %a : (tensor<2x3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const(%0, dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

// Inputs without elements add nothing.
func.func @with_none() {
  %a = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %n = util.unfoldable_constant dense<> : tensor<0x3xi32>
  %0 = tensor.concat dim(0) %n, %a, %n : (tensor<0x3xi32>, tensor<2x3xi32>, tensor<0x3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const(%0, dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  %1 = tensor.concat dim(0) %n, %n : (tensor<0x3xi32>, tensor<0x3xi32>) -> tensor<0x3xi32>
  check.expect_eq_const(%1, dense<> : tensor<0x3xi32>) : tensor<0x3xi32>
  return
}

func.func @of_rank_five() {
  %a = util.unfoldable_constant dense<[[[[[1, 2], [3, 4]]], [[[5, 6], [7, 8]]]]]> : tensor<1x2x1x2x2xi16>
  %0 = tensor.concat dim(2) %a, %a, %a : (tensor<1x2x1x2x2xi16>, tensor<1x2x1x2x2xi16>, tensor<1x2x1x2x2xi16>) -> tensor<1x2x3x2x2xi16>
  check.expect_eq_const(%0, dense<[[[[[1, 2], [3, 4]], [[1, 2], [3, 4]], [[1, 2], [3, 4]]], [[[5, 6], [7, 8]], [[5, 6], [7, 8]], [[5, 6], [7, 8]]]]]> : tensor<1x2x3x2x2xi16>) : tensor<1x2x3x2x2xi16>
  return
}
