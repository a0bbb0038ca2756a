// What neural networks apply elementwise: relu, sigmoid, tanh, gelu with erf, softplus, swish.

func.func @all() {
  %x = util.unfoldable_constant dense<[-6.0, -1.5, -0.25, 0.0, 0.5, 2.0, 9.0]> : tensor<7xf32>
  %zero = arith.constant dense<0.0> : tensor<7xf32>
  %half = arith.constant dense<0.5> : tensor<7xf32>
  %one = arith.constant dense<1.0> : tensor<7xf32>
  %relu = arith.maximumf %x, %zero : tensor<7xf32>
  check.expect_eq_const(%relu, dense<[0.0, 0.0, 0.0, 0.0, 0.5, 2.0, 9.0]> : tensor<7xf32>) : tensor<7xf32>
  %minus = arith.negf %x : tensor<7xf32>
  %e = math.exp %minus : tensor<7xf32>
  %d = arith.addf %one, %e : tensor<7xf32>
  %sigmoid = arith.divf %one, %d : tensor<7xf32>
  check.expect_almost_eq_const(%sigmoid, dense<[0.0024726232513785362, 0.18242552876472473, 0.43782350420951843, 0.5, 0.622459352016449, 0.8807970881462097, 0.9998766183853149]> : tensor<7xf32>, atol 2.0e-7) : tensor<7xf32>
  %swish = arith.mulf %x, %sigmoid : tensor<7xf32>
  check.expect_almost_eq_const(%swish, dense<[-0.014835738576948643, -0.2736382782459259, -0.10945587605237961, 0.0, 0.3112296760082245, 1.7615941762924194, 8.998889923095703]> : tensor<7xf32>, atol 1.0e-6) : tensor<7xf32>
  %tanh = math.tanh %x : tensor<7xf32>
  check.expect_almost_eq_const(%tanh, dense<[-0.9999877214431763, -0.9051482677459717, -0.24491865932941437, 0.0, 0.46211716532707214, 0.9640275835990906, 0.9999999403953552]> : tensor<7xf32>, atol 5.0e-7) : tensor<7xf32>
  %root = arith.constant dense<0.7071067690849304> : tensor<7xf32>
  %scaled = arith.mulf %x, %root : tensor<7xf32>
  %erf = math.erf %scaled : tensor<7xf32>
  %up = arith.addf %erf, %one : tensor<7xf32>
  %hx = arith.mulf %half, %x : tensor<7xf32>
  %gelu = arith.mulf %hx, %up : tensor<7xf32>
  check.expect_almost_eq_const(%gelu, dense<[-5.919525758457667e-09, -0.10021080076694489, -0.10032341629266739, 0.0, 0.3457312285900116, 1.9544997215270996, 9.0]> : tensor<7xf32>, atol 1.0e-6) : tensor<7xf32>
  %grown = math.exp %x : tensor<7xf32>
  %softplus = math.log1p %grown : tensor<7xf32>
  check.expect_almost_eq_const(%softplus, dense<[0.0024756852071732283, 0.20141327381134033, 0.575939416885376, 0.6931471824645996, 0.9740769863128662, 2.1269280910491943, 9.000123023986816]> : tensor<7xf32>, atol 1.0e-6, rtol 1.0e-6) : tensor<7xf32>
  return
}
