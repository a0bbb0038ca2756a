// args: opt --split-input-file
// exit: 3
// Accesses of memrefs that do not verify.

// CHECK: error: 'memref.load' op invalid number of indices for accessed memref, expected 2 but got 1
func.func @load_with_too_few(%a: memref<?x4xf32>, %i: index) {
  %0 = memref.load %a[%i] : memref<?x4xf32>
  return
}

// -----

// CHECK: error: 'memref.store' op invalid number of indices for accessed memref, expected 0 but got 1
func.func @store_with_too_many(%a: memref<f32>, %i: index, %x: f32) {
  memref.store %x, %a[%i] : memref<f32>
  return
}

// -----

// CHECK: error: use of value '%x' expects different type than prior uses: 'f32' vs 'i32'
func.func @store_of_another_type(%a: memref<4xf32>, %i: index, %x: i32) {
  memref.store %x, %a[%i] : memref<4xf32>
  return
}

// -----

// CHECK: error: 'memref.store' op failed to verify that type of 'value' matches element type of 'memref'
func.func @generic_store(%a: memref<4xf32>, %i: index, %x: i32) {
  "memref.store"(%x, %a, %i) : (i32, memref<4xf32>, index) -> ()
  return
}

// -----

// CHECK: error: 'memref.load' op failed to verify that result type matches element type of 'memref'
func.func @generic_load(%a: memref<4xf32>, %i: index) {
  %0 = "memref.load"(%a, %i) : (memref<4xf32>, index) -> i32
  return
}

// -----

// CHECK: error: 'memref.load' op operand #0 must be memref of any non-token type values, but got 'tensor<4xf32>'
func.func @load_of_a_tensor(%a: tensor<4xf32>, %i: index) {
  %0 = memref.load %a[%i] : tensor<4xf32>
  return
}

// -----

// CHECK: error: 'memref.dim' op operand #0 must be unranked.memref of any non-token type values or non-0-ranked.memref of any non-token type values, but got 'memref<f32>'
func.func @no_dimension(%a: memref<f32>, %i: index) {
  %0 = memref.dim %a, %i : memref<f32>
  return
}
