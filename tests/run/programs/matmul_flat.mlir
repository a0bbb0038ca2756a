// A matrix product on flat tensors, addressed by row * columns + column, with 64-bit sums of 16-bit elements.

func.func @product() {
  %a = util.unfoldable_constant dense<[7976, 1994, 2991, 7976, 997, 4985, 5982, -4985, -7976, -3988, -3988, 6979]> : tensor<12xi16>
  %b = util.unfoldable_constant dense<[8104, -9117, 0, 6078, -7091, 6078, -7091, -1013]> : tensor<8xi16>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i64
  %empty = tensor.empty() : tensor<6xi64>
  %c = scf.for %i = %c0 to %c3 step %c1 iter_args(%ci = %empty) -> (tensor<6xi64>) {
    %row = arith.muli %i, %c4 : index
    %cj = scf.for %j = %c0 to %c2 step %c1 iter_args(%cij = %ci) -> (tensor<6xi64>) {
      %sum = scf.for %k = %c0 to %c4 step %c1 iter_args(%s = %zero) -> (i64) {
        %ik = arith.addi %row, %k : index
        %kj0 = arith.muli %k, %c2 : index
        %kj = arith.addi %kj0, %j : index
        %x = tensor.extract %a[%ik] : tensor<12xi16>
        %y = tensor.extract %b[%kj] : tensor<8xi16>
        %xw = arith.extsi %x : i16 to i64
        %yw = arith.extsi %y : i16 to i64
        %xy = arith.muli %xw, %yw : i64
        %t = arith.addi %s, %xy : i64
        scf.yield %t : i64
      }
      %at0 = arith.muli %i, %c2 : index
      %at = arith.addi %at0, %j : index
      %next = tensor.insert %sum into %cij[%at] : tensor<6xi64>
      scf.yield %next : tensor<6xi64>
    }
    scf.yield %cj : tensor<6xi64>
  }
  %m = tensor.expand_shape %c [[0, 1]] output_shape [3, 2] : tensor<6xi64> into tensor<3x2xi64>
  check.expect_eq_const(%m, dense<[[-13129493, -50498050], [1009961, 62617582], [-85846685, 17169337]]> : tensor<3x2xi64>) : tensor<3x2xi64>
  return
}
