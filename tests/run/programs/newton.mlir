// Square roots by Newton's iteration until it no longer moves, and a division-free reciprocal on tensors.

func.func @roots() {
  %a = util.unfoldable_constant dense<[2.0, 9.0, 1.0e10, 0.0625]> : tensor<4xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %half = arith.constant 0.5 : f64
  %one = arith.constant 1.0 : f64
  %tiny = arith.constant 1.0e-14 : f64
  %empty = tensor.empty() : tensor<4xf64>
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%out = %empty) -> (tensor<4xf64>) {
    %n = tensor.extract %a[%i] : tensor<4xf64>
    %high = arith.addf %n, %one : f64
    %root:2 = scf.while (%x = %high, %last = %n) : (f64, f64) -> (f64, f64) {
      %d = arith.subf %x, %last : f64
      %far = math.absf %d : f64
      %near = arith.mulf %tiny, %x : f64
      %more = arith.cmpf ogt, %far, %near : f64
      scf.condition(%more) %x, %last : f64, f64
    } do {
    ^bb0(%x: f64, %last: f64):
      %q = arith.divf %n, %x : f64
      %s = arith.addf %x, %q : f64
      %y = arith.mulf %s, %half : f64
      scf.yield %y, %x : f64, f64
    }
    %next = tensor.insert %root#0 into %out[%i] : tensor<4xf64>
    scf.yield %next : tensor<4xf64>
  }
  check.expect_almost_eq_const(%r, dense<[1.4142135623730951, 3.0, 100000.0, 0.25]> : tensor<4xf64>, atol 0.0, rtol 1.0e-15) : tensor<4xf64>
  return
}

// x <- x (2 - a x), six times, from a coarse first guess.
func.func @reciprocals() {
  %a = util.unfoldable_constant dense<[0.75, 1.25, 3.0]> : tensor<3xf32>
  %guess = util.unfoldable_constant dense<[1.0, 1.0, 0.25]> : tensor<3xf32>
  %two = arith.constant dense<2.0> : tensor<3xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %r = scf.for %i = %c0 to %c6 step %c1 iter_args(%x = %guess) -> (tensor<3xf32>) {
    %ax = arith.mulf %a, %x : tensor<3xf32>
    %e = arith.subf %two, %ax : tensor<3xf32>
    %y = arith.mulf %x, %e : tensor<3xf32>
    scf.yield %y : tensor<3xf32>
  }
  check.expect_almost_eq_const(%r, dense<[1.3333333333333333, 0.8, 0.3333333333333333]> : tensor<3xf32>, atol 1.0e-7) : tensor<3xf32>
  return
}
