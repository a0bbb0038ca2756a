// Angles: sine and cosine with their identities, a rotation applied six times, angles from coordinates.

func.func @identities() {
  %x = util.unfoldable_constant dense<[0.0, 0.5, 1.0, 1.0471975511965976, -2.0, 10.0]> : tensor<6xf32>
  %one = arith.constant dense<1.0> : tensor<6xf32>
  %s = math.sin %x : tensor<6xf32>
  %c = math.cos %x : tensor<6xf32>
  check.expect_almost_eq_const(%s, dense<[0.0, 0.4794255495071411, 0.8414709568023682, 0.866025447845459, -0.9092974066734314, -0.5440211296081543]> : tensor<6xf32>, atol 1.0e-6) : tensor<6xf32>
  check.expect_almost_eq_const(%c, dense<[1.0, 0.8775825500488281, 0.5403022766113281, 0.4999999701976776, -0.416146844625473, -0.83907151222229]> : tensor<6xf32>, atol 1.0e-6) : tensor<6xf32>
  %ss = arith.mulf %s, %s : tensor<6xf32>
  %cc = arith.mulf %c, %c : tensor<6xf32>
  %sum = arith.addf %ss, %cc : tensor<6xf32>
  check.expect_almost_eq(%sum, %one, atol 1.0e-6) : tensor<6xf32>
  return
}

// Six turns by 60 degrees come back to the start.
func.func @turns() {
  %p0 = util.unfoldable_constant dense<[1.0, 0.25]> : tensor<2xf32>
  %angle = util.unfoldable_constant dense<1.0471975803375244> : tensor<2xf32>
  %signs = arith.constant dense<[-1.0, 1.0]> : tensor<2xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %c = math.cos %angle : tensor<2xf32>
  %s = math.sin %angle : tensor<2xf32>
  %r = scf.for %i = %c0 to %c6 step %c1 iter_args(%p = %p0) -> (tensor<2xf32>) {
    %x = tensor.extract_slice %p[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %y = tensor.extract_slice %p[1] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %q = tensor.concat dim(0) %y, %x : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %cp = arith.mulf %c, %p : tensor<2xf32>
    %sq = arith.mulf %s, %q : tensor<2xf32>
    %t = arith.mulf %sq, %signs : tensor<2xf32>
    %n = arith.addf %cp, %t : tensor<2xf32>
    scf.yield %n : tensor<2xf32>
  }
  check.expect_almost_eq(%r, %p0, atol 1.0e-6) : tensor<2xf32>
  return
}

func.func @from_coordinates() {
  %y = util.unfoldable_constant dense<[1.0, 1.0, -1.0, 0.0, -2.0]> : tensor<5xf32>
  %x = util.unfoldable_constant dense<[1.0, -1.0, -1.0, -1.0, 0.0]> : tensor<5xf32>
  %a = math.atan2 %y, %x : tensor<5xf32>
  check.expect_almost_eq_const(%a, dense<[0.7853981852531433, 2.356194496154785, -2.356194496154785, 3.1415927410125732, -1.5707963705062866]> : tensor<5xf32>, atol 1.0e-6) : tensor<5xf32>
  return
}
