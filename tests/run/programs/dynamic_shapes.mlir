// Extents that are known at run time only: lengths computed, slices of them, elementwise work on what results.

// The first n squares, as a tensor whose length is a value.
func.func private @squares(%n: index) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %empty = tensor.empty(%n) : tensor<?xi32>
  %t = scf.for %i = %c0 to %n step %c1 iter_args(%x = %empty) -> (tensor<?xi32>) {
    %s = arith.muli %i, %i : index
    %v = arith.index_cast %s : index to i32
    %y = tensor.insert %v into %x[%i] : tensor<?xi32>
    scf.yield %y : tensor<?xi32>
  }
  return %t : tensor<?xi32>
}

func.func @squares_and_halves() {
  %n = util.unfoldable_constant 7 : index
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %t = call @squares(%n) : (index) -> tensor<?xi32>
  %all = tensor.cast %t : tensor<?xi32> to tensor<7xi32>
  check.expect_eq_const(%all, dense<[0, 1, 4, 9, 16, 25, 36]> : tensor<7xi32>) : tensor<7xi32>
  %d = tensor.dim %t, %c0 : tensor<?xi32>
  %half = arith.ceildivui %d, %c2 : index
  %front = tensor.extract_slice %t[0] [%half] [1] : tensor<?xi32> to tensor<?xi32>
  %even = tensor.extract_slice %t[0] [%half] [2] : tensor<?xi32> to tensor<?xi32>
  %sum = arith.addi %front, %even : tensor<?xi32>
  %r = tensor.cast %sum : tensor<?xi32> to tensor<4xi32>
  check.expect_eq_const(%r, dense<[0, 5, 20, 45]> : tensor<4xi32>) : tensor<4xi32>
  return
}

func.func @no_elements() {
  %n = util.unfoldable_constant 0 : index
  %c0 = arith.constant 0 : index
  %t = call @squares(%n) : (index) -> tensor<?xi32>
  %u = arith.addi %t, %t : tensor<?xi32>
  %d = tensor.dim %u, %c0 : tensor<?xi32>
  %none = arith.cmpi eq, %d, %c0 : index
  check.expect_true(%none) : i1
  %s = tensor.cast %u : tensor<?xi32> to tensor<0xi32>
  check.expect_eq_const(%s, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}

func.func @padded_to_a_multiple() {
  %n = util.unfoldable_constant 5 : index
  %c4 = arith.constant 4 : index
  %minus = arith.constant -1 : i32
  %t = call @squares(%n) : (index) -> tensor<?xi32>
  %blocks = arith.ceildivui %n, %c4 : index
  %m = arith.muli %blocks, %c4 : index
  %more = arith.subi %m, %n : index
  %p = tensor.pad %t low[0] high[%more] {
  ^bb0(%i: index):
    tensor.yield %minus : i32
  } : tensor<?xi32> to tensor<?xi32>
  %r = tensor.cast %p : tensor<?xi32> to tensor<8xi32>
  check.expect_eq_const(%r, dense<[0, 1, 4, 9, 16, -1, -1, -1]> : tensor<8xi32>) : tensor<8xi32>
  return
}
