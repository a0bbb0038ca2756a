// Sums, extrema and their positions by hand: along rows, along columns, over everything, in several orders.

func.func @rows_and_columns() {
  %a = util.unfoldable_constant dense<[[-37, -38, 29, -1, 9], [10, 21, -48, -2, -36], [-10, 42, 4, -43, 4]]> : tensor<3x5xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0 : i32
  %low = arith.constant -2147483648 : i32
  %columns0 = tensor.splat %zero : tensor<5xi32>
  %rows0 = tensor.splat %low : tensor<3xi32>
  %columns, %rows = scf.for %i = %c0 to %c3 step %c1 iter_args(%c = %columns0, %r = %rows0) -> (tensor<5xi32>, tensor<3xi32>) {
    %row = tensor.extract_slice %a[%i, 0] [1, 5] [1, 1] : tensor<3x5xi32> to tensor<5xi32>
    %c2 = arith.addi %c, %row : tensor<5xi32>
    %m = scf.for %j = %c0 to %c5 step %c1 iter_args(%m = %low) -> (i32) {
      %e = tensor.extract %row[%j] : tensor<5xi32>
      %n = arith.maxsi %m, %e : i32
      scf.yield %n : i32
    }
    %r2 = tensor.insert %m into %r[%i] : tensor<3xi32>
    scf.yield %c2, %r2 : tensor<5xi32>, tensor<3xi32>
  }
  check.expect_eq_const(%columns, dense<[-37, 25, -15, -46, -23]> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%rows, dense<[29, 21, 42]> : tensor<3xi32>) : tensor<3xi32>
  return
}

func.func @position_of_the_largest() {
  %a = util.unfoldable_constant dense<[1.5, -3.0, 8.25, 0.0, -0.5]> : tensor<5xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %first = tensor.extract %a[%c0] : tensor<5xf32>
  %best, %at = scf.for %i = %c1 to %c5 step %c1 iter_args(%b = %first, %k = %c0) -> (f32, index) {
    %e = tensor.extract %a[%i] : tensor<5xf32>
    %higher = arith.cmpf ogt, %e, %b : f32
    %b1 = arith.select %higher, %e, %b : f32
    %k1 = arith.select %higher, %i, %k : index
    scf.yield %b1, %k1 : f32, index
  }
  %t = tensor.from_elements %best : tensor<1xf32>
  check.expect_eq_const(%t, dense<8.25> : tensor<1xf32>) : tensor<1xf32>
  %c2 = arith.constant 2 : index
  %ok = arith.cmpi eq, %at, %c2 : index
  check.expect_true(%ok) : i1
  return
}

// Pairwise: 8 -> 4 -> 2 -> 1 by halves.
func.func @as_a_tree() {
  %a = util.unfoldable_constant dense<[1.0e8, 1.0, -1.0e8, 1.0, 0.5, 0.25, 0.125, 3.0]> : tensor<8xf32>
  %l = tensor.extract_slice %a[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %h = tensor.extract_slice %a[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %s4 = arith.addf %l, %h : tensor<4xf32>
  %l2 = tensor.extract_slice %s4[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %h2 = tensor.extract_slice %s4[2] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %s2 = arith.addf %l2, %h2 : tensor<2xf32>
  %l1 = tensor.extract_slice %s2[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
  %h1 = tensor.extract_slice %s2[1] [1] [1] : tensor<2xf32> to tensor<1xf32>
  %s1 = arith.addf %l1, %h1 : tensor<1xf32>
  check.expect_eq_const(%s1, dense<5.25> : tensor<1xf32>) : tensor<1xf32>
  return
}
