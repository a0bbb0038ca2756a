// args: opt --split-input-file
// exit: 3
// Slices that do not verify, in MLIR's words where it has any.

// CHECK: error: 'tensor.extract_slice' op slice along dimension 0 runs out-of-bounds: 4 >= 4
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.extract_slice %t[0] [5] [1] : tensor<4xf32> to tensor<5xf32>
  return
}

// -----

// CHECK: error: 'tensor.extract_slice' op offset 0 is out-of-bounds: 5 >= 4
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.extract_slice %t[5] [1] [1] : tensor<4xf32> to tensor<1xf32>
  return
}

// -----

// CHECK: error: 'tensor.extract_slice' op offset 0 is out-of-bounds: 4 >= 4
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.extract_slice %t[4] [1] [1] : tensor<4xf32> to tensor<1xf32>
  return
}

// -----

// CHECK: error: 'tensor.extract_slice' op slice along dimension 0 runs out-of-bounds: -1 < 0
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.extract_slice %t[0] [2] [-1] : tensor<4xf32> to tensor<2xf32>
  return
}

// -----

// CHECK: error: 'tensor.extract_slice' op expected offsets to be non-negative, but got -1
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.extract_slice %t[-1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  return
}

// -----

// CHECK: error: 'tensor.extract_slice' op expected sizes to be non-negative, but got -2
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.extract_slice %t[0] [-2] [1] : tensor<4xf32> to tensor<2xf32>
  return
}

// -----

// CHECK: error: 'tensor.extract_slice' op expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.extract_slice %t[0, 0] [2] [1] : tensor<4xf32> to tensor<2xf32>
  return
}

// -----

// CHECK: error: 'tensor.extract_slice' op expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.extract_slice %t[0] [2, 2] [1] : tensor<4xf32> to tensor<2xf32>
  return
}

// -----

// CHECK: error: 'tensor.extract_slice' op expected mixed sizes rank to match mixed strides rank (1 vs 2) so the rank of the result type is well-formed.
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.extract_slice %t[0] [2] [1, 1] : tensor<4xf32> to tensor<2xf32>
  return
}

// -----

// CHECK: error: 'tensor.extract_slice' op expected type to be 'tensor<2xf32>' or a rank-reduced version. (size mismatch)
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.extract_slice %t[0] [2] [1] : tensor<4xf32> to tensor<3xf32>
  return
}

// -----

// CHECK: error: 'tensor.extract_slice' op expected element type to be 'f32'
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.extract_slice %t[0] [2] [1] : tensor<4xf32> to tensor<2xi32>
  return
}

// -----

// CHECK: error: 'tensor.extract_slice' op expected type to be 'tensor<?xf32>' or a rank-reduced version. (size mismatch)
func.func @f(%i: index, %t: tensor<4xf32>) {
  %0 = tensor.extract_slice %t[0] [%i] [1] : tensor<4xf32> to tensor<2xf32>
  return
}

// -----

// CHECK: error: 'tensor.extract_slice' op expected type to be 'tensor<2x2xf32>' or a rank-reduced version. (size mismatch)
func.func @f(%s: tensor<2x3xf32>) {
  %0 = tensor.extract_slice %s[0, 0] [2, 2] [1, 1] : tensor<2x3xf32> to tensor<2xf32>
  return
}

// -----

// CHECK: error: 'tensor.extract_slice' op expected rank to be smaller or equal to the other rank
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.extract_slice %t[0] [1] [1] : tensor<4xf32> to tensor<1x1xf32>
  return
}

// -----

// CHECK: error: 'tensor.extract_slice' op operand #0 must be ranked tensor of any non-token type values, but got 'tensor<*xf32>'
func.func @f(%u: tensor<*xf32>) {
  %0 = tensor.extract_slice %u[0] [1] [1] : tensor<*xf32> to tensor<1xf32>
  return
}

// -----

// CHECK: error: 'tensor.extract_slice' op slice along dimension 1 runs out-of-bounds: 3 >= 3
func.func @f(%s: tensor<2x3xf32>) {
  %0 = tensor.extract_slice %s[0, 2] [1, 2] [1, 1] : tensor<2x3xf32> to tensor<1x2xf32>
  return
}

// -----

// CHECK: error: 'tensor.extract_slice' op slice along dimension 0 runs out-of-bounds: 18446744073709551612 >= 4
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.extract_slice %t[0] [9223372036854775807] [2] : tensor<4xf32> to tensor<9223372036854775807xf32>
  return
}

// -----

// CHECK: error: 'tensor.extract_slice' op expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (0 vs 1)
func.func @f(%t: tensor<4xf32>) {
  %0 = "tensor.extract_slice"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
  return
}

// -----

// CHECK: error: 'tensor.extract_slice' op expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)
func.func @f(%i: index, %t: tensor<4xf32>) {
  %0 = "tensor.extract_slice"(%t, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<4xf32>, index) -> tensor<1xf32>
  return
}

// -----

// CHECK: error: 'tensor.insert_slice' op slice along dimension 1 runs out-of-bounds: 3 >= 3
func.func @f(%t: tensor<4xf32>, %s: tensor<2x3xf32>) {
  %0 = tensor.insert_slice %t into %s[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<2x3xf32>
  return
}

// -----

// CHECK: error: 'tensor.insert_slice' op expected type to be 'tensor<1x3x1xf32>' or a rank-reduced version. (size mismatch)
func.func @f(%t: tensor<4xf32>, %t4: tensor<4x4x4xf32>) {
  %0 = tensor.insert_slice %t into %t4[0, 0, 0] [1, 3, 1] [1, 1, 1] : tensor<4xf32> into tensor<4x4x4xf32>
  return
}

// -----

// CHECK: error: 'tensor.insert_slice' op expected element type to be 'f32'
func.func @f(%ti: tensor<4xi32>, %t4: tensor<4x4x4xf32>) {
  %0 = tensor.insert_slice %ti into %t4[0, 0, 0] [1, 4, 1] [1, 1, 1] : tensor<4xi32> into tensor<4x4x4xf32>
  return
}

// -----

// CHECK: error: 'tensor.insert_slice' op expected mixed offsets rank to match mixed sizes rank (2 vs 3) so the rank of the result type is well-formed.
func.func @f(%t: tensor<4xf32>, %t4: tensor<4x4x4xf32>) {
  %0 = tensor.insert_slice %t into %t4[0, 0] [1, 4, 1] [1, 1, 1] : tensor<4xf32> into tensor<4x4x4xf32>
  return
}

// -----

// CHECK: error: 'tensor.insert_slice' op expected rank to be smaller or equal to the other rank
func.func @f(%t: tensor<4xf32>, %s: tensor<2x3xf32>) {
  %0 = tensor.insert_slice %s into %t[0] [2] [1] : tensor<2x3xf32> into tensor<4xf32>
  return
}

// -----

// CHECK: error: 'tensor.insert_slice' op expected type to be 'tensor<2x2xf32>' or a rank-reduced version. (size mismatch)
func.func @f(%d: tensor<?x?xf32>, %s: tensor<2x3xf32>) {
  %0 = tensor.insert_slice %d into %s[0, 0] [2, 2] [1, 1] : tensor<?x?xf32> into tensor<2x3xf32>
  return
}

// -----

// CHECK: error: 'tensor.insert_slice' op expected type to be 'tensor<?x?xf32>' or a rank-reduced version. (size mismatch)
func.func @f(%i: index, %d: tensor<?x?xf32>, %s: tensor<2x3xf32>) {
  %0 = tensor.insert_slice %s into %d[0, 0] [%i, %i] [1, 1] : tensor<2x3xf32> into tensor<?x?xf32>
  return
}

// -----

// CHECK: error: 'tensor.insert_slice' op failed to verify that expected result type to match dest type
func.func @f(%t: tensor<4xf32>) {
  %0 = "tensor.insert_slice"(%t, %t) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
  return
}

// -----

// CHECK: error: 'tensor.parallel_insert_slice' op expects parent op 'scf.forall.in_parallel'
func.func @f(%t: tensor<4xf32>) {
  tensor.parallel_insert_slice %t into %t[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
  return
}
