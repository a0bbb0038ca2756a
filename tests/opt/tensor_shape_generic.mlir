// args: opt --split-input-file --generic
// last: input
// Extents, ranks, casts and reshapes. In the generic form.

// CHECK-LABEL: sym_name = "shapes"
// CHECK: ^bb0(%arg0: tensor<?x4xf32>, %arg1: tensor<*xf32>, %arg2: index):
// CHECK: %0 = "tensor.empty"() : () -> tensor<4xf32>
// CHECK: %1 = "tensor.empty"(%arg2, %arg2) : (index, index) -> tensor<?x2x?xi4>
// CHECK: %2 = "tensor.dim"(%arg0, %arg2) : (tensor<?x4xf32>, index) -> index
// CHECK: %3 = "tensor.dim"(%arg1, %arg2) {test.note} : (tensor<*xf32>, index) -> index
// CHECK: %4 = "tensor.rank"(%arg0) : (tensor<?x4xf32>) -> index
// CHECK: %5 = "tensor.rank"(%arg1) : (tensor<*xf32>) -> index
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

// CHECK-LABEL: sym_name = "casts"
// CHECK: ^bb0(%arg0: tensor<?x4xf32>, %arg1: tensor<*xf32>):
// CHECK: %0 = "tensor.cast"(%arg0) : (tensor<?x4xf32>) -> tensor<2x?xf32>
// CHECK: %1 = "tensor.cast"(%arg0) : (tensor<?x4xf32>) -> tensor<*xf32>
// CHECK: %2 = "tensor.cast"(%arg1) : (tensor<*xf32>) -> tensor<?xf32>
// CHECK: %3 = "tensor.bitcast"(%arg0) : (tensor<?x4xf32>) -> tensor<?x4xi32>
// CHECK: %4 = "tensor.bitcast"(%3) {test.note} : (tensor<?x4xi32>) -> tensor<2x4xui32>
func.func @casts(%t: tensor<?x4xf32>, %u: tensor<*xf32>) {
  %0 = tensor.cast %t : tensor<?x4xf32> to tensor<2x?xf32>
  %1 = tensor.cast %t : tensor<?x4xf32> to tensor<*xf32>
  %2 = tensor.cast %u : tensor<*xf32> to tensor<?xf32>
  %3 = tensor.bitcast %t : tensor<?x4xf32> to tensor<?x4xi32>
  %4 = tensor.bitcast %3 {test.note} : tensor<?x4xi32> to tensor<2x4xui32>
  return
}

// -----

// CHECK-LABEL: sym_name = "reshaped"
// CHECK: ^bb0(%arg0: tensor<?x4xf32>, %arg1: tensor<*xf32>, %arg2: tensor<2xindex>, %arg3: tensor<?xi32>):
// CHECK: %0 = "tensor.reshape"(%arg0, %arg2) : (tensor<?x4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
// CHECK: %1 = "tensor.reshape"(%arg1, %arg3) {test.note} : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
func.func @reshaped(%t: tensor<?x4xf32>, %u: tensor<*xf32>, %n: tensor<2xindex>, %m: tensor<?xi32>) {
  %0 = tensor.reshape %t(%n) : (tensor<?x4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = tensor.reshape %u(%m) {test.note} : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
  return
}

// -----

// CHECK-LABEL: sym_name = "groups"
// CHECK: ^bb0(%arg0: tensor<?x4xf32>, %arg1: tensor<8x16x4xf32>, %arg2: tensor<f32>, %arg3: index, %arg4: index):
// CHECK: %0 = "tensor.expand_shape"(%arg0, %arg3) <{reassociation = [{{\[}}0, 1], [2]], static_output_shape = array<i64: -9223372036854775808, 2, 4>}> : (tensor<?x4xf32>, index) -> tensor<?x2x4xf32>
// CHECK: %1 = "tensor.expand_shape"(%arg0, %arg3, %arg4) <{reassociation = [{{\[}}0, 1], [2]], static_output_shape = array<i64: -9223372036854775808, -9223372036854775808, 4>}> : (tensor<?x4xf32>, index, index) -> tensor<?x?x4xf32>
// CHECK: %2 = "tensor.expand_shape"(%arg2) <{reassociation = [], static_output_shape = array<i64: 1, 1>}> {test.note} : (tensor<f32>) -> tensor<1x1xf32>
// CHECK: %3 = "tensor.collapse_shape"(%arg1) <{reassociation = [{{\[}}0, 1], [2]]}> : (tensor<8x16x4xf32>) -> tensor<128x4xf32>
// CHECK: %4 = "tensor.collapse_shape"(%arg0) <{reassociation = [{{\[}}0, 1]]}> {test.note} : (tensor<?x4xf32>) -> tensor<?xf32>
// CHECK: %5 = "tensor.collapse_shape"(%2) <{reassociation = []}> : (tensor<1x1xf32>) -> tensor<f32>
// CHECK: %6 = "tensor.expand_shape"(%arg0, %arg3) <{reassociation = [{{\[}}0], [1]], static_output_shape = array<i64: -9223372036854775808, 4>}> : (tensor<?x4xf32>, index) -> tensor<?x4xf32>
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
