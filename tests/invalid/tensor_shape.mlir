// args: opt --split-input-file
// exit: 3
// Extents and casts that do not verify, in MLIR's words where it has any.

// CHECK: error: 'tensor.dim' op operand #0 must be non-0-ranked or unranked tensor, but got 'tensor<f32>'
func.func @f(%i: index, %z: tensor<f32>) {
  %0 = tensor.dim %z, %i : tensor<f32>
  return
}

// -----

// CHECK: error: 'tensor.rank' op operand #0 must be tensor of any non-token type values, but got 'i32'
func.func @f(%k: i32) {
  %0 = tensor.rank %k : i32
  return
}

// -----

// CHECK: error: 'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<5xf32>' are cast incompatible
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<5xf32>
  return
}

// -----

// CHECK: error: 'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<4xi32>' are cast incompatible
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<4xi32>
  return
}

// -----

// CHECK: error: 'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<2x2xf32>' are cast incompatible
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<2x2xf32>
  return
}

// -----

// CHECK: error: 'tensor.cast' op result #0 must be tensor of any non-token type values, but got 'i32'
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.cast %t : tensor<4xf32> to i32
  return
}

// -----

// CHECK: error: 'tensor.bitcast' op operand type 'tensor<4xf32>' and result type 'tensor<4xi16>' are cast incompatible
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.bitcast %t : tensor<4xf32> to tensor<4xi16>
  return
}

// -----

// CHECK: error: 'tensor.bitcast' op operand type 'tensor<4xf32>' and result type 'tensor<5xi32>' are cast incompatible
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.bitcast %t : tensor<4xf32> to tensor<5xi32>
  return
}

// -----

// CHECK: error: 'tensor.bitcast' op result #0 must be tensor of signless integer or unsigned integer or signed integer or floating-point values, but got 'tensor<4xindex>'
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.bitcast %t : tensor<4xf32> to tensor<4xindex>
  return
}

// -----

// CHECK: error: the number of elements of this type overflows: it is past 2^63
func.func @f() {
  %0 = tensor.empty() : tensor<4294967296x4294967296xi8>
  return
}

// -----

// CHECK: error: 'tensor.empty' op result #0 must be ranked tensor of any non-token type values, but got 'tensor<*xi8>'
func.func @f() {
  %0 = tensor.empty() : tensor<*xi8>
  return
}

// -----

// CHECK: error: 'tensor.empty' op incorrect number of dynamic sizes, has 1, expected 0
func.func @f(%i: index) {
  %0 = tensor.empty(%i) : tensor<2xi8>
  return
}
