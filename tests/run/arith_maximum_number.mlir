// Maximum and minimum number of IEEE 754-2019, 9.6: what is no number loses to what is; -0 is less than +0. The values
// follow from the definition.

func.func @f32() {
  %a = util.unfoldable_constant dense<[0x7FC00000, 0x3F800000, 0x00000000, 0x80000000, 0x3F800000, 0xC0000000, 0x7F800000, 0x7FC00000]> : tensor<8xf32>
  %b = util.unfoldable_constant dense<[0xC0000000, 0x7FC00000, 0x80000000, 0x00000000, 0xC0000000, 0x3F800000, 0x7FC00000, 0x7F800000]> : tensor<8xf32>
  %max = arith.maximumnumf %a, %b : tensor<8xf32>
  %min = arith.minimumnumf %a, %b : tensor<8xf32>
  %max_bits = arith.bitcast %max : tensor<8xf32> to tensor<8xi32>
  %min_bits = arith.bitcast %min : tensor<8xf32> to tensor<8xi32>
  check.expect_eq_const(%max_bits, dense<[-1073741824, 1065353216, 0, 0, 1065353216, 1065353216, 2139095040, 2139095040]> : tensor<8xi32>) : tensor<8xi32>
  check.expect_eq_const(%min_bits, dense<[-1073741824, 1065353216, -2147483648, -2147483648, -1073741824, -1073741824, 2139095040, 2139095040]> : tensor<8xi32>) : tensor<8xi32>
  return
}

func.func @f64() {
  %a = util.unfoldable_constant dense<[0x7FF8000000000000, 0x3FF0000000000000, 0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC000000000000000, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<8xf64>
  %b = util.unfoldable_constant dense<[0xC000000000000000, 0x7FF8000000000000, 0x8000000000000000, 0x0000000000000000, 0xC000000000000000, 0x3FF0000000000000, 0x7FF8000000000000, 0x7FF0000000000000]> : tensor<8xf64>
  %max = arith.maximumnumf %a, %b : tensor<8xf64>
  %min = arith.minimumnumf %a, %b : tensor<8xf64>
  %max_bits = arith.bitcast %max : tensor<8xf64> to tensor<8xi64>
  %min_bits = arith.bitcast %min : tensor<8xf64> to tensor<8xi64>
  check.expect_eq_const(%max_bits, dense<[-4611686018427387904, 4607182418800017408, 0, 0, 4607182418800017408, 4607182418800017408, 9218868437227405312, 9218868437227405312]> : tensor<8xi64>) : tensor<8xi64>
  check.expect_eq_const(%min_bits, dense<[-4611686018427387904, 4607182418800017408, -9223372036854775808, -9223372036854775808, -4611686018427387904, -4611686018427387904, 9218868437227405312, 9218868437227405312]> : tensor<8xi64>) : tensor<8xi64>
  return
}

func.func @bf16() {
  %a = util.unfoldable_constant dense<[0x7FC0, 0x3F80, 0x0000, 0x8000, 0x3F80, 0xC000, 0x7F80, 0x7FC0]> : tensor<8xbf16>
  %b = util.unfoldable_constant dense<[0xC000, 0x7FC0, 0x8000, 0x0000, 0xC000, 0x3F80, 0x7FC0, 0x7F80]> : tensor<8xbf16>
  %max = arith.maximumnumf %a, %b : tensor<8xbf16>
  %min = arith.minimumnumf %a, %b : tensor<8xbf16>
  %max_bits = arith.bitcast %max : tensor<8xbf16> to tensor<8xi16>
  %min_bits = arith.bitcast %min : tensor<8xbf16> to tensor<8xi16>
  check.expect_eq_const(%max_bits, dense<[-16384, 16256, 0, 0, 16256, 16256, 32640, 32640]> : tensor<8xi16>) : tensor<8xi16>
  check.expect_eq_const(%min_bits, dense<[-16384, 16256, -32768, -32768, -16384, -16384, 32640, 32640]> : tensor<8xi16>) : tensor<8xi16>
  return
}

func.func @f8e5m2() {
  %a = util.unfoldable_constant dense<[0x7E, 0x3C, 0x00, 0x80, 0x3C, 0xC0, 0x7C, 0x7E]> : tensor<8xf8E5M2>
  %b = util.unfoldable_constant dense<[0xC0, 0x7E, 0x80, 0x00, 0xC0, 0x3C, 0x7E, 0x7C]> : tensor<8xf8E5M2>
  %max = arith.maximumnumf %a, %b : tensor<8xf8E5M2>
  %min = arith.minimumnumf %a, %b : tensor<8xf8E5M2>
  %max_bits = arith.bitcast %max : tensor<8xf8E5M2> to tensor<8xi8>
  %min_bits = arith.bitcast %min : tensor<8xf8E5M2> to tensor<8xi8>
  check.expect_eq_const(%max_bits, dense<[-64, 60, 0, 0, 60, 60, 124, 124]> : tensor<8xi8>) : tensor<8xi8>
  check.expect_eq_const(%min_bits, dense<[-64, 60, -128, -128, -64, -64, 124, 124]> : tensor<8xi8>) : tensor<8xi8>
  return
}

func.func @f128() {
  %a = util.unfoldable_constant dense<[0x7FFF8000000000000000000000000000, 0x3FFF0000000000000000000000000000, 0x00000000000000000000000000000000, 0x80000000000000000000000000000000, 0x3FFF0000000000000000000000000000, 0xC0000000000000000000000000000000, 0x7FFF0000000000000000000000000000, 0x7FFF8000000000000000000000000000]> : tensor<8xf128>
  %b = util.unfoldable_constant dense<[0xC0000000000000000000000000000000, 0x7FFF8000000000000000000000000000, 0x80000000000000000000000000000000, 0x00000000000000000000000000000000, 0xC0000000000000000000000000000000, 0x3FFF0000000000000000000000000000, 0x7FFF8000000000000000000000000000, 0x7FFF0000000000000000000000000000]> : tensor<8xf128>
  %max = arith.maximumnumf %a, %b : tensor<8xf128>
  %min = arith.minimumnumf %a, %b : tensor<8xf128>
  %max_bits = arith.bitcast %max : tensor<8xf128> to tensor<8xi128>
  %min_bits = arith.bitcast %min : tensor<8xf128> to tensor<8xi128>
  check.expect_eq_const(%max_bits, dense<[-85070591730234615865843651857942052864, 85065399433376081038215121361612832768, 0, 0, 85065399433376081038215121361612832768, 85065399433376081038215121361612832768, 170135991163610696904058773219554885632, 170135991163610696904058773219554885632]> : tensor<8xi128>) : tensor<8xi128>
  check.expect_eq_const(%min_bits, dense<[-85070591730234615865843651857942052864, 85065399433376081038215121361612832768, -170141183460469231731687303715884105728, -170141183460469231731687303715884105728, -85070591730234615865843651857942052864, -85070591730234615865843651857942052864, 170135991163610696904058773219554885632, 170135991163610696904058773219554885632]> : tensor<8xi128>) : tensor<8xi128>
  return
}

func.func @of_two_nans() {
  %nan = util.unfoldable_constant 0x7FC00000 : f32
  %max = arith.maximumnumf %nan, %nan : f32
  %min = arith.minimumnumf %nan, %nan fastmath<contract> : f32
  %is_max = arith.cmpf uno, %max, %max : f32
  %is_min = arith.cmpf uno, %min, %min : f32
  %is = arith.andi %is_max, %is_min : i1
  check.expect_true(%is) : i1
  return
}
