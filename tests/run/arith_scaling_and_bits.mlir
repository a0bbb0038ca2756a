// Casts with scales, casts of bits, constants of every type.

func.func @scaling() {
  %a = util.unfoldable_constant dense<[0.5, 1.5, -6.0, 3.0]> : tensor<4xf4E2M1FN>
  %s = util.unfoldable_constant dense<[4.0, 0.25, 2.0, 1.0]> : tensor<4xf8E8M0FNU>
  %0 = arith.scaling_extf %a, %s : tensor<4xf4E2M1FN>, tensor<4xf8E8M0FNU> to tensor<4xf32>
  check.expect_eq_const(%0, dense<[2.0, 0.375, -12.0, 3.0]> : tensor<4xf32>) : tensor<4xf32>
  // Scales of other types are rounded to powers of two: 3 is halfway, to the even exponent 4; 5 to 4.
  %w = util.unfoldable_constant dense<[3.0, 5.0, 0.3, 1.0]> : tensor<4xf32>
  %1 = arith.scaling_extf %a, %w : tensor<4xf4E2M1FN>, tensor<4xf32> to tensor<4xbf16>
  check.expect_eq_const(%1, dense<[2.0, 6.0, -1.5, 3.0]> : tensor<4xbf16>) : tensor<4xbf16>
  %b = util.unfoldable_constant dense<[2.0, 0.375, -12.0, 100.0]> : tensor<4xf32>
  %2 = arith.scaling_truncf %b, %s : tensor<4xf32>, tensor<4xf8E8M0FNU> to tensor<4xf4E2M1FN>
  check.expect_eq_const(%2, dense<[0.5, 1.5, -6.0, 6.0]> : tensor<4xf4E2M1FN>) : tensor<4xf4E2M1FN>
  return
}

func.func @bits() {
  %a = util.unfoldable_constant dense<[1.0, -2.0]> : tensor<2xf32>
  %0 = arith.bitcast %a : tensor<2xf32> to tensor<2xi32>
  check.expect_eq_const(%0, dense<[0x3F800000, 0xC0000000]> : tensor<2xi32>) : tensor<2xi32>
  %1 = arith.bitcast %0 : tensor<2xi32> to tensor<2xf32>
  check.expect_eq_const(%1, dense<[1.0, -2.0]> : tensor<2xf32>) : tensor<2xf32>
  %b = util.unfoldable_constant dense<[1.0, -2.0]> : tensor<2xf16>
  %2 = arith.bitcast %b : tensor<2xf16> to tensor<2xbf16>
  %3 = arith.bitcast %2 : tensor<2xbf16> to tensor<2xi16>
  check.expect_eq_const(%3, dense<[0x3C00, 0xC000]> : tensor<2xi16>) : tensor<2xi16>
  %c = util.unfoldable_constant dense<[0.5, -6.0, 1.5]> : tensor<3xf4E2M1FN>
  %4 = arith.bitcast %c : tensor<3xf4E2M1FN> to tensor<3xi4>
  check.expect_eq_const(%4, dense<[1, -1, 3]> : tensor<3xi4>) : tensor<3xi4>
  %d = util.unfoldable_constant dense<[-2.0, 0.5]> : tensor<2xf128>
  %5 = arith.bitcast %d : tensor<2xf128> to tensor<2xi128>
  check.expect_eq_const(%5, dense<[0xC0000000000000000000000000000000, 0x3FFE0000000000000000000000000000]> : tensor<2xi128>) : tensor<2xi128>
  %e = util.unfoldable_constant dense<[1.0]> : tensor<1xf80>
  %6 = arith.bitcast %e : tensor<1xf80> to tensor<1xi80>
  check.expect_eq_const(%6, dense<0x3FFF8000000000000000> : tensor<1xi80>) : tensor<1xi80>
  return
}

func.func @promises() {
  // What they promise holds here; where it does not, the wrapped value is what comes out.
  %a = util.unfoldable_constant dense<[100, 127]> : tensor<2xi8>
  %b = util.unfoldable_constant dense<[27, 1]> : tensor<2xi8>
  %0 = arith.addi %a, %b overflow<nsw, nuw> : tensor<2xi8>
  check.expect_eq_const(%0, dense<[127, -128]> : tensor<2xi8>) : tensor<2xi8>
  %1 = arith.divui %a, %b exact : tensor<2xi8>
  check.expect_eq_const(%1, dense<[3, 127]> : tensor<2xi8>) : tensor<2xi8>
  %2 = arith.extui %0 nneg : tensor<2xi8> to tensor<2xi16>
  check.expect_eq_const(%2, dense<[127, 128]> : tensor<2xi16>) : tensor<2xi16>
  %3 = arith.trunci %2 overflow<nuw> : tensor<2xi16> to tensor<2xi4>
  check.expect_eq_const(%3, dense<[-1, 0]> : tensor<2xi4>) : tensor<2xi4>
  return
}

func.func private @sum(%a: tensor<?x?xi33>, %b: tensor<?x?xi33>) -> tensor<?x?xi33> {
  %0 = arith.addi %a, %b : tensor<?x?xi33>
  %1 = arith.muli %0, %a : tensor<?x?xi33>
  return %1 : tensor<?x?xi33>
}

func.func @dynamic() {
  %a = util.unfoldable_constant dense<[[4294967296, 2, 3], [4, 5, 6]]> : tensor<2x3xi33>
  %d = tensor.cast %a : tensor<2x3xi33> to tensor<?x?xi33>
  %0 = func.call @sum(%d, %d) : (tensor<?x?xi33>, tensor<?x?xi33>) -> tensor<?x?xi33>
  %1 = tensor.cast %0 : tensor<?x?xi33> to tensor<2x3xi33>
  check.expect_eq_const(%1, dense<[[0, 8, 18], [32, 50, 72]]> : tensor<2x3xi33>) : tensor<2x3xi33>
  return
}
