// args: test
// exit: 3
// Integers of no bits and of more than 128 are constants only: nothing computes with them.

// CHECK: text_wide.mlir:8:8
// CHECK: %a = util.unfoldable_constant
func.func @wide() {
  %a = util.unfoldable_constant 123456789012345678901234567890123456789012345678901234567890 : i256
  %b = arith.addi %a, %a : i256
  %c = util.optimization_barrier %b : i256
  return
}

// CHECK: text_wide.mlir:18:8
// CHECK: %b = arith.addi %a, %a : tensor<2xi256>
func.func @wide_tensor() {
  %a = util.unfoldable_constant dense<[1, 2]> : tensor<2xi256>
  %b = arith.addi %a, %a : tensor<2xi256>
  check.expect_eq_const(%b, dense<[2, 4]> : tensor<2xi256>) : tensor<2xi256>
  return
}

// CHECK: text_wide.mlir:26:8
// CHECK: %a = util.unfoldable_constant 0 : i0
func.func @none() {
  %a = util.unfoldable_constant 0 : i0
  %b = arith.addi %a, %a : i0
  %c = util.optimization_barrier %b : i0
  return
}

// Their bytes in a resource, or sparse, are refused where constants are written out.
// CHECK: the resource 'wide', and elements of more than 128 bits are supported in lists and splats only
// CHECK: text_wide.mlir:36:8
func.func @wide_resource() {
  %a = util.unfoldable_constant dense_resource<wide> : tensor<1xi200>
  %b = util.optimization_barrier %a : tensor<1xi200>
  return
}

// CHECK: sparse, and elements of more than 128 bits
func.func @wide_sparse() {
  %a = util.unfoldable_constant sparse<[[0]], [1]> : tensor<2xi200>
  %b = util.optimization_barrier %a : tensor<2xi200>
  return
}

{-#
  dialect_resources: {
    builtin: {
      wide: "0x0100000001020304050607080102030405060708010203040506070801"
    }
  }
#-}
