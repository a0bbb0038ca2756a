// Floats that went wrong elsewhere: NaN, signs of zeros, roundings, narrow formats.
// Each with inputs that nothing can fold, and with constants.

// maxnumf prefers the number, maximumf hands NaN on.
func.func @maximum_of_nan() {
  %a = util.unfoldable_constant dense<[0x7FC00000, 0xFF800000, 3.0]> : tensor<3xf32>
  %b = util.unfoldable_constant dense<[1.5, 0x7FC00000, -3.0]> : tensor<3xf32>
  %m = arith.maxnumf %a, %b : tensor<3xf32>
  %n = arith.maximumf %a, %b : tensor<3xf32>
  %o = arith.minnumf %a, %b : tensor<3xf32>
  %p = arith.minimumf %a, %b : tensor<3xf32>
  check.expect_eq_const(%m, dense<[1.5, 0xFF800000, 3.0]> : tensor<3xf32>) : tensor<3xf32>
  check.expect_almost_eq_const(%n, dense<[0x7FC00000, 0x7FC00000, 3.0]> : tensor<3xf32>, atol 0.0) : tensor<3xf32>
  check.expect_eq_const(%o, dense<[1.5, 0xFF800000, -3.0]> : tensor<3xf32>) : tensor<3xf32>
  check.expect_almost_eq_const(%p, dense<[0x7FC00000, 0x7FC00000, -3.0]> : tensor<3xf32>, atol 0.0) : tensor<3xf32>
  return
}

func.func @maximum_of_nan_constant() {
  %a = arith.constant dense<[0x7FC00000, 0xFF800000, 3.0]> : tensor<3xf32>
  %b = arith.constant dense<[1.5, 0x7FC00000, -3.0]> : tensor<3xf32>
  %m = arith.maxnumf %a, %b : tensor<3xf32>
  %n = arith.maximumf %a, %b : tensor<3xf32>
  %o = arith.minnumf %a, %b : tensor<3xf32>
  %p = arith.minimumf %a, %b : tensor<3xf32>
  check.expect_eq_const(%m, dense<[1.5, 0xFF800000, 3.0]> : tensor<3xf32>) : tensor<3xf32>
  check.expect_almost_eq_const(%n, dense<[0x7FC00000, 0x7FC00000, 3.0]> : tensor<3xf32>, atol 0.0) : tensor<3xf32>
  check.expect_eq_const(%o, dense<[1.5, 0xFF800000, -3.0]> : tensor<3xf32>) : tensor<3xf32>
  check.expect_almost_eq_const(%p, dense<[0x7FC00000, 0x7FC00000, -3.0]> : tensor<3xf32>, atol 0.0) : tensor<3xf32>
  return
}

func.func @maximum_of_nan_scalar() {
  %a = util.unfoldable_constant 0x7FC00000 : f32
  %b = util.unfoldable_constant 1.5 : f32
  %c = util.unfoldable_constant 0xFF800000 : f32
  %m = arith.maxnumf %a, %b : f32
  %n = arith.maxnumf %c, %a : f32
  %x = arith.maximumf %a, %b : f32
  %y = arith.maximumf %c, %a : f32
  %mn = tensor.from_elements %m, %n : tensor<2xf32>
  check.expect_eq_const(%mn, dense<[1.5, 0xFF800000]> : tensor<2xf32>) : tensor<2xf32>
  %nx = arith.cmpf uno, %x, %x : f32
  %ny = arith.cmpf uno, %y, %y : f32
  check.expect_true(%nx) : i1
  check.expect_true(%ny) : i1
  return
}

func.func @maximum_of_nan_scalar_constant() {
  %a = arith.constant 0x7FC00000 : f32
  %b = arith.constant 1.5 : f32
  %c = arith.constant 0xFF800000 : f32
  %m = arith.maxnumf %a, %b : f32
  %n = arith.maxnumf %c, %a : f32
  %x = arith.maximumf %a, %b : f32
  %y = arith.maximumf %c, %a : f32
  %mn = tensor.from_elements %m, %n : tensor<2xf32>
  check.expect_eq_const(%mn, dense<[1.5, 0xFF800000]> : tensor<2xf32>) : tensor<2xf32>
  %nx = arith.cmpf uno, %x, %x : f32
  %ny = arith.cmpf uno, %y, %y : f32
  check.expect_true(%nx) : i1
  check.expect_true(%ny) : i1
  return
}

func.func @ceil_keeps_the_sign() {
  %a = util.unfoldable_constant dense<[-0.25, -0.0, 0.25, -1.5]> : tensor<4xf32>
  %c = math.ceil %a : tensor<4xf32>
  check.expect_eq_const(%c, dense<[-0.0, -0.0, 1.0, -1.0]> : tensor<4xf32>) : tensor<4xf32>
  return
}

func.func @ceil_keeps_the_sign_constant() {
  %a = arith.constant dense<[-0.25, -0.0, 0.25, -1.5]> : tensor<4xf32>
  %c = math.ceil %a : tensor<4xf32>
  check.expect_eq_const(%c, dense<[-0.0, -0.0, 1.0, -1.0]> : tensor<4xf32>) : tensor<4xf32>
  return
}

func.func @ceil_keeps_the_sign_f64() {
  %a = util.unfoldable_constant -0.25 : f64
  %b = util.unfoldable_constant -0.0 : f64
  %c = math.ceil %a : f64
  %d = math.ceil %b : f64
  %t = tensor.from_elements %c, %d : tensor<2xf64>
  check.expect_eq_const(%t, dense<-0.0> : tensor<2xf64>) : tensor<2xf64>
  return
}

func.func @ceil_keeps_the_sign_f64_constant() {
  %a = arith.constant -0.25 : f64
  %b = arith.constant -0.0 : f64
  %c = math.ceil %a : f64
  %d = math.ceil %b : f64
  %t = tensor.from_elements %c, %d : tensor<2xf64>
  check.expect_eq_const(%t, dense<-0.0> : tensor<2xf64>) : tensor<2xf64>
  return
}

// 9.5^20 in f32 is whole already.
func.func @floor_of_large_values() {
  %a = util.unfoldable_constant dense<[3.5848591461217993e+19, 8388609.0, -8388607.5]> : tensor<3xf32>
  %r = math.floor %a : tensor<3xf32>
  check.expect_eq_const(%r, dense<[3.5848591461217993e+19, 8388609.0, -8388608.0]> : tensor<3xf32>) : tensor<3xf32>
  return
}

func.func @floor_of_large_values_constant() {
  %a = arith.constant dense<[3.5848591461217993e+19, 8388609.0, -8388607.5]> : tensor<3xf32>
  %r = math.floor %a : tensor<3xf32>
  check.expect_eq_const(%r, dense<[3.5848591461217993e+19, 8388609.0, -8388608.0]> : tensor<3xf32>) : tensor<3xf32>
  return
}

func.func @floor_of_a_power() {
  %x = util.unfoldable_constant 9.5 : f32
  %n = util.unfoldable_constant 20.0 : f32
  %a = math.powf %x, %n : f32
  %r = math.floor %a : f32
  %at = tensor.from_elements %a : tensor<1xf32>
  %rt = tensor.from_elements %r : tensor<1xf32>
  check.expect_eq(%at, %rt) : tensor<1xf32>
  check.expect_almost_eq_const(%rt, dense<3.5848591461217993e+19> : tensor<1xf32>, atol 0.0, rtol 1.0e-6) : tensor<1xf32>
  return
}

func.func @floor_of_a_power_constant() {
  %x = arith.constant 9.5 : f32
  %n = arith.constant 20.0 : f32
  %a = math.powf %x, %n : f32
  %r = math.floor %a : f32
  %at = tensor.from_elements %a : tensor<1xf32>
  %rt = tensor.from_elements %r : tensor<1xf32>
  check.expect_eq(%at, %rt) : tensor<1xf32>
  check.expect_almost_eq_const(%rt, dense<3.5848591461217993e+19> : tensor<1xf32>, atol 0.0, rtol 1.0e-6) : tensor<1xf32>
  return
}

func.func @halves_to_even_and_away() {
  %a = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -0.5, -2.5]> : tensor<5xf32>
  %e = math.roundeven %a : tensor<5xf32>
  %r = math.round %a : tensor<5xf32>
  check.expect_eq_const(%e, dense<[0.0, 2.0, 2.0, -0.0, -2.0]> : tensor<5xf32>) : tensor<5xf32>
  check.expect_eq_const(%r, dense<[1.0, 2.0, 3.0, -1.0, -3.0]> : tensor<5xf32>) : tensor<5xf32>
  return
}

func.func @halves_to_even_and_away_constant() {
  %a = arith.constant dense<[0.5, 1.5, 2.5, -0.5, -2.5]> : tensor<5xf32>
  %e = math.roundeven %a : tensor<5xf32>
  %r = math.round %a : tensor<5xf32>
  check.expect_eq_const(%e, dense<[0.0, 2.0, 2.0, -0.0, -2.0]> : tensor<5xf32>) : tensor<5xf32>
  check.expect_eq_const(%r, dense<[1.0, 2.0, 3.0, -1.0, -3.0]> : tensor<5xf32>) : tensor<5xf32>
  return
}

func.func @halves_in_f16() {
  %a = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -3.5, 100.25]> : tensor<5xf16>
  %e = math.roundeven %a : tensor<5xf16>
  %r = math.round %a : tensor<5xf16>
  check.expect_eq_const(%e, dense<[0.0, 2.0, 2.0, -4.0, 100.0]> : tensor<5xf16>) : tensor<5xf16>
  check.expect_eq_const(%r, dense<[1.0, 2.0, 3.0, -4.0, 100.0]> : tensor<5xf16>) : tensor<5xf16>
  return
}

func.func @halves_in_f16_constant() {
  %a = arith.constant dense<[0.5, 1.5, 2.5, -3.5, 100.25]> : tensor<5xf16>
  %e = math.roundeven %a : tensor<5xf16>
  %r = math.round %a : tensor<5xf16>
  check.expect_eq_const(%e, dense<[0.0, 2.0, 2.0, -4.0, 100.0]> : tensor<5xf16>) : tensor<5xf16>
  check.expect_eq_const(%r, dense<[1.0, 2.0, 3.0, -4.0, 100.0]> : tensor<5xf16>) : tensor<5xf16>
  return
}

func.func @halves_in_bf16() {
  %a = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -3.5, 100.25]> : tensor<5xbf16>
  %e = math.roundeven %a : tensor<5xbf16>
  %r = math.round %a : tensor<5xbf16>
  check.expect_eq_const(%e, dense<[0.0, 2.0, 2.0, -4.0, 100.0]> : tensor<5xbf16>) : tensor<5xbf16>
  check.expect_eq_const(%r, dense<[1.0, 2.0, 3.0, -4.0, 100.0]> : tensor<5xbf16>) : tensor<5xbf16>
  return
}

func.func @halves_in_bf16_constant() {
  %a = arith.constant dense<[0.5, 1.5, 2.5, -3.5, 100.25]> : tensor<5xbf16>
  %e = math.roundeven %a : tensor<5xbf16>
  %r = math.round %a : tensor<5xbf16>
  check.expect_eq_const(%e, dense<[0.0, 2.0, 2.0, -4.0, 100.0]> : tensor<5xbf16>) : tensor<5xbf16>
  check.expect_eq_const(%r, dense<[1.0, 2.0, 3.0, -4.0, 100.0]> : tensor<5xbf16>) : tensor<5xbf16>
  return
}

func.func @halves_in_f64() {
  %a = util.unfoldable_constant dense<[0.5, 1.5, 2.5, -3.5, 100.25]> : tensor<5xf64>
  %e = math.roundeven %a : tensor<5xf64>
  %r = math.round %a : tensor<5xf64>
  check.expect_eq_const(%e, dense<[0.0, 2.0, 2.0, -4.0, 100.0]> : tensor<5xf64>) : tensor<5xf64>
  check.expect_eq_const(%r, dense<[1.0, 2.0, 3.0, -4.0, 100.0]> : tensor<5xf64>) : tensor<5xf64>
  return
}

func.func @halves_in_f64_constant() {
  %a = arith.constant dense<[0.5, 1.5, 2.5, -3.5, 100.25]> : tensor<5xf64>
  %e = math.roundeven %a : tensor<5xf64>
  %r = math.round %a : tensor<5xf64>
  check.expect_eq_const(%e, dense<[0.0, 2.0, 2.0, -4.0, 100.0]> : tensor<5xf64>) : tensor<5xf64>
  check.expect_eq_const(%r, dense<[1.0, 2.0, 3.0, -4.0, 100.0]> : tensor<5xf64>) : tensor<5xf64>
  return
}

// Cut toward zero.
func.func @to_integer() {
  %a = util.unfoldable_constant dense<[-10.5, 10.5, -0.9]> : tensor<3xf32>
  %b = util.unfoldable_constant -10.5 : f32
  %i = arith.fptosi %a : tensor<3xf32> to tensor<3xi32>
  %j = arith.fptosi %b : f32 to i32
  check.expect_eq_const(%i, dense<[-10, 10, 0]> : tensor<3xi32>) : tensor<3xi32>
  %is_j = tensor.from_elements %j : tensor<1xi32>
  check.expect_eq_const(%is_j, dense<-10> : tensor<1xi32>) : tensor<1xi32>
  return
}

func.func @to_integer_constant() {
  %a = arith.constant dense<[-10.5, 10.5, -0.9]> : tensor<3xf32>
  %b = arith.constant -10.5 : f32
  %i = arith.fptosi %a : tensor<3xf32> to tensor<3xi32>
  %j = arith.fptosi %b : f32 to i32
  check.expect_eq_const(%i, dense<[-10, 10, 0]> : tensor<3xi32>) : tensor<3xi32>
  %is_j = tensor.from_elements %j : tensor<1xi32>
  check.expect_eq_const(%is_j, dense<-10> : tensor<1xi32>) : tensor<1xi32>
  return
}

func.func @bf16_arithmetic() {
  %a = util.unfoldable_constant dense<[1.5, 2.5, -5.0]> : tensor<3xbf16>
  %b = util.unfoldable_constant dense<[2.0, 2.0, -2.0]> : tensor<3xbf16>
  %p = arith.mulf %a, %b : tensor<3xbf16>
  %s = arith.addf %a, %b : tensor<3xbf16>
  %l = arith.cmpf olt, %a, %b : tensor<3xbf16>
  check.expect_eq_const(%p, dense<[3.0, 5.0, 10.0]> : tensor<3xbf16>) : tensor<3xbf16>
  check.expect_eq_const(%s, dense<[3.5, 4.5, -7.0]> : tensor<3xbf16>) : tensor<3xbf16>
  check.expect_eq_const(%l, dense<[true, false, true]> : tensor<3xi1>) : tensor<3xi1>
  return
}

func.func @bf16_arithmetic_constant() {
  %a = arith.constant dense<[1.5, 2.5, -5.0]> : tensor<3xbf16>
  %b = arith.constant dense<[2.0, 2.0, -2.0]> : tensor<3xbf16>
  %p = arith.mulf %a, %b : tensor<3xbf16>
  %s = arith.addf %a, %b : tensor<3xbf16>
  %l = arith.cmpf olt, %a, %b : tensor<3xbf16>
  check.expect_eq_const(%p, dense<[3.0, 5.0, 10.0]> : tensor<3xbf16>) : tensor<3xbf16>
  check.expect_eq_const(%s, dense<[3.5, 4.5, -7.0]> : tensor<3xbf16>) : tensor<3xbf16>
  check.expect_eq_const(%l, dense<[true, false, true]> : tensor<3xi1>) : tensor<3xi1>
  return
}

func.func @bf16_scalars() {
  %a = util.unfoldable_constant 1.5 : bf16
  %b = util.unfoldable_constant 2.0 : bf16
  %c = util.unfoldable_constant 2.5 : bf16
  %d = util.unfoldable_constant -5.0 : bf16
  %e = util.unfoldable_constant -2.0 : bf16
  %p = arith.mulf %a, %b : bf16
  %s = arith.addf %c, %b : bf16
  %l = arith.cmpf olt, %d, %e : bf16
  %is_p = tensor.from_elements %p : tensor<1xbf16>
  check.expect_eq_const(%is_p, dense<3.0> : tensor<1xbf16>) : tensor<1xbf16>
  %is_s = tensor.from_elements %s : tensor<1xbf16>
  check.expect_eq_const(%is_s, dense<4.5> : tensor<1xbf16>) : tensor<1xbf16>
  check.expect_true(%l) : i1
  return
}

func.func @bf16_scalars_constant() {
  %a = arith.constant 1.5 : bf16
  %b = arith.constant 2.0 : bf16
  %c = arith.constant 2.5 : bf16
  %d = arith.constant -5.0 : bf16
  %e = arith.constant -2.0 : bf16
  %p = arith.mulf %a, %b : bf16
  %s = arith.addf %c, %b : bf16
  %l = arith.cmpf olt, %d, %e : bf16
  %is_p = tensor.from_elements %p : tensor<1xbf16>
  check.expect_eq_const(%is_p, dense<3.0> : tensor<1xbf16>) : tensor<1xbf16>
  %is_s = tensor.from_elements %s : tensor<1xbf16>
  check.expect_eq_const(%is_s, dense<4.5> : tensor<1xbf16>) : tensor<1xbf16>
  check.expect_true(%l) : i1
  return
}

// -0.488 has eight bits of fraction as bf16.
func.func @bf16_literal() {
  %a = util.unfoldable_constant -0.488 : bf16
  %t = util.unfoldable_constant dense<-0.488> : tensor<2xbf16>
  %x = arith.extf %a : bf16 to f32
  %u = arith.extf %t : tensor<2xbf16> to tensor<2xf32>
  %is_x = tensor.from_elements %x : tensor<1xf32>
  check.expect_eq_const(%is_x, dense<-0.48828125> : tensor<1xf32>) : tensor<1xf32>
  check.expect_eq_const(%u, dense<-0.48828125> : tensor<2xf32>) : tensor<2xf32>
  return
}

func.func @bf16_literal_constant() {
  %a = arith.constant -0.488 : bf16
  %t = arith.constant dense<-0.488> : tensor<2xbf16>
  %x = arith.extf %a : bf16 to f32
  %u = arith.extf %t : tensor<2xbf16> to tensor<2xf32>
  %is_x = tensor.from_elements %x : tensor<1xf32>
  check.expect_eq_const(%is_x, dense<-0.48828125> : tensor<1xf32>) : tensor<1xf32>
  check.expect_eq_const(%u, dense<-0.48828125> : tensor<2xf32>) : tensor<2xf32>
  return
}

// 464 is half way between 448 and the next that there is not, and goes to 448; 465 is NaN.
func.func @f8_overflow() {
  %a = util.unfoldable_constant dense<[464.0, 465.0, -464.0, 448.0]> : tensor<4xf32>
  %t = arith.truncf %a : tensor<4xf32> to tensor<4xf8E4M3FN>
  %r = arith.extf %t : tensor<4xf8E4M3FN> to tensor<4xf32>
  check.expect_almost_eq_const(%r, dense<[448.0, 0x7FC00000, -448.0, 448.0]> : tensor<4xf32>, atol 0.0) : tensor<4xf32>
  return
}

func.func @f8_overflow_constant() {
  %a = arith.constant dense<[464.0, 465.0, -464.0, 448.0]> : tensor<4xf32>
  %t = arith.truncf %a : tensor<4xf32> to tensor<4xf8E4M3FN>
  %r = arith.extf %t : tensor<4xf8E4M3FN> to tensor<4xf32>
  check.expect_almost_eq_const(%r, dense<[448.0, 0x7FC00000, -448.0, 448.0]> : tensor<4xf32>, atol 0.0) : tensor<4xf32>
  return
}

func.func @infinity_to_f8E5M2() {
  %a = util.unfoldable_constant dense<[0x7C00, 0xFC00, 1.0]> : tensor<3xf16>
  %t = arith.truncf %a : tensor<3xf16> to tensor<3xf8E5M2>
  %r = arith.extf %t : tensor<3xf8E5M2> to tensor<3xf16>
  check.expect_eq_const(%r, dense<[0x7C00, 0xFC00, 1.0]> : tensor<3xf16>) : tensor<3xf16>
  return
}

func.func @infinity_to_f8E5M2_constant() {
  %a = arith.constant dense<[0x7C00, 0xFC00, 1.0]> : tensor<3xf16>
  %t = arith.truncf %a : tensor<3xf16> to tensor<3xf8E5M2>
  %r = arith.extf %t : tensor<3xf8E5M2> to tensor<3xf16>
  check.expect_eq_const(%r, dense<[0x7C00, 0xFC00, 1.0]> : tensor<3xf16>) : tensor<3xf16>
  return
}

// f4E2M1FN has no infinity: the largest value, the same for the tensor and the scalar.
func.func @infinity_to_f4() {
  %a = util.unfoldable_constant dense<0xFF800000> : tensor<1xf32>
  %b = util.unfoldable_constant 0xFF800000 : f32
  %t = arith.truncf %a : tensor<1xf32> to tensor<1xf4E2M1FN>
  %u = arith.truncf %b : f32 to f4E2M1FN
  %us = tensor.from_elements %u : tensor<1xf4E2M1FN>
  %x = arith.extf %t : tensor<1xf4E2M1FN> to tensor<1xf32>
  %y = arith.extf %us : tensor<1xf4E2M1FN> to tensor<1xf32>
  check.expect_eq(%x, %y) : tensor<1xf32>
  check.expect_eq_const(%x, dense<-6.0> : tensor<1xf32>) : tensor<1xf32>
  return
}

func.func @infinity_to_f4_constant() {
  %a = arith.constant dense<0xFF800000> : tensor<1xf32>
  %b = arith.constant 0xFF800000 : f32
  %t = arith.truncf %a : tensor<1xf32> to tensor<1xf4E2M1FN>
  %u = arith.truncf %b : f32 to f4E2M1FN
  %us = tensor.from_elements %u : tensor<1xf4E2M1FN>
  %x = arith.extf %t : tensor<1xf4E2M1FN> to tensor<1xf32>
  %y = arith.extf %us : tensor<1xf4E2M1FN> to tensor<1xf32>
  check.expect_eq(%x, %y) : tensor<1xf32>
  check.expect_eq_const(%x, dense<-6.0> : tensor<1xf32>) : tensor<1xf32>
  return
}

// Whatever it is, it is the same on tensors and scalars, and no fault.
func.func @to_unsigned_out_of_range() {
  %a = util.unfoldable_constant dense<[0x7FC00000, -1.0, 1.0e20]> : tensor<3xf32>
  %x = util.unfoldable_constant 0x7FC00000 : f32
  %y = util.unfoldable_constant -1.0 : f32
  %z = util.unfoldable_constant 1.0e20 : f32
  %t = arith.fptoui %a : tensor<3xf32> to tensor<3xi32>
  %xi = arith.fptoui %x : f32 to i32
  %yi = arith.fptoui %y : f32 to i32
  %zi = arith.fptoui %z : f32 to i32
  %u = tensor.from_elements %xi, %yi, %zi : tensor<3xi32>
  check.expect_eq(%t, %u) : tensor<3xi32>
  return
}

func.func @to_unsigned_out_of_range_constant() {
  %a = arith.constant dense<[0x7FC00000, -1.0, 1.0e20]> : tensor<3xf32>
  %x = arith.constant 0x7FC00000 : f32
  %y = arith.constant -1.0 : f32
  %z = arith.constant 1.0e20 : f32
  %t = arith.fptoui %a : tensor<3xf32> to tensor<3xi32>
  %xi = arith.fptoui %x : f32 to i32
  %yi = arith.fptoui %y : f32 to i32
  %zi = arith.fptoui %z : f32 to i32
  %u = tensor.from_elements %xi, %yi, %zi : tensor<3xi32>
  check.expect_eq(%t, %u) : tensor<3xi32>
  return
}

func.func @hex_literals() {
  %a = util.unfoldable_constant 0x7F800000 : f32
  %t = util.unfoldable_constant dense<"0x82F5AB00"> : tensor<1xi32>
  %u = util.unfoldable_constant dense<"0x000080BF0000807F"> : tensor<2xf32>
  %is_a = tensor.from_elements %a : tensor<1xf32>
  check.expect_eq_const(%is_a, dense<0x7F800000> : tensor<1xf32>) : tensor<1xf32>
  check.expect_eq_const(%t, dense<11269506> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%u, dense<[-1.0, 0x7F800000]> : tensor<2xf32>) : tensor<2xf32>
  return
}

func.func @hex_literals_constant() {
  %a = arith.constant 0x7F800000 : f32
  %t = arith.constant dense<"0x82F5AB00"> : tensor<1xi32>
  %u = arith.constant dense<"0x000080BF0000807F"> : tensor<2xf32>
  %is_a = tensor.from_elements %a : tensor<1xf32>
  check.expect_eq_const(%is_a, dense<0x7F800000> : tensor<1xf32>) : tensor<1xf32>
  check.expect_eq_const(%t, dense<11269506> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%u, dense<[-1.0, 0x7F800000]> : tensor<2xf32>) : tensor<2xf32>
  return
}
