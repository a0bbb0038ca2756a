// args: opt --to=hal
// Tensors become buffer views; references are counted; a buffer used for the last time is written to again.

// CHECK-LABEL: func.func @buffers
// CHECK: %[[DEVICE:.+]] = hal.devices.get
// CHECK: %[[A:.+]] = jit.constant dense<[1, 2]> : tensor<2xi32>
// CHECK: %[[B:.+]] = jit.alloc() : tensor<2xi32>
// CHECK: jit.launch @buffers_dispatch_0 ins(%[[A]] : !hal.buffer_view) outs(%[[B]] : !hal.buffer_view)
// CHECK-NOT: jit.release
// CHECK: check.expect_all_true<%[[DEVICE]]>(%[[B]]) : !hal.buffer_view
// CHECK: %[[C:.+]] = jit.reuse %[[B]]() : tensor<2xi32>
// CHECK: jit.launch @buffers_dispatch_1 ins(%[[B]], %[[A]] : !hal.buffer_view, !hal.buffer_view) outs(%[[C]] : !hal.buffer_view)
// CHECK-NEXT: jit.release %[[B]] : !hal.buffer_view
// CHECK: check.expect_all_true<%[[DEVICE]]>(%[[C]]) : !hal.buffer_view
// CHECK-NEXT: jit.release %[[C]] : !hal.buffer_view
// CHECK-NEXT: return
func.func @buffers() {
  %a = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %b = arith.addi %a, %a : tensor<2xi32>
  check.expect_all_true(%b) : tensor<2xi32>
  %c = arith.addi %b, %a : tensor<2xi32>
  check.expect_all_true(%c) : tensor<2xi32>
  return
}

// What is returned is given away; an argument is the caller's, so it is retained.
// CHECK-LABEL: func.func @given_away(
// CHECK-SAME: %[[ARG:.+]]: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view)
// CHECK: %[[B:.+]] = jit.alloc()
// CHECK-NOT: jit.release
// CHECK: jit.retain %[[ARG]] : !hal.buffer_view
// CHECK-NEXT: return %[[B]], %[[ARG]] : !hal.buffer_view, !hal.buffer_view
func.func @given_away(%a: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %b = arith.addi %a, %a : tensor<2xi32>
  return %b, %a : tensor<2xi32>, tensor<2xi32>
}
