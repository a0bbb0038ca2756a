// Bytes of two 4-bit numbers: unpacked by shifts with and without sign, a product in 4 bits, packed again.

func.func @unpacked() {
  %a = util.unfoldable_constant dense<[55, 27, -73, -61, 120, -81, 106, -69]> : tensor<8xi8>
  %four = arith.constant dense<4> : tensor<8xi8>
  %mask = arith.constant dense<15> : tensor<8xi8>
  %low = arith.andi %a, %mask : tensor<8xi8>
  %high = arith.shrui %a, %four : tensor<8xi8>
  %high_signed = arith.shrsi %a, %four : tensor<8xi8>
  %up = arith.shli %a, %four : tensor<8xi8>
  %low_signed = arith.shrsi %up, %four : tensor<8xi8>
  check.expect_eq_const(%low, dense<[7, 11, 7, 3, 8, 15, 10, 11]> : tensor<8xi8>) : tensor<8xi8>
  check.expect_eq_const(%high, dense<[3, 1, 11, 12, 7, 10, 6, 11]> : tensor<8xi8>) : tensor<8xi8>
  check.expect_eq_const(%low_signed, dense<[7, -5, 7, 3, -8, -1, -6, -5]> : tensor<8xi8>) : tensor<8xi8>
  check.expect_eq_const(%high_signed, dense<[3, 1, -5, -4, 7, -6, 6, -5]> : tensor<8xi8>) : tensor<8xi8>
  %back = arith.ori %low, %up : tensor<8xi8>
  %h = arith.shli %high, %four : tensor<8xi8>
  %all = arith.ori %h, %low : tensor<8xi8>
  check.expect_eq(%all, %a) : tensor<8xi8>
  return
}

func.func @through_i4() {
  %a = util.unfoldable_constant dense<[55, 27, -73, -61, 120, -81, 106, -69]> : tensor<8xi8>
  %n = arith.trunci %a : tensor<8xi8> to tensor<8xi4>
  %nn = arith.muli %n, %n : tensor<8xi4>
  %s = arith.extsi %nn : tensor<8xi4> to tensor<8xi8>
  %u = arith.extui %nn : tensor<8xi4> to tensor<8xi8>
  check.expect_eq_const(%s, dense<[1, -7, 1, -7, 0, 1, 4, -7]> : tensor<8xi8>) : tensor<8xi8>
  check.expect_eq_const(%u, dense<[1, 9, 1, 9, 0, 1, 4, 9]> : tensor<8xi8>) : tensor<8xi8>
  return
}
