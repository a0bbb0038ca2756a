// The best value for each capacity, items taken once: a table shifted by the weight and maximized elementwise.

func.func @best_values() {
  %weights = util.unfoldable_constant dense<[2, 3, 4, 5]> : tensor<4xi32>
  %values = util.unfoldable_constant dense<[3, 4, 5, 6]> : tensor<4xi32>
  %best0 = util.unfoldable_constant dense<0> : tensor<11xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  %best = scf.for %i = %c0 to %c4 step %c1 iter_args(%b = %best0) -> (tensor<11xi32>) {
    %w32 = tensor.extract %weights[%i] : tensor<4xi32>
    %v = tensor.extract %values[%i] : tensor<4xi32>
    %w = arith.index_cast %w32 : i32 to index
    %rounds = arith.subi %c10, %w : index
    %end = arith.addi %rounds, %c1 : index
    // From the largest capacity down, so that an item is not taken twice.
    %n = scf.for %k = %c0 to %end step %c1 iter_args(%t = %b) -> (tensor<11xi32>) {
      %c = arith.subi %c10, %k : index
      %rest = arith.subi %c, %w : index
      %with = tensor.extract %t[%rest] : tensor<11xi32>
      %without = tensor.extract %t[%c] : tensor<11xi32>
      %taken = arith.addi %with, %v : i32
      %m = arith.maxsi %taken, %without : i32
      %u = tensor.insert %m into %t[%c] : tensor<11xi32>
      scf.yield %u : tensor<11xi32>
    }
    scf.yield %n : tensor<11xi32>
  }
  check.expect_eq_const(%best, dense<[0, 0, 3, 4, 5, 7, 8, 9, 10, 12, 13]> : tensor<11xi32>) : tensor<11xi32>
  return
}
