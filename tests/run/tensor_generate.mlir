// Tensors whose elements a region computes. The values are numpy's.

func.func @of_indices() {
  %0 = tensor.generate {
  ^bb0(%i: index, %j: index):
    %ten = arith.constant 10 : index
    %1 = arith.muli %i, %ten : index
    %2 = arith.addi %1, %j : index
    %3 = arith.index_cast %2 : index to i32
    tensor.yield %3 : i32
  } : tensor<3x4xi32>
  check.expect_eq_const(%0, dense<[[0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23]]> : tensor<3x4xi32>) : tensor<3x4xi32>
  return
}

func.func @of_dynamic_extents() {
  %n = util.unfoldable_constant 3 : index
  %k = util.unfoldable_constant 4 : index
  %3 = tensor.generate %n, %k {
  ^bb0(%i: index, %b: index, %j: index):
    %4 = arith.muli %i, %j : index
    %5 = arith.subi %4, %b : index
    %6 = arith.index_cast %5 : index to i64
    tensor.yield %6 : i64
  } : tensor<?x2x?xi64>
  %known_3 = tensor.cast %3 : tensor<?x2x?xi64> to tensor<3x2x4xi64>
  check.expect_eq_const(%known_3, dense<[[[0, 0, 0, 0], [-1, -1, -1, -1]], [[0, 1, 2, 3], [-1, 0, 1, 2]], [[0, 2, 4, 6], [-1, 1, 3, 5]]]> : tensor<3x2x4xi64>) : tensor<3x2x4xi64>
  return
}

// The body reads another tensor, backwards, and a value from outside.
func.func @of_another() {
  %a = util.unfoldable_constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %x = util.unfoldable_constant 100 : i32
  %0 = tensor.generate {
  ^bb0(%i: index):
    %four = arith.constant 4 : index
    %1 = arith.subi %four, %i : index
    %2 = tensor.extract %a[%1] : tensor<5xi32>
    %3 = arith.addi %2, %x : i32
    tensor.yield %3 : i32
  } : tensor<5xi32>
  check.expect_eq_const(%0, dense<[105, 104, 103, 102, 101]> : tensor<5xi32>) : tensor<5xi32>
  return
}

func.func @transposed() {
  %static_a = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %a = tensor.cast %static_a : tensor<2x3xi32> to tensor<?x?xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c0 : tensor<?x?xi32>
  %k = tensor.dim %a, %c1 : tensor<?x?xi32>
  %0 = tensor.generate %k, %n {
  ^bb0(%i: index, %j: index):
    %1 = tensor.extract %a[%j, %i] : tensor<?x?xi32>
    tensor.yield %1 : i32
  } : tensor<?x?xi32>
  %known_0 = tensor.cast %0 : tensor<?x?xi32> to tensor<3x2xi32>
  check.expect_eq_const(%known_0, dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  return
}

func.func @of_rank_zero() {
  %x = util.unfoldable_constant 3 : i32
  %0 = tensor.generate {
    %1 = arith.muli %x, %x : i32
    tensor.yield %1 : i32
  } : tensor<i32>
  check.expect_eq_const(%0, dense<9> : tensor<i32>) : tensor<i32>
  return
}

func.func @of_no_elements() {
  %n = util.unfoldable_constant 0 : index
  %0 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %1 = arith.index_cast %i : index to i32
    tensor.yield %1 : i32
  } : tensor<3x?xi32>
  %known_0 = tensor.cast %0 : tensor<3x?xi32> to tensor<3x0xi32>
  check.expect_eq_const(%known_0, dense<> : tensor<3x0xi32>) : tensor<3x0xi32>
  return
}

// Structured control flow in the body.
func.func @with_a_choice() {
  %0 = tensor.generate {
  ^bb0(%i: index):
    %two = arith.constant 2 : index
    %1 = arith.remui %i, %two : index
    %zero = arith.constant 0 : index
    %3 = arith.cmpi eq, %1, %zero : index
    %4 = scf.if %3 -> i32 {
      %5 = arith.index_cast %i : index to i32
      scf.yield %5 : i32
    } else {
      %6 = arith.constant -1 : i32
      scf.yield %6 : i32
    }
    tensor.yield %4 : i32
  } : tensor<6xi32>
  check.expect_eq_const(%0, dense<[0, -1, 2, -1, 4, -1]> : tensor<6xi32>) : tensor<6xi32>
  return
}

// The sum of the row of another tensor.
func.func @with_a_loop() {
  %a = util.unfoldable_constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %0 = tensor.generate {
  ^bb0(%i: index):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %zero = arith.constant 0 : i32
    %1 = scf.for %j = %c0 to %c4 step %c1 iter_args(%sum = %zero) -> (i32) {
      %2 = tensor.extract %a[%i, %j] : tensor<3x4xi32>
      %3 = arith.addi %sum, %2 : i32
      scf.yield %3 : i32
    }
    tensor.yield %1 : i32
  } : tensor<3xi32>
  check.expect_eq_const(%0, dense<[10, 26, 42]> : tensor<3xi32>) : tensor<3xi32>
  return
}
