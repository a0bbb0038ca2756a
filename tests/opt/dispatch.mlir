// args: opt --to=dispatch
// Additions that feed each other become one kernel; the kernel knows no shape.

// CHECK-LABEL: func.func @chain
// CHECK: %[[A:.+]] = util.unfoldable_constant dense<1> : tensor<4x4xi32>
// CHECK: %[[OUT:.+]] = tensor.empty() : tensor<4x4xi32>
// CHECK: %[[SUM:.+]] = jit.launch @chain_dispatch_0 ins(%[[A]] : tensor<4x4xi32>) outs(%[[OUT]] : tensor<4x4xi32>) -> tensor<4x4xi32>
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
// CHECK: %[[OUT:.+]] = tensor.empty(%[[DIM]]) : tensor<?x2xf32>
// CHECK: jit.launch @dynamic_dispatch_0 ins
func.func @dynamic(%a: tensor<?x2xf32>) -> tensor<?x2xf32> {
  %b = arith.addf %a, %a : tensor<?x2xf32>
  return %b : tensor<?x2xf32>
}

// CHECK-LABEL: jit.kernel private @chain_dispatch_0
// CHECK-SAME: (%[[IN:.+]]: memref<?xi32>, %[[OUT:.+]]: memref<?xi32>) attributes {elementwise}
// CHECK: %[[N:.+]] = memref.dim %[[OUT]], %{{.*}} : memref<?xi32>
// CHECK: scf.for %[[I:.+]] = %{{.*}} to %[[N]] step %{{.*}} {
// CHECK: %[[A:.+]] = memref.load %[[IN]][%[[I]]] {in_bounds} : memref<?xi32>
// CHECK: %[[B:.+]] = arith.addi %[[A]], %[[A]] : i32
// CHECK: %[[C:.+]] = arith.addi %[[B]], %[[A]] : i32
// CHECK: memref.store %[[C]], %[[OUT]][%[[I]]] {in_bounds} : memref<?xi32>
// CHECK: }
// CHECK-NEXT: jit.yield
