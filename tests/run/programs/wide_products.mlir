// The high half of 64 by 64 bits: from four products of halves, and by arith.mului_extended.

func.func private @high(%a: i64, %b: i64) -> i64 {
  %mask = arith.constant 0xFFFFFFFF : i64
  %s = arith.constant 32 : i64
  %al = arith.andi %a, %mask : i64
  %ah = arith.shrui %a, %s : i64
  %bl = arith.andi %b, %mask : i64
  %bh = arith.shrui %b, %s : i64
  %ll = arith.muli %al, %bl : i64
  %lh = arith.muli %al, %bh : i64
  %hl = arith.muli %ah, %bl : i64
  %hh = arith.muli %ah, %bh : i64
  %llh = arith.shrui %ll, %s : i64
  %lhl = arith.andi %lh, %mask : i64
  %hll = arith.andi %hl, %mask : i64
  %m0 = arith.addi %llh, %lhl : i64
  %m1 = arith.addi %m0, %hll : i64
  %carry = arith.shrui %m1, %s : i64
  %lhh = arith.shrui %lh, %s : i64
  %hlh = arith.shrui %hl, %s : i64
  %h0 = arith.addi %hh, %lhh : i64
  %h1 = arith.addi %h0, %hlh : i64
  %h2 = arith.addi %h1, %carry : i64
  return %h2 : i64
}

func.func @by_halves() {
  %a = util.unfoldable_constant 1311768467463790320 : i64
  %b = util.unfoldable_constant 1147797409030816545 : i64
  %c = util.unfoldable_constant -1 : i64
  %d = util.unfoldable_constant 4611686018427387904 : i64
  %e = util.unfoldable_constant 12 : i64
  %x = call @high(%a, %b) : (i64, i64) -> i64
  %y = call @high(%c, %c) : (i64, i64) -> i64
  %z = call @high(%d, %e) : (i64, i64) -> i64
  %t = tensor.from_elements %x, %y, %z : tensor<3xi64>
  check.expect_eq_const(%t, dense<[81621149086635842, -2, 3]> : tensor<3xi64>) : tensor<3xi64>
  return
}

func.func @extended() {
  %a = util.unfoldable_constant dense<[-1, 65536, 3, -2147483648]> : tensor<4xi32>
  %b = util.unfoldable_constant dense<[-1, 65537, -5, 2]> : tensor<4xi32>
  %ul, %uh = arith.mului_extended %a, %b : tensor<4xi32>
  %sl, %sh = arith.mulsi_extended %a, %b : tensor<4xi32>
  check.expect_eq(%ul, %sl) : tensor<4xi32>
  check.expect_eq_const(%ul, dense<[1, 65536, -15, 0]> : tensor<4xi32>) : tensor<4xi32>
  check.expect_eq_const(%uh, dense<[-2, 1, 2, 1]> : tensor<4xi32>) : tensor<4xi32>
  check.expect_eq_const(%sh, dense<[0, 1, -1, -1]> : tensor<4xi32>) : tensor<4xi32>
  %s, %over = arith.addui_extended %a, %b : tensor<4xi32>, tensor<4xi1>
  check.expect_eq_const(%s, dense<[-2, 131073, -2, -2147483646]> : tensor<4xi32>) : tensor<4xi32>
  check.expect_eq_const(%over, dense<[true, false, false, false]> : tensor<4xi1>) : tensor<4xi1>
  return
}
