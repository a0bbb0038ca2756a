// A matrix product in three nested loops, integer and float, elements read and written one by one.

func.func @integer() {
  %a = util.unfoldable_constant dense<[[8, 2, 3, 8], [1, 5, 6, -5], [-8, -4, -4, 7]]> : tensor<3x4xi32>
  %b = util.unfoldable_constant dense<[[8, -9], [0, 6], [-7, 6], [-7, -1]]> : tensor<4x2xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant dense<0> : tensor<3x2xi32>
  %c = scf.for %i = %c0 to %c3 step %c1 iter_args(%ci = %zero) -> (tensor<3x2xi32>) {
    %cj = scf.for %j = %c0 to %c2 step %c1 iter_args(%cij = %ci) -> (tensor<3x2xi32>) {
      %ck = scf.for %k = %c0 to %c4 step %c1 iter_args(%cijk = %cij) -> (tensor<3x2xi32>) {
        %x = tensor.extract %a[%i, %k] : tensor<3x4xi32>
        %y = tensor.extract %b[%k, %j] : tensor<4x2xi32>
        %z = tensor.extract %cijk[%i, %j] : tensor<3x2xi32>
        %xy = arith.muli %x, %y : i32
        %sum = arith.addi %z, %xy : i32
        %next = tensor.insert %sum into %cijk[%i, %j] : tensor<3x2xi32>
        scf.yield %next : tensor<3x2xi32>
      }
      scf.yield %ck : tensor<3x2xi32>
    }
    scf.yield %cj : tensor<3x2xi32>
  }
  check.expect_eq_const(%c, dense<[[-13, -50], [1, 62], [-85, 17]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  return
}

// The sum stays in a scalar; halves, so every product and sum is exact.
func.func @float() {
  %a = util.unfoldable_constant dense<[[4.0, 1.0, 1.5, 4.0], [0.5, 2.5, 3.0, -2.5], [-4.0, -2.0, -2.0, 3.5]]> : tensor<3x4xf32>
  %b = util.unfoldable_constant dense<[[2.0, -2.25], [0.0, 1.5], [-1.75, 1.5], [-1.75, -0.25]]> : tensor<4x2xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<3x2xf32>
  %c = scf.for %i = %c0 to %c3 step %c1 iter_args(%ci = %empty) -> (tensor<3x2xf32>) {
    %cj = scf.for %j = %c0 to %c2 step %c1 iter_args(%cij = %ci) -> (tensor<3x2xf32>) {
      %sum = scf.for %k = %c0 to %c4 step %c1 iter_args(%s = %zero) -> (f32) {
        %x = tensor.extract %a[%i, %k] : tensor<3x4xf32>
        %y = tensor.extract %b[%k, %j] : tensor<4x2xf32>
        %xy = arith.mulf %x, %y : f32
        %t = arith.addf %s, %xy : f32
        scf.yield %t : f32
      }
      %next = tensor.insert %sum into %cij[%i, %j] : tensor<3x2xf32>
      scf.yield %next : tensor<3x2xf32>
    }
    scf.yield %cj : tensor<3x2xf32>
  }
  check.expect_eq_const(%c, dense<[[-1.625, -6.25], [0.125, 7.75], [-10.625, 2.125]]> : tensor<3x2xf32>) : tensor<3x2xf32>
  return
}
