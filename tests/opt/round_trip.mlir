// args: opt --split-input-file
// Every check in its custom form, as it is printed.

// CHECK-LABEL: @scalars
// CHECK: check.expect_true(%{{.*}}) : i32
// CHECK: check.expect_false(%{{.*}}) : i64
util.func public @scalars(%a: i32, %b: i64) {
  check.expect_true(%a) : i32
  check.expect_false(%b) : i64
  util.return
}

// -----

// CHECK-LABEL: @views
// CHECK: check.expect_all_true<%{{.*}}>(%{{.*}}) : !hal.buffer_view
// CHECK: check.expect_eq(%{{.*}}, %{{.*}}) : !hal.buffer_view
// CHECK: check.expect_almost_eq<%{{.*}}>(%{{.*}}, %{{.*}}, atol 1.230000e+02) : !hal.buffer_view
util.func public @views(%device: !hal.device, %a: !hal.buffer_view, %b: !hal.buffer_view) {
  check.expect_all_true<%device>(%a) : !hal.buffer_view
  check.expect_eq(%a, %b) : !hal.buffer_view
  check.expect_almost_eq<%device>(%a, %b, atol 123.0) : !hal.buffer_view
  util.return
}

// -----

// CHECK-LABEL: @constants
// CHECK: check.expect_eq_const(%{{.*}}, dense<[1, 2]> : tensor<2xi32>) {test.note = "kept"} : tensor<2xi32>
// CHECK: check.expect_almost_eq_const(%{{.*}}, dense<1.000000e+00> : tensor<2xf32>, atol 2.500000e-01, rtol 1.250000e-01) : tensor<2xf32>
func.func @constants(%a: tensor<2xi32>, %b: tensor<2xf32>) {
  check.expect_eq_const(%a, dense<[1, 2]> : tensor<2xi32>) {test.note = "kept"} : tensor<2xi32>
  check.expect_almost_eq_const(%b, dense<1.0> : tensor<2xf32>, atol 0.25, rtol 0.125) : tensor<2xf32>
  return
}

// -----

// CHECK-LABEL: @flags
// CHECK: arith.addi %{{.*}}, %{{.*}} overflow<nsw, nuw> : i32
// CHECK: arith.addf %{{.*}}, %{{.*}} fastmath<fast> : f32
// CHECK: arith.addf %{{.*}}, %{{.*}} fastmath<nnan,contract> : f32
func.func @flags(%a: i32, %b: f32) {
  %0 = arith.addi %a, %a overflow<nsw, nuw> : i32
  %1 = arith.addf %b, %b fastmath<fast> : f32
  %2 = arith.addf %b, %b fastmath<nnan,contract> : f32
  return
}

// -----

// Names of operations are escaped like any string.
// CHECK: "odd.na\\me\22"() {"\22" = 2 : i64, "a key" = 1 : i64} : () -> ()
"odd.na\\me\22"() {"a key" = 1, "\22" = 2} : () -> ()
