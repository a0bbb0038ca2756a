// args: opt --split-input-file --generic
// last: input
// Single elements, and tensors made of elements. In the generic form.

// CHECK-LABEL: sym_name = "elements"
// CHECK: ^bb0(%arg0: tensor<?x4xf32>, %arg1: tensor<f32>, %arg2: index, %arg3: index, %arg4: f32):
// CHECK: %0 = "tensor.extract"(%arg0, %arg2, %arg3) : (tensor<?x4xf32>, index, index) -> f32
// CHECK: %1 = "tensor.extract"(%arg1) {test.note} : (tensor<f32>) -> f32
// CHECK: %2 = "tensor.insert"(%arg4, %arg0, %arg2, %arg3) : (f32, tensor<?x4xf32>, index, index) -> tensor<?x4xf32>
// CHECK: %3 = "tensor.insert"(%arg4, %arg1) {test.note} : (f32, tensor<f32>) -> tensor<f32>
func.func @elements(%t: tensor<?x4xf32>, %s: tensor<f32>, %i: index, %j: index, %x: f32) {
  %0 = tensor.extract %t[%i, %j] : tensor<?x4xf32>
  %1 = tensor.extract %s[] {test.note} : tensor<f32>
  %2 = tensor.insert %x into %t[%i, %j] : tensor<?x4xf32>
  %3 = tensor.insert %x into %s[] {test.note} : tensor<f32>
  return
}

// -----

// CHECK-LABEL: sym_name = "made_of_elements"
// CHECK: ^bb0(%arg0: index, %arg1: f32):
// CHECK: %0 = "tensor.from_elements"(%arg1, %arg1) : (f32, f32) -> tensor<2xf32>
// CHECK: %1 = "tensor.from_elements"(%arg1, %arg1, %arg1, %arg1) {test.note} : (f32, f32, f32, f32) -> tensor<2x2xf32>
// CHECK: %2 = "tensor.from_elements"() : () -> tensor<0xf32>
// CHECK: %3 = "tensor.splat"(%arg1) : (f32) -> tensor<2x3xf32>
// CHECK: %4 = "tensor.splat"(%arg1, %arg0) {test.note} : (f32, index) -> tensor<?x3xf32>
// CHECK: %5 = "tensor.splat"(%arg1) : (f32) -> tensor<f32>
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

// CHECK-LABEL: sym_name = "generated"
// CHECK: ^bb0(%arg0: index, %arg1: f32):
// CHECK: %0 = "tensor.generate"(%arg0, %arg0) ({
// CHECK: ^bb0(%arg2: index, %arg3: index):
// CHECK: "tensor.yield"(%2) : (f32) -> ()
// CHECK: %1 = "tensor.generate"() ({
// CHECK: "tensor.yield"(%arg1) : (f32) -> ()
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
