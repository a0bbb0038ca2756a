// Arithmetic on f8E5M2, f8E4M3FN, f8E4M3FNUZ, f8E3M4, f8E4M3, f8E4M3B11FNUZ, f8E5M2FNUZ, f8E5M3FNU, f8E8M0FNU, f6E2M3FN, f6E3M2FN, f4E2M1FN: each result rounded once. A NaN is only said to be one.

func.func @f8E5M2() {
  %a = util.unfoldable_constant dense<[0x04, 0x56, 0x7C, 0xBC, 0x40, 0x40, 0x3F, 0x41, 0x7A, 0x03, 0x02, 0x40, 0xBC, 0x00]> : tensor<14xf8E5M2>
  %b = util.unfoldable_constant dense<[0x36, 0xFA, 0x7C, 0x3F, 0x36, 0x7A, 0x04, 0x41, 0x41, 0x35, 0x3E, 0x7C, 0x7B, 0x7B]> : tensor<14xf8E5M2>
  %zero = arith.constant dense<0x00> : tensor<14xf8E5M2>
  %addf = arith.addf %a, %b : tensor<14xf8E5M2>
  check.expect_eq_const(%addf, dense<[0x36, 0xFA, 0x7C, 0x3A, 0x41, 0x7A, 0x3F, 0x45, 0x7A, 0x35, 0x3E, 0x7C, 0x7B, 0x7B]> : tensor<14xf8E5M2>) : tensor<14xf8E5M2>
  %subf = arith.subf %a, %b : tensor<14xf8E5M2>
  %subf_nan = arith.cmpf uno, %subf, %subf : tensor<14xf8E5M2>
  check.expect_eq_const(%subf_nan, dense<[false, false, true, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %subf_number = arith.select %subf_nan, %zero, %subf : tensor<14xi1>, tensor<14xf8E5M2>
  check.expect_eq_const(%subf_number, dense<[0xB6, 0x7A, 0x00, 0xC2, 0x3E, 0xFA, 0x3F, 0x00, 0x7A, 0xB5, 0xBE, 0xFC, 0xFB, 0xFB]> : tensor<14xf8E5M2>) : tensor<14xf8E5M2>
  %mulf = arith.mulf %a, %b : tensor<14xf8E5M2>
  check.expect_eq_const(%mulf, dense<[0x02, 0xFC, 0x7C, 0xBF, 0x3A, 0x7C, 0x07, 0x46, 0x7C, 0x01, 0x03, 0x7C, 0xFB, 0x00]> : tensor<14xf8E5M2>) : tensor<14xf8E5M2>
  %divf = arith.divf %a, %b : tensor<14xf8E5M2>
  %divf_nan = arith.cmpf uno, %divf, %divf : tensor<14xf8E5M2>
  check.expect_eq_const(%divf_nan, dense<[false, false, true, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %divf_number = arith.select %divf_nan, %zero, %divf : tensor<14xi1>, tensor<14xf8E5M2>
  check.expect_eq_const(%divf_number, dense<[0x09, 0x98, 0x00, 0xB9, 0x45, 0x03, 0x77, 0x3C, 0x75, 0x09, 0x01, 0x00, 0x81, 0x00]> : tensor<14xf8E5M2>) : tensor<14xf8E5M2>
  %remf = arith.remf %a, %b : tensor<14xf8E5M2>
  %remf_nan = arith.cmpf uno, %remf, %remf : tensor<14xf8E5M2>
  check.expect_eq_const(%remf_nan, dense<[false, false, true, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %remf_number = arith.select %remf_nan, %zero, %remf : tensor<14xi1>, tensor<14xf8E5M2>
  check.expect_eq_const(%remf_number, dense<[0x04, 0x56, 0x00, 0xBC, 0x30, 0x40, 0x00, 0x00, 0x40, 0x03, 0x02, 0x40, 0xBC, 0x00]> : tensor<14xf8E5M2>) : tensor<14xf8E5M2>
  %maximumf = arith.maximumf %a, %b : tensor<14xf8E5M2>
  check.expect_eq_const(%maximumf, dense<[0x36, 0x56, 0x7C, 0x3F, 0x40, 0x7A, 0x3F, 0x41, 0x7A, 0x35, 0x3E, 0x7C, 0x7B, 0x7B]> : tensor<14xf8E5M2>) : tensor<14xf8E5M2>
  %minimumf = arith.minimumf %a, %b : tensor<14xf8E5M2>
  check.expect_eq_const(%minimumf, dense<[0x04, 0xFA, 0x7C, 0xBC, 0x36, 0x40, 0x04, 0x41, 0x41, 0x03, 0x02, 0x40, 0xBC, 0x00]> : tensor<14xf8E5M2>) : tensor<14xf8E5M2>
  %maxnumf = arith.maxnumf %a, %b : tensor<14xf8E5M2>
  check.expect_eq_const(%maxnumf, dense<[0x36, 0x56, 0x7C, 0x3F, 0x40, 0x7A, 0x3F, 0x41, 0x7A, 0x35, 0x3E, 0x7C, 0x7B, 0x7B]> : tensor<14xf8E5M2>) : tensor<14xf8E5M2>
  %minnumf = arith.minnumf %a, %b : tensor<14xf8E5M2>
  check.expect_eq_const(%minnumf, dense<[0x04, 0xFA, 0x7C, 0xBC, 0x36, 0x40, 0x04, 0x41, 0x41, 0x03, 0x02, 0x40, 0xBC, 0x00]> : tensor<14xf8E5M2>) : tensor<14xf8E5M2>
  %negf = arith.negf %a : tensor<14xf8E5M2>
  %twice = arith.negf %negf : tensor<14xf8E5M2>
  check.expect_eq_const(%negf, dense<[0x84, 0xD6, 0xFC, 0x3C, 0xC0, 0xC0, 0xBF, 0xC1, 0xFA, 0x83, 0x82, 0xC0, 0x3C, 0x80]> : tensor<14xf8E5M2>) : tensor<14xf8E5M2>
  check.expect_eq_const(%twice, dense<[0x04, 0x56, 0x7C, 0xBC, 0x40, 0x40, 0x3F, 0x41, 0x7A, 0x03, 0x02, 0x40, 0xBC, 0x00]> : tensor<14xf8E5M2>) : tensor<14xf8E5M2>
  %flush_denormals = arith.flush_denormals %a : tensor<14xf8E5M2>
  check.expect_eq_const(%flush_denormals, dense<[0x04, 0x56, 0x7C, 0xBC, 0x40, 0x40, 0x3F, 0x41, 0x7A, 0x00, 0x00, 0x40, 0xBC, 0x00]> : tensor<14xf8E5M2>) : tensor<14xf8E5M2>
  return
}

func.func @f8E4M3FN() {
  %a = util.unfoldable_constant dense<[0x38, 0x7F, 0xFE, 0x2B, 0x7D, 0x4A, 0xBC, 0xC4, 0x1E, 0xFD, 0x3C, 0xBC, 0x40, 0xC4]> : tensor<14xf8E4M3FN>
  %b = util.unfoldable_constant dense<[0xFE, 0x3C, 0x08, 0x01, 0xBD, 0x01, 0xB8, 0xFD, 0xE0, 0x42, 0x00, 0xAB, 0xBD, 0x36]> : tensor<14xf8E4M3FN>
  %zero = arith.constant dense<0x00> : tensor<14xf8E4M3FN>
  %addf = arith.addf %a, %b : tensor<14xf8E4M3FN>
  %addf_nan = arith.cmpf uno, %addf, %addf : tensor<14xf8E4M3FN>
  check.expect_eq_const(%addf_nan, dense<[false, true, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %addf_number = arith.select %addf_nan, %zero, %addf : tensor<14xi1>, tensor<14xf8E4M3FN>
  check.expect_eq_const(%addf_number, dense<[0xFE, 0x00, 0xFE, 0x2B, 0x7D, 0x4A, 0xC2, 0xFD, 0xE0, 0xFD, 0x3C, 0xBF, 0x2C, 0xC0]> : tensor<14xf8E4M3FN>) : tensor<14xf8E4M3FN>
  %subf = arith.subf %a, %b : tensor<14xf8E4M3FN>
  %subf_nan = arith.cmpf uno, %subf, %subf : tensor<14xf8E4M3FN>
  check.expect_eq_const(%subf_nan, dense<[false, true, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %subf_number = arith.select %subf_nan, %zero, %subf : tensor<14xi1>, tensor<14xf8E4M3FN>
  check.expect_eq_const(%subf_number, dense<[0x7E, 0x00, 0xFE, 0x2B, 0x7D, 0x4A, 0xB0, 0x7D, 0x60, 0xFD, 0x3C, 0xB9, 0x46, 0xC8]> : tensor<14xf8E4M3FN>) : tensor<14xf8E4M3FN>
  %mulf = arith.mulf %a, %b : tensor<14xf8E4M3FN>
  %mulf_nan = arith.cmpf uno, %mulf, %mulf : tensor<14xf8E4M3FN>
  check.expect_eq_const(%mulf_nan, dense<[false, true, false, false, true, false, false, true, false, true, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %mulf_number = arith.select %mulf_nan, %zero, %mulf : tensor<14xi1>, tensor<14xf8E4M3FN>
  check.expect_eq_const(%mulf_number, dense<[0xFE, 0x00, 0xCE, 0x00, 0x00, 0x05, 0x3C, 0x00, 0xC6, 0x00, 0x00, 0x30, 0xC5, 0xC2]> : tensor<14xf8E4M3FN>) : tensor<14xf8E4M3FN>
  %divf = arith.divf %a, %b : tensor<14xf8E4M3FN>
  %divf_nan = arith.cmpf uno, %divf, %divf : tensor<14xf8E4M3FN>
  check.expect_eq_const(%divf_nan, dense<[false, true, true, false, false, true, false, false, false, false, true, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %divf_number = arith.select %divf_nan, %zero, %divf : tensor<14xi1>, tensor<14xf8E4M3FN>
  check.expect_eq_const(%divf_number, dense<[0x81, 0x00, 0x00, 0x73, 0xF8, 0x00, 0x3C, 0x04, 0x82, 0xF2, 0x00, 0x49, 0xBA, 0xC6]> : tensor<14xf8E4M3FN>) : tensor<14xf8E4M3FN>
  %remf = arith.remf %a, %b : tensor<14xf8E4M3FN>
  %remf_nan = arith.cmpf uno, %remf, %remf : tensor<14xf8E4M3FN>
  check.expect_eq_const(%remf_nan, dense<[false, true, false, false, false, false, false, false, false, false, true, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %remf_number = arith.select %remf_nan, %zero, %remf : tensor<14xi1>, tensor<14xf8E4M3FN>
  check.expect_eq_const(%remf_number, dense<[0x38, 0x00, 0x80, 0x00, 0x00, 0x00, 0xB0, 0xC4, 0x1E, 0xB8, 0x00, 0xA0, 0x2C, 0xAC]> : tensor<14xf8E4M3FN>) : tensor<14xf8E4M3FN>
  %maximumf = arith.maximumf %a, %b : tensor<14xf8E4M3FN>
  %maximumf_nan = arith.cmpf uno, %maximumf, %maximumf : tensor<14xf8E4M3FN>
  check.expect_eq_const(%maximumf_nan, dense<[false, true, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %maximumf_number = arith.select %maximumf_nan, %zero, %maximumf : tensor<14xi1>, tensor<14xf8E4M3FN>
  check.expect_eq_const(%maximumf_number, dense<[0x38, 0x00, 0x08, 0x2B, 0x7D, 0x4A, 0xB8, 0xC4, 0x1E, 0x42, 0x3C, 0xAB, 0x40, 0x36]> : tensor<14xf8E4M3FN>) : tensor<14xf8E4M3FN>
  %minimumf = arith.minimumf %a, %b : tensor<14xf8E4M3FN>
  %minimumf_nan = arith.cmpf uno, %minimumf, %minimumf : tensor<14xf8E4M3FN>
  check.expect_eq_const(%minimumf_nan, dense<[false, true, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %minimumf_number = arith.select %minimumf_nan, %zero, %minimumf : tensor<14xi1>, tensor<14xf8E4M3FN>
  check.expect_eq_const(%minimumf_number, dense<[0xFE, 0x00, 0xFE, 0x01, 0xBD, 0x01, 0xBC, 0xFD, 0xE0, 0xFD, 0x00, 0xBC, 0xBD, 0xC4]> : tensor<14xf8E4M3FN>) : tensor<14xf8E4M3FN>
  %maxnumf = arith.maxnumf %a, %b : tensor<14xf8E4M3FN>
  check.expect_eq_const(%maxnumf, dense<[0x38, 0x3C, 0x08, 0x2B, 0x7D, 0x4A, 0xB8, 0xC4, 0x1E, 0x42, 0x3C, 0xAB, 0x40, 0x36]> : tensor<14xf8E4M3FN>) : tensor<14xf8E4M3FN>
  %minnumf = arith.minnumf %a, %b : tensor<14xf8E4M3FN>
  check.expect_eq_const(%minnumf, dense<[0xFE, 0x3C, 0xFE, 0x01, 0xBD, 0x01, 0xBC, 0xFD, 0xE0, 0xFD, 0x00, 0xBC, 0xBD, 0xC4]> : tensor<14xf8E4M3FN>) : tensor<14xf8E4M3FN>
  %negf = arith.negf %a : tensor<14xf8E4M3FN>
  %twice = arith.negf %negf : tensor<14xf8E4M3FN>
  %negf_nan = arith.cmpf uno, %negf, %negf : tensor<14xf8E4M3FN>
  check.expect_eq_const(%negf_nan, dense<[false, true, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %negf_number = arith.select %negf_nan, %zero, %negf : tensor<14xi1>, tensor<14xf8E4M3FN>
  check.expect_eq_const(%negf_number, dense<[0xB8, 0x00, 0x7E, 0xAB, 0xFD, 0xCA, 0x3C, 0x44, 0x9E, 0x7D, 0xBC, 0x3C, 0xC0, 0x44]> : tensor<14xf8E4M3FN>) : tensor<14xf8E4M3FN>
  %twice_nan = arith.cmpf uno, %twice, %twice : tensor<14xf8E4M3FN>
  check.expect_eq_const(%twice_nan, dense<[false, true, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %twice_number = arith.select %twice_nan, %zero, %twice : tensor<14xi1>, tensor<14xf8E4M3FN>
  check.expect_eq_const(%twice_number, dense<[0x38, 0x00, 0xFE, 0x2B, 0x7D, 0x4A, 0xBC, 0xC4, 0x1E, 0xFD, 0x3C, 0xBC, 0x40, 0xC4]> : tensor<14xf8E4M3FN>) : tensor<14xf8E4M3FN>
  %flush_denormals = arith.flush_denormals %a : tensor<14xf8E4M3FN>
  %flush_denormals_nan = arith.cmpf uno, %flush_denormals, %flush_denormals : tensor<14xf8E4M3FN>
  check.expect_eq_const(%flush_denormals_nan, dense<[false, true, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %flush_denormals_number = arith.select %flush_denormals_nan, %zero, %flush_denormals : tensor<14xi1>, tensor<14xf8E4M3FN>
  check.expect_eq_const(%flush_denormals_number, dense<[0x38, 0x00, 0xFE, 0x2B, 0x7D, 0x4A, 0xBC, 0xC4, 0x1E, 0xFD, 0x3C, 0xBC, 0x40, 0xC4]> : tensor<14xf8E4M3FN>) : tensor<14xf8E4M3FN>
  return
}

func.func @f8E4M3FNUZ() {
  %a = util.unfoldable_constant dense<[0x80, 0xC4, 0x33, 0xFE, 0x02, 0x5E, 0x80, 0x4A, 0x44, 0x33, 0x44, 0xCA, 0x80, 0x7F]> : tensor<14xf8E4M3FNUZ>
  %b = util.unfoldable_constant dense<[0x07, 0x40, 0x24, 0xFE, 0x03, 0x00, 0x48, 0xCC, 0x33, 0x44, 0x80, 0xC8, 0xC4, 0x08]> : tensor<14xf8E4M3FNUZ>
  %zero = arith.constant dense<0x00> : tensor<14xf8E4M3FNUZ>
  %addf = arith.addf %a, %b : tensor<14xf8E4M3FNUZ>
  %addf_nan = arith.cmpf uno, %addf, %addf : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%addf_nan, dense<[true, false, false, true, false, false, true, false, false, false, true, false, true, false]> : tensor<14xi1>) : tensor<14xi1>
  %addf_number = arith.select %addf_nan, %zero, %addf : tensor<14xi1>, tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%addf_number, dense<[0x00, 0xB8, 0x36, 0x00, 0x05, 0x5E, 0x00, 0xB8, 0x47, 0x47, 0x00, 0xD1, 0x00, 0x7F]> : tensor<14xf8E4M3FNUZ>) : tensor<14xf8E4M3FNUZ>
  %subf = arith.subf %a, %b : tensor<14xf8E4M3FNUZ>
  %subf_nan = arith.cmpf uno, %subf, %subf : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%subf_nan, dense<[true, false, false, false, false, false, true, false, false, false, true, false, true, false]> : tensor<14xi1>) : tensor<14xi1>
  %subf_number = arith.select %subf_nan, %zero, %subf : tensor<14xi1>, tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%subf_number, dense<[0x00, 0xCA, 0x30, 0x00, 0x81, 0x5E, 0x00, 0x53, 0x41, 0xC1, 0x00, 0xB8, 0x00, 0x7F]> : tensor<14xf8E4M3FNUZ>) : tensor<14xf8E4M3FNUZ>
  %mulf = arith.mulf %a, %b : tensor<14xf8E4M3FNUZ>
  %mulf_nan = arith.cmpf uno, %mulf, %mulf : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%mulf_nan, dense<[true, false, false, true, false, false, true, false, false, false, true, false, true, false]> : tensor<14xi1>) : tensor<14xi1>
  %mulf_number = arith.select %mulf_nan, %zero, %mulf : tensor<14xi1>, tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%mulf_number, dense<[0x00, 0xC4, 0x18, 0x00, 0x00, 0x00, 0x00, 0xD7, 0x38, 0x38, 0x00, 0x52, 0x00, 0x47]> : tensor<14xf8E4M3FNUZ>) : tensor<14xf8E4M3FNUZ>
  %divf = arith.divf %a, %b : tensor<14xf8E4M3FNUZ>
  %divf_nan = arith.cmpf uno, %divf, %divf : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%divf_nan, dense<[true, false, false, false, false, true, true, false, false, false, true, false, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %divf_number = arith.select %divf_nan, %zero, %divf : tensor<14xi1>, tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%divf_number, dense<[0x00, 0xC4, 0x4F, 0x40, 0x3B, 0x00, 0x00, 0xBD, 0x51, 0x2F, 0x00, 0x42, 0x00, 0x00]> : tensor<14xf8E4M3FNUZ>) : tensor<14xf8E4M3FNUZ>
  %remf = arith.remf %a, %b : tensor<14xf8E4M3FNUZ>
  %remf_nan = arith.cmpf uno, %remf, %remf : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%remf_nan, dense<[true, false, false, false, false, true, true, false, false, false, true, false, true, false]> : tensor<14xi1>) : tensor<14xi1>
  %remf_number = arith.select %remf_nan, %zero, %remf : tensor<14xi1>, tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%remf_number, dense<[0x00, 0xB8, 0x20, 0x00, 0x02, 0x00, 0x00, 0x4A, 0x28, 0x33, 0x00, 0xB8, 0x00, 0x00]> : tensor<14xf8E4M3FNUZ>) : tensor<14xf8E4M3FNUZ>
  %maximumf = arith.maximumf %a, %b : tensor<14xf8E4M3FNUZ>
  %maximumf_nan = arith.cmpf uno, %maximumf, %maximumf : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%maximumf_nan, dense<[true, false, false, false, false, false, true, false, false, false, true, false, true, false]> : tensor<14xi1>) : tensor<14xi1>
  %maximumf_number = arith.select %maximumf_nan, %zero, %maximumf : tensor<14xi1>, tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%maximumf_number, dense<[0x00, 0x40, 0x33, 0xFE, 0x03, 0x5E, 0x00, 0x4A, 0x44, 0x44, 0x00, 0xC8, 0x00, 0x7F]> : tensor<14xf8E4M3FNUZ>) : tensor<14xf8E4M3FNUZ>
  %minimumf = arith.minimumf %a, %b : tensor<14xf8E4M3FNUZ>
  %minimumf_nan = arith.cmpf uno, %minimumf, %minimumf : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%minimumf_nan, dense<[true, false, false, false, false, false, true, false, false, false, true, false, true, false]> : tensor<14xi1>) : tensor<14xi1>
  %minimumf_number = arith.select %minimumf_nan, %zero, %minimumf : tensor<14xi1>, tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%minimumf_number, dense<[0x00, 0xC4, 0x24, 0xFE, 0x02, 0x00, 0x00, 0xCC, 0x33, 0x33, 0x00, 0xCA, 0x00, 0x08]> : tensor<14xf8E4M3FNUZ>) : tensor<14xf8E4M3FNUZ>
  %maxnumf = arith.maxnumf %a, %b : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%maxnumf, dense<[0x07, 0x40, 0x33, 0xFE, 0x03, 0x5E, 0x48, 0x4A, 0x44, 0x44, 0x44, 0xC8, 0xC4, 0x7F]> : tensor<14xf8E4M3FNUZ>) : tensor<14xf8E4M3FNUZ>
  %minnumf = arith.minnumf %a, %b : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%minnumf, dense<[0x07, 0xC4, 0x24, 0xFE, 0x02, 0x00, 0x48, 0xCC, 0x33, 0x33, 0x44, 0xCA, 0xC4, 0x08]> : tensor<14xf8E4M3FNUZ>) : tensor<14xf8E4M3FNUZ>
  %negf = arith.negf %a : tensor<14xf8E4M3FNUZ>
  %twice = arith.negf %negf : tensor<14xf8E4M3FNUZ>
  %negf_nan = arith.cmpf uno, %negf, %negf : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%negf_nan, dense<[true, false, false, false, false, false, true, false, false, false, false, false, true, false]> : tensor<14xi1>) : tensor<14xi1>
  %negf_number = arith.select %negf_nan, %zero, %negf : tensor<14xi1>, tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%negf_number, dense<[0x00, 0x44, 0xB3, 0x7E, 0x82, 0xDE, 0x00, 0xCA, 0xC4, 0xB3, 0xC4, 0x4A, 0x00, 0xFF]> : tensor<14xf8E4M3FNUZ>) : tensor<14xf8E4M3FNUZ>
  %twice_nan = arith.cmpf uno, %twice, %twice : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%twice_nan, dense<[true, false, false, false, false, false, true, false, false, false, false, false, true, false]> : tensor<14xi1>) : tensor<14xi1>
  %twice_number = arith.select %twice_nan, %zero, %twice : tensor<14xi1>, tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%twice_number, dense<[0x00, 0xC4, 0x33, 0xFE, 0x02, 0x5E, 0x00, 0x4A, 0x44, 0x33, 0x44, 0xCA, 0x00, 0x7F]> : tensor<14xf8E4M3FNUZ>) : tensor<14xf8E4M3FNUZ>
  %flush_denormals = arith.flush_denormals %a : tensor<14xf8E4M3FNUZ>
  %flush_denormals_nan = arith.cmpf uno, %flush_denormals, %flush_denormals : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%flush_denormals_nan, dense<[true, false, false, false, false, false, true, false, false, false, false, false, true, false]> : tensor<14xi1>) : tensor<14xi1>
  %flush_denormals_number = arith.select %flush_denormals_nan, %zero, %flush_denormals : tensor<14xi1>, tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%flush_denormals_number, dense<[0x00, 0xC4, 0x33, 0xFE, 0x00, 0x5E, 0x00, 0x4A, 0x44, 0x33, 0x44, 0xCA, 0x00, 0x7F]> : tensor<14xf8E4M3FNUZ>) : tensor<14xf8E4M3FNUZ>
  return
}

func.func @f8E3M4() {
  %a = util.unfoldable_constant dense<[0xB8, 0x78, 0x6F, 0x44, 0x01, 0x95, 0x5C, 0xC4, 0x01, 0x02, 0xB8, 0xC8, 0xD7, 0x01]> : tensor<14xf8E3M4>
  %b = util.unfoldable_constant dense<[0x15, 0x03, 0x4E, 0x95, 0x44, 0x15, 0xB8, 0x15, 0x03, 0x78, 0x02, 0x15, 0x44, 0x15]> : tensor<14xf8E3M4>
  %zero = arith.constant dense<0x00> : tensor<14xf8E3M4>
  %addf = arith.addf %a, %b : tensor<14xf8E3M4>
  %addf_nan = arith.cmpf uno, %addf, %addf : tensor<14xf8E3M4>
  check.expect_eq_const(%addf_nan, dense<[false, true, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %addf_number = arith.select %addf_nan, %zero, %addf : tensor<14xi1>, tensor<14xf8E3M4>
  check.expect_eq_const(%addf_number, dense<[0xB3, 0x00, 0x70, 0x41, 0x44, 0x00, 0x56, 0xC1, 0x04, 0x00, 0xB8, 0xC5, 0xCA, 0x16]> : tensor<14xf8E3M4>) : tensor<14xf8E3M4>
  %subf = arith.subf %a, %b : tensor<14xf8E3M4>
  %subf_nan = arith.cmpf uno, %subf, %subf : tensor<14xf8E3M4>
  check.expect_eq_const(%subf_nan, dense<[false, true, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %subf_number = arith.select %subf_nan, %zero, %subf : tensor<14xi1>, tensor<14xf8E3M4>
  check.expect_eq_const(%subf_number, dense<[0xBD, 0x00, 0x68, 0x47, 0xC4, 0xA5, 0x61, 0xC7, 0x82, 0x00, 0xB8, 0xCB, 0xE0, 0x94]> : tensor<14xf8E3M4>) : tensor<14xf8E3M4>
  %mulf = arith.mulf %a, %b : tensor<14xf8E3M4>
  %mulf_nan = arith.cmpf uno, %mulf, %mulf : tensor<14xf8E3M4>
  check.expect_eq_const(%mulf_nan, dense<[false, true, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %mulf_number = arith.select %mulf_nan, %zero, %mulf : tensor<14xi1>, tensor<14xf8E3M4>
  check.expect_eq_const(%mulf_number, dense<[0xA0, 0x00, 0x70, 0xAA, 0x02, 0x87, 0xE5, 0xAA, 0x00, 0x00, 0x83, 0xB0, 0xED, 0x00]> : tensor<14xf8E3M4>) : tensor<14xf8E3M4>
  %divf = arith.divf %a, %b : tensor<14xf8E3M4>
  %divf_nan = arith.cmpf uno, %divf, %divf : tensor<14xf8E3M4>
  check.expect_eq_const(%divf_nan, dense<[false, true, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %divf_number = arith.select %divf_nan, %zero, %divf : tensor<14xi1>, tensor<14xf8E3M4>
  check.expect_eq_const(%divf_number, dense<[0xD2, 0x00, 0x51, 0xDE, 0x00, 0xB0, 0xD3, 0xDE, 0x15, 0x00, 0xF0, 0xE2, 0xC2, 0x03]> : tensor<14xf8E3M4>) : tensor<14xf8E3M4>
  %remf = arith.remf %a, %b : tensor<14xf8E3M4>
  %remf_nan = arith.cmpf uno, %remf, %remf : tensor<14xf8E3M4>
  check.expect_eq_const(%remf_nan, dense<[false, true, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %remf_number = arith.select %remf_nan, %zero, %remf : tensor<14xi1>, tensor<14xf8E3M4>
  check.expect_eq_const(%remf_number, dense<[0x8C, 0x00, 0x20, 0x0D, 0x01, 0x80, 0x30, 0x8D, 0x01, 0x00, 0x80, 0x83, 0xA8, 0x01]> : tensor<14xf8E3M4>) : tensor<14xf8E3M4>
  %maximumf = arith.maximumf %a, %b : tensor<14xf8E3M4>
  %maximumf_nan = arith.cmpf uno, %maximumf, %maximumf : tensor<14xf8E3M4>
  check.expect_eq_const(%maximumf_nan, dense<[false, true, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %maximumf_number = arith.select %maximumf_nan, %zero, %maximumf : tensor<14xi1>, tensor<14xf8E3M4>
  check.expect_eq_const(%maximumf_number, dense<[0x15, 0x00, 0x6F, 0x44, 0x44, 0x15, 0x5C, 0x15, 0x03, 0x00, 0x02, 0x15, 0x44, 0x15]> : tensor<14xf8E3M4>) : tensor<14xf8E3M4>
  %minimumf = arith.minimumf %a, %b : tensor<14xf8E3M4>
  %minimumf_nan = arith.cmpf uno, %minimumf, %minimumf : tensor<14xf8E3M4>
  check.expect_eq_const(%minimumf_nan, dense<[false, true, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %minimumf_number = arith.select %minimumf_nan, %zero, %minimumf : tensor<14xi1>, tensor<14xf8E3M4>
  check.expect_eq_const(%minimumf_number, dense<[0xB8, 0x00, 0x4E, 0x95, 0x01, 0x95, 0xB8, 0xC4, 0x01, 0x00, 0xB8, 0xC8, 0xD7, 0x01]> : tensor<14xf8E3M4>) : tensor<14xf8E3M4>
  %maxnumf = arith.maxnumf %a, %b : tensor<14xf8E3M4>
  check.expect_eq_const(%maxnumf, dense<[0x15, 0x03, 0x6F, 0x44, 0x44, 0x15, 0x5C, 0x15, 0x03, 0x02, 0x02, 0x15, 0x44, 0x15]> : tensor<14xf8E3M4>) : tensor<14xf8E3M4>
  %minnumf = arith.minnumf %a, %b : tensor<14xf8E3M4>
  check.expect_eq_const(%minnumf, dense<[0xB8, 0x03, 0x4E, 0x95, 0x01, 0x95, 0xB8, 0xC4, 0x01, 0x02, 0xB8, 0xC8, 0xD7, 0x01]> : tensor<14xf8E3M4>) : tensor<14xf8E3M4>
  %negf = arith.negf %a : tensor<14xf8E3M4>
  %twice = arith.negf %negf : tensor<14xf8E3M4>
  %negf_nan = arith.cmpf uno, %negf, %negf : tensor<14xf8E3M4>
  check.expect_eq_const(%negf_nan, dense<[false, true, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %negf_number = arith.select %negf_nan, %zero, %negf : tensor<14xi1>, tensor<14xf8E3M4>
  check.expect_eq_const(%negf_number, dense<[0x38, 0x00, 0xEF, 0xC4, 0x81, 0x15, 0xDC, 0x44, 0x81, 0x82, 0x38, 0x48, 0x57, 0x81]> : tensor<14xf8E3M4>) : tensor<14xf8E3M4>
  %twice_nan = arith.cmpf uno, %twice, %twice : tensor<14xf8E3M4>
  check.expect_eq_const(%twice_nan, dense<[false, true, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %twice_number = arith.select %twice_nan, %zero, %twice : tensor<14xi1>, tensor<14xf8E3M4>
  check.expect_eq_const(%twice_number, dense<[0xB8, 0x00, 0x6F, 0x44, 0x01, 0x95, 0x5C, 0xC4, 0x01, 0x02, 0xB8, 0xC8, 0xD7, 0x01]> : tensor<14xf8E3M4>) : tensor<14xf8E3M4>
  %flush_denormals = arith.flush_denormals %a : tensor<14xf8E3M4>
  %flush_denormals_nan = arith.cmpf uno, %flush_denormals, %flush_denormals : tensor<14xf8E3M4>
  check.expect_eq_const(%flush_denormals_nan, dense<[false, true, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %flush_denormals_number = arith.select %flush_denormals_nan, %zero, %flush_denormals : tensor<14xi1>, tensor<14xf8E3M4>
  check.expect_eq_const(%flush_denormals_number, dense<[0xB8, 0x00, 0x6F, 0x44, 0x00, 0x95, 0x5C, 0xC4, 0x00, 0x00, 0xB8, 0xC8, 0xD7, 0x00]> : tensor<14xf8E3M4>) : tensor<14xf8E3M4>
  return
}

func.func @f8E4M3() {
  %a = util.unfoldable_constant dense<[0x30, 0x01, 0x30, 0x40, 0x30, 0x02, 0x42, 0xB2, 0x00, 0x02, 0xBC, 0x01, 0x40, 0x08]> : tensor<14xf8E4M3>
  %b = util.unfoldable_constant dense<[0x42, 0xB8, 0xC0, 0x78, 0x6B, 0x78, 0x77, 0x30, 0x01, 0x4A, 0x38, 0x07, 0x00, 0x78]> : tensor<14xf8E4M3>
  %zero = arith.constant dense<0x00> : tensor<14xf8E4M3>
  %addf = arith.addf %a, %b : tensor<14xf8E4M3>
  check.expect_eq_const(%addf, dense<[0x44, 0xB8, 0xBC, 0x78, 0x6B, 0x78, 0x77, 0xA0, 0x01, 0x4A, 0xB0, 0x08, 0x40, 0x78]> : tensor<14xf8E4M3>) : tensor<14xf8E4M3>
  %subf = arith.subf %a, %b : tensor<14xf8E4M3>
  check.expect_eq_const(%subf, dense<[0xC0, 0x38, 0x42, 0xF8, 0xEB, 0xF8, 0xF7, 0xB9, 0x81, 0xCA, 0xC2, 0x86, 0x40, 0xF8]> : tensor<14xf8E4M3>) : tensor<14xf8E4M3>
  %mulf = arith.mulf %a, %b : tensor<14xf8E4M3>
  check.expect_eq_const(%mulf, dense<[0x3A, 0x81, 0xB8, 0x78, 0x63, 0x78, 0x78, 0xAA, 0x00, 0x0A, 0xBC, 0x00, 0x00, 0x78]> : tensor<14xf8E4M3>) : tensor<14xf8E4M3>
  %divf = arith.divf %a, %b : tensor<14xf8E4M3>
  check.expect_eq_const(%divf, dense<[0x25, 0x81, 0xA8, 0x00, 0x03, 0x00, 0x05, 0xBA, 0x00, 0x00, 0xBC, 0x21, 0x78, 0x00]> : tensor<14xf8E4M3>) : tensor<14xf8E4M3>
  %remf = arith.remf %a, %b : tensor<14xf8E4M3>
  %remf_nan = arith.cmpf uno, %remf, %remf : tensor<14xf8E4M3>
  check.expect_eq_const(%remf_nan, dense<[false, false, false, false, false, false, false, false, false, false, false, false, true, false]> : tensor<14xi1>) : tensor<14xi1>
  %remf_number = arith.select %remf_nan, %zero, %remf : tensor<14xi1>, tensor<14xf8E4M3>
  check.expect_eq_const(%remf_number, dense<[0x30, 0x01, 0x30, 0x40, 0x30, 0x02, 0x42, 0xA0, 0x00, 0x02, 0xB0, 0x01, 0x00, 0x08]> : tensor<14xf8E4M3>) : tensor<14xf8E4M3>
  %maximumf = arith.maximumf %a, %b : tensor<14xf8E4M3>
  check.expect_eq_const(%maximumf, dense<[0x42, 0x01, 0x30, 0x78, 0x6B, 0x78, 0x77, 0x30, 0x01, 0x4A, 0x38, 0x07, 0x40, 0x78]> : tensor<14xf8E4M3>) : tensor<14xf8E4M3>
  %minimumf = arith.minimumf %a, %b : tensor<14xf8E4M3>
  check.expect_eq_const(%minimumf, dense<[0x30, 0xB8, 0xC0, 0x40, 0x30, 0x02, 0x42, 0xB2, 0x00, 0x02, 0xBC, 0x01, 0x00, 0x08]> : tensor<14xf8E4M3>) : tensor<14xf8E4M3>
  %maxnumf = arith.maxnumf %a, %b : tensor<14xf8E4M3>
  check.expect_eq_const(%maxnumf, dense<[0x42, 0x01, 0x30, 0x78, 0x6B, 0x78, 0x77, 0x30, 0x01, 0x4A, 0x38, 0x07, 0x40, 0x78]> : tensor<14xf8E4M3>) : tensor<14xf8E4M3>
  %minnumf = arith.minnumf %a, %b : tensor<14xf8E4M3>
  check.expect_eq_const(%minnumf, dense<[0x30, 0xB8, 0xC0, 0x40, 0x30, 0x02, 0x42, 0xB2, 0x00, 0x02, 0xBC, 0x01, 0x00, 0x08]> : tensor<14xf8E4M3>) : tensor<14xf8E4M3>
  %negf = arith.negf %a : tensor<14xf8E4M3>
  %twice = arith.negf %negf : tensor<14xf8E4M3>
  check.expect_eq_const(%negf, dense<[0xB0, 0x81, 0xB0, 0xC0, 0xB0, 0x82, 0xC2, 0x32, 0x80, 0x82, 0x3C, 0x81, 0xC0, 0x88]> : tensor<14xf8E4M3>) : tensor<14xf8E4M3>
  check.expect_eq_const(%twice, dense<[0x30, 0x01, 0x30, 0x40, 0x30, 0x02, 0x42, 0xB2, 0x00, 0x02, 0xBC, 0x01, 0x40, 0x08]> : tensor<14xf8E4M3>) : tensor<14xf8E4M3>
  %flush_denormals = arith.flush_denormals %a : tensor<14xf8E4M3>
  check.expect_eq_const(%flush_denormals, dense<[0x30, 0x00, 0x30, 0x40, 0x30, 0x00, 0x42, 0xB2, 0x00, 0x00, 0xBC, 0x00, 0x40, 0x08]> : tensor<14xf8E4M3>) : tensor<14xf8E4M3>
  return
}

func.func @f8E4M3B11FNUZ() {
  %a = util.unfoldable_constant dense<[0xE4, 0x5C, 0x5D, 0xCB, 0x08, 0xFF, 0x4B, 0xDC, 0x02, 0x08, 0xE0, 0x60, 0xDC, 0xFE]> : tensor<14xf8E4M3B11FNUZ>
  %b = util.unfoldable_constant dense<[0xCB, 0x62, 0x60, 0x7E, 0xD8, 0x7F, 0xD8, 0xE4, 0x08, 0x6A, 0x00, 0x01, 0x5C, 0xE2]> : tensor<14xf8E4M3B11FNUZ>
  %zero = arith.constant dense<0x00> : tensor<14xf8E4M3B11FNUZ>
  %addf = arith.addf %a, %b : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%addf, dense<[0xE5, 0x68, 0x66, 0x7E, 0xD8, 0x00, 0xD2, 0xE9, 0x0A, 0x6A, 0xE0, 0x60, 0x00, 0xFF]> : tensor<14xf8E4M3B11FNUZ>) : tensor<14xf8E4M3B11FNUZ>
  %subf = arith.subf %a, %b : tensor<14xf8E4M3B11FNUZ>
  %subf_nan = arith.cmpf uno, %subf, %subf : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%subf_nan, dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %subf_number = arith.select %subf_nan, %zero, %subf : tensor<14xi1>, tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%subf_number, dense<[0xE3, 0xD8, 0xCC, 0xFE, 0x58, 0x00, 0x5B, 0x5C, 0x86, 0xEA, 0xE0, 0x60, 0xE4, 0xFD]> : tensor<14xf8E4M3B11FNUZ>) : tensor<14xf8E4M3B11FNUZ>
  %mulf = arith.mulf %a, %b : tensor<14xf8E4M3B11FNUZ>
  %mulf_nan = arith.cmpf uno, %mulf, %mulf : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%mulf_nan, dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, true]> : tensor<14xi1>) : tensor<14xi1>
  %mulf_number = arith.select %mulf_nan, %zero, %mulf : tensor<14xi1>, tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%mulf_number, dense<[0x58, 0x67, 0x65, 0xF2, 0x88, 0x00, 0xCB, 0x69, 0x00, 0x1A, 0x00, 0x02, 0xE1, 0x00]> : tensor<14xf8E4M3B11FNUZ>) : tensor<14xf8E4M3B11FNUZ>
  %divf = arith.divf %a, %b : tensor<14xf8E4M3B11FNUZ>
  %divf_nan = arith.cmpf uno, %divf, %divf : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%divf_nan, dense<[false, false, false, false, false, false, false, false, false, false, true, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %divf_number = arith.select %divf_nan, %zero, %divf : tensor<14xi1>, tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%divf_number, dense<[0x71, 0x52, 0x55, 0xA5, 0x88, 0xD8, 0xCB, 0x50, 0x48, 0x02, 0x00, 0x00, 0xD8, 0x73]> : tensor<14xf8E4M3B11FNUZ>) : tensor<14xf8E4M3B11FNUZ>
  %remf = arith.remf %a, %b : tensor<14xf8E4M3B11FNUZ>
  %remf_nan = arith.cmpf uno, %remf, %remf : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%remf_nan, dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %remf_number = arith.select %remf_nan, %zero, %remf : tensor<14xi1>, tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%remf_number, dense<[0xC8, 0x5C, 0x5D, 0xCB, 0x08, 0x00, 0x4B, 0xDC, 0x02, 0x08, 0x00, 0x00, 0x00, 0xD0]> : tensor<14xf8E4M3B11FNUZ>) : tensor<14xf8E4M3B11FNUZ>
  %maximumf = arith.maximumf %a, %b : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%maximumf, dense<[0xCB, 0x62, 0x60, 0x7E, 0x08, 0x7F, 0x4B, 0xDC, 0x08, 0x6A, 0x00, 0x60, 0x5C, 0xE2]> : tensor<14xf8E4M3B11FNUZ>) : tensor<14xf8E4M3B11FNUZ>
  %minimumf = arith.minimumf %a, %b : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%minimumf, dense<[0xE4, 0x5C, 0x5D, 0xCB, 0xD8, 0xFF, 0xD8, 0xE4, 0x02, 0x08, 0xE0, 0x01, 0xDC, 0xFE]> : tensor<14xf8E4M3B11FNUZ>) : tensor<14xf8E4M3B11FNUZ>
  %maxnumf = arith.maxnumf %a, %b : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%maxnumf, dense<[0xCB, 0x62, 0x60, 0x7E, 0x08, 0x7F, 0x4B, 0xDC, 0x08, 0x6A, 0x00, 0x60, 0x5C, 0xE2]> : tensor<14xf8E4M3B11FNUZ>) : tensor<14xf8E4M3B11FNUZ>
  %minnumf = arith.minnumf %a, %b : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%minnumf, dense<[0xE4, 0x5C, 0x5D, 0xCB, 0xD8, 0xFF, 0xD8, 0xE4, 0x02, 0x08, 0xE0, 0x01, 0xDC, 0xFE]> : tensor<14xf8E4M3B11FNUZ>) : tensor<14xf8E4M3B11FNUZ>
  %negf = arith.negf %a : tensor<14xf8E4M3B11FNUZ>
  %twice = arith.negf %negf : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%negf, dense<[0x64, 0xDC, 0xDD, 0x4B, 0x88, 0x7F, 0xCB, 0x5C, 0x82, 0x88, 0x60, 0xE0, 0x5C, 0x7E]> : tensor<14xf8E4M3B11FNUZ>) : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%twice, dense<[0xE4, 0x5C, 0x5D, 0xCB, 0x08, 0xFF, 0x4B, 0xDC, 0x02, 0x08, 0xE0, 0x60, 0xDC, 0xFE]> : tensor<14xf8E4M3B11FNUZ>) : tensor<14xf8E4M3B11FNUZ>
  %flush_denormals = arith.flush_denormals %a : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%flush_denormals, dense<[0xE4, 0x5C, 0x5D, 0xCB, 0x08, 0xFF, 0x4B, 0xDC, 0x00, 0x08, 0xE0, 0x60, 0xDC, 0xFE]> : tensor<14xf8E4M3B11FNUZ>) : tensor<14xf8E4M3B11FNUZ>
  return
}

func.func @f8E5M2FNUZ() {
  %a = util.unfoldable_constant dense<[0xFE, 0xC0, 0x5B, 0xC6, 0xC5, 0x00, 0x01, 0x33, 0xB9, 0x44, 0x7E, 0x01, 0x00, 0x46]> : tensor<14xf8E5M2FNUZ>
  %b = util.unfoldable_constant dense<[0x03, 0x33, 0xC5, 0x5B, 0xFE, 0x40, 0xB9, 0x01, 0xC8, 0xC0, 0x00, 0xFE, 0x42, 0x39]> : tensor<14xf8E5M2FNUZ>
  %zero = arith.constant dense<0x00> : tensor<14xf8E5M2FNUZ>
  %addf = arith.addf %a, %b : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%addf, dense<[0xFE, 0xBF, 0x5B, 0x5B, 0xFE, 0x40, 0xB9, 0x33, 0xC8, 0x40, 0x7E, 0xFE, 0x42, 0x47]> : tensor<14xf8E5M2FNUZ>) : tensor<14xf8E5M2FNUZ>
  %subf = arith.subf %a, %b : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%subf, dense<[0xFE, 0xC0, 0x5B, 0xDB, 0x7E, 0xC0, 0x39, 0x33, 0x47, 0x46, 0x7E, 0x7E, 0xC2, 0x45]> : tensor<14xf8E5M2FNUZ>) : tensor<14xf8E5M2FNUZ>
  %mulf = arith.mulf %a, %b : tensor<14xf8E5M2FNUZ>
  %mulf_nan = arith.cmpf uno, %mulf, %mulf : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%mulf_nan, dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %mulf_number = arith.select %mulf_nan, %zero, %mulf : tensor<14xi1>, tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%mulf_number, dense<[0xC0, 0xB3, 0xE0, 0xE1, 0x00, 0x00, 0x00, 0x00, 0x41, 0xC4, 0x00, 0xBA, 0x00, 0x40]> : tensor<14xf8E5M2FNUZ>) : tensor<14xf8E5M2FNUZ>
  %divf = arith.divf %a, %b : tensor<14xf8E5M2FNUZ>
  %divf_nan = arith.cmpf uno, %divf, %divf : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%divf_nan, dense<[true, false, false, false, false, false, false, false, false, false, true, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %divf_number = arith.select %divf_nan, %zero, %divf : tensor<14xi1>, tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%divf_number, dense<[0x00, 0xCD, 0xD6, 0xAB, 0x07, 0x00, 0x83, 0x77, 0x31, 0xC4, 0x00, 0x00, 0x00, 0x4D]> : tensor<14xf8E5M2FNUZ>) : tensor<14xf8E5M2FNUZ>
  %remf = arith.remf %a, %b : tensor<14xf8E5M2FNUZ>
  %remf_nan = arith.cmpf uno, %remf, %remf : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%remf_nan, dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %remf_number = arith.select %remf_nan, %zero, %remf : tensor<14xi1>, tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%remf_number, dense<[0x00, 0xA8, 0x44, 0xC6, 0xC5, 0x00, 0x01, 0x00, 0xB9, 0x00, 0x00, 0x01, 0x00, 0x36]> : tensor<14xf8E5M2FNUZ>) : tensor<14xf8E5M2FNUZ>
  %maximumf = arith.maximumf %a, %b : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%maximumf, dense<[0x03, 0x33, 0x5B, 0x5B, 0xC5, 0x40, 0x01, 0x33, 0xB9, 0x44, 0x7E, 0x01, 0x42, 0x46]> : tensor<14xf8E5M2FNUZ>) : tensor<14xf8E5M2FNUZ>
  %minimumf = arith.minimumf %a, %b : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%minimumf, dense<[0xFE, 0xC0, 0xC5, 0xC6, 0xFE, 0x00, 0xB9, 0x01, 0xC8, 0xC0, 0x00, 0xFE, 0x00, 0x39]> : tensor<14xf8E5M2FNUZ>) : tensor<14xf8E5M2FNUZ>
  %maxnumf = arith.maxnumf %a, %b : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%maxnumf, dense<[0x03, 0x33, 0x5B, 0x5B, 0xC5, 0x40, 0x01, 0x33, 0xB9, 0x44, 0x7E, 0x01, 0x42, 0x46]> : tensor<14xf8E5M2FNUZ>) : tensor<14xf8E5M2FNUZ>
  %minnumf = arith.minnumf %a, %b : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%minnumf, dense<[0xFE, 0xC0, 0xC5, 0xC6, 0xFE, 0x00, 0xB9, 0x01, 0xC8, 0xC0, 0x00, 0xFE, 0x00, 0x39]> : tensor<14xf8E5M2FNUZ>) : tensor<14xf8E5M2FNUZ>
  %negf = arith.negf %a : tensor<14xf8E5M2FNUZ>
  %twice = arith.negf %negf : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%negf, dense<[0x7E, 0x40, 0xDB, 0x46, 0x45, 0x00, 0x81, 0xB3, 0x39, 0xC4, 0xFE, 0x81, 0x00, 0xC6]> : tensor<14xf8E5M2FNUZ>) : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%twice, dense<[0xFE, 0xC0, 0x5B, 0xC6, 0xC5, 0x00, 0x01, 0x33, 0xB9, 0x44, 0x7E, 0x01, 0x00, 0x46]> : tensor<14xf8E5M2FNUZ>) : tensor<14xf8E5M2FNUZ>
  %flush_denormals = arith.flush_denormals %a : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%flush_denormals, dense<[0xFE, 0xC0, 0x5B, 0xC6, 0xC5, 0x00, 0x00, 0x33, 0xB9, 0x44, 0x7E, 0x00, 0x00, 0x46]> : tensor<14xf8E5M2FNUZ>) : tensor<14xf8E5M2FNUZ>
  return
}

func.func @f8E8M0FNU() {
  %a = util.unfoldable_constant dense<[0x7E, 0xFF, 0x7D, 0x80, 0xFD, 0x7C, 0x81, 0x81, 0x81, 0x00, 0x85, 0xFE, 0x80, 0xFD]> : tensor<14xf8E8M0FNU>
  %b = util.unfoldable_constant dense<[0xFE, 0x7C, 0x01, 0x00, 0x7C, 0x7E, 0xFD, 0xFF, 0x7E, 0x80, 0x00, 0x7F, 0x7F, 0x80]> : tensor<14xf8E8M0FNU>
  %zero = arith.constant dense<0x00> : tensor<14xf8E8M0FNU>
  %addf = arith.addf %a, %b : tensor<14xf8E8M0FNU>
  %addf_nan = arith.cmpf uno, %addf, %addf : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%addf_nan, dense<[false, true, false, false, false, false, false, true, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %addf_number = arith.select %addf_nan, %zero, %addf : tensor<14xi1>, tensor<14xf8E8M0FNU>
  check.expect_eq_const(%addf_number, dense<[0xFE, 0x00, 0x7D, 0x80, 0xFD, 0x7E, 0xFD, 0x00, 0x81, 0x80, 0x85, 0xFE, 0x81, 0xFD]> : tensor<14xf8E8M0FNU>) : tensor<14xf8E8M0FNU>
  %subf = arith.subf %a, %b : tensor<14xf8E8M0FNU>
  %subf_nan = arith.cmpf uno, %subf, %subf : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%subf_nan, dense<[false, true, false, false, false, false, false, true, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %subf_number = arith.select %subf_nan, %zero, %subf : tensor<14xi1>, tensor<14xf8E8M0FNU>
  check.expect_eq_const(%subf_number, dense<[0xFE, 0x00, 0x7D, 0x80, 0xFD, 0x7E, 0xFD, 0x00, 0x81, 0x80, 0x85, 0xFE, 0x7F, 0xFD]> : tensor<14xf8E8M0FNU>) : tensor<14xf8E8M0FNU>
  %mulf = arith.mulf %a, %b : tensor<14xf8E8M0FNU>
  %mulf_nan = arith.cmpf uno, %mulf, %mulf : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%mulf_nan, dense<[false, true, false, false, false, false, true, true, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %mulf_number = arith.select %mulf_nan, %zero, %mulf : tensor<14xi1>, tensor<14xf8E8M0FNU>
  check.expect_eq_const(%mulf_number, dense<[0xFD, 0x00, 0x00, 0x01, 0xFA, 0x7B, 0x00, 0x00, 0x80, 0x01, 0x06, 0xFE, 0x80, 0xFE]> : tensor<14xf8E8M0FNU>) : tensor<14xf8E8M0FNU>
  %divf = arith.divf %a, %b : tensor<14xf8E8M0FNU>
  %divf_nan = arith.cmpf uno, %divf, %divf : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%divf_nan, dense<[false, true, false, true, true, false, false, true, false, false, true, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %divf_number = arith.select %divf_nan, %zero, %divf : tensor<14xi1>, tensor<14xf8E8M0FNU>
  check.expect_eq_const(%divf_number, dense<[0x00, 0x00, 0xFB, 0x00, 0x00, 0x7D, 0x03, 0x00, 0x82, 0x00, 0x00, 0xFE, 0x80, 0xFC]> : tensor<14xf8E8M0FNU>) : tensor<14xf8E8M0FNU>
  %remf = arith.remf %a, %b : tensor<14xf8E8M0FNU>
  %remf_nan = arith.cmpf uno, %remf, %remf : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%remf_nan, dense<[false, true, false, false, false, false, false, true, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %remf_number = arith.select %remf_nan, %zero, %remf : tensor<14xi1>, tensor<14xf8E8M0FNU>
  check.expect_eq_const(%remf_number, dense<[0x7E, 0x00, 0x00, 0x00, 0x00, 0x7C, 0x81, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00]> : tensor<14xf8E8M0FNU>) : tensor<14xf8E8M0FNU>
  %maximumf = arith.maximumf %a, %b : tensor<14xf8E8M0FNU>
  %maximumf_nan = arith.cmpf uno, %maximumf, %maximumf : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%maximumf_nan, dense<[false, true, false, false, false, false, false, true, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %maximumf_number = arith.select %maximumf_nan, %zero, %maximumf : tensor<14xi1>, tensor<14xf8E8M0FNU>
  check.expect_eq_const(%maximumf_number, dense<[0xFE, 0x00, 0x7D, 0x80, 0xFD, 0x7E, 0xFD, 0x00, 0x81, 0x80, 0x85, 0xFE, 0x80, 0xFD]> : tensor<14xf8E8M0FNU>) : tensor<14xf8E8M0FNU>
  %minimumf = arith.minimumf %a, %b : tensor<14xf8E8M0FNU>
  %minimumf_nan = arith.cmpf uno, %minimumf, %minimumf : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%minimumf_nan, dense<[false, true, false, false, false, false, false, true, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %minimumf_number = arith.select %minimumf_nan, %zero, %minimumf : tensor<14xi1>, tensor<14xf8E8M0FNU>
  check.expect_eq_const(%minimumf_number, dense<[0x7E, 0x00, 0x01, 0x00, 0x7C, 0x7C, 0x81, 0x00, 0x7E, 0x00, 0x00, 0x7F, 0x7F, 0x80]> : tensor<14xf8E8M0FNU>) : tensor<14xf8E8M0FNU>
  %maxnumf = arith.maxnumf %a, %b : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%maxnumf, dense<[0xFE, 0x7C, 0x7D, 0x80, 0xFD, 0x7E, 0xFD, 0x81, 0x81, 0x80, 0x85, 0xFE, 0x80, 0xFD]> : tensor<14xf8E8M0FNU>) : tensor<14xf8E8M0FNU>
  %minnumf = arith.minnumf %a, %b : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%minnumf, dense<[0x7E, 0x7C, 0x01, 0x00, 0x7C, 0x7C, 0x81, 0x81, 0x7E, 0x00, 0x00, 0x7F, 0x7F, 0x80]> : tensor<14xf8E8M0FNU>) : tensor<14xf8E8M0FNU>
  %negf = arith.negf %a : tensor<14xf8E8M0FNU>
  %twice = arith.negf %negf : tensor<14xf8E8M0FNU>
  %negf_nan = arith.cmpf uno, %negf, %negf : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%negf_nan, dense<[false, true, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %negf_number = arith.select %negf_nan, %zero, %negf : tensor<14xi1>, tensor<14xf8E8M0FNU>
  check.expect_eq_const(%negf_number, dense<[0x7E, 0x00, 0x7D, 0x80, 0xFD, 0x7C, 0x81, 0x81, 0x81, 0x00, 0x85, 0xFE, 0x80, 0xFD]> : tensor<14xf8E8M0FNU>) : tensor<14xf8E8M0FNU>
  %twice_nan = arith.cmpf uno, %twice, %twice : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%twice_nan, dense<[false, true, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %twice_number = arith.select %twice_nan, %zero, %twice : tensor<14xi1>, tensor<14xf8E8M0FNU>
  check.expect_eq_const(%twice_number, dense<[0x7E, 0x00, 0x7D, 0x80, 0xFD, 0x7C, 0x81, 0x81, 0x81, 0x00, 0x85, 0xFE, 0x80, 0xFD]> : tensor<14xf8E8M0FNU>) : tensor<14xf8E8M0FNU>
  %flush_denormals = arith.flush_denormals %a : tensor<14xf8E8M0FNU>
  %flush_denormals_nan = arith.cmpf uno, %flush_denormals, %flush_denormals : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%flush_denormals_nan, dense<[false, true, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %flush_denormals_number = arith.select %flush_denormals_nan, %zero, %flush_denormals : tensor<14xi1>, tensor<14xf8E8M0FNU>
  check.expect_eq_const(%flush_denormals_number, dense<[0x7E, 0x00, 0x7D, 0x80, 0xFD, 0x7C, 0x81, 0x81, 0x81, 0x00, 0x85, 0xFE, 0x80, 0xFD]> : tensor<14xf8E8M0FNU>) : tensor<14xf8E8M0FNU>
  return
}

func.func @f6E2M3FN() {
  %a = util.unfoldable_constant dense<[0x12, 0x30, 0x3F, 0x11, 0x1F, 0x28, 0x2C, 0x0C, 0x2C, 0x14, 0x34, 0x1E, 0x02, 0x2C]> : tensor<14xf6E2M3FN>
  %b = util.unfoldable_constant dense<[0x32, 0x02, 0x3E, 0x23, 0x02, 0x02, 0x2C, 0x23, 0x1F, 0x30, 0x1F, 0x08, 0x1E, 0x3E]> : tensor<14xf6E2M3FN>
  %zero = arith.constant dense<0x00> : tensor<14xf6E2M3FN>
  %addf = arith.addf %a, %b : tensor<14xf6E2M3FN>
  check.expect_eq_const(%addf, dense<[0x00, 0x2E, 0x3F, 0x0F, 0x1F, 0x26, 0x34, 0x09, 0x1C, 0x08, 0x19, 0x1F, 0x1E, 0x3F]> : tensor<14xf6E2M3FN>) : tensor<14xf6E2M3FN>
  %subf = arith.subf %a, %b : tensor<14xf6E2M3FN>
  check.expect_eq_const(%subf, dense<[0x1A, 0x31, 0x24, 0x12, 0x1E, 0x2A, 0x00, 0x0F, 0x3F, 0x1A, 0x3F, 0x1C, 0x3E, 0x1B]> : tensor<14xf6E2M3FN>) : tensor<14xf6E2M3FN>
  %mulf = arith.mulf %a, %b : tensor<14xf6E2M3FN>
  check.expect_eq_const(%mulf, dense<[0x3C, 0x24, 0x1F, 0x27, 0x0F, 0x22, 0x11, 0x24, 0x3F, 0x3C, 0x3F, 0x1E, 0x0E, 0x1F]> : tensor<14xf6E2M3FN>) : tensor<14xf6E2M3FN>
  %divf = arith.divf %a, %b : tensor<14xf6E2M3FN>
  check.expect_eq_const(%divf, dense<[0x28, 0x3F, 0x09, 0x3C, 0x1F, 0x38, 0x08, 0x38, 0x22, 0x2C, 0x23, 0x1E, 0x00, 0x02]> : tensor<14xf6E2M3FN>) : tensor<14xf6E2M3FN>
  %remf = arith.remf %a, %b : tensor<14xf6E2M3FN>
  check.expect_eq_const(%remf, dense<[0x00, 0x20, 0x24, 0x00, 0x00, 0x20, 0x20, 0x00, 0x2C, 0x08, 0x34, 0x00, 0x02, 0x2C]> : tensor<14xf6E2M3FN>) : tensor<14xf6E2M3FN>
  %maximumf = arith.maximumf %a, %b : tensor<14xf6E2M3FN>
  check.expect_eq_const(%maximumf, dense<[0x12, 0x02, 0x3E, 0x11, 0x1F, 0x02, 0x2C, 0x0C, 0x1F, 0x14, 0x1F, 0x1E, 0x1E, 0x2C]> : tensor<14xf6E2M3FN>) : tensor<14xf6E2M3FN>
  %minimumf = arith.minimumf %a, %b : tensor<14xf6E2M3FN>
  check.expect_eq_const(%minimumf, dense<[0x32, 0x30, 0x3F, 0x23, 0x02, 0x28, 0x2C, 0x23, 0x2C, 0x30, 0x34, 0x08, 0x02, 0x3E]> : tensor<14xf6E2M3FN>) : tensor<14xf6E2M3FN>
  %maxnumf = arith.maxnumf %a, %b : tensor<14xf6E2M3FN>
  check.expect_eq_const(%maxnumf, dense<[0x12, 0x02, 0x3E, 0x11, 0x1F, 0x02, 0x2C, 0x0C, 0x1F, 0x14, 0x1F, 0x1E, 0x1E, 0x2C]> : tensor<14xf6E2M3FN>) : tensor<14xf6E2M3FN>
  %minnumf = arith.minnumf %a, %b : tensor<14xf6E2M3FN>
  check.expect_eq_const(%minnumf, dense<[0x32, 0x30, 0x3F, 0x23, 0x02, 0x28, 0x2C, 0x23, 0x2C, 0x30, 0x34, 0x08, 0x02, 0x3E]> : tensor<14xf6E2M3FN>) : tensor<14xf6E2M3FN>
  %negf = arith.negf %a : tensor<14xf6E2M3FN>
  %twice = arith.negf %negf : tensor<14xf6E2M3FN>
  check.expect_eq_const(%negf, dense<[0x32, 0x10, 0x1F, 0x31, 0x3F, 0x08, 0x0C, 0x2C, 0x0C, 0x34, 0x14, 0x3E, 0x22, 0x0C]> : tensor<14xf6E2M3FN>) : tensor<14xf6E2M3FN>
  check.expect_eq_const(%twice, dense<[0x12, 0x30, 0x3F, 0x11, 0x1F, 0x28, 0x2C, 0x0C, 0x2C, 0x14, 0x34, 0x1E, 0x02, 0x2C]> : tensor<14xf6E2M3FN>) : tensor<14xf6E2M3FN>
  %flush_denormals = arith.flush_denormals %a : tensor<14xf6E2M3FN>
  check.expect_eq_const(%flush_denormals, dense<[0x12, 0x30, 0x3F, 0x11, 0x1F, 0x28, 0x2C, 0x0C, 0x2C, 0x14, 0x34, 0x1E, 0x00, 0x2C]> : tensor<14xf6E2M3FN>) : tensor<14xf6E2M3FN>
  return
}

func.func @f6E3M2FN() {
  %a = util.unfoldable_constant dense<[0x04, 0x00, 0x11, 0x03, 0x3B, 0x05, 0x01, 0x20, 0x25, 0x2C, 0x30, 0x12, 0x05, 0x1A]> : tensor<14xf6E3M2FN>
  %b = util.unfoldable_constant dense<[0x00, 0x04, 0x02, 0x04, 0x3F, 0x27, 0x00, 0x2C, 0x2C, 0x32, 0x3B, 0x1A, 0x10, 0x2C]> : tensor<14xf6E3M2FN>
  %zero = arith.constant dense<0x00> : tensor<14xf6E3M2FN>
  %addf = arith.addf %a, %b : tensor<14xf6E3M2FN>
  check.expect_eq_const(%addf, dense<[0x04, 0x04, 0x11, 0x07, 0x3F, 0x22, 0x01, 0x2C, 0x2D, 0x34, 0x3C, 0x1C, 0x11, 0x1A]> : tensor<14xf6E3M2FN>) : tensor<14xf6E3M2FN>
  %subf = arith.subf %a, %b : tensor<14xf6E3M2FN>
  check.expect_eq_const(%subf, dense<[0x04, 0x24, 0x11, 0x21, 0x1B, 0x0A, 0x01, 0x0C, 0x0A, 0x10, 0x1A, 0x38, 0x2F, 0x1A]> : tensor<14xf6E3M2FN>) : tensor<14xf6E3M2FN>
  %mulf = arith.mulf %a, %b : tensor<14xf6E3M2FN>
  check.expect_eq_const(%mulf, dense<[0x00, 0x00, 0x05, 0x01, 0x1F, 0x22, 0x00, 0x00, 0x05, 0x12, 0x1F, 0x1F, 0x09, 0x3A]> : tensor<14xf6E3M2FN>) : tensor<14xf6E3M2FN>
  %divf = arith.divf %a, %b : tensor<14xf6E3M2FN>
  check.expect_eq_const(%divf, dense<[0x1F, 0x00, 0x1D, 0x0A, 0x08, 0x2A, 0x1F, 0x00, 0x05, 0x05, 0x02, 0x04, 0x02, 0x3A]> : tensor<14xf6E3M2FN>) : tensor<14xf6E3M2FN>
  %remf = arith.remf %a, %b : tensor<14xf6E3M2FN>
  check.expect_eq_const(%remf, dense<[0x20, 0x00, 0x00, 0x03, 0x3B, 0x05, 0x20, 0x20, 0x25, 0x2C, 0x30, 0x12, 0x05, 0x00]> : tensor<14xf6E3M2FN>) : tensor<14xf6E3M2FN>
  %maximumf = arith.maximumf %a, %b : tensor<14xf6E3M2FN>
  check.expect_eq_const(%maximumf, dense<[0x04, 0x04, 0x11, 0x04, 0x3B, 0x05, 0x01, 0x20, 0x25, 0x2C, 0x30, 0x1A, 0x10, 0x1A]> : tensor<14xf6E3M2FN>) : tensor<14xf6E3M2FN>
  %minimumf = arith.minimumf %a, %b : tensor<14xf6E3M2FN>
  check.expect_eq_const(%minimumf, dense<[0x00, 0x00, 0x02, 0x03, 0x3F, 0x27, 0x00, 0x2C, 0x2C, 0x32, 0x3B, 0x12, 0x05, 0x2C]> : tensor<14xf6E3M2FN>) : tensor<14xf6E3M2FN>
  %maxnumf = arith.maxnumf %a, %b : tensor<14xf6E3M2FN>
  check.expect_eq_const(%maxnumf, dense<[0x04, 0x04, 0x11, 0x04, 0x3B, 0x05, 0x01, 0x20, 0x25, 0x2C, 0x30, 0x1A, 0x10, 0x1A]> : tensor<14xf6E3M2FN>) : tensor<14xf6E3M2FN>
  %minnumf = arith.minnumf %a, %b : tensor<14xf6E3M2FN>
  check.expect_eq_const(%minnumf, dense<[0x00, 0x00, 0x02, 0x03, 0x3F, 0x27, 0x00, 0x2C, 0x2C, 0x32, 0x3B, 0x12, 0x05, 0x2C]> : tensor<14xf6E3M2FN>) : tensor<14xf6E3M2FN>
  %negf = arith.negf %a : tensor<14xf6E3M2FN>
  %twice = arith.negf %negf : tensor<14xf6E3M2FN>
  check.expect_eq_const(%negf, dense<[0x24, 0x20, 0x31, 0x23, 0x1B, 0x25, 0x21, 0x00, 0x05, 0x0C, 0x10, 0x32, 0x25, 0x3A]> : tensor<14xf6E3M2FN>) : tensor<14xf6E3M2FN>
  check.expect_eq_const(%twice, dense<[0x04, 0x00, 0x11, 0x03, 0x3B, 0x05, 0x01, 0x20, 0x25, 0x2C, 0x30, 0x12, 0x05, 0x1A]> : tensor<14xf6E3M2FN>) : tensor<14xf6E3M2FN>
  %flush_denormals = arith.flush_denormals %a : tensor<14xf6E3M2FN>
  check.expect_eq_const(%flush_denormals, dense<[0x04, 0x00, 0x11, 0x00, 0x3B, 0x05, 0x00, 0x20, 0x25, 0x2C, 0x30, 0x12, 0x05, 0x1A]> : tensor<14xf6E3M2FN>) : tensor<14xf6E3M2FN>
  return
}

func.func @f4E2M1FN() {
  %a = util.unfoldable_constant dense<[0x7, 0x6, 0xD, 0x1, 0x1, 0x8, 0x3, 0xA, 0xC, 0xB, 0x4, 0x1, 0x9, 0x4]> : tensor<14xf4E2M1FN>
  %b = util.unfoldable_constant dense<[0xD, 0x7, 0xA, 0x6, 0x8, 0x0, 0x9, 0xE, 0x3, 0x5, 0x5, 0xC, 0x3, 0x1]> : tensor<14xf4E2M1FN>
  %zero = arith.constant dense<0x0> : tensor<14xf4E2M1FN>
  %addf = arith.addf %a, %b : tensor<14xf4E2M1FN>
  check.expect_eq_const(%addf, dense<[0x5, 0x7, 0xE, 0x6, 0x1, 0x0, 0x2, 0xE, 0x9, 0x3, 0x6, 0xB, 0x2, 0x4]> : tensor<14xf4E2M1FN>) : tensor<14xf4E2M1FN>
  %subf = arith.subf %a, %b : tensor<14xf4E2M1FN>
  check.expect_eq_const(%subf, dense<[0x7, 0xC, 0xC, 0xE, 0x1, 0x8, 0x4, 0x5, 0xE, 0xE, 0xA, 0x4, 0xC, 0x3]> : tensor<14xf4E2M1FN>) : tensor<14xf4E2M1FN>
  %mulf = arith.mulf %a, %b : tensor<14xf4E2M1FN>
  check.expect_eq_const(%mulf, dense<[0xF, 0x7, 0x5, 0x4, 0x8, 0x8, 0xA, 0x6, 0xD, 0xE, 0x7, 0xA, 0xA, 0x2]> : tensor<14xf4E2M1FN>) : tensor<14xf4E2M1FN>
  %divf = arith.divf %a, %b : tensor<14xf4E2M1FN>
  check.expect_eq_const(%divf, dense<[0xC, 0x1, 0x5, 0x0, 0xF, 0x8, 0xD, 0x0, 0xB, 0x9, 0x1, 0x8, 0x9, 0x6]> : tensor<14xf4E2M1FN>) : tensor<14xf4E2M1FN>
  %remf = arith.remf %a, %b : tensor<14xf4E2M1FN>
  check.expect_eq_const(%remf, dense<[0x0, 0x6, 0x8, 0x1, 0x8, 0x8, 0x0, 0xA, 0x9, 0xB, 0x4, 0x1, 0x9, 0x0]> : tensor<14xf4E2M1FN>) : tensor<14xf4E2M1FN>
  %maximumf = arith.maximumf %a, %b : tensor<14xf4E2M1FN>
  check.expect_eq_const(%maximumf, dense<[0x7, 0x7, 0xA, 0x6, 0x1, 0x0, 0x3, 0xA, 0x3, 0x5, 0x5, 0x1, 0x3, 0x4]> : tensor<14xf4E2M1FN>) : tensor<14xf4E2M1FN>
  %minimumf = arith.minimumf %a, %b : tensor<14xf4E2M1FN>
  check.expect_eq_const(%minimumf, dense<[0xD, 0x6, 0xD, 0x1, 0x8, 0x8, 0x9, 0xE, 0xC, 0xB, 0x4, 0xC, 0x9, 0x1]> : tensor<14xf4E2M1FN>) : tensor<14xf4E2M1FN>
  %maxnumf = arith.maxnumf %a, %b : tensor<14xf4E2M1FN>
  check.expect_eq_const(%maxnumf, dense<[0x7, 0x7, 0xA, 0x6, 0x1, 0x0, 0x3, 0xA, 0x3, 0x5, 0x5, 0x1, 0x3, 0x4]> : tensor<14xf4E2M1FN>) : tensor<14xf4E2M1FN>
  %minnumf = arith.minnumf %a, %b : tensor<14xf4E2M1FN>
  check.expect_eq_const(%minnumf, dense<[0xD, 0x6, 0xD, 0x1, 0x8, 0x8, 0x9, 0xE, 0xC, 0xB, 0x4, 0xC, 0x9, 0x1]> : tensor<14xf4E2M1FN>) : tensor<14xf4E2M1FN>
  %negf = arith.negf %a : tensor<14xf4E2M1FN>
  %twice = arith.negf %negf : tensor<14xf4E2M1FN>
  check.expect_eq_const(%negf, dense<[0xF, 0xE, 0x5, 0x9, 0x9, 0x0, 0xB, 0x2, 0x4, 0x3, 0xC, 0x9, 0x1, 0xC]> : tensor<14xf4E2M1FN>) : tensor<14xf4E2M1FN>
  check.expect_eq_const(%twice, dense<[0x7, 0x6, 0xD, 0x1, 0x1, 0x8, 0x3, 0xA, 0xC, 0xB, 0x4, 0x1, 0x9, 0x4]> : tensor<14xf4E2M1FN>) : tensor<14xf4E2M1FN>
  %flush_denormals = arith.flush_denormals %a : tensor<14xf4E2M1FN>
  check.expect_eq_const(%flush_denormals, dense<[0x7, 0x6, 0xD, 0x0, 0x0, 0x8, 0x3, 0xA, 0xC, 0xB, 0x4, 0x0, 0x8, 0x4]> : tensor<14xf4E2M1FN>) : tensor<14xf4E2M1FN>
  return
}

// Without a sign; a result below zero loses it.
func.func @f8E5M3FNU() {
  %a = util.unfoldable_constant dense<[0xFF, 0x00, 0xFE, 0x01, 0x38, 0x40, 0xFA, 0xBF, 0x00, 0x38, 0x08, 0x07, 0xC3, 0x51]> : tensor<14xf8E5M3FNU>
  %b = util.unfoldable_constant dense<[0x38, 0x00, 0xFE, 0x01, 0x00, 0x41, 0xC2, 0xFE, 0x38, 0xD6, 0x07, 0x01, 0x0D, 0xEA]> : tensor<14xf8E5M3FNU>
  %zero = arith.constant dense<0x00> : tensor<14xf8E5M3FNU>
  %addf = arith.addf %a, %b : tensor<14xf8E5M3FNU>
  %addf_nan = arith.cmpf uno, %addf, %addf : tensor<14xf8E5M3FNU>
  check.expect_eq_const(%addf_nan, dense<[true, false, true, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %addf_number = arith.select %addf_nan, %zero, %addf : tensor<14xi1>, tensor<14xf8E5M3FNU>
  check.expect_eq_const(%addf_number, dense<[0x00, 0x00, 0x00, 0x02, 0x38, 0x48, 0xFA, 0xFE, 0x38, 0xD6, 0x0F, 0x08, 0xC3, 0xEA]> : tensor<14xf8E5M3FNU>) : tensor<14xf8E5M3FNU>
  %subf = arith.subf %a, %b : tensor<14xf8E5M3FNU>
  %subf_nan = arith.cmpf uno, %subf, %subf : tensor<14xf8E5M3FNU>
  check.expect_eq_const(%subf_nan, dense<[true, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %subf_number = arith.select %subf_nan, %zero, %subf : tensor<14xi1>, tensor<14xf8E5M3FNU>
  check.expect_eq_const(%subf_number, dense<[0x00, 0x00, 0x00, 0x00, 0x38, 0x28, 0xFA, 0xFE, 0x38, 0xD6, 0x01, 0x06, 0xC3, 0xEA]> : tensor<14xf8E5M3FNU>) : tensor<14xf8E5M3FNU>
  %mulf = arith.mulf %a, %b : tensor<14xf8E5M3FNU>
  %mulf_nan = arith.cmpf uno, %mulf, %mulf : tensor<14xf8E5M3FNU>
  check.expect_eq_const(%mulf_nan, dense<[true, false, true, false, false, false, true, true, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %mulf_number = arith.select %mulf_nan, %zero, %mulf : tensor<14xi1>, tensor<14xf8E5M3FNU>
  check.expect_eq_const(%mulf_number, dense<[0x00, 0x00, 0x00, 0x00, 0x00, 0x09, 0x00, 0x00, 0x00, 0x96, 0x00, 0x00, 0x59, 0xC3]> : tensor<14xf8E5M3FNU>) : tensor<14xf8E5M3FNU>
  %divf = arith.divf %a, %b : tensor<14xf8E5M3FNU>
  %divf_nan = arith.cmpf uno, %divf, %divf : tensor<14xf8E5M3FNU>
  check.expect_eq_const(%divf_nan, dense<[true, true, false, false, true, false, false, false, false, false, false, false, true, false]> : tensor<14xi1>) : tensor<14xi1>
  %divf_number = arith.select %divf_nan, %zero, %divf : tensor<14xi1>, tensor<14xf8E5M3FNU>
  check.expect_eq_const(%divf_number, dense<[0x00, 0x00, 0x78, 0x78, 0x00, 0x76, 0xB0, 0x39, 0x00, 0x00, 0x79, 0x8E, 0x00, 0x00]> : tensor<14xf8E5M3FNU>) : tensor<14xf8E5M3FNU>
  %remf = arith.remf %a, %b : tensor<14xf8E5M3FNU>
  %remf_nan = arith.cmpf uno, %remf, %remf : tensor<14xf8E5M3FNU>
  check.expect_eq_const(%remf_nan, dense<[true, true, false, false, true, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %remf_number = arith.select %remf_nan, %zero, %remf : tensor<14xi1>, tensor<14xf8E5M3FNU>
  check.expect_eq_const(%remf_number, dense<[0x00, 0x00, 0x00, 0x00, 0x00, 0x40, 0x00, 0xBF, 0x00, 0x38, 0x01, 0x00, 0x0C, 0x51]> : tensor<14xf8E5M3FNU>) : tensor<14xf8E5M3FNU>
  %maximumf = arith.maximumf %a, %b : tensor<14xf8E5M3FNU>
  %maximumf_nan = arith.cmpf uno, %maximumf, %maximumf : tensor<14xf8E5M3FNU>
  check.expect_eq_const(%maximumf_nan, dense<[true, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %maximumf_number = arith.select %maximumf_nan, %zero, %maximumf : tensor<14xi1>, tensor<14xf8E5M3FNU>
  check.expect_eq_const(%maximumf_number, dense<[0x00, 0x00, 0xFE, 0x01, 0x38, 0x41, 0xFA, 0xFE, 0x38, 0xD6, 0x08, 0x07, 0xC3, 0xEA]> : tensor<14xf8E5M3FNU>) : tensor<14xf8E5M3FNU>
  %minimumf = arith.minimumf %a, %b : tensor<14xf8E5M3FNU>
  %minimumf_nan = arith.cmpf uno, %minimumf, %minimumf : tensor<14xf8E5M3FNU>
  check.expect_eq_const(%minimumf_nan, dense<[true, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %minimumf_number = arith.select %minimumf_nan, %zero, %minimumf : tensor<14xi1>, tensor<14xf8E5M3FNU>
  check.expect_eq_const(%minimumf_number, dense<[0x00, 0x00, 0xFE, 0x01, 0x00, 0x40, 0xC2, 0xBF, 0x00, 0x38, 0x07, 0x01, 0x0D, 0x51]> : tensor<14xf8E5M3FNU>) : tensor<14xf8E5M3FNU>
  %less = arith.cmpf olt, %a, %b : tensor<14xf8E5M3FNU>
  check.expect_eq_const(%less, dense<[false, false, false, false, false, true, false, true, true, true, false, false, false, true]> : tensor<14xi1>) : tensor<14xi1>
  %numbers = util.unfoldable_constant dense<[0x38, 0x00, 0xFE, 0x01, 0x00, 0x41, 0xC2, 0xFE, 0x38, 0xD6, 0x07, 0x01, 0x0D, 0xEA]> : tensor<14xf8E5M3FNU>
  %wide = arith.extf %numbers : tensor<14xf8E5M3FNU> to tensor<14xf32>
  check.expect_eq_const(%wide, dense<[0x3B800000, 0x00000000, 0x47E00000, 0x37000000, 0x00000000, 0x3C100000, 0x44200000, 0x47E00000, 0x3B800000, 0x45600000, 0x38600000, 0x37000000, 0x38D00000, 0x46A00000]> : tensor<14xf32>) : tensor<14xf32>
  %floats = util.unfoldable_constant dense<[0x00000000, 0x80000000, 0x3F800000, 0x3F880000, 0x3F980000, 0x47E80000, 0x47E80001, 0x7F61B1E6, 0x36800000, 0x36800001, 0x0DA24260, 0xC0400000, 0x47600000, 0x387FDA40]> : tensor<14xf32>
  %narrow = arith.truncf %floats : tensor<14xf32> to tensor<14xf8E5M3FNU>
  %narrow_nan = arith.cmpf uno, %narrow, %narrow : tensor<14xf8E5M3FNU>
  check.expect_eq_const(%narrow_nan, dense<[false, false, false, false, false, false, true, true, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %narrow_number = arith.select %narrow_nan, %zero, %narrow : tensor<14xi1>, tensor<14xf8E5M3FNU>
  check.expect_eq_const(%narrow_number, dense<[0x00, 0x00, 0x78, 0x78, 0x7A, 0xFE, 0x00, 0x00, 0x00, 0x01, 0x00, 0x84, 0xF6, 0x08]> : tensor<14xf8E5M3FNU>) : tensor<14xf8E5M3FNU>
  return
}
