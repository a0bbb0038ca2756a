// Complex arithmetic on scalars: products, quotients, absolute values, and a square root found again.

func.func private @parts(%z: complex<f64>) -> tensor<2xf64> {
  %re = complex.re %z : complex<f64>
  %im = complex.im %z : complex<f64>
  %t = tensor.from_elements %re, %im : tensor<2xf64>
  return %t : tensor<2xf64>
}

func.func @arithmetic() {
  %r = util.unfoldable_constant 3.0 : f64
  %i = util.unfoldable_constant -4.0 : f64
  %two = util.unfoldable_constant 2.0 : f64
  %one = util.unfoldable_constant 1.0 : f64
  %a = complex.create %r, %i : complex<f64>
  %b = complex.create %two, %one : complex<f64>
  %s = complex.add %a, %b : complex<f64>
  %d = complex.sub %a, %b : complex<f64>
  %p = complex.mul %a, %b : complex<f64>
  %q = complex.div %a, %b : complex<f64>
  %c = complex.conj %a : complex<f64>
  %n = complex.neg %a : complex<f64>
  %sp = call @parts(%s) : (complex<f64>) -> tensor<2xf64>
  %dp = call @parts(%d) : (complex<f64>) -> tensor<2xf64>
  %pp = call @parts(%p) : (complex<f64>) -> tensor<2xf64>
  %qp = call @parts(%q) : (complex<f64>) -> tensor<2xf64>
  %cp = call @parts(%c) : (complex<f64>) -> tensor<2xf64>
  %np = call @parts(%n) : (complex<f64>) -> tensor<2xf64>
  check.expect_eq_const(%sp, dense<[5.0, -3.0]> : tensor<2xf64>) : tensor<2xf64>
  check.expect_eq_const(%dp, dense<[1.0, -5.0]> : tensor<2xf64>) : tensor<2xf64>
  check.expect_eq_const(%pp, dense<[10.0, -5.0]> : tensor<2xf64>) : tensor<2xf64>
  check.expect_almost_eq_const(%qp, dense<[0.4, -2.2]> : tensor<2xf64>, atol 1.0e-15) : tensor<2xf64>
  check.expect_eq_const(%cp, dense<[3.0, 4.0]> : tensor<2xf64>) : tensor<2xf64>
  check.expect_eq_const(%np, dense<[-3.0, 4.0]> : tensor<2xf64>) : tensor<2xf64>
  %abs = complex.abs %a : complex<f64>
  %five = arith.constant 5.0 : f64
  %ok = arith.cmpf oeq, %abs, %five : f64
  check.expect_true(%ok) : i1
  return
}

// The root of -3 + 4i is 1 + 2i.
func.func @root() {
  %z = complex.constant [-3.0 : f64, 4.0 : f64] : complex<f64>
  %u = util.optimization_barrier %z : complex<f64>
  %r = complex.sqrt %u : complex<f64>
  %rp = call @parts(%r) : (complex<f64>) -> tensor<2xf64>
  check.expect_almost_eq_const(%rp, dense<[1.0, 2.0]> : tensor<2xf64>, atol 1.0e-15) : tensor<2xf64>
  %rr = complex.mul %r, %r : complex<f64>
  %same = complex.sub %rr, %u : complex<f64>
  %far = complex.abs %same : complex<f64>
  %tiny = arith.constant 1.0e-14 : f64
  %ok = arith.cmpf olt, %far, %tiny : f64
  check.expect_true(%ok) : i1
  return
}

// Seven steps of z <- z^2 + c from 0, and the eight eighth roots of one, whose sum is nothing.
func.func @orbit_and_roots_of_one() {
  %c = complex.constant [-0.75 : f64, 0.125 : f64] : complex<f64>
  %cu = util.optimization_barrier %c : complex<f64>
  %zero = complex.constant [0.0 : f64, 0.0 : f64] : complex<f64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %z = scf.for %k = %c0 to %c7 step %c1 iter_args(%z = %zero) -> (complex<f64>) {
    %zz = complex.mul %z, %z : complex<f64>
    %w = complex.add %zz, %cu : complex<f64>
    scf.yield %w : complex<f64>
  }
  %zp = call @parts(%z) : (complex<f64>) -> tensor<2xf64>
  check.expect_almost_eq_const(%zp, dense<[-0.6686164426335482, 0.19369425811868107]> : tensor<2xf64>, atol 1.0e-14) : tensor<2xf64>
  %angle = arith.constant 0.7853981633974483 : f64
  %none = arith.constant 0.0 : f64
  %turn0 = complex.create %none, %angle : complex<f64>
  %turn = complex.exp %turn0 : complex<f64>
  %unit = complex.constant [1.0 : f64, 0.0 : f64] : complex<f64>
  %r:2 = scf.for %k = %c0 to %c8 step %c1 iter_args(%x = %unit, %s = %zero) -> (complex<f64>, complex<f64>) {
    %t = complex.add %s, %x : complex<f64>
    %y = complex.mul %x, %turn : complex<f64>
    scf.yield %y, %t : complex<f64>, complex<f64>
  }
  %xp = call @parts(%r#0) : (complex<f64>) -> tensor<2xf64>
  %tp = call @parts(%r#1) : (complex<f64>) -> tensor<2xf64>
  check.expect_almost_eq_const(%xp, dense<[1.0, 0.0]> : tensor<2xf64>, atol 1.0e-14) : tensor<2xf64>
  check.expect_almost_eq_const(%tp, dense<[0.0, 0.0]> : tensor<2xf64>, atol 1.0e-14) : tensor<2xf64>
  return
}
