// Integer quotients and remainders in all roundings, with every combination of signs.

func.func @signed() {
  %a = util.unfoldable_constant dense<[7, -7, 7, -7, 6, -6, 0, -128]> : tensor<8xi8>
  %b = util.unfoldable_constant dense<[3, 3, -3, -3, 3, 3, -5, 7]> : tensor<8xi8>
  %q = arith.divsi %a, %b : tensor<8xi8>
  %r = arith.remsi %a, %b : tensor<8xi8>
  %f = arith.floordivsi %a, %b : tensor<8xi8>
  %c = arith.ceildivsi %a, %b : tensor<8xi8>
  check.expect_eq_const(%q, dense<[2, -2, -2, 2, 2, -2, 0, -18]> : tensor<8xi8>) : tensor<8xi8>
  check.expect_eq_const(%r, dense<[1, -1, 1, -1, 0, 0, 0, -2]> : tensor<8xi8>) : tensor<8xi8>
  check.expect_eq_const(%f, dense<[2, -3, -3, 2, 2, -2, 0, -19]> : tensor<8xi8>) : tensor<8xi8>
  check.expect_eq_const(%c, dense<[3, -2, -2, 3, 2, -2, 0, -18]> : tensor<8xi8>) : tensor<8xi8>
  // a = q b + r
  %qb = arith.muli %q, %b : tensor<8xi8>
  %again = arith.addi %qb, %r : tensor<8xi8>
  check.expect_eq(%again, %a) : tensor<8xi8>
  return
}

func.func @unsigned() {
  %a = util.unfoldable_constant dense<[200, 255, 255, 1, 0]> : tensor<5xi8>
  %b = util.unfoldable_constant dense<[7, 255, 2, 200, 3]> : tensor<5xi8>
  %q = arith.divui %a, %b : tensor<5xi8>
  %r = arith.remui %a, %b : tensor<5xi8>
  %c = arith.ceildivui %a, %b : tensor<5xi8>
  check.expect_eq_const(%q, dense<[28, 1, 127, 0, 0]> : tensor<5xi8>) : tensor<5xi8>
  check.expect_eq_const(%r, dense<[4, 0, 1, 1, 0]> : tensor<5xi8>) : tensor<5xi8>
  check.expect_eq_const(%c, dense<[29, 1, 128, 1, 0]> : tensor<5xi8>) : tensor<5xi8>
  return
}

// At the ends of 64 bits.
func.func @far_from_zero() {
  %low = util.unfoldable_constant -9223372036854775808 : i64
  %lower = util.unfoldable_constant -9223372036854775807 : i64
  %minus = util.unfoldable_constant -1 : i64
  %two = util.unfoldable_constant 2 : i64
  %three = util.unfoldable_constant 3 : i64
  %a = arith.divsi %low, %two : i64
  %b = arith.floordivsi %lower, %minus : i64
  %c = arith.ceildivsi %low, %three : i64
  %d = arith.floordivsi %low, %three : i64
  %e = arith.divui %low, %three : i64
  %f = arith.remui %minus, %low : i64
  %t = tensor.from_elements %a, %b, %c, %d, %e, %f : tensor<6xi64>
  check.expect_eq_const(%t, dense<[-4611686018427387904, 9223372036854775807, -3074457345618258602, -3074457345618258603, 3074457345618258602, 9223372036854775807]> : tensor<6xi64>) : tensor<6xi64>
  return
}
