// Letters moved around the alphabet by a key that differs from letter to letter (Vigenere), and back.

func.func private @move(%text: tensor<10xi8>, %key: tensor<10xi8>) -> tensor<10xi8> {
  %a = arith.constant dense<97> : tensor<10xi8>
  %n = arith.constant dense<26> : tensor<10xi8>
  %x = arith.subi %text, %a : tensor<10xi8>
  %y = arith.addi %x, %key : tensor<10xi8>
  %r = arith.remui %y, %n : tensor<10xi8>
  %s = arith.addi %r, %a : tensor<10xi8>
  return %s : tensor<10xi8>
}

func.func @vigenere() {
  %text = util.unfoldable_constant dense<[101, 120, 101, 99, 117, 116, 97, 98, 108, 101]> : tensor<10xi8>
  %key = util.unfoldable_constant dense<[1, 25, 13, 0, 7, 1, 25, 13, 0, 7]> : tensor<10xi8>
  %all = arith.constant dense<26> : tensor<10xi8>
  %c = call @move(%text, %key) : (tensor<10xi8>, tensor<10xi8>) -> tensor<10xi8>
  check.expect_eq_const(%c, dense<[102, 119, 114, 99, 98, 117, 122, 111, 108, 108]> : tensor<10xi8>) : tensor<10xi8>
  %inverse = arith.subi %all, %key : tensor<10xi8>
  %t = call @move(%c, %inverse) : (tensor<10xi8>, tensor<10xi8>) -> tensor<10xi8>
  check.expect_eq(%t, %text) : tensor<10xi8>
  return
}
