// Softmax along the rows: maxima in a loop, broadcast column by column, exponentials, sums, quotients.

func.func private @maxima(%x: tensor<2x4xf32>) -> tensor<2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %low = arith.constant 0xFF800000 : f32
  %init = tensor.splat %low : tensor<2xf32>
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %init) -> (tensor<2xf32>) {
    %m = scf.for %j = %c0 to %c4 step %c1 iter_args(%m = %low) -> (f32) {
      %e = tensor.extract %x[%i, %j] : tensor<2x4xf32>
      %n = arith.maximumf %m, %e : f32
      scf.yield %n : f32
    }
    %b = tensor.insert %m into %a[%i] : tensor<2xf32>
    scf.yield %b : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}

func.func private @sums(%x: tensor<2x4xf32>) -> tensor<2xf32> {
  %z = arith.constant dense<0.0> : tensor<2xf32>
  %c0 = tensor.extract_slice %x[0, 0] [2, 1] [1, 1] : tensor<2x4xf32> to tensor<2xf32>
  %c1 = tensor.extract_slice %x[0, 1] [2, 1] [1, 1] : tensor<2x4xf32> to tensor<2xf32>
  %c2 = tensor.extract_slice %x[0, 2] [2, 1] [1, 1] : tensor<2x4xf32> to tensor<2xf32>
  %c3 = tensor.extract_slice %x[0, 3] [2, 1] [1, 1] : tensor<2x4xf32> to tensor<2xf32>
  %a = arith.addf %z, %c0 : tensor<2xf32>
  %b = arith.addf %a, %c1 : tensor<2xf32>
  %c = arith.addf %b, %c2 : tensor<2xf32>
  %d = arith.addf %c, %c3 : tensor<2xf32>
  return %d : tensor<2xf32>
}

func.func private @along_rows(%v: tensor<2xf32>) -> tensor<2x4xf32> {
  %empty = tensor.empty() : tensor<2x4xf32>
  %a = tensor.insert_slice %v into %empty[0, 0] [2, 1] [1, 1] : tensor<2xf32> into tensor<2x4xf32>
  %b = tensor.insert_slice %v into %a[0, 1] [2, 1] [1, 1] : tensor<2xf32> into tensor<2x4xf32>
  %c = tensor.insert_slice %v into %b[0, 2] [2, 1] [1, 1] : tensor<2xf32> into tensor<2x4xf32>
  %r = tensor.insert_slice %v into %c[0, 3] [2, 1] [1, 1] : tensor<2xf32> into tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

func.func @softmax() {
  %x = util.unfoldable_constant dense<[[1.0, 2.0, 3.0, 4.0], [-1.0, 0.5, 100.0, -3.0]]> : tensor<2x4xf32>
  %m = call @maxima(%x) : (tensor<2x4xf32>) -> tensor<2xf32>
  check.expect_eq_const(%m, dense<[4.0, 100.0]> : tensor<2xf32>) : tensor<2xf32>
  %mm = call @along_rows(%m) : (tensor<2xf32>) -> tensor<2x4xf32>
  %d = arith.subf %x, %mm : tensor<2x4xf32>
  %e = math.exp %d : tensor<2x4xf32>
  %s = call @sums(%e) : (tensor<2x4xf32>) -> tensor<2xf32>
  %ss = call @along_rows(%s) : (tensor<2xf32>) -> tensor<2x4xf32>
  %r = arith.divf %e, %ss : tensor<2x4xf32>
  check.expect_almost_eq_const(%r, dense<[[0.032058604061603546, 0.08714431524276733, 0.23688282072544098, 0.6439142823219299], [1.401298464324817e-44, 6.165713243029195e-44, 1.0, 1.401298464324817e-45]]> : tensor<2x4xf32>, atol 1.0e-6) : tensor<2x4xf32>
  return
}
