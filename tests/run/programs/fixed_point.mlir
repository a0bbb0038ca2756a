// Numbers with 16 fraction bits: product through 64 bits, rounded; quotient; and a wide product of two halves.

func.func @products_and_quotients() {
  %a = util.unfoldable_constant dense<[98304, -147456, 66, 6586368]> : tensor<4xi32>
  %b = util.unfoldable_constant dense<[212992, -98304, -458752, 1318912]> : tensor<4xi32>
  %half = arith.constant dense<32768> : tensor<4xi64>
  %sixteen = arith.constant dense<16> : tensor<4xi64>
  %aw = arith.extsi %a : tensor<4xi32> to tensor<4xi64>
  %bw = arith.extsi %b : tensor<4xi32> to tensor<4xi64>
  %m = arith.muli %aw, %bw : tensor<4xi64>
  %n = arith.addi %m, %half : tensor<4xi64>
  %s = arith.shrsi %n, %sixteen : tensor<4xi64>
  %product = arith.trunci %s : tensor<4xi64> to tensor<4xi32>
  check.expect_eq_const(%product, dense<[319488, 221184, -462, 132550656]> : tensor<4xi32>) : tensor<4xi32>
  %up = arith.shli %aw, %sixteen : tensor<4xi64>
  %d = arith.divsi %up, %bw : tensor<4xi64>
  %quotient = arith.trunci %d : tensor<4xi64> to tensor<4xi32>
  check.expect_eq_const(%quotient, dense<[30247, 98304, -9, 327272]> : tensor<4xi32>) : tensor<4xi32>
  return
}

func.func @back_to_floats() {
  %a = util.unfoldable_constant dense<[212992, -98304, -458752, 1318912]> : tensor<4xi32>
  %f = arith.sitofp %a : tensor<4xi32> to tensor<4xf32>
  %unit = arith.constant dense<1.52587890625e-05> : tensor<4xf32>
  %r = arith.mulf %f, %unit : tensor<4xf32>
  check.expect_eq_const(%r, dense<[3.25, -1.5, -7.0, 20.125]> : tensor<4xf32>) : tensor<4xf32>
  return
}
