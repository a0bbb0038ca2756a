// args: opt --split-input-file
// exit: 3
// Operations of math that parse and do not verify, or whose types do not fit, in MLIR's words.

// CHECK: error: 'math.absf' op operand #0 must be floating-point-like, but got 'i32'
// CHECK: math.mlir:8:8
func.func @a(%i: i32) {
  %0 = math.absf %i : i32
  return
}

// -----

// CHECK: error: 'math.absi' op operand #0 must be signless-integer-like, but got 'f32'
func.func @a(%x: f32) {
  %0 = math.absi %x : f32
  return
}

// -----

// CHECK: error: 'math.ctlz' op operand #0 must be signless-integer-like, but got 'si32'
func.func @a(%x: si32) {
  %0 = math.ctlz %x : si32
  return
}

// -----

// CHECK: error: 'math.exp' op operand #0 must be floating-point-like, but got 'complex<f32>'
func.func @a(%x: complex<f32>) {
  %0 = math.exp %x : complex<f32>
  return
}

// -----

// CHECK: error: 'math.exp' op operand #0 must be floating-point-like, but got 'memref<4xf32>'
func.func @a(%x: memref<4xf32>) {
  %0 = math.exp %x : memref<4xf32>
  return
}

// -----

// CHECK: error: 'math.fpowi' op operand #1 must be signless-integer-like, but got 'f32'
func.func @a(%x: f32) {
  %0 = math.fpowi %x, %x : f32, f32
  return
}

// -----

// CHECK: error: 'math.fpowi' op requires the same shape for all operands and results
func.func @a(%x: tensor<4xf32>, %i: i32) {
  %0 = math.fpowi %x, %i : tensor<4xf32>, i32
  return
}

// -----

// CHECK: error: 'math.fpowi' op requires the same shape for all operands and results
func.func @a(%x: tensor<4xf32>, %i: tensor<5xi32>) {
  %0 = math.fpowi %x, %i : tensor<4xf32>, tensor<5xi32>
  return
}

// -----

// CHECK: error: 'math.fpowi' op failed to verify that all of {lhs, result} have same type
func.func @a(%x: f32, %i: i64) {
  %0 = "math.fpowi"(%x, %i) : (f32, i64) -> f64
  return
}

// -----

// CHECK: error: 'math.isnan' op failed to verify that result type has i1 element type and same shape as operands
func.func @a(%x: tensor<4xf32>) {
  %0 = "math.isnan"(%x) : (tensor<4xf32>) -> tensor<5xi1>
  return
}

// -----

// CHECK: error: 'math.isnan' op result #0 must be bool-like, but got 'tensor<4xi8>'
func.func @a(%x: tensor<4xf32>) {
  %0 = "math.isnan"(%x) : (tensor<4xf32>) -> tensor<4xi8>
  return
}

// -----

// CHECK: error: 'math.atan2' op requires the same type for all operands and results
func.func @a(%x: f32, %y: f64) {
  %0 = "math.atan2"(%x, %y) : (f32, f64) -> f32
  return
}

// -----

// CHECK: error: 'math.sincos' op requires the same type for all operands and results
func.func @a(%x: f32) {
  %0:2 = "math.sincos"(%x) : (f32) -> (f32, f64)
  return
}

// -----

// CHECK: error: operation defines 2 results but was provided 1 to bind
func.func @a(%x: f32) {
  %0 = math.sincos %x : f32
  return
}

// -----

// CHECK: one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast
func.func @a(%x: f32) {
  %0 = math.exp %x fastmath<quick> : f32
  return
}
