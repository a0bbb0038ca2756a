// Alignment, ranges, and the choice of a value by its index.

util.func private @is(%a: index, %b: index) {
  %same = arith.cmpi eq, %a, %b : index
  check.expect_true(%same) : i1
  util.return
}

util.func public @align() {
  %c0 = util.unfoldable_constant 0 : index
  %c1 = util.unfoldable_constant 1 : index
  %c16 = util.unfoldable_constant 16 : index
  %c17 = util.unfoldable_constant 17 : index
  %c32 = util.unfoldable_constant 32 : index
  %0 = util.align %c17, %c16 : index
  util.call @is(%0, %c32) : (index, index) -> ()
  %1 = util.align %c16, %c16 : index
  util.call @is(%1, %c16) : (index, index) -> ()
  %2 = util.align %c0, %c16 : index
  util.call @is(%2, %c0) : (index, index) -> ()
  %3 = util.align %c17, %c1 : index
  util.call @is(%3, %c17) : (index, index) -> ()
  %a = util.unfoldable_constant dense<[0, 1, 8, 9, -9]> : tensor<5xi8>
  %b = util.unfoldable_constant dense<[8, 8, 8, 4, 8]> : tensor<5xi8>
  %4 = util.align %a, %b : tensor<5xi8>
  check.expect_eq_const(%4, dense<[0, 8, 8, 12, -8]> : tensor<5xi8>) : tensor<5xi8>
  util.return
}

util.func public @ranges() {
  %c2 = util.unfoldable_constant 2 : index
  %c4 = util.unfoldable_constant 4 : index
  %c5 = util.unfoldable_constant 5 : index
  %c9 = util.unfoldable_constant 9 : index
  %c8 = util.unfoldable_constant 8 : index
  %all_ones = util.unfoldable_constant -1 : index
  %0 = util.range.min %c9, %c4, %c5 : index
  util.call @is(%0, %c4) : (index, index) -> ()
  %1 = util.range.max %c4, %c9, %c5 : index
  util.call @is(%1, %c9) : (index, index) -> ()
  %2 = util.range.max %c5 : index
  util.call @is(%2, %c5) : (index, index) -> ()
  // Indices are unsigned.
  %3 = util.range.max %all_ones, %c5 : index
  util.call @is(%3, %all_ones) : (index, index) -> ()
  // From 2 up to, not including, 7, and from 4 up to 9: the last index is 8.
  %4:2 = util.range.extents [%c4 for %c5], [%c2 for %c5] : index
  util.call @is(%4#0, %c2) : (index, index) -> ()
  util.call @is(%4#1, %c8) : (index, index) -> ()
  util.return
}

util.func private @choose(%index: index) -> f32 {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 2.0 : f32
  %default = arith.constant 9.0 : f32
  %0 = util.switch f32 from [%a, %b] at %index else %default : f32
  util.return %0 : f32
}

util.func public @switch() {
  %c0 = util.unfoldable_constant 0 : index
  %c1 = util.unfoldable_constant 1 : index
  %c2 = util.unfoldable_constant 2 : index
  %minus = util.unfoldable_constant -1 : index
  %one = util.unfoldable_constant 1.0 : f32
  %two = util.unfoldable_constant 2.0 : f32
  %nine = util.unfoldable_constant 9.0 : f32
  %0 = util.call @choose(%c0) : (index) -> f32
  %1 = util.call @choose(%c1) : (index) -> f32
  %2 = util.call @choose(%c2) : (index) -> f32
  %3 = util.call @choose(%minus) : (index) -> f32
  %4 = util.switch f32 from [] at %c0 else %nine : f32
  %is0 = arith.cmpf oeq, %0, %one : f32
  %is1 = arith.cmpf oeq, %1, %two : f32
  %is2 = arith.cmpf oeq, %2, %nine : f32
  %is3 = arith.cmpf oeq, %3, %nine : f32
  %is4 = arith.cmpf oeq, %4, %nine : f32
  check.expect_true(%is0) : i1
  check.expect_true(%is1) : i1
  check.expect_true(%is2) : i1
  check.expect_true(%is3) : i1
  check.expect_true(%is4) : i1
  util.return
}
