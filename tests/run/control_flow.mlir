// Blocks, with tensors as their arguments.

// Doubles a tensor three times in a loop: 1 -> 8.
func.func @loop_with_a_tensor() {
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %zero = arith.constant 0 : index
  %a = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  cf.br ^head(%zero, %a : index, tensor<2xi32>)
^head(%i: index, %x: tensor<2xi32>):
  %more = arith.cmpi ult, %i, %three : index
  cf.cond_br %more, ^body, ^done(%x : tensor<2xi32>)
^body:
  %y = arith.addi %x, %x : tensor<2xi32>
  %next = arith.addi %i, %one : index
  cf.br ^head(%next, %y : index, tensor<2xi32>)
^done(%z: tensor<2xi32>):
  check.expect_eq_const(%z, dense<[8, 16]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%a, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  return
}

// A value needed on one way only, and one passed twice.
func.func @ways_that_differ() {
  %a = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %b = arith.addi %a, %a : tensor<2xi32>
  check.expect_all_true(%b) : tensor<2xi32>
  %no = util.unfoldable_constant false
  cf.cond_br %no, ^one(%b, %b : tensor<2xi32>, tensor<2xi32>), ^two
^one(%c: tensor<2xi32>, %d: tensor<2xi32>):
  %e = arith.addi %c, %d : tensor<2xi32>
  check.expect_all_true(%e) : tensor<2xi32>
  cf.br ^end
^two:
  %f = arith.addi %b, %a : tensor<2xi32>
  check.expect_eq_const(%f, dense<[3, 6]> : tensor<2xi32>) : tensor<2xi32>
  cf.br ^end
^end:
  return
}

func.func @both_ways_to_one_block() {
  %yes = util.unfoldable_constant true
  %a = util.unfoldable_constant 1 : i32
  %b = util.unfoldable_constant 0 : i32
  cf.cond_br %yes, ^end(%a : i32), ^end(%b : i32)
^end(%c: i32):
  check.expect_true(%c) : i32
  return
}
