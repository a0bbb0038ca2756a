// args: opt --split-input-file
// exit: 3
// What parses and does not verify, or does not parse, in MLIR's words.

// CHECK: error: 'scf.if' op expects regions to end with 'scf.yield', found 'test.x'
func.func @a(%c: i1) {
  "scf.if"(%c) ({ "test.x"() : () -> () }, {}) : (i1) -> ()
  return
}

// -----

// CHECK: error: 'scf.if' op expects region #0 to have 0 or 1 blocks
func.func @a(%c: i1) {
  "scf.if"(%c) ({ cf.br ^b
  ^b: "scf.yield"() : () -> () }, {}) : (i1) -> ()
  return
}

// -----

// CHECK: error: 'func.return' op expects parent op 'func.func'
func.func @a(%c: i1) {
  "scf.if"(%c) ({ "func.return"() : () -> () }, {}) : (i1) -> ()
  return
}

// -----

// CHECK: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
func.func @a(%c: i1) {
  scf.yield
}

// -----

// CHECK: error: 'scf.condition' op expects parent op 'scf.while'
func.func @a(%c: i1) {
  scf.condition(%c)
}

// -----

// CHECK: error: 'scf.if' op expects a non-empty block
func.func @a(%c: i1) {
  "scf.if"(%c) ({ ^bb0: }, {}) : (i1) -> ()
  return
}

// -----

// CHECK: error: 'scf.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks
func.func @a(%c: i1) {
  "scf.if"(%c) ({ }, {}) : (i1) -> ()
  return
}

// -----

// CHECK: error: 'scf.if' op expected 2 regions
func.func @a(%c: i1) {
  "scf.if"(%c) ({ }) : (i1) -> ()
  return
}

// -----

// CHECK: error: 'func.return' op requires zero regions
func.func @a(%c: i1) {
  "func.return"() ({}): () -> ()
}

// -----

// CHECK: error: 'scf.index_switch' op expected 1 or more regions
func.func @a(%n: index) {
  "scf.index_switch"(%n) <{cases = array<i64: 2>}> : (index) -> ()
  return
}

// -----

// CHECK: error: 'scf.index_switch' op has 0 case regions but 1 case values
func.func @a(%n: index) {
  "scf.index_switch"(%n) <{cases = array<i64: 2>}> ({ "scf.yield"(): () -> ()}) : (index) -> ()
  return
}

// -----

// CHECK: error: 'scf.index_switch' op has duplicate case value: 2
func.func @a(%n: index) {
  "scf.index_switch"(%n) <{cases = array<i64: 2, 2>}> ({ "scf.yield"(): () -> ()}, { "scf.yield"(): () -> ()}, { "scf.yield"(): () -> ()}) : (index) -> ()
  return
}

// -----

// CHECK: error: 'scf.reduce' op expects parent op 'scf.parallel'
func.func @a(%n: index) {
  scf.reduce
}

// -----

// CHECK: error: 'scf.reduce.return' op expects parent op 'scf.reduce'
func.func @a(%n: index) {
  scf.reduce.return %n : index
}

// -----

// CHECK: error: 'scf.forall.in_parallel' op expects parent op 'scf.forall'
func.func @a(%n: index) {
  scf.forall.in_parallel {}
}

// -----

// CHECK: error: 'scf.if' op must have an else block if defining values
func.func @a(%c: i1, %x: i32) -> i32 {
  %0 = scf.if %c -> i32 { scf.yield %x : i32 }
  return %0 : i32
}

// -----

// CHECK: error: 'scf.if' op must have an else block if defining values
func.func @a(%c: i1, %x: i32) -> i32 {
  %0 = "scf.if"(%c) ({ scf.yield %x : i32 }, {}) : (i1) -> i32
  return %0 : i32
}

// -----

// CHECK: error: 'scf.if' op along control flow edge from Operation scf.yield to Operation scf.if: region branch point has 0 operands, but region successor needs 1 inputs
func.func @a(%c: i1, %x: i32) -> i32 {
  %0 = scf.if %c -> i32 { scf.yield %x : i32 } else { scf.yield }
  return %0 : i32
}

// -----

// CHECK: error: 'scf.if' op along control flow edge from Operation scf.yield to Operation scf.if: region branch point has 0 operands, but region successor needs 1 inputs
func.func @a(%c: i1, %x: i32) -> i32 {
  %0 = scf.if %c -> i32 { } else { scf.yield %x : i32 }
  return %0 : i32
}

// -----

// CHECK: error: 'scf.if' op along control flow edge from Operation scf.yield to Operation scf.if: successor operand type #0 'i32' should match successor input type #0 'i64'
func.func @a(%c: i1, %x: i32) -> i32 {
  %0 = scf.if %c -> i64 { scf.yield %x : i32} else { scf.yield %x : i32 }
  return %x : i32
}

// -----

// CHECK: error: 'scf.if' op along control flow edge from Operation scf.yield to Operation scf.if: region branch point has 1 operands, but region successor needs 0 inputs
func.func @a(%c: i1, %x: i32) {
  scf.if %c { scf.yield %x : i32 }
  return 
}

// -----

// CHECK: error: use of value '%x' expects different type than prior uses: 'i1' vs 'i32'
func.func @a(%x: i32) {
  scf.if %x { }
  return 
}

// -----

// CHECK: error: 'scf.if' op region #0 should have no arguments
func.func @a(%x: i1) {
  "scf.if"(%x) ({^bb0(%a : i32): scf.yield}, {}) : (i1) -> ()
  return 
}

// -----

// CHECK: error: 'scf.if' op expects regions to end with 'scf.yield', found 'test.term'
func.func @a(%x: i1) {
  "scf.if"(%x) ({"test.term"() : () -> ()}, {}) : (i1) -> ()
  return 
}

// -----

// CHECK: error: 'scf.for' op operand #0 must be signless integer or index, but got 'f32'
func.func @a(%n: f32, %f: f32) {
  scf.for %i = %n to %n step %n : f32 { }
  return
}

// -----

// CHECK: error: 'scf.for' op operand #0 must be signless integer or index, but got 'si32'
func.func @a(%n: si32, %f: f32) {
  scf.for %i = %n to %n step %n : si32 { }
  return
}

// -----

// CHECK: error: 'scf.for' op failed to verify that all of {lowerBound, upperBound, step} have same type
func.func @a(%n: index, %m : i32) {
  "scf.for"(%n, %n, %m) ({ ^bb0(%i: index): scf.yield}) : (index, index, i32) -> ()
  return
}

// -----

// CHECK: error: 'scf.for' op expected body to have at least 1 argument(s) for the induction variable, but got 0
func.func @a(%n: index, %m : i32) {
  "scf.for"(%n, %n, %n) ({ scf.yield}) : (index, index, index) -> ()
  return
}

// -----

// CHECK: error: 'scf.for' op expected induction variable to be same type as bounds and step
func.func @a(%n: index, %m : i32) {
  "scf.for"(%n, %n, %n) ({ ^bb0(%i: i32): scf.yield}) : (index, index, index) -> ()
  return
}

// -----

// CHECK: error: 'scf.for' op different number of inits and region iter_args: 1 != 0
func.func @a(%n: index, %m : i32) {
  "scf.for"(%n, %n, %n, %m) ({ ^bb0(%i: index): scf.yield}) : (index, index, index, i32) -> i32
  return
}

// -----

// CHECK: error: 'scf.for' op along control flow edge from parent to Operation scf.for: successor operand type #0 'i32' should match successor input type #0 'i64'
func.func @a(%n: index, %m : i32) {
  "scf.for"(%n, %n, %n, %m) ({ ^bb0(%i: index, %m2: i32): scf.yield %m: i32}) : (index, index, index, i32) -> i64
  return
}

// -----

// CHECK: error: 'scf.for' op mismatch in number of loop-carried values and defined values
func.func @a(%n: index, %m : i32) {
  "scf.for"(%n, %n, %n, %m) ({ ^bb0(%i: index, %m2: i32): scf.yield %m: i32}) : (index, index, index, i32) -> ()
  return
}

// -----

// CHECK: error: 'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs
func.func @a(%n: index, %m : i32) {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %m) -> i32 { scf.yield }
  return
}

// -----

// CHECK: error: 'scf.for' op along control flow edge from Operation scf.yield to Region #0: successor operand type #0 'index' should match successor input type #0 'i32'
func.func @a(%n: index, %m : i32) {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %m) -> i32 { scf.yield %i : index }
  return
}

// -----

// CHECK: error: custom op 'scf.for' mismatch in number of loop-carried values and defined values
func.func @a(%n: index, %m : i32) {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %m) -> (i32, i32) { scf.yield %i : index }
  return
}

// -----

// CHECK: error: custom op 'scf.for' mismatch in number of loop-carried values and defined values
func.func @a(%n: index, %m : i32) {
  %0 = scf.for %i = %n to %n step %n iter_args() -> (i32, i32) { scf.yield %i : index }
  return
}

// -----

// CHECK: error: expected '->'
func.func @a(%n: index, %m : i32) {
  scf.for %i = %n to %n step %n iter_args() { }
  return
}

// -----

// CHECK: error: 'scf.for' op expects region #0 to have 0 or 1 blocks
func.func @a(%n: index, %m : i32) {
  scf.for %i = %n to %n step %n { cf.br ^b ^b: scf.yield }
  return
}

// -----

// CHECK: error: expected '{' to begin a region
func.func @a(%n: index, %m : i32) {
  %0 = scf.for %i = %n to %n step %n -> (i32) { scf.yield %m : i32 }
  return
}

// -----

// CHECK: error: expected '->' in function type
func.func @a(%n: index, %m : i32) {
  scf.for %i = %n to %n step %n : (index) { }
  return
}

// -----

// CHECK: error: 'scf.for' op expected 3 or more operands, but found 0
func.func @a(%n: index, %m : i32) {
  "scf.for"() ({ ^bb0(%i: index): scf.yield}) : () -> ()
  return
}

// -----

// CHECK: error: 'scf.yield' op must be the last operation in the parent block
func.func @a(%n: index, %m : i32) {
  scf.for %i = %n to %n step %n { "scf.yield"() : () -> () "test.b"() : () -> ()}
  return
}

// -----

// CHECK: error: use of value '%n' expects different type than prior uses: 'vector<2xi32>' vs 'index'
func.func @a(%n: index, %m : i32) {
  scf.for %i = %n to %n step %n : vector<2xi32> {  }
  return
}

// -----

// CHECK: error: invalid block name in region with named arguments
func.func @a(%n: index, %m : i32) {
  scf.for %i = %n to %n step %n { ^bb0:  }
  return
}

// -----

// CHECK: error: region entry argument '%i' is already in use
func.func @a(%n: index, %m : i32) {
  scf.for unsigned %i = %n to %n step %n { scf.for %i = %n to %n step %n { } }
  return
}

// -----

// CHECK: error: 'scf.while' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs
func.func @w(%c: i1, %x: i32) {
  %0 = scf.while (%a = %x) : (i32) -> i32 { scf.condition(%c) %x : i32 } do { ^bb0(%b: i32): scf.yield }
  return
}

// -----

// CHECK: error: 'scf.while' op along control flow edge from Operation scf.condition to Operation scf.while: successor operand type #0 'i32' should match successor input type #0 'i64'
func.func @w(%c: i1, %x: i32) {
  %0 = scf.while (%a = %x) : (i32) -> i64 { scf.condition(%c) %x : i32 } do { ^bb0(%b: i32): scf.yield %b : i32}
  return
}

// -----

// CHECK: error: 'scf.while' op along control flow edge from Operation scf.condition to Region #1: successor operand type #0 'i32' should match successor input type #0 'i64'
func.func @w(%c: i1, %x: i32) {
  %0 = scf.while (%a = %x) : (i32) -> i32 { scf.condition(%c) %x : i32 } do { ^bb0(%b: i64): scf.yield %x : i32}
  return
}

// -----

// CHECK: error: 'scf.while' op along control flow edge from Operation scf.condition to Operation scf.while: region branch point has 0 operands, but region successor needs 1 inputs
func.func @w(%c: i1, %x: i32) {
  %0 = scf.while (%a = %x) : (i32) -> i32 { scf.condition(%c) } do { ^bb0(%b: i32): scf.yield %x : i32}
  return
}

// -----

// CHECK: error: 'scf.while' op along control flow edge from Operation scf.condition to Region #1: region branch point has 1 operands, but region successor needs 0 inputs
func.func @w(%c: i1, %x: i32) {
  %0 = scf.while (%a = %x) : (i32) -> i32 { scf.condition(%c) %x : i32 } do { scf.yield %x : i32}
  return
}

// -----

// CHECK: error: 'scf.while' op along control flow edge from parent to Region #0: region branch point has 1 operands, but region successor needs 0 inputs
func.func @w(%c: i1, %x: i32) {
  %0 = "scf.while" (%x) ({ scf.condition(%c) %x : i32 }, { ^bb0(%b: i32): scf.yield %x : i32}) : (i32) -> i32
  return
}

// -----

// CHECK: error: 'scf.while' op expects the 'before' region to terminate with 'scf.condition'
func.func @w(%c: i1, %x: i32) {
  %0 = scf.while (%a = %x) : (i32) -> i32 { scf.yield %x : i32 } do { ^bb0(%b: i32): scf.yield %x : i32}
  return
}

// -----

// CHECK: error: 'scf.while' op expects the 'after' region to terminate with 'scf.yield'
func.func @w(%c: i1, %x: i32) {
  %0 = scf.while (%a = %x) : (i32) -> i32 { scf.condition(%c) %x : i32 } do { ^bb0(%b: i32): scf.condition(%c) %x : i32}
  return
}

// -----

// CHECK: error: 'scf.while' op expects a non-empty block
func.func @w(%c: i1, %x: i32) {
  %0 = scf.while (%a = %x) : (i32) -> i32 { } do { ^bb0(%b: i32): scf.yield %x : i32}
  return
}

// -----

// CHECK: error: 'scf.while' op expects the 'after' region to terminate with 'scf.yield'
func.func @w(%c: i1, %x: i32) {
  %0 = scf.while (%a = %x) : (i32) -> i32 { scf.condition(%c) %x : i32 } do { ^bb0(%b: i32): "test.x"() : () -> () }
  return
}

// -----

// CHECK: error: custom op 'scf.while' expected as many input types as operands (expected 1 got 2)
func.func @w(%c: i1, %x: i32) {
  %0 = scf.while (%a = %x) : (i32, i32) -> i32 { scf.condition(%c) %x : i32 } do { ^bb0(%b: i32): scf.yield %x : i32}
  return
}

// -----

// CHECK: error: custom op 'scf.while' expected as many input types as operands (expected 0 got 1)
func.func @w(%c: i1, %x: i32) {
  scf.while : (i32) -> () { scf.condition(%c) } do { scf.yield }
  return
}

// -----

// CHECK: error: custom op 'scf.while' invalid kind of type specified: expected builtin.function, but found 'i32'
func.func @w(%c: i1, %x: i32) {
  %0 = scf.while (%a = %x) : i32 { scf.condition(%c) %x : i32 } do { ^bb0(%b: i32): scf.yield %x : i32}
  return
}

// -----

// CHECK: error: use of value '%x' expects different type than prior uses: 'i1' vs 'i32'
func.func @w(%c: i1, %x: i32) {
  scf.condition(%x)
  return
}

// -----

// CHECK: error: 'scf.index_switch' op expected each region to return 1 values, but case region #0 returns 0
func.func @w(%c: i1, %x: i32, %n: index) {
  %0 = scf.index_switch %n -> i32 case 1 { scf.yield } default { scf.yield %x : i32 }
  return
}

// -----

// CHECK: error: 'scf.index_switch' op expected result #0 of each region to be 'i32'
func.func @w(%c: i1, %x: i32, %n: index) {
  %0 = scf.index_switch %n -> i32 case 1 { scf.yield %n : index } default { scf.yield %x : i32 }
  return
}

// -----

// CHECK: error: 'scf.index_switch' op expected each region to return 1 values, but default region returns 2
func.func @w(%c: i1, %x: i32, %n: index) {
  %0 = scf.index_switch %n -> i32 case 1 { scf.yield %x : i32 } default { scf.yield %x, %x : i32, i32 }
  return
}

// -----

// CHECK: error: integer value too large
func.func @w(%c: i1, %x: i32, %n: index) {
  %0 = scf.index_switch %n -> i32 case 99999999999999999999 { scf.yield %x : i32 } default { scf.yield %x : i32 }
  return
}

// -----

// CHECK: error: expected 'default'
func.func @w(%c: i1, %x: i32, %n: index) {
  %0 = scf.index_switch %n -> i32 case 1 { scf.yield %x : i32 }
  return
}

// -----

// CHECK: error: 'scf.execute_region' op along control flow edge from Operation scf.yield to Operation scf.execute_region: region branch point has 0 operands, but region successor needs 1 inputs
func.func @w(%c: i1, %x: i32, %n: index) {
  %0 = scf.execute_region -> i32 { scf.yield }
  return
}

// -----

// CHECK: error: 'scf.execute_region' op along control flow edge from Operation scf.yield to Operation scf.execute_region: successor operand type #0 'index' should match successor input type #0 'i32'
func.func @w(%c: i1, %x: i32, %n: index) {
  %0 = scf.execute_region -> i32 { scf.yield %n : index }
  return
}

// -----

// CHECK: error: 'scf.execute_region' op region needs to have at least one block
func.func @w(%c: i1, %x: i32, %n: index) {
  scf.execute_region { }
  return
}

// -----

// CHECK: error: 'scf.execute_region' op region cannot have any arguments
func.func @w(%c: i1, %x: i32, %n: index) {
  "scf.execute_region" ()({ ^bb0(%a:i32): scf.yield}) : () -> ()
  return
}
