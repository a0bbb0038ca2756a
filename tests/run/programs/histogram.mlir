// Bytes counted in four bins, and the position of each within its bin (as a counting sort needs it).

func.func @bins() {
  %a = util.unfoldable_constant dense<[9, 36, -125, -8, 119, -50, -22, -46, -95, 112, -125, 68, 127, 97, 63, -2, 3, 24, 49, -8]> : tensor<20xi8>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 20 : index
  %shift = arith.constant 6 : i8
  %one = arith.constant 1 : i32
  %bins = arith.constant dense<0> : tensor<4xi32>
  %ranks = tensor.empty() : tensor<20xi32>
  %h, %r = scf.for %i = %c0 to %n step %c1 iter_args(%h = %bins, %r = %ranks) -> (tensor<4xi32>, tensor<20xi32>) {
    %byte = tensor.extract %a[%i] : tensor<20xi8>
    %high = arith.shrui %byte, %shift : i8
    %bin = arith.index_castui %high : i8 to index
    %count = tensor.extract %h[%bin] : tensor<4xi32>
    %more = arith.addi %count, %one : i32
    %h1 = tensor.insert %more into %h[%bin] : tensor<4xi32>
    %r1 = tensor.insert %count into %r[%i] : tensor<20xi32>
    scf.yield %h1, %r1 : tensor<4xi32>, tensor<20xi32>
  }
  check.expect_eq_const(%h, dense<[6, 5, 3, 6]> : tensor<4xi32>) : tensor<4xi32>
  check.expect_eq_const(%r, dense<[0, 1, 0, 0, 0, 1, 2, 3, 1, 1, 2, 2, 3, 4, 2, 4, 3, 4, 5, 5]> : tensor<20xi32>) : tensor<20xi32>
  return
}
