// Bit twiddling on tensors: population count, parity, reversal of 32 bits, lowest set bit, next power of two.

func.func @population() {
  %x = util.unfoldable_constant dense<[0, 1, -1, 305419896, -2147483648, 252641535]> : tensor<6xi32>
  %m1 = arith.constant dense<0x55555555> : tensor<6xi32>
  %m2 = arith.constant dense<0x33333333> : tensor<6xi32>
  %m4 = arith.constant dense<0x0F0F0F0F> : tensor<6xi32>
  %k = arith.constant dense<0x01010101> : tensor<6xi32>
  %s1 = arith.constant dense<1> : tensor<6xi32>
  %s2 = arith.constant dense<2> : tensor<6xi32>
  %s4 = arith.constant dense<4> : tensor<6xi32>
  %s24 = arith.constant dense<24> : tensor<6xi32>
  %a = arith.shrui %x, %s1 : tensor<6xi32>
  %b = arith.andi %a, %m1 : tensor<6xi32>
  %c = arith.subi %x, %b : tensor<6xi32>
  %d = arith.shrui %c, %s2 : tensor<6xi32>
  %e = arith.andi %d, %m2 : tensor<6xi32>
  %f = arith.andi %c, %m2 : tensor<6xi32>
  %g = arith.addi %e, %f : tensor<6xi32>
  %h = arith.shrui %g, %s4 : tensor<6xi32>
  %i = arith.addi %g, %h : tensor<6xi32>
  %j = arith.andi %i, %m4 : tensor<6xi32>
  %l = arith.muli %j, %k : tensor<6xi32>
  %n = arith.shrui %l, %s24 : tensor<6xi32>
  check.expect_eq_const(%n, dense<[0, 1, 32, 13, 1, 16]> : tensor<6xi32>) : tensor<6xi32>
  %p = math.ctpop %x : tensor<6xi32>
  check.expect_eq(%n, %p) : tensor<6xi32>
  %parity = arith.trunci %n : tensor<6xi32> to tensor<6xi1>
  check.expect_eq_const(%parity, dense<[false, true, false, true, true, false]> : tensor<6xi1>) : tensor<6xi1>
  return
}

func.func @lowest_set_bit() {
  %x = util.unfoldable_constant dense<[0, 1, -1, 305419896, -2147483648, 252641535]> : tensor<6xi32>
  %zero = arith.constant dense<0> : tensor<6xi32>
  %minus = arith.subi %zero, %x : tensor<6xi32>
  %low = arith.andi %x, %minus : tensor<6xi32>
  check.expect_eq_const(%low, dense<[0, 1, 1, 8, -2147483648, 1]> : tensor<6xi32>) : tensor<6xi32>
  return
}

func.func @reversal() {
  %x = util.unfoldable_constant dense<[0, 1, -1, 305419896, -2147483648, 252641535]> : tensor<6xi32>
  %zero = arith.constant dense<0> : tensor<6xi32>
  %one = arith.constant dense<1> : tensor<6xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %r:2 = scf.for %i = %c0 to %c32 step %c1 iter_args(%out = %zero, %in = %x) -> (tensor<6xi32>, tensor<6xi32>) {
    %bit = arith.andi %in, %one : tensor<6xi32>
    %up = arith.shli %out, %one : tensor<6xi32>
    %o = arith.ori %up, %bit : tensor<6xi32>
    %n = arith.shrui %in, %one : tensor<6xi32>
    scf.yield %o, %n : tensor<6xi32>, tensor<6xi32>
  }
  check.expect_eq_const(%r#0, dense<[0, -2147483648, -1, 510274632, 1, -16715536]> : tensor<6xi32>) : tensor<6xi32>
  check.expect_eq_const(%r#1, dense<0> : tensor<6xi32>) : tensor<6xi32>
  return
}
