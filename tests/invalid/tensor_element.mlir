// args: opt --split-input-file
// exit: 3
// Elements that do not verify, in MLIR's words where it has any.

// CHECK: error: 'tensor.extract' op incorrect number of indices for extract_element
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.extract %t[] : tensor<4xf32>
  return
}

// -----

// CHECK: error: 'tensor.extract' op operand #0 must be ranked tensor of any non-token type values, but got 'tensor<*xf32>'
func.func @f(%i: index, %u: tensor<*xf32>) {
  %0 = tensor.extract %u[%i] : tensor<*xf32>
  return
}

// -----

// CHECK: error: 'tensor.extract' op failed to verify that result type matches element type of tensor
func.func @f(%i: index, %t: tensor<4xf32>) {
  %0 = "tensor.extract"(%t, %i) : (tensor<4xf32>, index) -> i32
  return
}

// -----

// CHECK: error: 'tensor.insert' op incorrect number of indices
func.func @f(%x: f32, %t: tensor<4xf32>) {
  %0 = tensor.insert %x into %t[] : tensor<4xf32>
  return
}

// -----

// CHECK: error: use of value '%k' expects different type than prior uses: 'f32' vs 'i32'
func.func @f(%i: index, %k: i32, %t: tensor<4xf32>) {
  %0 = tensor.insert %k into %t[%i] : tensor<4xf32>
  return
}

// -----

// CHECK: error: 'tensor.insert' op failed to verify that scalar type matches element type of dest
func.func @f(%i: index, %k: i32, %t: tensor<4xf32>) {
  %0 = "tensor.insert"(%k, %t, %i) : (i32, tensor<4xf32>, index) -> tensor<4xf32>
  return
}

// -----

// CHECK: error: 'tensor.insert' op failed to verify that result type matches type of dest
func.func @f(%i: index, %x: f32, %t: tensor<4xf32>) {
  %0 = "tensor.insert"(%x, %t, %i) : (f32, tensor<4xf32>, index) -> tensor<5xf32>
  return
}

// -----

// CHECK: error: 'tensor.from_elements' op number of operands and types do not match: got 1 operands and 2 types
func.func @f(%x: f32) {
  %0 = tensor.from_elements %x : tensor<2xf32>
  return
}

// -----

// CHECK: error: 'tensor.from_elements' op result #0 must be statically shaped tensor of any non-token type values, but got 'tensor<?xf32>'
func.func @f(%x: f32) {
  %0 = tensor.from_elements %x, %x : tensor<?xf32>
  return
}

// -----

// CHECK: error: 'tensor.from_elements' op failed to verify that operand types match result element type
func.func @f(%k: i32) {
  %0 = "tensor.from_elements"(%k, %k) : (i32, i32) -> tensor<2xf32>
  return
}

// -----

// CHECK: error: 'tensor.splat' op incorrect number of dynamic sizes, has 0, expected 1
func.func @f(%x: f32) {
  %0 = tensor.splat %x : tensor<?xf32>
  return
}

// -----

// CHECK: error: 'tensor.splat' op incorrect number of dynamic sizes, has 1, expected 0
func.func @f(%i: index, %x: f32) {
  %0 = tensor.splat %x[%i] : tensor<4xf32>
  return
}

// -----

// CHECK: error: 'tensor.splat' op incorrect number of dynamic sizes, has 2, expected 1
func.func @f(%i: index, %x: f32) {
  %0 = tensor.splat %x[%i, %i] : tensor<?xf32>
  return
}

// -----

// CHECK: error: 'tensor.splat' op result #0 must be ranked tensor of any non-token type values, but got 'tensor<*xf32>'
func.func @f(%x: f32) {
  %0 = tensor.splat %x : tensor<*xf32>
  return
}

// -----

// CHECK: error: 'tensor.splat' op failed to verify that operand type matches element type of result
func.func @f(%k: i32) {
  %0 = "tensor.splat"(%k) : (i32) -> tensor<2xf32>
  return
}

// -----

// CHECK: error: invalid tensor element type
func.func @f(%u: tensor<*xf32>) {
  %0 = tensor.splat %u : tensor<2xtensor<2xf32>>
  return
}

// -----

// CHECK: error: 'tensor.generate' op incorrect number of dynamic sizes, has 2, expected 1
func.func @f(%i: index, %x: f32) {
  %0 = tensor.generate %i, %i {
  ^bb0(%a: index):
    tensor.yield %x : f32
  } : tensor<?xf32>
  return
}

// -----

// CHECK: error: 'tensor.generate' op must have one body argument per input dimension
func.func @f(%i: index, %x: f32) {
  %0 = tensor.generate %i {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<?xf32>
  return
}

// -----

// CHECK: error: 'tensor.generate' op all body arguments must be index
func.func @f(%i: index, %x: f32) {
  %0 = tensor.generate %i {
  ^bb0(%a: i32):
    tensor.yield %x : f32
  } : tensor<?xf32>
  return
}

// -----

// CHECK: error: 'tensor.generate' op body must be terminated with a `yield` operation of the tensor element type
func.func @f(%i: index, %k: i32) {
  %0 = tensor.generate %i {
  ^bb0(%a: index):
    tensor.yield %k : i32
  } : tensor<?xf32>
  return
}

// -----

// CHECK: error: 'tensor.generate' op expects regions to end with 'tensor.yield', found 'func.return'
func.func @f(%i: index) {
  %0 = tensor.generate %i {
  ^bb0(%a: index):
    func.return
  } : tensor<?xf32>
  return
}

// -----

// CHECK: error: 'tensor.generate' op expects region #0 to have 0 or 1 blocks
func.func @f(%i: index, %x: f32) {
  %0 = tensor.generate %i {
  ^bb0(%a: index):
    cf.br ^bb1
  ^bb1:
    tensor.yield %x : f32
  } : tensor<?xf32>
  return
}

// -----

// CHECK: error: 'tensor.yield' op expects parent op to be one of 'tensor.generate, tensor.pad'
func.func @f(%x: f32) {
  tensor.yield %x : f32
  return
}
