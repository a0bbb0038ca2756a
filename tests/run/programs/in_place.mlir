// Writing into a tensor that is a constant, and one that is needed afterwards: what is written to is a copy.

func.func @reversed_in_place() {
  %a = util.unfoldable_constant dense<[1, 2, 3, 4, 5]> : tensor<5xi8>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %last = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%t = %a) -> (tensor<5xi8>) {
    %j = arith.subi %last, %i : index
    %c = tensor.extract %t[%i] : tensor<5xi8>
    %d = tensor.extract %t[%j] : tensor<5xi8>
    %t1 = tensor.insert %d into %t[%i] : tensor<5xi8>
    %t2 = tensor.insert %c into %t1[%j] : tensor<5xi8>
    scf.yield %t2 : tensor<5xi8>
  }
  check.expect_eq_const(%r, dense<[5, 4, 3, 2, 1]> : tensor<5xi8>) : tensor<5xi8>
  check.expect_eq_const(%a, dense<[1, 2, 3, 4, 5]> : tensor<5xi8>) : tensor<5xi8>
  return
}

// Each round keeps the tensor of the round before.
func.func @two_generations() {
  %a = util.unfoldable_constant dense<0> : tensor<3xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i32
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%old = %a, %new = %a) -> (tensor<3xi32>, tensor<3xi32>) {
    %t = tensor.insert %one into %new[%i] : tensor<3xi32>
    scf.yield %new, %t : tensor<3xi32>, tensor<3xi32>
  }
  check.expect_eq_const(%r#0, dense<[1, 1, 0]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r#1, dense<[1, 1, 1]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%a, dense<0> : tensor<3xi32>) : tensor<3xi32>
  return
}
