// Escape times of z <- z^2 + c on a grid: real arithmetic in a while loop, with a bound on the iterations.

func.func private @escape(%cr: f64, %ci: f64) -> i32 {
  %zero = arith.constant 0.0 : f64
  %four = arith.constant 4.0 : f64
  %none = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %most = arith.constant 12 : i32
  %r:3 = scf.while (%x = %zero, %y = %zero, %n = %none) : (f64, f64, i32) -> (f64, f64, i32) {
    %xx = arith.mulf %x, %x : f64
    %yy = arith.mulf %y, %y : f64
    %d = arith.addf %xx, %yy : f64
    %in = arith.cmpf ole, %d, %four : f64
    %left = arith.cmpi slt, %n, %most : i32
    %more = arith.andi %in, %left : i1
    scf.condition(%more) %x, %y, %n : f64, f64, i32
  } do {
  ^bb0(%x: f64, %y: f64, %n: i32):
    %xx = arith.mulf %x, %x : f64
    %yy = arith.mulf %y, %y : f64
    %xy = arith.mulf %x, %y : f64
    %re = arith.subf %xx, %yy : f64
    %im = arith.addf %xy, %xy : f64
    %u = arith.addf %re, %cr : f64
    %v = arith.addf %im, %ci : f64
    %m = arith.addi %n, %one : i32
    scf.yield %u, %v, %m : f64, f64, i32
  }
  return %r#2 : i32
}

func.func @grid() {
  %x0 = util.unfoldable_constant -2.0 : f64
  %y0 = util.unfoldable_constant -1.0 : f64
  %dx = util.unfoldable_constant 0.75 : f64
  %dy = util.unfoldable_constant 0.5 : f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %empty = tensor.empty() : tensor<25xi32>
  %r, %yn = scf.for %i = %c0 to %c5 step %c1 iter_args(%rows = %empty, %y = %y0) -> (tensor<25xi32>, f64) {
    %row, %xn = scf.for %j = %c0 to %c5 step %c1 iter_args(%cells = %rows, %x = %x0) -> (tensor<25xi32>, f64) {
      %n = func.call @escape(%x, %y) : (f64, f64) -> i32
      %start = arith.muli %i, %c5 : index
      %at = arith.addi %start, %j : index
      %next = tensor.insert %n into %cells[%at] : tensor<25xi32>
      %x1 = arith.addf %x, %dx : f64
      scf.yield %next, %x1 : tensor<25xi32>, f64
    }
    %y1 = arith.addf %y, %dy : f64
    scf.yield %row, %y1 : tensor<25xi32>, f64
  }
  %square = tensor.expand_shape %r [[0, 1]] output_shape [5, 5] : tensor<25xi32> into tensor<5x5xi32>
  check.expect_eq_const(%square, dense<[[1, 3, 4, 4, 2], [1, 4, 12, 12, 2], [12, 12, 12, 12, 3], [1, 4, 12, 12, 2], [1, 3, 4, 4, 2]]> : tensor<5x5xi32>) : tensor<5x5xi32>
  return
}
