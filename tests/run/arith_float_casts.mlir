// Casts between float formats, each rounded once.

func.func @f4E2M1FN() {
  %in_f8E3M4 = util.unfoldable_constant dense<[0x0, 0x8, 0x2, 0xD, 0xB, 0xC, 0x9, 0xF, 0xE]> : tensor<9xf4E2M1FN>
  %f8E3M4 = arith.extf %in_f8E3M4 : tensor<9xf4E2M1FN> to tensor<9xf8E3M4>
  check.expect_eq_const(%f8E3M4, dense<[0x00, 0x80, 0x30, 0xC8, 0xB8, 0xC0, 0xA0, 0xD8, 0xD0]> : tensor<9xf8E3M4>) : tensor<9xf8E3M4>
  %in_f8E4M3FNUZ = util.unfoldable_constant dense<[0x0, 0x8, 0x2, 0xD, 0xB, 0xC, 0x9, 0xF, 0xE]> : tensor<9xf4E2M1FN>
  %f8E4M3FNUZ = arith.extf %in_f8E4M3FNUZ : tensor<9xf4E2M1FN> to tensor<9xf8E4M3FNUZ>
  check.expect_eq_const(%f8E4M3FNUZ, dense<[0x00, 0x00, 0x40, 0xCC, 0xC4, 0xC8, 0xB8, 0xD4, 0xD0]> : tensor<9xf8E4M3FNUZ>) : tensor<9xf8E4M3FNUZ>
  %in_f8E5M2FNUZ = util.unfoldable_constant dense<[0x0, 0x8, 0x2, 0xD, 0xB, 0xC, 0x9, 0xF, 0xE]> : tensor<9xf4E2M1FN>
  %f8E5M2FNUZ = arith.extf %in_f8E5M2FNUZ : tensor<9xf4E2M1FN> to tensor<9xf8E5M2FNUZ>
  check.expect_eq_const(%f8E5M2FNUZ, dense<[0x00, 0x00, 0x40, 0xC6, 0xC2, 0xC4, 0xBC, 0xCA, 0xC8]> : tensor<9xf8E5M2FNUZ>) : tensor<9xf8E5M2FNUZ>
  %in_f16 = util.unfoldable_constant dense<[0x0, 0x8, 0x2, 0xD, 0xB, 0xC, 0x9, 0xF, 0xE]> : tensor<9xf4E2M1FN>
  %f16 = arith.extf %in_f16 : tensor<9xf4E2M1FN> to tensor<9xf16>
  check.expect_eq_const(%f16, dense<[0x0000, 0x8000, 0x3C00, 0xC200, 0xBE00, 0xC000, 0xB800, 0xC600, 0xC400]> : tensor<9xf16>) : tensor<9xf16>
  %in_f32 = util.unfoldable_constant dense<[0x0, 0x8, 0x2, 0xD, 0xB, 0xC, 0x9, 0xF, 0xE]> : tensor<9xf4E2M1FN>
  %f32 = arith.extf %in_f32 : tensor<9xf4E2M1FN> to tensor<9xf32>
  check.expect_eq_const(%f32, dense<[0x00000000, 0x80000000, 0x3F800000, 0xC0400000, 0xBFC00000, 0xC0000000, 0xBF000000, 0xC0C00000, 0xC0800000]> : tensor<9xf32>) : tensor<9xf32>
  %in_f64 = util.unfoldable_constant dense<[0x0, 0x8, 0x2, 0xD, 0xB, 0xC, 0x9, 0xF, 0xE]> : tensor<9xf4E2M1FN>
  %f64 = arith.extf %in_f64 : tensor<9xf4E2M1FN> to tensor<9xf64>
  check.expect_eq_const(%f64, dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC008000000000000, 0xBFF8000000000000, 0xC000000000000000, 0xBFE0000000000000, 0xC018000000000000, 0xC010000000000000]> : tensor<9xf64>) : tensor<9xf64>
  return
}

func.func @f6E2M3FN() {
  %in_f6E3M2FN = util.unfoldable_constant dense<[0x00, 0x20, 0x08, 0x30, 0x32, 0x23, 0x3F, 0x3E, 0x33]> : tensor<9xf6E2M3FN>
  %f6E3M2FN = arith.convertf %in_f6E3M2FN : tensor<9xf6E2M3FN> to tensor<9xf6E3M2FN>
  check.expect_eq_const(%f6E3M2FN, dense<[0x00, 0x20, 0x0C, 0x30, 0x31, 0x26, 0x38, 0x37, 0x32]> : tensor<9xf6E3M2FN>) : tensor<9xf6E3M2FN>
  %in_f8E4M3FN = util.unfoldable_constant dense<[0x00, 0x20, 0x08, 0x30, 0x32, 0x23, 0x3F, 0x3E, 0x33]> : tensor<9xf6E2M3FN>
  %f8E4M3FN = arith.extf %in_f8E4M3FN : tensor<9xf6E2M3FN> to tensor<9xf8E4M3FN>
  check.expect_eq_const(%f8E4M3FN, dense<[0x00, 0x80, 0x38, 0xC0, 0xC2, 0xAC, 0xCF, 0xCE, 0xC3]> : tensor<9xf8E4M3FN>) : tensor<9xf8E4M3FN>
  %in_f8E5M2 = util.unfoldable_constant dense<[0x00, 0x20, 0x08, 0x30, 0x32, 0x23, 0x3F, 0x3E, 0x33]> : tensor<9xf6E2M3FN>
  %f8E5M2 = arith.extf %in_f8E5M2 : tensor<9xf6E2M3FN> to tensor<9xf8E5M2>
  check.expect_eq_const(%f8E5M2, dense<[0x00, 0x80, 0x3C, 0xC0, 0xC1, 0xB6, 0xC8, 0xC7, 0xC2]> : tensor<9xf8E5M2>) : tensor<9xf8E5M2>
  %in_bf16 = util.unfoldable_constant dense<[0x00, 0x20, 0x08, 0x30, 0x32, 0x23, 0x3F, 0x3E, 0x33]> : tensor<9xf6E2M3FN>
  %bf16 = arith.extf %in_bf16 : tensor<9xf6E2M3FN> to tensor<9xbf16>
  check.expect_eq_const(%bf16, dense<[0x0000, 0x8000, 0x3F80, 0xC000, 0xC020, 0xBEC0, 0xC0F0, 0xC0E0, 0xC030]> : tensor<9xbf16>) : tensor<9xbf16>
  %in_f16 = util.unfoldable_constant dense<[0x00, 0x20, 0x08, 0x30, 0x32, 0x23, 0x3F, 0x3E, 0x33]> : tensor<9xf6E2M3FN>
  %f16 = arith.extf %in_f16 : tensor<9xf6E2M3FN> to tensor<9xf16>
  check.expect_eq_const(%f16, dense<[0x0000, 0x8000, 0x3C00, 0xC000, 0xC100, 0xB600, 0xC780, 0xC700, 0xC180]> : tensor<9xf16>) : tensor<9xf16>
  %in_f32 = util.unfoldable_constant dense<[0x00, 0x20, 0x08, 0x30, 0x32, 0x23, 0x3F, 0x3E, 0x33]> : tensor<9xf6E2M3FN>
  %f32 = arith.extf %in_f32 : tensor<9xf6E2M3FN> to tensor<9xf32>
  check.expect_eq_const(%f32, dense<[0x00000000, 0x80000000, 0x3F800000, 0xC0000000, 0xC0200000, 0xBEC00000, 0xC0F00000, 0xC0E00000, 0xC0300000]> : tensor<9xf32>) : tensor<9xf32>
  %in_f64 = util.unfoldable_constant dense<[0x00, 0x20, 0x08, 0x30, 0x32, 0x23, 0x3F, 0x3E, 0x33]> : tensor<9xf6E2M3FN>
  %f64 = arith.extf %in_f64 : tensor<9xf6E2M3FN> to tensor<9xf64>
  check.expect_eq_const(%f64, dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC000000000000000, 0xC004000000000000, 0xBFD8000000000000, 0xC01E000000000000, 0xC01C000000000000, 0xC006000000000000]> : tensor<9xf64>) : tensor<9xf64>
  %in_f128 = util.unfoldable_constant dense<[0x00, 0x20, 0x08, 0x30, 0x32, 0x23, 0x3F, 0x3E, 0x33]> : tensor<9xf6E2M3FN>
  %f128 = arith.extf %in_f128 : tensor<9xf6E2M3FN> to tensor<9xf128>
  check.expect_eq_const(%f128, dense<[0x00000000000000000000000000000000, 0x80000000000000000000000000000000, 0x3FFF0000000000000000000000000000, 0xC0000000000000000000000000000000, 0xC0004000000000000000000000000000, 0xBFFD8000000000000000000000000000, 0xC001E000000000000000000000000000, 0xC001C000000000000000000000000000, 0xC0006000000000000000000000000000]> : tensor<9xf128>) : tensor<9xf128>
  return
}

func.func @f6E3M2FN() {
  %in_f6E2M3FN = util.unfoldable_constant dense<[0x00, 0x20, 0x0C, 0x25, 0x3F, 0x3E, 0x3B, 0x36, 0x29]> : tensor<9xf6E3M2FN>
  %f6E2M3FN = arith.convertf %in_f6E2M3FN : tensor<9xf6E3M2FN> to tensor<9xf6E2M3FN>
  check.expect_eq_const(%f6E2M3FN, dense<[0x00, 0x20, 0x08, 0x22, 0x3F, 0x3F, 0x3F, 0x3C, 0x25]> : tensor<9xf6E2M3FN>) : tensor<9xf6E2M3FN>
  %in_f8E4M3 = util.unfoldable_constant dense<[0x00, 0x20, 0x0C, 0x25, 0x3F, 0x3E, 0x3B, 0x36, 0x29]> : tensor<9xf6E3M2FN>
  %f8E4M3 = arith.extf %in_f8E4M3 : tensor<9xf6E3M2FN> to tensor<9xf8E4M3>
  check.expect_eq_const(%f8E4M3, dense<[0x00, 0x80, 0x38, 0xAA, 0xDE, 0xDC, 0xD6, 0xCC, 0xB2]> : tensor<9xf8E4M3>) : tensor<9xf8E4M3>
  %in_f8E4M3B11FNUZ = util.unfoldable_constant dense<[0x00, 0x20, 0x0C, 0x25, 0x3F, 0x3E, 0x3B, 0x36, 0x29]> : tensor<9xf6E3M2FN>
  %f8E4M3B11FNUZ = arith.extf %in_f8E4M3B11FNUZ : tensor<9xf6E3M2FN> to tensor<9xf8E4M3B11FNUZ>
  check.expect_eq_const(%f8E4M3B11FNUZ, dense<[0x00, 0x00, 0x58, 0xCA, 0xFE, 0xFC, 0xF6, 0xEC, 0xD2]> : tensor<9xf8E4M3B11FNUZ>) : tensor<9xf8E4M3B11FNUZ>
  %in_f8E8M0FNU = util.unfoldable_constant dense<[0x00, 0x0C, 0x12, 0x1F, 0x1E, 0x01, 0x02, 0x03, 0x04]> : tensor<9xf6E3M2FN>
  %f8E8M0FNU = arith.extf %in_f8E8M0FNU : tensor<9xf6E3M2FN> to tensor<9xf8E8M0FNU>
  check.expect_eq_const(%f8E8M0FNU, dense<[0x00, 0x7F, 0x81, 0x84, 0x84, 0x7B, 0x7C, 0x7D, 0x7D]> : tensor<9xf8E8M0FNU>) : tensor<9xf8E8M0FNU>
  %in_f16 = util.unfoldable_constant dense<[0x00, 0x20, 0x0C, 0x25, 0x3F, 0x3E, 0x3B, 0x36, 0x29]> : tensor<9xf6E3M2FN>
  %f16 = arith.extf %in_f16 : tensor<9xf6E3M2FN> to tensor<9xf16>
  check.expect_eq_const(%f16, dense<[0x0000, 0x8000, 0x3C00, 0xB500, 0xCF00, 0xCE00, 0xCB00, 0xC600, 0xB900]> : tensor<9xf16>) : tensor<9xf16>
  %in_tf32 = util.unfoldable_constant dense<[0x00, 0x20, 0x0C, 0x25, 0x3F, 0x3E, 0x3B, 0x36, 0x29]> : tensor<9xf6E3M2FN>
  %tf32 = arith.extf %in_tf32 : tensor<9xf6E3M2FN> to tensor<9xtf32>
  check.expect_eq_const(%tf32, dense<[0x00000, 0x40000, 0x1FC00, 0x5F500, 0x60F00, 0x60E00, 0x60B00, 0x60600, 0x5F900]> : tensor<9xtf32>) : tensor<9xtf32>
  %in_f32 = util.unfoldable_constant dense<[0x00, 0x20, 0x0C, 0x25, 0x3F, 0x3E, 0x3B, 0x36, 0x29]> : tensor<9xf6E3M2FN>
  %f32 = arith.extf %in_f32 : tensor<9xf6E3M2FN> to tensor<9xf32>
  check.expect_eq_const(%f32, dense<[0x00000000, 0x80000000, 0x3F800000, 0xBEA00000, 0xC1E00000, 0xC1C00000, 0xC1600000, 0xC0C00000, 0xBF200000]> : tensor<9xf32>) : tensor<9xf32>
  %in_f64 = util.unfoldable_constant dense<[0x00, 0x20, 0x0C, 0x25, 0x3F, 0x3E, 0x3B, 0x36, 0x29]> : tensor<9xf6E3M2FN>
  %f64 = arith.extf %in_f64 : tensor<9xf6E3M2FN> to tensor<9xf64>
  check.expect_eq_const(%f64, dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xBFD4000000000000, 0xC03C000000000000, 0xC038000000000000, 0xC02C000000000000, 0xC018000000000000, 0xBFE4000000000000]> : tensor<9xf64>) : tensor<9xf64>
  %in_f80 = util.unfoldable_constant dense<[0x00, 0x20, 0x0C, 0x25, 0x3F, 0x3E, 0x3B, 0x36, 0x29]> : tensor<9xf6E3M2FN>
  %f80 = arith.extf %in_f80 : tensor<9xf6E3M2FN> to tensor<9xf80>
  check.expect_eq_const(%f80, dense<[0x00000000000000000000, 0x80000000000000000000, 0x3FFF8000000000000000, 0xBFFDA000000000000000, 0xC003E000000000000000, 0xC003C000000000000000, 0xC002E000000000000000, 0xC001C000000000000000, 0xBFFEA000000000000000]> : tensor<9xf80>) : tensor<9xf80>
  return
}

func.func @f8E3M4() {
  %in_f4E2M1FN = util.unfoldable_constant dense<[0x00, 0x80, 0x30, 0xD7, 0x83, 0x5E, 0x3E, 0x3E, 0x34]> : tensor<9xf8E3M4>
  %f4E2M1FN = arith.truncf %in_f4E2M1FN : tensor<9xf8E3M4> to tensor<9xf4E2M1FN>
  check.expect_eq_const(%f4E2M1FN, dense<[0x0, 0x8, 0x2, 0xF, 0x8, 0x7, 0x4, 0x4, 0x2]> : tensor<9xf4E2M1FN>) : tensor<9xf4E2M1FN>
  %in_f8E4M3FNUZ = util.unfoldable_constant dense<[0x00, 0x80, 0x30, 0xF0, 0x78, 0x92, 0x64, 0xD7, 0x83]> : tensor<9xf8E3M4>
  %f8E4M3FNUZ = arith.convertf %in_f8E4M3FNUZ : tensor<9xf8E3M4> to tensor<9xf8E4M3FNUZ>
  %zero_f8E4M3FNUZ = arith.constant dense<0x00> : tensor<9xf8E4M3FNUZ>
  %f8E4M3FNUZ_nan = arith.cmpf uno, %f8E4M3FNUZ, %f8E4M3FNUZ : tensor<9xf8E4M3FNUZ>
  check.expect_eq_const(%f8E4M3FNUZ_nan, dense<[false, false, false, true, true, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f8E4M3FNUZ_number = arith.select %f8E4M3FNUZ_nan, %zero_f8E4M3FNUZ, %f8E4M3FNUZ : tensor<9xi1>, tensor<9xf8E4M3FNUZ>
  check.expect_eq_const(%f8E4M3FNUZ_number, dense<[0x00, 0x00, 0x40, 0x00, 0x00, 0xB1, 0x5A, 0xD4, 0x9C]> : tensor<9xf8E4M3FNUZ>) : tensor<9xf8E4M3FNUZ>
  %in_f8E5M2FNUZ = util.unfoldable_constant dense<[0x00, 0x80, 0x30, 0xF0, 0x78, 0x92, 0x64, 0xD7, 0x83]> : tensor<9xf8E3M4>
  %f8E5M2FNUZ = arith.convertf %in_f8E5M2FNUZ : tensor<9xf8E3M4> to tensor<9xf8E5M2FNUZ>
  %zero_f8E5M2FNUZ = arith.constant dense<0x00> : tensor<9xf8E5M2FNUZ>
  %f8E5M2FNUZ_nan = arith.cmpf uno, %f8E5M2FNUZ, %f8E5M2FNUZ : tensor<9xf8E5M2FNUZ>
  check.expect_eq_const(%f8E5M2FNUZ_nan, dense<[false, false, false, true, true, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f8E5M2FNUZ_number = arith.select %f8E5M2FNUZ_nan, %zero_f8E5M2FNUZ, %f8E5M2FNUZ : tensor<9xi1>, tensor<9xf8E5M2FNUZ>
  check.expect_eq_const(%f8E5M2FNUZ_number, dense<[0x00, 0x00, 0x40, 0x00, 0x00, 0xB8, 0x4D, 0xCA, 0xAE]> : tensor<9xf8E5M2FNUZ>) : tensor<9xf8E5M2FNUZ>
  %in_f16 = util.unfoldable_constant dense<[0x00, 0x80, 0x30, 0xF0, 0x78, 0x92, 0x64, 0xD7, 0x83]> : tensor<9xf8E3M4>
  %f16 = arith.extf %in_f16 : tensor<9xf8E3M4> to tensor<9xf16>
  %zero_f16 = arith.constant dense<0x0000> : tensor<9xf16>
  %f16_nan = arith.cmpf uno, %f16, %f16 : tensor<9xf16>
  check.expect_eq_const(%f16_nan, dense<[false, false, false, false, true, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f16_number = arith.select %f16_nan, %zero_f16, %f16 : tensor<9xi1>, tensor<9xf16>
  check.expect_eq_const(%f16_number, dense<[0x0000, 0x8000, 0x3C00, 0xFC00, 0x0000, 0xB480, 0x4900, 0xC5C0, 0xAA00]> : tensor<9xf16>) : tensor<9xf16>
  %in_f32 = util.unfoldable_constant dense<[0x00, 0x80, 0x30, 0xF0, 0x78, 0x92, 0x64, 0xD7, 0x83]> : tensor<9xf8E3M4>
  %f32 = arith.extf %in_f32 : tensor<9xf8E3M4> to tensor<9xf32>
  %zero_f32 = arith.constant dense<0x00000000> : tensor<9xf32>
  %f32_nan = arith.cmpf uno, %f32, %f32 : tensor<9xf32>
  check.expect_eq_const(%f32_nan, dense<[false, false, false, false, true, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f32_number = arith.select %f32_nan, %zero_f32, %f32 : tensor<9xi1>, tensor<9xf32>
  check.expect_eq_const(%f32_number, dense<[0x00000000, 0x80000000, 0x3F800000, 0xFF800000, 0x00000000, 0xBE900000, 0x41200000, 0xC0B80000, 0xBD400000]> : tensor<9xf32>) : tensor<9xf32>
  %in_f64 = util.unfoldable_constant dense<[0x00, 0x80, 0x30, 0xF0, 0x78, 0x92, 0x64, 0xD7, 0x83]> : tensor<9xf8E3M4>
  %f64 = arith.extf %in_f64 : tensor<9xf8E3M4> to tensor<9xf64>
  %zero_f64 = arith.constant dense<0x0000000000000000> : tensor<9xf64>
  %f64_nan = arith.cmpf uno, %f64, %f64 : tensor<9xf64>
  check.expect_eq_const(%f64_nan, dense<[false, false, false, false, true, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f64_number = arith.select %f64_nan, %zero_f64, %f64 : tensor<9xi1>, tensor<9xf64>
  check.expect_eq_const(%f64_number, dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xFFF0000000000000, 0x0000000000000000, 0xBFD2000000000000, 0x4024000000000000, 0xC017000000000000, 0xBFA8000000000000]> : tensor<9xf64>) : tensor<9xf64>
  return
}

func.func @f8E4M3() {
  %in_f6E3M2FN = util.unfoldable_constant dense<[0x00, 0x80, 0x38, 0x4C, 0x29, 0x22, 0x33, 0x2E, 0x21]> : tensor<9xf8E4M3>
  %f6E3M2FN = arith.truncf %in_f6E3M2FN : tensor<9xf8E4M3> to tensor<9xf6E3M2FN>
  check.expect_eq_const(%f6E3M2FN, dense<[0x00, 0x20, 0x0C, 0x16, 0x04, 0x02, 0x0A, 0x07, 0x02]> : tensor<9xf6E3M2FN>) : tensor<9xf6E3M2FN>
  %in_f8E4M3FN = util.unfoldable_constant dense<[0x00, 0x80, 0x38, 0x1E, 0xBA, 0xCF, 0xDC, 0x26, 0x4C]> : tensor<9xf8E4M3>
  %f8E4M3FN = arith.convertf %in_f8E4M3FN : tensor<9xf8E4M3> to tensor<9xf8E4M3FN>
  check.expect_eq_const(%f8E4M3FN, dense<[0x00, 0x80, 0x38, 0x1E, 0xBA, 0xCF, 0xDC, 0x26, 0x4C]> : tensor<9xf8E4M3FN>) : tensor<9xf8E4M3FN>
  %in_f8E5M2 = util.unfoldable_constant dense<[0x00, 0x80, 0x38, 0x1E, 0xBA, 0xCF, 0xDC, 0x26, 0x4C]> : tensor<9xf8E4M3>
  %f8E5M2 = arith.convertf %in_f8E5M2 : tensor<9xf8E4M3> to tensor<9xf8E5M2>
  check.expect_eq_const(%f8E5M2, dense<[0x00, 0x80, 0x3C, 0x2F, 0xBD, 0xC8, 0xCE, 0x33, 0x46]> : tensor<9xf8E5M2>) : tensor<9xf8E5M2>
  %in_bf16 = util.unfoldable_constant dense<[0x00, 0x80, 0x38, 0x1E, 0xBA, 0xCF, 0xDC, 0x26, 0x4C]> : tensor<9xf8E4M3>
  %bf16 = arith.extf %in_bf16 : tensor<9xf8E4M3> to tensor<9xbf16>
  check.expect_eq_const(%bf16, dense<[0x0000, 0x8000, 0x3F80, 0x3DE0, 0xBFA0, 0xC0F0, 0xC1C0, 0x3E60, 0x40C0]> : tensor<9xbf16>) : tensor<9xbf16>
  %in_f16 = util.unfoldable_constant dense<[0x00, 0x80, 0x38, 0x1E, 0xBA, 0xCF, 0xDC, 0x26, 0x4C]> : tensor<9xf8E4M3>
  %f16 = arith.extf %in_f16 : tensor<9xf8E4M3> to tensor<9xf16>
  check.expect_eq_const(%f16, dense<[0x0000, 0x8000, 0x3C00, 0x2F00, 0xBD00, 0xC780, 0xCE00, 0x3300, 0x4600]> : tensor<9xf16>) : tensor<9xf16>
  %in_f32 = util.unfoldable_constant dense<[0x00, 0x80, 0x38, 0x1E, 0xBA, 0xCF, 0xDC, 0x26, 0x4C]> : tensor<9xf8E4M3>
  %f32 = arith.extf %in_f32 : tensor<9xf8E4M3> to tensor<9xf32>
  check.expect_eq_const(%f32, dense<[0x00000000, 0x80000000, 0x3F800000, 0x3DE00000, 0xBFA00000, 0xC0F00000, 0xC1C00000, 0x3E600000, 0x40C00000]> : tensor<9xf32>) : tensor<9xf32>
  %in_f64 = util.unfoldable_constant dense<[0x00, 0x80, 0x38, 0x1E, 0xBA, 0xCF, 0xDC, 0x26, 0x4C]> : tensor<9xf8E4M3>
  %f64 = arith.extf %in_f64 : tensor<9xf8E4M3> to tensor<9xf64>
  check.expect_eq_const(%f64, dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x3FBC000000000000, 0xBFF4000000000000, 0xC01E000000000000, 0xC038000000000000, 0x3FCC000000000000, 0x4018000000000000]> : tensor<9xf64>) : tensor<9xf64>
  %in_f128 = util.unfoldable_constant dense<[0x00, 0x80, 0x38, 0x1E, 0xBA, 0xCF, 0xDC, 0x26, 0x4C]> : tensor<9xf8E4M3>
  %f128 = arith.extf %in_f128 : tensor<9xf8E4M3> to tensor<9xf128>
  check.expect_eq_const(%f128, dense<[0x00000000000000000000000000000000, 0x80000000000000000000000000000000, 0x3FFF0000000000000000000000000000, 0x3FFBC000000000000000000000000000, 0xBFFF4000000000000000000000000000, 0xC001E000000000000000000000000000, 0xC0038000000000000000000000000000, 0x3FFCC000000000000000000000000000, 0x40018000000000000000000000000000]> : tensor<9xf128>) : tensor<9xf128>
  return
}

func.func @f8E4M3FN() {
  %in_f6E2M3FN = util.unfoldable_constant dense<[0x00, 0x80, 0x38, 0x52, 0x9C, 0x4A, 0x4F, 0x50, 0x3E]> : tensor<9xf8E4M3FN>
  %f6E2M3FN = arith.truncf %in_f6E2M3FN : tensor<9xf8E4M3FN> to tensor<9xf6E2M3FN>
  check.expect_eq_const(%f6E2M3FN, dense<[0x00, 0x20, 0x08, 0x1F, 0x21, 0x1A, 0x1F, 0x1F, 0x0E]> : tensor<9xf6E2M3FN>) : tensor<9xf6E2M3FN>
  %in_f8E4M3 = util.unfoldable_constant dense<[0x00, 0x80, 0x38, 0xCB, 0x2D, 0xFC, 0x30, 0x52, 0x9C]> : tensor<9xf8E4M3FN>
  %f8E4M3 = arith.convertf %in_f8E4M3 : tensor<9xf8E4M3FN> to tensor<9xf8E4M3>
  check.expect_eq_const(%f8E4M3, dense<[0x00, 0x80, 0x38, 0xCB, 0x2D, 0xF8, 0x30, 0x52, 0x9C]> : tensor<9xf8E4M3>) : tensor<9xf8E4M3>
  %in_f8E4M3B11FNUZ = util.unfoldable_constant dense<[0x00, 0x80, 0x38, 0xCB, 0x2D, 0xFC, 0x30, 0x52, 0x9C]> : tensor<9xf8E4M3FN>
  %f8E4M3B11FNUZ = arith.convertf %in_f8E4M3B11FNUZ : tensor<9xf8E4M3FN> to tensor<9xf8E4M3B11FNUZ>
  %zero_f8E4M3B11FNUZ = arith.constant dense<0x00> : tensor<9xf8E4M3B11FNUZ>
  %f8E4M3B11FNUZ_nan = arith.cmpf uno, %f8E4M3B11FNUZ, %f8E4M3B11FNUZ : tensor<9xf8E4M3B11FNUZ>
  check.expect_eq_const(%f8E4M3B11FNUZ_nan, dense<[false, false, false, false, false, true, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f8E4M3B11FNUZ_number = arith.select %f8E4M3B11FNUZ_nan, %zero_f8E4M3B11FNUZ, %f8E4M3B11FNUZ : tensor<9xi1>, tensor<9xf8E4M3B11FNUZ>
  check.expect_eq_const(%f8E4M3B11FNUZ_number, dense<[0x00, 0x00, 0x58, 0xEB, 0x4D, 0x00, 0x50, 0x72, 0xBC]> : tensor<9xf8E4M3B11FNUZ>) : tensor<9xf8E4M3B11FNUZ>
  %in_f8E8M0FNU = util.unfoldable_constant dense<[0x00, 0x38, 0x44, 0x08, 0x07, 0x7F, 0x2D, 0x30, 0x52]> : tensor<9xf8E4M3FN>
  %f8E8M0FNU = arith.convertf %in_f8E8M0FNU : tensor<9xf8E4M3FN> to tensor<9xf8E8M0FNU>
  %zero_f8E8M0FNU = arith.constant dense<0x00> : tensor<9xf8E8M0FNU>
  %f8E8M0FNU_nan = arith.cmpf uno, %f8E8M0FNU, %f8E8M0FNU : tensor<9xf8E8M0FNU>
  check.expect_eq_const(%f8E8M0FNU_nan, dense<[false, false, false, false, false, true, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f8E8M0FNU_number = arith.select %f8E8M0FNU_nan, %zero_f8E8M0FNU, %f8E8M0FNU : tensor<9xi1>, tensor<9xf8E8M0FNU>
  check.expect_eq_const(%f8E8M0FNU_number, dense<[0x00, 0x7F, 0x81, 0x79, 0x79, 0x00, 0x7E, 0x7E, 0x82]> : tensor<9xf8E8M0FNU>) : tensor<9xf8E8M0FNU>
  %in_f16 = util.unfoldable_constant dense<[0x00, 0x80, 0x38, 0xCB, 0x2D, 0xFC, 0x30, 0x52, 0x9C]> : tensor<9xf8E4M3FN>
  %f16 = arith.extf %in_f16 : tensor<9xf8E4M3FN> to tensor<9xf16>
  check.expect_eq_const(%f16, dense<[0x0000, 0x8000, 0x3C00, 0xC580, 0x3680, 0xDE00, 0x3800, 0x4900, 0xAE00]> : tensor<9xf16>) : tensor<9xf16>
  %in_tf32 = util.unfoldable_constant dense<[0x00, 0x80, 0x38, 0xCB, 0x2D, 0xFC, 0x30, 0x52, 0x9C]> : tensor<9xf8E4M3FN>
  %tf32 = arith.extf %in_tf32 : tensor<9xf8E4M3FN> to tensor<9xtf32>
  check.expect_eq_const(%tf32, dense<[0x00000, 0x40000, 0x1FC00, 0x60580, 0x1F680, 0x61E00, 0x1F800, 0x20900, 0x5EE00]> : tensor<9xtf32>) : tensor<9xtf32>
  %in_f32 = util.unfoldable_constant dense<[0x00, 0x80, 0x38, 0xCB, 0x2D, 0xFC, 0x30, 0x52, 0x9C]> : tensor<9xf8E4M3FN>
  %f32 = arith.extf %in_f32 : tensor<9xf8E4M3FN> to tensor<9xf32>
  check.expect_eq_const(%f32, dense<[0x00000000, 0x80000000, 0x3F800000, 0xC0B00000, 0x3ED00000, 0xC3C00000, 0x3F000000, 0x41200000, 0xBDC00000]> : tensor<9xf32>) : tensor<9xf32>
  %in_f64 = util.unfoldable_constant dense<[0x00, 0x80, 0x38, 0xCB, 0x2D, 0xFC, 0x30, 0x52, 0x9C]> : tensor<9xf8E4M3FN>
  %f64 = arith.extf %in_f64 : tensor<9xf8E4M3FN> to tensor<9xf64>
  check.expect_eq_const(%f64, dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC016000000000000, 0x3FDA000000000000, 0xC078000000000000, 0x3FE0000000000000, 0x4024000000000000, 0xBFB8000000000000]> : tensor<9xf64>) : tensor<9xf64>
  %in_f80 = util.unfoldable_constant dense<[0x00, 0x80, 0x38, 0xCB, 0x2D, 0xFC, 0x30, 0x52, 0x9C]> : tensor<9xf8E4M3FN>
  %f80 = arith.extf %in_f80 : tensor<9xf8E4M3FN> to tensor<9xf80>
  check.expect_eq_const(%f80, dense<[0x00000000000000000000, 0x80000000000000000000, 0x3FFF8000000000000000, 0xC001B000000000000000, 0x3FFDD000000000000000, 0xC007C000000000000000, 0x3FFE8000000000000000, 0x4002A000000000000000, 0xBFFBC000000000000000]> : tensor<9xf80>) : tensor<9xf80>
  return
}

func.func @f8E4M3FNUZ() {
  %in_f4E2M1FN = util.unfoldable_constant dense<[0x00, 0x40, 0x4C, 0xC6, 0x77, 0x4F, 0x48, 0x42, 0x3A]> : tensor<9xf8E4M3FNUZ>
  %f4E2M1FN = arith.truncf %in_f4E2M1FN : tensor<9xf8E4M3FNUZ> to tensor<9xf4E2M1FN>
  check.expect_eq_const(%f4E2M1FN, dense<[0x0, 0x2, 0x5, 0xC, 0x7, 0x6, 0x4, 0x2, 0x1]> : tensor<9xf4E2M1FN>) : tensor<9xf4E2M1FN>
  %in_f8E3M4 = util.unfoldable_constant dense<[0x00, 0x40, 0x4C, 0x80, 0x69, 0xAE, 0xB4, 0xC6, 0x77]> : tensor<9xf8E4M3FNUZ>
  %f8E3M4 = arith.convertf %in_f8E3M4 : tensor<9xf8E4M3FNUZ> to tensor<9xf8E3M4>
  %zero_f8E3M4 = arith.constant dense<0x00> : tensor<9xf8E3M4>
  %f8E3M4_nan = arith.cmpf uno, %f8E3M4, %f8E3M4 : tensor<9xf8E3M4>
  check.expect_eq_const(%f8E3M4_nan, dense<[false, false, false, true, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f8E3M4_number = arith.select %f8E3M4_nan, %zero_f8E3M4, %f8E3M4 : tensor<9xi1>, tensor<9xf8E3M4>
  check.expect_eq_const(%f8E3M4_number, dense<[0x00, 0x30, 0x48, 0x00, 0x70, 0x8E, 0x98, 0xBC, 0x70]> : tensor<9xf8E3M4>) : tensor<9xf8E3M4>
  %in_f8E5M2FNUZ = util.unfoldable_constant dense<[0x00, 0x40, 0x4C, 0x80, 0x69, 0xAE, 0xB4, 0xC6, 0x77]> : tensor<9xf8E4M3FNUZ>
  %f8E5M2FNUZ = arith.convertf %in_f8E5M2FNUZ : tensor<9xf8E4M3FNUZ> to tensor<9xf8E5M2FNUZ>
  %zero_f8E5M2FNUZ = arith.constant dense<0x00> : tensor<9xf8E5M2FNUZ>
  %f8E5M2FNUZ_nan = arith.cmpf uno, %f8E5M2FNUZ, %f8E5M2FNUZ : tensor<9xf8E5M2FNUZ>
  check.expect_eq_const(%f8E5M2FNUZ_nan, dense<[false, false, false, true, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f8E5M2FNUZ_number = arith.select %f8E5M2FNUZ_nan, %zero_f8E5M2FNUZ, %f8E5M2FNUZ : tensor<9xi1>, tensor<9xf8E5M2FNUZ>
  check.expect_eq_const(%f8E5M2FNUZ_number, dense<[0x00, 0x40, 0x46, 0x00, 0x54, 0xB7, 0xBA, 0xC3, 0x5C]> : tensor<9xf8E5M2FNUZ>) : tensor<9xf8E5M2FNUZ>
  %in_f16 = util.unfoldable_constant dense<[0x00, 0x40, 0x4C, 0x80, 0x69, 0xAE, 0xB4, 0xC6, 0x77]> : tensor<9xf8E4M3FNUZ>
  %f16 = arith.extf %in_f16 : tensor<9xf8E4M3FNUZ> to tensor<9xf16>
  %zero_f16 = arith.constant dense<0x0000> : tensor<9xf16>
  %f16_nan = arith.cmpf uno, %f16, %f16 : tensor<9xf16>
  check.expect_eq_const(%f16_nan, dense<[false, false, false, true, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f16_number = arith.select %f16_nan, %zero_f16, %f16 : tensor<9xi1>, tensor<9xf16>
  check.expect_eq_const(%f16_number, dense<[0x0000, 0x3C00, 0x4200, 0x0000, 0x5080, 0xB300, 0xB600, 0xBF00, 0x5780]> : tensor<9xf16>) : tensor<9xf16>
  %in_f32 = util.unfoldable_constant dense<[0x00, 0x40, 0x4C, 0x80, 0x69, 0xAE, 0xB4, 0xC6, 0x77]> : tensor<9xf8E4M3FNUZ>
  %f32 = arith.extf %in_f32 : tensor<9xf8E4M3FNUZ> to tensor<9xf32>
  %zero_f32 = arith.constant dense<0x00000000> : tensor<9xf32>
  %f32_nan = arith.cmpf uno, %f32, %f32 : tensor<9xf32>
  check.expect_eq_const(%f32_nan, dense<[false, false, false, true, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f32_number = arith.select %f32_nan, %zero_f32, %f32 : tensor<9xi1>, tensor<9xf32>
  check.expect_eq_const(%f32_number, dense<[0x00000000, 0x3F800000, 0x40400000, 0x00000000, 0x42100000, 0xBE600000, 0xBEC00000, 0xBFE00000, 0x42F00000]> : tensor<9xf32>) : tensor<9xf32>
  %in_f64 = util.unfoldable_constant dense<[0x00, 0x40, 0x4C, 0x80, 0x69, 0xAE, 0xB4, 0xC6, 0x77]> : tensor<9xf8E4M3FNUZ>
  %f64 = arith.extf %in_f64 : tensor<9xf8E4M3FNUZ> to tensor<9xf64>
  %zero_f64 = arith.constant dense<0x0000000000000000> : tensor<9xf64>
  %f64_nan = arith.cmpf uno, %f64, %f64 : tensor<9xf64>
  check.expect_eq_const(%f64_nan, dense<[false, false, false, true, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f64_number = arith.select %f64_nan, %zero_f64, %f64 : tensor<9xi1>, tensor<9xf64>
  check.expect_eq_const(%f64_number, dense<[0x0000000000000000, 0x3FF0000000000000, 0x4008000000000000, 0x0000000000000000, 0x4042000000000000, 0xBFCC000000000000, 0xBFD8000000000000, 0xBFFC000000000000, 0x405E000000000000]> : tensor<9xf64>) : tensor<9xf64>
  return
}

func.func @f8E4M3B11FNUZ() {
  %in_f6E3M2FN = util.unfoldable_constant dense<[0x00, 0x58, 0x64, 0x6D, 0x41, 0x5E, 0x53, 0x6E, 0x53]> : tensor<9xf8E4M3B11FNUZ>
  %f6E3M2FN = arith.truncf %in_f6E3M2FN : tensor<9xf8E4M3B11FNUZ> to tensor<9xf6E3M2FN>
  check.expect_eq_const(%f6E3M2FN, dense<[0x00, 0x0C, 0x12, 0x16, 0x02, 0x0F, 0x0A, 0x17, 0x0A]> : tensor<9xf6E3M2FN>) : tensor<9xf6E3M2FN>
  %in_f8E4M3FN = util.unfoldable_constant dense<[0x00, 0x58, 0x64, 0xFE, 0x80, 0x5E, 0x51, 0xE8, 0x6D]> : tensor<9xf8E4M3B11FNUZ>
  %f8E4M3FN = arith.convertf %in_f8E4M3FN : tensor<9xf8E4M3B11FNUZ> to tensor<9xf8E4M3FN>
  %zero_f8E4M3FN = arith.constant dense<0x00> : tensor<9xf8E4M3FN>
  %f8E4M3FN_nan = arith.cmpf uno, %f8E4M3FN, %f8E4M3FN : tensor<9xf8E4M3FN>
  check.expect_eq_const(%f8E4M3FN_nan, dense<[false, false, false, false, true, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f8E4M3FN_number = arith.select %f8E4M3FN_nan, %zero_f8E4M3FN, %f8E4M3FN : tensor<9xi1>, tensor<9xf8E4M3FN>
  check.expect_eq_const(%f8E4M3FN_number, dense<[0x00, 0x38, 0x44, 0xDE, 0x00, 0x3E, 0x31, 0xC8, 0x4D]> : tensor<9xf8E4M3FN>) : tensor<9xf8E4M3FN>
  %in_f8E5M2 = util.unfoldable_constant dense<[0x00, 0x58, 0x64, 0xFE, 0x80, 0x5E, 0x51, 0xE8, 0x6D]> : tensor<9xf8E4M3B11FNUZ>
  %f8E5M2 = arith.convertf %in_f8E5M2 : tensor<9xf8E4M3B11FNUZ> to tensor<9xf8E5M2>
  %zero_f8E5M2 = arith.constant dense<0x00> : tensor<9xf8E5M2>
  %f8E5M2_nan = arith.cmpf uno, %f8E5M2, %f8E5M2 : tensor<9xf8E5M2>
  check.expect_eq_const(%f8E5M2_nan, dense<[false, false, false, false, true, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f8E5M2_number = arith.select %f8E5M2_nan, %zero_f8E5M2, %f8E5M2 : tensor<9xi1>, tensor<9xf8E5M2>
  check.expect_eq_const(%f8E5M2_number, dense<[0x00, 0x3C, 0x42, 0xCF, 0x00, 0x3F, 0x38, 0xC4, 0x46]> : tensor<9xf8E5M2>) : tensor<9xf8E5M2>
  %in_bf16 = util.unfoldable_constant dense<[0x00, 0x58, 0x64, 0xFE, 0x80, 0x5E, 0x51, 0xE8, 0x6D]> : tensor<9xf8E4M3B11FNUZ>
  %bf16 = arith.extf %in_bf16 : tensor<9xf8E4M3B11FNUZ> to tensor<9xbf16>
  %zero_bf16 = arith.constant dense<0x0000> : tensor<9xbf16>
  %bf16_nan = arith.cmpf uno, %bf16, %bf16 : tensor<9xbf16>
  check.expect_eq_const(%bf16_nan, dense<[false, false, false, false, true, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %bf16_number = arith.select %bf16_nan, %zero_bf16, %bf16 : tensor<9xi1>, tensor<9xbf16>
  check.expect_eq_const(%bf16_number, dense<[0x0000, 0x3F80, 0x4040, 0xC1E0, 0x0000, 0x3FE0, 0x3F10, 0xC080, 0x40D0]> : tensor<9xbf16>) : tensor<9xbf16>
  %in_f16 = util.unfoldable_constant dense<[0x00, 0x58, 0x64, 0xFE, 0x80, 0x5E, 0x51, 0xE8, 0x6D]> : tensor<9xf8E4M3B11FNUZ>
  %f16 = arith.extf %in_f16 : tensor<9xf8E4M3B11FNUZ> to tensor<9xf16>
  %zero_f16 = arith.constant dense<0x0000> : tensor<9xf16>
  %f16_nan = arith.cmpf uno, %f16, %f16 : tensor<9xf16>
  check.expect_eq_const(%f16_nan, dense<[false, false, false, false, true, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f16_number = arith.select %f16_nan, %zero_f16, %f16 : tensor<9xi1>, tensor<9xf16>
  check.expect_eq_const(%f16_number, dense<[0x0000, 0x3C00, 0x4200, 0xCF00, 0x0000, 0x3F00, 0x3880, 0xC400, 0x4680]> : tensor<9xf16>) : tensor<9xf16>
  %in_f32 = util.unfoldable_constant dense<[0x00, 0x58, 0x64, 0xFE, 0x80, 0x5E, 0x51, 0xE8, 0x6D]> : tensor<9xf8E4M3B11FNUZ>
  %f32 = arith.extf %in_f32 : tensor<9xf8E4M3B11FNUZ> to tensor<9xf32>
  %zero_f32 = arith.constant dense<0x00000000> : tensor<9xf32>
  %f32_nan = arith.cmpf uno, %f32, %f32 : tensor<9xf32>
  check.expect_eq_const(%f32_nan, dense<[false, false, false, false, true, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f32_number = arith.select %f32_nan, %zero_f32, %f32 : tensor<9xi1>, tensor<9xf32>
  check.expect_eq_const(%f32_number, dense<[0x00000000, 0x3F800000, 0x40400000, 0xC1E00000, 0x00000000, 0x3FE00000, 0x3F100000, 0xC0800000, 0x40D00000]> : tensor<9xf32>) : tensor<9xf32>
  %in_f64 = util.unfoldable_constant dense<[0x00, 0x58, 0x64, 0xFE, 0x80, 0x5E, 0x51, 0xE8, 0x6D]> : tensor<9xf8E4M3B11FNUZ>
  %f64 = arith.extf %in_f64 : tensor<9xf8E4M3B11FNUZ> to tensor<9xf64>
  %zero_f64 = arith.constant dense<0x0000000000000000> : tensor<9xf64>
  %f64_nan = arith.cmpf uno, %f64, %f64 : tensor<9xf64>
  check.expect_eq_const(%f64_nan, dense<[false, false, false, false, true, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f64_number = arith.select %f64_nan, %zero_f64, %f64 : tensor<9xi1>, tensor<9xf64>
  check.expect_eq_const(%f64_number, dense<[0x0000000000000000, 0x3FF0000000000000, 0x4008000000000000, 0xC03C000000000000, 0x0000000000000000, 0x3FFC000000000000, 0x3FE2000000000000, 0xC010000000000000, 0x401A000000000000]> : tensor<9xf64>) : tensor<9xf64>
  %in_f128 = util.unfoldable_constant dense<[0x00, 0x58, 0x64, 0xFE, 0x80, 0x5E, 0x51, 0xE8, 0x6D]> : tensor<9xf8E4M3B11FNUZ>
  %f128 = arith.extf %in_f128 : tensor<9xf8E4M3B11FNUZ> to tensor<9xf128>
  %zero_f128 = arith.constant dense<0x00000000000000000000000000000000> : tensor<9xf128>
  %f128_nan = arith.cmpf uno, %f128, %f128 : tensor<9xf128>
  check.expect_eq_const(%f128_nan, dense<[false, false, false, false, true, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f128_number = arith.select %f128_nan, %zero_f128, %f128 : tensor<9xi1>, tensor<9xf128>
  check.expect_eq_const(%f128_number, dense<[0x00000000000000000000000000000000, 0x3FFF0000000000000000000000000000, 0x40008000000000000000000000000000, 0xC003C000000000000000000000000000, 0x00000000000000000000000000000000, 0x3FFFC000000000000000000000000000, 0x3FFE2000000000000000000000000000, 0xC0010000000000000000000000000000, 0x4001A000000000000000000000000000]> : tensor<9xf128>) : tensor<9xf128>
  return
}

func.func @f8E5M2() {
  %in_f6E2M3FN = util.unfoldable_constant dense<[0x00, 0x80, 0x3C, 0x59, 0x48, 0x3D, 0x43, 0x39, 0x3C]> : tensor<9xf8E5M2>
  %f6E2M3FN = arith.truncf %in_f6E2M3FN : tensor<9xf8E5M2> to tensor<9xf6E2M3FN>
  check.expect_eq_const(%f6E2M3FN, dense<[0x00, 0x20, 0x08, 0x1F, 0x1F, 0x0A, 0x16, 0x05, 0x08]> : tensor<9xf6E2M3FN>) : tensor<9xf6E2M3FN>
  %in_f8E4M3 = util.unfoldable_constant dense<[0x00, 0x80, 0x3C, 0xFA, 0x7C, 0xFC, 0x7E, 0x39, 0x59]> : tensor<9xf8E5M2>
  %f8E4M3 = arith.convertf %in_f8E4M3 : tensor<9xf8E5M2> to tensor<9xf8E4M3>
  %zero_f8E4M3 = arith.constant dense<0x00> : tensor<9xf8E4M3>
  %f8E4M3_nan = arith.cmpf uno, %f8E4M3, %f8E4M3 : tensor<9xf8E4M3>
  check.expect_eq_const(%f8E4M3_nan, dense<[false, false, false, false, false, false, true, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f8E4M3_number = arith.select %f8E4M3_nan, %zero_f8E4M3, %f8E4M3 : tensor<9xi1>, tensor<9xf8E4M3>
  check.expect_eq_const(%f8E4M3_number, dense<[0x00, 0x80, 0x38, 0xF8, 0x78, 0xF8, 0x00, 0x32, 0x72]> : tensor<9xf8E4M3>) : tensor<9xf8E4M3>
  %in_f8E4M3B11FNUZ = util.unfoldable_constant dense<[0x00, 0x80, 0x3C, 0xFA, 0x7C, 0xFC, 0x7E, 0x39, 0x59]> : tensor<9xf8E5M2>
  %f8E4M3B11FNUZ = arith.convertf %in_f8E4M3B11FNUZ : tensor<9xf8E5M2> to tensor<9xf8E4M3B11FNUZ>
  %zero_f8E4M3B11FNUZ = arith.constant dense<0x00> : tensor<9xf8E4M3B11FNUZ>
  %f8E4M3B11FNUZ_nan = arith.cmpf uno, %f8E4M3B11FNUZ, %f8E4M3B11FNUZ : tensor<9xf8E4M3B11FNUZ>
  check.expect_eq_const(%f8E4M3B11FNUZ_nan, dense<[false, false, false, true, true, true, true, false, true]> : tensor<9xi1>) : tensor<9xi1>
  %f8E4M3B11FNUZ_number = arith.select %f8E4M3B11FNUZ_nan, %zero_f8E4M3B11FNUZ, %f8E4M3B11FNUZ : tensor<9xi1>, tensor<9xf8E4M3B11FNUZ>
  check.expect_eq_const(%f8E4M3B11FNUZ_number, dense<[0x00, 0x00, 0x58, 0x00, 0x00, 0x00, 0x00, 0x52, 0x00]> : tensor<9xf8E4M3B11FNUZ>) : tensor<9xf8E4M3B11FNUZ>
  %in_f8E8M0FNU = util.unfoldable_constant dense<[0x00, 0x3C, 0x42, 0x03, 0x04, 0x7C, 0x7E, 0x39, 0x59]> : tensor<9xf8E5M2>
  %f8E8M0FNU = arith.convertf %in_f8E8M0FNU : tensor<9xf8E5M2> to tensor<9xf8E8M0FNU>
  %zero_f8E8M0FNU = arith.constant dense<0x00> : tensor<9xf8E8M0FNU>
  %f8E8M0FNU_nan = arith.cmpf uno, %f8E8M0FNU, %f8E8M0FNU : tensor<9xf8E8M0FNU>
  check.expect_eq_const(%f8E8M0FNU_nan, dense<[false, false, false, false, false, true, true, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f8E8M0FNU_number = arith.select %f8E8M0FNU_nan, %zero_f8E8M0FNU, %f8E8M0FNU : tensor<9xi1>, tensor<9xf8E8M0FNU>
  check.expect_eq_const(%f8E8M0FNU_number, dense<[0x00, 0x7F, 0x81, 0x71, 0x71, 0x00, 0x00, 0x7E, 0x86]> : tensor<9xf8E8M0FNU>) : tensor<9xf8E8M0FNU>
  %in_f16 = util.unfoldable_constant dense<[0x00, 0x80, 0x3C, 0xFA, 0x7C, 0xFC, 0x7E, 0x39, 0x59]> : tensor<9xf8E5M2>
  %f16 = arith.extf %in_f16 : tensor<9xf8E5M2> to tensor<9xf16>
  %zero_f16 = arith.constant dense<0x0000> : tensor<9xf16>
  %f16_nan = arith.cmpf uno, %f16, %f16 : tensor<9xf16>
  check.expect_eq_const(%f16_nan, dense<[false, false, false, false, false, false, true, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f16_number = arith.select %f16_nan, %zero_f16, %f16 : tensor<9xi1>, tensor<9xf16>
  check.expect_eq_const(%f16_number, dense<[0x0000, 0x8000, 0x3C00, 0xFA00, 0x7C00, 0xFC00, 0x0000, 0x3900, 0x5900]> : tensor<9xf16>) : tensor<9xf16>
  %in_tf32 = util.unfoldable_constant dense<[0x00, 0x80, 0x3C, 0xFA, 0x7C, 0xFC, 0x7E, 0x39, 0x59]> : tensor<9xf8E5M2>
  %tf32 = arith.extf %in_tf32 : tensor<9xf8E5M2> to tensor<9xtf32>
  %zero_tf32 = arith.constant dense<0x00000> : tensor<9xtf32>
  %tf32_nan = arith.cmpf uno, %tf32, %tf32 : tensor<9xtf32>
  check.expect_eq_const(%tf32_nan, dense<[false, false, false, false, false, false, true, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %tf32_number = arith.select %tf32_nan, %zero_tf32, %tf32 : tensor<9xi1>, tensor<9xtf32>
  check.expect_eq_const(%tf32_number, dense<[0x00000, 0x40000, 0x1FC00, 0x63A00, 0x3FC00, 0x7FC00, 0x00000, 0x1F900, 0x21900]> : tensor<9xtf32>) : tensor<9xtf32>
  %in_f32 = util.unfoldable_constant dense<[0x00, 0x80, 0x3C, 0xFA, 0x7C, 0xFC, 0x7E, 0x39, 0x59]> : tensor<9xf8E5M2>
  %f32 = arith.extf %in_f32 : tensor<9xf8E5M2> to tensor<9xf32>
  %zero_f32 = arith.constant dense<0x00000000> : tensor<9xf32>
  %f32_nan = arith.cmpf uno, %f32, %f32 : tensor<9xf32>
  check.expect_eq_const(%f32_nan, dense<[false, false, false, false, false, false, true, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f32_number = arith.select %f32_nan, %zero_f32, %f32 : tensor<9xi1>, tensor<9xf32>
  check.expect_eq_const(%f32_number, dense<[0x00000000, 0x80000000, 0x3F800000, 0xC7400000, 0x7F800000, 0xFF800000, 0x00000000, 0x3F200000, 0x43200000]> : tensor<9xf32>) : tensor<9xf32>
  %in_f64 = util.unfoldable_constant dense<[0x00, 0x80, 0x3C, 0xFA, 0x7C, 0xFC, 0x7E, 0x39, 0x59]> : tensor<9xf8E5M2>
  %f64 = arith.extf %in_f64 : tensor<9xf8E5M2> to tensor<9xf64>
  %zero_f64 = arith.constant dense<0x0000000000000000> : tensor<9xf64>
  %f64_nan = arith.cmpf uno, %f64, %f64 : tensor<9xf64>
  check.expect_eq_const(%f64_nan, dense<[false, false, false, false, false, false, true, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f64_number = arith.select %f64_nan, %zero_f64, %f64 : tensor<9xi1>, tensor<9xf64>
  check.expect_eq_const(%f64_number, dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC0E8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x0000000000000000, 0x3FE4000000000000, 0x4064000000000000]> : tensor<9xf64>) : tensor<9xf64>
  %in_f80 = util.unfoldable_constant dense<[0x00, 0x80, 0x3C, 0xFA, 0x7C, 0xFC, 0x7E, 0x39, 0x59]> : tensor<9xf8E5M2>
  %f80 = arith.extf %in_f80 : tensor<9xf8E5M2> to tensor<9xf80>
  %zero_f80 = arith.constant dense<0x00000000000000000000> : tensor<9xf80>
  %f80_nan = arith.cmpf uno, %f80, %f80 : tensor<9xf80>
  check.expect_eq_const(%f80_nan, dense<[false, false, false, false, false, false, true, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f80_number = arith.select %f80_nan, %zero_f80, %f80 : tensor<9xi1>, tensor<9xf80>
  check.expect_eq_const(%f80_number, dense<[0x00000000000000000000, 0x80000000000000000000, 0x3FFF8000000000000000, 0xC00EC000000000000000, 0x7FFF8000000000000000, 0xFFFF8000000000000000, 0x00000000000000000000, 0x3FFEA000000000000000, 0x4006A000000000000000]> : tensor<9xf80>) : tensor<9xf80>
  return
}

func.func @f8E5M2FNUZ() {
  %in_f4E2M1FN = util.unfoldable_constant dense<[0x00, 0x40, 0x46, 0x5E, 0x51, 0x55, 0x4C, 0x44, 0x3D]> : tensor<9xf8E5M2FNUZ>
  %f4E2M1FN = arith.truncf %in_f4E2M1FN : tensor<9xf8E5M2FNUZ> to tensor<9xf4E2M1FN>
  check.expect_eq_const(%f4E2M1FN, dense<[0x0, 0x2, 0x5, 0x7, 0x7, 0x7, 0x7, 0x4, 0x1]> : tensor<9xf4E2M1FN>) : tensor<9xf4E2M1FN>
  %in_f8E3M4 = util.unfoldable_constant dense<[0x00, 0x40, 0x46, 0xFE, 0x80, 0x4B, 0x5E, 0x51, 0x55]> : tensor<9xf8E5M2FNUZ>
  %f8E3M4 = arith.convertf %in_f8E3M4 : tensor<9xf8E5M2FNUZ> to tensor<9xf8E3M4>
  %zero_f8E3M4 = arith.constant dense<0x00> : tensor<9xf8E3M4>
  %f8E3M4_nan = arith.cmpf uno, %f8E3M4, %f8E3M4 : tensor<9xf8E3M4>
  check.expect_eq_const(%f8E3M4_nan, dense<[false, false, false, false, true, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f8E3M4_number = arith.select %f8E3M4_nan, %zero_f8E3M4, %f8E3M4 : tensor<9xi1>, tensor<9xf8E3M4>
  check.expect_eq_const(%f8E3M4_number, dense<[0x00, 0x30, 0x48, 0xF0, 0x00, 0x5C, 0x70, 0x70, 0x70]> : tensor<9xf8E3M4>) : tensor<9xf8E3M4>
  %in_f8E4M3FNUZ = util.unfoldable_constant dense<[0x00, 0x40, 0x46, 0xFE, 0x80, 0x4B, 0x5E, 0x51, 0x55]> : tensor<9xf8E5M2FNUZ>
  %f8E4M3FNUZ = arith.convertf %in_f8E4M3FNUZ : tensor<9xf8E5M2FNUZ> to tensor<9xf8E4M3FNUZ>
  %zero_f8E4M3FNUZ = arith.constant dense<0x00> : tensor<9xf8E4M3FNUZ>
  %f8E4M3FNUZ_nan = arith.cmpf uno, %f8E4M3FNUZ, %f8E4M3FNUZ : tensor<9xf8E4M3FNUZ>
  check.expect_eq_const(%f8E4M3FNUZ_nan, dense<[false, false, false, true, true, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f8E4M3FNUZ_number = arith.select %f8E4M3FNUZ_nan, %zero_f8E4M3FNUZ, %f8E4M3FNUZ : tensor<9xi1>, tensor<9xf8E4M3FNUZ>
  check.expect_eq_const(%f8E4M3FNUZ_number, dense<[0x00, 0x40, 0x4C, 0x00, 0x00, 0x56, 0x7C, 0x62, 0x6A]> : tensor<9xf8E4M3FNUZ>) : tensor<9xf8E4M3FNUZ>
  %in_f16 = util.unfoldable_constant dense<[0x00, 0x40, 0x46, 0xFE, 0x80, 0x4B, 0x5E, 0x51, 0x55]> : tensor<9xf8E5M2FNUZ>
  %f16 = arith.extf %in_f16 : tensor<9xf8E5M2FNUZ> to tensor<9xf16>
  %zero_f16 = arith.constant dense<0x0000> : tensor<9xf16>
  %f16_nan = arith.cmpf uno, %f16, %f16 : tensor<9xf16>
  check.expect_eq_const(%f16_nan, dense<[false, false, false, false, true, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f16_number = arith.select %f16_nan, %zero_f16, %f16 : tensor<9xi1>, tensor<9xf16>
  check.expect_eq_const(%f16_number, dense<[0x0000, 0x3C00, 0x4200, 0xFA00, 0x0000, 0x4700, 0x5A00, 0x4D00, 0x5100]> : tensor<9xf16>) : tensor<9xf16>
  %in_f32 = util.unfoldable_constant dense<[0x00, 0x40, 0x46, 0xFE, 0x80, 0x4B, 0x5E, 0x51, 0x55]> : tensor<9xf8E5M2FNUZ>
  %f32 = arith.extf %in_f32 : tensor<9xf8E5M2FNUZ> to tensor<9xf32>
  %zero_f32 = arith.constant dense<0x00000000> : tensor<9xf32>
  %f32_nan = arith.cmpf uno, %f32, %f32 : tensor<9xf32>
  check.expect_eq_const(%f32_nan, dense<[false, false, false, false, true, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f32_number = arith.select %f32_nan, %zero_f32, %f32 : tensor<9xi1>, tensor<9xf32>
  check.expect_eq_const(%f32_number, dense<[0x00000000, 0x3F800000, 0x40400000, 0xC7400000, 0x00000000, 0x40E00000, 0x43400000, 0x41A00000, 0x42200000]> : tensor<9xf32>) : tensor<9xf32>
  %in_f64 = util.unfoldable_constant dense<[0x00, 0x40, 0x46, 0xFE, 0x80, 0x4B, 0x5E, 0x51, 0x55]> : tensor<9xf8E5M2FNUZ>
  %f64 = arith.extf %in_f64 : tensor<9xf8E5M2FNUZ> to tensor<9xf64>
  %zero_f64 = arith.constant dense<0x0000000000000000> : tensor<9xf64>
  %f64_nan = arith.cmpf uno, %f64, %f64 : tensor<9xf64>
  check.expect_eq_const(%f64_nan, dense<[false, false, false, false, true, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f64_number = arith.select %f64_nan, %zero_f64, %f64 : tensor<9xi1>, tensor<9xf64>
  check.expect_eq_const(%f64_number, dense<[0x0000000000000000, 0x3FF0000000000000, 0x4008000000000000, 0xC0E8000000000000, 0x0000000000000000, 0x401C000000000000, 0x4068000000000000, 0x4034000000000000, 0x4044000000000000]> : tensor<9xf64>) : tensor<9xf64>
  return
}

func.func @f8E8M0FNU() {
  %in_f6E3M2FN = util.unfoldable_constant dense<[0x7F, 0x81, 0x80, 0x83, 0x80, 0x7D, 0x7E, 0x7F, 0x80]> : tensor<9xf8E8M0FNU>
  %f6E3M2FN = arith.truncf %in_f6E3M2FN : tensor<9xf8E8M0FNU> to tensor<9xf6E3M2FN>
  check.expect_eq_const(%f6E3M2FN, dense<[0x0C, 0x14, 0x10, 0x1C, 0x10, 0x04, 0x08, 0x0C, 0x10]> : tensor<9xf6E3M2FN>) : tensor<9xf6E3M2FN>
  %in_f8E4M3FN = util.unfoldable_constant dense<[0x7F, 0x81, 0x80, 0xFD, 0x00, 0x01, 0xFF, 0x7A, 0x83]> : tensor<9xf8E8M0FNU>
  %f8E4M3FN = arith.convertf %in_f8E4M3FN : tensor<9xf8E8M0FNU> to tensor<9xf8E4M3FN>
  %zero_f8E4M3FN = arith.constant dense<0x00> : tensor<9xf8E4M3FN>
  %f8E4M3FN_nan = arith.cmpf uno, %f8E4M3FN, %f8E4M3FN : tensor<9xf8E4M3FN>
  check.expect_eq_const(%f8E4M3FN_nan, dense<[false, false, false, true, false, false, true, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f8E4M3FN_number = arith.select %f8E4M3FN_nan, %zero_f8E4M3FN, %f8E4M3FN : tensor<9xi1>, tensor<9xf8E4M3FN>
  check.expect_eq_const(%f8E4M3FN_number, dense<[0x38, 0x48, 0x40, 0x00, 0x00, 0x00, 0x00, 0x10, 0x58]> : tensor<9xf8E4M3FN>) : tensor<9xf8E4M3FN>
  %in_f8E5M2 = util.unfoldable_constant dense<[0x7F, 0x81, 0x80, 0xFD, 0x00, 0x01, 0xFF, 0x7A, 0x83]> : tensor<9xf8E8M0FNU>
  %f8E5M2 = arith.convertf %in_f8E5M2 : tensor<9xf8E8M0FNU> to tensor<9xf8E5M2>
  %zero_f8E5M2 = arith.constant dense<0x00> : tensor<9xf8E5M2>
  %f8E5M2_nan = arith.cmpf uno, %f8E5M2, %f8E5M2 : tensor<9xf8E5M2>
  check.expect_eq_const(%f8E5M2_nan, dense<[false, false, false, false, false, false, true, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f8E5M2_number = arith.select %f8E5M2_nan, %zero_f8E5M2, %f8E5M2 : tensor<9xi1>, tensor<9xf8E5M2>
  check.expect_eq_const(%f8E5M2_number, dense<[0x3C, 0x44, 0x40, 0x7C, 0x00, 0x00, 0x00, 0x28, 0x4C]> : tensor<9xf8E5M2>) : tensor<9xf8E5M2>
  %in_bf16 = util.unfoldable_constant dense<[0x7F, 0x81, 0x80, 0xFD, 0x00, 0x01, 0xFF, 0x7A, 0x83]> : tensor<9xf8E8M0FNU>
  %bf16 = arith.extf %in_bf16 : tensor<9xf8E8M0FNU> to tensor<9xbf16>
  %zero_bf16 = arith.constant dense<0x0000> : tensor<9xbf16>
  %bf16_nan = arith.cmpf uno, %bf16, %bf16 : tensor<9xbf16>
  check.expect_eq_const(%bf16_nan, dense<[false, false, false, false, false, false, true, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %bf16_number = arith.select %bf16_nan, %zero_bf16, %bf16 : tensor<9xi1>, tensor<9xbf16>
  check.expect_eq_const(%bf16_number, dense<[0x3F80, 0x4080, 0x4000, 0x7E80, 0x0040, 0x0080, 0x0000, 0x3D00, 0x4180]> : tensor<9xbf16>) : tensor<9xbf16>
  %in_f16 = util.unfoldable_constant dense<[0x7F, 0x81, 0x80, 0xFD, 0x00, 0x01, 0xFF, 0x7A, 0x83]> : tensor<9xf8E8M0FNU>
  %f16 = arith.extf %in_f16 : tensor<9xf8E8M0FNU> to tensor<9xf16>
  %zero_f16 = arith.constant dense<0x0000> : tensor<9xf16>
  %f16_nan = arith.cmpf uno, %f16, %f16 : tensor<9xf16>
  check.expect_eq_const(%f16_nan, dense<[false, false, false, false, false, false, true, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f16_number = arith.select %f16_nan, %zero_f16, %f16 : tensor<9xi1>, tensor<9xf16>
  check.expect_eq_const(%f16_number, dense<[0x3C00, 0x4400, 0x4000, 0x7C00, 0x0000, 0x0000, 0x0000, 0x2800, 0x4C00]> : tensor<9xf16>) : tensor<9xf16>
  %in_f32 = util.unfoldable_constant dense<[0x7F, 0x81, 0x80, 0xFD, 0x00, 0x01, 0xFF, 0x7A, 0x83]> : tensor<9xf8E8M0FNU>
  %f32 = arith.extf %in_f32 : tensor<9xf8E8M0FNU> to tensor<9xf32>
  %zero_f32 = arith.constant dense<0x00000000> : tensor<9xf32>
  %f32_nan = arith.cmpf uno, %f32, %f32 : tensor<9xf32>
  check.expect_eq_const(%f32_nan, dense<[false, false, false, false, false, false, true, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f32_number = arith.select %f32_nan, %zero_f32, %f32 : tensor<9xi1>, tensor<9xf32>
  check.expect_eq_const(%f32_number, dense<[0x3F800000, 0x40800000, 0x40000000, 0x7E800000, 0x00400000, 0x00800000, 0x00000000, 0x3D000000, 0x41800000]> : tensor<9xf32>) : tensor<9xf32>
  %in_f64 = util.unfoldable_constant dense<[0x7F, 0x81, 0x80, 0xFD, 0x00, 0x01, 0xFF, 0x7A, 0x83]> : tensor<9xf8E8M0FNU>
  %f64 = arith.extf %in_f64 : tensor<9xf8E8M0FNU> to tensor<9xf64>
  %zero_f64 = arith.constant dense<0x0000000000000000> : tensor<9xf64>
  %f64_nan = arith.cmpf uno, %f64, %f64 : tensor<9xf64>
  check.expect_eq_const(%f64_nan, dense<[false, false, false, false, false, false, true, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f64_number = arith.select %f64_nan, %zero_f64, %f64 : tensor<9xi1>, tensor<9xf64>
  check.expect_eq_const(%f64_number, dense<[0x3FF0000000000000, 0x4010000000000000, 0x4000000000000000, 0x47D0000000000000, 0x3800000000000000, 0x3810000000000000, 0x0000000000000000, 0x3FA0000000000000, 0x4030000000000000]> : tensor<9xf64>) : tensor<9xf64>
  %in_f128 = util.unfoldable_constant dense<[0x7F, 0x81, 0x80, 0xFD, 0x00, 0x01, 0xFF, 0x7A, 0x83]> : tensor<9xf8E8M0FNU>
  %f128 = arith.extf %in_f128 : tensor<9xf8E8M0FNU> to tensor<9xf128>
  %zero_f128 = arith.constant dense<0x00000000000000000000000000000000> : tensor<9xf128>
  %f128_nan = arith.cmpf uno, %f128, %f128 : tensor<9xf128>
  check.expect_eq_const(%f128_nan, dense<[false, false, false, false, false, false, true, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f128_number = arith.select %f128_nan, %zero_f128, %f128 : tensor<9xi1>, tensor<9xf128>
  check.expect_eq_const(%f128_number, dense<[0x3FFF0000000000000000000000000000, 0x40010000000000000000000000000000, 0x40000000000000000000000000000000, 0x407D0000000000000000000000000000, 0x3F800000000000000000000000000000, 0x3F810000000000000000000000000000, 0x00000000000000000000000000000000, 0x3FFA0000000000000000000000000000, 0x40030000000000000000000000000000]> : tensor<9xf128>) : tensor<9xf128>
  return
}

func.func @bf16() {
  %in_f6E2M3FN = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3F80, 0xC3A4, 0x404D, 0x3F6E, 0x3E88, 0x3E88, 0x3F08]> : tensor<9xbf16>
  %f6E2M3FN = arith.truncf %in_f6E2M3FN : tensor<9xbf16> to tensor<9xf6E2M3FN>
  check.expect_eq_const(%f6E2M3FN, dense<[0x00, 0x20, 0x08, 0x3F, 0x15, 0x07, 0x02, 0x02, 0x04]> : tensor<9xf6E2M3FN>) : tensor<9xf6E2M3FN>
  %in_f8E4M3 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3F80, 0xC3A4, 0x3F7F, 0x413B, 0x3F6E, 0x412B, 0x40EE]> : tensor<9xbf16>
  %f8E4M3 = arith.truncf %in_f8E4M3 : tensor<9xbf16> to tensor<9xf8E4M3>
  check.expect_eq_const(%f8E4M3, dense<[0x00, 0x80, 0x38, 0xF8, 0x38, 0x54, 0x37, 0x53, 0x4F]> : tensor<9xf8E4M3>) : tensor<9xf8E4M3>
  %in_f8E4M3B11FNUZ = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3F80, 0xC3A4, 0x401A, 0x407F, 0x40AA, 0x3FAA, 0x407F]> : tensor<9xbf16>
  %f8E4M3B11FNUZ = arith.truncf %in_f8E4M3B11FNUZ : tensor<9xbf16> to tensor<9xf8E4M3B11FNUZ>
  %zero_f8E4M3B11FNUZ = arith.constant dense<0x00> : tensor<9xf8E4M3B11FNUZ>
  %f8E4M3B11FNUZ_nan = arith.cmpf uno, %f8E4M3B11FNUZ, %f8E4M3B11FNUZ : tensor<9xf8E4M3B11FNUZ>
  check.expect_eq_const(%f8E4M3B11FNUZ_nan, dense<[false, false, false, true, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f8E4M3B11FNUZ_number = arith.select %f8E4M3B11FNUZ_nan, %zero_f8E4M3B11FNUZ, %f8E4M3B11FNUZ : tensor<9xi1>, tensor<9xf8E4M3B11FNUZ>
  check.expect_eq_const(%f8E4M3B11FNUZ_number, dense<[0x00, 0x00, 0x58, 0x00, 0x62, 0x68, 0x6B, 0x5B, 0x68]> : tensor<9xf8E4M3B11FNUZ>) : tensor<9xf8E4M3B11FNUZ>
  %in_f8E8M0FNU = util.unfoldable_constant dense<[0x0000, 0x3F80, 0x4040, 0x4456, 0x3E40, 0x4040, 0x3F40, 0x3EC0, 0x3FC0]> : tensor<9xbf16>
  %f8E8M0FNU = arith.truncf %in_f8E8M0FNU : tensor<9xbf16> to tensor<9xf8E8M0FNU>
  check.expect_eq_const(%f8E8M0FNU, dense<[0x00, 0x7F, 0x81, 0x89, 0x7D, 0x81, 0x7F, 0x7E, 0x80]> : tensor<9xf8E8M0FNU>) : tensor<9xf8E8M0FNU>
  %in_f16 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3F80, 0x43B0, 0xC28D, 0x430C, 0x4316, 0x4456, 0xC3A4]> : tensor<9xbf16>
  %f16 = arith.convertf %in_f16 : tensor<9xbf16> to tensor<9xf16>
  check.expect_eq_const(%f16, dense<[0x0000, 0x8000, 0x3C00, 0x5D80, 0xD468, 0x5860, 0x58B0, 0x62B0, 0xDD20]> : tensor<9xf16>) : tensor<9xf16>
  %in_tf32 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3F80, 0x43B0, 0xC28D, 0x430C, 0x4316, 0x4456, 0xC3A4]> : tensor<9xbf16>
  %tf32 = arith.extf %in_tf32 : tensor<9xbf16> to tensor<9xtf32>
  check.expect_eq_const(%tf32, dense<[0x00000, 0x40000, 0x1FC00, 0x21D80, 0x61468, 0x21860, 0x218B0, 0x222B0, 0x61D20]> : tensor<9xtf32>) : tensor<9xtf32>
  %in_f32 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3F80, 0x43B0, 0xC28D, 0x430C, 0x4316, 0x4456, 0xC3A4]> : tensor<9xbf16>
  %f32 = arith.extf %in_f32 : tensor<9xbf16> to tensor<9xf32>
  check.expect_eq_const(%f32, dense<[0x00000000, 0x80000000, 0x3F800000, 0x43B00000, 0xC28D0000, 0x430C0000, 0x43160000, 0x44560000, 0xC3A40000]> : tensor<9xf32>) : tensor<9xf32>
  %in_f64 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3F80, 0x43B0, 0xC28D, 0x430C, 0x4316, 0x4456, 0xC3A4]> : tensor<9xbf16>
  %f64 = arith.extf %in_f64 : tensor<9xbf16> to tensor<9xf64>
  check.expect_eq_const(%f64, dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x4076000000000000, 0xC051A00000000000, 0x4061800000000000, 0x4062C00000000000, 0x408AC00000000000, 0xC074800000000000]> : tensor<9xf64>) : tensor<9xf64>
  %in_f80 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3F80, 0x43B0, 0xC28D, 0x430C, 0x4316, 0x4456, 0xC3A4]> : tensor<9xbf16>
  %f80 = arith.extf %in_f80 : tensor<9xbf16> to tensor<9xf80>
  check.expect_eq_const(%f80, dense<[0x00000000000000000000, 0x80000000000000000000, 0x3FFF8000000000000000, 0x4007B000000000000000, 0xC0058D00000000000000, 0x40068C00000000000000, 0x40069600000000000000, 0x4008D600000000000000, 0xC007A400000000000000]> : tensor<9xf80>) : tensor<9xf80>
  return
}

func.func @f16() {
  %in_f4E2M1FN = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3C00, 0xD092, 0x6FF1, 0xBEE8, 0x3D00, 0x3D00, 0x4380]> : tensor<9xf16>
  %f4E2M1FN = arith.truncf %in_f4E2M1FN : tensor<9xf16> to tensor<9xf4E2M1FN>
  check.expect_eq_const(%f4E2M1FN, dense<[0x0, 0x8, 0x2, 0xF, 0x7, 0xB, 0x2, 0x2, 0x6]> : tensor<9xf4E2M1FN>) : tensor<9xf4E2M1FN>
  %in_f8E3M4 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3C00, 0xBEE8, 0x35AC, 0x3020, 0x33BD, 0x3C62, 0x46B5]> : tensor<9xf16>
  %f8E3M4 = arith.truncf %in_f8E3M4 : tensor<9xf16> to tensor<9xf8E3M4>
  check.expect_eq_const(%f8E3M4, dense<[0x00, 0x80, 0x30, 0xBC, 0x17, 0x08, 0x0F, 0x32, 0x5B]> : tensor<9xf8E3M4>) : tensor<9xf8E3M4>
  %in_f8E4M3FNUZ = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3C00, 0xBEE8, 0x4CC8, 0x4771, 0x3EE8, 0x3370, 0x32E9]> : tensor<9xf16>
  %f8E4M3FNUZ = arith.truncf %in_f8E4M3FNUZ : tensor<9xf16> to tensor<9xf8E4M3FNUZ>
  check.expect_eq_const(%f8E4M3FNUZ, dense<[0x00, 0x00, 0x40, 0xC6, 0x62, 0x57, 0x46, 0x2F, 0x2E]> : tensor<9xf8E4M3FNUZ>) : tensor<9xf8E4M3FNUZ>
  %in_f8E5M2FNUZ = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3C00, 0xBEE8, 0x3FE1, 0x42C0, 0x3BE0, 0x3480, 0x3DA0]> : tensor<9xf16>
  %f8E5M2FNUZ = arith.truncf %in_f8E5M2FNUZ : tensor<9xf16> to tensor<9xf8E5M2FNUZ>
  check.expect_eq_const(%f8E5M2FNUZ, dense<[0x00, 0x00, 0x40, 0xC3, 0x44, 0x47, 0x40, 0x38, 0x42]> : tensor<9xf8E5M2FNUZ>) : tensor<9xf8E5M2FNUZ>
  %in_f32 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3C00, 0xD07C, 0xB396, 0x3C48, 0xD092, 0x6FF1, 0xBEE8]> : tensor<9xf16>
  %f32 = arith.extf %in_f32 : tensor<9xf16> to tensor<9xf32>
  check.expect_eq_const(%f32, dense<[0x00000000, 0x80000000, 0x3F800000, 0xC20F8000, 0xBE72C000, 0x3F890000, 0xC2124000, 0x45FE2000, 0xBFDD0000]> : tensor<9xf32>) : tensor<9xf32>
  %in_f64 = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3C00, 0xD07C, 0xB396, 0x3C48, 0xD092, 0x6FF1, 0xBEE8]> : tensor<9xf16>
  %f64 = arith.extf %in_f64 : tensor<9xf16> to tensor<9xf64>
  check.expect_eq_const(%f64, dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC041F00000000000, 0xBFCE580000000000, 0x3FF1200000000000, 0xC042480000000000, 0x40BFC40000000000, 0xBFFBA00000000000]> : tensor<9xf64>) : tensor<9xf64>
  return
}

func.func @tf32() {
  %in_f6E3M2FN = util.unfoldable_constant dense<[0x00000, 0x40000, 0x1FC00, 0x1FBD4, 0x1FDA0, 0x20080, 0x1F880, 0x1F480, 0x1F7E0]> : tensor<9xtf32>
  %f6E3M2FN = arith.truncf %in_f6E3M2FN : tensor<9xtf32> to tensor<9xf6E3M2FN>
  check.expect_eq_const(%f6E3M2FN, dense<[0x00, 0x20, 0x0C, 0x0C, 0x0E, 0x10, 0x08, 0x04, 0x08]> : tensor<9xf6E3M2FN>) : tensor<9xf6E3M2FN>
  %in_f8E4M3FN = util.unfoldable_constant dense<[0x00000, 0x40000, 0x1FC00, 0x1FBD4, 0x20DD8, 0x1F260, 0x1FAE8, 0x1FCC8, 0x1F4C9]> : tensor<9xtf32>
  %f8E4M3FN = arith.truncf %in_f8E4M3FN : tensor<9xtf32> to tensor<9xf8E4M3FN>
  check.expect_eq_const(%f8E4M3FN, dense<[0x00, 0x80, 0x38, 0x38, 0x5C, 0x25, 0x36, 0x3A, 0x2A]> : tensor<9xf8E4M3FN>) : tensor<9xf8E4M3FN>
  %in_f8E5M2 = util.unfoldable_constant dense<[0x00000, 0x40000, 0x1FC00, 0x1FBD4, 0x202C0, 0x1EEC1, 0x1F1A1, 0x1FEC0, 0x1F480]> : tensor<9xtf32>
  %f8E5M2 = arith.truncf %in_f8E5M2 : tensor<9xtf32> to tensor<9xf8E5M2>
  check.expect_eq_const(%f8E5M2, dense<[0x00, 0x80, 0x3C, 0x3C, 0x43, 0x2F, 0x32, 0x3F, 0x34]> : tensor<9xf8E5M2>) : tensor<9xf8E5M2>
  %in_bf16 = util.unfoldable_constant dense<[0x00000, 0x40000, 0x1FC00, 0x1FBD4, 0x21516, 0x20BD8, 0x21B90, 0x1F35F, 0x2019E]> : tensor<9xtf32>
  %bf16 = arith.truncf %in_bf16 : tensor<9xtf32> to tensor<9xbf16>
  check.expect_eq_const(%bf16, dense<[0x0000, 0x8000, 0x3F80, 0x3F7A, 0x42A3, 0x417B, 0x4372, 0x3E6C, 0x4034]> : tensor<9xbf16>) : tensor<9xbf16>
  %in_f16 = util.unfoldable_constant dense<[0x00000, 0x40000, 0x1FC00, 0x1FBD4, 0x2188E, 0x2000C, 0x21468, 0x1F037, 0x1FB8D]> : tensor<9xtf32>
  %f16 = arith.truncf %in_f16 : tensor<9xtf32> to tensor<9xf16>
  check.expect_eq_const(%f16, dense<[0x0000, 0x8000, 0x3C00, 0x3BD4, 0x588E, 0x400C, 0x5468, 0x3037, 0x3B8D]> : tensor<9xf16>) : tensor<9xf16>
  %in_f32 = util.unfoldable_constant dense<[0x00000, 0x40000, 0x1FC00, 0x6004E, 0x5F455, 0x20B5D, 0x1FA56, 0x20688, 0x1FBD4]> : tensor<9xtf32>
  %f32 = arith.extf %in_f32 : tensor<9xtf32> to tensor<9xf32>
  check.expect_eq_const(%f32, dense<[0x00000000, 0x80000000, 0x3F800000, 0xC009C000, 0xBE8AA000, 0x416BA000, 0x3F4AC000, 0x40D10000, 0x3F7A8000]> : tensor<9xf32>) : tensor<9xf32>
  %in_f64 = util.unfoldable_constant dense<[0x00000, 0x40000, 0x1FC00, 0x6004E, 0x5F455, 0x20B5D, 0x1FA56, 0x20688, 0x1FBD4]> : tensor<9xtf32>
  %f64 = arith.extf %in_f64 : tensor<9xtf32> to tensor<9xf64>
  check.expect_eq_const(%f64, dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC001380000000000, 0xBFD1540000000000, 0x402D740000000000, 0x3FE9580000000000, 0x401A200000000000, 0x3FEF500000000000]> : tensor<9xf64>) : tensor<9xf64>
  %in_f128 = util.unfoldable_constant dense<[0x00000, 0x40000, 0x1FC00, 0x6004E, 0x5F455, 0x20B5D, 0x1FA56, 0x20688, 0x1FBD4]> : tensor<9xtf32>
  %f128 = arith.extf %in_f128 : tensor<9xtf32> to tensor<9xf128>
  check.expect_eq_const(%f128, dense<[0x00000000000000000000000000000000, 0x80000000000000000000000000000000, 0x3FFF0000000000000000000000000000, 0xC0001380000000000000000000000000, 0xBFFD1540000000000000000000000000, 0x4002D740000000000000000000000000, 0x3FFE9580000000000000000000000000, 0x4001A200000000000000000000000000, 0x3FFEF500000000000000000000000000]> : tensor<9xf128>) : tensor<9xf128>
  return
}

func.func @f32() {
  %in_f6E2M3FN = util.unfoldable_constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xCB7F92C2, 0x40FF0000, 0x40FF0000, 0x3E880000, 0x40FF0000, 0x3F4C0000]> : tensor<9xf32>
  %f6E2M3FN = arith.truncf %in_f6E2M3FN : tensor<9xf32> to tensor<9xf6E2M3FN>
  check.expect_eq_const(%f6E2M3FN, dense<[0x00, 0x20, 0x08, 0x3F, 0x1F, 0x1F, 0x02, 0x1F, 0x06]> : tensor<9xf6E2M3FN>) : tensor<9xf6E2M3FN>
  %in_f8E4M3 = util.unfoldable_constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xCB7F92C2, 0x3FBB0001, 0x3D080000, 0x3F6E0000, 0x413B0000, 0x3FDD0000]> : tensor<9xf32>
  %f8E4M3 = arith.truncf %in_f8E4M3 : tensor<9xf32> to tensor<9xf8E4M3>
  check.expect_eq_const(%f8E4M3, dense<[0x00, 0x80, 0x38, 0xF8, 0x3C, 0x10, 0x37, 0x54, 0x3E]> : tensor<9xf8E4M3>) : tensor<9xf8E4M3>
  %in_f8E4M3B11FNUZ = util.unfoldable_constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xCB7F92C2, 0x402A0000, 0x3EEE0001, 0x40DD0001, 0x40AA0000, 0x3E190001]> : tensor<9xf32>
  %f8E4M3B11FNUZ = arith.truncf %in_f8E4M3B11FNUZ : tensor<9xf32> to tensor<9xf8E4M3B11FNUZ>
  %zero_f8E4M3B11FNUZ = arith.constant dense<0x00> : tensor<9xf8E4M3B11FNUZ>
  %f8E4M3B11FNUZ_nan = arith.cmpf uno, %f8E4M3B11FNUZ, %f8E4M3B11FNUZ : tensor<9xf8E4M3B11FNUZ>
  check.expect_eq_const(%f8E4M3B11FNUZ_nan, dense<[false, false, false, true, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f8E4M3B11FNUZ_number = arith.select %f8E4M3B11FNUZ_nan, %zero_f8E4M3B11FNUZ, %f8E4M3B11FNUZ : tensor<9xi1>, tensor<9xf8E4M3B11FNUZ>
  check.expect_eq_const(%f8E4M3B11FNUZ_number, dense<[0x00, 0x00, 0x58, 0x00, 0x63, 0x4F, 0x6E, 0x6B, 0x42]> : tensor<9xf8E4M3B11FNUZ>) : tensor<9xf8E4M3B11FNUZ>
  %in_f8E8M0FNU = util.unfoldable_constant dense<[0x00000000, 0x3F800000, 0x40400000, 0x420459D5, 0x40400000, 0x3EC00000, 0x3E400000, 0x3EC00000, 0x3E400000]> : tensor<9xf32>
  %f8E8M0FNU = arith.truncf %in_f8E8M0FNU : tensor<9xf32> to tensor<9xf8E8M0FNU>
  check.expect_eq_const(%f8E8M0FNU, dense<[0x00, 0x7F, 0x81, 0x84, 0x81, 0x7E, 0x7D, 0x7E, 0x7D]> : tensor<9xf8E8M0FNU>) : tensor<9xf8E8M0FNU>
  %in_f16 = util.unfoldable_constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xCB7F92C2, 0x4563BC74, 0x4429752C, 0x3C001000, 0x4499D339, 0x416BFD7C]> : tensor<9xf32>
  %f16 = arith.truncf %in_f16 : tensor<9xf32> to tensor<9xf16>
  check.expect_eq_const(%f16, dense<[0x0000, 0x8000, 0x3C00, 0xFC00, 0x6B1E, 0x614C, 0x2000, 0x64CF, 0x4B60]> : tensor<9xf16>) : tensor<9xf16>
  %in_tf32 = util.unfoldable_constant dense<[0x00000000, 0x80000000, 0x3F800000, 0xCB7F92C2, 0x416E5DC8, 0x3E449891, 0x3DA29450, 0x415E7BCC, 0x411B9370]> : tensor<9xf32>
  %tf32 = arith.truncf %in_tf32 : tensor<9xf32> to tensor<9xtf32>
  check.expect_eq_const(%tf32, dense<[0x00000, 0x40000, 0x1FC00, 0x65BFD, 0x20B73, 0x1F225, 0x1ED15, 0x20AF4, 0x208DD]> : tensor<9xtf32>) : tensor<9xtf32>
  %in_f64 = util.unfoldable_constant dense<[0x00000000, 0x80000000, 0x3F800000, 0x420459D5, 0xC9DD0E82, 0xC3471E60, 0xC6191E78, 0xBF2AFEFB, 0xCB7F92C2]> : tensor<9xf32>
  %f64 = arith.extf %in_f64 : tensor<9xf32> to tensor<9xf64>
  check.expect_eq_const(%f64, dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x40408B3AA0000000, 0xC13BA1D040000000, 0xC068E3CC00000000, 0xC0C323CF00000000, 0xBFE55FDF60000000, 0xC16FF25840000000]> : tensor<9xf64>) : tensor<9xf64>
  %in_f80 = util.unfoldable_constant dense<[0x00000000, 0x80000000, 0x3F800000, 0x420459D5, 0xC9DD0E82, 0xC3471E60, 0xC6191E78, 0xBF2AFEFB, 0xCB7F92C2]> : tensor<9xf32>
  %f80 = arith.extf %in_f80 : tensor<9xf32> to tensor<9xf80>
  check.expect_eq_const(%f80, dense<[0x00000000000000000000, 0x80000000000000000000, 0x3FFF8000000000000000, 0x40048459D50000000000, 0xC013DD0E820000000000, 0xC006C71E600000000000, 0xC00C991E780000000000, 0xBFFEAAFEFB0000000000, 0xC016FF92C20000000000]> : tensor<9xf80>) : tensor<9xf80>
  return
}

func.func @f64() {
  %in_f4E2M1FN = util.unfoldable_constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC1958FE1C1643A9C, 0x4013F6CEF2060575, 0x4004000000000000, 0x3FE4000000000000, 0x4004000000000000, 0x3FE4000000000000]> : tensor<9xf64>
  %f4E2M1FN = arith.truncf %in_f4E2M1FN : tensor<9xf64> to tensor<9xf4E2M1FN>
  check.expect_eq_const(%f4E2M1FN, dense<[0x0, 0x8, 0x2, 0xF, 0x6, 0x4, 0x1, 0x4, 0x1]> : tensor<9xf4E2M1FN>) : tensor<9xf4E2M1FN>
  %in_f8E3M4 = util.unfoldable_constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x4013F6CEF2060575, 0x3FF8C00000000001, 0x3FF6B00000000000, 0x400EF00000000000, 0x4008C00000000000, 0x3FF9C80000000000]> : tensor<9xf64>
  %f8E3M4 = arith.truncf %in_f8E3M4 : tensor<9xf64> to tensor<9xf8E3M4>
  check.expect_eq_const(%f8E3M4, dense<[0x00, 0x80, 0x30, 0x54, 0x39, 0x37, 0x4F, 0x49, 0x3A]> : tensor<9xf8E3M4>) : tensor<9xf8E3M4>
  %in_f8E4M3FNUZ = util.unfoldable_constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x4013F6CEF2060575, 0x3FF7600000000000, 0x4027600000000001, 0x400FE00000000000, 0x3FBDC00000000000, 0x402BA00000000000]> : tensor<9xf64>
  %f8E4M3FNUZ = arith.truncf %in_f8E4M3FNUZ : tensor<9xf64> to tensor<9xf8E4M3FNUZ>
  check.expect_eq_const(%f8E4M3FNUZ, dense<[0x00, 0x00, 0x40, 0x52, 0x44, 0x5C, 0x50, 0x27, 0x5E]> : tensor<9xf8E4M3FNUZ>) : tensor<9xf8E4M3FNUZ>
  %in_f8E5M2FNUZ = util.unfoldable_constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x4013F6CEF2060575, 0x3FA2000000000000, 0x402F800000000001, 0x3FE6800000000000, 0x3FC6800000000000, 0x402F800000000000]> : tensor<9xf64>
  %f8E5M2FNUZ = arith.truncf %in_f8E5M2FNUZ : tensor<9xf64> to tensor<9xf8E5M2FNUZ>
  check.expect_eq_const(%f8E5M2FNUZ, dense<[0x00, 0x00, 0x40, 0x49, 0x2C, 0x50, 0x3E, 0x36, 0x50]> : tensor<9xf8E5M2FNUZ>) : tensor<9xf8E5M2FNUZ>
  %in_f16 = util.unfoldable_constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x4013F6CEF2060575, 0x4077A2F400000000, 0x402BC37800000000, 0x3FC49E9380000000, 0x40796B2D00000000, 0x3FC8C31800000000]> : tensor<9xf64>
  %f16 = arith.truncf %in_f16 : tensor<9xf64> to tensor<9xf16>
  check.expect_eq_const(%f16, dense<[0x0000, 0x8000, 0x3C00, 0x44FE, 0x5DE9, 0x4AF1, 0x3128, 0x5E5B, 0x3231]> : tensor<9xf16>) : tensor<9xf16>
  %in_f32 = util.unfoldable_constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x4013F6CEF2060575, 0x404C893F5C893F41, 0x3F9A49661A496600, 0x4106F62296F62281, 0x40847F6AB47F6AA0, 0x4031007BF1007BE0]> : tensor<9xf64>
  %f32 = arith.truncf %in_f32 : tensor<9xf64> to tensor<9xf32>
  check.expect_eq_const(%f32, dense<[0x00000000, 0x80000000, 0x3F800000, 0x409FB678, 0x426449FB, 0x3CD24B31, 0x4837B115, 0x4423FB56, 0x418803E0]> : tensor<9xf32>) : tensor<9xf32>
  return
}

func.func @f80() {
  %in_f6E3M2FN = util.unfoldable_constant dense<[0x00000000000000000000, 0x80000000000000000000, 0x3FFF8000000000000000, 0x4018F4E3FEC2390E7B62, 0x3FFC9000000000000000, 0x40009000000000000000, 0x3FFFFC00000000000000, 0x3FFB9000000000000000, 0x3FFD9000000000000000]> : tensor<9xf80>
  %f6E3M2FN = arith.truncf %in_f6E3M2FN : tensor<9xf80> to tensor<9xf6E3M2FN>
  check.expect_eq_const(%f6E3M2FN, dense<[0x00, 0x20, 0x0C, 0x1F, 0x02, 0x10, 0x10, 0x01, 0x04]> : tensor<9xf6E3M2FN>) : tensor<9xf6E3M2FN>
  %in_f8E4M3FN = util.unfoldable_constant dense<[0x00000000000000000000, 0x80000000000000000000, 0x3FFF8000000000000000, 0x4018F4E3FEC2390E7B62, 0x3FFDBB00000000000000, 0x3FFFFF00000000000000, 0x40008800000000000000, 0x3FFACC00000000000001, 0x3FFECC00000000000000]> : tensor<9xf80>
  %f8E4M3FN = arith.truncf %in_f8E4M3FN : tensor<9xf80> to tensor<9xf8E4M3FN>
  %zero_f8E4M3FN = arith.constant dense<0x00> : tensor<9xf8E4M3FN>
  %f8E4M3FN_nan = arith.cmpf uno, %f8E4M3FN, %f8E4M3FN : tensor<9xf8E4M3FN>
  check.expect_eq_const(%f8E4M3FN_nan, dense<[false, false, false, true, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  %f8E4M3FN_number = arith.select %f8E4M3FN_nan, %zero_f8E4M3FN, %f8E4M3FN : tensor<9xi1>, tensor<9xf8E4M3FN>
  check.expect_eq_const(%f8E4M3FN_number, dense<[0x00, 0x80, 0x38, 0x00, 0x2C, 0x40, 0x40, 0x15, 0x35]> : tensor<9xf8E4M3FN>) : tensor<9xf8E4M3FN>
  %in_f8E5M2 = util.unfoldable_constant dense<[0x00000000000000000000, 0x80000000000000000000, 0x3FFF8000000000000000, 0x4018F4E3FEC2390E7B62, 0x3FFCFC00000000000000, 0x4001D800000000000000, 0x4001D800000000000001, 0x3FFC9000000000000000, 0x4002FC00000000000000]> : tensor<9xf80>
  %f8E5M2 = arith.truncf %in_f8E5M2 : tensor<9xf80> to tensor<9xf8E5M2>
  check.expect_eq_const(%f8E5M2, dense<[0x00, 0x80, 0x3C, 0x7C, 0x34, 0x47, 0x47, 0x30, 0x4C]> : tensor<9xf8E5M2>) : tensor<9xf8E5M2>
  %in_bf16 = util.unfoldable_constant dense<[0x00000000000000000000, 0x80000000000000000000, 0x3FFF8000000000000000, 0x4018F4E3FEC2390E7B62, 0x3FFC9393000000000000, 0x40059494000000000001, 0x3FFCC9C9000000000001, 0x4003D0D0000000000000, 0x3FFC8A8A000000000000]> : tensor<9xf80>
  %bf16 = arith.truncf %in_bf16 : tensor<9xf80> to tensor<9xbf16>
  check.expect_eq_const(%bf16, dense<[0x0000, 0x8000, 0x3F80, 0x4C75, 0x3E14, 0x4295, 0x3E4A, 0x41D1, 0x3E0B]> : tensor<9xbf16>) : tensor<9xbf16>
  %in_f16 = util.unfoldable_constant dense<[0x00000000000000000000, 0x80000000000000000000, 0x3FFF8000000000000000, 0x4018F4E3FEC2390E7B62, 0x3FFE8FF1FC0000000000, 0x3FFD8710E00000000000, 0x3FFE8C91900000000000, 0x4001AD35A40000000000, 0x3FF98A11400000000001]> : tensor<9xf80>
  %f16 = arith.truncf %in_f16 : tensor<9xf80> to tensor<9xf16>
  check.expect_eq_const(%f16, dense<[0x0000, 0x8000, 0x3C00, 0x7C00, 0x3880, 0x3439, 0x3865, 0x456A, 0x2451]> : tensor<9xf16>) : tensor<9xf16>
  %in_f32 = util.unfoldable_constant dense<[0x00000000000000000000, 0x80000000000000000000, 0x3FFF8000000000000000, 0x4018F4E3FEC2390E7B62, 0x4013C38799C387990001, 0x3FF7E47FA0E47FA00000, 0x3FFCCF61F0CF61F00000, 0x4016DF3582DF35820000, 0x400FF30011F300110000]> : tensor<9xf80>
  %f32 = arith.truncf %in_f32 : tensor<9xf80> to tensor<9xf32>
  check.expect_eq_const(%f32, dense<[0x00000000, 0x80000000, 0x3F800000, 0x4C74E3FF, 0x49C3879A, 0x3BE47FA1, 0x3E4F61F1, 0x4B5F3583, 0x47F30012]> : tensor<9xf32>) : tensor<9xf32>
  %in_f64 = util.unfoldable_constant dense<[0x00000000000000000000, 0x80000000000000000000, 0x3FFF8000000000000000, 0x4018F4E3FEC2390E7B62, 0x4017870621D94975DC38, 0x400FCE036B98DF766670, 0x401FA736C065F4F8E53A, 0x4028A714BA76274BE539, 0x402287C28A253104BC3E]> : tensor<9xf80>
  %f64 = arith.truncf %in_f64 : tensor<9xf80> to tensor<9xf64>
  check.expect_eq_const(%f64, dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x418E9C7FD84721CF, 0x4170E0C43B292EBC, 0x40F9C06D731BEECD, 0x41F4E6D80CBE9F1D, 0x4284E2974EC4E97D, 0x4220F85144A62098]> : tensor<9xf64>) : tensor<9xf64>
  %in_f128 = util.unfoldable_constant dense<[0x00000000000000000000, 0x80000000000000000000, 0x3FFF8000000000000000, 0xC009D416BD64BB52E408, 0x4003EBDA7B78FC33CD39, 0x40329FFC9C0336E38ED3, 0x402C9B15643CDF2378CE, 0x4021B9C3740F21FB0733, 0x4018F4E3FEC2390E7B62]> : tensor<9xf80>
  %f128 = arith.extf %in_f128 : tensor<9xf80> to tensor<9xf128>
  check.expect_eq_const(%f128, dense<[0x00000000000000000000000000000000, 0x80000000000000000000000000000000, 0x3FFF0000000000000000000000000000, 0xC009A82D7AC976A5C810000000000000, 0x4003D7B4F6F1F8679A72000000000000, 0x40323FF938066DC71DA6000000000000, 0x402C362AC879BE46F19C000000000000, 0x40217386E81E43F60E66000000000000, 0x4018E9C7FD84721CF6C4000000000000]> : tensor<9xf128>) : tensor<9xf128>
  return
}

func.func @f128() {
  %in_f6E2M3FN = util.unfoldable_constant dense<[0x00000000000000000000000000000000, 0x80000000000000000000000000000000, 0x3FFF0000000000000000000000000000, 0xBFFAA9130D6445D9AF7CCEF66B618D75, 0x3FFF3200000000000000000000000000, 0x40017600000000000000000000000000, 0x3FFEDC00000000000000000000000000, 0x3FFE5400000000000000000000000000, 0x40013200000000000000000000000000]> : tensor<9xf128>
  %f6E2M3FN = arith.truncf %in_f6E2M3FN : tensor<9xf128> to tensor<9xf6E2M3FN>
  check.expect_eq_const(%f6E2M3FN, dense<[0x00, 0x20, 0x08, 0x20, 0x0A, 0x1C, 0x07, 0x05, 0x1A]> : tensor<9xf6E2M3FN>) : tensor<9xf6E2M3FN>
  %in_f8E4M3 = util.unfoldable_constant dense<[0x00000000000000000000000000000000, 0x80000000000000000000000000000000, 0x3FFF0000000000000000000000000000, 0xBFFAA9130D6445D9AF7CCEF66B618D75, 0x40005400000000000000000000000000, 0x3FFCBA00000000000000000000000001, 0x4001DC00000000000000000000000000, 0x3FFC9800000000000000000000000000, 0x4001DC00000000000000000000000000]> : tensor<9xf128>
  %f8E4M3 = arith.truncf %in_f8E4M3 : tensor<9xf128> to tensor<9xf8E4M3>
  check.expect_eq_const(%f8E4M3, dense<[0x00, 0x80, 0x38, 0x95, 0x43, 0x26, 0x4F, 0x25, 0x4F]> : tensor<9xf8E4M3>) : tensor<9xf8E4M3>
  %in_f8E4M3B11FNUZ = util.unfoldable_constant dense<[0x00000000000000000000000000000000, 0x80000000000000000000000000000000, 0x3FFF0000000000000000000000000000, 0xBFFAA9130D6445D9AF7CCEF66B618D75, 0x3FFB1000000000000000000000000000, 0x3FFD1000000000000000000000000000, 0x4001BA00000000000000000000000000, 0x40037600000000000000000000000001, 0x3FFD3200000000000000000000000000]> : tensor<9xf128>
  %f8E4M3B11FNUZ = arith.truncf %in_f8E4M3B11FNUZ : tensor<9xf128> to tensor<9xf8E4M3B11FNUZ>
  check.expect_eq_const(%f8E4M3B11FNUZ, dense<[0x00, 0x00, 0x58, 0xB5, 0x38, 0x48, 0x6E, 0x7C, 0x4A]> : tensor<9xf8E4M3B11FNUZ>) : tensor<9xf8E4M3B11FNUZ>
  %in_f8E8M0FNU = util.unfoldable_constant dense<[0x00000000000000000000000000000000, 0x3FFF0000000000000000000000000000, 0x40008000000000000000000000000000, 0x4009A83000D3A8053128F1F0FB9BDA6E, 0x3FFC8000000000000000000000000000, 0x40008000000000000000000000000000, 0x3FFD8000000000000000000000000000, 0x3FFE8000000000000000000000000000, 0x40008000000000000000000000000000]> : tensor<9xf128>
  %f8E8M0FNU = arith.truncf %in_f8E8M0FNU : tensor<9xf128> to tensor<9xf8E8M0FNU>
  check.expect_eq_const(%f8E8M0FNU, dense<[0x00, 0x7F, 0x81, 0x8A, 0x7D, 0x81, 0x7E, 0x7F, 0x81]> : tensor<9xf8E8M0FNU>) : tensor<9xf8E8M0FNU>
  %in_f16 = util.unfoldable_constant dense<[0x00000000000000000000000000000000, 0x80000000000000000000000000000000, 0x3FFF0000000000000000000000000000, 0xBFFAA9130D6445D9AF7CCEF66B618D75, 0x400206E0D80000000000000000000001, 0x4003E7BCF00000000000000000000001, 0x400261EC380000000000000000000000, 0x4008F6FED80000000000000000000001, 0x400AD97B280000000000000000000001]> : tensor<9xf128>
  %f16 = arith.truncf %in_f16 : tensor<9xf128> to tensor<9xf16>
  check.expect_eq_const(%f16, dense<[0x0000, 0x8000, 0x3C00, 0xAAA4, 0x481C, 0x4F9F, 0x4988, 0x63DC, 0x6B66]> : tensor<9xf16>) : tensor<9xf16>
  %in_tf32 = util.unfoldable_constant dense<[0x00000000000000000000000000000000, 0x80000000000000000000000000000000, 0x3FFF0000000000000000000000000000, 0xBFFAA9130D6445D9AF7CCEF66B618D75, 0x40061D63A80000000000000000000000, 0x3FFE12E2580000000000000000000000, 0x400473AE700000000000000000000000, 0x40085BEB780000000000000000000001, 0x3FFEA734E00000000000000000000000]> : tensor<9xf128>
  %tf32 = arith.truncf %in_tf32 : tensor<9xf128> to tensor<9xtf32>
  check.expect_eq_const(%tf32, dense<[0x00000, 0x40000, 0x1FC00, 0x5EAA4, 0x21876, 0x1F84C, 0x211CF, 0x22170, 0x1FA9D]> : tensor<9xtf32>) : tensor<9xtf32>
  %in_f32 = util.unfoldable_constant dense<[0x00000000000000000000000000000000, 0x80000000000000000000000000000000, 0x3FFF0000000000000000000000000000, 0xBFFAA9130D6445D9AF7CCEF66B618D75, 0x3FF93E73F13E73F00000000000000000, 0x40078C27438C27420000000000000001, 0x40172929B32929B20000000000000001, 0x4004A704FDA704FC0000000000000000, 0x401119307D19307C0000000000000000]> : tensor<9xf128>
  %f32 = arith.truncf %in_f32 : tensor<9xf128> to tensor<9xf32>
  check.expect_eq_const(%f32, dense<[0x00000000, 0x80000000, 0x3F800000, 0xBD548987, 0x3C9F39F9, 0x43C613A2, 0x4B9494DA, 0x4253827F, 0x488C983F]> : tensor<9xf32>) : tensor<9xf32>
  %in_f64 = util.unfoldable_constant dense<[0x00000000000000000000000000000000, 0x80000000000000000000000000000000, 0x3FFF0000000000000000000000000000, 0xBFFAA9130D6445D9AF7CCEF66B618D75, 0x402835971270C18109ACB893860C0800, 0x400FEC76BAB814153F63B5D5C0A0A980, 0x40319A348B00B74F9CD1A45805BA7C81, 0x401F38D279B1173819C693CD88B9C080, 0x4001088BA7BAB9A8D8445D3DD5CD4680]> : tensor<9xf128>
  %f64 = arith.truncf %in_f64 : tensor<9xf128> to tensor<9xf64>
  check.expect_eq_const(%f64, dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xBFAA9130D6445D9B, 0x42835971270C1811, 0x40FEC76BAB814154, 0x4319A348B00B74FA, 0x41F38D279B117382, 0x401088BA7BAB9A8E]> : tensor<9xf64>) : tensor<9xf64>
  %in_f80 = util.unfoldable_constant dense<[0x00000000000000000000000000000000, 0x80000000000000000000000000000000, 0x3FFF0000000000000000000000000000, 0xBFFAA9130D6445D9AF7CCEF66B618D75, 0x40315E2A6BF4F4D2DDA55E2A6BF4F4D3, 0x402583FBB9F029906E0183FBB9F02990, 0x403F806908D65B344E73806908D65B34, 0x40255AD22B11D2026F775AD22B11D202, 0x4028BE12BF552FFDF391BE12BF552FFE]> : tensor<9xf128>
  %f80 = arith.truncf %in_f80 : tensor<9xf128> to tensor<9xf80>
  check.expect_eq_const(%f80, dense<[0x00000000000000000000, 0x80000000000000000000, 0x3FFF8000000000000000, 0xBFFAD48986B222ECD7BE, 0x4031AF1535FA7A696ED3, 0x4025C1FDDCF814C83701, 0x403FC034846B2D9A273A, 0x4025AD691588E90137BC, 0x4028DF095FAA97FEF9C9]> : tensor<9xf80>) : tensor<9xf80>
  return
}
