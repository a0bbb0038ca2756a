// args: opt
// last: input
// Switches, assertions, functions as values, as iree-opt prints them.

// CHECK: module {
// CHECK-NEXT: func.func @branches(%arg0: i1, %arg1: index, %arg2: tensor<4xf32>, %arg3: tensor<?xf32>, %arg4: f32, %arg5: i8) {
// CHECK-NEXT: cf.switch %arg5 : i8, [
// CHECK-NEXT: default: ^bb1(%arg1 : index),
// CHECK-NEXT: 42: ^bb1(%arg1 : index),
// CHECK-NEXT: -3: ^bb2
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1(%0: index):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: cf.switch %arg5 : i8, [
// CHECK-NEXT: default: ^bb2]
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: cf.switch %arg5 : i8, [
// CHECK-NEXT: default: ^bb3,
// CHECK-NEXT: 1: ^bb3,
// CHECK-NEXT: 2: ^bb3
// CHECK-NEXT: ] {aa}
// CHECK-NEXT: ^bb3:  // 3 preds: ^bb2, ^bb2, ^bb2
// CHECK-NEXT: cf.assert %arg0, "hello \22a\22 \0A"
// CHECK-NEXT: cf.assert %arg0, "x" {aa}
// CHECK-NEXT: %f = constant @branches : (i1, index, tensor<4xf32>, tensor<?xf32>, f32, i8) -> ()
// CHECK-NEXT: call_indirect %f(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (i1, index, tensor<4xf32>, tensor<?xf32>, f32, i8) -> ()
// CHECK-NEXT: %f_0 = constant {aa} @r : (i32) -> (i32, i32)
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %1:2 = call_indirect %f_0(%c3_i32) {bb} : (i32) -> (i32, i32)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @r(i32) -> (i32, i32)
// CHECK-NEXT: }

func.func @branches(%c: i1, %n: index, %t: tensor<4xf32>, %u: tensor<?xf32>, %f: f32, %s: i8) {
  cf.switch %s : i8, [ default: ^bb1(%n : index), 42: ^bb1(%n : index), -3: ^bb2 ]
^bb1(%x: index):
  cf.switch %s : i8, [ default: ^bb2 ]
^bb2:
  cf.switch %s : i8, [ default: ^bb3, 1: ^bb3, 2: ^bb3 ] {aa}
^bb3:
  cf.assert %c, "hello \"a\" \n"
  cf.assert %c, "x" {aa}
  %fn = func.constant @branches : (i1, index, tensor<4xf32>, tensor<?xf32>, f32, i8) -> ()
  func.call_indirect %fn(%c, %n, %t, %u, %f, %s) : (i1, index, tensor<4xf32>, tensor<?xf32>, f32, i8) -> ()
  %g = constant {aa} @r : (i32) -> (i32, i32)
  %i = arith.constant 3 : i32
  %v:2 = call_indirect %g(%i) {bb} : (i32) -> (i32, i32)
  return
}
func.func private @r(i32) -> (i32, i32)
