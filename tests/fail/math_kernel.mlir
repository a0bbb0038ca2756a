// args: test
// exit: 3
// What divides by zero in a kernel is said at the operation, whatever was fused with it.

// CHECK: error: INVALID_ARGUMENT: division by zero
// CHECK: math_kernel.mlir:12:8
func.func @zero_to_a_negative_power() {
  %x = util.unfoldable_constant dense<[2, 0, 1]> : tensor<3xi32>
  %n = util.unfoldable_constant dense<[-1, -1, -1]> : tensor<3xi32>
  %0 = math.absi %x : tensor<3xi32>
  %1 = math.ctpop %n : tensor<3xi32>
  %2 = math.ipowi %0, %n : tensor<3xi32>
  %3 = arith.addi %2, %1 : tensor<3xi32>
  check.expect_all_true(%3) : tensor<3xi32>
  return
}
