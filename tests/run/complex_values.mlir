// Complex numbers are two values: as arguments, results, in branches, and as elements of either size.

func.func private @swap(%a: complex<f32>, %b: complex<f64>) -> (complex<f64>, complex<f32>) {
  return %b, %a : complex<f64>, complex<f32>
}

func.func @elements() {
  %a = util.unfoldable_constant dense<[(1.0, 2.0), (-0.0, 3.0)]> : tensor<2xcomplex<f32>>
  %b = util.optimization_barrier %a : tensor<2xcomplex<f32>>
  check.expect_eq_const(%b, dense<[(1.0, 2.0), (-0.0, 3.0)]> : tensor<2xcomplex<f32>>) : tensor<2xcomplex<f32>>
  return
}
