// Division and remainder of tensors, of every kind of width.

func.func @arith_division_i2() {
  %a = util.unfoldable_constant dense<[1, -1, -1, -2, -1, 1, 1, 0, 0, -1, 0, -2]> : tensor<12xi2>
  %b = util.unfoldable_constant dense<[1, -1, -2, -2, -1, -1, 1, -2, 1, 1, -1, 1]> : tensor<12xi2>
  %divsi = arith.divsi %a, %b : tensor<12xi2>
  check.expect_eq_const(%divsi, dense<[1, 1, 0, 1, 1, -1, 1, 0, 0, -1, 0, -2]> : tensor<12xi2>) : tensor<12xi2>
  %divui = arith.divui %a, %b : tensor<12xi2>
  check.expect_eq_const(%divui, dense<[1, 1, 1, 1, 1, 0, 1, 0, 0, -1, 0, -2]> : tensor<12xi2>) : tensor<12xi2>
  %ceildivsi = arith.ceildivsi %a, %b : tensor<12xi2>
  check.expect_eq_const(%ceildivsi, dense<[1, 1, 1, 1, 1, -1, 1, 0, 0, -1, 0, -2]> : tensor<12xi2>) : tensor<12xi2>
  %ceildivui = arith.ceildivui %a, %b : tensor<12xi2>
  check.expect_eq_const(%ceildivui, dense<[1, 1, -2, 1, 1, 1, 1, 0, 0, -1, 0, -2]> : tensor<12xi2>) : tensor<12xi2>
  %floordivsi = arith.floordivsi %a, %b : tensor<12xi2>
  check.expect_eq_const(%floordivsi, dense<[1, 1, 0, 1, 1, -1, 1, 0, 0, -1, 0, -2]> : tensor<12xi2>) : tensor<12xi2>
  %remui = arith.remui %a, %b : tensor<12xi2>
  check.expect_eq_const(%remui, dense<[0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0]> : tensor<12xi2>) : tensor<12xi2>
  %remsi = arith.remsi %a, %b : tensor<12xi2>
  check.expect_eq_const(%remsi, dense<[0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<12xi2>) : tensor<12xi2>
  return
}

func.func @arith_division_i3() {
  %a = util.unfoldable_constant dense<[3, -1, -1, 3, -2, 3, -1, 0, 2, -2, 3, 3]> : tensor<12xi3>
  %b = util.unfoldable_constant dense<[1, -1, 3, -4, -4, 1, 2, 1, 2, -3, -2, 2]> : tensor<12xi3>
  %divsi = arith.divsi %a, %b : tensor<12xi3>
  check.expect_eq_const(%divsi, dense<[3, 1, 0, 0, 0, 3, 0, 0, 1, 0, -1, 1]> : tensor<12xi3>) : tensor<12xi3>
  %divui = arith.divui %a, %b : tensor<12xi3>
  check.expect_eq_const(%divui, dense<[3, 1, 2, 0, 1, 3, 3, 0, 1, 1, 0, 1]> : tensor<12xi3>) : tensor<12xi3>
  %ceildivsi = arith.ceildivsi %a, %b : tensor<12xi3>
  check.expect_eq_const(%ceildivsi, dense<[3, 1, 0, 0, 1, 3, 0, 0, 1, 1, -1, 2]> : tensor<12xi3>) : tensor<12xi3>
  %ceildivui = arith.ceildivui %a, %b : tensor<12xi3>
  check.expect_eq_const(%ceildivui, dense<[3, 1, 3, 1, 2, 3, -4, 0, 1, 2, 1, 2]> : tensor<12xi3>) : tensor<12xi3>
  %floordivsi = arith.floordivsi %a, %b : tensor<12xi3>
  check.expect_eq_const(%floordivsi, dense<[3, 1, -1, -1, 0, 3, -1, 0, 1, 0, -2, 1]> : tensor<12xi3>) : tensor<12xi3>
  %remui = arith.remui %a, %b : tensor<12xi3>
  check.expect_eq_const(%remui, dense<[0, 0, 1, 3, 2, 0, 1, 0, 0, 1, 3, 1]> : tensor<12xi3>) : tensor<12xi3>
  %remsi = arith.remsi %a, %b : tensor<12xi3>
  check.expect_eq_const(%remsi, dense<[0, 0, -1, 3, -2, 0, -1, 0, 0, -2, 1, 1]> : tensor<12xi3>) : tensor<12xi3>
  return
}

func.func @arith_division_i4() {
  %a = util.unfoldable_constant dense<[7, -1, -8, -1, -1, -8, -3, 2, -3, 0, -1, 3]> : tensor<12xi4>
  %b = util.unfoldable_constant dense<[1, -1, 7, 4, -2, 7, 1, -1, -3, -5, 2, -5]> : tensor<12xi4>
  %divsi = arith.divsi %a, %b : tensor<12xi4>
  check.expect_eq_const(%divsi, dense<[7, 1, -1, 0, 0, -1, -3, -2, 1, 0, 0, 0]> : tensor<12xi4>) : tensor<12xi4>
  %divui = arith.divui %a, %b : tensor<12xi4>
  check.expect_eq_const(%divui, dense<[7, 1, 1, 3, 1, 1, -3, 0, 1, 0, 7, 0]> : tensor<12xi4>) : tensor<12xi4>
  %ceildivsi = arith.ceildivsi %a, %b : tensor<12xi4>
  check.expect_eq_const(%ceildivsi, dense<[7, 1, -1, 0, 1, -1, -3, -2, 1, 0, 0, 0]> : tensor<12xi4>) : tensor<12xi4>
  %ceildivui = arith.ceildivui %a, %b : tensor<12xi4>
  check.expect_eq_const(%ceildivui, dense<[7, 1, 2, 4, 2, 2, -3, 1, 1, 0, -8, 1]> : tensor<12xi4>) : tensor<12xi4>
  %floordivsi = arith.floordivsi %a, %b : tensor<12xi4>
  check.expect_eq_const(%floordivsi, dense<[7, 1, -2, -1, 0, -2, -3, -2, 1, 0, -1, -1]> : tensor<12xi4>) : tensor<12xi4>
  %remui = arith.remui %a, %b : tensor<12xi4>
  check.expect_eq_const(%remui, dense<[0, 0, 1, 3, 1, 1, 0, 2, 0, 0, 1, 3]> : tensor<12xi4>) : tensor<12xi4>
  %remsi = arith.remsi %a, %b : tensor<12xi4>
  check.expect_eq_const(%remsi, dense<[0, 0, -1, -1, -1, -1, 0, 0, 0, 0, -1, 3]> : tensor<12xi4>) : tensor<12xi4>
  return
}

func.func @arith_division_i7() {
  %a = util.unfoldable_constant dense<[63, -1, -64, -1, 1, 2, -2, -48, 45, -64, 3, -63]> : tensor<12xi7>
  %b = util.unfoldable_constant dense<[1, -1, 7, 7, 5, -48, 3, -1, 63, 45, -63, 1]> : tensor<12xi7>
  %divsi = arith.divsi %a, %b : tensor<12xi7>
  check.expect_eq_const(%divsi, dense<[63, 1, -9, 0, 0, 0, 0, 48, 0, -1, 0, -63]> : tensor<12xi7>) : tensor<12xi7>
  %divui = arith.divui %a, %b : tensor<12xi7>
  check.expect_eq_const(%divui, dense<[63, 1, 9, 18, 0, 0, 42, 0, 0, 1, 0, -63]> : tensor<12xi7>) : tensor<12xi7>
  %ceildivsi = arith.ceildivsi %a, %b : tensor<12xi7>
  check.expect_eq_const(%ceildivsi, dense<[63, 1, -9, 0, 1, 0, 0, 48, 1, -1, 0, -63]> : tensor<12xi7>) : tensor<12xi7>
  %ceildivui = arith.ceildivui %a, %b : tensor<12xi7>
  check.expect_eq_const(%ceildivui, dense<[63, 1, 10, 19, 1, 1, 42, 1, 1, 2, 1, -63]> : tensor<12xi7>) : tensor<12xi7>
  %floordivsi = arith.floordivsi %a, %b : tensor<12xi7>
  check.expect_eq_const(%floordivsi, dense<[63, 1, -10, -1, 0, -1, -1, 48, 0, -2, -1, -63]> : tensor<12xi7>) : tensor<12xi7>
  %remui = arith.remui %a, %b : tensor<12xi7>
  check.expect_eq_const(%remui, dense<[0, 0, 1, 1, 1, 2, 0, -48, 45, 19, 3, 0]> : tensor<12xi7>) : tensor<12xi7>
  %remsi = arith.remsi %a, %b : tensor<12xi7>
  check.expect_eq_const(%remsi, dense<[0, 0, -1, -1, 1, 2, -2, 0, 45, -19, 3, 0]> : tensor<12xi7>) : tensor<12xi7>
  return
}

func.func @arith_division_i8() {
  %a = util.unfoldable_constant dense<[127, -1, -128, -1, -104, -2, -2, 5, -1, 3, -128, -3]> : tensor<12xi8>
  %b = util.unfoldable_constant dense<[1, -1, 7, 8, -128, 127, 3, -104, 2, 1, -72, -104]> : tensor<12xi8>
  %divsi = arith.divsi %a, %b : tensor<12xi8>
  check.expect_eq_const(%divsi, dense<[127, 1, -18, 0, 0, 0, 0, 0, 0, 3, 1, 0]> : tensor<12xi8>) : tensor<12xi8>
  %divui = arith.divui %a, %b : tensor<12xi8>
  check.expect_eq_const(%divui, dense<[127, 1, 18, 31, 1, 2, 84, 0, 127, 3, 0, 1]> : tensor<12xi8>) : tensor<12xi8>
  %ceildivsi = arith.ceildivsi %a, %b : tensor<12xi8>
  check.expect_eq_const(%ceildivsi, dense<[127, 1, -18, 0, 1, 0, 0, 0, 0, 3, 2, 1]> : tensor<12xi8>) : tensor<12xi8>
  %ceildivui = arith.ceildivui %a, %b : tensor<12xi8>
  check.expect_eq_const(%ceildivui, dense<[127, 1, 19, 32, 2, 2, 85, 1, -128, 3, 1, 2]> : tensor<12xi8>) : tensor<12xi8>
  %floordivsi = arith.floordivsi %a, %b : tensor<12xi8>
  check.expect_eq_const(%floordivsi, dense<[127, 1, -19, -1, 0, -1, -1, -1, -1, 3, 1, 0]> : tensor<12xi8>) : tensor<12xi8>
  %remui = arith.remui %a, %b : tensor<12xi8>
  check.expect_eq_const(%remui, dense<[0, 0, 2, 7, 24, 0, 2, 5, 1, 0, -128, 101]> : tensor<12xi8>) : tensor<12xi8>
  %remsi = arith.remsi %a, %b : tensor<12xi8>
  check.expect_eq_const(%remsi, dense<[0, 0, -2, -1, -104, -2, -2, 5, -1, 0, -56, -3]> : tensor<12xi8>) : tensor<12xi8>
  return
}

func.func @arith_division_i13() {
  %a = util.unfoldable_constant dense<[4095, -1, -4096, -1, 2379, -1, 2, -1445, 3, 1, -4095, 7]> : tensor<12xi13>
  %b = util.unfoldable_constant dense<[1, -1, 7, 13, -3, -4095, -3996, -4096, -2, -1445, -3, -3]> : tensor<12xi13>
  %divsi = arith.divsi %a, %b : tensor<12xi13>
  check.expect_eq_const(%divsi, dense<[4095, 1, -585, 0, -793, 0, 0, 0, -1, 0, 1365, -2]> : tensor<12xi13>) : tensor<12xi13>
  %divui = arith.divui %a, %b : tensor<12xi13>
  check.expect_eq_const(%divui, dense<[4095, 1, 585, 630, 0, 1, 0, 1, 0, 0, 0, 0]> : tensor<12xi13>) : tensor<12xi13>
  %ceildivsi = arith.ceildivsi %a, %b : tensor<12xi13>
  check.expect_eq_const(%ceildivsi, dense<[4095, 1, -585, 0, -793, 1, 0, 1, -1, 0, 1365, -2]> : tensor<12xi13>) : tensor<12xi13>
  %ceildivui = arith.ceildivui %a, %b : tensor<12xi13>
  check.expect_eq_const(%ceildivui, dense<[4095, 1, 586, 631, 1, 2, 1, 2, 1, 1, 1, 1]> : tensor<12xi13>) : tensor<12xi13>
  %floordivsi = arith.floordivsi %a, %b : tensor<12xi13>
  check.expect_eq_const(%floordivsi, dense<[4095, 1, -586, -1, -793, 0, -1, 0, -2, -1, 1365, -3]> : tensor<12xi13>) : tensor<12xi13>
  %remui = arith.remui %a, %b : tensor<12xi13>
  check.expect_eq_const(%remui, dense<[0, 0, 1, 1, 2379, 4094, 2, 2651, 3, 1, -4095, 7]> : tensor<12xi13>) : tensor<12xi13>
  %remsi = arith.remsi %a, %b : tensor<12xi13>
  check.expect_eq_const(%remsi, dense<[0, 0, -1, -1, 0, -1, 2, -1445, 1, 1, 0, 1]> : tensor<12xi13>) : tensor<12xi13>
  return
}

func.func @arith_division_i16() {
  %a = util.unfoldable_constant dense<[32767, -1, -32768, -1, 3, 3, 2, -32768, -32768, -32768, 7, 2]> : tensor<12xi16>
  %b = util.unfoldable_constant dense<[1, -1, 7, 16, 2, 1, -1, 7, -2, 27631, -2, 1]> : tensor<12xi16>
  %divsi = arith.divsi %a, %b : tensor<12xi16>
  check.expect_eq_const(%divsi, dense<[32767, 1, -4681, 0, 1, 3, -2, -4681, 16384, -1, -3, 2]> : tensor<12xi16>) : tensor<12xi16>
  %divui = arith.divui %a, %b : tensor<12xi16>
  check.expect_eq_const(%divui, dense<[32767, 1, 4681, 4095, 1, 3, 0, 4681, 0, 1, 0, 2]> : tensor<12xi16>) : tensor<12xi16>
  %ceildivsi = arith.ceildivsi %a, %b : tensor<12xi16>
  check.expect_eq_const(%ceildivsi, dense<[32767, 1, -4681, 0, 2, 3, -2, -4681, 16384, -1, -3, 2]> : tensor<12xi16>) : tensor<12xi16>
  %ceildivui = arith.ceildivui %a, %b : tensor<12xi16>
  check.expect_eq_const(%ceildivui, dense<[32767, 1, 4682, 4096, 2, 3, 1, 4682, 1, 2, 1, 2]> : tensor<12xi16>) : tensor<12xi16>
  %floordivsi = arith.floordivsi %a, %b : tensor<12xi16>
  check.expect_eq_const(%floordivsi, dense<[32767, 1, -4682, -1, 1, 3, -2, -4682, 16384, -2, -4, 2]> : tensor<12xi16>) : tensor<12xi16>
  %remui = arith.remui %a, %b : tensor<12xi16>
  check.expect_eq_const(%remui, dense<[0, 0, 1, 15, 1, 0, 2, 1, -32768, 5137, 7, 0]> : tensor<12xi16>) : tensor<12xi16>
  %remsi = arith.remsi %a, %b : tensor<12xi16>
  check.expect_eq_const(%remsi, dense<[0, 0, -1, -1, 1, 0, 0, -1, 0, -5137, 1, 0]> : tensor<12xi16>) : tensor<12xi16>
  return
}

func.func @arith_division_i24() {
  %a = util.unfoldable_constant dense<[8388607, -1, -8388608, -1, 5956613, -2, 8388607, -6413168, 5, -1, -1, -8388608]> : tensor<12xi24>
  %b = util.unfoldable_constant dense<[1, -1, 7, 24, -6413168, -1, 3662261, 8388607, -8388607, -6413168, 2, 7]> : tensor<12xi24>
  %divsi = arith.divsi %a, %b : tensor<12xi24>
  check.expect_eq_const(%divsi, dense<[8388607, 1, -1198372, 0, 0, 2, 2, 0, 0, 0, 0, -1198372]> : tensor<12xi24>) : tensor<12xi24>
  %divui = arith.divui %a, %b : tensor<12xi24>
  check.expect_eq_const(%divui, dense<[8388607, 1, 1198372, 699050, 0, 0, 2, 1, 0, 1, 8388607, 1198372]> : tensor<12xi24>) : tensor<12xi24>
  %ceildivsi = arith.ceildivsi %a, %b : tensor<12xi24>
  check.expect_eq_const(%ceildivsi, dense<[8388607, 1, -1198372, 0, 0, 2, 3, 0, 0, 1, 0, -1198372]> : tensor<12xi24>) : tensor<12xi24>
  %ceildivui = arith.ceildivui %a, %b : tensor<12xi24>
  check.expect_eq_const(%ceildivui, dense<[8388607, 1, 1198373, 699051, 1, 1, 3, 2, 1, 2, -8388608, 1198373]> : tensor<12xi24>) : tensor<12xi24>
  %floordivsi = arith.floordivsi %a, %b : tensor<12xi24>
  check.expect_eq_const(%floordivsi, dense<[8388607, 1, -1198373, -1, -1, 2, 2, -1, -1, 0, -1, -1198373]> : tensor<12xi24>) : tensor<12xi24>
  %remui = arith.remui %a, %b : tensor<12xi24>
  check.expect_eq_const(%remui, dense<[0, 0, 4, 15, 5956613, -2, 1064085, 1975441, 5, 6413167, 1, 4]> : tensor<12xi24>) : tensor<12xi24>
  %remsi = arith.remsi %a, %b : tensor<12xi24>
  check.expect_eq_const(%remsi, dense<[0, 0, -4, -1, 5956613, 0, 1064085, -6413168, 5, -1, -1, -4]> : tensor<12xi24>) : tensor<12xi24>
  return
}

func.func @arith_division_i32() {
  %a = util.unfoldable_constant dense<[2147483647, -1, -2147483648, -1, 1, -2147483648, 2147483647, -3, -3, 0, -2147483647, -467998365]> : tensor<12xi32>
  %b = util.unfoldable_constant dense<[1, -1, 7, 32, -467998365, -1766171205, 3, 2, 7, 1146089572, -1882794255, -2147483647]> : tensor<12xi32>
  %divsi = arith.divsi %a, %b : tensor<12xi32>
  check.expect_eq_const(%divsi, dense<[2147483647, 1, -306783378, 0, 0, 1, 715827882, -1, 0, 0, 1, 0]> : tensor<12xi32>) : tensor<12xi32>
  %divui = arith.divui %a, %b : tensor<12xi32>
  check.expect_eq_const(%divui, dense<[2147483647, 1, 306783378, 134217727, 0, 0, 715827882, 2147483646, 613566756, 0, 0, 1]> : tensor<12xi32>) : tensor<12xi32>
  %ceildivsi = arith.ceildivsi %a, %b : tensor<12xi32>
  check.expect_eq_const(%ceildivsi, dense<[2147483647, 1, -306783378, 0, 0, 2, 715827883, -1, 0, 0, 2, 1]> : tensor<12xi32>) : tensor<12xi32>
  %ceildivui = arith.ceildivui %a, %b : tensor<12xi32>
  check.expect_eq_const(%ceildivui, dense<[2147483647, 1, 306783379, 134217728, 1, 1, 715827883, 2147483647, 613566757, 0, 1, 2]> : tensor<12xi32>) : tensor<12xi32>
  %floordivsi = arith.floordivsi %a, %b : tensor<12xi32>
  check.expect_eq_const(%floordivsi, dense<[2147483647, 1, -306783379, -1, -1, 1, 715827882, -2, -1, 0, 1, 0]> : tensor<12xi32>) : tensor<12xi32>
  %remui = arith.remui %a, %b : tensor<12xi32>
  check.expect_eq_const(%remui, dense<[0, 0, 2, 31, 1, -2147483648, 1, 1, 1, 0, -2147483647, 1679485282]> : tensor<12xi32>) : tensor<12xi32>
  %remsi = arith.remsi %a, %b : tensor<12xi32>
  check.expect_eq_const(%remsi, dense<[0, 0, -2, -1, 1, -381312443, 1, -1, -3, 0, -264689392, -467998365]> : tensor<12xi32>) : tensor<12xi32>
  return
}

func.func @arith_division_i33() {
  %a = util.unfoldable_constant dense<[4294967295, -1, -4294967296, -1, 2, -4294967296, 1, -4294967296, -4294967295, 2, -4294967295, 3]> : tensor<12xi33>
  %b = util.unfoldable_constant dense<[1, -1, 7, 33, 5, 7, 5, 1, -2, -2, 3, -1]> : tensor<12xi33>
  %divsi = arith.divsi %a, %b : tensor<12xi33>
  check.expect_eq_const(%divsi, dense<[4294967295, 1, -613566756, 0, 0, -613566756, 0, -4294967296, 2147483647, -1, -1431655765, -3]> : tensor<12xi33>) : tensor<12xi33>
  %divui = arith.divui %a, %b : tensor<12xi33>
  check.expect_eq_const(%divui, dense<[4294967295, 1, 613566756, 260301048, 0, 613566756, 0, -4294967296, 0, 0, 1431655765, 0]> : tensor<12xi33>) : tensor<12xi33>
  %ceildivsi = arith.ceildivsi %a, %b : tensor<12xi33>
  check.expect_eq_const(%ceildivsi, dense<[4294967295, 1, -613566756, 0, 1, -613566756, 1, -4294967296, 2147483648, -1, -1431655765, -3]> : tensor<12xi33>) : tensor<12xi33>
  %ceildivui = arith.ceildivui %a, %b : tensor<12xi33>
  check.expect_eq_const(%ceildivui, dense<[4294967295, 1, 613566757, 260301049, 1, 613566757, 1, -4294967296, 1, 1, 1431655766, 1]> : tensor<12xi33>) : tensor<12xi33>
  %floordivsi = arith.floordivsi %a, %b : tensor<12xi33>
  check.expect_eq_const(%floordivsi, dense<[4294967295, 1, -613566757, -1, 0, -613566757, 0, -4294967296, 2147483647, -1, -1431655765, -3]> : tensor<12xi33>) : tensor<12xi33>
  %remui = arith.remui %a, %b : tensor<12xi33>
  check.expect_eq_const(%remui, dense<[0, 0, 4, 7, 2, 4, 1, 0, -4294967295, 2, 2, 3]> : tensor<12xi33>) : tensor<12xi33>
  %remsi = arith.remsi %a, %b : tensor<12xi33>
  check.expect_eq_const(%remsi, dense<[0, 0, -4, -1, 2, -4, 1, 0, -1, 0, 0, 0]> : tensor<12xi33>) : tensor<12xi33>
  return
}

func.func @arith_division_i48() {
  %a = util.unfoldable_constant dense<[140737488355327, -1, -140737488355328, -1, 50315551389725, 7, -1, -2, 2, 5, 0, -3]> : tensor<12xi48>
  %b = util.unfoldable_constant dense<[1, -1, 7, 48, -140737488355327, -140737488355328, -2, -140737488355328, -1, 50315551389725, -3, 5]> : tensor<12xi48>
  %divsi = arith.divsi %a, %b : tensor<12xi48>
  check.expect_eq_const(%divsi, dense<[140737488355327, 1, -20105355479332, 0, 0, 0, 0, 0, -2, 0, 0, 0]> : tensor<12xi48>) : tensor<12xi48>
  %divui = arith.divui %a, %b : tensor<12xi48>
  check.expect_eq_const(%divui, dense<[140737488355327, 1, 20105355479332, 5864062014805, 0, 0, 1, 1, 0, 0, 0, 56294995342130]> : tensor<12xi48>) : tensor<12xi48>
  %ceildivsi = arith.ceildivsi %a, %b : tensor<12xi48>
  check.expect_eq_const(%ceildivsi, dense<[140737488355327, 1, -20105355479332, 0, 0, 0, 1, 1, -2, 1, 0, 0]> : tensor<12xi48>) : tensor<12xi48>
  %ceildivui = arith.ceildivui %a, %b : tensor<12xi48>
  check.expect_eq_const(%ceildivui, dense<[140737488355327, 1, 20105355479333, 5864062014806, 1, 1, 2, 2, 1, 1, 0, 56294995342131]> : tensor<12xi48>) : tensor<12xi48>
  %floordivsi = arith.floordivsi %a, %b : tensor<12xi48>
  check.expect_eq_const(%floordivsi, dense<[140737488355327, 1, -20105355479333, -1, -1, -1, 0, 0, -2, 0, 0, -1]> : tensor<12xi48>) : tensor<12xi48>
  %remui = arith.remui %a, %b : tensor<12xi48>
  check.expect_eq_const(%remui, dense<[0, 0, 4, 15, 50315551389725, 7, 1, 140737488355326, 2, 5, 0, 3]> : tensor<12xi48>) : tensor<12xi48>
  %remsi = arith.remsi %a, %b : tensor<12xi48>
  check.expect_eq_const(%remsi, dense<[0, 0, -4, -1, 50315551389725, 7, -1, -2, 0, 5, 0, -3]> : tensor<12xi48>) : tensor<12xi48>
  return
}

func.func @arith_division_i64() {
  %a = util.unfoldable_constant dense<[9223372036854775807, -1, -9223372036854775808, -1, 7893089648646440793, 1, 7, -1, 6521104727782064585, 0, 6521104727782064585, 1]> : tensor<12xi64>
  %b = util.unfoldable_constant dense<[1, -1, 7, 64, 932352386715797847, -3, 5, 932352386715797847, -9223372036854775808, 9223372036854775807, 932352386715797847, 7]> : tensor<12xi64>
  %divsi = arith.divsi %a, %b : tensor<12xi64>
  check.expect_eq_const(%divsi, dense<[9223372036854775807, 1, -1317624576693539401, 0, 8, 0, 1, 0, 0, 0, 6, 0]> : tensor<12xi64>) : tensor<12xi64>
  %divui = arith.divui %a, %b : tensor<12xi64>
  check.expect_eq_const(%divui, dense<[9223372036854775807, 1, 1317624576693539401, 288230376151711743, 8, 0, 1, 19, 0, 0, 6, 0]> : tensor<12xi64>) : tensor<12xi64>
  %ceildivsi = arith.ceildivsi %a, %b : tensor<12xi64>
  check.expect_eq_const(%ceildivsi, dense<[9223372036854775807, 1, -1317624576693539401, 0, 9, 0, 2, 0, 0, 0, 7, 1]> : tensor<12xi64>) : tensor<12xi64>
  %ceildivui = arith.ceildivui %a, %b : tensor<12xi64>
  check.expect_eq_const(%ceildivui, dense<[9223372036854775807, 1, 1317624576693539402, 288230376151711744, 9, 1, 2, 20, 1, 0, 7, 1]> : tensor<12xi64>) : tensor<12xi64>
  %floordivsi = arith.floordivsi %a, %b : tensor<12xi64>
  check.expect_eq_const(%floordivsi, dense<[9223372036854775807, 1, -1317624576693539402, -1, 8, -1, 1, -1, -1, 0, 6, 0]> : tensor<12xi64>) : tensor<12xi64>
  %remui = arith.remui %a, %b : tensor<12xi64>
  check.expect_eq_const(%remui, dense<[0, 0, 1, 63, 434270554920058017, 1, 2, 732048726109392522, 6521104727782064585, 0, 926990407487277503, 1]> : tensor<12xi64>) : tensor<12xi64>
  %remsi = arith.remsi %a, %b : tensor<12xi64>
  check.expect_eq_const(%remsi, dense<[0, 0, -1, -1, 434270554920058017, 1, 2, -1, 6521104727782064585, 0, 926990407487277503, 1]> : tensor<12xi64>) : tensor<12xi64>
  return
}

func.func @arith_division_i65() {
  %a = util.unfoldable_constant dense<[18446744073709551615, -1, -18446744073709551616, -1, 14838320854767825981, -18446744073709551616, 16705873896643339107, 7, 16647225945822805489, -3, 18446744073709551615, 14838320854767825981]> : tensor<12xi65>
  %b = util.unfoldable_constant dense<[1, -1, 7, 65, -3, 16647225945822805489, -1, 2, 16705873896643339107, 5, -1, 14838320854767825981]> : tensor<12xi65>
  %divsi = arith.divsi %a, %b : tensor<12xi65>
  check.expect_eq_const(%divsi, dense<[18446744073709551615, 1, -2635249153387078802, 0, -4946106951589275327, -1, -16705873896643339107, 3, 0, 0, -18446744073709551615, 1]> : tensor<12xi65>) : tensor<12xi65>
  %divui = arith.divui %a, %b : tensor<12xi65>
  check.expect_eq_const(%divui, dense<[18446744073709551615, 1, 2635249153387078802, 567592125344909280, 0, 1, 0, 3, 0, 7378697629483820645, 0, 1]> : tensor<12xi65>) : tensor<12xi65>
  %ceildivsi = arith.ceildivsi %a, %b : tensor<12xi65>
  check.expect_eq_const(%ceildivsi, dense<[18446744073709551615, 1, -2635249153387078802, 0, -4946106951589275327, -1, -16705873896643339107, 4, 1, 0, -18446744073709551615, 1]> : tensor<12xi65>) : tensor<12xi65>
  %ceildivui = arith.ceildivui %a, %b : tensor<12xi65>
  check.expect_eq_const(%ceildivui, dense<[18446744073709551615, 1, 2635249153387078803, 567592125344909281, 1, 2, 1, 4, 1, 7378697629483820646, 1, 1]> : tensor<12xi65>) : tensor<12xi65>
  %floordivsi = arith.floordivsi %a, %b : tensor<12xi65>
  check.expect_eq_const(%floordivsi, dense<[18446744073709551615, 1, -2635249153387078803, -1, -4946106951589275327, -2, -16705873896643339107, 3, 0, -1, -18446744073709551615, 1]> : tensor<12xi65>) : tensor<12xi65>
  %remui = arith.remui %a, %b : tensor<12xi65>
  check.expect_eq_const(%remui, dense<[0, 0, 2, 31, 14838320854767825981, 1799518127886746127, 16705873896643339107, 1, 16647225945822805489, 4, 18446744073709551615, 0]> : tensor<12xi65>) : tensor<12xi65>
  %remsi = arith.remsi %a, %b : tensor<12xi65>
  check.expect_eq_const(%remsi, dense<[0, 0, -2, -1, 0, -1799518127886746127, 0, 1, 16647225945822805489, -3, 0, 0]> : tensor<12xi65>) : tensor<12xi65>
  return
}

func.func @arith_division_i100() {
  %a = util.unfoldable_constant dense<[633825300114114700748351602687, -1, -633825300114114700748351602688, -1, -3, -2, 197583306387876295899989049978, 7, 540124683548043245935903398649, 0, 3, 7]> : tensor<12xi100>
  %b = util.unfoldable_constant dense<[1, -1, 7, 100, 633825300114114700748351602687, 633825300114114700748351602687, 3, 5, 633825300114114700748351602687, 5, 7, -2]> : tensor<12xi100>
  %divsi = arith.divsi %a, %b : tensor<12xi100>
  check.expect_eq_const(%divsi, dense<[633825300114114700748351602687, 1, -90546471444873528678335943241, 0, 0, 0, 65861102129292098633329683326, 1, 0, 0, 0, -3]> : tensor<12xi100>) : tensor<12xi100>
  %divui = arith.divui %a, %b : tensor<12xi100>
  check.expect_eq_const(%divui, dense<[633825300114114700748351602687, 1, 90546471444873528678335943241, 12676506002282294014967032053, 1, 2, 65861102129292098633329683326, 1, 0, 0, 0, 0]> : tensor<12xi100>) : tensor<12xi100>
  %ceildivsi = arith.ceildivsi %a, %b : tensor<12xi100>
  check.expect_eq_const(%ceildivsi, dense<[633825300114114700748351602687, 1, -90546471444873528678335943241, 0, 0, 0, 65861102129292098633329683326, 2, 1, 0, 1, -3]> : tensor<12xi100>) : tensor<12xi100>
  %ceildivui = arith.ceildivui %a, %b : tensor<12xi100>
  check.expect_eq_const(%ceildivui, dense<[633825300114114700748351602687, 1, 90546471444873528678335943242, 12676506002282294014967032054, 2, 2, 65861102129292098633329683326, 2, 1, 0, 1, 1]> : tensor<12xi100>) : tensor<12xi100>
  %floordivsi = arith.floordivsi %a, %b : tensor<12xi100>
  check.expect_eq_const(%floordivsi, dense<[633825300114114700748351602687, 1, -90546471444873528678335943242, -1, -1, -1, 65861102129292098633329683326, 1, 0, 0, 0, -4]> : tensor<12xi100>) : tensor<12xi100>
  %remui = arith.remui %a, %b : tensor<12xi100>
  check.expect_eq_const(%remui, dense<[0, 0, 1, 75, 633825300114114700748351602686, 0, 0, 2, 540124683548043245935903398649, 0, 3, 7]> : tensor<12xi100>) : tensor<12xi100>
  %remsi = arith.remsi %a, %b : tensor<12xi100>
  check.expect_eq_const(%remsi, dense<[0, 0, -1, -1, -3, -2, 0, 2, 540124683548043245935903398649, 0, 3, 1]> : tensor<12xi100>) : tensor<12xi100>
  return
}

func.func @arith_division_i128() {
  %a = util.unfoldable_constant dense<[170141183460469231731687303715884105727, -1, -170141183460469231731687303715884105728, -1, 2, -2, 2, -170141183460469231731687303715884105728, -1, -170141183460469231731687303715884105727, -170141183460469231731687303715884105728, 170141183460469231731687303715884105727]> : tensor<12xi128>
  %b = util.unfoldable_constant dense<[1, -1, 7, 128, 170141183460469231731687303715884105727, -3, 5, 5, -2, 1, -170141183460469231731687303715884105728, -44827569795101097258141283320967185072]> : tensor<12xi128>
  %divsi = arith.divsi %a, %b : tensor<12xi128>
  check.expect_eq_const(%divsi, dense<[170141183460469231731687303715884105727, 1, -24305883351495604533098186245126300818, 0, 0, 0, 0, -34028236692093846346337460743176821145, 0, -170141183460469231731687303715884105727, 1, -3]> : tensor<12xi128>) : tensor<12xi128>
  %divui = arith.divui %a, %b : tensor<12xi128>
  check.expect_eq_const(%divui, dense<[170141183460469231731687303715884105727, 1, 24305883351495604533098186245126300818, 2658455991569831745807614120560689151, 0, 1, 0, 34028236692093846346337460743176821145, 1, -170141183460469231731687303715884105727, 1, 0]> : tensor<12xi128>) : tensor<12xi128>
  %ceildivsi = arith.ceildivsi %a, %b : tensor<12xi128>
  check.expect_eq_const(%ceildivsi, dense<[170141183460469231731687303715884105727, 1, -24305883351495604533098186245126300818, 0, 1, 1, 1, -34028236692093846346337460743176821145, 1, -170141183460469231731687303715884105727, 1, -3]> : tensor<12xi128>) : tensor<12xi128>
  %ceildivui = arith.ceildivui %a, %b : tensor<12xi128>
  check.expect_eq_const(%ceildivui, dense<[170141183460469231731687303715884105727, 1, 24305883351495604533098186245126300819, 2658455991569831745807614120560689152, 1, 2, 1, 34028236692093846346337460743176821146, 2, -170141183460469231731687303715884105727, 1, 1]> : tensor<12xi128>) : tensor<12xi128>
  %floordivsi = arith.floordivsi %a, %b : tensor<12xi128>
  check.expect_eq_const(%floordivsi, dense<[170141183460469231731687303715884105727, 1, -24305883351495604533098186245126300819, -1, 0, 0, 0, -34028236692093846346337460743176821146, 0, -170141183460469231731687303715884105727, 1, -4]> : tensor<12xi128>) : tensor<12xi128>
  %remui = arith.remui %a, %b : tensor<12xi128>
  check.expect_eq_const(%remui, dense<[0, 0, 2, 127, 2, 1, 2, 3, 1, 0, 0, 170141183460469231731687303715884105727]> : tensor<12xi128>) : tensor<12xi128>
  %remsi = arith.remsi %a, %b : tensor<12xi128>
  check.expect_eq_const(%remsi, dense<[0, 0, -2, -1, 2, -2, 2, -3, -1, 0, 0, 35658474075165939957263453752982550511]> : tensor<12xi128>) : tensor<12xi128>
  return
}
