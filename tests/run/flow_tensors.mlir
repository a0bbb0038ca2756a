// The flow dialect: tensors with their extents beside them, views of their bytes, regions.

func.func @constants() {
  %0 = flow.tensor.constant dense<[1, 2]> : tensor<2xi32>
  check.expect_eq_const(%0, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  %1 = flow.tensor.dynamic_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32> -> tensor<2x?xi32>
  %c1 = arith.constant 1 : index
  %dim = tensor.dim %1, %c1 : tensor<2x?xi32>
  %c3 = arith.constant 3 : index
  %same = arith.cmpi eq, %dim, %c3 : index
  check.expect_true(%same) : i1
  %2 = tensor.cast %1 : tensor<2x?xi32> to tensor<2x3xi32>
  check.expect_eq_const(%2, dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @passed_on() {
  %t = flow.tensor.dynamic_constant dense<[1, 2]> : tensor<2xi32> -> tensor<?xi32>
  %c2 = arith.constant 2 : index
  %0 = flow.tensor.tie_shape %t : tensor<?xi32>{%c2}
  %1 = flow.tensor.clone %0 : tensor<?xi32>{%c2}
  %2 = flow.tensor.barrier %1 : tensor<?xi32>{%c2} on #hal.device.affinity<@device>
  %3 = flow.tensor.transfer %2 : tensor<?xi32>{%c2} to "device"
  %4 = tensor.cast %3 : tensor<?xi32> to tensor<2xi32>
  check.expect_eq_const(%4, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  return
}

func.func @views() {
  %t = util.unfoldable_constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %0 = flow.tensor.reshape %t : tensor<2x3xf32> -> tensor<3x2xf32>
  check.expect_eq_const(%0, dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>) : tensor<3x2xf32>
  %1 = flow.tensor.bitcast %t : tensor<2x3xf32> -> tensor<6xi32>
  check.expect_eq_const(%1, dense<[0x3F800000, 0x40000000, 0x40400000, 0x40800000, 0x40A00000, 0x40C00000]> : tensor<6xi32>) : tensor<6xi32>
  %2 = flow.tensor.bitcast %t : tensor<2x3xf32> -> tensor<3xi64>
  check.expect_eq_const(%2, dense<[0x400000003F800000, 0x4080000040400000, 0x40C0000040A00000]> : tensor<3xi64>) : tensor<3xi64>
  // A view is of the same bytes, and what is computed of it is new.
  %3 = arith.addf %0, %0 : tensor<3x2xf32>
  check.expect_eq_const(%t, dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  check.expect_eq_const(%3, dense<[[2.0, 4.0], [6.0, 8.0], [10.0, 12.0]]> : tensor<3x2xf32>) : tensor<3x2xf32>
  return
}

func.func @dynamic_views() {
  %t = flow.tensor.dynamic_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32> -> tensor<?x3xi32>
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %0 = flow.tensor.reshape %t : tensor<?x3xi32>{%c2} -> tensor<?xi32>{%c6}
  %1 = arith.addi %0, %0 : tensor<?xi32>
  %2 = tensor.cast %1 : tensor<?xi32> to tensor<6xi32>
  check.expect_eq_const(%2, dense<[2, 4, 6, 8, 10, 12]> : tensor<6xi32>) : tensor<6xi32>
  return
}

func.func @elements() {
  %t = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = flow.tensor.load %t[%c1, %c2] : tensor<2x3xi32>
  %six = arith.constant 6 : i32
  %same = arith.cmpi eq, %0, %six : i32
  check.expect_true(%same) : i1
  %1 = flow.tensor.store %0, %t[%c0, %c0] : tensor<2x3xi32>
  check.expect_eq_const(%1, dense<[[6, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  check.expect_eq_const(%t, dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  %scalar = util.unfoldable_constant dense<9> : tensor<i32>
  %2 = flow.tensor.load %scalar : tensor<i32>
  %nine = arith.constant 9 : i32
  %also = arith.cmpi eq, %2, %nine : i32
  check.expect_true(%also) : i1
  return
}

func.func @splats_and_empties() {
  %x = util.unfoldable_constant 2.5 : f32
  %c2 = util.unfoldable_constant 2 : index
  %0 = flow.tensor.splat %x : tensor<?x3xf32>{%c2}
  %1 = tensor.cast %0 : tensor<?x3xf32> to tensor<2x3xf32>
  check.expect_eq_const(%1, dense<2.5> : tensor<2x3xf32>) : tensor<2x3xf32>
  %2 = flow.tensor.splat %x : tensor<f32>
  check.expect_eq_const(%2, dense<2.5> : tensor<f32>) : tensor<f32>
  %3 = flow.tensor.empty : tensor<?x3xf32>{%c2}
  %4 = flow.tensor.alloca : tensor<0x3xf32>
  %c0 = arith.constant 0 : index
  %dim = tensor.dim %3, %c0 : tensor<?x3xf32>
  %same = arith.cmpi eq, %dim, %c2 : index
  check.expect_true(%same) : i1
  check.expect_eq_const(%4, dense<> : tensor<0x3xf32>) : tensor<0x3xf32>
  return
}

func.func @slices() {
  %t = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = flow.tensor.slice %t[%c1, %c0 for %c2, %c2] : tensor<3x3xi32> -> tensor<2x2xi32>
  check.expect_eq_const(%0, dense<[[4, 5], [7, 8]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  %1 = flow.tensor.slice %t[%c0, %c1 for %c1, %c2] : tensor<3x3xi32> -> tensor<?x?xi32>{%c1, %c2}
  %2 = tensor.cast %1 : tensor<?x?xi32> to tensor<1x2xi32>
  check.expect_eq_const(%2, dense<[[2, 3]]> : tensor<1x2xi32>) : tensor<1x2xi32>
  %3 = flow.tensor.update %0, %t[%c0, %c1] : tensor<2x2xi32> -> %t as tensor<3x3xi32>
  check.expect_eq_const(%3, dense<[[1, 4, 5], [4, 7, 8], [7, 8, 9]]> : tensor<3x3xi32>) : tensor<3x3xi32>
  %4 = flow.tensor.update %1, %t[%c2, %c0] : tensor<?x?xi32>{%c1, %c2} -> tensor<3x3xi32>
  check.expect_eq_const(%4, dense<[[1, 2, 3], [4, 5, 6], [2, 3, 9]]> : tensor<3x3xi32>) : tensor<3x3xi32>
  check.expect_eq_const(%t, dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi32>) : tensor<3x3xi32>
  return
}

func.func @regions() {
  %t = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %d = util.unfoldable_constant 2 : index
  %dynamic = flow.tensor.dynamic_constant dense<[1, 2]> : tensor<2xi32> -> tensor<?xi32>
  %0 = flow.dispatch.region -> (tensor<2xi32>) {
    %1 = arith.addi %t, %t : tensor<2xi32>
    %2 = flow.dispatch.region[%d] -> (tensor<2xi32>) {
      %3 = arith.addi %1, %t : tensor<2xi32>
      flow.return %3 : tensor<2xi32>
    } count(%n: index) -> (index, index, index) {
      %one = arith.constant 1 : index
      flow.return %n, %one, %one : index, index, index
    }
    flow.return %2 : tensor<2xi32>
  }
  check.expect_eq_const(%0, dense<[3, 6]> : tensor<2xi32>) : tensor<2xi32>
  %4:2 = flow.dispatch.region -> (tensor<?xi32>{%d}, tensor<2xi32>) {
    %5 = arith.addi %dynamic, %dynamic : tensor<?xi32>
    flow.return %5, %t : tensor<?xi32>, tensor<2xi32>
  }
  %6 = tensor.cast %4#0 : tensor<?xi32> to tensor<2xi32>
  check.expect_eq_const(%6, dense<[2, 4]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%4#1, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  flow.dispatch.region -> () {
  }
  return
}

// What is outside of another type: the same bytes.
func.func @encodings() {
  %t = util.unfoldable_constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %u = arith.addf %t, %t : tensor<2x2xf32>
  %view = hal.tensor.export %u : tensor<4xi32> as tensor<2x2xf32> -> !hal.buffer_view
  %bits = hal.tensor.import %view : !hal.buffer_view -> tensor<4xi32>
  check.expect_eq_const(%bits, dense<[0x40000000, 0x40800000, 0x40C00000, 0x41000000]> : tensor<4xi32>) : tensor<4xi32>
  %back = hal.tensor.import %view : !hal.buffer_view -> tensor<4xi32> as tensor<1x4xf32>
  check.expect_eq_const(%back, dense<[[2.0, 4.0, 6.0, 8.0]]> : tensor<1x4xf32>) : tensor<1x4xf32>
  %c4 = arith.constant 4 : index
  %dynamic = hal.tensor.import %view : !hal.buffer_view -> tensor<?xi32> as tensor<1x?xf32>{%c4}
  %cast = tensor.cast %dynamic : tensor<1x?xf32> to tensor<1x4xf32>
  check.expect_eq_const(%cast, dense<[[2.0, 4.0, 6.0, 8.0]]> : tensor<1x4xf32>) : tensor<1x4xf32>
  %buffer = hal.tensor.export %dynamic : tensor<?xi32> as tensor<1x?xf32>{%c4} -> !hal.buffer
  %length = hal.buffer.length<%buffer : !hal.buffer> : index
  %c16 = arith.constant 16 : index
  %same = arith.cmpi eq, %length, %c16 : index
  check.expect_true(%same) : i1
  return
}

func.func private @of_an_argument(%t: tensor<2xf32>) -> !hal.buffer_view {
  %view = hal.tensor.export %t : tensor<2xi32> as tensor<2xf32> -> !hal.buffer_view
  return %view : !hal.buffer_view
}

func.func @encoding_of_an_argument() {
  %t = util.unfoldable_constant dense<[1.0, 2.0]> : tensor<2xf32>
  %view = call @of_an_argument(%t) : (tensor<2xf32>) -> !hal.buffer_view
  %bits = hal.tensor.import %view : !hal.buffer_view -> tensor<2xi32>
  check.expect_eq_const(%bits, dense<[0x3F800000, 0x40000000]> : tensor<2xi32>) : tensor<2xi32>
  return
}
