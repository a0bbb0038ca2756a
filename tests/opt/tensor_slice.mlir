// args: opt --split-input-file
// last: input
// Slices: of equal rank, of lower rank, with strides, with operands in any of the three lists.

// CHECK-LABEL: @slices
// CHECK: %extracted_slice = tensor.extract_slice %arg0[0, 1, 2] [3, 4, 2] [2, 3, 1] : tensor<8x16x4xf32> to tensor<3x4x2xf32>
// CHECK: %extracted_slice_0 = tensor.extract_slice %arg0[0, %arg4, 0] [1, 16, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<16x4xf32>
// CHECK: %extracted_slice_1 = tensor.extract_slice %arg0[%arg4, 0, 0] [%arg5, 1, %arg4] [1, %arg5, 1] {test.note} : tensor<8x16x4xf32> to tensor<?x?xf32>
// CHECK: %extracted_slice_2 = tensor.extract_slice %arg0[7, 0, 0] [2, 1, 1] [-3, 1, 1] : tensor<8x16x4xf32> to tensor<2xf32>
// CHECK: %extracted_slice_3 = tensor.extract_slice %arg3[] [] [] : tensor<f32> to tensor<f32>
// CHECK: %inserted_slice = tensor.insert_slice %arg1 into %arg0[%arg4, 0, 0] [1, 16, 4] [1, 1, 1] : tensor<16x4xf32> into tensor<8x16x4xf32>
// CHECK: %inserted_slice_4 = tensor.insert_slice %arg2 into %arg2[%arg4] [%arg5] [%arg4] {test.note} : tensor<?xf32> into tensor<?xf32>
// CHECK: %inserted_slice_5 = tensor.insert_slice %arg3 into %arg0[0, %arg4, 0] [1, 1, 1] [1, 1, 1] : tensor<f32> into tensor<8x16x4xf32>
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
