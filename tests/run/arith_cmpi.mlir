// Comparisons of integers: every predicate, on tensors of every kind of width.

func.func @cmpi_i1() {
  %a = util.unfoldable_constant dense<[true, false, true, true, true, true, true, true, false, false]> : tensor<10xi1>
  %b = util.unfoldable_constant dense<[true, true, true, true, true, false, false, false, false, false]> : tensor<10xi1>
  %eq = arith.cmpi eq, %a, %b : tensor<10xi1>
  check.expect_eq_const(%eq, dense<[true, false, true, true, true, false, false, false, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %ne = arith.cmpi ne, %a, %b : tensor<10xi1>
  check.expect_eq_const(%ne, dense<[false, true, false, false, false, true, true, true, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %slt = arith.cmpi slt, %a, %b : tensor<10xi1>
  check.expect_eq_const(%slt, dense<[false, false, false, false, false, true, true, true, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %sle = arith.cmpi sle, %a, %b : tensor<10xi1>
  check.expect_eq_const(%sle, dense<[true, false, true, true, true, true, true, true, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %sgt = arith.cmpi sgt, %a, %b : tensor<10xi1>
  check.expect_eq_const(%sgt, dense<[false, true, false, false, false, false, false, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %sge = arith.cmpi sge, %a, %b : tensor<10xi1>
  check.expect_eq_const(%sge, dense<[true, true, true, true, true, false, false, false, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %ult = arith.cmpi ult, %a, %b : tensor<10xi1>
  check.expect_eq_const(%ult, dense<[false, true, false, false, false, false, false, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %ule = arith.cmpi ule, %a, %b : tensor<10xi1>
  check.expect_eq_const(%ule, dense<[true, true, true, true, true, false, false, false, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %ugt = arith.cmpi ugt, %a, %b : tensor<10xi1>
  check.expect_eq_const(%ugt, dense<[false, false, false, false, false, true, true, true, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %uge = arith.cmpi uge, %a, %b : tensor<10xi1>
  check.expect_eq_const(%uge, dense<[true, false, true, true, true, true, true, true, true, true]> : tensor<10xi1>) : tensor<10xi1>
  return
}

func.func @cmpi_i2() {
  %a = util.unfoldable_constant dense<[-2, 1, -1, -2, -1, 1, 1, -1, -2, 0]> : tensor<10xi2>
  %b = util.unfoldable_constant dense<[-1, 1, -1, -1, -2, -2, 0, 0, 0, 1]> : tensor<10xi2>
  %eq = arith.cmpi eq, %a, %b : tensor<10xi2>
  check.expect_eq_const(%eq, dense<[false, true, true, false, false, false, false, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %ne = arith.cmpi ne, %a, %b : tensor<10xi2>
  check.expect_eq_const(%ne, dense<[true, false, false, true, true, true, true, true, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %slt = arith.cmpi slt, %a, %b : tensor<10xi2>
  check.expect_eq_const(%slt, dense<[true, false, false, true, false, false, false, true, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %sle = arith.cmpi sle, %a, %b : tensor<10xi2>
  check.expect_eq_const(%sle, dense<[true, true, true, true, false, false, false, true, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %sgt = arith.cmpi sgt, %a, %b : tensor<10xi2>
  check.expect_eq_const(%sgt, dense<[false, false, false, false, true, true, true, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %sge = arith.cmpi sge, %a, %b : tensor<10xi2>
  check.expect_eq_const(%sge, dense<[false, true, true, false, true, true, true, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %ult = arith.cmpi ult, %a, %b : tensor<10xi2>
  check.expect_eq_const(%ult, dense<[true, false, false, true, false, true, false, false, false, true]> : tensor<10xi1>) : tensor<10xi1>
  %ule = arith.cmpi ule, %a, %b : tensor<10xi2>
  check.expect_eq_const(%ule, dense<[true, true, true, true, false, true, false, false, false, true]> : tensor<10xi1>) : tensor<10xi1>
  %ugt = arith.cmpi ugt, %a, %b : tensor<10xi2>
  check.expect_eq_const(%ugt, dense<[false, false, false, false, true, false, true, true, true, false]> : tensor<10xi1>) : tensor<10xi1>
  %uge = arith.cmpi uge, %a, %b : tensor<10xi2>
  check.expect_eq_const(%uge, dense<[false, true, true, false, true, false, true, true, true, false]> : tensor<10xi1>) : tensor<10xi1>
  return
}

func.func @cmpi_i4() {
  %a = util.unfoldable_constant dense<[-8, 7, -1, -8, -1, 3, -2, 2, 3, -3]> : tensor<10xi4>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 4, -1, 1, -3, 3, -4]> : tensor<10xi4>
  %eq = arith.cmpi eq, %a, %b : tensor<10xi4>
  check.expect_eq_const(%eq, dense<[false, false, true, false, false, false, false, false, true, false]> : tensor<10xi1>) : tensor<10xi1>
  %ne = arith.cmpi ne, %a, %b : tensor<10xi4>
  check.expect_eq_const(%ne, dense<[true, true, false, true, true, true, true, true, false, true]> : tensor<10xi1>) : tensor<10xi1>
  %slt = arith.cmpi slt, %a, %b : tensor<10xi4>
  check.expect_eq_const(%slt, dense<[true, false, false, true, true, false, true, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %sle = arith.cmpi sle, %a, %b : tensor<10xi4>
  check.expect_eq_const(%sle, dense<[true, false, true, true, true, false, true, false, true, false]> : tensor<10xi1>) : tensor<10xi1>
  %sgt = arith.cmpi sgt, %a, %b : tensor<10xi4>
  check.expect_eq_const(%sgt, dense<[false, true, false, false, false, true, false, true, false, true]> : tensor<10xi1>) : tensor<10xi1>
  %sge = arith.cmpi sge, %a, %b : tensor<10xi4>
  check.expect_eq_const(%sge, dense<[false, true, true, false, false, true, false, true, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %ult = arith.cmpi ult, %a, %b : tensor<10xi4>
  check.expect_eq_const(%ult, dense<[true, false, false, false, false, true, false, true, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %ule = arith.cmpi ule, %a, %b : tensor<10xi4>
  check.expect_eq_const(%ule, dense<[true, false, true, false, false, true, false, true, true, false]> : tensor<10xi1>) : tensor<10xi1>
  %ugt = arith.cmpi ugt, %a, %b : tensor<10xi4>
  check.expect_eq_const(%ugt, dense<[false, true, false, true, true, false, true, false, false, true]> : tensor<10xi1>) : tensor<10xi1>
  %uge = arith.cmpi uge, %a, %b : tensor<10xi4>
  check.expect_eq_const(%uge, dense<[false, true, true, true, true, false, true, false, true, true]> : tensor<10xi1>) : tensor<10xi1>
  return
}

func.func @cmpi_i7() {
  %a = util.unfoldable_constant dense<[-64, 63, -1, -64, -1, 24, 63, -49, -3, 63]> : tensor<10xi7>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 7, 24, 63, -1, 7, 5]> : tensor<10xi7>
  %eq = arith.cmpi eq, %a, %b : tensor<10xi7>
  check.expect_eq_const(%eq, dense<[false, false, true, false, false, true, true, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %ne = arith.cmpi ne, %a, %b : tensor<10xi7>
  check.expect_eq_const(%ne, dense<[true, true, false, true, true, false, false, true, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %slt = arith.cmpi slt, %a, %b : tensor<10xi7>
  check.expect_eq_const(%slt, dense<[true, false, false, true, true, false, false, true, true, false]> : tensor<10xi1>) : tensor<10xi1>
  %sle = arith.cmpi sle, %a, %b : tensor<10xi7>
  check.expect_eq_const(%sle, dense<[true, false, true, true, true, true, true, true, true, false]> : tensor<10xi1>) : tensor<10xi1>
  %sgt = arith.cmpi sgt, %a, %b : tensor<10xi7>
  check.expect_eq_const(%sgt, dense<[false, true, false, false, false, false, false, false, false, true]> : tensor<10xi1>) : tensor<10xi1>
  %sge = arith.cmpi sge, %a, %b : tensor<10xi7>
  check.expect_eq_const(%sge, dense<[false, true, true, false, false, true, true, false, false, true]> : tensor<10xi1>) : tensor<10xi1>
  %ult = arith.cmpi ult, %a, %b : tensor<10xi7>
  check.expect_eq_const(%ult, dense<[true, false, false, false, false, false, false, true, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %ule = arith.cmpi ule, %a, %b : tensor<10xi7>
  check.expect_eq_const(%ule, dense<[true, false, true, false, false, true, true, true, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %ugt = arith.cmpi ugt, %a, %b : tensor<10xi7>
  check.expect_eq_const(%ugt, dense<[false, true, false, true, true, false, false, false, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %uge = arith.cmpi uge, %a, %b : tensor<10xi7>
  check.expect_eq_const(%uge, dense<[false, true, true, true, true, true, true, false, true, true]> : tensor<10xi1>) : tensor<10xi1>
  return
}

func.func @cmpi_i8() {
  %a = util.unfoldable_constant dense<[-128, 127, -1, -128, -1, 1, -1, 2, -1, 122]> : tensor<10xi8>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 8, 7, -128, 127, 7, 127]> : tensor<10xi8>
  %eq = arith.cmpi eq, %a, %b : tensor<10xi8>
  check.expect_eq_const(%eq, dense<[false, false, true, false, false, false, false, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %ne = arith.cmpi ne, %a, %b : tensor<10xi8>
  check.expect_eq_const(%ne, dense<[true, true, false, true, true, true, true, true, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %slt = arith.cmpi slt, %a, %b : tensor<10xi8>
  check.expect_eq_const(%slt, dense<[true, false, false, true, true, true, false, true, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %sle = arith.cmpi sle, %a, %b : tensor<10xi8>
  check.expect_eq_const(%sle, dense<[true, false, true, true, true, true, false, true, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %sgt = arith.cmpi sgt, %a, %b : tensor<10xi8>
  check.expect_eq_const(%sgt, dense<[false, true, false, false, false, false, true, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %sge = arith.cmpi sge, %a, %b : tensor<10xi8>
  check.expect_eq_const(%sge, dense<[false, true, true, false, false, false, true, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %ult = arith.cmpi ult, %a, %b : tensor<10xi8>
  check.expect_eq_const(%ult, dense<[true, false, false, false, false, true, false, true, false, true]> : tensor<10xi1>) : tensor<10xi1>
  %ule = arith.cmpi ule, %a, %b : tensor<10xi8>
  check.expect_eq_const(%ule, dense<[true, false, true, false, false, true, false, true, false, true]> : tensor<10xi1>) : tensor<10xi1>
  %ugt = arith.cmpi ugt, %a, %b : tensor<10xi8>
  check.expect_eq_const(%ugt, dense<[false, true, false, true, true, false, true, false, true, false]> : tensor<10xi1>) : tensor<10xi1>
  %uge = arith.cmpi uge, %a, %b : tensor<10xi8>
  check.expect_eq_const(%uge, dense<[false, true, true, true, true, false, true, false, true, false]> : tensor<10xi1>) : tensor<10xi1>
  return
}

func.func @cmpi_i16() {
  %a = util.unfoldable_constant dense<[-32768, 32767, -1, -32768, -1, 0, -32768, 3, -32768, -32768]> : tensor<10xi16>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 16, 0, -3, -3, 2, -32768]> : tensor<10xi16>
  %eq = arith.cmpi eq, %a, %b : tensor<10xi16>
  check.expect_eq_const(%eq, dense<[false, false, true, false, false, true, false, false, false, true]> : tensor<10xi1>) : tensor<10xi1>
  %ne = arith.cmpi ne, %a, %b : tensor<10xi16>
  check.expect_eq_const(%ne, dense<[true, true, false, true, true, false, true, true, true, false]> : tensor<10xi1>) : tensor<10xi1>
  %slt = arith.cmpi slt, %a, %b : tensor<10xi16>
  check.expect_eq_const(%slt, dense<[true, false, false, true, true, false, true, false, true, false]> : tensor<10xi1>) : tensor<10xi1>
  %sle = arith.cmpi sle, %a, %b : tensor<10xi16>
  check.expect_eq_const(%sle, dense<[true, false, true, true, true, true, true, false, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %sgt = arith.cmpi sgt, %a, %b : tensor<10xi16>
  check.expect_eq_const(%sgt, dense<[false, true, false, false, false, false, false, true, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %sge = arith.cmpi sge, %a, %b : tensor<10xi16>
  check.expect_eq_const(%sge, dense<[false, true, true, false, false, true, false, true, false, true]> : tensor<10xi1>) : tensor<10xi1>
  %ult = arith.cmpi ult, %a, %b : tensor<10xi16>
  check.expect_eq_const(%ult, dense<[true, false, false, false, false, false, true, true, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %ule = arith.cmpi ule, %a, %b : tensor<10xi16>
  check.expect_eq_const(%ule, dense<[true, false, true, false, false, true, true, true, false, true]> : tensor<10xi1>) : tensor<10xi1>
  %ugt = arith.cmpi ugt, %a, %b : tensor<10xi16>
  check.expect_eq_const(%ugt, dense<[false, true, false, true, true, false, false, false, true, false]> : tensor<10xi1>) : tensor<10xi1>
  %uge = arith.cmpi uge, %a, %b : tensor<10xi16>
  check.expect_eq_const(%uge, dense<[false, true, true, true, true, true, false, false, true, true]> : tensor<10xi1>) : tensor<10xi1>
  return
}

func.func @cmpi_i32() {
  %a = util.unfoldable_constant dense<[-2147483648, 2147483647, -1, -2147483648, -1, -1048767077, 7, -1, -2, -1461616000]> : tensor<10xi32>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 32, 2, 5, 3, -2, -1461616000]> : tensor<10xi32>
  %eq = arith.cmpi eq, %a, %b : tensor<10xi32>
  check.expect_eq_const(%eq, dense<[false, false, true, false, false, false, false, false, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %ne = arith.cmpi ne, %a, %b : tensor<10xi32>
  check.expect_eq_const(%ne, dense<[true, true, false, true, true, true, true, true, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %slt = arith.cmpi slt, %a, %b : tensor<10xi32>
  check.expect_eq_const(%slt, dense<[true, false, false, true, true, true, false, true, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %sle = arith.cmpi sle, %a, %b : tensor<10xi32>
  check.expect_eq_const(%sle, dense<[true, false, true, true, true, true, false, true, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %sgt = arith.cmpi sgt, %a, %b : tensor<10xi32>
  check.expect_eq_const(%sgt, dense<[false, true, false, false, false, false, true, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %sge = arith.cmpi sge, %a, %b : tensor<10xi32>
  check.expect_eq_const(%sge, dense<[false, true, true, false, false, false, true, false, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %ult = arith.cmpi ult, %a, %b : tensor<10xi32>
  check.expect_eq_const(%ult, dense<[true, false, false, false, false, false, false, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %ule = arith.cmpi ule, %a, %b : tensor<10xi32>
  check.expect_eq_const(%ule, dense<[true, false, true, false, false, false, false, false, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %ugt = arith.cmpi ugt, %a, %b : tensor<10xi32>
  check.expect_eq_const(%ugt, dense<[false, true, false, true, true, true, true, true, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %uge = arith.cmpi uge, %a, %b : tensor<10xi32>
  check.expect_eq_const(%uge, dense<[false, true, true, true, true, true, true, true, true, true]> : tensor<10xi1>) : tensor<10xi1>
  return
}

func.func @cmpi_i33() {
  %a = util.unfoldable_constant dense<[-4294967296, 4294967295, -1, -4294967296, -1, 1, 1710338826, 4294967295, 2, 2]> : tensor<10xi33>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 33, 1710338826, 7, -3, -4294967296, -3]> : tensor<10xi33>
  %eq = arith.cmpi eq, %a, %b : tensor<10xi33>
  check.expect_eq_const(%eq, dense<[false, false, true, false, false, false, false, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %ne = arith.cmpi ne, %a, %b : tensor<10xi33>
  check.expect_eq_const(%ne, dense<[true, true, false, true, true, true, true, true, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %slt = arith.cmpi slt, %a, %b : tensor<10xi33>
  check.expect_eq_const(%slt, dense<[true, false, false, true, true, true, false, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %sle = arith.cmpi sle, %a, %b : tensor<10xi33>
  check.expect_eq_const(%sle, dense<[true, false, true, true, true, true, false, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %sgt = arith.cmpi sgt, %a, %b : tensor<10xi33>
  check.expect_eq_const(%sgt, dense<[false, true, false, false, false, false, true, true, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %sge = arith.cmpi sge, %a, %b : tensor<10xi33>
  check.expect_eq_const(%sge, dense<[false, true, true, false, false, false, true, true, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %ult = arith.cmpi ult, %a, %b : tensor<10xi33>
  check.expect_eq_const(%ult, dense<[true, false, false, false, false, true, false, true, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %ule = arith.cmpi ule, %a, %b : tensor<10xi33>
  check.expect_eq_const(%ule, dense<[true, false, true, false, false, true, false, true, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %ugt = arith.cmpi ugt, %a, %b : tensor<10xi33>
  check.expect_eq_const(%ugt, dense<[false, true, false, true, true, false, true, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %uge = arith.cmpi uge, %a, %b : tensor<10xi33>
  check.expect_eq_const(%uge, dense<[false, true, true, true, true, false, true, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  return
}

func.func @cmpi_i64() {
  %a = util.unfoldable_constant dense<[-9223372036854775808, 9223372036854775807, -1, -9223372036854775808, -1, 3, -1, -7018011085126271511, 0, -9223372036854775807]> : tensor<10xi64>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 64, -9223372036854775808, 7690319497168167586, 7690319497168167586, 0, -9223372036854775808]> : tensor<10xi64>
  %eq = arith.cmpi eq, %a, %b : tensor<10xi64>
  check.expect_eq_const(%eq, dense<[false, false, true, false, false, false, false, false, true, false]> : tensor<10xi1>) : tensor<10xi1>
  %ne = arith.cmpi ne, %a, %b : tensor<10xi64>
  check.expect_eq_const(%ne, dense<[true, true, false, true, true, true, true, true, false, true]> : tensor<10xi1>) : tensor<10xi1>
  %slt = arith.cmpi slt, %a, %b : tensor<10xi64>
  check.expect_eq_const(%slt, dense<[true, false, false, true, true, false, true, true, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %sle = arith.cmpi sle, %a, %b : tensor<10xi64>
  check.expect_eq_const(%sle, dense<[true, false, true, true, true, false, true, true, true, false]> : tensor<10xi1>) : tensor<10xi1>
  %sgt = arith.cmpi sgt, %a, %b : tensor<10xi64>
  check.expect_eq_const(%sgt, dense<[false, true, false, false, false, true, false, false, false, true]> : tensor<10xi1>) : tensor<10xi1>
  %sge = arith.cmpi sge, %a, %b : tensor<10xi64>
  check.expect_eq_const(%sge, dense<[false, true, true, false, false, true, false, false, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %ult = arith.cmpi ult, %a, %b : tensor<10xi64>
  check.expect_eq_const(%ult, dense<[true, false, false, false, false, true, false, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %ule = arith.cmpi ule, %a, %b : tensor<10xi64>
  check.expect_eq_const(%ule, dense<[true, false, true, false, false, true, false, false, true, false]> : tensor<10xi1>) : tensor<10xi1>
  %ugt = arith.cmpi ugt, %a, %b : tensor<10xi64>
  check.expect_eq_const(%ugt, dense<[false, true, false, true, true, false, true, true, false, true]> : tensor<10xi1>) : tensor<10xi1>
  %uge = arith.cmpi uge, %a, %b : tensor<10xi64>
  check.expect_eq_const(%uge, dense<[false, true, true, true, true, false, true, true, true, true]> : tensor<10xi1>) : tensor<10xi1>
  return
}

func.func @cmpi_i100() {
  %a = util.unfoldable_constant dense<[-633825300114114700748351602688, 633825300114114700748351602687, -1, -633825300114114700748351602688, -1, 146555909603050342740832625077, 185701543545554977830861918978, 2, -1, -1]> : tensor<10xi100>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 100, -633825300114114700748351602687, 1, -3, 185701543545554977830861918978, 0]> : tensor<10xi100>
  %eq = arith.cmpi eq, %a, %b : tensor<10xi100>
  check.expect_eq_const(%eq, dense<[false, false, true, false, false, false, false, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %ne = arith.cmpi ne, %a, %b : tensor<10xi100>
  check.expect_eq_const(%ne, dense<[true, true, false, true, true, true, true, true, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %slt = arith.cmpi slt, %a, %b : tensor<10xi100>
  check.expect_eq_const(%slt, dense<[true, false, false, true, true, false, false, false, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %sle = arith.cmpi sle, %a, %b : tensor<10xi100>
  check.expect_eq_const(%sle, dense<[true, false, true, true, true, false, false, false, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %sgt = arith.cmpi sgt, %a, %b : tensor<10xi100>
  check.expect_eq_const(%sgt, dense<[false, true, false, false, false, true, true, true, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %sge = arith.cmpi sge, %a, %b : tensor<10xi100>
  check.expect_eq_const(%sge, dense<[false, true, true, false, false, true, true, true, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %ult = arith.cmpi ult, %a, %b : tensor<10xi100>
  check.expect_eq_const(%ult, dense<[true, false, false, false, false, true, false, true, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %ule = arith.cmpi ule, %a, %b : tensor<10xi100>
  check.expect_eq_const(%ule, dense<[true, false, true, false, false, true, false, true, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %ugt = arith.cmpi ugt, %a, %b : tensor<10xi100>
  check.expect_eq_const(%ugt, dense<[false, true, false, true, true, false, true, false, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %uge = arith.cmpi uge, %a, %b : tensor<10xi100>
  check.expect_eq_const(%uge, dense<[false, true, true, true, true, false, true, false, true, true]> : tensor<10xi1>) : tensor<10xi1>
  return
}

func.func @cmpi_i128() {
  %a = util.unfoldable_constant dense<[-170141183460469231731687303715884105728, 170141183460469231731687303715884105727, -1, -170141183460469231731687303715884105728, -1, -2, 3, -170141183460469231731687303715884105727, -170141183460469231731687303715884105727, 170141183460469231731687303715884105727]> : tensor<10xi128>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 128, -106658951354722871052453054870773914399, -170141183460469231731687303715884105727, -2, 7, -3]> : tensor<10xi128>
  %eq = arith.cmpi eq, %a, %b : tensor<10xi128>
  check.expect_eq_const(%eq, dense<[false, false, true, false, false, false, false, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %ne = arith.cmpi ne, %a, %b : tensor<10xi128>
  check.expect_eq_const(%ne, dense<[true, true, false, true, true, true, true, true, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %slt = arith.cmpi slt, %a, %b : tensor<10xi128>
  check.expect_eq_const(%slt, dense<[true, false, false, true, true, false, false, true, true, false]> : tensor<10xi1>) : tensor<10xi1>
  %sle = arith.cmpi sle, %a, %b : tensor<10xi128>
  check.expect_eq_const(%sle, dense<[true, false, true, true, true, false, false, true, true, false]> : tensor<10xi1>) : tensor<10xi1>
  %sgt = arith.cmpi sgt, %a, %b : tensor<10xi128>
  check.expect_eq_const(%sgt, dense<[false, true, false, false, false, true, true, false, false, true]> : tensor<10xi1>) : tensor<10xi1>
  %sge = arith.cmpi sge, %a, %b : tensor<10xi128>
  check.expect_eq_const(%sge, dense<[false, true, true, false, false, true, true, false, false, true]> : tensor<10xi1>) : tensor<10xi1>
  %ult = arith.cmpi ult, %a, %b : tensor<10xi128>
  check.expect_eq_const(%ult, dense<[true, false, false, false, false, false, true, true, false, true]> : tensor<10xi1>) : tensor<10xi1>
  %ule = arith.cmpi ule, %a, %b : tensor<10xi128>
  check.expect_eq_const(%ule, dense<[true, false, true, false, false, false, true, true, false, true]> : tensor<10xi1>) : tensor<10xi1>
  %ugt = arith.cmpi ugt, %a, %b : tensor<10xi128>
  check.expect_eq_const(%ugt, dense<[false, true, false, true, true, true, false, false, true, false]> : tensor<10xi1>) : tensor<10xi1>
  %uge = arith.cmpi uge, %a, %b : tensor<10xi128>
  check.expect_eq_const(%uge, dense<[false, true, true, true, true, true, false, false, true, false]> : tensor<10xi1>) : tensor<10xi1>
  return
}
