// Padding. The values are numpy's.

func.func @padded() {
  %a = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %x = util.unfoldable_constant -1 : i32
  %0 = tensor.pad %a low[1, 2] high[0, 1] {
  ^bb0(%p0: index, %p1: index):
    tensor.yield %x : i32
  } : tensor<2x3xi32> to tensor<3x6xi32>
  check.expect_eq_const(%0, dense<[[-1, -1, -1, -1, -1, -1], [-1, -1, 1, 2, 3, -1], [-1, -1, 4, 5, 6, -1]]> : tensor<3x6xi32>) : tensor<3x6xi32>
  return
}

func.func @padded_by_a_constant() {
  %a = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %x = arith.constant 0 : i32
  %0 = tensor.pad %a low[0, 0] high[2, 0] {
  ^bb0(%p0: index, %p1: index):
    tensor.yield %x : i32
  } : tensor<2x3xi32> to tensor<4x3xi32>
  check.expect_eq_const(%0, dense<[[1, 2, 3], [4, 5, 6], [0, 0, 0], [0, 0, 0]]> : tensor<4x3xi32>) : tensor<4x3xi32>
  return
}

func.func @padded_by_nothing() {
  %a = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %x = util.unfoldable_constant -1 : i32
  %0 = tensor.pad %a low[0, 0] high[0, 0] {
  ^bb0(%p0: index, %p1: index):
    tensor.yield %x : i32
  } : tensor<2x3xi32> to tensor<2x3xi32>
  check.expect_eq_const(%0, dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  %1 = tensor.pad %a nofold low[0, 0] high[0, 0] {
  ^bb0(%p0: index, %p1: index):
    tensor.yield %x : i32
  } : tensor<2x3xi32> to tensor<2x3xi32>
  check.expect_eq_const(%1, dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @padded_dynamic() {
  %static_a = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %a = tensor.cast %static_a : tensor<2x3xi32> to tensor<?x?xi32>
  %x = util.unfoldable_constant -1 : i32
  %l = util.unfoldable_constant 1 : index
  %h = util.unfoldable_constant 2 : index
  %0 = tensor.pad %a low[%l, 0] high[%h, %l] {
  ^bb0(%p0: index, %p1: index):
    tensor.yield %x : i32
  } : tensor<?x?xi32> to tensor<?x?xi32>
  %known_0 = tensor.cast %0 : tensor<?x?xi32> to tensor<5x4xi32>
  check.expect_eq_const(%known_0, dense<[[-1, -1, -1, -1], [1, 2, 3, -1], [4, 5, 6, -1], [-1, -1, -1, -1], [-1, -1, -1, -1]]> : tensor<5x4xi32>) : tensor<5x4xi32>
  %1 = tensor.pad %a low[%l, 0] high[%h, %l] {
  ^bb0(%p0: index, %p1: index):
    tensor.yield %x : i32
  } : tensor<?x?xi32> to tensor<5x?xi32>
  %known_1 = tensor.cast %1 : tensor<5x?xi32> to tensor<5x4xi32>
  check.expect_eq_const(%known_1, dense<[[-1, -1, -1, -1], [1, 2, 3, -1], [4, 5, 6, -1], [-1, -1, -1, -1], [-1, -1, -1, -1]]> : tensor<5x4xi32>) : tensor<5x4xi32>
  return
}

// All padding.
func.func @padded_empty() {
  %a = util.unfoldable_constant dense<> : tensor<0x2xi32>
  %x = util.unfoldable_constant 4 : i32
  %0 = tensor.pad %a low[1, 0] high[1, 1] {
  ^bb0(%p0: index, %p1: index):
    tensor.yield %x : i32
  } : tensor<0x2xi32> to tensor<2x3xi32>
  check.expect_eq_const(%0, dense<[[4, 4, 4], [4, 4, 4]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

// Negative padding takes elements away.
func.func @cropped() {
  %a = util.unfoldable_constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %x = util.unfoldable_constant 0 : i32
  %0 = tensor.pad %a low[-1] high[-2] {
  ^bb0(%p0: index):
    tensor.yield %x : i32
  } : tensor<5xi32> to tensor<2xi32>
  check.expect_eq_const(%0, dense<[2, 3]> : tensor<2xi32>) : tensor<2xi32>
  %1 = tensor.pad %a low[-2] high[1] {
  ^bb0(%p0: index):
    tensor.yield %x : i32
  } : tensor<5xi32> to tensor<4xi32>
  check.expect_eq_const(%1, dense<[3, 4, 5, 0]> : tensor<4xi32>) : tensor<4xi32>
  return
}

func.func @padded_rank_zero() {
  %a = util.unfoldable_constant dense<3> : tensor<i32>
  %x = util.unfoldable_constant 4 : i32
  %0 = tensor.pad %a low[] high[] {
    tensor.yield %x : i32
  } : tensor<i32> to tensor<i32>
  check.expect_eq_const(%0, dense<3> : tensor<i32>) : tensor<i32>
  return
}

// The padding is computed from the indices in the result.
func.func @padded_by_indices() {
  %a = util.unfoldable_constant dense<[100]> : tensor<1xi32>
  %0 = tensor.pad %a low[2] high[2] {
  ^bb0(%i: index):
    %1 = arith.muli %i, %i : index
    %2 = arith.index_cast %1 : index to i32
    tensor.yield %2 : i32
  } : tensor<1xi32> to tensor<5xi32>
  check.expect_eq_const(%0, dense<[0, 1, 100, 9, 16]> : tensor<5xi32>) : tensor<5xi32>
  return
}

func.func @padded_rank_five() {
  %a = util.unfoldable_constant dense<[[[[[1], [2]]], [[[3], [4]]]]]> : tensor<1x2x1x2x1xi16>
  %x = util.unfoldable_constant -7 : i16
  %0 = tensor.pad %a low[1, 0, 0, 0, 1] high[0, 1, 0, 0, 0] {
  ^bb0(%p0: index, %p1: index, %p2: index, %p3: index, %p4: index):
    tensor.yield %x : i16
  } : tensor<1x2x1x2x1xi16> to tensor<2x3x1x2x2xi16>
  check.expect_eq_const(%0, dense<[[[[[-7, -7], [-7, -7]]], [[[-7, -7], [-7, -7]]], [[[-7, -7], [-7, -7]]]], [[[[-7, 1], [-7, 2]]], [[[-7, 3], [-7, 4]]], [[[-7, -7], [-7, -7]]]]]> : tensor<2x3x1x2x2xi16>) : tensor<2x3x1x2x2xi16>
  return
}
