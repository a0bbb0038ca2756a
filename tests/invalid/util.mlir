// args: opt --split-input-file
// exit: 3
// The util dialect: IREE's words for what does not verify.

// CHECK: error: 'util.global' op initial value type mismatch; global a is 'i32' but initial value provided is 'i64'
util.global private @a : i32 = 1 : i64

// -----

// CHECK: error: 'util.global.load' op undefined global: @missing
util.func private @missing() -> i32 {
  %0 = util.global.load @missing : i32
  util.return %0 : i32
}

// -----

// CHECK: error: 'util.global.load' op global type mismatch; global a is 'tensor<2xi32>' but load is 'tensor<3xi32>'
util.global private @a : tensor<2xi32>
util.func private @another_shape() {
  %0 = util.global.load @a : tensor<3xi32>
  util.return
}

// -----

// CHECK: error: 'util.global.load' op global type mismatch; global a is 'tensor<?xi32>' but load is 'tensor<?xf32>'
util.global private @a : tensor<?xi32>
util.func private @another_element() {
  %0 = util.global.load @a : tensor<?xf32>
  util.return
}

// -----

// CHECK: error: 'util.global.load' op is marked as immutable but the global is mutable
util.global private mutable @a : i32
util.func private @not_immutable() {
  %0 = util.global.load immutable @a : i32
  util.return
}

// -----

// CHECK: error: 'util.global.address' op undefined global: @a
util.func private @a() {
  %0 = util.global.address @a : !util.ptr<i32>
  util.return
}

// -----

// CHECK: error: 'util.global.store' op global type mismatch; global a is 'tensor<?xi32>' but store is 'tensor<2xi32>'
util.global private mutable @a : tensor<?xi32>
util.func private @store_narrower(%t: tensor<2xi32>) {
  util.global.store %t, @a : tensor<2xi32>
  util.return
}

// -----

// CHECK: error: store to immutable global '@a' in function 'f' which is reachable from non-initializer contexts
util.global private @a : i32
util.func public @f(%x: i32) {
  util.global.store %x, @a : i32
  util.return
}

// -----

// CHECK: error: 'util.global.load.indirect' op global type mismatch; global pointer is 'i32' but load is 'i64'
util.func private @indirect(%p: !util.ptr<i32>) {
  %0 = util.global.load.indirect %p : !util.ptr<i32> -> i64
  util.return
}

// -----

// CHECK: error: 'util.call' op undefined/incompatible callee: f
func.func private @f()
util.func private @call_of_func() {
  util.call @f() : () -> ()
  util.return
}

// -----

// CHECK: error: 'util.call' op function type mismatch; expected '(i32) -> i32' but callee is '(i32) -> ()'
util.func private @f(%a: i32)
util.func private @call(%a: i32) {
  %0 = util.call @f(%a) : (i32) -> i32
  util.return
}

// -----

// CHECK: error: 'util.call' op function tied operands mismatch; have [0 : index] but callee is [-1 : index]
util.func private @f(%a: tensor<2xi32>) -> tensor<2xi32>
util.func private @tie(%a: tensor<2xi32>) {
  %0 = util.call @f(%a) : (tensor<2xi32>) -> %a
  util.return
}

// -----

// CHECK: error: tied operand not found for result reference %b
util.func private @no_such_argument(%a: tensor<2xi32>) -> %b

// -----

// CHECK: error: 'util.func' op result #0 tied to invalid operand index 3
"util.func"() <{function_type = (i32) -> i32, sym_name = "f", sym_visibility = "private", tied_operands = [3 : index]}> ({
}) : () -> ()

// -----

// CHECK: error: 'util.return' op has 1 operands, but enclosing function-like op returns 0
util.initializer {
  %0 = arith.constant 1 : i32
  util.return %0 : i32
}

// -----

// CHECK: error: 'util.return' op type of return operand 0 ('i32') doesn't match function result type ('i64')
util.func private @f(%a: i32) -> i64 {
  util.return %a : i32
}

// -----

// CHECK: error: expected non-empty function body
util.initializer {
}

// -----

// CHECK: error: 'util.cast' op operand type 'i32' is not object cast compatible
util.func private @cast(%a: i32) {
  %0 = util.cast %a : i32 to !util.object
  util.return
}

// -----

// CHECK: error: 'util.assume.int' op expected operand #1 to have 2 assumptions but it has 3
util.func private @assume(%a: i32, %b: i32) {
  %0:2 = util.assume.int %a[<umin = 1>, <umin = 2>], %b[<umin = 1>, <umin = 2>, <udiv = 2>] : i32, i32
  util.return
}

// -----

// CHECK: error: expected 'umin', 'umax' or 'udiv'
util.func private @assume(%a: i32) {
  %0 = util.assume.int %a<smin = 1> : i32
  util.return
}

// -----

// CHECK: error: type '!util.list' has 1 parameters
func.func private @list(!util.list<i32, i32>)
