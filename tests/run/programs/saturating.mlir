// Saturating sums and differences of bytes: through a wider type, and with the overflow bit trick.

func.func @signed_by_widening() {
  %a = util.unfoldable_constant dense<[100, -100, 127, -128, 5, 60]> : tensor<6xi8>
  %b = util.unfoldable_constant dense<[50, -50, 1, -1, -6, 60]> : tensor<6xi8>
  %low = arith.constant dense<-128> : tensor<6xi16>
  %high = arith.constant dense<127> : tensor<6xi16>
  %aw = arith.extsi %a : tensor<6xi8> to tensor<6xi16>
  %bw = arith.extsi %b : tensor<6xi8> to tensor<6xi16>
  %s = arith.addi %aw, %bw : tensor<6xi16>
  %s1 = arith.maxsi %s, %low : tensor<6xi16>
  %s2 = arith.minsi %s1, %high : tensor<6xi16>
  %sum = arith.trunci %s2 : tensor<6xi16> to tensor<6xi8>
  check.expect_eq_const(%sum, dense<[127, -128, 127, -128, -1, 120]> : tensor<6xi8>) : tensor<6xi8>
  return
}

// Overflow: both operands differ in sign from the wrapped sum. Then the result is 127 or -128 by the sign of a.
func.func @signed_by_sign_bits() {
  %a = util.unfoldable_constant dense<[100, -100, 127, -128, 5, 60]> : tensor<6xi8>
  %b = util.unfoldable_constant dense<[50, -50, 1, -1, -6, 60]> : tensor<6xi8>
  %zero = arith.constant dense<0> : tensor<6xi8>
  %seven = arith.constant dense<7> : tensor<6xi8>
  %most = arith.constant dense<127> : tensor<6xi8>
  %s = arith.addi %a, %b : tensor<6xi8>
  %x = arith.xori %a, %s : tensor<6xi8>
  %y = arith.xori %b, %s : tensor<6xi8>
  %z = arith.andi %x, %y : tensor<6xi8>
  %over = arith.cmpi slt, %z, %zero : tensor<6xi8>
  %sign = arith.shrsi %a, %seven : tensor<6xi8>
  %end = arith.xori %sign, %most : tensor<6xi8>
  %r = arith.select %over, %end, %s : tensor<6xi1>, tensor<6xi8>
  check.expect_eq_const(%r, dense<[127, -128, 127, -128, -1, 120]> : tensor<6xi8>) : tensor<6xi8>
  return
}

func.func @unsigned() {
  %a = util.unfoldable_constant dense<[200, 0, 255, 17]> : tensor<4xi8>
  %b = util.unfoldable_constant dense<[100, 1, 255, 16]> : tensor<4xi8>
  %zero = arith.constant dense<0> : tensor<4xi8>
  %ones = arith.constant dense<-1> : tensor<4xi8>
  %s = arith.addi %a, %b : tensor<4xi8>
  %carry = arith.cmpi ult, %s, %a : tensor<4xi8>
  %sum = arith.select %carry, %ones, %s : tensor<4xi1>, tensor<4xi8>
  check.expect_eq_const(%sum, dense<[255, 1, 255, 33]> : tensor<4xi8>) : tensor<4xi8>
  %d = arith.subi %a, %b : tensor<4xi8>
  %borrow = arith.cmpi ugt, %b, %a : tensor<4xi8>
  %difference = arith.select %borrow, %zero, %d : tensor<4xi1>, tensor<4xi8>
  check.expect_eq_const(%difference, dense<[100, 0, 0, 1]> : tensor<4xi8>) : tensor<4xi8>
  return
}
