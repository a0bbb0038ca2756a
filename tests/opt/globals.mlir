// args: opt --to=vm
// A global of a tensor is one of a buffer view, and its initial value an initializer; what a global holds is counted.

// CHECK: util.global private mutable @scalar = 5 : i32
util.global private mutable @scalar = 5 : i32
// CHECK-NEXT: util.global private mutable @tensor {noinline} : !hal.buffer_view
// CHECK-NEXT: util.global public @later : !hal.buffer_view
// CHECK-NEXT: util.initializer {
// CHECK-NEXT:   %[[VALUE:.+]] = jit.constant dense<1> : tensor<3xi32>
// CHECK-NEXT:   %[[OLD:.+]] = util.global.load @tensor : !hal.buffer_view
// CHECK-NEXT:   jit.retain %[[VALUE]] : !hal.buffer_view
// CHECK-NEXT:   util.global.store %[[VALUE]], @tensor : !hal.buffer_view
// CHECK-NEXT:   jit.release %[[OLD]] : !hal.buffer_view
// CHECK-NEXT:   util.return
// CHECK-NEXT: }
util.global private mutable @tensor {noinline} = dense<1> : tensor<3xi32>
// Initial values are there before any initializer runs.
util.global @later : tensor<?xi32>
// CHECK-NEXT: util.initializer {
util.initializer {
  // CHECK-NEXT: %[[TENSOR:.+]] = util.global.load @tensor : !hal.buffer_view
  // CHECK-NEXT: jit.retain %[[TENSOR]]
  %0 = util.global.load @tensor : tensor<3xi32>
  // CHECK: jit.launch @initializer_dispatch_0
  %1 = arith.addi %0, %0 : tensor<3xi32>
  %2 = util.optimization_barrier %1 : tensor<3xi32>
  util.global.store %2, @tensor : tensor<3xi32>
  util.return
}

// CHECK: util.func public @swap(%[[NEW:arg0]]: !hal.buffer_view) -> %arg0 {
// CHECK-NEXT: %[[GOT:.+]] = util.global.load @tensor : !hal.buffer_view
// CHECK-NEXT: jit.retain %[[GOT]]
// CHECK-NEXT: %[[OLD:.+]] = util.global.load @tensor : !hal.buffer_view
// CHECK-NEXT: jit.retain %[[NEW]]
// CHECK-NEXT: util.global.store %[[NEW]], @tensor
// CHECK-NEXT: jit.release %[[OLD]]
// CHECK-NEXT: util.return %[[GOT]]
util.func public @swap(%new: tensor<3xi32>) -> %new {
  %old = util.global.load @tensor : tensor<3xi32>
  util.global.store %new, @tensor : tensor<3xi32>
  util.return %old : tensor<3xi32>
}
