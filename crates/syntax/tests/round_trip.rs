//! Text that is read and written again: as iree-opt writes it, and to the same module.

mod common;

use checkjit_ir::equal::difference;
use checkjit_ir::{Module, verify};
use checkjit_syntax::{PrintOptions, parse_part, print, print_op, split};
use common::{custom, generic, module};
use std::sync::Arc;

/// Both forms of a module read back to the same module, and print the same again.
#[track_caller]
fn round_trip(first: &Module) {
    for text in
        [custom(first), generic(first), print(first, PrintOptions { generic: false, debuginfo: true })]
    {
        let again = module(&text);
        assert_eq!(difference(first, &again), None, "in\n{text}");
    }
    assert_eq!(custom(&module(&custom(first))), custom(first));
    assert_eq!(generic(&module(&generic(first))), generic(first));
    assert_eq!(custom(&module(&generic(first))), custom(first));
}

/// What iree-opt printed is printed again to the letter.
#[track_caller]
fn prints_as(text: &str, custom_form: &str, generic_form: &str) {
    let first = module(text);
    assert!(verify::verify(&first).is_empty(), "{:?}", verify::verify(&first));
    assert_eq!(custom(&first), custom_form);
    assert_eq!(generic(&first), generic_form);
    round_trip(&first);
}

#[test]
fn functions_constants_blocks_and_nested_regions() {
    let input = r#"
module @foo attributes {z.b = 1, a.c} {
  func.func private @ext(i32, tensor<?xf32>) -> (i32, f32)
  func.func @f(%x: i32, %y: f32) -> (i32) attributes {x.z} {
    %c = arith.constant 5 : i32
    %c1 = arith.constant 5 : i32
    %t = arith.constant true
    %i = arith.constant 3 : index
    %n = arith.constant -3 : index
    %f = arith.constant 1.0 : f32
    %f1 = arith.constant dense<1.0> : tensor<2xf32>
    %a = arith.addi %c, %x overflow<nsw, nuw> : i32
    %b = arith.addf %f, %y fastmath<fast> {foo = 1} : f32
    %b2 = arith.addf %f, %y fastmath<nnan, ninf> : f32
    %tq = "foo.bar"() <{a = 1 : i32}> {b} : () -> tensor<?xf32>
    cf.cond_br %t, ^bb1(%a : i32), ^bb2
  ^bb1(%z: i32):
    %q:2 = call @ext(%z, %tq) : (i32, tensor<?xf32>) -> (i32, f32)
    cf.br ^bb2
  ^bb2:
    %tt = "foo.bar"() <{a = 1 : i32}> {b} : () -> tensor<?xf32>
    %u:3 = "foo.baz"() ({
      ^bb0(%k: i32, %l: f32):
       "foo.y"() ({}) : () -> ()
       "foo.y2"(%k) ({
       ^bb3:
       "foo.y"() ({}, {}) : () -> ()
       "foo.x"()[^bb4] : () -> ()
       ^bb4:
       "foo.x"()[^bb4] : () -> ()
       }) : (i32) -> ()
    }) {c = "x\n"} : () -> (i32, f32, i64)
    "foo.z"(%u#1) : (f32) -> ()
    return %u#0 : i32
  }
}
"#;
    // From iree-opt 3.13.
    let custom_form = r#"module @foo attributes {a.c, z.b = 1 : i64} {
  func.func private @ext(i32, tensor<?xf32>) -> (i32, f32)
  func.func @f(%arg0: i32, %arg1: f32) -> i32 attributes {x.z} {
    %c5_i32 = arith.constant 5 : i32
    %c5_i32_0 = arith.constant 5 : i32
    %true = arith.constant true
    %c3 = arith.constant 3 : index
    %c-3 = arith.constant -3 : index
    %cst = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<2xf32>
    %0 = arith.addi %c5_i32, %arg0 overflow<nsw, nuw> : i32
    %1 = arith.addf %cst, %arg1 fastmath<fast> {foo = 1 : i64} : f32
    %2 = arith.addf %cst, %arg1 fastmath<nnan,ninf> : f32
    %3 = "foo.bar"() <{a = 1 : i32}> {b} : () -> tensor<?xf32>
    cf.cond_br %true, ^bb1(%0 : i32), ^bb2
  ^bb1(%4: i32):  // pred: ^bb0
    %5:2 = call @ext(%4, %3) : (i32, tensor<?xf32>) -> (i32, f32)
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %6 = "foo.bar"() <{a = 1 : i32}> {b} : () -> tensor<?xf32>
    %7:3 = "foo.baz"() ({
    ^bb0(%arg2: i32, %arg3: f32):
      "foo.y"() ({
      }) : () -> ()
      "foo.y2"(%arg2) ({
        "foo.y"() ({
        }, {
        }) : () -> ()
        "foo.x"()[^bb1] : () -> ()
      ^bb1:  // 2 preds: ^bb0, ^bb1
        "foo.x"()[^bb1] : () -> ()
      }) : (i32) -> ()
    }) {c = "x\0A"} : () -> (i32, f32, i64)
    "foo.z"(%7#1) : (f32) -> ()
    return %7#0 : i32
  }
}
"#;
    let generic_form = r#""builtin.module"() <{sym_name = "foo"}> ({
  "func.func"() <{function_type = (i32, tensor<?xf32>) -> (i32, f32), sym_name = "ext", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = true}> : () -> i1
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "arith.constant"() <{value = -3 : index}> : () -> index
    %5 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %6 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %7 = "arith.addi"(%0, %arg0) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %8 = "arith.addf"(%5, %arg1) <{fastmath = #arith.fastmath<fast>}> {foo = 1 : i64} : (f32, f32) -> f32
    %9 = "arith.addf"(%5, %arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> : (f32, f32) -> f32
    %10 = "foo.bar"() <{a = 1 : i32}> {b} : () -> tensor<?xf32>
    "cf.cond_br"(%2, %7)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%11: i32):  // pred: ^bb0
    %12:2 = "func.call"(%11, %10) <{callee = @ext}> : (i32, tensor<?xf32>) -> (i32, f32)
    "cf.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %13 = "foo.bar"() <{a = 1 : i32}> {b} : () -> tensor<?xf32>
    %14:3 = "foo.baz"() ({
    ^bb0(%arg2: i32, %arg3: f32):
      "foo.y"() ({
      }) : () -> ()
      "foo.y2"(%arg2) ({
        "foo.y"() ({
        }, {
        }) : () -> ()
        "foo.x"()[^bb1] : () -> ()
      ^bb1:  // 2 preds: ^bb0, ^bb1
        "foo.x"()[^bb1] : () -> ()
      }) : (i32) -> ()
    }) {c = "x\0A"} : () -> (i32, f32, i64)
    "foo.z"(%14#1) : (f32) -> ()
    "func.return"(%14#0) : (i32) -> ()
  }) {x.z} : () -> ()
}) {a.c, z.b = 1 : i64} : () -> ()
"#;
    prints_as(input, custom_form, generic_form);
}

/// Unlike MLIR's, which keeps the element.
#[test]
fn a_splat_of_nothing_is_nothing() {
    let input = r#"
"a.b"() {c = dense<5> : tensor<0xi32>, d = dense<tensor<0xi200> : 5 : i200>, e = dense<tensor<0xf32> : 5.0 : f32>} : () -> ()
"#;
    let custom_form = r#"module {
  "a.b"() {c = dense<> : tensor<0xi32>, d = dense<> : tensor<0xi200>, e = dense<> : tensor<0xf32>} : () -> ()
}
"#;
    let generic_form = r#""builtin.module"() ({
  "a.b"() {c = dense<> : tensor<0xi32>, d = dense<> : tensor<0xi200>, e = dense<> : tensor<0xf32>} : () -> ()
}) : () -> ()
"#;
    prints_as(input, custom_form, generic_form);
}

#[test]
fn dense_constants_and_checks() {
    let input = r#"
func.func @f(%arg0: tensor<2x3xf32>, %p: !hal.device, %i1: i1) -> (tensor<2x3xf32>, i32) {
  %cst = arith.constant dense<1.0> : tensor<2x3xf32> loc("foo.mlir":3:4)
  %a = arith.constant dense<[]> : tensor<0xf32>
  %b = arith.constant dense<> : tensor<0xf32>
  %c = arith.constant dense<"0x82F5AB0082F5AB01"> : tensor<2xi32>
  %d = arith.constant dense<true> : tensor<2xi1>
  %e = arith.constant dense<[true, false]> : tensor<2xi1>
  %g = arith.constant dense<"0x01"> : tensor<2xi1>
  %h = arith.constant dense<(1.0,2.0)> : tensor<2xcomplex<f32>>
  %i = arith.constant dense<[(1.0,2.0), (3.0,4.0)]> : tensor<2xcomplex<f32>>
  %j = arith.constant dense<[[]]> : tensor<1x0xf32>
  %k = arith.constant dense<"0x01020304"> : tensor<1xf32>
  %l = arith.constant dense<"0x01020304"> : tensor<4xf32>
  %m = arith.constant dense<0x7F800000> : tensor<4xf32>
  %n = arith.constant dense<-0x5> : tensor<4xi32>
  %o = arith.constant dense<"0x0100"> : tensor<2xi1>
  %q = arith.constant dense<"0x050A"> : tensor<2xi4>
  check.expect_almost_eq(%cst, %arg0) : tensor<2x3xf32>
  check.expect_almost_eq(%cst, %arg0, atol 1.0e-5, rtol 1.0e-3) : tensor<2x3xf32>
  check.expect_almost_eq<%p>(%cst, %arg0, atol 1.0e-5) : tensor<2x3xf32>
  check.expect_almost_eq(%cst, %arg0, rtol 1.0e-3) : tensor<2x3xf32>
  check.expect_eq_const(%arg0, dense<1.0> : tensor<2x3xf32>) {foo.bar} : tensor<2x3xf32>
  %x = arith.constant 5 : i32
  check.expect_true(%x) : i32
  %y = arith.cmpi slt, %x, %x : i32
  return %cst, %x : tensor<2x3xf32>, i32
}
"#;
    let custom_form = r#"module {
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: !hal.device, %arg2: i1) -> (tensor<2x3xf32>, i32) {
    %cst = arith.constant dense<1.000000e+00> : tensor<2x3xf32>
    %cst_0 = arith.constant dense<> : tensor<0xf32>
    %cst_1 = arith.constant dense<> : tensor<0xf32>
    %cst_2 = arith.constant dense<[11269506, 28046722]> : tensor<2xi32>
    %cst_3 = arith.constant dense<true> : tensor<2xi1>
    %cst_4 = arith.constant dense<[true, false]> : tensor<2xi1>
    %cst_5 = arith.constant dense<true> : tensor<2xi1>
    %cst_6 = arith.constant dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>
    %cst_7 = arith.constant dense<[(1.000000e+00,2.000000e+00), (3.000000e+00,4.000000e+00)]> : tensor<2xcomplex<f32>>
    %cst_8 = arith.constant dense<> : tensor<1x0xf32>
    %cst_9 = arith.constant dense<1.53998961E-36> : tensor<1xf32>
    %cst_10 = arith.constant dense<1.53998961E-36> : tensor<4xf32>
    %cst_11 = arith.constant dense<0x7F800000> : tensor<4xf32>
    %cst_12 = arith.constant dense<-5> : tensor<4xi32>
    %cst_13 = arith.constant dense<[true, false]> : tensor<2xi1>
    %cst_14 = arith.constant dense<[5, -6]> : tensor<2xi4>
    check.expect_almost_eq(%cst, %arg0) : tensor<2x3xf32>
    check.expect_almost_eq(%cst, %arg0, atol 9.99999974E-6, rtol 1.000000e-03) : tensor<2x3xf32>
    check.expect_almost_eq<%arg1>(%cst, %arg0, atol 9.99999974E-6) : tensor<2x3xf32>
    check.expect_almost_eq(%cst, %arg0, rtol 1.000000e-03) : tensor<2x3xf32>
    check.expect_eq_const(%arg0, dense<1.000000e+00> : tensor<2x3xf32>) {foo.bar} : tensor<2x3xf32>
    %c5_i32 = arith.constant 5 : i32
    check.expect_true(%c5_i32) : i32
    %0 = arith.cmpi slt, %c5_i32, %c5_i32 : i32
    return %cst, %c5_i32 : tensor<2x3xf32>, i32
  }
}
"#;
    let first = module(input);
    assert_eq!(custom(&first), custom_form);
    assert!(generic(&first).contains("<{predicate = 2 : i64}>"));
    round_trip(&first);
}

#[test]
fn every_kind_of_attribute_and_type() {
    let line = r#""foo.a"() {a, "a b" = 3 : i64, aa = 0x7F800000 : f32, b = true, bb = -1 : i8, c = 1 : i64, cc = -1 : i8, d = 2.500000e+00 : f64, dd = 3 : si8, e = 2.500000e+00 : f32, ee = 3 : ui8, f = "s\22\\\0AA", ff = 3 : index, g = [1, 2 : i32, i32, [1.000000e+00, 1.000000e+00 : f32]], gg = dense<1> : vector<2xi32>, h = {b = @a::@"b c", "x y" = 1 : i64}, i = array<i32: 1, 2>, ii = true, j = array<f32>, jj = false, k = array<i1: true, false>, kk = true, l = #arith.fastmath<nnan,ninf>, ll = true, m = #foo.bar<a b [c]>, n = #foo<"x>">, o = () -> (), p = (i32) -> i32, q = () -> (() -> ()), r = !foo.bar<x>, s = !foo<"hi">, t = tuple<i32, f32>, u = vector<[4]x2xf32>, v = vector<f32>, w = none, x = complex<f32>, y = tensor<2xf32, #foo.x>, z = tensor<*xf32>} : () -> ()"#;
    let input = r#""foo.a"() {a = unit, b = true, c = 1, d = 2.5, e = 2.5 : f32, f = "s\"\\\n\41", g = [1, 2 : i32, i32, [1.0, 1.0 : f32]], h = {"x y" = 1, b = @a::@"b c"}, i = array<i32: 1, 2>, j = array<f32>, k = array<i1: true, false>, l = #arith.fastmath<nnan,ninf>, m = #foo.bar<a b [c]>, n = #foo<"x>">, o = () -> (), p = (i32) -> (i32), q = () -> (() -> ()), r = !foo.bar<x>, s = !foo<"hi">, t = tuple<i32, f32>, u = vector<[4]x2xf32>, v = vector<f32>, w = none, x = complex<f32>, y = tensor<2xf32, #foo.x>, z = tensor<*xf32>, "a b" = 3, aa = 0x7F800000 : f32, bb = 0xFF : i8, cc = -1 : i8, dd = 3 : si8, ee = 3 : ui8, ff = 3 : index, gg = dense<1> : vector<2xi32>, ii = true, jj = false, kk = 1 : i1, ll=-1 : i1} : () -> ()"#;
    let first = module(input);
    assert_eq!(custom(&first), format!("module {{\n  {line}\n}}\n"));
    round_trip(&first);
    for properties in ["<{a = 1 : i64}>", "<\"hi\">", "<{}>", "<[1, 2]>"] {
        let line = format!("\"foo.b\"() {properties} {{b}} : () -> ()");
        assert_eq!(custom(&module(&line)), format!("module {{\n  {line}\n}}\n"));
        round_trip(&module(&line));
    }
}

#[test]
fn numbering_of_nested_regions_and_prefixes() {
    let text = r#"module {
  func.func private @g()
  module {
  }
  module {
    module {
    }
  }
  func.func @f(%arg0: i1) {
    "foo.if"() ({
      func.call @g() : () -> ()
      "foo.q"() : () -> ()
    }) : () -> ()
    "foo.r"() ({
      %4 = builtin.unrealized_conversion_cast to i64
    }) : () -> ()
    %0 = builtin.unrealized_conversion_cast to i64
    %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
    %2 = "foo.r"() ({
    ^bb0:
    }) : () -> i32
    %3 = "foo.r"() ({
      "foo.s"() ({
        %5 = "foo.t"() : () -> i32
        %6 = "foo.t"() : () -> i32
        %true_1 = arith.constant true
      }) : () -> ()
      %4 = "foo.t"() : () -> i32
      %true_0 = arith.constant true
    }, {
      %4 = "foo.t"() : () -> i32
      %true_0 = arith.constant true
      %5 = "foo.t"() : () -> i32
    ^bb1:  // no predecessors
      %6 = "foo.t"() : () -> i32
    }) : () -> i32
    %true = arith.constant true
    cf.cond_br %true, ^bb2, ^bb2
  ^bb1:  // no predecessors
    return
  ^bb2:  // 2 preds: ^bb0, ^bb0
    return
  }
}
"#;
    // Text that iree-opt printed; names of values that it repeats in regions side by side are ours to read.
    let first = module(text);
    assert_eq!(custom(&first), text);
    round_trip(&first);
}

#[test]
fn formats_with_every_element() {
    let text = r#"module {
  test.attrs 1 : i32 "s" @a @b::@c type i32 fn (i32) -> () perm =[1, -2] unit index 5 i32 -6 f = 1.000000e+00
  test.attrs [1] "s" @a @b type i32 fn () -> () perm =[] index 5 i32 6 {x = 1 : i64}
  test.region {
    %4 = "a.b"() : () -> index
  } else {
  }
  %0 = "a.b"() : () -> index
  %1 = test.region[%0] attributes {a} {
  } else {
  ^bb0(%arg0: i32):
    "a.c"(%arg0) : (i32) -> ()
  } -> f32
  %2 = test.split %0, %1 -> (index, f32) -> i32
  %3 = test.split -> () -> i32
  "test.generic"() <{own = 1 : i64}> {other} : () -> ()
}
"#;
    let first = module(text);
    // Spaces follow MLIR's rules for generated printers: none before `[`, two where nothing is printed.
    let printed = text.replace("perm =[", "perm = [").replace("split ->", "split  ->");
    assert_eq!(custom(&first), printed);
    round_trip(&first);
}

#[test]
fn clauses_directives_and_properties() {
    let text = r#"module {
  %0:2 = "a.b"() : () -> (index, i32)
  test.clauses start in %0#1 : i32 flag count(3) without wide <{other = "x"}> {a}
  test.clauses start without
  test.clauses start flag with fast
  test.numbers -3, 2.5, true, [true, false], [1, -2], ["a"], {b = 1 : i64}, fast, #test.mode<slow> map affine_map<() -> ()>
  test.numbers 0, 0.0, false, [], array<i64: 3>, [], {}, slow, #test.mode<fast> {on = false, hidden = 3}
  test.slice %0#1[%0#0, 4, -1] : i32
  test.slice %0#1[] : i32
}
"#;
    let first = module(text);
    assert!(verify::verify(&first).is_empty(), "{:?}", verify::verify(&first));
    let printed = r#"#map = affine_map<() -> ()>
module {
  %0:2 = "a.b"() : () -> (index, i32)
  test.clauses start count(3) flag in %0#1 : i32 without wide <{other = "x"}> {a}
  test.clauses start without
  test.clauses start flag with fast
  test.numbers -3, 2.500000e+00, true, [true, false], [1, -2], ["a"], {b = 1 : i64}, fast, #test.mode<slow> map #map
  test.numbers 0, 0.000000e+00, false, [], [3], [], {}, slow, #test.mode<fast> {hidden = 3 : i64, on = false}
  test.slice %0#1[%0#0, 4, -1] : i32
  test.slice %0#1[] : i32
}
"#;
    assert_eq!(custom(&first), printed);
    round_trip(&first);
}

#[test]
fn operands_and_types_by_name() {
    let text = r#"module {
  %0:2 = "a.b"() : () -> (index, i32)
  test.loop %0#0, () {
  }
  %1 = test.loop %0#0, (%arg0 = %0#1) -> i32 {
    "a.c"(%arg0) : (i32) -> ()
    test.end %arg0 : i32
  } attributes {a}
}
"#;
    let first = module(text);
    assert!(verify::verify(&first).is_empty(), "{:?}", verify::verify(&first));
    assert_eq!(custom(&first), text);
    round_trip(&first);
    assert_eq!(generic(&first).matches("\"test.end\"").count(), 2);
    let empty = module("%0 = \"a.b\"() : () -> index\ntest.loop %0, () { \"a.c\"() : () -> () test.end }");
    assert_eq!(
        custom(&empty),
        "module {\n  %0 = \"a.b\"() : () -> index\n  test.loop %0, () {\n    \"a.c\"() : () -> ()\n  }\n}\n"
    );
}

#[test]
fn names_are_used_before_and_across_blocks() {
    let text = r#"
func.func @f(%c: i1) {
  cf.br ^b
^a:
  "use.x"(%v#1, %w) : (i32, f32) -> ()
  return
^b:
  %v:2, %w = "def.v"() : () -> (i64, i32, f32)
  cf.cond_br %c, ^a, ^b
}
"#;
    let first = module(text);
    round_trip(&first);
    let out = custom(&first);
    assert!(out.contains("\"use.x\"(%0#1, %0#2)"), "{out}");
    let op = first.walk(first.root()).into_iter().find(|op| first.op_name(*op) == "use.x").unwrap();
    assert_eq!(first.hint(first.operands(op).next().unwrap()), Some("v"));
    assert_eq!(print_op(&first, op, PrintOptions::default()), "\"use.x\"(%0#1, %0#2) : (i32, f32) -> ()");
}

#[test]
fn aliases_before_and_after_use() {
    let text = r#"
!t = tensor<2x!e>
"a.b"() {a = #later, b = !t, c = #one} : () -> () loc(#loc1)
#one = 1 : i8
#later = [#one, 2]
!e = f32
#loc1 = loc("x"(#loc))
#loc = loc("other.mlir":7:9)
"#;
    let first = module(text);
    let op = first.walk(first.root())[1];
    assert_eq!(
        print_op(&first, op, PrintOptions { debuginfo: true, ..PrintOptions::default() }),
        r#""a.b"() {a = [1 : i8, 2], b = tensor<2xf32>, c = 1 : i8} : () -> () loc("x"("other.mlir":7:9))"#
    );
    round_trip(&first);
}

#[test]
fn locations() {
    let text = r#"module {
  func.func @f(%a: i32 loc("a.mlir":1:2)) {
    %0 = "a.b"() : () -> i32
    "a.c"() : () -> () loc(fused["a", "b.mlir":1:2, callsite("f" at "g"("h":1:1)), unknown])
    "a.d"() ({
    ^bb0(%x: i32 loc(unknown), %y: i32 loc("z")):
    }) : () -> () loc(fused<"meta">["q"])
    "a.e"() : () -> () loc("r":1:2 to 3:4)
    return
  }
}
"#;
    let first = module(text);
    let places: Vec<String> = first
        .walk(first.root())
        .into_iter()
        .map(|op| format!("{} {}", first.op_name(op), first.loc_text(first.op(op).loc)))
        .collect();
    assert_eq!(
        places,
        [
            "builtin.module loc(\"t.mlir\":1:1)",
            "func.func loc(\"t.mlir\":2:3)",
            "a.b loc(\"t.mlir\":3:10)",
            "a.c loc(fused[\"a\", \"b.mlir\":1:2, callsite(\"f\" at \"g\"(\"h\":1:1))])",
            "a.d loc(fused<\"meta\">[\"q\"])",
            "a.e loc(\"r\":1:2 to 3:4)",
            "func.return loc(\"t.mlir\":9:5)",
        ]
    );
    let debug = print(&first, PrintOptions { generic: false, debuginfo: true });
    let again = module(&debug);
    assert_eq!(print(&again, PrintOptions { generic: false, debuginfo: true }), debug);
}

#[test]
fn parts_keep_the_places_of_the_whole() {
    let text: Arc<str> = "\"a.b\"() : () -> ()\n// -----\n\n\"a.c\"(%x) : (i32) -> ()\n".into();
    let parts = split(&text);
    assert_eq!(parts.len(), 2);
    assert!(parse_part(common::registry(), "t.mlir", &text, &parts[0]).is_ok());
    let error = parse_part(common::registry(), "t.mlir", &text, &parts[1]).map(|_| ()).unwrap_err();
    let first = error.diagnostics.iter().next().unwrap().to_string();
    assert_eq!(first, "t.mlir:4:7: error: use of undeclared SSA value name");
    assert!(error.to_string().contains("\"a.c\"(%x)"), "{error}");
    // Without splitting the line is a comment.
    assert!(common::read(&text).is_err());
}

#[test]
fn roots() {
    assert_eq!(custom(&module("")), "module {\n}\n");
    assert_eq!(custom(&module("// nothing\n")), "module {\n}\n");
    assert_eq!(custom(&module("module {}")), "module {\n}\n");
    assert_eq!(custom(&module("module {} module {}")), "module {\n  module {\n  }\n  module {\n  }\n}\n");
    assert_eq!(custom(&module("\"builtin.module\"() ({^bb0:}) : () -> ()")), "module {\n}\n");
}

#[test]
fn a_large_splat_takes_no_memory() {
    let first = module("\"a.b\"() {a = dense<1> : tensor<1099511627776x1024xi64>} : () -> ()");
    assert!(custom(&first).contains("dense<1> : tensor<1099511627776x1024xi64>"));
}

#[test]
fn memrefs() {
    let line = "\"a.b\"() {a = memref<2x?xf32>, b = memref<f32>, c = memref<*xi4>, d = memref<?xcomplex<f32>, 1>, \
                e = memref<2xindex, #foo.space>, f = memref<*xf32, \"x\">, g = memref<3xmemref<?xi1>>} : () -> ()";
    let first = module(line);
    assert_eq!(print_op(&first, first.walk(first.root())[1], PrintOptions::default()), line);
    round_trip(&first);
}

#[test]
fn a_terminator_that_the_row_implies_may_be_left_out() {
    let input = r#"
func.func @f(%a: i32) {
  test.ended {} {x}
  test.ended { "test.generic"() : () -> () }
  test.ended { test.end }
  test.ended { test.end {y} }
  test.ended { test.end %a : i32 }
  func.return
}"#;
    let first = module(input);
    assert!(verify::verify(&first).is_empty(), "{:?}", verify::verify(&first));
    let body = "    test.ended {
    } {x}
    test.ended {
      \"test.generic\"() : () -> ()
    }
    test.ended {
    }
    test.ended {
      test.end {y}
    }
    test.ended {
      test.end %arg0 : i32
    }
";
    let text = custom(&first);
    assert!(text.contains(body), "{text}");
    assert_eq!(generic(&first).matches("test.end\"").count(), 5);
    round_trip(&first);
}

#[test]
fn blocks_that_do_not_end_as_the_row_implies_are_refused() {
    let errors = |body: &str| {
        let text = format!("func.func @f(%a: i32) {{ {body} func.return }}");
        verify::verify(&module(&text)).iter().map(|d| d.to_string() + "\n").collect::<String>()
    };
    let other = errors(r#""test.ended"() ({ func.return }) : () -> ()"#);
    assert!(other.contains("'test.ended' op expects regions to end with 'test.end', found 'func.return'"));
    assert!(other.contains("the absence of terminator implies 'test.end'"));
    let empty = errors(r#""test.ended"() ({ ^bb0: }) : () -> ()"#);
    assert!(empty.contains("'test.ended' op expects a non-empty block"), "{empty}");
    let none = errors(r#""test.ended"() ({}) : () -> ()"#);
    assert!(none.contains("region #0 ('body') failed to verify constraint: region with 1 blocks"), "{none}");
    let elsewhere = errors(r#""foo.x"() ({ test.end }) : () -> ()"#);
    assert!(
        elsewhere.contains("'test.end' op expects parent op to be one of 'test.ended, test.loop'"),
        "{elsewhere}"
    );
}
