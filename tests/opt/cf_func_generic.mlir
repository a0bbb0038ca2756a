// args: opt --generic
// last: input
// Switches, assertions, functions as values, as iree-opt prints them. In the generic form.

// CHECK: "builtin.module"() ({
// CHECK-NEXT: "func.func"() <{function_type = (i1, index, tensor<4xf32>, tensor<?xf32>, f32, i8) -> (), sym_name = "branches"}> ({
// CHECK-NEXT: ^bb0(%arg0: i1, %arg1: index, %arg2: tensor<4xf32>, %arg3: tensor<?xf32>, %arg4: f32, %arg5: i8):
// CHECK-NEXT: "cf.switch"(%arg5, %arg1, %arg1)[^bb1, ^bb1, ^bb2] <{case_operand_segments = array<i32: 1, 0>, case_values = dense<[42, -3]> : vector<2xi8>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i8, index, index) -> ()
// CHECK-NEXT: ^bb1(%0: index):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: "cf.switch"(%arg5)[^bb2] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i8) -> ()
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: "cf.switch"(%arg5)[^bb3, ^bb3, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[1, 2]> : vector<2xi8>, operandSegmentSizes = array<i32: 1, 0, 0>}> {aa} : (i8) -> ()
// CHECK-NEXT: ^bb3:  // 3 preds: ^bb2, ^bb2, ^bb2
// CHECK-NEXT: "cf.assert"(%arg0) <{msg = "hello \22a\22 \0A"}> : (i1) -> ()
// CHECK-NEXT: "cf.assert"(%arg0) <{msg = "x"}> {aa} : (i1) -> ()
// CHECK-NEXT: %1 = "func.constant"() <{value = @branches}> : () -> ((i1, index, tensor<4xf32>, tensor<?xf32>, f32, i8) -> ())
// CHECK-NEXT: "func.call_indirect"(%1, %arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : ((i1, index, tensor<4xf32>, tensor<?xf32>, f32, i8) -> (), i1, index, tensor<4xf32>, tensor<?xf32>, f32, i8) -> ()
// CHECK-NEXT: %2 = "func.constant"() <{value = @r}> {aa} : () -> ((i32) -> (i32, i32))
// CHECK-NEXT: %3 = "arith.constant"() <{value = 3 : i32}> : () -> i32
// CHECK-NEXT: %4:2 = "func.call_indirect"(%2, %3) {bb} : ((i32) -> (i32, i32), i32) -> (i32, i32)
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "r", sym_visibility = "private"}> ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : () -> ()

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
