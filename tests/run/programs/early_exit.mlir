// Loops left early: the first repeated element of a tensor, and the first run of three negatives.

func.func private @first_repeated(%a: tensor<8xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %none = arith.constant -1 : i32
  cf.br ^outer(%c0 : index)
^outer(%i: index):
  %more = arith.cmpi ult, %i, %c8 : index
  cf.cond_br %more, ^inner(%c0 : index), ^done(%none : i32)
^inner(%j: index):
  %before = arith.cmpi ult, %j, %i : index
  cf.cond_br %before, ^compare, ^advance
^compare:
  %x = tensor.extract %a[%i] : tensor<8xi32>
  %y = tensor.extract %a[%j] : tensor<8xi32>
  %same = arith.cmpi eq, %x, %y : i32
  %k = arith.addi %j, %c1 : index
  cf.cond_br %same, ^done(%x : i32), ^inner(%k : index)
^advance:
  %n = arith.addi %i, %c1 : index
  cf.br ^outer(%n : index)
^done(%r: i32):
  return %r : i32
}

func.func @repeated() {
  %a = util.unfoldable_constant dense<[3, 1, 4, 1, 5, 9, 3, 5]> : tensor<8xi32>
  %b = util.unfoldable_constant dense<[3, 1, 4, 0, 5, 9, 2, 6]> : tensor<8xi32>
  %x = call @first_repeated(%a) : (tensor<8xi32>) -> i32
  %y = call @first_repeated(%b) : (tensor<8xi32>) -> i32
  %t = tensor.from_elements %x, %y : tensor<2xi32>
  check.expect_eq_const(%t, dense<[1, -1]> : tensor<2xi32>) : tensor<2xi32>
  return
}

// A while loop whose condition looks at the data: index of the first of three negatives in a row.
func.func @run_of_three() {
  %a = util.unfoldable_constant dense<[1, -1, -2, 3, -4, -5, -6, -7]> : tensor<8xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %r:2 = scf.while (%i = %c0, %run = %c0) : (index, index) -> (index, index) {
    %in = arith.cmpi ult, %i, %c8 : index
    %short = arith.cmpi ult, %run, %c3 : index
    %more = arith.andi %in, %short : i1
    scf.condition(%more) %i, %run : index, index
  } do {
  ^bb0(%i: index, %run: index):
    %e = tensor.extract %a[%i] : tensor<8xi32>
    %negative = arith.cmpi slt, %e, %zero : i32
    %longer = arith.addi %run, %c1 : index
    %next = arith.select %negative, %longer, %c0 : index
    %j = arith.addi %i, %c1 : index
    scf.yield %j, %next : index, index
  }
  %at = arith.subi %r#0, %c3 : index
  %c4 = arith.constant 4 : index
  %ok = arith.cmpi eq, %at, %c4 : index
  check.expect_true(%ok) : i1
  return
}
