// Sums with carries, differences with borrows, both halves of products.

func.func @extended_i1() {
  %a = util.unfoldable_constant dense<[true, false, true, true, true, true, false, false, false, true]> : tensor<10xi1>
  %b = util.unfoldable_constant dense<[true, true, true, true, true, true, true, true, false, true]> : tensor<10xi1>
  %sum, %overflow = arith.addui_extended %a, %b : tensor<10xi1>, tensor<10xi1>
  check.expect_eq_const(%sum, dense<[false, true, false, false, false, false, true, true, false, false]> : tensor<10xi1>) : tensor<10xi1>
  check.expect_eq_const(%overflow, dense<[true, false, true, true, true, true, false, false, false, true]> : tensor<10xi1>) : tensor<10xi1>
  %diff, %borrow = arith.subui_extended %a, %b : tensor<10xi1>, tensor<10xi1>
  check.expect_eq_const(%diff, dense<[false, true, false, false, false, false, true, true, false, false]> : tensor<10xi1>) : tensor<10xi1>
  check.expect_eq_const(%borrow, dense<[false, true, false, false, false, false, true, true, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %ulow, %uhigh = arith.mului_extended %a, %b : tensor<10xi1>
  check.expect_eq_const(%ulow, dense<[true, false, true, true, true, true, false, false, false, true]> : tensor<10xi1>) : tensor<10xi1>
  check.expect_eq_const(%uhigh, dense<[false, false, false, false, false, false, false, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %slow, %shigh = arith.mulsi_extended %a, %b : tensor<10xi1>
  check.expect_eq_const(%slow, dense<[true, false, true, true, true, true, false, false, false, true]> : tensor<10xi1>) : tensor<10xi1>
  check.expect_eq_const(%shigh, dense<[false, false, false, false, false, false, false, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  return
}

func.func @extended_i2() {
  %a = util.unfoldable_constant dense<[-2, 1, -1, -2, -1, 0, -1, 1, -2, 0]> : tensor<10xi2>
  %b = util.unfoldable_constant dense<[-1, 1, -1, -1, -2, 0, -2, -1, 1, -2]> : tensor<10xi2>
  %sum, %overflow = arith.addui_extended %a, %b : tensor<10xi2>, tensor<10xi1>
  check.expect_eq_const(%sum, dense<[1, -2, -2, 1, 1, 0, 1, 0, -1, -2]> : tensor<10xi2>) : tensor<10xi2>
  check.expect_eq_const(%overflow, dense<[true, false, true, true, true, false, true, true, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %diff, %borrow = arith.subui_extended %a, %b : tensor<10xi2>, tensor<10xi1>
  check.expect_eq_const(%diff, dense<[-1, 0, 0, -1, 1, 0, 1, -2, 1, -2]> : tensor<10xi2>) : tensor<10xi2>
  check.expect_eq_const(%borrow, dense<[true, false, false, true, false, false, false, true, false, true]> : tensor<10xi1>) : tensor<10xi1>
  %ulow, %uhigh = arith.mului_extended %a, %b : tensor<10xi2>
  check.expect_eq_const(%ulow, dense<[-2, 1, 1, -2, -2, 0, -2, -1, -2, 0]> : tensor<10xi2>) : tensor<10xi2>
  check.expect_eq_const(%uhigh, dense<[1, 0, -2, 1, 1, 0, 1, 0, 0, 0]> : tensor<10xi2>) : tensor<10xi2>
  %slow, %shigh = arith.mulsi_extended %a, %b : tensor<10xi2>
  check.expect_eq_const(%slow, dense<[-2, 1, 1, -2, -2, 0, -2, -1, -2, 0]> : tensor<10xi2>) : tensor<10xi2>
  check.expect_eq_const(%shigh, dense<[0, 0, 0, 0, 0, 0, 0, -1, -1, 0]> : tensor<10xi2>) : tensor<10xi2>
  return
}

func.func @extended_i4() {
  %a = util.unfoldable_constant dense<[-8, 7, -1, -8, -1, 3, 2, 1, -8, 7]> : tensor<10xi4>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 4, 1, -2, 5, 7, 0]> : tensor<10xi4>
  %sum, %overflow = arith.addui_extended %a, %b : tensor<10xi4>, tensor<10xi1>
  check.expect_eq_const(%sum, dense<[7, -8, -2, -1, 3, 4, 0, 6, -1, 7]> : tensor<10xi4>) : tensor<10xi4>
  check.expect_eq_const(%overflow, dense<[true, false, true, false, true, false, true, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %diff, %borrow = arith.subui_extended %a, %b : tensor<10xi4>, tensor<10xi1>
  check.expect_eq_const(%diff, dense<[-7, 6, 0, 1, -5, 2, 4, -4, 1, 7]> : tensor<10xi4>) : tensor<10xi4>
  check.expect_eq_const(%borrow, dense<[true, false, false, false, false, false, true, true, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %ulow, %uhigh = arith.mului_extended %a, %b : tensor<10xi4>
  check.expect_eq_const(%ulow, dense<[-8, 7, 1, -8, -4, 3, -4, 5, -8, 0]> : tensor<10xi4>) : tensor<10xi4>
  check.expect_eq_const(%uhigh, dense<[7, 0, -2, 3, 3, 0, 1, 0, 3, 0]> : tensor<10xi4>) : tensor<10xi4>
  %slow, %shigh = arith.mulsi_extended %a, %b : tensor<10xi4>
  check.expect_eq_const(%slow, dense<[-8, 7, 1, -8, -4, 3, -4, 5, -8, 0]> : tensor<10xi4>) : tensor<10xi4>
  check.expect_eq_const(%shigh, dense<[0, 0, 0, -4, -1, 0, -1, 0, -4, 0]> : tensor<10xi4>) : tensor<10xi4>
  return
}

func.func @extended_i7() {
  %a = util.unfoldable_constant dense<[-64, 63, -1, -64, -1, 10, 15, 5, -3, 10]> : tensor<10xi7>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 7, 0, 15, 0, 15, 7]> : tensor<10xi7>
  %sum, %overflow = arith.addui_extended %a, %b : tensor<10xi7>, tensor<10xi1>
  check.expect_eq_const(%sum, dense<[63, -64, -2, -57, 6, 10, 30, 5, 12, 17]> : tensor<10xi7>) : tensor<10xi7>
  check.expect_eq_const(%overflow, dense<[true, false, true, false, true, false, false, false, true, false]> : tensor<10xi1>) : tensor<10xi1>
  %diff, %borrow = arith.subui_extended %a, %b : tensor<10xi7>, tensor<10xi1>
  check.expect_eq_const(%diff, dense<[-63, 62, 0, 57, -8, 10, 0, 5, -18, 3]> : tensor<10xi7>) : tensor<10xi7>
  check.expect_eq_const(%borrow, dense<[true, false, false, false, false, false, false, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %ulow, %uhigh = arith.mului_extended %a, %b : tensor<10xi7>
  check.expect_eq_const(%ulow, dense<[-64, 63, 1, -64, -7, 0, -31, 0, -45, -58]> : tensor<10xi7>) : tensor<10xi7>
  check.expect_eq_const(%uhigh, dense<[63, 0, -2, 3, 6, 0, 1, 0, 14, 0]> : tensor<10xi7>) : tensor<10xi7>
  %slow, %shigh = arith.mulsi_extended %a, %b : tensor<10xi7>
  check.expect_eq_const(%slow, dense<[-64, 63, 1, -64, -7, 0, -31, 0, -45, -58]> : tensor<10xi7>) : tensor<10xi7>
  check.expect_eq_const(%shigh, dense<[0, 0, 0, -4, -1, 0, 1, 0, -1, 0]> : tensor<10xi7>) : tensor<10xi7>
  return
}

func.func @extended_i8() {
  %a = util.unfoldable_constant dense<[-128, 127, -1, -128, -1, 117, -3, 3, 5, -2]> : tensor<10xi8>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 8, -92, 7, 2, -127, 7]> : tensor<10xi8>
  %sum, %overflow = arith.addui_extended %a, %b : tensor<10xi8>, tensor<10xi1>
  check.expect_eq_const(%sum, dense<[127, -128, -2, -121, 7, 25, 4, 5, -122, 5]> : tensor<10xi8>) : tensor<10xi8>
  check.expect_eq_const(%overflow, dense<[true, false, true, false, true, true, true, false, false, true]> : tensor<10xi1>) : tensor<10xi1>
  %diff, %borrow = arith.subui_extended %a, %b : tensor<10xi8>, tensor<10xi1>
  check.expect_eq_const(%diff, dense<[-127, 126, 0, 121, -9, -47, -10, 1, -124, -9]> : tensor<10xi8>) : tensor<10xi8>
  check.expect_eq_const(%borrow, dense<[true, false, false, false, false, true, false, false, true, false]> : tensor<10xi1>) : tensor<10xi1>
  %ulow, %uhigh = arith.mului_extended %a, %b : tensor<10xi8>
  check.expect_eq_const(%ulow, dense<[-128, 127, 1, -128, -8, -12, -21, 6, -123, -14]> : tensor<10xi8>) : tensor<10xi8>
  check.expect_eq_const(%uhigh, dense<[127, 0, -2, 3, 7, 74, 6, 0, 2, 6]> : tensor<10xi8>) : tensor<10xi8>
  %slow, %shigh = arith.mulsi_extended %a, %b : tensor<10xi8>
  check.expect_eq_const(%slow, dense<[-128, 127, 1, -128, -8, -12, -21, 6, -123, -14]> : tensor<10xi8>) : tensor<10xi8>
  check.expect_eq_const(%shigh, dense<[0, 0, 0, -4, -1, -43, -1, 0, -3, -1]> : tensor<10xi8>) : tensor<10xi8>
  return
}

func.func @extended_i16() {
  %a = util.unfoldable_constant dense<[-32768, 32767, -1, -32768, -1, 5, 32767, 0, 11406, 32767]> : tensor<10xi16>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 16, 11406, 30651, -3, 30651, 1]> : tensor<10xi16>
  %sum, %overflow = arith.addui_extended %a, %b : tensor<10xi16>, tensor<10xi1>
  check.expect_eq_const(%sum, dense<[32767, -32768, -2, -32761, 15, 11411, -2118, -3, -23479, -32768]> : tensor<10xi16>) : tensor<10xi16>
  check.expect_eq_const(%overflow, dense<[true, false, true, false, true, false, false, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %diff, %borrow = arith.subui_extended %a, %b : tensor<10xi16>, tensor<10xi1>
  check.expect_eq_const(%diff, dense<[-32767, 32766, 0, 32761, -17, -11401, 2116, 3, -19245, 32766]> : tensor<10xi16>) : tensor<10xi16>
  check.expect_eq_const(%borrow, dense<[true, false, false, false, false, true, false, true, true, false]> : tensor<10xi1>) : tensor<10xi1>
  %ulow, %uhigh = arith.mului_extended %a, %b : tensor<10xi16>
  check.expect_eq_const(%ulow, dense<[-32768, 32767, 1, -32768, -16, -8506, 2117, 0, -29254, 32767]> : tensor<10xi16>) : tensor<10xi16>
  check.expect_eq_const(%uhigh, dense<[32767, 0, -2, 3, 15, 0, 15325, 0, 5334, 0]> : tensor<10xi16>) : tensor<10xi16>
  %slow, %shigh = arith.mulsi_extended %a, %b : tensor<10xi16>
  check.expect_eq_const(%slow, dense<[-32768, 32767, 1, -32768, -16, -8506, 2117, 0, -29254, 32767]> : tensor<10xi16>) : tensor<10xi16>
  check.expect_eq_const(%shigh, dense<[0, 0, 0, -4, -1, 0, 15325, 0, 5334, 0]> : tensor<10xi16>) : tensor<10xi16>
  return
}

func.func @extended_i31() {
  %a = util.unfoldable_constant dense<[-1073741824, 1073741823, -1, -1073741824, -1, -1073741823, 1073741823, -474081438, -1, -1073741824]> : tensor<10xi31>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 31, -474081438, -869955467, 1054021624, -869955467, 7]> : tensor<10xi31>
  %sum, %overflow = arith.addui_extended %a, %b : tensor<10xi31>, tensor<10xi1>
  check.expect_eq_const(%sum, dense<[1073741823, -1073741824, -2, -1073741817, 30, 599660387, 203786356, 579940186, -869955468, -1073741817]> : tensor<10xi31>) : tensor<10xi31>
  check.expect_eq_const(%overflow, dense<[true, false, true, false, true, true, true, true, true, false]> : tensor<10xi1>) : tensor<10xi1>
  %diff, %borrow = arith.subui_extended %a, %b : tensor<10xi31>, tensor<10xi1>
  check.expect_eq_const(%diff, dense<[-1073741823, 1073741822, 0, 1073741817, -32, -599660385, -203786358, 619380586, 869955466, 1073741817]> : tensor<10xi31>) : tensor<10xi31>
  check.expect_eq_const(%borrow, dense<[true, false, false, false, false, true, true, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %ulow, %uhigh = arith.mului_extended %a, %b : tensor<10xi31>
  check.expect_eq_const(%ulow, dense<[-1073741824, 1073741823, 1, -1073741824, -31, -474081438, -203786357, 906392816, 869955467, -1073741824]> : tensor<10xi31>) : tensor<10xi31>
  check.expect_eq_const(%uhigh, dense<[1073741823, 0, -2, 3, 30, 836701105, 638764089, 821334363, -869955468, 3]> : tensor<10xi31>) : tensor<10xi31>
  %slow, %shigh = arith.mulsi_extended %a, %b : tensor<10xi31>
  check.expect_eq_const(%slow, dense<[-1073741824, 1073741823, 1, -1073741824, -31, -474081438, -203786357, 906392816, 869955467, -1073741824]> : tensor<10xi31>) : tensor<10xi31>
  check.expect_eq_const(%shigh, dense<[0, 0, 0, -4, -1, 237040718, -434977734, -232687261, 0, -4]> : tensor<10xi31>) : tensor<10xi31>
  return
}

func.func @extended_i32() {
  %a = util.unfoldable_constant dense<[-2147483648, 2147483647, -1, -2147483648, -1, -2147483647, 3, -958680865, -2147483647, -8565305]> : tensor<10xi32>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 32, -8565305, -958680865, -3, 2, -2147483648]> : tensor<10xi32>
  %sum, %overflow = arith.addui_extended %a, %b : tensor<10xi32>, tensor<10xi1>
  check.expect_eq_const(%sum, dense<[2147483647, -2147483648, -2, -2147483641, 31, 2138918344, -958680862, -958680868, -2147483645, 2138918343]> : tensor<10xi32>) : tensor<10xi32>
  check.expect_eq_const(%overflow, dense<[true, false, true, false, true, true, false, true, false, true]> : tensor<10xi1>) : tensor<10xi1>
  %diff, %borrow = arith.subui_extended %a, %b : tensor<10xi32>, tensor<10xi1>
  check.expect_eq_const(%diff, dense<[-2147483647, 2147483646, 0, 2147483641, -33, -2138918342, 958680868, -958680862, 2147483647, 2138918343]> : tensor<10xi32>) : tensor<10xi32>
  check.expect_eq_const(%borrow, dense<[true, false, false, false, false, true, true, true, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %ulow, %uhigh = arith.mului_extended %a, %b : tensor<10xi32>
  check.expect_eq_const(%ulow, dense<[-2147483648, 2147483647, 1, -2147483648, -32, 2138918343, 1418924701, -1418924701, 2, -2147483648]> : tensor<10xi32>) : tensor<10xi32>
  check.expect_eq_const(%uhigh, dense<[2147483647, 0, -2, 3, 31, 2143200996, 2, -958680868, 1, 2143200995]> : tensor<10xi32>) : tensor<10xi32>
  %slow, %shigh = arith.mulsi_extended %a, %b : tensor<10xi32>
  check.expect_eq_const(%slow, dense<[-2147483648, 2147483647, 1, -2147483648, -32, 2138918343, 1418924701, -1418924701, 2, -2147483648]> : tensor<10xi32>) : tensor<10xi32>
  check.expect_eq_const(%shigh, dense<[0, 0, 0, -4, -1, 4282652, -1, 0, -1, 4282652]> : tensor<10xi32>) : tensor<10xi32>
  return
}

func.func @extended_i33() {
  %a = util.unfoldable_constant dense<[-4294967296, 4294967295, -1, -4294967296, -1, 2, 7, -2, 5, 2]> : tensor<10xi33>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 33, 7, -1, -1, -1, 0]> : tensor<10xi33>
  %sum, %overflow = arith.addui_extended %a, %b : tensor<10xi33>, tensor<10xi1>
  check.expect_eq_const(%sum, dense<[4294967295, -4294967296, -2, -4294967289, 32, 9, 6, -3, 4, 2]> : tensor<10xi33>) : tensor<10xi33>
  check.expect_eq_const(%overflow, dense<[true, false, true, false, true, false, true, true, true, false]> : tensor<10xi1>) : tensor<10xi1>
  %diff, %borrow = arith.subui_extended %a, %b : tensor<10xi33>, tensor<10xi1>
  check.expect_eq_const(%diff, dense<[-4294967295, 4294967294, 0, 4294967289, -34, -5, 8, -1, 6, 2]> : tensor<10xi33>) : tensor<10xi33>
  check.expect_eq_const(%borrow, dense<[true, false, false, false, false, true, true, true, true, false]> : tensor<10xi1>) : tensor<10xi1>
  %ulow, %uhigh = arith.mului_extended %a, %b : tensor<10xi33>
  check.expect_eq_const(%ulow, dense<[-4294967296, 4294967295, 1, -4294967296, -33, 14, -7, 2, -5, 0]> : tensor<10xi33>) : tensor<10xi33>
  check.expect_eq_const(%uhigh, dense<[4294967295, 0, -2, 3, 32, 0, 6, -3, 4, 0]> : tensor<10xi33>) : tensor<10xi33>
  %slow, %shigh = arith.mulsi_extended %a, %b : tensor<10xi33>
  check.expect_eq_const(%slow, dense<[-4294967296, 4294967295, 1, -4294967296, -33, 14, -7, 2, -5, 0]> : tensor<10xi33>) : tensor<10xi33>
  check.expect_eq_const(%shigh, dense<[0, 0, 0, -4, -1, 0, -1, 0, -1, 0]> : tensor<10xi33>) : tensor<10xi33>
  return
}

func.func @extended_i63() {
  %a = util.unfoldable_constant dense<[-4611686018427387904, 4611686018427387903, -1, -4611686018427387904, -1, 1, -2344026979928209183, -3, -3464359532561699648, 1]> : tensor<10xi63>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 63, -1, 1854126102951591336, -2344026979928209183, 3547779965132536774, 7]> : tensor<10xi63>
  %sum, %overflow = arith.addui_extended %a, %b : tensor<10xi63>, tensor<10xi1>
  check.expect_eq_const(%sum, dense<[4611686018427387903, -4611686018427387904, -2, -4611686018427387897, 62, 0, -489900876976617847, -2344026979928209186, 83420432570837126, 8]> : tensor<10xi63>) : tensor<10xi63>
  check.expect_eq_const(%overflow, dense<[true, false, true, false, true, true, false, true, true, false]> : tensor<10xi1>) : tensor<10xi1>
  %diff, %borrow = arith.subui_extended %a, %b : tensor<10xi63>, tensor<10xi1>
  check.expect_eq_const(%diff, dense<[-4611686018427387903, 4611686018427387902, 0, 4611686018427387897, -64, 2, -4198153082879800519, 2344026979928209180, 2211232539160539386, -6]> : tensor<10xi63>) : tensor<10xi63>
  check.expect_eq_const(%borrow, dense<[true, false, false, false, false, true, false, false, false, true]> : tensor<10xi1>) : tensor<10xi1>
  %ulow, %uhigh = arith.mului_extended %a, %b : tensor<10xi63>
  check.expect_eq_const(%ulow, dense<[-4611686018427387904, 4611686018427387903, 1, -4611686018427387904, -63, -1, -99180153907400536, -2191291097070148259, -3150870959857509248, 7]> : tensor<10xi63>) : tensor<10xi63>
  check.expect_eq_const(%uhigh, dense<[4611686018427387903, 0, -2, 3, 62, 0, 1382918653860149116, -2344026979928209186, 2215210348236811035, 0]> : tensor<10xi63>) : tensor<10xi63>
  %slow, %shigh = arith.mulsi_extended %a, %b : tensor<10xi63>
  check.expect_eq_const(%slow, dense<[-4611686018427387904, 4611686018427387903, 1, -4611686018427387904, -63, -1, -99180153907400536, -2191291097070148259, -3150870959857509248, 7]> : tensor<10xi63>) : tensor<10xi63>
  check.expect_eq_const(%shigh, dense<[0, 0, 0, -4, -1, -1, -471207449091442220, 0, -1332569616895725739, 0]> : tensor<10xi63>) : tensor<10xi63>
  return
}

func.func @extended_i64() {
  %a = util.unfoldable_constant dense<[-9223372036854775808, 9223372036854775807, -1, -9223372036854775808, -1, 2, -3, 5, -9223372036854775808, -9223372036854775808]> : tensor<10xi64>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 64, 1, 0, -3, -2, -1]> : tensor<10xi64>
  %sum, %overflow = arith.addui_extended %a, %b : tensor<10xi64>, tensor<10xi1>
  check.expect_eq_const(%sum, dense<[9223372036854775807, -9223372036854775808, -2, -9223372036854775801, 63, 3, -3, 2, 9223372036854775806, 9223372036854775807]> : tensor<10xi64>) : tensor<10xi64>
  check.expect_eq_const(%overflow, dense<[true, false, true, false, true, false, false, true, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %diff, %borrow = arith.subui_extended %a, %b : tensor<10xi64>, tensor<10xi1>
  check.expect_eq_const(%diff, dense<[-9223372036854775807, 9223372036854775806, 0, 9223372036854775801, -65, 1, -3, 8, -9223372036854775806, -9223372036854775807]> : tensor<10xi64>) : tensor<10xi64>
  check.expect_eq_const(%borrow, dense<[true, false, false, false, false, false, false, true, true, true]> : tensor<10xi1>) : tensor<10xi1>
  %ulow, %uhigh = arith.mului_extended %a, %b : tensor<10xi64>
  check.expect_eq_const(%ulow, dense<[-9223372036854775808, 9223372036854775807, 1, -9223372036854775808, -64, 2, 0, -15, 0, -9223372036854775808]> : tensor<10xi64>) : tensor<10xi64>
  check.expect_eq_const(%uhigh, dense<[9223372036854775807, 0, -2, 3, 63, 0, 0, 4, 9223372036854775807, 9223372036854775807]> : tensor<10xi64>) : tensor<10xi64>
  %slow, %shigh = arith.mulsi_extended %a, %b : tensor<10xi64>
  check.expect_eq_const(%slow, dense<[-9223372036854775808, 9223372036854775807, 1, -9223372036854775808, -64, 2, 0, -15, 0, -9223372036854775808]> : tensor<10xi64>) : tensor<10xi64>
  check.expect_eq_const(%shigh, dense<[0, 0, 0, -4, -1, 0, 0, -1, 1, 0]> : tensor<10xi64>) : tensor<10xi64>
  return
}

func.func @extended_i65() {
  %a = util.unfoldable_constant dense<[-18446744073709551616, 18446744073709551615, -1, -18446744073709551616, -1, -2, -2, 5, 7029128318613733105, 0]> : tensor<10xi65>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 65, -18446744073709551616, 1, -1, -14514637827110324892, 0]> : tensor<10xi65>
  %sum, %overflow = arith.addui_extended %a, %b : tensor<10xi65>, tensor<10xi1>
  check.expect_eq_const(%sum, dense<[18446744073709551615, -18446744073709551616, -2, -18446744073709551609, 64, 18446744073709551614, -1, 4, -7485509508496591787, 0]> : tensor<10xi65>) : tensor<10xi65>
  check.expect_eq_const(%overflow, dense<[true, false, true, false, true, true, false, true, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %diff, %borrow = arith.subui_extended %a, %b : tensor<10xi65>, tensor<10xi1>
  check.expect_eq_const(%diff, dense<[-18446744073709551615, 18446744073709551614, 0, 18446744073709551609, -66, 18446744073709551614, -3, 6, -15349722001695045235, 0]> : tensor<10xi65>) : tensor<10xi65>
  check.expect_eq_const(%borrow, dense<[true, false, false, false, false, false, false, true, true, false]> : tensor<10xi1>) : tensor<10xi1>
  %ulow, %uhigh = arith.mului_extended %a, %b : tensor<10xi65>
  check.expect_eq_const(%ulow, dense<[-18446744073709551616, 18446744073709551615, 1, -18446744073709551616, -65, 0, -2, -5, 18238895277038926628, 0]> : tensor<10xi65>) : tensor<10xi65>
  check.expect_eq_const(%uhigh, dense<[18446744073709551615, 0, -2, 3, 64, 18446744073709551615, 0, 4, 4263728327772788496, 0]> : tensor<10xi65>) : tensor<10xi65>
  %slow, %shigh = arith.mulsi_extended %a, %b : tensor<10xi65>
  check.expect_eq_const(%slow, dense<[-18446744073709551616, 18446744073709551615, 1, -18446744073709551616, -65, 0, -2, -5, 18238895277038926628, 0]> : tensor<10xi65>) : tensor<10xi65>
  check.expect_eq_const(%shigh, dense<[0, 0, 0, -4, -1, 1, -1, -1, -2765399990840944609, 0]> : tensor<10xi65>) : tensor<10xi65>
  return
}

func.func @extended_i100() {
  %a = util.unfoldable_constant dense<[-633825300114114700748351602688, 633825300114114700748351602687, -1, -633825300114114700748351602688, -1, -633825300114114700748351602687, 633825300114114700748351602687, 212961912131526576871679084733, -633825300114114700748351602688, 212961912131526576871679084733]> : tensor<10xi100>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 100, -1, -2, 1, -1, 2]> : tensor<10xi100>
  %sum, %overflow = arith.addui_extended %a, %b : tensor<10xi100>, tensor<10xi1>
  check.expect_eq_const(%sum, dense<[633825300114114700748351602687, -633825300114114700748351602688, -2, -633825300114114700748351602681, 99, -633825300114114700748351602688, 633825300114114700748351602685, 212961912131526576871679084734, 633825300114114700748351602687, 212961912131526576871679084735]> : tensor<10xi100>) : tensor<10xi100>
  check.expect_eq_const(%overflow, dense<[true, false, true, false, true, true, true, false, true, false]> : tensor<10xi1>) : tensor<10xi1>
  %diff, %borrow = arith.subui_extended %a, %b : tensor<10xi100>, tensor<10xi1>
  check.expect_eq_const(%diff, dense<[-633825300114114700748351602687, 633825300114114700748351602686, 0, 633825300114114700748351602681, -101, -633825300114114700748351602686, -633825300114114700748351602687, 212961912131526576871679084732, -633825300114114700748351602687, 212961912131526576871679084731]> : tensor<10xi100>) : tensor<10xi100>
  check.expect_eq_const(%borrow, dense<[true, false, false, false, false, true, true, false, true, false]> : tensor<10xi1>) : tensor<10xi1>
  %ulow, %uhigh = arith.mului_extended %a, %b : tensor<10xi100>
  check.expect_eq_const(%ulow, dense<[-633825300114114700748351602688, 633825300114114700748351602687, 1, -633825300114114700748351602688, -100, 633825300114114700748351602687, 2, 212961912131526576871679084733, -633825300114114700748351602688, 425923824263053153743358169466]> : tensor<10xi100>) : tensor<10xi100>
  check.expect_eq_const(%uhigh, dense<[633825300114114700748351602687, 0, -2, 3, 99, -633825300114114700748351602688, 633825300114114700748351602686, 0, 633825300114114700748351602687, 0]> : tensor<10xi100>) : tensor<10xi100>
  %slow, %shigh = arith.mulsi_extended %a, %b : tensor<10xi100>
  check.expect_eq_const(%slow, dense<[-633825300114114700748351602688, 633825300114114700748351602687, 1, -633825300114114700748351602688, -100, 633825300114114700748351602687, 2, 212961912131526576871679084733, -633825300114114700748351602688, 425923824263053153743358169466]> : tensor<10xi100>) : tensor<10xi100>
  check.expect_eq_const(%shigh, dense<[0, 0, 0, -4, -1, 0, -1, 0, 0, 0]> : tensor<10xi100>) : tensor<10xi100>
  return
}

func.func @extended_i128() {
  %a = util.unfoldable_constant dense<[-170141183460469231731687303715884105728, 170141183460469231731687303715884105727, -1, -170141183460469231731687303715884105728, -1, -3, 159261095645468816459339725940322719338, 0, -170141183460469231731687303715884105728, -3]> : tensor<10xi128>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 128, 1, -170141183460469231731687303715884105728, 1, 1, -170141183460469231731687303715884105727]> : tensor<10xi128>
  %sum, %overflow = arith.addui_extended %a, %b : tensor<10xi128>, tensor<10xi1>
  check.expect_eq_const(%sum, dense<[170141183460469231731687303715884105727, -170141183460469231731687303715884105728, -2, -170141183460469231731687303715884105721, 127, -2, -10880087815000415272347577775561386390, 1, -170141183460469231731687303715884105727, 170141183460469231731687303715884105726]> : tensor<10xi128>) : tensor<10xi128>
  check.expect_eq_const(%overflow, dense<[true, false, true, false, true, false, false, false, false, true]> : tensor<10xi1>) : tensor<10xi1>
  %diff, %borrow = arith.subui_extended %a, %b : tensor<10xi128>, tensor<10xi1>
  check.expect_eq_const(%diff, dense<[-170141183460469231731687303715884105727, 170141183460469231731687303715884105726, 0, 170141183460469231731687303715884105721, -129, -4, -10880087815000415272347577775561386390, -1, 170141183460469231731687303715884105727, 170141183460469231731687303715884105724]> : tensor<10xi128>) : tensor<10xi128>
  check.expect_eq_const(%borrow, dense<[true, false, false, false, false, false, true, true, false, false]> : tensor<10xi1>) : tensor<10xi1>
  %ulow, %uhigh = arith.mului_extended %a, %b : tensor<10xi128>
  check.expect_eq_const(%ulow, dense<[-170141183460469231731687303715884105728, 170141183460469231731687303715884105727, 1, -170141183460469231731687303715884105728, -128, -3, 0, 0, -170141183460469231731687303715884105728, 170141183460469231731687303715884105725]> : tensor<10xi128>) : tensor<10xi128>
  check.expect_eq_const(%uhigh, dense<[170141183460469231731687303715884105727, 0, -2, 3, 127, 0, 79630547822734408229669862970161359669, 0, 0, 170141183460469231731687303715884105727]> : tensor<10xi128>) : tensor<10xi128>
  %slow, %shigh = arith.mulsi_extended %a, %b : tensor<10xi128>
  check.expect_eq_const(%slow, dense<[-170141183460469231731687303715884105728, 170141183460469231731687303715884105727, 1, -170141183460469231731687303715884105728, -128, -3, 0, 0, -170141183460469231731687303715884105728, 170141183460469231731687303715884105725]> : tensor<10xi128>) : tensor<10xi128>
  check.expect_eq_const(%shigh, dense<[0, 0, 0, -4, -1, -1, -79630547822734408229669862970161359669, 0, -1, 1]> : tensor<10xi128>) : tensor<10xi128>
  return
}
