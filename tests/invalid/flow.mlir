// args: opt --split-input-file
// exit: 3
// The flow dialect: IREE's words for what does not verify.

// CHECK: error: 'flow.tensor.bitcast' op value set has 1 dynamic dimensions but only 0 dimension values are attached
func.func @bitcast(%t: tensor<?xf32>) {
  %0 = flow.tensor.bitcast %t : tensor<?xf32> -> tensor<4xf32>
  return
}

// -----

// CHECK: error: 'flow.tensor.reshape' op element bit widths must match
func.func @reshape(%t: tensor<4xf32>) {
  %0 = flow.tensor.reshape %t : tensor<4xf32> -> tensor<2xf64>
  return
}

// -----

// CHECK: error: 'flow.tensor.splat' op value set has 0 dynamic dimensions but only 1 dimension values are attached
func.func @splat(%x: f32, %d: index) {
  %0 = flow.tensor.splat %x : tensor<4xf32>{%d}
  return
}

// -----

// CHECK: error: 'flow.tensor.load' op incorrect number of indices, has 1, expected 2
func.func @load(%t: tensor<4x4xf32>, %d: index) {
  %0 = flow.tensor.load %t[%d] : tensor<4x4xf32>
  return
}

// -----

// CHECK: error: 'flow.tensor.trace' op value set has 1 dynamic dimensions but only 0 dimension values are attached
func.func @trace(%t: tensor<?xf32>) {
  flow.tensor.trace "key" = [%t : tensor<?xf32>]
  return
}

// -----

// CHECK: error: 'flow.return' op number of results (1) does not match number of returned values (0)
func.func @region() {
  %0 = flow.dispatch.region -> (tensor<4xf32>) {
    flow.return
  }
  return
}

// -----

// CHECK: error: 'flow.return' op operand types do not match with parent results
func.func @types(%t: tensor<4xf32>) {
  %0 = flow.dispatch.region -> (tensor<4xi32>) {
    flow.return %t : tensor<4xf32>
  }
  return
}

// -----

// CHECK: error: 'flow.dispatch.region' op only ranked tensor results are allowed
func.func @scalar(%x: f32) {
  %0 = flow.dispatch.region -> (f32) {
    flow.return %x : f32
  }
  return
}
