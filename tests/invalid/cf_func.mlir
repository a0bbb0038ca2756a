// args: opt --split-input-file
// exit: 3
// What parses and does not verify, or does not parse, in MLIR's words.

// CHECK: error: expected 'default'
func.func @s(%a: i8, %f: f32) {
  cf.switch %a : i8, [ 1: ^b]
  ^b: return
}

// -----

// CHECK: error: custom op 'cf.switch' invalid kind of type specified: expected builtin.integer, but found 'f32'
func.func @s(%a: i8, %f: f32) {
  cf.switch %f : f32, [ default: ^b]
  ^b: return
}

// -----

// CHECK: error: 'cf.switch' op number of case values (2) should match number of case destinations (1)
func.func @s(%a: i8, %f: f32) {
  "cf.switch"(%a)[^b, ^b] <{case_operand_segments = array<i32: 0>, case_values = dense<[1,2]> : vector<2xi8>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i8) -> ()
  ^b: return
}

// -----

// CHECK: error: 'cf.switch' op 'flag' type ('i8') should match case value type ('i16')
func.func @s(%a: i8, %f: f32) {
  "cf.switch"(%a)[^b, ^b] <{case_operand_segments = array<i32: 0>, case_values = dense<[1]> : vector<1xi16>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i8) -> ()
  ^b: return
}

// -----

// CHECK: error: 'cf.switch' op caseOperands count (0) does not match with the total size (1) specified in attribute 'case_operand_segments'
func.func @s(%a: i8, %f: f32) {
  "cf.switch"(%a)[^b, ^b] <{case_operand_segments = array<i32: 1>, case_values = dense<[1]> : vector<1xi8>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i8) -> ()
  ^b: return
}

// -----

// CHECK: error: custom op 'cf.switch' invalid kind of type specified: expected builtin.integer, but found 'index'
func.func @s(%a: index, %f: f32) {
  cf.switch %a : index, [ default: ^b, 1: ^b]
  ^b: return
}

// -----

// CHECK: error: 'cf.switch' op operand #0 must be signless integer, but got 'si8'
func.func @s(%a: si8, %f: f32) {
  cf.switch %a : si8, [ default: ^b, -1: ^b]
  ^b: return
}

// -----

// CHECK: error: use of value '%a' expects different type than prior uses: 'i1' vs 'i8'
func.func @s(%a: i8, %f: f32) {
  cf.assert %a, "x"
  return
}

// -----

// CHECK: error: expected ','
func.func @s(%a: i1, %f: f32) {
  cf.assert %a
  return
}

// -----

// CHECK: error: 'func.constant' op reference to undefined function 'none'
func.func @s(%a: i1, %f: f32) {
  %0 = constant @none : () -> ()
  return
}

// -----

// CHECK: error: 'func.constant' op reference to function with mismatched type
func.func @s(%a: i1, %f: f32) {
  %0 = constant @s : () -> ()
  return
}

// -----

// CHECK: error: 'func.constant' op reference to function with mismatched type
func.func @s(%a: i1, %f: f32) {
  %0 = constant @s : i32
  return
}

// -----

// CHECK: error: number of operands and types do not match: got 1 operands and 2 types
func.func @s(%a: i1, %f: f32) {
  %0 = constant @s : (i1, f32) -> ()
  call_indirect %0(%a) : (i1, f32) -> ()
  return
}

// -----

// CHECK: error: use of value '%0' expects different type than prior uses: '(i1) -> ()' vs '(i1, f32) -> ()'
func.func @s(%a: i1, %f: f32) {
  %0 = constant @s : (i1, f32) -> ()
  call_indirect %0(%a) : (i1) -> ()
  return
}

// -----

// CHECK: error: custom op 'func.call_indirect' invalid kind of type specified: expected builtin.function, but found 'i1'
func.func @s(%a: i1, %f: f32) {
  call_indirect %a(%a) : i1
  return
}

// -----

// CHECK: error: 'func.call_indirect' op operand #0 must be function type, but got 'i1'
func.func @s(%a: i1, %f: f32) {
  "func.call_indirect"(%a) : (i1) -> ()
  return
}

// -----

// CHECK: error: 'func.call_indirect' op failed to verify that callee input types match argument types
func.func @s(%a: i1, %f: f32) {
  %0 = constant @s : (i1, f32) -> ()
  "func.call_indirect"(%0) : ((i1, f32) -> ()) -> ()
  return
}

// -----

// CHECK: error: 'func.call_indirect' op failed to verify that callee result types match result types
func.func @s(%a: i1, %f: f32) {
  %0 = constant @s : (i1, f32) -> ()
  %1 = "func.call_indirect"(%0, %a, %f) : ((i1, f32) -> (), i1, f32) -> i32
  return
}

// -----

// CHECK: error: 'func.call_indirect' op failed to verify that callee input types match argument types
func.func @s(%a: i1, %f: f32) {
  %0 = constant @s : (i1, f32) -> ()
  "func.call_indirect"(%0, %f, %f) : ((i1, f32) -> (), f32, f32) -> ()
  return
}

// -----

// CHECK: error: 'func.call_indirect' op expected 1 or more operands, but found 0
func.func @s(%a: i1, %f: f32) {
  %0 = "func.call_indirect"() : () -> i32
  return
}
