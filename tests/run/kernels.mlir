// Tensor computations: fusion, buffers used again, and values that stay what they were.

// One kernel of three additions; %a is needed again by the check after it, so its buffer is not written to.
func.func @fused_chain() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %b = arith.addi %a, %a : tensor<3xi32>
  %c = arith.addi %b, %a : tensor<3xi32>
  %d = arith.addi %c, %b : tensor<3xi32>
  check.expect_eq_const(%d, dense<[5, 10, 15]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%a, dense<[1, 2, 3]> : tensor<3xi32>) : tensor<3xi32>
  return
}

// A check in the middle divides the chain: what it looks at must be there, and must stay as it was.
func.func @checked_in_the_middle() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %b = arith.addi %a, %a : tensor<3xi32>
  check.expect_eq_const(%b, dense<[2, 4, 6]> : tensor<3xi32>) : tensor<3xi32>
  %c = arith.addi %b, %a : tensor<3xi32>
  %d = arith.addi %c, %c : tensor<3xi32>
  check.expect_eq_const(%d, dense<[6, 12, 18]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%b, dense<[2, 4, 6]> : tensor<3xi32>) : tensor<3xi32>
  return
}

// %b dies in the second addition, whose result may take over its buffer.
func.func @buffer_taken_over() {
  %a = util.unfoldable_constant dense<[1.0, 2.0]> : tensor<2xf64>
  %b = arith.addf %a, %a : tensor<2xf64>
  check.expect_eq_const(%b, dense<[2.0, 4.0]> : tensor<2xf64>) : tensor<2xf64>
  %c = arith.addf %b, %b : tensor<2xf64>
  check.expect_eq_const(%c, dense<[4.0, 8.0]> : tensor<2xf64>) : tensor<2xf64>
  %d = arith.addf %c, %a : tensor<2xf64>
  check.expect_eq_const(%d, dense<[5.0, 10.0]> : tensor<2xf64>) : tensor<2xf64>
  return
}

// The same additions on other shapes; a kernel does not know them.
func.func @shapes() {
  %a = util.unfoldable_constant dense<7> : tensor<i32>
  %b = arith.addi %a, %a : tensor<i32>
  check.expect_eq_const(%b, dense<14> : tensor<i32>) : tensor<i32>
  %c = util.unfoldable_constant dense<[[[1], [2]], [[3], [4]], [[5], [6]]]> : tensor<3x2x1xi32>
  %d = arith.addi %c, %c : tensor<3x2x1xi32>
  check.expect_eq_const(%d, dense<[[[2], [4]], [[6], [8]], [[10], [12]]]> : tensor<3x2x1xi32>) : tensor<3x2x1xi32>
  %e = util.unfoldable_constant dense<> : tensor<4x0xi32>
  %f = arith.addi %e, %e : tensor<4x0xi32>
  check.expect_eq_const(%f, dense<> : tensor<4x0xi32>) : tensor<4x0xi32>
  return
}

// Several results of one kernel.
func.func @two_results() {
  %a = util.unfoldable_constant dense<[1, 2]> : tensor<2xi16>
  %b = arith.addi %a, %a : tensor<2xi16>
  %c = arith.addi %b, %b : tensor<2xi16>
  check.expect_eq_const(%c, dense<[4, 8]> : tensor<2xi16>) : tensor<2xi16>
  check.expect_eq_const(%b, dense<[2, 4]> : tensor<2xi16>) : tensor<2xi16>
  return
}

// More than one interval between looks at the interruption flag, and an odd rest: 2 * 65536 + 3.
func.func @large() {
  %a = util.unfoldable_constant dense<3> : tensor<131075xi8>
  %b = arith.addi %a, %a : tensor<131075xi8>
  check.expect_eq_const(%b, dense<6> : tensor<131075xi8>) : tensor<131075xi8>
  return
}

// Packed elements whose number does not fill the last byte, so that in the large case too.
func.func @packed() {
  %a = util.unfoldable_constant dense<3> : tensor<131075xi4>
  %b = arith.addi %a, %a : tensor<131075xi4>
  check.expect_eq_const(%b, dense<6> : tensor<131075xi4>) : tensor<131075xi4>
  %c = util.unfoldable_constant dense<[1, -2, -1]> : tensor<3xi2>
  %d = util.unfoldable_constant dense<[-2, -1, 1]> : tensor<3xi2>
  %e = arith.addi %c, %d : tensor<3xi2>
  check.expect_eq_const(%e, dense<[-1, 1, 0]> : tensor<3xi2>) : tensor<3xi2>
  return
}
