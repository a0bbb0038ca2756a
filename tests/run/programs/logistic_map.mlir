// A chaotic sequence in f64, where one wrong rounding shows: x <- 3.75 x (1 - x), 100 times, to the last bit.

func.func @scalar() {
  %x0 = util.unfoldable_constant 0.3 : f64
  %r = util.unfoldable_constant 3.75 : f64
  %one = arith.constant 1.0 : f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 100 : index
  %x = scf.for %i = %c0 to %n step %c1 iter_args(%x = %x0) -> (f64) {
    %rx = arith.mulf %r, %x : f64
    %d = arith.subf %one, %x : f64
    %y = arith.mulf %rx, %d : f64
    scf.yield %y : f64
  }
  %t = tensor.from_elements %x : tensor<1xf64>
  check.expect_eq_const(%t, dense<0.2700006882287392> : tensor<1xf64>) : tensor<1xf64>
  return
}

func.func @tensor() {
  %x0 = util.unfoldable_constant dense<[0.3, 0.30000000000000004]> : tensor<2xf64>
  %r = util.unfoldable_constant dense<3.75> : tensor<2xf64>
  %one = arith.constant dense<1.0> : tensor<2xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 20 : index
  %x = scf.for %i = %c0 to %n step %c1 iter_args(%x = %x0) -> (tensor<2xf64>) {
    %rx = arith.mulf %r, %x : tensor<2xf64>
    %d = arith.subf %one, %x : tensor<2xf64>
    %y = arith.mulf %rx, %d : tensor<2xf64>
    scf.yield %y : tensor<2xf64>
  }
  %near = arith.constant dense<0.9139217734499613> : tensor<2xf64>
  check.expect_almost_eq(%x, %near, atol 1.0e-9) : tensor<2xf64>
  %first = tensor.extract_slice %x[0] [1] [1] : tensor<2xf64> to tensor<1xf64>
  check.expect_eq_const(%first, dense<0.9139217734499613> : tensor<1xf64>) : tensor<1xf64>
  return
}
