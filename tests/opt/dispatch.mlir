// args: opt --to=dispatch
// Additions that feed each other become one kernel; the kernel knows no shape.

// CHECK-LABEL: func.func @chain
// CHECK: %[[A:.+]] = util.unfoldable_constant dense<1> : tensor<4x4xi32>
// CHECK: %[[N:.+]] = arith.constant 16 : index
// CHECK: %[[OUT:.+]] = tensor.empty() : tensor<4x4xi32>
// CHECK: %[[SUM:.+]] = jit.launch @chain_dispatch_0[%[[N]]] ins(%[[A]] : tensor<4x4xi32>) outs(%[[OUT]] : tensor<4x4xi32>) -> tensor<4x4xi32>
// CHECK-NOT: arith.addi
// CHECK: check.expect_all_true(%[[SUM]]) : tensor<4x4xi32>
func.func @chain() {
  %a = util.unfoldable_constant dense<1> : tensor<4x4xi32>
  %b = arith.addi %a, %a : tensor<4x4xi32>
  %c = arith.addi %b, %a : tensor<4x4xi32>
  check.expect_all_true(%c) : tensor<4x4xi32>
  return
}

// A dynamic shape is asked for.
// CHECK-LABEL: func.func @dynamic
// CHECK: %[[DIM:.+]] = tensor.dim %{{.*}}, %{{.*}} : tensor<?x2xf32>
// CHECK: %[[N:.+]] = arith.muli %{{.*}}, %[[DIM]] : index
// CHECK: %[[OUT:.+]] = tensor.empty(%[[DIM]]) : tensor<?x2xf32>
// CHECK: jit.launch @dynamic_dispatch_0[%[[N]]]
func.func @dynamic(%a: tensor<?x2xf32>) -> tensor<?x2xf32> {
  %b = arith.addf %a, %a : tensor<?x2xf32>
  return %b : tensor<?x2xf32>
}

// CHECK-LABEL: jit.kernel private @chain_dispatch_0
// CHECK-SAME: (%{{.*}}: index, %[[IN:.+]]: tensor<?xi32>, %{{.*}}: tensor<?xi32>) -> tensor<?xi32>
// CHECK: %[[B:.+]] = arith.addi %[[IN]], %[[IN]] : tensor<?xi32>
// CHECK: %[[C:.+]] = arith.addi %[[B]], %[[IN]] : tensor<?xi32>
// CHECK: jit.yield %[[C]] : tensor<?xi32>
