// args: opt --generic
// last: input
// Parallel loops, as iree-opt prints them. In the generic form.

// CHECK: "builtin.module"() ({
// CHECK-NEXT: "func.func"() <{function_type = (i1, index, tensor<4xf32>, tensor<?xf32>, f32, i8) -> (), sym_name = "parallel"}> ({
// CHECK-NEXT: ^bb0(%arg0: i1, %arg1: index, %arg2: tensor<4xf32>, %arg3: tensor<?xf32>, %arg4: f32, %arg5: i8):
// CHECK-NEXT: %0 = "scf.forall"(%arg1, %arg2) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808, 4>}> ({
// CHECK-NEXT: ^bb0(%arg22: index, %arg23: index, %arg24: tensor<4xf32>):
// CHECK-NEXT: %5 = "tensor.extract_slice"(%arg24, %arg22) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<4xf32>, index) -> tensor<1xf32>
// CHECK-NEXT: "scf.forall.in_parallel"() ({
// CHECK-NEXT: "tensor.parallel_insert_slice"(%5, %arg24, %arg22) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<4xf32>, index) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : (index, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: "scf.forall"(%arg1) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 2>, staticUpperBound = array<i64: -9223372036854775808>}> ({
// CHECK-NEXT: ^bb0(%arg21: index):
// CHECK-NEXT: "test.x"(%arg21) : (index) -> ()
// CHECK-NEXT: "scf.forall.in_parallel"() ({
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : (index) -> ()
// CHECK-NEXT: "scf.forall"() <{mapping = [#gpu.thread<x>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({
// CHECK-NEXT: ^bb0(%arg20: index):
// CHECK-NEXT: "test.x"(%arg20) : (index) -> ()
// CHECK-NEXT: "scf.forall.in_parallel"() ({
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) {foo} : () -> ()
// CHECK-NEXT: "scf.forall"(%arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, staticLowerBound = array<i64: -9223372036854775808>, staticStep = array<i64: -9223372036854775808>, staticUpperBound = array<i64: 8>}> ({
// CHECK-NEXT: ^bb0(%arg19: index):
// CHECK-NEXT: "scf.forall.in_parallel"() ({
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : (index, index) -> ()
// CHECK-NEXT: "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({
// CHECK-NEXT: ^bb0(%arg18: index):
// CHECK-NEXT: "scf.forall.in_parallel"() ({
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "scf.parallel"(%arg1, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
// CHECK-NEXT: ^bb0(%arg17: index):
// CHECK-NEXT: "test.x"(%arg17) : (index) -> ()
// CHECK-NEXT: "scf.reduce"() : () -> ()
// CHECK-NEXT: }) : (index, index, index) -> ()
// CHECK-NEXT: "scf.parallel"(%arg1, %arg1, %arg1, %arg1, %arg1, %arg1) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
// CHECK-NEXT: ^bb0(%arg15: index, %arg16: index):
// CHECK-NEXT: "scf.reduce"() : () -> ()
// CHECK-NEXT: }) {aa} : (index, index, index, index, index, index) -> ()
// CHECK-NEXT: %1:2 = "scf.parallel"(%arg1, %arg1, %arg1, %arg4, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 1, 2>}> ({
// CHECK-NEXT: ^bb0(%arg10: index):
// CHECK-NEXT: "scf.reduce"(%arg4, %arg5) ({
// CHECK-NEXT: ^bb0(%arg13: f32, %arg14: f32):
// CHECK-NEXT: %4 = "arith.addf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT: "scf.reduce.return"(%4) : (f32) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg11: i8, %arg12: i8):
// CHECK-NEXT: "scf.reduce.return"(%arg11) : (i8) -> ()
// CHECK-NEXT: }) : (f32, i8) -> ()
// CHECK-NEXT: }) : (index, index, index, f32, i8) -> (f32, i8)
// CHECK-NEXT: %2 = "scf.parallel"(%arg1, %arg1, %arg1, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
// CHECK-NEXT: ^bb0(%arg7: index):
// CHECK-NEXT: "scf.reduce"(%arg4) ({
// CHECK-NEXT: ^bb0(%arg8: f32, %arg9: f32):
// CHECK-NEXT: "scf.reduce.return"(%arg9) : (f32) -> ()
// CHECK-NEXT: }) : (f32) -> ()
// CHECK-NEXT: }) : (index, index, index, f32) -> f32
// CHECK-NEXT: %3 = "scf.forall"(%arg2) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64>, staticStep = array<i64>, staticUpperBound = array<i64>}> ({
// CHECK-NEXT: ^bb0(%arg6: tensor<4xf32>):
// CHECK-NEXT: "scf.forall.in_parallel"() ({
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : () -> ()

func.func @parallel(%c: i1, %n: index, %t: tensor<4xf32>, %u: tensor<?xf32>, %f: f32, %s: i8) {
  %0 = scf.forall (%i, %j) in (%n, 4) shared_outs(%o = %t) -> (tensor<4xf32>) {
    %e = tensor.extract_slice %o[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  scf.forall (%i) = (0) to (%n) step (2) { "test.x"(%i) : (index) -> () }
  scf.forall (%i) in (8) { "test.x"(%i) : (index) -> () } {mapping = [#gpu.thread<x>], foo}
  scf.forall (%i) = (%n) to (8) step (%n) { scf.forall.in_parallel {} }
  scf.forall (%i) = (0) to (8) step (1) { scf.forall.in_parallel {} }
  scf.parallel (%i) = (%n) to (%n) step (%n) { "test.x"(%i) : (index) -> () }
  scf.parallel (%i, %j) = (%n, %n) to (%n, %n) step (%n, %n) { scf.reduce } {aa}
  %1:2 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f, %s) -> (f32, i8) { 
    scf.reduce(%f, %s : f32, i8) {
     ^bb0(%a: f32, %b: f32):
       %q = arith.addf %a, %b : f32
       scf.reduce.return %q : f32
    }, {
     ^bb0(%a: i8, %b: i8):
       scf.reduce.return %a : i8
    }
  }
  %7 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 { 
    scf.reduce(%f : f32) {
     ^bb0(%a: f32, %b: f32):
       scf.reduce.return %b : f32
    }
  }
  %2 = scf.forall () in () shared_outs(%o = %t) -> tensor<4xf32> {}
  return
}
