// Attributes without elements.
"a.numbers"() {a = 1, b = -1 : i8, c = 0xFF : i8, d = 255 : ui8, e = -128 : si8, f = true, g = 1 : i1, h = 5 : index, i = 0 : i0, j = 170141183460469231731687303715884105727 : i128, k = -1 : i128, l = 0xFFFFFFFFFFFFFFFF : i64, m = 0x10 : index} : () -> ()
"a.wide"() {a = 170141183460469231731687303715884105728 : i129, b = -1 : i200, c = 0x1FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF : i129, d = 123456789012345678901234567890123456789012345678901234567890 : ui256, e = -123456789012345678901234567890123456789012345678901234567890 : si256, f = 0 : i500, g = [1 : i300, 2]} : () -> ()
"a.floats"() {a = 1.0, b = 1.0 : f32, c = 0x7FC00000 : f32, d = 0x7F800000 : f32, e = -0.0 : f16, f = 1.5e10 : bf16, g = 0.1 : f64, h = 1.0e300, i = 3.0 : f80, j = 0.1 : f128, k = 448.0 : f8E4M3FN, l = 0.3 : f4E2M1FN, m = 0x3F : f8E5M2, n = 1.0e-40 : f32, o = 123456789.0 : f32, p = 1.0e-5 : f32} : () -> ()
"a.strings"() {a = "", b = "a\"b\\c\n\t\01\FF", c = "x" : i32, d = "x" : !foo.bar, e = "x" : none, f = ["y" : f32, "z"]} : () -> ()
"a.groups"() {a = unit, b, c = [], d = [1, 2 : i32, [unit], {}], e = {x, "y z" = 1, z = {w = "v"}}, "quoted name" = 1, f = i32, g = [i32, tensor<2xf32>], h = () -> i1} : () -> ()
"a.symbols"() {a = @f, b = @f::@g::@h, c = @"x y"::@z, d = [@a, @b::@c], e = @"quoted"} : () -> ()
"a.arrays"() {a = array<i8>, b = array<i8: 1, -1>, c = array<i1: true, false>, d = array<i32: 0x7FFFFFFF>, e = array<i64: -9223372036854775808>, f = array<f32: 1.0, 0x7FC00000>, g = array<f64: 0.1>, h = array<bf16: 2.0>, i = array<f16: -0.0>, j = array<i16: -5>, k = array<f8E4M3FN: 1.0>, l = array<ui8: 200>, m = array<si32: -4>} : () -> ()
"a.dialects"() {a = #foo.bar, b = #foo<bar<1,2>>, c = #foo.bar<1, "x>", [()]>, d = #foo<"x"> : i32, e = #foo.bar : tensor<2xi32>, f = [#foo.x : i64, #foo<3>], g = #foo<bar[1]>} : () -> ()
"a.locations"() {a = loc("f":1:2), b = loc(unknown), c = [loc("n")], d = loc(callsite("a" at "b":1:1)), e = loc("f":1:2)} : () -> ()
"a.distinct"() {a = distinct[7]<1 : i32>, b = distinct[3]<>, c = distinct[7]<1 : i32>, d = [distinct[1]<"x">, distinct[4]<>], e = distinct[9]<distinct[7]<1 : i32>>} : () -> ()
"a.strided"() {a = strided<[]>, b = strided<[1]>, c = strided<[?, -4], offset: ?>, d = strided<[2, 1], offset: 7>, e = strided<[1], offset: 0>} : () -> ()
#one = 1 : i8
#two = {x = #one}
#map = affine_map<(d0) -> (d0)>
"a.aliases"() {a = #one, b = [#one, #two], c = #map} : () -> ()

// ---- iree-opt
#distinct = distinct[0]<1 : i32>
#distinct1 = distinct[1]<"x">
#loc = loc("f":1:2)
#loc1 = loc(unknown)
#loc2 = loc("n")
#loc3 = loc("a")
#loc4 = loc("b":1:1)
#map = affine_map<(d0) -> (d0)>
#distinct2 = distinct[2]<#distinct>
#loc5 = loc(callsite(#loc3 at #loc4))
module {
  "a.numbers"() {a = 1 : i64, b = -1 : i8, c = -1 : i8, d = 255 : ui8, e = -128 : si8, f = true, g = true, h = 5 : index, i = 0 : i0, j = 170141183460469231731687303715884105727 : i128, k = -1 : i128, l = -1 : i64, m = 16 : index} : () -> ()
  "a.wide"() {a = 170141183460469231731687303715884105728 : i129, b = -1 : i200, c = -1 : i129, d = 123456789012345678901234567890123456789012345678901234567890 : ui256, e = -123456789012345678901234567890123456789012345678901234567890 : si256, f = 0 : i500, g = [1 : i300, 2]} : () -> ()
  "a.floats"() {a = 1.000000e+00 : f64, b = 1.000000e+00 : f32, c = 0x7FC00000 : f32, d = 0x7F800000 : f32, e = -0.000000e+00 : f16, f = 1.503240e+10 : bf16, g = 1.000000e-01 : f64, h = 1.000000e+300 : f64, i = 3.000000e+00 : f80, j = 1.000000e-01 : f128, k = 4.480000e+02 : f8E4M3FN, l = 5.000000e-01 : f4E2M1FN, m = 1.750000e+00 : f8E5M2, n = 9.999940e-41 : f32, o = 0x4CEB79A3 : f32, p = 9.99999974E-6 : f32} : () -> ()
  "a.strings"() {a = "", b = "a\22b\\c\0A\09\01\FF", c = "x" : i32, d = "x" : !foo.bar, e = "x", f = ["y" : f32, "z"]} : () -> ()
  "a.groups"() {a, b, c = [], d = [1, 2 : i32, [unit], {}], e = {x, "y z" = 1 : i64, z = {w = "v"}}, f = i32, g = [i32, tensor<2xf32>], h = () -> i1, "quoted name" = 1 : i64} : () -> ()
  "a.symbols"() {a = @f, b = @f::@g::@h, c = @"x y"::@z, d = [@a, @b::@c], e = @quoted} : () -> ()
  "a.arrays"() {a = array<i8>, b = array<i8: 1, -1>, c = array<i1: true, false>, d = array<i32: 2147483647>, e = array<i64: -9223372036854775808>, f = array<f32: 1.000000e+00, 0x7FC00000>, g = array<f64: 1.000000e-01>, h = array<bf16: 2.000000e+00>, i = array<f16: -0.000000e+00>, j = array<i16: -5>, k = array<f8E4M3FN: 1.000000e+00>, l = array<ui8: 200>, m = array<si32: -4>} : () -> ()
  "a.dialects"() {a = #foo.bar, b = #foo.bar<1,2>, c = #foo.bar<1, "x>", [()]>, d = #foo<"x"> : i32, e = #foo.bar : tensor<2xi32>, f = [#foo.x : i64, #foo<3>], g = #foo<bar[1]>} : () -> ()
  "a.locations"() {a = #loc, b = #loc1, c = [#loc2], d = #loc5, e = #loc} : () -> ()
  "a.distinct"() {a = #distinct, b = distinct[3]<>, c = #distinct, d = [#distinct1, distinct[4]<>], e = #distinct2} : () -> ()
  "a.strided"() {a = strided<[]>, b = strided<[1]>, c = strided<[?, -4], offset: ?>, d = strided<[2, 1], offset: 7>, e = strided<[1]>} : () -> ()
  "a.aliases"() {a = 1 : i8, b = [1 : i8, {x = 1 : i8}], c = #map} : () -> ()
}
// ---- iree-opt --mlir-print-op-generic
#distinct = distinct[0]<1 : i32>
#distinct1 = distinct[1]<"x">
#loc = loc("f":1:2)
#loc1 = loc(unknown)
#loc2 = loc("n")
#loc3 = loc("a")
#loc4 = loc("b":1:1)
#map = affine_map<(d0) -> (d0)>
#distinct2 = distinct[2]<#distinct>
#loc5 = loc(callsite(#loc3 at #loc4))
"builtin.module"() ({
  "a.numbers"() {a = 1 : i64, b = -1 : i8, c = -1 : i8, d = 255 : ui8, e = -128 : si8, f = true, g = true, h = 5 : index, i = 0 : i0, j = 170141183460469231731687303715884105727 : i128, k = -1 : i128, l = -1 : i64, m = 16 : index} : () -> ()
  "a.wide"() {a = 170141183460469231731687303715884105728 : i129, b = -1 : i200, c = -1 : i129, d = 123456789012345678901234567890123456789012345678901234567890 : ui256, e = -123456789012345678901234567890123456789012345678901234567890 : si256, f = 0 : i500, g = [1 : i300, 2]} : () -> ()
  "a.floats"() {a = 1.000000e+00 : f64, b = 1.000000e+00 : f32, c = 0x7FC00000 : f32, d = 0x7F800000 : f32, e = -0.000000e+00 : f16, f = 1.503240e+10 : bf16, g = 1.000000e-01 : f64, h = 1.000000e+300 : f64, i = 3.000000e+00 : f80, j = 1.000000e-01 : f128, k = 4.480000e+02 : f8E4M3FN, l = 5.000000e-01 : f4E2M1FN, m = 1.750000e+00 : f8E5M2, n = 9.999940e-41 : f32, o = 0x4CEB79A3 : f32, p = 9.99999974E-6 : f32} : () -> ()
  "a.strings"() {a = "", b = "a\22b\\c\0A\09\01\FF", c = "x" : i32, d = "x" : !foo.bar, e = "x", f = ["y" : f32, "z"]} : () -> ()
  "a.groups"() {a, b, c = [], d = [1, 2 : i32, [unit], {}], e = {x, "y z" = 1 : i64, z = {w = "v"}}, f = i32, g = [i32, tensor<2xf32>], h = () -> i1, "quoted name" = 1 : i64} : () -> ()
  "a.symbols"() {a = @f, b = @f::@g::@h, c = @"x y"::@z, d = [@a, @b::@c], e = @quoted} : () -> ()
  "a.arrays"() {a = array<i8>, b = array<i8: 1, -1>, c = array<i1: true, false>, d = array<i32: 2147483647>, e = array<i64: -9223372036854775808>, f = array<f32: 1.000000e+00, 0x7FC00000>, g = array<f64: 1.000000e-01>, h = array<bf16: 2.000000e+00>, i = array<f16: -0.000000e+00>, j = array<i16: -5>, k = array<f8E4M3FN: 1.000000e+00>, l = array<ui8: 200>, m = array<si32: -4>} : () -> ()
  "a.dialects"() {a = #foo.bar, b = #foo.bar<1,2>, c = #foo.bar<1, "x>", [()]>, d = #foo<"x"> : i32, e = #foo.bar : tensor<2xi32>, f = [#foo.x : i64, #foo<3>], g = #foo<bar[1]>} : () -> ()
  "a.locations"() {a = #loc, b = #loc1, c = [#loc2], d = #loc5, e = #loc} : () -> ()
  "a.distinct"() {a = #distinct, b = distinct[3]<>, c = #distinct, d = [#distinct1, distinct[4]<>], e = #distinct2} : () -> ()
  "a.strided"() {a = strided<[]>, b = strided<[1]>, c = strided<[?, -4], offset: ?>, d = strided<[2, 1], offset: 7>, e = strided<[1]>} : () -> ()
  "a.aliases"() {a = 1 : i8, b = [1 : i8, {x = 1 : i8}], c = #map} : () -> ()
}) : () -> ()
// ---- iree-opt --mlir-print-debuginfo
#distinct = distinct[0]<1 : i32>
#distinct1 = distinct[1]<"x">
#loc10 = loc("f":1:2)
#loc11 = loc(unknown)
#loc12 = loc("n")
#loc13 = loc("a")
#loc14 = loc("b":1:1)
#map = affine_map<(d0) -> (d0)>
#distinct2 = distinct[2]<#distinct>
#loc18 = loc(callsite(#loc13 at #loc14))
module {
  "a.numbers"() {a = 1 : i64, b = -1 : i8, c = -1 : i8, d = 255 : ui8, e = -128 : si8, f = true, g = true, h = 5 : index, i = 0 : i0, j = 170141183460469231731687303715884105727 : i128, k = -1 : i128, l = -1 : i64, m = 16 : index} : () -> () loc(#loc1)
  "a.wide"() {a = 170141183460469231731687303715884105728 : i129, b = -1 : i200, c = -1 : i129, d = 123456789012345678901234567890123456789012345678901234567890 : ui256, e = -123456789012345678901234567890123456789012345678901234567890 : si256, f = 0 : i500, g = [1 : i300, 2]} : () -> () loc(#loc2)
  "a.floats"() {a = 1.000000e+00 : f64, b = 1.000000e+00 : f32, c = 0x7FC00000 : f32, d = 0x7F800000 : f32, e = -0.000000e+00 : f16, f = 1.503240e+10 : bf16, g = 1.000000e-01 : f64, h = 1.000000e+300 : f64, i = 3.000000e+00 : f80, j = 1.000000e-01 : f128, k = 4.480000e+02 : f8E4M3FN, l = 5.000000e-01 : f4E2M1FN, m = 1.750000e+00 : f8E5M2, n = 9.999940e-41 : f32, o = 0x4CEB79A3 : f32, p = 9.99999974E-6 : f32} : () -> () loc(#loc3)
  "a.strings"() {a = "", b = "a\22b\\c\0A\09\01\FF", c = "x" : i32, d = "x" : !foo.bar, e = "x", f = ["y" : f32, "z"]} : () -> () loc(#loc4)
  "a.groups"() {a, b, c = [], d = [1, 2 : i32, [unit], {}], e = {x, "y z" = 1 : i64, z = {w = "v"}}, f = i32, g = [i32, tensor<2xf32>], h = () -> i1, "quoted name" = 1 : i64} : () -> () loc(#loc5)
  "a.symbols"() {a = @f, b = @f::@g::@h, c = @"x y"::@z, d = [@a, @b::@c], e = @quoted} : () -> () loc(#loc6)
  "a.arrays"() {a = array<i8>, b = array<i8: 1, -1>, c = array<i1: true, false>, d = array<i32: 2147483647>, e = array<i64: -9223372036854775808>, f = array<f32: 1.000000e+00, 0x7FC00000>, g = array<f64: 1.000000e-01>, h = array<bf16: 2.000000e+00>, i = array<f16: -0.000000e+00>, j = array<i16: -5>, k = array<f8E4M3FN: 1.000000e+00>, l = array<ui8: 200>, m = array<si32: -4>} : () -> () loc(#loc7)
  "a.dialects"() {a = #foo.bar, b = #foo.bar<1,2>, c = #foo.bar<1, "x>", [()]>, d = #foo<"x"> : i32, e = #foo.bar : tensor<2xi32>, f = [#foo.x : i64, #foo<3>], g = #foo<bar[1]>} : () -> () loc(#loc8)
  "a.locations"() {a = #loc10, b = #loc11, c = [#loc12], d = #loc18, e = #loc10} : () -> () loc(#loc9)
  "a.distinct"() {a = #distinct, b = distinct[3]<>, c = #distinct, d = [#distinct1, distinct[4]<>], e = #distinct2} : () -> () loc(#loc15)
  "a.strided"() {a = strided<[]>, b = strided<[1]>, c = strided<[?, -4], offset: ?>, d = strided<[2, 1], offset: 7>, e = strided<[1]>} : () -> () loc(#loc16)
  "a.aliases"() {a = 1 : i8, b = [1 : i8, {x = 1 : i8}], c = #map} : () -> () loc(#loc17)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":2:1)
#loc2 = loc("<stdin>":3:1)
#loc3 = loc("<stdin>":4:1)
#loc4 = loc("<stdin>":5:1)
#loc5 = loc("<stdin>":6:1)
#loc6 = loc("<stdin>":7:1)
#loc7 = loc("<stdin>":8:1)
#loc8 = loc("<stdin>":9:1)
#loc9 = loc("<stdin>":10:1)
#loc15 = loc("<stdin>":11:1)
#loc16 = loc("<stdin>":12:1)
#loc17 = loc("<stdin>":16:1)
