// Floats as bits: sign, exponent and fraction taken apart and put together; the fast inverse square root.

func.func @parts() {
  %x = util.unfoldable_constant dense<[1.0, -2.5, 0.15625, 9.99994610111476e-41, 3.3999999521443642e+38]> : tensor<5xf32>
  %b = arith.bitcast %x : tensor<5xf32> to tensor<5xi32>
  check.expect_eq_const(%b, dense<[1065353216, -1071644672, 1042284544, 71362, 2139081118]> : tensor<5xi32>) : tensor<5xi32>
  %s23 = arith.constant dense<23> : tensor<5xi32>
  %s31 = arith.constant dense<31> : tensor<5xi32>
  %m8 = arith.constant dense<255> : tensor<5xi32>
  %m23 = arith.constant dense<0x7FFFFF> : tensor<5xi32>
  %sign = arith.shrui %b, %s31 : tensor<5xi32>
  %e0 = arith.shrui %b, %s23 : tensor<5xi32>
  %exponent = arith.andi %e0, %m8 : tensor<5xi32>
  %fraction = arith.andi %b, %m23 : tensor<5xi32>
  check.expect_eq_const(%sign, dense<[0, 1, 0, 0, 0]> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%exponent, dense<[127, 128, 124, 0, 254]> : tensor<5xi32>) : tensor<5xi32>
  %up = arith.shli %exponent, %s23 : tensor<5xi32>
  %top = arith.shli %sign, %s31 : tensor<5xi32>
  %l = arith.ori %up, %fraction : tensor<5xi32>
  %all = arith.ori %l, %top : tensor<5xi32>
  %y = arith.bitcast %all : tensor<5xi32> to tensor<5xf32>
  check.expect_eq(%x, %y) : tensor<5xf32>
  return
}

func.func @fast_inverse_root() {
  %x = util.unfoldable_constant dense<[1.0, 4.0, 0.01, 1234.5]> : tensor<4xf32>
  %one = arith.constant dense<1> : tensor<4xi32>
  %magic = arith.constant dense<0x5F3759DF> : tensor<4xi32>
  %half = arith.constant dense<0.5> : tensor<4xf32>
  %three_halves = arith.constant dense<1.5> : tensor<4xf32>
  %i = arith.bitcast %x : tensor<4xf32> to tensor<4xi32>
  %s = arith.shrsi %i, %one : tensor<4xi32>
  %d = arith.subi %magic, %s : tensor<4xi32>
  %y = arith.bitcast %d : tensor<4xi32> to tensor<4xf32>
  %hx = arith.mulf %half, %x : tensor<4xf32>
  %hxy = arith.mulf %hx, %y : tensor<4xf32>
  %hxyy = arith.mulf %hxy, %y : tensor<4xf32>
  %t = arith.subf %three_halves, %hxyy : tensor<4xf32>
  %r = arith.mulf %y, %t : tensor<4xf32>
  check.expect_eq_const(%r, dense<[0.9983071684837341, 0.49915358424186707, 9.982522010803223, 0.0284604299813509]> : tensor<4xf32>) : tensor<4xf32>
  return
}
