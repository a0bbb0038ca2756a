// Affine quantization to i8 and back: divide, round to even, shift, clamp; then a requantized product.

func.func @there_and_back() {
  %x = util.unfoldable_constant dense<[-3.0, -0.25999999046325684, 0.0, 0.12399999797344208, 0.12600000202655792, 1.0, 15.899999618530273, 99.0]> : tensor<8xf32>
  %scale = arith.constant dense<0.125> : tensor<8xf32>
  %zero = arith.constant dense<3.0> : tensor<8xf32>
  %low = arith.constant dense<-128.0> : tensor<8xf32>
  %high = arith.constant dense<127.0> : tensor<8xf32>
  %d = arith.divf %x, %scale : tensor<8xf32>
  %r = math.roundeven %d : tensor<8xf32>
  %s = arith.addf %r, %zero : tensor<8xf32>
  %a = arith.maximumf %s, %low : tensor<8xf32>
  %b = arith.minimumf %a, %high : tensor<8xf32>
  %q = arith.fptosi %b : tensor<8xf32> to tensor<8xi8>
  check.expect_eq_const(%q, dense<[-21, 1, 3, 4, 4, 11, 127, 127]> : tensor<8xi8>) : tensor<8xi8>
  %f = arith.sitofp %q : tensor<8xi8> to tensor<8xf32>
  %g = arith.subf %f, %zero : tensor<8xf32>
  %y = arith.mulf %g, %scale : tensor<8xf32>
  check.expect_eq_const(%y, dense<[-3.0, -0.25, 0.0, 0.125, 0.125, 1.0, 15.5, 15.5]> : tensor<8xf32>) : tensor<8xf32>
  return
}

// q = clamp((a b * m + 2^(s-1)) >> s) with m = 21475, s = 20: a multiplier of about 0.0205.
func.func @requantized() {
  %a = util.unfoldable_constant dense<[100, -100, 127, -128, 3]> : tensor<5xi8>
  %b = util.unfoldable_constant dense<[50, 50, 127, 127, -2]> : tensor<5xi8>
  %m = arith.constant dense<21475> : tensor<5xi64>
  %half = arith.constant dense<524288> : tensor<5xi64>
  %s = arith.constant dense<20> : tensor<5xi64>
  %low = arith.constant dense<-128> : tensor<5xi64>
  %high = arith.constant dense<127> : tensor<5xi64>
  %aw = arith.extsi %a : tensor<5xi8> to tensor<5xi64>
  %bw = arith.extsi %b : tensor<5xi8> to tensor<5xi64>
  %p = arith.muli %aw, %bw : tensor<5xi64>
  %pm = arith.muli %p, %m : tensor<5xi64>
  %ph = arith.addi %pm, %half : tensor<5xi64>
  %t = arith.shrsi %ph, %s : tensor<5xi64>
  %u = arith.maxsi %t, %low : tensor<5xi64>
  %v = arith.minsi %u, %high : tensor<5xi64>
  %q = arith.trunci %v : tensor<5xi64> to tensor<5xi8>
  check.expect_eq_const(%q, dense<[102, -102, 127, -128, 0]> : tensor<5xi8>) : tensor<5xi8>
  return
}
