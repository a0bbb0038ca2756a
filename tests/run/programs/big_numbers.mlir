// 30! in limbs of four decimal digits: a number times a small one, the carry handed from limb to limb.

func.func private @times(%n: tensor<9xi32>, %k: i32) -> tensor<9xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %zero = arith.constant 0 : i32
  %base = arith.constant 10000 : i32
  %out = tensor.empty() : tensor<9xi32>
  %r:2 = scf.for %i = %c0 to %c9 step %c1 iter_args(%t = %out, %carry = %zero) -> (tensor<9xi32>, i32) {
    %d = tensor.extract %n[%i] : tensor<9xi32>
    %m = arith.muli %d, %k : i32
    %s = arith.addi %m, %carry : i32
    %low = arith.remui %s, %base : i32
    %high = arith.divui %s, %base : i32
    %u = tensor.insert %low into %t[%i] : tensor<9xi32>
    scf.yield %u, %high : tensor<9xi32>, i32
  }
  return %r#0 : tensor<9xi32>
}

func.func @factorial() {
  %one = util.unfoldable_constant dense<[1, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<9xi32>
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %c31 = arith.constant 31 : index
  %r = scf.for %i = %c2 to %c31 step %c1 iter_args(%n = %one) -> (tensor<9xi32>) {
    %k = arith.index_cast %i : index to i32
    %m = func.call @times(%n, %k) : (tensor<9xi32>, i32) -> tensor<9xi32>
    scf.yield %m : tensor<9xi32>
  }
  check.expect_eq_const(%r, dense<[0, 8000, 3084, 8636, 9105, 8121, 2859, 6525, 2]> : tensor<9xi32>) : tensor<9xi32>
  return
}
