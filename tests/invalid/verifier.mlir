// args: opt --split-input-file
// exit: 3
// What parses and does not verify: the operation's place, and words close to MLIR's.

// CHECK: error: 'check.expect_all_true' op operand #0 must be buffer_view or tensor of signless integer values, but got 'tensor<2xf32>'
// CHECK: verifier.mlir:8:3
func.func @all_true_of_floats(%a: tensor<2xf32>) {
  check.expect_all_true(%a) : tensor<2xf32>
  return
}

// -----

// CHECK: error: 'check.expect_almost_eq' op operand #0 must be buffer_view or tensor of floating-point values, but got 'tensor<2xi32>'
func.func @almost_eq_of_integers(%a: tensor<2xi32>) {
  check.expect_almost_eq(%a, %a) : tensor<2xi32>
  return
}

// -----

// CHECK: error: 'check.expect_eq_const' op failed to verify that all of {lhs, value} have same type
func.func @another_type(%a: tensor<2xi32>) {
  check.expect_eq_const(%a, dense<1> : tensor<3xi32>) : tensor<2xi32>
  return
}

// -----

// CHECK: error: 'check.expect_eq' op expected 2 or more operands, but found 1
func.func @too_few(%a: tensor<2xi32>) {
  "check.expect_eq"(%a) : (tensor<2xi32>) -> ()
  return
}

// -----

// CHECK: error: 'arith.addi' op operand #0 must be signless-non-zero-bitwidth-integer-like, but got 'f32'
func.func @addi_of_floats(%a: f32) {
  %0 = arith.addi %a, %a : f32
  return
}

// -----

// CHECK: error: 'func.return' op has 0 operands, but enclosing function (@no_result) returns 1
func.func @no_result() -> i32 {
  return
}

// -----

// CHECK: error: type of return operand 0 ('i64') doesn't match function result type ('i32') in function @wrong_result
func.func @wrong_result() -> i32 {
  %0 = arith.constant 1 : i64
  return %0 : i64
}

// -----

// CHECK: error: 'func.call' op 'nowhere' does not reference a valid function
func.func @calls_nothing() {
  call @nowhere() : () -> ()
  return
}

// -----

// CHECK: error: 'func.call' op operand type mismatch: expected operand type 'i32', but provided 'i64' for operand number 0
func.func private @takes(i32)
func.func @passes_another(%a: i64) {
  call @takes(%a) : (i64) -> ()
  return
}

// -----

// CHECK: error: 'func.func' op symbol declaration cannot have public visibility
func.func @declared(i32)

// -----

// CHECK: error: redefinition of symbol named 'twice'
// CHECK: see existing symbol definition here
func.func private @twice(i32)
func.func private @twice(i64)

// -----

// CHECK: error: operand #0 does not dominate this use
func.func @used_before() {
  cf.br ^end
^end:
  check.expect_true(%a) : i32
  cf.br ^never
^never:
  %a = arith.constant 1 : i32
  return
}

// -----

// CHECK: error: 'tensor.empty' op incorrect number of dynamic sizes, has 1, expected 0
func.func @sizes(%n: index) {
  %0 = tensor.empty(%n) : tensor<2xi32>
  return
}

// -----

// CHECK: error: block with no terminator, has 'arith.constant' as its last operation
func.func @no_terminator() {
  %0 = arith.constant 1 : i32
}

// -----

// CHECK: error: 'func.func' op visibility expected to be one of ["public", "private", "nested"]
"func.func"() <{sym_name = "f", sym_visibility = "a b", function_type = () -> ()}> ({}) : () -> ()

// -----

// CHECK: error: 'vm.import' op must not have a body
"vm.import"() <{sym_name = "f", sym_visibility = "private", function_type = (i32) -> ()}> ({
^bb0(%a: i32):
  vm.br ^bb1
^bb1:
  vm.br ^bb1
}) : () -> ()

// -----

// CHECK: error: 'arith.constant' op result #0 must be any non-token type, but got 'token'
%t = "arith.constant"() {value = 1 : i32} : () -> token

// -----

// CHECK: error: 'func.func' op has a block whose argument #1 is a token
func.func @token_argument(%a: i32, %b: token) {
  return
}

// -----

// CHECK: error: 'func.func' op has a block whose argument #0 is a token
// CHECK: error: 'cf.br' op operand #0 must be variadic of any non-token type, but got 'token'
func.func @token_on_its_way() {
  %t = "test.token"() : () -> token
  "test.use"(%t) : (token) -> ()
  cf.br ^bb1(%t : token)
^bb1(%u: token):
  return
}
