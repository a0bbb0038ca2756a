// args: opt --canonicalize --split-input-file
// A check against a constant becomes a constant and a check of two values; tolerances at their default are
// not printed, and one may stand without the other.

// CHECK-LABEL: @eq_const
// CHECK: %[[C:.+]] = arith.constant dense<1> : tensor<2x2xi32>
// CHECK: check.expect_eq(%{{.*}}, %[[C]]) : tensor<2x2xi32>
util.func public @eq_const(%a: tensor<2x2xi32>) {
  check.expect_eq_const(%a, dense<1> : tensor<2x2xi32>) : tensor<2x2xi32>
  util.return
}

// -----

// CHECK-LABEL: @almost_eq_const
// CHECK: %[[C:.+]] = arith.constant dense<[2.000000e+00, 4.000000e+00]> : tensor<2xf32>
// CHECK: check.expect_almost_eq(%{{.*}}, %[[C]], atol 9.99999974E-6, rtol 1.000000e-03) : tensor<2xf32>
// CHECK: check.expect_almost_eq(%{{.*}}, %{{.*}}, rtol 1.000000e-03) : tensor<2xf32>
// CHECK: check.expect_almost_eq(%{{.*}}, %{{[a-z0-9_]+}}) : tensor<2xf32>
func.func @almost_eq_const(%a: tensor<2xf32>) {
  check.expect_almost_eq_const(%a, dense<[2.0, 4.0]> : tensor<2xf32>, atol 1.0e-5, rtol 1.0e-3) : tensor<2xf32>
  check.expect_almost_eq_const(%a, dense<[2.0, 5.0]> : tensor<2xf32>, rtol 1.0e-3) : tensor<2xf32>
  check.expect_almost_eq_const(%a, dense<[2.0, 6.0]> : tensor<2xf32>, atol 1.0e-4) : tensor<2xf32>
  return
}

// -----

// The device goes along.
// CHECK-LABEL: @with_device
// CHECK: check.expect_eq<%{{.*}}>(%{{.*}}, %{{.*}}) : tensor<1xi32>
func.func @with_device(%device: !hal.device, %a: tensor<1xi32>) {
  check.expect_eq_const<%device>(%a, dense<1> : tensor<1xi32>) : tensor<1xi32>
  return
}
