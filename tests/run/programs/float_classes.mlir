// NaN, infinities, zeros and subnormals told apart; signs copied; minima and maxima with NaN.

func.func @classes() {
  %x = util.unfoldable_constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 1.0e-40, -2.5]> : tensor<6xf32>
  %nan = math.isnan %x : tensor<6xf32>
  %far = math.absf %x : tensor<6xf32>
  %infinity = arith.constant dense<0x7F800000> : tensor<6xf32>
  %inf = arith.cmpf oeq, %far, %infinity : tensor<6xf32>
  %finite = arith.cmpf olt, %far, %infinity : tensor<6xf32>
  check.expect_eq_const(%nan, dense<[true, false, false, false, false, false]> : tensor<6xi1>) : tensor<6xi1>
  check.expect_eq_const(%inf, dense<[false, true, true, false, false, false]> : tensor<6xi1>) : tensor<6xi1>
  check.expect_eq_const(%finite, dense<[false, false, false, true, true, true]> : tensor<6xi1>) : tensor<6xi1>
  %self = arith.cmpf une, %x, %x : tensor<6xf32>
  check.expect_eq(%self, %nan) : tensor<6xi1>
  return
}

func.func @signs() {
  %x = util.unfoldable_constant dense<[1.5, -1.5, 0.0, -0.0, 0x7F800000]> : tensor<5xf32>
  %s = util.unfoldable_constant dense<[-0.0, -3.0, -1.0, 2.0, -1.0]> : tensor<5xf32>
  %c = math.copysign %x, %s : tensor<5xf32>
  check.expect_eq_const(%c, dense<[-1.5, -1.5, -0.0, 0.0, 0xFF800000]> : tensor<5xf32>) : tensor<5xf32>
  %a = math.absf %x : tensor<5xf32>
  check.expect_eq_const(%a, dense<[1.5, 1.5, 0.0, 0.0, 0x7F800000]> : tensor<5xf32>) : tensor<5xf32>
  %n = arith.negf %x : tensor<5xf32>
  check.expect_eq_const(%n, dense<[-1.5, 1.5, -0.0, 0.0, 0xFF800000]> : tensor<5xf32>) : tensor<5xf32>
  return
}

// maximumf and minimumf hand NaN on, maxnumf and minnumf prefer the number.
func.func @extrema() {
  %x = util.unfoldable_constant dense<[0x7FC00000, 0xFF800000, 1.0, 2.0]> : tensor<4xf32>
  %y = util.unfoldable_constant dense<[1.0, 0x7FC00000, -1.0, 2.0]> : tensor<4xf32>
  %max = arith.maximumf %x, %y : tensor<4xf32>
  %min = arith.minimumf %x, %y : tensor<4xf32>
  %maxnum = arith.maxnumf %x, %y : tensor<4xf32>
  %minnum = arith.minnumf %x, %y : tensor<4xf32>
  check.expect_almost_eq_const(%max, dense<[0x7FC00000, 0x7FC00000, 1.0, 2.0]> : tensor<4xf32>, atol 0.0) : tensor<4xf32>
  check.expect_almost_eq_const(%min, dense<[0x7FC00000, 0x7FC00000, -1.0, 2.0]> : tensor<4xf32>, atol 0.0) : tensor<4xf32>
  check.expect_eq_const(%maxnum, dense<[1.0, 0xFF800000, 1.0, 2.0]> : tensor<4xf32>) : tensor<4xf32>
  check.expect_eq_const(%minnum, dense<[1.0, 0xFF800000, -1.0, 2.0]> : tensor<4xf32>) : tensor<4xf32>
  return
}

func.func @arithmetic_of_infinities() {
  %x = util.unfoldable_constant dense<[0x7F800000, 0x7F800000, 1.0, 0.0, 3.0e38]> : tensor<5xf32>
  %y = util.unfoldable_constant dense<[0xFF800000, 2.0, 0.0, 0.0, 3.0e38]> : tensor<5xf32>
  %s = arith.addf %x, %y : tensor<5xf32>
  %q = arith.divf %x, %y : tensor<5xf32>
  check.expect_almost_eq_const(%s, dense<[0x7FC00000, 0x7F800000, 1.0, 0.0, 0x7F800000]> : tensor<5xf32>, atol 0.0) : tensor<5xf32>
  check.expect_almost_eq_const(%q, dense<[0x7FC00000, 0x7F800000, 0x7F800000, 0x7FC00000, 1.0]> : tensor<5xf32>, atol 0.0) : tensor<5xf32>
  return
}
