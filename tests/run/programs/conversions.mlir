// Between integers and floats, in all widths: exact, rounded to even, cut toward zero.

func.func @to_floats() {
  %a = util.unfoldable_constant dense<[16777217, 16777219, -16777217, 2147483647]> : tensor<4xi32>
  %f = arith.sitofp %a : tensor<4xi32> to tensor<4xf32>
  check.expect_eq_const(%f, dense<[16777216.0, 16777220.0, -16777216.0, 2147483648.0]> : tensor<4xf32>) : tensor<4xf32>
  %d = arith.sitofp %a : tensor<4xi32> to tensor<4xf64>
  check.expect_eq_const(%d, dense<[16777217.0, 16777219.0, -16777217.0, 2147483647.0]> : tensor<4xf64>) : tensor<4xf64>
  %u = util.unfoldable_constant dense<[-1, -2147483648, 5]> : tensor<3xi32>
  %v = arith.uitofp %u : tensor<3xi32> to tensor<3xf32>
  check.expect_eq_const(%v, dense<[4294967296.0, 2147483648.0, 5.0]> : tensor<3xf32>) : tensor<3xf32>
  %b = util.unfoldable_constant dense<[200, 127, -1]> : tensor<3xi8>
  %s = arith.sitofp %b : tensor<3xi8> to tensor<3xf16>
  %t = arith.uitofp %b : tensor<3xi8> to tensor<3xf16>
  check.expect_eq_const(%s, dense<[-56.0, 127.0, -1.0]> : tensor<3xf16>) : tensor<3xf16>
  check.expect_eq_const(%t, dense<[200.0, 127.0, 255.0]> : tensor<3xf16>) : tensor<3xf16>
  return
}

func.func @to_integers() {
  %a = util.unfoldable_constant dense<[-10.5, 10.99, 0.9999, -0.5, 100.0]> : tensor<5xf32>
  %i = arith.fptosi %a : tensor<5xf32> to tensor<5xi32>
  check.expect_eq_const(%i, dense<[-10, 10, 0, 0, 100]> : tensor<5xi32>) : tensor<5xi32>
  %j = arith.fptosi %a : tensor<5xf32> to tensor<5xi8>
  check.expect_eq_const(%j, dense<[-10, 10, 0, 0, 100]> : tensor<5xi8>) : tensor<5xi8>
  %b = util.unfoldable_constant dense<[3.0e9, 200.7, 0.0]> : tensor<3xf32>
  %u = arith.fptoui %b : tensor<3xf32> to tensor<3xi32>
  check.expect_eq_const(%u, dense<[3000000000, 200, 0]> : tensor<3xi32>) : tensor<3xi32>
  %w = util.unfoldable_constant dense<[1.0e15, -9.0e18]> : tensor<2xf64>
  %l = arith.fptosi %w : tensor<2xf64> to tensor<2xi64>
  check.expect_eq_const(%l, dense<[1000000000000000, -9000000000000000000]> : tensor<2xi64>) : tensor<2xi64>
  return
}

func.func @between_floats() {
  %a = util.unfoldable_constant dense<[0.1, 65519.0, 65520.0, 1.0e-8, 2049.0]> : tensor<5xf32>
  %h = arith.truncf %a : tensor<5xf32> to tensor<5xf16>
  check.expect_eq_const(%h, dense<[0.0999755859375, 65504.0, 0x7C00, 0.0, 2048.0]> : tensor<5xf16>) : tensor<5xf16>
  %d = util.unfoldable_constant dense<[1.0000000596046448, 1.0000001788139343, 1.0e-50]> : tensor<3xf64>
  %f = arith.truncf %d : tensor<3xf64> to tensor<3xf32>
  check.expect_eq_const(%f, dense<[1.0, 1.000000238418579, 0.0]> : tensor<3xf32>) : tensor<3xf32>
  %w = arith.extf %h : tensor<5xf16> to tensor<5xf64>
  check.expect_eq_const(%w, dense<[0.0999755859375, 65504.0, 0x7FF0000000000000, 0.0, 2048.0]> : tensor<5xf64>) : tensor<5xf64>
  return
}
