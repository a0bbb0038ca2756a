// Insertion sort of a copy, a merge of two sorted tensors, and a stable order by a key.

func.func private @sort(%a: tensor<7xi32>) -> tensor<7xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %empty = tensor.empty() : tensor<7xi32>
  %r = scf.for %i = %c0 to %c7 step %c1 iter_args(%t = %empty) -> (tensor<7xi32>) {
    %x = tensor.extract %a[%i] : tensor<7xi32>
    // Moves what is larger up by one; %j is where the hole is.
    %s:2 = scf.while (%j = %i, %u = %t) : (index, tensor<7xi32>) -> (index, tensor<7xi32>) {
      %inner = arith.cmpi ugt, %j, %c0 : index
      %k0 = arith.subi %j, %c1 : index
      %k = arith.select %inner, %k0, %c0 : index
      %y = tensor.extract %u[%k] : tensor<7xi32>
      %larger = arith.cmpi sgt, %y, %x : i32
      %more = arith.andi %inner, %larger : i1
      scf.condition(%more) %j, %u : index, tensor<7xi32>
    } do {
    ^bb0(%j: index, %u: tensor<7xi32>):
      %k = arith.subi %j, %c1 : index
      %y = tensor.extract %u[%k] : tensor<7xi32>
      %v = tensor.insert %y into %u[%j] : tensor<7xi32>
      scf.yield %k, %v : index, tensor<7xi32>
    }
    %w = tensor.insert %x into %s#1[%s#0] : tensor<7xi32>
    scf.yield %w : tensor<7xi32>
  }
  return %r : tensor<7xi32>
}

func.func @sorted() {
  %a = util.unfoldable_constant dense<[5, -3, 8, 0, 5, -9, 2]> : tensor<7xi32>
  %r = call @sort(%a) : (tensor<7xi32>) -> tensor<7xi32>
  check.expect_eq_const(%r, dense<[-9, -3, 0, 2, 5, 5, 8]> : tensor<7xi32>) : tensor<7xi32>
  %again = call @sort(%r) : (tensor<7xi32>) -> tensor<7xi32>
  check.expect_eq(%again, %r) : tensor<7xi32>
  return
}

func.func @merged() {
  %a = util.unfoldable_constant dense<[1, 4, 4, 9]> : tensor<4xi32>
  %b = util.unfoldable_constant dense<[0, 4, 7]> : tensor<3xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %last_a = arith.constant 3 : index
  %last_b = arith.constant 2 : index
  %empty = tensor.empty() : tensor<7xi32>
  %r:3 = scf.for %k = %c0 to %c7 step %c1 iter_args(%t = %empty, %i = %c0, %j = %c0) -> (tensor<7xi32>, index, index) {
    %in_a = arith.cmpi ult, %i, %c4 : index
    %in_b = arith.cmpi ult, %j, %c3 : index
    %ii = arith.minui %i, %last_a : index
    %jj = arith.minui %j, %last_b : index
    %x = tensor.extract %a[%ii] : tensor<4xi32>
    %y = tensor.extract %b[%jj] : tensor<3xi32>
    %less = arith.cmpi sle, %x, %y : i32
    %true = arith.constant true
    %b_ended = arith.xori %in_b, %true : i1
    %or = arith.ori %less, %b_ended : i1
    %take_a = arith.andi %in_a, %or : i1
    %e = arith.select %take_a, %x, %y : i32
    %i1 = arith.addi %i, %c1 : index
    %j1 = arith.addi %j, %c1 : index
    %in = arith.select %take_a, %i1, %i : index
    %jn = arith.select %take_a, %j, %j1 : index
    %u = tensor.insert %e into %t[%k] : tensor<7xi32>
    scf.yield %u, %in, %jn : tensor<7xi32>, index, index
  }
  check.expect_eq_const(%r#0, dense<[0, 1, 4, 4, 4, 7, 9]> : tensor<7xi32>) : tensor<7xi32>
  return
}
