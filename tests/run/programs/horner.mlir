// 2x^4 - 3x^3 + 5x - 7 by Horner's rule: on a tensor of points, and coefficient by coefficient in a loop.

func.func @on_a_tensor() {
  %x = util.unfoldable_constant dense<[0.0, 1.0, -1.0, 0.5, 3.0, -2.5]> : tensor<6xf32>
  %k4 = arith.constant dense<2.0> : tensor<6xf32>
  %k3 = arith.constant dense<-3.0> : tensor<6xf32>
  %k1 = arith.constant dense<5.0> : tensor<6xf32>
  %k0 = arith.constant dense<-7.0> : tensor<6xf32>
  %a = arith.mulf %k4, %x : tensor<6xf32>
  %b = arith.addf %a, %k3 : tensor<6xf32>
  %c = arith.mulf %b, %x : tensor<6xf32>
  %d = arith.mulf %c, %x : tensor<6xf32>
  %e = arith.addf %d, %k1 : tensor<6xf32>
  %f = arith.mulf %e, %x : tensor<6xf32>
  %g = arith.addf %f, %k0 : tensor<6xf32>
  check.expect_eq_const(%g, dense<[-7.0, -3.0, -7.0, -4.75, 89.0, 105.5]> : tensor<6xf32>) : tensor<6xf32>
  return
}

func.func @by_coefficient() {
  %k = util.unfoldable_constant dense<[2.0, -3.0, 0.0, 5.0, -7.0]> : tensor<5xf64>
  %x = util.unfoldable_constant 1.1 : f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0.0 : f64
  %p, %dp = scf.for %i = %c0 to %c5 step %c1 iter_args(%p = %zero, %dp = %zero) -> (f64, f64) {
    %c = tensor.extract %k[%i] : tensor<5xf64>
    %dx = arith.mulf %dp, %x : f64
    %dn = arith.addf %dx, %p : f64
    %px = arith.mulf %p, %x : f64
    %pn = arith.addf %px, %c : f64
    scf.yield %pn, %dn : f64, f64
  }
  %both = tensor.from_elements %p, %dp : tensor<2xf64>
  check.expect_almost_eq_const(%both, dense<[-2.5648, 4.758000000000001]> : tensor<2xf64>, atol 1.0e-13) : tensor<2xf64>
  return
}
