// args: opt --generic
// last: input
// Structured control flow, as iree-opt prints them. In the generic form.

// CHECK: "builtin.module"() ({
// CHECK-NEXT: "func.func"() <{function_type = (i1, index, i32, i32, i32, tensor<4xf32>, f32) -> i32, sym_name = "structured"}> ({
// CHECK-NEXT: ^bb0(%arg0: i1, %arg1: index, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: tensor<4xf32>, %arg6: f32):
// CHECK-NEXT: "scf.if"(%arg0) ({
// CHECK-NEXT: "test.x"() : () -> ()
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: }) : (i1) -> ()
// CHECK-NEXT: "scf.if"(%arg0) ({
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : (i1) -> ()
// CHECK-NEXT: "scf.if"(%arg0) ({
// CHECK-NEXT: "test.x"() : () -> ()
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "test.y"() : () -> ()
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : (i1) -> ()
// CHECK-NEXT: "scf.if"(%arg0) ({
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: }) : (i1) -> ()
// CHECK-NEXT: %0:2 = "scf.if"(%arg0) ({
// CHECK-NEXT: "scf.yield"(%arg2, %arg6) : (i32, f32) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "scf.yield"(%arg3, %arg6) : (i32, f32) -> ()
// CHECK-NEXT: }) {attr = 1 : i64} : (i1) -> (i32, f32)
// CHECK-NEXT: %1 = "scf.if"(%arg0) ({
// CHECK-NEXT: "scf.yield"(%arg2) : (i32) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "scf.yield"(%arg3) : (i32) -> ()
// CHECK-NEXT: }) : (i1) -> i32
// CHECK-NEXT: "scf.for"(%arg1, %arg1, %arg1) ({
// CHECK-NEXT: ^bb0(%arg25: index):
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : (index, index, index) -> ()
// CHECK-NEXT: "scf.for"(%arg1, %arg1, %arg1) ({
// CHECK-NEXT: ^bb0(%arg24: index):
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : (index, index, index) -> ()
// CHECK-NEXT: "scf.for"(%arg2, %arg3, %arg4) ({
// CHECK-NEXT: ^bb0(%arg23: i32):
// CHECK-NEXT: "test.x"(%arg23) : (i32) -> ()
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : (i32, i32, i32) -> ()
// CHECK-NEXT: "scf.for"(%arg2, %arg3, %arg4) <{unsignedCmp}> ({
// CHECK-NEXT: ^bb0(%arg22: i32):
// CHECK-NEXT: "test.x"(%arg22) : (i32) -> ()
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : (i32, i32, i32) -> ()
// CHECK-NEXT: %2 = "scf.for"(%arg2, %arg3, %arg4, %arg6) ({
// CHECK-NEXT: ^bb0(%arg20: i32, %arg21: f32):
// CHECK-NEXT: "scf.yield"(%arg21) : (f32) -> ()
// CHECK-NEXT: }) {foo} : (i32, i32, i32, f32) -> f32
// CHECK-NEXT: %3:2 = "scf.for"(%arg2, %arg3, %arg4, %arg6, %arg5) <{unsignedCmp}> ({
// CHECK-NEXT: ^bb0(%arg17: i32, %arg18: f32, %arg19: tensor<4xf32>):
// CHECK-NEXT: "scf.yield"(%arg18, %arg19) : (f32, tensor<4xf32>) -> ()
// CHECK-NEXT: }) : (i32, i32, i32, f32, tensor<4xf32>) -> (f32, tensor<4xf32>)
// CHECK-NEXT: %4 = "scf.for"(%arg1, %arg1, %arg1, %arg6) ({
// CHECK-NEXT: ^bb0(%arg15: index, %arg16: f32):
// CHECK-NEXT: "scf.yield"(%arg16) : (f32) -> ()
// CHECK-NEXT: }) : (index, index, index, f32) -> f32
// CHECK-NEXT: %5:2 = "scf.while"(%arg2, %arg6) ({
// CHECK-NEXT: ^bb0(%arg13: i32, %arg14: f32):
// CHECK-NEXT: "scf.condition"(%arg0, %arg13, %arg14) : (i1, i32, f32) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg11: i32, %arg12: f32):
// CHECK-NEXT: "scf.yield"(%arg11, %arg12) : (i32, f32) -> ()
// CHECK-NEXT: }) {z} : (i32, f32) -> (i32, f32)
// CHECK-NEXT: %6 = "scf.while"(%arg2) ({
// CHECK-NEXT: ^bb0(%arg10: i32):
// CHECK-NEXT: "scf.condition"(%arg0, %arg10) : (i1, i32) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg9: i32):
// CHECK-NEXT: "scf.yield"(%arg9) : (i32) -> ()
// CHECK-NEXT: }) : (i32) -> i32
// CHECK-NEXT: "scf.while"() ({
// CHECK-NEXT: "scf.condition"(%arg0) : (i1) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "scf.while"() ({
// CHECK-NEXT: "scf.condition"(%arg0) {cc} : (i1) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: %7 = "scf.while"(%arg2) ({
// CHECK-NEXT: ^bb0(%arg8: i32):
// CHECK-NEXT: "scf.condition"(%arg0, %arg6) : (i1, f32) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg7: f32):
// CHECK-NEXT: "scf.yield"(%arg2) : (i32) -> ()
// CHECK-NEXT: }) : (i32) -> f32
// CHECK-NEXT: %8 = "scf.index_switch"(%arg1) <{cases = array<i64: 2, -5>}> ({
// CHECK-NEXT: "scf.yield"(%arg3) : (i32) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "scf.yield"(%arg2) : (i32) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "scf.yield"(%arg2) : (i32) -> ()
// CHECK-NEXT: }) {attr} : (index) -> i32
// CHECK-NEXT: "scf.index_switch"(%arg1) <{cases = array<i64: 2, 3>}> ({
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : (index) -> ()
// CHECK-NEXT: "scf.index_switch"(%arg1) <{cases = array<i64>}> ({
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : (index) -> ()
// CHECK-NEXT: %9 = "scf.execute_region"() ({
// CHECK-NEXT: "scf.yield"(%arg2) : (i32) -> ()
// CHECK-NEXT: }) : () -> i32
// CHECK-NEXT: "scf.execute_region"() ({
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) {aa} : () -> ()
// CHECK-NEXT: "scf.execute_region"() <{no_inline}> ({
// CHECK-NEXT: "cf.br"()[^bb1] : () -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "scf.yield"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: %10:2 = "scf.execute_region"() ({
// CHECK-NEXT: "cf.cond_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "scf.yield"(%arg2, %arg6) : (i32, f32) -> ()
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: "scf.yield"(%arg3, %arg6) : (i32, f32) -> ()
// CHECK-NEXT: }) {xx} : () -> (i32, f32)
// CHECK-NEXT: "func.return"(%arg2) : (i32) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : () -> ()

func.func @structured(%c: i1, %n: index, %lb: i32, %ub: i32, %st: i32, %t: tensor<4xf32>, %f: f32) -> i32 {
  scf.if %c { 
    "test.x"() : () -> ()
  }
  scf.if %c { } else { }
  scf.if %c { "test.x"() : () -> () } else { "test.y"() : () -> ()  scf.yield }
  scf.if %c { scf.yield }
  %0:2 = scf.if %c -> (i32, f32) { scf.yield %lb, %f : i32, f32 } else { scf.yield %ub, %f : i32, f32 } {attr = 1}
  %z = scf.if %c -> i32 { scf.yield %lb : i32} else { scf.yield %ub : i32}
  scf.for %i = %n to %n step %n { }
  scf.for %i = %n to %n step %n { scf.yield }
  scf.for %i = %lb to %ub step %st : i32 { "test.x"(%i) : (i32) -> () }
  scf.for unsigned %i = %lb to %ub step %st : i32 { "test.x"(%i) : (i32) -> () }
  %1 = scf.for %i = %lb to %ub step %st iter_args(%a = %f) -> (f32) : i32 { scf.yield %a : f32 } {foo}
  %2:2 = scf.for unsigned %i = %lb to %ub step %st iter_args(%a = %f, %b = %t) -> (f32, tensor<4xf32>) : i32 { scf.yield %a, %b : f32, tensor<4xf32> }
  %3 = scf.for %i = %n to %n step %n iter_args(%a = %f) -> f32 { scf.yield %a : f32 }
  %4:2 = scf.while (%a = %lb, %b = %f) : (i32, f32) -> (i32, f32) {
     scf.condition(%c) %a, %b : i32, f32
  } do {
  ^bb0(%x: i32, %y: f32):
     scf.yield %x, %y : i32, f32
  } attributes {z}
  %5 = scf.while (%a = %lb) : (i32) -> i32 { scf.condition(%c) %a : i32 } do { ^bb0(%x: i32): scf.yield %x : i32 }
  scf.while : () -> () { scf.condition(%c) } do { scf.yield }
  scf.while : () -> () { scf.condition(%c) {cc} } do { scf.yield }
  %6 = scf.while (%a = %lb) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%x: f32): scf.yield %lb : i32 }
  %7 = scf.index_switch %n {attr} -> i32 
  case 2 { scf.yield %lb : i32 }
  case -5 { scf.yield %lb : i32 }
  default { scf.yield %ub : i32 }
  scf.index_switch %n 
  case 2 { scf.yield }
  case 3 { scf.yield }
  default { scf.yield }
  scf.index_switch %n default { scf.yield}
  %8 = scf.execute_region -> i32 { scf.yield %lb : i32 }
  scf.execute_region { scf.yield } {aa}
  scf.execute_region no_inline { cf.br ^bb1
    ^bb1: scf.yield }
  %9:2 = scf.execute_region -> (i32, f32) { cf.cond_br %c, ^a, ^b ^a: scf.yield %lb, %f : i32, f32 ^b: scf.yield %ub, %f : i32, f32 } {xx}
  return %lb : i32
}
