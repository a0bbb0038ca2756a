// args: opt --to=vm
// A check is a question whether its import is resolved, a branch, and a call.

// CHECK-DAG: vm.import private optional @check.expect_true(%operand : i32)
// CHECK-DAG: vm.import private optional @check.expect_almost_eq(%device : !vm.ref<!hal.device>, %lhs : !vm.ref<!hal.buffer_view>, %rhs : !vm.ref<!hal.buffer_view>, %atol : f32, %rtol : f32)

// CHECK-LABEL: func.func @views(
// CHECK-SAME: %[[DEVICE:.+]]: !hal.device, %[[A:.+]]: !hal.buffer_view, %[[B:.+]]: !hal.buffer_view)
// CHECK-NEXT: %[[ATOL:.+]] = arith.constant 9.99999974E-6 : f32
// CHECK-NEXT: %[[RTOL:.+]] = arith.constant 1.000000e-03 : f32
// CHECK-NEXT: %[[HAS:has_check_expect_almost_eq]] = vm.import.resolved @check.expect_almost_eq : i32
// CHECK-NEXT: vm.cond_br %[[HAS]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %[[D:.+]] = builtin.unrealized_conversion_cast %[[DEVICE]] : !hal.device to !vm.ref<!hal.device>
// CHECK-NEXT: %[[L:.+]] = builtin.unrealized_conversion_cast %[[A]] : !hal.buffer_view to !vm.ref<!hal.buffer_view>
// CHECK-NEXT: %[[R:.+]] = builtin.unrealized_conversion_cast %[[B]] : !hal.buffer_view to !vm.ref<!hal.buffer_view>
// CHECK-NEXT: vm.call @check.expect_almost_eq(%[[D]], %[[L]], %[[R]], %[[ATOL]], %[[RTOL]]) : (!vm.ref<!hal.device>, !vm.ref<!hal.buffer_view>, !vm.ref<!hal.buffer_view>, f32, f32) -> ()
// CHECK-NEXT: vm.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: return
func.func @views(%device: !hal.device, %a: !hal.buffer_view, %b: !hal.buffer_view) {
  check.expect_almost_eq<%device>(%a, %b, atol 1.0e-5, rtol 1.0e-3) : !hal.buffer_view
  return
}

// An integer wider than i32 is asked whether it is zero, never cut.
// CHECK-LABEL: func.func @wide
// CHECK: %[[NE:.+]] = arith.cmpi ne, %{{.*}}, %{{.*}} : i64
// CHECK: %[[I:.+]] = arith.extui %[[NE]] : i1 to i32
// CHECK: vm.call @check.expect_true(%[[I]]) : (i32) -> ()
func.func @wide(%a: i64) {
  check.expect_true(%a) : i64
  return
}

// CHECK-LABEL: func.func @narrow
// CHECK: arith.extui %{{.*}} : i1 to i32
// CHECK: arith.extsi %{{.*}} : i8 to i32
func.func @narrow(%a: i1, %b: i8) {
  check.expect_true(%a) : i1
  check.expect_true(%b) : i8
  return
}
