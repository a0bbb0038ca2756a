// A linear system of three equations: Gaussian elimination on the rows of the extended matrix, then substitution.

func.func @solve() {
  %m0 = util.unfoldable_constant dense<[[4.0, -2.0, 1.0, 11.0], [2.0, 5.0, -3.0, -7.0], [1.0, 1.0, 6.0, 9.0]]> : tensor<3x4xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1.0 : f64
  %m, %det = scf.for %p = %c0 to %c3 step %c1 iter_args(%m = %m0, %d = %one) -> (tensor<3x4xf64>, f64) {
    %pivot = tensor.extract %m[%p, %p] : tensor<3x4xf64>
    %row = tensor.extract_slice %m[%p, 0] [1, 4] [1, 1] : tensor<3x4xf64> to tensor<4xf64>
    %pivots = flow.tensor.splat %pivot : tensor<4xf64>
    %unit = arith.divf %row, %pivots : tensor<4xf64>
    %next = scf.for %i = %c0 to %c3 step %c1 iter_args(%n = %m) -> (tensor<3x4xf64>) {
      %same = arith.cmpi eq, %i, %p : index
      %old = tensor.extract_slice %n[%i, 0] [1, 4] [1, 1] : tensor<3x4xf64> to tensor<4xf64>
      %factor = tensor.extract %n[%i, %p] : tensor<3x4xf64>
      %factors = flow.tensor.splat %factor : tensor<4xf64>
      %scaled = arith.mulf %unit, %factors : tensor<4xf64>
      %reduced = arith.subf %old, %scaled : tensor<4xf64>
      %new = arith.select %same, %unit, %reduced : tensor<4xf64>
      %r = tensor.insert_slice %new into %n[%i, 0] [1, 4] [1, 1] : tensor<4xf64> into tensor<3x4xf64>
      scf.yield %r : tensor<3x4xf64>
    }
    %e = arith.mulf %d, %pivot : f64
    scf.yield %next, %e : tensor<3x4xf64>, f64
  }
  %left = tensor.extract_slice %m[0, 0] [3, 3] [1, 1] : tensor<3x4xf64> to tensor<3x3xf64>
  check.expect_almost_eq_const(%left, dense<[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]> : tensor<3x3xf64>, atol 1.0e-15) : tensor<3x3xf64>
  %x = tensor.extract_slice %m[0, 3] [3, 1] [1, 1] : tensor<3x4xf64> to tensor<3xf64>
  check.expect_almost_eq_const(%x, dense<[1.767295597484277, -1.2578616352201257, 1.4150943396226414]> : tensor<3xf64>, atol 1.0e-14) : tensor<3xf64>
  %d = tensor.from_elements %det : tensor<1xf64>
  check.expect_almost_eq_const(%d, dense<159.0> : tensor<1xf64>, atol 1.0e-12) : tensor<1xf64>
  return
}
