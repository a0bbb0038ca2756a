// Masks made of compared positions: identity, triangles, a band, a checkerboard; and values chosen by them.

func.func @matrices() {
  %row = util.unfoldable_constant dense<[[0, 0, 0, 0], [1, 1, 1, 1], [2, 2, 2, 2], [3, 3, 3, 3]]> : tensor<4x4xi32>
  %column = util.unfoldable_constant dense<[[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<4x4xi32>
  %one = arith.constant dense<1> : tensor<4x4xi32>
  %eye = arith.cmpi eq, %row, %column : tensor<4x4xi32>
  %identity = arith.uitofp %eye : tensor<4x4xi1> to tensor<4x4xf32>
  check.expect_eq_const(%identity, dense<[[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]> : tensor<4x4xf32>) : tensor<4x4xf32>
  %lower = arith.cmpi sge, %row, %column : tensor<4x4xi32>
  %l = arith.extui %lower : tensor<4x4xi1> to tensor<4x4xi8>
  check.expect_eq_const(%l, dense<[[1, 0, 0, 0], [1, 1, 0, 0], [1, 1, 1, 0], [1, 1, 1, 1]]> : tensor<4x4xi8>) : tensor<4x4xi8>
  %s = arith.extsi %lower : tensor<4x4xi1> to tensor<4x4xi8>
  check.expect_eq_const(%s, dense<[[-1, 0, 0, 0], [-1, -1, 0, 0], [-1, -1, -1, 0], [-1, -1, -1, -1]]> : tensor<4x4xi8>) : tensor<4x4xi8>
  %d = arith.subi %row, %column : tensor<4x4xi32>
  %far = math.absi %d : tensor<4x4xi32>
  %band = arith.cmpi ule, %far, %one : tensor<4x4xi32>
  %sum = arith.addi %row, %column : tensor<4x4xi32>
  %dark = arith.trunci %sum : tensor<4x4xi32> to tensor<4x4xi1>
  %both = arith.andi %band, %dark : tensor<4x4xi1>
  %chosen = arith.select %both, %sum, %d : tensor<4x4xi1>, tensor<4x4xi32>
  check.expect_eq_const(%chosen, dense<[[0, 1, -2, -3], [1, 0, 3, -2], [2, 3, 0, 5], [3, 2, 5, 0]]> : tensor<4x4xi32>) : tensor<4x4xi32>
  return
}

// Causal attention's mask: minus infinity above the diagonal, then the maximum of each row from the left.
func.func @causal() {
  %scores = util.unfoldable_constant dense<[[1.0, 9.0, 9.0], [2.0, 1.0, 9.0], [0.5, 3.0, 2.0]]> : tensor<3x3xf32>
  %mask = util.unfoldable_constant dense<[[false, true, true], [false, false, true], [false, false, false]]> : tensor<3x3xi1>
  %low = arith.constant dense<0xFF800000> : tensor<3x3xf32>
  %masked = arith.select %mask, %low, %scores : tensor<3x3xi1>, tensor<3x3xf32>
  %a = tensor.extract_slice %masked[0, 0] [3, 1] [1, 1] : tensor<3x3xf32> to tensor<3xf32>
  %b = tensor.extract_slice %masked[0, 1] [3, 1] [1, 1] : tensor<3x3xf32> to tensor<3xf32>
  %c = tensor.extract_slice %masked[0, 2] [3, 1] [1, 1] : tensor<3x3xf32> to tensor<3xf32>
  %ab = arith.maximumf %a, %b : tensor<3xf32>
  %m = arith.maximumf %ab, %c : tensor<3xf32>
  check.expect_eq_const(%m, dense<[1.0, 2.0, 3.0]> : tensor<3xf32>) : tensor<3xf32>
  return
}
