// Transposition without tensor.generate: rows become columns by slices, blocks of 2x2 change places.

func.func @rows_to_columns() {
  %a = util.unfoldable_constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]> : tensor<3x4xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %empty = tensor.empty() : tensor<4x3xi32>
  %t = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %empty) -> (tensor<4x3xi32>) {
    %row = tensor.extract_slice %a[%i, 0] [1, 4] [1, 1] : tensor<3x4xi32> to tensor<4xi32>
    %y = tensor.insert_slice %row into %x[0, %i] [4, 1] [1, 1] : tensor<4xi32> into tensor<4x3xi32>
    scf.yield %y : tensor<4x3xi32>
  }
  check.expect_eq_const(%t, dense<[[0, 4, 8], [1, 5, 9], [2, 6, 10], [3, 7, 11]]> : tensor<4x3xi32>) : tensor<4x3xi32>
  return
}

func.func @blocks() {
  %a = util.unfoldable_constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]> : tensor<4x4xi8>
  %b = tensor.extract_slice %a[0, 2] [2, 2] [1, 1] : tensor<4x4xi8> to tensor<2x2xi8>
  %c = tensor.extract_slice %a[2, 0] [2, 2] [1, 1] : tensor<4x4xi8> to tensor<2x2xi8>
  %x = tensor.insert_slice %c into %a[0, 2] [2, 2] [1, 1] : tensor<2x2xi8> into tensor<4x4xi8>
  %y = tensor.insert_slice %b into %x[2, 0] [2, 2] [1, 1] : tensor<2x2xi8> into tensor<4x4xi8>
  check.expect_eq_const(%y, dense<[[0, 1, 8, 9], [4, 5, 12, 13], [2, 3, 10, 11], [6, 7, 14, 15]]> : tensor<4x4xi8>) : tensor<4x4xi8>
  check.expect_eq_const(%a, dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]> : tensor<4x4xi8>) : tensor<4x4xi8>
  return
}
