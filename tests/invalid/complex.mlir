// args: opt --split-input-file
// exit: 3
// Operations of complex that parse and do not verify, in MLIR's words.

// CHECK: error: 'complex.bitcast' op casting bitwidths do not match
func.func @a(%4: i32) { 
  %12 = complex.bitcast %4 : i32 to complex<f32>
  return
}

// -----

// CHECK: error: 'complex.bitcast' op requires that either input or output has a complex type
func.func @a(%4: complex<f64>) { 
  %12 = complex.bitcast %4 : complex<f64> to complex<f32>
  return
}

// -----

// CHECK: error: 'complex.constant' op requires 'value' to be a complex constant, represented as array of two values
func.func @a() { 
  %6 = complex.constant [1.0 : f32] : complex<f32>
  return
}

// -----

// CHECK: error: 'complex.constant' op requires attribute's element types ('f32', 'i32') to match the element type of the op's return type ('f32')
func.func @a() { 
  %6 = complex.constant [1.0 : f32, 2 : i32] : complex<f32>
  return
}

// -----

// CHECK: error: 'complex.create' op failed to verify that all of {real, imaginary} have same type
func.func @a(%a : f32, %b: f64) { 
  %6 = "complex.create"(%a, %b) : (f32, f64) -> complex<f32>
  return
}

// -----

// CHECK: error: 'complex.abs' op failed to verify that complex element type matches result type
func.func @a(%a : complex<f32>, %b: f64) { 
  %6 = "complex.abs"(%a) : (complex<f32>) -> f64
  return
}

// -----

// CHECK: error: 'complex.sin' op requires the same type for all operands and results
func.func @a(%a : complex<f32>, %b: f64) { 
  %6 = "complex.sin"(%a) : (complex<f32>) -> complex<f64>
  return
}

// -----

// CHECK: error: 'complex.sin' op operand #0 must be complex type with floating-point elements, but got 'i32'
func.func @a(%a : complex<f32>, %b: i32) { 
  %6 = "complex.sin"(%b) : (i32) -> i32
  return
}

// -----

// CHECK: error: 'complex.eq' op failed to verify that all of {lhs, rhs} have same type
func.func @a(%a : complex<f32>, %b: complex<f64>) { 
  %6 = "complex.eq"(%a, %b) : (complex<f32>, complex<f64>) -> i1
  return
}

// -----

// CHECK: error: 'complex.powi' op operand #1 must be signless integer, but got 'index'
func.func @a(%a : complex<f32>, %b: index) { 
  %6 = "complex.powi"(%a, %b) : (complex<f32>, index) -> complex<f32>
  return
}

// -----

// CHECK: error: 'complex.powi' op failed to verify that all of {lhs, result} have same type
func.func @a(%a : complex<f32>, %b: i7) { 
  %6 = "complex.powi"(%a, %b) : (complex<f32>, i7) -> complex<f64>
  return
}

// -----

// CHECK: error: 'complex.powi' op operand #1 must be signless integer, but got 'tensor<4xi32>'
func.func @a(%a : complex<f32>, %b: tensor<4xi32>) { 
  %6 = "complex.powi"(%a, %b) : (complex<f32>, tensor<4xi32>) -> complex<f32>
  return
}

// -----

// CHECK: error: 'complex.bitcast' op requires that either input or output has a complex type
func.func @a(%4: i64, %5: f64) { 
  %12 = complex.bitcast %5 : f64 to complex<f32>
  %13 = complex.bitcast %5 : f64 to i64
  return
}
