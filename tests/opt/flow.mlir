// args: opt
// The flow dialect, as iree-opt prints it.

// CHECK-LABEL: func.func @a
func.func @a(%t: tensor<?x4xf32>, %d: index, %u: tensor<4xf32>, %s: f32, %c: tensor<2x2xi32>) {
  // CHECK: %c0 = arith.constant 0 : index
  %c0 = arith.constant 0 : index
  // CHECK-NEXT: %0 = flow.tensor.bitcast %arg2 : tensor<4xf32> -> tensor<4xi32>
  %0 = flow.tensor.bitcast %u : tensor<4xf32> -> tensor<4xi32>
  // CHECK-NEXT: %1 = flow.tensor.bitcast %arg0 : tensor<?x4xf32>{%arg1} -> tensor<4x?xi32>{%arg1}
  %1 = flow.tensor.bitcast %t : tensor<?x4xf32>{%d} -> tensor<4x?xi32>{%d}
  // CHECK-NEXT: %2 = flow.tensor.reshape %arg2 : tensor<4xf32> -> tensor<2x2xf32>
  %2 = flow.tensor.reshape %u : tensor<4xf32> -> tensor<2x2xf32>
  // CHECK-NEXT: %3 = flow.tensor.splat %arg3 : tensor<?x2xf32>{%arg1}
  %3 = flow.tensor.splat %s : tensor<?x2xf32>{%d}
  // CHECK-NEXT: %4 = flow.tensor.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
  %4 = flow.tensor.constant dense<[1.0, 2.0]> : tensor<2xf32>
  // CHECK-NEXT: %5 = flow.tensor.dynamic_constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32> -> tensor<?xf32>
  %5 = flow.tensor.dynamic_constant dense<[1.0, 2.0]> : tensor<2xf32> -> tensor<?xf32>
  // CHECK-NEXT: %6 = flow.tensor.tie_shape %arg0 : tensor<?x4xf32>{%arg1}
  %6 = flow.tensor.tie_shape %t : tensor<?x4xf32>{%d}
  // CHECK-NEXT: %7 = flow.tensor.load %arg0[%c0, %c0] : tensor<?x4xf32>{%arg1}
  %7 = flow.tensor.load %t[%c0, %c0] : tensor<?x4xf32>{%d}
  // CHECK-NEXT: %8 = flow.tensor.store %arg3, %arg0[%c0, %c0] : tensor<?x4xf32>{%arg1}
  %8 = flow.tensor.store %s, %t[%c0, %c0] : tensor<?x4xf32>{%d}
  // CHECK-NEXT: %9 = flow.tensor.slice %arg0[%c0, %c0 for %arg1, %c0] : tensor<?x4xf32>{%arg1} -> tensor<?x2xf32>{%arg1}
  %9 = flow.tensor.slice %t[%c0, %c0 for %d, %c0] : tensor<?x4xf32>{%d} -> tensor<?x2xf32>{%d}
  // CHECK-NEXT: %10 = flow.tensor.update %arg4, %arg4[%c0, %c0] : tensor<2x2xi32> -> %arg4 as tensor<2x2xi32>
  %10 = flow.tensor.update %c, %c[%c0, %c0] : tensor<2x2xi32> -> %c as tensor<2x2xi32>
  // CHECK-NEXT: %11 = flow.tensor.clone %arg0 : tensor<?x4xf32>{%arg1}
  %11 = flow.tensor.clone %t : tensor<?x4xf32>{%d}
  // CHECK-NEXT: %12 = flow.tensor.empty : tensor<?x4xf32>{%arg1}
  %12 = flow.tensor.empty : tensor<?x4xf32>{%d}
  // CHECK-NEXT: %13 = flow.tensor.alloca : tensor<?x4xf32>{%arg1}
  %13 = flow.tensor.alloca : tensor<?x4xf32>{%d}
  // CHECK-NEXT: flow.tensor.trace "key" = [%arg0 : tensor<?x4xf32>{%arg1}, %arg2 : tensor<4xf32>]
  flow.tensor.trace "key" = [%t : tensor<?x4xf32>{%d}, %u : tensor<4xf32>]
  // CHECK-NEXT: %14 = flow.tensor.barrier %arg0 : tensor<?x4xf32>{%arg1} on #hal.device.affinity<@dev>
  %14 = flow.tensor.barrier %t : tensor<?x4xf32>{%d} on #hal.device.affinity<@dev>
  // CHECK-NEXT: %15 = flow.tensor.transfer %arg0 : tensor<?x4xf32>{%arg1} to "target"
  %15 = flow.tensor.transfer %t : tensor<?x4xf32>{%d} to "target"
  // CHECK-NEXT: %16 = flow.dispatch.region -> (tensor<?x4xf32>{%arg1}) {
  // CHECK-NEXT:   %18 = arith.addf %arg0, %arg0 : tensor<?x4xf32>
  // CHECK-NEXT:   flow.return %18 : tensor<?x4xf32>
  // CHECK-NEXT: }
  %16 = flow.dispatch.region -> (tensor<?x4xf32>{%d}) {
    %x = arith.addf %t, %t : tensor<?x4xf32>
    flow.return %x : tensor<?x4xf32>
  }
  // CHECK-NEXT: %17:2 = flow.dispatch.region[%arg1] -> (tensor<4xf32>, tensor<2x2xi32>) {
  // CHECK-NEXT:   flow.return %arg2, %arg4 : tensor<4xf32>, tensor<2x2xi32>
  // CHECK-NEXT: } count(%arg5: index) -> (index, index, index) {
  // CHECK-NEXT:   flow.return %arg5, %arg5, %arg5 : index, index, index
  // CHECK-NEXT: }
  %17:2 = flow.dispatch.region[%d] -> (tensor<4xf32>, tensor<2x2xi32>) {
    flow.return %u, %c : tensor<4xf32>, tensor<2x2xi32>
  } count(%n: index) -> (index, index, index) {
    flow.return %n, %n, %n : index, index, index
  }
  // CHECK-NEXT: flow.dispatch.region -> () {
  // CHECK-NEXT: }
  flow.dispatch.region -> () {
    flow.return
  }
  return
}
