// Casts between integer types, on tensors, and between them and index.

func.func @widen_i1_i2() {
  %v = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %s = arith.extsi %v : tensor<4xi1> to tensor<4xi2>
  check.expect_eq_const(%s, dense<[0, 0, -1, -1]> : tensor<4xi2>) : tensor<4xi2>
  %u = arith.extui %v : tensor<4xi1> to tensor<4xi2>
  check.expect_eq_const(%u, dense<[0, 0, 1, 1]> : tensor<4xi2>) : tensor<4xi2>
  %back = arith.trunci %s : tensor<4xi2> to tensor<4xi1>
  check.expect_eq_const(%back, dense<[false, false, true, true]> : tensor<4xi1>) : tensor<4xi1>
  return
}

func.func @widen_i1_i8() {
  %v = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %s = arith.extsi %v : tensor<4xi1> to tensor<4xi8>
  check.expect_eq_const(%s, dense<[0, 0, -1, -1]> : tensor<4xi8>) : tensor<4xi8>
  %u = arith.extui %v : tensor<4xi1> to tensor<4xi8>
  check.expect_eq_const(%u, dense<[0, 0, 1, 1]> : tensor<4xi8>) : tensor<4xi8>
  %back = arith.trunci %s : tensor<4xi8> to tensor<4xi1>
  check.expect_eq_const(%back, dense<[false, false, true, true]> : tensor<4xi1>) : tensor<4xi1>
  return
}

func.func @widen_i2_i4() {
  %v = util.unfoldable_constant dense<[0, 1, -2, -1]> : tensor<4xi2>
  %s = arith.extsi %v : tensor<4xi2> to tensor<4xi4>
  check.expect_eq_const(%s, dense<[0, 1, -2, -1]> : tensor<4xi4>) : tensor<4xi4>
  %u = arith.extui %v : tensor<4xi2> to tensor<4xi4>
  check.expect_eq_const(%u, dense<[0, 1, 2, 3]> : tensor<4xi4>) : tensor<4xi4>
  %back = arith.trunci %s : tensor<4xi4> to tensor<4xi2>
  check.expect_eq_const(%back, dense<[0, 1, -2, -1]> : tensor<4xi2>) : tensor<4xi2>
  return
}

func.func @widen_i4_i8() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, -8, -7, -5, -4, -3, -2, -1]> : tensor<13xi4>
  %s = arith.extsi %v : tensor<13xi4> to tensor<13xi8>
  check.expect_eq_const(%s, dense<[0, 1, 2, 3, 5, 7, -8, -7, -5, -4, -3, -2, -1]> : tensor<13xi8>) : tensor<13xi8>
  %u = arith.extui %v : tensor<13xi4> to tensor<13xi8>
  check.expect_eq_const(%u, dense<[0, 1, 2, 3, 5, 7, 8, 9, 11, 12, 13, 14, 15]> : tensor<13xi8>) : tensor<13xi8>
  %back = arith.trunci %s : tensor<13xi8> to tensor<13xi4>
  check.expect_eq_const(%back, dense<[0, 1, 2, 3, 5, 7, -8, -7, -5, -4, -3, -2, -1]> : tensor<13xi4>) : tensor<13xi4>
  return
}

func.func @widen_i4_i64() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -3, -2, -1]> : tensor<13xi4>
  %s = arith.extsi %v : tensor<13xi4> to tensor<13xi64>
  check.expect_eq_const(%s, dense<[0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -3, -2, -1]> : tensor<13xi64>) : tensor<13xi64>
  %u = arith.extui %v : tensor<13xi4> to tensor<13xi64>
  check.expect_eq_const(%u, dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 14, 15]> : tensor<13xi64>) : tensor<13xi64>
  %back = arith.trunci %s : tensor<13xi64> to tensor<13xi4>
  check.expect_eq_const(%back, dense<[0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -3, -2, -1]> : tensor<13xi4>) : tensor<13xi4>
  return
}

func.func @widen_i7_i8() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, 27, 31, 60, 63, -64, -63, -3, -2, -1]> : tensor<15xi7>
  %s = arith.extsi %v : tensor<15xi7> to tensor<15xi8>
  check.expect_eq_const(%s, dense<[0, 1, 2, 3, 5, 7, 27, 31, 60, 63, -64, -63, -3, -2, -1]> : tensor<15xi8>) : tensor<15xi8>
  %u = arith.extui %v : tensor<15xi7> to tensor<15xi8>
  check.expect_eq_const(%u, dense<[0, 1, 2, 3, 5, 7, 27, 31, 60, 63, 64, 65, 125, 126, 127]> : tensor<15xi8>) : tensor<15xi8>
  %back = arith.trunci %s : tensor<15xi8> to tensor<15xi7>
  check.expect_eq_const(%back, dense<[0, 1, 2, 3, 5, 7, 27, 31, 60, 63, -64, -63, -3, -2, -1]> : tensor<15xi7>) : tensor<15xi7>
  return
}

func.func @widen_i7_i33() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, 15, 17, 43, 63, -64, -63, -24, -3, -2, -1]> : tensor<16xi7>
  %s = arith.extsi %v : tensor<16xi7> to tensor<16xi33>
  check.expect_eq_const(%s, dense<[0, 1, 2, 3, 5, 7, 15, 17, 43, 63, -64, -63, -24, -3, -2, -1]> : tensor<16xi33>) : tensor<16xi33>
  %u = arith.extui %v : tensor<16xi7> to tensor<16xi33>
  check.expect_eq_const(%u, dense<[0, 1, 2, 3, 5, 7, 15, 17, 43, 63, 64, 65, 104, 125, 126, 127]> : tensor<16xi33>) : tensor<16xi33>
  %back = arith.trunci %s : tensor<16xi33> to tensor<16xi7>
  check.expect_eq_const(%back, dense<[0, 1, 2, 3, 5, 7, 15, 17, 43, 63, -64, -63, -24, -3, -2, -1]> : tensor<16xi7>) : tensor<16xi7>
  return
}

func.func @widen_i8_i16() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, 17, 100, 127, -128, -127, -52, -34, -3, -2, -1]> : tensor<16xi8>
  %s = arith.extsi %v : tensor<16xi8> to tensor<16xi16>
  check.expect_eq_const(%s, dense<[0, 1, 2, 3, 5, 7, 17, 100, 127, -128, -127, -52, -34, -3, -2, -1]> : tensor<16xi16>) : tensor<16xi16>
  %u = arith.extui %v : tensor<16xi8> to tensor<16xi16>
  check.expect_eq_const(%u, dense<[0, 1, 2, 3, 5, 7, 17, 100, 127, 128, 129, 204, 222, 253, 254, 255]> : tensor<16xi16>) : tensor<16xi16>
  %back = arith.trunci %s : tensor<16xi16> to tensor<16xi8>
  check.expect_eq_const(%back, dense<[0, 1, 2, 3, 5, 7, 17, 100, 127, -128, -127, -52, -34, -3, -2, -1]> : tensor<16xi8>) : tensor<16xi8>
  return
}

func.func @widen_i8_i128() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, 10, 63, 122, 127, -128, -127, -23, -3, -2, -1]> : tensor<16xi8>
  %s = arith.extsi %v : tensor<16xi8> to tensor<16xi128>
  check.expect_eq_const(%s, dense<[0, 1, 2, 3, 5, 7, 10, 63, 122, 127, -128, -127, -23, -3, -2, -1]> : tensor<16xi128>) : tensor<16xi128>
  %u = arith.extui %v : tensor<16xi8> to tensor<16xi128>
  check.expect_eq_const(%u, dense<[0, 1, 2, 3, 5, 7, 10, 63, 122, 127, 128, 129, 233, 253, 254, 255]> : tensor<16xi128>) : tensor<16xi128>
  %back = arith.trunci %s : tensor<16xi128> to tensor<16xi8>
  check.expect_eq_const(%back, dense<[0, 1, 2, 3, 5, 7, 10, 63, 122, 127, -128, -127, -23, -3, -2, -1]> : tensor<16xi8>) : tensor<16xi8>
  return
}

func.func @widen_i16_i32() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, 3135, 16813, 25252, 26405, 32767, -32768, -32767, -3, -2, -1]> : tensor<16xi16>
  %s = arith.extsi %v : tensor<16xi16> to tensor<16xi32>
  check.expect_eq_const(%s, dense<[0, 1, 2, 3, 5, 7, 3135, 16813, 25252, 26405, 32767, -32768, -32767, -3, -2, -1]> : tensor<16xi32>) : tensor<16xi32>
  %u = arith.extui %v : tensor<16xi16> to tensor<16xi32>
  check.expect_eq_const(%u, dense<[0, 1, 2, 3, 5, 7, 3135, 16813, 25252, 26405, 32767, 32768, 32769, 65533, 65534, 65535]> : tensor<16xi32>) : tensor<16xi32>
  %back = arith.trunci %s : tensor<16xi32> to tensor<16xi16>
  check.expect_eq_const(%back, dense<[0, 1, 2, 3, 5, 7, 3135, 16813, 25252, 26405, 32767, -32768, -32767, -3, -2, -1]> : tensor<16xi16>) : tensor<16xi16>
  return
}

func.func @widen_i32_i33() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, 1392232955, 2057745076, 2147483647, -2147483648, -2147483647, -1649379190, -201002995, -3, -2, -1]> : tensor<16xi32>
  %s = arith.extsi %v : tensor<16xi32> to tensor<16xi33>
  check.expect_eq_const(%s, dense<[0, 1, 2, 3, 5, 7, 1392232955, 2057745076, 2147483647, -2147483648, -2147483647, -1649379190, -201002995, -3, -2, -1]> : tensor<16xi33>) : tensor<16xi33>
  %u = arith.extui %v : tensor<16xi32> to tensor<16xi33>
  check.expect_eq_const(%u, dense<[0, 1, 2, 3, 5, 7, 1392232955, 2057745076, 2147483647, 2147483648, 2147483649, 2645588106, 4093964301, 4294967293, 4294967294, 4294967295]> : tensor<16xi33>) : tensor<16xi33>
  %back = arith.trunci %s : tensor<16xi33> to tensor<16xi32>
  check.expect_eq_const(%back, dense<[0, 1, 2, 3, 5, 7, 1392232955, 2057745076, 2147483647, -2147483648, -2147483647, -1649379190, -201002995, -3, -2, -1]> : tensor<16xi32>) : tensor<16xi32>
  return
}

func.func @widen_i32_i64() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, 2110581591, 2147483647, -2147483648, -2147483647, -993900222, -874424921, -376137936, -3, -2, -1]> : tensor<16xi32>
  %s = arith.extsi %v : tensor<16xi32> to tensor<16xi64>
  check.expect_eq_const(%s, dense<[0, 1, 2, 3, 5, 7, 2110581591, 2147483647, -2147483648, -2147483647, -993900222, -874424921, -376137936, -3, -2, -1]> : tensor<16xi64>) : tensor<16xi64>
  %u = arith.extui %v : tensor<16xi32> to tensor<16xi64>
  check.expect_eq_const(%u, dense<[0, 1, 2, 3, 5, 7, 2110581591, 2147483647, 2147483648, 2147483649, 3301067074, 3420542375, 3918829360, 4294967293, 4294967294, 4294967295]> : tensor<16xi64>) : tensor<16xi64>
  %back = arith.trunci %s : tensor<16xi64> to tensor<16xi32>
  check.expect_eq_const(%back, dense<[0, 1, 2, 3, 5, 7, 2110581591, 2147483647, -2147483648, -2147483647, -993900222, -874424921, -376137936, -3, -2, -1]> : tensor<16xi32>) : tensor<16xi32>
  return
}

func.func @widen_i33_i100() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, 2181216368, 3015981772, 3646606116, 4294967295, -4294967296, -4294967295, -1758443121, -3, -2, -1]> : tensor<16xi33>
  %s = arith.extsi %v : tensor<16xi33> to tensor<16xi100>
  check.expect_eq_const(%s, dense<[0, 1, 2, 3, 5, 7, 2181216368, 3015981772, 3646606116, 4294967295, -4294967296, -4294967295, -1758443121, -3, -2, -1]> : tensor<16xi100>) : tensor<16xi100>
  %u = arith.extui %v : tensor<16xi33> to tensor<16xi100>
  check.expect_eq_const(%u, dense<[0, 1, 2, 3, 5, 7, 2181216368, 3015981772, 3646606116, 4294967295, 4294967296, 4294967297, 6831491471, 8589934589, 8589934590, 8589934591]> : tensor<16xi100>) : tensor<16xi100>
  %back = arith.trunci %s : tensor<16xi100> to tensor<16xi33>
  check.expect_eq_const(%back, dense<[0, 1, 2, 3, 5, 7, 2181216368, 3015981772, 3646606116, 4294967295, -4294967296, -4294967295, -1758443121, -3, -2, -1]> : tensor<16xi33>) : tensor<16xi33>
  return
}

func.func @widen_i64_i65() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, 6307670127538390192, 8665654370379266956, 8950672459205783694, 9223372036854775807, -9223372036854775808, -9223372036854775807, -5096562261643959568, -3, -2, -1]> : tensor<16xi64>
  %s = arith.extsi %v : tensor<16xi64> to tensor<16xi65>
  check.expect_eq_const(%s, dense<[0, 1, 2, 3, 5, 7, 6307670127538390192, 8665654370379266956, 8950672459205783694, 9223372036854775807, -9223372036854775808, -9223372036854775807, -5096562261643959568, -3, -2, -1]> : tensor<16xi65>) : tensor<16xi65>
  %u = arith.extui %v : tensor<16xi64> to tensor<16xi65>
  check.expect_eq_const(%u, dense<[0, 1, 2, 3, 5, 7, 6307670127538390192, 8665654370379266956, 8950672459205783694, 9223372036854775807, 9223372036854775808, 9223372036854775809, 13350181812065592048, 18446744073709551613, 18446744073709551614, 18446744073709551615]> : tensor<16xi65>) : tensor<16xi65>
  %back = arith.trunci %s : tensor<16xi65> to tensor<16xi64>
  check.expect_eq_const(%back, dense<[0, 1, 2, 3, 5, 7, 6307670127538390192, 8665654370379266956, 8950672459205783694, 9223372036854775807, -9223372036854775808, -9223372036854775807, -5096562261643959568, -3, -2, -1]> : tensor<16xi64>) : tensor<16xi64>
  return
}

func.func @widen_i64_i128() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, 1049644398270618948, 9223372036854775807, -9223372036854775808, -9223372036854775807, -7201512431681976917, -2834674058713847651, -2428017542969597102, -3, -2, -1]> : tensor<16xi64>
  %s = arith.extsi %v : tensor<16xi64> to tensor<16xi128>
  check.expect_eq_const(%s, dense<[0, 1, 2, 3, 5, 7, 1049644398270618948, 9223372036854775807, -9223372036854775808, -9223372036854775807, -7201512431681976917, -2834674058713847651, -2428017542969597102, -3, -2, -1]> : tensor<16xi128>) : tensor<16xi128>
  %u = arith.extui %v : tensor<16xi64> to tensor<16xi128>
  check.expect_eq_const(%u, dense<[0, 1, 2, 3, 5, 7, 1049644398270618948, 9223372036854775807, 9223372036854775808, 9223372036854775809, 11245231642027574699, 15612070014995703965, 16018726530739954514, 18446744073709551613, 18446744073709551614, 18446744073709551615]> : tensor<16xi128>) : tensor<16xi128>
  %back = arith.trunci %s : tensor<16xi128> to tensor<16xi64>
  check.expect_eq_const(%back, dense<[0, 1, 2, 3, 5, 7, 1049644398270618948, 9223372036854775807, -9223372036854775808, -9223372036854775807, -7201512431681976917, -2834674058713847651, -2428017542969597102, -3, -2, -1]> : tensor<16xi64>) : tensor<16xi64>
  return
}

func.func @widen_i100_i128() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, 106442519382496289710729146430, 162551560963979511998181374927, 247070384911383464642246052043, 607101482847660421002351058091, 633825300114114700748351602687, -633825300114114700748351602688, -633825300114114700748351602687, -3, -2, -1]> : tensor<16xi100>
  %s = arith.extsi %v : tensor<16xi100> to tensor<16xi128>
  check.expect_eq_const(%s, dense<[0, 1, 2, 3, 5, 7, 106442519382496289710729146430, 162551560963979511998181374927, 247070384911383464642246052043, 607101482847660421002351058091, 633825300114114700748351602687, -633825300114114700748351602688, -633825300114114700748351602687, -3, -2, -1]> : tensor<16xi128>) : tensor<16xi128>
  %u = arith.extui %v : tensor<16xi100> to tensor<16xi128>
  check.expect_eq_const(%u, dense<[0, 1, 2, 3, 5, 7, 106442519382496289710729146430, 162551560963979511998181374927, 247070384911383464642246052043, 607101482847660421002351058091, 633825300114114700748351602687, 633825300114114700748351602688, 633825300114114700748351602689, 1267650600228229401496703205373, 1267650600228229401496703205374, 1267650600228229401496703205375]> : tensor<16xi128>) : tensor<16xi128>
  %back = arith.trunci %s : tensor<16xi128> to tensor<16xi100>
  check.expect_eq_const(%back, dense<[0, 1, 2, 3, 5, 7, 106442519382496289710729146430, 162551560963979511998181374927, 247070384911383464642246052043, 607101482847660421002351058091, 633825300114114700748351602687, -633825300114114700748351602688, -633825300114114700748351602687, -3, -2, -1]> : tensor<16xi100>) : tensor<16xi100>
  return
}

func.func @narrow_i128_i1() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, 94743678184505702792371260512604324600, 142503355338610087609573345073849929449, 170141183460469231731687303715884105727, -170141183460469231731687303715884105728, -170141183460469231731687303715884105727, -115858534611155911184499269920604343046, -55422152423937403534463628019082688108, -3, -2, -1]> : tensor<16xi128>
  %t = arith.trunci %v : tensor<16xi128> to tensor<16xi1>
  check.expect_eq_const(%t, dense<[false, true, false, true, true, true, false, true, true, false, true, false, false, true, false, true]> : tensor<16xi1>) : tensor<16xi1>
  return
}

func.func @narrow_i128_i64() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, 137716672035431195387607751794938005835, 170141183460469231731687303715884105727, -170141183460469231731687303715884105728, -170141183460469231731687303715884105727, -134699724419924519107325939790869053801, -57124151159732983744938993989632487071, -28332338942818357642291314939131839602, -3, -2, -1]> : tensor<16xi128>
  %t = arith.trunci %v : tensor<16xi128> to tensor<16xi64>
  check.expect_eq_const(%t, dense<[0, 1, 2, 3, 5, 7, 5305958539702749515, -1, 0, 1, 2145718603572952727, 6211118269420179809, 197949164328336270, -3, -2, -1]> : tensor<16xi64>) : tensor<16xi64>
  return
}

func.func @narrow_i100_i7() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, 633825300114114700748351602687, -633825300114114700748351602688, -633825300114114700748351602687, -256793284364482789554231705269, -166656271368756832007091099103, -111612750969737383251154863919, -45810058056265595620016364980, -3, -2, -1]> : tensor<16xi100>
  %t = arith.trunci %v : tensor<16xi100> to tensor<16xi7>
  check.expect_eq_const(%t, dense<[0, 1, 2, 3, 5, 7, -1, 0, 1, -53, 33, -47, -52, -3, -2, -1]> : tensor<16xi7>) : tensor<16xi7>
  return
}

func.func @narrow_i65_i64() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, 7101881374814627098, 18446744073709551615, -18446744073709551616, -18446744073709551615, -17089629036337324693, -10190695075868822919, -6645462141797799719, -3, -2, -1]> : tensor<16xi65>
  %t = arith.trunci %v : tensor<16xi65> to tensor<16xi64>
  check.expect_eq_const(%t, dense<[0, 1, 2, 3, 5, 7, 7101881374814627098, -1, 0, 1, 1357115037372226923, 8256048997840728697, -6645462141797799719, -3, -2, -1]> : tensor<16xi64>) : tensor<16xi64>
  return
}

func.func @narrow_i64_i4() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, 3698863279397314163, 5131743920527309203, 9223372036854775807, -9223372036854775808, -9223372036854775807, -7575655565210237871, -7186223895219463968, -3, -2, -1]> : tensor<16xi64>
  %t = arith.trunci %v : tensor<16xi64> to tensor<16xi4>
  check.expect_eq_const(%t, dense<[0, 1, 2, 3, 5, 7, 3, 3, -1, 0, 1, 1, 0, -3, -2, -1]> : tensor<16xi4>) : tensor<16xi4>
  return
}

func.func @narrow_i33_i2() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, 390505566, 1679584172, 2366586694, 4294967295, -4294967296, -4294967295, -430871176, -3, -2, -1]> : tensor<16xi33>
  %t = arith.trunci %v : tensor<16xi33> to tensor<16xi2>
  check.expect_eq_const(%t, dense<[0, 1, -2, -1, 1, -1, -2, 0, -2, -1, 0, 1, 0, 1, -2, -1]> : tensor<16xi2>) : tensor<16xi2>
  return
}

func.func @narrow_i16_i13() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, 23820, 29974, 32767, -32768, -32767, -16850, -7528, -3, -2, -1]> : tensor<16xi16>
  %t = arith.trunci %v : tensor<16xi16> to tensor<16xi13>
  check.expect_eq_const(%t, dense<[0, 1, 2, 3, 5, 7, -756, -2794, -1, 0, 1, -466, 664, -3, -2, -1]> : tensor<16xi13>) : tensor<16xi13>
  return
}

func.func @narrow_i8_i7() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, 38, 127, -128, -127, -95, -52, -10, -3, -2, -1]> : tensor<16xi8>
  %t = arith.trunci %v : tensor<16xi8> to tensor<16xi7>
  check.expect_eq_const(%t, dense<[0, 1, 2, 3, 5, 7, 38, -1, 0, 1, 33, -52, -10, -3, -2, -1]> : tensor<16xi7>) : tensor<16xi7>
  return
}

func.func @index_i1() {
  %v = util.unfoldable_constant dense<[false, false, true, true]> : tensor<4xi1>
  %s = arith.index_cast %v : tensor<4xi1> to tensor<4xindex>
  %s64 = arith.index_cast %s : tensor<4xindex> to tensor<4xi64>
  check.expect_eq_const(%s64, dense<[0, 0, -1, -1]> : tensor<4xi64>) : tensor<4xi64>
  %u = arith.index_castui %v : tensor<4xi1> to tensor<4xindex>
  %u64 = arith.index_cast %u : tensor<4xindex> to tensor<4xi64>
  check.expect_eq_const(%u64, dense<[0, 0, 1, 1]> : tensor<4xi64>) : tensor<4xi64>
  %back = arith.index_cast %s : tensor<4xindex> to tensor<4xi1>
  check.expect_eq_const(%back, dense<[false, false, true, true]> : tensor<4xi1>) : tensor<4xi1>
  %uback = arith.index_castui %s : tensor<4xindex> to tensor<4xi1>
  check.expect_eq_const(%uback, dense<[false, false, true, true]> : tensor<4xi1>) : tensor<4xi1>
  return
}

func.func @index_i4() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, -8, -7, -3, -2, -1]> : tensor<11xi4>
  %s = arith.index_cast %v : tensor<11xi4> to tensor<11xindex>
  %s64 = arith.index_cast %s : tensor<11xindex> to tensor<11xi64>
  check.expect_eq_const(%s64, dense<[0, 1, 2, 3, 5, 7, -8, -7, -3, -2, -1]> : tensor<11xi64>) : tensor<11xi64>
  %u = arith.index_castui %v : tensor<11xi4> to tensor<11xindex>
  %u64 = arith.index_cast %u : tensor<11xindex> to tensor<11xi64>
  check.expect_eq_const(%u64, dense<[0, 1, 2, 3, 5, 7, 8, 9, 13, 14, 15]> : tensor<11xi64>) : tensor<11xi64>
  %back = arith.index_cast %s : tensor<11xindex> to tensor<11xi4>
  check.expect_eq_const(%back, dense<[0, 1, 2, 3, 5, 7, -8, -7, -3, -2, -1]> : tensor<11xi4>) : tensor<11xi4>
  %uback = arith.index_castui %s : tensor<11xindex> to tensor<11xi4>
  check.expect_eq_const(%uback, dense<[0, 1, 2, 3, 5, 7, -8, -7, -3, -2, -1]> : tensor<11xi4>) : tensor<11xi4>
  return
}

func.func @index_i7() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, 34, 63, -64, -63, -44, -27, -21, -3, -2, -1]> : tensor<16xi7>
  %s = arith.index_cast %v : tensor<16xi7> to tensor<16xindex>
  %s64 = arith.index_cast %s : tensor<16xindex> to tensor<16xi64>
  check.expect_eq_const(%s64, dense<[0, 1, 2, 3, 5, 7, 34, 63, -64, -63, -44, -27, -21, -3, -2, -1]> : tensor<16xi64>) : tensor<16xi64>
  %u = arith.index_castui %v : tensor<16xi7> to tensor<16xindex>
  %u64 = arith.index_cast %u : tensor<16xindex> to tensor<16xi64>
  check.expect_eq_const(%u64, dense<[0, 1, 2, 3, 5, 7, 34, 63, 64, 65, 84, 101, 107, 125, 126, 127]> : tensor<16xi64>) : tensor<16xi64>
  %back = arith.index_cast %s : tensor<16xindex> to tensor<16xi7>
  check.expect_eq_const(%back, dense<[0, 1, 2, 3, 5, 7, 34, 63, -64, -63, -44, -27, -21, -3, -2, -1]> : tensor<16xi7>) : tensor<16xi7>
  %uback = arith.index_castui %s : tensor<16xindex> to tensor<16xi7>
  check.expect_eq_const(%uback, dense<[0, 1, 2, 3, 5, 7, 34, 63, -64, -63, -44, -27, -21, -3, -2, -1]> : tensor<16xi7>) : tensor<16xi7>
  return
}

func.func @index_i8() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, 9, 43, 81, 127, -128, -127, -35, -3, -2, -1]> : tensor<16xi8>
  %s = arith.index_cast %v : tensor<16xi8> to tensor<16xindex>
  %s64 = arith.index_cast %s : tensor<16xindex> to tensor<16xi64>
  check.expect_eq_const(%s64, dense<[0, 1, 2, 3, 5, 7, 9, 43, 81, 127, -128, -127, -35, -3, -2, -1]> : tensor<16xi64>) : tensor<16xi64>
  %u = arith.index_castui %v : tensor<16xi8> to tensor<16xindex>
  %u64 = arith.index_cast %u : tensor<16xindex> to tensor<16xi64>
  check.expect_eq_const(%u64, dense<[0, 1, 2, 3, 5, 7, 9, 43, 81, 127, 128, 129, 221, 253, 254, 255]> : tensor<16xi64>) : tensor<16xi64>
  %back = arith.index_cast %s : tensor<16xindex> to tensor<16xi8>
  check.expect_eq_const(%back, dense<[0, 1, 2, 3, 5, 7, 9, 43, 81, 127, -128, -127, -35, -3, -2, -1]> : tensor<16xi8>) : tensor<16xi8>
  %uback = arith.index_castui %s : tensor<16xindex> to tensor<16xi8>
  check.expect_eq_const(%uback, dense<[0, 1, 2, 3, 5, 7, 9, 43, 81, 127, -128, -127, -35, -3, -2, -1]> : tensor<16xi8>) : tensor<16xi8>
  return
}

func.func @index_i32() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, 12342430, 284027583, 2147483647, -2147483648, -2147483647, -1165502653, -370362821, -3, -2, -1]> : tensor<16xi32>
  %s = arith.index_cast %v : tensor<16xi32> to tensor<16xindex>
  %s64 = arith.index_cast %s : tensor<16xindex> to tensor<16xi64>
  check.expect_eq_const(%s64, dense<[0, 1, 2, 3, 5, 7, 12342430, 284027583, 2147483647, -2147483648, -2147483647, -1165502653, -370362821, -3, -2, -1]> : tensor<16xi64>) : tensor<16xi64>
  %u = arith.index_castui %v : tensor<16xi32> to tensor<16xindex>
  %u64 = arith.index_cast %u : tensor<16xindex> to tensor<16xi64>
  check.expect_eq_const(%u64, dense<[0, 1, 2, 3, 5, 7, 12342430, 284027583, 2147483647, 2147483648, 2147483649, 3129464643, 3924604475, 4294967293, 4294967294, 4294967295]> : tensor<16xi64>) : tensor<16xi64>
  %back = arith.index_cast %s : tensor<16xindex> to tensor<16xi32>
  check.expect_eq_const(%back, dense<[0, 1, 2, 3, 5, 7, 12342430, 284027583, 2147483647, -2147483648, -2147483647, -1165502653, -370362821, -3, -2, -1]> : tensor<16xi32>) : tensor<16xi32>
  %uback = arith.index_castui %s : tensor<16xindex> to tensor<16xi32>
  check.expect_eq_const(%uback, dense<[0, 1, 2, 3, 5, 7, 12342430, 284027583, 2147483647, -2147483648, -2147483647, -1165502653, -370362821, -3, -2, -1]> : tensor<16xi32>) : tensor<16xi32>
  return
}

func.func @index_i33() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, 300363998, 4294967295, -4294967296, -4294967295, -2315109807, -1713422711, -393941653, -3, -2, -1]> : tensor<16xi33>
  %s = arith.index_cast %v : tensor<16xi33> to tensor<16xindex>
  %s64 = arith.index_cast %s : tensor<16xindex> to tensor<16xi64>
  check.expect_eq_const(%s64, dense<[0, 1, 2, 3, 5, 7, 300363998, 4294967295, -4294967296, -4294967295, -2315109807, -1713422711, -393941653, -3, -2, -1]> : tensor<16xi64>) : tensor<16xi64>
  %u = arith.index_castui %v : tensor<16xi33> to tensor<16xindex>
  %u64 = arith.index_cast %u : tensor<16xindex> to tensor<16xi64>
  check.expect_eq_const(%u64, dense<[0, 1, 2, 3, 5, 7, 300363998, 4294967295, 4294967296, 4294967297, 6274824785, 6876511881, 8195992939, 8589934589, 8589934590, 8589934591]> : tensor<16xi64>) : tensor<16xi64>
  %back = arith.index_cast %s : tensor<16xindex> to tensor<16xi33>
  check.expect_eq_const(%back, dense<[0, 1, 2, 3, 5, 7, 300363998, 4294967295, -4294967296, -4294967295, -2315109807, -1713422711, -393941653, -3, -2, -1]> : tensor<16xi33>) : tensor<16xi33>
  %uback = arith.index_castui %s : tensor<16xindex> to tensor<16xi33>
  check.expect_eq_const(%uback, dense<[0, 1, 2, 3, 5, 7, 300363998, 4294967295, -4294967296, -4294967295, -2315109807, -1713422711, -393941653, -3, -2, -1]> : tensor<16xi33>) : tensor<16xi33>
  return
}

func.func @index_i64() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, 6826121534319423485, 9223372036854775807, -9223372036854775808, -9223372036854775807, -9173185215153976890, -6891731272413710139, -2433265366132255223, -3, -2, -1]> : tensor<16xi64>
  %s = arith.index_cast %v : tensor<16xi64> to tensor<16xindex>
  %s64 = arith.index_cast %s : tensor<16xindex> to tensor<16xi64>
  check.expect_eq_const(%s64, dense<[0, 1, 2, 3, 5, 7, 6826121534319423485, 9223372036854775807, -9223372036854775808, -9223372036854775807, -9173185215153976890, -6891731272413710139, -2433265366132255223, -3, -2, -1]> : tensor<16xi64>) : tensor<16xi64>
  %u = arith.index_castui %v : tensor<16xi64> to tensor<16xindex>
  %u64 = arith.index_cast %u : tensor<16xindex> to tensor<16xi64>
  check.expect_eq_const(%u64, dense<[0, 1, 2, 3, 5, 7, 6826121534319423485, 9223372036854775807, -9223372036854775808, -9223372036854775807, -9173185215153976890, -6891731272413710139, -2433265366132255223, -3, -2, -1]> : tensor<16xi64>) : tensor<16xi64>
  %back = arith.index_cast %s : tensor<16xindex> to tensor<16xi64>
  check.expect_eq_const(%back, dense<[0, 1, 2, 3, 5, 7, 6826121534319423485, 9223372036854775807, -9223372036854775808, -9223372036854775807, -9173185215153976890, -6891731272413710139, -2433265366132255223, -3, -2, -1]> : tensor<16xi64>) : tensor<16xi64>
  %uback = arith.index_castui %s : tensor<16xindex> to tensor<16xi64>
  check.expect_eq_const(%uback, dense<[0, 1, 2, 3, 5, 7, 6826121534319423485, 9223372036854775807, -9223372036854775808, -9223372036854775807, -9173185215153976890, -6891731272413710139, -2433265366132255223, -3, -2, -1]> : tensor<16xi64>) : tensor<16xi64>
  return
}

func.func @index_i65() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, 1381702033128574441, 2096355275218641021, 18446744073709551615, -18446744073709551616, -18446744073709551615, -12796441102509520967, -6425338835585877462, -3, -2, -1]> : tensor<16xi65>
  %s = arith.index_cast %v : tensor<16xi65> to tensor<16xindex>
  %s64 = arith.index_cast %s : tensor<16xindex> to tensor<16xi64>
  check.expect_eq_const(%s64, dense<[0, 1, 2, 3, 5, 7, 1381702033128574441, 2096355275218641021, -1, 0, 1, 5650302971200030649, -6425338835585877462, -3, -2, -1]> : tensor<16xi64>) : tensor<16xi64>
  %u = arith.index_castui %v : tensor<16xi65> to tensor<16xindex>
  %u64 = arith.index_cast %u : tensor<16xindex> to tensor<16xi64>
  check.expect_eq_const(%u64, dense<[0, 1, 2, 3, 5, 7, 1381702033128574441, 2096355275218641021, -1, 0, 1, 5650302971200030649, -6425338835585877462, -3, -2, -1]> : tensor<16xi64>) : tensor<16xi64>
  %back = arith.index_cast %s : tensor<16xindex> to tensor<16xi65>
  check.expect_eq_const(%back, dense<[0, 1, 2, 3, 5, 7, 1381702033128574441, 2096355275218641021, -1, 0, 1, 5650302971200030649, -6425338835585877462, -3, -2, -1]> : tensor<16xi65>) : tensor<16xi65>
  %uback = arith.index_castui %s : tensor<16xindex> to tensor<16xi65>
  check.expect_eq_const(%uback, dense<[0, 1, 2, 3, 5, 7, 1381702033128574441, 2096355275218641021, 18446744073709551615, 0, 1, 5650302971200030649, 12021405238123674154, 18446744073709551613, 18446744073709551614, 18446744073709551615]> : tensor<16xi65>) : tensor<16xi65>
  return
}

func.func @index_i128() {
  %v = util.unfoldable_constant dense<[0, 1, 2, 3, 5, 7, 26941117528893593697033960148162224334, 45639569943686112069312139960122312518, 91529614730737576871632842328493777089, 145681441966326364515778463167148412672, 170141183460469231731687303715884105727, -170141183460469231731687303715884105728, -170141183460469231731687303715884105727, -3, -2, -1]> : tensor<16xi128>
  %s = arith.index_cast %v : tensor<16xi128> to tensor<16xindex>
  %s64 = arith.index_cast %s : tensor<16xindex> to tensor<16xi64>
  check.expect_eq_const(%s64, dense<[0, 1, 2, 3, 5, 7, 556611307350958286, 5198769357068404550, 929950629649965249, -3577191247950426368, -1, 0, 1, -3, -2, -1]> : tensor<16xi64>) : tensor<16xi64>
  %u = arith.index_castui %v : tensor<16xi128> to tensor<16xindex>
  %u64 = arith.index_cast %u : tensor<16xindex> to tensor<16xi64>
  check.expect_eq_const(%u64, dense<[0, 1, 2, 3, 5, 7, 556611307350958286, 5198769357068404550, 929950629649965249, -3577191247950426368, -1, 0, 1, -3, -2, -1]> : tensor<16xi64>) : tensor<16xi64>
  %back = arith.index_cast %s : tensor<16xindex> to tensor<16xi128>
  check.expect_eq_const(%back, dense<[0, 1, 2, 3, 5, 7, 556611307350958286, 5198769357068404550, 929950629649965249, -3577191247950426368, -1, 0, 1, -3, -2, -1]> : tensor<16xi128>) : tensor<16xi128>
  %uback = arith.index_castui %s : tensor<16xindex> to tensor<16xi128>
  check.expect_eq_const(%uback, dense<[0, 1, 2, 3, 5, 7, 556611307350958286, 5198769357068404550, 929950629649965249, 14869552825759125248, 18446744073709551615, 0, 1, 18446744073709551613, 18446744073709551614, 18446744073709551615]> : tensor<16xi128>) : tensor<16xi128>
  return
}
