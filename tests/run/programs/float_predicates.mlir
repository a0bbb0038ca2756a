// What math says of a float's class, on tensors and scalars, in several formats.

func.func @tensors() {
  %x = util.unfoldable_constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 1.0e-40, -2.5]> : tensor<6xf32>
  %nan = math.isnan %x : tensor<6xf32>
  %inf = math.isinf %x : tensor<6xf32>
  %finite = math.isfinite %x : tensor<6xf32>
  %normal = math.isnormal %x : tensor<6xf32>
  check.expect_eq_const(%nan, dense<[true, false, false, false, false, false]> : tensor<6xi1>) : tensor<6xi1>
  check.expect_eq_const(%inf, dense<[false, true, true, false, false, false]> : tensor<6xi1>) : tensor<6xi1>
  check.expect_eq_const(%finite, dense<[false, false, false, true, true, true]> : tensor<6xi1>) : tensor<6xi1>
  check.expect_eq_const(%normal, dense<[false, false, false, false, false, true]> : tensor<6xi1>) : tensor<6xi1>
  return
}

func.func @halves() {
  %x = util.unfoldable_constant dense<[0x7E00, 0x7C00, 0xFC00, 65504.0, 5.0e-7]> : tensor<5xf16>
  %nan = math.isnan %x : tensor<5xf16>
  %inf = math.isinf %x : tensor<5xf16>
  %normal = math.isnormal %x : tensor<5xf16>
  check.expect_eq_const(%nan, dense<[true, false, false, false, false]> : tensor<5xi1>) : tensor<5xi1>
  check.expect_eq_const(%inf, dense<[false, true, true, false, false]> : tensor<5xi1>) : tensor<5xi1>
  check.expect_eq_const(%normal, dense<[false, false, false, true, false]> : tensor<5xi1>) : tensor<5xi1>
  return
}

func.func @scalars() {
  %big = util.unfoldable_constant 1.0e308 : f64
  %ten = util.unfoldable_constant 10.0 : f64
  %inf = arith.mulf %big, %ten : f64
  %nan = arith.subf %inf, %inf : f64
  %a = math.isinf %inf : f64
  %b = math.isnan %nan : f64
  %c = math.isfinite %big : f64
  %d = math.isinf %nan : f64
  check.expect_true(%a) : i1
  check.expect_true(%b) : i1
  check.expect_true(%c) : i1
  check.expect_false(%d) : i1
  return
}
