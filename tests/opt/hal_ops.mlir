// args: opt
// The hal dialect, as iree-opt prints it.

// CHECK-LABEL: func.func @tensors
func.func @tensors(%bv: !hal.buffer_view, %b: !hal.buffer, %d: index, %f: !hal.fence, %t: tensor<?x4xf32>, %u: tensor<4xi32>) {
  // CHECK: hal.tensor.import %arg0 : !hal.buffer_view -> tensor<4xf32>
  %0 = hal.tensor.import %bv : !hal.buffer_view -> tensor<4xf32>
  // CHECK: hal.tensor.import %arg0 "name" : !hal.buffer_view -> tensor<?x4xf32>{%arg2}
  %1 = hal.tensor.import %bv "name" : !hal.buffer_view -> tensor<?x4xf32>{%d}
  // CHECK: hal.tensor.import on(#hal.device.affinity<@dev>) wait(%arg3) => consume %arg1 offset(%arg2) "x" : !hal.buffer -> tensor<4xi32> as tensor<4xf32>
  %2 = hal.tensor.import on(#hal.device.affinity<@dev>) wait(%f) => consume %b offset(%d) "x" : !hal.buffer -> tensor<4xi32> as tensor<4xf32>
  // CHECK: hal.tensor.import on(@dev) %arg0 : !hal.buffer_view -> tensor<?xi32> as tensor<?xf32>{%arg2}
  %3 = hal.tensor.import on(@dev) %bv : !hal.buffer_view -> tensor<?xi32> as tensor<?xf32>{%d}
  // CHECK: hal.tensor.export %arg4 : tensor<?x4xf32>{%arg2} -> !hal.buffer_view
  %4 = hal.tensor.export %t : tensor<?x4xf32>{%d} -> !hal.buffer_view
  // CHECK: hal.tensor.export on(#hal.device.affinity<@dev, [0, 1]>) %arg5 "q" : tensor<4xf32> as tensor<4xi32> -> !hal.buffer
  %5 = hal.tensor.export on(#hal.device.affinity<@dev, [0, 1]>) %u "q" : tensor<4xf32> as tensor<4xi32> -> !hal.buffer
  // CHECK: hal.tensor.alias wait(%arg3) => %arg4 : tensor<?x4xf32>{%arg2} to %arg1 : !hal.buffer
  %6 = hal.tensor.alias wait(%f) => %t : tensor<?x4xf32>{%d} to %b : !hal.buffer
  // CHECK: hal.tensor.alias %arg5 : tensor<4xi32> to %arg0 : !hal.buffer_view
  %7 = hal.tensor.alias %u : tensor<4xi32> to %bv : !hal.buffer_view
  // CHECK: hal.tensor.barrier join(%arg4, %arg5 : tensor<?x4xf32>, tensor<4xi32>) => %arg3 : !hal.fence
  %8:2 = hal.tensor.barrier join(%t, %u : tensor<?x4xf32>, tensor<4xi32>) => %f : !hal.fence
  // CHECK: hal.tensor.transients %arg4 : tensor<?x4xf32>{%arg2} from %arg1 : !hal.buffer
  %9 = hal.tensor.transients %t : tensor<?x4xf32>{%d} from %b : !hal.buffer
  return
}

// CHECK-LABEL: func.func @views
func.func @views(%bv: !hal.buffer_view, %b: !hal.buffer, %d: index) {
  // CHECK: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %device_count = hal.devices.count : index
  // CHECK-NEXT: %device_0 = hal.devices.get %c0 : !hal.device
  %c0 = arith.constant 0 : index
  %n = hal.devices.count : index
  %dv = hal.devices.get %c0 : !hal.device
  // CHECK-NEXT: %element_type_f32 = hal.element_type<f32> : i32
  // CHECK-NEXT: %element_type_i1 = hal.element_type<i1> {x} : i32
  // CHECK-NEXT: %dense_row_major = hal.encoding_type<dense_row_major> : i32
  %et = hal.element_type<f32> : i32
  %et2 = hal.element_type<i1> {x} : i32
  %en = hal.encoding_type<dense_row_major> : i32
  // CHECK-NEXT: %view = hal.buffer_view.create buffer(%arg1 : !hal.buffer)[%c0, %arg2] shape([%arg2, %c0]) type(%element_type_f32) encoding(%dense_row_major) : !hal.buffer_view
  // CHECK-NEXT: %view_0 = hal.buffer_view.create buffer(%arg1 : !hal.buffer)[%c0, %arg2] shape([]) type(%element_type_f32) encoding(%dense_row_major) : !hal.buffer_view attributes {z}
  %v = hal.buffer_view.create buffer(%b : !hal.buffer)[%c0, %d] shape([%d, %c0]) type(%et) encoding(%en) : !hal.buffer_view
  %v2 = hal.buffer_view.create buffer(%b : !hal.buffer)[%c0, %d] shape([]) type(%et) encoding(%en) : !hal.buffer_view attributes {z}
  // CHECK-NEXT: hal.buffer_view.assert<%arg0 : !hal.buffer_view> message("tensor") shape([%arg2, %c0]) type(%element_type_f32) encoding(%dense_row_major)
  hal.buffer_view.assert<%bv : !hal.buffer_view> message("tensor") shape([%d, %c0]) type(%et) encoding(%en)
  // CHECK-NEXT: %buffer = hal.buffer_view.buffer<%arg0 : !hal.buffer_view> : !hal.buffer
  // CHECK-NEXT: %0 = hal.buffer_view.element_type<%arg0 : !hal.buffer_view> : i32
  // CHECK-NEXT: %1 = hal.buffer_view.encoding_type<%arg0 : !hal.buffer_view> : i32
  // CHECK-NEXT: %2 = hal.buffer_view.rank<%arg0 : !hal.buffer_view> : index
  // CHECK-NEXT: %3 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[1] : index
  %bb = hal.buffer_view.buffer<%bv : !hal.buffer_view> : !hal.buffer
  %be = hal.buffer_view.element_type<%bv : !hal.buffer_view> : i32
  %bn = hal.buffer_view.encoding_type<%bv : !hal.buffer_view> : i32
  %br = hal.buffer_view.rank<%bv : !hal.buffer_view> : index
  %bd = hal.buffer_view.dim<%bv : !hal.buffer_view>[1] : index
  // CHECK-NEXT: hal.buffer_view.trace "key" = %arg0, %view : !hal.buffer_view, !hal.buffer_view
  hal.buffer_view.trace "key" = %bv, %v : !hal.buffer_view, !hal.buffer_view
  // CHECK-NEXT: %length = hal.buffer.length<%arg1 : !hal.buffer> : index
  // CHECK-NEXT: %buffer_1 = hal.buffer.subspan<%arg1 : !hal.buffer>[%c0, %arg2] : !hal.buffer
  %bl = hal.buffer.length<%b : !hal.buffer> : index
  %sub = hal.buffer.subspan<%b : !hal.buffer>[%c0, %d] : !hal.buffer
  return
}
