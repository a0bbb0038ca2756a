// Logic on bits: a full adder made of gates, rippled over eight columns, against the sum itself.

func.func @ripple() {
  %a = util.unfoldable_constant dense<[3, 100, 255, 170]> : tensor<4xi8>
  %b = util.unfoldable_constant dense<[5, 200, 1, 85]> : tensor<4xi8>
  %one = arith.constant dense<1> : tensor<4xi8>
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c8 = arith.constant 8 : i8
  %none = arith.constant dense<0> : tensor<4xi8>
  %r:2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%sum = %none, %carry = %none) -> (tensor<4xi8>, tensor<4xi8>) : i8 {
    %is = flow.tensor.splat %i : tensor<4xi8>
    %x0 = arith.shrui %a, %is : tensor<4xi8>
    %y0 = arith.shrui %b, %is : tensor<4xi8>
    %x = arith.andi %x0, %one : tensor<4xi8>
    %y = arith.andi %y0, %one : tensor<4xi8>
    %h = arith.xori %x, %y : tensor<4xi8>
    %s = arith.xori %h, %carry : tensor<4xi8>
    %g = arith.andi %x, %y : tensor<4xi8>
    %p = arith.andi %h, %carry : tensor<4xi8>
    %c = arith.ori %g, %p : tensor<4xi8>
    %up = arith.shli %s, %is : tensor<4xi8>
    %t = arith.ori %sum, %up : tensor<4xi8>
    scf.yield %t, %c : tensor<4xi8>, tensor<4xi8>
  }
  %want = arith.addi %a, %b : tensor<4xi8>
  check.expect_eq(%r#0, %want) : tensor<4xi8>
  check.expect_eq_const(%r#1, dense<[0, 1, 1, 0]> : tensor<4xi8>) : tensor<4xi8>
  return
}

// Truth tables on i1 tensors: implication, exclusive or, majority.
func.func @gates() {
  %a = util.unfoldable_constant dense<[false, false, false, false, true, true, true, true]> : tensor<8xi1>
  %b = util.unfoldable_constant dense<[false, false, true, true, false, false, true, true]> : tensor<8xi1>
  %c = util.unfoldable_constant dense<[false, true, false, true, false, true, false, true]> : tensor<8xi1>
  %true = arith.constant dense<true> : tensor<8xi1>
  %not = arith.xori %a, %true : tensor<8xi1>
  %implies = arith.ori %not, %b : tensor<8xi1>
  %ab = arith.andi %a, %b : tensor<8xi1>
  %x = arith.xori %a, %b : tensor<8xi1>
  %xc = arith.andi %x, %c : tensor<8xi1>
  %majority = arith.ori %ab, %xc : tensor<8xi1>
  %chosen = arith.select %a, %b, %c : tensor<8xi1>, tensor<8xi1>
  check.expect_eq_const(%implies, dense<[true, true, true, true, false, false, true, true]> : tensor<8xi1>) : tensor<8xi1>
  check.expect_eq_const(%majority, dense<[false, false, false, true, false, true, true, true]> : tensor<8xi1>) : tensor<8xi1>
  check.expect_eq_const(%chosen, dense<[false, true, false, true, false, false, true, true]> : tensor<8xi1>) : tensor<8xi1>
  return
}
