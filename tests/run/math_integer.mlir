// Functions of integers of every kind of width: the smallest absolute value stays, counts of zero are the width,
// powers wrap around, and negative powers are one over the positive ones, cut towards zero.

func.func @absi() {
  %i1_x = util.unfoldable_constant dense<[false, true]> : tensor<2xi1>
  %i1 = math.absi %i1_x : tensor<2xi1>
  check.expect_eq_const(%i1, dense<[false, true]> : tensor<2xi1>) : tensor<2xi1>
  %i2_x = util.unfoldable_constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %i2 = math.absi %i2_x : tensor<4xi2>
  check.expect_eq_const(%i2, dense<[0, 1, 1, -2]> : tensor<4xi2>) : tensor<4xi2>
  %i4_x = util.unfoldable_constant dense<[0, 1, -1, -8, 7, 4, 3, -2]> : tensor<8xi4>
  %i4 = math.absi %i4_x : tensor<8xi4>
  check.expect_eq_const(%i4, dense<[0, 1, 1, -8, 7, 4, 3, 2]> : tensor<8xi4>) : tensor<8xi4>
  %i7_x = util.unfoldable_constant dense<[0, 1, -1, -64, 63, 8, 3, -2]> : tensor<8xi7>
  %i7 = math.absi %i7_x : tensor<8xi7>
  check.expect_eq_const(%i7, dense<[0, 1, 1, -64, 63, 8, 3, 2]> : tensor<8xi7>) : tensor<8xi7>
  %i8_x = util.unfoldable_constant dense<[0, 1, -1, -128, 127, 16, 3, -2]> : tensor<8xi8>
  %i8 = math.absi %i8_x : tensor<8xi8>
  check.expect_eq_const(%i8, dense<[0, 1, 1, -128, 127, 16, 3, 2]> : tensor<8xi8>) : tensor<8xi8>
  %i16_x = util.unfoldable_constant dense<[0, 1, -1, -32768, 32767, 256, 3, -2]> : tensor<8xi16>
  %i16 = math.absi %i16_x : tensor<8xi16>
  check.expect_eq_const(%i16, dense<[0, 1, 1, -32768, 32767, 256, 3, 2]> : tensor<8xi16>) : tensor<8xi16>
  %i32_x = util.unfoldable_constant dense<[0, 1, -1, -2147483648, 2147483647, 65536, 3, -2]> : tensor<8xi32>
  %i32 = math.absi %i32_x : tensor<8xi32>
  check.expect_eq_const(%i32, dense<[0, 1, 1, -2147483648, 2147483647, 65536, 3, 2]> : tensor<8xi32>) : tensor<8xi32>
  %i33_x = util.unfoldable_constant dense<[0, 1, -1, -4294967296, 4294967295, 65536, 3, -2]> : tensor<8xi33>
  %i33 = math.absi %i33_x : tensor<8xi33>
  check.expect_eq_const(%i33, dense<[0, 1, 1, -4294967296, 4294967295, 65536, 3, 2]> : tensor<8xi33>) : tensor<8xi33>
  %i64_x = util.unfoldable_constant dense<[0, 1, -1, -9223372036854775808, 9223372036854775807, 4294967296, 3, -2]> : tensor<8xi64>
  %i64 = math.absi %i64_x : tensor<8xi64>
  check.expect_eq_const(%i64, dense<[0, 1, 1, -9223372036854775808, 9223372036854775807, 4294967296, 3, 2]> : tensor<8xi64>) : tensor<8xi64>
  %i100_x = util.unfoldable_constant dense<[0, 1, -1, -633825300114114700748351602688, 633825300114114700748351602687, 1125899906842624, 3, -2]> : tensor<8xi100>
  %i100 = math.absi %i100_x : tensor<8xi100>
  check.expect_eq_const(%i100, dense<[0, 1, 1, -633825300114114700748351602688, 633825300114114700748351602687, 1125899906842624, 3, 2]> : tensor<8xi100>) : tensor<8xi100>
  %i128_x = util.unfoldable_constant dense<[0, 1, -1, -170141183460469231731687303715884105728, 170141183460469231731687303715884105727, 18446744073709551616, 3, -2]> : tensor<8xi128>
  %i128 = math.absi %i128_x : tensor<8xi128>
  check.expect_eq_const(%i128, dense<[0, 1, 1, -170141183460469231731687303715884105728, 170141183460469231731687303715884105727, 18446744073709551616, 3, 2]> : tensor<8xi128>) : tensor<8xi128>
  %x0 = util.unfoldable_constant 0 : index
  %r0 = math.absi %x0 : index
  %e0 = arith.constant 0 : index
  %c0 = arith.cmpi eq, %r0, %e0 : index
  check.expect_true(%c0) : i1
  %x1 = util.unfoldable_constant -9223372036854775808 : index
  %r1 = math.absi %x1 : index
  %e1 = arith.constant -9223372036854775808 : index
  %c1 = arith.cmpi eq, %r1, %e1 : index
  check.expect_true(%c1) : i1
  %x2 = util.unfoldable_constant 40 : index
  %r2 = math.absi %x2 : index
  %e2 = arith.constant 40 : index
  %c2 = arith.cmpi eq, %r2, %e2 : index
  check.expect_true(%c2) : i1
  return
}

func.func @ctlz() {
  %i1_x = util.unfoldable_constant dense<[false, true]> : tensor<2xi1>
  %i1 = math.ctlz %i1_x : tensor<2xi1>
  check.expect_eq_const(%i1, dense<[true, false]> : tensor<2xi1>) : tensor<2xi1>
  %i2_x = util.unfoldable_constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %i2 = math.ctlz %i2_x : tensor<4xi2>
  check.expect_eq_const(%i2, dense<[-2, 1, 0, 0]> : tensor<4xi2>) : tensor<4xi2>
  %i4_x = util.unfoldable_constant dense<[0, 1, -1, -8, 7, 4, 3, -2]> : tensor<8xi4>
  %i4 = math.ctlz %i4_x : tensor<8xi4>
  check.expect_eq_const(%i4, dense<[4, 3, 0, 0, 1, 1, 2, 0]> : tensor<8xi4>) : tensor<8xi4>
  %i7_x = util.unfoldable_constant dense<[0, 1, -1, -64, 63, 8, 3, -2]> : tensor<8xi7>
  %i7 = math.ctlz %i7_x : tensor<8xi7>
  check.expect_eq_const(%i7, dense<[7, 6, 0, 0, 1, 3, 5, 0]> : tensor<8xi7>) : tensor<8xi7>
  %i8_x = util.unfoldable_constant dense<[0, 1, -1, -128, 127, 16, 3, -2]> : tensor<8xi8>
  %i8 = math.ctlz %i8_x : tensor<8xi8>
  check.expect_eq_const(%i8, dense<[8, 7, 0, 0, 1, 3, 6, 0]> : tensor<8xi8>) : tensor<8xi8>
  %i16_x = util.unfoldable_constant dense<[0, 1, -1, -32768, 32767, 256, 3, -2]> : tensor<8xi16>
  %i16 = math.ctlz %i16_x : tensor<8xi16>
  check.expect_eq_const(%i16, dense<[16, 15, 0, 0, 1, 7, 14, 0]> : tensor<8xi16>) : tensor<8xi16>
  %i32_x = util.unfoldable_constant dense<[0, 1, -1, -2147483648, 2147483647, 65536, 3, -2]> : tensor<8xi32>
  %i32 = math.ctlz %i32_x : tensor<8xi32>
  check.expect_eq_const(%i32, dense<[32, 31, 0, 0, 1, 15, 30, 0]> : tensor<8xi32>) : tensor<8xi32>
  %i33_x = util.unfoldable_constant dense<[0, 1, -1, -4294967296, 4294967295, 65536, 3, -2]> : tensor<8xi33>
  %i33 = math.ctlz %i33_x : tensor<8xi33>
  check.expect_eq_const(%i33, dense<[33, 32, 0, 0, 1, 16, 31, 0]> : tensor<8xi33>) : tensor<8xi33>
  %i64_x = util.unfoldable_constant dense<[0, 1, -1, -9223372036854775808, 9223372036854775807, 4294967296, 3, -2]> : tensor<8xi64>
  %i64 = math.ctlz %i64_x : tensor<8xi64>
  check.expect_eq_const(%i64, dense<[64, 63, 0, 0, 1, 31, 62, 0]> : tensor<8xi64>) : tensor<8xi64>
  %i100_x = util.unfoldable_constant dense<[0, 1, -1, -633825300114114700748351602688, 633825300114114700748351602687, 1125899906842624, 3, -2]> : tensor<8xi100>
  %i100 = math.ctlz %i100_x : tensor<8xi100>
  check.expect_eq_const(%i100, dense<[100, 99, 0, 0, 1, 49, 98, 0]> : tensor<8xi100>) : tensor<8xi100>
  %i128_x = util.unfoldable_constant dense<[0, 1, -1, -170141183460469231731687303715884105728, 170141183460469231731687303715884105727, 18446744073709551616, 3, -2]> : tensor<8xi128>
  %i128 = math.ctlz %i128_x : tensor<8xi128>
  check.expect_eq_const(%i128, dense<[128, 127, 0, 0, 1, 63, 126, 0]> : tensor<8xi128>) : tensor<8xi128>
  %x0 = util.unfoldable_constant 0 : index
  %r0 = math.ctlz %x0 : index
  %e0 = arith.constant 64 : index
  %c0 = arith.cmpi eq, %r0, %e0 : index
  check.expect_true(%c0) : i1
  %x1 = util.unfoldable_constant -9223372036854775808 : index
  %r1 = math.ctlz %x1 : index
  %e1 = arith.constant 0 : index
  %c1 = arith.cmpi eq, %r1, %e1 : index
  check.expect_true(%c1) : i1
  %x2 = util.unfoldable_constant 40 : index
  %r2 = math.ctlz %x2 : index
  %e2 = arith.constant 58 : index
  %c2 = arith.cmpi eq, %r2, %e2 : index
  check.expect_true(%c2) : i1
  return
}

func.func @cttz() {
  %i1_x = util.unfoldable_constant dense<[false, true]> : tensor<2xi1>
  %i1 = math.cttz %i1_x : tensor<2xi1>
  check.expect_eq_const(%i1, dense<[true, false]> : tensor<2xi1>) : tensor<2xi1>
  %i2_x = util.unfoldable_constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %i2 = math.cttz %i2_x : tensor<4xi2>
  check.expect_eq_const(%i2, dense<[-2, 0, 0, 1]> : tensor<4xi2>) : tensor<4xi2>
  %i4_x = util.unfoldable_constant dense<[0, 1, -1, -8, 7, 4, 3, -2]> : tensor<8xi4>
  %i4 = math.cttz %i4_x : tensor<8xi4>
  check.expect_eq_const(%i4, dense<[4, 0, 0, 3, 0, 2, 0, 1]> : tensor<8xi4>) : tensor<8xi4>
  %i7_x = util.unfoldable_constant dense<[0, 1, -1, -64, 63, 8, 3, -2]> : tensor<8xi7>
  %i7 = math.cttz %i7_x : tensor<8xi7>
  check.expect_eq_const(%i7, dense<[7, 0, 0, 6, 0, 3, 0, 1]> : tensor<8xi7>) : tensor<8xi7>
  %i8_x = util.unfoldable_constant dense<[0, 1, -1, -128, 127, 16, 3, -2]> : tensor<8xi8>
  %i8 = math.cttz %i8_x : tensor<8xi8>
  check.expect_eq_const(%i8, dense<[8, 0, 0, 7, 0, 4, 0, 1]> : tensor<8xi8>) : tensor<8xi8>
  %i16_x = util.unfoldable_constant dense<[0, 1, -1, -32768, 32767, 256, 3, -2]> : tensor<8xi16>
  %i16 = math.cttz %i16_x : tensor<8xi16>
  check.expect_eq_const(%i16, dense<[16, 0, 0, 15, 0, 8, 0, 1]> : tensor<8xi16>) : tensor<8xi16>
  %i32_x = util.unfoldable_constant dense<[0, 1, -1, -2147483648, 2147483647, 65536, 3, -2]> : tensor<8xi32>
  %i32 = math.cttz %i32_x : tensor<8xi32>
  check.expect_eq_const(%i32, dense<[32, 0, 0, 31, 0, 16, 0, 1]> : tensor<8xi32>) : tensor<8xi32>
  %i33_x = util.unfoldable_constant dense<[0, 1, -1, -4294967296, 4294967295, 65536, 3, -2]> : tensor<8xi33>
  %i33 = math.cttz %i33_x : tensor<8xi33>
  check.expect_eq_const(%i33, dense<[33, 0, 0, 32, 0, 16, 0, 1]> : tensor<8xi33>) : tensor<8xi33>
  %i64_x = util.unfoldable_constant dense<[0, 1, -1, -9223372036854775808, 9223372036854775807, 4294967296, 3, -2]> : tensor<8xi64>
  %i64 = math.cttz %i64_x : tensor<8xi64>
  check.expect_eq_const(%i64, dense<[64, 0, 0, 63, 0, 32, 0, 1]> : tensor<8xi64>) : tensor<8xi64>
  %i100_x = util.unfoldable_constant dense<[0, 1, -1, -633825300114114700748351602688, 633825300114114700748351602687, 1125899906842624, 3, -2]> : tensor<8xi100>
  %i100 = math.cttz %i100_x : tensor<8xi100>
  check.expect_eq_const(%i100, dense<[100, 0, 0, 99, 0, 50, 0, 1]> : tensor<8xi100>) : tensor<8xi100>
  %i128_x = util.unfoldable_constant dense<[0, 1, -1, -170141183460469231731687303715884105728, 170141183460469231731687303715884105727, 18446744073709551616, 3, -2]> : tensor<8xi128>
  %i128 = math.cttz %i128_x : tensor<8xi128>
  check.expect_eq_const(%i128, dense<[128, 0, 0, 127, 0, 64, 0, 1]> : tensor<8xi128>) : tensor<8xi128>
  %x0 = util.unfoldable_constant 0 : index
  %r0 = math.cttz %x0 : index
  %e0 = arith.constant 64 : index
  %c0 = arith.cmpi eq, %r0, %e0 : index
  check.expect_true(%c0) : i1
  %x1 = util.unfoldable_constant -9223372036854775808 : index
  %r1 = math.cttz %x1 : index
  %e1 = arith.constant 63 : index
  %c1 = arith.cmpi eq, %r1, %e1 : index
  check.expect_true(%c1) : i1
  %x2 = util.unfoldable_constant 40 : index
  %r2 = math.cttz %x2 : index
  %e2 = arith.constant 3 : index
  %c2 = arith.cmpi eq, %r2, %e2 : index
  check.expect_true(%c2) : i1
  return
}

func.func @ctpop() {
  %i1_x = util.unfoldable_constant dense<[false, true]> : tensor<2xi1>
  %i1 = math.ctpop %i1_x : tensor<2xi1>
  check.expect_eq_const(%i1, dense<[false, true]> : tensor<2xi1>) : tensor<2xi1>
  %i2_x = util.unfoldable_constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %i2 = math.ctpop %i2_x : tensor<4xi2>
  check.expect_eq_const(%i2, dense<[0, 1, -2, 1]> : tensor<4xi2>) : tensor<4xi2>
  %i4_x = util.unfoldable_constant dense<[0, 1, -1, -8, 7, 4, 3, -2]> : tensor<8xi4>
  %i4 = math.ctpop %i4_x : tensor<8xi4>
  check.expect_eq_const(%i4, dense<[0, 1, 4, 1, 3, 1, 2, 3]> : tensor<8xi4>) : tensor<8xi4>
  %i7_x = util.unfoldable_constant dense<[0, 1, -1, -64, 63, 8, 3, -2]> : tensor<8xi7>
  %i7 = math.ctpop %i7_x : tensor<8xi7>
  check.expect_eq_const(%i7, dense<[0, 1, 7, 1, 6, 1, 2, 6]> : tensor<8xi7>) : tensor<8xi7>
  %i8_x = util.unfoldable_constant dense<[0, 1, -1, -128, 127, 16, 3, -2]> : tensor<8xi8>
  %i8 = math.ctpop %i8_x : tensor<8xi8>
  check.expect_eq_const(%i8, dense<[0, 1, 8, 1, 7, 1, 2, 7]> : tensor<8xi8>) : tensor<8xi8>
  %i16_x = util.unfoldable_constant dense<[0, 1, -1, -32768, 32767, 256, 3, -2]> : tensor<8xi16>
  %i16 = math.ctpop %i16_x : tensor<8xi16>
  check.expect_eq_const(%i16, dense<[0, 1, 16, 1, 15, 1, 2, 15]> : tensor<8xi16>) : tensor<8xi16>
  %i32_x = util.unfoldable_constant dense<[0, 1, -1, -2147483648, 2147483647, 65536, 3, -2]> : tensor<8xi32>
  %i32 = math.ctpop %i32_x : tensor<8xi32>
  check.expect_eq_const(%i32, dense<[0, 1, 32, 1, 31, 1, 2, 31]> : tensor<8xi32>) : tensor<8xi32>
  %i33_x = util.unfoldable_constant dense<[0, 1, -1, -4294967296, 4294967295, 65536, 3, -2]> : tensor<8xi33>
  %i33 = math.ctpop %i33_x : tensor<8xi33>
  check.expect_eq_const(%i33, dense<[0, 1, 33, 1, 32, 1, 2, 32]> : tensor<8xi33>) : tensor<8xi33>
  %i64_x = util.unfoldable_constant dense<[0, 1, -1, -9223372036854775808, 9223372036854775807, 4294967296, 3, -2]> : tensor<8xi64>
  %i64 = math.ctpop %i64_x : tensor<8xi64>
  check.expect_eq_const(%i64, dense<[0, 1, 64, 1, 63, 1, 2, 63]> : tensor<8xi64>) : tensor<8xi64>
  %i100_x = util.unfoldable_constant dense<[0, 1, -1, -633825300114114700748351602688, 633825300114114700748351602687, 1125899906842624, 3, -2]> : tensor<8xi100>
  %i100 = math.ctpop %i100_x : tensor<8xi100>
  check.expect_eq_const(%i100, dense<[0, 1, 100, 1, 99, 1, 2, 99]> : tensor<8xi100>) : tensor<8xi100>
  %i128_x = util.unfoldable_constant dense<[0, 1, -1, -170141183460469231731687303715884105728, 170141183460469231731687303715884105727, 18446744073709551616, 3, -2]> : tensor<8xi128>
  %i128 = math.ctpop %i128_x : tensor<8xi128>
  check.expect_eq_const(%i128, dense<[0, 1, 128, 1, 127, 1, 2, 127]> : tensor<8xi128>) : tensor<8xi128>
  %x0 = util.unfoldable_constant 0 : index
  %r0 = math.ctpop %x0 : index
  %e0 = arith.constant 0 : index
  %c0 = arith.cmpi eq, %r0, %e0 : index
  check.expect_true(%c0) : i1
  %x1 = util.unfoldable_constant -9223372036854775808 : index
  %r1 = math.ctpop %x1 : index
  %e1 = arith.constant 1 : index
  %c1 = arith.cmpi eq, %r1, %e1 : index
  check.expect_true(%c1) : i1
  %x2 = util.unfoldable_constant 40 : index
  %r2 = math.ctpop %x2 : index
  %e2 = arith.constant 2 : index
  %c2 = arith.cmpi eq, %r2, %e2 : index
  check.expect_true(%c2) : i1
  return
}

func.func @ipowi_of_scalars() {
  %xi1_0 = util.unfoldable_constant true
  %ni1_0 = util.unfoldable_constant false
  %ri1_0 = math.ipowi %xi1_0, %ni1_0 : i1
  %ei1_0 = arith.constant true
  %ci1_0 = arith.cmpi eq, %ri1_0, %ei1_0 : i1
  check.expect_true(%ci1_0) : i1
  %xi1_1 = util.unfoldable_constant true
  %ni1_1 = util.unfoldable_constant true
  %ri1_1 = math.ipowi %xi1_1, %ni1_1 : i1
  %ei1_1 = arith.constant true
  %ci1_1 = arith.cmpi eq, %ri1_1, %ei1_1 : i1
  check.expect_true(%ci1_1) : i1
  %xi1_2 = util.unfoldable_constant false
  %ni1_2 = util.unfoldable_constant false
  %ri1_2 = math.ipowi %xi1_2, %ni1_2 : i1
  %ei1_2 = arith.constant true
  %ci1_2 = arith.cmpi eq, %ri1_2, %ei1_2 : i1
  check.expect_true(%ci1_2) : i1
  %xi2_0 = util.unfoldable_constant -1 : i2
  %ni2_0 = util.unfoldable_constant 0 : i2
  %ri2_0 = math.ipowi %xi2_0, %ni2_0 : i2
  %ei2_0 = arith.constant 1 : i2
  %ci2_0 = arith.cmpi eq, %ri2_0, %ei2_0 : i2
  check.expect_true(%ci2_0) : i1
  %xi2_1 = util.unfoldable_constant 1 : i2
  %ni2_1 = util.unfoldable_constant -1 : i2
  %ri2_1 = math.ipowi %xi2_1, %ni2_1 : i2
  %ei2_1 = arith.constant 1 : i2
  %ci2_1 = arith.cmpi eq, %ri2_1, %ei2_1 : i2
  check.expect_true(%ci2_1) : i1
  %xi2_2 = util.unfoldable_constant -2 : i2
  %ni2_2 = util.unfoldable_constant 1 : i2
  %ri2_2 = math.ipowi %xi2_2, %ni2_2 : i2
  %ei2_2 = arith.constant -2 : i2
  %ci2_2 = arith.cmpi eq, %ri2_2, %ei2_2 : i2
  check.expect_true(%ci2_2) : i1
  %xi2_3 = util.unfoldable_constant -2 : i2
  %ni2_3 = util.unfoldable_constant -2 : i2
  %ri2_3 = math.ipowi %xi2_3, %ni2_3 : i2
  %ei2_3 = arith.constant 0 : i2
  %ci2_3 = arith.cmpi eq, %ri2_3, %ei2_3 : i2
  check.expect_true(%ci2_3) : i1
  %xi2_4 = util.unfoldable_constant 0 : i2
  %ni2_4 = util.unfoldable_constant 0 : i2
  %ri2_4 = math.ipowi %xi2_4, %ni2_4 : i2
  %ei2_4 = arith.constant 1 : i2
  %ci2_4 = arith.cmpi eq, %ri2_4, %ei2_4 : i2
  check.expect_true(%ci2_4) : i1
  %xi2_5 = util.unfoldable_constant -1 : i2
  %ni2_5 = util.unfoldable_constant -1 : i2
  %ri2_5 = math.ipowi %xi2_5, %ni2_5 : i2
  %ei2_5 = arith.constant -1 : i2
  %ci2_5 = arith.cmpi eq, %ri2_5, %ei2_5 : i2
  check.expect_true(%ci2_5) : i1
  %xi4_0 = util.unfoldable_constant 3 : i4
  %ni4_0 = util.unfoldable_constant 4 : i4
  %ri4_0 = math.ipowi %xi4_0, %ni4_0 : i4
  %ei4_0 = arith.constant 1 : i4
  %ci4_0 = arith.cmpi eq, %ri4_0, %ei4_0 : i4
  check.expect_true(%ci4_0) : i1
  %xi4_1 = util.unfoldable_constant -3 : i4
  %ni4_1 = util.unfoldable_constant 3 : i4
  %ri4_1 = math.ipowi %xi4_1, %ni4_1 : i4
  %ei4_1 = arith.constant 5 : i4
  %ci4_1 = arith.cmpi eq, %ri4_1, %ei4_1 : i4
  check.expect_true(%ci4_1) : i1
  %xi4_2 = util.unfoldable_constant 2 : i4
  %ni4_2 = util.unfoldable_constant 3 : i4
  %ri4_2 = math.ipowi %xi4_2, %ni4_2 : i4
  %ei4_2 = arith.constant -8 : i4
  %ci4_2 = arith.cmpi eq, %ri4_2, %ei4_2 : i4
  check.expect_true(%ci4_2) : i1
  %xi4_3 = util.unfoldable_constant 2 : i4
  %ni4_3 = util.unfoldable_constant 4 : i4
  %ri4_3 = math.ipowi %xi4_3, %ni4_3 : i4
  %ei4_3 = arith.constant 0 : i4
  %ci4_3 = arith.cmpi eq, %ri4_3, %ei4_3 : i4
  check.expect_true(%ci4_3) : i1
  %xi4_4 = util.unfoldable_constant 0 : i4
  %ni4_4 = util.unfoldable_constant 0 : i4
  %ri4_4 = math.ipowi %xi4_4, %ni4_4 : i4
  %ei4_4 = arith.constant 1 : i4
  %ci4_4 = arith.cmpi eq, %ri4_4, %ei4_4 : i4
  check.expect_true(%ci4_4) : i1
  %xi4_5 = util.unfoldable_constant 7 : i4
  %ni4_5 = util.unfoldable_constant 0 : i4
  %ri4_5 = math.ipowi %xi4_5, %ni4_5 : i4
  %ei4_5 = arith.constant 1 : i4
  %ci4_5 = arith.cmpi eq, %ri4_5, %ei4_5 : i4
  check.expect_true(%ci4_5) : i1
  %xi7_0 = util.unfoldable_constant 3 : i7
  %ni7_0 = util.unfoldable_constant 4 : i7
  %ri7_0 = math.ipowi %xi7_0, %ni7_0 : i7
  %ei7_0 = arith.constant -47 : i7
  %ci7_0 = arith.cmpi eq, %ri7_0, %ei7_0 : i7
  check.expect_true(%ci7_0) : i1
  %xi7_1 = util.unfoldable_constant -3 : i7
  %ni7_1 = util.unfoldable_constant 3 : i7
  %ri7_1 = math.ipowi %xi7_1, %ni7_1 : i7
  %ei7_1 = arith.constant -27 : i7
  %ci7_1 = arith.cmpi eq, %ri7_1, %ei7_1 : i7
  check.expect_true(%ci7_1) : i1
  %xi7_2 = util.unfoldable_constant 2 : i7
  %ni7_2 = util.unfoldable_constant 6 : i7
  %ri7_2 = math.ipowi %xi7_2, %ni7_2 : i7
  %ei7_2 = arith.constant -64 : i7
  %ci7_2 = arith.cmpi eq, %ri7_2, %ei7_2 : i7
  check.expect_true(%ci7_2) : i1
  %xi7_3 = util.unfoldable_constant 2 : i7
  %ni7_3 = util.unfoldable_constant 7 : i7
  %ri7_3 = math.ipowi %xi7_3, %ni7_3 : i7
  %ei7_3 = arith.constant 0 : i7
  %ci7_3 = arith.cmpi eq, %ri7_3, %ei7_3 : i7
  check.expect_true(%ci7_3) : i1
  %xi7_4 = util.unfoldable_constant 0 : i7
  %ni7_4 = util.unfoldable_constant 0 : i7
  %ri7_4 = math.ipowi %xi7_4, %ni7_4 : i7
  %ei7_4 = arith.constant 1 : i7
  %ci7_4 = arith.cmpi eq, %ri7_4, %ei7_4 : i7
  check.expect_true(%ci7_4) : i1
  %xi7_5 = util.unfoldable_constant 7 : i7
  %ni7_5 = util.unfoldable_constant 0 : i7
  %ri7_5 = math.ipowi %xi7_5, %ni7_5 : i7
  %ei7_5 = arith.constant 1 : i7
  %ci7_5 = arith.cmpi eq, %ri7_5, %ei7_5 : i7
  check.expect_true(%ci7_5) : i1
  %xi8_0 = util.unfoldable_constant 3 : i8
  %ni8_0 = util.unfoldable_constant 4 : i8
  %ri8_0 = math.ipowi %xi8_0, %ni8_0 : i8
  %ei8_0 = arith.constant 81 : i8
  %ci8_0 = arith.cmpi eq, %ri8_0, %ei8_0 : i8
  check.expect_true(%ci8_0) : i1
  %xi8_1 = util.unfoldable_constant -3 : i8
  %ni8_1 = util.unfoldable_constant 3 : i8
  %ri8_1 = math.ipowi %xi8_1, %ni8_1 : i8
  %ei8_1 = arith.constant -27 : i8
  %ci8_1 = arith.cmpi eq, %ri8_1, %ei8_1 : i8
  check.expect_true(%ci8_1) : i1
  %xi8_2 = util.unfoldable_constant 2 : i8
  %ni8_2 = util.unfoldable_constant 7 : i8
  %ri8_2 = math.ipowi %xi8_2, %ni8_2 : i8
  %ei8_2 = arith.constant -128 : i8
  %ci8_2 = arith.cmpi eq, %ri8_2, %ei8_2 : i8
  check.expect_true(%ci8_2) : i1
  %xi8_3 = util.unfoldable_constant 2 : i8
  %ni8_3 = util.unfoldable_constant 8 : i8
  %ri8_3 = math.ipowi %xi8_3, %ni8_3 : i8
  %ei8_3 = arith.constant 0 : i8
  %ci8_3 = arith.cmpi eq, %ri8_3, %ei8_3 : i8
  check.expect_true(%ci8_3) : i1
  %xi8_4 = util.unfoldable_constant 0 : i8
  %ni8_4 = util.unfoldable_constant 0 : i8
  %ri8_4 = math.ipowi %xi8_4, %ni8_4 : i8
  %ei8_4 = arith.constant 1 : i8
  %ci8_4 = arith.cmpi eq, %ri8_4, %ei8_4 : i8
  check.expect_true(%ci8_4) : i1
  %xi8_5 = util.unfoldable_constant 7 : i8
  %ni8_5 = util.unfoldable_constant 0 : i8
  %ri8_5 = math.ipowi %xi8_5, %ni8_5 : i8
  %ei8_5 = arith.constant 1 : i8
  %ci8_5 = arith.cmpi eq, %ri8_5, %ei8_5 : i8
  check.expect_true(%ci8_5) : i1
  %xi16_0 = util.unfoldable_constant 3 : i16
  %ni16_0 = util.unfoldable_constant 4 : i16
  %ri16_0 = math.ipowi %xi16_0, %ni16_0 : i16
  %ei16_0 = arith.constant 81 : i16
  %ci16_0 = arith.cmpi eq, %ri16_0, %ei16_0 : i16
  check.expect_true(%ci16_0) : i1
  %xi16_1 = util.unfoldable_constant -3 : i16
  %ni16_1 = util.unfoldable_constant 3 : i16
  %ri16_1 = math.ipowi %xi16_1, %ni16_1 : i16
  %ei16_1 = arith.constant -27 : i16
  %ci16_1 = arith.cmpi eq, %ri16_1, %ei16_1 : i16
  check.expect_true(%ci16_1) : i1
  %xi16_2 = util.unfoldable_constant 2 : i16
  %ni16_2 = util.unfoldable_constant 15 : i16
  %ri16_2 = math.ipowi %xi16_2, %ni16_2 : i16
  %ei16_2 = arith.constant -32768 : i16
  %ci16_2 = arith.cmpi eq, %ri16_2, %ei16_2 : i16
  check.expect_true(%ci16_2) : i1
  %xi16_3 = util.unfoldable_constant 2 : i16
  %ni16_3 = util.unfoldable_constant 16 : i16
  %ri16_3 = math.ipowi %xi16_3, %ni16_3 : i16
  %ei16_3 = arith.constant 0 : i16
  %ci16_3 = arith.cmpi eq, %ri16_3, %ei16_3 : i16
  check.expect_true(%ci16_3) : i1
  %xi16_4 = util.unfoldable_constant 0 : i16
  %ni16_4 = util.unfoldable_constant 0 : i16
  %ri16_4 = math.ipowi %xi16_4, %ni16_4 : i16
  %ei16_4 = arith.constant 1 : i16
  %ci16_4 = arith.cmpi eq, %ri16_4, %ei16_4 : i16
  check.expect_true(%ci16_4) : i1
  %xi16_5 = util.unfoldable_constant 7 : i16
  %ni16_5 = util.unfoldable_constant 0 : i16
  %ri16_5 = math.ipowi %xi16_5, %ni16_5 : i16
  %ei16_5 = arith.constant 1 : i16
  %ci16_5 = arith.cmpi eq, %ri16_5, %ei16_5 : i16
  check.expect_true(%ci16_5) : i1
  %xi32_0 = util.unfoldable_constant 3 : i32
  %ni32_0 = util.unfoldable_constant 4 : i32
  %ri32_0 = math.ipowi %xi32_0, %ni32_0 : i32
  %ei32_0 = arith.constant 81 : i32
  %ci32_0 = arith.cmpi eq, %ri32_0, %ei32_0 : i32
  check.expect_true(%ci32_0) : i1
  %xi32_1 = util.unfoldable_constant -3 : i32
  %ni32_1 = util.unfoldable_constant 3 : i32
  %ri32_1 = math.ipowi %xi32_1, %ni32_1 : i32
  %ei32_1 = arith.constant -27 : i32
  %ci32_1 = arith.cmpi eq, %ri32_1, %ei32_1 : i32
  check.expect_true(%ci32_1) : i1
  %xi32_2 = util.unfoldable_constant 2 : i32
  %ni32_2 = util.unfoldable_constant 31 : i32
  %ri32_2 = math.ipowi %xi32_2, %ni32_2 : i32
  %ei32_2 = arith.constant -2147483648 : i32
  %ci32_2 = arith.cmpi eq, %ri32_2, %ei32_2 : i32
  check.expect_true(%ci32_2) : i1
  %xi32_3 = util.unfoldable_constant 2 : i32
  %ni32_3 = util.unfoldable_constant 32 : i32
  %ri32_3 = math.ipowi %xi32_3, %ni32_3 : i32
  %ei32_3 = arith.constant 0 : i32
  %ci32_3 = arith.cmpi eq, %ri32_3, %ei32_3 : i32
  check.expect_true(%ci32_3) : i1
  %xi32_4 = util.unfoldable_constant 0 : i32
  %ni32_4 = util.unfoldable_constant 0 : i32
  %ri32_4 = math.ipowi %xi32_4, %ni32_4 : i32
  %ei32_4 = arith.constant 1 : i32
  %ci32_4 = arith.cmpi eq, %ri32_4, %ei32_4 : i32
  check.expect_true(%ci32_4) : i1
  %xi32_5 = util.unfoldable_constant 7 : i32
  %ni32_5 = util.unfoldable_constant 0 : i32
  %ri32_5 = math.ipowi %xi32_5, %ni32_5 : i32
  %ei32_5 = arith.constant 1 : i32
  %ci32_5 = arith.cmpi eq, %ri32_5, %ei32_5 : i32
  check.expect_true(%ci32_5) : i1
  %xi33_0 = util.unfoldable_constant 3 : i33
  %ni33_0 = util.unfoldable_constant 4 : i33
  %ri33_0 = math.ipowi %xi33_0, %ni33_0 : i33
  %ei33_0 = arith.constant 81 : i33
  %ci33_0 = arith.cmpi eq, %ri33_0, %ei33_0 : i33
  check.expect_true(%ci33_0) : i1
  %xi33_1 = util.unfoldable_constant -3 : i33
  %ni33_1 = util.unfoldable_constant 3 : i33
  %ri33_1 = math.ipowi %xi33_1, %ni33_1 : i33
  %ei33_1 = arith.constant -27 : i33
  %ci33_1 = arith.cmpi eq, %ri33_1, %ei33_1 : i33
  check.expect_true(%ci33_1) : i1
  %xi33_2 = util.unfoldable_constant 2 : i33
  %ni33_2 = util.unfoldable_constant 32 : i33
  %ri33_2 = math.ipowi %xi33_2, %ni33_2 : i33
  %ei33_2 = arith.constant -4294967296 : i33
  %ci33_2 = arith.cmpi eq, %ri33_2, %ei33_2 : i33
  check.expect_true(%ci33_2) : i1
  %xi33_3 = util.unfoldable_constant 2 : i33
  %ni33_3 = util.unfoldable_constant 33 : i33
  %ri33_3 = math.ipowi %xi33_3, %ni33_3 : i33
  %ei33_3 = arith.constant 0 : i33
  %ci33_3 = arith.cmpi eq, %ri33_3, %ei33_3 : i33
  check.expect_true(%ci33_3) : i1
  %xi33_4 = util.unfoldable_constant 0 : i33
  %ni33_4 = util.unfoldable_constant 0 : i33
  %ri33_4 = math.ipowi %xi33_4, %ni33_4 : i33
  %ei33_4 = arith.constant 1 : i33
  %ci33_4 = arith.cmpi eq, %ri33_4, %ei33_4 : i33
  check.expect_true(%ci33_4) : i1
  %xi33_5 = util.unfoldable_constant 7 : i33
  %ni33_5 = util.unfoldable_constant 0 : i33
  %ri33_5 = math.ipowi %xi33_5, %ni33_5 : i33
  %ei33_5 = arith.constant 1 : i33
  %ci33_5 = arith.cmpi eq, %ri33_5, %ei33_5 : i33
  check.expect_true(%ci33_5) : i1
  %xi64_0 = util.unfoldable_constant 3 : i64
  %ni64_0 = util.unfoldable_constant 4 : i64
  %ri64_0 = math.ipowi %xi64_0, %ni64_0 : i64
  %ei64_0 = arith.constant 81 : i64
  %ci64_0 = arith.cmpi eq, %ri64_0, %ei64_0 : i64
  check.expect_true(%ci64_0) : i1
  %xi64_1 = util.unfoldable_constant -3 : i64
  %ni64_1 = util.unfoldable_constant 3 : i64
  %ri64_1 = math.ipowi %xi64_1, %ni64_1 : i64
  %ei64_1 = arith.constant -27 : i64
  %ci64_1 = arith.cmpi eq, %ri64_1, %ei64_1 : i64
  check.expect_true(%ci64_1) : i1
  %xi64_2 = util.unfoldable_constant 2 : i64
  %ni64_2 = util.unfoldable_constant 63 : i64
  %ri64_2 = math.ipowi %xi64_2, %ni64_2 : i64
  %ei64_2 = arith.constant -9223372036854775808 : i64
  %ci64_2 = arith.cmpi eq, %ri64_2, %ei64_2 : i64
  check.expect_true(%ci64_2) : i1
  %xi64_3 = util.unfoldable_constant 2 : i64
  %ni64_3 = util.unfoldable_constant 64 : i64
  %ri64_3 = math.ipowi %xi64_3, %ni64_3 : i64
  %ei64_3 = arith.constant 0 : i64
  %ci64_3 = arith.cmpi eq, %ri64_3, %ei64_3 : i64
  check.expect_true(%ci64_3) : i1
  %xi64_4 = util.unfoldable_constant 0 : i64
  %ni64_4 = util.unfoldable_constant 0 : i64
  %ri64_4 = math.ipowi %xi64_4, %ni64_4 : i64
  %ei64_4 = arith.constant 1 : i64
  %ci64_4 = arith.cmpi eq, %ri64_4, %ei64_4 : i64
  check.expect_true(%ci64_4) : i1
  %xi64_5 = util.unfoldable_constant 7 : i64
  %ni64_5 = util.unfoldable_constant 0 : i64
  %ri64_5 = math.ipowi %xi64_5, %ni64_5 : i64
  %ei64_5 = arith.constant 1 : i64
  %ci64_5 = arith.cmpi eq, %ri64_5, %ei64_5 : i64
  check.expect_true(%ci64_5) : i1
  %xi100_0 = util.unfoldable_constant 3 : i100
  %ni100_0 = util.unfoldable_constant 4 : i100
  %ri100_0 = math.ipowi %xi100_0, %ni100_0 : i100
  %ei100_0 = arith.constant 81 : i100
  %ci100_0 = arith.cmpi eq, %ri100_0, %ei100_0 : i100
  check.expect_true(%ci100_0) : i1
  %xi100_1 = util.unfoldable_constant -3 : i100
  %ni100_1 = util.unfoldable_constant 3 : i100
  %ri100_1 = math.ipowi %xi100_1, %ni100_1 : i100
  %ei100_1 = arith.constant -27 : i100
  %ci100_1 = arith.cmpi eq, %ri100_1, %ei100_1 : i100
  check.expect_true(%ci100_1) : i1
  %xi100_2 = util.unfoldable_constant 2 : i100
  %ni100_2 = util.unfoldable_constant 99 : i100
  %ri100_2 = math.ipowi %xi100_2, %ni100_2 : i100
  %ei100_2 = arith.constant -633825300114114700748351602688 : i100
  %ci100_2 = arith.cmpi eq, %ri100_2, %ei100_2 : i100
  check.expect_true(%ci100_2) : i1
  %xi100_3 = util.unfoldable_constant 2 : i100
  %ni100_3 = util.unfoldable_constant 100 : i100
  %ri100_3 = math.ipowi %xi100_3, %ni100_3 : i100
  %ei100_3 = arith.constant 0 : i100
  %ci100_3 = arith.cmpi eq, %ri100_3, %ei100_3 : i100
  check.expect_true(%ci100_3) : i1
  %xi100_4 = util.unfoldable_constant 0 : i100
  %ni100_4 = util.unfoldable_constant 0 : i100
  %ri100_4 = math.ipowi %xi100_4, %ni100_4 : i100
  %ei100_4 = arith.constant 1 : i100
  %ci100_4 = arith.cmpi eq, %ri100_4, %ei100_4 : i100
  check.expect_true(%ci100_4) : i1
  %xi100_5 = util.unfoldable_constant 7 : i100
  %ni100_5 = util.unfoldable_constant 0 : i100
  %ri100_5 = math.ipowi %xi100_5, %ni100_5 : i100
  %ei100_5 = arith.constant 1 : i100
  %ci100_5 = arith.cmpi eq, %ri100_5, %ei100_5 : i100
  check.expect_true(%ci100_5) : i1
  %xi128_0 = util.unfoldable_constant 3 : i128
  %ni128_0 = util.unfoldable_constant 4 : i128
  %ri128_0 = math.ipowi %xi128_0, %ni128_0 : i128
  %ei128_0 = arith.constant 81 : i128
  %ci128_0 = arith.cmpi eq, %ri128_0, %ei128_0 : i128
  check.expect_true(%ci128_0) : i1
  %xi128_1 = util.unfoldable_constant -3 : i128
  %ni128_1 = util.unfoldable_constant 3 : i128
  %ri128_1 = math.ipowi %xi128_1, %ni128_1 : i128
  %ei128_1 = arith.constant -27 : i128
  %ci128_1 = arith.cmpi eq, %ri128_1, %ei128_1 : i128
  check.expect_true(%ci128_1) : i1
  %xi128_2 = util.unfoldable_constant 2 : i128
  %ni128_2 = util.unfoldable_constant 127 : i128
  %ri128_2 = math.ipowi %xi128_2, %ni128_2 : i128
  %ei128_2 = arith.constant -170141183460469231731687303715884105728 : i128
  %ci128_2 = arith.cmpi eq, %ri128_2, %ei128_2 : i128
  check.expect_true(%ci128_2) : i1
  %xi128_3 = util.unfoldable_constant 2 : i128
  %ni128_3 = util.unfoldable_constant 128 : i128
  %ri128_3 = math.ipowi %xi128_3, %ni128_3 : i128
  %ei128_3 = arith.constant 0 : i128
  %ci128_3 = arith.cmpi eq, %ri128_3, %ei128_3 : i128
  check.expect_true(%ci128_3) : i1
  %xi128_4 = util.unfoldable_constant 0 : i128
  %ni128_4 = util.unfoldable_constant 0 : i128
  %ri128_4 = math.ipowi %xi128_4, %ni128_4 : i128
  %ei128_4 = arith.constant 1 : i128
  %ci128_4 = arith.cmpi eq, %ri128_4, %ei128_4 : i128
  check.expect_true(%ci128_4) : i1
  %xi128_5 = util.unfoldable_constant 7 : i128
  %ni128_5 = util.unfoldable_constant 0 : i128
  %ri128_5 = math.ipowi %xi128_5, %ni128_5 : i128
  %ei128_5 = arith.constant 1 : i128
  %ci128_5 = arith.cmpi eq, %ri128_5, %ei128_5 : i128
  check.expect_true(%ci128_5) : i1
  return
}

func.func @ipowi() {
  %i1_x = util.unfoldable_constant dense<[true, true, false]> : tensor<3xi1>
  %i1_n = util.unfoldable_constant dense<[false, true, false]> : tensor<3xi1>
  %i1 = math.ipowi %i1_x, %i1_n : tensor<3xi1>
  check.expect_eq_const(%i1, dense<[true, true, true]> : tensor<3xi1>) : tensor<3xi1>
  %i2_x = util.unfoldable_constant dense<[-1, 1, -2, -2, 0, -1, -2, 1]> : tensor<8xi2>
  %i2_n = util.unfoldable_constant dense<[0, -1, 1, -2, 0, -1, -1, 1]> : tensor<8xi2>
  %i2 = math.ipowi %i2_x, %i2_n : tensor<8xi2>
  check.expect_eq_const(%i2, dense<[1, 1, -2, 0, 1, -1, 0, 1]> : tensor<8xi2>) : tensor<8xi2>
  %i4_x = util.unfoldable_constant dense<[3, -3, 2, 2, 0, 7, 1, -1, -1, 2, -2, -8, 5]> : tensor<13xi4>
  %i4_n = util.unfoldable_constant dense<[4, 3, 3, 4, 0, 0, -5, -5, -4, -1, -8, 3, 7]> : tensor<13xi4>
  %i4 = math.ipowi %i4_x, %i4_n : tensor<13xi4>
  check.expect_eq_const(%i4, dense<[1, 5, -8, 0, 1, 1, 1, -1, 1, 0, 0, 0, -3]> : tensor<13xi4>) : tensor<13xi4>
  %i7_x = util.unfoldable_constant dense<[3, -3, 2, 2, 0, 7, 1, -1, -1, 2, -2, -64, 5]> : tensor<13xi7>
  %i7_n = util.unfoldable_constant dense<[4, 3, 6, 7, 0, 0, -5, -5, -4, -1, -64, 3, 63]> : tensor<13xi7>
  %i7 = math.ipowi %i7_x, %i7_n : tensor<13xi7>
  check.expect_eq_const(%i7, dense<[-47, -27, -64, 0, 1, 1, 1, -1, 1, 0, 0, 0, -51]> : tensor<13xi7>) : tensor<13xi7>
  %i8_x = util.unfoldable_constant dense<[3, -3, 2, 2, 0, 7, 1, -1, -1, 2, -2, -128, 5]> : tensor<13xi8>
  %i8_n = util.unfoldable_constant dense<[4, 3, 7, 8, 0, 0, -5, -5, -4, -1, -128, 3, 127]> : tensor<13xi8>
  %i8 = math.ipowi %i8_x, %i8_n : tensor<13xi8>
  check.expect_eq_const(%i8, dense<[81, -27, -128, 0, 1, 1, 1, -1, 1, 0, 0, 0, -51]> : tensor<13xi8>) : tensor<13xi8>
  %i16_x = util.unfoldable_constant dense<[3, -3, 2, 2, 0, 7, 1, -1, -1, 2, -2, -32768, 5]> : tensor<13xi16>
  %i16_n = util.unfoldable_constant dense<[4, 3, 15, 16, 0, 0, -5, -5, -4, -1, -32768, 3, 32767]> : tensor<13xi16>
  %i16 = math.ipowi %i16_x, %i16_n : tensor<13xi16>
  check.expect_eq_const(%i16, dense<[81, -27, -32768, 0, 1, 1, 1, -1, 1, 0, 0, 0, -13107]> : tensor<13xi16>) : tensor<13xi16>
  %i32_x = util.unfoldable_constant dense<[3, -3, 2, 2, 0, 7, 1, -1, -1, 2, -2, -2147483648, 5]> : tensor<13xi32>
  %i32_n = util.unfoldable_constant dense<[4, 3, 31, 32, 0, 0, -5, -5, -4, -1, -2147483648, 3, 2147483647]> : tensor<13xi32>
  %i32 = math.ipowi %i32_x, %i32_n : tensor<13xi32>
  check.expect_eq_const(%i32, dense<[81, -27, -2147483648, 0, 1, 1, 1, -1, 1, 0, 0, 0, -858993459]> : tensor<13xi32>) : tensor<13xi32>
  %i33_x = util.unfoldable_constant dense<[3, -3, 2, 2, 0, 7, 1, -1, -1, 2, -2, -4294967296, 5]> : tensor<13xi33>
  %i33_n = util.unfoldable_constant dense<[4, 3, 32, 33, 0, 0, -5, -5, -4, -1, -4294967296, 3, 4294967295]> : tensor<13xi33>
  %i33 = math.ipowi %i33_x, %i33_n : tensor<13xi33>
  check.expect_eq_const(%i33, dense<[81, -27, -4294967296, 0, 1, 1, 1, -1, 1, 0, 0, 0, 3435973837]> : tensor<13xi33>) : tensor<13xi33>
  %i64_x = util.unfoldable_constant dense<[3, -3, 2, 2, 0, 7, 1, -1, -1, 2, -2, -9223372036854775808, 5]> : tensor<13xi64>
  %i64_n = util.unfoldable_constant dense<[4, 3, 63, 64, 0, 0, -5, -5, -4, -1, -9223372036854775808, 3, 9223372036854775807]> : tensor<13xi64>
  %i64 = math.ipowi %i64_x, %i64_n : tensor<13xi64>
  check.expect_eq_const(%i64, dense<[81, -27, -9223372036854775808, 0, 1, 1, 1, -1, 1, 0, 0, 0, -3689348814741910323]> : tensor<13xi64>) : tensor<13xi64>
  %i100_x = util.unfoldable_constant dense<[3, -3, 2, 2, 0, 7, 1, -1, -1, 2, -2, -633825300114114700748351602688, 5]> : tensor<13xi100>
  %i100_n = util.unfoldable_constant dense<[4, 3, 99, 100, 0, 0, -5, -5, -4, -1, -633825300114114700748351602688, 3, 633825300114114700748351602687]> : tensor<13xi100>
  %i100 = math.ipowi %i100_x, %i100_n : tensor<13xi100>
  check.expect_eq_const(%i100, dense<[81, -27, -633825300114114700748351602688, 0, 1, 1, 1, -1, 1, 0, 0, 0, -253530120045645880299340641075]> : tensor<13xi100>) : tensor<13xi100>
  %i128_x = util.unfoldable_constant dense<[3, -3, 2, 2, 0, 7, 1, -1, -1, 2, -2, -170141183460469231731687303715884105728, 5]> : tensor<13xi128>
  %i128_n = util.unfoldable_constant dense<[4, 3, 127, 128, 0, 0, -5, -5, -4, -1, -170141183460469231731687303715884105728, 3, 170141183460469231731687303715884105727]> : tensor<13xi128>
  %i128 = math.ipowi %i128_x, %i128_n : tensor<13xi128>
  check.expect_eq_const(%i128, dense<[81, -27, -170141183460469231731687303715884105728, 0, 1, 1, 1, -1, 1, 0, 0, 0, -68056473384187692692674921486353642291]> : tensor<13xi128>) : tensor<13xi128>
  return
}
