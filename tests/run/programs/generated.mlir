// Tensors given by a rule: tensor.generate of indices, of another tensor's elements, of a computed extent.

func.func @squares() {
  %n = util.unfoldable_constant 6 : index
  %t = tensor.generate %n {
  ^bb0(%i: index):
    %s = arith.muli %i, %i : index
    %v = arith.index_cast %s : index to i32
    tensor.yield %v : i32
  } : tensor<?xi32>
  %c = tensor.cast %t : tensor<?xi32> to tensor<6xi32>
  check.expect_eq_const(%c, dense<[0, 1, 4, 9, 16, 25]> : tensor<6xi32>) : tensor<6xi32>
  return
}

// Nearest-neighbour enlargement of an image by 2 and 3.
func.func @enlarged() {
  %a = util.unfoldable_constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %t = tensor.generate {
  ^bb0(%i: index, %j: index):
    %y = arith.divui %i, %c2 : index
    %x = arith.divui %j, %c3 : index
    %e = tensor.extract %a[%y, %x] : tensor<2x2xi8>
    tensor.yield %e : i8
  } : tensor<4x6xi8>
  check.expect_eq_const(%t, dense<[[1, 1, 1, 2, 2, 2], [1, 1, 1, 2, 2, 2], [3, 3, 3, 4, 4, 4], [3, 3, 3, 4, 4, 4]]> : tensor<4x6xi8>) : tensor<4x6xi8>
  return
}

// A lower triangle, chosen by a comparison of the indices; the body calls on a value from outside.
func.func @triangle() {
  %a = util.unfoldable_constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]]> : tensor<3x3xf32>
  %fill = util.unfoldable_constant -1.0 : f32
  %t = tensor.generate {
  ^bb0(%i: index, %j: index):
    %e = tensor.extract %a[%i, %j] : tensor<3x3xf32>
    %keep = arith.cmpi uge, %i, %j : index
    %v = arith.select %keep, %e, %fill : f32
    tensor.yield %v : f32
  } : tensor<3x3xf32>
  check.expect_eq_const(%t, dense<[[1.0, -1.0, -1.0], [4.0, 5.0, -1.0], [7.0, 8.0, 9.0]]> : tensor<3x3xf32>) : tensor<3x3xf32>
  return
}
