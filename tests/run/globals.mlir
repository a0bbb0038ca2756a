// Globals: scalars and tensors, mutable or not, with initial values and initializers. Each test has its own.

util.global private mutable @counter = 5 : i32
util.global private @wide = -170141183460469231731687303715884105728 : i128
util.global private @float = 1.5 : f64
util.global private @half = 2.5 : f16
util.global private @flag = true
util.global private @narrow = -3 : i5
util.global private @size = 7 : index
util.global private mutable @unset : i32
util.global private mutable @tensor = dense<[1, 2, 3]> : tensor<3xi32>
util.global private @splat {noinline} = dense<2> : tensor<3xi32>
util.global private @packed = dense<[1, -2, 3]> : tensor<3xi4>
util.global private mutable @dynamic : tensor<?xi32> = dense<[4, 5]> : tensor<2xi32>
util.global private @resource = dense_resource<numbers> : tensor<2xi32>
util.global private @computed : tensor<3xi32>
util.global private @first : i32
util.global private @second : i32
util.global private @through_a_call : i32

util.initializer {
  %tensor = util.global.load @tensor : tensor<3xi32>
  %splat = util.global.load @splat : tensor<3xi32>
  %sum = arith.addi %tensor, %splat : tensor<3xi32>
  util.global.store %sum, @computed : tensor<3xi32>
  util.return
}

util.initializer {
  %c = arith.constant 10 : i32
  util.global.store %c, @first : i32
  util.return
}

// Runs after the one before it.
util.initializer {
  %first = util.global.load @first : i32
  %next = arith.addi %first, %first : i32
  util.global.store %next, @second : i32
  util.return
}

util.initializer {
  util.call @store_it() : () -> ()
  util.return
}

util.func private @store_it() {
  %c = arith.constant 77 : i32
  util.global.store %c, @through_a_call : i32
  util.return
}

util.func @scalars() {
  %wide = util.global.load @wide : i128
  %wide_want = arith.constant -170141183460469231731687303715884105728 : i128
  %0 = arith.cmpi eq, %wide, %wide_want : i128
  check.expect_true(%0) : i1
  %flag = util.global.load immutable @flag : i1
  check.expect_true(%flag) : i1
  %narrow = util.global.load @narrow : i5
  %narrow_want = arith.constant -3 : i5
  %1 = arith.cmpi eq, %narrow, %narrow_want : i5
  check.expect_true(%1) : i1
  %size = util.global.load @size : index
  %size_want = arith.constant 7 : index
  %2 = arith.cmpi eq, %size, %size_want : index
  check.expect_true(%2) : i1
  %unset = util.global.load @unset : i32
  check.expect_false(%unset) : i32
  util.return
}

util.func @floats() -> (f64, f16) {
  %float = util.global.load @float : f64
  %half = util.global.load @half : f16
  %true = arith.constant true
  check.expect_true(%true) : i1
  util.return %float, %half : f64, f16
}

// The change is seen by later loads, and by no other test.
util.func @store_and_load() {
  %five = util.global.load @counter : i32
  %ten = arith.addi %five, %five : i32
  util.global.store %ten, @counter : i32
  %again = util.global.load @counter : i32
  %want = arith.constant 10 : i32
  %same = arith.cmpi eq, %again, %want : i32
  check.expect_true(%same) : i1
  util.return
}

func.func private @bump() {
  %value = util.global.load @counter : i32
  %one = arith.constant 1 : i32
  %next = arith.addi %value, %one : i32
  util.global.store %next, @counter : i32
  return
}

func.func @each_test_has_its_own() {
  call @bump() : () -> ()
  call @bump() : () -> ()
  %value = util.global.load @counter : i32
  %want = arith.constant 7 : i32
  %same = arith.cmpi eq, %value, %want : i32
  check.expect_true(%same) : i1
  return
}

// What was loaded before a store keeps its contents.
util.func @tensors() {
  %before = util.global.load @tensor : tensor<3xi32>
  %twice = arith.addi %before, %before : tensor<3xi32>
  util.global.store %twice, @tensor : tensor<3xi32>
  %after = util.global.load @tensor : tensor<3xi32>
  %sum = arith.addi %after, %after : tensor<3xi32>
  check.expect_eq_const(%sum, dense<[4, 8, 12]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%before, dense<[1, 2, 3]> : tensor<3xi32>) : tensor<3xi32>
  %last = util.global.load @tensor : tensor<3xi32>
  check.expect_eq_const(%last, dense<[2, 4, 6]> : tensor<3xi32>) : tensor<3xi32>
  util.return
}

// A global holds the only reference to what was stored; storing its own value must not free it.
util.func @stored_again() {
  %a = util.global.load @tensor : tensor<3xi32>
  %b = arith.addi %a, %a : tensor<3xi32>
  util.global.store %b, @tensor : tensor<3xi32>
  %c = util.global.load @tensor : tensor<3xi32>
  util.global.store %c, @tensor : tensor<3xi32>
  util.global.store %c, @tensor : tensor<3xi32>
  %d = util.global.load @tensor : tensor<3xi32>
  check.expect_eq_const(%d, dense<[2, 4, 6]> : tensor<3xi32>) : tensor<3xi32>
  util.return
}

util.func @packed_elements() {
  %packed = util.global.load @packed : tensor<3xi4>
  check.expect_eq_const(%packed, dense<[1, -2, 3]> : tensor<3xi4>) : tensor<3xi4>
  util.return
}

// A global of unknown shape takes tensors of any.
util.func @shapes_that_change() {
  %two = util.global.load @dynamic : tensor<?xi32>
  %sum = arith.addi %two, %two : tensor<?xi32>
  util.global.store %sum, @dynamic : tensor<?xi32>
  %c0 = arith.constant 0 : index
  %again = util.global.load @dynamic : tensor<?xi32>
  %dim = tensor.dim %again, %c0 : tensor<?xi32>
  %c2 = arith.constant 2 : index
  %same = arith.cmpi eq, %dim, %c2 : index
  check.expect_true(%same) : i1
  %static = util.global.load @dynamic : tensor<2xi32>
  check.expect_eq_const(%static, dense<[8, 10]> : tensor<2xi32>) : tensor<2xi32>
  util.return
}

util.func @resources() {
  %0 = util.global.load @resource : tensor<2xi32>
  check.expect_eq_const(%0, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  util.return
}

util.func @initializers() {
  %computed = util.global.load @computed : tensor<3xi32>
  check.expect_eq_const(%computed, dense<[3, 4, 5]> : tensor<3xi32>) : tensor<3xi32>
  %second = util.global.load @second : i32
  %want = arith.constant 20 : i32
  %0 = arith.cmpi eq, %second, %want : i32
  check.expect_true(%0) : i1
  %called = util.global.load @through_a_call : i32
  %called_want = arith.constant 77 : i32
  %1 = arith.cmpi eq, %called, %called_want : i32
  check.expect_true(%1) : i1
  util.return
}

util.func @indirect() {
  %ptr = util.global.address @counter : !util.ptr<i32>
  %value = util.global.load.indirect %ptr : !util.ptr<i32> -> i32
  %next = arith.addi %value, %value : i32
  util.global.store.indirect %next, %ptr : i32 -> !util.ptr<i32>
  %again = util.global.load @counter : i32
  %want = arith.constant 10 : i32
  %same = arith.cmpi eq, %again, %want : i32
  check.expect_true(%same) : i1
  %tensor = util.global.address immutable @splat : !util.ptr<tensor<3xi32>>
  %splat = util.global.load.indirect immutable %tensor : !util.ptr<tensor<3xi32>> -> tensor<3xi32>
  check.expect_eq_const(%splat, dense<2> : tensor<3xi32>) : tensor<3xi32>
  util.return
}

{-#
  dialect_resources: {
    builtin: {
      numbers: "0x040000000100000002000000"
    }
  }
#-}
