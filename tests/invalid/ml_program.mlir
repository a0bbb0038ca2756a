// args: opt --split-input-file
// exit: 3
// The ml_program dialect: MLIR's words for what does not verify.

// CHECK: error: 'ml_program.global' op immutable global must have an initial value
ml_program.global private @a : i32

// -----

// CHECK: error: 'ml_program.global_load' op undefined global: a
ml_program.func private @f() {
  %0 = ml_program.global_load @a : i32
  ml_program.return
}

// -----

// CHECK: error: 'ml_program.global_load' op cannot load from global typed 'i32' as 'i64'
ml_program.global private mutable @a : i32
ml_program.func private @f() {
  %0 = ml_program.global_load @a : i64
  ml_program.return
}

// -----

// CHECK: error: 'ml_program.global_load_const' op cannot load as const from mutable global a
ml_program.global private mutable @a : i32
ml_program.func private @f() {
  %0 = ml_program.global_load_const @a : i32
  ml_program.return
}

// -----

// CHECK: error: 'ml_program.global_store' op cannot store to an immutable global a
ml_program.global private @a(1 : i32) : i32
ml_program.func private @f(%x: i32) {
  ml_program.global_store @a = %x : i32
  ml_program.return
}

// -----

// CHECK: error: 'ml_program.global_store' op cannot store to a global typed 'i32' from 'i64'
ml_program.global private mutable @a : i32
ml_program.func private @f(%x: i64) {
  ml_program.global_store @a = %x : i64
  ml_program.return
}

// -----

// CHECK: error: 'ml_program.return' op has 0 operands, but enclosing function (@f) returns 1
ml_program.func private @f() -> i32 {
  ml_program.return
}

// -----

// CHECK: error: type of output operand 0 ('i32') doesn't match function result type ('i64') in function @g
ml_program.subgraph private @g(%x: i32) -> i64 {
  ml_program.output %x : i32
}

// -----

// CHECK: error: 'ml_program.output' op expects parent op 'ml_program.subgraph'
ml_program.func private @f() {
  ml_program.output
}
