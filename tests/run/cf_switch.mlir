// cf.switch: flags of every width, cases without order, several ways to one block, values handed over.

func.func private @choose(%flag: i8) -> i32 {
  %a = arith.constant 10 : i32
  %b = arith.constant 20 : i32
  %c = arith.constant 30 : i32
  cf.switch %flag : i8, [
    default: ^default(%c : i32),
    42: ^one(%a : i32),
    -3: ^default(%b : i32),
    127: ^one(%b : i32)
  ]
^one(%x: i32):
  return %x : i32
^default(%y: i32):
  %z = arith.addi %y, %y : i32
  return %z : i32
}

func.func private @expect(%flag: i8, %want: i32) {
  %0 = call @choose(%flag) : (i8) -> i32
  %same = arith.cmpi eq, %0, %want : i32
  check.expect_true(%same) : i1
  return
}

func.func @by_i8() {
  %f42 = util.unfoldable_constant 42 : i8
  %fm3 = util.unfoldable_constant -3 : i8
  %f127 = util.unfoldable_constant 127 : i8
  %f0 = util.unfoldable_constant 0 : i8
  %w10 = arith.constant 10 : i32
  %w40 = arith.constant 40 : i32
  %w20 = arith.constant 20 : i32
  %w60 = arith.constant 60 : i32
  call @expect(%f42, %w10) : (i8, i32) -> ()
  call @expect(%fm3, %w40) : (i8, i32) -> ()
  call @expect(%f127, %w20) : (i8, i32) -> ()
  call @expect(%f0, %w60) : (i8, i32) -> ()
  return
}

// Signed and unsigned spellings of a case are one; the first of two equal ones counts.
func.func @equal_cases() {
  %f = util.unfoldable_constant -56 : i8
  cf.switch %f : i8, [
    default: ^bad,
    200: ^good,
    -56: ^bad
  ]
^good:
  %yes = arith.constant true
  check.expect_true(%yes) : i1
  return
^bad:
  %no = arith.constant false
  check.expect_true(%no) : i1
  return
}

func.func @by_other_widths() {
  %good = arith.constant 1 : i32
  %bad = arith.constant 0 : i32
  %f1 = util.unfoldable_constant true
  cf.switch %f1 : i1, [
    default: ^next1(%bad : i32),
    0: ^next1(%bad : i32),
    1: ^next1(%good : i32)
  ]
^next1(%r1: i32):
  check.expect_true(%r1) : i32
  %f7 = util.unfoldable_constant -64 : i7
  cf.switch %f7 : i7, [
    default: ^next7(%bad : i32),
    -64: ^next7(%good : i32),
    63: ^next7(%bad : i32)
  ]
^next7(%r7: i32):
  check.expect_true(%r7) : i32
  %f64 = util.unfoldable_constant -9223372036854775808 : i64
  cf.switch %f64 : i64, [
    default: ^next64(%bad : i32),
    0: ^next64(%bad : i32),
    -9223372036854775808: ^next64(%good : i32)
  ]
^next64(%r64: i32):
  check.expect_true(%r64) : i32
  %f128 = util.unfoldable_constant -170141183460469231731687303715884105728 : i128
  cf.switch %f128 : i128, [
    default: ^next128(%bad : i32),
    0: ^next128(%bad : i32),
    -170141183460469231731687303715884105728: ^next128(%good : i32)
  ]
^next128(%r128: i32):
  check.expect_true(%r128) : i32
  return
}

func.func @default_only() {
  %f = util.unfoldable_constant 3 : i32
  cf.switch %f : i32, [
    default: ^next
  ]
^next:
  %yes = arith.constant true
  check.expect_true(%yes) : i1
  return
}

// A switch that closes a loop, with tensors on its ways.
func.func @state_machine() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %a = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  cf.br ^head(%c0, %a : i32, tensor<2xi32>)
^head(%state: i32, %x: tensor<2xi32>):
  %next = arith.addi %state, %c1 : i32
  cf.switch %state : i32, [
    default: ^done(%x : tensor<2xi32>),
    0: ^double,
    1: ^head(%next, %x : i32, tensor<2xi32>),
    2: ^double
  ]
^double:
  %y = arith.addi %x, %x : tensor<2xi32>
  cf.br ^head(%next, %y : i32, tensor<2xi32>)
^done(%z: tensor<2xi32>):
  check.expect_eq_const(%z, dense<[4, 8]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%a, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  return
}
