// Constants that the text spells in other ways than element by element.

func.func @resource() {
  %a = util.unfoldable_constant dense_resource<numbers> : tensor<2x2xi32>
  check.expect_eq_const(%a, dense<[[1, 2], [3, -1]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  return
}

func.func @resource_of_one_value() {
  %a = arith.constant dense_resource<ones> : tensor<3xf32>
  check.expect_eq_const(%a, dense<1.0> : tensor<3xf32>) : tensor<3xf32>
  return
}

func.func @resource_as_what_is_expected() {
  %a = util.unfoldable_constant dense<[true, false, true]> : tensor<3xi1>
  check.expect_eq_const(%a, dense_resource<bits> : tensor<3xi1>) : tensor<3xi1>
  return
}

func.func @resource_of_complex_numbers() {
  %a = util.unfoldable_constant dense_resource<ones4> : tensor<2xcomplex<f32>>
  check.expect_eq_const(%a, dense<(1.0, 1.0)> : tensor<2xcomplex<f32>>) : tensor<2xcomplex<f32>>
  return
}

func.func @resource_of_packed_integers() {
  %a = util.unfoldable_constant dense_resource<nibbles> : tensor<4xi4>
  check.expect_eq_const(%a, dense<[1, 2, 3, -1]> : tensor<4xi4>) : tensor<4xi4>
  return
}

func.func @resource_of_a_byte_an_element() {
  %a = util.unfoldable_constant dense_resource<numbers> : tensor<16xi4>
  check.expect_eq_const(%a, dense<[1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, -1, -1, -1, -1]> : tensor<16xi4>) : tensor<16xi4>
  return
}

func.func @sparse() {
  %a = util.unfoldable_constant sparse<[[0, 1], [1, 2]], [5, -7]> : tensor<2x3xi32>
  check.expect_eq_const(%a, dense<[[0, 5, 0], [0, 0, -7]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @sparse_with_one_value() {
  %a = util.unfoldable_constant sparse<[0, 3], 0.5> : tensor<5xf64>
  check.expect_eq_const(%a, dense<[0.5, 0.0, 0.0, 0.5, 0.0]> : tensor<5xf64>) : tensor<5xf64>
  return
}

func.func @sparse_without_values() {
  %a = util.unfoldable_constant sparse<> : tensor<4xi8>
  check.expect_eq_const(%a, dense<0> : tensor<4xi8>) : tensor<4xi8>
  return
}

func.func @hex_of_bits() {
  %a = util.unfoldable_constant dense<"0x000100"> : tensor<3xi1>
  check.expect_eq_const(%a, dense<[false, true, false]> : tensor<3xi1>) : tensor<3xi1>
  return
}

func.func @hex() {
  %a = util.unfoldable_constant dense<"0x82F5AB00"> : tensor<1xi32>
  check.expect_eq_const(%a, dense<11269506> : tensor<1xi32>) : tensor<1xi32>
  return
}

func.func @wide_integers() {
  %a = util.unfoldable_constant dense<[5, -1, 123456789012345678901234567890123456789012345678901234567890]> : tensor<3xi256>
  check.expect_eq_const(%a, dense<[5, -1, 123456789012345678901234567890123456789012345678901234567890]> : tensor<3xi256>) : tensor<3xi256>
  return
}

{-#
  dialect_resources: {
    builtin: {
      numbers: "0x40000000010000000200000003000000FFFFFFFF",
      ones: "0x040000000000803F0000803F0000803F",
      ones4: "0x040000000000803F0000803F0000803F0000803F",
      bits: "0x01000000010001",
      nibbles: "0x0100000021F3"
    }
  }
#-}
