// Functions of math on tensors whose extents are known at run time only, of several ranks, fused and alone.

func.func private @chain(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  // Exactly 2^x of the whole part, and the sign of x.
  %0 = math.floor %x : tensor<?x3xf32>
  %1 = math.exp2 %0 : tensor<?x3xf32>
  %2 = math.copysign %1, %x : tensor<?x3xf32>
  return %2 : tensor<?x3xf32>
}
func.func @fused() {
  %x = util.unfoldable_constant dense<[[1.5, -2.25, 0.0], [3.0, -0.5, 4.75]]> : tensor<2x3xf32>
  %d = tensor.cast %x : tensor<2x3xf32> to tensor<?x3xf32>
  %0 = func.call @chain(%d) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %want = util.unfoldable_constant dense<[[2.0, -0.125, 1.0], [8.0, -0.5, 16.0]]> : tensor<2x3xf32>
  %want_d = tensor.cast %want : tensor<2x3xf32> to tensor<?x3xf32>
  check.expect_eq(%0, %want_d) : tensor<?x3xf32>
  return
}

func.func private @parts(%x: tensor<?xf64>) -> (tensor<?xf64>, tensor<?xi1>) {
  %sin, %cos = math.sincos %x : tensor<?xf64>
  %0 = math.atan2 %sin, %cos : tensor<?xf64>
  %1 = math.isfinite %0 : tensor<?xf64>
  return %0, %1 : tensor<?xf64>, tensor<?xi1>
}
func.func @two_results() {
  %x = util.unfoldable_constant dense<[0.5, -1.25, 3.0, -3.0]> : tensor<4xf64>
  %d = tensor.cast %x : tensor<4xf64> to tensor<?xf64>
  %0:2 = func.call @parts(%d) : (tensor<?xf64>) -> (tensor<?xf64>, tensor<?xi1>)
  check.expect_almost_eq(%0#0, %d, atol 1.0e-15) : tensor<?xf64>
  check.expect_all_true(%0#1) : tensor<?xi1>
  return
}

// Base and power have shapes that are known to different degrees.
func.func @powers() {
  %x = util.unfoldable_constant dense<[2.0, -2.0, 0.5]> : tensor<3xf16>
  %n = util.unfoldable_constant dense<[3, 3, -2]> : tensor<3xi8>
  %d = tensor.cast %n : tensor<3xi8> to tensor<?xi8>
  %0 = math.fpowi %x, %d : tensor<3xf16>, tensor<?xi8>
  check.expect_eq_const(%0, dense<[8.0, -8.0, 4.0]> : tensor<3xf16>) : tensor<3xf16>
  return
}

func.func @none() {
  %x = util.unfoldable_constant dense<> : tensor<0xf32>
  %d = tensor.cast %x : tensor<0xf32> to tensor<?xf32>
  %0 = math.exp %d : tensor<?xf32>
  check.expect_eq(%0, %d) : tensor<?xf32>
  return
}

func.func @rank_zero() {
  %x = util.unfoldable_constant dense<-6> : tensor<i32>
  %0 = math.absi %x : tensor<i32>
  %1 = math.cttz %0 : tensor<i32>
  check.expect_eq_const(%1, dense<1> : tensor<i32>) : tensor<i32>
  return
}
