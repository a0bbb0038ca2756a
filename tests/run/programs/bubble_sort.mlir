// Bubble sort of a tensor: swaps in an scf.if with tensor results, until a pass swaps nothing.

func.func @sort() {
  %a = util.unfoldable_constant dense<[5, 2, 9, -1, 5, 0, -7, 3]> : tensor<8xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %none = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^pass(%a, %none : tensor<8xi32>, i32)
^pass(%x: tensor<8xi32>, %n: i32):
  %r:3 = scf.for %i = %c0 to %c7 step %c1 iter_args(%y = %x, %any = %none, %m = %n) -> (tensor<8xi32>, i32, i32) {
    %j = arith.addi %i, %c1 : index
    %p = tensor.extract %y[%i] : tensor<8xi32>
    %q = tensor.extract %y[%j] : tensor<8xi32>
    %wrong = arith.cmpi sgt, %p, %q : i32
    %s:3 = scf.if %wrong -> (tensor<8xi32>, i32, i32) {
      %y1 = tensor.insert %q into %y[%i] : tensor<8xi32>
      %y2 = tensor.insert %p into %y1[%j] : tensor<8xi32>
      %m1 = arith.addi %m, %one : i32
      scf.yield %y2, %one, %m1 : tensor<8xi32>, i32, i32
    } else {
      scf.yield %y, %any, %m : tensor<8xi32>, i32, i32
    }
    scf.yield %s#0, %s#1, %s#2 : tensor<8xi32>, i32, i32
  }
  %more = arith.cmpi ne, %r#1, %none : i32
  cf.cond_br %more, ^pass(%r#0, %r#2 : tensor<8xi32>, i32), ^done(%r#0, %r#2 : tensor<8xi32>, i32)
^done(%sorted: tensor<8xi32>, %swaps: i32):
  check.expect_eq_const(%sorted, dense<[-7, -1, 0, 2, 3, 5, 5, 9]> : tensor<8xi32>) : tensor<8xi32>
  %inversions = arith.constant 18 : i32
  %ok = arith.cmpi eq, %swaps, %inversions : i32
  check.expect_true(%ok) : i1
  check.expect_eq_const(%a, dense<[5, 2, 9, -1, 5, 0, -7, 3]> : tensor<8xi32>) : tensor<8xi32>
  return
}
