// args: opt --split-input-file
// last: input
// Elements of memrefs and their extents, as they are printed.

// CHECK-LABEL: @elements
// CHECK: %0 = memref.load %arg0[%arg2, %arg2] : memref<?x4xf32>
// CHECK: %1 = memref.load %arg1[] {test.note} : memref<f32>
// CHECK: memref.store %arg3, %arg0[%arg2, %arg2] {test.note} : memref<?x4xf32>
// CHECK: memref.store %arg3, %arg1[] : memref<f32>
// CHECK: %dim = memref.dim %arg0, %arg2 : memref<?x4xf32>
func.func @elements(%a: memref<?x4xf32>, %b: memref<f32>, %i: index, %x: f32) {
  %0 = memref.load %a[%i, %i] : memref<?x4xf32>
  %1 = memref.load %b[] {test.note} : memref<f32>
  memref.store %x, %a[%i, %i] {test.note} : memref<?x4xf32>
  memref.store %x, %b[] : memref<f32>
  %2 = memref.dim %a, %i : memref<?x4xf32>
  return
}

// -----

// The hints of both, as newer releases write them and as older ones do.
// CHECK-LABEL: @hints
// CHECK: memref.load %arg0[%arg1] alignment(16) nontemporal(true) : memref<4xi8>
// CHECK: memref.store %{{.*}}, %arg0[%arg1] alignment(16) nontemporal(true) : memref<4xi8>
// CHECK: memref.load %arg0[%arg1] nontemporal(true) : memref<4xi8>
func.func @hints(%a: memref<4xi8>, %i: index) {
  %0 = memref.load %a[%i] alignment(16) nontemporal(true) : memref<4xi8>
  memref.store %0, %a[%i] alignment(16) nontemporal(true) : memref<4xi8>
  %1 = memref.load %a[%i] {nontemporal = true} : memref<4xi8>
  return
}
