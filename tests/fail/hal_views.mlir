// args: test
// exit: 3
// Views that are not what they are said to be: IREE's words, with the place.

// CHECK: ERROR {{.*}}::another_element
// CHECK: INVALID_ARGUMENT: input element type mismatch; expected f32 (21000020) but have i32 (10000020)
// CHECK: hal_views.mlir:11:8
util.func public @another_element() {
  %t = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %view = hal.tensor.export %t : tensor<2xi32> -> !hal.buffer_view
  %0 = hal.tensor.import %view "input" : !hal.buffer_view -> tensor<2xf32>
  check.expect_eq_const(%0, dense<1.0> : tensor<2xf32>) : tensor<2xf32>
  util.return
}

// CHECK: ERROR {{.*}}::another_rank
// CHECK: INVALID_ARGUMENT: tensor shape rank mismatch; expected 0 (scalar) but have 1; expected shape ``, actual shape `2`
util.func public @another_rank() {
  %t = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %view = hal.tensor.export %t : tensor<2xi32> -> !hal.buffer_view
  %0 = hal.tensor.import %view : !hal.buffer_view -> tensor<i32>
  check.expect_eq_const(%0, dense<1> : tensor<i32>) : tensor<i32>
  util.return
}

// CHECK: ERROR {{.*}}::another_extent
// CHECK: INVALID_ARGUMENT: tensor shape dimension 1 mismatch; expected 4 but have 3; expected shape `2x4`, actual shape `2x3`
util.func public @another_extent() {
  %t = util.unfoldable_constant dense<1> : tensor<2x3xi32>
  %c4 = util.unfoldable_constant 4 : index
  %view = hal.tensor.export %t : tensor<2x3xi32> -> !hal.buffer_view
  %0 = hal.tensor.import %view : !hal.buffer_view -> tensor<2x?xi32>{%c4}
  %1 = hal.tensor.export %0 : tensor<2x?xi32>{%c4} -> !hal.buffer_view
  check.expect_eq(%1, %1) : !hal.buffer_view
  util.return
}

// CHECK: ERROR {{.*}}::another_encoding
// CHECK: INVALID_ARGUMENT: it encoding mismatch; expected 00000002 but have 00000001
util.func public @another_encoding() {
  %t = util.unfoldable_constant dense<1> : tensor<2xi32>
  %view = hal.tensor.export %t : tensor<2xi32> -> !hal.buffer_view
  %i32 = hal.element_type<i32> : i32
  %c2 = arith.constant 2 : index
  %encoding = arith.constant 2 : i32
  hal.buffer_view.assert<%view : !hal.buffer_view> message("it") shape([%c2]) type(%i32) encoding(%encoding)
  check.expect_all_true(%t) : tensor<2xi32>
  util.return
}

// CHECK: ERROR {{.*}}::past_the_end
// CHECK: OUT_OF_RANGE: invalid subspan of an existing buffer of 8 bytes (source_offset=4, length=8)
util.func public @past_the_end() {
  %t = util.unfoldable_constant dense<1> : tensor<2xi32>
  %buffer = hal.tensor.export %t : tensor<2xi32> -> !hal.buffer
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %rest = hal.buffer.subspan<%buffer : !hal.buffer>[%c4, %c8] : !hal.buffer
  %length = hal.buffer.length<%rest : !hal.buffer> : index
  %same = arith.cmpi eq, %length, %c4 : index
  check.expect_true(%same) : i1
  util.return
}

// CHECK: ERROR {{.*}}::too_many_elements
// CHECK: OUT_OF_RANGE: a view of 16 bytes does not fit in 8 bytes of a buffer
util.func public @too_many_elements() {
  %t = util.unfoldable_constant dense<1> : tensor<2xi32>
  %buffer = hal.tensor.export %t : tensor<2xi32> -> !hal.buffer
  %0 = hal.tensor.import %buffer : !hal.buffer -> tensor<4xi32>
  check.expect_all_true(%0) : tensor<4xi32>
  util.return
}

// CHECK: ERROR {{.*}}::no_such_element_type
// CHECK: INVALID_ARGUMENT: unsupported element type 00000000 of a buffer view
util.func public @no_such_element_type() {
  %t = util.unfoldable_constant dense<1> : tensor<2xi32>
  %buffer = hal.tensor.export %t : tensor<2xi32> -> !hal.buffer
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %view = hal.buffer_view.create buffer(%buffer : !hal.buffer)[%c0, %c0] shape([]) type(%zero) encoding(%zero) : !hal.buffer_view
  check.expect_eq(%view, %view) : !hal.buffer_view
  util.return
}

// CHECK: ERROR {{.*}}::no_such_device
// CHECK: NOT_FOUND: no device with index 1
util.func public @no_such_device() {
  %c1 = arith.constant 1 : index
  %device = hal.devices.get %c1 : !hal.device
  %t = util.unfoldable_constant dense<1> : tensor<2xi32>
  check.expect_all_true<%device>(%t) : tensor<2xi32>
  util.return
}

// CHECK: ERROR {{.*}}::null
// CHECK: INVALID_ARGUMENT: null buffer view
// CHECK: ERROR: 9 errors
util.func public @null() {
  %view = util.null : !hal.buffer_view
  %rank = hal.buffer_view.rank<%view : !hal.buffer_view> : index
  %c0 = arith.constant 0 : index
  %same = arith.cmpi eq, %rank, %c0 : index
  check.expect_true(%same) : i1
  util.return
}
