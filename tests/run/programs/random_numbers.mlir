// Random numbers: a linear congruential generator on 32 bits, xorshift64* on 64 bits.

func.func @congruential() {
  %seed = util.unfoldable_constant 42 : i32
  %a = arith.constant 1664525 : i32
  %c = arith.constant 1013904223 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %empty = tensor.empty() : tensor<6xi32>
  %r:2 = scf.for %i = %c0 to %c6 step %c1 iter_args(%t = %empty, %s = %seed) -> (tensor<6xi32>, i32) {
    %m = arith.muli %s, %a : i32
    %n = arith.addi %m, %c : i32
    %u = tensor.insert %n into %t[%i] : tensor<6xi32>
    scf.yield %u, %n : tensor<6xi32>, i32
  }
  check.expect_eq_const(%r#0, dense<[1083814273, 378494188, -1815563429, 955863294, 1613448261, 110225632]> : tensor<6xi32>) : tensor<6xi32>
  return
}

func.func @xorshift() {
  %seed = util.unfoldable_constant 88172645463325252 : i64
  %k = arith.constant 0x2545F4914F6CDD1D : i64
  %s12 = arith.constant 12 : i64
  %s25 = arith.constant 25 : i64
  %s27 = arith.constant 27 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %empty = tensor.empty() : tensor<5xi64>
  %r:2 = scf.for %i = %c0 to %c5 step %c1 iter_args(%t = %empty, %s = %seed) -> (tensor<5xi64>, i64) {
    %a = arith.shrui %s, %s12 : i64
    %b = arith.xori %s, %a : i64
    %c = arith.shli %b, %s25 : i64
    %d = arith.xori %b, %c : i64
    %e = arith.shrui %d, %s27 : i64
    %f = arith.xori %d, %e : i64
    %out = arith.muli %f, %k : i64
    %u = tensor.insert %out into %t[%i] : tensor<5xi64>
    scf.yield %u, %f : tensor<5xi64>, i64
  }
  check.expect_eq_const(%r#0, dense<[-1826313096650830037, -6394364208014176523, -6994781503168837420, 322077897233982713, 4728786795099772293]> : tensor<5xi64>) : tensor<5xi64>
  return
}
