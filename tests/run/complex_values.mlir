// Complex scalars: two values each, as arguments, results, of branches, and as bits.

func.func private @swap(%a: complex<f32>, %b: complex<f64>) -> (complex<f64>, complex<f32>) {
  return %b, %a : complex<f64>, complex<f32>
}

func.func @calls() {
  %a = complex.constant [1.5 : f32, -2.0 : f32] : complex<f32>
  %b = complex.constant [3.0, 0.25] : complex<f64>
  %0:2 = func.call @swap(%a, %b) : (complex<f32>, complex<f64>) -> (complex<f64>, complex<f32>)
  %is0 = complex.eq %0#0, %b : complex<f64>
  %is1 = complex.eq %0#1, %a : complex<f32>
  check.expect_true(%is0) : i1
  check.expect_true(%is1) : i1
  %re = complex.re %0#1 : complex<f32>
  %im = complex.im %0#1 : complex<f32>
  %turned = complex.create %im, %re : complex<f32>
  %differ = complex.neq %turned, %a : complex<f32>
  check.expect_true(%differ) : i1
  return
}

func.func @branches() {
  %true = util.unfoldable_constant true
  %a = complex.constant [1.0 : f16, 2.0 : f16] : complex<f16>
  %b = complex.constant [3.0 : f16, 4.0 : f16] : complex<f16>
  cf.cond_br %true, ^bb1(%a : complex<f16>), ^bb1(%b : complex<f16>)
^bb1(%c: complex<f16>):
  %sum = complex.add %c, %b : complex<f16>
  %expected = complex.constant [4.0 : f16, 6.0 : f16] : complex<f16>
  %is = complex.eq %sum, %expected : complex<f16>
  check.expect_true(%is) : i1
  %chosen = arith.select %true, %a, %b : complex<f16>
  %is_a = complex.eq %chosen, %a : complex<f16>
  check.expect_true(%is_a) : i1
  return
}

func.func @bits() {
  %a = complex.constant [1.0 : f32, -2.0 : f32] : complex<f32>
  %0 = complex.bitcast %a : complex<f32> to i64
  %bits = arith.constant 0xC00000003F800000 : i64
  %is0 = arith.cmpi eq, %0, %bits : i64
  check.expect_true(%is0) : i1
  %1 = complex.bitcast %0 : i64 to complex<f32>
  %is1 = complex.eq %1, %a : complex<f32>
  check.expect_true(%is1) : i1
  %2 = complex.bitcast %a : complex<f32> to f64
  %3 = arith.bitcast %2 : f64 to i64
  %is2 = arith.cmpi eq, %3, %bits : i64
  check.expect_true(%is2) : i1
  %b = complex.constant [1.0, -2.0] : complex<f64>
  %4 = complex.bitcast %b : complex<f64> to i128
  %wide = arith.constant 0xC0000000000000003FF0000000000000 : i128
  %is3 = arith.cmpi eq, %4, %wide : i128
  check.expect_true(%is3) : i1
  %c = complex.constant [1.0 : bf16, -2.0 : bf16] : complex<bf16>
  %5 = complex.bitcast %c : complex<bf16> to i32
  %narrow = arith.constant 0xC0003F80 : i32
  %is4 = arith.cmpi eq, %5, %narrow : i32
  check.expect_true(%is4) : i1
  %6 = complex.bitcast %5 : i32 to complex<bf16>
  %is5 = complex.eq %6, %c : complex<bf16>
  check.expect_true(%is5) : i1
  return
}

func.func @powers() {
  %i = complex.constant [0.0, 1.0] : complex<f64>
  %two = arith.constant 2 : i32
  %minus_three = util.unfoldable_constant -3 : i8
  %zero = arith.constant 0 : i64
  %0 = complex.powi %i, %two : complex<f64>, i32
  %minus_one = complex.constant [-1.0, 0.0] : complex<f64>
  %is0 = complex.eq %0, %minus_one : complex<f64>
  check.expect_true(%is0) : i1
  %1 = complex.powi %i, %minus_three : complex<f64>, i8
  %is1 = complex.eq %1, %i : complex<f64>
  check.expect_true(%is1) : i1
  %2 = complex.powi %i, %zero : complex<f64>, i64
  %one = complex.constant [1.0, 0.0] : complex<f64>
  %is2 = complex.eq %2, %one : complex<f64>
  check.expect_true(%is2) : i1
  return
}

func.func @specials() {
  %one = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %infinite = complex.div %one, %zero : complex<f32>
  %inf = complex.constant [0x7F800000 : f32, 0x7F800000 : f32] : complex<f32>
  %is0 = complex.eq %infinite, %inf : complex<f32>
  check.expect_true(%is0) : i1
  %small = complex.div %one, %inf : complex<f32>
  %is1 = complex.eq %small, %zero : complex<f32>
  check.expect_true(%is1) : i1
  %nan = complex.constant [0x7FC00000 : f32, 0.0 : f32] : complex<f32>
  %self = complex.neq %nan, %nan : complex<f32>
  check.expect_true(%self) : i1
  // The sides of the cut of the logarithm.
  %above = complex.constant [-1.0 : f32, 0.0 : f32] : complex<f32>
  %below = complex.constant [-1.0 : f32, -0.0 : f32] : complex<f32>
  %log_above = complex.log %above : complex<f32>
  %log_below = complex.log %below : complex<f32>
  %conj = complex.conj %log_above : complex<f32>
  %is2 = complex.eq %conj, %log_below : complex<f32>
  check.expect_true(%is2) : i1
  %pi = arith.constant 0x40490FDB : f32
  %im = complex.im %log_above : complex<f32>
  %is3 = arith.cmpf oeq, %im, %pi : f32
  check.expect_true(%is3) : i1
  %sign = complex.sign %zero : complex<f32>
  %is4 = complex.eq %sign, %zero : complex<f32>
  check.expect_true(%is4) : i1
  return
}

func.func @elements() {
  %a = util.unfoldable_constant dense<[(1.0, 2.0), (-0.0, 3.0)]> : tensor<2xcomplex<f32>>
  %b = util.optimization_barrier %a : tensor<2xcomplex<f32>>
  check.expect_eq_const(%b, dense<[(1.0, 2.0), (-0.0, 3.0)]> : tensor<2xcomplex<f32>>) : tensor<2xcomplex<f32>>
  return
}

func.func @parts_of_few_bits() {
  %c = util.unfoldable_constant dense<[true, false, true]> : tensor<3xi1>
  %a = util.unfoldable_constant dense<[(1, 2), (3, 4), (5, -6)]> : tensor<3xcomplex<i4>>
  %b = util.unfoldable_constant dense<(-1, 7)> : tensor<3xcomplex<i4>>
  %0 = arith.select %c, %a, %b : tensor<3xi1>, tensor<3xcomplex<i4>>
  check.expect_eq_const(%0, dense<[(1, 2), (-1, 7), (5, -6)]> : tensor<3xcomplex<i4>>) : tensor<3xcomplex<i4>>
  %d = util.unfoldable_constant dense<[(1, -2), (0, 1), (-1, -2)]> : tensor<3xcomplex<i2>>
  %e = util.unfoldable_constant dense<(-1, 0)> : tensor<3xcomplex<i2>>
  %1 = arith.select %c, %d, %e : tensor<3xi1>, tensor<3xcomplex<i2>>
  check.expect_eq_const(%1, dense<[(1, -2), (-1, 0), (-1, -2)]> : tensor<3xcomplex<i2>>) : tensor<3xcomplex<i2>>
  return
}
