// Rounding modes of arithmetic and of casts.

func.func @f32() {
  %a = util.unfoldable_constant dense<[0x3FB380DD, 0xFF7FFFFF, 0x7F800000, 0x40200000, 0xC0200000, 0x3ED7A03D, 0x3F800000, 0x00000000]> : tensor<8xf32>
  %b = util.unfoldable_constant dense<[0x00000002, 0x43344D11, 0x7F7FFFFF, 0x3EAAAAAB, 0x3FC00000, 0x40631D08, 0xBF800000, 0x3FB380DD]> : tensor<8xf32>
  %zero = arith.constant dense<0x00000000> : tensor<8xf32>
  %addf_to_nearest_even = arith.addf %a, %b to_nearest_even : tensor<8xf32>
  check.expect_eq_const(%addf_to_nearest_even, dense<[0x3FB380DD, 0xFF7FFFFF, 0x7F800000, 0x40355555, 0xBF800000, 0x407E1110, 0x00000000, 0x3FB380DD]> : tensor<8xf32>) : tensor<8xf32>
  %addf_downward = arith.addf %a, %b downward : tensor<8xf32>
  check.expect_eq_const(%addf_downward, dense<[0x3FB380DD, 0xFF7FFFFF, 0x7F800000, 0x40355555, 0xBF800000, 0x407E110F, 0x80000000, 0x3FB380DD]> : tensor<8xf32>) : tensor<8xf32>
  %addf_upward = arith.addf %a, %b upward : tensor<8xf32>
  check.expect_eq_const(%addf_upward, dense<[0x3FB380DE, 0xFF7FFFFE, 0x7F800000, 0x40355556, 0xBF800000, 0x407E1110, 0x00000000, 0x3FB380DD]> : tensor<8xf32>) : tensor<8xf32>
  %addf_toward_zero = arith.addf %a, %b toward_zero : tensor<8xf32>
  check.expect_eq_const(%addf_toward_zero, dense<[0x3FB380DD, 0xFF7FFFFE, 0x7F800000, 0x40355555, 0xBF800000, 0x407E110F, 0x00000000, 0x3FB380DD]> : tensor<8xf32>) : tensor<8xf32>
  %addf_to_nearest_away = arith.addf %a, %b to_nearest_away : tensor<8xf32>
  check.expect_eq_const(%addf_to_nearest_away, dense<[0x3FB380DD, 0xFF7FFFFF, 0x7F800000, 0x40355555, 0xBF800000, 0x407E1110, 0x00000000, 0x3FB380DD]> : tensor<8xf32>) : tensor<8xf32>
  %subf_to_nearest_even = arith.subf %a, %b to_nearest_even : tensor<8xf32>
  check.expect_eq_const(%subf_to_nearest_even, dense<[0x3FB380DD, 0xFF7FFFFF, 0x7F800000, 0x400AAAAB, 0xC0800000, 0xC0482900, 0x40000000, 0xBFB380DD]> : tensor<8xf32>) : tensor<8xf32>
  %subf_downward = arith.subf %a, %b downward : tensor<8xf32>
  check.expect_eq_const(%subf_downward, dense<[0x3FB380DC, 0xFF800000, 0x7F800000, 0x400AAAAA, 0xC0800000, 0xC0482901, 0x40000000, 0xBFB380DD]> : tensor<8xf32>) : tensor<8xf32>
  %subf_upward = arith.subf %a, %b upward : tensor<8xf32>
  check.expect_eq_const(%subf_upward, dense<[0x3FB380DD, 0xFF7FFFFF, 0x7F800000, 0x400AAAAB, 0xC0800000, 0xC0482900, 0x40000000, 0xBFB380DD]> : tensor<8xf32>) : tensor<8xf32>
  %subf_toward_zero = arith.subf %a, %b toward_zero : tensor<8xf32>
  check.expect_eq_const(%subf_toward_zero, dense<[0x3FB380DC, 0xFF7FFFFF, 0x7F800000, 0x400AAAAA, 0xC0800000, 0xC0482900, 0x40000000, 0xBFB380DD]> : tensor<8xf32>) : tensor<8xf32>
  %subf_to_nearest_away = arith.subf %a, %b to_nearest_away : tensor<8xf32>
  check.expect_eq_const(%subf_to_nearest_away, dense<[0x3FB380DD, 0xFF7FFFFF, 0x7F800000, 0x400AAAAB, 0xC0800000, 0xC0482900, 0x40000000, 0xBFB380DD]> : tensor<8xf32>) : tensor<8xf32>
  %mulf_to_nearest_even = arith.mulf %a, %b to_nearest_even : tensor<8xf32>
  check.expect_eq_const(%mulf_to_nearest_even, dense<[0x00000003, 0xFF800000, 0x7F800000, 0x3F555556, 0xC0700000, 0x3FBF4B8A, 0xBF800000, 0x00000000]> : tensor<8xf32>) : tensor<8xf32>
  %mulf_downward = arith.mulf %a, %b downward : tensor<8xf32>
  check.expect_eq_const(%mulf_downward, dense<[0x00000002, 0xFF800000, 0x7F800000, 0x3F555555, 0xC0700000, 0x3FBF4B89, 0xBF800000, 0x00000000]> : tensor<8xf32>) : tensor<8xf32>
  %mulf_upward = arith.mulf %a, %b upward : tensor<8xf32>
  check.expect_eq_const(%mulf_upward, dense<[0x00000003, 0xFF7FFFFF, 0x7F800000, 0x3F555556, 0xC0700000, 0x3FBF4B8A, 0xBF800000, 0x00000000]> : tensor<8xf32>) : tensor<8xf32>
  %mulf_toward_zero = arith.mulf %a, %b toward_zero : tensor<8xf32>
  check.expect_eq_const(%mulf_toward_zero, dense<[0x00000002, 0xFF7FFFFF, 0x7F800000, 0x3F555555, 0xC0700000, 0x3FBF4B89, 0xBF800000, 0x00000000]> : tensor<8xf32>) : tensor<8xf32>
  %mulf_to_nearest_away = arith.mulf %a, %b to_nearest_away : tensor<8xf32>
  check.expect_eq_const(%mulf_to_nearest_away, dense<[0x00000003, 0xFF800000, 0x7F800000, 0x3F555556, 0xC0700000, 0x3FBF4B8A, 0xBF800000, 0x00000000]> : tensor<8xf32>) : tensor<8xf32>
  %divf_to_nearest_even = arith.divf %a, %b to_nearest_even : tensor<8xf32>
  check.expect_eq_const(%divf_to_nearest_even, dense<[0x7F800000, 0xFBB5BD90, 0x7F800000, 0x40F00000, 0xBFD55555, 0x3DF30D2B, 0xBF800000, 0x00000000]> : tensor<8xf32>) : tensor<8xf32>
  %divf_downward = arith.divf %a, %b downward : tensor<8xf32>
  check.expect_eq_const(%divf_downward, dense<[0x7F7FFFFF, 0xFBB5BD91, 0x7F800000, 0x40EFFFFF, 0xBFD55556, 0x3DF30D2A, 0xBF800000, 0x00000000]> : tensor<8xf32>) : tensor<8xf32>
  %divf_upward = arith.divf %a, %b upward : tensor<8xf32>
  check.expect_eq_const(%divf_upward, dense<[0x7F800000, 0xFBB5BD90, 0x7F800000, 0x40F00000, 0xBFD55555, 0x3DF30D2B, 0xBF800000, 0x00000000]> : tensor<8xf32>) : tensor<8xf32>
  %divf_toward_zero = arith.divf %a, %b toward_zero : tensor<8xf32>
  check.expect_eq_const(%divf_toward_zero, dense<[0x7F7FFFFF, 0xFBB5BD90, 0x7F800000, 0x40EFFFFF, 0xBFD55555, 0x3DF30D2A, 0xBF800000, 0x00000000]> : tensor<8xf32>) : tensor<8xf32>
  %divf_to_nearest_away = arith.divf %a, %b to_nearest_away : tensor<8xf32>
  check.expect_eq_const(%divf_to_nearest_away, dense<[0x7F800000, 0xFBB5BD90, 0x7F800000, 0x40F00000, 0xBFD55555, 0x3DF30D2B, 0xBF800000, 0x00000000]> : tensor<8xf32>) : tensor<8xf32>
  return
}

func.func @f16() {
  %a = util.unfoldable_constant dense<[0x0002, 0xFC00, 0x3C00, 0xBE00, 0x0003, 0x0001, 0x4100, 0xB555]> : tensor<8xf16>
  %b = util.unfoldable_constant dense<[0x3555, 0xAE00, 0xCECE, 0xC200, 0xB2D0, 0xC000, 0x0003, 0xB555]> : tensor<8xf16>
  %zero = arith.constant dense<0x0000> : tensor<8xf16>
  %addf_downward = arith.addf %a, %b downward : tensor<8xf16>
  check.expect_eq_const(%addf_downward, dense<[0x3555, 0xFC00, 0xCE8E, 0xC480, 0xB2D0, 0xC000, 0x4100, 0xB955]> : tensor<8xf16>) : tensor<8xf16>
  %addf_upward = arith.addf %a, %b upward : tensor<8xf16>
  check.expect_eq_const(%addf_upward, dense<[0x3556, 0xFC00, 0xCE8E, 0xC480, 0xB2CF, 0xBFFF, 0x4101, 0xB955]> : tensor<8xf16>) : tensor<8xf16>
  %addf_toward_zero = arith.addf %a, %b toward_zero : tensor<8xf16>
  check.expect_eq_const(%addf_toward_zero, dense<[0x3555, 0xFC00, 0xCE8E, 0xC480, 0xB2CF, 0xBFFF, 0x4100, 0xB955]> : tensor<8xf16>) : tensor<8xf16>
  %addf_to_nearest_away = arith.addf %a, %b to_nearest_away : tensor<8xf16>
  check.expect_eq_const(%addf_to_nearest_away, dense<[0x3555, 0xFC00, 0xCE8E, 0xC480, 0xB2D0, 0xC000, 0x4100, 0xB955]> : tensor<8xf16>) : tensor<8xf16>
  %subf_downward = arith.subf %a, %b downward : tensor<8xf16>
  check.expect_eq_const(%subf_downward, dense<[0xB555, 0xFC00, 0x4F0E, 0x3E00, 0x32D0, 0x4000, 0x40FF, 0x8000]> : tensor<8xf16>) : tensor<8xf16>
  %subf_upward = arith.subf %a, %b upward : tensor<8xf16>
  check.expect_eq_const(%subf_upward, dense<[0xB554, 0xFC00, 0x4F0E, 0x3E00, 0x32D1, 0x4001, 0x4100, 0x0000]> : tensor<8xf16>) : tensor<8xf16>
  %subf_toward_zero = arith.subf %a, %b toward_zero : tensor<8xf16>
  check.expect_eq_const(%subf_toward_zero, dense<[0xB554, 0xFC00, 0x4F0E, 0x3E00, 0x32D0, 0x4000, 0x40FF, 0x0000]> : tensor<8xf16>) : tensor<8xf16>
  %subf_to_nearest_away = arith.subf %a, %b to_nearest_away : tensor<8xf16>
  check.expect_eq_const(%subf_to_nearest_away, dense<[0xB555, 0xFC00, 0x4F0E, 0x3E00, 0x32D0, 0x4000, 0x4100, 0x0000]> : tensor<8xf16>) : tensor<8xf16>
  %mulf_downward = arith.mulf %a, %b downward : tensor<8xf16>
  check.expect_eq_const(%mulf_downward, dense<[0x0000, 0x7C00, 0xCECE, 0x4480, 0x8001, 0x8002, 0x0007, 0x2F1B]> : tensor<8xf16>) : tensor<8xf16>
  %mulf_upward = arith.mulf %a, %b upward : tensor<8xf16>
  check.expect_eq_const(%mulf_upward, dense<[0x0001, 0x7C00, 0xCECE, 0x4480, 0x8000, 0x8002, 0x0008, 0x2F1C]> : tensor<8xf16>) : tensor<8xf16>
  %mulf_toward_zero = arith.mulf %a, %b toward_zero : tensor<8xf16>
  check.expect_eq_const(%mulf_toward_zero, dense<[0x0000, 0x7C00, 0xCECE, 0x4480, 0x8000, 0x8002, 0x0007, 0x2F1B]> : tensor<8xf16>) : tensor<8xf16>
  %mulf_to_nearest_away = arith.mulf %a, %b to_nearest_away : tensor<8xf16>
  check.expect_eq_const(%mulf_to_nearest_away, dense<[0x0001, 0x7C00, 0xCECE, 0x4480, 0x8001, 0x8002, 0x0008, 0x2F1C]> : tensor<8xf16>) : tensor<8xf16>
  %divf_downward = arith.divf %a, %b downward : tensor<8xf16>
  check.expect_eq_const(%divf_downward, dense<[0x0006, 0x7C00, 0xA8B4, 0x3800, 0x800F, 0x8001, 0x7BFF, 0x3C00]> : tensor<8xf16>) : tensor<8xf16>
  %divf_upward = arith.divf %a, %b upward : tensor<8xf16>
  check.expect_eq_const(%divf_upward, dense<[0x0007, 0x7C00, 0xA8B3, 0x3800, 0x800E, 0x8000, 0x7C00, 0x3C00]> : tensor<8xf16>) : tensor<8xf16>
  %divf_toward_zero = arith.divf %a, %b toward_zero : tensor<8xf16>
  check.expect_eq_const(%divf_toward_zero, dense<[0x0006, 0x7C00, 0xA8B3, 0x3800, 0x800E, 0x8000, 0x7BFF, 0x3C00]> : tensor<8xf16>) : tensor<8xf16>
  %divf_to_nearest_away = arith.divf %a, %b to_nearest_away : tensor<8xf16>
  check.expect_eq_const(%divf_to_nearest_away, dense<[0x0006, 0x7C00, 0xA8B4, 0x3800, 0x800E, 0x8001, 0x7C00, 0x3C00]> : tensor<8xf16>) : tensor<8xf16>
  return
}

func.func @f8E4M3FN() {
  %a = util.unfoldable_constant dense<[0x02, 0x80, 0x3C, 0xC2, 0xB8, 0x01, 0x42, 0xC4]> : tensor<8xf8E4M3FN>
  %b = util.unfoldable_constant dense<[0xFD, 0x51, 0x00, 0x7D, 0x7E, 0xFD, 0xFE, 0x08]> : tensor<8xf8E4M3FN>
  %zero = arith.constant dense<0x00> : tensor<8xf8E4M3FN>
  %addf_downward = arith.addf %a, %b downward : tensor<8xf8E4M3FN>
  check.expect_eq_const(%addf_downward, dense<[0xFD, 0x51, 0x3C, 0x7C, 0x7D, 0xFD, 0xFE, 0xC4]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %addf_upward = arith.addf %a, %b upward : tensor<8xf8E4M3FN>
  check.expect_eq_const(%addf_upward, dense<[0xFC, 0x51, 0x3C, 0x7D, 0x7E, 0xFC, 0xFD, 0xC3]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %addf_toward_zero = arith.addf %a, %b toward_zero : tensor<8xf8E4M3FN>
  check.expect_eq_const(%addf_toward_zero, dense<[0xFC, 0x51, 0x3C, 0x7C, 0x7D, 0xFC, 0xFD, 0xC3]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %addf_to_nearest_away = arith.addf %a, %b to_nearest_away : tensor<8xf8E4M3FN>
  check.expect_eq_const(%addf_to_nearest_away, dense<[0xFD, 0x51, 0x3C, 0x7D, 0x7E, 0xFD, 0xFE, 0xC4]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %subf_downward = arith.subf %a, %b downward : tensor<8xf8E4M3FN>
  %subf_downward_nan = arith.cmpf uno, %subf_downward, %subf_downward : tensor<8xf8E4M3FN>
  check.expect_eq_const(%subf_downward_nan, dense<[false, false, false, false, true, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %subf_downward_number = arith.select %subf_downward_nan, %zero, %subf_downward : tensor<8xi1>, tensor<8xf8E4M3FN>
  check.expect_eq_const(%subf_downward_number, dense<[0x7D, 0xD1, 0x3C, 0xFE, 0x00, 0x7D, 0x7E, 0xC5]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %subf_upward = arith.subf %a, %b upward : tensor<8xf8E4M3FN>
  %subf_upward_nan = arith.cmpf uno, %subf_upward, %subf_upward : tensor<8xf8E4M3FN>
  check.expect_eq_const(%subf_upward_nan, dense<[false, false, false, false, false, false, true, false]> : tensor<8xi1>) : tensor<8xi1>
  %subf_upward_number = arith.select %subf_upward_nan, %zero, %subf_upward : tensor<8xi1>, tensor<8xf8E4M3FN>
  check.expect_eq_const(%subf_upward_number, dense<[0x7E, 0xD1, 0x3C, 0xFD, 0xFE, 0x7E, 0x00, 0xC4]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %subf_toward_zero = arith.subf %a, %b toward_zero : tensor<8xf8E4M3FN>
  check.expect_eq_const(%subf_toward_zero, dense<[0x7D, 0xD1, 0x3C, 0xFD, 0xFE, 0x7D, 0x7E, 0xC4]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %subf_to_nearest_away = arith.subf %a, %b to_nearest_away : tensor<8xf8E4M3FN>
  check.expect_eq_const(%subf_to_nearest_away, dense<[0x7D, 0xD1, 0x3C, 0xFD, 0xFE, 0x7D, 0x7E, 0xC4]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %mulf_downward = arith.mulf %a, %b downward : tensor<8xf8E4M3FN>
  %mulf_downward_nan = arith.cmpf uno, %mulf_downward, %mulf_downward : tensor<8xf8E4M3FN>
  check.expect_eq_const(%mulf_downward_nan, dense<[false, false, false, true, false, false, true, false]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_downward_number = arith.select %mulf_downward_nan, %zero, %mulf_downward : tensor<8xi1>, tensor<8xf8E4M3FN>
  check.expect_eq_const(%mulf_downward_number, dense<[0xBD, 0x80, 0x00, 0x00, 0xFE, 0xB5, 0x00, 0x94]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %mulf_upward = arith.mulf %a, %b upward : tensor<8xf8E4M3FN>
  check.expect_eq_const(%mulf_upward, dense<[0xBD, 0x80, 0x00, 0xFE, 0xFE, 0xB5, 0xFE, 0x94]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %mulf_toward_zero = arith.mulf %a, %b toward_zero : tensor<8xf8E4M3FN>
  check.expect_eq_const(%mulf_toward_zero, dense<[0xBD, 0x80, 0x00, 0xFE, 0xFE, 0xB5, 0xFE, 0x94]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %mulf_to_nearest_away = arith.mulf %a, %b to_nearest_away : tensor<8xf8E4M3FN>
  %mulf_to_nearest_away_nan = arith.cmpf uno, %mulf_to_nearest_away, %mulf_to_nearest_away : tensor<8xf8E4M3FN>
  check.expect_eq_const(%mulf_to_nearest_away_nan, dense<[false, false, false, true, false, false, true, false]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_to_nearest_away_number = arith.select %mulf_to_nearest_away_nan, %zero, %mulf_to_nearest_away : tensor<8xi1>, tensor<8xf8E4M3FN>
  check.expect_eq_const(%mulf_to_nearest_away_number, dense<[0xBD, 0x80, 0x00, 0x00, 0xFE, 0xB5, 0x00, 0x94]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %divf_downward = arith.divf %a, %b downward : tensor<8xf8E4M3FN>
  %divf_downward_nan = arith.cmpf uno, %divf_downward, %divf_downward : tensor<8xf8E4M3FN>
  check.expect_eq_const(%divf_downward_nan, dense<[false, false, true, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %divf_downward_number = arith.select %divf_downward_nan, %zero, %divf_downward : tensor<8xi1>, tensor<8xf8E4M3FN>
  check.expect_eq_const(%divf_downward_number, dense<[0x81, 0x80, 0x00, 0x84, 0x82, 0x81, 0x83, 0xF4]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %divf_upward = arith.divf %a, %b upward : tensor<8xf8E4M3FN>
  %divf_upward_nan = arith.cmpf uno, %divf_upward, %divf_upward : tensor<8xf8E4M3FN>
  check.expect_eq_const(%divf_upward_nan, dense<[false, false, true, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %divf_upward_number = arith.select %divf_upward_nan, %zero, %divf_upward : tensor<8xi1>, tensor<8xf8E4M3FN>
  check.expect_eq_const(%divf_upward_number, dense<[0x80, 0x80, 0x00, 0x83, 0x81, 0x80, 0x82, 0xF4]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %divf_toward_zero = arith.divf %a, %b toward_zero : tensor<8xf8E4M3FN>
  %divf_toward_zero_nan = arith.cmpf uno, %divf_toward_zero, %divf_toward_zero : tensor<8xf8E4M3FN>
  check.expect_eq_const(%divf_toward_zero_nan, dense<[false, false, true, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %divf_toward_zero_number = arith.select %divf_toward_zero_nan, %zero, %divf_toward_zero : tensor<8xi1>, tensor<8xf8E4M3FN>
  check.expect_eq_const(%divf_toward_zero_number, dense<[0x80, 0x80, 0x00, 0x83, 0x81, 0x80, 0x82, 0xF4]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %divf_to_nearest_away = arith.divf %a, %b to_nearest_away : tensor<8xf8E4M3FN>
  %divf_to_nearest_away_nan = arith.cmpf uno, %divf_to_nearest_away, %divf_to_nearest_away : tensor<8xf8E4M3FN>
  check.expect_eq_const(%divf_to_nearest_away_nan, dense<[false, false, true, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %divf_to_nearest_away_number = arith.select %divf_to_nearest_away_nan, %zero, %divf_to_nearest_away : tensor<8xi1>, tensor<8xf8E4M3FN>
  check.expect_eq_const(%divf_to_nearest_away_number, dense<[0x80, 0x80, 0x00, 0x83, 0x81, 0x80, 0x83, 0xF4]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  return
}

func.func @f4E2M1FN() {
  %a = util.unfoldable_constant dense<[0xE, 0x1, 0x8, 0xD, 0x7, 0xD, 0x3, 0x6]> : tensor<8xf4E2M1FN>
  %b = util.unfoldable_constant dense<[0xD, 0x4, 0xB, 0x1, 0x7, 0xB, 0xD, 0xB]> : tensor<8xf4E2M1FN>
  %zero = arith.constant dense<0x0> : tensor<8xf4E2M1FN>
  %addf_downward = arith.addf %a, %b downward : tensor<8xf4E2M1FN>
  check.expect_eq_const(%addf_downward, dense<[0xF, 0x4, 0xB, 0xD, 0x7, 0xF, 0xB, 0x4]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %addf_upward = arith.addf %a, %b upward : tensor<8xf4E2M1FN>
  check.expect_eq_const(%addf_upward, dense<[0xF, 0x5, 0xB, 0xC, 0x7, 0xE, 0xB, 0x5]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %addf_toward_zero = arith.addf %a, %b toward_zero : tensor<8xf4E2M1FN>
  check.expect_eq_const(%addf_toward_zero, dense<[0xF, 0x4, 0xB, 0xC, 0x7, 0xE, 0xB, 0x4]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %addf_to_nearest_away = arith.addf %a, %b to_nearest_away : tensor<8xf4E2M1FN>
  check.expect_eq_const(%addf_to_nearest_away, dense<[0xF, 0x5, 0xB, 0xD, 0x7, 0xE, 0xB, 0x5]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %subf_downward = arith.subf %a, %b downward : tensor<8xf4E2M1FN>
  check.expect_eq_const(%subf_downward, dense<[0xA, 0xB, 0x3, 0xE, 0x8, 0xB, 0x6, 0x6]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %subf_upward = arith.subf %a, %b upward : tensor<8xf4E2M1FN>
  check.expect_eq_const(%subf_upward, dense<[0xA, 0xB, 0x3, 0xD, 0x0, 0xB, 0x7, 0x7]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %subf_toward_zero = arith.subf %a, %b toward_zero : tensor<8xf4E2M1FN>
  check.expect_eq_const(%subf_toward_zero, dense<[0xA, 0xB, 0x3, 0xD, 0x0, 0xB, 0x6, 0x6]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %subf_to_nearest_away = arith.subf %a, %b to_nearest_away : tensor<8xf4E2M1FN>
  check.expect_eq_const(%subf_to_nearest_away, dense<[0xA, 0xB, 0x3, 0xE, 0x0, 0xB, 0x6, 0x7]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %mulf_downward = arith.mulf %a, %b downward : tensor<8xf4E2M1FN>
  check.expect_eq_const(%mulf_downward, dense<[0x7, 0x2, 0x0, 0xB, 0x7, 0x6, 0xF, 0xF]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %mulf_upward = arith.mulf %a, %b upward : tensor<8xf4E2M1FN>
  check.expect_eq_const(%mulf_upward, dense<[0x7, 0x2, 0x0, 0xB, 0x7, 0x7, 0xE, 0xF]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %mulf_toward_zero = arith.mulf %a, %b toward_zero : tensor<8xf4E2M1FN>
  check.expect_eq_const(%mulf_toward_zero, dense<[0x7, 0x2, 0x0, 0xB, 0x7, 0x6, 0xE, 0xF]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %mulf_to_nearest_away = arith.mulf %a, %b to_nearest_away : tensor<8xf4E2M1FN>
  check.expect_eq_const(%mulf_to_nearest_away, dense<[0x7, 0x2, 0x0, 0xB, 0x7, 0x6, 0xE, 0xF]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %divf_downward = arith.divf %a, %b downward : tensor<8xf4E2M1FN>
  check.expect_eq_const(%divf_downward, dense<[0x2, 0x0, 0x0, 0xF, 0x2, 0x4, 0x9, 0xD]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %divf_upward = arith.divf %a, %b upward : tensor<8xf4E2M1FN>
  check.expect_eq_const(%divf_upward, dense<[0x3, 0x1, 0x0, 0xF, 0x2, 0x4, 0x9, 0xC]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %divf_toward_zero = arith.divf %a, %b toward_zero : tensor<8xf4E2M1FN>
  check.expect_eq_const(%divf_toward_zero, dense<[0x2, 0x0, 0x0, 0xF, 0x2, 0x4, 0x9, 0xC]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %divf_to_nearest_away = arith.divf %a, %b to_nearest_away : tensor<8xf4E2M1FN>
  check.expect_eq_const(%divf_to_nearest_away, dense<[0x3, 0x1, 0x0, 0xF, 0x2, 0x4, 0x9, 0xD]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  return
}

func.func @f80() {
  %a = util.unfoldable_constant dense<[0x00007FFFFFFFFFFFFFFF, 0x4000C000000000000000, 0x4024863FCFDC6F34AAF5, 0xFFFF8000000000000000, 0xC000C000000000000000, 0x3FFF8000000000000000, 0x4024863FCFDC6F34AAF5, 0xC0008000000000000000]> : tensor<8xf80>
  %b = util.unfoldable_constant dense<[0xC03E8B9082C8AF271CFA, 0x4000A000000000000000, 0x40008000000000000000, 0xC018DA2049CC8D7B2A66, 0x3FFF8000000000000000, 0xC000C000000000000000, 0x7FFFC000000000000000, 0x3FFDAAAAAAAAAAAAAAAB]> : tensor<8xf80>
  %zero = arith.constant dense<0x00000000000000000000> : tensor<8xf80>
  %addf_downward = arith.addf %a, %b downward : tensor<8xf80>
  %addf_downward_nan = arith.cmpf uno, %addf_downward, %addf_downward : tensor<8xf80>
  check.expect_eq_const(%addf_downward_nan, dense<[false, false, false, false, false, false, true, false]> : tensor<8xi1>) : tensor<8xi1>
  %addf_downward_number = arith.select %addf_downward_nan, %zero, %addf_downward : tensor<8xi1>, tensor<8xf80>
  check.expect_eq_const(%addf_downward_number, dense<[0xC03E8B9082C8AF271CFA, 0x4001B000000000000000, 0x4024863FCFDC7734AAF5, 0xFFFF8000000000000000, 0xC0008000000000000000, 0xC0008000000000000000, 0x00000000000000000000, 0xBFFFD555555555555556]> : tensor<8xf80>) : tensor<8xf80>
  %addf_upward = arith.addf %a, %b upward : tensor<8xf80>
  %addf_upward_nan = arith.cmpf uno, %addf_upward, %addf_upward : tensor<8xf80>
  check.expect_eq_const(%addf_upward_nan, dense<[false, false, false, false, false, false, true, false]> : tensor<8xi1>) : tensor<8xi1>
  %addf_upward_number = arith.select %addf_upward_nan, %zero, %addf_upward : tensor<8xi1>, tensor<8xf80>
  check.expect_eq_const(%addf_upward_number, dense<[0xC03E8B9082C8AF271CF9, 0x4001B000000000000000, 0x4024863FCFDC7734AAF5, 0xFFFF8000000000000000, 0xC0008000000000000000, 0xC0008000000000000000, 0x00000000000000000000, 0xBFFFD555555555555555]> : tensor<8xf80>) : tensor<8xf80>
  %addf_toward_zero = arith.addf %a, %b toward_zero : tensor<8xf80>
  %addf_toward_zero_nan = arith.cmpf uno, %addf_toward_zero, %addf_toward_zero : tensor<8xf80>
  check.expect_eq_const(%addf_toward_zero_nan, dense<[false, false, false, false, false, false, true, false]> : tensor<8xi1>) : tensor<8xi1>
  %addf_toward_zero_number = arith.select %addf_toward_zero_nan, %zero, %addf_toward_zero : tensor<8xi1>, tensor<8xf80>
  check.expect_eq_const(%addf_toward_zero_number, dense<[0xC03E8B9082C8AF271CF9, 0x4001B000000000000000, 0x4024863FCFDC7734AAF5, 0xFFFF8000000000000000, 0xC0008000000000000000, 0xC0008000000000000000, 0x00000000000000000000, 0xBFFFD555555555555555]> : tensor<8xf80>) : tensor<8xf80>
  %addf_to_nearest_away = arith.addf %a, %b to_nearest_away : tensor<8xf80>
  %addf_to_nearest_away_nan = arith.cmpf uno, %addf_to_nearest_away, %addf_to_nearest_away : tensor<8xf80>
  check.expect_eq_const(%addf_to_nearest_away_nan, dense<[false, false, false, false, false, false, true, false]> : tensor<8xi1>) : tensor<8xi1>
  %addf_to_nearest_away_number = arith.select %addf_to_nearest_away_nan, %zero, %addf_to_nearest_away : tensor<8xi1>, tensor<8xf80>
  check.expect_eq_const(%addf_to_nearest_away_number, dense<[0xC03E8B9082C8AF271CFA, 0x4001B000000000000000, 0x4024863FCFDC7734AAF5, 0xFFFF8000000000000000, 0xC0008000000000000000, 0xC0008000000000000000, 0x00000000000000000000, 0xBFFFD555555555555555]> : tensor<8xf80>) : tensor<8xf80>
  %subf_downward = arith.subf %a, %b downward : tensor<8xf80>
  %subf_downward_nan = arith.cmpf uno, %subf_downward, %subf_downward : tensor<8xf80>
  check.expect_eq_const(%subf_downward_nan, dense<[false, false, false, false, false, false, true, false]> : tensor<8xi1>) : tensor<8xi1>
  %subf_downward_number = arith.select %subf_downward_nan, %zero, %subf_downward : tensor<8xi1>, tensor<8xf80>
  check.expect_eq_const(%subf_downward_number, dense<[0x403E8B9082C8AF271CFA, 0x3FFE8000000000000000, 0x4024863FCFDC6734AAF5, 0xFFFF8000000000000000, 0xC0018000000000000000, 0x40018000000000000000, 0x00000000000000000000, 0xC0009555555555555556]> : tensor<8xf80>) : tensor<8xf80>
  %subf_upward = arith.subf %a, %b upward : tensor<8xf80>
  %subf_upward_nan = arith.cmpf uno, %subf_upward, %subf_upward : tensor<8xf80>
  check.expect_eq_const(%subf_upward_nan, dense<[false, false, false, false, false, false, true, false]> : tensor<8xi1>) : tensor<8xi1>
  %subf_upward_number = arith.select %subf_upward_nan, %zero, %subf_upward : tensor<8xi1>, tensor<8xf80>
  check.expect_eq_const(%subf_upward_number, dense<[0x403E8B9082C8AF271CFB, 0x3FFE8000000000000000, 0x4024863FCFDC6734AAF5, 0xFFFF8000000000000000, 0xC0018000000000000000, 0x40018000000000000000, 0x00000000000000000000, 0xC0009555555555555555]> : tensor<8xf80>) : tensor<8xf80>
  %subf_toward_zero = arith.subf %a, %b toward_zero : tensor<8xf80>
  %subf_toward_zero_nan = arith.cmpf uno, %subf_toward_zero, %subf_toward_zero : tensor<8xf80>
  check.expect_eq_const(%subf_toward_zero_nan, dense<[false, false, false, false, false, false, true, false]> : tensor<8xi1>) : tensor<8xi1>
  %subf_toward_zero_number = arith.select %subf_toward_zero_nan, %zero, %subf_toward_zero : tensor<8xi1>, tensor<8xf80>
  check.expect_eq_const(%subf_toward_zero_number, dense<[0x403E8B9082C8AF271CFA, 0x3FFE8000000000000000, 0x4024863FCFDC6734AAF5, 0xFFFF8000000000000000, 0xC0018000000000000000, 0x40018000000000000000, 0x00000000000000000000, 0xC0009555555555555555]> : tensor<8xf80>) : tensor<8xf80>
  %subf_to_nearest_away = arith.subf %a, %b to_nearest_away : tensor<8xf80>
  %subf_to_nearest_away_nan = arith.cmpf uno, %subf_to_nearest_away, %subf_to_nearest_away : tensor<8xf80>
  check.expect_eq_const(%subf_to_nearest_away_nan, dense<[false, false, false, false, false, false, true, false]> : tensor<8xi1>) : tensor<8xi1>
  %subf_to_nearest_away_number = arith.select %subf_to_nearest_away_nan, %zero, %subf_to_nearest_away : tensor<8xi1>, tensor<8xf80>
  check.expect_eq_const(%subf_to_nearest_away_number, dense<[0x403E8B9082C8AF271CFA, 0x3FFE8000000000000000, 0x4024863FCFDC6734AAF5, 0xFFFF8000000000000000, 0xC0018000000000000000, 0x40018000000000000000, 0x00000000000000000000, 0xC0009555555555555555]> : tensor<8xf80>) : tensor<8xf80>
  %mulf_downward = arith.mulf %a, %b downward : tensor<8xf80>
  %mulf_downward_nan = arith.cmpf uno, %mulf_downward, %mulf_downward : tensor<8xf80>
  check.expect_eq_const(%mulf_downward_nan, dense<[false, false, false, false, false, false, true, false]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_downward_number = arith.select %mulf_downward_nan, %zero, %mulf_downward : tensor<8xi1>, tensor<8xf80>
  check.expect_eq_const(%mulf_downward_number, dense<[0x80408B9082C8AF271CF9, 0x4001F000000000000000, 0x4025863FCFDC6F34AAF5, 0x7FFF8000000000000000, 0xC000C000000000000000, 0xC000C000000000000000, 0x00000000000000000000, 0xBFFEAAAAAAAAAAAAAAAB]> : tensor<8xf80>) : tensor<8xf80>
  %mulf_upward = arith.mulf %a, %b upward : tensor<8xf80>
  %mulf_upward_nan = arith.cmpf uno, %mulf_upward, %mulf_upward : tensor<8xf80>
  check.expect_eq_const(%mulf_upward_nan, dense<[false, false, false, false, false, false, true, false]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_upward_number = arith.select %mulf_upward_nan, %zero, %mulf_upward : tensor<8xi1>, tensor<8xf80>
  check.expect_eq_const(%mulf_upward_number, dense<[0x80408B9082C8AF271CF8, 0x4001F000000000000000, 0x4025863FCFDC6F34AAF5, 0x7FFF8000000000000000, 0xC000C000000000000000, 0xC000C000000000000000, 0x00000000000000000000, 0xBFFEAAAAAAAAAAAAAAAB]> : tensor<8xf80>) : tensor<8xf80>
  %mulf_toward_zero = arith.mulf %a, %b toward_zero : tensor<8xf80>
  %mulf_toward_zero_nan = arith.cmpf uno, %mulf_toward_zero, %mulf_toward_zero : tensor<8xf80>
  check.expect_eq_const(%mulf_toward_zero_nan, dense<[false, false, false, false, false, false, true, false]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_toward_zero_number = arith.select %mulf_toward_zero_nan, %zero, %mulf_toward_zero : tensor<8xi1>, tensor<8xf80>
  check.expect_eq_const(%mulf_toward_zero_number, dense<[0x80408B9082C8AF271CF8, 0x4001F000000000000000, 0x4025863FCFDC6F34AAF5, 0x7FFF8000000000000000, 0xC000C000000000000000, 0xC000C000000000000000, 0x00000000000000000000, 0xBFFEAAAAAAAAAAAAAAAB]> : tensor<8xf80>) : tensor<8xf80>
  %mulf_to_nearest_away = arith.mulf %a, %b to_nearest_away : tensor<8xf80>
  %mulf_to_nearest_away_nan = arith.cmpf uno, %mulf_to_nearest_away, %mulf_to_nearest_away : tensor<8xf80>
  check.expect_eq_const(%mulf_to_nearest_away_nan, dense<[false, false, false, false, false, false, true, false]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_to_nearest_away_number = arith.select %mulf_to_nearest_away_nan, %zero, %mulf_to_nearest_away : tensor<8xi1>, tensor<8xf80>
  check.expect_eq_const(%mulf_to_nearest_away_number, dense<[0x80408B9082C8AF271CF9, 0x4001F000000000000000, 0x4025863FCFDC6F34AAF5, 0x7FFF8000000000000000, 0xC000C000000000000000, 0xC000C000000000000000, 0x00000000000000000000, 0xBFFEAAAAAAAAAAAAAAAB]> : tensor<8xf80>) : tensor<8xf80>
  %divf_downward = arith.divf %a, %b downward : tensor<8xf80>
  %divf_downward_nan = arith.cmpf uno, %divf_downward, %divf_downward : tensor<8xf80>
  check.expect_eq_const(%divf_downward_nan, dense<[false, false, false, false, false, false, true, false]> : tensor<8xi1>) : tensor<8xi1>
  %divf_downward_number = arith.select %divf_downward_nan, %zero, %divf_downward : tensor<8xi1>, tensor<8xf80>
  check.expect_eq_const(%divf_downward_number, dense<[0x80000000000000000001, 0x3FFF9999999999999999, 0x4023863FCFDC6F34AAF5, 0x7FFF8000000000000000, 0xC000C000000000000000, 0xBFFDAAAAAAAAAAAAAAAB, 0x00000000000000000000, 0xC001C000000000000000]> : tensor<8xf80>) : tensor<8xf80>
  %divf_upward = arith.divf %a, %b upward : tensor<8xf80>
  %divf_upward_nan = arith.cmpf uno, %divf_upward, %divf_upward : tensor<8xf80>
  check.expect_eq_const(%divf_upward_nan, dense<[false, false, false, false, false, false, true, false]> : tensor<8xi1>) : tensor<8xi1>
  %divf_upward_number = arith.select %divf_upward_nan, %zero, %divf_upward : tensor<8xi1>, tensor<8xf80>
  check.expect_eq_const(%divf_upward_number, dense<[0x80000000000000000000, 0x3FFF999999999999999A, 0x4023863FCFDC6F34AAF5, 0x7FFF8000000000000000, 0xC000C000000000000000, 0xBFFDAAAAAAAAAAAAAAAA, 0x00000000000000000000, 0xC001BFFFFFFFFFFFFFFF]> : tensor<8xf80>) : tensor<8xf80>
  %divf_toward_zero = arith.divf %a, %b toward_zero : tensor<8xf80>
  %divf_toward_zero_nan = arith.cmpf uno, %divf_toward_zero, %divf_toward_zero : tensor<8xf80>
  check.expect_eq_const(%divf_toward_zero_nan, dense<[false, false, false, false, false, false, true, false]> : tensor<8xi1>) : tensor<8xi1>
  %divf_toward_zero_number = arith.select %divf_toward_zero_nan, %zero, %divf_toward_zero : tensor<8xi1>, tensor<8xf80>
  check.expect_eq_const(%divf_toward_zero_number, dense<[0x80000000000000000000, 0x3FFF9999999999999999, 0x4023863FCFDC6F34AAF5, 0x7FFF8000000000000000, 0xC000C000000000000000, 0xBFFDAAAAAAAAAAAAAAAA, 0x00000000000000000000, 0xC001BFFFFFFFFFFFFFFF]> : tensor<8xf80>) : tensor<8xf80>
  %divf_to_nearest_away = arith.divf %a, %b to_nearest_away : tensor<8xf80>
  %divf_to_nearest_away_nan = arith.cmpf uno, %divf_to_nearest_away, %divf_to_nearest_away : tensor<8xf80>
  check.expect_eq_const(%divf_to_nearest_away_nan, dense<[false, false, false, false, false, false, true, false]> : tensor<8xi1>) : tensor<8xi1>
  %divf_to_nearest_away_number = arith.select %divf_to_nearest_away_nan, %zero, %divf_to_nearest_away : tensor<8xi1>, tensor<8xf80>
  check.expect_eq_const(%divf_to_nearest_away_number, dense<[0x80000000000000000001, 0x3FFF999999999999999A, 0x4023863FCFDC6F34AAF5, 0x7FFF8000000000000000, 0xC000C000000000000000, 0xBFFDAAAAAAAAAAAAAAAB, 0x00000000000000000000, 0xC001C000000000000000]> : tensor<8xf80>) : tensor<8xf80>
  return
}

func.func @f128() {
  %a = util.unfoldable_constant dense<[0xBFFD5555555555555555555555555555, 0x00000000000000000000000000000000, 0xBFFD5555555555555555555555555555, 0x3FFF0000000000000000000000000000, 0xBFFF8000000000000000000000000000, 0x3FFF8000000000000000000000000000, 0xC0008000000000000000000000000000, 0x7FFF8000000000000000000000000000]> : tensor<8xf128>
  %b = util.unfoldable_constant dense<[0x3FFD5555555555555555555555555555, 0xC0000000000000000000000000000000, 0x40004000000000000000000000000000, 0x3FFF8000000000000000000000000000, 0x00010000000000000000000000000000, 0x7FFF8000000000000000000000000000, 0xBFFF8000000000000000000000000000, 0x40008000000000000000000000000000]> : tensor<8xf128>
  %zero = arith.constant dense<0x00000000000000000000000000000000> : tensor<8xf128>
  %addf_downward = arith.addf %a, %b downward : tensor<8xf128>
  %addf_downward_nan = arith.cmpf uno, %addf_downward, %addf_downward : tensor<8xf128>
  check.expect_eq_const(%addf_downward_nan, dense<[false, false, false, false, false, true, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %addf_downward_number = arith.select %addf_downward_nan, %zero, %addf_downward : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%addf_downward_number, dense<[0x80000000000000000000000000000000, 0xC0000000000000000000000000000000, 0x40001555555555555555555555555555, 0x40004000000000000000000000000000, 0xBFFF8000000000000000000000000000, 0x00000000000000000000000000000000, 0xC0012000000000000000000000000000, 0x00000000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %addf_upward = arith.addf %a, %b upward : tensor<8xf128>
  %addf_upward_nan = arith.cmpf uno, %addf_upward, %addf_upward : tensor<8xf128>
  check.expect_eq_const(%addf_upward_nan, dense<[false, false, false, false, false, true, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %addf_upward_number = arith.select %addf_upward_nan, %zero, %addf_upward : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%addf_upward_number, dense<[0x00000000000000000000000000000000, 0xC0000000000000000000000000000000, 0x40001555555555555555555555555556, 0x40004000000000000000000000000000, 0xBFFF7FFFFFFFFFFFFFFFFFFFFFFFFFFF, 0x00000000000000000000000000000000, 0xC0012000000000000000000000000000, 0x00000000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %addf_toward_zero = arith.addf %a, %b toward_zero : tensor<8xf128>
  %addf_toward_zero_nan = arith.cmpf uno, %addf_toward_zero, %addf_toward_zero : tensor<8xf128>
  check.expect_eq_const(%addf_toward_zero_nan, dense<[false, false, false, false, false, true, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %addf_toward_zero_number = arith.select %addf_toward_zero_nan, %zero, %addf_toward_zero : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%addf_toward_zero_number, dense<[0x00000000000000000000000000000000, 0xC0000000000000000000000000000000, 0x40001555555555555555555555555555, 0x40004000000000000000000000000000, 0xBFFF7FFFFFFFFFFFFFFFFFFFFFFFFFFF, 0x00000000000000000000000000000000, 0xC0012000000000000000000000000000, 0x00000000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %addf_to_nearest_away = arith.addf %a, %b to_nearest_away : tensor<8xf128>
  %addf_to_nearest_away_nan = arith.cmpf uno, %addf_to_nearest_away, %addf_to_nearest_away : tensor<8xf128>
  check.expect_eq_const(%addf_to_nearest_away_nan, dense<[false, false, false, false, false, true, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %addf_to_nearest_away_number = arith.select %addf_to_nearest_away_nan, %zero, %addf_to_nearest_away : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%addf_to_nearest_away_number, dense<[0x00000000000000000000000000000000, 0xC0000000000000000000000000000000, 0x40001555555555555555555555555555, 0x40004000000000000000000000000000, 0xBFFF8000000000000000000000000000, 0x00000000000000000000000000000000, 0xC0012000000000000000000000000000, 0x00000000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %subf_downward = arith.subf %a, %b downward : tensor<8xf128>
  %subf_downward_nan = arith.cmpf uno, %subf_downward, %subf_downward : tensor<8xf128>
  check.expect_eq_const(%subf_downward_nan, dense<[false, false, false, false, false, true, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %subf_downward_number = arith.select %subf_downward_nan, %zero, %subf_downward : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%subf_downward_number, dense<[0xBFFE5555555555555555555555555555, 0x40000000000000000000000000000000, 0xC0006AAAAAAAAAAAAAAAAAAAAAAAAAAB, 0xBFFE0000000000000000000000000000, 0xBFFF8000000000000000000000000001, 0x00000000000000000000000000000000, 0xBFFF8000000000000000000000000000, 0x00000000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %subf_upward = arith.subf %a, %b upward : tensor<8xf128>
  %subf_upward_nan = arith.cmpf uno, %subf_upward, %subf_upward : tensor<8xf128>
  check.expect_eq_const(%subf_upward_nan, dense<[false, false, false, false, false, true, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %subf_upward_number = arith.select %subf_upward_nan, %zero, %subf_upward : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%subf_upward_number, dense<[0xBFFE5555555555555555555555555555, 0x40000000000000000000000000000000, 0xC0006AAAAAAAAAAAAAAAAAAAAAAAAAAA, 0xBFFE0000000000000000000000000000, 0xBFFF8000000000000000000000000000, 0x00000000000000000000000000000000, 0xBFFF8000000000000000000000000000, 0x00000000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %subf_toward_zero = arith.subf %a, %b toward_zero : tensor<8xf128>
  %subf_toward_zero_nan = arith.cmpf uno, %subf_toward_zero, %subf_toward_zero : tensor<8xf128>
  check.expect_eq_const(%subf_toward_zero_nan, dense<[false, false, false, false, false, true, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %subf_toward_zero_number = arith.select %subf_toward_zero_nan, %zero, %subf_toward_zero : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%subf_toward_zero_number, dense<[0xBFFE5555555555555555555555555555, 0x40000000000000000000000000000000, 0xC0006AAAAAAAAAAAAAAAAAAAAAAAAAAA, 0xBFFE0000000000000000000000000000, 0xBFFF8000000000000000000000000000, 0x00000000000000000000000000000000, 0xBFFF8000000000000000000000000000, 0x00000000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %subf_to_nearest_away = arith.subf %a, %b to_nearest_away : tensor<8xf128>
  %subf_to_nearest_away_nan = arith.cmpf uno, %subf_to_nearest_away, %subf_to_nearest_away : tensor<8xf128>
  check.expect_eq_const(%subf_to_nearest_away_nan, dense<[false, false, false, false, false, true, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %subf_to_nearest_away_number = arith.select %subf_to_nearest_away_nan, %zero, %subf_to_nearest_away : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%subf_to_nearest_away_number, dense<[0xBFFE5555555555555555555555555555, 0x40000000000000000000000000000000, 0xC0006AAAAAAAAAAAAAAAAAAAAAAAAAAB, 0xBFFE0000000000000000000000000000, 0xBFFF8000000000000000000000000000, 0x00000000000000000000000000000000, 0xBFFF8000000000000000000000000000, 0x00000000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %mulf_downward = arith.mulf %a, %b downward : tensor<8xf128>
  %mulf_downward_nan = arith.cmpf uno, %mulf_downward, %mulf_downward : tensor<8xf128>
  check.expect_eq_const(%mulf_downward_nan, dense<[false, false, false, false, false, true, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_downward_number = arith.select %mulf_downward_nan, %zero, %mulf_downward : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%mulf_downward_number, dense<[0xBFFBC71C71C71C71C71C71C71C71C71C, 0x80000000000000000000000000000000, 0xBFFEAAAAAAAAAAAAAAAAAAAAAAAAAAAB, 0x3FFF8000000000000000000000000000, 0x80018000000000000000000000000000, 0x00000000000000000000000000000000, 0x40012000000000000000000000000000, 0x00000000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %mulf_upward = arith.mulf %a, %b upward : tensor<8xf128>
  %mulf_upward_nan = arith.cmpf uno, %mulf_upward, %mulf_upward : tensor<8xf128>
  check.expect_eq_const(%mulf_upward_nan, dense<[false, false, false, false, false, true, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_upward_number = arith.select %mulf_upward_nan, %zero, %mulf_upward : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%mulf_upward_number, dense<[0xBFFBC71C71C71C71C71C71C71C71C71B, 0x80000000000000000000000000000000, 0xBFFEAAAAAAAAAAAAAAAAAAAAAAAAAAAA, 0x3FFF8000000000000000000000000000, 0x80018000000000000000000000000000, 0x00000000000000000000000000000000, 0x40012000000000000000000000000000, 0x00000000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %mulf_toward_zero = arith.mulf %a, %b toward_zero : tensor<8xf128>
  %mulf_toward_zero_nan = arith.cmpf uno, %mulf_toward_zero, %mulf_toward_zero : tensor<8xf128>
  check.expect_eq_const(%mulf_toward_zero_nan, dense<[false, false, false, false, false, true, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_toward_zero_number = arith.select %mulf_toward_zero_nan, %zero, %mulf_toward_zero : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%mulf_toward_zero_number, dense<[0xBFFBC71C71C71C71C71C71C71C71C71B, 0x80000000000000000000000000000000, 0xBFFEAAAAAAAAAAAAAAAAAAAAAAAAAAAA, 0x3FFF8000000000000000000000000000, 0x80018000000000000000000000000000, 0x00000000000000000000000000000000, 0x40012000000000000000000000000000, 0x00000000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %mulf_to_nearest_away = arith.mulf %a, %b to_nearest_away : tensor<8xf128>
  %mulf_to_nearest_away_nan = arith.cmpf uno, %mulf_to_nearest_away, %mulf_to_nearest_away : tensor<8xf128>
  check.expect_eq_const(%mulf_to_nearest_away_nan, dense<[false, false, false, false, false, true, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_to_nearest_away_number = arith.select %mulf_to_nearest_away_nan, %zero, %mulf_to_nearest_away : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%mulf_to_nearest_away_number, dense<[0xBFFBC71C71C71C71C71C71C71C71C71C, 0x80000000000000000000000000000000, 0xBFFEAAAAAAAAAAAAAAAAAAAAAAAAAAAA, 0x3FFF8000000000000000000000000000, 0x80018000000000000000000000000000, 0x00000000000000000000000000000000, 0x40012000000000000000000000000000, 0x00000000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %divf_downward = arith.divf %a, %b downward : tensor<8xf128>
  %divf_downward_nan = arith.cmpf uno, %divf_downward, %divf_downward : tensor<8xf128>
  check.expect_eq_const(%divf_downward_nan, dense<[false, false, false, false, false, true, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %divf_downward_number = arith.select %divf_downward_nan, %zero, %divf_downward : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%divf_downward_number, dense<[0xBFFF0000000000000000000000000000, 0x80000000000000000000000000000000, 0xBFFC1111111111111111111111111111, 0x3FFE5555555555555555555555555555, 0xFFFD8000000000000000000000000000, 0x00000000000000000000000000000000, 0x40000000000000000000000000000000, 0x00000000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %divf_upward = arith.divf %a, %b upward : tensor<8xf128>
  %divf_upward_nan = arith.cmpf uno, %divf_upward, %divf_upward : tensor<8xf128>
  check.expect_eq_const(%divf_upward_nan, dense<[false, false, false, false, false, true, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %divf_upward_number = arith.select %divf_upward_nan, %zero, %divf_upward : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%divf_upward_number, dense<[0xBFFF0000000000000000000000000000, 0x80000000000000000000000000000000, 0xBFFC1111111111111111111111111110, 0x3FFE5555555555555555555555555556, 0xFFFD8000000000000000000000000000, 0x00000000000000000000000000000000, 0x40000000000000000000000000000000, 0x00000000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %divf_toward_zero = arith.divf %a, %b toward_zero : tensor<8xf128>
  %divf_toward_zero_nan = arith.cmpf uno, %divf_toward_zero, %divf_toward_zero : tensor<8xf128>
  check.expect_eq_const(%divf_toward_zero_nan, dense<[false, false, false, false, false, true, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %divf_toward_zero_number = arith.select %divf_toward_zero_nan, %zero, %divf_toward_zero : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%divf_toward_zero_number, dense<[0xBFFF0000000000000000000000000000, 0x80000000000000000000000000000000, 0xBFFC1111111111111111111111111110, 0x3FFE5555555555555555555555555555, 0xFFFD8000000000000000000000000000, 0x00000000000000000000000000000000, 0x40000000000000000000000000000000, 0x00000000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %divf_to_nearest_away = arith.divf %a, %b to_nearest_away : tensor<8xf128>
  %divf_to_nearest_away_nan = arith.cmpf uno, %divf_to_nearest_away, %divf_to_nearest_away : tensor<8xf128>
  check.expect_eq_const(%divf_to_nearest_away_nan, dense<[false, false, false, false, false, true, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %divf_to_nearest_away_number = arith.select %divf_to_nearest_away_nan, %zero, %divf_to_nearest_away : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%divf_to_nearest_away_number, dense<[0xBFFF0000000000000000000000000000, 0x80000000000000000000000000000000, 0xBFFC1111111111111111111111111111, 0x3FFE5555555555555555555555555555, 0xFFFD8000000000000000000000000000, 0x00000000000000000000000000000000, 0x40000000000000000000000000000000, 0x00000000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  return
}

func.func @f64_to_f32() {
  %a = util.unfoldable_constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x4008000000000000, 0x3FF8000000000000, 0x4000000000000000, 0x4004000000000000, 0x3FD5555555555555, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFE, 0x0000000000000001, 0x0000000000000002, 0x0000000000000003, 0x0010000000000000, 0x3FDE98BD3E98BD20, 0x4168456BF8456BE0, 0x3FAF899AFFFE0000, 0x402C85895FFFFE00, 0x417FB295A0000000, 0x4153C97693C97680, 0x41115B5F40000000, 0x4162BCDCF2BCDCE0]> : tensor<22xf64>
  %zero = arith.constant dense<0x00000000> : tensor<22xf32>
  %to_nearest_even = arith.truncf %a to_nearest_even : tensor<22xf64> to tensor<22xf32>
  check.expect_eq_const(%to_nearest_even, dense<[0x00000000, 0x80000000, 0x3F800000, 0x40400000, 0x3FC00000, 0x40000000, 0x40200000, 0x3EAAAAAB, 0x7F800000, 0x7F800000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x3EF4C5EA, 0x4B422B60, 0x3D7C4CD8, 0x41642C4B, 0x4BFD94AD, 0x4A9E4BB5, 0x488ADAFA, 0x4B15E6E8]> : tensor<22xf32>) : tensor<22xf32>
  %downward = arith.truncf %a downward : tensor<22xf64> to tensor<22xf32>
  check.expect_eq_const(%downward, dense<[0x00000000, 0x80000000, 0x3F800000, 0x40400000, 0x3FC00000, 0x40000000, 0x40200000, 0x3EAAAAAA, 0x7F7FFFFF, 0x7F7FFFFF, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x3EF4C5E9, 0x4B422B5F, 0x3D7C4CD7, 0x41642C4A, 0x4BFD94AD, 0x4A9E4BB4, 0x488ADAFA, 0x4B15E6E7]> : tensor<22xf32>) : tensor<22xf32>
  %upward = arith.truncf %a upward : tensor<22xf64> to tensor<22xf32>
  check.expect_eq_const(%upward, dense<[0x00000000, 0x80000000, 0x3F800000, 0x40400000, 0x3FC00000, 0x40000000, 0x40200000, 0x3EAAAAAB, 0x7F800000, 0x7F800000, 0x00000001, 0x00000001, 0x00000001, 0x00000001, 0x3EF4C5EA, 0x4B422B60, 0x3D7C4CD8, 0x41642C4B, 0x4BFD94AD, 0x4A9E4BB5, 0x488ADAFA, 0x4B15E6E8]> : tensor<22xf32>) : tensor<22xf32>
  %toward_zero = arith.truncf %a toward_zero : tensor<22xf64> to tensor<22xf32>
  check.expect_eq_const(%toward_zero, dense<[0x00000000, 0x80000000, 0x3F800000, 0x40400000, 0x3FC00000, 0x40000000, 0x40200000, 0x3EAAAAAA, 0x7F7FFFFF, 0x7F7FFFFF, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x3EF4C5E9, 0x4B422B5F, 0x3D7C4CD7, 0x41642C4A, 0x4BFD94AD, 0x4A9E4BB4, 0x488ADAFA, 0x4B15E6E7]> : tensor<22xf32>) : tensor<22xf32>
  %to_nearest_away = arith.truncf %a to_nearest_away : tensor<22xf64> to tensor<22xf32>
  check.expect_eq_const(%to_nearest_away, dense<[0x00000000, 0x80000000, 0x3F800000, 0x40400000, 0x3FC00000, 0x40000000, 0x40200000, 0x3EAAAAAB, 0x7F800000, 0x7F800000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x3EF4C5EA, 0x4B422B60, 0x3D7C4CD8, 0x41642C4B, 0x4BFD94AD, 0x4A9E4BB5, 0x488ADAFA, 0x4B15E6E8]> : tensor<22xf32>) : tensor<22xf32>
  return
}

func.func @f32_to_bf16() {
  %a = util.unfoldable_constant dense<[0x00000000, 0x80000000, 0x3F800000, 0x40400000, 0x3FC00000, 0x40000000, 0x40200000, 0x3EAAAAAB, 0x7F7FFFFF, 0x7F7FFFFE, 0x00000001, 0x00000002, 0x00000003, 0x00800000, 0x40129200, 0x3E088800, 0x3CB8B800, 0x41F3F300, 0x3FC50000, 0x424ECE00, 0x3EB4B400, 0x3FCFCF00]> : tensor<22xf32>
  %zero = arith.constant dense<0x0000> : tensor<22xbf16>
  %to_nearest_even = arith.truncf %a to_nearest_even : tensor<22xf32> to tensor<22xbf16>
  check.expect_eq_const(%to_nearest_even, dense<[0x0000, 0x8000, 0x3F80, 0x4040, 0x3FC0, 0x4000, 0x4020, 0x3EAB, 0x7F80, 0x7F80, 0x0000, 0x0000, 0x0000, 0x0080, 0x4013, 0x3E09, 0x3CB9, 0x41F4, 0x3FC5, 0x424F, 0x3EB5, 0x3FD0]> : tensor<22xbf16>) : tensor<22xbf16>
  %downward = arith.truncf %a downward : tensor<22xf32> to tensor<22xbf16>
  check.expect_eq_const(%downward, dense<[0x0000, 0x8000, 0x3F80, 0x4040, 0x3FC0, 0x4000, 0x4020, 0x3EAA, 0x7F7F, 0x7F7F, 0x0000, 0x0000, 0x0000, 0x0080, 0x4012, 0x3E08, 0x3CB8, 0x41F3, 0x3FC5, 0x424E, 0x3EB4, 0x3FCF]> : tensor<22xbf16>) : tensor<22xbf16>
  %upward = arith.truncf %a upward : tensor<22xf32> to tensor<22xbf16>
  check.expect_eq_const(%upward, dense<[0x0000, 0x8000, 0x3F80, 0x4040, 0x3FC0, 0x4000, 0x4020, 0x3EAB, 0x7F80, 0x7F80, 0x0001, 0x0001, 0x0001, 0x0080, 0x4013, 0x3E09, 0x3CB9, 0x41F4, 0x3FC5, 0x424F, 0x3EB5, 0x3FD0]> : tensor<22xbf16>) : tensor<22xbf16>
  %toward_zero = arith.truncf %a toward_zero : tensor<22xf32> to tensor<22xbf16>
  check.expect_eq_const(%toward_zero, dense<[0x0000, 0x8000, 0x3F80, 0x4040, 0x3FC0, 0x4000, 0x4020, 0x3EAA, 0x7F7F, 0x7F7F, 0x0000, 0x0000, 0x0000, 0x0080, 0x4012, 0x3E08, 0x3CB8, 0x41F3, 0x3FC5, 0x424E, 0x3EB4, 0x3FCF]> : tensor<22xbf16>) : tensor<22xbf16>
  %to_nearest_away = arith.truncf %a to_nearest_away : tensor<22xf32> to tensor<22xbf16>
  check.expect_eq_const(%to_nearest_away, dense<[0x0000, 0x8000, 0x3F80, 0x4040, 0x3FC0, 0x4000, 0x4020, 0x3EAB, 0x7F80, 0x7F80, 0x0000, 0x0000, 0x0000, 0x0080, 0x4013, 0x3E09, 0x3CB9, 0x41F4, 0x3FC5, 0x424F, 0x3EB5, 0x3FD0]> : tensor<22xbf16>) : tensor<22xbf16>
  return
}

func.func @f64_to_f8E5M2() {
  %a = util.unfoldable_constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x4008000000000000, 0x3FF8000000000000, 0x4000000000000000, 0x4004000000000000, 0x3FD5555555555555, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFE, 0x0000000000000001, 0x0000000000000002, 0x0000000000000003, 0x0010000000000000, 0x3FE6800000000000, 0x3FC2000000000000, 0x3FFB000000000000, 0x4006800000000000, 0x4016800000000000, 0x3FEFFFFFFFFFE000, 0x3FFFFFFFFFFFF000, 0x4004000000000800]> : tensor<22xf64>
  %zero = arith.constant dense<0x00> : tensor<22xf8E5M2>
  %to_nearest_even = arith.truncf %a to_nearest_even : tensor<22xf64> to tensor<22xf8E5M2>
  check.expect_eq_const(%to_nearest_even, dense<[0x00, 0x80, 0x3C, 0x42, 0x3E, 0x40, 0x41, 0x35, 0x7C, 0x7C, 0x00, 0x00, 0x00, 0x00, 0x3A, 0x30, 0x3F, 0x42, 0x46, 0x3C, 0x40, 0x41]> : tensor<22xf8E5M2>) : tensor<22xf8E5M2>
  %downward = arith.truncf %a downward : tensor<22xf64> to tensor<22xf8E5M2>
  check.expect_eq_const(%downward, dense<[0x00, 0x80, 0x3C, 0x42, 0x3E, 0x40, 0x41, 0x35, 0x7B, 0x7B, 0x00, 0x00, 0x00, 0x00, 0x39, 0x30, 0x3E, 0x41, 0x45, 0x3B, 0x3F, 0x41]> : tensor<22xf8E5M2>) : tensor<22xf8E5M2>
  %upward = arith.truncf %a upward : tensor<22xf64> to tensor<22xf8E5M2>
  check.expect_eq_const(%upward, dense<[0x00, 0x80, 0x3C, 0x42, 0x3E, 0x40, 0x41, 0x36, 0x7C, 0x7C, 0x01, 0x01, 0x01, 0x01, 0x3A, 0x31, 0x3F, 0x42, 0x46, 0x3C, 0x40, 0x42]> : tensor<22xf8E5M2>) : tensor<22xf8E5M2>
  %toward_zero = arith.truncf %a toward_zero : tensor<22xf64> to tensor<22xf8E5M2>
  check.expect_eq_const(%toward_zero, dense<[0x00, 0x80, 0x3C, 0x42, 0x3E, 0x40, 0x41, 0x35, 0x7B, 0x7B, 0x00, 0x00, 0x00, 0x00, 0x39, 0x30, 0x3E, 0x41, 0x45, 0x3B, 0x3F, 0x41]> : tensor<22xf8E5M2>) : tensor<22xf8E5M2>
  %to_nearest_away = arith.truncf %a to_nearest_away : tensor<22xf64> to tensor<22xf8E5M2>
  check.expect_eq_const(%to_nearest_away, dense<[0x00, 0x80, 0x3C, 0x42, 0x3E, 0x40, 0x41, 0x35, 0x7C, 0x7C, 0x00, 0x00, 0x00, 0x00, 0x3A, 0x31, 0x3F, 0x42, 0x46, 0x3C, 0x40, 0x41]> : tensor<22xf8E5M2>) : tensor<22xf8E5M2>
  return
}

func.func @f16_to_f4E2M1FN() {
  %a = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3C00, 0x4200, 0x3E00, 0x4000, 0x4100, 0x3555, 0x7BFF, 0x7BFE, 0x0001, 0x0002, 0x0003, 0x0400, 0x3D00, 0x3900, 0x3E00, 0x4100, 0x3D00, 0x3C00]> : tensor<20xf16>
  %zero = arith.constant dense<0x0> : tensor<20xf4E2M1FN>
  %to_nearest_even = arith.truncf %a to_nearest_even : tensor<20xf16> to tensor<20xf4E2M1FN>
  check.expect_eq_const(%to_nearest_even, dense<[0x0, 0x8, 0x2, 0x5, 0x3, 0x4, 0x4, 0x1, 0x7, 0x7, 0x0, 0x0, 0x0, 0x0, 0x2, 0x1, 0x3, 0x4, 0x2, 0x2]> : tensor<20xf4E2M1FN>) : tensor<20xf4E2M1FN>
  %downward = arith.truncf %a downward : tensor<20xf16> to tensor<20xf4E2M1FN>
  check.expect_eq_const(%downward, dense<[0x0, 0x8, 0x2, 0x5, 0x3, 0x4, 0x4, 0x0, 0x7, 0x7, 0x0, 0x0, 0x0, 0x0, 0x2, 0x1, 0x3, 0x4, 0x2, 0x2]> : tensor<20xf4E2M1FN>) : tensor<20xf4E2M1FN>
  %upward = arith.truncf %a upward : tensor<20xf16> to tensor<20xf4E2M1FN>
  check.expect_eq_const(%upward, dense<[0x0, 0x8, 0x2, 0x5, 0x3, 0x4, 0x5, 0x1, 0x7, 0x7, 0x1, 0x1, 0x1, 0x1, 0x3, 0x2, 0x3, 0x5, 0x3, 0x2]> : tensor<20xf4E2M1FN>) : tensor<20xf4E2M1FN>
  %toward_zero = arith.truncf %a toward_zero : tensor<20xf16> to tensor<20xf4E2M1FN>
  check.expect_eq_const(%toward_zero, dense<[0x0, 0x8, 0x2, 0x5, 0x3, 0x4, 0x4, 0x0, 0x7, 0x7, 0x0, 0x0, 0x0, 0x0, 0x2, 0x1, 0x3, 0x4, 0x2, 0x2]> : tensor<20xf4E2M1FN>) : tensor<20xf4E2M1FN>
  %to_nearest_away = arith.truncf %a to_nearest_away : tensor<20xf16> to tensor<20xf4E2M1FN>
  check.expect_eq_const(%to_nearest_away, dense<[0x0, 0x8, 0x2, 0x5, 0x3, 0x4, 0x5, 0x1, 0x7, 0x7, 0x0, 0x0, 0x0, 0x0, 0x3, 0x1, 0x3, 0x5, 0x3, 0x2]> : tensor<20xf4E2M1FN>) : tensor<20xf4E2M1FN>
  return
}

func.func @f128_to_f64() {
  %a = util.unfoldable_constant dense<[0x00000000000000000000000000000000, 0x80000000000000000000000000000000, 0x3FFF0000000000000000000000000000, 0x40008000000000000000000000000000, 0x3FFF8000000000000000000000000000, 0x40000000000000000000000000000000, 0x40004000000000000000000000000000, 0x3FFD5555555555555555555555555555, 0x7FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0x7FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFE, 0x00000000000000000000000000000001, 0x00000000000000000000000000000002, 0x00000000000000000000000000000003, 0x00010000000000000000000000000000, 0x4007750E7147E1B5A000000000000000, 0x402B3E79C47C1DF62000000000000000, 0x4020FB1B2D5A6E6B7FD8D96AD3735B80, 0x401AC8752CACF15C1E43A965678AE080, 0x402101F127C1D6DCEFFFFFC000000000, 0x403324AAED47A33DD000000000100000, 0x401C13E15B9F1CE6A89F0ADCF8E73500, 0x4022D426C76D04364EA1363B6821B200]> : tensor<22xf128>
  %zero = arith.constant dense<0x0000000000000000> : tensor<22xf64>
  %to_nearest_even = arith.truncf %a to_nearest_even : tensor<22xf128> to tensor<22xf64>
  check.expect_eq_const(%to_nearest_even, dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x4008000000000000, 0x3FF8000000000000, 0x4000000000000000, 0x4004000000000000, 0x3FD5555555555555, 0x7FF0000000000000, 0x7FF0000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x407750E7147E1B5A, 0x42B3E79C47C1DF62, 0x420FB1B2D5A6E6B8, 0x41AC8752CACF15C2, 0x42101F127C1D6DCF, 0x43324AAED47A33DD, 0x41C13E15B9F1CE6B, 0x422D426C76D04365]> : tensor<22xf64>) : tensor<22xf64>
  %downward = arith.truncf %a downward : tensor<22xf128> to tensor<22xf64>
  check.expect_eq_const(%downward, dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x4008000000000000, 0x3FF8000000000000, 0x4000000000000000, 0x4004000000000000, 0x3FD5555555555555, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x407750E7147E1B5A, 0x42B3E79C47C1DF62, 0x420FB1B2D5A6E6B7, 0x41AC8752CACF15C1, 0x42101F127C1D6DCE, 0x43324AAED47A33DD, 0x41C13E15B9F1CE6A, 0x422D426C76D04364]> : tensor<22xf64>) : tensor<22xf64>
  %upward = arith.truncf %a upward : tensor<22xf128> to tensor<22xf64>
  check.expect_eq_const(%upward, dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x4008000000000000, 0x3FF8000000000000, 0x4000000000000000, 0x4004000000000000, 0x3FD5555555555556, 0x7FF0000000000000, 0x7FF0000000000000, 0x0000000000000001, 0x0000000000000001, 0x0000000000000001, 0x0000000000000001, 0x407750E7147E1B5A, 0x42B3E79C47C1DF62, 0x420FB1B2D5A6E6B8, 0x41AC8752CACF15C2, 0x42101F127C1D6DCF, 0x43324AAED47A33DE, 0x41C13E15B9F1CE6B, 0x422D426C76D04365]> : tensor<22xf64>) : tensor<22xf64>
  %toward_zero = arith.truncf %a toward_zero : tensor<22xf128> to tensor<22xf64>
  check.expect_eq_const(%toward_zero, dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x4008000000000000, 0x3FF8000000000000, 0x4000000000000000, 0x4004000000000000, 0x3FD5555555555555, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x407750E7147E1B5A, 0x42B3E79C47C1DF62, 0x420FB1B2D5A6E6B7, 0x41AC8752CACF15C1, 0x42101F127C1D6DCE, 0x43324AAED47A33DD, 0x41C13E15B9F1CE6A, 0x422D426C76D04364]> : tensor<22xf64>) : tensor<22xf64>
  %to_nearest_away = arith.truncf %a to_nearest_away : tensor<22xf128> to tensor<22xf64>
  check.expect_eq_const(%to_nearest_away, dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x4008000000000000, 0x3FF8000000000000, 0x4000000000000000, 0x4004000000000000, 0x3FD5555555555555, 0x7FF0000000000000, 0x7FF0000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x407750E7147E1B5A, 0x42B3E79C47C1DF62, 0x420FB1B2D5A6E6B8, 0x41AC8752CACF15C2, 0x42101F127C1D6DCF, 0x43324AAED47A33DD, 0x41C13E15B9F1CE6B, 0x422D426C76D04365]> : tensor<22xf64>) : tensor<22xf64>
  return
}
