// A choice between values of every kind: scalars, whole tensors, elements.

func.func @scalars() {
  %true = util.unfoldable_constant true
  %false = util.unfoldable_constant false
  %a = util.unfoldable_constant 3 : i7
  %b = util.unfoldable_constant -5 : i7
  %0 = arith.select %true, %a, %b : i7
  %1 = arith.select %false, %a, %b : i7
  %is0 = arith.cmpi eq, %0, %a : i7
  %is1 = arith.cmpi eq, %1, %b : i7
  check.expect_true(%is0) : i1
  check.expect_true(%is1) : i1
  %c = util.unfoldable_constant 1.5 : f64
  %d = util.unfoldable_constant -0.0 : f64
  %2 = arith.select %false, %c, %d : f64
  %bits = arith.bitcast %2 : f64 to i64
  %expected = arith.constant 0x8000000000000000 : i64
  %is2 = arith.cmpi eq, %bits, %expected : i64
  check.expect_true(%is2) : i1
  %e = util.unfoldable_constant 0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF : i128
  %f = util.unfoldable_constant -2 : i128
  %less = arith.cmpi slt, %e, %f : i128
  %3 = arith.select %less, %e, %f : i128
  %is3 = arith.cmpi eq, %3, %f : i128
  check.expect_true(%is3) : i1
  %g = util.unfoldable_constant 7 : index
  %h = util.unfoldable_constant 9 : index
  %4 = arith.select %true, %g, %h : index
  %is4 = arith.cmpi eq, %4, %g : index
  check.expect_true(%is4) : i1
  return
}

func.func @elements() {
  %c = util.unfoldable_constant dense<[true, false, true, false, false]> : tensor<5xi1>
  %a = util.unfoldable_constant dense<[1, 2, 3, 4, 5]> : tensor<5xi4>
  %b = util.unfoldable_constant dense<[-1, -2, -3, -4, -5]> : tensor<5xi4>
  %0 = arith.select %c, %a, %b : tensor<5xi1>, tensor<5xi4>
  check.expect_eq_const(%0, dense<[1, -2, 3, -4, -5]> : tensor<5xi4>) : tensor<5xi4>
  %x = util.unfoldable_constant dense<[(1.0, 2.0), (3.0, 4.0), (5.0, 6.0), (7.0, 8.0), (9.0, 10.0)]> : tensor<5xcomplex<f32>>
  %y = util.unfoldable_constant dense<(0.5, -0.5)> : tensor<5xcomplex<f32>>
  %1 = arith.select %c, %x, %y : tensor<5xi1>, tensor<5xcomplex<f32>>
  check.expect_eq_const(%1, dense<[(1.0, 2.0), (0.5, -0.5), (5.0, 6.0), (0.5, -0.5), (0.5, -0.5)]> : tensor<5xcomplex<f32>>) : tensor<5xcomplex<f32>>
  return
}

func.func @whole_tensors() {
  %true = util.unfoldable_constant true
  %false = util.unfoldable_constant false
  %a = util.unfoldable_constant dense<[1.0, 2.0]> : tensor<2xf32>
  %b = util.unfoldable_constant dense<[3.0, 4.0]> : tensor<2xf32>
  %sum = arith.addf %a, %b : tensor<2xf32>
  %product = arith.mulf %a, %b : tensor<2xf32>
  %0 = arith.select %true, %sum, %product : tensor<2xf32>
  %1 = arith.select %false, %sum, %product : tensor<2xf32>
  %2 = arith.select %false, %a, %0 : tensor<2xf32>
  check.expect_eq_const(%0, dense<[4.0, 6.0]> : tensor<2xf32>) : tensor<2xf32>
  check.expect_eq_const(%1, dense<[3.0, 8.0]> : tensor<2xf32>) : tensor<2xf32>
  %twice = arith.addf %2, %2 : tensor<2xf32>
  check.expect_eq_const(%twice, dense<[8.0, 12.0]> : tensor<2xf32>) : tensor<2xf32>
  check.expect_eq_const(%sum, dense<[4.0, 6.0]> : tensor<2xf32>) : tensor<2xf32>
  return
}

func.func private @longer(%c: i1, %a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  %0 = arith.select %c, %a, %b : tensor<?xi32>
  return %0 : tensor<?xi32>
}

func.func @tensors_of_different_extents() {
  %true = util.unfoldable_constant true
  %false = util.unfoldable_constant false
  %a2 = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %b3 = util.unfoldable_constant dense<[3, 4, 5]> : tensor<3xi32>
  %a = tensor.cast %a2 : tensor<2xi32> to tensor<?xi32>
  %b = tensor.cast %b3 : tensor<3xi32> to tensor<?xi32>
  %0 = func.call @longer(%true, %a, %b) : (i1, tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
  %1 = func.call @longer(%false, %a, %b) : (i1, tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
  check.expect_eq(%0, %a) : tensor<?xi32>
  check.expect_eq(%1, %b) : tensor<?xi32>
  return
}
