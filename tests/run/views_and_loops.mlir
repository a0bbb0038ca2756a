// Extents from a tensor, of another integer type than index.
func.func @reshape_by_a_tensor() {
  %t = util.unfoldable_constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %s = util.unfoldable_constant dense<[3, 2]> : tensor<2xi32>
  %e = tensor.reshape %t(%s) : (tensor<6xi32>, tensor<2xi32>) -> tensor<?x?xi32>
  %c = tensor.cast %e : tensor<?x?xi32> to tensor<3x2xi32>
  check.expect_eq_const(%c, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  return
}
// 0 and 2147483647; the next number would pass the bound, and the one after it the largest.
func.func @unsigned_loop() {
  %c0 = arith.constant 0 : i32
  %c100 = arith.constant -100 : i32
  %s = arith.constant 2147483647 : i32
  %one = arith.constant 1 : i32
  %n = scf.for unsigned %i = %c0 to %c100 step %s iter_args(%a = %c0) -> (i32) : i32 {
    %b = arith.addi %a, %one : i32
    scf.yield %b : i32
  }
  %two = arith.constant 2 : i32
  %eq = arith.cmpi eq, %n, %two : i32
  check.expect_true(%eq) : i1
  return
}
