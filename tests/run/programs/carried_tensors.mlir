// Loops that carry tensors: a vector multiplied by a matrix again and again, two tensors that change places.

func.func private @multiply(%m: tensor<3x3xi32>, %v: tensor<3xi32>) -> tensor<3xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant dense<0> : tensor<3xi32>
  %r = scf.for %j = %c0 to %c3 step %c1 iter_args(%s = %zero) -> (tensor<3xi32>) {
    %column = tensor.extract_slice %m[0, %j] [3, 1] [1, 1] : tensor<3x3xi32> to tensor<3xi32>
    %e = tensor.extract %v[%j] : tensor<3xi32>
    %es = flow.tensor.splat %e : tensor<3xi32>
    %p = arith.muli %column, %es : tensor<3xi32>
    %n = arith.addi %s, %p : tensor<3xi32>
    scf.yield %n : tensor<3xi32>
  }
  return %r : tensor<3xi32>
}

func.func @powers() {
  %m = util.unfoldable_constant dense<[[0, 2, 1], [1, 0, 1], [1, 1, 0]]> : tensor<3x3xi32>
  %v = util.unfoldable_constant dense<[1, 1, 1]> : tensor<3xi32>
  %n = util.unfoldable_constant 9 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %v) -> (tensor<3xi32>) {
    %y = func.call @multiply(%m, %x) : (tensor<3x3xi32>, tensor<3xi32>) -> tensor<3xi32>
    scf.yield %y : tensor<3xi32>
  }
  check.expect_eq_const(%r, dense<[2175, 1667, 1667]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%v, dense<1> : tensor<3xi32>) : tensor<3xi32>
  return
}

func.func @changing_places() {
  %a = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %b = util.unfoldable_constant dense<[10, 20]> : tensor<2xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r:2 = scf.for %i = %c0 to %c5 step %c1 iter_args(%x = %a, %y = %b) -> (tensor<2xi32>, tensor<2xi32>) {
    %s = arith.addi %x, %y : tensor<2xi32>
    scf.yield %y, %s : tensor<2xi32>, tensor<2xi32>
  }
  check.expect_eq_const(%r#0, dense<[53, 106]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%r#1, dense<[85, 170]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%a, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  return
}

// A loop that is not entered gives what it was given.
func.func @no_rounds() {
  %a = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %from = util.unfoldable_constant 5 : index
  %to = util.unfoldable_constant 5 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %from to %to step %c1 iter_args(%x = %a) -> (tensor<2xi32>) {
    %s = arith.addi %x, %x : tensor<2xi32>
    scf.yield %s : tensor<2xi32>
  }
  check.expect_eq_const(%r, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  return
}
