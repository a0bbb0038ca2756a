// Tensors carried by loops whose shape changes from round to round.

// A sequence that grows in a loop: each round doubles it and adds one at its end.
func.func @growing() {
  %a = util.unfoldable_constant dense<[1]> : tensor<1xi32>
  %start = tensor.cast %a : tensor<1xi32> to tensor<?xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %one = util.unfoldable_constant 1 : i32
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %start) -> (tensor<?xi32>) {
    %n = tensor.dim %t, %c0 : tensor<?xi32>
    %n2 = arith.muli %n, %c2 : index
    %ones = flow.tensor.splat %one : tensor<?xi32>{%n}
    %u = arith.addi %t, %ones : tensor<?xi32>
    %e = tensor.empty(%n2) : tensor<?xi32>
    %x = tensor.insert_slice %t into %e[0] [%n] [1] : tensor<?xi32> into tensor<?xi32>
    %y = tensor.insert_slice %u into %x[%n] [%n] [1] : tensor<?xi32> into tensor<?xi32>
    scf.yield %y : tensor<?xi32>
  }
  // Ones among the bits, and one more: 1 2 2 3 2 3 3 4.
  %s = tensor.cast %r : tensor<?xi32> to tensor<8xi32>
  check.expect_eq_const(%s, dense<[1, 2, 2, 3, 2, 3, 3, 4]> : tensor<8xi32>) : tensor<8xi32>
  return
}

// Halved until one element is left: a sum of pairs in each round.
func.func @shrinking() {
  %a = util.unfoldable_constant dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>
  %start = tensor.cast %a : tensor<8xi32> to tensor<?xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = scf.while (%t = %start) : (tensor<?xi32>) -> (tensor<?xi32>) {
    %n = tensor.dim %t, %c0 : tensor<?xi32>
    %more = arith.cmpi ugt, %n, %c1 : index
    scf.condition(%more) %t : tensor<?xi32>
  } do {
  ^bb0(%t: tensor<?xi32>):
    %n = tensor.dim %t, %c0 : tensor<?xi32>
    %half = arith.divui %n, %c2 : index
    %x = tensor.extract_slice %t[0] [%half] [2] : tensor<?xi32> to tensor<?xi32>
    %y = tensor.extract_slice %t[1] [%half] [2] : tensor<?xi32> to tensor<?xi32>
    %s = arith.addi %x, %y : tensor<?xi32>
    scf.yield %s : tensor<?xi32>
  }
  %one = tensor.cast %r : tensor<?xi32> to tensor<1xi32>
  check.expect_eq_const(%one, dense<36> : tensor<1xi32>) : tensor<1xi32>
  return
}
