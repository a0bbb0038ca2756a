// Windows over a signal by slices: averages of three, differences, and every second element of both.

func.func @windows() {
  %a = util.unfoldable_constant dense<[1.0, 3.0, 2.0, 5.0, 4.0, 6.0, 8.0, 7.0]> : tensor<8xf32>
  %third = arith.constant dense<3.0> : tensor<6xf32>
  %x = tensor.extract_slice %a[0] [6] [1] : tensor<8xf32> to tensor<6xf32>
  %y = tensor.extract_slice %a[1] [6] [1] : tensor<8xf32> to tensor<6xf32>
  %z = tensor.extract_slice %a[2] [6] [1] : tensor<8xf32> to tensor<6xf32>
  %xy = arith.addf %x, %y : tensor<6xf32>
  %xyz = arith.addf %xy, %z : tensor<6xf32>
  %mean = arith.divf %xyz, %third : tensor<6xf32>
  check.expect_eq_const(%mean, dense<[2.0, 3.3333332538604736, 3.6666667461395264, 5.0, 6.0, 7.0]> : tensor<6xf32>) : tensor<6xf32>
  %low = arith.minimumf %x, %y : tensor<6xf32>
  %least = arith.minimumf %low, %z : tensor<6xf32>
  check.expect_eq_const(%least, dense<[1.0, 2.0, 2.0, 4.0, 4.0, 6.0]> : tensor<6xf32>) : tensor<6xf32>
  return
}

// Interleaved: even positions from one tensor, odd ones from the other, and taken apart again.
func.func @interleaved() {
  %a = util.unfoldable_constant dense<[1, 2, 3, 4]> : tensor<4xi16>
  %b = util.unfoldable_constant dense<[-1, -2, -3, -4]> : tensor<4xi16>
  %empty = tensor.empty() : tensor<8xi16>
  %x = tensor.insert_slice %a into %empty[0] [4] [2] : tensor<4xi16> into tensor<8xi16>
  %y = tensor.insert_slice %b into %x[1] [4] [2] : tensor<4xi16> into tensor<8xi16>
  check.expect_eq_const(%y, dense<[1, -1, 2, -2, 3, -3, 4, -4]> : tensor<8xi16>) : tensor<8xi16>
  %odd = tensor.extract_slice %y[1] [4] [2] : tensor<8xi16> to tensor<4xi16>
  check.expect_eq(%odd, %b) : tensor<4xi16>
  return
}
