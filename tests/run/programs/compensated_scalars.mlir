// The same compensated sum on scalars, ten thousand tenths: (s + y) - s is not y.

func.func @kahan() {
  %n = util.unfoldable_constant 10000 : index
  %x = util.unfoldable_constant 0.1 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero, %c = %zero, %p = %zero) -> (f32, f32, f32) {
    %y = arith.subf %x, %c : f32
    %t = arith.addf %s, %y : f32
    %d = arith.subf %t, %s : f32
    %e = arith.subf %d, %y : f32
    %q = arith.addf %p, %x : f32
    scf.yield %t, %e, %q : f32, f32, f32
  }
  %t = tensor.from_elements %r#0, %r#2 : tensor<2xf32>
  check.expect_eq_const(%t, dense<[1000.0, 999.9028930664062]> : tensor<2xf32>) : tensor<2xf32>
  return
}
