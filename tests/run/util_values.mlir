// Null references, casts, comparisons of references, sizes, hints.

util.global private mutable @view : !hal.buffer_view
util.global private mutable @object : !util.object

util.func private @view_of(%t: tensor<2xi32>) -> !hal.buffer_view {
  %view = hal.tensor.export %t : tensor<2xi32> -> !hal.buffer_view
  util.return %view : !hal.buffer_view
}

util.func @null() {
  %null = util.null : !hal.buffer_view
  %unset = util.global.load @view : !hal.buffer_view
  %0 = util.cmp.eq %null, %unset : !hal.buffer_view
  check.expect_true(%0) : i1
  %t = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %a = arith.addi %t, %t : tensor<2xi32>
  %view = util.call @view_of(%a) : (tensor<2xi32>) -> !hal.buffer_view
  %1 = util.cmp.ne %view, %null : !hal.buffer_view
  check.expect_true(%1) : i1
  util.global.store %view, @view : !hal.buffer_view
  %same = util.global.load @view : !hal.buffer_view
  %2 = util.cmp.eq %view, %same : !hal.buffer_view
  check.expect_true(%2) : i1
  util.global.store %null, @view : !hal.buffer_view
  %3 = util.cmp.eq %view, %null : !hal.buffer_view
  check.expect_false(%3) : i1
  util.return
}

util.func @zero_is_null() {
  %i = util.null : i64
  check.expect_false(%i) : i64
  %f = util.null : f32
  %z = util.null : f32
  %false = util.null : i1
  check.expect_false(%false) : i1
  util.return
}

// Each step has a reference of its own; the last one frees the buffer, and not before.
util.func @cast_and_barrier() {
  %t = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %a = arith.addi %t, %t : tensor<2xi32>
  %view = util.call @view_of(%a) : (tensor<2xi32>) -> !hal.buffer_view
  %object = util.cast %view : !hal.buffer_view to !util.object
  util.global.store %object, @object : !util.object
  %held = util.global.load @object : !util.object
  %back = util.cast %held : !util.object to !hal.buffer_view
  %zero = arith.constant 0 : i32
  %barrier:2 = util.optimization_barrier %back, %zero : !hal.buffer_view, i32
  %want = util.unfoldable_constant dense<[2, 4]> : tensor<2xi32>
  %b = arith.addi %want, %want : tensor<2xi32>
  %sum = hal.tensor.export %want : tensor<2xi32> -> !hal.buffer_view
  check.expect_eq(%barrier#0, %sum) : !hal.buffer_view
  check.expect_false(%barrier#1) : i32
  check.expect_eq_const(%b, dense<[4, 8]> : tensor<2xi32>) : tensor<2xi32>
  util.return
}

util.func @barrier_of_nothing_used() {
  %t = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %a = arith.addi %t, %t : tensor<2xi32>
  %x = util.optimization_barrier {keep} %a : tensor<2xi32>
  util.optimization_barrier %x : tensor<2xi32>
  check.expect_eq_const(%a, dense<[2, 4]> : tensor<2xi32>) : tensor<2xi32>
  util.return
}

util.func @sizes() {
  %f32 = util.sizeof f32
  %i48 = util.sizeof i48
  %vector = util.sizeof vector<3xi16>
  %i1 = util.sizeof i1
  %0 = arith.constant 4 : index
  %1 = arith.constant 8 : index
  %2 = arith.constant 6 : index
  %3 = arith.constant 1 : index
  %4 = arith.cmpi eq, %f32, %0 : index
  %5 = arith.cmpi eq, %i48, %1 : index
  %6 = arith.cmpi eq, %vector, %2 : index
  %7 = arith.cmpi eq, %i1, %3 : index
  check.expect_true(%4) : i1
  check.expect_true(%5) : i1
  check.expect_true(%6) : i1
  check.expect_true(%7) : i1
  util.return
}

util.func @assumptions() {
  %a = util.unfoldable_constant 16 : index
  %b = util.unfoldable_constant 3 : i32
  %c:2 = util.assume.int %a[<umin = 0, umax = 64>, <udiv = 16>], %b<umax = 4> : index, i32
  %d = util.assume.int %b<umin = 3, umax = 3, udiv = 3> : i32
  %same = arith.cmpi eq, %c#0, %a : index
  check.expect_true(%same) : i1
  check.expect_true(%c#1) : i32
  check.expect_true(%d) : i32
  %t = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %narrow = util.numeric.optional_narrow %t : tensor<2xi32> as ui8
  check.expect_eq_const(%narrow, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  util.return
}
