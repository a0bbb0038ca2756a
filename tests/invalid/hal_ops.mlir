// args: opt --split-input-file
// exit: 3
// The hal dialect: IREE's words for what does not verify.

// CHECK: error: 'hal.tensor.import' op number of target_dims must match number of dynamic dims in target type
func.func @import(%bv: !hal.buffer_view) {
  %0 = hal.tensor.import %bv : !hal.buffer_view -> tensor<?xi32>
  return
}

// -----

// CHECK: error: 'hal.tensor.import' op encoding and storage types must have the same dynamic dimension values; encoding shape 'tensor<?x?xi32>' incompatible with storage shape 'tensor<?x4xi32>'
func.func @encoding(%bv: !hal.buffer_view, %d: index) {
  %0 = hal.tensor.import %bv : !hal.buffer_view -> tensor<?x?xi32> as tensor<?x4xi32>{%d}
  return
}

// -----

// CHECK: error: 'hal.tensor.export' op number of source_dims must match number of dynamic dims in source type
func.func @export(%t: tensor<4xi32>, %d: index) {
  %0 = hal.tensor.export %t : tensor<4xi32>{%d} -> !hal.buffer_view
  return
}

// -----

// CHECK: error: 'hal.tensor.export' op result #0 must be buffer or buffer_view, but got '!hal.device'
func.func @target(%t: tensor<4xi32>) {
  %0 = hal.tensor.export %t : tensor<4xi32> -> !hal.device
  return
}

// -----

// CHECK: error: 'hal.tensor.alias' op number of dynamic dims must match the operand type
func.func @alias(%t: tensor<4xi32>, %b: !hal.buffer, %d: index) {
  %0 = hal.tensor.alias %t : tensor<4xi32>{%d} to %b : !hal.buffer
  return
}

// -----

// CHECK: error: 'hal.element_type' op unsupported element type
func.func @element() {
  %0 = hal.element_type<f4E2M1FN> : i32
  return
}

// -----

// CHECK: error: 'hal.element_type' op unsupported element type
func.func @not_an_element() {
  %0 = hal.element_type<tensor<2xi32>> : i32
  return
}

// -----

// CHECK: error: 'hal.encoding_type' op unsupported encoding type
func.func @encoding_type() {
  %0 = hal.encoding_type<"other"> : i32
  return
}

// -----

// CHECK: error: 'hal.buffer_view.rank' op operand #0 must be buffer_view, but got '!hal.buffer'
func.func @rank(%b: !hal.buffer) {
  %0 = "hal.buffer_view.rank"(%b) : (!hal.buffer) -> index
  return
}
