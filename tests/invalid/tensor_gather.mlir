// args: opt --split-input-file
// exit: 3
// Gathers and scatters that do not verify, in MLIR's words where it has any.

// CHECK: error: 'tensor.gather' op result type mismatch: expected 'tensor<1x1x1x4xf32>' or its rank-reduced variant 'tensor<1x4xf32>' (got: 'tensor<1x5xf32>')
func.func @f(%t4: tensor<4x4x4xf32>) {
  %a = tensor.empty() : tensor<1x2xindex>
  %0 = tensor.gather %t4[%a] gather_dims([0, 1]) unique : (tensor<4x4x4xf32>, tensor<1x2xindex>) -> tensor<1x5xf32>
  return
}

// -----

// CHECK: error: 'tensor.gather' op gather_dims length must match the size of last dimension of indices
func.func @f(%t4: tensor<4x4x4xf32>) {
  %a = tensor.empty() : tensor<1x2xindex>
  %0 = tensor.gather %t4[%a] gather_dims([0]) : (tensor<4x4x4xf32>, tensor<1x2xindex>) -> tensor<1x4xf32>
  return
}

// -----

// CHECK: error: 'tensor.gather' op gather_dims must be non-empty
func.func @f(%t4: tensor<4x4x4xf32>) {
  %a = tensor.empty() : tensor<1x2xindex>
  %0 = tensor.gather %t4[%a] gather_dims([]) : (tensor<4x4x4xf32>, tensor<1x2xindex>) -> tensor<1x4xf32>
  return
}

// -----

// CHECK: error: 'tensor.gather' op gather_dims values must be strictly increasing
func.func @f(%t4: tensor<4x4x4xf32>) {
  %a = tensor.empty() : tensor<1x2xindex>
  %0 = tensor.gather %t4[%a] gather_dims([1, 0]) : (tensor<4x4x4xf32>, tensor<1x2xindex>) -> tensor<1x4xf32>
  return
}

// -----

// CHECK: error: 'tensor.gather' op gather_dims value must be non-negative
func.func @f(%t4: tensor<4x4x4xf32>) {
  %a = tensor.empty() : tensor<1x2xindex>
  %0 = tensor.gather %t4[%a] gather_dims([-1, 0]) : (tensor<4x4x4xf32>, tensor<1x2xindex>) -> tensor<1x4xf32>
  return
}

// -----

// CHECK: error: 'tensor.gather' op gather_dims value must be smaller than source rank
func.func @f(%t4: tensor<4x4x4xf32>) {
  %a = tensor.empty() : tensor<1x2xindex>
  %0 = tensor.gather %t4[%a] gather_dims([0, 3]) : (tensor<4x4x4xf32>, tensor<1x2xindex>) -> tensor<1x4xf32>
  return
}

// -----

// CHECK: error: 'tensor.gather' op gather_dims overflow source rank
func.func @f(%t4: tensor<4x4x4xf32>) {
  %a = tensor.empty() : tensor<1x4xindex>
  %0 = tensor.gather %t4[%a] gather_dims([0, 1, 2, 3]) : (tensor<4x4x4xf32>, tensor<1x4xindex>) -> tensor<1x4xf32>
  return
}

// -----

// CHECK: error: 'tensor.gather' op operand #1 must be ranked tensor of signless integer or index values, but got 'tensor<1x2xf32>'
func.func @f(%t4: tensor<4x4x4xf32>) {
  %a = tensor.empty() : tensor<1x2xf32>
  %0 = tensor.gather %t4[%a] gather_dims([0, 1]) : (tensor<4x4x4xf32>, tensor<1x2xf32>) -> tensor<1x4xf32>
  return
}

// -----

// CHECK: error: 'tensor.gather' op operand #1 must be ranked tensor of signless integer or index values, but got 'tensor<1x2xui8>'
func.func @f(%t4: tensor<4x4x4xf32>) {
  %a = tensor.empty() : tensor<1x2xui8>
  %0 = tensor.gather %t4[%a] gather_dims([0, 1]) : (tensor<4x4x4xf32>, tensor<1x2xui8>) -> tensor<1x1x1x4xf32>
  return
}

// -----

// CHECK: error: 'tensor.scatter' op source type mismatch: expected 'tensor<1x1x1x4xf32>' or its rank-reduced variant 'tensor<1x4xf32>' (got: 'tensor<4x4x4xf32>')
func.func @f(%t4: tensor<4x4x4xf32>) {
  %a = tensor.empty() : tensor<1x2xi8>
  %0 = tensor.scatter %t4 into %t4[%a] scatter_dims([0, 1]) unique : (tensor<4x4x4xf32>, tensor<4x4x4xf32>, tensor<1x2xi8>) -> tensor<4x4x4xf32>
  return
}

// -----

// CHECK: error: 'tensor.scatter' op requires 'unique' attribute to be set
func.func @f(%t4: tensor<4x4x4xf32>) {
  %a = tensor.empty() : tensor<1x2xi8>
  %b = tensor.empty() : tensor<1x4xf32>
  %0 = tensor.scatter %b into %t4[%a] scatter_dims([0, 1]) : (tensor<1x4xf32>, tensor<4x4x4xf32>, tensor<1x2xi8>) -> tensor<4x4x4xf32>
  return
}

// -----

// CHECK: error: 'tensor.scatter' op scatter_dims values must be strictly increasing
func.func @f(%t4: tensor<4x4x4xf32>) {
  %a = tensor.empty() : tensor<1x2xi8>
  %b = tensor.empty() : tensor<1x4xf32>
  %0 = tensor.scatter %b into %t4[%a] scatter_dims([1, 0]) unique : (tensor<1x4xf32>, tensor<4x4x4xf32>, tensor<1x2xi8>) -> tensor<4x4x4xf32>
  return
}
