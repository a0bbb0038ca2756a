// args: opt
// The ml_program dialect, as iree-opt prints it.

// CHECK: ml_program.global private mutable @a(dense<4> : tensor<4xi32>) : tensor<?xi32>
ml_program.global private mutable @a(dense<4> : tensor<4xi32>) : tensor<?xi32>
// CHECK: ml_program.global private mutable @b : tensor<4xi32>
ml_program.global private mutable @b : tensor<4xi32>
// CHECK: ml_program.global public @c(5 : i32) : i32 {x}
ml_program.global public @c(5 : i32) : i32 {x}
// CHECK: ml_program.func private @declared(i32) -> i32
ml_program.func private @declared(i32) -> (i32)
// CHECK: ml_program.func @f(%arg0: i32 {a.b}) -> i32 attributes {y} {
ml_program.func @f(%x: i32 {a.b}) -> i32 attributes {y} {
  // CHECK: %a = ml_program.global_load @a : tensor<?xi32>
  %0 = ml_program.global_load @a : tensor<?xi32>
  // CHECK: %c = ml_program.global_load_const @c : i32 {x}
  %1 = ml_program.global_load_const @c : i32 {x}
  // CHECK: ml_program.global_store @a = %a : tensor<?xi32>
  ml_program.global_store @a = %0 : tensor<?xi32>
  // CHECK: ml_program.return %arg0 : i32
  ml_program.return %x : i32
}
// CHECK: ml_program.subgraph private @g(%arg0: i32) -> i32 {
ml_program.subgraph private @g(%x: i32) -> i32 {
  // CHECK: ml_program.output %arg0 : i32
  ml_program.output %x : i32
}
// CHECK: ml_program.subgraph private @graph() -> (tensor<?xi32>, !ml_program.token) {
ml_program.subgraph private @graph() -> (tensor<?xi32>, !ml_program.token) {
  // CHECK: ml_program.token
  %tk = ml_program.token
  // CHECK: ml_program.global_load_graph @a ordering(() -> !ml_program.token) : tensor<?xi32>
  %0, %t1 = ml_program.global_load_graph @a ordering(() -> !ml_program.token) : tensor<?xi32>
  // CHECK: ml_program.global_load_graph @a ordering(%{{.+}}, %{{.+}} -> !ml_program.token) : tensor<?xi32>
  %2, %t3 = ml_program.global_load_graph @a ordering(%tk, %t1 -> !ml_program.token) : tensor<?xi32>
  // CHECK: ml_program.global_store_graph @a = %{{.+}} ordering(%{{.+}} -> !ml_program.token) : tensor<?xi32>
  %t4 = ml_program.global_store_graph @a = %0 ordering(%t3 -> !ml_program.token) : tensor<?xi32>
  ml_program.output %0, %t4 : tensor<?xi32>, !ml_program.token
}
