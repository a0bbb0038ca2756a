//! What is wrong with a text, and where: iree-opt's words and places, unless a comment says otherwise.

mod common;

use checkjit_ir::equal::difference;
use checkjit_syntax::{PrintOptions, print};
use common::errors;
use std::time::{Duration, Instant};

/// The errors of a text, without the file's name.
#[track_caller]
fn check(text: &str, expected: &str) {
    assert_eq!(errors(text).replace("t.mlir:", "").trim_end(), expected, "in\n{text}");
}

/// The error of a constant, which starts in column 10.
#[track_caller]
fn constant(text: &str, expected: &str) {
    check(&format!("\"a\"() {{c={text}}} : () -> ()"), expected);
}

#[test]
fn values() {
    check(
        "func.func @f(%a: i32, %b: i64) { \"foo.x\"(%b) : (i32) -> () return }",
        "1:42: error: use of value '%b' expects different type than prior uses: 'i32' vs 'i64'\n\
         1:23: note: prior use here",
    );
    check(
        "func.func @f(%a: i32, %b: i64) { \"foo.x\"(%c) : (i32) -> () return }",
        "1:42: error: use of undeclared SSA value name",
    );
    check(
        "func.func @f(%a: i32, %a: i64) { return }",
        "1:23: error: region entry argument '%a' is already in use\n1:14: note: previously referenced here",
    );
    check(
        "func.func @f() { %a = arith.constant 1 : i32\n  %a = arith.constant 1 : i32\n  return }",
        "2:3: error: redefinition of SSA value '%a'\n1:18: note: previously defined here",
    );
    check(
        "func.func @f(%a: i32, %b : i64) {\n %0 = arith.addi %a, %c : i32\n %c = arith.addi %b, %b : i64\n return }",
        "3:2: error: definition of SSA value '%c#0' has type 'i64'\n\
         2:22: note: previously used here with type 'i32'",
    );
    check(
        "func.func @f() { %a = \"foo.bar\"() : () -> ()\n return }",
        "1:18: error: cannot name an operation with no results",
    );
    check(
        "func.func @f() { %a, %b = \"foo.bar\"() : () -> i32\n return }",
        "1:18: error: operation defines 1 results but was provided 2 to bind",
    );
    check(
        "%b = \"foo.bar\"() : () -> i32\n \"foo.bar\"(%b#1) : (i32) -> ()",
        "2:12: error: reference to invalid result number",
    );
    check("\"a.b\"(%x#99999999999) : (i32) -> ()", "1:9: error: invalid SSA value result number");
    check("%0 = arith.addi 5, 6 : i32", "1:16: error: expected SSA operand");
    // Names of an isolated region are its own.
    check(
        "%x = \"a.b\"() : () -> i32\nfunc.func @f() {\n \"a.c\"(%x) : (i32) -> ()\n return\n}",
        "3:8: error: use of undeclared SSA value name",
    );
}

#[test]
fn blocks_and_regions() {
    check(
        "func.func @f() { \"foo.x\"()[^bb4] : () -> () return }",
        "1:28: error: reference to an undefined block",
    );
    check(
        "func.func @f() { ^bb0:\n ^bb0:\n  return }",
        "2:2: error: redefinition of block '^bb0'\n1:18: note: previously defined here",
    );
    check("func.func @f() {\n  return\n", "2:9: error: expected operation name in quotes");
    check("func.func @f() {\n  return\n} }", "3:2: error: expected operation name in quotes");
    check(
        "func.func @f(%a: i32) {^b: return }",
        "1:24: error: invalid block name in region with named arguments",
    );
}

#[test]
fn operations() {
    check("arith.foo", "1:1: error: custom op 'arith.foo' is unknown");
    check("foo.bar", "1:1: error: Dialect `foo' not found for custom op 'foo.bar'");
    check(
        "\"arith.foo\"() : () -> i32",
        "1:1: error: unregistered operation 'arith.foo' found in dialect ('arith')",
    );
    check("\"a.b\"() {a} {b} : () -> ()", "1:12: error: expected ':' followed by operation type");
    check("\"a.b\"() : i32", "1:10: error: expected function type");
    check("\"\"() : () -> ()", "1:1: error: empty operation name is invalid");
    check("test.generic", "1:1: error: custom op 'test.generic' has no custom assembly form");
    check("check.expect_true %a : i32", "1:18: error: expected '('");
    check("check.expect_true(%a  i32", "1:21: error: expected ')'");
    check("check.expect_true(%a) {b = 1 : i32", "1:35: error: expected '}' in attribute dictionary");
    check("check.expect_true(", "1:19: error: expected SSA operand");
    check(
        "%a = \"a.b\"() : () -> i32\ntest.unknowable %a\n",
        "2:19: error: the type of operand 'a' of 'test.unknowable' is not known",
    );
    check(
        "\"arith.addi\"() <{overflowFlags = #arith.overflow<none>}> {overflowFlags = #arith.overflow<none>} : () -> ()",
        "1:98: error: attribute 'overflowFlags' occurs more than once in the attribute list",
    );
    check(
        "arith.constant 1 {a = #arith.fastmath<foo>} : i32",
        "1:17: error: expected operation name in quotes",
    );
    check("\"a.b\"() : () -> () loc(#foo)", "1:24: error: operation location alias was never defined");
    let location = |text: &str, expected: &str| check(&format!("\"a.b\"() : () -> () loc({text})"), expected);
    location("\"a\":x", "1:28: error: expected integer line number in FileLineColRange");
    location("\"a\":1:x", "1:30: error: expected integer column number in FileLineColRange");
    location("\"a\":1:2 to 3:x", "1:37: error: expected integer column number in FileLineColRange");
    location("\"a\":1:2 to 3", "1:36: error: expected either integer or `:` post `to` in FileLineColRange");
    location("\"a\":1 to :3", "1:29: error: expected ')'");
}

#[test]
fn several_errors_are_found() {
    check(
        "func.func @f() {\n  %a = foo.bar {x = 1}\n  \"a.b\"(%a) : (i32) -> ()\n  arith.foo %a\n  return\n}\n\
         func.func @g() {\n  \"a.b\"(%q) : (i32) -> ()\n  check.expect_true(\n  return\n}\nfoo\n",
        "2:8: error: Dialect `foo' not found for custom op 'foo.bar'\n\
         4:3: error: custom op 'arith.foo' is unknown\n\
         9:21: error: expected SSA operand\n\
         8:9: error: use of undeclared SSA value name\n\
         12:1: error: custom op 'foo' is unknown",
    );
}

#[test]
fn numbers() {
    constant("256 : i8", "1:10: error: integer constant out of range for attribute");
    constant("-129 : i8", "1:11: error: integer constant out of range for attribute");
    constant("99999999999999999999", "1:10: error: integer constant out of range for attribute");
    constant("18446744073709551615 : index", "1:10: error: integer constant out of range for attribute");
    constant("-1 : ui32", "1:11: error: negative integer literal not valid for unsigned integer type");
    constant("0x1FFFFFFFF : f32", "1:10: error: hexadecimal float constant out of range for type");
    constant("-0x7F800000 : f32", "1:11: error: hexadecimal float literal should not have a leading minus");
    constant(
        "1 : f32",
        "1:10: error: unexpected decimal integer literal for a floating point value\n\
         1:10: note: add a trailing dot to make the literal a float",
    );
    // iree-opt points after the type.
    constant("1.0 : i32", "1:10: error: floating point value not valid for specified type");
    constant("1 : tensor<2xi32>", "1:10: error: integer literal not valid for specified type");
    constant("-foo", "1:11: error: expected constant integer or floating point value");
    constant("1.0e : f32", "1:13: error: expected '}' in attribute dictionary");
}

#[test]
fn dense_constants() {
    constant("dense<256> : tensor<2xi8>", "1:16: error: integer constant out of range for type");
    constant(
        "dense<[1,2,3]> : tensor<2xi8>",
        "1:10: error: inferred shape of elements literal ([3]) does not match type ([2])",
    );
    let ranks = "tensor literal is invalid; ranks are not consistent between elements";
    constant("dense<[[1,2],[3]]> : tensor<2x2xi8>", &format!("1:26: error: {ranks}"));
    constant("dense<[1, [1]]> : tensor<2xi32>", &format!("1:21: error: {ranks}"));
    constant("dense<[[1], 1]> : tensor<2xi32>", &format!("1:23: error: {ranks}"));
    constant("dense<[[], [1]]> : tensor<2xi32>", &format!("1:24: error: {ranks}"));
    let hex = "1:16: error: expected string containing hex digits starting with `0x`";
    constant("dense<\"0xGG\"> : tensor<2xi8>", hex);
    constant("dense<\"0xAAA\"> : tensor<2xi8>", hex);
    constant("dense<\"AA\"> : tensor<2xi8>", hex);
    constant(
        "dense<\"0xAAAAAA\"> : tensor<2xi8>",
        "1:10: error: elements hex data size is invalid for provided type: 'tensor<2xi8>'",
    );
    constant(
        "dense<1.0> : tensor<2xi8>",
        "1:16: error: expected integer elements, but parsed floating-point",
    );
    constant("dense<true> : tensor<2xi8>", "1:16: error: expected i1 type for 'true' or 'false' values");
    constant(
        "dense<-1> : tensor<2xui8>",
        "1:17: error: expected unsigned integer elements, but parsed negative value",
    );
    constant("dense<true> : tensor<2xf32>", "1:16: error: expected floating point literal");
    constant(
        "dense<-0x7F800000> : tensor<2xf32>",
        "1:17: error: hexadecimal float literal should not have a leading minus",
    );
    // iree-opt points behind these lists, we at where they end or at the element.
    constant(
        "dense<tensor<2x2xi32> : [[1 : i32, 2 : i32], [3 : i32]]>",
        "1:63: error: expected 2 elements in dimension, got 1",
    );
    constant("dense<tensor<2xi32> : [1 : i32]>", "1:40: error: expected 2 elements in dimension, got 1");
    constant("dense<tensor<1xf32> : [1.0 : f64]>", "1:33: error: incompatible attribute for element type");
    constant("dense<tensor<1xi200> : [1 : i100]>", "1:34: error: incompatible attribute for element type");
    constant("dense<tensor<1xi32> : [[1 : i32]]>", "1:33: error: incompatible attribute for element type");
    constant("dense<tensor<2x2xi32> : [1 : i32, 2 : i32]>", "1:35: error: expected '['");
    constant("dense<tensor<?xi32> : 1 : i32>", "1:16: error: dense elements type must have static shape");
    constant("dense<i32 : 1 : i32>", "1:16: error: expected a shaped type for dense elements");
    constant(
        "dense<tensor<1x!foo.s> : 1 : i32>",
        "1:16: error: element type must implement DenseElementTypeInterface for type-first dense syntax",
    );
    constant("dense<tensor<2xi32>>", "1:29: error: expected ':' after type in dense attribute");
    constant(
        "dense<(1, 2)> : tensor<1xcomplex<i200>>",
        "1:10: error: complex numbers of more than 128 bits a part are not supported",
    );
    constant("dense<foo> : tensor<2xi32>", "1:16: error: expected element literal of primitive type");
    constant("dense<1.0e> : tensor<2xf32>", "1:19: error: expected '>'");
    constant(
        "dense<1.0> : tensor<2xcomplex<f32>>",
        "1:10: error: parsed 1 elements, but type ('complex<f32>') expected 4 elements",
    );
    constant(
        "dense<> : tensor<2xf32>",
        "1:10: error: parsed zero elements, but type ('tensor<2xf32>') expected at least 1",
    );
    constant("dense<1.0> : tensor<?xf32>", "1:10: error: elements literal type must have static shape");
    constant("dense<1.0> : i32", "1:10: error: elements literal must be a shaped type");
    constant("dense<1.x> : tensor<2xf32>", "1:18: error: expected '>'");
    constant("dense<[1.0, 1e5]> : tensor<2xf32>", "1:23: error: expected ']'");
    constant("dense<0x> : tensor<2xf32>", "1:17: error: expected '>'");
    constant("dense<nan> : tensor<2xf32>", "1:16: error: expected element literal of primitive type");
    constant("dense<0xFF.0> : tensor<2xf32>", "1:20: error: unexpected character");
    // iree-opt says here that an integer is out of range.
    constant("dense<[\"a\"]> : tensor<1xi32>", "1:17: error: expected integer elements, but parsed a string");
    constant("dense<[\"a\"]> : tensor<1xf32>", "1:17: error: expected floating point literal");
    constant("dense<[1]> : tensor<1x!foo.s>", "1:10: error: expected string token, got 1");
    constant("dense<[\"a\", 1]> : tensor<2x!foo.s>", "1:10: error: expected string token, got 1");
    constant(
        "dense<[\"a\"]> : tensor<2x!foo.s>",
        "1:10: error: inferred shape of elements literal ([1]) does not match type ([2])",
    );
    constant("dense_resource<x> : i32", "1:10: error: elements literal must be a shaped type");
    constant(
        "dense_resource<x> : tensor<?xi32>",
        "1:10: error: elements literal type must have static shape",
    );
    constant(
        "dense_resource<1> : tensor<2xi32>",
        "1:25: error: expected identifier key for file metadata entry",
    );
    constant("array<i32: 1, 4294967296>", "1:24: error: integer constant out of range for type");
    constant("array<i3: 1>", "1:16: error: element type bitwidth must be a multiple of 8, at most 64, or 1");
}

#[test]
fn types() {
    constant("tensor<-2xf32>", "1:17: error: expected non-function type");
    constant(
        "tensor<4294967296x4294967296xi8>",
        "1:10: error: the number of elements of this type overflows: it is past 2^63",
    );
    constant(
        "tensor<4294967296x0x4294967296xi8>",
        "1:10: error: the number of elements of this type overflows: it is past 2^63",
    );
    constant("tensor<9223372036854775808xi8>", "1:17: error: invalid dimension: it is past 2^63");
    constant("i16777216", "1:10: error: integer bitwidth is limited to 16777215 bits");
    constant("1 : i0", "1:10: error: integer constant out of range for attribute");
    constant(
        "vector<2x!foo.bar>",
        "1:10: error: failed to verify 'elementType': VectorElementTypeInterface instance",
    );
    constant("vector<0xi32>", "1:17: error: vector types must have positive constant sizes but got 0");
    constant("tensor<tensor<i32>>", "1:17: error: invalid tensor element type");
    constant("complex<complex<i32>>", "1:18: error: invalid element type for complex");
    constant("memref<2xtensor<i32>>", "1:19: error: invalid memref element type");
    constant("!arith.foo", "1:10: error: unknown type `foo` in dialect `arith`");
    constant("!xx", "1:13: error: undefined symbol alias id 'xx'");
    constant("!foo.bar<(]>", "1:10: error: unbalanced ']' character in pretty dialect name");
    check("\"a\"() {c=!foo.bar<", "1:10: error: unbalanced '<' character in pretty dialect name");
    check("func.func @f(%a: foo) { return }", "1:17: error: expected non-function type");
}

#[test]
fn memrefs() {
    constant(
        "memref<2xf32, affine_map<(d0, d1) -> (d0)>>",
        "1:10: error: memref layout mismatch between rank and affine map: 1 != 2",
    );
    constant(
        "memref<2xf32, strided<[1, 2]>>",
        "1:10: error: expected the number of strides to match the rank",
    );
    constant("memref<2xf32, 1, 2>", "1:28: error: multiple memory spaces specified in memref type");
    constant(
        "memref<2xf32, 1, strided<[1]>>",
        "1:39: error: expected memory space to be last in memref type",
    );
    constant("memref<*xf32, strided<[]>>", "1:10: error: cannot have affine map for unranked memref type");
    constant("strided<[a]>", "1:19: error: expected a 64-bit signed integer or '?'");
    constant("strided<[1], stride: 2>", "1:22: error: expected 'offset'");
    constant("strided<[9223372036854775808]>", "1:19: error: integer value too large");
}

#[test]
fn affine_maps_and_sets() {
    let map = |inside: &str, message: &str| {
        constant(&format!("affine_map<(d0, d1) -> ({inside})>"), &format!("1:{message}"));
    };
    map(
        "d0 * d1",
        "37: error: non-affine expression: at least one of the multiply operands has to be either a \
        constant or symbolic",
    );
    map(
        "d0 mod d1",
        "37: error: non-affine expression: right operand of mod has to be either a constant or symbolic",
    );
    map("d2", "34: error: use of undeclared identifier");
    map("d0 + ", "39: error: missing right operand of binary operator");
    map("* d0", "34: error: missing left operand of binary operator");
    map("()", "35: error: no expression inside parentheses");
    map("9223372036854775808", "34: error: constant too large for index");
    map("d0 -> d1", "36: error: expected ')'");
    constant("affine_map<(d0, d0) -> (d0)>", "1:26: error: redefinition of identifier 'd0'");
    constant("affine_map<(0) -> (0)>", "1:22: error: expected bare identifier");
    constant("affine_map<(d0) : (d0 >= 0)>", "1:25: error: expected '->' or ':'");
    constant(
        "affine_set<(d0) : (d0)>",
        "1:31: error: expected '== affine-expr' or '>= affine-expr' at end of affine constraint",
    );
    // A chain of operators is as deep as what it builds.
    constant(
        &format!("affine_map<(d0)[s0] -> (d0 floordiv s0{})>", " floordiv s0".repeat(300)),
        "1:3109: error: nesting is deeper than 256 levels",
    );
}

#[test]
fn sparse_and_distinct() {
    constant(
        "sparse<[[0, 0], [1, 5]], [1, 5]> : tensor<3x4xi32>",
        "1:10: error: sparse index #1 is not contained within the value shape, with index=[1, 5], and \
         type='tensor<3x4xi32>'",
    );
    constant(
        "sparse<[[0, 0], [1, 2]], [1, 5, 6]> : tensor<3x4xi32>",
        "1:10: error: expected shape ([3, 4]); inferred shape of indices literal ([2, 2]); inferred shape of values \
         literal ([3])",
    );
    constant(
        "sparse<[-1], [1]> : tensor<3xi32>",
        "1:10: error: sparse index #0 is not contained within the value shape, with \
         index=[18446744073709551615], and type='tensor<3xi32>'",
    );
    constant(
        "sparse<[[1.0]], [1]> : tensor<3xi32>",
        "1:19: error: expected integer elements, but parsed floating-point",
    );
    constant("sparse<[0], [1]> : tensor<?xi32>", "1:10: error: elements literal type must have static shape");
    constant(
        "[distinct[0]<1>, distinct[0]<2>]",
        "1:27: error: referenced attribute does not match previous definition: 1 : i64",
    );
    constant("distinct[x]<1>", "1:19: error: expected distinct ID");
}

#[test]
fn wide_integers() {
    let top = "0x1FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF";
    constant(&format!("{top} : i136"), "1:10: error: integer constant out of range for attribute");
    constant("-1 : ui200", "1:11: error: integer constant out of range for attribute");
    constant(
        &format!("dense<{top}> : tensor<2xi136>"),
        "1:16: error: integer constant out of range for type",
    );
    constant(
        &format!("{} : i16777215", "9".repeat(5_000)),
        "1:10: error: integer constants of more than 16384 bits are not supported",
    );
    constant(
        &format!("dense<[{}1]> : tensor<1001xi16777215>", "1, ".repeat(1000)),
        "1:10: error: wide integers of more than 256 MiB are not supported",
    );
}

#[test]
fn resources() {
    let section = |inside: &str, expected: &str| {
        check(&format!("{{-#\n{inside}\n#-}}"), expected);
    };
    section("foo: {}", "2:1: error: unknown key 'foo' in file metadata dictionary");
    section("dialect_resources: {foo: {x: \"0x0400000001\"}}", "2:1: error: dialect 'foo' is unknown");
    section(
        "dialect_resources: {arith: {}}",
        "2:1: error: unexpected 'resource' section for dialect 'arith'",
    );
    for value in ["\"abc\"", "true", "\"0x01000000gg\"", "\"0x010\"", "\"0x01\""] {
        let errors = errors(&format!("{{-# dialect_resources: {{builtin: {{x: {value}}}}} #-}}"));
        assert!(errors.contains("expected hex string blob for key 'x'"), "{value}: {errors}");
    }
    section(
        "dialect_resources: {builtin: {x: \"0x0300000001\"}}",
        "2:34: error: expected hex string blob for key 'x' to encode alignment in first 4 bytes, but got \
         non-power-of-2 value: 3",
    );
    section(
        "external_resources: {a: {b: 1}}",
        "2:28: error: expected a string, 'true' or 'false' for the value of a resource",
    );
    section("external_resources: {a: {b: \"1\"}", "2:33: error: expected '}'");
}

#[test]
fn attributes_and_aliases() {
    check("\"a\"() {a = 1, a = 2} : () -> ()", "1:15: error: duplicate key 'a' in dictionary attribute");
    check("\"a\"() {a = {b, b}} : () -> ()", "1:16: error: duplicate key 'b' in dictionary attribute");
    constant("#foo", "1:14: error: undefined symbol alias id 'foo'");
    constant("#arith.foo<foo>", "1:10: error: unknown attribute `foo` in dialect `arith`");
    constant("#arith.overflow<foo>", "1:26: error: expected arith.overflow to be one of: none, nsw, nuw");
    constant("$", "1:10: error: unexpected character");
    constant("é", "1:10: error: unexpected character");
    constant("@", "1:10: error: @ identifier expected to start with letter or '_'");
    constant("%", "1:10: error: invalid SSA name");
    check("\"a\"() {a = \"xx\n} : () -> ()\n", "1:12: error: expected '\"' in string literal");
    constant("\"x\\q\"", "1:10: error: unknown escape in string literal");
    check("#a = 1\n#a = 2\n", "2:1: error: redefinition of attribute alias id 'a'");
    check("#a = [#b]\n#b = [#a]\n", "2:7: error: the alias 'a' is defined by itself");
    check("#a.b = 1", "1:1: error: attribute names with a '.' are reserved for dialect-defined names");
}

const STACK: usize = 1 << 20;
const DEEP: &str = "nesting is deeper than 256 levels";

/// Errors of hostile texts come quickly and on a stack of 2 MiB.
#[track_caller]
fn hostile(text: String, expected: &str) {
    let start = Instant::now();
    let found = std::thread::Builder::new()
        .stack_size(STACK)
        .spawn(move || errors(&text))
        .unwrap()
        .join()
        .expect("no overflow");
    assert!(found.contains(expected), "{found}");
    assert!(found.lines().count() < 3, "{found}");
    assert!(start.elapsed() < Duration::from_secs(5));
}

#[test]
fn depth() {
    let deep = |open: &str| open.repeat(100_000);
    for (before, open) in [
        ("\"a\"() {a = ", "["),
        ("\"a\"() {a = ", "{a = "),
        ("\"a\"() {a = ", "("),
        ("\"a\"() {a = ", "tuple<"),
        ("\"a\"() {a = ", "tensor<"),
        ("\"a\"() {a = ", "complex<"),
        ("\"a\"() {a = ", "tensor<2xi32, "),
        ("\"a\"() {a = ", "() -> ("),
        ("\"a\"() {a = ", "!vm.ref<"),
        ("\"a\"() {a = !foo.bar<", "<"),
        ("\"a\"() {a = !foo.bar<", "["),
        ("\"a\"() {a = dense<", "["),
        ("\"a\"() {a = sparse<", "["),
        ("\"a\"() {a = affine_map<() -> (", "("),
        ("\"a\"() {a = affine_map<() -> (", "-"),
        ("\"a\"() {a = affine_set<() : (", "("),
        ("\"a\"() {a = memref<", "memref<"),
        ("\"a\"() {a = memref<2xi32, ", "["),
        ("\"a\"() {a = ", "distinct[0]<"),
        ("\"a\"() {a = ", "loc(fused["),
        ("\"a\"() {a = ", "loc(\"x\"("),
        ("\"a\"() {a = loc(", "fused<loc("),
        ("\"a\"() : () -> () loc(", "fused["),
        ("\"a\"() : () -> () loc(", "callsite("),
        ("\"a\"() : () -> () loc(", "\"a\"("),
        ("", "\"a.b\"() ({\n"),
        ("", "\"a.b\"() ({^bb0:\n"),
        ("", "module {\n"),
        ("", "func.func @f() {\n"),
        ("", "test.region {\n"),
        ("", "test.region {} else {\n"),
    ] {
        hostile(format!("{before}{}", deep(open)), DEEP);
    }
    for open in [
        "(", "[", "{", "<", "}", ")", "\"a\"", "%a = ", "^a", "@", "#", "!", "-", "0x", "1.", "//", "loc(",
        "%a:2, ",
    ] {
        let start = Instant::now();
        let _ = errors(&deep(open));
        assert!(start.elapsed() < Duration::from_secs(5), "{open}");
    }
}

#[test]
fn what_is_just_not_too_deep_is_read_and_written() {
    let nested = |open: &str, inner: &str, close: &str, times: usize| {
        format!("{}{inner}{}", open.repeat(times), close.repeat(times))
    };
    let texts = [
        nested("\"a.b\"() ({\n", "", "}) : () -> ()\n", 250),
        nested("module {\n", "", "}\n", 250),
        nested("test.region {\n", "", "} else {}\n", 250),
        nested("test.region {} else {\n", "", "}\n", 250),
        nested("func.func @f() {\n", "", "return\n}\n", 250),
        format!("\"a\"() {{a = {}}} : () -> ()", nested("[", "", "]", 250)),
        format!("\"a\"() {{a = {}}} : () -> ()", nested("tuple<", "i32", ">", 250)),
        format!("\"a\"() : () -> () loc({})", nested("fused[", "unknown", "]", 250)),
        format!("\"a\"() : () -> () loc({})", nested("\"a\"(", "\"b\"", ")", 250)),
        format!("\"a\"() {{a = loc({})}} : () -> ()", nested("fused<1>[", "\"b\"", "]", 240)),
        format!("\"a\"() {{a = {}}} : () -> ()", nested("memref<", "i32", ">", 250)),
        format!(
            "\"a\"() {{a = memref<2xi32, {}>}} : () -> ()",
            nested("[", "affine_map<() -> ()>", "]", 240)
        ),
        format!("\"a\"() {{a = affine_map<()[s] -> ({})>}} : () -> ()", nested("(", "s", ")", 250)),
        format!("\"a\"() {{a = affine_map<(d)[s] -> (d{})>}} : () -> ()", " floordiv s".repeat(250)),
        format!("\"a\"() {{a = affine_map<(d)[s] -> (d{})>}} : () -> ()", " + 1 floordiv s".repeat(100)),
        format!(
            "\"a\"() {{a = dense<{}> : tensor<{}2xi32>}} : () -> ()",
            nested("[", "1, 2", "]", 250),
            "1x".repeat(249)
        ),
        format!(
            "\"a\"() {{a = {}1{}}} : () -> ()",
            (0..250).map(|i| format!("distinct[{i}]<")).collect::<String>(),
            ">".repeat(250)
        ),
    ];
    for text in texts {
        std::thread::Builder::new()
            .stack_size(STACK)
            .spawn(move || {
                let first = common::module(&text);
                let _ = (common::custom(&first), common::generic(&first));
                let options = PrintOptions { debuginfo: true, ..PrintOptions::default() };
                let text = print(&first, options);
                assert_eq!(difference(&first, &common::module(&text)), None, "{text}");
            })
            .unwrap()
            .join()
            .expect("no overflow");
    }
}

#[test]
fn aliases_do_not_build_what_text_could_not() {
    let chain = |count: usize| -> String {
        (1..count).map(|i| format!("!t{i} = tuple<!t{}, !t{}>\n", i - 1, i - 1)).collect()
    };
    let wide = format!("!t0 = i32\n{}\"a\"() {{a = !t59}} : () -> ()", chain(60));
    hostile(wide, "aliases stand for more than 64 MiB of text");
    let deep: String = (1..400).map(|i| format!("!t{i} = tuple<!t{}>\n", i - 1)).collect();
    hostile(format!("!t0 = i32\n{deep}"), DEEP);
    let backwards: String = (0..100_000).map(|i| format!("#a{i} = [#a{}]\n", i + 1)).collect();
    hostile(backwards, DEEP);
}

#[test]
fn ends_of_every_text() {
    // Every prefix of a text that has a bit of everything is an error or a module, and no panic.
    let text = include_str!("everything.mlir");
    for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)) {
        let _ = errors(&text[..end]);
        let _ = errors(&text[end..]);
    }
    common::module(text);
    // So is the text with any one byte left out or turned into another.
    for at in (0..text.len()).step_by(3) {
        let mut bytes = text.as_bytes().to_vec();
        bytes.remove(at);
        let _ = errors(&String::from_utf8_lossy(&bytes));
        for byte in [b'<', b'}', b'"', b'0', b'-'] {
            let mut bytes = text.as_bytes().to_vec();
            bytes[at] = byte;
            let _ = errors(&String::from_utf8_lossy(&bytes));
        }
    }
}

#[test]
fn time_is_linear() {
    // Each takes a second or two, more on a busy machine, and would take many minutes if a step were quadratic.
    let many = |count: usize, each: &dyn Fn(usize) -> String| (0..count).map(each).collect::<String>();
    let keys = |prefix: &str| many(50_000, &|i| format!("{prefix}{i}, ")) + "z" + prefix;
    let texts = [
        format!("\"test.generic\"() <{{{}}}> {{{}}} : () -> ()", keys("a"), keys("b")),
        many(50_000, &|i| format!("%v{i} = \"a.b\"(%v{}) : (i32) -> i32\n", i + 1))
            + "%v50000 = \"a.c\"() : () -> i32",
        many(50_000, &|i| format!("\"a.b\"() : () -> () loc(#l{i})\n"))
            + &many(50_000, &|i| format!("#l{i} = loc(\"f\":{i}:1)\n")),
        format!(
            "\"a.b\"() ({{\n{}}}) : () -> ()",
            many(50_000, &|i| format!("^b{i}:\n\"a.c\"()[^b{i}] : () -> ()\n"))
        ),
        many(50_000, &|_| "%a = arith.constant 1 : i32\n".to_owned()),
        many(50_000, &|_| "arith.foo {\n".to_owned()),
    ];
    for text in texts {
        let start = Instant::now();
        if let Ok(module) = common::read(&text) {
            common::module(&common::custom(&module));
        }
        assert!(start.elapsed() < Duration::from_secs(90), "{}", &text[..40]);
    }
}
