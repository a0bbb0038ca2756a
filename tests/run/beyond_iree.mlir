// What our checks take and IREE's do not.

// Each component by itself: the real part is off by 0.25, the imaginary one by 0.125.
func.func @almost_eq_of_complex_numbers() {
  %a = util.unfoldable_constant dense<[(1.25, 2.0), (0x7FC00000, 3.125)]> : tensor<2xcomplex<f32>>
  check.expect_almost_eq_const(%a, dense<[(1.0, 2.0), (0x7FC00000, 3.0)]> : tensor<2xcomplex<f32>>, atol 0.25) : tensor<2xcomplex<f32>>
  return
}

// Every float format of MLIR has an almost-equality.
func.func @almost_eq_of_rare_formats() {
  %a = util.unfoldable_constant dense<[1.5, 2.0]> : tensor<2xf6E2M3FN>
  check.expect_almost_eq_const(%a, dense<[1.25, 2.0]> : tensor<2xf6E2M3FN>, atol 0.25) : tensor<2xf6E2M3FN>
  %b = util.unfoldable_constant dense<[1.5, 2.0]> : tensor<2xf4E2M1FN>
  check.expect_almost_eq_const(%b, dense<[1.0, 2.0]> : tensor<2xf4E2M1FN>, atol 0.5) : tensor<2xf4E2M1FN>
  %c = util.unfoldable_constant dense<[1.5, 2.0]> : tensor<2xf128>
  check.expect_almost_eq_const(%c, dense<[1.5, 2.0]> : tensor<2xf128>) : tensor<2xf128>
  return
}
