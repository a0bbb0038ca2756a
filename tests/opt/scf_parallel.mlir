// args: opt
// last: input
// Parallel loops, as iree-opt prints them.

// CHECK: module {
// CHECK-NEXT: func.func @parallel(%arg0: i1, %arg1: index, %arg2: tensor<4xf32>, %arg3: tensor<?xf32>, %arg4: f32, %arg5: i8) {
// CHECK-NEXT: %0 = scf.forall (%arg6, %arg7) in (%arg1, 4) shared_outs(%arg8 = %arg2) -> (tensor<4xf32>) {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg8[%arg6] [1] [1] : tensor<4xf32> to tensor<1xf32>
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %extracted_slice into %arg8[%arg6] [1] [1] : tensor<1xf32> into tensor<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: scf.forall (%arg6) = (0) to (%arg1) step (2) {
// CHECK-NEXT: "test.x"(%arg6) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.forall (%arg6) in (8) {
// CHECK-NEXT: "test.x"(%arg6) : (index) -> ()
// CHECK-NEXT: } {foo, mapping = [#gpu.thread<x>]}
// CHECK-NEXT: scf.forall (%arg6) = (%arg1) to (8) step (%arg1) {
// CHECK-NEXT: }
// CHECK-NEXT: scf.forall (%arg6) in (8) {
// CHECK-NEXT: }
// CHECK-NEXT: scf.parallel (%arg6) = (%arg1) to (%arg1) step (%arg1) {
// CHECK-NEXT: "test.x"(%arg6) : (index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.parallel (%arg6, %arg7) = (%arg1, %arg1) to (%arg1, %arg1) step (%arg1, %arg1) {
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: } {aa}
// CHECK-NEXT: %1:2 = scf.parallel (%arg6) = (%arg1) to (%arg1) step (%arg1) init (%arg4, %arg5) -> (f32, i8) {
// CHECK-NEXT: scf.reduce(%arg4, %arg5 : f32, i8) {
// CHECK-NEXT: ^bb0(%arg7: f32, %arg8: f32):
// CHECK-NEXT: %4 = arith.addf %arg7, %arg8 : f32
// CHECK-NEXT: scf.reduce.return %4 : f32
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg7: i8, %arg8: i8):
// CHECK-NEXT: scf.reduce.return %arg7 : i8
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %2 = scf.parallel (%arg6) = (%arg1) to (%arg1) step (%arg1) init (%arg4) -> f32 {
// CHECK-NEXT: scf.reduce(%arg4 : f32) {
// CHECK-NEXT: ^bb0(%arg7: f32, %arg8: f32):
// CHECK-NEXT: scf.reduce.return %arg8 : f32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %3 = scf.forall () in () shared_outs(%arg6 = %arg2) -> (tensor<4xf32>) {
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

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
