// Rows gathered by a list of indices, rows added into others by the same list, a permutation and its inverse.

func.func @gather() {
  %a = util.unfoldable_constant dense<[[3, 69, 42], [64, 26, 12], [60, 11, 12], [65, 65, 85], [43, 20, 20]]> : tensor<5x3xi32>
  %at = util.unfoldable_constant dense<[4, 0, 0, 2]> : tensor<4xi32>
  %out0 = util.unfoldable_constant dense<0> : tensor<4x3xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%o = %out0) -> (tensor<4x3xi32>) {
    %k32 = tensor.extract %at[%i] : tensor<4xi32>
    %k = arith.index_cast %k32 : i32 to index
    %row = tensor.extract_slice %a[%k, 0] [1, 3] [1, 1] : tensor<5x3xi32> to tensor<1x3xi32>
    %p = tensor.insert_slice %row into %o[%i, 0] [1, 3] [1, 1] : tensor<1x3xi32> into tensor<4x3xi32>
    scf.yield %p : tensor<4x3xi32>
  }
  check.expect_eq_const(%r, dense<[[43, 20, 20], [3, 69, 42], [3, 69, 42], [60, 11, 12]]> : tensor<4x3xi32>) : tensor<4x3xi32>
  return
}

func.func @scatter_add() {
  %a = util.unfoldable_constant dense<[[3, 69, 42], [64, 26, 12], [60, 11, 12], [65, 65, 85], [43, 20, 20]]> : tensor<5x3xi32>
  %at = util.unfoldable_constant dense<[4, 0, 0, 2]> : tensor<4xi32>
  %out0 = util.unfoldable_constant dense<0> : tensor<5x3xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%o = %out0) -> (tensor<5x3xi32>) {
    %k32 = tensor.extract %at[%i] : tensor<4xi32>
    %k = arith.index_cast %k32 : i32 to index
    %row = tensor.extract_slice %a[%i, 0] [1, 3] [1, 1] : tensor<5x3xi32> to tensor<3xi32>
    %old = tensor.extract_slice %o[%k, 0] [1, 3] [1, 1] : tensor<5x3xi32> to tensor<3xi32>
    %new = arith.addi %old, %row : tensor<3xi32>
    %p = tensor.insert_slice %new into %o[%k, 0] [1, 3] [1, 1] : tensor<3xi32> into tensor<5x3xi32>
    scf.yield %p : tensor<5x3xi32>
  }
  check.expect_eq_const(%r, dense<[[124, 37, 24], [0, 0, 0], [65, 65, 85], [0, 0, 0], [3, 69, 42]]> : tensor<5x3xi32>) : tensor<5x3xi32>
  return
}

func.func @inverse_permutation() {
  %p = util.unfoldable_constant dense<[2, 0, 4, 1, 3]> : tensor<5xi32>
  %q0 = util.unfoldable_constant dense<-1> : tensor<5xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %q = scf.for %i = %c0 to %c5 step %c1 iter_args(%q = %q0) -> (tensor<5xi32>) {
    %k32 = tensor.extract %p[%i] : tensor<5xi32>
    %k = arith.index_cast %k32 : i32 to index
    %i32 = arith.index_cast %i : index to i32
    %r = tensor.insert %i32 into %q[%k] : tensor<5xi32>
    scf.yield %r : tensor<5xi32>
  }
  check.expect_eq_const(%q, dense<[1, 3, 0, 4, 2]> : tensor<5xi32>) : tensor<5xi32>
  return
}
