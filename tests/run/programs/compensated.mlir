// A thousand tenths in f32: the plain sum drifts, Kahan's does not; exact splitting of a sum in two.

func.func @kahan() {
  %n = util.unfoldable_constant 1000 : index
  %x = util.unfoldable_constant dense<0.1> : tensor<1xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant dense<0.0> : tensor<1xf32>
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero, %c = %zero, %p = %zero) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) {
    %y = arith.subf %x, %c : tensor<1xf32>
    %t = arith.addf %s, %y : tensor<1xf32>
    %d = arith.subf %t, %s : tensor<1xf32>
    %e = arith.subf %d, %y : tensor<1xf32>
    %q = arith.addf %p, %x : tensor<1xf32>
    scf.yield %t, %e, %q : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>
  }
  check.expect_eq_const(%r#0, dense<100.0> : tensor<1xf32>) : tensor<1xf32>
  check.expect_eq_const(%r#2, dense<99.9990463256836> : tensor<1xf32>) : tensor<1xf32>
  return
}

// Knuth's two-sum: a + b = s + e exactly, in any order of magnitude.
func.func @two_sum() {
  %a = util.unfoldable_constant dense<[1.0e8, 1.0, 0.1]> : tensor<3xf32>
  %b = util.unfoldable_constant dense<[1.25, 1.0e-8, 0.3]> : tensor<3xf32>
  %s = arith.addf %a, %b : tensor<3xf32>
  %bb = arith.subf %s, %a : tensor<3xf32>
  %aa = arith.subf %s, %bb : tensor<3xf32>
  %da = arith.subf %a, %aa : tensor<3xf32>
  %db = arith.subf %b, %bb : tensor<3xf32>
  %e = arith.addf %da, %db : tensor<3xf32>
  %sw = arith.extf %s : tensor<3xf32> to tensor<3xf64>
  %ew = arith.extf %e : tensor<3xf32> to tensor<3xf64>
  %aw = arith.extf %a : tensor<3xf32> to tensor<3xf64>
  %bw = arith.extf %b : tensor<3xf32> to tensor<3xf64>
  %l = arith.addf %sw, %ew : tensor<3xf64>
  %r = arith.addf %aw, %bw : tensor<3xf64>
  check.expect_eq(%l, %r) : tensor<3xf64>
  return
}
