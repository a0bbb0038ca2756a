// A machine of four states as basic blocks, dispatched by cf.switch: accepts a*b+c.

func.func private @accepts(%text: tensor<8xi8>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %true = arith.constant true
  %false = arith.constant false
  cf.br ^in_a(%c0 : index)
^in_a(%i: index):
  %ended_a = arith.cmpi eq, %i, %c8 : index
  %i1 = arith.addi %i, %c1 : index
  cf.cond_br %ended_a, ^done(%false : i1), ^look_a
^look_a:
  %x = tensor.extract %text[%i] : tensor<8xi8>
  %a = arith.extui %x : i8 to i32
  cf.switch %a : i32, [
    default: ^done(%false : i1),
    97: ^in_a(%i1 : index),
    98: ^in_b(%i1 : index)
  ]
^in_b(%j: index):
  %ended_b = arith.cmpi eq, %j, %c8 : index
  %j1 = arith.addi %j, %c1 : index
  cf.cond_br %ended_b, ^done(%false : i1), ^look_b
^look_b:
  %y = tensor.extract %text[%j] : tensor<8xi8>
  %b = arith.extui %y : i8 to i32
  cf.switch %b : i32, [
    default: ^done(%false : i1),
    98: ^in_b(%j1 : index),
    99: ^in_c(%j1 : index)
  ]
^in_c(%k: index):
  %end = arith.cmpi eq, %k, %c8 : index
  cf.br ^done(%end : i1)
^done(%r: i1):
  return %r : i1
}

func.func @words() {
  // aaabbbbc, bbbbbbbc, aaabbbbb, aabbcbbc, aaaaaaac
  %yes = util.unfoldable_constant dense<[97, 97, 97, 98, 98, 98, 98, 99]> : tensor<8xi8>
  %yes2 = util.unfoldable_constant dense<[98, 98, 98, 98, 98, 98, 98, 99]> : tensor<8xi8>
  %no = util.unfoldable_constant dense<[97, 97, 97, 98, 98, 98, 98, 98]> : tensor<8xi8>
  %no2 = util.unfoldable_constant dense<[97, 97, 98, 98, 99, 98, 98, 99]> : tensor<8xi8>
  %no3 = util.unfoldable_constant dense<[97, 97, 97, 97, 97, 97, 97, 99]> : tensor<8xi8>
  %a = call @accepts(%yes) : (tensor<8xi8>) -> i1
  %b = call @accepts(%yes2) : (tensor<8xi8>) -> i1
  %c = call @accepts(%no) : (tensor<8xi8>) -> i1
  %d = call @accepts(%no2) : (tensor<8xi8>) -> i1
  %e = call @accepts(%no3) : (tensor<8xi8>) -> i1
  check.expect_true(%a) : i1
  check.expect_true(%b) : i1
  check.expect_false(%c) : i1
  check.expect_false(%d) : i1
  check.expect_false(%e) : i1
  return
}
