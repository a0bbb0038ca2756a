// args: test
// exit: 3
// A function with a list, or with a tensor in given storage, is refused; the others run.

// CHECK: ERROR {{.*}}::has_a_list
// CHECK: error: 'util.list.create' op is not supported: there are no lists at run time
// CHECK: not_run_host.mlir:9:11
util.func public @has_a_list() {
  %list = util.list.create : !util.list<i32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : i32
  util.list.set %list[%c0], %c1 : !util.list<i32>
  %0 = util.list.get %list[%c0] : !util.list<i32>
  check.expect_true(%0) : i32
  util.return
}

// CHECK: ERROR {{.*}}::aliases
// CHECK: error: 'hal.tensor.alias' op is not supported: tensors have storage of their own
util.func public @aliases() {
  %t = util.unfoldable_constant dense<1> : tensor<2xi32>
  %u = util.unfoldable_constant dense<0> : tensor<2xi32>
  %storage = hal.tensor.export %u : tensor<2xi32> -> !hal.buffer
  %0 = hal.tensor.alias %t : tensor<2xi32> to %storage : !hal.buffer
  check.expect_all_true(%0) : tensor<2xi32>
  util.return
}

// CHECK: ERROR: 1 test passed, 2 errors
util.func public @has_none() {
  %c1 = arith.constant 1 : i32
  check.expect_true(%c1) : i32
  util.return
}
