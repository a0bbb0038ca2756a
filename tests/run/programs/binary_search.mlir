// Binary search with an early exit in basic blocks, and lower bounds with a while loop.

func.func private @find(%a: tensor<8xi32>, %key: i32) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %missing = arith.constant -1 : index
  cf.br ^head(%c0, %c8 : index, index)
^head(%low: index, %high: index):
  %some = arith.cmpi ult, %low, %high : index
  cf.cond_br %some, ^look, ^done(%missing : index)
^look:
  %sum = arith.addi %low, %high : index
  %mid = arith.shrui %sum, %c1 : index
  %e = tensor.extract %a[%mid] : tensor<8xi32>
  %found = arith.cmpi eq, %e, %key : i32
  cf.cond_br %found, ^done(%mid : index), ^narrow
^narrow:
  %below = arith.cmpi slt, %e, %key : i32
  %next = arith.addi %mid, %c1 : index
  %l = arith.select %below, %next, %low : index
  %h = arith.select %below, %high, %mid : index
  cf.br ^head(%l, %h : index, index)
^done(%r: index):
  return %r : index
}

func.func private @lower_bound(%a: tensor<8xi32>, %key: i32) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %r:2 = scf.while (%low = %c0, %high = %c8) : (index, index) -> (index, index) {
    %some = arith.cmpi ult, %low, %high : index
    scf.condition(%some) %low, %high : index, index
  } do {
  ^bb0(%low: index, %high: index):
    %sum = arith.addi %low, %high : index
    %mid = arith.divui %sum, %c2 : index
    %e = tensor.extract %a[%mid] : tensor<8xi32>
    %below = arith.cmpi slt, %e, %key : i32
    %next = arith.addi %mid, %c1 : index
    %l = arith.select %below, %next, %low : index
    %h = arith.select %below, %high, %mid : index
    scf.yield %l, %h : index, index
  }
  return %r#0 : index
}

func.func @search() {
  %a = util.unfoldable_constant dense<[-40, -3, 0, 7, 7, 12, 99, 1000]> : tensor<8xi32>
  %k = util.unfoldable_constant dense<[12, -40, 8, 1001, 7]> : tensor<5xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %f0 = util.unfoldable_constant dense<0> : tensor<5xi32>
  %b0 = util.unfoldable_constant dense<1> : tensor<5xi32>
  %r:2 = scf.for %i = %c0 to %c5 step %c1 iter_args(%f = %f0, %b = %b0) -> (tensor<5xi32>, tensor<5xi32>) {
    %key = tensor.extract %k[%i] : tensor<5xi32>
    %x = func.call @find(%a, %key) : (tensor<8xi32>, i32) -> index
    %y = func.call @lower_bound(%a, %key) : (tensor<8xi32>, i32) -> index
    %xi = arith.index_cast %x : index to i32
    %yi = arith.index_cast %y : index to i32
    %f1 = tensor.insert %xi into %f[%i] : tensor<5xi32>
    %b1 = tensor.insert %yi into %b[%i] : tensor<5xi32>
    scf.yield %f1, %b1 : tensor<5xi32>, tensor<5xi32>
  }
  check.expect_eq_const(%r#0, dense<[5, 0, -1, -1, 4]> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%r#1, dense<[5, 0, 5, 8, 3]> : tensor<5xi32>) : tensor<5xi32>
  return
}
