// Levenshtein's distance of two words, one row of the table at a time.

func.func @distance() {
  %a = util.unfoldable_constant dense<[107, 105, 116, 116, 101, 110]> : tensor<6xi8>
  %b = util.unfoldable_constant dense<[115, 105, 116, 116, 105, 110, 103]> : tensor<7xi8>
  %half = util.unfoldable_constant dense<[0, 0, 1, 1, 2, 2, 3, 3]> : tensor<8xi32>
  %rest = util.unfoldable_constant dense<[0, 1, 1, 2, 2, 3, 3, 4]> : tensor<8xi32>
  %row0 = arith.addi %half, %rest : tensor<8xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %one = arith.constant 1 : i32
  %last = scf.for %i = %c0 to %c6 step %c1 iter_args(%row = %row0) -> (tensor<8xi32>) {
    %x = tensor.extract %a[%i] : tensor<6xi8>
    %corner = tensor.extract %row[%c0] : tensor<8xi32>
    %left0 = arith.addi %corner, %one : i32
    %r0 = tensor.insert %left0 into %row[%c0] : tensor<8xi32>
    // In place: %diagonal is the old value to the upper left, %left the new one to the left.
    %r:3 = scf.for %j = %c0 to %c7 step %c1 iter_args(%r = %r0, %diagonal = %corner, %left = %left0) -> (tensor<8xi32>, i32, i32) {
      %k = arith.addi %j, %c1 : index
      %y = tensor.extract %b[%j] : tensor<7xi8>
      %up = tensor.extract %r[%k] : tensor<8xi32>
      %differ = arith.cmpi ne, %x, %y : i8
      %cost = arith.extui %differ : i1 to i32
      %change = arith.addi %diagonal, %cost : i32
      %less = arith.minsi %up, %left : i32
      %move = arith.addi %less, %one : i32
      %best = arith.minsi %change, %move : i32
      %s = tensor.insert %best into %r[%k] : tensor<8xi32>
      scf.yield %s, %up, %best : tensor<8xi32>, i32, i32
    }
    scf.yield %r#0 : tensor<8xi32>
  }
  check.expect_eq_const(%last, dense<[6, 6, 5, 4, 3, 3, 2, 3]> : tensor<8xi32>) : tensor<8xi32>
  return
}
