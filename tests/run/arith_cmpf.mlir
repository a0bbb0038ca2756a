// Comparisons of floats: every predicate, in every format.

func.func @cmpf_f4E2M1FN() {
  %a = util.unfoldable_constant dense<[0xF, 0x3, 0xE, 0x1, 0x4, 0xA, 0x8, 0x7, 0x1, 0x0, 0x2, 0x0, 0x0]> : tensor<13xf4E2M1FN>
  %b = util.unfoldable_constant dense<[0xF, 0x6, 0xC, 0x4, 0x2, 0x7, 0x6, 0x9, 0x6, 0x0, 0x0, 0x2, 0x8]> : tensor<13xf4E2M1FN>
  %false = arith.cmpf false, %a, %b : tensor<13xf4E2M1FN>
  check.expect_eq_const(%false, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<13xi1>) : tensor<13xi1>
  %oeq = arith.cmpf oeq, %a, %b : tensor<13xf4E2M1FN>
  check.expect_eq_const(%oeq, dense<[true, false, false, false, false, false, false, false, false, true, false, false, true]> : tensor<13xi1>) : tensor<13xi1>
  %ogt = arith.cmpf ogt, %a, %b : tensor<13xf4E2M1FN>
  check.expect_eq_const(%ogt, dense<[false, false, false, false, true, false, false, true, false, false, true, false, false]> : tensor<13xi1>) : tensor<13xi1>
  %oge = arith.cmpf oge, %a, %b : tensor<13xf4E2M1FN>
  check.expect_eq_const(%oge, dense<[true, false, false, false, true, false, false, true, false, true, true, false, true]> : tensor<13xi1>) : tensor<13xi1>
  %olt = arith.cmpf olt, %a, %b : tensor<13xf4E2M1FN>
  check.expect_eq_const(%olt, dense<[false, true, true, true, false, true, true, false, true, false, false, true, false]> : tensor<13xi1>) : tensor<13xi1>
  %ole = arith.cmpf ole, %a, %b : tensor<13xf4E2M1FN>
  check.expect_eq_const(%ole, dense<[true, true, true, true, false, true, true, false, true, true, false, true, true]> : tensor<13xi1>) : tensor<13xi1>
  %one = arith.cmpf one, %a, %b : tensor<13xf4E2M1FN>
  check.expect_eq_const(%one, dense<[false, true, true, true, true, true, true, true, true, false, true, true, false]> : tensor<13xi1>) : tensor<13xi1>
  %ord = arith.cmpf ord, %a, %b : tensor<13xf4E2M1FN>
  check.expect_eq_const(%ord, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<13xi1>) : tensor<13xi1>
  %ueq = arith.cmpf ueq, %a, %b : tensor<13xf4E2M1FN>
  check.expect_eq_const(%ueq, dense<[true, false, false, false, false, false, false, false, false, true, false, false, true]> : tensor<13xi1>) : tensor<13xi1>
  %ugt = arith.cmpf ugt, %a, %b : tensor<13xf4E2M1FN>
  check.expect_eq_const(%ugt, dense<[false, false, false, false, true, false, false, true, false, false, true, false, false]> : tensor<13xi1>) : tensor<13xi1>
  %uge = arith.cmpf uge, %a, %b : tensor<13xf4E2M1FN>
  check.expect_eq_const(%uge, dense<[true, false, false, false, true, false, false, true, false, true, true, false, true]> : tensor<13xi1>) : tensor<13xi1>
  %ult = arith.cmpf ult, %a, %b : tensor<13xf4E2M1FN>
  check.expect_eq_const(%ult, dense<[false, true, true, true, false, true, true, false, true, false, false, true, false]> : tensor<13xi1>) : tensor<13xi1>
  %ule = arith.cmpf ule, %a, %b : tensor<13xf4E2M1FN>
  check.expect_eq_const(%ule, dense<[true, true, true, true, false, true, true, false, true, true, false, true, true]> : tensor<13xi1>) : tensor<13xi1>
  %une = arith.cmpf une, %a, %b : tensor<13xf4E2M1FN>
  check.expect_eq_const(%une, dense<[false, true, true, true, true, true, true, true, true, false, true, true, false]> : tensor<13xi1>) : tensor<13xi1>
  %uno = arith.cmpf uno, %a, %b : tensor<13xf4E2M1FN>
  check.expect_eq_const(%uno, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<13xi1>) : tensor<13xi1>
  %true = arith.cmpf true, %a, %b : tensor<13xf4E2M1FN>
  check.expect_eq_const(%true, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<13xi1>) : tensor<13xi1>
  return
}

func.func @cmpf_f6E2M3FN() {
  %a = util.unfoldable_constant dense<[0x1E, 0x30, 0x30, 0x00, 0x00, 0x28, 0x14, 0x12, 0x07, 0x00, 0x08, 0x00, 0x00]> : tensor<13xf6E2M3FN>
  %b = util.unfoldable_constant dense<[0x3F, 0x08, 0x28, 0x1A, 0x0C, 0x0C, 0x34, 0x1A, 0x23, 0x00, 0x00, 0x08, 0x20]> : tensor<13xf6E2M3FN>
  %false = arith.cmpf false, %a, %b : tensor<13xf6E2M3FN>
  check.expect_eq_const(%false, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<13xi1>) : tensor<13xi1>
  %oeq = arith.cmpf oeq, %a, %b : tensor<13xf6E2M3FN>
  check.expect_eq_const(%oeq, dense<[false, false, false, false, false, false, false, false, false, true, false, false, true]> : tensor<13xi1>) : tensor<13xi1>
  %ogt = arith.cmpf ogt, %a, %b : tensor<13xf6E2M3FN>
  check.expect_eq_const(%ogt, dense<[true, false, false, false, false, false, true, false, true, false, true, false, false]> : tensor<13xi1>) : tensor<13xi1>
  %oge = arith.cmpf oge, %a, %b : tensor<13xf6E2M3FN>
  check.expect_eq_const(%oge, dense<[true, false, false, false, false, false, true, false, true, true, true, false, true]> : tensor<13xi1>) : tensor<13xi1>
  %olt = arith.cmpf olt, %a, %b : tensor<13xf6E2M3FN>
  check.expect_eq_const(%olt, dense<[false, true, true, true, true, true, false, true, false, false, false, true, false]> : tensor<13xi1>) : tensor<13xi1>
  %ole = arith.cmpf ole, %a, %b : tensor<13xf6E2M3FN>
  check.expect_eq_const(%ole, dense<[false, true, true, true, true, true, false, true, false, true, false, true, true]> : tensor<13xi1>) : tensor<13xi1>
  %one = arith.cmpf one, %a, %b : tensor<13xf6E2M3FN>
  check.expect_eq_const(%one, dense<[true, true, true, true, true, true, true, true, true, false, true, true, false]> : tensor<13xi1>) : tensor<13xi1>
  %ord = arith.cmpf ord, %a, %b : tensor<13xf6E2M3FN>
  check.expect_eq_const(%ord, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<13xi1>) : tensor<13xi1>
  %ueq = arith.cmpf ueq, %a, %b : tensor<13xf6E2M3FN>
  check.expect_eq_const(%ueq, dense<[false, false, false, false, false, false, false, false, false, true, false, false, true]> : tensor<13xi1>) : tensor<13xi1>
  %ugt = arith.cmpf ugt, %a, %b : tensor<13xf6E2M3FN>
  check.expect_eq_const(%ugt, dense<[true, false, false, false, false, false, true, false, true, false, true, false, false]> : tensor<13xi1>) : tensor<13xi1>
  %uge = arith.cmpf uge, %a, %b : tensor<13xf6E2M3FN>
  check.expect_eq_const(%uge, dense<[true, false, false, false, false, false, true, false, true, true, true, false, true]> : tensor<13xi1>) : tensor<13xi1>
  %ult = arith.cmpf ult, %a, %b : tensor<13xf6E2M3FN>
  check.expect_eq_const(%ult, dense<[false, true, true, true, true, true, false, true, false, false, false, true, false]> : tensor<13xi1>) : tensor<13xi1>
  %ule = arith.cmpf ule, %a, %b : tensor<13xf6E2M3FN>
  check.expect_eq_const(%ule, dense<[false, true, true, true, true, true, false, true, false, true, false, true, true]> : tensor<13xi1>) : tensor<13xi1>
  %une = arith.cmpf une, %a, %b : tensor<13xf6E2M3FN>
  check.expect_eq_const(%une, dense<[true, true, true, true, true, true, true, true, true, false, true, true, false]> : tensor<13xi1>) : tensor<13xi1>
  %uno = arith.cmpf uno, %a, %b : tensor<13xf6E2M3FN>
  check.expect_eq_const(%uno, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<13xi1>) : tensor<13xi1>
  %true = arith.cmpf true, %a, %b : tensor<13xf6E2M3FN>
  check.expect_eq_const(%true, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<13xi1>) : tensor<13xi1>
  return
}

func.func @cmpf_f6E3M2FN() {
  %a = util.unfoldable_constant dense<[0x03, 0x3E, 0x03, 0x04, 0x20, 0x20, 0x1E, 0x3E, 0x2C, 0x00, 0x0C, 0x00, 0x00]> : tensor<13xf6E3M2FN>
  %b = util.unfoldable_constant dense<[0x2E, 0x02, 0x31, 0x20, 0x04, 0x24, 0x0E, 0x1E, 0x24, 0x00, 0x00, 0x0C, 0x20]> : tensor<13xf6E3M2FN>
  %false = arith.cmpf false, %a, %b : tensor<13xf6E3M2FN>
  check.expect_eq_const(%false, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<13xi1>) : tensor<13xi1>
  %oeq = arith.cmpf oeq, %a, %b : tensor<13xf6E3M2FN>
  check.expect_eq_const(%oeq, dense<[false, false, false, false, false, false, false, false, false, true, false, false, true]> : tensor<13xi1>) : tensor<13xi1>
  %ogt = arith.cmpf ogt, %a, %b : tensor<13xf6E3M2FN>
  check.expect_eq_const(%ogt, dense<[true, false, true, true, false, true, true, false, false, false, true, false, false]> : tensor<13xi1>) : tensor<13xi1>
  %oge = arith.cmpf oge, %a, %b : tensor<13xf6E3M2FN>
  check.expect_eq_const(%oge, dense<[true, false, true, true, false, true, true, false, false, true, true, false, true]> : tensor<13xi1>) : tensor<13xi1>
  %olt = arith.cmpf olt, %a, %b : tensor<13xf6E3M2FN>
  check.expect_eq_const(%olt, dense<[false, true, false, false, true, false, false, true, true, false, false, true, false]> : tensor<13xi1>) : tensor<13xi1>
  %ole = arith.cmpf ole, %a, %b : tensor<13xf6E3M2FN>
  check.expect_eq_const(%ole, dense<[false, true, false, false, true, false, false, true, true, true, false, true, true]> : tensor<13xi1>) : tensor<13xi1>
  %one = arith.cmpf one, %a, %b : tensor<13xf6E3M2FN>
  check.expect_eq_const(%one, dense<[true, true, true, true, true, true, true, true, true, false, true, true, false]> : tensor<13xi1>) : tensor<13xi1>
  %ord = arith.cmpf ord, %a, %b : tensor<13xf6E3M2FN>
  check.expect_eq_const(%ord, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<13xi1>) : tensor<13xi1>
  %ueq = arith.cmpf ueq, %a, %b : tensor<13xf6E3M2FN>
  check.expect_eq_const(%ueq, dense<[false, false, false, false, false, false, false, false, false, true, false, false, true]> : tensor<13xi1>) : tensor<13xi1>
  %ugt = arith.cmpf ugt, %a, %b : tensor<13xf6E3M2FN>
  check.expect_eq_const(%ugt, dense<[true, false, true, true, false, true, true, false, false, false, true, false, false]> : tensor<13xi1>) : tensor<13xi1>
  %uge = arith.cmpf uge, %a, %b : tensor<13xf6E3M2FN>
  check.expect_eq_const(%uge, dense<[true, false, true, true, false, true, true, false, false, true, true, false, true]> : tensor<13xi1>) : tensor<13xi1>
  %ult = arith.cmpf ult, %a, %b : tensor<13xf6E3M2FN>
  check.expect_eq_const(%ult, dense<[false, true, false, false, true, false, false, true, true, false, false, true, false]> : tensor<13xi1>) : tensor<13xi1>
  %ule = arith.cmpf ule, %a, %b : tensor<13xf6E3M2FN>
  check.expect_eq_const(%ule, dense<[false, true, false, false, true, false, false, true, true, true, false, true, true]> : tensor<13xi1>) : tensor<13xi1>
  %une = arith.cmpf une, %a, %b : tensor<13xf6E3M2FN>
  check.expect_eq_const(%une, dense<[true, true, true, true, true, true, true, true, true, false, true, true, false]> : tensor<13xi1>) : tensor<13xi1>
  %uno = arith.cmpf uno, %a, %b : tensor<13xf6E3M2FN>
  check.expect_eq_const(%uno, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<13xi1>) : tensor<13xi1>
  %true = arith.cmpf true, %a, %b : tensor<13xf6E3M2FN>
  check.expect_eq_const(%true, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<13xi1>) : tensor<13xi1>
  return
}

func.func @cmpf_f8E3M4() {
  %a = util.unfoldable_constant dense<[0x10, 0x70, 0xB0, 0x0F, 0x00, 0xB8, 0x6E, 0x70, 0x10, 0x00, 0x30, 0x00, 0x00, 0x78, 0x30]> : tensor<15xf8E3M4>
  %b = util.unfoldable_constant dense<[0xB0, 0xEE, 0x02, 0x95, 0x0F, 0x03, 0x6F, 0x1B, 0xEE, 0x00, 0x00, 0x30, 0x80, 0x78, 0x78]> : tensor<15xf8E3M4>
  %false = arith.cmpf false, %a, %b : tensor<15xf8E3M4>
  check.expect_eq_const(%false, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %oeq = arith.cmpf oeq, %a, %b : tensor<15xf8E3M4>
  check.expect_eq_const(%oeq, dense<[false, false, false, false, false, false, false, false, false, true, false, false, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ogt = arith.cmpf ogt, %a, %b : tensor<15xf8E3M4>
  check.expect_eq_const(%ogt, dense<[true, true, false, true, false, false, false, true, true, false, true, false, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %oge = arith.cmpf oge, %a, %b : tensor<15xf8E3M4>
  check.expect_eq_const(%oge, dense<[true, true, false, true, false, false, false, true, true, true, true, false, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %olt = arith.cmpf olt, %a, %b : tensor<15xf8E3M4>
  check.expect_eq_const(%olt, dense<[false, false, true, false, true, true, true, false, false, false, false, true, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ole = arith.cmpf ole, %a, %b : tensor<15xf8E3M4>
  check.expect_eq_const(%ole, dense<[false, false, true, false, true, true, true, false, false, true, false, true, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %one = arith.cmpf one, %a, %b : tensor<15xf8E3M4>
  check.expect_eq_const(%one, dense<[true, true, true, true, true, true, true, true, true, false, true, true, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ord = arith.cmpf ord, %a, %b : tensor<15xf8E3M4>
  check.expect_eq_const(%ord, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ueq = arith.cmpf ueq, %a, %b : tensor<15xf8E3M4>
  check.expect_eq_const(%ueq, dense<[false, false, false, false, false, false, false, false, false, true, false, false, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ugt = arith.cmpf ugt, %a, %b : tensor<15xf8E3M4>
  check.expect_eq_const(%ugt, dense<[true, true, false, true, false, false, false, true, true, false, true, false, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %uge = arith.cmpf uge, %a, %b : tensor<15xf8E3M4>
  check.expect_eq_const(%uge, dense<[true, true, false, true, false, false, false, true, true, true, true, false, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ult = arith.cmpf ult, %a, %b : tensor<15xf8E3M4>
  check.expect_eq_const(%ult, dense<[false, false, true, false, true, true, true, false, false, false, false, true, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ule = arith.cmpf ule, %a, %b : tensor<15xf8E3M4>
  check.expect_eq_const(%ule, dense<[false, false, true, false, true, true, true, false, false, true, false, true, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %une = arith.cmpf une, %a, %b : tensor<15xf8E3M4>
  check.expect_eq_const(%une, dense<[true, true, true, true, true, true, true, true, true, false, true, true, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %uno = arith.cmpf uno, %a, %b : tensor<15xf8E3M4>
  check.expect_eq_const(%uno, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %true = arith.cmpf true, %a, %b : tensor<15xf8E3M4>
  check.expect_eq_const(%true, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  return
}

func.func @cmpf_f8E4M3() {
  %a = util.unfoldable_constant dense<[0xCE, 0x26, 0xB8, 0x07, 0x26, 0xA0, 0xE5, 0x40, 0xBC, 0x00, 0x38, 0x00, 0x00, 0x7C, 0x38]> : tensor<15xf8E4M3>
  %b = util.unfoldable_constant dense<[0x07, 0x80, 0x01, 0x26, 0xBC, 0x7C, 0xE5, 0xF7, 0xC4, 0x00, 0x00, 0x38, 0x80, 0x7C, 0x7C]> : tensor<15xf8E4M3>
  %false = arith.cmpf false, %a, %b : tensor<15xf8E4M3>
  check.expect_eq_const(%false, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %oeq = arith.cmpf oeq, %a, %b : tensor<15xf8E4M3>
  check.expect_eq_const(%oeq, dense<[false, false, false, false, false, false, true, false, false, true, false, false, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ogt = arith.cmpf ogt, %a, %b : tensor<15xf8E4M3>
  check.expect_eq_const(%ogt, dense<[false, true, false, false, true, false, false, true, true, false, true, false, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %oge = arith.cmpf oge, %a, %b : tensor<15xf8E4M3>
  check.expect_eq_const(%oge, dense<[false, true, false, false, true, false, true, true, true, true, true, false, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %olt = arith.cmpf olt, %a, %b : tensor<15xf8E4M3>
  check.expect_eq_const(%olt, dense<[true, false, true, true, false, false, false, false, false, false, false, true, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ole = arith.cmpf ole, %a, %b : tensor<15xf8E4M3>
  check.expect_eq_const(%ole, dense<[true, false, true, true, false, false, true, false, false, true, false, true, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %one = arith.cmpf one, %a, %b : tensor<15xf8E4M3>
  check.expect_eq_const(%one, dense<[true, true, true, true, true, false, false, true, true, false, true, true, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ord = arith.cmpf ord, %a, %b : tensor<15xf8E4M3>
  check.expect_eq_const(%ord, dense<[true, true, true, true, true, false, true, true, true, true, true, true, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ueq = arith.cmpf ueq, %a, %b : tensor<15xf8E4M3>
  check.expect_eq_const(%ueq, dense<[false, false, false, false, false, true, true, false, false, true, false, false, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ugt = arith.cmpf ugt, %a, %b : tensor<15xf8E4M3>
  check.expect_eq_const(%ugt, dense<[false, true, false, false, true, true, false, true, true, false, true, false, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %uge = arith.cmpf uge, %a, %b : tensor<15xf8E4M3>
  check.expect_eq_const(%uge, dense<[false, true, false, false, true, true, true, true, true, true, true, false, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ult = arith.cmpf ult, %a, %b : tensor<15xf8E4M3>
  check.expect_eq_const(%ult, dense<[true, false, true, true, false, true, false, false, false, false, false, true, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ule = arith.cmpf ule, %a, %b : tensor<15xf8E4M3>
  check.expect_eq_const(%ule, dense<[true, false, true, true, false, true, true, false, false, true, false, true, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %une = arith.cmpf une, %a, %b : tensor<15xf8E4M3>
  check.expect_eq_const(%une, dense<[true, true, true, true, true, true, false, true, true, false, true, true, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %uno = arith.cmpf uno, %a, %b : tensor<15xf8E4M3>
  check.expect_eq_const(%uno, dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %true = arith.cmpf true, %a, %b : tensor<15xf8E4M3>
  check.expect_eq_const(%true, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  return
}

func.func @cmpf_f8E4M3FN() {
  %a = util.unfoldable_constant dense<[0xB5, 0xC4, 0x7F, 0x2B, 0x02, 0x03, 0x08, 0x59, 0xBC, 0x00, 0x38, 0x00, 0x7F, 0x38]> : tensor<14xf8E4M3FN>
  %b = util.unfoldable_constant dense<[0xFD, 0x08, 0x01, 0x2B, 0x44, 0x40, 0x01, 0x2B, 0x7D, 0x00, 0x00, 0x38, 0x7F, 0x7F]> : tensor<14xf8E4M3FN>
  %false = arith.cmpf false, %a, %b : tensor<14xf8E4M3FN>
  check.expect_eq_const(%false, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %oeq = arith.cmpf oeq, %a, %b : tensor<14xf8E4M3FN>
  check.expect_eq_const(%oeq, dense<[false, false, false, true, false, false, false, false, false, true, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %ogt = arith.cmpf ogt, %a, %b : tensor<14xf8E4M3FN>
  check.expect_eq_const(%ogt, dense<[true, false, false, false, false, false, true, true, false, false, true, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %oge = arith.cmpf oge, %a, %b : tensor<14xf8E4M3FN>
  check.expect_eq_const(%oge, dense<[true, false, false, true, false, false, true, true, false, true, true, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %olt = arith.cmpf olt, %a, %b : tensor<14xf8E4M3FN>
  check.expect_eq_const(%olt, dense<[false, true, false, false, true, true, false, false, true, false, false, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %ole = arith.cmpf ole, %a, %b : tensor<14xf8E4M3FN>
  check.expect_eq_const(%ole, dense<[false, true, false, true, true, true, false, false, true, true, false, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %one = arith.cmpf one, %a, %b : tensor<14xf8E4M3FN>
  check.expect_eq_const(%one, dense<[true, true, false, false, true, true, true, true, true, false, true, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %ord = arith.cmpf ord, %a, %b : tensor<14xf8E4M3FN>
  check.expect_eq_const(%ord, dense<[true, true, false, true, true, true, true, true, true, true, true, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %ueq = arith.cmpf ueq, %a, %b : tensor<14xf8E4M3FN>
  check.expect_eq_const(%ueq, dense<[false, false, true, true, false, false, false, false, false, true, false, false, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %ugt = arith.cmpf ugt, %a, %b : tensor<14xf8E4M3FN>
  check.expect_eq_const(%ugt, dense<[true, false, true, false, false, false, true, true, false, false, true, false, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %uge = arith.cmpf uge, %a, %b : tensor<14xf8E4M3FN>
  check.expect_eq_const(%uge, dense<[true, false, true, true, false, false, true, true, false, true, true, false, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %ult = arith.cmpf ult, %a, %b : tensor<14xf8E4M3FN>
  check.expect_eq_const(%ult, dense<[false, true, true, false, true, true, false, false, true, false, false, true, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %ule = arith.cmpf ule, %a, %b : tensor<14xf8E4M3FN>
  check.expect_eq_const(%ule, dense<[false, true, true, true, true, true, false, false, true, true, false, true, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %une = arith.cmpf une, %a, %b : tensor<14xf8E4M3FN>
  check.expect_eq_const(%une, dense<[true, true, true, false, true, true, true, true, true, false, true, true, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %uno = arith.cmpf uno, %a, %b : tensor<14xf8E4M3FN>
  check.expect_eq_const(%uno, dense<[false, false, true, false, false, false, false, false, false, false, false, false, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %true = arith.cmpf true, %a, %b : tensor<14xf8E4M3FN>
  check.expect_eq_const(%true, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<14xi1>) : tensor<14xi1>
  return
}

func.func @cmpf_f8E4M3FNUZ() {
  %a = util.unfoldable_constant dense<[0xCA, 0x4C, 0x45, 0x44, 0x61, 0xB3, 0x44, 0x44, 0x61, 0x00, 0x4C, 0x00, 0x80, 0x4C]> : tensor<14xf8E4M3FNUZ>
  %b = util.unfoldable_constant dense<[0xB3, 0xB0, 0xCA, 0xCC, 0xC4, 0x7F, 0xC4, 0xEA, 0x45, 0x00, 0x00, 0x4C, 0x80, 0x80]> : tensor<14xf8E4M3FNUZ>
  %false = arith.cmpf false, %a, %b : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%false, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %oeq = arith.cmpf oeq, %a, %b : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%oeq, dense<[false, false, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %ogt = arith.cmpf ogt, %a, %b : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%ogt, dense<[false, true, true, true, true, false, true, true, true, false, true, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %oge = arith.cmpf oge, %a, %b : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%oge, dense<[false, true, true, true, true, false, true, true, true, true, true, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %olt = arith.cmpf olt, %a, %b : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%olt, dense<[true, false, false, false, false, true, false, false, false, false, false, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %ole = arith.cmpf ole, %a, %b : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%ole, dense<[true, false, false, false, false, true, false, false, false, true, false, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %one = arith.cmpf one, %a, %b : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%one, dense<[true, true, true, true, true, true, true, true, true, false, true, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %ord = arith.cmpf ord, %a, %b : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%ord, dense<[true, true, true, true, true, true, true, true, true, true, true, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %ueq = arith.cmpf ueq, %a, %b : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%ueq, dense<[false, false, false, false, false, false, false, false, false, true, false, false, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %ugt = arith.cmpf ugt, %a, %b : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%ugt, dense<[false, true, true, true, true, false, true, true, true, false, true, false, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %uge = arith.cmpf uge, %a, %b : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%uge, dense<[false, true, true, true, true, false, true, true, true, true, true, false, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %ult = arith.cmpf ult, %a, %b : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%ult, dense<[true, false, false, false, false, true, false, false, false, false, false, true, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %ule = arith.cmpf ule, %a, %b : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%ule, dense<[true, false, false, false, false, true, false, false, false, true, false, true, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %une = arith.cmpf une, %a, %b : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%une, dense<[true, true, true, true, true, true, true, true, true, false, true, true, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %uno = arith.cmpf uno, %a, %b : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%uno, dense<[false, false, false, false, false, false, false, false, false, false, false, false, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %true = arith.cmpf true, %a, %b : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const(%true, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<14xi1>) : tensor<14xi1>
  return
}

func.func @cmpf_f8E4M3B11FNUZ() {
  %a = util.unfoldable_constant dense<[0x60, 0xFE, 0x02, 0xFF, 0x7E, 0xD8, 0xDC, 0x58, 0x64, 0x00, 0x64, 0x00, 0x80, 0x64]> : tensor<14xf8E4M3B11FNUZ>
  %b = util.unfoldable_constant dense<[0x7E, 0x58, 0x00, 0x08, 0x4B, 0x44, 0xCB, 0x60, 0x7E, 0x00, 0x00, 0x64, 0x80, 0x80]> : tensor<14xf8E4M3B11FNUZ>
  %false = arith.cmpf false, %a, %b : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%false, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %oeq = arith.cmpf oeq, %a, %b : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%oeq, dense<[false, false, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %ogt = arith.cmpf ogt, %a, %b : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%ogt, dense<[false, false, true, false, true, false, false, false, false, false, true, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %oge = arith.cmpf oge, %a, %b : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%oge, dense<[false, false, true, false, true, false, false, false, false, true, true, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %olt = arith.cmpf olt, %a, %b : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%olt, dense<[true, true, false, true, false, true, true, true, true, false, false, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %ole = arith.cmpf ole, %a, %b : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%ole, dense<[true, true, false, true, false, true, true, true, true, true, false, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %one = arith.cmpf one, %a, %b : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%one, dense<[true, true, true, true, true, true, true, true, true, false, true, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %ord = arith.cmpf ord, %a, %b : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%ord, dense<[true, true, true, true, true, true, true, true, true, true, true, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %ueq = arith.cmpf ueq, %a, %b : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%ueq, dense<[false, false, false, false, false, false, false, false, false, true, false, false, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %ugt = arith.cmpf ugt, %a, %b : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%ugt, dense<[false, false, true, false, true, false, false, false, false, false, true, false, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %uge = arith.cmpf uge, %a, %b : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%uge, dense<[false, false, true, false, true, false, false, false, false, true, true, false, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %ult = arith.cmpf ult, %a, %b : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%ult, dense<[true, true, false, true, false, true, true, true, true, false, false, true, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %ule = arith.cmpf ule, %a, %b : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%ule, dense<[true, true, false, true, false, true, true, true, true, true, false, true, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %une = arith.cmpf une, %a, %b : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%une, dense<[true, true, true, true, true, true, true, true, true, false, true, true, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %uno = arith.cmpf uno, %a, %b : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%uno, dense<[false, false, false, false, false, false, false, false, false, false, false, false, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %true = arith.cmpf true, %a, %b : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const(%true, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<14xi1>) : tensor<14xi1>
  return
}

func.func @cmpf_f8E5M2() {
  %a = util.unfoldable_constant dense<[0x3C, 0x30, 0x7A, 0xC0, 0xB5, 0x7B, 0x3C, 0xBE, 0xFA, 0x00, 0x3C, 0x00, 0x00, 0x7E, 0x3C]> : tensor<15xf8E5M2>
  %b = util.unfoldable_constant dense<[0x3E, 0x3E, 0xC0, 0x04, 0x41, 0xFB, 0x41, 0x3E, 0x04, 0x00, 0x00, 0x3C, 0x80, 0x7E, 0x7E]> : tensor<15xf8E5M2>
  %false = arith.cmpf false, %a, %b : tensor<15xf8E5M2>
  check.expect_eq_const(%false, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %oeq = arith.cmpf oeq, %a, %b : tensor<15xf8E5M2>
  check.expect_eq_const(%oeq, dense<[false, false, false, false, false, false, false, false, false, true, false, false, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ogt = arith.cmpf ogt, %a, %b : tensor<15xf8E5M2>
  check.expect_eq_const(%ogt, dense<[false, false, true, false, false, true, false, false, false, false, true, false, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %oge = arith.cmpf oge, %a, %b : tensor<15xf8E5M2>
  check.expect_eq_const(%oge, dense<[false, false, true, false, false, true, false, false, false, true, true, false, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %olt = arith.cmpf olt, %a, %b : tensor<15xf8E5M2>
  check.expect_eq_const(%olt, dense<[true, true, false, true, true, false, true, true, true, false, false, true, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ole = arith.cmpf ole, %a, %b : tensor<15xf8E5M2>
  check.expect_eq_const(%ole, dense<[true, true, false, true, true, false, true, true, true, true, false, true, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %one = arith.cmpf one, %a, %b : tensor<15xf8E5M2>
  check.expect_eq_const(%one, dense<[true, true, true, true, true, true, true, true, true, false, true, true, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ord = arith.cmpf ord, %a, %b : tensor<15xf8E5M2>
  check.expect_eq_const(%ord, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ueq = arith.cmpf ueq, %a, %b : tensor<15xf8E5M2>
  check.expect_eq_const(%ueq, dense<[false, false, false, false, false, false, false, false, false, true, false, false, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ugt = arith.cmpf ugt, %a, %b : tensor<15xf8E5M2>
  check.expect_eq_const(%ugt, dense<[false, false, true, false, false, true, false, false, false, false, true, false, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %uge = arith.cmpf uge, %a, %b : tensor<15xf8E5M2>
  check.expect_eq_const(%uge, dense<[false, false, true, false, false, true, false, false, false, true, true, false, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ult = arith.cmpf ult, %a, %b : tensor<15xf8E5M2>
  check.expect_eq_const(%ult, dense<[true, true, false, true, true, false, true, true, true, false, false, true, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ule = arith.cmpf ule, %a, %b : tensor<15xf8E5M2>
  check.expect_eq_const(%ule, dense<[true, true, false, true, true, false, true, true, true, true, false, true, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %une = arith.cmpf une, %a, %b : tensor<15xf8E5M2>
  check.expect_eq_const(%une, dense<[true, true, true, true, true, true, true, true, true, false, true, true, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %uno = arith.cmpf uno, %a, %b : tensor<15xf8E5M2>
  check.expect_eq_const(%uno, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %true = arith.cmpf true, %a, %b : tensor<15xf8E5M2>
  check.expect_eq_const(%true, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  return
}

func.func @cmpf_f8E5M2FNUZ() {
  %a = util.unfoldable_constant dense<[0xB9, 0x04, 0xBD, 0xA8, 0x58, 0x7F, 0xFE, 0xB9, 0x38, 0x00, 0x46, 0x00, 0x80, 0x46]> : tensor<14xf8E5M2FNUZ>
  %b = util.unfoldable_constant dense<[0xC2, 0x44, 0x38, 0x02, 0x7E, 0x45, 0x03, 0x80, 0x45, 0x00, 0x00, 0x46, 0x80, 0x80]> : tensor<14xf8E5M2FNUZ>
  %false = arith.cmpf false, %a, %b : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%false, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %oeq = arith.cmpf oeq, %a, %b : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%oeq, dense<[false, false, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %ogt = arith.cmpf ogt, %a, %b : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%ogt, dense<[true, false, false, false, false, true, false, false, false, false, true, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %oge = arith.cmpf oge, %a, %b : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%oge, dense<[true, false, false, false, false, true, false, false, false, true, true, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %olt = arith.cmpf olt, %a, %b : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%olt, dense<[false, true, true, true, true, false, true, false, true, false, false, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %ole = arith.cmpf ole, %a, %b : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%ole, dense<[false, true, true, true, true, false, true, false, true, true, false, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %one = arith.cmpf one, %a, %b : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%one, dense<[true, true, true, true, true, true, true, false, true, false, true, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %ord = arith.cmpf ord, %a, %b : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%ord, dense<[true, true, true, true, true, true, true, false, true, true, true, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %ueq = arith.cmpf ueq, %a, %b : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%ueq, dense<[false, false, false, false, false, false, false, true, false, true, false, false, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %ugt = arith.cmpf ugt, %a, %b : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%ugt, dense<[true, false, false, false, false, true, false, true, false, false, true, false, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %uge = arith.cmpf uge, %a, %b : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%uge, dense<[true, false, false, false, false, true, false, true, false, true, true, false, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %ult = arith.cmpf ult, %a, %b : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%ult, dense<[false, true, true, true, true, false, true, true, true, false, false, true, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %ule = arith.cmpf ule, %a, %b : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%ule, dense<[false, true, true, true, true, false, true, true, true, true, false, true, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %une = arith.cmpf une, %a, %b : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%une, dense<[true, true, true, true, true, true, true, true, true, false, true, true, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %uno = arith.cmpf uno, %a, %b : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%uno, dense<[false, false, false, false, false, false, false, true, false, false, false, false, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %true = arith.cmpf true, %a, %b : tensor<14xf8E5M2FNUZ>
  check.expect_eq_const(%true, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<14xi1>) : tensor<14xi1>
  return
}

func.func @cmpf_f8E8M0FNU() {
  %a = util.unfoldable_constant dense<[0x7F, 0x84, 0x83, 0x81, 0xFD, 0x00, 0x7D, 0xFF, 0x80, 0x7F, 0x80, 0x7F, 0xFF, 0x80]> : tensor<14xf8E8M0FNU>
  %b = util.unfoldable_constant dense<[0x7F, 0xFF, 0x84, 0x80, 0x83, 0x01, 0x7D, 0x81, 0xFF, 0x7F, 0x7F, 0x80, 0xFF, 0xFF]> : tensor<14xf8E8M0FNU>
  %false = arith.cmpf false, %a, %b : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%false, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %oeq = arith.cmpf oeq, %a, %b : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%oeq, dense<[true, false, false, false, false, false, true, false, false, true, false, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %ogt = arith.cmpf ogt, %a, %b : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%ogt, dense<[false, false, false, true, true, false, false, false, false, false, true, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %oge = arith.cmpf oge, %a, %b : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%oge, dense<[true, false, false, true, true, false, true, false, false, true, true, false, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %olt = arith.cmpf olt, %a, %b : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%olt, dense<[false, false, true, false, false, true, false, false, false, false, false, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %ole = arith.cmpf ole, %a, %b : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%ole, dense<[true, false, true, false, false, true, true, false, false, true, false, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %one = arith.cmpf one, %a, %b : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%one, dense<[false, false, true, true, true, true, false, false, false, false, true, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %ord = arith.cmpf ord, %a, %b : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%ord, dense<[true, false, true, true, true, true, true, false, false, true, true, true, false, false]> : tensor<14xi1>) : tensor<14xi1>
  %ueq = arith.cmpf ueq, %a, %b : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%ueq, dense<[true, true, false, false, false, false, true, true, true, true, false, false, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %ugt = arith.cmpf ugt, %a, %b : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%ugt, dense<[false, true, false, true, true, false, false, true, true, false, true, false, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %uge = arith.cmpf uge, %a, %b : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%uge, dense<[true, true, false, true, true, false, true, true, true, true, true, false, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %ult = arith.cmpf ult, %a, %b : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%ult, dense<[false, true, true, false, false, true, false, true, true, false, false, true, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %ule = arith.cmpf ule, %a, %b : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%ule, dense<[true, true, true, false, false, true, true, true, true, true, false, true, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %une = arith.cmpf une, %a, %b : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%une, dense<[false, true, true, true, true, true, false, true, true, false, true, true, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %uno = arith.cmpf uno, %a, %b : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%uno, dense<[false, true, false, false, false, false, false, true, true, false, false, false, true, true]> : tensor<14xi1>) : tensor<14xi1>
  %true = arith.cmpf true, %a, %b : tensor<14xf8E8M0FNU>
  check.expect_eq_const(%true, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<14xi1>) : tensor<14xi1>
  return
}

func.func @cmpf_bf16() {
  %a = util.unfoldable_constant dense<[0xBF80, 0xFF7F, 0x0001, 0x7FC0, 0x3EAB, 0xBF80, 0xFF80, 0xFF80, 0xFF80, 0x0000, 0x3F80, 0x0000, 0x0000, 0x7FC0, 0x3F80]> : tensor<15xbf16>
  %b = util.unfoldable_constant dense<[0xC020, 0x3F0E, 0x4020, 0x3F0E, 0xBEAB, 0x7F80, 0xC132, 0xFF80, 0x0080, 0x0000, 0x0000, 0x3F80, 0x8000, 0x7FC0, 0x7FC0]> : tensor<15xbf16>
  %false = arith.cmpf false, %a, %b : tensor<15xbf16>
  check.expect_eq_const(%false, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %oeq = arith.cmpf oeq, %a, %b : tensor<15xbf16>
  check.expect_eq_const(%oeq, dense<[false, false, false, false, false, false, false, true, false, true, false, false, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ogt = arith.cmpf ogt, %a, %b : tensor<15xbf16>
  check.expect_eq_const(%ogt, dense<[true, false, false, false, true, false, false, false, false, false, true, false, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %oge = arith.cmpf oge, %a, %b : tensor<15xbf16>
  check.expect_eq_const(%oge, dense<[true, false, false, false, true, false, false, true, false, true, true, false, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %olt = arith.cmpf olt, %a, %b : tensor<15xbf16>
  check.expect_eq_const(%olt, dense<[false, true, true, false, false, true, true, false, true, false, false, true, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ole = arith.cmpf ole, %a, %b : tensor<15xbf16>
  check.expect_eq_const(%ole, dense<[false, true, true, false, false, true, true, true, true, true, false, true, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %one = arith.cmpf one, %a, %b : tensor<15xbf16>
  check.expect_eq_const(%one, dense<[true, true, true, false, true, true, true, false, true, false, true, true, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ord = arith.cmpf ord, %a, %b : tensor<15xbf16>
  check.expect_eq_const(%ord, dense<[true, true, true, false, true, true, true, true, true, true, true, true, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ueq = arith.cmpf ueq, %a, %b : tensor<15xbf16>
  check.expect_eq_const(%ueq, dense<[false, false, false, true, false, false, false, true, false, true, false, false, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ugt = arith.cmpf ugt, %a, %b : tensor<15xbf16>
  check.expect_eq_const(%ugt, dense<[true, false, false, true, true, false, false, false, false, false, true, false, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %uge = arith.cmpf uge, %a, %b : tensor<15xbf16>
  check.expect_eq_const(%uge, dense<[true, false, false, true, true, false, false, true, false, true, true, false, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ult = arith.cmpf ult, %a, %b : tensor<15xbf16>
  check.expect_eq_const(%ult, dense<[false, true, true, true, false, true, true, false, true, false, false, true, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ule = arith.cmpf ule, %a, %b : tensor<15xbf16>
  check.expect_eq_const(%ule, dense<[false, true, true, true, false, true, true, true, true, true, false, true, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %une = arith.cmpf une, %a, %b : tensor<15xbf16>
  check.expect_eq_const(%une, dense<[true, true, true, true, true, true, true, false, true, false, true, true, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %uno = arith.cmpf uno, %a, %b : tensor<15xbf16>
  check.expect_eq_const(%uno, dense<[false, false, false, true, false, false, false, false, false, false, false, false, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %true = arith.cmpf true, %a, %b : tensor<15xbf16>
  check.expect_eq_const(%true, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  return
}

func.func @cmpf_f16() {
  %a = util.unfoldable_constant dense<[0x7C00, 0x7BFE, 0x0001, 0xBE00, 0xFBFE, 0x7C00, 0x3E00, 0xB555, 0x7C00, 0x0000, 0x3C00, 0x0000, 0x0000, 0x7E00, 0x3C00]> : tensor<15xf16>
  %b = util.unfoldable_constant dense<[0xDFEB, 0xC000, 0x7BFE, 0x0000, 0xFBFE, 0x0000, 0x0001, 0x0003, 0xFBFF, 0x0000, 0x0000, 0x3C00, 0x8000, 0x7E00, 0x7E00]> : tensor<15xf16>
  %false = arith.cmpf false, %a, %b : tensor<15xf16>
  check.expect_eq_const(%false, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %oeq = arith.cmpf oeq, %a, %b : tensor<15xf16>
  check.expect_eq_const(%oeq, dense<[false, false, false, false, true, false, false, false, false, true, false, false, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ogt = arith.cmpf ogt, %a, %b : tensor<15xf16>
  check.expect_eq_const(%ogt, dense<[true, true, false, false, false, true, true, false, true, false, true, false, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %oge = arith.cmpf oge, %a, %b : tensor<15xf16>
  check.expect_eq_const(%oge, dense<[true, true, false, false, true, true, true, false, true, true, true, false, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %olt = arith.cmpf olt, %a, %b : tensor<15xf16>
  check.expect_eq_const(%olt, dense<[false, false, true, true, false, false, false, true, false, false, false, true, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ole = arith.cmpf ole, %a, %b : tensor<15xf16>
  check.expect_eq_const(%ole, dense<[false, false, true, true, true, false, false, true, false, true, false, true, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %one = arith.cmpf one, %a, %b : tensor<15xf16>
  check.expect_eq_const(%one, dense<[true, true, true, true, false, true, true, true, true, false, true, true, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ord = arith.cmpf ord, %a, %b : tensor<15xf16>
  check.expect_eq_const(%ord, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ueq = arith.cmpf ueq, %a, %b : tensor<15xf16>
  check.expect_eq_const(%ueq, dense<[false, false, false, false, true, false, false, false, false, true, false, false, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ugt = arith.cmpf ugt, %a, %b : tensor<15xf16>
  check.expect_eq_const(%ugt, dense<[true, true, false, false, false, true, true, false, true, false, true, false, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %uge = arith.cmpf uge, %a, %b : tensor<15xf16>
  check.expect_eq_const(%uge, dense<[true, true, false, false, true, true, true, false, true, true, true, false, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ult = arith.cmpf ult, %a, %b : tensor<15xf16>
  check.expect_eq_const(%ult, dense<[false, false, true, true, false, false, false, true, false, false, false, true, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ule = arith.cmpf ule, %a, %b : tensor<15xf16>
  check.expect_eq_const(%ule, dense<[false, false, true, true, true, false, false, true, false, true, false, true, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %une = arith.cmpf une, %a, %b : tensor<15xf16>
  check.expect_eq_const(%une, dense<[true, true, true, true, false, true, true, true, true, false, true, true, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %uno = arith.cmpf uno, %a, %b : tensor<15xf16>
  check.expect_eq_const(%uno, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %true = arith.cmpf true, %a, %b : tensor<15xf16>
  check.expect_eq_const(%true, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  return
}

func.func @cmpf_tf32() {
  %a = util.unfoldable_constant dense<[0x20000, 0x00002, 0x3FBFF, 0x60100, 0x5E4C8, 0x3FC00, 0x5F555, 0x20100, 0x5FE00, 0x00000, 0x1FC00, 0x00000, 0x00000, 0x3FE00, 0x1FC00]> : tensor<15xtf32>
  %b = util.unfoldable_constant dense<[0x3FC00, 0x5FC00, 0x20000, 0x7FC00, 0x5E9E9, 0x7FBFF, 0x7FC00, 0x5F555, 0x00400, 0x00000, 0x00000, 0x1FC00, 0x40000, 0x3FE00, 0x3FE00]> : tensor<15xtf32>
  %false = arith.cmpf false, %a, %b : tensor<15xtf32>
  check.expect_eq_const(%false, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %oeq = arith.cmpf oeq, %a, %b : tensor<15xtf32>
  check.expect_eq_const(%oeq, dense<[false, false, false, false, false, false, false, false, false, true, false, false, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ogt = arith.cmpf ogt, %a, %b : tensor<15xtf32>
  check.expect_eq_const(%ogt, dense<[false, true, true, true, true, true, true, true, false, false, true, false, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %oge = arith.cmpf oge, %a, %b : tensor<15xtf32>
  check.expect_eq_const(%oge, dense<[false, true, true, true, true, true, true, true, false, true, true, false, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %olt = arith.cmpf olt, %a, %b : tensor<15xtf32>
  check.expect_eq_const(%olt, dense<[true, false, false, false, false, false, false, false, true, false, false, true, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ole = arith.cmpf ole, %a, %b : tensor<15xtf32>
  check.expect_eq_const(%ole, dense<[true, false, false, false, false, false, false, false, true, true, false, true, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %one = arith.cmpf one, %a, %b : tensor<15xtf32>
  check.expect_eq_const(%one, dense<[true, true, true, true, true, true, true, true, true, false, true, true, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ord = arith.cmpf ord, %a, %b : tensor<15xtf32>
  check.expect_eq_const(%ord, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ueq = arith.cmpf ueq, %a, %b : tensor<15xtf32>
  check.expect_eq_const(%ueq, dense<[false, false, false, false, false, false, false, false, false, true, false, false, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ugt = arith.cmpf ugt, %a, %b : tensor<15xtf32>
  check.expect_eq_const(%ugt, dense<[false, true, true, true, true, true, true, true, false, false, true, false, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %uge = arith.cmpf uge, %a, %b : tensor<15xtf32>
  check.expect_eq_const(%uge, dense<[false, true, true, true, true, true, true, true, false, true, true, false, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ult = arith.cmpf ult, %a, %b : tensor<15xtf32>
  check.expect_eq_const(%ult, dense<[true, false, false, false, false, false, false, false, true, false, false, true, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ule = arith.cmpf ule, %a, %b : tensor<15xtf32>
  check.expect_eq_const(%ule, dense<[true, false, false, false, false, false, false, false, true, true, false, true, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %une = arith.cmpf une, %a, %b : tensor<15xtf32>
  check.expect_eq_const(%une, dense<[true, true, true, true, true, true, true, true, true, false, true, true, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %uno = arith.cmpf uno, %a, %b : tensor<15xtf32>
  check.expect_eq_const(%uno, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %true = arith.cmpf true, %a, %b : tensor<15xtf32>
  check.expect_eq_const(%true, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  return
}

func.func @cmpf_f32() {
  %a = util.unfoldable_constant dense<[0xC0000000, 0x3FC00000, 0x44D31D49, 0x4C4ECFEA, 0x4C4ECFEA, 0x40400000, 0x7F800000, 0xCC4D36B2, 0x80000000, 0x00000000, 0x3F800000, 0x00000000, 0x00000000, 0x7FC00000, 0x3F800000]> : tensor<15xf32>
  %b = util.unfoldable_constant dense<[0x00000000, 0x44D31D49, 0x3DBD5E8A, 0x00000001, 0xC3D429A3, 0xBEAAAAAB, 0xBFC00000, 0x4AC2E087, 0x44D31D49, 0x00000000, 0x00000000, 0x3F800000, 0x80000000, 0x7FC00000, 0x7FC00000]> : tensor<15xf32>
  %false = arith.cmpf false, %a, %b : tensor<15xf32>
  check.expect_eq_const(%false, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %oeq = arith.cmpf oeq, %a, %b : tensor<15xf32>
  check.expect_eq_const(%oeq, dense<[false, false, false, false, false, false, false, false, false, true, false, false, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ogt = arith.cmpf ogt, %a, %b : tensor<15xf32>
  check.expect_eq_const(%ogt, dense<[false, false, true, true, true, true, true, false, false, false, true, false, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %oge = arith.cmpf oge, %a, %b : tensor<15xf32>
  check.expect_eq_const(%oge, dense<[false, false, true, true, true, true, true, false, false, true, true, false, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %olt = arith.cmpf olt, %a, %b : tensor<15xf32>
  check.expect_eq_const(%olt, dense<[true, true, false, false, false, false, false, true, true, false, false, true, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ole = arith.cmpf ole, %a, %b : tensor<15xf32>
  check.expect_eq_const(%ole, dense<[true, true, false, false, false, false, false, true, true, true, false, true, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %one = arith.cmpf one, %a, %b : tensor<15xf32>
  check.expect_eq_const(%one, dense<[true, true, true, true, true, true, true, true, true, false, true, true, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ord = arith.cmpf ord, %a, %b : tensor<15xf32>
  check.expect_eq_const(%ord, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ueq = arith.cmpf ueq, %a, %b : tensor<15xf32>
  check.expect_eq_const(%ueq, dense<[false, false, false, false, false, false, false, false, false, true, false, false, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ugt = arith.cmpf ugt, %a, %b : tensor<15xf32>
  check.expect_eq_const(%ugt, dense<[false, false, true, true, true, true, true, false, false, false, true, false, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %uge = arith.cmpf uge, %a, %b : tensor<15xf32>
  check.expect_eq_const(%uge, dense<[false, false, true, true, true, true, true, false, false, true, true, false, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ult = arith.cmpf ult, %a, %b : tensor<15xf32>
  check.expect_eq_const(%ult, dense<[true, true, false, false, false, false, false, true, true, false, false, true, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ule = arith.cmpf ule, %a, %b : tensor<15xf32>
  check.expect_eq_const(%ule, dense<[true, true, false, false, false, false, false, true, true, true, false, true, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %une = arith.cmpf une, %a, %b : tensor<15xf32>
  check.expect_eq_const(%une, dense<[true, true, true, true, true, true, true, true, true, false, true, true, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %uno = arith.cmpf uno, %a, %b : tensor<15xf32>
  check.expect_eq_const(%uno, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %true = arith.cmpf true, %a, %b : tensor<15xf32>
  check.expect_eq_const(%true, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  return
}

func.func @cmpf_f64() {
  %a = util.unfoldable_constant dense<[0xFFEFFFFFFFFFFFFE, 0xBFF8000000000000, 0xC008000000000000, 0xC1553A57C773E0CA, 0xBFD5555555555555, 0x4008000000000000, 0xBFF8000000000000, 0xC226FF6F8BA22C46, 0x0000000000000003, 0x0000000000000000, 0x3FF0000000000000, 0x0000000000000000, 0x0000000000000000, 0x7FF8000000000000, 0x3FF0000000000000]> : tensor<15xf64>
  %b = util.unfoldable_constant dense<[0xBFD5555555555555, 0x7FEFFFFFFFFFFFFF, 0x4004000000000000, 0x8000000000000000, 0x000FFFFFFFFFFFFF, 0x000FFFFFFFFFFFFF, 0xC008000000000000, 0xFFEFFFFFFFFFFFFF, 0xC004000000000000, 0x0000000000000000, 0x0000000000000000, 0x3FF0000000000000, 0x8000000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<15xf64>
  %false = arith.cmpf false, %a, %b : tensor<15xf64>
  check.expect_eq_const(%false, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %oeq = arith.cmpf oeq, %a, %b : tensor<15xf64>
  check.expect_eq_const(%oeq, dense<[false, false, false, false, false, false, false, false, false, true, false, false, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ogt = arith.cmpf ogt, %a, %b : tensor<15xf64>
  check.expect_eq_const(%ogt, dense<[false, false, false, false, false, true, true, true, true, false, true, false, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %oge = arith.cmpf oge, %a, %b : tensor<15xf64>
  check.expect_eq_const(%oge, dense<[false, false, false, false, false, true, true, true, true, true, true, false, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %olt = arith.cmpf olt, %a, %b : tensor<15xf64>
  check.expect_eq_const(%olt, dense<[true, true, true, true, true, false, false, false, false, false, false, true, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ole = arith.cmpf ole, %a, %b : tensor<15xf64>
  check.expect_eq_const(%ole, dense<[true, true, true, true, true, false, false, false, false, true, false, true, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %one = arith.cmpf one, %a, %b : tensor<15xf64>
  check.expect_eq_const(%one, dense<[true, true, true, true, true, true, true, true, true, false, true, true, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ord = arith.cmpf ord, %a, %b : tensor<15xf64>
  check.expect_eq_const(%ord, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ueq = arith.cmpf ueq, %a, %b : tensor<15xf64>
  check.expect_eq_const(%ueq, dense<[false, false, false, false, false, false, false, false, false, true, false, false, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ugt = arith.cmpf ugt, %a, %b : tensor<15xf64>
  check.expect_eq_const(%ugt, dense<[false, false, false, false, false, true, true, true, true, false, true, false, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %uge = arith.cmpf uge, %a, %b : tensor<15xf64>
  check.expect_eq_const(%uge, dense<[false, false, false, false, false, true, true, true, true, true, true, false, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ult = arith.cmpf ult, %a, %b : tensor<15xf64>
  check.expect_eq_const(%ult, dense<[true, true, true, true, true, false, false, false, false, false, false, true, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ule = arith.cmpf ule, %a, %b : tensor<15xf64>
  check.expect_eq_const(%ule, dense<[true, true, true, true, true, false, false, false, false, true, false, true, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %une = arith.cmpf une, %a, %b : tensor<15xf64>
  check.expect_eq_const(%une, dense<[true, true, true, true, true, true, true, true, true, false, true, true, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %uno = arith.cmpf uno, %a, %b : tensor<15xf64>
  check.expect_eq_const(%uno, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %true = arith.cmpf true, %a, %b : tensor<15xf64>
  check.expect_eq_const(%true, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  return
}

func.func @cmpf_f80() {
  %a = util.unfoldable_constant dense<[0x7FFEFFFFFFFFFFFFFFFE, 0x4010B4CE9535211D836A, 0x7FFEFFFFFFFFFFFFFFFE, 0xC000A000000000000000, 0x40008000000000000000, 0x40008000000000000000, 0xBFFFC000000000000000, 0x7FFEFFFFFFFFFFFFFFFE, 0x00000000000000000001, 0x00000000000000000000, 0x3FFF8000000000000000, 0x00000000000000000000, 0x00000000000000000000, 0x7FFFC000000000000000, 0x3FFF8000000000000000]> : tensor<15xf80>
  %b = util.unfoldable_constant dense<[0x00018000000000000000, 0x402BBADA5FA0A079B868, 0xBFFFE5D47CE37125DF2F, 0x80000000000000000000, 0xC000C000000000000000, 0x00000000000000000003, 0x402B8C42B187D35F1D25, 0xC000A000000000000000, 0x00000000000000000002, 0x00000000000000000000, 0x00000000000000000000, 0x3FFF8000000000000000, 0x80000000000000000000, 0x7FFFC000000000000000, 0x7FFFC000000000000000]> : tensor<15xf80>
  %false = arith.cmpf false, %a, %b : tensor<15xf80>
  check.expect_eq_const(%false, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %oeq = arith.cmpf oeq, %a, %b : tensor<15xf80>
  check.expect_eq_const(%oeq, dense<[false, false, false, false, false, false, false, false, false, true, false, false, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ogt = arith.cmpf ogt, %a, %b : tensor<15xf80>
  check.expect_eq_const(%ogt, dense<[true, false, true, false, true, true, false, true, false, false, true, false, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %oge = arith.cmpf oge, %a, %b : tensor<15xf80>
  check.expect_eq_const(%oge, dense<[true, false, true, false, true, true, false, true, false, true, true, false, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %olt = arith.cmpf olt, %a, %b : tensor<15xf80>
  check.expect_eq_const(%olt, dense<[false, true, false, true, false, false, true, false, true, false, false, true, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ole = arith.cmpf ole, %a, %b : tensor<15xf80>
  check.expect_eq_const(%ole, dense<[false, true, false, true, false, false, true, false, true, true, false, true, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %one = arith.cmpf one, %a, %b : tensor<15xf80>
  check.expect_eq_const(%one, dense<[true, true, true, true, true, true, true, true, true, false, true, true, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ord = arith.cmpf ord, %a, %b : tensor<15xf80>
  check.expect_eq_const(%ord, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ueq = arith.cmpf ueq, %a, %b : tensor<15xf80>
  check.expect_eq_const(%ueq, dense<[false, false, false, false, false, false, false, false, false, true, false, false, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ugt = arith.cmpf ugt, %a, %b : tensor<15xf80>
  check.expect_eq_const(%ugt, dense<[true, false, true, false, true, true, false, true, false, false, true, false, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %uge = arith.cmpf uge, %a, %b : tensor<15xf80>
  check.expect_eq_const(%uge, dense<[true, false, true, false, true, true, false, true, false, true, true, false, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ult = arith.cmpf ult, %a, %b : tensor<15xf80>
  check.expect_eq_const(%ult, dense<[false, true, false, true, false, false, true, false, true, false, false, true, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ule = arith.cmpf ule, %a, %b : tensor<15xf80>
  check.expect_eq_const(%ule, dense<[false, true, false, true, false, false, true, false, true, true, false, true, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %une = arith.cmpf une, %a, %b : tensor<15xf80>
  check.expect_eq_const(%une, dense<[true, true, true, true, true, true, true, true, true, false, true, true, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %uno = arith.cmpf uno, %a, %b : tensor<15xf80>
  check.expect_eq_const(%uno, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %true = arith.cmpf true, %a, %b : tensor<15xf80>
  check.expect_eq_const(%true, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  return
}

func.func @cmpf_f128() {
  %a = util.unfoldable_constant dense<[0x7FFF8000000000000000000000000000, 0xC04B20AD332B06E17859D153C2B89CF0, 0xC0004000000000000000000000000000, 0xC058DBBB8C37C0A0A38C21A3F54969E2, 0xC03F07267C6E71313285E1FF92EE8B9A, 0x7FFF8000000000000000000000000000, 0xC05506C41AEC02AC84693D307EE97A02, 0x7FFF0000000000000000000000000000, 0x7FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0x00000000000000000000000000000000, 0x3FFF0000000000000000000000000000, 0x00000000000000000000000000000000, 0x00000000000000000000000000000000, 0x7FFF8000000000000000000000000000, 0x3FFF0000000000000000000000000000]> : tensor<15xf128>
  %b = util.unfoldable_constant dense<[0x3FFF8000000000000000000000000000, 0x40004000000000000000000000000000, 0xFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0x40000000000000000000000000000000, 0x403C566F146767CE8BB95C4B78A197EF, 0xC0004000000000000000000000000000, 0xFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0xBFFF8000000000000000000000000000, 0x7FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFE, 0x00000000000000000000000000000000, 0x00000000000000000000000000000000, 0x3FFF0000000000000000000000000000, 0x80000000000000000000000000000000, 0x7FFF8000000000000000000000000000, 0x7FFF8000000000000000000000000000]> : tensor<15xf128>
  %false = arith.cmpf false, %a, %b : tensor<15xf128>
  check.expect_eq_const(%false, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %oeq = arith.cmpf oeq, %a, %b : tensor<15xf128>
  check.expect_eq_const(%oeq, dense<[false, false, false, false, false, false, false, false, false, true, false, false, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ogt = arith.cmpf ogt, %a, %b : tensor<15xf128>
  check.expect_eq_const(%ogt, dense<[false, false, true, false, false, false, true, true, true, false, true, false, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %oge = arith.cmpf oge, %a, %b : tensor<15xf128>
  check.expect_eq_const(%oge, dense<[false, false, true, false, false, false, true, true, true, true, true, false, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %olt = arith.cmpf olt, %a, %b : tensor<15xf128>
  check.expect_eq_const(%olt, dense<[false, true, false, true, true, false, false, false, false, false, false, true, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ole = arith.cmpf ole, %a, %b : tensor<15xf128>
  check.expect_eq_const(%ole, dense<[false, true, false, true, true, false, false, false, false, true, false, true, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %one = arith.cmpf one, %a, %b : tensor<15xf128>
  check.expect_eq_const(%one, dense<[false, true, true, true, true, false, true, true, true, false, true, true, false, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ord = arith.cmpf ord, %a, %b : tensor<15xf128>
  check.expect_eq_const(%ord, dense<[false, true, true, true, true, false, true, true, true, true, true, true, true, false, false]> : tensor<15xi1>) : tensor<15xi1>
  %ueq = arith.cmpf ueq, %a, %b : tensor<15xf128>
  check.expect_eq_const(%ueq, dense<[true, false, false, false, false, true, false, false, false, true, false, false, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ugt = arith.cmpf ugt, %a, %b : tensor<15xf128>
  check.expect_eq_const(%ugt, dense<[true, false, true, false, false, true, true, true, true, false, true, false, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %uge = arith.cmpf uge, %a, %b : tensor<15xf128>
  check.expect_eq_const(%uge, dense<[true, false, true, false, false, true, true, true, true, true, true, false, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ult = arith.cmpf ult, %a, %b : tensor<15xf128>
  check.expect_eq_const(%ult, dense<[true, true, false, true, true, true, false, false, false, false, false, true, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %ule = arith.cmpf ule, %a, %b : tensor<15xf128>
  check.expect_eq_const(%ule, dense<[true, true, false, true, true, true, false, false, false, true, false, true, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %une = arith.cmpf une, %a, %b : tensor<15xf128>
  check.expect_eq_const(%une, dense<[true, true, true, true, true, true, true, true, true, false, true, true, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %uno = arith.cmpf uno, %a, %b : tensor<15xf128>
  check.expect_eq_const(%uno, dense<[true, false, false, false, false, true, false, false, false, false, false, false, false, true, true]> : tensor<15xi1>) : tensor<15xi1>
  %true = arith.cmpf true, %a, %b : tensor<15xf128>
  check.expect_eq_const(%true, dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<15xi1>) : tensor<15xi1>
  return
}
