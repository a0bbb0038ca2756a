// Running sums, exclusive and inclusive, and a running maximum: a loop that carries a tensor and a scalar.

func.func @sums() {
  %a = util.unfoldable_constant dense<[3, 1, -4, 1, 5, -9, 2, 6]> : tensor<8xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i32
  %x0 = util.unfoldable_constant dense<0> : tensor<8xi32>
  %y0 = util.unfoldable_constant dense<-1> : tensor<8xi32>
  %inc, %exc, %total = scf.for %i = %c0 to %c8 step %c1
      iter_args(%x = %x0, %y = %y0, %sum = %zero) -> (tensor<8xi32>, tensor<8xi32>, i32) {
    %e = tensor.extract %a[%i] : tensor<8xi32>
    %next = arith.addi %sum, %e : i32
    %x1 = tensor.insert %next into %x[%i] : tensor<8xi32>
    %y1 = tensor.insert %sum into %y[%i] : tensor<8xi32>
    scf.yield %x1, %y1, %next : tensor<8xi32>, tensor<8xi32>, i32
  }
  check.expect_eq_const(%inc, dense<[3, 4, 0, 1, 6, -3, -1, 5]> : tensor<8xi32>) : tensor<8xi32>
  check.expect_eq_const(%exc, dense<[0, 3, 4, 0, 1, 6, -3, -1]> : tensor<8xi32>) : tensor<8xi32>
  %want = arith.constant 5 : i32
  %ok = arith.cmpi eq, %total, %want : i32
  check.expect_true(%ok) : i1
  return
}

// In place, from the back: suffix maxima.
func.func @suffix_maxima() {
  %a = util.unfoldable_constant dense<[3, 1, -4, 1, 5, -9, 2, 6]> : tensor<8xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %r = scf.for %k = %c0 to %c7 step %c1 iter_args(%x = %a) -> (tensor<8xi32>) {
    %i = arith.subi %c6, %k : index
    %j = arith.addi %i, %c1 : index
    %e = tensor.extract %x[%i] : tensor<8xi32>
    %n = tensor.extract %x[%j] : tensor<8xi32>
    %m = arith.maxsi %e, %n : i32
    %y = tensor.insert %m into %x[%i] : tensor<8xi32>
    scf.yield %y : tensor<8xi32>
  }
  check.expect_eq_const(%r, dense<[6, 6, 6, 6, 6, 6, 6, 6]> : tensor<8xi32>) : tensor<8xi32>
  check.expect_eq_const(%a, dense<[3, 1, -4, 1, 5, -9, 2, 6]> : tensor<8xi32>) : tensor<8xi32>
  return
}
