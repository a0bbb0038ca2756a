// The generic form: properties, attributes, regions and successors, of dialects that nobody knows.
"g.props"() <{a = 1 : i32, b}> {c = "d"} : () -> ()
"g.string_props"() <"any attribute"> : () -> ()
"g.empty"() <{}> {} : () -> ()
%0:3 = "g.results"() : () -> (i32, f32, index)
%x, %y:2 = "g.groups"(%0#2, %0#0) : (index, i32) -> (i1, i32, i32)
"g.regions"(%y#1) ({
}, {
  "g.inside"(%x) : (i1) -> ()
}, {
^bb0(%a: i32, %b: f32):
  "g.branch"(%a)[^bb2, ^bb1] {w} : (i32) -> ()
^bb1:
  "g.end"(%b) : (f32) -> ()
^bb2:
  "g.branch"(%x)[^bb1] <{p = [1]}> ({
    "g.deep"(%a) : (i32) -> ()
  }) : (i1) -> ()
}) {attr} : (i32) -> ()
"g.name with spaces and \22quotes\22"() : () -> ()
"nodialect"() : () -> ()
func.func @f(%arg: i32) -> i32 {
  %c = "arith.constant"() <{value = 5 : i32}> : () -> i32
  %d = "arith.addi"(%c, %arg) {other} : (i32, i32) -> i32
  "func.return"(%d) : (i32) -> ()
}
"func.func"() <{function_type = (i32) -> (), sym_name = "g", sym_visibility = "private"}> ({
}) : () -> ()
%c4 = "arith.constant"() {value = 4 : index} : () -> index
"g.graph"(%later) : (f32) -> ()
%later = "g.later"() : () -> f32

// ---- iree-opt
module {
  "g.props"() <{a = 1 : i32, b}> {c = "d"} : () -> ()
  "g.string_props"() <"any attribute"> : () -> ()
  "g.empty"() <{}> : () -> ()
  %0:3 = "g.results"() : () -> (i32, f32, index)
  %1:3 = "g.groups"(%0#2, %0#0) : (index, i32) -> (i1, i32, i32)
  "g.regions"(%1#2) ({
  }, {
    "g.inside"(%1#0) : (i1) -> ()
  }, {
  ^bb0(%arg0: i32, %arg1: f32):
    "g.branch"(%arg0)[^bb2, ^bb1] {w} : (i32) -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb2
    "g.end"(%arg1) : (f32) -> ()
  ^bb2:  // pred: ^bb0
    "g.branch"(%1#0)[^bb1] <{p = [1]}> ({
      "g.deep"(%arg0) : (i32) -> ()
    }) : (i1) -> ()
  }) {attr} : (i32) -> ()
  "g.name with spaces and \22quotes\22"() : () -> ()
  "nodialect"() : () -> ()
  func.func @f(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %3 = arith.addi %c5_i32, %arg0 {other} : i32
    return %3 : i32
  }
  func.func private @g(i32)
  %c4 = arith.constant 4 : index
  "g.graph"(%2) : (f32) -> ()
  %2 = "g.later"() : () -> f32
}
// ---- iree-opt --mlir-print-op-generic
"builtin.module"() ({
  "g.props"() <{a = 1 : i32, b}> {c = "d"} : () -> ()
  "g.string_props"() <"any attribute"> : () -> ()
  "g.empty"() <{}> : () -> ()
  %0:3 = "g.results"() : () -> (i32, f32, index)
  %1:3 = "g.groups"(%0#2, %0#0) : (index, i32) -> (i1, i32, i32)
  "g.regions"(%1#2) ({
  }, {
    "g.inside"(%1#0) : (i1) -> ()
  }, {
  ^bb0(%arg1: i32, %arg2: f32):
    "g.branch"(%arg1)[^bb2, ^bb1] {w} : (i32) -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb2
    "g.end"(%arg2) : (f32) -> ()
  ^bb2:  // pred: ^bb0
    "g.branch"(%1#0)[^bb1] <{p = [1]}> ({
      "g.deep"(%arg1) : (i32) -> ()
    }) : (i1) -> ()
  }) {attr} : (i32) -> ()
  "g.name with spaces and \22quotes\22"() : () -> ()
  "nodialect"() : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    %4 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %5 = "arith.addi"(%4, %arg0) <{overflowFlags = #arith.overflow<none>}> {other} : (i32, i32) -> i32
    "func.return"(%5) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "g", sym_visibility = "private"}> ({
  }) : () -> ()
  %2 = "arith.constant"() <{value = 4 : index}> : () -> index
  "g.graph"(%3) : (f32) -> ()
  %3 = "g.later"() : () -> f32
}) : () -> ()
// ---- iree-opt --mlir-print-debuginfo
#loc8 = loc("<stdin>":11:6)
#loc9 = loc("<stdin>":11:15)
#loc17 = loc("<stdin>":22:14)
module {
  "g.props"() <{a = 1 : i32, b}> {c = "d"} : () -> () loc(#loc1)
  "g.string_props"() <"any attribute"> : () -> () loc(#loc2)
  "g.empty"() <{}> : () -> () loc(#loc3)
  %0:3 = "g.results"() : () -> (i32, f32, index) loc(#loc4)
  %1:3 = "g.groups"(%0#2, %0#0) : (index, i32) -> (i1, i32, i32) loc(#loc5)
  "g.regions"(%1#2) ({
  }, {
    "g.inside"(%1#0) : (i1) -> () loc(#loc7)
  }, {
  ^bb0(%arg0: i32 loc("<stdin>":11:6), %arg1: f32 loc("<stdin>":11:15)):
    "g.branch"(%arg0)[^bb2, ^bb1] {w} : (i32) -> () loc(#loc10)
  ^bb1:  // 2 preds: ^bb0, ^bb2
    "g.end"(%arg1) : (f32) -> () loc(#loc11)
  ^bb2:  // pred: ^bb0
    "g.branch"(%1#0)[^bb1] <{p = [1]}> ({
      "g.deep"(%arg0) : (i32) -> () loc(#loc13)
    }) : (i1) -> () loc(#loc12)
  }) {attr} : (i32) -> () loc(#loc6)
  "g.name with spaces and \22quotes\22"() : () -> () loc(#loc14)
  "nodialect"() : () -> () loc(#loc15)
  func.func @f(%arg0: i32 loc("<stdin>":22:14)) -> i32 {
    %c5_i32 = arith.constant 5 : i32 loc(#loc18)
    %3 = arith.addi %c5_i32, %arg0 {other} : i32 loc(#loc19)
    return %3 : i32 loc(#loc20)
  } loc(#loc16)
  func.func private @g(i32) loc(#loc21)
  %c4 = arith.constant 4 : index loc(#loc22)
  "g.graph"(%2) : (f32) -> () loc(#loc23)
  %2 = "g.later"() : () -> f32 loc(#loc24)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":2:1)
#loc2 = loc("<stdin>":3:1)
#loc3 = loc("<stdin>":4:1)
#loc4 = loc("<stdin>":5:8)
#loc5 = loc("<stdin>":6:12)
#loc6 = loc("<stdin>":7:1)
#loc7 = loc("<stdin>":9:3)
#loc10 = loc("<stdin>":12:3)
#loc11 = loc("<stdin>":14:3)
#loc12 = loc("<stdin>":16:3)
#loc13 = loc("<stdin>":17:5)
#loc14 = loc("<stdin>":20:1)
#loc15 = loc("<stdin>":21:1)
#loc16 = loc("<stdin>":22:1)
#loc18 = loc("<stdin>":23:8)
#loc19 = loc("<stdin>":24:8)
#loc20 = loc("<stdin>":25:3)
#loc21 = loc("<stdin>":27:1)
#loc22 = loc("<stdin>":29:7)
#loc23 = loc("<stdin>":30:1)
#loc24 = loc("<stdin>":31:10)
