// Convolutions by hand: a padded signal as a sum of shifted slices, a padded image by loops.

func.func @signal() {
  %a = util.unfoldable_constant dense<[1, -2, 3, 4, 0, 5]> : tensor<6xi32>
  %zero = arith.constant 0 : i32
  %p = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %zero : i32
  } : tensor<6xi32> to tensor<8xi32>
  check.expect_eq_const(%p, dense<[0, 1, -2, 3, 4, 0, 5, 0]> : tensor<8xi32>) : tensor<8xi32>
  %k0 = util.unfoldable_constant dense<1> : tensor<6xi32>
  %k1 = util.unfoldable_constant dense<-1> : tensor<6xi32>
  %k2 = util.unfoldable_constant dense<2> : tensor<6xi32>
  %s0 = tensor.extract_slice %p[0] [6] [1] : tensor<8xi32> to tensor<6xi32>
  %s2 = tensor.extract_slice %p[2] [6] [1] : tensor<8xi32> to tensor<6xi32>
  %m0 = arith.muli %s0, %k0 : tensor<6xi32>
  %m1 = arith.muli %a, %k1 : tensor<6xi32>
  %m2 = arith.muli %s2, %k2 : tensor<6xi32>
  %m01 = arith.addi %m0, %m1 : tensor<6xi32>
  %r = arith.addi %m01, %m2 : tensor<6xi32>
  check.expect_eq_const(%r, dense<[-5, 9, 3, -1, 14, -5]> : tensor<6xi32>) : tensor<6xi32>
  return
}

func.func @image() {
  %a = util.unfoldable_constant dense<[[3, -2, -2, -2, 2], [-3, 5, -1, 0, 0], [1, 1, 0, 5, 3], [3, 2, 1, -2, 5]]> : tensor<4x5xi32>
  %k = util.unfoldable_constant dense<[[0, -2, 2], [-2, 3, 1], [-3, -3, 0]]> : tensor<3x3xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %p = tensor.pad %a low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : i32
  } : tensor<4x5xi32> to tensor<6x7xi32>
  %none = tensor.splat %zero : tensor<4x5xi32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%si = %none) -> (tensor<4x5xi32>) {
    %t = scf.for %j = %c0 to %c3 step %c1 iter_args(%sj = %si) -> (tensor<4x5xi32>) {
      %w = tensor.extract %k[%i, %j] : tensor<3x3xi32>
      %ws = flow.tensor.splat %w : tensor<4x5xi32>
      %shifted = tensor.extract_slice %p[%i, %j] [4, 5] [1, 1] : tensor<6x7xi32> to tensor<4x5xi32>
      %m = arith.muli %shifted, %ws : tensor<4x5xi32>
      %n = arith.addi %sj, %m : tensor<4x5xi32>
      scf.yield %n : tensor<4x5xi32>
    }
    scf.yield %t : tensor<4x5xi32>
  }
  check.expect_eq_const(%r, dense<[[16, -20, -16, 3, 10], [-17, 14, -16, -5, -28], [11, -26, -4, 21, -10], [11, -1, 7, -7, 13]]> : tensor<4x5xi32>) : tensor<4x5xi32>
  return
}
