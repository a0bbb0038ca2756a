// args: test
// exit: 3
// What of ml_program cannot run.

ml_program.global private @elsewhere(#ml_program.extern<tensor<4xi32>>) : tensor<4xi32>

// CHECK: ERROR {{.*}}::of_a_value_elsewhere
// CHECK: error: 'ml_program.global_load_const' op is not supported in the core phase yet
func.func @of_a_value_elsewhere() {
  %0 = ml_program.global_load_const @elsewhere : tensor<4xi32>
  check.expect_all_true(%0) : tensor<4xi32>
  return
}

// CHECK: ERROR {{.*}}::circle
// CHECK: error: 'arith.addi' op uses its own result, through other operations of the graph
ml_program.subgraph @circle() {
  %c1 = arith.constant 1 : i32
  %a = arith.addi %b, %c1 : i32
  %b = arith.addi %a, %c1 : i32
  check.expect_true(%a) : i32
  ml_program.output
}
