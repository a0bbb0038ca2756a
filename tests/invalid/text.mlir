// args: opt --split-input-file
// exit: 3
// What does not parse: a place and a reason each, and the parts after it are still read.

// CHECK: error: expected ')'
// CHECK: text.mlir:8:23
func.func @no_parenthesis(%a: i32) {
  check.expect_true(%a : i32
  return
}

// -----

// CHECK: use of undeclared SSA value name
func.func @undeclared() {
  check.expect_true(%nothing) : i32
  return
}

// -----

// CHECK: use of value '%a' expects different type than prior uses: 'i64' vs 'i32'
func.func @two_types(%a: i32) {
  check.expect_true(%a) : i64
  return
}

// -----

// CHECK: redefinition of SSA value '%a'
func.func @defined_twice() {
  %a = arith.constant 1 : i32
  %a = arith.constant 2 : i32
  return
}

// -----

// CHECK: error: reference to an undefined block
func.func @no_block() {
  cf.br ^nowhere
}

// -----

// CHECK: error: floating point value not valid for specified type
func.func @float_for_an_integer() {
  %0 = arith.constant 1.0 : i32
  return
}

// -----

// CHECK: error: integer constant out of range for attribute
func.func @out_of_range() {
  %0 = arith.constant 256 : i8
  return
}

// -----

// CHECK: error: elements literal type must have static shape
func.func @dynamic_elements() {
  %0 = arith.constant dense<1> : tensor<?xi32>
  return
}

// -----

// A hex string: a digit that is none, half a byte, too few bytes.
// CHECK: error: {{.*}}hex
func.func @hex_digit() {
  %0 = arith.constant dense<"0xGG"> : tensor<1xi8>
  return
}

// -----

// CHECK: error: {{.*}}hex
func.func @hex_length() {
  %0 = arith.constant dense<"0x123"> : tensor<2xi8>
  return
}

// -----

// CHECK: error: elements hex data size is invalid for provided type: 'tensor<1xi32>'
func.func @hex_size() {
  %0 = arith.constant dense<"0x12"> : tensor<1xi32>
  return
}

// -----

// CHECK: error: {{.*}}overflow
func.func @huge(%a: tensor<4294967296x4294967296xi8>) {
  return
}

// -----

// CHECK: error: {{.*}}does not match
func.func @shape() {
  %0 = arith.constant dense<[1, 2, 3]> : tensor<2xi32>
  return
}

// -----

// CHECK: error: integer bitwidth is limited to 16777215 bits
func.func @wide(%a: i16777216) {
  return
}

// -----

// CHECK: error: {{.*}}nodialect{{.*}}
func.func @unknown() {
  nodialect.nothing
  return
}

// -----

// CHECK: error: expected non-empty function body
func.func @empty() {
}
