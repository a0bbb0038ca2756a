// args: opt --split-input-file --generic
// last: input
// Slices: of equal rank, of lower rank, with strides, with operands in any of the three lists. In the generic form.

// CHECK-LABEL: sym_name = "slices"
// CHECK: ^bb0(%arg0: tensor<8x16x4xf32>, %arg1: tensor<16x4xf32>, %arg2: tensor<?xf32>, %arg3: tensor<f32>, %arg4: index, %arg5: index):
// CHECK: %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1, 2>, static_sizes = array<i64: 3, 4, 2>, static_strides = array<i64: 2, 3, 1>}> : (tensor<8x16x4xf32>) -> tensor<3x4x2xf32>
// CHECK: %1 = "tensor.extract_slice"(%arg0, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, 0>, static_sizes = array<i64: 1, 16, 4>, static_strides = array<i64: 1, 1, 1>}> : (tensor<8x16x4xf32>, index) -> tensor<16x4xf32>
// CHECK: %2 = "tensor.extract_slice"(%arg0, %arg4, %arg5, %arg4, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 2, 1>, static_offsets = array<i64: -9223372036854775808, 0, 0>, static_sizes = array<i64: -9223372036854775808, 1, -9223372036854775808>, static_strides = array<i64: 1, -9223372036854775808, 1>}> {test.note} : (tensor<8x16x4xf32>, index, index, index, index) -> tensor<?x?xf32>
// CHECK: %3 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 7, 0, 0>, static_sizes = array<i64: 2, 1, 1>, static_strides = array<i64: -3, 1, 1>}> : (tensor<8x16x4xf32>) -> tensor<2xf32>
// CHECK: %4 = "tensor.extract_slice"(%arg3) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64>, static_strides = array<i64>}> : (tensor<f32>) -> tensor<f32>
// CHECK: %5 = "tensor.insert_slice"(%arg1, %arg0, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, 16, 4>, static_strides = array<i64: 1, 1, 1>}> : (tensor<16x4xf32>, tensor<8x16x4xf32>, index) -> tensor<8x16x4xf32>
// CHECK: %6 = "tensor.insert_slice"(%arg2, %arg2, %arg4, %arg5, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: -9223372036854775808>}> {test.note} : (tensor<?xf32>, tensor<?xf32>, index, index, index) -> tensor<?xf32>
// CHECK: %7 = "tensor.insert_slice"(%arg3, %arg0, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, 0>, static_sizes = array<i64: 1, 1, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<f32>, tensor<8x16x4xf32>, index) -> tensor<8x16x4xf32>
func.func @slices(%s: tensor<8x16x4xf32>, %m: tensor<16x4xf32>, %v: tensor<?xf32>, %z: tensor<f32>, %i: index, %j: index) {
  %0 = tensor.extract_slice %s[0, 1, 2] [3, 4, 2] [2, 3, 1] : tensor<8x16x4xf32> to tensor<3x4x2xf32>
  %1 = tensor.extract_slice %s[0, %i, 0] [1, 16, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<16x4xf32>
  %2 = tensor.extract_slice %s[%i, 0, 0] [%j, 1, %i] [1, %j, 1] {test.note} : tensor<8x16x4xf32> to tensor<?x?xf32>
  %3 = tensor.extract_slice %s[7, 0, 0] [2, 1, 1] [-3, 1, 1] : tensor<8x16x4xf32> to tensor<2xf32>
  %4 = tensor.extract_slice %z[] [] [] : tensor<f32> to tensor<f32>
  %5 = tensor.insert_slice %m into %s[%i, 0, 0] [1, 16, 4] [1, 1, 1] : tensor<16x4xf32> into tensor<8x16x4xf32>
  %6 = tensor.insert_slice %v into %v[%i] [%j] [%i] {test.note} : tensor<?xf32> into tensor<?xf32>
  %7 = tensor.insert_slice %z into %s[0, %i, 0] [1, 1, 1] [1, 1, 1] : tensor<f32> into tensor<8x16x4xf32>
  return
}
