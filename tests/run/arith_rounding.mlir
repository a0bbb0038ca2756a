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

func.func @f64() {
  %a = util.unfoldable_constant dense<[0x8000000000000000, 0x4004000000000000, 0xFFEFFFFFFFFFFFFE, 0x4008000000000000, 0x0010000000000000, 0xBFD5555555555555, 0x3FF8000000000000, 0x3FF8000000000000]> : tensor<8xf64>
  %b = util.unfoldable_constant dense<[0xFFF0000000000000, 0x4004000000000000, 0x4153E2B09EE06A70, 0xBFD5555555555555, 0xFFEFFFFFFFFFFFFF, 0xBFD5555555555555, 0x0010000000000000, 0x8000000000000000]> : tensor<8xf64>
  %zero = arith.constant dense<0x0000000000000000> : tensor<8xf64>
  %addf_downward = arith.addf %a, %b downward : tensor<8xf64>
  check.expect_eq_const(%addf_downward, dense<[0xFFF0000000000000, 0x4014000000000000, 0xFFEFFFFFFFFFFFFE, 0x4005555555555555, 0xFFEFFFFFFFFFFFFF, 0xBFE5555555555555, 0x3FF8000000000000, 0x3FF8000000000000]> : tensor<8xf64>) : tensor<8xf64>
  %addf_upward = arith.addf %a, %b upward : tensor<8xf64>
  check.expect_eq_const(%addf_upward, dense<[0xFFF0000000000000, 0x4014000000000000, 0xFFEFFFFFFFFFFFFD, 0x4005555555555556, 0xFFEFFFFFFFFFFFFE, 0xBFE5555555555555, 0x3FF8000000000001, 0x3FF8000000000000]> : tensor<8xf64>) : tensor<8xf64>
  %addf_toward_zero = arith.addf %a, %b toward_zero : tensor<8xf64>
  check.expect_eq_const(%addf_toward_zero, dense<[0xFFF0000000000000, 0x4014000000000000, 0xFFEFFFFFFFFFFFFD, 0x4005555555555555, 0xFFEFFFFFFFFFFFFE, 0xBFE5555555555555, 0x3FF8000000000000, 0x3FF8000000000000]> : tensor<8xf64>) : tensor<8xf64>
  %addf_to_nearest_away = arith.addf %a, %b to_nearest_away : tensor<8xf64>
  check.expect_eq_const(%addf_to_nearest_away, dense<[0xFFF0000000000000, 0x4014000000000000, 0xFFEFFFFFFFFFFFFE, 0x4005555555555555, 0xFFEFFFFFFFFFFFFF, 0xBFE5555555555555, 0x3FF8000000000000, 0x3FF8000000000000]> : tensor<8xf64>) : tensor<8xf64>
  %subf_downward = arith.subf %a, %b downward : tensor<8xf64>
  check.expect_eq_const(%subf_downward, dense<[0x7FF0000000000000, 0x8000000000000000, 0xFFEFFFFFFFFFFFFF, 0x400AAAAAAAAAAAAA, 0x7FEFFFFFFFFFFFFF, 0x8000000000000000, 0x3FF7FFFFFFFFFFFF, 0x3FF8000000000000]> : tensor<8xf64>) : tensor<8xf64>
  %subf_upward = arith.subf %a, %b upward : tensor<8xf64>
  check.expect_eq_const(%subf_upward, dense<[0x7FF0000000000000, 0x0000000000000000, 0xFFEFFFFFFFFFFFFE, 0x400AAAAAAAAAAAAB, 0x7FF0000000000000, 0x0000000000000000, 0x3FF8000000000000, 0x3FF8000000000000]> : tensor<8xf64>) : tensor<8xf64>
  %subf_toward_zero = arith.subf %a, %b toward_zero : tensor<8xf64>
  check.expect_eq_const(%subf_toward_zero, dense<[0x7FF0000000000000, 0x0000000000000000, 0xFFEFFFFFFFFFFFFE, 0x400AAAAAAAAAAAAA, 0x7FEFFFFFFFFFFFFF, 0x0000000000000000, 0x3FF7FFFFFFFFFFFF, 0x3FF8000000000000]> : tensor<8xf64>) : tensor<8xf64>
  %subf_to_nearest_away = arith.subf %a, %b to_nearest_away : tensor<8xf64>
  check.expect_eq_const(%subf_to_nearest_away, dense<[0x7FF0000000000000, 0x0000000000000000, 0xFFEFFFFFFFFFFFFE, 0x400AAAAAAAAAAAAB, 0x7FEFFFFFFFFFFFFF, 0x0000000000000000, 0x3FF8000000000000, 0x3FF8000000000000]> : tensor<8xf64>) : tensor<8xf64>
  %mulf_downward = arith.mulf %a, %b downward : tensor<8xf64>
  %mulf_downward_nan = arith.cmpf uno, %mulf_downward, %mulf_downward : tensor<8xf64>
  check.expect_eq_const(%mulf_downward_nan, dense<[true, false, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_downward_number = arith.select %mulf_downward_nan, %zero, %mulf_downward : tensor<8xi1>, tensor<8xf64>
  check.expect_eq_const(%mulf_downward_number, dense<[0x0000000000000000, 0x4019000000000000, 0xFFF0000000000000, 0xBFF0000000000000, 0xC00FFFFFFFFFFFFF, 0x3FBC71C71C71C71B, 0x0018000000000000, 0x8000000000000000]> : tensor<8xf64>) : tensor<8xf64>
  %mulf_upward = arith.mulf %a, %b upward : tensor<8xf64>
  %mulf_upward_nan = arith.cmpf uno, %mulf_upward, %mulf_upward : tensor<8xf64>
  check.expect_eq_const(%mulf_upward_nan, dense<[true, false, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_upward_number = arith.select %mulf_upward_nan, %zero, %mulf_upward : tensor<8xi1>, tensor<8xf64>
  check.expect_eq_const(%mulf_upward_number, dense<[0x0000000000000000, 0x4019000000000000, 0xFFEFFFFFFFFFFFFF, 0xBFEFFFFFFFFFFFFF, 0xC00FFFFFFFFFFFFF, 0x3FBC71C71C71C71C, 0x0018000000000000, 0x8000000000000000]> : tensor<8xf64>) : tensor<8xf64>
  %mulf_toward_zero = arith.mulf %a, %b toward_zero : tensor<8xf64>
  %mulf_toward_zero_nan = arith.cmpf uno, %mulf_toward_zero, %mulf_toward_zero : tensor<8xf64>
  check.expect_eq_const(%mulf_toward_zero_nan, dense<[true, false, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_toward_zero_number = arith.select %mulf_toward_zero_nan, %zero, %mulf_toward_zero : tensor<8xi1>, tensor<8xf64>
  check.expect_eq_const(%mulf_toward_zero_number, dense<[0x0000000000000000, 0x4019000000000000, 0xFFEFFFFFFFFFFFFF, 0xBFEFFFFFFFFFFFFF, 0xC00FFFFFFFFFFFFF, 0x3FBC71C71C71C71B, 0x0018000000000000, 0x8000000000000000]> : tensor<8xf64>) : tensor<8xf64>
  %mulf_to_nearest_away = arith.mulf %a, %b to_nearest_away : tensor<8xf64>
  %mulf_to_nearest_away_nan = arith.cmpf uno, %mulf_to_nearest_away, %mulf_to_nearest_away : tensor<8xf64>
  check.expect_eq_const(%mulf_to_nearest_away_nan, dense<[true, false, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_to_nearest_away_number = arith.select %mulf_to_nearest_away_nan, %zero, %mulf_to_nearest_away : tensor<8xi1>, tensor<8xf64>
  check.expect_eq_const(%mulf_to_nearest_away_number, dense<[0x0000000000000000, 0x4019000000000000, 0xFFF0000000000000, 0xBFF0000000000000, 0xC00FFFFFFFFFFFFF, 0x3FBC71C71C71C71C, 0x0018000000000000, 0x8000000000000000]> : tensor<8xf64>) : tensor<8xf64>
  %divf_downward = arith.divf %a, %b downward : tensor<8xf64>
  check.expect_eq_const(%divf_downward, dense<[0x0000000000000000, 0x3FF0000000000000, 0xFE89BF55392C284C, 0xC022000000000001, 0x8000000000000001, 0x3FF0000000000000, 0x7FD8000000000000, 0xFFF0000000000000]> : tensor<8xf64>) : tensor<8xf64>
  %divf_upward = arith.divf %a, %b upward : tensor<8xf64>
  check.expect_eq_const(%divf_upward, dense<[0x0000000000000000, 0x3FF0000000000000, 0xFE89BF55392C284B, 0xC022000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x7FD8000000000000, 0xFFF0000000000000]> : tensor<8xf64>) : tensor<8xf64>
  %divf_toward_zero = arith.divf %a, %b toward_zero : tensor<8xf64>
  check.expect_eq_const(%divf_toward_zero, dense<[0x0000000000000000, 0x3FF0000000000000, 0xFE89BF55392C284B, 0xC022000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x7FD8000000000000, 0xFFF0000000000000]> : tensor<8xf64>) : tensor<8xf64>
  %divf_to_nearest_away = arith.divf %a, %b to_nearest_away : tensor<8xf64>
  check.expect_eq_const(%divf_to_nearest_away, dense<[0x0000000000000000, 0x3FF0000000000000, 0xFE89BF55392C284B, 0xC022000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x7FD8000000000000, 0xFFF0000000000000]> : tensor<8xf64>) : tensor<8xf64>
  return
}

func.func @f16() {
  %a = util.unfoldable_constant dense<[0x360A, 0xC100, 0x0003, 0x3C00, 0x4100, 0xC100, 0xC100, 0x7BFF]> : tensor<8xf16>
  %b = util.unfoldable_constant dense<[0x7BFF, 0x360A, 0xD540, 0x360A, 0x360A, 0xFBFF, 0x3555, 0xFBFF]> : tensor<8xf16>
  %zero = arith.constant dense<0x0000> : tensor<8xf16>
  %addf_to_nearest_even = arith.addf %a, %b to_nearest_even : tensor<8xf16>
  check.expect_eq_const(%addf_to_nearest_even, dense<[0x7BFF, 0xC03F, 0xD540, 0x3D82, 0x41C1, 0xFBFF, 0xC055, 0x0000]> : tensor<8xf16>) : tensor<8xf16>
  %addf_downward = arith.addf %a, %b downward : tensor<8xf16>
  check.expect_eq_const(%addf_downward, dense<[0x7BFF, 0xC03F, 0xD540, 0x3D82, 0x41C1, 0xFC00, 0xC056, 0x8000]> : tensor<8xf16>) : tensor<8xf16>
  %addf_upward = arith.addf %a, %b upward : tensor<8xf16>
  check.expect_eq_const(%addf_upward, dense<[0x7C00, 0xC03E, 0xD53F, 0x3D83, 0x41C2, 0xFBFF, 0xC055, 0x0000]> : tensor<8xf16>) : tensor<8xf16>
  %addf_toward_zero = arith.addf %a, %b toward_zero : tensor<8xf16>
  check.expect_eq_const(%addf_toward_zero, dense<[0x7BFF, 0xC03E, 0xD53F, 0x3D82, 0x41C1, 0xFBFF, 0xC055, 0x0000]> : tensor<8xf16>) : tensor<8xf16>
  %addf_to_nearest_away = arith.addf %a, %b to_nearest_away : tensor<8xf16>
  check.expect_eq_const(%addf_to_nearest_away, dense<[0x7BFF, 0xC03F, 0xD540, 0x3D83, 0x41C1, 0xFBFF, 0xC055, 0x0000]> : tensor<8xf16>) : tensor<8xf16>
  %subf_to_nearest_even = arith.subf %a, %b to_nearest_even : tensor<8xf16>
  check.expect_eq_const(%subf_to_nearest_even, dense<[0xFBFF, 0xC1C1, 0x5540, 0x38FB, 0x403F, 0x7BFF, 0xC1AB, 0x7C00]> : tensor<8xf16>) : tensor<8xf16>
  %subf_downward = arith.subf %a, %b downward : tensor<8xf16>
  check.expect_eq_const(%subf_downward, dense<[0xFBFF, 0xC1C2, 0x5540, 0x38FB, 0x403E, 0x7BFE, 0xC1AB, 0x7BFF]> : tensor<8xf16>) : tensor<8xf16>
  %subf_upward = arith.subf %a, %b upward : tensor<8xf16>
  check.expect_eq_const(%subf_upward, dense<[0xFBFE, 0xC1C1, 0x5541, 0x38FB, 0x403F, 0x7BFF, 0xC1AA, 0x7C00]> : tensor<8xf16>) : tensor<8xf16>
  %subf_toward_zero = arith.subf %a, %b toward_zero : tensor<8xf16>
  check.expect_eq_const(%subf_toward_zero, dense<[0xFBFE, 0xC1C1, 0x5540, 0x38FB, 0x403E, 0x7BFE, 0xC1AA, 0x7BFF]> : tensor<8xf16>) : tensor<8xf16>
  %subf_to_nearest_away = arith.subf %a, %b to_nearest_away : tensor<8xf16>
  check.expect_eq_const(%subf_to_nearest_away, dense<[0xFBFF, 0xC1C1, 0x5540, 0x38FB, 0x403F, 0x7BFF, 0xC1AB, 0x7C00]> : tensor<8xf16>) : tensor<8xf16>
  %mulf_to_nearest_even = arith.mulf %a, %b to_nearest_even : tensor<8xf16>
  check.expect_eq_const(%mulf_to_nearest_even, dense<[0x7609, 0xBB8C, 0x80FC, 0x360A, 0x3B8C, 0x7C00, 0xBAAA, 0xFC00]> : tensor<8xf16>) : tensor<8xf16>
  %mulf_downward = arith.mulf %a, %b downward : tensor<8xf16>
  check.expect_eq_const(%mulf_downward, dense<[0x7609, 0xBB8D, 0x80FC, 0x360A, 0x3B8C, 0x7BFF, 0xBAAB, 0xFC00]> : tensor<8xf16>) : tensor<8xf16>
  %mulf_upward = arith.mulf %a, %b upward : tensor<8xf16>
  check.expect_eq_const(%mulf_upward, dense<[0x760A, 0xBB8C, 0x80FC, 0x360A, 0x3B8D, 0x7C00, 0xBAAA, 0xFBFF]> : tensor<8xf16>) : tensor<8xf16>
  %mulf_toward_zero = arith.mulf %a, %b toward_zero : tensor<8xf16>
  check.expect_eq_const(%mulf_toward_zero, dense<[0x7609, 0xBB8C, 0x80FC, 0x360A, 0x3B8C, 0x7BFF, 0xBAAA, 0xFBFF]> : tensor<8xf16>) : tensor<8xf16>
  %mulf_to_nearest_away = arith.mulf %a, %b to_nearest_away : tensor<8xf16>
  check.expect_eq_const(%mulf_to_nearest_away, dense<[0x7609, 0xBB8D, 0x80FC, 0x360A, 0x3B8D, 0x7C00, 0xBAAA, 0xFC00]> : tensor<8xf16>) : tensor<8xf16>
  %divf_to_nearest_even = arith.divf %a, %b to_nearest_even : tensor<8xf16>
  check.expect_eq_const(%divf_to_nearest_even, dense<[0x0061, 0xC6A0, 0x8000, 0x414D, 0x46A0, 0x0280, 0xC780, 0xBC00]> : tensor<8xf16>) : tensor<8xf16>
  %divf_downward = arith.divf %a, %b downward : tensor<8xf16>
  check.expect_eq_const(%divf_downward, dense<[0x0060, 0xC6A0, 0x8001, 0x414C, 0x469F, 0x0280, 0xC781, 0xBC00]> : tensor<8xf16>) : tensor<8xf16>
  %divf_upward = arith.divf %a, %b upward : tensor<8xf16>
  check.expect_eq_const(%divf_upward, dense<[0x0061, 0xC69F, 0x8000, 0x414D, 0x46A0, 0x0281, 0xC780, 0xBC00]> : tensor<8xf16>) : tensor<8xf16>
  %divf_toward_zero = arith.divf %a, %b toward_zero : tensor<8xf16>
  check.expect_eq_const(%divf_toward_zero, dense<[0x0060, 0xC69F, 0x8000, 0x414C, 0x469F, 0x0280, 0xC780, 0xBC00]> : tensor<8xf16>) : tensor<8xf16>
  %divf_to_nearest_away = arith.divf %a, %b to_nearest_away : tensor<8xf16>
  check.expect_eq_const(%divf_to_nearest_away, dense<[0x0061, 0xC6A0, 0x8000, 0x414D, 0x46A0, 0x0280, 0xC780, 0xBC00]> : tensor<8xf16>) : tensor<8xf16>
  return
}

func.func @bf16() {
  %a = util.unfoldable_constant dense<[0x0001, 0xBEAB, 0xFF7F, 0xFF80, 0x3EAB, 0xC000, 0x007F, 0x7F7E]> : tensor<8xbf16>
  %b = util.unfoldable_constant dense<[0x7F7E, 0x0080, 0x3EAB, 0x0001, 0x4020, 0x4020, 0xBF12, 0xBF80]> : tensor<8xbf16>
  %zero = arith.constant dense<0x0000> : tensor<8xbf16>
  %addf_downward = arith.addf %a, %b downward : tensor<8xbf16>
  check.expect_eq_const(%addf_downward, dense<[0x7F7E, 0xBEAB, 0xFF7F, 0xFF80, 0x4035, 0x3F00, 0xBF12, 0x7F7D]> : tensor<8xbf16>) : tensor<8xbf16>
  %addf_upward = arith.addf %a, %b upward : tensor<8xbf16>
  check.expect_eq_const(%addf_upward, dense<[0x7F7F, 0xBEAA, 0xFF7E, 0xFF80, 0x4036, 0x3F00, 0xBF11, 0x7F7E]> : tensor<8xbf16>) : tensor<8xbf16>
  %addf_toward_zero = arith.addf %a, %b toward_zero : tensor<8xbf16>
  check.expect_eq_const(%addf_toward_zero, dense<[0x7F7E, 0xBEAA, 0xFF7E, 0xFF80, 0x4035, 0x3F00, 0xBF11, 0x7F7D]> : tensor<8xbf16>) : tensor<8xbf16>
  %addf_to_nearest_away = arith.addf %a, %b to_nearest_away : tensor<8xbf16>
  check.expect_eq_const(%addf_to_nearest_away, dense<[0x7F7E, 0xBEAB, 0xFF7F, 0xFF80, 0x4035, 0x3F00, 0xBF12, 0x7F7E]> : tensor<8xbf16>) : tensor<8xbf16>
  %subf_downward = arith.subf %a, %b downward : tensor<8xbf16>
  check.expect_eq_const(%subf_downward, dense<[0xFF7E, 0xBEAC, 0xFF80, 0xFF80, 0xC00B, 0xC090, 0x3F12, 0x7F7E]> : tensor<8xbf16>) : tensor<8xbf16>
  %subf_upward = arith.subf %a, %b upward : tensor<8xbf16>
  check.expect_eq_const(%subf_upward, dense<[0xFF7D, 0xBEAB, 0xFF7F, 0xFF80, 0xC00A, 0xC090, 0x3F13, 0x7F7F]> : tensor<8xbf16>) : tensor<8xbf16>
  %subf_toward_zero = arith.subf %a, %b toward_zero : tensor<8xbf16>
  check.expect_eq_const(%subf_toward_zero, dense<[0xFF7D, 0xBEAB, 0xFF7F, 0xFF80, 0xC00A, 0xC090, 0x3F12, 0x7F7E]> : tensor<8xbf16>) : tensor<8xbf16>
  %subf_to_nearest_away = arith.subf %a, %b to_nearest_away : tensor<8xbf16>
  check.expect_eq_const(%subf_to_nearest_away, dense<[0xFF7E, 0xBEAB, 0xFF7F, 0xFF80, 0xC00B, 0xC090, 0x3F12, 0x7F7E]> : tensor<8xbf16>) : tensor<8xbf16>
  %mulf_downward = arith.mulf %a, %b downward : tensor<8xbf16>
  check.expect_eq_const(%mulf_downward, dense<[0x3CFE, 0x802B, 0xFEAB, 0xFF80, 0x3F55, 0xC0A0, 0x8049, 0xFF7E]> : tensor<8xbf16>) : tensor<8xbf16>
  %mulf_upward = arith.mulf %a, %b upward : tensor<8xbf16>
  check.expect_eq_const(%mulf_upward, dense<[0x3CFE, 0x802A, 0xFEAA, 0xFF80, 0x3F56, 0xC0A0, 0x8048, 0xFF7E]> : tensor<8xbf16>) : tensor<8xbf16>
  %mulf_toward_zero = arith.mulf %a, %b toward_zero : tensor<8xbf16>
  check.expect_eq_const(%mulf_toward_zero, dense<[0x3CFE, 0x802A, 0xFEAA, 0xFF80, 0x3F55, 0xC0A0, 0x8048, 0xFF7E]> : tensor<8xbf16>) : tensor<8xbf16>
  %mulf_to_nearest_away = arith.mulf %a, %b to_nearest_away : tensor<8xbf16>
  check.expect_eq_const(%mulf_to_nearest_away, dense<[0x3CFE, 0x802B, 0xFEAA, 0xFF80, 0x3F56, 0xC0A0, 0x8048, 0xFF7E]> : tensor<8xbf16>) : tensor<8xbf16>
  %divf_downward = arith.divf %a, %b downward : tensor<8xbf16>
  check.expect_eq_const(%divf_downward, dense<[0x0000, 0xFDAB, 0xFF80, 0xFF80, 0x3E08, 0xBF4D, 0x80DF, 0xFF7E]> : tensor<8xbf16>) : tensor<8xbf16>
  %divf_upward = arith.divf %a, %b upward : tensor<8xbf16>
  check.expect_eq_const(%divf_upward, dense<[0x0001, 0xFDAB, 0xFF7F, 0xFF80, 0x3E09, 0xBF4C, 0x80DE, 0xFF7E]> : tensor<8xbf16>) : tensor<8xbf16>
  %divf_toward_zero = arith.divf %a, %b toward_zero : tensor<8xbf16>
  check.expect_eq_const(%divf_toward_zero, dense<[0x0000, 0xFDAB, 0xFF7F, 0xFF80, 0x3E08, 0xBF4C, 0x80DE, 0xFF7E]> : tensor<8xbf16>) : tensor<8xbf16>
  %divf_to_nearest_away = arith.divf %a, %b to_nearest_away : tensor<8xbf16>
  check.expect_eq_const(%divf_to_nearest_away, dense<[0x0000, 0xFDAB, 0xFF80, 0xFF80, 0x3E09, 0xBF4D, 0x80DF, 0xFF7E]> : tensor<8xbf16>) : tensor<8xbf16>
  return
}

func.func @f8E4M3FN() {
  %a = util.unfoldable_constant dense<[0xC0, 0x7F, 0xC7, 0xB8, 0x7E, 0x88, 0xAF, 0xAF]> : tensor<8xf8E4M3FN>
  %b = util.unfoldable_constant dense<[0xAB, 0xAF, 0xB8, 0xB8, 0x02, 0xC7, 0x7D, 0xAB]> : tensor<8xf8E4M3FN>
  %zero = arith.constant dense<0x00> : tensor<8xf8E4M3FN>
  %addf_downward = arith.addf %a, %b downward : tensor<8xf8E4M3FN>
  %addf_downward_nan = arith.cmpf uno, %addf_downward, %addf_downward : tensor<8xf8E4M3FN>
  check.expect_eq_const(%addf_downward_nan, dense<[false, true, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %addf_downward_number = arith.select %addf_downward_nan, %zero, %addf_downward : tensor<8xi1>, tensor<8xf8E4M3FN>
  check.expect_eq_const(%addf_downward_number, dense<[0xC2, 0x00, 0xCA, 0xC0, 0x7E, 0xC8, 0x7C, 0xB5]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %addf_upward = arith.addf %a, %b upward : tensor<8xf8E4M3FN>
  %addf_upward_nan = arith.cmpf uno, %addf_upward, %addf_upward : tensor<8xf8E4M3FN>
  check.expect_eq_const(%addf_upward_nan, dense<[false, true, false, false, true, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %addf_upward_number = arith.select %addf_upward_nan, %zero, %addf_upward : tensor<8xi1>, tensor<8xf8E4M3FN>
  check.expect_eq_const(%addf_upward_number, dense<[0xC1, 0x00, 0xC9, 0xC0, 0x00, 0xC7, 0x7D, 0xB5]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %addf_toward_zero = arith.addf %a, %b toward_zero : tensor<8xf8E4M3FN>
  %addf_toward_zero_nan = arith.cmpf uno, %addf_toward_zero, %addf_toward_zero : tensor<8xf8E4M3FN>
  check.expect_eq_const(%addf_toward_zero_nan, dense<[false, true, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %addf_toward_zero_number = arith.select %addf_toward_zero_nan, %zero, %addf_toward_zero : tensor<8xi1>, tensor<8xf8E4M3FN>
  check.expect_eq_const(%addf_toward_zero_number, dense<[0xC1, 0x00, 0xC9, 0xC0, 0x7E, 0xC7, 0x7C, 0xB5]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %addf_to_nearest_away = arith.addf %a, %b to_nearest_away : tensor<8xf8E4M3FN>
  %addf_to_nearest_away_nan = arith.cmpf uno, %addf_to_nearest_away, %addf_to_nearest_away : tensor<8xf8E4M3FN>
  check.expect_eq_const(%addf_to_nearest_away_nan, dense<[false, true, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %addf_to_nearest_away_number = arith.select %addf_to_nearest_away_nan, %zero, %addf_to_nearest_away : tensor<8xi1>, tensor<8xf8E4M3FN>
  check.expect_eq_const(%addf_to_nearest_away_number, dense<[0xC1, 0x00, 0xCA, 0xC0, 0x7E, 0xC7, 0x7D, 0xB5]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %subf_downward = arith.subf %a, %b downward : tensor<8xf8E4M3FN>
  %subf_downward_nan = arith.cmpf uno, %subf_downward, %subf_downward : tensor<8xf8E4M3FN>
  check.expect_eq_const(%subf_downward_nan, dense<[false, true, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %subf_downward_number = arith.select %subf_downward_nan, %zero, %subf_downward : tensor<8xi1>, tensor<8xf8E4M3FN>
  check.expect_eq_const(%subf_downward_number, dense<[0xBE, 0x00, 0xC3, 0x80, 0x7D, 0x46, 0xFE, 0xA0]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %subf_upward = arith.subf %a, %b upward : tensor<8xf8E4M3FN>
  %subf_upward_nan = arith.cmpf uno, %subf_upward, %subf_upward : tensor<8xf8E4M3FN>
  check.expect_eq_const(%subf_upward_nan, dense<[false, true, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %subf_upward_number = arith.select %subf_upward_nan, %zero, %subf_upward : tensor<8xi1>, tensor<8xf8E4M3FN>
  check.expect_eq_const(%subf_upward_number, dense<[0xBD, 0x00, 0xC3, 0x00, 0x7E, 0x47, 0xFD, 0xA0]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %subf_toward_zero = arith.subf %a, %b toward_zero : tensor<8xf8E4M3FN>
  %subf_toward_zero_nan = arith.cmpf uno, %subf_toward_zero, %subf_toward_zero : tensor<8xf8E4M3FN>
  check.expect_eq_const(%subf_toward_zero_nan, dense<[false, true, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %subf_toward_zero_number = arith.select %subf_toward_zero_nan, %zero, %subf_toward_zero : tensor<8xi1>, tensor<8xf8E4M3FN>
  check.expect_eq_const(%subf_toward_zero_number, dense<[0xBD, 0x00, 0xC3, 0x00, 0x7D, 0x46, 0xFD, 0xA0]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %subf_to_nearest_away = arith.subf %a, %b to_nearest_away : tensor<8xf8E4M3FN>
  %subf_to_nearest_away_nan = arith.cmpf uno, %subf_to_nearest_away, %subf_to_nearest_away : tensor<8xf8E4M3FN>
  check.expect_eq_const(%subf_to_nearest_away_nan, dense<[false, true, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %subf_to_nearest_away_number = arith.select %subf_to_nearest_away_nan, %zero, %subf_to_nearest_away : tensor<8xi1>, tensor<8xf8E4M3FN>
  check.expect_eq_const(%subf_to_nearest_away_number, dense<[0xBD, 0x00, 0xC3, 0x00, 0x7E, 0x47, 0xFD, 0xA0]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %mulf_downward = arith.mulf %a, %b downward : tensor<8xf8E4M3FN>
  %mulf_downward_nan = arith.cmpf uno, %mulf_downward, %mulf_downward : tensor<8xf8E4M3FN>
  check.expect_eq_const(%mulf_downward_nan, dense<[false, true, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_downward_number = arith.select %mulf_downward_nan, %zero, %mulf_downward : tensor<8xi1>, tensor<8xf8E4M3FN>
  check.expect_eq_const(%mulf_downward_number, dense<[0x33, 0x00, 0x47, 0x38, 0x3E, 0x17, 0xF5, 0x22]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %mulf_upward = arith.mulf %a, %b upward : tensor<8xf8E4M3FN>
  %mulf_upward_nan = arith.cmpf uno, %mulf_upward, %mulf_upward : tensor<8xf8E4M3FN>
  check.expect_eq_const(%mulf_upward_nan, dense<[false, true, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_upward_number = arith.select %mulf_upward_nan, %zero, %mulf_upward : tensor<8xi1>, tensor<8xf8E4M3FN>
  check.expect_eq_const(%mulf_upward_number, dense<[0x33, 0x00, 0x47, 0x38, 0x3E, 0x17, 0xF4, 0x23]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %mulf_toward_zero = arith.mulf %a, %b toward_zero : tensor<8xf8E4M3FN>
  %mulf_toward_zero_nan = arith.cmpf uno, %mulf_toward_zero, %mulf_toward_zero : tensor<8xf8E4M3FN>
  check.expect_eq_const(%mulf_toward_zero_nan, dense<[false, true, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_toward_zero_number = arith.select %mulf_toward_zero_nan, %zero, %mulf_toward_zero : tensor<8xi1>, tensor<8xf8E4M3FN>
  check.expect_eq_const(%mulf_toward_zero_number, dense<[0x33, 0x00, 0x47, 0x38, 0x3E, 0x17, 0xF4, 0x22]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %mulf_to_nearest_away = arith.mulf %a, %b to_nearest_away : tensor<8xf8E4M3FN>
  %mulf_to_nearest_away_nan = arith.cmpf uno, %mulf_to_nearest_away, %mulf_to_nearest_away : tensor<8xf8E4M3FN>
  check.expect_eq_const(%mulf_to_nearest_away_nan, dense<[false, true, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_to_nearest_away_number = arith.select %mulf_to_nearest_away_nan, %zero, %mulf_to_nearest_away : tensor<8xi1>, tensor<8xf8E4M3FN>
  check.expect_eq_const(%mulf_to_nearest_away_number, dense<[0x33, 0x00, 0x47, 0x38, 0x3E, 0x17, 0xF4, 0x22]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %divf_downward = arith.divf %a, %b downward : tensor<8xf8E4M3FN>
  %divf_downward_nan = arith.cmpf uno, %divf_downward, %divf_downward : tensor<8xf8E4M3FN>
  check.expect_eq_const(%divf_downward_nan, dense<[false, true, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %divf_downward_number = arith.select %divf_downward_nan, %zero, %divf_downward : tensor<8xi1>, tensor<8xf8E4M3FN>
  check.expect_eq_const(%divf_downward_number, dense<[0x4B, 0x00, 0x47, 0x38, 0x7E, 0x02, 0x81, 0x3A]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %divf_upward = arith.divf %a, %b upward : tensor<8xf8E4M3FN>
  %divf_upward_nan = arith.cmpf uno, %divf_upward, %divf_upward : tensor<8xf8E4M3FN>
  check.expect_eq_const(%divf_upward_nan, dense<[false, true, false, false, true, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %divf_upward_number = arith.select %divf_upward_nan, %zero, %divf_upward : tensor<8xi1>, tensor<8xf8E4M3FN>
  check.expect_eq_const(%divf_upward_number, dense<[0x4C, 0x00, 0x47, 0x38, 0x00, 0x03, 0x80, 0x3B]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %divf_toward_zero = arith.divf %a, %b toward_zero : tensor<8xf8E4M3FN>
  %divf_toward_zero_nan = arith.cmpf uno, %divf_toward_zero, %divf_toward_zero : tensor<8xf8E4M3FN>
  check.expect_eq_const(%divf_toward_zero_nan, dense<[false, true, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %divf_toward_zero_number = arith.select %divf_toward_zero_nan, %zero, %divf_toward_zero : tensor<8xi1>, tensor<8xf8E4M3FN>
  check.expect_eq_const(%divf_toward_zero_number, dense<[0x4B, 0x00, 0x47, 0x38, 0x7E, 0x02, 0x80, 0x3A]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  %divf_to_nearest_away = arith.divf %a, %b to_nearest_away : tensor<8xf8E4M3FN>
  %divf_to_nearest_away_nan = arith.cmpf uno, %divf_to_nearest_away, %divf_to_nearest_away : tensor<8xf8E4M3FN>
  check.expect_eq_const(%divf_to_nearest_away_nan, dense<[false, true, false, false, true, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %divf_to_nearest_away_number = arith.select %divf_to_nearest_away_nan, %zero, %divf_to_nearest_away : tensor<8xi1>, tensor<8xf8E4M3FN>
  check.expect_eq_const(%divf_to_nearest_away_number, dense<[0x4C, 0x00, 0x47, 0x38, 0x00, 0x02, 0x81, 0x3B]> : tensor<8xf8E4M3FN>) : tensor<8xf8E4M3FN>
  return
}

func.func @f8E5M2() {
  %a = util.unfoldable_constant dense<[0x7A, 0x7E, 0xB4, 0x7B, 0xB4, 0x42, 0x04, 0x7C]> : tensor<8xf8E5M2>
  %b = util.unfoldable_constant dense<[0x42, 0xA0, 0x7E, 0xFC, 0xB5, 0x7C, 0x03, 0xD2]> : tensor<8xf8E5M2>
  %zero = arith.constant dense<0x00> : tensor<8xf8E5M2>
  %addf_downward = arith.addf %a, %b downward : tensor<8xf8E5M2>
  %addf_downward_nan = arith.cmpf uno, %addf_downward, %addf_downward : tensor<8xf8E5M2>
  check.expect_eq_const(%addf_downward_nan, dense<[false, true, true, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %addf_downward_number = arith.select %addf_downward_nan, %zero, %addf_downward : tensor<8xi1>, tensor<8xf8E5M2>
  check.expect_eq_const(%addf_downward_number, dense<[0x7A, 0x00, 0x00, 0xFC, 0xB9, 0x7C, 0x07, 0x7C]> : tensor<8xf8E5M2>) : tensor<8xf8E5M2>
  %addf_upward = arith.addf %a, %b upward : tensor<8xf8E5M2>
  %addf_upward_nan = arith.cmpf uno, %addf_upward, %addf_upward : tensor<8xf8E5M2>
  check.expect_eq_const(%addf_upward_nan, dense<[false, true, true, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %addf_upward_number = arith.select %addf_upward_nan, %zero, %addf_upward : tensor<8xi1>, tensor<8xf8E5M2>
  check.expect_eq_const(%addf_upward_number, dense<[0x7B, 0x00, 0x00, 0xFC, 0xB8, 0x7C, 0x07, 0x7C]> : tensor<8xf8E5M2>) : tensor<8xf8E5M2>
  %addf_toward_zero = arith.addf %a, %b toward_zero : tensor<8xf8E5M2>
  %addf_toward_zero_nan = arith.cmpf uno, %addf_toward_zero, %addf_toward_zero : tensor<8xf8E5M2>
  check.expect_eq_const(%addf_toward_zero_nan, dense<[false, true, true, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %addf_toward_zero_number = arith.select %addf_toward_zero_nan, %zero, %addf_toward_zero : tensor<8xi1>, tensor<8xf8E5M2>
  check.expect_eq_const(%addf_toward_zero_number, dense<[0x7A, 0x00, 0x00, 0xFC, 0xB8, 0x7C, 0x07, 0x7C]> : tensor<8xf8E5M2>) : tensor<8xf8E5M2>
  %addf_to_nearest_away = arith.addf %a, %b to_nearest_away : tensor<8xf8E5M2>
  %addf_to_nearest_away_nan = arith.cmpf uno, %addf_to_nearest_away, %addf_to_nearest_away : tensor<8xf8E5M2>
  check.expect_eq_const(%addf_to_nearest_away_nan, dense<[false, true, true, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %addf_to_nearest_away_number = arith.select %addf_to_nearest_away_nan, %zero, %addf_to_nearest_away : tensor<8xi1>, tensor<8xf8E5M2>
  check.expect_eq_const(%addf_to_nearest_away_number, dense<[0x7A, 0x00, 0x00, 0xFC, 0xB9, 0x7C, 0x07, 0x7C]> : tensor<8xf8E5M2>) : tensor<8xf8E5M2>
  %subf_downward = arith.subf %a, %b downward : tensor<8xf8E5M2>
  %subf_downward_nan = arith.cmpf uno, %subf_downward, %subf_downward : tensor<8xf8E5M2>
  check.expect_eq_const(%subf_downward_nan, dense<[false, true, true, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %subf_downward_number = arith.select %subf_downward_nan, %zero, %subf_downward : tensor<8xi1>, tensor<8xf8E5M2>
  check.expect_eq_const(%subf_downward_number, dense<[0x79, 0x00, 0x00, 0x7C, 0x2C, 0xFC, 0x01, 0x7C]> : tensor<8xf8E5M2>) : tensor<8xf8E5M2>
  %subf_upward = arith.subf %a, %b upward : tensor<8xf8E5M2>
  %subf_upward_nan = arith.cmpf uno, %subf_upward, %subf_upward : tensor<8xf8E5M2>
  check.expect_eq_const(%subf_upward_nan, dense<[false, true, true, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %subf_upward_number = arith.select %subf_upward_nan, %zero, %subf_upward : tensor<8xi1>, tensor<8xf8E5M2>
  check.expect_eq_const(%subf_upward_number, dense<[0x7A, 0x00, 0x00, 0x7C, 0x2C, 0xFC, 0x01, 0x7C]> : tensor<8xf8E5M2>) : tensor<8xf8E5M2>
  %subf_toward_zero = arith.subf %a, %b toward_zero : tensor<8xf8E5M2>
  %subf_toward_zero_nan = arith.cmpf uno, %subf_toward_zero, %subf_toward_zero : tensor<8xf8E5M2>
  check.expect_eq_const(%subf_toward_zero_nan, dense<[false, true, true, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %subf_toward_zero_number = arith.select %subf_toward_zero_nan, %zero, %subf_toward_zero : tensor<8xi1>, tensor<8xf8E5M2>
  check.expect_eq_const(%subf_toward_zero_number, dense<[0x79, 0x00, 0x00, 0x7C, 0x2C, 0xFC, 0x01, 0x7C]> : tensor<8xf8E5M2>) : tensor<8xf8E5M2>
  %subf_to_nearest_away = arith.subf %a, %b to_nearest_away : tensor<8xf8E5M2>
  %subf_to_nearest_away_nan = arith.cmpf uno, %subf_to_nearest_away, %subf_to_nearest_away : tensor<8xf8E5M2>
  check.expect_eq_const(%subf_to_nearest_away_nan, dense<[false, true, true, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %subf_to_nearest_away_number = arith.select %subf_to_nearest_away_nan, %zero, %subf_to_nearest_away : tensor<8xi1>, tensor<8xf8E5M2>
  check.expect_eq_const(%subf_to_nearest_away_number, dense<[0x7A, 0x00, 0x00, 0x7C, 0x2C, 0xFC, 0x01, 0x7C]> : tensor<8xf8E5M2>) : tensor<8xf8E5M2>
  %mulf_downward = arith.mulf %a, %b downward : tensor<8xf8E5M2>
  %mulf_downward_nan = arith.cmpf uno, %mulf_downward, %mulf_downward : tensor<8xf8E5M2>
  check.expect_eq_const(%mulf_downward_nan, dense<[false, true, true, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_downward_number = arith.select %mulf_downward_nan, %zero, %mulf_downward : tensor<8xi1>, tensor<8xf8E5M2>
  check.expect_eq_const(%mulf_downward_number, dense<[0x7B, 0x00, 0x00, 0xFC, 0x2D, 0x7C, 0x00, 0xFC]> : tensor<8xf8E5M2>) : tensor<8xf8E5M2>
  %mulf_upward = arith.mulf %a, %b upward : tensor<8xf8E5M2>
  %mulf_upward_nan = arith.cmpf uno, %mulf_upward, %mulf_upward : tensor<8xf8E5M2>
  check.expect_eq_const(%mulf_upward_nan, dense<[false, true, true, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_upward_number = arith.select %mulf_upward_nan, %zero, %mulf_upward : tensor<8xi1>, tensor<8xf8E5M2>
  check.expect_eq_const(%mulf_upward_number, dense<[0x7C, 0x00, 0x00, 0xFC, 0x2D, 0x7C, 0x01, 0xFC]> : tensor<8xf8E5M2>) : tensor<8xf8E5M2>
  %mulf_toward_zero = arith.mulf %a, %b toward_zero : tensor<8xf8E5M2>
  %mulf_toward_zero_nan = arith.cmpf uno, %mulf_toward_zero, %mulf_toward_zero : tensor<8xf8E5M2>
  check.expect_eq_const(%mulf_toward_zero_nan, dense<[false, true, true, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_toward_zero_number = arith.select %mulf_toward_zero_nan, %zero, %mulf_toward_zero : tensor<8xi1>, tensor<8xf8E5M2>
  check.expect_eq_const(%mulf_toward_zero_number, dense<[0x7B, 0x00, 0x00, 0xFC, 0x2D, 0x7C, 0x00, 0xFC]> : tensor<8xf8E5M2>) : tensor<8xf8E5M2>
  %mulf_to_nearest_away = arith.mulf %a, %b to_nearest_away : tensor<8xf8E5M2>
  %mulf_to_nearest_away_nan = arith.cmpf uno, %mulf_to_nearest_away, %mulf_to_nearest_away : tensor<8xf8E5M2>
  check.expect_eq_const(%mulf_to_nearest_away_nan, dense<[false, true, true, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_to_nearest_away_number = arith.select %mulf_to_nearest_away_nan, %zero, %mulf_to_nearest_away : tensor<8xi1>, tensor<8xf8E5M2>
  check.expect_eq_const(%mulf_to_nearest_away_number, dense<[0x7C, 0x00, 0x00, 0xFC, 0x2D, 0x7C, 0x00, 0xFC]> : tensor<8xf8E5M2>) : tensor<8xf8E5M2>
  %divf_downward = arith.divf %a, %b downward : tensor<8xf8E5M2>
  %divf_downward_nan = arith.cmpf uno, %divf_downward, %divf_downward : tensor<8xf8E5M2>
  check.expect_eq_const(%divf_downward_nan, dense<[false, true, true, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %divf_downward_number = arith.select %divf_downward_nan, %zero, %divf_downward : tensor<8xi1>, tensor<8xf8E5M2>
  check.expect_eq_const(%divf_downward_number, dense<[0x74, 0x00, 0x00, 0x80, 0x3A, 0x00, 0x3D, 0xFC]> : tensor<8xf8E5M2>) : tensor<8xf8E5M2>
  %divf_upward = arith.divf %a, %b upward : tensor<8xf8E5M2>
  %divf_upward_nan = arith.cmpf uno, %divf_upward, %divf_upward : tensor<8xf8E5M2>
  check.expect_eq_const(%divf_upward_nan, dense<[false, true, true, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %divf_upward_number = arith.select %divf_upward_nan, %zero, %divf_upward : tensor<8xi1>, tensor<8xf8E5M2>
  check.expect_eq_const(%divf_upward_number, dense<[0x74, 0x00, 0x00, 0x80, 0x3B, 0x00, 0x3E, 0xFC]> : tensor<8xf8E5M2>) : tensor<8xf8E5M2>
  %divf_toward_zero = arith.divf %a, %b toward_zero : tensor<8xf8E5M2>
  %divf_toward_zero_nan = arith.cmpf uno, %divf_toward_zero, %divf_toward_zero : tensor<8xf8E5M2>
  check.expect_eq_const(%divf_toward_zero_nan, dense<[false, true, true, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %divf_toward_zero_number = arith.select %divf_toward_zero_nan, %zero, %divf_toward_zero : tensor<8xi1>, tensor<8xf8E5M2>
  check.expect_eq_const(%divf_toward_zero_number, dense<[0x74, 0x00, 0x00, 0x80, 0x3A, 0x00, 0x3D, 0xFC]> : tensor<8xf8E5M2>) : tensor<8xf8E5M2>
  %divf_to_nearest_away = arith.divf %a, %b to_nearest_away : tensor<8xf8E5M2>
  %divf_to_nearest_away_nan = arith.cmpf uno, %divf_to_nearest_away, %divf_to_nearest_away : tensor<8xf8E5M2>
  check.expect_eq_const(%divf_to_nearest_away_nan, dense<[false, true, true, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %divf_to_nearest_away_number = arith.select %divf_to_nearest_away_nan, %zero, %divf_to_nearest_away : tensor<8xi1>, tensor<8xf8E5M2>
  check.expect_eq_const(%divf_to_nearest_away_number, dense<[0x74, 0x00, 0x00, 0x80, 0x3A, 0x00, 0x3D, 0xFC]> : tensor<8xf8E5M2>) : tensor<8xf8E5M2>
  return
}

func.func @f4E2M1FN() {
  %a = util.unfoldable_constant dense<[0x2, 0x0, 0xB, 0xC, 0xB, 0x5, 0xC, 0x3]> : tensor<8xf4E2M1FN>
  %b = util.unfoldable_constant dense<[0xF, 0x8, 0x0, 0x9, 0x4, 0x5, 0xB, 0xE]> : tensor<8xf4E2M1FN>
  %zero = arith.constant dense<0x0> : tensor<8xf4E2M1FN>
  %addf_downward = arith.addf %a, %b downward : tensor<8xf4E2M1FN>
  check.expect_eq_const(%addf_downward, dense<[0xF, 0x8, 0xB, 0xD, 0x1, 0x7, 0xE, 0xD]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %addf_upward = arith.addf %a, %b upward : tensor<8xf4E2M1FN>
  check.expect_eq_const(%addf_upward, dense<[0xE, 0x0, 0xB, 0xC, 0x1, 0x7, 0xD, 0xC]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %addf_toward_zero = arith.addf %a, %b toward_zero : tensor<8xf4E2M1FN>
  check.expect_eq_const(%addf_toward_zero, dense<[0xE, 0x0, 0xB, 0xC, 0x1, 0x7, 0xD, 0xC]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %addf_to_nearest_away = arith.addf %a, %b to_nearest_away : tensor<8xf4E2M1FN>
  check.expect_eq_const(%addf_to_nearest_away, dense<[0xF, 0x0, 0xB, 0xD, 0x1, 0x7, 0xE, 0xD]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %subf_downward = arith.subf %a, %b downward : tensor<8xf4E2M1FN>
  check.expect_eq_const(%subf_downward, dense<[0x7, 0x0, 0xB, 0xB, 0xE, 0x8, 0x9, 0x6]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %subf_upward = arith.subf %a, %b upward : tensor<8xf4E2M1FN>
  check.expect_eq_const(%subf_upward, dense<[0x7, 0x0, 0xB, 0xB, 0xD, 0x0, 0x9, 0x7]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %subf_toward_zero = arith.subf %a, %b toward_zero : tensor<8xf4E2M1FN>
  check.expect_eq_const(%subf_toward_zero, dense<[0x7, 0x0, 0xB, 0xB, 0xD, 0x0, 0x9, 0x6]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %subf_to_nearest_away = arith.subf %a, %b to_nearest_away : tensor<8xf4E2M1FN>
  check.expect_eq_const(%subf_to_nearest_away, dense<[0x7, 0x0, 0xB, 0xB, 0xE, 0x0, 0x9, 0x7]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %mulf_downward = arith.mulf %a, %b downward : tensor<8xf4E2M1FN>
  check.expect_eq_const(%mulf_downward, dense<[0xF, 0x8, 0x8, 0x2, 0xD, 0x7, 0x5, 0xF]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %mulf_upward = arith.mulf %a, %b upward : tensor<8xf4E2M1FN>
  check.expect_eq_const(%mulf_upward, dense<[0xF, 0x8, 0x8, 0x2, 0xD, 0x7, 0x5, 0xF]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %mulf_toward_zero = arith.mulf %a, %b toward_zero : tensor<8xf4E2M1FN>
  check.expect_eq_const(%mulf_toward_zero, dense<[0xF, 0x8, 0x8, 0x2, 0xD, 0x7, 0x5, 0xF]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %mulf_to_nearest_away = arith.mulf %a, %b to_nearest_away : tensor<8xf4E2M1FN>
  check.expect_eq_const(%mulf_to_nearest_away, dense<[0xF, 0x8, 0x8, 0x2, 0xD, 0x7, 0x5, 0xF]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %divf_downward = arith.divf %a, %b downward : tensor<8xf4E2M1FN>
  check.expect_eq_const(%divf_downward, dense<[0x9, 0x8, 0xF, 0x6, 0xA, 0x2, 0x2, 0x9]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %divf_upward = arith.divf %a, %b upward : tensor<8xf4E2M1FN>
  check.expect_eq_const(%divf_upward, dense<[0x8, 0x8, 0xF, 0x6, 0x9, 0x2, 0x3, 0x8]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %divf_toward_zero = arith.divf %a, %b toward_zero : tensor<8xf4E2M1FN>
  check.expect_eq_const(%divf_toward_zero, dense<[0x8, 0x8, 0xF, 0x6, 0x9, 0x2, 0x2, 0x8]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  %divf_to_nearest_away = arith.divf %a, %b to_nearest_away : tensor<8xf4E2M1FN>
  check.expect_eq_const(%divf_to_nearest_away, dense<[0x8, 0x8, 0xF, 0x6, 0xA, 0x2, 0x3, 0x9]> : tensor<8xf4E2M1FN>) : tensor<8xf4E2M1FN>
  return
}

func.func @f80() {
  %a = util.unfoldable_constant dense<[0x00007FFFFFFFFFFFFFFF, 0x80000000000000000000, 0x402BE5F4118D45BEE374, 0x4000C000000000000000, 0x40008000000000000000, 0x4000C000000000000000, 0x00007FFFFFFFFFFFFFFF, 0x402BE5F4118D45BEE374]> : tensor<8xf80>
  %b = util.unfoldable_constant dense<[0x402BE5F4118D45BEE374, 0x402BE5F4118D45BEE374, 0xBFFF8000000000000000, 0x7FFEFFFFFFFFFFFFFFFF, 0xC03EC4F94E2F461B9C8A, 0x40008000000000000000, 0x7FFF8000000000000000, 0xFFFEFFFFFFFFFFFFFFFF]> : tensor<8xf80>
  %zero = arith.constant dense<0x00000000000000000000> : tensor<8xf80>
  %addf_downward = arith.addf %a, %b downward : tensor<8xf80>
  check.expect_eq_const(%addf_downward, dense<[0x402BE5F4118D45BEE374, 0x402BE5F4118D45BEE374, 0x402BE5F4118D45B6E374, 0x7FFEFFFFFFFFFFFFFFFF, 0xC03EC4F94E2F461B9C88, 0x4001A000000000000000, 0x7FFF8000000000000000, 0xFFFEFFFFFFFFFFFFFFFF]> : tensor<8xf80>) : tensor<8xf80>
  %addf_upward = arith.addf %a, %b upward : tensor<8xf80>
  check.expect_eq_const(%addf_upward, dense<[0x402BE5F4118D45BEE375, 0x402BE5F4118D45BEE374, 0x402BE5F4118D45B6E374, 0x7FFF8000000000000000, 0xC03EC4F94E2F461B9C88, 0x4001A000000000000000, 0x7FFF8000000000000000, 0xFFFEFFFFFFFFFFFFFFFE]> : tensor<8xf80>) : tensor<8xf80>
  %addf_toward_zero = arith.addf %a, %b toward_zero : tensor<8xf80>
  check.expect_eq_const(%addf_toward_zero, dense<[0x402BE5F4118D45BEE374, 0x402BE5F4118D45BEE374, 0x402BE5F4118D45B6E374, 0x7FFEFFFFFFFFFFFFFFFF, 0xC03EC4F94E2F461B9C88, 0x4001A000000000000000, 0x7FFF8000000000000000, 0xFFFEFFFFFFFFFFFFFFFE]> : tensor<8xf80>) : tensor<8xf80>
  %addf_to_nearest_away = arith.addf %a, %b to_nearest_away : tensor<8xf80>
  check.expect_eq_const(%addf_to_nearest_away, dense<[0x402BE5F4118D45BEE374, 0x402BE5F4118D45BEE374, 0x402BE5F4118D45B6E374, 0x7FFEFFFFFFFFFFFFFFFF, 0xC03EC4F94E2F461B9C88, 0x4001A000000000000000, 0x7FFF8000000000000000, 0xFFFEFFFFFFFFFFFFFFFF]> : tensor<8xf80>) : tensor<8xf80>
  %subf_downward = arith.subf %a, %b downward : tensor<8xf80>
  check.expect_eq_const(%subf_downward, dense<[0xC02BE5F4118D45BEE374, 0xC02BE5F4118D45BEE374, 0x402BE5F4118D45C6E374, 0xFFFEFFFFFFFFFFFFFFFF, 0x403EC4F94E2F461B9C8C, 0x3FFF8000000000000000, 0xFFFF8000000000000000, 0x7FFEFFFFFFFFFFFFFFFF]> : tensor<8xf80>) : tensor<8xf80>
  %subf_upward = arith.subf %a, %b upward : tensor<8xf80>
  check.expect_eq_const(%subf_upward, dense<[0xC02BE5F4118D45BEE373, 0xC02BE5F4118D45BEE374, 0x402BE5F4118D45C6E374, 0xFFFEFFFFFFFFFFFFFFFE, 0x403EC4F94E2F461B9C8C, 0x3FFF8000000000000000, 0xFFFF8000000000000000, 0x7FFF8000000000000000]> : tensor<8xf80>) : tensor<8xf80>
  %subf_toward_zero = arith.subf %a, %b toward_zero : tensor<8xf80>
  check.expect_eq_const(%subf_toward_zero, dense<[0xC02BE5F4118D45BEE373, 0xC02BE5F4118D45BEE374, 0x402BE5F4118D45C6E374, 0xFFFEFFFFFFFFFFFFFFFE, 0x403EC4F94E2F461B9C8C, 0x3FFF8000000000000000, 0xFFFF8000000000000000, 0x7FFEFFFFFFFFFFFFFFFF]> : tensor<8xf80>) : tensor<8xf80>
  %subf_to_nearest_away = arith.subf %a, %b to_nearest_away : tensor<8xf80>
  check.expect_eq_const(%subf_to_nearest_away, dense<[0xC02BE5F4118D45BEE374, 0xC02BE5F4118D45BEE374, 0x402BE5F4118D45C6E374, 0xFFFEFFFFFFFFFFFFFFFF, 0x403EC4F94E2F461B9C8C, 0x3FFF8000000000000000, 0xFFFF8000000000000000, 0x7FFEFFFFFFFFFFFFFFFF]> : tensor<8xf80>) : tensor<8xf80>
  %mulf_downward = arith.mulf %a, %b downward : tensor<8xf80>
  check.expect_eq_const(%mulf_downward, dense<[0x002DE5F4118D45BEE372, 0x80000000000000000000, 0xC02BE5F4118D45BEE374, 0x7FFEFFFFFFFFFFFFFFFF, 0xC03FC4F94E2F461B9C8A, 0x4001C000000000000000, 0x7FFF8000000000000000, 0xFFFF8000000000000000]> : tensor<8xf80>) : tensor<8xf80>
  %mulf_upward = arith.mulf %a, %b upward : tensor<8xf80>
  check.expect_eq_const(%mulf_upward, dense<[0x002DE5F4118D45BEE373, 0x80000000000000000000, 0xC02BE5F4118D45BEE374, 0x7FFF8000000000000000, 0xC03FC4F94E2F461B9C8A, 0x4001C000000000000000, 0x7FFF8000000000000000, 0xFFFEFFFFFFFFFFFFFFFF]> : tensor<8xf80>) : tensor<8xf80>
  %mulf_toward_zero = arith.mulf %a, %b toward_zero : tensor<8xf80>
  check.expect_eq_const(%mulf_toward_zero, dense<[0x002DE5F4118D45BEE372, 0x80000000000000000000, 0xC02BE5F4118D45BEE374, 0x7FFEFFFFFFFFFFFFFFFF, 0xC03FC4F94E2F461B9C8A, 0x4001C000000000000000, 0x7FFF8000000000000000, 0xFFFEFFFFFFFFFFFFFFFF]> : tensor<8xf80>) : tensor<8xf80>
  %mulf_to_nearest_away = arith.mulf %a, %b to_nearest_away : tensor<8xf80>
  check.expect_eq_const(%mulf_to_nearest_away, dense<[0x002DE5F4118D45BEE372, 0x80000000000000000000, 0xC02BE5F4118D45BEE374, 0x7FFF8000000000000000, 0xC03FC4F94E2F461B9C8A, 0x4001C000000000000000, 0x7FFF8000000000000000, 0xFFFF8000000000000000]> : tensor<8xf80>) : tensor<8xf80>
  %divf_downward = arith.divf %a, %b downward : tensor<8xf80>
  check.expect_eq_const(%divf_downward, dense<[0x000000000000000473FC, 0x80000000000000000000, 0xC02BE5F4118D45BEE374, 0x00006000000000000000, 0xBFC0A65B6B756D529261, 0x3FFFC000000000000000, 0x00000000000000000000, 0x802BE5F4118D45BEE375]> : tensor<8xf80>) : tensor<8xf80>
  %divf_upward = arith.divf %a, %b upward : tensor<8xf80>
  check.expect_eq_const(%divf_upward, dense<[0x000000000000000473FD, 0x80000000000000000000, 0xC02BE5F4118D45BEE374, 0x00006000000000000001, 0xBFC0A65B6B756D529260, 0x3FFFC000000000000000, 0x00000000000000000000, 0x802BE5F4118D45BEE374]> : tensor<8xf80>) : tensor<8xf80>
  %divf_toward_zero = arith.divf %a, %b toward_zero : tensor<8xf80>
  check.expect_eq_const(%divf_toward_zero, dense<[0x000000000000000473FC, 0x80000000000000000000, 0xC02BE5F4118D45BEE374, 0x00006000000000000000, 0xBFC0A65B6B756D529260, 0x3FFFC000000000000000, 0x00000000000000000000, 0x802BE5F4118D45BEE374]> : tensor<8xf80>) : tensor<8xf80>
  %divf_to_nearest_away = arith.divf %a, %b to_nearest_away : tensor<8xf80>
  check.expect_eq_const(%divf_to_nearest_away, dense<[0x000000000000000473FD, 0x80000000000000000000, 0xC02BE5F4118D45BEE374, 0x00006000000000000000, 0xBFC0A65B6B756D529260, 0x3FFFC000000000000000, 0x00000000000000000000, 0x802BE5F4118D45BEE375]> : tensor<8xf80>) : tensor<8xf80>
  return
}

func.func @f128() {
  %a = util.unfoldable_constant dense<[0xBFFD5555555555555555555555555555, 0xC0008000000000000000000000000000, 0x00000000000000000000000000000002, 0x80000000000000000000000000000000, 0x0000FFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0xFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0x00000000000000000000000000000002, 0x00000000000000000000000000000000]> : tensor<8xf128>
  %b = util.unfoldable_constant dense<[0x40596F00B526D4008A2FDE9C9BD13D75, 0x00000000000000000000000000000001, 0xC05E8813BEBBBDDF4199B459BE9E4AEF, 0x7FFF0000000000000000000000000000, 0xC05E8813BEBBBDDF4199B459BE9E4AEF, 0x7FFF8000000000000000000000000000, 0x7FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0xBFFF8000000000000000000000000000]> : tensor<8xf128>
  %zero = arith.constant dense<0x00000000000000000000000000000000> : tensor<8xf128>
  %addf_to_nearest_even = arith.addf %a, %b to_nearest_even : tensor<8xf128>
  %addf_to_nearest_even_nan = arith.cmpf uno, %addf_to_nearest_even, %addf_to_nearest_even : tensor<8xf128>
  check.expect_eq_const(%addf_to_nearest_even_nan, dense<[false, false, false, false, false, true, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %addf_to_nearest_even_number = arith.select %addf_to_nearest_even_nan, %zero, %addf_to_nearest_even : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%addf_to_nearest_even_number, dense<[0x40596F00B526D4008A2FDE9C9BBBE820, 0xC0008000000000000000000000000000, 0xC05E8813BEBBBDDF4199B459BE9E4AEF, 0x7FFF0000000000000000000000000000, 0xC05E8813BEBBBDDF4199B459BE9E4AEF, 0x00000000000000000000000000000000, 0x7FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0xBFFF8000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %addf_downward = arith.addf %a, %b downward : tensor<8xf128>
  %addf_downward_nan = arith.cmpf uno, %addf_downward, %addf_downward : tensor<8xf128>
  check.expect_eq_const(%addf_downward_nan, dense<[false, false, false, false, false, true, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %addf_downward_number = arith.select %addf_downward_nan, %zero, %addf_downward : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%addf_downward_number, dense<[0x40596F00B526D4008A2FDE9C9BBBE81F, 0xC0008000000000000000000000000000, 0xC05E8813BEBBBDDF4199B459BE9E4AEF, 0x7FFF0000000000000000000000000000, 0xC05E8813BEBBBDDF4199B459BE9E4AEF, 0x00000000000000000000000000000000, 0x7FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0xBFFF8000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %addf_upward = arith.addf %a, %b upward : tensor<8xf128>
  %addf_upward_nan = arith.cmpf uno, %addf_upward, %addf_upward : tensor<8xf128>
  check.expect_eq_const(%addf_upward_nan, dense<[false, false, false, false, false, true, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %addf_upward_number = arith.select %addf_upward_nan, %zero, %addf_upward : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%addf_upward_number, dense<[0x40596F00B526D4008A2FDE9C9BBBE820, 0xC0007FFFFFFFFFFFFFFFFFFFFFFFFFFF, 0xC05E8813BEBBBDDF4199B459BE9E4AEE, 0x7FFF0000000000000000000000000000, 0xC05E8813BEBBBDDF4199B459BE9E4AEE, 0x00000000000000000000000000000000, 0x7FFF0000000000000000000000000000, 0xBFFF8000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %addf_toward_zero = arith.addf %a, %b toward_zero : tensor<8xf128>
  %addf_toward_zero_nan = arith.cmpf uno, %addf_toward_zero, %addf_toward_zero : tensor<8xf128>
  check.expect_eq_const(%addf_toward_zero_nan, dense<[false, false, false, false, false, true, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %addf_toward_zero_number = arith.select %addf_toward_zero_nan, %zero, %addf_toward_zero : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%addf_toward_zero_number, dense<[0x40596F00B526D4008A2FDE9C9BBBE81F, 0xC0007FFFFFFFFFFFFFFFFFFFFFFFFFFF, 0xC05E8813BEBBBDDF4199B459BE9E4AEE, 0x7FFF0000000000000000000000000000, 0xC05E8813BEBBBDDF4199B459BE9E4AEE, 0x00000000000000000000000000000000, 0x7FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0xBFFF8000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %addf_to_nearest_away = arith.addf %a, %b to_nearest_away : tensor<8xf128>
  %addf_to_nearest_away_nan = arith.cmpf uno, %addf_to_nearest_away, %addf_to_nearest_away : tensor<8xf128>
  check.expect_eq_const(%addf_to_nearest_away_nan, dense<[false, false, false, false, false, true, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %addf_to_nearest_away_number = arith.select %addf_to_nearest_away_nan, %zero, %addf_to_nearest_away : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%addf_to_nearest_away_number, dense<[0x40596F00B526D4008A2FDE9C9BBBE820, 0xC0008000000000000000000000000000, 0xC05E8813BEBBBDDF4199B459BE9E4AEF, 0x7FFF0000000000000000000000000000, 0xC05E8813BEBBBDDF4199B459BE9E4AEF, 0x00000000000000000000000000000000, 0x7FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0xBFFF8000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %subf_to_nearest_even = arith.subf %a, %b to_nearest_even : tensor<8xf128>
  %subf_to_nearest_even_nan = arith.cmpf uno, %subf_to_nearest_even, %subf_to_nearest_even : tensor<8xf128>
  check.expect_eq_const(%subf_to_nearest_even_nan, dense<[false, false, false, false, false, true, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %subf_to_nearest_even_number = arith.select %subf_to_nearest_even_nan, %zero, %subf_to_nearest_even : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%subf_to_nearest_even_number, dense<[0xC0596F00B526D4008A2FDE9C9BE692CA, 0xC0008000000000000000000000000000, 0x405E8813BEBBBDDF4199B459BE9E4AEF, 0xFFFF0000000000000000000000000000, 0x405E8813BEBBBDDF4199B459BE9E4AEF, 0x00000000000000000000000000000000, 0xFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0x3FFF8000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %subf_downward = arith.subf %a, %b downward : tensor<8xf128>
  %subf_downward_nan = arith.cmpf uno, %subf_downward, %subf_downward : tensor<8xf128>
  check.expect_eq_const(%subf_downward_nan, dense<[false, false, false, false, false, true, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %subf_downward_number = arith.select %subf_downward_nan, %zero, %subf_downward : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%subf_downward_number, dense<[0xC0596F00B526D4008A2FDE9C9BE692CB, 0xC0008000000000000000000000000001, 0x405E8813BEBBBDDF4199B459BE9E4AEF, 0xFFFF0000000000000000000000000000, 0x405E8813BEBBBDDF4199B459BE9E4AEF, 0x00000000000000000000000000000000, 0xFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0x3FFF8000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %subf_upward = arith.subf %a, %b upward : tensor<8xf128>
  %subf_upward_nan = arith.cmpf uno, %subf_upward, %subf_upward : tensor<8xf128>
  check.expect_eq_const(%subf_upward_nan, dense<[false, false, false, false, false, true, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %subf_upward_number = arith.select %subf_upward_nan, %zero, %subf_upward : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%subf_upward_number, dense<[0xC0596F00B526D4008A2FDE9C9BE692CA, 0xC0008000000000000000000000000000, 0x405E8813BEBBBDDF4199B459BE9E4AF0, 0xFFFF0000000000000000000000000000, 0x405E8813BEBBBDDF4199B459BE9E4AF0, 0x00000000000000000000000000000000, 0xFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFE, 0x3FFF8000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %subf_toward_zero = arith.subf %a, %b toward_zero : tensor<8xf128>
  %subf_toward_zero_nan = arith.cmpf uno, %subf_toward_zero, %subf_toward_zero : tensor<8xf128>
  check.expect_eq_const(%subf_toward_zero_nan, dense<[false, false, false, false, false, true, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %subf_toward_zero_number = arith.select %subf_toward_zero_nan, %zero, %subf_toward_zero : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%subf_toward_zero_number, dense<[0xC0596F00B526D4008A2FDE9C9BE692CA, 0xC0008000000000000000000000000000, 0x405E8813BEBBBDDF4199B459BE9E4AEF, 0xFFFF0000000000000000000000000000, 0x405E8813BEBBBDDF4199B459BE9E4AEF, 0x00000000000000000000000000000000, 0xFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFE, 0x3FFF8000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %subf_to_nearest_away = arith.subf %a, %b to_nearest_away : tensor<8xf128>
  %subf_to_nearest_away_nan = arith.cmpf uno, %subf_to_nearest_away, %subf_to_nearest_away : tensor<8xf128>
  check.expect_eq_const(%subf_to_nearest_away_nan, dense<[false, false, false, false, false, true, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %subf_to_nearest_away_number = arith.select %subf_to_nearest_away_nan, %zero, %subf_to_nearest_away : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%subf_to_nearest_away_number, dense<[0xC0596F00B526D4008A2FDE9C9BE692CA, 0xC0008000000000000000000000000000, 0x405E8813BEBBBDDF4199B459BE9E4AEF, 0xFFFF0000000000000000000000000000, 0x405E8813BEBBBDDF4199B459BE9E4AEF, 0x00000000000000000000000000000000, 0xFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0x3FFF8000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %mulf_to_nearest_even = arith.mulf %a, %b to_nearest_even : tensor<8xf128>
  %mulf_to_nearest_even_nan = arith.cmpf uno, %mulf_to_nearest_even, %mulf_to_nearest_even : tensor<8xf128>
  check.expect_eq_const(%mulf_to_nearest_even_nan, dense<[false, false, false, true, false, true, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_to_nearest_even_number = arith.select %mulf_to_nearest_even_nan, %zero, %mulf_to_nearest_even : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%mulf_to_nearest_even_number, dense<[0xC057E95646DE7000B83FD37B7A6C51F1, 0x80000000000000000000000000000003, 0x800000018813BEBBBDDF4199B459BE9E, 0x00000000000000000000000000000000, 0x80608813BEBBBDDF4199B459BE9E4AED, 0x00000000000000000000000000000000, 0x3F91FFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0x80000000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %mulf_downward = arith.mulf %a, %b downward : tensor<8xf128>
  %mulf_downward_nan = arith.cmpf uno, %mulf_downward, %mulf_downward : tensor<8xf128>
  check.expect_eq_const(%mulf_downward_nan, dense<[false, false, false, true, false, true, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_downward_number = arith.select %mulf_downward_nan, %zero, %mulf_downward : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%mulf_downward_number, dense<[0xC057E95646DE7000B83FD37B7A6C51F1, 0x80000000000000000000000000000003, 0x800000018813BEBBBDDF4199B459BE9F, 0x00000000000000000000000000000000, 0x80608813BEBBBDDF4199B459BE9E4AEE, 0x00000000000000000000000000000000, 0x3F91FFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0x80000000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %mulf_upward = arith.mulf %a, %b upward : tensor<8xf128>
  %mulf_upward_nan = arith.cmpf uno, %mulf_upward, %mulf_upward : tensor<8xf128>
  check.expect_eq_const(%mulf_upward_nan, dense<[false, false, false, true, false, true, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_upward_number = arith.select %mulf_upward_nan, %zero, %mulf_upward : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%mulf_upward_number, dense<[0xC057E95646DE7000B83FD37B7A6C51F0, 0x80000000000000000000000000000003, 0x800000018813BEBBBDDF4199B459BE9E, 0x00000000000000000000000000000000, 0x80608813BEBBBDDF4199B459BE9E4AED, 0x00000000000000000000000000000000, 0x3F91FFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0x80000000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %mulf_toward_zero = arith.mulf %a, %b toward_zero : tensor<8xf128>
  %mulf_toward_zero_nan = arith.cmpf uno, %mulf_toward_zero, %mulf_toward_zero : tensor<8xf128>
  check.expect_eq_const(%mulf_toward_zero_nan, dense<[false, false, false, true, false, true, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_toward_zero_number = arith.select %mulf_toward_zero_nan, %zero, %mulf_toward_zero : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%mulf_toward_zero_number, dense<[0xC057E95646DE7000B83FD37B7A6C51F0, 0x80000000000000000000000000000003, 0x800000018813BEBBBDDF4199B459BE9E, 0x00000000000000000000000000000000, 0x80608813BEBBBDDF4199B459BE9E4AED, 0x00000000000000000000000000000000, 0x3F91FFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0x80000000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %mulf_to_nearest_away = arith.mulf %a, %b to_nearest_away : tensor<8xf128>
  %mulf_to_nearest_away_nan = arith.cmpf uno, %mulf_to_nearest_away, %mulf_to_nearest_away : tensor<8xf128>
  check.expect_eq_const(%mulf_to_nearest_away_nan, dense<[false, false, false, true, false, true, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_to_nearest_away_number = arith.select %mulf_to_nearest_away_nan, %zero, %mulf_to_nearest_away : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%mulf_to_nearest_away_number, dense<[0xC057E95646DE7000B83FD37B7A6C51F1, 0x80000000000000000000000000000003, 0x800000018813BEBBBDDF4199B459BE9E, 0x00000000000000000000000000000000, 0x80608813BEBBBDDF4199B459BE9E4AED, 0x00000000000000000000000000000000, 0x3F91FFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0x80000000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %divf_to_nearest_even = arith.divf %a, %b to_nearest_even : tensor<8xf128>
  %divf_to_nearest_even_nan = arith.cmpf uno, %divf_to_nearest_even, %divf_to_nearest_even : tensor<8xf128>
  check.expect_eq_const(%divf_to_nearest_even_nan, dense<[false, false, false, false, false, true, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %divf_to_nearest_even_number = arith.select %divf_to_nearest_even_nan, %zero, %divf_to_nearest_even : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%divf_to_nearest_even_number, dense<[0xBFA2DC30600E1E269E1BF471A9B5878E, 0xFFFF0000000000000000000000000000, 0x80000000000000000000000000000000, 0x80000000000000000000000000000000, 0x80000000000000000000000000014E4D, 0x00000000000000000000000000000000, 0x00000000000000000000000000000000, 0x80000000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %divf_downward = arith.divf %a, %b downward : tensor<8xf128>
  %divf_downward_nan = arith.cmpf uno, %divf_downward, %divf_downward : tensor<8xf128>
  check.expect_eq_const(%divf_downward_nan, dense<[false, false, false, false, false, true, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %divf_downward_number = arith.select %divf_downward_nan, %zero, %divf_downward : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%divf_downward_number, dense<[0xBFA2DC30600E1E269E1BF471A9B5878F, 0xFFFF0000000000000000000000000000, 0x80000000000000000000000000000001, 0x80000000000000000000000000000000, 0x80000000000000000000000000014E4E, 0x00000000000000000000000000000000, 0x00000000000000000000000000000000, 0x80000000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %divf_upward = arith.divf %a, %b upward : tensor<8xf128>
  %divf_upward_nan = arith.cmpf uno, %divf_upward, %divf_upward : tensor<8xf128>
  check.expect_eq_const(%divf_upward_nan, dense<[false, false, false, false, false, true, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %divf_upward_number = arith.select %divf_upward_nan, %zero, %divf_upward : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%divf_upward_number, dense<[0xBFA2DC30600E1E269E1BF471A9B5878E, 0xFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0x80000000000000000000000000000000, 0x80000000000000000000000000000000, 0x80000000000000000000000000014E4D, 0x00000000000000000000000000000000, 0x00000000000000000000000000000001, 0x80000000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %divf_toward_zero = arith.divf %a, %b toward_zero : tensor<8xf128>
  %divf_toward_zero_nan = arith.cmpf uno, %divf_toward_zero, %divf_toward_zero : tensor<8xf128>
  check.expect_eq_const(%divf_toward_zero_nan, dense<[false, false, false, false, false, true, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %divf_toward_zero_number = arith.select %divf_toward_zero_nan, %zero, %divf_toward_zero : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%divf_toward_zero_number, dense<[0xBFA2DC30600E1E269E1BF471A9B5878E, 0xFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0x80000000000000000000000000000000, 0x80000000000000000000000000000000, 0x80000000000000000000000000014E4D, 0x00000000000000000000000000000000, 0x00000000000000000000000000000000, 0x80000000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  %divf_to_nearest_away = arith.divf %a, %b to_nearest_away : tensor<8xf128>
  %divf_to_nearest_away_nan = arith.cmpf uno, %divf_to_nearest_away, %divf_to_nearest_away : tensor<8xf128>
  check.expect_eq_const(%divf_to_nearest_away_nan, dense<[false, false, false, false, false, true, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %divf_to_nearest_away_number = arith.select %divf_to_nearest_away_nan, %zero, %divf_to_nearest_away : tensor<8xi1>, tensor<8xf128>
  check.expect_eq_const(%divf_to_nearest_away_number, dense<[0xBFA2DC30600E1E269E1BF471A9B5878E, 0xFFFF0000000000000000000000000000, 0x80000000000000000000000000000000, 0x80000000000000000000000000000000, 0x80000000000000000000000000014E4D, 0x00000000000000000000000000000000, 0x00000000000000000000000000000000, 0x80000000000000000000000000000000]> : tensor<8xf128>) : tensor<8xf128>
  return
}

func.func @tf32() {
  %a = util.unfoldable_constant dense<[0x7FC00, 0x60100, 0x3FBFF, 0x1F555, 0x00000, 0x003FF, 0x5FE00, 0x3FC00]> : tensor<8xtf32>
  %b = util.unfoldable_constant dense<[0x5FE00, 0x1FE00, 0x62D96, 0x00003, 0x5F6BF, 0x5FE00, 0x20000, 0x3FE00]> : tensor<8xtf32>
  %zero = arith.constant dense<0x00000> : tensor<8xtf32>
  %addf_downward = arith.addf %a, %b downward : tensor<8xtf32>
  %addf_downward_nan = arith.cmpf uno, %addf_downward, %addf_downward : tensor<8xtf32>
  check.expect_eq_const(%addf_downward_nan, dense<[false, false, false, false, false, false, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %addf_downward_number = arith.select %addf_downward_nan, %zero, %addf_downward : tensor<8xi1>, tensor<8xtf32>
  check.expect_eq_const(%addf_downward_number, dense<[0x7FC00, 0x5FC00, 0x3FBFE, 0x1F555, 0x5F6BF, 0x5FE00, 0x1F800, 0x00000]> : tensor<8xtf32>) : tensor<8xtf32>
  %addf_upward = arith.addf %a, %b upward : tensor<8xtf32>
  %addf_upward_nan = arith.cmpf uno, %addf_upward, %addf_upward : tensor<8xtf32>
  check.expect_eq_const(%addf_upward_nan, dense<[false, false, false, false, false, false, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %addf_upward_number = arith.select %addf_upward_nan, %zero, %addf_upward : tensor<8xi1>, tensor<8xtf32>
  check.expect_eq_const(%addf_upward_number, dense<[0x7FC00, 0x5FC00, 0x3FBFF, 0x1F556, 0x5F6BF, 0x5FDFF, 0x1F800, 0x00000]> : tensor<8xtf32>) : tensor<8xtf32>
  %addf_toward_zero = arith.addf %a, %b toward_zero : tensor<8xtf32>
  %addf_toward_zero_nan = arith.cmpf uno, %addf_toward_zero, %addf_toward_zero : tensor<8xtf32>
  check.expect_eq_const(%addf_toward_zero_nan, dense<[false, false, false, false, false, false, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %addf_toward_zero_number = arith.select %addf_toward_zero_nan, %zero, %addf_toward_zero : tensor<8xi1>, tensor<8xtf32>
  check.expect_eq_const(%addf_toward_zero_number, dense<[0x7FC00, 0x5FC00, 0x3FBFE, 0x1F555, 0x5F6BF, 0x5FDFF, 0x1F800, 0x00000]> : tensor<8xtf32>) : tensor<8xtf32>
  %addf_to_nearest_away = arith.addf %a, %b to_nearest_away : tensor<8xtf32>
  %addf_to_nearest_away_nan = arith.cmpf uno, %addf_to_nearest_away, %addf_to_nearest_away : tensor<8xtf32>
  check.expect_eq_const(%addf_to_nearest_away_nan, dense<[false, false, false, false, false, false, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %addf_to_nearest_away_number = arith.select %addf_to_nearest_away_nan, %zero, %addf_to_nearest_away : tensor<8xi1>, tensor<8xtf32>
  check.expect_eq_const(%addf_to_nearest_away_number, dense<[0x7FC00, 0x5FC00, 0x3FBFF, 0x1F555, 0x5F6BF, 0x5FE00, 0x1F800, 0x00000]> : tensor<8xtf32>) : tensor<8xtf32>
  %subf_downward = arith.subf %a, %b downward : tensor<8xtf32>
  %subf_downward_nan = arith.cmpf uno, %subf_downward, %subf_downward : tensor<8xtf32>
  check.expect_eq_const(%subf_downward_nan, dense<[false, false, false, false, false, false, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %subf_downward_number = arith.select %subf_downward_nan, %zero, %subf_downward : tensor<8xi1>, tensor<8xtf32>
  check.expect_eq_const(%subf_downward_number, dense<[0x7FC00, 0x60400, 0x3FBFF, 0x1F554, 0x1F6BF, 0x1FE00, 0x60300, 0x00000]> : tensor<8xtf32>) : tensor<8xtf32>
  %subf_upward = arith.subf %a, %b upward : tensor<8xtf32>
  %subf_upward_nan = arith.cmpf uno, %subf_upward, %subf_upward : tensor<8xtf32>
  check.expect_eq_const(%subf_upward_nan, dense<[false, false, false, false, false, false, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %subf_upward_number = arith.select %subf_upward_nan, %zero, %subf_upward : tensor<8xi1>, tensor<8xtf32>
  check.expect_eq_const(%subf_upward_number, dense<[0x7FC00, 0x60400, 0x3FC00, 0x1F555, 0x1F6BF, 0x1FE01, 0x60300, 0x00000]> : tensor<8xtf32>) : tensor<8xtf32>
  %subf_toward_zero = arith.subf %a, %b toward_zero : tensor<8xtf32>
  %subf_toward_zero_nan = arith.cmpf uno, %subf_toward_zero, %subf_toward_zero : tensor<8xtf32>
  check.expect_eq_const(%subf_toward_zero_nan, dense<[false, false, false, false, false, false, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %subf_toward_zero_number = arith.select %subf_toward_zero_nan, %zero, %subf_toward_zero : tensor<8xi1>, tensor<8xtf32>
  check.expect_eq_const(%subf_toward_zero_number, dense<[0x7FC00, 0x60400, 0x3FBFF, 0x1F554, 0x1F6BF, 0x1FE00, 0x60300, 0x00000]> : tensor<8xtf32>) : tensor<8xtf32>
  %subf_to_nearest_away = arith.subf %a, %b to_nearest_away : tensor<8xtf32>
  %subf_to_nearest_away_nan = arith.cmpf uno, %subf_to_nearest_away, %subf_to_nearest_away : tensor<8xtf32>
  check.expect_eq_const(%subf_to_nearest_away_nan, dense<[false, false, false, false, false, false, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %subf_to_nearest_away_number = arith.select %subf_to_nearest_away_nan, %zero, %subf_to_nearest_away : tensor<8xi1>, tensor<8xtf32>
  check.expect_eq_const(%subf_to_nearest_away_number, dense<[0x7FC00, 0x60400, 0x3FBFF, 0x1F555, 0x1F6BF, 0x1FE00, 0x60300, 0x00000]> : tensor<8xtf32>) : tensor<8xtf32>
  %mulf_downward = arith.mulf %a, %b downward : tensor<8xtf32>
  %mulf_downward_nan = arith.cmpf uno, %mulf_downward, %mulf_downward : tensor<8xtf32>
  check.expect_eq_const(%mulf_downward_nan, dense<[false, false, false, false, false, false, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_downward_number = arith.select %mulf_downward_nan, %zero, %mulf_downward : tensor<8xi1>, tensor<8xtf32>
  check.expect_eq_const(%mulf_downward_number, dense<[0x3FC00, 0x60380, 0x7FC00, 0x00000, 0x40000, 0x405FF, 0x60200, 0x00000]> : tensor<8xtf32>) : tensor<8xtf32>
  %mulf_upward = arith.mulf %a, %b upward : tensor<8xtf32>
  %mulf_upward_nan = arith.cmpf uno, %mulf_upward, %mulf_upward : tensor<8xtf32>
  check.expect_eq_const(%mulf_upward_nan, dense<[false, false, false, false, false, false, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_upward_number = arith.select %mulf_upward_nan, %zero, %mulf_upward : tensor<8xi1>, tensor<8xtf32>
  check.expect_eq_const(%mulf_upward_number, dense<[0x3FC00, 0x60380, 0x7FBFF, 0x00001, 0x40000, 0x405FE, 0x60200, 0x00000]> : tensor<8xtf32>) : tensor<8xtf32>
  %mulf_toward_zero = arith.mulf %a, %b toward_zero : tensor<8xtf32>
  %mulf_toward_zero_nan = arith.cmpf uno, %mulf_toward_zero, %mulf_toward_zero : tensor<8xtf32>
  check.expect_eq_const(%mulf_toward_zero_nan, dense<[false, false, false, false, false, false, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_toward_zero_number = arith.select %mulf_toward_zero_nan, %zero, %mulf_toward_zero : tensor<8xi1>, tensor<8xtf32>
  check.expect_eq_const(%mulf_toward_zero_number, dense<[0x3FC00, 0x60380, 0x7FBFF, 0x00000, 0x40000, 0x405FE, 0x60200, 0x00000]> : tensor<8xtf32>) : tensor<8xtf32>
  %mulf_to_nearest_away = arith.mulf %a, %b to_nearest_away : tensor<8xtf32>
  %mulf_to_nearest_away_nan = arith.cmpf uno, %mulf_to_nearest_away, %mulf_to_nearest_away : tensor<8xtf32>
  check.expect_eq_const(%mulf_to_nearest_away_nan, dense<[false, false, false, false, false, false, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %mulf_to_nearest_away_number = arith.select %mulf_to_nearest_away_nan, %zero, %mulf_to_nearest_away : tensor<8xi1>, tensor<8xtf32>
  check.expect_eq_const(%mulf_to_nearest_away_number, dense<[0x3FC00, 0x60380, 0x7FC00, 0x00001, 0x40000, 0x405FF, 0x60200, 0x00000]> : tensor<8xtf32>) : tensor<8xtf32>
  %divf_downward = arith.divf %a, %b downward : tensor<8xtf32>
  %divf_downward_nan = arith.cmpf uno, %divf_downward, %divf_downward : tensor<8xtf32>
  check.expect_eq_const(%divf_downward_nan, dense<[false, false, false, false, false, false, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %divf_downward_number = arith.select %divf_downward_nan, %zero, %divf_downward : tensor<8xi1>, tensor<8xtf32>
  check.expect_eq_const(%divf_downward_number, dense<[0x3FC00, 0x5FEAB, 0x7C9BA, 0x3FBFF, 0x40000, 0x402AA, 0x5FA00, 0x00000]> : tensor<8xtf32>) : tensor<8xtf32>
  %divf_upward = arith.divf %a, %b upward : tensor<8xtf32>
  %divf_upward_nan = arith.cmpf uno, %divf_upward, %divf_upward : tensor<8xtf32>
  check.expect_eq_const(%divf_upward_nan, dense<[false, false, false, false, false, false, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %divf_upward_number = arith.select %divf_upward_nan, %zero, %divf_upward : tensor<8xi1>, tensor<8xtf32>
  check.expect_eq_const(%divf_upward_number, dense<[0x3FC00, 0x5FEAA, 0x7C9B9, 0x3FC00, 0x40000, 0x402AA, 0x5FA00, 0x00000]> : tensor<8xtf32>) : tensor<8xtf32>
  %divf_toward_zero = arith.divf %a, %b toward_zero : tensor<8xtf32>
  %divf_toward_zero_nan = arith.cmpf uno, %divf_toward_zero, %divf_toward_zero : tensor<8xtf32>
  check.expect_eq_const(%divf_toward_zero_nan, dense<[false, false, false, false, false, false, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %divf_toward_zero_number = arith.select %divf_toward_zero_nan, %zero, %divf_toward_zero : tensor<8xi1>, tensor<8xtf32>
  check.expect_eq_const(%divf_toward_zero_number, dense<[0x3FC00, 0x5FEAA, 0x7C9B9, 0x3FBFF, 0x40000, 0x402AA, 0x5FA00, 0x00000]> : tensor<8xtf32>) : tensor<8xtf32>
  %divf_to_nearest_away = arith.divf %a, %b to_nearest_away : tensor<8xtf32>
  %divf_to_nearest_away_nan = arith.cmpf uno, %divf_to_nearest_away, %divf_to_nearest_away : tensor<8xtf32>
  check.expect_eq_const(%divf_to_nearest_away_nan, dense<[false, false, false, false, false, false, false, true]> : tensor<8xi1>) : tensor<8xi1>
  %divf_to_nearest_away_number = arith.select %divf_to_nearest_away_nan, %zero, %divf_to_nearest_away : tensor<8xi1>, tensor<8xtf32>
  check.expect_eq_const(%divf_to_nearest_away_number, dense<[0x3FC00, 0x5FEAB, 0x7C9BA, 0x3FC00, 0x40000, 0x402AA, 0x5FA00, 0x00000]> : tensor<8xtf32>) : tensor<8xtf32>
  return
}

func.func @f64_to_f32() {
  %a = util.unfoldable_constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x4008000000000000, 0x3FF8000000000000, 0x4000000000000000, 0x4004000000000000, 0x3FD5555555555555, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFE, 0x0000000000000001, 0x0000000000000002, 0x0000000000000003, 0x0010000000000000, 0x4032CDF572CDF560, 0x4109826240000000, 0x410F7248E0000000, 0x41176A5EA0000000, 0x404925B99925B980, 0x40E2FAC7B2FAC7A0, 0x41489559E0000000, 0x40827F43FFFFFFF8]> : tensor<22xf64>
  %zero = arith.constant dense<0x00000000> : tensor<22xf32>
  %to_nearest_even = arith.truncf %a to_nearest_even : tensor<22xf64> to tensor<22xf32>
  check.expect_eq_const(%to_nearest_even, dense<[0x00000000, 0x80000000, 0x3F800000, 0x40400000, 0x3FC00000, 0x40000000, 0x40200000, 0x3EAAAAAB, 0x7F800000, 0x7F800000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x41966FAC, 0x484C1312, 0x487B9247, 0x48BB52F5, 0x42492DCD, 0x4717D63E, 0x4A44AACF, 0x4413FA20]> : tensor<22xf32>) : tensor<22xf32>
  %downward = arith.truncf %a downward : tensor<22xf64> to tensor<22xf32>
  check.expect_eq_const(%downward, dense<[0x00000000, 0x80000000, 0x3F800000, 0x40400000, 0x3FC00000, 0x40000000, 0x40200000, 0x3EAAAAAA, 0x7F7FFFFF, 0x7F7FFFFF, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x41966FAB, 0x484C1312, 0x487B9247, 0x48BB52F5, 0x42492DCC, 0x4717D63D, 0x4A44AACF, 0x4413FA1F]> : tensor<22xf32>) : tensor<22xf32>
  %upward = arith.truncf %a upward : tensor<22xf64> to tensor<22xf32>
  check.expect_eq_const(%upward, dense<[0x00000000, 0x80000000, 0x3F800000, 0x40400000, 0x3FC00000, 0x40000000, 0x40200000, 0x3EAAAAAB, 0x7F800000, 0x7F800000, 0x00000001, 0x00000001, 0x00000001, 0x00000001, 0x41966FAC, 0x484C1312, 0x487B9247, 0x48BB52F5, 0x42492DCD, 0x4717D63E, 0x4A44AACF, 0x4413FA20]> : tensor<22xf32>) : tensor<22xf32>
  %toward_zero = arith.truncf %a toward_zero : tensor<22xf64> to tensor<22xf32>
  check.expect_eq_const(%toward_zero, dense<[0x00000000, 0x80000000, 0x3F800000, 0x40400000, 0x3FC00000, 0x40000000, 0x40200000, 0x3EAAAAAA, 0x7F7FFFFF, 0x7F7FFFFF, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x41966FAB, 0x484C1312, 0x487B9247, 0x48BB52F5, 0x42492DCC, 0x4717D63D, 0x4A44AACF, 0x4413FA1F]> : tensor<22xf32>) : tensor<22xf32>
  %to_nearest_away = arith.truncf %a to_nearest_away : tensor<22xf64> to tensor<22xf32>
  check.expect_eq_const(%to_nearest_away, dense<[0x00000000, 0x80000000, 0x3F800000, 0x40400000, 0x3FC00000, 0x40000000, 0x40200000, 0x3EAAAAAB, 0x7F800000, 0x7F800000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x41966FAC, 0x484C1312, 0x487B9247, 0x48BB52F5, 0x42492DCD, 0x4717D63E, 0x4A44AACF, 0x4413FA20]> : tensor<22xf32>) : tensor<22xf32>
  return
}

func.func @f32_to_f16() {
  %a = util.unfoldable_constant dense<[0x00000000, 0x80000000, 0x3F800000, 0x40400000, 0x3FC00000, 0x40000000, 0x40200000, 0x3EAAAAAB, 0x7F7FFFFF, 0x7F7FFFFE, 0x00000001, 0x00000002, 0x00000003, 0x00800000, 0x3F2E75CC, 0x42D09A10, 0x3E02B054, 0x433736E4, 0x40D4A000, 0x3F572000, 0x43FC9F90, 0x41872000]> : tensor<22xf32>
  %zero = arith.constant dense<0x0000> : tensor<22xf16>
  %to_nearest_even = arith.truncf %a to_nearest_even : tensor<22xf32> to tensor<22xf16>
  check.expect_eq_const(%to_nearest_even, dense<[0x0000, 0x8000, 0x3C00, 0x4200, 0x3E00, 0x4000, 0x4100, 0x3555, 0x7C00, 0x7C00, 0x0000, 0x0000, 0x0000, 0x0000, 0x3974, 0x5685, 0x3016, 0x59BA, 0x46A5, 0x3AB9, 0x5FE5, 0x4C39]> : tensor<22xf16>) : tensor<22xf16>
  %downward = arith.truncf %a downward : tensor<22xf32> to tensor<22xf16>
  check.expect_eq_const(%downward, dense<[0x0000, 0x8000, 0x3C00, 0x4200, 0x3E00, 0x4000, 0x4100, 0x3555, 0x7BFF, 0x7BFF, 0x0000, 0x0000, 0x0000, 0x0000, 0x3973, 0x5684, 0x3015, 0x59B9, 0x46A5, 0x3AB9, 0x5FE4, 0x4C39]> : tensor<22xf16>) : tensor<22xf16>
  %upward = arith.truncf %a upward : tensor<22xf32> to tensor<22xf16>
  check.expect_eq_const(%upward, dense<[0x0000, 0x8000, 0x3C00, 0x4200, 0x3E00, 0x4000, 0x4100, 0x3556, 0x7C00, 0x7C00, 0x0001, 0x0001, 0x0001, 0x0001, 0x3974, 0x5685, 0x3016, 0x59BA, 0x46A5, 0x3AB9, 0x5FE5, 0x4C39]> : tensor<22xf16>) : tensor<22xf16>
  %toward_zero = arith.truncf %a toward_zero : tensor<22xf32> to tensor<22xf16>
  check.expect_eq_const(%toward_zero, dense<[0x0000, 0x8000, 0x3C00, 0x4200, 0x3E00, 0x4000, 0x4100, 0x3555, 0x7BFF, 0x7BFF, 0x0000, 0x0000, 0x0000, 0x0000, 0x3973, 0x5684, 0x3015, 0x59B9, 0x46A5, 0x3AB9, 0x5FE4, 0x4C39]> : tensor<22xf16>) : tensor<22xf16>
  %to_nearest_away = arith.truncf %a to_nearest_away : tensor<22xf32> to tensor<22xf16>
  check.expect_eq_const(%to_nearest_away, dense<[0x0000, 0x8000, 0x3C00, 0x4200, 0x3E00, 0x4000, 0x4100, 0x3555, 0x7C00, 0x7C00, 0x0000, 0x0000, 0x0000, 0x0000, 0x3974, 0x5685, 0x3016, 0x59BA, 0x46A5, 0x3AB9, 0x5FE5, 0x4C39]> : tensor<22xf16>) : tensor<22xf16>
  return
}

func.func @f32_to_bf16() {
  %a = util.unfoldable_constant dense<[0x00000000, 0x80000000, 0x3F800000, 0x40400000, 0x3FC00000, 0x40000000, 0x40200000, 0x3EAAAAAB, 0x7F7FFFFF, 0x7F7FFFFE, 0x00000001, 0x00000002, 0x00000003, 0x00800000, 0x3E8D8D00, 0x3CF80000, 0x413BBB00, 0x3DC40000, 0x3FD00000, 0x40C90000, 0x3D48C800, 0x40C0C000]> : tensor<22xf32>
  %zero = arith.constant dense<0x0000> : tensor<22xbf16>
  %to_nearest_even = arith.truncf %a to_nearest_even : tensor<22xf32> to tensor<22xbf16>
  check.expect_eq_const(%to_nearest_even, dense<[0x0000, 0x8000, 0x3F80, 0x4040, 0x3FC0, 0x4000, 0x4020, 0x3EAB, 0x7F80, 0x7F80, 0x0000, 0x0000, 0x0000, 0x0080, 0x3E8E, 0x3CF8, 0x413C, 0x3DC4, 0x3FD0, 0x40C9, 0x3D49, 0x40C1]> : tensor<22xbf16>) : tensor<22xbf16>
  %downward = arith.truncf %a downward : tensor<22xf32> to tensor<22xbf16>
  check.expect_eq_const(%downward, dense<[0x0000, 0x8000, 0x3F80, 0x4040, 0x3FC0, 0x4000, 0x4020, 0x3EAA, 0x7F7F, 0x7F7F, 0x0000, 0x0000, 0x0000, 0x0080, 0x3E8D, 0x3CF8, 0x413B, 0x3DC4, 0x3FD0, 0x40C9, 0x3D48, 0x40C0]> : tensor<22xbf16>) : tensor<22xbf16>
  %upward = arith.truncf %a upward : tensor<22xf32> to tensor<22xbf16>
  check.expect_eq_const(%upward, dense<[0x0000, 0x8000, 0x3F80, 0x4040, 0x3FC0, 0x4000, 0x4020, 0x3EAB, 0x7F80, 0x7F80, 0x0001, 0x0001, 0x0001, 0x0080, 0x3E8E, 0x3CF8, 0x413C, 0x3DC4, 0x3FD0, 0x40C9, 0x3D49, 0x40C1]> : tensor<22xbf16>) : tensor<22xbf16>
  %toward_zero = arith.truncf %a toward_zero : tensor<22xf32> to tensor<22xbf16>
  check.expect_eq_const(%toward_zero, dense<[0x0000, 0x8000, 0x3F80, 0x4040, 0x3FC0, 0x4000, 0x4020, 0x3EAA, 0x7F7F, 0x7F7F, 0x0000, 0x0000, 0x0000, 0x0080, 0x3E8D, 0x3CF8, 0x413B, 0x3DC4, 0x3FD0, 0x40C9, 0x3D48, 0x40C0]> : tensor<22xbf16>) : tensor<22xbf16>
  %to_nearest_away = arith.truncf %a to_nearest_away : tensor<22xf32> to tensor<22xbf16>
  check.expect_eq_const(%to_nearest_away, dense<[0x0000, 0x8000, 0x3F80, 0x4040, 0x3FC0, 0x4000, 0x4020, 0x3EAB, 0x7F80, 0x7F80, 0x0000, 0x0000, 0x0000, 0x0080, 0x3E8E, 0x3CF8, 0x413C, 0x3DC4, 0x3FD0, 0x40C9, 0x3D49, 0x40C1]> : tensor<22xbf16>) : tensor<22xbf16>
  return
}

func.func @f64_to_f8E5M2() {
  %a = util.unfoldable_constant dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x4008000000000000, 0x3FF8000000000000, 0x4000000000000000, 0x4004000000000000, 0x3FD5555555555555, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFE, 0x0000000000000001, 0x0000000000000002, 0x0000000000000003, 0x0010000000000000, 0x3FF2000000000000, 0x4014000000000000, 0x3FD2000000000000, 0x3FC6800000000000, 0x3FC7FFFFFFFF8000, 0x3FE2000000000000, 0x3FBB000000000000, 0x401F800000000000]> : tensor<22xf64>
  %zero = arith.constant dense<0x00> : tensor<22xf8E5M2>
  %to_nearest_even = arith.truncf %a to_nearest_even : tensor<22xf64> to tensor<22xf8E5M2>
  check.expect_eq_const(%to_nearest_even, dense<[0x00, 0x80, 0x3C, 0x42, 0x3E, 0x40, 0x41, 0x35, 0x7C, 0x7C, 0x00, 0x00, 0x00, 0x00, 0x3C, 0x45, 0x34, 0x32, 0x32, 0x38, 0x2F, 0x48]> : tensor<22xf8E5M2>) : tensor<22xf8E5M2>
  %downward = arith.truncf %a downward : tensor<22xf64> to tensor<22xf8E5M2>
  check.expect_eq_const(%downward, dense<[0x00, 0x80, 0x3C, 0x42, 0x3E, 0x40, 0x41, 0x35, 0x7B, 0x7B, 0x00, 0x00, 0x00, 0x00, 0x3C, 0x45, 0x34, 0x31, 0x31, 0x38, 0x2E, 0x47]> : tensor<22xf8E5M2>) : tensor<22xf8E5M2>
  %upward = arith.truncf %a upward : tensor<22xf64> to tensor<22xf8E5M2>
  check.expect_eq_const(%upward, dense<[0x00, 0x80, 0x3C, 0x42, 0x3E, 0x40, 0x41, 0x36, 0x7C, 0x7C, 0x01, 0x01, 0x01, 0x01, 0x3D, 0x45, 0x35, 0x32, 0x32, 0x39, 0x2F, 0x48]> : tensor<22xf8E5M2>) : tensor<22xf8E5M2>
  %toward_zero = arith.truncf %a toward_zero : tensor<22xf64> to tensor<22xf8E5M2>
  check.expect_eq_const(%toward_zero, dense<[0x00, 0x80, 0x3C, 0x42, 0x3E, 0x40, 0x41, 0x35, 0x7B, 0x7B, 0x00, 0x00, 0x00, 0x00, 0x3C, 0x45, 0x34, 0x31, 0x31, 0x38, 0x2E, 0x47]> : tensor<22xf8E5M2>) : tensor<22xf8E5M2>
  %to_nearest_away = arith.truncf %a to_nearest_away : tensor<22xf64> to tensor<22xf8E5M2>
  check.expect_eq_const(%to_nearest_away, dense<[0x00, 0x80, 0x3C, 0x42, 0x3E, 0x40, 0x41, 0x35, 0x7C, 0x7C, 0x00, 0x00, 0x00, 0x00, 0x3D, 0x45, 0x35, 0x32, 0x32, 0x39, 0x2F, 0x48]> : tensor<22xf8E5M2>) : tensor<22xf8E5M2>
  return
}

func.func @f32_to_f8E4M3FN() {
  %a = util.unfoldable_constant dense<[0x00000000, 0x80000000, 0x3F800000, 0x40400000, 0x3FC00000, 0x40000000, 0x40200000, 0x3EAAAAAB, 0x7F7FFFFF, 0x7F7FFFFE, 0x00000001, 0x00000002, 0x00000003, 0x00800000, 0x3DAA0000, 0x3E7F0000, 0x3E000000, 0x40BB0000, 0x3E3B0000, 0x3E600000, 0x3FFF0000, 0x41300000]> : tensor<22xf32>
  %zero = arith.constant dense<0x00> : tensor<22xf8E4M3FN>
  %to_nearest_even = arith.truncf %a to_nearest_even : tensor<22xf32> to tensor<22xf8E4M3FN>
  %to_nearest_even_nan = arith.cmpf uno, %to_nearest_even, %to_nearest_even : tensor<22xf8E4M3FN>
  check.expect_eq_const(%to_nearest_even_nan, dense<[false, false, false, false, false, false, false, false, true, true, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<22xi1>) : tensor<22xi1>
  %to_nearest_even_number = arith.select %to_nearest_even_nan, %zero, %to_nearest_even : tensor<22xi1>, tensor<22xf8E4M3FN>
  check.expect_eq_const(%to_nearest_even_number, dense<[0x00, 0x80, 0x38, 0x44, 0x3C, 0x40, 0x42, 0x2B, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x1B, 0x28, 0x20, 0x4C, 0x24, 0x26, 0x40, 0x53]> : tensor<22xf8E4M3FN>) : tensor<22xf8E4M3FN>
  %downward = arith.truncf %a downward : tensor<22xf32> to tensor<22xf8E4M3FN>
  check.expect_eq_const(%downward, dense<[0x00, 0x80, 0x38, 0x44, 0x3C, 0x40, 0x42, 0x2A, 0x7E, 0x7E, 0x00, 0x00, 0x00, 0x00, 0x1A, 0x27, 0x20, 0x4B, 0x23, 0x26, 0x3F, 0x53]> : tensor<22xf8E4M3FN>) : tensor<22xf8E4M3FN>
  %upward = arith.truncf %a upward : tensor<22xf32> to tensor<22xf8E4M3FN>
  %upward_nan = arith.cmpf uno, %upward, %upward : tensor<22xf8E4M3FN>
  check.expect_eq_const(%upward_nan, dense<[false, false, false, false, false, false, false, false, true, true, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<22xi1>) : tensor<22xi1>
  %upward_number = arith.select %upward_nan, %zero, %upward : tensor<22xi1>, tensor<22xf8E4M3FN>
  check.expect_eq_const(%upward_number, dense<[0x00, 0x80, 0x38, 0x44, 0x3C, 0x40, 0x42, 0x2B, 0x00, 0x00, 0x01, 0x01, 0x01, 0x01, 0x1B, 0x28, 0x20, 0x4C, 0x24, 0x26, 0x40, 0x53]> : tensor<22xf8E4M3FN>) : tensor<22xf8E4M3FN>
  %toward_zero = arith.truncf %a toward_zero : tensor<22xf32> to tensor<22xf8E4M3FN>
  check.expect_eq_const(%toward_zero, dense<[0x00, 0x80, 0x38, 0x44, 0x3C, 0x40, 0x42, 0x2A, 0x7E, 0x7E, 0x00, 0x00, 0x00, 0x00, 0x1A, 0x27, 0x20, 0x4B, 0x23, 0x26, 0x3F, 0x53]> : tensor<22xf8E4M3FN>) : tensor<22xf8E4M3FN>
  %to_nearest_away = arith.truncf %a to_nearest_away : tensor<22xf32> to tensor<22xf8E4M3FN>
  %to_nearest_away_nan = arith.cmpf uno, %to_nearest_away, %to_nearest_away : tensor<22xf8E4M3FN>
  check.expect_eq_const(%to_nearest_away_nan, dense<[false, false, false, false, false, false, false, false, true, true, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<22xi1>) : tensor<22xi1>
  %to_nearest_away_number = arith.select %to_nearest_away_nan, %zero, %to_nearest_away : tensor<22xi1>, tensor<22xf8E4M3FN>
  check.expect_eq_const(%to_nearest_away_number, dense<[0x00, 0x80, 0x38, 0x44, 0x3C, 0x40, 0x42, 0x2B, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x1B, 0x28, 0x20, 0x4C, 0x24, 0x26, 0x40, 0x53]> : tensor<22xf8E4M3FN>) : tensor<22xf8E4M3FN>
  return
}

func.func @f16_to_f4E2M1FN() {
  %a = util.unfoldable_constant dense<[0x0000, 0x8000, 0x3C00, 0x4200, 0x3E00, 0x4000, 0x4100, 0x3555, 0x7BFF, 0x7BFE, 0x0001, 0x0002, 0x0003, 0x0400, 0x3C00, 0x4000, 0x4380, 0x3F80, 0x3C00]> : tensor<19xf16>
  %zero = arith.constant dense<0x0> : tensor<19xf4E2M1FN>
  %to_nearest_even = arith.truncf %a to_nearest_even : tensor<19xf16> to tensor<19xf4E2M1FN>
  check.expect_eq_const(%to_nearest_even, dense<[0x0, 0x8, 0x2, 0x5, 0x3, 0x4, 0x4, 0x1, 0x7, 0x7, 0x0, 0x0, 0x0, 0x0, 0x2, 0x4, 0x6, 0x4, 0x2]> : tensor<19xf4E2M1FN>) : tensor<19xf4E2M1FN>
  %downward = arith.truncf %a downward : tensor<19xf16> to tensor<19xf4E2M1FN>
  check.expect_eq_const(%downward, dense<[0x0, 0x8, 0x2, 0x5, 0x3, 0x4, 0x4, 0x0, 0x7, 0x7, 0x0, 0x0, 0x0, 0x0, 0x2, 0x4, 0x5, 0x3, 0x2]> : tensor<19xf4E2M1FN>) : tensor<19xf4E2M1FN>
  %upward = arith.truncf %a upward : tensor<19xf16> to tensor<19xf4E2M1FN>
  check.expect_eq_const(%upward, dense<[0x0, 0x8, 0x2, 0x5, 0x3, 0x4, 0x5, 0x1, 0x7, 0x7, 0x1, 0x1, 0x1, 0x1, 0x2, 0x4, 0x6, 0x4, 0x2]> : tensor<19xf4E2M1FN>) : tensor<19xf4E2M1FN>
  %toward_zero = arith.truncf %a toward_zero : tensor<19xf16> to tensor<19xf4E2M1FN>
  check.expect_eq_const(%toward_zero, dense<[0x0, 0x8, 0x2, 0x5, 0x3, 0x4, 0x4, 0x0, 0x7, 0x7, 0x0, 0x0, 0x0, 0x0, 0x2, 0x4, 0x5, 0x3, 0x2]> : tensor<19xf4E2M1FN>) : tensor<19xf4E2M1FN>
  %to_nearest_away = arith.truncf %a to_nearest_away : tensor<19xf16> to tensor<19xf4E2M1FN>
  check.expect_eq_const(%to_nearest_away, dense<[0x0, 0x8, 0x2, 0x5, 0x3, 0x4, 0x5, 0x1, 0x7, 0x7, 0x0, 0x0, 0x0, 0x0, 0x2, 0x4, 0x6, 0x4, 0x2]> : tensor<19xf4E2M1FN>) : tensor<19xf4E2M1FN>
  return
}

func.func @f128_to_f64() {
  %a = util.unfoldable_constant dense<[0x00000000000000000000000000000000, 0x80000000000000000000000000000000, 0x3FFF0000000000000000000000000000, 0x40008000000000000000000000000000, 0x3FFF8000000000000000000000000000, 0x40000000000000000000000000000000, 0x40004000000000000000000000000000, 0x3FFD5555555555555555555555555555, 0x7FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0x7FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFE, 0x00000000000000000000000000000001, 0x00000000000000000000000000000002, 0x00000000000000000000000000000003, 0x00010000000000000000000000000000, 0x4027DDA113300DB96EED0899806DCB00, 0x40222A42DDF89AA6495216EFC4D53200, 0x3FFF925F309B3334DC92F984D999A680, 0x40059E9A6F7148085000000000000000, 0x400B730AE3FA962EC000000000000000, 0x4028CA0E6146624E5E50730A33127280, 0x402B34F9D5F3193749A7CEAF98C9BA00, 0x400A59EB056A954A1000000000000000]> : tensor<22xf128>
  %zero = arith.constant dense<0x0000000000000000> : tensor<22xf64>
  %to_nearest_even = arith.truncf %a to_nearest_even : tensor<22xf128> to tensor<22xf64>
  check.expect_eq_const(%to_nearest_even, dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x4008000000000000, 0x3FF8000000000000, 0x4000000000000000, 0x4004000000000000, 0x3FD5555555555555, 0x7FF0000000000000, 0x7FF0000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x427DDA113300DB97, 0x4222A42DDF89AA65, 0x3FF925F309B3334E, 0x4059E9A6F7148085, 0x40B730AE3FA962EC, 0x428CA0E6146624E6, 0x42B34F9D5F319375, 0x40A59EB056A954A1]> : tensor<22xf64>) : tensor<22xf64>
  %downward = arith.truncf %a downward : tensor<22xf128> to tensor<22xf64>
  check.expect_eq_const(%downward, dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x4008000000000000, 0x3FF8000000000000, 0x4000000000000000, 0x4004000000000000, 0x3FD5555555555555, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x427DDA113300DB96, 0x4222A42DDF89AA64, 0x3FF925F309B3334D, 0x4059E9A6F7148085, 0x40B730AE3FA962EC, 0x428CA0E6146624E5, 0x42B34F9D5F319374, 0x40A59EB056A954A1]> : tensor<22xf64>) : tensor<22xf64>
  %upward = arith.truncf %a upward : tensor<22xf128> to tensor<22xf64>
  check.expect_eq_const(%upward, dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x4008000000000000, 0x3FF8000000000000, 0x4000000000000000, 0x4004000000000000, 0x3FD5555555555556, 0x7FF0000000000000, 0x7FF0000000000000, 0x0000000000000001, 0x0000000000000001, 0x0000000000000001, 0x0000000000000001, 0x427DDA113300DB97, 0x4222A42DDF89AA65, 0x3FF925F309B3334E, 0x4059E9A6F7148085, 0x40B730AE3FA962EC, 0x428CA0E6146624E6, 0x42B34F9D5F319375, 0x40A59EB056A954A1]> : tensor<22xf64>) : tensor<22xf64>
  %toward_zero = arith.truncf %a toward_zero : tensor<22xf128> to tensor<22xf64>
  check.expect_eq_const(%toward_zero, dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x4008000000000000, 0x3FF8000000000000, 0x4000000000000000, 0x4004000000000000, 0x3FD5555555555555, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x427DDA113300DB96, 0x4222A42DDF89AA64, 0x3FF925F309B3334D, 0x4059E9A6F7148085, 0x40B730AE3FA962EC, 0x428CA0E6146624E5, 0x42B34F9D5F319374, 0x40A59EB056A954A1]> : tensor<22xf64>) : tensor<22xf64>
  %to_nearest_away = arith.truncf %a to_nearest_away : tensor<22xf128> to tensor<22xf64>
  check.expect_eq_const(%to_nearest_away, dense<[0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0x4008000000000000, 0x3FF8000000000000, 0x4000000000000000, 0x4004000000000000, 0x3FD5555555555555, 0x7FF0000000000000, 0x7FF0000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x427DDA113300DB97, 0x4222A42DDF89AA65, 0x3FF925F309B3334E, 0x4059E9A6F7148085, 0x40B730AE3FA962EC, 0x428CA0E6146624E6, 0x42B34F9D5F319375, 0x40A59EB056A954A1]> : tensor<22xf64>) : tensor<22xf64>
  return
}

func.func @f80_to_f32() {
  %a = util.unfoldable_constant dense<[0x00000000000000000000, 0x80000000000000000000, 0x3FFF8000000000000000, 0x4000C000000000000000, 0x3FFFC000000000000000, 0x40008000000000000000, 0x4000A000000000000000, 0x3FFDAAAAAAAAAAAAAAAB, 0x7FFEFFFFFFFFFFFFFFFF, 0x7FFEFFFFFFFFFFFFFFFE, 0x00000000000000000001, 0x00000000000000000002, 0x00000000000000000003, 0x00018000000000000000, 0x4009C432E60000000000, 0x4010CB431A0000000040, 0x40029D2D1B0000100000, 0x3FFD845F63845F630000, 0x3FFFD7BC2FFFFF800000, 0x40098EB1CB0000002000, 0x4006C28904FFFFFF0000, 0x400A9447290000000000]> : tensor<22xf80>
  %zero = arith.constant dense<0x00000000> : tensor<22xf32>
  %to_nearest_even = arith.truncf %a to_nearest_even : tensor<22xf80> to tensor<22xf32>
  check.expect_eq_const(%to_nearest_even, dense<[0x00000000, 0x80000000, 0x3F800000, 0x40400000, 0x3FC00000, 0x40000000, 0x40200000, 0x3EAAAAAB, 0x7F800000, 0x7F800000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x44C432E6, 0x484B431A, 0x411D2D1B, 0x3E845F64, 0x3FD7BC30, 0x448EB1CB, 0x43428905, 0x45144729]> : tensor<22xf32>) : tensor<22xf32>
  %downward = arith.truncf %a downward : tensor<22xf80> to tensor<22xf32>
  check.expect_eq_const(%downward, dense<[0x00000000, 0x80000000, 0x3F800000, 0x40400000, 0x3FC00000, 0x40000000, 0x40200000, 0x3EAAAAAA, 0x7F7FFFFF, 0x7F7FFFFF, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x44C432E6, 0x484B431A, 0x411D2D1B, 0x3E845F63, 0x3FD7BC2F, 0x448EB1CB, 0x43428904, 0x45144729]> : tensor<22xf32>) : tensor<22xf32>
  %upward = arith.truncf %a upward : tensor<22xf80> to tensor<22xf32>
  check.expect_eq_const(%upward, dense<[0x00000000, 0x80000000, 0x3F800000, 0x40400000, 0x3FC00000, 0x40000000, 0x40200000, 0x3EAAAAAB, 0x7F800000, 0x7F800000, 0x00000001, 0x00000001, 0x00000001, 0x00000001, 0x44C432E6, 0x484B431B, 0x411D2D1C, 0x3E845F64, 0x3FD7BC30, 0x448EB1CC, 0x43428905, 0x45144729]> : tensor<22xf32>) : tensor<22xf32>
  %toward_zero = arith.truncf %a toward_zero : tensor<22xf80> to tensor<22xf32>
  check.expect_eq_const(%toward_zero, dense<[0x00000000, 0x80000000, 0x3F800000, 0x40400000, 0x3FC00000, 0x40000000, 0x40200000, 0x3EAAAAAA, 0x7F7FFFFF, 0x7F7FFFFF, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x44C432E6, 0x484B431A, 0x411D2D1B, 0x3E845F63, 0x3FD7BC2F, 0x448EB1CB, 0x43428904, 0x45144729]> : tensor<22xf32>) : tensor<22xf32>
  %to_nearest_away = arith.truncf %a to_nearest_away : tensor<22xf80> to tensor<22xf32>
  check.expect_eq_const(%to_nearest_away, dense<[0x00000000, 0x80000000, 0x3F800000, 0x40400000, 0x3FC00000, 0x40000000, 0x40200000, 0x3EAAAAAB, 0x7F800000, 0x7F800000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x44C432E6, 0x484B431A, 0x411D2D1B, 0x3E845F64, 0x3FD7BC30, 0x448EB1CB, 0x43428905, 0x45144729]> : tensor<22xf32>) : tensor<22xf32>
  return
}
