// args: opt --split-input-file
// last: input
// Extents, ranks, casts and reshapes.

// CHECK-LABEL: @shapes
// CHECK: %0 = tensor.empty() : tensor<4xf32>
// CHECK: %1 = tensor.empty(%arg2, %arg2) : tensor<?x2x?xi4>
// CHECK: %dim = tensor.dim %arg0, %arg2 : tensor<?x4xf32>
// CHECK: %dim_0 = tensor.dim {test.note} %arg1, %arg2 : tensor<*xf32>
// CHECK: %rank = tensor.rank %arg0 : tensor<?x4xf32>
// CHECK: %rank_1 = tensor.rank %arg1 : tensor<*xf32>
func.func @shapes(%t: tensor<?x4xf32>, %u: tensor<*xf32>, %i: index) {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = tensor.empty(%i, %i) : tensor<?x2x?xi4>
  %2 = tensor.dim %t, %i : tensor<?x4xf32>
  %3 = tensor.dim {test.note} %u, %i : tensor<*xf32>
  %4 = tensor.rank %t : tensor<?x4xf32>
  %5 = tensor.rank %u : tensor<*xf32>
  return
}

// -----

// CHECK-LABEL: @casts
// CHECK: %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<2x?xf32>
// CHECK: %cast_0 = tensor.cast %arg0 : tensor<?x4xf32> to tensor<*xf32>
// CHECK: %cast_1 = tensor.cast %arg1 : tensor<*xf32> to tensor<?xf32>
// CHECK: %0 = tensor.bitcast %arg0 : tensor<?x4xf32> to tensor<?x4xi32>
// CHECK: %1 = tensor.bitcast %0 {test.note} : tensor<?x4xi32> to tensor<2x4xui32>
func.func @casts(%t: tensor<?x4xf32>, %u: tensor<*xf32>) {
  %0 = tensor.cast %t : tensor<?x4xf32> to tensor<2x?xf32>
  %1 = tensor.cast %t : tensor<?x4xf32> to tensor<*xf32>
  %2 = tensor.cast %u : tensor<*xf32> to tensor<?xf32>
  %3 = tensor.bitcast %t : tensor<?x4xf32> to tensor<?x4xi32>
  %4 = tensor.bitcast %3 {test.note} : tensor<?x4xi32> to tensor<2x4xui32>
  return
}

// -----

// CHECK-LABEL: @reshaped
// CHECK: %reshape = tensor.reshape %arg0(%arg2) : (tensor<?x4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
// CHECK: %reshape_0 = tensor.reshape %arg1(%arg3) {test.note} : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
func.func @reshaped(%t: tensor<?x4xf32>, %u: tensor<*xf32>, %n: tensor<2xindex>, %m: tensor<?xi32>) {
  %0 = tensor.reshape %t(%n) : (tensor<?x4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = tensor.reshape %u(%m) {test.note} : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
  return
}

// -----

// CHECK-LABEL: @groups
// CHECK: %expanded = tensor.expand_shape %arg0 [{{\[}}0, 1], [2]] output_shape [%arg3, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
// CHECK: %expanded_0 = tensor.expand_shape %arg0 [{{\[}}0, 1], [2]] output_shape [%arg3, %arg4, 4] : tensor<?x4xf32> into tensor<?x?x4xf32>
// CHECK: %expanded_1 = tensor.expand_shape %arg2 [] output_shape [1, 1] {test.note} : tensor<f32> into tensor<1x1xf32>
// CHECK: %collapsed = tensor.collapse_shape %arg1 [{{\[}}0, 1], [2]] : tensor<8x16x4xf32> into tensor<128x4xf32>
// CHECK: %collapsed_2 = tensor.collapse_shape %arg0 [{{\[}}0, 1]] {test.note} : tensor<?x4xf32> into tensor<?xf32>
// CHECK: %collapsed_3 = tensor.collapse_shape %expanded_1 [] : tensor<1x1xf32> into tensor<f32>
// CHECK: %expanded_4 = tensor.expand_shape %arg0 [{{\[}}0], [1]] output_shape [%arg3, 4] : tensor<?x4xf32> into tensor<?x4xf32>
func.func @groups(%t: tensor<?x4xf32>, %s: tensor<8x16x4xf32>, %z: tensor<f32>, %i: index, %j: index) {
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%i, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
  %1 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%i, %j, 4] : tensor<?x4xf32> into tensor<?x?x4xf32>
  %2 = tensor.expand_shape %z [] output_shape [1, 1] {test.note} : tensor<f32> into tensor<1x1xf32>
  %3 = tensor.collapse_shape %s [[0, 1], [2]] : tensor<8x16x4xf32> into tensor<128x4xf32>
  %4 = tensor.collapse_shape %t [[0, 1]] {test.note} : tensor<?x4xf32> into tensor<?xf32>
  %5 = tensor.collapse_shape %2 [] : tensor<1x1xf32> into tensor<f32>
  %6 = tensor.expand_shape %t [[0], [1]] output_shape [%i, 4] : tensor<?x4xf32> into tensor<?x4xf32>
  return
}
