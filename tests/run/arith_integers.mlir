// Integer arithmetic on tensors, of every kind of width; shifts past the width too.

func.func @arith_integers_i1() {
  %a = util.unfoldable_constant dense<[true, false, true, true, true, true, true, false, false, false, false, false]> : tensor<12xi1>
  %b = util.unfoldable_constant dense<[true, true, true, true, true, false, true, false, false, false, false, true]> : tensor<12xi1>
  %addi = arith.addi %a, %b : tensor<12xi1>
  check.expect_eq_const(%addi, dense<[false, true, false, false, false, true, false, false, false, false, false, true]> : tensor<12xi1>) : tensor<12xi1>
  %subi = arith.subi %a, %b : tensor<12xi1>
  check.expect_eq_const(%subi, dense<[false, true, false, false, false, true, false, false, false, false, false, true]> : tensor<12xi1>) : tensor<12xi1>
  %muli = arith.muli %a, %b : tensor<12xi1>
  check.expect_eq_const(%muli, dense<[true, false, true, true, true, false, true, false, false, false, false, false]> : tensor<12xi1>) : tensor<12xi1>
  %andi = arith.andi %a, %b : tensor<12xi1>
  check.expect_eq_const(%andi, dense<[true, false, true, true, true, false, true, false, false, false, false, false]> : tensor<12xi1>) : tensor<12xi1>
  %ori = arith.ori %a, %b : tensor<12xi1>
  check.expect_eq_const(%ori, dense<[true, true, true, true, true, true, true, false, false, false, false, true]> : tensor<12xi1>) : tensor<12xi1>
  %xori = arith.xori %a, %b : tensor<12xi1>
  check.expect_eq_const(%xori, dense<[false, true, false, false, false, true, false, false, false, false, false, true]> : tensor<12xi1>) : tensor<12xi1>
  %maxsi = arith.maxsi %a, %b : tensor<12xi1>
  check.expect_eq_const(%maxsi, dense<[true, false, true, true, true, false, true, false, false, false, false, false]> : tensor<12xi1>) : tensor<12xi1>
  %maxui = arith.maxui %a, %b : tensor<12xi1>
  check.expect_eq_const(%maxui, dense<[true, true, true, true, true, true, true, false, false, false, false, true]> : tensor<12xi1>) : tensor<12xi1>
  %minsi = arith.minsi %a, %b : tensor<12xi1>
  check.expect_eq_const(%minsi, dense<[true, true, true, true, true, true, true, false, false, false, false, true]> : tensor<12xi1>) : tensor<12xi1>
  %minui = arith.minui %a, %b : tensor<12xi1>
  check.expect_eq_const(%minui, dense<[true, false, true, true, true, false, true, false, false, false, false, false]> : tensor<12xi1>) : tensor<12xi1>
  %shli = arith.shli %a, %b : tensor<12xi1>
  check.expect_eq_const(%shli, dense<[false, false, false, false, false, true, false, false, false, false, false, false]> : tensor<12xi1>) : tensor<12xi1>
  %shrui = arith.shrui %a, %b : tensor<12xi1>
  check.expect_eq_const(%shrui, dense<[false, false, false, false, false, true, false, false, false, false, false, false]> : tensor<12xi1>) : tensor<12xi1>
  %shrsi = arith.shrsi %a, %b : tensor<12xi1>
  check.expect_eq_const(%shrsi, dense<[true, false, true, true, true, true, true, false, false, false, false, false]> : tensor<12xi1>) : tensor<12xi1>
  return
}

func.func @arith_integers_i2() {
  %a = util.unfoldable_constant dense<[-2, 1, -1, -2, -1, 1, 1, -1, -1, -2, 1, -2]> : tensor<12xi2>
  %b = util.unfoldable_constant dense<[-1, 1, -1, -1, -2, 1, -1, 0, 1, 1, -2, -2]> : tensor<12xi2>
  %addi = arith.addi %a, %b : tensor<12xi2>
  check.expect_eq_const(%addi, dense<[1, -2, -2, 1, 1, -2, 0, -1, 0, -1, -1, 0]> : tensor<12xi2>) : tensor<12xi2>
  %subi = arith.subi %a, %b : tensor<12xi2>
  check.expect_eq_const(%subi, dense<[-1, 0, 0, -1, 1, 0, -2, -1, -2, 1, -1, 0]> : tensor<12xi2>) : tensor<12xi2>
  %muli = arith.muli %a, %b : tensor<12xi2>
  check.expect_eq_const(%muli, dense<[-2, 1, 1, -2, -2, 1, -1, 0, -1, -2, -2, 0]> : tensor<12xi2>) : tensor<12xi2>
  %andi = arith.andi %a, %b : tensor<12xi2>
  check.expect_eq_const(%andi, dense<[-2, 1, -1, -2, -2, 1, 1, 0, 1, 0, 0, -2]> : tensor<12xi2>) : tensor<12xi2>
  %ori = arith.ori %a, %b : tensor<12xi2>
  check.expect_eq_const(%ori, dense<[-1, 1, -1, -1, -1, 1, -1, -1, -1, -1, -1, -2]> : tensor<12xi2>) : tensor<12xi2>
  %xori = arith.xori %a, %b : tensor<12xi2>
  check.expect_eq_const(%xori, dense<[1, 0, 0, 1, 1, 0, -2, -1, -2, -1, -1, 0]> : tensor<12xi2>) : tensor<12xi2>
  %maxsi = arith.maxsi %a, %b : tensor<12xi2>
  check.expect_eq_const(%maxsi, dense<[-1, 1, -1, -1, -1, 1, 1, 0, 1, 1, 1, -2]> : tensor<12xi2>) : tensor<12xi2>
  %maxui = arith.maxui %a, %b : tensor<12xi2>
  check.expect_eq_const(%maxui, dense<[-1, 1, -1, -1, -1, 1, -1, -1, -1, -2, -2, -2]> : tensor<12xi2>) : tensor<12xi2>
  %minsi = arith.minsi %a, %b : tensor<12xi2>
  check.expect_eq_const(%minsi, dense<[-2, 1, -1, -2, -2, 1, -1, -1, -1, -2, -2, -2]> : tensor<12xi2>) : tensor<12xi2>
  %minui = arith.minui %a, %b : tensor<12xi2>
  check.expect_eq_const(%minui, dense<[-2, 1, -1, -2, -2, 1, 1, 0, 1, 1, 1, -2]> : tensor<12xi2>) : tensor<12xi2>
  %shli = arith.shli %a, %b : tensor<12xi2>
  check.expect_eq_const(%shli, dense<[0, -2, 0, 0, 0, -2, 0, -1, -2, 0, 0, 0]> : tensor<12xi2>) : tensor<12xi2>
  %shrui = arith.shrui %a, %b : tensor<12xi2>
  check.expect_eq_const(%shrui, dense<[0, 0, 0, 0, 0, 0, 0, -1, 1, 1, 0, 0]> : tensor<12xi2>) : tensor<12xi2>
  %shrsi = arith.shrsi %a, %b : tensor<12xi2>
  check.expect_eq_const(%shrsi, dense<[-1, 0, -1, -1, -1, 0, 0, -1, -1, -1, 0, -1]> : tensor<12xi2>) : tensor<12xi2>
  return
}

func.func @arith_integers_i3() {
  %a = util.unfoldable_constant dense<[-4, 3, -1, -4, -1, 1, 2, -3, 3, -4, 1, 0]> : tensor<12xi3>
  %b = util.unfoldable_constant dense<[-1, 1, -1, -1, 3, -4, -3, -3, -1, -3, 2, 1]> : tensor<12xi3>
  %addi = arith.addi %a, %b : tensor<12xi3>
  check.expect_eq_const(%addi, dense<[3, -4, -2, 3, 2, -3, -1, 2, 2, 1, 3, 1]> : tensor<12xi3>) : tensor<12xi3>
  %subi = arith.subi %a, %b : tensor<12xi3>
  check.expect_eq_const(%subi, dense<[-3, 2, 0, -3, -4, -3, -3, 0, -4, -1, -1, -1]> : tensor<12xi3>) : tensor<12xi3>
  %muli = arith.muli %a, %b : tensor<12xi3>
  check.expect_eq_const(%muli, dense<[-4, 3, 1, -4, -3, -4, 2, 1, -3, -4, 2, 0]> : tensor<12xi3>) : tensor<12xi3>
  %andi = arith.andi %a, %b : tensor<12xi3>
  check.expect_eq_const(%andi, dense<[-4, 1, -1, -4, 3, 0, 0, -3, 3, -4, 0, 0]> : tensor<12xi3>) : tensor<12xi3>
  %ori = arith.ori %a, %b : tensor<12xi3>
  check.expect_eq_const(%ori, dense<[-1, 3, -1, -1, -1, -3, -1, -3, -1, -3, 3, 1]> : tensor<12xi3>) : tensor<12xi3>
  %xori = arith.xori %a, %b : tensor<12xi3>
  check.expect_eq_const(%xori, dense<[3, 2, 0, 3, -4, -3, -1, 0, -4, 1, 3, 1]> : tensor<12xi3>) : tensor<12xi3>
  %maxsi = arith.maxsi %a, %b : tensor<12xi3>
  check.expect_eq_const(%maxsi, dense<[-1, 3, -1, -1, 3, 1, 2, -3, 3, -3, 2, 1]> : tensor<12xi3>) : tensor<12xi3>
  %maxui = arith.maxui %a, %b : tensor<12xi3>
  check.expect_eq_const(%maxui, dense<[-1, 3, -1, -1, -1, -4, -3, -3, -1, -3, 2, 1]> : tensor<12xi3>) : tensor<12xi3>
  %minsi = arith.minsi %a, %b : tensor<12xi3>
  check.expect_eq_const(%minsi, dense<[-4, 1, -1, -4, -1, -4, -3, -3, -1, -4, 1, 0]> : tensor<12xi3>) : tensor<12xi3>
  %minui = arith.minui %a, %b : tensor<12xi3>
  check.expect_eq_const(%minui, dense<[-4, 1, -1, -4, 3, 1, 2, -3, 3, -4, 1, 0]> : tensor<12xi3>) : tensor<12xi3>
  %shli = arith.shli %a, %b : tensor<12xi3>
  check.expect_eq_const(%shli, dense<[0, -2, 0, 0, 0, 0, 0, 0, 0, 0, -4, 0]> : tensor<12xi3>) : tensor<12xi3>
  %shrui = arith.shrui %a, %b : tensor<12xi3>
  check.expect_eq_const(%shrui, dense<[0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<12xi3>) : tensor<12xi3>
  %shrsi = arith.shrsi %a, %b : tensor<12xi3>
  check.expect_eq_const(%shrsi, dense<[-1, 1, -1, -1, -1, 0, 0, -1, 0, -1, 0, 0]> : tensor<12xi3>) : tensor<12xi3>
  return
}

func.func @arith_integers_i4() {
  %a = util.unfoldable_constant dense<[-8, 7, -1, -8, -1, -7, -8, 0, -3, 2, 3, 5]> : tensor<12xi4>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 4, 1, -2, -7, 4, -2, -8, 0]> : tensor<12xi4>
  %addi = arith.addi %a, %b : tensor<12xi4>
  check.expect_eq_const(%addi, dense<[7, -8, -2, -1, 3, -6, 6, -7, 1, 0, -5, 5]> : tensor<12xi4>) : tensor<12xi4>
  %subi = arith.subi %a, %b : tensor<12xi4>
  check.expect_eq_const(%subi, dense<[-7, 6, 0, 1, -5, -8, -6, 7, -7, 4, -5, 5]> : tensor<12xi4>) : tensor<12xi4>
  %muli = arith.muli %a, %b : tensor<12xi4>
  check.expect_eq_const(%muli, dense<[-8, 7, 1, -8, -4, -7, 0, 0, 4, -4, -8, 0]> : tensor<12xi4>) : tensor<12xi4>
  %andi = arith.andi %a, %b : tensor<12xi4>
  check.expect_eq_const(%andi, dense<[-8, 1, -1, 0, 4, 1, -8, 0, 4, 2, 0, 0]> : tensor<12xi4>) : tensor<12xi4>
  %ori = arith.ori %a, %b : tensor<12xi4>
  check.expect_eq_const(%ori, dense<[-1, 7, -1, -1, -1, -7, -2, -7, -3, -2, -5, 5]> : tensor<12xi4>) : tensor<12xi4>
  %xori = arith.xori %a, %b : tensor<12xi4>
  check.expect_eq_const(%xori, dense<[7, 6, 0, -1, -5, -8, 6, -7, -7, -4, -5, 5]> : tensor<12xi4>) : tensor<12xi4>
  %maxsi = arith.maxsi %a, %b : tensor<12xi4>
  check.expect_eq_const(%maxsi, dense<[-1, 7, -1, 7, 4, 1, -2, 0, 4, 2, 3, 5]> : tensor<12xi4>) : tensor<12xi4>
  %maxui = arith.maxui %a, %b : tensor<12xi4>
  check.expect_eq_const(%maxui, dense<[-1, 7, -1, -8, -1, -7, -2, -7, -3, -2, -8, 5]> : tensor<12xi4>) : tensor<12xi4>
  %minsi = arith.minsi %a, %b : tensor<12xi4>
  check.expect_eq_const(%minsi, dense<[-8, 1, -1, -8, -1, -7, -8, -7, -3, -2, -8, 0]> : tensor<12xi4>) : tensor<12xi4>
  %minui = arith.minui %a, %b : tensor<12xi4>
  check.expect_eq_const(%minui, dense<[-8, 1, -1, 7, 4, 1, -8, 0, 4, 2, 3, 0]> : tensor<12xi4>) : tensor<12xi4>
  %shli = arith.shli %a, %b : tensor<12xi4>
  check.expect_eq_const(%shli, dense<[0, -2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 5]> : tensor<12xi4>) : tensor<12xi4>
  %shrui = arith.shrui %a, %b : tensor<12xi4>
  check.expect_eq_const(%shrui, dense<[0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 5]> : tensor<12xi4>) : tensor<12xi4>
  %shrsi = arith.shrsi %a, %b : tensor<12xi4>
  check.expect_eq_const(%shrsi, dense<[-1, 3, -1, -1, -1, -4, -1, 0, -1, 0, 0, 5]> : tensor<12xi4>) : tensor<12xi4>
  return
}

func.func @arith_integers_i7() {
  %a = util.unfoldable_constant dense<[-64, 63, -1, -64, -1, 7, -2, 1, 1, -63, -3, 1]> : tensor<12xi7>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 7, -63, -63, -64, 63, -38, -3, -40]> : tensor<12xi7>
  %addi = arith.addi %a, %b : tensor<12xi7>
  check.expect_eq_const(%addi, dense<[63, -64, -2, -57, 6, -56, 63, -63, -64, 27, -6, -39]> : tensor<12xi7>) : tensor<12xi7>
  %subi = arith.subi %a, %b : tensor<12xi7>
  check.expect_eq_const(%subi, dense<[-63, 62, 0, 57, -8, -58, 61, -63, -62, -25, 0, 41]> : tensor<12xi7>) : tensor<12xi7>
  %muli = arith.muli %a, %b : tensor<12xi7>
  check.expect_eq_const(%muli, dense<[-64, 63, 1, -64, -7, -57, -2, -64, 63, -38, 9, -40]> : tensor<12xi7>) : tensor<12xi7>
  %andi = arith.andi %a, %b : tensor<12xi7>
  check.expect_eq_const(%andi, dense<[-64, 1, -1, 0, 7, 1, -64, 0, 1, -64, -3, 0]> : tensor<12xi7>) : tensor<12xi7>
  %ori = arith.ori %a, %b : tensor<12xi7>
  check.expect_eq_const(%ori, dense<[-1, 63, -1, -57, -1, -57, -1, -63, 63, -37, -3, -39]> : tensor<12xi7>) : tensor<12xi7>
  %xori = arith.xori %a, %b : tensor<12xi7>
  check.expect_eq_const(%xori, dense<[63, 62, 0, -57, -8, -58, 63, -63, 62, 27, 0, -39]> : tensor<12xi7>) : tensor<12xi7>
  %maxsi = arith.maxsi %a, %b : tensor<12xi7>
  check.expect_eq_const(%maxsi, dense<[-1, 63, -1, 7, 7, 7, -2, 1, 63, -38, -3, 1]> : tensor<12xi7>) : tensor<12xi7>
  %maxui = arith.maxui %a, %b : tensor<12xi7>
  check.expect_eq_const(%maxui, dense<[-1, 63, -1, -64, -1, -63, -2, -64, 63, -38, -3, -40]> : tensor<12xi7>) : tensor<12xi7>
  %minsi = arith.minsi %a, %b : tensor<12xi7>
  check.expect_eq_const(%minsi, dense<[-64, 1, -1, -64, -1, -63, -63, -64, 1, -63, -3, -40]> : tensor<12xi7>) : tensor<12xi7>
  %minui = arith.minui %a, %b : tensor<12xi7>
  check.expect_eq_const(%minui, dense<[-64, 1, -1, 7, 7, 7, -63, 1, 1, -63, -3, 1]> : tensor<12xi7>) : tensor<12xi7>
  %shli = arith.shli %a, %b : tensor<12xi7>
  check.expect_eq_const(%shli, dense<[0, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<12xi7>) : tensor<12xi7>
  %shrui = arith.shrui %a, %b : tensor<12xi7>
  check.expect_eq_const(%shrui, dense<[0, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<12xi7>) : tensor<12xi7>
  %shrsi = arith.shrsi %a, %b : tensor<12xi7>
  check.expect_eq_const(%shrsi, dense<[-1, 31, -1, -1, -1, 0, -1, 0, 0, -1, -1, 0]> : tensor<12xi7>) : tensor<12xi7>
  return
}

func.func @arith_integers_i8() {
  %a = util.unfoldable_constant dense<[-128, 127, -1, -128, -1, 0, 3, 66, 66, 0, -1, -17]> : tensor<12xi8>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 8, -3, -128, 66, 127, -1, 71, 50]> : tensor<12xi8>
  %addi = arith.addi %a, %b : tensor<12xi8>
  check.expect_eq_const(%addi, dense<[127, -128, -2, -121, 7, -3, -125, -124, -63, -1, 70, 33]> : tensor<12xi8>) : tensor<12xi8>
  %subi = arith.subi %a, %b : tensor<12xi8>
  check.expect_eq_const(%subi, dense<[-127, 126, 0, 121, -9, 3, -125, 0, -61, 1, -72, -67]> : tensor<12xi8>) : tensor<12xi8>
  %muli = arith.muli %a, %b : tensor<12xi8>
  check.expect_eq_const(%muli, dense<[-128, 127, 1, -128, -8, 0, -128, 4, -66, 0, -71, -82]> : tensor<12xi8>) : tensor<12xi8>
  %andi = arith.andi %a, %b : tensor<12xi8>
  check.expect_eq_const(%andi, dense<[-128, 1, -1, 0, 8, 0, 0, 66, 66, 0, 71, 34]> : tensor<12xi8>) : tensor<12xi8>
  %ori = arith.ori %a, %b : tensor<12xi8>
  check.expect_eq_const(%ori, dense<[-1, 127, -1, -121, -1, -3, -125, 66, 127, -1, -1, -1]> : tensor<12xi8>) : tensor<12xi8>
  %xori = arith.xori %a, %b : tensor<12xi8>
  check.expect_eq_const(%xori, dense<[127, 126, 0, -121, -9, -3, -125, 0, 61, -1, -72, -35]> : tensor<12xi8>) : tensor<12xi8>
  %maxsi = arith.maxsi %a, %b : tensor<12xi8>
  check.expect_eq_const(%maxsi, dense<[-1, 127, -1, 7, 8, 0, 3, 66, 127, 0, 71, 50]> : tensor<12xi8>) : tensor<12xi8>
  %maxui = arith.maxui %a, %b : tensor<12xi8>
  check.expect_eq_const(%maxui, dense<[-1, 127, -1, -128, -1, -3, -128, 66, 127, -1, -1, -17]> : tensor<12xi8>) : tensor<12xi8>
  %minsi = arith.minsi %a, %b : tensor<12xi8>
  check.expect_eq_const(%minsi, dense<[-128, 1, -1, -128, -1, -3, -128, 66, 66, -1, -1, -17]> : tensor<12xi8>) : tensor<12xi8>
  %minui = arith.minui %a, %b : tensor<12xi8>
  check.expect_eq_const(%minui, dense<[-128, 1, -1, 7, 8, 0, 3, 66, 66, 0, 71, 50]> : tensor<12xi8>) : tensor<12xi8>
  %shli = arith.shli %a, %b : tensor<12xi8>
  check.expect_eq_const(%shli, dense<[0, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<12xi8>) : tensor<12xi8>
  %shrui = arith.shrui %a, %b : tensor<12xi8>
  check.expect_eq_const(%shrui, dense<[0, 63, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<12xi8>) : tensor<12xi8>
  %shrsi = arith.shrsi %a, %b : tensor<12xi8>
  check.expect_eq_const(%shrsi, dense<[-1, 63, -1, -1, -1, 0, 0, 0, 0, 0, -1, -1]> : tensor<12xi8>) : tensor<12xi8>
  return
}

func.func @arith_integers_i13() {
  %a = util.unfoldable_constant dense<[-4096, 4095, -1, -4096, -1, -4095, 677, -1, 0, 3, 0, 7]> : tensor<12xi13>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 13, 5, 1, -2, 7, -1, 677, 677]> : tensor<12xi13>
  %addi = arith.addi %a, %b : tensor<12xi13>
  check.expect_eq_const(%addi, dense<[4095, -4096, -2, -4089, 12, -4090, 678, -3, 7, 2, 677, 684]> : tensor<12xi13>) : tensor<12xi13>
  %subi = arith.subi %a, %b : tensor<12xi13>
  check.expect_eq_const(%subi, dense<[-4095, 4094, 0, 4089, -14, 4092, 676, 1, -7, 4, -677, -670]> : tensor<12xi13>) : tensor<12xi13>
  %muli = arith.muli %a, %b : tensor<12xi13>
  check.expect_eq_const(%muli, dense<[-4096, 4095, 1, -4096, -13, -4091, 677, 2, 0, -3, 0, -3453]> : tensor<12xi13>) : tensor<12xi13>
  %andi = arith.andi %a, %b : tensor<12xi13>
  check.expect_eq_const(%andi, dense<[-4096, 1, -1, 0, 13, 1, 1, -2, 0, 3, 0, 5]> : tensor<12xi13>) : tensor<12xi13>
  %ori = arith.ori %a, %b : tensor<12xi13>
  check.expect_eq_const(%ori, dense<[-1, 4095, -1, -4089, -1, -4091, 677, -1, 7, -1, 677, 679]> : tensor<12xi13>) : tensor<12xi13>
  %xori = arith.xori %a, %b : tensor<12xi13>
  check.expect_eq_const(%xori, dense<[4095, 4094, 0, -4089, -14, -4092, 676, 1, 7, -4, 677, 674]> : tensor<12xi13>) : tensor<12xi13>
  %maxsi = arith.maxsi %a, %b : tensor<12xi13>
  check.expect_eq_const(%maxsi, dense<[-1, 4095, -1, 7, 13, 5, 677, -1, 7, 3, 677, 677]> : tensor<12xi13>) : tensor<12xi13>
  %maxui = arith.maxui %a, %b : tensor<12xi13>
  check.expect_eq_const(%maxui, dense<[-1, 4095, -1, -4096, -1, -4095, 677, -1, 7, -1, 677, 677]> : tensor<12xi13>) : tensor<12xi13>
  %minsi = arith.minsi %a, %b : tensor<12xi13>
  check.expect_eq_const(%minsi, dense<[-4096, 1, -1, -4096, -1, -4095, 1, -2, 0, -1, 0, 7]> : tensor<12xi13>) : tensor<12xi13>
  %minui = arith.minui %a, %b : tensor<12xi13>
  check.expect_eq_const(%minui, dense<[-4096, 1, -1, 7, 13, 5, 1, -2, 0, 3, 0, 7]> : tensor<12xi13>) : tensor<12xi13>
  %shli = arith.shli %a, %b : tensor<12xi13>
  check.expect_eq_const(%shli, dense<[0, -2, 0, 0, 0, 32, 1354, 0, 0, 0, 0, 0]> : tensor<12xi13>) : tensor<12xi13>
  %shrui = arith.shrui %a, %b : tensor<12xi13>
  check.expect_eq_const(%shrui, dense<[0, 2047, 0, 32, 0, 128, 338, 0, 0, 0, 0, 0]> : tensor<12xi13>) : tensor<12xi13>
  %shrsi = arith.shrsi %a, %b : tensor<12xi13>
  check.expect_eq_const(%shrsi, dense<[-1, 2047, -1, -32, -1, -128, 338, -1, 0, 0, 0, 0]> : tensor<12xi13>) : tensor<12xi13>
  return
}

func.func @arith_integers_i16() {
  %a = util.unfoldable_constant dense<[-32768, 32767, -1, -32768, -1, 5, -3, -13270, 0, -2, -4113, -30978]> : tensor<12xi16>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 16, -30978, 7, 7, 7, 0, 2, -3]> : tensor<12xi16>
  %addi = arith.addi %a, %b : tensor<12xi16>
  check.expect_eq_const(%addi, dense<[32767, -32768, -2, -32761, 15, -30973, 4, -13263, 7, -2, -4111, -30981]> : tensor<12xi16>) : tensor<12xi16>
  %subi = arith.subi %a, %b : tensor<12xi16>
  check.expect_eq_const(%subi, dense<[-32767, 32766, 0, 32761, -17, 30983, -10, -13277, -7, -2, -4115, -30975]> : tensor<12xi16>) : tensor<12xi16>
  %muli = arith.muli %a, %b : tensor<12xi16>
  check.expect_eq_const(%muli, dense<[-32768, 32767, 1, -32768, -16, -23818, -21, -27354, 0, 0, -8226, 27398]> : tensor<12xi16>) : tensor<12xi16>
  %andi = arith.andi %a, %b : tensor<12xi16>
  check.expect_eq_const(%andi, dense<[-32768, 1, -1, 0, 16, 4, 5, 2, 0, 0, 2, -30980]> : tensor<12xi16>) : tensor<12xi16>
  %ori = arith.ori %a, %b : tensor<12xi16>
  check.expect_eq_const(%ori, dense<[-1, 32767, -1, -32761, -1, -30977, -1, -13265, 7, -2, -4113, -1]> : tensor<12xi16>) : tensor<12xi16>
  %xori = arith.xori %a, %b : tensor<12xi16>
  check.expect_eq_const(%xori, dense<[32767, 32766, 0, -32761, -17, -30981, -6, -13267, 7, -2, -4115, 30979]> : tensor<12xi16>) : tensor<12xi16>
  %maxsi = arith.maxsi %a, %b : tensor<12xi16>
  check.expect_eq_const(%maxsi, dense<[-1, 32767, -1, 7, 16, 5, 7, 7, 7, 0, 2, -3]> : tensor<12xi16>) : tensor<12xi16>
  %maxui = arith.maxui %a, %b : tensor<12xi16>
  check.expect_eq_const(%maxui, dense<[-1, 32767, -1, -32768, -1, -30978, -3, -13270, 7, -2, -4113, -3]> : tensor<12xi16>) : tensor<12xi16>
  %minsi = arith.minsi %a, %b : tensor<12xi16>
  check.expect_eq_const(%minsi, dense<[-32768, 1, -1, -32768, -1, -30978, -3, -13270, 0, -2, -4113, -30978]> : tensor<12xi16>) : tensor<12xi16>
  %minui = arith.minui %a, %b : tensor<12xi16>
  check.expect_eq_const(%minui, dense<[-32768, 1, -1, 7, 16, 5, 7, 7, 0, 0, 2, -30978]> : tensor<12xi16>) : tensor<12xi16>
  %shli = arith.shli %a, %b : tensor<12xi16>
  check.expect_eq_const(%shli, dense<[0, -2, 0, 0, 0, 0, -384, 5376, 0, -2, -16452, 0]> : tensor<12xi16>) : tensor<12xi16>
  %shrui = arith.shrui %a, %b : tensor<12xi16>
  check.expect_eq_const(%shrui, dense<[0, 16383, 0, 256, 0, 0, 511, 408, 0, -2, 15355, 0]> : tensor<12xi16>) : tensor<12xi16>
  %shrsi = arith.shrsi %a, %b : tensor<12xi16>
  check.expect_eq_const(%shrsi, dense<[-1, 16383, -1, -256, -1, 0, -1, -104, 0, -2, -1029, -1]> : tensor<12xi16>) : tensor<12xi16>
  return
}

func.func @arith_integers_i24() {
  %a = util.unfoldable_constant dense<[-8388608, 8388607, -1, -8388608, -1, -1, -8388607, -1, -194836, 6993338, 5, 1]> : tensor<12xi24>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 24, 6993338, 6993338, 2, 7, 0, -194836, -8388607]> : tensor<12xi24>
  %addi = arith.addi %a, %b : tensor<12xi24>
  check.expect_eq_const(%addi, dense<[8388607, -8388608, -2, -8388601, 23, 6993337, -1395269, 1, -194829, 6993338, -194831, -8388606]> : tensor<12xi24>) : tensor<12xi24>
  %subi = arith.subi %a, %b : tensor<12xi24>
  check.expect_eq_const(%subi, dense<[-8388607, 8388606, 0, 8388601, -25, -6993339, 1395271, -3, -194843, 6993338, 194841, -8388608]> : tensor<12xi24>) : tensor<12xi24>
  %muli = arith.muli %a, %b : tensor<12xi24>
  check.expect_eq_const(%muli, dense<[-8388608, 8388607, 1, -8388608, -24, -6993338, 6993338, -2, -1363852, 0, -974180, -8388607]> : tensor<12xi24>) : tensor<12xi24>
  %andi = arith.andi %a, %b : tensor<12xi24>
  check.expect_eq_const(%andi, dense<[-8388608, 1, -1, 0, 24, 6993338, 0, 2, 4, 0, 4, 1]> : tensor<12xi24>) : tensor<12xi24>
  %ori = arith.ori %a, %b : tensor<12xi24>
  check.expect_eq_const(%ori, dense<[-1, 8388607, -1, -8388601, -1, -1, -1395269, -1, -194833, 6993338, -194835, -8388607]> : tensor<12xi24>) : tensor<12xi24>
  %xori = arith.xori %a, %b : tensor<12xi24>
  check.expect_eq_const(%xori, dense<[8388607, 8388606, 0, -8388601, -25, -6993339, -1395269, -3, -194837, 6993338, -194839, -8388608]> : tensor<12xi24>) : tensor<12xi24>
  %maxsi = arith.maxsi %a, %b : tensor<12xi24>
  check.expect_eq_const(%maxsi, dense<[-1, 8388607, -1, 7, 24, 6993338, 6993338, 2, 7, 6993338, 5, 1]> : tensor<12xi24>) : tensor<12xi24>
  %maxui = arith.maxui %a, %b : tensor<12xi24>
  check.expect_eq_const(%maxui, dense<[-1, 8388607, -1, -8388608, -1, -1, -8388607, -1, -194836, 6993338, -194836, -8388607]> : tensor<12xi24>) : tensor<12xi24>
  %minsi = arith.minsi %a, %b : tensor<12xi24>
  check.expect_eq_const(%minsi, dense<[-8388608, 1, -1, -8388608, -1, -1, -8388607, -1, -194836, 0, -194836, -8388607]> : tensor<12xi24>) : tensor<12xi24>
  %minui = arith.minui %a, %b : tensor<12xi24>
  check.expect_eq_const(%minui, dense<[-8388608, 1, -1, 7, 24, 6993338, 6993338, 2, 7, 0, 5, 1]> : tensor<12xi24>) : tensor<12xi24>
  %shli = arith.shli %a, %b : tensor<12xi24>
  check.expect_eq_const(%shli, dense<[0, -2, 0, 0, 0, 0, 0, -4, -8161792, 6993338, 0, 0]> : tensor<12xi24>) : tensor<12xi24>
  %shrui = arith.shrui %a, %b : tensor<12xi24>
  check.expect_eq_const(%shrui, dense<[0, 4194303, 0, 65536, 0, 0, 0, 4194303, 129549, 6993338, 0, 0]> : tensor<12xi24>) : tensor<12xi24>
  %shrsi = arith.shrsi %a, %b : tensor<12xi24>
  check.expect_eq_const(%shrsi, dense<[-1, 4194303, -1, -65536, -1, -1, -1, -1, -1523, 6993338, 0, 0]> : tensor<12xi24>) : tensor<12xi24>
  return
}

func.func @arith_integers_i32() {
  %a = util.unfoldable_constant dense<[-2147483648, 2147483647, -1, -2147483648, -1, 5, 5, 0, 7, -1841565154, 2147483647, 2]> : tensor<12xi32>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 32, -618417607, -3, 1, 2, 106673668, 106673668, 1]> : tensor<12xi32>
  %addi = arith.addi %a, %b : tensor<12xi32>
  check.expect_eq_const(%addi, dense<[2147483647, -2147483648, -2, -2147483641, 31, -618417602, 2, 1, 9, -1734891486, -2040809981, 3]> : tensor<12xi32>) : tensor<12xi32>
  %subi = arith.subi %a, %b : tensor<12xi32>
  check.expect_eq_const(%subi, dense<[-2147483647, 2147483646, 0, 2147483641, -33, 618417612, 8, -1, 5, -1948238822, 2040809979, 1]> : tensor<12xi32>) : tensor<12xi32>
  %muli = arith.muli %a, %b : tensor<12xi32>
  check.expect_eq_const(%muli, dense<[-2147483648, 2147483647, 1, -2147483648, -32, 1202879261, -15, 0, 14, -1413800840, -106673668, 2]> : tensor<12xi32>) : tensor<12xi32>
  %andi = arith.andi %a, %b : tensor<12xi32>
  check.expect_eq_const(%andi, dense<[-2147483648, 1, -1, 0, 32, 1, 5, 0, 2, 35369476, 106673668, 0]> : tensor<12xi32>) : tensor<12xi32>
  %ori = arith.ori %a, %b : tensor<12xi32>
  check.expect_eq_const(%ori, dense<[-1, 2147483647, -1, -2147483641, -1, -618417603, -3, 1, 7, -1770260962, 2147483647, 3]> : tensor<12xi32>) : tensor<12xi32>
  %xori = arith.xori %a, %b : tensor<12xi32>
  check.expect_eq_const(%xori, dense<[2147483647, 2147483646, 0, -2147483641, -33, -618417604, -8, 1, 5, -1805630438, 2040809979, 3]> : tensor<12xi32>) : tensor<12xi32>
  %maxsi = arith.maxsi %a, %b : tensor<12xi32>
  check.expect_eq_const(%maxsi, dense<[-1, 2147483647, -1, 7, 32, 5, 5, 1, 7, 106673668, 2147483647, 2]> : tensor<12xi32>) : tensor<12xi32>
  %maxui = arith.maxui %a, %b : tensor<12xi32>
  check.expect_eq_const(%maxui, dense<[-1, 2147483647, -1, -2147483648, -1, -618417607, -3, 1, 7, -1841565154, 2147483647, 2]> : tensor<12xi32>) : tensor<12xi32>
  %minsi = arith.minsi %a, %b : tensor<12xi32>
  check.expect_eq_const(%minsi, dense<[-2147483648, 1, -1, -2147483648, -1, -618417607, -3, 0, 2, -1841565154, 106673668, 1]> : tensor<12xi32>) : tensor<12xi32>
  %minui = arith.minui %a, %b : tensor<12xi32>
  check.expect_eq_const(%minui, dense<[-2147483648, 1, -1, 7, 32, 5, 5, 0, 2, 106673668, 106673668, 1]> : tensor<12xi32>) : tensor<12xi32>
  %shli = arith.shli %a, %b : tensor<12xi32>
  check.expect_eq_const(%shli, dense<[0, -2, 0, 0, 0, 0, 0, 0, 28, 0, 0, 4]> : tensor<12xi32>) : tensor<12xi32>
  %shrui = arith.shrui %a, %b : tensor<12xi32>
  check.expect_eq_const(%shrui, dense<[0, 1073741823, 0, 16777216, 0, 0, 0, 0, 1, 0, 0, 1]> : tensor<12xi32>) : tensor<12xi32>
  %shrsi = arith.shrsi %a, %b : tensor<12xi32>
  check.expect_eq_const(%shrsi, dense<[-1, 1073741823, -1, -16777216, -1, 0, 0, 0, 1, -1, 0, 1]> : tensor<12xi32>) : tensor<12xi32>
  return
}

func.func @arith_integers_i33() {
  %a = util.unfoldable_constant dense<[-4294967296, 4294967295, -1, -4294967296, -1, -4294967295, -1594484420, 4294967295, 5, -1, 0, -3]> : tensor<12xi33>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 33, -4265556863, -1, -3, 5, 3, 4294967295, 4294967295]> : tensor<12xi33>
  %addi = arith.addi %a, %b : tensor<12xi33>
  check.expect_eq_const(%addi, dense<[4294967295, -4294967296, -2, -4294967289, 32, 29410434, -1594484421, 4294967292, 10, 2, 4294967295, 4294967292]> : tensor<12xi33>) : tensor<12xi33>
  %subi = arith.subi %a, %b : tensor<12xi33>
  check.expect_eq_const(%subi, dense<[-4294967295, 4294967294, 0, 4294967289, -34, -29410432, -1594484419, -4294967294, 0, -4, -4294967295, 4294967294]> : tensor<12xi33>) : tensor<12xi33>
  %muli = arith.muli %a, %b : tensor<12xi33>
  check.expect_eq_const(%muli, dense<[-4294967296, 4294967295, 1, -4294967296, -33, 29410433, 1594484420, -4294967293, 25, -3, 0, -4294967293]> : tensor<12xi33>) : tensor<12xi33>
  %andi = arith.andi %a, %b : tensor<12xi33>
  check.expect_eq_const(%andi, dense<[-4294967296, 1, -1, 0, 33, -4294967295, -1594484420, 4294967293, 5, 3, 0, 4294967293]> : tensor<12xi33>) : tensor<12xi33>
  %ori = arith.ori %a, %b : tensor<12xi33>
  check.expect_eq_const(%ori, dense<[-1, 4294967295, -1, -4294967289, -1, -4265556863, -1, -1, 5, -1, 4294967295, -1]> : tensor<12xi33>) : tensor<12xi33>
  %xori = arith.xori %a, %b : tensor<12xi33>
  check.expect_eq_const(%xori, dense<[4294967295, 4294967294, 0, -4294967289, -34, 29410432, 1594484419, -4294967294, 0, -4, 4294967295, -4294967294]> : tensor<12xi33>) : tensor<12xi33>
  %maxsi = arith.maxsi %a, %b : tensor<12xi33>
  check.expect_eq_const(%maxsi, dense<[-1, 4294967295, -1, 7, 33, -4265556863, -1, 4294967295, 5, 3, 4294967295, 4294967295]> : tensor<12xi33>) : tensor<12xi33>
  %maxui = arith.maxui %a, %b : tensor<12xi33>
  check.expect_eq_const(%maxui, dense<[-1, 4294967295, -1, -4294967296, -1, -4265556863, -1, -3, 5, -1, 4294967295, -3]> : tensor<12xi33>) : tensor<12xi33>
  %minsi = arith.minsi %a, %b : tensor<12xi33>
  check.expect_eq_const(%minsi, dense<[-4294967296, 1, -1, -4294967296, -1, -4294967295, -1594484420, -3, 5, -1, 0, -3]> : tensor<12xi33>) : tensor<12xi33>
  %minui = arith.minui %a, %b : tensor<12xi33>
  check.expect_eq_const(%minui, dense<[-4294967296, 1, -1, 7, 33, -4294967295, -1594484420, 4294967295, 5, 3, 0, 4294967295]> : tensor<12xi33>) : tensor<12xi33>
  %shli = arith.shli %a, %b : tensor<12xi33>
  check.expect_eq_const(%shli, dense<[0, -2, 0, 0, 0, 0, 0, 0, 160, -8, 0, 0]> : tensor<12xi33>) : tensor<12xi33>
  %shrui = arith.shrui %a, %b : tensor<12xi33>
  check.expect_eq_const(%shrui, dense<[0, 2147483647, 0, 33554432, 0, 0, 0, 0, 0, 1073741823, 0, 0]> : tensor<12xi33>) : tensor<12xi33>
  %shrsi = arith.shrsi %a, %b : tensor<12xi33>
  check.expect_eq_const(%shrsi, dense<[-1, 2147483647, -1, -33554432, -1, -1, -1, 0, 0, -1, 0, -1]> : tensor<12xi33>) : tensor<12xi33>
  return
}

func.func @arith_integers_i48() {
  %a = util.unfoldable_constant dense<[-140737488355328, 140737488355327, -1, -140737488355328, -1, 7, -140737488355327, -90054131769882, -140737488355327, 0, -2, -3]> : tensor<12xi48>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 48, -79875299086132, 5, 5, -140737488355327, 5, 0, 5]> : tensor<12xi48>
  %addi = arith.addi %a, %b : tensor<12xi48>
  check.expect_eq_const(%addi, dense<[140737488355327, -140737488355328, -2, -140737488355321, 47, -79875299086125, -140737488355322, -90054131769877, 2, 5, -2, 2]> : tensor<12xi48>) : tensor<12xi48>
  %subi = arith.subi %a, %b : tensor<12xi48>
  check.expect_eq_const(%subi, dense<[-140737488355327, 140737488355326, 0, 140737488355321, -49, 79875299086139, 140737488355324, -90054131769887, 0, -5, -2, -8]> : tensor<12xi48>) : tensor<12xi48>
  %muli = arith.muli %a, %b : tensor<12xi48>
  check.expect_eq_const(%muli, dense<[-140737488355328, 140737488355327, 1, -140737488355328, -48, 3822859818388, -140737488355323, 112679294571902, 1, 0, 0, -15]> : tensor<12xi48>) : tensor<12xi48>
  %andi = arith.andi %a, %b : tensor<12xi48>
  check.expect_eq_const(%andi, dense<[-140737488355328, 1, -1, 0, 48, 4, 1, 4, -140737488355327, 0, 0, 5]> : tensor<12xi48>) : tensor<12xi48>
  %ori = arith.ori %a, %b : tensor<12xi48>
  check.expect_eq_const(%ori, dense<[-1, 140737488355327, -1, -140737488355321, -1, -79875299086129, -140737488355323, -90054131769881, -140737488355327, 5, -2, -3]> : tensor<12xi48>) : tensor<12xi48>
  %xori = arith.xori %a, %b : tensor<12xi48>
  check.expect_eq_const(%xori, dense<[140737488355327, 140737488355326, 0, -140737488355321, -49, -79875299086133, -140737488355324, -90054131769885, 0, 5, -2, -8]> : tensor<12xi48>) : tensor<12xi48>
  %maxsi = arith.maxsi %a, %b : tensor<12xi48>
  check.expect_eq_const(%maxsi, dense<[-1, 140737488355327, -1, 7, 48, 7, 5, 5, -140737488355327, 5, 0, 5]> : tensor<12xi48>) : tensor<12xi48>
  %maxui = arith.maxui %a, %b : tensor<12xi48>
  check.expect_eq_const(%maxui, dense<[-1, 140737488355327, -1, -140737488355328, -1, -79875299086132, -140737488355327, -90054131769882, -140737488355327, 5, -2, -3]> : tensor<12xi48>) : tensor<12xi48>
  %minsi = arith.minsi %a, %b : tensor<12xi48>
  check.expect_eq_const(%minsi, dense<[-140737488355328, 1, -1, -140737488355328, -1, -79875299086132, -140737488355327, -90054131769882, -140737488355327, 0, -2, -3]> : tensor<12xi48>) : tensor<12xi48>
  %minui = arith.minui %a, %b : tensor<12xi48>
  check.expect_eq_const(%minui, dense<[-140737488355328, 1, -1, 7, 48, 7, 5, 5, -140737488355327, 0, 0, 5]> : tensor<12xi48>) : tensor<12xi48>
  %shli = arith.shli %a, %b : tensor<12xi48>
  check.expect_eq_const(%shli, dense<[0, -2, 0, 0, 0, 0, 32, -66982449529664, 0, 0, -2, -96]> : tensor<12xi48>) : tensor<12xi48>
  %shrui = arith.shrui %a, %b : tensor<12xi48>
  check.expect_eq_const(%shrui, dense<[0, 70368744177663, 0, 1099511627776, 0, 0, 4398046511104, 5981901404399, 0, 0, -2, 8796093022207]> : tensor<12xi48>) : tensor<12xi48>
  %shrsi = arith.shrsi %a, %b : tensor<12xi48>
  check.expect_eq_const(%shrsi, dense<[-1, 70368744177663, -1, -1099511627776, -1, 0, -4398046511104, -2814191617809, -1, 0, -2, -1]> : tensor<12xi48>) : tensor<12xi48>
  return
}

func.func @arith_integers_i64() {
  %a = util.unfoldable_constant dense<[-9223372036854775808, 9223372036854775807, -1, -9223372036854775808, -1, -9223372036854775807, -3, -3786179029710645734, -5650106062940676010, -3786179029710645734, 0, -2]> : tensor<12xi64>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 64, 9223372036854775807, -9223372036854775807, 5, -5650106062940676010, -4112794603585456007, 1, -2]> : tensor<12xi64>
  %addi = arith.addi %a, %b : tensor<12xi64>
  check.expect_eq_const(%addi, dense<[9223372036854775807, -9223372036854775808, -2, -9223372036854775801, 63, 0, 9223372036854775806, -3786179029710645729, 7146531947828199596, -7898973633296101741, 1, -4]> : tensor<12xi64>) : tensor<12xi64>
  %subi = arith.subi %a, %b : tensor<12xi64>
  check.expect_eq_const(%subi, dense<[-9223372036854775807, 9223372036854775806, 0, 9223372036854775801, -65, 2, 9223372036854775804, -3786179029710645739, 0, 326615573874810273, -1, 0]> : tensor<12xi64>) : tensor<12xi64>
  %muli = arith.muli %a, %b : tensor<12xi64>
  check.expect_eq_const(%muli, dense<[-9223372036854775808, 9223372036854775807, 1, -9223372036854775808, -64, -1, 9223372036854775805, -484151074843677054, -8245567175174480668, 1188394173696336458, 0, 4]> : tensor<12xi64>) : tensor<12xi64>
  %andi = arith.andi %a, %b : tensor<12xi64>
  check.expect_eq_const(%andi, dense<[-9223372036854775808, 1, -1, 0, 64, 1, -9223372036854775807, 0, -5650106062940676010, -4439341861412270056, 0, -2]> : tensor<12xi64>) : tensor<12xi64>
  %ori = arith.ori %a, %b : tensor<12xi64>
  check.expect_eq_const(%ori, dense<[-1, 9223372036854775807, -1, -9223372036854775801, -1, -1, -3, -3786179029710645729, -5650106062940676010, -3459631771883831685, 1, -2]> : tensor<12xi64>) : tensor<12xi64>
  %xori = arith.xori %a, %b : tensor<12xi64>
  check.expect_eq_const(%xori, dense<[9223372036854775807, 9223372036854775806, 0, -9223372036854775801, -65, -2, 9223372036854775804, -3786179029710645729, 0, 979710089528438371, 1, 0]> : tensor<12xi64>) : tensor<12xi64>
  %maxsi = arith.maxsi %a, %b : tensor<12xi64>
  check.expect_eq_const(%maxsi, dense<[-1, 9223372036854775807, -1, 7, 64, 9223372036854775807, -3, 5, -5650106062940676010, -3786179029710645734, 1, -2]> : tensor<12xi64>) : tensor<12xi64>
  %maxui = arith.maxui %a, %b : tensor<12xi64>
  check.expect_eq_const(%maxui, dense<[-1, 9223372036854775807, -1, -9223372036854775808, -1, -9223372036854775807, -3, -3786179029710645734, -5650106062940676010, -3786179029710645734, 1, -2]> : tensor<12xi64>) : tensor<12xi64>
  %minsi = arith.minsi %a, %b : tensor<12xi64>
  check.expect_eq_const(%minsi, dense<[-9223372036854775808, 1, -1, -9223372036854775808, -1, -9223372036854775807, -9223372036854775807, -3786179029710645734, -5650106062940676010, -4112794603585456007, 0, -2]> : tensor<12xi64>) : tensor<12xi64>
  %minui = arith.minui %a, %b : tensor<12xi64>
  check.expect_eq_const(%minui, dense<[-9223372036854775808, 1, -1, 7, 64, 9223372036854775807, -9223372036854775807, 5, -5650106062940676010, -4112794603585456007, 0, -2]> : tensor<12xi64>) : tensor<12xi64>
  %shli = arith.shli %a, %b : tensor<12xi64>
  check.expect_eq_const(%shli, dense<[0, -2, 0, 0, 0, 0, 0, 7969479565226197824, 0, 0, 0, 0]> : tensor<12xi64>) : tensor<12xi64>
  %shrui = arith.shrui %a, %b : tensor<12xi64>
  check.expect_eq_const(%shrui, dense<[0, 4611686018427387903, 0, 72057594037927936, 0, 0, 0, 458142657624965808, 0, 0, 0, 0]> : tensor<12xi64>) : tensor<12xi64>
  %shrsi = arith.shrsi %a, %b : tensor<12xi64>
  check.expect_eq_const(%shrsi, dense<[-1, 4611686018427387903, -1, -72057594037927936, -1, -1, -1, -118318094678457680, -1, -1, 0, -1]> : tensor<12xi64>) : tensor<12xi64>
  return
}

func.func @arith_integers_i65() {
  %a = util.unfoldable_constant dense<[-18446744073709551616, 18446744073709551615, -1, -18446744073709551616, -1, 2218130976893950742, -1, -236281088583306087, -18446744073709551616, 2218130976893950742, 16521180820170181924, 1]> : tensor<12xi65>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 65, 15218036949181330600, 5, -18446744073709551616, -18446744073709551616, 18446744073709551615, 16521180820170181924, -18446744073709551615]> : tensor<12xi65>
  %addi = arith.addi %a, %b : tensor<12xi65>
  check.expect_eq_const(%addi, dense<[18446744073709551615, -18446744073709551616, -2, -18446744073709551609, 64, 17436167926075281342, 4, 18210462985126245529, 0, -16228613096815600875, -3851126507078739384, -18446744073709551614]> : tensor<12xi65>) : tensor<12xi65>
  %subi = arith.subi %a, %b : tensor<12xi65>
  check.expect_eq_const(%subi, dense<[-18446744073709551615, 18446744073709551614, 0, 18446744073709551609, -66, -12999905972287379858, -6, 18210462985126245529, 0, -16228613096815600873, 0, -18446744073709551616]> : tensor<12xi65>) : tensor<12xi65>
  %muli = arith.muli %a, %b : tensor<12xi65>
  check.expect_eq_const(%muli, dense<[-18446744073709551616, 18446744073709551615, 1, -18446744073709551616, -65, 7112981852729163376, -5, -18446744073709551616, 0, -2218130976893950742, 11306133554866990352, -18446744073709551615]> : tensor<12xi65>) : tensor<12xi65>
  %andi = arith.andi %a, %b : tensor<12xi65>
  check.expect_eq_const(%andi, dense<[-18446744073709551616, 1, -1, 0, 65, 1297109647098433536, 5, -18446744073709551616, -18446744073709551616, 2218130976893950742, 16521180820170181924, 1]> : tensor<12xi65>) : tensor<12xi65>
  %ori = arith.ori %a, %b : tensor<12xi65>
  check.expect_eq_const(%ori, dense<[-1, 18446744073709551615, -1, -18446744073709551609, -1, 16139058278976847806, -1, -236281088583306087, -18446744073709551616, 18446744073709551615, 16521180820170181924, -18446744073709551615]> : tensor<12xi65>) : tensor<12xi65>
  %xori = arith.xori %a, %b : tensor<12xi65>
  check.expect_eq_const(%xori, dense<[18446744073709551615, 18446744073709551614, 0, -18446744073709551609, -66, 14841948631878414270, -6, 18210462985126245529, 0, 16228613096815600873, 0, -18446744073709551616]> : tensor<12xi65>) : tensor<12xi65>
  %maxsi = arith.maxsi %a, %b : tensor<12xi65>
  check.expect_eq_const(%maxsi, dense<[-1, 18446744073709551615, -1, 7, 65, 15218036949181330600, 5, -236281088583306087, -18446744073709551616, 18446744073709551615, 16521180820170181924, 1]> : tensor<12xi65>) : tensor<12xi65>
  %maxui = arith.maxui %a, %b : tensor<12xi65>
  check.expect_eq_const(%maxui, dense<[-1, 18446744073709551615, -1, -18446744073709551616, -1, 15218036949181330600, -1, -236281088583306087, -18446744073709551616, 18446744073709551615, 16521180820170181924, -18446744073709551615]> : tensor<12xi65>) : tensor<12xi65>
  %minsi = arith.minsi %a, %b : tensor<12xi65>
  check.expect_eq_const(%minsi, dense<[-18446744073709551616, 1, -1, -18446744073709551616, -1, 2218130976893950742, -1, -18446744073709551616, -18446744073709551616, 2218130976893950742, 16521180820170181924, -18446744073709551615]> : tensor<12xi65>) : tensor<12xi65>
  %minui = arith.minui %a, %b : tensor<12xi65>
  check.expect_eq_const(%minui, dense<[-18446744073709551616, 1, -1, 7, 65, 2218130976893950742, 5, -18446744073709551616, -18446744073709551616, 2218130976893950742, 16521180820170181924, 1]> : tensor<12xi65>) : tensor<12xi65>
  %shli = arith.shli %a, %b : tensor<12xi65>
  check.expect_eq_const(%shli, dense<[0, -2, 0, 0, 0, 0, -32, 0, 0, 0, 0, 0]> : tensor<12xi65>) : tensor<12xi65>
  %shrui = arith.shrui %a, %b : tensor<12xi65>
  check.expect_eq_const(%shrui, dense<[0, 9223372036854775807, 0, 144115188075855872, 0, 0, 1152921504606846975, 0, 0, 0, 0, 0]> : tensor<12xi65>) : tensor<12xi65>
  %shrsi = arith.shrsi %a, %b : tensor<12xi65>
  check.expect_eq_const(%shrsi, dense<[-1, 9223372036854775807, -1, -144115188075855872, -1, 0, -1, -1, -1, 0, 0, 0]> : tensor<12xi65>) : tensor<12xi65>
  return
}

func.func @arith_integers_i100() {
  %a = util.unfoldable_constant dense<[-633825300114114700748351602688, 633825300114114700748351602687, -1, -633825300114114700748351602688, -1, -3, -3, 2, -3, -2, -308564836368744567033450996424, 2]> : tensor<12xi100>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 100, 1, -1, -633825300114114700748351602687, 0, 0, -130873392601961069508507510658, -3]> : tensor<12xi100>
  %addi = arith.addi %a, %b : tensor<12xi100>
  check.expect_eq_const(%addi, dense<[633825300114114700748351602687, -633825300114114700748351602688, -2, -633825300114114700748351602681, 99, -2, -4, -633825300114114700748351602685, -3, -2, -439438228970705636541958507082, -1]> : tensor<12xi100>) : tensor<12xi100>
  %subi = arith.subi %a, %b : tensor<12xi100>
  check.expect_eq_const(%subi, dense<[-633825300114114700748351602687, 633825300114114700748351602686, 0, 633825300114114700748351602681, -101, -4, -2, -633825300114114700748351602687, -3, -2, -177691443766783497524943485766, 5]> : tensor<12xi100>) : tensor<12xi100>
  %muli = arith.muli %a, %b : tensor<12xi100>
  check.expect_eq_const(%muli, dense<[-633825300114114700748351602688, 633825300114114700748351602687, 1, -633825300114114700748351602688, -100, -3, 3, 2, 0, 0, 556079483196182966119369417104, -6]> : tensor<12xi100>) : tensor<12xi100>
  %andi = arith.andi %a, %b : tensor<12xi100>
  check.expect_eq_const(%andi, dense<[-633825300114114700748351602688, 1, -1, 0, 100, 1, -3, 0, 0, 0, -309446324158147175328158623688, 0]> : tensor<12xi100>) : tensor<12xi100>
  %ori = arith.ori %a, %b : tensor<12xi100>
  check.expect_eq_const(%ori, dense<[-1, 633825300114114700748351602687, -1, -633825300114114700748351602681, -1, -3, -1, -633825300114114700748351602685, -3, -2, -129991904812558461213799883394, -1]> : tensor<12xi100>) : tensor<12xi100>
  %xori = arith.xori %a, %b : tensor<12xi100>
  check.expect_eq_const(%xori, dense<[633825300114114700748351602687, 633825300114114700748351602686, 0, -633825300114114700748351602681, -101, -4, 2, -633825300114114700748351602685, -3, -2, 179454419345588714114358740294, -1]> : tensor<12xi100>) : tensor<12xi100>
  %maxsi = arith.maxsi %a, %b : tensor<12xi100>
  check.expect_eq_const(%maxsi, dense<[-1, 633825300114114700748351602687, -1, 7, 100, 1, -1, 2, 0, 0, -130873392601961069508507510658, 2]> : tensor<12xi100>) : tensor<12xi100>
  %maxui = arith.maxui %a, %b : tensor<12xi100>
  check.expect_eq_const(%maxui, dense<[-1, 633825300114114700748351602687, -1, -633825300114114700748351602688, -1, -3, -1, -633825300114114700748351602687, -3, -2, -130873392601961069508507510658, -3]> : tensor<12xi100>) : tensor<12xi100>
  %minsi = arith.minsi %a, %b : tensor<12xi100>
  check.expect_eq_const(%minsi, dense<[-633825300114114700748351602688, 1, -1, -633825300114114700748351602688, -1, -3, -3, -633825300114114700748351602687, -3, -2, -308564836368744567033450996424, -3]> : tensor<12xi100>) : tensor<12xi100>
  %minui = arith.minui %a, %b : tensor<12xi100>
  check.expect_eq_const(%minui, dense<[-633825300114114700748351602688, 1, -1, 7, 100, 1, -3, 2, 0, 0, -308564836368744567033450996424, 2]> : tensor<12xi100>) : tensor<12xi100>
  %shli = arith.shli %a, %b : tensor<12xi100>
  check.expect_eq_const(%shli, dense<[0, -2, 0, 0, 0, -6, 0, 0, -3, -2, 0, 0]> : tensor<12xi100>) : tensor<12xi100>
  %shrui = arith.shrui %a, %b : tensor<12xi100>
  check.expect_eq_const(%shrui, dense<[0, 316912650057057350374175801343, 0, 4951760157141521099596496896, 0, 633825300114114700748351602686, 0, 0, -3, -2, 0, 0]> : tensor<12xi100>) : tensor<12xi100>
  %shrsi = arith.shrsi %a, %b : tensor<12xi100>
  check.expect_eq_const(%shrsi, dense<[-1, 316912650057057350374175801343, -1, -4951760157141521099596496896, -1, -2, -1, 0, -3, -2, -1, 0]> : tensor<12xi100>) : tensor<12xi100>
  return
}

func.func @arith_integers_i128() {
  %a = util.unfoldable_constant dense<[-170141183460469231731687303715884105728, 170141183460469231731687303715884105727, -1, -170141183460469231731687303715884105728, -1, 2, 0, 0, 79131537771012822767075749715464164023, 7, 3, 116312952527710097335985299727471518405]> : tensor<12xi128>
  %b = util.unfoldable_constant dense<[-1, 1, -1, 7, 128, -26621611347631603756982325220960482451, 1, -3, 2, 1, 5, 1]> : tensor<12xi128>
  %addi = arith.addi %a, %b : tensor<12xi128>
  check.expect_eq_const(%addi, dense<[170141183460469231731687303715884105727, -170141183460469231731687303715884105728, -2, -170141183460469231731687303715884105721, 127, -26621611347631603756982325220960482449, 1, -3, 79131537771012822767075749715464164025, 8, 8, 116312952527710097335985299727471518406]> : tensor<12xi128>) : tensor<12xi128>
  %subi = arith.subi %a, %b : tensor<12xi128>
  check.expect_eq_const(%subi, dense<[-170141183460469231731687303715884105727, 170141183460469231731687303715884105726, 0, 170141183460469231731687303715884105721, -129, 26621611347631603756982325220960482453, -1, 3, 79131537771012822767075749715464164021, 6, -2, 116312952527710097335985299727471518404]> : tensor<12xi128>) : tensor<12xi128>
  %muli = arith.muli %a, %b : tensor<12xi128>
  check.expect_eq_const(%muli, dense<[-170141183460469231731687303715884105728, 170141183460469231731687303715884105727, 1, -170141183460469231731687303715884105728, -128, -53243222695263207513964650441920964902, 0, 0, 158263075542025645534151499430928328046, 7, 15, 116312952527710097335985299727471518405]> : tensor<12xi128>) : tensor<12xi128>
  %andi = arith.andi %a, %b : tensor<12xi128>
  check.expect_eq_const(%andi, dense<[-170141183460469231731687303715884105728, 1, -1, 0, 128, 0, 0, 0, 2, 1, 1, 1]> : tensor<12xi128>) : tensor<12xi128>
  %ori = arith.ori %a, %b : tensor<12xi128>
  check.expect_eq_const(%ori, dense<[-1, 170141183460469231731687303715884105727, -1, -170141183460469231731687303715884105721, -1, -26621611347631603756982325220960482449, 1, -3, 79131537771012822767075749715464164023, 7, 7, 116312952527710097335985299727471518405]> : tensor<12xi128>) : tensor<12xi128>
  %xori = arith.xori %a, %b : tensor<12xi128>
  check.expect_eq_const(%xori, dense<[170141183460469231731687303715884105727, 170141183460469231731687303715884105726, 0, -170141183460469231731687303715884105721, -129, -26621611347631603756982325220960482449, 1, -3, 79131537771012822767075749715464164021, 6, 6, 116312952527710097335985299727471518404]> : tensor<12xi128>) : tensor<12xi128>
  %maxsi = arith.maxsi %a, %b : tensor<12xi128>
  check.expect_eq_const(%maxsi, dense<[-1, 170141183460469231731687303715884105727, -1, 7, 128, 2, 1, 0, 79131537771012822767075749715464164023, 7, 5, 116312952527710097335985299727471518405]> : tensor<12xi128>) : tensor<12xi128>
  %maxui = arith.maxui %a, %b : tensor<12xi128>
  check.expect_eq_const(%maxui, dense<[-1, 170141183460469231731687303715884105727, -1, -170141183460469231731687303715884105728, -1, -26621611347631603756982325220960482451, 1, -3, 79131537771012822767075749715464164023, 7, 5, 116312952527710097335985299727471518405]> : tensor<12xi128>) : tensor<12xi128>
  %minsi = arith.minsi %a, %b : tensor<12xi128>
  check.expect_eq_const(%minsi, dense<[-170141183460469231731687303715884105728, 1, -1, -170141183460469231731687303715884105728, -1, -26621611347631603756982325220960482451, 0, -3, 2, 1, 3, 1]> : tensor<12xi128>) : tensor<12xi128>
  %minui = arith.minui %a, %b : tensor<12xi128>
  check.expect_eq_const(%minui, dense<[-170141183460469231731687303715884105728, 1, -1, 7, 128, 2, 0, 0, 2, 1, 3, 1]> : tensor<12xi128>) : tensor<12xi128>
  %shli = arith.shli %a, %b : tensor<12xi128>
  check.expect_eq_const(%shli, dense<[0, -2, 0, 0, 0, 0, 0, 0, -23756215836887172395071608569911555364, 14, 96, -107656461865518268791404007976825174646]> : tensor<12xi128>) : tensor<12xi128>
  %shrui = arith.shrui %a, %b : tensor<12xi128>
  check.expect_eq_const(%shrui, dense<[0, 85070591730234615865843651857942052863, 0, 1329227995784915872903807060280344576, 0, 0, 0, 0, 19782884442753205691768937428866041005, 3, 0, 58156476263855048667992649863735759202]> : tensor<12xi128>) : tensor<12xi128>
  %shrsi = arith.shrsi %a, %b : tensor<12xi128>
  check.expect_eq_const(%shrsi, dense<[-1, 85070591730234615865843651857942052863, -1, -1329227995784915872903807060280344576, -1, 0, 0, 0, 19782884442753205691768937428866041005, 3, 0, 58156476263855048667992649863735759202]> : tensor<12xi128>) : tensor<12xi128>
  return
}
