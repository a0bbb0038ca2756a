// Arithmetic on f16, bf16, tf32: each result rounded once. A NaN is only said to be one.

func.func @f16() {
  %a = util.unfoldable_constant dense<[0xC42E, 0xC1C3, 0xFBFE, 0x4200, 0x0002, 0xC100, 0x7C00, 0x03FF, 0x7E00, 0x4000, 0xC200, 0x7E00, 0xC000, 0x0400]> : tensor<14xf16>
  %b = util.unfoldable_constant dense<[0x4100, 0xC42E, 0xBE00, 0x0002, 0x4200, 0xBE00, 0xC1C3, 0x0400, 0x7BFF, 0x7E00, 0x0003, 0xC200, 0xFBFE, 0x8000]> : tensor<14xf16>
  %zero = arith.constant dense<0x0000> : tensor<14xf16>
  %addf = arith.addf %a, %b : tensor<14xf16>
  %addf_nan = arith.cmpf uno, %addf, %addf : tensor<14xf16>
  check.expect_eq_const(%addf_nan, dense<[false, false, false, false, false, false, false, false, true, true, false, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %addf_number = arith.select %addf_nan, %zero, %addf : tensor<14xi1>, tensor<14xf16>
  check.expect_eq_const(%addf_number, dense<[0xBEB8, 0xC710, 0xFBFE, 0x4200, 0x4200, 0xC400, 0x7C00, 0x07FF, 0x0000, 0x0000, 0xC200, 0x0000, 0xFBFE, 0x0400]> : tensor<14xf16>) : tensor<14xf16>
  %subf = arith.subf %a, %b : tensor<14xf16>
  %subf_nan = arith.cmpf uno, %subf, %subf : tensor<14xf16>
  check.expect_eq_const(%subf_nan, dense<[false, false, false, false, false, false, false, false, true, true, false, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %subf_number = arith.select %subf_nan, %zero, %subf : tensor<14xi1>, tensor<14xf16>
  check.expect_eq_const(%subf_number, dense<[0xC6AE, 0x3D32, 0xFBFE, 0x4200, 0xC200, 0xBC00, 0x7C00, 0x8001, 0x0000, 0x0000, 0xC200, 0x0000, 0x7BFE, 0x0400]> : tensor<14xf16>) : tensor<14xf16>
  %mulf = arith.mulf %a, %b : tensor<14xf16>
  %mulf_nan = arith.cmpf uno, %mulf, %mulf : tensor<14xf16>
  check.expect_eq_const(%mulf_nan, dense<[false, false, false, false, false, false, false, false, true, true, false, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %mulf_number = arith.select %mulf_nan, %zero, %mulf : tensor<14xi1>, tensor<14xf16>
  check.expect_eq_const(%mulf_number, dense<[0xC93A, 0x4A05, 0x7C00, 0x0006, 0x0006, 0x4380, 0xFC00, 0x0000, 0x0000, 0x0000, 0x8009, 0x0000, 0x7C00, 0x8000]> : tensor<14xf16>) : tensor<14xf16>
  %divf = arith.divf %a, %b : tensor<14xf16>
  %divf_nan = arith.cmpf uno, %divf, %divf : tensor<14xf16>
  check.expect_eq_const(%divf_nan, dense<[false, false, false, false, false, false, false, false, true, true, false, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %divf_number = arith.select %divf_nan, %zero, %divf : tensor<14xi1>, tensor<14xf16>
  check.expect_eq_const(%divf_number, dense<[0xBEB0, 0x3984, 0x7954, 0x7C00, 0x0001, 0x3EAB, 0xFC00, 0x3BFE, 0x0000, 0x0000, 0xFC00, 0x0000, 0x0201, 0xFC00]> : tensor<14xf16>) : tensor<14xf16>
  %remf = arith.remf %a, %b : tensor<14xf16>
  %remf_nan = arith.cmpf uno, %remf, %remf : tensor<14xf16>
  check.expect_eq_const(%remf_nan, dense<[false, false, false, false, false, false, true, false, true, true, false, true, false, true]> : tensor<14xi1>) : tensor<14xi1>
  %remf_number = arith.select %remf_nan, %zero, %remf : tensor<14xi1>, tensor<14xf16>
  check.expect_eq_const(%remf_number, dense<[0xBEB8, 0xC1C3, 0x8000, 0x0000, 0x0002, 0xBC00, 0x0000, 0x03FF, 0x0000, 0x0000, 0x8000, 0x0000, 0xC000, 0x0000]> : tensor<14xf16>) : tensor<14xf16>
  %maximumf = arith.maximumf %a, %b : tensor<14xf16>
  %maximumf_nan = arith.cmpf uno, %maximumf, %maximumf : tensor<14xf16>
  check.expect_eq_const(%maximumf_nan, dense<[false, false, false, false, false, false, false, false, true, true, false, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %maximumf_number = arith.select %maximumf_nan, %zero, %maximumf : tensor<14xi1>, tensor<14xf16>
  check.expect_eq_const(%maximumf_number, dense<[0x4100, 0xC1C3, 0xBE00, 0x4200, 0x4200, 0xBE00, 0x7C00, 0x0400, 0x0000, 0x0000, 0x0003, 0x0000, 0xC000, 0x0400]> : tensor<14xf16>) : tensor<14xf16>
  %minimumf = arith.minimumf %a, %b : tensor<14xf16>
  %minimumf_nan = arith.cmpf uno, %minimumf, %minimumf : tensor<14xf16>
  check.expect_eq_const(%minimumf_nan, dense<[false, false, false, false, false, false, false, false, true, true, false, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %minimumf_number = arith.select %minimumf_nan, %zero, %minimumf : tensor<14xi1>, tensor<14xf16>
  check.expect_eq_const(%minimumf_number, dense<[0xC42E, 0xC42E, 0xFBFE, 0x0002, 0x0002, 0xC100, 0xC1C3, 0x03FF, 0x0000, 0x0000, 0xC200, 0x0000, 0xFBFE, 0x8000]> : tensor<14xf16>) : tensor<14xf16>
  %maxnumf = arith.maxnumf %a, %b : tensor<14xf16>
  check.expect_eq_const(%maxnumf, dense<[0x4100, 0xC1C3, 0xBE00, 0x4200, 0x4200, 0xBE00, 0x7C00, 0x0400, 0x7BFF, 0x4000, 0x0003, 0xC200, 0xC000, 0x0400]> : tensor<14xf16>) : tensor<14xf16>
  %minnumf = arith.minnumf %a, %b : tensor<14xf16>
  check.expect_eq_const(%minnumf, dense<[0xC42E, 0xC42E, 0xFBFE, 0x0002, 0x0002, 0xC100, 0xC1C3, 0x03FF, 0x7BFF, 0x4000, 0xC200, 0xC200, 0xFBFE, 0x8000]> : tensor<14xf16>) : tensor<14xf16>
  %negf = arith.negf %a : tensor<14xf16>
  %twice = arith.negf %negf : tensor<14xf16>
  %negf_nan = arith.cmpf uno, %negf, %negf : tensor<14xf16>
  check.expect_eq_const(%negf_nan, dense<[false, false, false, false, false, false, false, false, true, false, false, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %negf_number = arith.select %negf_nan, %zero, %negf : tensor<14xi1>, tensor<14xf16>
  check.expect_eq_const(%negf_number, dense<[0x442E, 0x41C3, 0x7BFE, 0xC200, 0x8002, 0x4100, 0xFC00, 0x83FF, 0x0000, 0xC000, 0x4200, 0x0000, 0x4000, 0x8400]> : tensor<14xf16>) : tensor<14xf16>
  %twice_nan = arith.cmpf uno, %twice, %twice : tensor<14xf16>
  check.expect_eq_const(%twice_nan, dense<[false, false, false, false, false, false, false, false, true, false, false, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %twice_number = arith.select %twice_nan, %zero, %twice : tensor<14xi1>, tensor<14xf16>
  check.expect_eq_const(%twice_number, dense<[0xC42E, 0xC1C3, 0xFBFE, 0x4200, 0x0002, 0xC100, 0x7C00, 0x03FF, 0x0000, 0x4000, 0xC200, 0x0000, 0xC000, 0x0400]> : tensor<14xf16>) : tensor<14xf16>
  %flush_denormals = arith.flush_denormals %a : tensor<14xf16>
  %flush_denormals_nan = arith.cmpf uno, %flush_denormals, %flush_denormals : tensor<14xf16>
  check.expect_eq_const(%flush_denormals_nan, dense<[false, false, false, false, false, false, false, false, true, false, false, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %flush_denormals_number = arith.select %flush_denormals_nan, %zero, %flush_denormals : tensor<14xi1>, tensor<14xf16>
  check.expect_eq_const(%flush_denormals_number, dense<[0xC42E, 0xC1C3, 0xFBFE, 0x4200, 0x0000, 0xC100, 0x7C00, 0x0000, 0x0000, 0x4000, 0xC200, 0x0000, 0xC000, 0x0400]> : tensor<14xf16>) : tensor<14xf16>
  return
}

func.func @bf16() {
  %a = util.unfoldable_constant dense<[0x4040, 0xBFC0, 0x0001, 0x4020, 0xFF80, 0x7FC0, 0x0000, 0xC000, 0xC000, 0x007F, 0x3F80, 0x0000, 0x007F, 0xBFB8]> : tensor<14xbf16>
  %b = util.unfoldable_constant dense<[0x3EAB, 0x4378, 0x3E0A, 0x0000, 0x0003, 0x4000, 0x0000, 0xBFC0, 0x0001, 0x4000, 0x007F, 0x42DA, 0x0000, 0x3FC0]> : tensor<14xbf16>
  %zero = arith.constant dense<0x0000> : tensor<14xbf16>
  %addf = arith.addf %a, %b : tensor<14xbf16>
  %addf_nan = arith.cmpf uno, %addf, %addf : tensor<14xbf16>
  check.expect_eq_const(%addf_nan, dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %addf_number = arith.select %addf_nan, %zero, %addf : tensor<14xi1>, tensor<14xbf16>
  check.expect_eq_const(%addf_number, dense<[0x4055, 0x4376, 0x3E0A, 0x4020, 0xFF80, 0x0000, 0x0000, 0xC060, 0xC000, 0x4000, 0x3F80, 0x42DA, 0x007F, 0x3D80]> : tensor<14xbf16>) : tensor<14xbf16>
  %subf = arith.subf %a, %b : tensor<14xbf16>
  %subf_nan = arith.cmpf uno, %subf, %subf : tensor<14xbf16>
  check.expect_eq_const(%subf_nan, dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %subf_number = arith.select %subf_nan, %zero, %subf : tensor<14xi1>, tensor<14xbf16>
  check.expect_eq_const(%subf_number, dense<[0x402B, 0xC37A, 0xBE0A, 0x4020, 0xFF80, 0x0000, 0x0000, 0xBF00, 0xC000, 0xC000, 0x3F80, 0xC2DA, 0x007F, 0xC03C]> : tensor<14xbf16>) : tensor<14xbf16>
  %mulf = arith.mulf %a, %b : tensor<14xbf16>
  %mulf_nan = arith.cmpf uno, %mulf, %mulf : tensor<14xbf16>
  check.expect_eq_const(%mulf_nan, dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %mulf_number = arith.select %mulf_nan, %zero, %mulf : tensor<14xi1>, tensor<14xbf16>
  check.expect_eq_const(%mulf_number, dense<[0x3F80, 0xC3BA, 0x0000, 0x0000, 0xFF80, 0x0000, 0x0000, 0x4040, 0x8002, 0x00FE, 0x007F, 0x0000, 0x0000, 0xC00A]> : tensor<14xbf16>) : tensor<14xbf16>
  %divf = arith.divf %a, %b : tensor<14xbf16>
  %divf_nan = arith.cmpf uno, %divf, %divf : tensor<14xbf16>
  check.expect_eq_const(%divf_nan, dense<[false, false, false, false, false, true, true, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %divf_number = arith.select %divf_nan, %zero, %divf : tensor<14xi1>, tensor<14xbf16>
  check.expect_eq_const(%divf_number, dense<[0x4110, 0xBBC6, 0x0007, 0x7F80, 0xFF80, 0x0000, 0x0000, 0x3FAB, 0xFF80, 0x0040, 0x7E81, 0x0000, 0x7F80, 0xBF75]> : tensor<14xbf16>) : tensor<14xbf16>
  %remf = arith.remf %a, %b : tensor<14xbf16>
  %remf_nan = arith.cmpf uno, %remf, %remf : tensor<14xbf16>
  check.expect_eq_const(%remf_nan, dense<[false, false, false, true, true, true, true, false, false, false, false, false, true, false]> : tensor<14xi1>) : tensor<14xi1>
  %remf_number = arith.select %remf_nan, %zero, %remf : tensor<14xi1>, tensor<14xbf16>
  check.expect_eq_const(%remf_number, dense<[0x3EA8, 0xBFC0, 0x0001, 0x0000, 0x0000, 0x0000, 0x0000, 0xBF00, 0x8000, 0x007F, 0x0001, 0x0000, 0x0000, 0xBFB8]> : tensor<14xbf16>) : tensor<14xbf16>
  %maximumf = arith.maximumf %a, %b : tensor<14xbf16>
  %maximumf_nan = arith.cmpf uno, %maximumf, %maximumf : tensor<14xbf16>
  check.expect_eq_const(%maximumf_nan, dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %maximumf_number = arith.select %maximumf_nan, %zero, %maximumf : tensor<14xi1>, tensor<14xbf16>
  check.expect_eq_const(%maximumf_number, dense<[0x4040, 0x4378, 0x3E0A, 0x4020, 0x0003, 0x0000, 0x0000, 0xBFC0, 0x0001, 0x4000, 0x3F80, 0x42DA, 0x007F, 0x3FC0]> : tensor<14xbf16>) : tensor<14xbf16>
  %minimumf = arith.minimumf %a, %b : tensor<14xbf16>
  %minimumf_nan = arith.cmpf uno, %minimumf, %minimumf : tensor<14xbf16>
  check.expect_eq_const(%minimumf_nan, dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %minimumf_number = arith.select %minimumf_nan, %zero, %minimumf : tensor<14xi1>, tensor<14xbf16>
  check.expect_eq_const(%minimumf_number, dense<[0x3EAB, 0xBFC0, 0x0001, 0x0000, 0xFF80, 0x0000, 0x0000, 0xC000, 0xC000, 0x007F, 0x007F, 0x0000, 0x0000, 0xBFB8]> : tensor<14xbf16>) : tensor<14xbf16>
  %maxnumf = arith.maxnumf %a, %b : tensor<14xbf16>
  check.expect_eq_const(%maxnumf, dense<[0x4040, 0x4378, 0x3E0A, 0x4020, 0x0003, 0x4000, 0x0000, 0xBFC0, 0x0001, 0x4000, 0x3F80, 0x42DA, 0x007F, 0x3FC0]> : tensor<14xbf16>) : tensor<14xbf16>
  %minnumf = arith.minnumf %a, %b : tensor<14xbf16>
  check.expect_eq_const(%minnumf, dense<[0x3EAB, 0xBFC0, 0x0001, 0x0000, 0xFF80, 0x4000, 0x0000, 0xC000, 0xC000, 0x007F, 0x007F, 0x0000, 0x0000, 0xBFB8]> : tensor<14xbf16>) : tensor<14xbf16>
  %negf = arith.negf %a : tensor<14xbf16>
  %twice = arith.negf %negf : tensor<14xbf16>
  %negf_nan = arith.cmpf uno, %negf, %negf : tensor<14xbf16>
  check.expect_eq_const(%negf_nan, dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %negf_number = arith.select %negf_nan, %zero, %negf : tensor<14xi1>, tensor<14xbf16>
  check.expect_eq_const(%negf_number, dense<[0xC040, 0x3FC0, 0x8001, 0xC020, 0x7F80, 0x0000, 0x8000, 0x4000, 0x4000, 0x807F, 0xBF80, 0x8000, 0x807F, 0x3FB8]> : tensor<14xbf16>) : tensor<14xbf16>
  %twice_nan = arith.cmpf uno, %twice, %twice : tensor<14xbf16>
  check.expect_eq_const(%twice_nan, dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %twice_number = arith.select %twice_nan, %zero, %twice : tensor<14xi1>, tensor<14xbf16>
  check.expect_eq_const(%twice_number, dense<[0x4040, 0xBFC0, 0x0001, 0x4020, 0xFF80, 0x0000, 0x0000, 0xC000, 0xC000, 0x007F, 0x3F80, 0x0000, 0x007F, 0xBFB8]> : tensor<14xbf16>) : tensor<14xbf16>
  %flush_denormals = arith.flush_denormals %a : tensor<14xbf16>
  %flush_denormals_nan = arith.cmpf uno, %flush_denormals, %flush_denormals : tensor<14xbf16>
  check.expect_eq_const(%flush_denormals_nan, dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %flush_denormals_number = arith.select %flush_denormals_nan, %zero, %flush_denormals : tensor<14xi1>, tensor<14xbf16>
  check.expect_eq_const(%flush_denormals_number, dense<[0x4040, 0xBFC0, 0x0000, 0x4020, 0xFF80, 0x0000, 0x0000, 0xC000, 0xC000, 0x0000, 0x3F80, 0x0000, 0x0000, 0xBFB8]> : tensor<14xbf16>) : tensor<14xbf16>
  return
}

func.func @tf32() {
  %a = util.unfoldable_constant dense<[0x5EEC4, 0x00400, 0x1FE00, 0x60000, 0x3FBFE, 0x3FE00, 0x20000, 0x20100, 0x003FF, 0x7FBFE, 0x5FC00, 0x00003, 0x60200, 0x60200]> : tensor<14xtf32>
  %b = util.unfoldable_constant dense<[0x3FC00, 0x7FC00, 0x5EEC4, 0x1FE00, 0x600F0, 0x40000, 0x20100, 0x3FBFF, 0x003FF, 0x00002, 0x7FC00, 0x60100, 0x7FC00, 0x60000]> : tensor<14xtf32>
  %zero = arith.constant dense<0x00000> : tensor<14xtf32>
  %addf = arith.addf %a, %b : tensor<14xtf32>
  %addf_nan = arith.cmpf uno, %addf, %addf : tensor<14xtf32>
  check.expect_eq_const(%addf_nan, dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %addf_number = arith.select %addf_nan, %zero, %addf : tensor<14xi1>, tensor<14xtf32>
  check.expect_eq_const(%addf_number, dense<[0x3FC00, 0x7FC00, 0x1FD94, 0x5F800, 0x3FBFE, 0x00000, 0x20480, 0x3FBFF, 0x007FE, 0x7FBFE, 0x7FC00, 0x60100, 0x7FC00, 0x60500]> : tensor<14xtf32>) : tensor<14xtf32>
  %subf = arith.subf %a, %b : tensor<14xtf32>
  %subf_nan = arith.cmpf uno, %subf, %subf : tensor<14xtf32>
  check.expect_eq_const(%subf_nan, dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %subf_number = arith.select %subf_nan, %zero, %subf : tensor<14xi1>, tensor<14xtf32>
  check.expect_eq_const(%subf_number, dense<[0x7FC00, 0x3FC00, 0x1FE6C, 0x60300, 0x3FBFE, 0x00000, 0x5F800, 0x7FBFF, 0x00000, 0x7FBFE, 0x3FC00, 0x20100, 0x3FC00, 0x5FC00]> : tensor<14xtf32>) : tensor<14xtf32>
  %mulf = arith.mulf %a, %b : tensor<14xtf32>
  %mulf_nan = arith.cmpf uno, %mulf, %mulf : tensor<14xtf32>
  check.expect_eq_const(%mulf_nan, dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %mulf_number = arith.select %mulf_nan, %zero, %mulf : tensor<14xi1>, tensor<14xtf32>
  check.expect_eq_const(%mulf_number, dense<[0x7FC00, 0x7FC00, 0x5F113, 0x60200, 0x7FC00, 0x00000, 0x20500, 0x3FC00, 0x00000, 0x5DFFE, 0x3FC00, 0x40008, 0x3FC00, 0x20600]> : tensor<14xtf32>) : tensor<14xtf32>
  %divf = arith.divf %a, %b : tensor<14xtf32>
  %divf_nan = arith.cmpf uno, %divf, %divf : tensor<14xtf32>
  check.expect_eq_const(%divf_nan, dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %divf_number = arith.select %divf_nan, %zero, %divf : tensor<14xi1>, tensor<14xtf32>
  check.expect_eq_const(%divf_number, dense<[0x40000, 0x40000, 0x60B18, 0x5FD55, 0x7F67A, 0x00000, 0x1FA66, 0x00280, 0x1FC00, 0x7FC00, 0x00000, 0x40001, 0x00000, 0x1FE00]> : tensor<14xtf32>) : tensor<14xtf32>
  %remf = arith.remf %a, %b : tensor<14xtf32>
  %remf_nan = arith.cmpf uno, %remf, %remf : tensor<14xtf32>
  check.expect_eq_const(%remf_nan, dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %remf_number = arith.select %remf_nan, %zero, %remf : tensor<14xi1>, tensor<14xtf32>
  check.expect_eq_const(%remf_number, dense<[0x5EEC4, 0x00400, 0x1E520, 0x5F800, 0x1FF80, 0x00000, 0x20000, 0x20100, 0x00000, 0x40000, 0x5FC00, 0x00003, 0x60200, 0x5FC00]> : tensor<14xtf32>) : tensor<14xtf32>
  %maximumf = arith.maximumf %a, %b : tensor<14xtf32>
  %maximumf_nan = arith.cmpf uno, %maximumf, %maximumf : tensor<14xtf32>
  check.expect_eq_const(%maximumf_nan, dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %maximumf_number = arith.select %maximumf_nan, %zero, %maximumf : tensor<14xi1>, tensor<14xtf32>
  check.expect_eq_const(%maximumf_number, dense<[0x3FC00, 0x00400, 0x1FE00, 0x1FE00, 0x3FBFE, 0x00000, 0x20100, 0x3FBFF, 0x003FF, 0x00002, 0x5FC00, 0x00003, 0x60200, 0x60000]> : tensor<14xtf32>) : tensor<14xtf32>
  %minimumf = arith.minimumf %a, %b : tensor<14xtf32>
  %minimumf_nan = arith.cmpf uno, %minimumf, %minimumf : tensor<14xtf32>
  check.expect_eq_const(%minimumf_nan, dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %minimumf_number = arith.select %minimumf_nan, %zero, %minimumf : tensor<14xi1>, tensor<14xtf32>
  check.expect_eq_const(%minimumf_number, dense<[0x5EEC4, 0x7FC00, 0x5EEC4, 0x60000, 0x600F0, 0x00000, 0x20000, 0x20100, 0x003FF, 0x7FBFE, 0x7FC00, 0x60100, 0x7FC00, 0x60200]> : tensor<14xtf32>) : tensor<14xtf32>
  %maxnumf = arith.maxnumf %a, %b : tensor<14xtf32>
  check.expect_eq_const(%maxnumf, dense<[0x3FC00, 0x00400, 0x1FE00, 0x1FE00, 0x3FBFE, 0x40000, 0x20100, 0x3FBFF, 0x003FF, 0x00002, 0x5FC00, 0x00003, 0x60200, 0x60000]> : tensor<14xtf32>) : tensor<14xtf32>
  %minnumf = arith.minnumf %a, %b : tensor<14xtf32>
  check.expect_eq_const(%minnumf, dense<[0x5EEC4, 0x7FC00, 0x5EEC4, 0x60000, 0x600F0, 0x40000, 0x20000, 0x20100, 0x003FF, 0x7FBFE, 0x7FC00, 0x60100, 0x7FC00, 0x60200]> : tensor<14xtf32>) : tensor<14xtf32>
  %negf = arith.negf %a : tensor<14xtf32>
  %twice = arith.negf %negf : tensor<14xtf32>
  %negf_nan = arith.cmpf uno, %negf, %negf : tensor<14xtf32>
  check.expect_eq_const(%negf_nan, dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %negf_number = arith.select %negf_nan, %zero, %negf : tensor<14xi1>, tensor<14xtf32>
  check.expect_eq_const(%negf_number, dense<[0x1EEC4, 0x40400, 0x5FE00, 0x20000, 0x7FBFE, 0x00000, 0x60000, 0x60100, 0x403FF, 0x3FBFE, 0x1FC00, 0x40003, 0x20200, 0x20200]> : tensor<14xtf32>) : tensor<14xtf32>
  %twice_nan = arith.cmpf uno, %twice, %twice : tensor<14xtf32>
  check.expect_eq_const(%twice_nan, dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %twice_number = arith.select %twice_nan, %zero, %twice : tensor<14xi1>, tensor<14xtf32>
  check.expect_eq_const(%twice_number, dense<[0x5EEC4, 0x00400, 0x1FE00, 0x60000, 0x3FBFE, 0x00000, 0x20000, 0x20100, 0x003FF, 0x7FBFE, 0x5FC00, 0x00003, 0x60200, 0x60200]> : tensor<14xtf32>) : tensor<14xtf32>
  %flush_denormals = arith.flush_denormals %a : tensor<14xtf32>
  %flush_denormals_nan = arith.cmpf uno, %flush_denormals, %flush_denormals : tensor<14xtf32>
  check.expect_eq_const(%flush_denormals_nan, dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %flush_denormals_number = arith.select %flush_denormals_nan, %zero, %flush_denormals : tensor<14xi1>, tensor<14xtf32>
  check.expect_eq_const(%flush_denormals_number, dense<[0x5EEC4, 0x00400, 0x1FE00, 0x60000, 0x3FBFE, 0x00000, 0x20000, 0x20100, 0x00000, 0x7FBFE, 0x5FC00, 0x00000, 0x60200, 0x60200]> : tensor<14xtf32>) : tensor<14xtf32>
  return
}
