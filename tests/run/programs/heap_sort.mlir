// Heapsort in a tensor of eight: sifting down in a while loop of blocks, called in two loops.

func.func private @sift(%t0: tensor<8xi32>, %root: index, %end: index) -> tensor<8xi32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  cf.br ^head(%t0, %root : tensor<8xi32>, index)
^head(%t: tensor<8xi32>, %i: index):
  %i2 = arith.muli %i, %c2 : index
  %l = arith.addi %i2, %c1 : index
  %has = arith.cmpi ult, %l, %end : index
  cf.cond_br %has, ^children, ^done(%t : tensor<8xi32>)
^children:
  %r = arith.addi %l, %c1 : index
  %both = arith.cmpi ult, %r, %end : index
  %rr = arith.select %both, %r, %l : index
  %x = tensor.extract %t[%l] : tensor<8xi32>
  %y = tensor.extract %t[%rr] : tensor<8xi32>
  %right = arith.cmpi sgt, %y, %x : i32
  %c = arith.select %right, %rr, %l : index
  %child = arith.select %right, %y, %x : i32
  %parent = tensor.extract %t[%i] : tensor<8xi32>
  %wrong = arith.cmpi sgt, %child, %parent : i32
  cf.cond_br %wrong, ^swap, ^done(%t : tensor<8xi32>)
^swap:
  %u = tensor.insert %child into %t[%i] : tensor<8xi32>
  %v = tensor.insert %parent into %u[%c] : tensor<8xi32>
  cf.br ^head(%v, %c : tensor<8xi32>, index)
^done(%w: tensor<8xi32>):
  return %w : tensor<8xi32>
}

func.func @sort() {
  %a = util.unfoldable_constant dense<[4, 10, 3, 5, 1, 8, 7, 2]> : tensor<8xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %heap = scf.for %k = %c0 to %c4 step %c1 iter_args(%t = %a) -> (tensor<8xi32>) {
    %i = arith.subi %c3, %k : index
    %u = func.call @sift(%t, %i, %c8) : (tensor<8xi32>, index, index) -> tensor<8xi32>
    scf.yield %u : tensor<8xi32>
  }
  check.expect_eq_const(%heap, dense<[10, 5, 8, 4, 1, 3, 7, 2]> : tensor<8xi32>) : tensor<8xi32>
  %sorted = scf.for %k = %c0 to %c7 step %c1 iter_args(%t = %heap) -> (tensor<8xi32>) {
    %last = arith.subi %c7, %k : index
    %top = tensor.extract %t[%c0] : tensor<8xi32>
    %end = tensor.extract %t[%last] : tensor<8xi32>
    %u = tensor.insert %end into %t[%c0] : tensor<8xi32>
    %v = tensor.insert %top into %u[%last] : tensor<8xi32>
    %w = func.call @sift(%v, %c0, %last) : (tensor<8xi32>, index, index) -> tensor<8xi32>
    scf.yield %w : tensor<8xi32>
  }
  check.expect_eq_const(%sorted, dense<[1, 2, 3, 4, 5, 7, 8, 10]> : tensor<8xi32>) : tensor<8xi32>
  return
}
