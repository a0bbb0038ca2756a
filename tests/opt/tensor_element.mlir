// args: opt --split-input-file
// last: input
// Single elements, and tensors made of elements.

// CHECK-LABEL: @elements
// CHECK: %extracted = tensor.extract %arg0[%arg2, %arg3] : tensor<?x4xf32>
// CHECK: %extracted_0 = tensor.extract %arg1[] {test.note} : tensor<f32>
// CHECK: %inserted = tensor.insert %arg4 into %arg0[%arg2, %arg3] : tensor<?x4xf32>
// CHECK: %inserted_1 = tensor.insert %arg4 into %arg1[] {test.note} : tensor<f32>
func.func @elements(%t: tensor<?x4xf32>, %s: tensor<f32>, %i: index, %j: index, %x: f32) {
  %0 = tensor.extract %t[%i, %j] : tensor<?x4xf32>
  %1 = tensor.extract %s[] {test.note} : tensor<f32>
  %2 = tensor.insert %x into %t[%i, %j] : tensor<?x4xf32>
  %3 = tensor.insert %x into %s[] {test.note} : tensor<f32>
  return
}

// -----

// CHECK-LABEL: @made_of_elements
// CHECK: %from_elements = tensor.from_elements %arg1, %arg1 : tensor<2xf32>
// CHECK: %from_elements_0 = tensor.from_elements %arg1, %arg1, %arg1, %arg1 {test.note} : tensor<2x2xf32>
// CHECK: %from_elements_1 = tensor.from_elements  : tensor<0xf32>
// CHECK: %splat = tensor.splat %arg1 : tensor<2x3xf32>
// CHECK: %splat_2 = tensor.splat %arg1[%arg0] {test.note} : tensor<?x3xf32>
// CHECK: %splat_3 = tensor.splat %arg1 : tensor<f32>
func.func @made_of_elements(%i: index, %x: f32) {
  %0 = tensor.from_elements %x, %x : tensor<2xf32>
  %1 = tensor.from_elements %x, %x, %x, %x {test.note} : tensor<2x2xf32>
  %2 = tensor.from_elements : tensor<0xf32>
  %3 = tensor.splat %x : tensor<2x3xf32>
  %4 = tensor.splat %x[%i] {test.note} : tensor<?x3xf32>
  %5 = tensor.splat %x : tensor<f32>
  return
}

// -----

// CHECK-LABEL: @generated
// CHECK: %generated = tensor.generate %arg0, %arg0 {
// CHECK: ^bb0(%arg2: index, %arg3: index):
// CHECK: tensor.yield %0 : f32
// CHECK: %generated_0 = tensor.generate  {
// CHECK: tensor.yield %arg1 : f32
func.func @generated(%i: index, %x: f32) {
  %0 = tensor.generate %i, %i {
  ^bb0(%a: index, %b: index):
    %1 = arith.addf %x, %x : f32
    tensor.yield %1 : f32
  } : tensor<?x?xf32>
  %2 = tensor.generate {
    tensor.yield %x : f32
  } {test.note} : tensor<f32>
  return
}
