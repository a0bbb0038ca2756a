// f32 to bf16 by bits, rounded to even: add 0x7FFF and the lowest kept bit; the same as arith.truncf.

func.func @rounded() {
  %x = util.unfoldable_constant dense<[1.0, 1.00390625, 1.01171875, -3.1415927410125732, 65535.0, 1.0000002153053333e-39]> : tensor<6xf32>
  %s16 = arith.constant dense<16> : tensor<6xi32>
  %one = arith.constant dense<1> : tensor<6xi32>
  %bias = arith.constant dense<0x7FFF> : tensor<6xi32>
  %b = arith.bitcast %x : tensor<6xf32> to tensor<6xi32>
  %h = arith.shrui %b, %s16 : tensor<6xi32>
  %odd = arith.andi %h, %one : tensor<6xi32>
  %c = arith.addi %b, %bias : tensor<6xi32>
  %d = arith.addi %c, %odd : tensor<6xi32>
  %e = arith.shrui %d, %s16 : tensor<6xi32>
  %by_hand = arith.trunci %e : tensor<6xi32> to tensor<6xi16>
  %t = arith.truncf %x : tensor<6xf32> to tensor<6xbf16>
  %by_op = arith.bitcast %t : tensor<6xbf16> to tensor<6xi16>
  check.expect_eq(%by_hand, %by_op) : tensor<6xi16>
  check.expect_eq_const(%t, dense<[1.0, 1.0, 1.015625, -3.140625, 65536.0, 1.0101904577379033e-39]> : tensor<6xbf16>) : tensor<6xbf16>
  // And back: the upper half of the word.
  %w = arith.extui %by_hand : tensor<6xi16> to tensor<6xi32>
  %u = arith.shli %w, %s16 : tensor<6xi32>
  %y = arith.bitcast %u : tensor<6xi32> to tensor<6xf32>
  %z = arith.extf %t : tensor<6xbf16> to tensor<6xf32>
  check.expect_eq(%y, %z) : tensor<6xf32>
  return
}
