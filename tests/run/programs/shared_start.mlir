// Two tensors carried by one loop that start as the same value: what is written into one is not seen in the other.

func.func @one_start() {
  %a = util.unfoldable_constant dense<[3, 1, -4, 1]> : tensor<4xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %none = tensor.splat %zero : tensor<4xi32>
  %r:3 = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %none, %y = %none, %sum = %zero) -> (tensor<4xi32>, tensor<4xi32>, i32) {
    %e = tensor.extract %a[%i] : tensor<4xi32>
    %next = arith.addi %sum, %e : i32
    %x1 = tensor.insert %next into %x[%i] : tensor<4xi32>
    %y1 = tensor.insert %sum into %y[%i] : tensor<4xi32>
    scf.yield %x1, %y1, %next : tensor<4xi32>, tensor<4xi32>, i32
  }
  check.expect_eq_const(%r#0, dense<[3, 4, 0, 1]> : tensor<4xi32>) : tensor<4xi32>
  check.expect_eq_const(%r#1, dense<[0, 3, 4, 0]> : tensor<4xi32>) : tensor<4xi32>
  check.expect_eq_const(%none, dense<0> : tensor<4xi32>) : tensor<4xi32>
  return
}

// The matrix is written by row and read by column while it changes; %a itself stays.
func.func @old_and_new() {
  %a = util.unfoldable_constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = tensor.extract %a[%c0, %c1] : tensor<2x2xi32>
  %b = tensor.insert %x into %a[%c1, %c0] : tensor<2x2xi32>
  %y = tensor.extract %a[%c1, %c0] : tensor<2x2xi32>
  %c = tensor.insert %y into %b[%c0, %c1] : tensor<2x2xi32>
  check.expect_eq_const(%c, dense<[[1, 3], [2, 4]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  check.expect_eq_const(%b, dense<[[1, 2], [2, 4]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  check.expect_eq_const(%a, dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  return
}
