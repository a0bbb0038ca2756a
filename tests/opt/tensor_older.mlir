// args: opt --split-input-file
// last: input
// Spellings of earlier releases.

// What can be worked out of the extents is printed as it is written now.
// CHECK-LABEL: @expand_shape
// CHECK: tensor.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
// CHECK: tensor.expand_shape %arg1 {{\[\[}}0, 1], [2]] : tensor<?x?xf32> into tensor<?x2x?xf32>
func.func @expand_shape(%a: tensor<6xf32>, %b: tensor<?x?xf32>) {
  %0 = tensor.expand_shape %a [[0, 1]] : tensor<6xf32> into tensor<2x3xf32>
  %1 = tensor.expand_shape %b [[0, 1], [2]] : tensor<?x?xf32> into tensor<?x2x?xf32>
  return
}
