// args: opt
// last: input
// Structured control flow, as iree-opt prints them.

// CHECK: module {
// CHECK-NEXT: func.func @structured(%arg0: i1, %arg1: index, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: tensor<4xf32>, %arg6: f32) -> i32 {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "test.x"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "test.x"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "test.y"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: }
// CHECK-NEXT: %0:2 = scf.if %arg0 -> (i32, f32) {
// CHECK-NEXT: scf.yield %arg2, %arg6 : i32, f32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg3, %arg6 : i32, f32
// CHECK-NEXT: } {attr = 1 : i64}
// CHECK-NEXT: %1 = scf.if %arg0 -> (i32) {
// CHECK-NEXT: scf.yield %arg2 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg7 = %arg1 to %arg1 step %arg1 {
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg7 = %arg1 to %arg1 step %arg1 {
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg7 = %arg2 to %arg3 step %arg4  : i32 {
// CHECK-NEXT: "test.x"(%arg7) : (i32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.for unsigned %arg7 = %arg2 to %arg3 step %arg4  : i32 {
// CHECK-NEXT: "test.x"(%arg7) : (i32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: %2 = scf.for %arg7 = %arg2 to %arg3 step %arg4 iter_args(%arg8 = %arg6) -> (f32)  : i32 {
// CHECK-NEXT: scf.yield %arg8 : f32
// CHECK-NEXT: } {foo}
// CHECK-NEXT: %3:2 = scf.for unsigned %arg7 = %arg2 to %arg3 step %arg4 iter_args(%arg8 = %arg6, %arg9 = %arg5) -> (f32, tensor<4xf32>)  : i32 {
// CHECK-NEXT: scf.yield %arg8, %arg9 : f32, tensor<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %4 = scf.for %arg7 = %arg1 to %arg1 step %arg1 iter_args(%arg8 = %arg6) -> (f32) {
// CHECK-NEXT: scf.yield %arg8 : f32
// CHECK-NEXT: }
// CHECK-NEXT: %5:2 = scf.while (%arg7 = %arg2, %arg8 = %arg6) : (i32, f32) -> (i32, f32) {
// CHECK-NEXT: scf.condition(%arg0) %arg7, %arg8 : i32, f32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg7: i32, %arg8: f32):
// CHECK-NEXT: scf.yield %arg7, %arg8 : i32, f32
// CHECK-NEXT: } attributes {z}
// CHECK-NEXT: %6 = scf.while (%arg7 = %arg2) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%arg0) %arg7 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg7: i32):
// CHECK-NEXT: scf.yield %arg7 : i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: scf.condition(%arg0)
// CHECK-NEXT: } do {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: scf.condition(%arg0) {cc}
// CHECK-NEXT: } do {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: %7 = scf.while (%arg7 = %arg2) : (i32) -> f32 {
// CHECK-NEXT: scf.condition(%arg0) %arg6 : f32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg7: f32):
// CHECK-NEXT: scf.yield %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: %8 = scf.index_switch %arg1 {attr} -> i32
// CHECK-NEXT: case 2 {
// CHECK-NEXT: scf.yield %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: case -5 {
// CHECK-NEXT: scf.yield %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %arg3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.index_switch %arg1
// CHECK-NEXT: case 2 {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: case 3 {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: }
// CHECK-NEXT: scf.index_switch %arg1
// CHECK-NEXT: default {
// CHECK-NEXT: }
// CHECK-NEXT: %9 = scf.execute_region -> i32 {
// CHECK-NEXT: scf.yield %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.execute_region {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: } {aa}
// CHECK-NEXT: scf.execute_region no_inline {
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: %10:2 = scf.execute_region -> (i32, f32) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: scf.yield %arg2, %arg6 : i32, f32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: scf.yield %arg3, %arg6 : i32, f32
// CHECK-NEXT: } {xx}
// CHECK-NEXT: return %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

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
