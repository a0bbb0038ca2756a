// Sums of integers of every width wrap around.

func.func @addi_i1() {
  %a = util.unfoldable_constant dense<[false, true, true]> : tensor<3xi1>
  %b = util.unfoldable_constant dense<[true, true, true]> : tensor<3xi1>
  %sum = arith.addi %a, %b : tensor<3xi1>
  check.expect_eq_const(%sum, dense<[true, false, false]> : tensor<3xi1>) : tensor<3xi1>
  return
}

func.func @addi_i2() {
  %a = util.unfoldable_constant dense<[1, -2, 1]> : tensor<3xi2>
  %b = util.unfoldable_constant dense<[1, -1, -2]> : tensor<3xi2>
  %sum = arith.addi %a, %b : tensor<3xi2>
  check.expect_eq_const(%sum, dense<[-2, 1, -1]> : tensor<3xi2>) : tensor<3xi2>
  return
}

func.func @addi_i3() {
  %a = util.unfoldable_constant dense<[3, -4, 1]> : tensor<3xi3>
  %b = util.unfoldable_constant dense<[1, -1, -2]> : tensor<3xi3>
  %sum = arith.addi %a, %b : tensor<3xi3>
  check.expect_eq_const(%sum, dense<[-4, 3, -1]> : tensor<3xi3>) : tensor<3xi3>
  return
}

func.func @addi_i4() {
  %a = util.unfoldable_constant dense<[7, -8, 1]> : tensor<3xi4>
  %b = util.unfoldable_constant dense<[1, -1, -2]> : tensor<3xi4>
  %sum = arith.addi %a, %b : tensor<3xi4>
  check.expect_eq_const(%sum, dense<[-8, 7, -1]> : tensor<3xi4>) : tensor<3xi4>
  return
}

func.func @addi_i7() {
  %a = util.unfoldable_constant dense<[63, -64, 1]> : tensor<3xi7>
  %b = util.unfoldable_constant dense<[1, -1, -2]> : tensor<3xi7>
  %sum = arith.addi %a, %b : tensor<3xi7>
  check.expect_eq_const(%sum, dense<[-64, 63, -1]> : tensor<3xi7>) : tensor<3xi7>
  return
}

func.func @addi_i8() {
  %a = util.unfoldable_constant dense<[127, -128, 1]> : tensor<3xi8>
  %b = util.unfoldable_constant dense<[1, -1, -2]> : tensor<3xi8>
  %sum = arith.addi %a, %b : tensor<3xi8>
  check.expect_eq_const(%sum, dense<[-128, 127, -1]> : tensor<3xi8>) : tensor<3xi8>
  return
}

func.func @addi_i13() {
  %a = util.unfoldable_constant dense<[4095, -4096, 1]> : tensor<3xi13>
  %b = util.unfoldable_constant dense<[1, -1, -2]> : tensor<3xi13>
  %sum = arith.addi %a, %b : tensor<3xi13>
  check.expect_eq_const(%sum, dense<[-4096, 4095, -1]> : tensor<3xi13>) : tensor<3xi13>
  return
}

func.func @addi_i16() {
  %a = util.unfoldable_constant dense<[32767, -32768, 1]> : tensor<3xi16>
  %b = util.unfoldable_constant dense<[1, -1, -2]> : tensor<3xi16>
  %sum = arith.addi %a, %b : tensor<3xi16>
  check.expect_eq_const(%sum, dense<[-32768, 32767, -1]> : tensor<3xi16>) : tensor<3xi16>
  return
}

func.func @addi_i24() {
  %a = util.unfoldable_constant dense<[8388607, -8388608, 1]> : tensor<3xi24>
  %b = util.unfoldable_constant dense<[1, -1, -2]> : tensor<3xi24>
  %sum = arith.addi %a, %b : tensor<3xi24>
  check.expect_eq_const(%sum, dense<[-8388608, 8388607, -1]> : tensor<3xi24>) : tensor<3xi24>
  return
}

func.func @addi_i32() {
  %a = util.unfoldable_constant dense<[2147483647, -2147483648, 1]> : tensor<3xi32>
  %b = util.unfoldable_constant dense<[1, -1, -2]> : tensor<3xi32>
  %sum = arith.addi %a, %b : tensor<3xi32>
  check.expect_eq_const(%sum, dense<[-2147483648, 2147483647, -1]> : tensor<3xi32>) : tensor<3xi32>
  return
}

func.func @addi_i33() {
  %a = util.unfoldable_constant dense<[4294967295, -4294967296, 1]> : tensor<3xi33>
  %b = util.unfoldable_constant dense<[1, -1, -2]> : tensor<3xi33>
  %sum = arith.addi %a, %b : tensor<3xi33>
  check.expect_eq_const(%sum, dense<[-4294967296, 4294967295, -1]> : tensor<3xi33>) : tensor<3xi33>
  return
}

func.func @addi_i47() {
  %a = util.unfoldable_constant dense<[70368744177663, -70368744177664, 1]> : tensor<3xi47>
  %b = util.unfoldable_constant dense<[1, -1, -2]> : tensor<3xi47>
  %sum = arith.addi %a, %b : tensor<3xi47>
  check.expect_eq_const(%sum, dense<[-70368744177664, 70368744177663, -1]> : tensor<3xi47>) : tensor<3xi47>
  return
}

func.func @addi_i64() {
  %a = util.unfoldable_constant dense<[9223372036854775807, -9223372036854775808, 1]> : tensor<3xi64>
  %b = util.unfoldable_constant dense<[1, -1, -2]> : tensor<3xi64>
  %sum = arith.addi %a, %b : tensor<3xi64>
  check.expect_eq_const(%sum, dense<[-9223372036854775808, 9223372036854775807, -1]> : tensor<3xi64>) : tensor<3xi64>
  return
}

func.func @addi_i65() {
  %a = util.unfoldable_constant dense<[18446744073709551615, -18446744073709551616, 1]> : tensor<3xi65>
  %b = util.unfoldable_constant dense<[1, -1, -2]> : tensor<3xi65>
  %sum = arith.addi %a, %b : tensor<3xi65>
  check.expect_eq_const(%sum, dense<[-18446744073709551616, 18446744073709551615, -1]> : tensor<3xi65>) : tensor<3xi65>
  return
}

func.func @addi_i100() {
  %a = util.unfoldable_constant dense<[633825300114114700748351602687, -633825300114114700748351602688, 1]> : tensor<3xi100>
  %b = util.unfoldable_constant dense<[1, -1, -2]> : tensor<3xi100>
  %sum = arith.addi %a, %b : tensor<3xi100>
  check.expect_eq_const(%sum, dense<[-633825300114114700748351602688, 633825300114114700748351602687, -1]> : tensor<3xi100>) : tensor<3xi100>
  return
}

func.func @addi_i128() {
  %a = util.unfoldable_constant dense<[170141183460469231731687303715884105727, -170141183460469231731687303715884105728, 1]> : tensor<3xi128>
  %b = util.unfoldable_constant dense<[1, -1, -2]> : tensor<3xi128>
  %sum = arith.addi %a, %b : tensor<3xi128>
  check.expect_eq_const(%sum, dense<[-170141183460469231731687303715884105728, 170141183460469231731687303715884105727, -1]> : tensor<3xi128>) : tensor<3xi128>
  return
}
