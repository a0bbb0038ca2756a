// args: opt --trace --to=core --generic
// What lowering ends with is printed first: the phases go to stderr.

// CHECK: "builtin.module"
// CHECK-NOT: IR Dump
// CHECK: "check.expect_eq"(
// CHECK: // -----// IR Dump After input //----- //
// CHECK-NEXT: "builtin.module"
// CHECK: "check.expect_eq_const"(
// CHECK: // -----// IR Dump After core //----- //
// CHECK-NEXT: "builtin.module"
// CHECK-NOT: "check.expect_eq_const"(
// CHECK: "check.expect_eq"(
// CHECK-NOT: IR Dump After dispatch
func.func @sum() {
  %one = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %two = arith.addi %one, %one : tensor<2xi32>
  check.expect_eq_const(%two, dense<[2, 4]> : tensor<2xi32>) : tensor<2xi32>
  return
}
