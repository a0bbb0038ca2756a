// args: test
// exit: 3
// What has no value is an error of the test, at the operation, on scalars and in kernels.

// CHECK: error: INVALID_ARGUMENT: division by zero
// CHECK: arith_traps.mlir:10:8
func.func @divsi_by_zero() {
  %a = util.unfoldable_constant 7 : i32
  %z = arith.constant 0 : i32
  %0 = arith.divsi %a, %z : i32
  check.expect_true(%0) : i32
  return
}

// CHECK: error: INVALID_ARGUMENT: division by zero
// CHECK: arith_traps.mlir:21:8
func.func @divsi_of_a_tensor_by_zero() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi8>
  %b = util.unfoldable_constant dense<[1, 0, 3]> : tensor<3xi8>
  %s = arith.addi %a, %a : tensor<3xi8>
  %0 = arith.divsi %s, %b : tensor<3xi8>
  check.expect_all_true(%0) : tensor<3xi8>
  return
}

// CHECK: error: INVALID_ARGUMENT: division by zero
// CHECK: arith_traps.mlir:31:8
func.func @divui_by_zero() {
  %a = util.unfoldable_constant 7 : i32
  %z = arith.constant 0 : i32
  %0 = arith.divui %a, %z : i32
  check.expect_true(%0) : i32
  return
}

// CHECK: error: INVALID_ARGUMENT: division by zero
// CHECK: arith_traps.mlir:42:8
func.func @divui_of_a_tensor_by_zero() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi8>
  %b = util.unfoldable_constant dense<[1, 0, 3]> : tensor<3xi8>
  %s = arith.addi %a, %a : tensor<3xi8>
  %0 = arith.divui %s, %b : tensor<3xi8>
  check.expect_all_true(%0) : tensor<3xi8>
  return
}

// CHECK: error: INVALID_ARGUMENT: division by zero
// CHECK: arith_traps.mlir:52:8
func.func @ceildivsi_by_zero() {
  %a = util.unfoldable_constant 7 : i32
  %z = arith.constant 0 : i32
  %0 = arith.ceildivsi %a, %z : i32
  check.expect_true(%0) : i32
  return
}

// CHECK: error: INVALID_ARGUMENT: division by zero
// CHECK: arith_traps.mlir:63:8
func.func @ceildivsi_of_a_tensor_by_zero() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi8>
  %b = util.unfoldable_constant dense<[1, 0, 3]> : tensor<3xi8>
  %s = arith.addi %a, %a : tensor<3xi8>
  %0 = arith.ceildivsi %s, %b : tensor<3xi8>
  check.expect_all_true(%0) : tensor<3xi8>
  return
}

// CHECK: error: INVALID_ARGUMENT: division by zero
// CHECK: arith_traps.mlir:73:8
func.func @ceildivui_by_zero() {
  %a = util.unfoldable_constant 7 : i32
  %z = arith.constant 0 : i32
  %0 = arith.ceildivui %a, %z : i32
  check.expect_true(%0) : i32
  return
}

// CHECK: error: INVALID_ARGUMENT: division by zero
// CHECK: arith_traps.mlir:84:8
func.func @ceildivui_of_a_tensor_by_zero() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi8>
  %b = util.unfoldable_constant dense<[1, 0, 3]> : tensor<3xi8>
  %s = arith.addi %a, %a : tensor<3xi8>
  %0 = arith.ceildivui %s, %b : tensor<3xi8>
  check.expect_all_true(%0) : tensor<3xi8>
  return
}

// CHECK: error: INVALID_ARGUMENT: division by zero
// CHECK: arith_traps.mlir:94:8
func.func @floordivsi_by_zero() {
  %a = util.unfoldable_constant 7 : i32
  %z = arith.constant 0 : i32
  %0 = arith.floordivsi %a, %z : i32
  check.expect_true(%0) : i32
  return
}

// CHECK: error: INVALID_ARGUMENT: division by zero
// CHECK: arith_traps.mlir:105:8
func.func @floordivsi_of_a_tensor_by_zero() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi8>
  %b = util.unfoldable_constant dense<[1, 0, 3]> : tensor<3xi8>
  %s = arith.addi %a, %a : tensor<3xi8>
  %0 = arith.floordivsi %s, %b : tensor<3xi8>
  check.expect_all_true(%0) : tensor<3xi8>
  return
}

// CHECK: error: INVALID_ARGUMENT: division by zero
// CHECK: arith_traps.mlir:115:8
func.func @remsi_by_zero() {
  %a = util.unfoldable_constant 7 : i32
  %z = arith.constant 0 : i32
  %0 = arith.remsi %a, %z : i32
  check.expect_true(%0) : i32
  return
}

// CHECK: error: INVALID_ARGUMENT: division by zero
// CHECK: arith_traps.mlir:126:8
func.func @remsi_of_a_tensor_by_zero() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi8>
  %b = util.unfoldable_constant dense<[1, 0, 3]> : tensor<3xi8>
  %s = arith.addi %a, %a : tensor<3xi8>
  %0 = arith.remsi %s, %b : tensor<3xi8>
  check.expect_all_true(%0) : tensor<3xi8>
  return
}

// CHECK: error: INVALID_ARGUMENT: division by zero
// CHECK: arith_traps.mlir:136:8
func.func @remui_by_zero() {
  %a = util.unfoldable_constant 7 : i32
  %z = arith.constant 0 : i32
  %0 = arith.remui %a, %z : i32
  check.expect_true(%0) : i32
  return
}

// CHECK: error: INVALID_ARGUMENT: division by zero
// CHECK: arith_traps.mlir:147:8
func.func @remui_of_a_tensor_by_zero() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi8>
  %b = util.unfoldable_constant dense<[1, 0, 3]> : tensor<3xi8>
  %s = arith.addi %a, %a : tensor<3xi8>
  %0 = arith.remui %s, %b : tensor<3xi8>
  check.expect_all_true(%0) : tensor<3xi8>
  return
}

// CHECK: error: INVALID_ARGUMENT: the smallest signed integer divided by -1 has no value in its type
// CHECK: arith_traps.mlir:157:8
func.func @divsi_overflows_i7() {
  %a = util.unfoldable_constant -64 : i7
  %b = util.unfoldable_constant -1 : i7
  %0 = arith.divsi %a, %b : i7
  check.expect_true(%0) : i7
  return
}

// CHECK: error: INVALID_ARGUMENT: the smallest signed integer divided by -1 has no value in its type
// CHECK: arith_traps.mlir:167:8
func.func @divsi_overflows_i32() {
  %a = util.unfoldable_constant -2147483648 : i32
  %b = util.unfoldable_constant -1 : i32
  %0 = arith.divsi %a, %b : i32
  check.expect_true(%0) : i32
  return
}

// CHECK: error: INVALID_ARGUMENT: the smallest signed integer divided by -1 has no value in its type
// CHECK: arith_traps.mlir:177:8
func.func @divsi_overflows_i128() {
  %a = util.unfoldable_constant -170141183460469231731687303715884105728 : i128
  %b = util.unfoldable_constant -1 : i128
  %0 = arith.divsi %a, %b : i128
  check.expect_true(%0) : i128
  return
}

// CHECK: error: INVALID_ARGUMENT: the smallest signed integer divided by -1 has no value in its type
// CHECK: arith_traps.mlir:187:8
func.func @ceildivsi_overflows_i7() {
  %a = util.unfoldable_constant -64 : i7
  %b = util.unfoldable_constant -1 : i7
  %0 = arith.ceildivsi %a, %b : i7
  check.expect_true(%0) : i7
  return
}

// CHECK: error: INVALID_ARGUMENT: the smallest signed integer divided by -1 has no value in its type
// CHECK: arith_traps.mlir:197:8
func.func @ceildivsi_overflows_i32() {
  %a = util.unfoldable_constant -2147483648 : i32
  %b = util.unfoldable_constant -1 : i32
  %0 = arith.ceildivsi %a, %b : i32
  check.expect_true(%0) : i32
  return
}

// CHECK: error: INVALID_ARGUMENT: the smallest signed integer divided by -1 has no value in its type
// CHECK: arith_traps.mlir:207:8
func.func @ceildivsi_overflows_i128() {
  %a = util.unfoldable_constant -170141183460469231731687303715884105728 : i128
  %b = util.unfoldable_constant -1 : i128
  %0 = arith.ceildivsi %a, %b : i128
  check.expect_true(%0) : i128
  return
}

// CHECK: error: INVALID_ARGUMENT: the smallest signed integer divided by -1 has no value in its type
// CHECK: arith_traps.mlir:217:8
func.func @floordivsi_overflows_i7() {
  %a = util.unfoldable_constant -64 : i7
  %b = util.unfoldable_constant -1 : i7
  %0 = arith.floordivsi %a, %b : i7
  check.expect_true(%0) : i7
  return
}

// CHECK: error: INVALID_ARGUMENT: the smallest signed integer divided by -1 has no value in its type
// CHECK: arith_traps.mlir:227:8
func.func @floordivsi_overflows_i32() {
  %a = util.unfoldable_constant -2147483648 : i32
  %b = util.unfoldable_constant -1 : i32
  %0 = arith.floordivsi %a, %b : i32
  check.expect_true(%0) : i32
  return
}

// CHECK: error: INVALID_ARGUMENT: the smallest signed integer divided by -1 has no value in its type
// CHECK: arith_traps.mlir:237:8
func.func @floordivsi_overflows_i128() {
  %a = util.unfoldable_constant -170141183460469231731687303715884105728 : i128
  %b = util.unfoldable_constant -1 : i128
  %0 = arith.floordivsi %a, %b : i128
  check.expect_true(%0) : i128
  return
}

// CHECK: error: INVALID_ARGUMENT: division by zero
// CHECK: arith_traps.mlir:247:8
func.func @divui_of_i128_by_zero() {
  %a = util.unfoldable_constant 5 : i128
  %b = util.unfoldable_constant 0 : i128
  %0 = arith.divui %a, %b : i128
  check.expect_true(%0) : i128
  return
}

// CHECK: error: INVALID_ARGUMENT: the smallest signed integer divided by -1 has no value in its type
// CHECK: arith_traps.mlir:257:8
func.func @divsi_of_a_tensor_overflows() {
  %a = util.unfoldable_constant dense<[-128, 5]> : tensor<2xi8>
  %b = util.unfoldable_constant dense<[-1, 5]> : tensor<2xi8>
  %0 = arith.divsi %a, %b : tensor<2xi8>
  check.expect_all_true(%0) : tensor<2xi8>
  return
}
