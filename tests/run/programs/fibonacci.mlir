// Fibonacci numbers: two values in a loop up to the edge of 64 bits, powers of a matrix, and by doubling.

func.func @loop() {
  %n = util.unfoldable_constant 93 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero, %b = %one) -> (i64, i64) {
    %c = arith.addi %a, %b : i64
    scf.yield %b, %c : i64, i64
  }
  // F(93) fits 64 bits only without a sign.
  %t = tensor.from_elements %r#0 : tensor<1xi64>
  check.expect_eq_const(%t, dense<-6246583658587674878> : tensor<1xi64>) : tensor<1xi64>
  return
}

// [[1, 1], [1, 0]]^n by squaring; matrices as four scalars.
func.func @matrix_power() {
  %n = util.unfoldable_constant 60 : i32
  %zero32 = arith.constant 0 : i32
  %one32 = arith.constant 1 : i32
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  // The result (p q; q s), the power (a b; b d): all symmetric.
  %r:7 = scf.while (%k = %n, %p = %one, %q = %zero, %s = %one, %a = %one, %b = %one, %d = %zero)
      : (i32, i64, i64, i64, i64, i64, i64) -> (i32, i64, i64, i64, i64, i64, i64) {
    %more = arith.cmpi ne, %k, %zero32 : i32
    scf.condition(%more) %k, %p, %q, %s, %a, %b, %d : i32, i64, i64, i64, i64, i64, i64
  } do {
  ^bb0(%k: i32, %p: i64, %q: i64, %s: i64, %a: i64, %b: i64, %d: i64):
    %odd = arith.trunci %k : i32 to i1
    %pa = arith.muli %p, %a : i64
    %pb = arith.muli %p, %b : i64
    %qa = arith.muli %q, %a : i64
    %qb = arith.muli %q, %b : i64
    %qd = arith.muli %q, %d : i64
    %sd = arith.muli %s, %d : i64
    %p1 = arith.addi %pa, %qb : i64
    %q1 = arith.addi %pb, %qd : i64
    %s1 = arith.addi %qb, %sd : i64
    %p2 = arith.select %odd, %p1, %p : i64
    %q2 = arith.select %odd, %q1, %q : i64
    %s2 = arith.select %odd, %s1, %s : i64
    %aa = arith.muli %a, %a : i64
    %bb = arith.muli %b, %b : i64
    %dd = arith.muli %d, %d : i64
    %ad = arith.addi %a, %d : i64
    %a1 = arith.addi %aa, %bb : i64
    %b1 = arith.muli %b, %ad : i64
    %d1 = arith.addi %bb, %dd : i64
    %k1 = arith.shrui %k, %one32 : i32
    scf.yield %k1, %p2, %q2, %s2, %a1, %b1, %d1 : i32, i64, i64, i64, i64, i64, i64
  }
  %t = tensor.from_elements %r#1, %r#2, %r#3 : tensor<3xi64>
  check.expect_eq_const(%t, dense<[2504730781961, 1548008755920, 956722026041]> : tensor<3xi64>) : tensor<3xi64>
  return
}
