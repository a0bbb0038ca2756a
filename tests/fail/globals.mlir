// args: test
// exit: 3
// Globals that a test cannot have.

util.global private mutable @bad : tensor<2xi32>
util.global private mutable @fine = 1 : i32
util.global private mutable @extent : index

util.initializer {
  %a = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %view = hal.tensor.export %a : tensor<2xi32> -> !hal.buffer_view
  %three = hal.buffer_view.dim<%view : !hal.buffer_view>[4] : index
  util.global.store %three, @extent : index
  util.global.store %a, @bad : tensor<2xi32>
  util.return
}

// An initializer that fails is an error of what reaches its globals, with its own place.
// CHECK: ERROR {{.*}}::needs_bad
// CHECK: dimension 4 of a tensor of rank 1
// CHECK: globals.mlir:12:12
util.func public @needs_bad() {
  %0 = util.global.load @bad : tensor<2xi32>
  check.expect_all_true(%0) : tensor<2xi32>
  util.return
}

// The others do not suffer.
// CHECK-NOT: does_not_need_it
util.func public @does_not_need_it() {
  %0 = util.global.load @fine : i32
  check.expect_true(%0) : i32
  util.return
}

// CHECK: ERROR {{.*}}::never_stored
// CHECK: null buffer view
util.global private mutable @never : tensor<2xi32>
util.func public @never_stored() {
  %0 = util.global.load @never : tensor<2xi32>
  %1 = arith.addi %0, %0 : tensor<2xi32>
  check.expect_all_true(%1) : tensor<2xi32>
  util.return
}

// CHECK: ERROR: 1 test passed, 2 errors
