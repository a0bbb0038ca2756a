// Shortest paths between all nodes (Floyd and Warshall): whole rows at a time.

func.func @all_pairs() {
  %w = util.unfoldable_constant dense<[[0, 3, 8, 99], [99, 0, 1, 7], [2, 99, 0, 99], [99, 99, 4, 0]]> : tensor<4x4xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %k = %c0 to %c4 step %c1 iter_args(%d = %w) -> (tensor<4x4xi32>) {
    %via = tensor.extract_slice %d[%k, 0] [1, 4] [1, 1] : tensor<4x4xi32> to tensor<4xi32>
    %empty = tensor.empty() : tensor<4x4xi32>
    %next = scf.for %i = %c0 to %c4 step %c1 iter_args(%n = %empty) -> (tensor<4x4xi32>) {
      %row = tensor.extract_slice %d[%i, 0] [1, 4] [1, 1] : tensor<4x4xi32> to tensor<4xi32>
      %to = tensor.extract %d[%i, %k] : tensor<4x4xi32>
      %tos = flow.tensor.splat %to : tensor<4xi32>
      %sum = arith.addi %tos, %via : tensor<4xi32>
      %m = arith.minsi %row, %sum : tensor<4xi32>
      %o = tensor.insert_slice %m into %n[%i, 0] [1, 4] [1, 1] : tensor<4xi32> into tensor<4x4xi32>
      scf.yield %o : tensor<4x4xi32>
    }
    scf.yield %next : tensor<4x4xi32>
  }
  check.expect_eq_const(%r, dense<[[0, 3, 4, 10], [3, 0, 1, 7], [2, 5, 0, 12], [6, 9, 4, 0]]> : tensor<4x4xi32>) : tensor<4x4xi32>
  check.expect_eq_const(%w, dense<[[0, 3, 8, 99], [99, 0, 1, 7], [2, 99, 0, 99], [99, 99, 4, 0]]> : tensor<4x4xi32>) : tensor<4x4xi32>
  return
}
