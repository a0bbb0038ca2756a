// args: opt --split-input-file
// exit: 3
// Padding and concatenation that do not verify, in MLIR's words where it has any.

// CHECK: error: 'tensor.concat' op concatenation dim must be less than the tensor rank
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.concat dim(1) %t, %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

// CHECK: error: 'tensor.concat' op concatenation dim must not be negative
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.concat dim(-1) %t, %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

// CHECK: error: 'tensor.concat' op requires at least one input
func.func @f() {
  %0 = tensor.concat dim(0) : () -> tensor<8xf32>
  return
}

// -----

// CHECK: error: 'tensor.concat' op result type 'tensor<9xf32>' does not match inferred shape 'tensor<8xf32>' static sizes
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.concat dim(0) %t, %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<9xf32>
  return
}

// -----

// CHECK: error: 'tensor.concat' op rank of concatenated inputs must match result rank
func.func @f(%t: tensor<4xf32>, %s: tensor<2x3xf32>) {
  %0 = tensor.concat dim(0) %t, %s : (tensor<4xf32>, tensor<2x3xf32>) -> tensor<9xf32>
  return
}

// -----

// CHECK: error: 'tensor.concat' op inputs and result element type must match
func.func @f(%t: tensor<4xf32>, %ti: tensor<4xi32>) {
  %0 = tensor.concat dim(0) %t, %ti : (tensor<4xf32>, tensor<4xi32>) -> tensor<8xf32>
  return
}

// -----

// CHECK: error: 'tensor.concat' op result type 'tensor<?x4xf32>' does not match inferred shape 'tensor<?x3xf32>' static sizes
func.func @f(%d: tensor<?x?xf32>, %s: tensor<2x3xf32>) {
  %0 = tensor.concat dim(0) %s, %d : (tensor<2x3xf32>, tensor<?x?xf32>) -> tensor<?x4xf32>
  return
}

// -----

// CHECK: error: 'tensor.concat' op static concatenation size mismatch along non-concatenated dimension 1
func.func @f(%s: tensor<2x3xf32>) {
  %a = tensor.empty() : tensor<2x4xf32>
  %0 = tensor.concat dim(0) %s, %a : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

// CHECK: error: 'tensor.pad' op failed to infer expectedType from sourceType 'tensor<4xf32>', specified resultType is 'tensor<6xf32>'
func.func @f(%x: f32, %t: tensor<4xf32>) {
  %0 = tensor.pad %t low[1, 2] high[1] {
  ^bb0(%a: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<6xf32>
  return
}

// -----

// CHECK: error: 'tensor.pad' op specified type 'tensor<7xf32>' does not match the inferred type 'tensor<6xf32>'
func.func @f(%x: f32, %t: tensor<4xf32>) {
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%a: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<7xf32>
  return
}

// -----

// CHECK: error: 'tensor.pad' op specified type 'tensor<?xf32>' does not match the inferred type 'tensor<6xf32>'
func.func @f(%x: f32, %t: tensor<4xf32>) {
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%a: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<?xf32>
  return
}

// -----

// CHECK: error: 'tensor.pad' op expected the block to have 1 arguments
func.func @f(%x: f32, %t: tensor<4xf32>) {
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<6xf32>
  return
}

// -----

// CHECK: error: 'tensor.pad' op expected block argument 1 to be an index
func.func @f(%x: f32, %t: tensor<4xf32>) {
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%a: i32):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<6xf32>
  return
}

// -----

// CHECK: error: 'tensor.pad' op expected yield type to match shape element type
func.func @f(%k: i32, %t: tensor<4xf32>) {
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%a: index):
    tensor.yield %k : i32
  } : tensor<4xf32> to tensor<6xf32>
  return
}

// -----

// CHECK: error: 'tensor.pad' op expects regions to end with 'tensor.yield', found 'func.return'
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%a: index):
    func.return
  } : tensor<4xf32> to tensor<6xf32>
  return
}

// -----

// CHECK: error: 'tensor.pad' op specified type 'tensor<6x1xf32>' does not match the inferred type 'tensor<6xf32>'
func.func @f(%x: f32, %t: tensor<4xf32>) {
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%a: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<6x1xf32>
  return
}

// -----

// CHECK: error: 'tensor.pad' op dimension 0 has fewer elements than are taken away by 'low' and 'high'
func.func @f(%x: f32, %t: tensor<4xf32>) {
  %0 = tensor.pad %t low[-3] high[-3] {
  ^bb0(%a: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<?xf32>
  return
}
