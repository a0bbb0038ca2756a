// args: opt --split-input-file
// exit: 3
// Inputs that crashed or hung other tools: an error each, with its place.

// CHECK: error: expected non-function type
// CHECK: cases.mlir:8:32
func.func @negative_extent() {
  %0 = tensor.empty() : tensor<-1xi32>
  return
}

// -----

// CHECK: error: expected non-function type
// CHECK: cases.mlir:17:43
func.func @negative_extent_in_a_constant() {
  %0 = arith.constant dense<1> : tensor<2x-3xi32>
  return
}

// -----

// CHECK: error: custom op 'e' is unknown
// CHECK: cases.mlir:26:26
func.func @no_float() {
  %0 = arith.constant 1.0e : f32
  return
}

// -----

// CHECK: error: unexpected character
// CHECK: cases.mlir:35:35
func.func @no_float_either() {
  %0 = arith.constant dense<[1.0, .5]> : tensor<2xf32>
  return
}

// -----

// CHECK: error: expected element literal of primitive type
// CHECK: cases.mlir:44:42
func.func @no_string() {
  %0 = "arith.constant"() {value = dense<hex> : tensor<1xi32>} : () -> tensor<1xi32>
  return
}

// -----

// CHECK: error: parsed zero elements, but type ('tensor<1xi32>') expected at least 1
// CHECK: cases.mlir:53:23
func.func @no_data() {
  %0 = arith.constant dense<> : tensor<1xi32>
  return
}

// -----

// CHECK: error: expected string containing hex digits starting with `0x`
// CHECK: cases.mlir:62:29
func.func @half_a_byte() {
  %0 = arith.constant dense<"0x123"> : tensor<1xi16>
  return
}

// -----

// CHECK: error: elements hex data size is invalid for provided type: 'tensor<1xi32>'
// CHECK: cases.mlir:71:23
func.func @too_many_bytes() {
  %0 = arith.constant dense<"0x0102030405"> : tensor<1xi32>
  return
}

// -----

// CHECK: error: the number of elements of this type overflows: it is past 2^63
// CHECK: cases.mlir:80:25
func.func @more_elements_than_there_are_numbers() {
  %0 = tensor.empty() : tensor<4294967296x4294967296xi8>
  return
}

// -----

// CHECK: error: use of value '%zero' expects different type than prior uses: 'index' vs 'i32'
// CHECK: cases.mlir:90:30
func.func @step_of_a_loop_in_another_type(%n: index) {
  %zero = arith.constant 0 : i32
  scf.for %i = %n to %n step %zero {
  }
  return
}

// -----

// CHECK: error: tensor literal is invalid; ranks are not consistent between elements
// CHECK: cases.mlir:100:41
func.func @sequence_of_other_extents() {
  %0 = arith.constant dense<[[1, 2], [3]]> : tensor<2x2xi32>
  return
}
