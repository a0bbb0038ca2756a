// Every builtin type.
"t.ints"() {a = i1, b = i7, c = si8, d = ui16, e = i0, f = i128, g = i129, h = si4096, i = i16777215, j = index, k = none, l = token} : () -> ()
"t.floats"() {a = f16, b = bf16, c = f32, d = tf32, e = f64, f = f80, g = f128, h = f8E5M2, i = f8E4M3, j = f8E4M3FN, k = f8E5M2FNUZ, l = f8E4M3FNUZ, m = f8E4M3B11FNUZ, n = f8E3M4, o = f4E2M1FN, p = f6E2M3FN, q = f6E3M2FN, r = f8E8M0FNU, s = f8E5M3FNU} : () -> ()
"t.shaped"() {a = tensor<f32>, b = tensor<2x?x0xi4>, c = tensor<*xcomplex<f32>>, d = tensor<2xf32, {a = 1}>, e = tensor<2x!foo.bar<x>>, f = tensor<?xvector<2xf32>>, g = vector<f32>, h = vector<2x[4]xi1>, i = vector<[2]x[3]xindex>, j = tensor<0x4xf16>, k = tensor<1x2x3x4x5xbf16, "enc">} : () -> ()
"t.memrefs"() {a = memref<f32>, b = memref<2x?xi1, 3>, c = memref<2xf32, affine_map<(d0) -> (d0)>>, d = memref<4x4xf32, affine_map<(i, j) -> (j, i)>, 2 : i32>, e = memref<?x?xf32, strided<[?, 1], offset: ?>>, f = memref<4xf32, strided<[2]>, #foo.space<x>>, g = memref<*xf32>, h = memref<*xi8, "s">, i = memref<2xmemref<?xf32>>, j = memref<2xvector<4xf32>>, k = memref<2xcomplex<f32>>, l = memref<2xmemref<*xf32>>, m = memref<3xindex>} : () -> ()
"t.others"() {a = tuple<>, b = tuple<i32, tuple<f32, none>>, c = complex<i5>, d = complex<f16>, e = () -> (), f = (i32) -> i32, g = (i32, f32) -> (i32, f32), h = (() -> ()) -> (() -> ()), i = () -> (() -> i32, i32)} : () -> ()
"t.dialects"() {a = !foo.bar, b = !foo<bar<1,2>>, c = !foo.bar<1, "x>", [()]>, d = !foo<"x">, e = !foo<bar[1]>, f = !foo<bar<1> >, g = !foo.a.b<->>, h = !foo<bar>, i = !foo<3>, j = !foo<a<b>c>} : () -> ()
// Aliases of types are written out.
!real = f32
!pair = tuple<i32, !real>
!long = tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17>
"t.aliases"() {a = !pair, b = tensor<2x!real>, c = !long} : () -> !pair

// ---- iree-opt
!tuple = tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17>
#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  "t.ints"() {a = i1, b = i7, c = si8, d = ui16, e = i0, f = i128, g = i129, h = si4096, i = i16777215, j = index, k = none, l = token} : () -> ()
  "t.floats"() {a = f16, b = bf16, c = f32, d = tf32, e = f64, f = f80, g = f128, h = f8E5M2, i = f8E4M3, j = f8E4M3FN, k = f8E5M2FNUZ, l = f8E4M3FNUZ, m = f8E4M3B11FNUZ, n = f8E3M4, o = f4E2M1FN, p = f6E2M3FN, q = f6E3M2FN, r = f8E8M0FNU, s = f8E5M3FNU} : () -> ()
  "t.shaped"() {a = tensor<f32>, b = tensor<2x?x0xi4>, c = tensor<*xcomplex<f32>>, d = tensor<2xf32, {a = 1 : i64}>, e = tensor<2x!foo.bar<x>>, f = tensor<?xvector<2xf32>>, g = vector<f32>, h = vector<2x[4]xi1>, i = vector<[2]x[3]xindex>, j = tensor<0x4xf16>, k = tensor<1x2x3x4x5xbf16, "enc">} : () -> ()
  "t.memrefs"() {a = memref<f32>, b = memref<2x?xi1, 3>, c = memref<2xf32>, d = memref<4x4xf32, #map, 2 : i32>, e = memref<?x?xf32, strided<[?, 1], offset: ?>>, f = memref<4xf32, strided<[2]>, #foo.space<x>>, g = memref<*xf32>, h = memref<*xi8, "s">, i = memref<2xmemref<?xf32>>, j = memref<2xvector<4xf32>>, k = memref<2xcomplex<f32>>, l = memref<2xmemref<*xf32>>, m = memref<3xindex>} : () -> ()
  "t.others"() {a = tuple<>, b = tuple<i32, tuple<f32, none>>, c = complex<i5>, d = complex<f16>, e = () -> (), f = (i32) -> i32, g = (i32, f32) -> (i32, f32), h = (() -> ()) -> (() -> ()), i = () -> (() -> i32, i32)} : () -> ()
  "t.dialects"() {a = !foo.bar, b = !foo.bar<1,2>, c = !foo.bar<1, "x>", [()]>, d = !foo<"x">, e = !foo<bar[1]>, f = !foo<bar<1> >, g = !foo.a.b<->>, h = !foo.bar, i = !foo<3>, j = !foo<a<b>c>} : () -> ()
  %0 = "t.aliases"() {a = tuple<i32, f32>, b = tensor<2xf32>, c = !tuple} : () -> tuple<i32, f32>
}
// ---- iree-opt --mlir-print-op-generic
!tuple = tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17>
#map = affine_map<(d0, d1) -> (d1, d0)>
"builtin.module"() ({
  "t.ints"() {a = i1, b = i7, c = si8, d = ui16, e = i0, f = i128, g = i129, h = si4096, i = i16777215, j = index, k = none, l = token} : () -> ()
  "t.floats"() {a = f16, b = bf16, c = f32, d = tf32, e = f64, f = f80, g = f128, h = f8E5M2, i = f8E4M3, j = f8E4M3FN, k = f8E5M2FNUZ, l = f8E4M3FNUZ, m = f8E4M3B11FNUZ, n = f8E3M4, o = f4E2M1FN, p = f6E2M3FN, q = f6E3M2FN, r = f8E8M0FNU, s = f8E5M3FNU} : () -> ()
  "t.shaped"() {a = tensor<f32>, b = tensor<2x?x0xi4>, c = tensor<*xcomplex<f32>>, d = tensor<2xf32, {a = 1 : i64}>, e = tensor<2x!foo.bar<x>>, f = tensor<?xvector<2xf32>>, g = vector<f32>, h = vector<2x[4]xi1>, i = vector<[2]x[3]xindex>, j = tensor<0x4xf16>, k = tensor<1x2x3x4x5xbf16, "enc">} : () -> ()
  "t.memrefs"() {a = memref<f32>, b = memref<2x?xi1, 3>, c = memref<2xf32>, d = memref<4x4xf32, #map, 2 : i32>, e = memref<?x?xf32, strided<[?, 1], offset: ?>>, f = memref<4xf32, strided<[2]>, #foo.space<x>>, g = memref<*xf32>, h = memref<*xi8, "s">, i = memref<2xmemref<?xf32>>, j = memref<2xvector<4xf32>>, k = memref<2xcomplex<f32>>, l = memref<2xmemref<*xf32>>, m = memref<3xindex>} : () -> ()
  "t.others"() {a = tuple<>, b = tuple<i32, tuple<f32, none>>, c = complex<i5>, d = complex<f16>, e = () -> (), f = (i32) -> i32, g = (i32, f32) -> (i32, f32), h = (() -> ()) -> (() -> ()), i = () -> (() -> i32, i32)} : () -> ()
  "t.dialects"() {a = !foo.bar, b = !foo.bar<1,2>, c = !foo.bar<1, "x>", [()]>, d = !foo<"x">, e = !foo<bar[1]>, f = !foo<bar<1> >, g = !foo.a.b<->>, h = !foo.bar, i = !foo<3>, j = !foo<a<b>c>} : () -> ()
  %0 = "t.aliases"() {a = tuple<i32, f32>, b = tensor<2xf32>, c = !tuple} : () -> tuple<i32, f32>
}) : () -> ()
// ---- iree-opt --mlir-print-debuginfo
!tuple = tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17>
#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  "t.ints"() {a = i1, b = i7, c = si8, d = ui16, e = i0, f = i128, g = i129, h = si4096, i = i16777215, j = index, k = none, l = token} : () -> () loc(#loc1)
  "t.floats"() {a = f16, b = bf16, c = f32, d = tf32, e = f64, f = f80, g = f128, h = f8E5M2, i = f8E4M3, j = f8E4M3FN, k = f8E5M2FNUZ, l = f8E4M3FNUZ, m = f8E4M3B11FNUZ, n = f8E3M4, o = f4E2M1FN, p = f6E2M3FN, q = f6E3M2FN, r = f8E8M0FNU, s = f8E5M3FNU} : () -> () loc(#loc2)
  "t.shaped"() {a = tensor<f32>, b = tensor<2x?x0xi4>, c = tensor<*xcomplex<f32>>, d = tensor<2xf32, {a = 1 : i64}>, e = tensor<2x!foo.bar<x>>, f = tensor<?xvector<2xf32>>, g = vector<f32>, h = vector<2x[4]xi1>, i = vector<[2]x[3]xindex>, j = tensor<0x4xf16>, k = tensor<1x2x3x4x5xbf16, "enc">} : () -> () loc(#loc3)
  "t.memrefs"() {a = memref<f32>, b = memref<2x?xi1, 3>, c = memref<2xf32>, d = memref<4x4xf32, #map, 2 : i32>, e = memref<?x?xf32, strided<[?, 1], offset: ?>>, f = memref<4xf32, strided<[2]>, #foo.space<x>>, g = memref<*xf32>, h = memref<*xi8, "s">, i = memref<2xmemref<?xf32>>, j = memref<2xvector<4xf32>>, k = memref<2xcomplex<f32>>, l = memref<2xmemref<*xf32>>, m = memref<3xindex>} : () -> () loc(#loc4)
  "t.others"() {a = tuple<>, b = tuple<i32, tuple<f32, none>>, c = complex<i5>, d = complex<f16>, e = () -> (), f = (i32) -> i32, g = (i32, f32) -> (i32, f32), h = (() -> ()) -> (() -> ()), i = () -> (() -> i32, i32)} : () -> () loc(#loc5)
  "t.dialects"() {a = !foo.bar, b = !foo.bar<1,2>, c = !foo.bar<1, "x>", [()]>, d = !foo<"x">, e = !foo<bar[1]>, f = !foo<bar<1> >, g = !foo.a.b<->>, h = !foo.bar, i = !foo<3>, j = !foo<a<b>c>} : () -> () loc(#loc6)
  %0 = "t.aliases"() {a = tuple<i32, f32>, b = tensor<2xf32>, c = !tuple} : () -> tuple<i32, f32> loc(#loc7)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":2:1)
#loc2 = loc("<stdin>":3:1)
#loc3 = loc("<stdin>":4:1)
#loc4 = loc("<stdin>":5:1)
#loc5 = loc("<stdin>":6:1)
#loc6 = loc("<stdin>":7:1)
#loc7 = loc("<stdin>":12:1)
