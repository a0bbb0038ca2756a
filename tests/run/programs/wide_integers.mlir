// Integers of 128 bits: a factorial, taken apart again digit by digit; Fibonacci; products of 64 by 64 bits.

func.func private @halves(%x: i128) -> tensor<2xi64> {
  %s = arith.constant 64 : i128
  %low = arith.trunci %x : i128 to i64
  %up = arith.shrui %x, %s : i128
  %high = arith.trunci %up : i128 to i64
  %t = tensor.from_elements %low, %high : tensor<2xi64>
  return %t : tensor<2xi64>
}

func.func @factorial() {
  %c1 = arith.constant 1 : i128
  %c33 = util.unfoldable_constant 33 : i128
  %ten = util.unfoldable_constant 10 : i128
  %zero = arith.constant 0 : i128
  %f = scf.for %i = %c1 to %c33 step %c1 iter_args(%p = %c1) -> (i128) : i128 {
    %q = arith.muli %p, %i : i128
    scf.yield %q : i128
  }
  %h = call @halves(%f) : (i128) -> tensor<2xi64>
  check.expect_eq_const(%h, dense<[-6045878379276664832, 14264351252571976]> : tensor<2xi64>) : tensor<2xi64>
  // The sum of its decimal digits.
  %r:2 = scf.while (%x = %f, %s = %zero) : (i128, i128) -> (i128, i128) {
    %more = arith.cmpi ne, %x, %zero : i128
    scf.condition(%more) %x, %s : i128, i128
  } do {
  ^bb0(%x: i128, %s: i128):
    %d = arith.remui %x, %ten : i128
    %q = arith.divui %x, %ten : i128
    %t = arith.addi %s, %d : i128
    scf.yield %q, %t : i128, i128
  }
  %sum = arith.trunci %r#1 : i128 to i32
  %st = tensor.from_elements %sum : tensor<1xi32>
  check.expect_eq_const(%st, dense<108> : tensor<1xi32>) : tensor<1xi32>
  return
}

func.func @signs() {
  %a = util.unfoldable_constant -1000000000000000000000000000000 : i128
  %b = util.unfoldable_constant 1000000000000007 : i128
  %q = arith.divsi %a, %b : i128
  %r = arith.remsi %a, %b : i128
  %f = arith.floordivsi %a, %b : i128
  %n = util.unfoldable_constant 70 : i128
  %s = arith.shrsi %a, %n : i128
  %qh = call @halves(%q) : (i128) -> tensor<2xi64>
  %rh = call @halves(%r) : (i128) -> tensor<2xi64>
  %fh = call @halves(%f) : (i128) -> tensor<2xi64>
  %sh = call @halves(%s) : (i128) -> tensor<2xi64>
  check.expect_eq_const(%qh, dense<[-999999999999993, -1]> : tensor<2xi64>) : tensor<2xi64>
  check.expect_eq_const(%rh, dense<[-49, -1]> : tensor<2xi64>) : tensor<2xi64>
  check.expect_eq_const(%fh, dense<[-999999999999994, -1]> : tensor<2xi64>) : tensor<2xi64>
  check.expect_eq_const(%sh, dense<[-847032948, -1]> : tensor<2xi64>) : tensor<2xi64>
  %less = arith.cmpi slt, %a, %b : i128
  %above = arith.cmpi ugt, %a, %b : i128
  check.expect_true(%less) : i1
  check.expect_true(%above) : i1
  return
}

func.func @products() {
  %a = util.unfoldable_constant dense<[-1, 123456789012345678, 4]> : tensor<3xi64>
  %b = util.unfoldable_constant dense<[-1, -987654321098765432, 4611686018427387904]> : tensor<3xi64>
  %aw = arith.extsi %a : tensor<3xi64> to tensor<3xi128>
  %bw = arith.extsi %b : tensor<3xi64> to tensor<3xi128>
  %p = arith.muli %aw, %bw : tensor<3xi128>
  %n = arith.constant dense<64> : tensor<3xi128>
  %h = arith.shrsi %p, %n : tensor<3xi128>
  %high = arith.trunci %h : tensor<3xi128> to tensor<3xi64>
  check.expect_eq_const(%high, dense<[0, -6609981178781635, 1]> : tensor<3xi64>) : tensor<3xi64>
  check.expect_eq_const(%p, dense<[1, -121932631137021794322511812221002896, 18446744073709551616]> : tensor<3xi128>) : tensor<3xi128>
  return
}
