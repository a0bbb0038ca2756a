// Locations of everything that has one.
#written = loc("x.mlir":3:4)
func.func private @ext(i32, tensor<?xf32>) -> (i32, f32)
func.func @f(%a: i32, %b: f32 loc("arg"), %c: i1 loc(#written)) -> i32 {
  %0 = arith.constant 5 : i32 loc(#written)
  %1 = "foo.b"(%0) ({
  ^bb0(%x: i32, %y: i32 loc(fused<"m">["z", unknown])):
    "foo.c"() : () -> () loc(callsite("f" at "g"("h":1:1)))
    "foo.d"() : () -> () loc(fused["a", "b", "a", fused["c", "a"]])
    "foo.e"() : () -> () loc(fused["only"])
    "foo.f"() : () -> () loc(fused<{x = affine_map<(d0) -> (d0)>}>["only", fused<1>["in"]])
  }, {
    "foo.g"() : () -> () loc("r":1:2 to 3:4)
    "foo.h"() : () -> () loc("r":1:2 to :9)
    "foo.i"() : () -> () loc("r":1:2 to :2)
    "foo.line"() : () -> () loc("r":7)
    "foo.j"() {where = loc("x.mlir":3:4), map = affine_map<(d0) -> (d0)>} : () -> () loc("n"(unknown))
  }) : (i32) -> i32 loc(unknown)
  cf.br ^bb1(%1 : i32)
^bb1(%z: i32):
  %2:2 = "foo.k"() : () -> (i32, i32) loc("k"(callsite("l" at #written)))
  return %z : i32
} loc("x.mlir":3:4)
module @inner {
  "foo.l"() : () -> () loc(#late)
}
#late = loc(fused<"late">[#written, "q"])

// ---- iree-opt
#loc = loc("x.mlir":3:4)
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @ext(i32, tensor<?xf32>) -> (i32, f32)
  func.func @f(%arg0: i32, %arg1: f32, %arg2: i1) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %0 = "foo.b"(%c5_i32) ({
    ^bb0(%arg3: i32, %arg4: i32):
      "foo.c"() : () -> ()
      "foo.d"() : () -> ()
      "foo.e"() : () -> ()
      "foo.f"() : () -> ()
    }, {
      "foo.g"() : () -> ()
      "foo.h"() : () -> ()
      "foo.i"() : () -> ()
      "foo.line"() : () -> ()
      "foo.j"() {map = #map, where = #loc} : () -> ()
    }) : (i32) -> i32
    cf.br ^bb1(%0 : i32)
  ^bb1(%1: i32):  // pred: ^bb0
    %2:2 = "foo.k"() : () -> (i32, i32)
    return %1 : i32
  }
  module @inner {
    "foo.l"() : () -> ()
  }
}
// ---- iree-opt --mlir-print-op-generic
#loc = loc("x.mlir":3:4)
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (i32, tensor<?xf32>) -> (i32, f32), sym_name = "ext", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i32, f32, i1) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: f32, %arg2: i1):
    %0 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "foo.b"(%0) ({
    ^bb0(%arg3: i32, %arg4: i32):
      "foo.c"() : () -> ()
      "foo.d"() : () -> ()
      "foo.e"() : () -> ()
      "foo.f"() : () -> ()
    }, {
      "foo.g"() : () -> ()
      "foo.h"() : () -> ()
      "foo.i"() : () -> ()
      "foo.line"() : () -> ()
      "foo.j"() {map = #map, where = #loc} : () -> ()
    }) : (i32) -> i32
    "cf.br"(%1)[^bb1] : (i32) -> ()
  ^bb1(%2: i32):  // pred: ^bb0
    %3:2 = "foo.k"() : () -> (i32, i32)
    "func.return"(%2) : (i32) -> ()
  }) : () -> ()
  "builtin.module"() <{sym_name = "inner"}> ({
    "foo.l"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ---- iree-opt --mlir-print-debuginfo
#loc2 = loc("x.mlir":3:4)
#loc3 = loc("<stdin>":4:14)
#loc4 = loc("arg")
#loc6 = loc("<stdin>":7:8)
#loc7 = loc("z")
#loc21 = loc("<stdin>":20:6)
#map = affine_map<(d0) -> (d0)>
#loc26 = loc(fused<"m">[#loc7])
module {
  func.func private @ext(i32, tensor<?xf32>) -> (i32, f32) loc(#loc1)
  func.func @f(%arg0: i32 loc("<stdin>":4:14), %arg1: f32 loc("arg"), %arg2: i1 loc("x.mlir":3:4)) -> i32 {
    %c5_i32 = arith.constant 5 : i32 loc(#loc2)
    %0 = "foo.b"(%c5_i32) ({
    ^bb0(%arg3: i32 loc("<stdin>":7:8), %arg4: i32 loc(fused<"m">[#loc7])):
      "foo.c"() : () -> () loc(#loc32)
      "foo.d"() : () -> () loc(#loc28)
      "foo.e"() : () -> () loc(#loc13)
      "foo.f"() : () -> () loc(#loc33)
    }, {
      "foo.g"() : () -> () loc(#loc15)
      "foo.h"() : () -> () loc(#loc16)
      "foo.i"() : () -> () loc(#loc17)
      "foo.line"() : () -> () loc(#loc18)
      "foo.j"() {map = #map, where = #loc2} : () -> () loc(#loc19)
    }) : (i32) -> i32 loc(#loc5)
    cf.br ^bb1(%0 : i32) loc(#loc20)
  ^bb1(%1: i32 loc("<stdin>":20:6)):  // pred: ^bb0
    %2:2 = "foo.k"() : () -> (i32, i32) loc(#loc34)
    return %1 : i32 loc(#loc23)
  } loc(#loc2)
  module @inner {
    "foo.l"() : () -> () loc(#loc31)
  } loc(#loc24)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":3:1)
#loc5 = loc(unknown)
#loc8 = loc("f")
#loc9 = loc("h":1:1)
#loc10 = loc("a")
#loc11 = loc("b")
#loc12 = loc("c")
#loc13 = loc("only")
#loc14 = loc("in")
#loc15 = loc("r":1:2 to 3:4)
#loc16 = loc("r":1:2 to :9)
#loc17 = loc("r":1:2)
#loc18 = loc("r":7:0)
#loc19 = loc("n")
#loc20 = loc("<stdin>":19:3)
#loc22 = loc("l")
#loc23 = loc("<stdin>":22:3)
#loc24 = loc("<stdin>":24:1)
#loc25 = loc("q")
#loc27 = loc("g"(#loc9))
#loc28 = loc(fused[#loc10, #loc11, #loc12])
#loc29 = loc(fused<1 : i64>[#loc14])
#loc30 = loc(callsite(#loc22 at #loc2))
#loc31 = loc(fused<"late">[#loc2, #loc25])
#loc32 = loc(callsite(#loc8 at #loc27))
#loc33 = loc(fused<{x = #map}>[#loc13, #loc29])
#loc34 = loc("k"(#loc30))
