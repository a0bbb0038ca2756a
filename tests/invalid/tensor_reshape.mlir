// args: opt --split-input-file
// exit: 3
// Reshapes that do not verify, in MLIR's words where it has any.

// CHECK: error: 'tensor.reshape' op source and destination tensor should have the same number of elements
func.func @f(%t: tensor<4xf32>, %idx: tensor<2xindex>) {
  %0 = tensor.reshape %t(%idx) : (tensor<4xf32>, tensor<2xindex>) -> tensor<2x3xf32>
  return
}

// -----

// CHECK: error: 'tensor.reshape' op length of shape operand differs from the result's tensor rank
func.func @f(%t: tensor<4xf32>, %idx: tensor<2xindex>) {
  %0 = tensor.reshape %t(%idx) : (tensor<4xf32>, tensor<2xindex>) -> tensor<4xf32>
  return
}

// -----

// CHECK: error: 'tensor.reshape' op element types of source and destination tensor types should be the same
func.func @f(%t: tensor<4xf32>, %idx: tensor<2xindex>) {
  %0 = tensor.reshape %t(%idx) : (tensor<4xf32>, tensor<2xindex>) -> tensor<2x2xi32>
  return
}

// -----

// CHECK: error: 'tensor.reshape' op operand #1 must be 1D tensor of signless integer or index values, but got 'tensor<4xf32>'
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.reshape %t(%t) : (tensor<4xf32>, tensor<4xf32>) -> tensor<*xf32>
  return
}

// -----

// CHECK: error: 'tensor.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked tensor type
func.func @f(%i: index, %t: tensor<4xf32>) {
  %a = tensor.empty(%i) : tensor<?xindex>
  %0 = tensor.reshape %t(%a) : (tensor<4xf32>, tensor<?xindex>) -> tensor<4xf32>
  return
}

// -----

// CHECK: error: 'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 6
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, 3] : tensor<4xf32> into tensor<2x3xf32>
  return
}

// -----

// CHECK: error: 'tensor.expand_shape' op needs an 'output_shape' where a group has several dynamic dimensions
func.func @f(%d1: tensor<?xf32>) {
  %0 = tensor.expand_shape %d1 [[0, 1]] : tensor<?xf32> into tensor<?x?xf32>
  return
}

// -----

// CHECK: error: 'tensor.expand_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic
func.func @f(%i: index, %t: tensor<4xf32>) {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, %i] : tensor<4xf32> into tensor<2x?xf32>
  return
}

// -----

// CHECK: error: 'tensor.expand_shape' op incorrect number of dynamic sizes, has 1, expected 0
func.func @f(%i: index, %t: tensor<4xf32>) {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, %i] : tensor<4xf32> into tensor<2x2xf32>
  return
}

// -----

// CHECK: error: 'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 4
func.func @f(%d1: tensor<?xf32>) {
  %0 = tensor.expand_shape %d1 [[0, 1]] output_shape [2, 2] : tensor<?xf32> into tensor<2x2xf32>
  return
}

// -----

// CHECK: error: 'tensor.expand_shape' op expected collapsed rank (1) to equal the number of reassociation maps (2).
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.expand_shape %t [[0], [1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  return
}

// -----

// CHECK: error: 'tensor.expand_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is 1.
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.expand_shape %t [[0]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  return
}

// -----

// CHECK: error: 'tensor.expand_shape' op expected reassociation map #0 to be valid and contiguous.
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.expand_shape %t [[1, 0]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  return
}

// -----

// CHECK: error: 'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (2) but found 3 inputs instead
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, 2, 1] : tensor<4xf32> into tensor<2x2xf32>
  return
}

// -----

// CHECK: error: 'tensor.expand_shape' op expected collapsed type to be 'tensor<4xi32>', but got 'tensor<4xf32>'
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xi32>
  return
}

// -----

// CHECK: error: 'tensor.expand_shape' op number of elements must be preserved: 2 != 1
func.func @f(%z: tensor<f32>) {
  %0 = tensor.expand_shape %z [] output_shape [1, 2] : tensor<f32> into tensor<1x2xf32>
  return
}

// -----

// CHECK: error: 'tensor.expand_shape' op expected collapsed rank (1) to equal the number of reassociation maps (0).
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.expand_shape %t [] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  return
}

// -----

// CHECK: error: 'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (1) but found 2 inputs instead
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<4xf32>
  return
}

// -----

// CHECK: error: 'tensor.expand_shape' op invalid output shape provided at pos 0
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<2x2xf32>
  return
}

// -----

// CHECK: error: 'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 6
func.func @f(%s: tensor<2x3xf32>) {
  %0 = tensor.collapse_shape %s [[0, 1]] : tensor<2x3xf32> into tensor<7xf32>
  return
}

// -----

// CHECK: error: 'tensor.collapse_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic
func.func @f(%d: tensor<?x?xf32>) {
  %0 = tensor.collapse_shape %d [[0, 1]] : tensor<?x?xf32> into tensor<4xf32>
  return
}

// -----

// CHECK: error: 'tensor.collapse_shape' op expected collapsed rank (1) to equal the number of reassociation maps (2).
func.func @f(%s: tensor<2x3xf32>) {
  %0 = tensor.collapse_shape %s [[0], [1]] : tensor<2x3xf32> into tensor<6xf32>
  return
}

// -----

// CHECK: error: 'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is 1.
func.func @f(%s: tensor<2x3xf32>) {
  %0 = tensor.collapse_shape %s [[0]] : tensor<2x3xf32> into tensor<6xf32>
  return
}

// -----

// CHECK: error: 'tensor.collapse_shape' op number of elements must be preserved: 6 != 1
func.func @f(%s: tensor<2x3xf32>) {
  %0 = tensor.collapse_shape %s [] : tensor<2x3xf32> into tensor<f32>
  return
}

// -----

// CHECK: error: 'tensor.collapse_shape' op expected collapsed type to be 'tensor<6xf32>', but got 'tensor<6xi32>'
func.func @f(%s: tensor<2x3xf32>) {
  %0 = tensor.collapse_shape %s [[0, 1]] : tensor<2x3xf32> into tensor<6xi32>
  return
}

// -----

// CHECK: error: 'tensor.collapse_shape' op operand #0 must be ranked tensor of any non-token type values, but got 'tensor<*xf32>'
func.func @f(%u: tensor<*xf32>) {
  %0 = tensor.collapse_shape %u [[0, 1]] : tensor<*xf32> into tensor<6xf32>
  return
}

// -----

// CHECK: error: 'tensor.collapse_shape' op expected the expanded type, 'tensor<4xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<2x2xf32>'.
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.collapse_shape %t [[0]] : tensor<4xf32> into tensor<2x2xf32>
  return
}

// -----

// CHECK: error: 'tensor.collapse_shape' op attribute 'reassociation' failed to satisfy constraint: Array of 64-bit integer array attributes
func.func @f(%s: tensor<2x3xf32>) {
  %0 = tensor.collapse_shape %s [[0, 1 : i32]] : tensor<2x3xf32> into tensor<6xf32>
  return
}
