// args: test
// exit: 3
// The default report: where, what, and how far off.

// CHECK: check.expect_eq(%sum, %want) failed
// CHECK: explained.mlir:16:3
// CHECK: check.expect_eq(%sum, %want) : tensor<2x3xi32>
// CHECK: 2 of 6 elements
// CHECK: [1, 0]
// CHECK: [1, 2]
func.func @tensor_of_integers() {
  %a = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %zero = util.unfoldable_constant dense<0> : tensor<2x3xi32>
  %want = util.unfoldable_constant dense<[[1, 2, 3], [5, 5, 7]]> : tensor<2x3xi32>
  %sum = arith.addi %a, %zero : tensor<2x3xi32>
  check.expect_eq(%sum, %want) : tensor<2x3xi32>
  return
}

// CHECK: check.expect_almost_eq(%a, %b) failed
// CHECK: NaN
func.func @nan_against_a_number() {
  %a = util.unfoldable_constant dense<[1.0, 0x7FC00000]> : tensor<2xf32>
  %b = util.unfoldable_constant dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_almost_eq(%a, %b) : tensor<2xf32>
  return
}

// CHECK: check.expect_true(%zero) failed
func.func @scalar() {
  %zero = util.unfoldable_constant 0 : i64
  check.expect_true(%zero) : i64
  return
}

// An error of one test is not an error of the others. This one calls a host function that nobody has bound.
// CHECK: NOT_FOUND
// CHECK-SAME: host.missing
func.func private @host.missing()
func.func @calls_what_is_not_there() {
  call @host.missing() : () -> ()
  return
}

// CHECK: check.expect_true(%late) failed
func.func @still_runs() {
  %late = util.unfoldable_constant 0 : i8
  check.expect_true(%late) : i8
  return
}

// A view of integers has no almost-equality.
// CHECK: INVALID_ARGUMENT: unsupported element type i32
func.func @almost_eq_of_integers() {
  %a = util.unfoldable_constant dense<1> : tensor<2xi32>
  %b = hal.tensor.export %a : tensor<2xi32> -> !hal.buffer_view
  check.expect_almost_eq(%b, %b) : !hal.buffer_view
  return
}

// CHECK: NOT_FOUND
func.func @no_such_device() {
  %c9 = arith.constant 9 : index
  %device = hal.devices.get %c9 : !hal.device
  %a = util.unfoldable_constant dense<1> : tensor<2xi32>
  %b = hal.tensor.export %a : tensor<2xi32> -> !hal.buffer_view
  check.expect_all_true<%device>(%b) : !hal.buffer_view
  return
}

// Recursion without end stops at the stack limit.
// CHECK: RESOURCE_EXHAUSTED
func.func private @forever(%a: i64) -> i64 {
  %b = call @forever(%a) : (i64) -> i64
  %c = arith.addi %b, %b : i64
  return %c : i64
}
func.func @recursion() {
  %a = arith.constant 1 : i64
  %b = call @forever(%a) : (i64) -> i64
  check.expect_true(%b) : i64
  return
}
