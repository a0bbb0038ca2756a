// args: opt --split-input-file
// exit: 3
// What parses and does not verify, or does not parse, in MLIR's words.

// CHECK: error: custom op 'scf.parallel' expected 1 operands
func.func @p(%n: index, %f: f32, %x: i32) {
  scf.parallel (%i) = (%n) to (%n, %n) step (%n) { }
  return
}

// -----

// CHECK: error: 'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step
func.func @p(%n: index, %f: f32, %x: i32) {
  scf.parallel () = () to () step () { }
  return
}

// -----

// CHECK: error: 'scf.parallel' op constant step operand must be positive
func.func @p(%n: index, %f: f32, %x: i32) {
  %c0 = arith.constant 0 : index
  scf.parallel (%i) = (%n) to (%n) step (%c0) { }
  return
}

// -----

// CHECK: error: 'scf.parallel' op expects arguments for the induction variable to be of index type
func.func @p(%n: index, %f: f32, %x: i32) {
  "scf.parallel"(%n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({ ^bb0(%i: i32): scf.reduce}) : (index, index, index) -> ()
  return
}

// -----

// CHECK: error: 'scf.parallel' op expects the same number of induction variables: 2 as bound and step values: 1
func.func @p(%n: index, %f: f32, %x: i32) {
  "scf.parallel"(%n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({ ^bb0(%i: index, %j: index): scf.reduce}) : (index, index, index) -> ()
  return
}

// -----

// CHECK: error: 'scf.parallel' op expects number of results: 0 to be the same as number of initial values: 1
func.func @p(%n: index, %f: f32, %x: i32) {
  "scf.parallel"(%n, %n, %n, %f) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({ ^bb0(%i: index): scf.reduce}) : (index, index, index, f32) -> ()
  return
}

// -----

// CHECK: error: 'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0
func.func @p(%n: index, %f: f32, %x: i32) {
  "scf.parallel"(%n, %n, %n, %f) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({ ^bb0(%i: index): scf.reduce}) : (index, index, index, f32) -> f32
  return
}

// -----

// CHECK: error: 'scf.reduce' op expects type of 0-th reduction operand: 'i32' to be the same as the 0-th result type: 'f32'
func.func @p(%n: index, %f: f32, %x: i32) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 { scf.reduce(%x : i32) { ^bb0(%a: i32, %b: i32): scf.reduce.return %a : i32 } }
  return
}

// -----

// CHECK: error: 'scf.reduce' op expected two block arguments with type 'f32' in the 0-th reduction region
func.func @p(%n: index, %f: f32, %x: i32) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%a: i32, %b: i32): scf.reduce.return %a : i32 } }
  return
}

// -----

// CHECK: error: 'scf.reduce' op expected two block arguments with type 'f32' in the 0-th reduction region
func.func @p(%n: index, %f: f32, %x: i32) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%a: f32): scf.reduce.return %a : f32 } }
  return
}

// -----

// CHECK: error: 'scf.reduce.return' op must have type 'f32' (the type of the reduction inputs)
func.func @p(%n: index, %f: f32, %x: i32) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%a: f32, %b: f32): scf.reduce.return %x : i32 } }
  return
}

// -----

// CHECK: error: 'scf.reduce' op reduction bodies must be terminated with an 'scf.reduce.return' op
func.func @p(%n: index, %f: f32, %x: i32) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%a: f32, %b: f32): "test.x"() : () -> () } }
  return
}

// -----

// CHECK: error: 'scf.reduce' op region #0 ('reductions') failed to verify constraint: region with 1 blocks
func.func @p(%n: index, %f: f32, %x: i32) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 { scf.reduce(%f : f32) { } }
  return
}

// -----

// CHECK: error: 'scf.reduce' op expects number of reduction regions: 1 to be the same as number of reduction operands: 2
func.func @p(%n: index, %f: f32, %x: i32) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 { scf.reduce(%f, %f : f32, f32) { ^bb0(%a: f32, %b: f32): scf.reduce.return %a : f32 } }
  return
}

// -----

// CHECK: error: number of operands and types do not match: got 1 operands and 2 types
func.func @p(%n: index, %f: f32, %x: i32) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> (f32, f32) { scf.reduce(%f : f32) { ^bb0(%a: f32, %b: f32): scf.reduce.return %a : f32 } }
  return
}

// -----

// CHECK: error: use of value '%f' expects different type than prior uses: 'f64' vs 'f32'
func.func @p(%n: index, %f: f32, %x: i32) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f64 { scf.reduce(%f : f32) { ^bb0(%a: f32, %b: f32): scf.reduce.return %a : f32 } }
  return
}

// -----

// CHECK: error: 'scf.reduce' op must be the last operation in the parent block
func.func @p(%n: index, %f: f32, %x: i32) {
  scf.parallel (%i) = (%n) to (%n) step (%n) { scf.reduce scf.reduce }
  return
}

// -----

// CHECK: error: expected 1 upper bound values, got 2
func.func @p(%n: index, %t: tensor<4xf32>, %x: i32) {
  scf.forall (%i) in (%n, 4) { }
  return
}

// -----

// CHECK: error: expected 2 upper bound values, got 1
func.func @p(%n: index, %t: tensor<4xf32>, %x: i32) {
  scf.forall (%i, %j) = (0, 0) to (%n) step (1, 1) { }
  return
}

// -----

// CHECK: error: use of value '%t' expects different type than prior uses: 'tensor<5xf32>' vs 'tensor<4xf32>'
func.func @p(%n: index, %t: tensor<4xf32>, %x: i32) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<5xf32> { }
  return
}

// -----

// CHECK: error: 'tensor.parallel_insert_slice' op may only insert into an output block argument
func.func @p(%n: index, %t: tensor<4xf32>, %x: i32) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<4xf32> { 
   scf.forall.in_parallel { tensor.parallel_insert_slice %t into %t[0] [4] [1] : tensor<4xf32> into tensor<4xf32> } }
  return
}

// -----

// CHECK: error: 'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops
func.func @p(%n: index, %t: tensor<4xf32>, %x: i32) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<4xf32> { 
   scf.forall.in_parallel { "test.x"() : () -> ()} }
  return
}

// -----

// CHECK: error: 'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops
func.func @p(%n: index, %t: tensor<4xf32>, %x: i32) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<4xf32> { 
   scf.forall.in_parallel { %q = arith.addi %x, %x : i32 } }
  return
}

// -----

// CHECK: error: 'scf.forall' op region expects 1 arguments
func.func @p(%n: index, %t: tensor<4xf32>, %x: i32) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({
    "scf.forall.in_parallel"() ({ ^bb0: }) : () -> () }) : () -> ()
  return
}

// -----

// CHECK: error: 'scf.forall' op expects 0-th block argument to be an index
func.func @p(%n: index, %t: tensor<4xf32>, %x: i32) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({ ^bb0(%i: i32):
    "scf.forall.in_parallel"() ({ ^bb0: }) : () -> () }) : () -> ()
  return
}

// -----

// CHECK: error: expected 1 upper bound values, got 2
func.func @p(%n: index, %t: tensor<4xf32>, %x: i32) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8, 8>}> ({ ^bb0(%i: index):
    "scf.forall.in_parallel"() ({ ^bb0: }) : () -> () }) : () -> ()
  return
}

// -----

// CHECK: error: expected 1 dynamic lower bound values
func.func @p(%n: index, %t: tensor<4xf32>, %x: i32) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({ ^bb0(%i: index):
    "scf.forall.in_parallel"() ({ ^bb0: }) : () -> () }) : () -> ()
  return
}

// -----

// CHECK: error: 'scf.forall' op type mismatch between 0-th output and corresponding block argument
func.func @p(%n: index, %t: tensor<4xf32>, %x: i32) {
  "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({ ^bb0(%i: index, %a: tensor<5xf32>):
    "scf.forall.in_parallel"() ({ ^bb0: }) : () -> () }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// CHECK: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
func.func @p(%n: index, %t: tensor<4xf32>, %x: i32) {
  scf.forall (%i) in (4) { scf.yield }
  return
}

// -----

// CHECK: error: 'scf.forall' op produces 0 results, but has only 1 outputs
func.func @p(%n: index, %t: tensor<4xf32>, %x: i32) {
  "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({ ^bb0(%i: index, %a: tensor<4xf32>):
    "scf.forall.in_parallel"() ({ ^bb0: }) : () -> () }) : (tensor<4xf32>) -> ()
  return
}
