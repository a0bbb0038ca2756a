//! A registry for the tests: the few operations of real dialects whose text iree-opt tells us, and a `test`
//! dialect with a row for each thing a format can say.
#![allow(dead_code, reason = "each test file uses a part")]

use checkjit_ir::asm::{DYNAMIC_INDEX_LIST, OpParser, OpPrinter, OperandRef};
use checkjit_ir::def::{
    ANY_TYPE, AttrConstraint, AttrDef, DefaultValue, DialectDef, EnumDef, Format, INDEX, OpDef, OperandDef,
    RegionDef, SuccessorDef, Traits, TypeConstraint, TypeDef,
};
use checkjit_ir::{AttrKind, Module, OpId, Registry, TypeKind};
use checkjit_syntax::{ParseError, PrintOptions, parse, print};
use std::sync::{Arc, LazyLock};

static I1: TypeConstraint = TypeConstraint {
    describe: "1-bit signless integer",
    matches: |m, ty| matches!(m.type_kind(ty), TypeKind::Integer { width: 1, .. }),
    build: Some(|m| m.int_type(1)),
};

static MODULE: OpDef = OpDef {
    name: "builtin.module",
    format: Format::Declarative("($sym_name^)? attr-dict-with-keyword $bodyRegion"),
    attrs: &[AttrDef::optional("sym_name", AttrConstraint::SymbolName)],
    regions: &[RegionDef::any("bodyRegion")],
    traits: Traits::ISOLATED_FROM_ABOVE
        .with(Traits::SYMBOL_TABLE)
        .with(Traits::NO_TERMINATOR)
        .with(Traits::SINGLE_BLOCK)
        .with(Traits::GRAPH_REGION),
    ..OpDef::BASE
};

static CAST: OpDef = OpDef {
    name: "builtin.unrealized_conversion_cast",
    format: Format::Declarative("($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict"),
    operands: &[OperandDef::variadic("inputs", &ANY_TYPE)],
    results: &[OperandDef::variadic("outputs", &ANY_TYPE)],
    ..OpDef::BASE
};

static BUILTIN: DialectDef =
    DialectDef { name: "builtin", ops: &[&[&MODULE, &CAST]], types: &[], enums: &[] };

static FUNC: OpDef = OpDef {
    name: "func.func",
    format: Format::Custom { parse: parse_func, print: print_func },
    attrs: &[
        AttrDef::required("sym_name", AttrConstraint::SymbolName),
        AttrDef::required("function_type", AttrConstraint::FunctionType),
        AttrDef::optional("sym_visibility", AttrConstraint::Str),
    ],
    regions: &[RegionDef::any("body")],
    traits: Traits::FUNCTION.with(Traits::SYMBOL).with(Traits::ISOLATED_FROM_ABOVE),
    ..OpDef::BASE
};

fn parse_func(p: &mut dyn OpParser) -> Option<()> {
    if p.accept("private") {
        let attr = p.module().str_attr("private");
        p.set_attr("sym_visibility", attr);
    }
    let name = p.symbol_name()?;
    let attr = p.module().str_attr(&name);
    p.set_attr("sym_name", attr);
    p.expect("(")?;
    let (mut args, mut types) = (Vec::new(), Vec::new());
    while !p.at(")") {
        let name = p.optional_operand()?;
        if name.is_some() {
            p.expect(":")?;
        }
        let ty = p.ty()?;
        p.dictionary()?;
        let loc = p.location()?;
        types.push(ty);
        args.extend(name.map(|name| (OperandRef { loc, ..name }, ty)));
        if !p.accept(",") {
            break;
        }
    }
    p.expect(")")?;
    let mut results = Vec::new();
    if p.accept("->") {
        if p.accept("(") {
            results = p.type_list()?;
            p.expect(")")?;
        } else {
            results.push(p.ty()?);
        }
    }
    let ty = p.module().function_type(types, results);
    let attr = p.module().type_attr(ty);
    p.set_attr("function_type", attr);
    p.attr_dict_with_keyword()?;
    let region = if p.at("{") { p.region(&args)? } else { p.module().new_region() };
    p.state().regions.push(region);
    Some(())
}

fn print_func(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    if let Some(visibility) = m.attr(op, "sym_visibility").and_then(|attr| m.attr_str(attr)) {
        p.text(" ");
        p.text(visibility);
    }
    p.text(&format!(" @{}(", m.symbol(op).unwrap_or_default()));
    let Some(AttrKind::Type(ty)) = m.attr(op, "function_type").map(|attr| m.attr_kind(attr)) else { return };
    let Some((inputs, results)) = m.function_parts(*ty) else { return };
    match m.body(op) {
        Some(body) => {
            for (index, &arg) in m.block_args(body).iter().enumerate() {
                p.text(if index == 0 { "" } else { ", " });
                p.value(arg);
                p.text(": ");
                p.ty(m.value_type(arg));
                p.argument_location(arg);
            }
        }
        None => p.types(inputs),
    }
    p.text(")");
    match results {
        [] => {}
        [one] => {
            p.text(" -> ");
            p.ty(*one);
        }
        _ => {
            p.text(" -> (");
            p.types(results);
            p.text(")");
        }
    }
    p.attr_dict(op, &["sym_name", "function_type", "sym_visibility"], true);
    if m.body(op).is_some() {
        p.text(" ");
        p.region(m.op_regions(op)[0], false);
    }
}

static RETURN: OpDef = OpDef {
    name: "func.return",
    format: Format::Declarative("attr-dict ($operands^ `:` type($operands))?"),
    operands: &[OperandDef::variadic("operands", &ANY_TYPE)],
    traits: Traits::TERMINATOR.with(Traits::RETURN),
    ..OpDef::BASE
};

static CALL: OpDef = OpDef {
    name: "func.call",
    format: Format::Declarative(
        "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
    ),
    operands: &[OperandDef::variadic("operands", &ANY_TYPE)],
    results: &[OperandDef::variadic("results", &ANY_TYPE)],
    attrs: &[AttrDef::required("callee", AttrConstraint::FlatSymbolRef)],
    ..OpDef::BASE
};

static FUNC_DIALECT: DialectDef =
    DialectDef { name: "func", ops: &[&[&FUNC, &RETURN, &CALL]], types: &[], enums: &[] };

static CONSTANT: OpDef = OpDef {
    name: "arith.constant",
    format: Format::Declarative("attr-dict $value"),
    results: &[OperandDef::one("result", &ANY_TYPE)],
    attrs: &[AttrDef::required("value", AttrConstraint::Typed)],
    same_types: &[&["value", "result"]],
    traits: Traits::PURE.with(Traits::CONSTANT),
    result_name: Some(|m, op| match m.attr(op, "value").map(|attr| m.attr_kind(attr)) {
        Some(AttrKind::Integer { ty, bits }) => match m.type_kind(*ty) {
            TypeKind::Index => format!("c{}", *bits as u64 as i64),
            TypeKind::Integer { width: 1, .. } => if *bits == 1 { "true" } else { "false" }.to_owned(),
            _ => format!("c{bits}_{}", m.type_text(*ty)),
        },
        _ => "cst".to_owned(),
    }),
    ..OpDef::BASE
};

static FASTMATH: EnumDef = EnumDef {
    name: "arith.fastmath",
    cases: &[("none", 0), ("reassoc", 1), ("nnan", 2), ("ninf", 4), ("fast", 7)],
    bits: true,
    separator: ",",
};
static OVERFLOW: EnumDef = EnumDef {
    name: "arith.overflow",
    cases: &[("none", 0), ("nsw", 1), ("nuw", 2)],
    bits: true,
    separator: ", ",
};
static PREDICATE: EnumDef = EnumDef {
    name: "arith.cmpi_predicate",
    cases: &[("eq", 0), ("ne", 1), ("slt", 2)],
    bits: false,
    separator: "",
};

static ADDI: OpDef = OpDef {
    name: "arith.addi",
    format: Format::Declarative("$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)"),
    operands: &[OperandDef::one("lhs", &ANY_TYPE), OperandDef::one("rhs", &ANY_TYPE)],
    results: &[OperandDef::one("result", &ANY_TYPE)],
    attrs: &[AttrDef::default("overflowFlags", AttrConstraint::Enum(&OVERFLOW), DefaultValue::Case(0))],
    traits: Traits::PURE.with(Traits::SAME_OPERANDS_AND_RESULT_TYPE),
    ..OpDef::BASE
};

static ADDF: OpDef = OpDef {
    name: "arith.addf",
    format: Format::Declarative("$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"),
    attrs: &[AttrDef::default("fastmath", AttrConstraint::Enum(&FASTMATH), DefaultValue::Case(0))],
    ..ADDI
};

static CMPI: OpDef = OpDef {
    name: "arith.cmpi",
    format: Format::Declarative("$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)"),
    operands: &[OperandDef::one("lhs", &ANY_TYPE), OperandDef::one("rhs", &ANY_TYPE)],
    results: &[OperandDef::one("result", &I1)],
    attrs: &[AttrDef::required("predicate", AttrConstraint::IntEnum(&PREDICATE))],
    same_types: &[&["lhs", "rhs"]],
    ..OpDef::BASE
};

static ARITH: DialectDef = DialectDef {
    name: "arith",
    ops: &[&[&CONSTANT, &ADDI, &ADDF, &CMPI]],
    types: &[],
    enums: &[&FASTMATH, &OVERFLOW, &PREDICATE],
};

static BR: OpDef = OpDef {
    name: "cf.br",
    format: Format::Declarative("$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict"),
    operands: &[OperandDef::variadic("destOperands", &ANY_TYPE)],
    successors: &[SuccessorDef::one("dest", "destOperands")],
    traits: Traits::TERMINATOR,
    ..OpDef::BASE
};

static COND_BR: OpDef = OpDef {
    name: "cf.cond_br",
    format: Format::Declarative(
        "$condition `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` \
         $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict",
    ),
    operands: &[
        OperandDef::one("condition", &I1),
        OperandDef::variadic("trueDestOperands", &ANY_TYPE),
        OperandDef::variadic("falseDestOperands", &ANY_TYPE),
    ],
    successors: &[
        SuccessorDef::one("trueDest", "trueDestOperands"),
        SuccessorDef::one("falseDest", "falseDestOperands"),
    ],
    traits: Traits::TERMINATOR.with(Traits::ATTR_SIZED_OPERAND_SEGMENTS),
    ..OpDef::BASE
};

static CF: DialectDef = DialectDef { name: "cf", ops: &[&[&BR, &COND_BR]], types: &[], enums: &[] };

static DEVICE: TypeDef = TypeDef { name: "hal.device", summary: "a device", ..TypeDef::BASE };
static REF: TypeDef = TypeDef { name: "vm.ref", summary: "a reference", parameters: 1, ..TypeDef::BASE };
static HAL: DialectDef = DialectDef { name: "hal", ops: &[], types: &[&DEVICE], enums: &[] };
static VM: DialectDef = DialectDef { name: "vm", ops: &[], types: &[&REF], enums: &[] };

static IS_DEVICE: TypeConstraint = TypeConstraint {
    describe: "device",
    matches: |m, ty| m.is_type(ty, &DEVICE),
    build: Some(|m| m.dialect_type(&DEVICE)),
};

static ALMOST_EQ: OpDef = OpDef {
    name: "check.expect_almost_eq",
    format: Format::Declarative(
        "(`` `<` $device^ `>`)? `` `(` $lhs `,` $rhs (`,` `atol` $atol^)? (`,` `rtol` $rtol^)? `)` \
         attr-dict `:` type($lhs)",
    ),
    operands: &[
        OperandDef::optional("device", &IS_DEVICE),
        OperandDef::one("lhs", &ANY_TYPE),
        OperandDef::one("rhs", &ANY_TYPE),
    ],
    attrs: &[
        AttrDef::default("atol", AttrConstraint::F32, DefaultValue::F32(1.0e-4)),
        AttrDef::default("rtol", AttrConstraint::F32, DefaultValue::F32(0.0)),
    ],
    same_types: &[&["lhs", "rhs"]],
    ..OpDef::BASE
};

static EQ_CONST: OpDef = OpDef {
    name: "check.expect_eq_const",
    format: Format::Declarative("`` `(` $lhs `,` $value `)` attr-dict `:` type($lhs)"),
    operands: &[OperandDef::one("lhs", &ANY_TYPE)],
    attrs: &[AttrDef::required("value", AttrConstraint::Elements)],
    same_types: &[&["lhs", "value"]],
    ..OpDef::BASE
};

static TRUE: OpDef = OpDef {
    name: "check.expect_true",
    format: Format::Declarative("`` `(` $operand `)` attr-dict `:` type($operand)"),
    operands: &[OperandDef::one("operand", &ANY_TYPE)],
    ..OpDef::BASE
};

static CHECK: DialectDef =
    DialectDef { name: "check", ops: &[&[&ALMOST_EQ, &EQ_CONST, &TRUE]], types: &[], enums: &[] };

static ALL_ATTRS: OpDef = OpDef {
    name: "test.attrs",
    format: Format::Declarative(
        "$any $str $sym $nested `type` $ty `fn` $fn_ty `perm` `=` $perm (`unit` $flag^)? `index` $index \
         `i32` $int (`f` `=` $float^)? attr-dict",
    ),
    attrs: &[
        AttrDef::required("any", AttrConstraint::Any),
        AttrDef::required("str", AttrConstraint::Str),
        AttrDef::required("sym", AttrConstraint::FlatSymbolRef),
        AttrDef::required("nested", AttrConstraint::SymbolRef),
        AttrDef::required("ty", AttrConstraint::Type),
        AttrDef::required("fn_ty", AttrConstraint::FunctionType),
        AttrDef::required("perm", AttrConstraint::DenseI32),
        AttrDef::optional("flag", AttrConstraint::Unit),
        AttrDef::required("index", AttrConstraint::Index),
        AttrDef::required("int", AttrConstraint::I32),
        AttrDef::optional("float", AttrConstraint::F32),
    ],
    ..OpDef::BASE
};

static REGION: OpDef = OpDef {
    name: "test.region",
    format: Format::Declarative(
        "(`[` $size^ `]`)? attr-dict-with-keyword $first `else` $second (`->` type($out)^)?",
    ),
    operands: &[OperandDef::optional("size", &INDEX)],
    results: &[OperandDef::optional("out", &ANY_TYPE)],
    regions: &[RegionDef::any("first"), RegionDef::any("second")],
    traits: Traits::NO_TERMINATOR,
    ..OpDef::BASE
};

/// Its blocks end in `test.end` whether the text says so or not.
static ENDED: OpDef = OpDef {
    name: "test.ended",
    format: Format::Declarative("$body attr-dict"),
    regions: &[RegionDef::one("body")],
    traits: Traits::SINGLE_BLOCK,
    implicit_terminator: Some(&END),
    ..OpDef::BASE
};

static END: OpDef = OpDef {
    name: "test.end",
    format: Format::Declarative("($values^ `:` type($values))? attr-dict"),
    operands: &[OperandDef::variadic("values", &ANY_TYPE)],
    traits: Traits::TERMINATOR,
    parents: &["test.ended", "test.loop"],
    ..OpDef::BASE
};

static GENERIC: OpDef =
    OpDef { name: "test.generic", attrs: &[AttrDef::optional("own", AttrConstraint::Any)], ..OpDef::BASE };

static SPLIT: OpDef = OpDef {
    name: "test.split",
    format: Format::Declarative("$a `->` functional-type($a, $r) attr-dict"),
    operands: &[OperandDef::variadic("a", &ANY_TYPE)],
    results: &[OperandDef::one("r", &ANY_TYPE)],
    ..OpDef::BASE
};

static UNKNOWABLE: OpDef = OpDef {
    name: "test.unknowable",
    format: Format::Declarative("$a attr-dict"),
    operands: &[OperandDef::one("a", &ANY_TYPE)],
    ..OpDef::BASE
};

static CLAUSES: OpDef = OpDef {
    name: "test.clauses",
    format: Format::Declarative(
        "`start` oilist( `count` `(` $count `)` | `flag` $flag | `in` $in `:` type($in) ) \
         (`with` $mode^) : (`without`)? ($wide^)? prop-dict attr-dict",
    ),
    operands: &[OperandDef::optional("in", &ANY_TYPE)],
    attrs: &[
        AttrDef::optional("count", AttrConstraint::I64),
        AttrDef::optional("flag", AttrConstraint::Unit),
        AttrDef::default("mode", AttrConstraint::Enum(&MODE), DefaultValue::Case(0)),
        AttrDef::optional("wide", AttrConstraint::Unit),
        AttrDef::optional("other", AttrConstraint::Str),
    ],
    ..OpDef::BASE
};

static MODE: EnumDef =
    EnumDef { name: "test.mode", cases: &[("slow", 0), ("fast", 1)], bits: false, separator: "," };

static NUMBERS: OpDef = OpDef {
    name: "test.numbers",
    format: Format::Declarative(
        "$i64 `,` $f64 `,` $bool `,` $bools `,` $i64s `,` $strs `,` $dict `,` $i32_mode `,` qualified($mode) \
         (`map` $map^)? attr-dict",
    ),
    attrs: &[
        AttrDef::optional("map", AttrConstraint::AffineMap),
        AttrDef::required("i64", AttrConstraint::I64),
        AttrDef::required("f64", AttrConstraint::F64),
        AttrDef::required("bool", AttrConstraint::Bool),
        AttrDef::required("bools", AttrConstraint::DenseBool),
        AttrDef::required("i64s", AttrConstraint::DenseI64),
        AttrDef::required("strs", AttrConstraint::TypedArray(&AttrConstraint::Str)),
        AttrDef::required("dict", AttrConstraint::Dictionary),
        AttrDef::required("i32_mode", AttrConstraint::I32Enum(&MODE)),
        AttrDef::required("mode", AttrConstraint::Enum(&MODE)),
        AttrDef::default("hidden", AttrConstraint::I64, DefaultValue::Int(-1)),
        AttrDef::default("empty", AttrConstraint::DenseI64, DefaultValue::Empty),
        AttrDef::default("name", AttrConstraint::Str, DefaultValue::Str("x")),
        AttrDef::default("on", AttrConstraint::Bool, DefaultValue::Bool(true)),
    ],
    ..OpDef::BASE
};

static SLICE: OpDef = OpDef {
    name: "test.slice",
    format: Format::Declarative(
        "$source `` custom<DynamicIndexList>($offsets, $static_offsets) attr-dict `:` type($source)",
    ),
    directives: &[&DYNAMIC_INDEX_LIST],
    operands: &[OperandDef::one("source", &ANY_TYPE), OperandDef::variadic("offsets", &INDEX)],
    attrs: &[AttrDef::required("static_offsets", AttrConstraint::DenseI64)],
    ..OpDef::BASE
};

static LOOP: OpDef = OpDef {
    name: "test.loop",
    format: Format::Custom { parse: parse_loop, print: print_loop },
    operands: &[OperandDef::one("count", &INDEX), OperandDef::variadic("starts", &ANY_TYPE)],
    results: &[OperandDef::variadic("out", &ANY_TYPE)],
    regions: &[RegionDef::some("body")],
    implicit_terminator: Some(&END),
    ..OpDef::BASE
};

/// `test.loop %count, (%x = %y) -> (i32) {...} attributes {...}`, given by names.
fn parse_loop(p: &mut dyn OpParser) -> Option<()> {
    let count = p.operand()?;
    p.set_operands("count", vec![count])?;
    p.expect(",")?;
    let (args, starts): (Vec<_>, Vec<_>) = p.assignments()?.into_iter().unzip();
    p.set_operands("starts", starts)?;
    let types = p.optional_arrow_types()?;
    p.set_types("starts", types.clone())?;
    p.set_types("out", types.clone())?;
    let args: Vec<_> = args.into_iter().zip(types).collect();
    let body = p.region(&args)?;
    p.set_regions("body", vec![body])?;
    p.attr_dict_with_keyword()
}

fn print_loop(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    p.text(" ");
    p.values(&m.operand_group(op, "count"));
    p.text(", (");
    let args = m.body(op).map(|body| m.block_args(body)).unwrap_or_default();
    for (index, (arg, start)) in args.iter().zip(m.operand_group(op, "starts")).enumerate() {
        p.text(if index == 0 { "" } else { ", " });
        p.value(*arg);
        p.text(" = ");
        p.value(start);
    }
    p.text(")");
    let types: Vec<_> = m.results(op).iter().map(|value| m.value_type(*value)).collect();
    p.arrow_types(m, &types, true);
    p.text(" ");
    match types[..] {
        [] => p.region_without_terminator(m.op_regions(op)[0], false),
        _ => p.region(m.op_regions(op)[0], false),
    }
    p.attr_dict(op, &[], true);
}

static TEST: DialectDef = DialectDef {
    name: "test",
    ops: &[
        &[&ALL_ATTRS, &REGION, &ENDED, &END, &GENERIC, &SPLIT, &UNKNOWABLE],
        &[&CLAUSES, &NUMBERS, &SLICE, &LOOP],
    ],
    types: &[],
    enums: &[&MODE],
};

static REGISTRY: LazyLock<Arc<Registry>> = LazyLock::new(|| {
    Arc::new(Registry::new(
        &[&BUILTIN, &FUNC_DIALECT, &ARITH, &CF, &HAL, &VM, &CHECK, &TEST],
        &MODULE,
        &["builtin", "func"],
    ))
});

pub(crate) fn registry() -> &'static Arc<Registry> {
    &REGISTRY
}

pub(crate) fn read(text: &str) -> Result<Module, ParseError> {
    parse(registry(), "t.mlir", text)
}

/// Reads a text that has no errors.
#[track_caller]
pub(crate) fn module(text: &str) -> Module {
    read(text).unwrap_or_else(|error| panic!("{error}\nin\n{text}"))
}

/// All errors of a text, one a line, notes too.
pub(crate) fn errors(text: &str) -> String {
    match read(text) {
        Ok(_) => String::new(),
        Err(error) => error.diagnostics.iter().map(|d| d.to_string() + "\n").collect(),
    }
}

pub(crate) fn custom(module: &Module) -> String {
    print(module, PrintOptions::default())
}

pub(crate) fn generic(module: &Module) -> String {
    print(module, PrintOptions { generic: true, ..PrintOptions::default() })
}
