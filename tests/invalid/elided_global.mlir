// args: test
// exit: 3
// A global whose elements are nowhere is an error of what reaches it.

util.global private @gone = dense_resource<__elided__> : tensor<2xi32>

// CHECK: ERROR {{.*}}::reaches_it
// CHECK: elided
util.func public @reaches_it() {
  %0 = util.global.load @gone : tensor<2xi32>
  check.expect_all_true(%0) : tensor<2xi32>
  util.return
}

// CHECK: ERROR: 1 test passed, 1 error
util.func public @does_not() {
  %c1 = arith.constant 1 : i32
  check.expect_true(%c1) : i32
  util.return
}
