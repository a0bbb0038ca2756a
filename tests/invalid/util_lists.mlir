// args: test
// exit: 3
// A function with a list is refused; the others run.

// CHECK: ERROR {{.*}}::has_a_list
// CHECK: error: code generation does not support 'util.list.create'
// CHECK: util_lists.mlir:9:11
util.func public @has_a_list() {
  %list = util.list.create : !util.list<i32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : i32
  util.list.set %list[%c0], %c1 : !util.list<i32>
  %0 = util.list.get %list[%c0] : !util.list<i32>
  check.expect_true(%0) : i32
  util.return
}

// CHECK: ERROR: 1 test passed, 1 error
util.func public @has_none() {
  %c1 = arith.constant 1 : i32
  check.expect_true(%c1) : i32
  util.return
}
