// Functions, graphs and globals of ml_program. They are those of util from the core phase on.

ml_program.global private mutable @counter(dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
ml_program.global private @limit(7 : i64) : i64
ml_program.global private mutable @unset : f32
ml_program.global private mutable @shape(dense<[4, 5, 6]> : tensor<3xi32>) : tensor<?xi32>

// A test like any other.
ml_program.func @loads() {
  %0 = ml_program.global_load @counter : tensor<2xi32>
  check.expect_eq_const(%0, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  %limit = ml_program.global_load_const @limit : i64
  %want = arith.constant 7 : i64
  %same = arith.cmpi eq, %limit, %want : i64
  check.expect_true(%same) : i1
  %shape = ml_program.global_load @shape : tensor<?xi32>
  %c0 = arith.constant 0 : index
  %dim = tensor.dim %shape, %c0 : tensor<?xi32>
  %c3 = arith.constant 3 : index
  %three = arith.cmpi eq, %dim, %c3 : index
  check.expect_true(%three) : i1
  ml_program.return
}

ml_program.func @stores() -> tensor<2xi32> {
  %0 = ml_program.global_load @counter : tensor<2xi32>
  %1 = arith.addi %0, %0 : tensor<2xi32>
  ml_program.global_store @counter = %1 : tensor<2xi32>
  %2 = ml_program.global_load @counter : tensor<2xi32>
  check.expect_eq_const(%2, dense<[2, 4]> : tensor<2xi32>) : tensor<2xi32>
  ml_program.return %2 : tensor<2xi32>
}

// Values are used before they are defined; tokens say what comes first.
ml_program.subgraph @graph() -> (tensor<2xi32>, !ml_program.token) {
  check.expect_eq_const(%sum, dense<[12, 24]> : tensor<2xi32>) : tensor<2xi32>
  %sum = arith.addi %after, %x : tensor<2xi32>
  %after, %end = ml_program.global_load_graph @counter ordering(%stored -> !ml_program.token) : tensor<2xi32>
  %stored = ml_program.global_store_graph @counter = %double ordering(%loaded, %start -> !ml_program.token) : tensor<2xi32>
  %double = arith.addi %before, %before : tensor<2xi32>
  %start = ml_program.token
  %before, %loaded = ml_program.global_load_graph @counter ordering(() -> !ml_program.token) : tensor<2xi32>
  %x = util.unfoldable_constant dense<[10, 20]> : tensor<2xi32>
  ml_program.output %sum, %end : tensor<2xi32>, !ml_program.token
}
