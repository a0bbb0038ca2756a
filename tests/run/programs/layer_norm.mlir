// Layer normalization of three rows: mean and variance by sums of columns, then rsqrt.

func.func private @mean(%x: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %zero = arith.constant dense<0.0> : tensor<3xf32>
  %quarter = arith.constant dense<0.25> : tensor<3xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %sum = scf.for %j = %c0 to %c4 step %c1 iter_args(%s = %zero) -> (tensor<3xf32>) {
    %c = tensor.extract_slice %x[0, %j] [3, 1] [1, 1] : tensor<3x4xf32> to tensor<3xf32>
    %t = arith.addf %s, %c : tensor<3xf32>
    scf.yield %t : tensor<3xf32>
  }
  %m = arith.mulf %sum, %quarter : tensor<3xf32>
  %empty = tensor.empty() : tensor<3x4xf32>
  %r = scf.for %j = %c0 to %c4 step %c1 iter_args(%t = %empty) -> (tensor<3x4xf32>) {
    %u = tensor.insert_slice %m into %t[0, %j] [3, 1] [1, 1] : tensor<3xf32> into tensor<3x4xf32>
    scf.yield %u : tensor<3x4xf32>
  }
  return %r : tensor<3x4xf32>
}

func.func @normalize() {
  %x = util.unfoldable_constant dense<[[1.0, 2.0, 3.0, 4.0], [0.0, -4.0, 8.0, 0.5], [7.0, 7.0, 7.0, 7.0]]> : tensor<3x4xf32>
  %epsilon = arith.constant dense<1.0e-5> : tensor<3x4xf32>
  %m = call @mean(%x) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %d = arith.subf %x, %m : tensor<3x4xf32>
  %dd = arith.mulf %d, %d : tensor<3x4xf32>
  %v = call @mean(%dd) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %ve = arith.addf %v, %epsilon : tensor<3x4xf32>
  %s = math.rsqrt %ve : tensor<3x4xf32>
  %r = arith.mulf %d, %s : tensor<3x4xf32>
  check.expect_almost_eq_const(%r, dense<[[-1.3416354656219482, -0.4472118020057678, 0.4472118020057678, 1.3416354656219482], [-0.2594833970069885, -1.1820909976959229, 1.585731863975525, -0.14415743947029114], [0.0, 0.0, 0.0, 0.0]]> : tensor<3x4xf32>, atol 1.0e-5) : tensor<3x4xf32>
  return
}
