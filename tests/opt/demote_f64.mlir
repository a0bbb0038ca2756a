// args: opt --demote-f64
// For tests that were written against IREE's demotion of f64.

// CHECK-LABEL: func.func @demoted
// CHECK-SAME: (%{{.*}}: f32, %{{.*}}: tensor<2xf32>) -> tensor<2xcomplex<f32>>
// CHECK: util.unfoldable_constant 1.000000e-01 : f32
// CHECK: arith.constant dense<[1.000000e-01, 2.000000e+00]> : tensor<2xf32>
// CHECK: arith.addf %{{.*}}, %{{.*}} : tensor<2xf32>
// CHECK: util.unfoldable_constant dense<(1.000000e+00,0.000000e+00)> : tensor<2xcomplex<f32>>
// CHECK-NOT: f64
func.func @demoted(%a: f64, %t: tensor<2xf64>) -> tensor<2xcomplex<f64>> {
  %b = util.unfoldable_constant 0.1 : f64
  %c = arith.constant dense<[0.1, 2.0]> : tensor<2xf64>
  %d = arith.addf %t, %c : tensor<2xf64>
  %e = util.unfoldable_constant dense<(1.0, 0.0)> : tensor<2xcomplex<f64>>
  return %e : tensor<2xcomplex<f64>>
}
