// args: test
// exit: 0
// Reading a tensor without contents is said aloud, and does the same every time: all bits of it are set.

// CHECK: warning: 'tensor.extract' op reads a tensor without contents: its elements are all ones bits
// CHECK: tensor_empty.mlir:15:8
// CHECK: only its shape is defined here
// CHECK: tensor_empty.mlir:13:8
// CHECK: warning: 'arith.addi' op reads a tensor without contents
// CHECK-NOT: warning
// CHECK: ok: 2 tests passed
func.func @read() {
  %e = tensor.empty() : tensor<2x2xi32>
  %one = util.unfoldable_constant 1 : index
  %x = tensor.extract %e[%one, %one] : tensor<2x2xi32>
  %ones = arith.constant -1 : i32
  %same = arith.cmpi eq, %x, %ones : i32
  check.expect_true(%same) : i1
  %flat = tensor.collapse_shape %e [[0, 1]] : tensor<2x2xi32> into tensor<4xi32>
  %sum = arith.addi %flat, %flat : tensor<4xi32>
  check.expect_eq_const(%sum, dense<-2> : tensor<4xi32>) : tensor<4xi32>
  return
}

// Neither are extents contents, nor is what is replaced read.
func.func @not_read() {
  %e = tensor.empty() : tensor<2xi32>
  %v = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %0 = tensor.insert_slice %v into %e[0] [2] [1] : tensor<2xi32> into tensor<2xi32>
  check.expect_eq_const(%0, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  %none = tensor.empty() : tensor<0xi32>
  check.expect_eq_const(%none, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
