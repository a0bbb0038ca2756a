// Extents, ranks and casts.

func.func @dims() {
  %static_a = util.unfoldable_constant dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>
  %a = tensor.cast %static_a : tensor<2x3x4xi32> to tensor<?x3x?xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %u2 = util.unfoldable_constant 2 : index
  %0 = tensor.dim %a, %c0 : tensor<?x3x?xi32>
  %expected_0 = arith.constant 2 : index
  %same_0 = arith.cmpi eq, %0, %expected_0 : index
  check.expect_true(%same_0) : i1
  %1 = tensor.dim %a, %c1 : tensor<?x3x?xi32>
  %expected_1 = arith.constant 3 : index
  %same_1 = arith.cmpi eq, %1, %expected_1 : index
  check.expect_true(%same_1) : i1
  %2 = tensor.dim %a, %c2 : tensor<?x3x?xi32>
  %expected_2 = arith.constant 4 : index
  %same_2 = arith.cmpi eq, %2, %expected_2 : index
  check.expect_true(%same_2) : i1
  %3 = tensor.dim %a, %u2 : tensor<?x3x?xi32>
  %expected_3 = arith.constant 4 : index
  %same_3 = arith.cmpi eq, %3, %expected_3 : index
  check.expect_true(%same_3) : i1
  return
}

func.func @ranks() {
  %a = util.unfoldable_constant dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>
  %z = util.unfoldable_constant dense<1> : tensor<i32>
  %0 = tensor.rank %a : tensor<2x3x4xi32>
  %expected_0 = arith.constant 3 : index
  %same_0 = arith.cmpi eq, %0, %expected_0 : index
  check.expect_true(%same_0) : i1
  %1 = tensor.rank %z : tensor<i32>
  %expected_1 = arith.constant 0 : index
  %same_1 = arith.cmpi eq, %1, %expected_1 : index
  check.expect_true(%same_1) : i1
  return
}

func.func @unranked() {
  %a = util.unfoldable_constant dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>
  %0 = tensor.cast %a : tensor<2x3x4xi32> to tensor<*xi32>
  %1 = tensor.rank %0 : tensor<*xi32>
  %expected_1 = arith.constant 3 : index
  %same_1 = arith.cmpi eq, %1, %expected_1 : index
  check.expect_true(%same_1) : i1
  %c2 = arith.constant 2 : index
  %2 = tensor.dim %0, %c2 : tensor<*xi32>
  %expected_2 = arith.constant 4 : index
  %same_2 = arith.cmpi eq, %2, %expected_2 : index
  check.expect_true(%same_2) : i1
  %3 = tensor.cast %0 : tensor<*xi32> to tensor<?x3x?xi32>
  %known_3 = tensor.cast %3 : tensor<?x3x?xi32> to tensor<2x3x4xi32>
  check.expect_eq_const(%known_3, dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>) : tensor<2x3x4xi32>
  return
}

// Of a tensor without contents the shape is defined.
func.func @empty() {
  %n = util.unfoldable_constant 3 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.empty(%n) : tensor<?x5xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x5xf32>
  %expected_1 = arith.constant 3 : index
  %same_1 = arith.cmpi eq, %1, %expected_1 : index
  check.expect_true(%same_1) : i1
  %2 = tensor.dim %0, %c1 : tensor<?x5xf32>
  %expected_2 = arith.constant 5 : index
  %same_2 = arith.cmpi eq, %2, %expected_2 : index
  check.expect_true(%same_2) : i1
  return
}

func.func @casts() {
  %a = util.unfoldable_constant dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>
  %0 = tensor.cast %a : tensor<2x3x4xi32> to tensor<?x3x?xi32>
  %1 = tensor.cast %0 : tensor<?x3x?xi32> to tensor<2x?x?xi32>
  %known_1 = tensor.cast %1 : tensor<2x?x?xi32> to tensor<2x3x4xi32>
  check.expect_eq_const(%known_1, dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>) : tensor<2x3x4xi32>
  %2 = tensor.cast %0 : tensor<?x3x?xi32> to tensor<2x3x4xi32>
  check.expect_eq_const(%2, dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>) : tensor<2x3x4xi32>
  return
}

func.func @bitcasts() {
  %a = util.unfoldable_constant dense<[1.0, -2.5, 0.0, -0.0]> : tensor<4xf32>
  %0 = tensor.bitcast %a : tensor<4xf32> to tensor<4xi32>
  check.expect_eq_const(%0, dense<[1065353216, -1071644672, 0, -2147483648]> : tensor<4xi32>) : tensor<4xi32>
  %1 = tensor.bitcast %0 : tensor<4xi32> to tensor<4xf32>
  check.expect_eq_const(%1, dense<[1.0, -2.5, 0.0, -0.0]> : tensor<4xf32>) : tensor<4xf32>
  %static_b = util.unfoldable_constant dense<[1.0, -2.5, 0.0, -0.0]> : tensor<4xf32>
  %b = tensor.cast %static_b : tensor<4xf32> to tensor<?xf32>
  %2 = tensor.bitcast %b : tensor<?xf32> to tensor<?xi32>
  %known_2 = tensor.cast %2 : tensor<?xi32> to tensor<4xi32>
  check.expect_eq_const(%known_2, dense<[1065353216, -1071644672, 0, -2147483648]> : tensor<4xi32>) : tensor<4xi32>
  return
}
