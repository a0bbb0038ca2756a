// args: opt --split-input-file --generic
// last: input
// Padding, concatenation, gathers and scatters. In the generic form.

// CHECK-LABEL: sym_name = "pads"
// CHECK: ^bb0(%arg0: tensor<?x4xf32>, %arg1: tensor<f32>, %arg2: index, %arg3: index, %arg4: f32):
// CHECK: %0 = "tensor.pad"(%arg0, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1>, static_high = array<i64: -9223372036854775808, 2>, static_low = array<i64: 1, -9223372036854775808>}> ({
// CHECK: ^bb0(%arg7: index, %arg8: index):
// CHECK: "tensor.yield"(%arg4) : (f32) -> ()
// CHECK: %1 = "tensor.pad"(%arg0) <{nofold, operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 3, 2>, static_low = array<i64: 0, -2>}> ({
// CHECK: ^bb0(%arg5: index, %arg6: index):
// CHECK: "tensor.yield"(%arg4) : (f32) -> ()
// CHECK: %2 = "tensor.pad"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64>, static_low = array<i64>}> ({
// CHECK: "tensor.yield"(%arg4) : (f32) -> ()
func.func @pads(%t: tensor<?x4xf32>, %z: tensor<f32>, %i: index, %j: index, %x: f32) {
  %0 = tensor.pad %t low[1, %i] high[%j, 2] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<?x4xf32> to tensor<?x?xf32>
  %1 = tensor.pad %t nofold low[0, -2] high[3, 2] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } {test.note} : tensor<?x4xf32> to tensor<?x4xf32>
  %2 = tensor.pad %z low[] high[] {
    tensor.yield %x : f32
  } : tensor<f32> to tensor<f32>
  return
}

// -----

// CHECK-LABEL: sym_name = "concatenated"
// CHECK: ^bb0(%arg0: tensor<?x4xf32>, %arg1: tensor<2x4xf32>):
// CHECK: %0 = "tensor.concat"(%arg0, %arg1) <{dim = 0 : i64}> : (tensor<?x4xf32>, tensor<2x4xf32>) -> tensor<?x4xf32>
// CHECK: %1 = "tensor.concat"(%arg1, %arg1, %arg1) <{dim = 1 : i64}> {test.note} : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x12xf32>
// CHECK: %2 = "tensor.concat"(%arg0) <{dim = 0 : i64}> : (tensor<?x4xf32>) -> tensor<3x4xf32>
func.func @concatenated(%t: tensor<?x4xf32>, %s: tensor<2x4xf32>) {
  %0 = tensor.concat dim(0) %t, %s : (tensor<?x4xf32>, tensor<2x4xf32>) -> tensor<?x4xf32>
  %1 = tensor.concat dim(1) %s, %s, %s {test.note} : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x12xf32>
  %2 = tensor.concat dim(0) %t : (tensor<?x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

// CHECK-LABEL: sym_name = "at_coordinates"
// CHECK: ^bb0(%arg0: tensor<4x5x6xf32>, %arg1: tensor<1x2x2xindex>, %arg2: tensor<?x3xi8>):
// CHECK: %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 0, 1>}> : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2x1x1x6xf32>
// CHECK: %1 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 0, 2>, unique}> {test.note} : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2x5xf32>
// CHECK: %2 = "tensor.gather"(%arg0, %arg2) <{gather_dims = array<i64: 0, 1, 2>}> : (tensor<4x5x6xf32>, tensor<?x3xi8>) -> tensor<?xf32>
// CHECK: %3 = "tensor.scatter"(%0, %arg0, %arg1) <{scatter_dims = array<i64: 0, 1>, unique}> : (tensor<1x2x1x1x6xf32>, tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<4x5x6xf32>
func.func @at_coordinates(%t: tensor<4x5x6xf32>, %n: tensor<1x2x2xindex>, %m: tensor<?x3xi8>) {
  %0 = tensor.gather %t[%n] gather_dims([0, 1]) : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2x1x1x6xf32>
  %1 = tensor.gather %t[%n] gather_dims([0, 2]) unique {test.note} : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2x5xf32>
  %2 = tensor.gather %t[%m] gather_dims([0, 1, 2]) : (tensor<4x5x6xf32>, tensor<?x3xi8>) -> tensor<?xf32>
  %3 = tensor.scatter %0 into %t[%n] scatter_dims([0, 1]) unique : (tensor<1x2x1x1x6xf32>, tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<4x5x6xf32>
  return
}
