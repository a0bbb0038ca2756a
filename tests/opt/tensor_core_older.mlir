// args: opt --to=core
// An extent that the older spelling leaves out is worked out.
// CHECK-LABEL: @expanded
// CHECK: %[[EXTENT:.*]] = tensor.dim %arg0
// CHECK: %[[SIZE:.*]] = arith.divui %[[EXTENT]], %{{.*}} : index
// CHECK: tensor.expand_shape %arg0 {{\[\[}}0, 1], [2]] output_shape [%[[SIZE]], 2, 6]
func.func @expanded(%a: tensor<?x6xi32>) -> tensor<?x2x6xi32> {
  %0 = tensor.expand_shape %a [[0, 1], [2]] : tensor<?x6xi32> into tensor<?x2x6xi32>
  return %0 : tensor<?x2x6xi32>
}
