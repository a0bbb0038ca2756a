// Sums in f16 and bf16 rounded at each step: they stall where the step is half a unit, f32 does not.

func.func @stalling() {
  %h = util.unfoldable_constant dense<1.0> : tensor<2xf16>
  %b = util.unfoldable_constant dense<1.0> : tensor<2xbf16>
  %f = util.unfoldable_constant dense<1.0> : tensor<2xf32>
  %h0 = arith.constant dense<0.0> : tensor<2xf16>
  %b0 = arith.constant dense<0.0> : tensor<2xbf16>
  %f0 = arith.constant dense<0.0> : tensor<2xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = util.unfoldable_constant 300 : index
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %h0, %y = %b0, %z = %f0) -> (tensor<2xf16>, tensor<2xbf16>, tensor<2xf32>) {
    %x1 = arith.addf %x, %h : tensor<2xf16>
    %y1 = arith.addf %y, %b : tensor<2xbf16>
    %z1 = arith.addf %z, %f : tensor<2xf32>
    scf.yield %x1, %y1, %z1 : tensor<2xf16>, tensor<2xbf16>, tensor<2xf32>
  }
  check.expect_eq_const(%r#0, dense<300.0> : tensor<2xf16>) : tensor<2xf16>
  check.expect_eq_const(%r#1, dense<256.0> : tensor<2xbf16>) : tensor<2xbf16>
  check.expect_eq_const(%r#2, dense<300.0> : tensor<2xf32>) : tensor<2xf32>
  return
}

// A tenth is not exact; the error of the narrow sums shows.
func.func @tenths() {
  %h = util.unfoldable_constant dense<0.1> : tensor<1xf16>
  %b = util.unfoldable_constant dense<0.1> : tensor<1xbf16>
  %h0 = arith.constant dense<0.0> : tensor<1xf16>
  %b0 = arith.constant dense<0.0> : tensor<1xbf16>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = util.unfoldable_constant 100 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %h0, %y = %b0) -> (tensor<1xf16>, tensor<1xbf16>) {
    %x1 = arith.addf %x, %h : tensor<1xf16>
    %y1 = arith.addf %y, %b : tensor<1xbf16>
    scf.yield %x1, %y1 : tensor<1xf16>, tensor<1xbf16>
  }
  check.expect_eq_const(%r#0, dense<10.078125> : tensor<1xf16>) : tensor<1xf16>
  check.expect_eq_const(%r#1, dense<10.0625> : tensor<1xbf16>) : tensor<1xbf16>
  return
}
