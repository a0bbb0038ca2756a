// What MLIR makes of affine expressions when it reads them.
"m.sums"() {a = affine_map<(i, j)[n] -> (i + n, n + i, 3 + i, i + 0, i + 1 + 2, (i + 1) + j, i + i, i * 2 + i * 3, i * 2 - i * 2, i - j, i - 3, i - j * 2, -i, -(i + j), 3 - i, i - n, n - 1)>} : () -> ()
"m.products"() {a = affine_map<(i, j)[n, m] -> (2 * i, i * 1, i * 0, (i * 2) * 3, n * i, (n * 2) * m, n * m, i * -1, 3 * n, (i + j) * 4, i * 2 * n)>} : () -> ()
"m.divisions"() {a = affine_map<(i, j)[n] -> (i floordiv 4, (i * 128) floordiv 64, (i * 4 + j) floordiv 4, (i + 8) floordiv 4, 7 floordiv 2, -7 floordiv 2, i floordiv 1, i ceildiv 1, 7 ceildiv 2, -7 ceildiv 2, (i * 6) ceildiv 3, i ceildiv n, i floordiv n, (i floordiv 2) floordiv 3, i floordiv 0, (i * 4) floordiv 8)>} : () -> ()
"m.remainders"() {a = affine_map<(i, j)[n] -> (i mod 4, (i * 128) mod 64, (i * 4 + j) mod 4, (j + i * 4) mod 4, 7 mod 4, -7 mod 4, (i mod 8) mod 4, (i mod 4) mod 8, i mod n, i mod 1, i mod 0, i - (i floordiv 4) * 4, i + (i floordiv 4) * -4, i - (i floordiv n) * n, (i floordiv 4) * -4 + i)>} : () -> ()
"m.shapes"() {a = affine_map<() -> ()>, b = affine_map<()[s] -> (s)>, c = affine_map<(a, b) -> ()>, d = affine_map<(x)[y, z] -> (x + y + z)>, e = affine_map<(d0) -> (((d0)))>, g = affine_map<(d0) -> (0x10)>} : () -> ()
"m.sets"() {a = affine_set<(i)[n] : (i >= 0, i - n == 0)>, b = affine_set<(i, j) : (i <= j, i >= j + 1, i == 4)>, c = affine_set<() : ()>, d = affine_set<()[n] : (n - 10 >= 0)>} : () -> ()
"m.nested"() {a = [affine_map<(i) -> (i + 1)>, {b = affine_map<(i) -> (i + 1)>}], c = memref<4xf32, affine_map<(i) -> (i + 1)>>, d = tensor<2xf32, affine_map<(i) -> (i)>>} : () -> memref<4x4xf32, affine_map<(i, j) -> (j, i)>>

// ---- iree-opt
#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d0 + s0, d0 + 3, d0, d0 + 3, d0 + d1 + 1, d0 * 2, d0 * 5, 0, d0 - d1, d0 - 3, d0 - d1 * 2, -d0, -(d0 + d1), -d0 + 3, d0 - s0, s0 - 1)>
#map1 = affine_map<(d0, d1)[s0, s1] -> (d0 * 2, d0, 0, d0 * 6, d0 * s0, (s0 * s1) * 2, s0 * s1, -d0, s0 * 3, (d0 + d1) * 4, (d0 * s0) * 2)>
#map2 = affine_map<(d0, d1)[s0] -> (d0 floordiv 4, d0 * 2, d0 + d1 floordiv 4, d0 floordiv 4 + 2, 3, -4, d0, d0, 4, -3, d0 * 2, d0 ceildiv s0, d0 floordiv s0, (d0 floordiv 2) floordiv 3, d0 floordiv 0, (d0 * 4) floordiv 8)>
#map3 = affine_map<(d0, d1)[s0] -> (d0 mod 4, 0, d1 mod 4, d1 mod 4, 3, 1, d0 mod 4, (d0 mod 4) mod 8, d0 mod s0, 0, d0 mod 0, d0 mod 4, d0 mod 4, d0 mod s0, (d0 floordiv 4) * -4 + d0)>
#map4 = affine_map<() -> ()>
#map5 = affine_map<()[s0] -> (s0)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<(d0)[s0, s1] -> (d0 + s0 + s1)>
#map8 = affine_map<(d0) -> (d0)>
#map9 = affine_map<(d0) -> (16)>
#map10 = affine_map<(d0, d1) -> (d1, d0)>
#map11 = affine_map<(d0) -> (d0 + 1)>
#set = affine_set<(d0)[s0] : (d0 >= 0, d0 - s0 == 0)>
#set1 = affine_set<(d0, d1) : (d1 - d0 >= 0, d0 - (d1 + 1) >= 0, d0 - 4 == 0)>
#set2 = affine_set<() : (0 == 0)>
#set3 = affine_set<()[s0] : (s0 - 10 >= 0)>
module {
  "m.sums"() {a = #map} : () -> ()
  "m.products"() {a = #map1} : () -> ()
  "m.divisions"() {a = #map2} : () -> ()
  "m.remainders"() {a = #map3} : () -> ()
  "m.shapes"() {a = #map4, b = #map5, c = #map6, d = #map7, e = #map8, g = #map9} : () -> ()
  "m.sets"() {a = #set, b = #set1, c = #set2, d = #set3} : () -> ()
  %0 = "m.nested"() {a = [#map11, {b = #map11}], c = memref<4xf32, #map11>, d = tensor<2xf32, #map8>} : () -> memref<4x4xf32, #map10>
}
// ---- iree-opt --mlir-print-op-generic
#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d0 + s0, d0 + 3, d0, d0 + 3, d0 + d1 + 1, d0 * 2, d0 * 5, 0, d0 - d1, d0 - 3, d0 - d1 * 2, -d0, -(d0 + d1), -d0 + 3, d0 - s0, s0 - 1)>
#map1 = affine_map<(d0, d1)[s0, s1] -> (d0 * 2, d0, 0, d0 * 6, d0 * s0, (s0 * s1) * 2, s0 * s1, -d0, s0 * 3, (d0 + d1) * 4, (d0 * s0) * 2)>
#map2 = affine_map<(d0, d1)[s0] -> (d0 floordiv 4, d0 * 2, d0 + d1 floordiv 4, d0 floordiv 4 + 2, 3, -4, d0, d0, 4, -3, d0 * 2, d0 ceildiv s0, d0 floordiv s0, (d0 floordiv 2) floordiv 3, d0 floordiv 0, (d0 * 4) floordiv 8)>
#map3 = affine_map<(d0, d1)[s0] -> (d0 mod 4, 0, d1 mod 4, d1 mod 4, 3, 1, d0 mod 4, (d0 mod 4) mod 8, d0 mod s0, 0, d0 mod 0, d0 mod 4, d0 mod 4, d0 mod s0, (d0 floordiv 4) * -4 + d0)>
#map4 = affine_map<() -> ()>
#map5 = affine_map<()[s0] -> (s0)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<(d0)[s0, s1] -> (d0 + s0 + s1)>
#map8 = affine_map<(d0) -> (d0)>
#map9 = affine_map<(d0) -> (16)>
#map10 = affine_map<(d0, d1) -> (d1, d0)>
#map11 = affine_map<(d0) -> (d0 + 1)>
#set = affine_set<(d0)[s0] : (d0 >= 0, d0 - s0 == 0)>
#set1 = affine_set<(d0, d1) : (d1 - d0 >= 0, d0 - (d1 + 1) >= 0, d0 - 4 == 0)>
#set2 = affine_set<() : (0 == 0)>
#set3 = affine_set<()[s0] : (s0 - 10 >= 0)>
"builtin.module"() ({
  "m.sums"() {a = #map} : () -> ()
  "m.products"() {a = #map1} : () -> ()
  "m.divisions"() {a = #map2} : () -> ()
  "m.remainders"() {a = #map3} : () -> ()
  "m.shapes"() {a = #map4, b = #map5, c = #map6, d = #map7, e = #map8, g = #map9} : () -> ()
  "m.sets"() {a = #set, b = #set1, c = #set2, d = #set3} : () -> ()
  %0 = "m.nested"() {a = [#map11, {b = #map11}], c = memref<4xf32, #map11>, d = tensor<2xf32, #map8>} : () -> memref<4x4xf32, #map10>
}) : () -> ()
// ---- iree-opt --mlir-print-debuginfo
#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d0 + s0, d0 + 3, d0, d0 + 3, d0 + d1 + 1, d0 * 2, d0 * 5, 0, d0 - d1, d0 - 3, d0 - d1 * 2, -d0, -(d0 + d1), -d0 + 3, d0 - s0, s0 - 1)>
#map1 = affine_map<(d0, d1)[s0, s1] -> (d0 * 2, d0, 0, d0 * 6, d0 * s0, (s0 * s1) * 2, s0 * s1, -d0, s0 * 3, (d0 + d1) * 4, (d0 * s0) * 2)>
#map2 = affine_map<(d0, d1)[s0] -> (d0 floordiv 4, d0 * 2, d0 + d1 floordiv 4, d0 floordiv 4 + 2, 3, -4, d0, d0, 4, -3, d0 * 2, d0 ceildiv s0, d0 floordiv s0, (d0 floordiv 2) floordiv 3, d0 floordiv 0, (d0 * 4) floordiv 8)>
#map3 = affine_map<(d0, d1)[s0] -> (d0 mod 4, 0, d1 mod 4, d1 mod 4, 3, 1, d0 mod 4, (d0 mod 4) mod 8, d0 mod s0, 0, d0 mod 0, d0 mod 4, d0 mod 4, d0 mod s0, (d0 floordiv 4) * -4 + d0)>
#map4 = affine_map<() -> ()>
#map5 = affine_map<()[s0] -> (s0)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<(d0)[s0, s1] -> (d0 + s0 + s1)>
#map8 = affine_map<(d0) -> (d0)>
#map9 = affine_map<(d0) -> (16)>
#map10 = affine_map<(d0, d1) -> (d1, d0)>
#map11 = affine_map<(d0) -> (d0 + 1)>
#set = affine_set<(d0)[s0] : (d0 >= 0, d0 - s0 == 0)>
#set1 = affine_set<(d0, d1) : (d1 - d0 >= 0, d0 - (d1 + 1) >= 0, d0 - 4 == 0)>
#set2 = affine_set<() : (0 == 0)>
#set3 = affine_set<()[s0] : (s0 - 10 >= 0)>
module {
  "m.sums"() {a = #map} : () -> () loc(#loc1)
  "m.products"() {a = #map1} : () -> () loc(#loc2)
  "m.divisions"() {a = #map2} : () -> () loc(#loc3)
  "m.remainders"() {a = #map3} : () -> () loc(#loc4)
  "m.shapes"() {a = #map4, b = #map5, c = #map6, d = #map7, e = #map8, g = #map9} : () -> () loc(#loc5)
  "m.sets"() {a = #set, b = #set1, c = #set2, d = #set3} : () -> () loc(#loc6)
  %0 = "m.nested"() {a = [#map11, {b = #map11}], c = memref<4xf32, #map11>, d = tensor<2xf32, #map8>} : () -> memref<4x4xf32, #map10> loc(#loc7)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":2:1)
#loc2 = loc("<stdin>":3:1)
#loc3 = loc("<stdin>":4:1)
#loc4 = loc("<stdin>":5:1)
#loc5 = loc("<stdin>":6:1)
#loc6 = loc("<stdin>":7:1)
#loc7 = loc("<stdin>":8:1)
