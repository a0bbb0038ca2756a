// Simpson's rule on 1 / (1 + x^2), trapezoids on an exponential, and a Runge-Kutta step repeated.

func.func @simpson() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = util.unfoldable_constant 65 : index
  %last = arith.constant 64 : index
  %one = arith.constant 1.0 : f64
  %two = arith.constant 2.0 : f64
  %four = arith.constant 4.0 : f64
  %zero = arith.constant 0.0 : f64
  %h = arith.constant 0.015625 : f64
  %sum, %to = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero, %x = %zero) -> (f64, f64) {
    %xx = arith.mulf %x, %x : f64
    %d = arith.addf %one, %xx : f64
    %y = arith.divf %one, %d : f64
    %first = arith.cmpi eq, %i, %c0 : index
    %end = arith.cmpi eq, %i, %last : index
    %edge = arith.ori %first, %end : i1
    %low = arith.andi %i, %c1 : index
    %odd = arith.cmpi eq, %low, %c1 : index
    %inner = arith.select %odd, %four, %two : f64
    %w = arith.select %edge, %one, %inner : f64
    %wy = arith.mulf %w, %y : f64
    %t = arith.addf %s, %wy : f64
    %next = arith.addf %x, %h : f64
    scf.yield %t, %next : f64, f64
  }
  %scale = arith.constant 0.020833333333333332 : f64
  %pi = arith.mulf %sum, %scale : f64
  %t = tensor.from_elements %pi : tensor<1xf64>
  check.expect_almost_eq_const(%t, dense<3.141592653589793> : tensor<1xf64>, atol 1.0e-11) : tensor<1xf64>
  return
}

// y' = -2 y + t, y(0) = 1, to t = 1 in 32 steps of the classical fourth order.
func.func private @slope(%t: f64, %y: f64) -> f64 {
  %k = arith.constant -2.0 : f64
  %a = arith.mulf %k, %y : f64
  %b = arith.addf %a, %t : f64
  return %b : f64
}

func.func @runge_kutta() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %h = arith.constant 0.03125 : f64
  %half = arith.constant 0.015625 : f64
  %sixth = arith.constant 0.005208333333333333 : f64
  %two = arith.constant 2.0 : f64
  %t0 = util.unfoldable_constant 0.0 : f64
  %y0 = util.unfoldable_constant 1.0 : f64
  %r:2 = scf.for %i = %c0 to %c32 step %c1 iter_args(%t = %t0, %y = %y0) -> (f64, f64) {
    %k1 = func.call @slope(%t, %y) : (f64, f64) -> f64
    %tm = arith.addf %t, %half : f64
    %te = arith.addf %t, %h : f64
    %d1 = arith.mulf %k1, %half : f64
    %y1 = arith.addf %y, %d1 : f64
    %k2 = func.call @slope(%tm, %y1) : (f64, f64) -> f64
    %d2 = arith.mulf %k2, %half : f64
    %y2 = arith.addf %y, %d2 : f64
    %k3 = func.call @slope(%tm, %y2) : (f64, f64) -> f64
    %d3 = arith.mulf %k3, %h : f64
    %y3 = arith.addf %y, %d3 : f64
    %k4 = func.call @slope(%te, %y3) : (f64, f64) -> f64
    %k23 = arith.addf %k2, %k3 : f64
    %k2233 = arith.mulf %k23, %two : f64
    %k14 = arith.addf %k1, %k4 : f64
    %sum = arith.addf %k14, %k2233 : f64
    %d = arith.mulf %sum, %sixth : f64
    %yn = arith.addf %y, %d : f64
    scf.yield %te, %yn : f64, f64
  }
  %t = tensor.from_elements %r#0, %r#1 : tensor<2xf64>
  check.expect_almost_eq_const(%t, dense<[1.0, 0.4191691040457659]> : tensor<2xf64>, atol 1.0e-7) : tensor<2xf64>
  return
}
