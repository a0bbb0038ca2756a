// The contiguous range with the largest sum (Kadane): five values carried, three of them updated by cases.

func.func @kadane() {
  %a = util.unfoldable_constant dense<[-2, 1, -3, 4, -1, 2, 1, -5, 4]> : tensor<9xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %zero = arith.constant 0 : i32
  %low = arith.constant -2147483648 : i32
  %r:5 = scf.for %i = %c0 to %c9 step %c1 iter_args(%sum = %zero, %from = %c0, %best = %low, %b = %c0, %e = %c0)
      -> (i32, index, i32, index, index) {
    %x = tensor.extract %a[%i] : tensor<9xi32>
    %restart = arith.cmpi sle, %sum, %zero : i32
    %base = arith.select %restart, %zero, %sum : i32
    %from1 = arith.select %restart, %i, %from : index
    %sum1 = arith.addi %base, %x : i32
    %end = arith.addi %i, %c1 : index
    %better = arith.cmpi sgt, %sum1, %best : i32
    %n:3 = scf.if %better -> (i32, index, index) {
      scf.yield %sum1, %from1, %end : i32, index, index
    } else {
      scf.yield %best, %b, %e : i32, index, index
    }
    scf.yield %sum1, %from1, %n#0, %n#1, %n#2 : i32, index, i32, index, index
  }
  %b = arith.index_cast %r#3 : index to i32
  %e = arith.index_cast %r#4 : index to i32
  %t = tensor.from_elements %r#2, %b, %e : tensor<3xi32>
  check.expect_eq_const(%t, dense<[6, 3, 7]> : tensor<3xi32>) : tensor<3xi32>
  return
}
