// Buffer views on the host: what they say of themselves, how they are made, and the border to tensors.

util.func private @export(%t: tensor<2x3xf32>) -> !hal.buffer_view {
  %view = hal.tensor.export %t "exported" : tensor<2x3xf32> -> !hal.buffer_view
  util.return %view : !hal.buffer_view
}

util.func private @is(%a: index, %b: index) {
  %same = arith.cmpi eq, %a, %b : index
  check.expect_true(%same) : i1
  util.return
}

util.func private @is_i32(%a: i32, %b: i32) {
  %same = arith.cmpi eq, %a, %b : i32
  check.expect_true(%same) : i1
  util.return
}

util.func public @queries() {
  %t = util.unfoldable_constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %view = util.call @export(%t) : (tensor<2x3xf32>) -> !hal.buffer_view
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c24 = arith.constant 24 : index
  %rank = hal.buffer_view.rank<%view : !hal.buffer_view> : index
  util.call @is(%rank, %c2) : (index, index) -> ()
  %d0 = hal.buffer_view.dim<%view : !hal.buffer_view>[0] : index
  util.call @is(%d0, %c2) : (index, index) -> ()
  %d1 = hal.buffer_view.dim<%view : !hal.buffer_view>[1] : index
  util.call @is(%d1, %c3) : (index, index) -> ()
  %element = hal.buffer_view.element_type<%view : !hal.buffer_view> : i32
  %f32 = arith.constant 0x21000020 : i32
  util.call @is_i32(%element, %f32) : (i32, i32) -> ()
  %encoding = hal.buffer_view.encoding_type<%view : !hal.buffer_view> : i32
  %dense = hal.encoding_type<dense_row_major> : i32
  util.call @is_i32(%encoding, %dense) : (i32, i32) -> ()
  %buffer = hal.buffer_view.buffer<%view : !hal.buffer_view> : !hal.buffer
  %length = hal.buffer.length<%buffer : !hal.buffer> : index
  util.call @is(%length, %c24) : (index, index) -> ()
  util.return
}

// The numbers of iree_hal_element_type_t.
util.func public @element_types() {
  %0 = hal.element_type<f32> : i32
  %1 = arith.constant 0x21000020 : i32
  util.call @is_i32(%0, %1) : (i32, i32) -> ()
  %2 = hal.element_type<i1> : i32
  %3 = arith.constant 0x13000008 : i32
  util.call @is_i32(%2, %3) : (i32, i32) -> ()
  %4 = hal.element_type<i32> : i32
  %5 = arith.constant 0x10000020 : i32
  util.call @is_i32(%4, %5) : (i32, i32) -> ()
  %6 = hal.element_type<si8> : i32
  %7 = arith.constant 0x11000008 : i32
  util.call @is_i32(%6, %7) : (i32, i32) -> ()
  %8 = hal.element_type<ui64> : i32
  %9 = arith.constant 0x12000040 : i32
  util.call @is_i32(%8, %9) : (i32, i32) -> ()
  %10 = hal.element_type<bf16> : i32
  %11 = arith.constant 0x22000010 : i32
  util.call @is_i32(%10, %11) : (i32, i32) -> ()
  %12 = hal.element_type<complex<f32>> : i32
  %13 = arith.constant 0x23000040 : i32
  util.call @is_i32(%12, %13) : (i32, i32) -> ()
  %14 = hal.element_type<f8E4M3FN> : i32
  %15 = arith.constant 0x25000008 : i32
  util.call @is_i32(%14, %15) : (i32, i32) -> ()
  %16 = hal.element_type<i4> : i32
  %17 = arith.constant 0x10000004 : i32
  util.call @is_i32(%16, %17) : (i32, i32) -> ()
  util.return
}

util.func public @devices() {
  %count = hal.devices.count : index
  %c1 = arith.constant 1 : index
  util.call @is(%count, %c1) : (index, index) -> ()
  %c0 = arith.constant 0 : index
  %device = hal.devices.get %c0 : !hal.device
  %t = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  check.expect_all_true<%device>(%t) : tensor<2xi32>
  util.return
}

util.func public @round_trip() {
  %t = util.unfoldable_constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %sum = arith.addf %t, %t : tensor<2x3xf32>
  %view = util.call @export(%sum) : (tensor<2x3xf32>) -> !hal.buffer_view
  %static = hal.tensor.import %view "input" : !hal.buffer_view -> tensor<2x3xf32>
  %more = arith.addf %static, %t : tensor<2x3xf32>
  check.expect_eq_const(%more, dense<[[3.0, 6.0, 9.0], [12.0, 15.0, 18.0]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  %d0 = hal.buffer_view.dim<%view : !hal.buffer_view>[0] : index
  %dynamic = hal.tensor.import consume %view : !hal.buffer_view -> tensor<?x3xf32>{%d0}
  %again = hal.tensor.export on(#hal.device.affinity<@device>) %dynamic : tensor<?x3xf32>{%d0} -> !hal.buffer_view
  check.expect_eq(%again, %view) : !hal.buffer_view
  %twice = arith.addf %dynamic, %dynamic : tensor<?x3xf32>
  %twice_view = hal.tensor.export %twice : tensor<?x3xf32>{%d0} -> !hal.buffer_view
  %want = util.unfoldable_constant dense<[[4.0, 8.0, 12.0], [16.0, 20.0, 24.0]]> : tensor<2x3xf32>
  %want_view = util.call @export(%want) : (tensor<2x3xf32>) -> !hal.buffer_view
  check.expect_eq(%twice_view, %want_view) : !hal.buffer_view
  util.return
}

util.func public @a_rank_of_zero() {
  %t = util.unfoldable_constant dense<7> : tensor<i64>
  %view = hal.tensor.export %t : tensor<i64> -> !hal.buffer_view
  %rank = hal.buffer_view.rank<%view : !hal.buffer_view> : index
  %c0 = arith.constant 0 : index
  util.call @is(%rank, %c0) : (index, index) -> ()
  %back = hal.tensor.import %view : !hal.buffer_view -> tensor<i64>
  check.expect_eq_const(%back, dense<7> : tensor<i64>) : tensor<i64>
  util.return
}

// Bytes of one view, seen as another type.
util.func public @views_of_a_buffer() {
  %t = util.unfoldable_constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %buffer = hal.tensor.export %t : tensor<2x3xf32> -> !hal.buffer
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c12 = arith.constant 12 : index
  %f32 = hal.element_type<f32> : i32
  %i32 = hal.element_type<i32> : i32
  %dense = hal.encoding_type<dense_row_major> : i32
  %row = hal.buffer_view.create buffer(%buffer : !hal.buffer)[%c12, %c12] shape([%c2]) type(%f32) encoding(%dense) : !hal.buffer_view
  %row_tensor = hal.tensor.import %row : !hal.buffer_view -> tensor<2xf32>
  check.expect_eq_const(%row_tensor, dense<[4.0, 5.0]> : tensor<2xf32>) : tensor<2xf32>
  %sum = arith.addf %row_tensor, %row_tensor : tensor<2xf32>
  check.expect_eq_const(%sum, dense<[8.0, 10.0]> : tensor<2xf32>) : tensor<2xf32>
  %stretch = hal.buffer.subspan<%buffer : !hal.buffer>[%c8, %c12] : !hal.buffer
  %bits = hal.buffer_view.create buffer(%stretch : !hal.buffer)[%c0, %c12] shape([%c2]) type(%i32) encoding(%dense) : !hal.buffer_view
  %bits_tensor = hal.tensor.import %bits : !hal.buffer_view -> tensor<2xi32>
  check.expect_eq_const(%bits_tensor, dense<[0x40400000, 0x40800000]> : tensor<2xi32>) : tensor<2xi32>
  %scalar = hal.buffer_view.create buffer(%buffer : !hal.buffer)[%c8, %c8] shape([]) type(%f32) encoding(%dense) : !hal.buffer_view
  %scalar_tensor = hal.tensor.import %scalar : !hal.buffer_view -> tensor<f32>
  check.expect_eq_const(%scalar_tensor, dense<3.0> : tensor<f32>) : tensor<f32>
  %imported = hal.tensor.import %buffer offset(%c8) : !hal.buffer -> tensor<4xf32>
  check.expect_eq_const(%imported, dense<[3.0, 4.0, 5.0, 6.0]> : tensor<4xf32>) : tensor<4xf32>
  %from_view = hal.tensor.import %row offset(%c8) : !hal.buffer_view -> tensor<0xf32>
  check.expect_eq_const(%from_view, dense<> : tensor<0xf32>) : tensor<0xf32>
  util.return
}

// What the assertion of IREE lets pass: integers of one width for each other.
util.func public @assertions() {
  %t = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %view = hal.tensor.export %t : tensor<2xi32> -> !hal.buffer_view
  %c2 = arith.constant 2 : index
  %ui32 = hal.element_type<ui32> : i32
  %dense = hal.encoding_type<dense_row_major> : i32
  hal.buffer_view.assert<%view : !hal.buffer_view> message("a view") shape([%c2]) type(%ui32) encoding(%dense)
  check.expect_eq_const(%t, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  util.return
}

util.func public @fences_and_transients() {
  %t = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %u = util.unfoldable_constant dense<3> : tensor<i32>
  %fence = util.null : !hal.fence
  %ready:2 = hal.tensor.barrier join(%t, %u : tensor<2xi32>, tensor<i32>) => %fence : !hal.fence
  check.expect_eq_const(%ready#0, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%ready#1, dense<3> : tensor<i32>) : tensor<i32>
  %view = hal.tensor.export %t : tensor<2xi32> -> !hal.buffer_view
  %waited = hal.tensor.import wait(%fence) => %view : !hal.buffer_view -> tensor<2xi32>
  check.expect_eq_const(%waited, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  %buffer = hal.buffer_view.buffer<%view : !hal.buffer_view> : !hal.buffer
  %noted = hal.tensor.transients %t : tensor<2xi32> from %buffer : !hal.buffer
  check.expect_eq_const(%noted, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  util.return
}
