// args: test
// exit: 3
// Constants that have no elements when they are needed.

// CHECK: 'arith.constant' op attribute 'value' was elided when the text was printed
// CHECK: text_constants.mlir:9:8
// CHECK: %a = arith.constant dense_resource<__elided__>
func.func @elided() {
  %a = arith.constant dense_resource<__elided__> : tensor<4xf32>
  check.expect_eq_const(%a, dense<0.0> : tensor<4xf32>) : tensor<4xf32>
  return
}

// CHECK: attribute 'value' is the resource 'nowhere', of which the file has no data
func.func @missing() {
  %a = util.unfoldable_constant dense<0.0> : tensor<4xf32>
  check.expect_eq_const(%a, dense_resource<nowhere> : tensor<4xf32>) : tensor<4xf32>
  return
}

// CHECK: attribute 'value' is the resource 'short' of 4 bytes, but its type takes 16
func.func @too_short() {
  %a = arith.constant dense_resource<short> : tensor<4xf32>
  check.expect_eq_const(%a, dense<0.0> : tensor<4xf32>) : tensor<4xf32>
  return
}

{-#
  dialect_resources: {
    builtin: {
      short: "0x0400000000000000"
    }
  }
#-}
