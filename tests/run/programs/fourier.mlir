// A discrete Fourier transform of eight real values: angles from a table, sums in f64, Parseval's equation.

func.func @transform() {
  %x = util.unfoldable_constant dense<[1.0, 2.0, 0.0, -1.0, 3.0, 0.0, 1.0, -2.0]> : tensor<8xf64>
  %cos = util.unfoldable_constant dense<[1.0, 0.7071067811865476, 6.123233995736766e-17, -0.7071067811865475, -1.0, -0.7071067811865477, -1.8369701987210297e-16, 0.7071067811865474]> : tensor<8xf64>
  %sin = util.unfoldable_constant dense<[0.0, 0.7071067811865475, 1.0, 0.7071067811865476, 1.2246467991473532e-16, -0.7071067811865475, -1.0, -0.7071067811865477]> : tensor<8xf64>
  %re0 = util.unfoldable_constant dense<0.0> : tensor<8xf64>
  %im0 = util.unfoldable_constant dense<1.0> : tensor<8xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f64
  %r:2 = scf.for %k = %c0 to %c8 step %c1 iter_args(%re = %re0, %im = %im0) -> (tensor<8xf64>, tensor<8xf64>) {
    %s:2 = scf.for %n = %c0 to %c8 step %c1 iter_args(%a = %zero, %b = %zero) -> (f64, f64) {
      %kn = arith.muli %k, %n : index
      %at = arith.andi %kn, %c7 : index
      %c = tensor.extract %cos[%at] : tensor<8xf64>
      %d = tensor.extract %sin[%at] : tensor<8xf64>
      %v = tensor.extract %x[%n] : tensor<8xf64>
      %vc = arith.mulf %v, %c : f64
      %vd = arith.mulf %v, %d : f64
      %a1 = arith.addf %a, %vc : f64
      %b1 = arith.subf %b, %vd : f64
      scf.yield %a1, %b1 : f64, f64
    }
    %re1 = tensor.insert %s#0 into %re[%k] : tensor<8xf64>
    %im1 = tensor.insert %s#1 into %im[%k] : tensor<8xf64>
    scf.yield %re1, %im1 : tensor<8xf64>, tensor<8xf64>
  }
  check.expect_almost_eq_const(%r#0, dense<[4.0, -1.2928932188134525, 3.0, -2.7071067811865475, 6.0, -2.7071067811865475, 3.0, -1.2928932188134525]> : tensor<8xf64>, atol 1.0e-13) : tensor<8xf64>
  check.expect_almost_eq_const(%r#1, dense<[0.0, -1.1213203435596428, -5.0, -3.121320343559643, 0.0, 3.121320343559643, 5.0, 1.1213203435596428]> : tensor<8xf64>, atol 1.0e-13) : tensor<8xf64>
  // The spectrum's energy is eight times the signal's.
  %rr = arith.mulf %r#0, %r#0 : tensor<8xf64>
  %ii = arith.mulf %r#1, %r#1 : tensor<8xf64>
  %e = arith.addf %rr, %ii : tensor<8xf64>
  %energy = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %zero) -> (f64) {
    %v = tensor.extract %e[%i] : tensor<8xf64>
    %t = arith.addf %s, %v : f64
    scf.yield %t : f64
  }
  %t = tensor.from_elements %energy : tensor<1xf64>
  check.expect_almost_eq_const(%t, dense<160.0> : tensor<1xf64>, atol 1.0e-11) : tensor<1xf64>
  return
}
