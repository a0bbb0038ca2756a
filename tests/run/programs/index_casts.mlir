// A table walked by casting its elements to indices; positions cast back.

// A permutation followed from 0 until it comes back: the length of its cycle.
func.func @cycle() {
  %next = util.unfoldable_constant dense<[3, 0, 5, 4, 1, 2]> : tensor<6xi8>
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %r:2 = scf.while (%at = %c0, %n = %zero) : (index, i32) -> (index, i32) {
    %e = tensor.extract %next[%at] : tensor<6xi8>
    %to = arith.index_cast %e : i8 to index
    %m = arith.addi %n, %one : i32
    %more = arith.cmpi ne, %to, %c0 : index
    scf.condition(%more) %to, %m : index, i32
  } do {
  ^bb0(%to: index, %m: i32):
    scf.yield %to, %m : index, i32
  }
  %t = tensor.from_elements %r#1 : tensor<1xi32>
  check.expect_eq_const(%t, dense<4> : tensor<1xi32>) : tensor<1xi32>
  return
}
