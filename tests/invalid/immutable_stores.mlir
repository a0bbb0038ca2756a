// args: test
// exit: 3
// A store to an immutable global is for initializers, and for functions that nothing else calls.

util.global private @immutable : i32

util.initializer {
  util.call @store() : () -> ()
  util.call @store_for_all() : () -> ()
  util.return
}

// Only the initializer calls it.
util.func private @store() {
  %0 = arith.constant 1 : i32
  util.global.store %0, @immutable : i32
  util.return
}

util.func private @store_for_all() {
  %0 = arith.constant 2 : i32
  util.global.store %0, @immutable : i32
  util.return
}

// CHECK: ERROR {{.*}}::calls_it_too
// CHECK: calls @store_for_all, which was not compiled
util.func public @calls_it_too() {
  util.call @store_for_all() : () -> ()
  util.return
}

// The initializer of its global has no code then.
// CHECK: ERROR {{.*}}::loads
// CHECK: calls @store_for_all, which was not compiled
// CHECK: immutable_stores.mlir:9:3
util.func public @loads() {
  %0 = util.global.load @immutable : i32
  check.expect_true(%0) : i32
  util.return
}

// CHECK: ERROR: 1 test passed, 2 errors
util.func public @does_not_load() {
  %0 = arith.constant 1 : i32
  check.expect_true(%0) : i32
  util.return
}
