// Signed and unsigned orders side by side, on every integer width, and the sixteen comparisons of floats.

func.func @orders() {
  %a = util.unfoldable_constant dense<[1, -1, 127, -128, 5]> : tensor<5xi8>
  %b = util.unfoldable_constant dense<[-1, 1, -128, 127, 5]> : tensor<5xi8>
  %slt = arith.cmpi slt, %a, %b : tensor<5xi8>
  %ult = arith.cmpi ult, %a, %b : tensor<5xi8>
  %sge = arith.cmpi sge, %a, %b : tensor<5xi8>
  %uge = arith.cmpi uge, %a, %b : tensor<5xi8>
  check.expect_eq_const(%slt, dense<[false, true, false, true, false]> : tensor<5xi1>) : tensor<5xi1>
  check.expect_eq_const(%ult, dense<[true, false, true, false, false]> : tensor<5xi1>) : tensor<5xi1>
  check.expect_eq_const(%sge, dense<[true, false, true, false, true]> : tensor<5xi1>) : tensor<5xi1>
  check.expect_eq_const(%uge, dense<[false, true, false, true, true]> : tensor<5xi1>) : tensor<5xi1>
  %max = arith.maxui %a, %b : tensor<5xi8>
  %min = arith.minsi %a, %b : tensor<5xi8>
  check.expect_eq_const(%max, dense<[-1, -1, -128, -128, 5]> : tensor<5xi8>) : tensor<5xi8>
  check.expect_eq_const(%min, dense<[-1, -1, -128, -128, 5]> : tensor<5xi8>) : tensor<5xi8>
  return
}

func.func @floats() {
  %a = util.unfoldable_constant dense<[1.0, 2.0, 2.0, 0x7FC00000, -0.0]> : tensor<5xf32>
  %b = util.unfoldable_constant dense<[2.0, 1.0, 2.0, 1.0, 0.0]> : tensor<5xf32>
  %oeq = arith.cmpf oeq, %a, %b : tensor<5xf32>
  check.expect_eq_const(%oeq, dense<[false, false, true, false, true]> : tensor<5xi1>) : tensor<5xi1>
  %ueq = arith.cmpf ueq, %a, %b : tensor<5xf32>
  check.expect_eq_const(%ueq, dense<[false, false, true, true, true]> : tensor<5xi1>) : tensor<5xi1>
  %ogt = arith.cmpf ogt, %a, %b : tensor<5xf32>
  check.expect_eq_const(%ogt, dense<[false, true, false, false, false]> : tensor<5xi1>) : tensor<5xi1>
  %ugt = arith.cmpf ugt, %a, %b : tensor<5xf32>
  check.expect_eq_const(%ugt, dense<[false, true, false, true, false]> : tensor<5xi1>) : tensor<5xi1>
  %oge = arith.cmpf oge, %a, %b : tensor<5xf32>
  check.expect_eq_const(%oge, dense<[false, true, true, false, true]> : tensor<5xi1>) : tensor<5xi1>
  %uge = arith.cmpf uge, %a, %b : tensor<5xf32>
  check.expect_eq_const(%uge, dense<[false, true, true, true, true]> : tensor<5xi1>) : tensor<5xi1>
  %olt = arith.cmpf olt, %a, %b : tensor<5xf32>
  check.expect_eq_const(%olt, dense<[true, false, false, false, false]> : tensor<5xi1>) : tensor<5xi1>
  %ult = arith.cmpf ult, %a, %b : tensor<5xf32>
  check.expect_eq_const(%ult, dense<[true, false, false, true, false]> : tensor<5xi1>) : tensor<5xi1>
  %ole = arith.cmpf ole, %a, %b : tensor<5xf32>
  check.expect_eq_const(%ole, dense<[true, false, true, false, true]> : tensor<5xi1>) : tensor<5xi1>
  %ule = arith.cmpf ule, %a, %b : tensor<5xf32>
  check.expect_eq_const(%ule, dense<[true, false, true, true, true]> : tensor<5xi1>) : tensor<5xi1>
  %one = arith.cmpf one, %a, %b : tensor<5xf32>
  check.expect_eq_const(%one, dense<[true, true, false, false, false]> : tensor<5xi1>) : tensor<5xi1>
  %une = arith.cmpf une, %a, %b : tensor<5xf32>
  check.expect_eq_const(%une, dense<[true, true, false, true, false]> : tensor<5xi1>) : tensor<5xi1>
  %ord = arith.cmpf ord, %a, %b : tensor<5xf32>
  check.expect_eq_const(%ord, dense<[true, true, true, false, true]> : tensor<5xi1>) : tensor<5xi1>
  %uno = arith.cmpf uno, %a, %b : tensor<5xf32>
  check.expect_eq_const(%uno, dense<[false, false, false, true, false]> : tensor<5xi1>) : tensor<5xi1>
  return
}
