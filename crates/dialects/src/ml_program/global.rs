//! Globals, and tokens that order accesses to them in graphs.

use super::{TOKEN_ONLY, TOKEN_TYPE};
use crate::constraints::ANY_TYPE;
use crate::{function, util};
use checkjit_ir::asm::{OpParser, OpPrinter};
use checkjit_ir::def::{AttrConstraint, AttrDef, DefaultValue, Format, OpDef, OperandDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Module, OpId, Rewriter, Type, Value};

/// A global.
pub static GLOBAL: OpDef = OpDef {
    name: "ml_program.global",
    summary: "A value that functions load and store; each instance has its own.",
    format: Format::Custom { parse: parse_global, print: print_global },
    attrs: &[
        AttrDef::required("sym_name", AttrConstraint::SymbolName),
        AttrDef::required("type", AttrConstraint::Type),
        AttrDef::optional("is_mutable", AttrConstraint::Unit),
        AttrDef::optional("value", AttrConstraint::Any),
        AttrDef::default("sym_visibility", AttrConstraint::Str, DefaultValue::Str("public")),
    ],
    traits: Traits::SYMBOL,
    verify: Some(|m, op| {
        let is_undefined = m.attr(op, "is_mutable").is_none() && m.attr(op, "value").is_none();
        match is_undefined {
            true => Err(op_error(m, op, "immutable global must have an initial value")),
            false => util::verify_initial_value(m, op, "value"),
        }
    }),
    ..OpDef::BASE
};

/// Reads `[visibility] [mutable] @name[(value)] : type [{...}]`.
fn parse_global(p: &mut dyn OpParser) -> Option<()> {
    function::parse_visibility(p)?;
    p.flag("mutable", "is_mutable");
    p.own_symbol()?;
    if p.accept("(") {
        let value = p.attr(None)?;
        p.set_attr("value", value);
        p.expect(")")?;
    }
    p.expect(":")?;
    let ty = p.ty()?;
    let ty = p.module().type_attr(ty);
    p.set_attr("type", ty);
    p.attr_dict()
}

fn print_global(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    function::print_visibility(p, m, op);
    if m.attr(op, "is_mutable").is_some() {
        p.text(" mutable");
    }
    p.text(" ");
    p.symbol(m.symbol(op).unwrap_or_default());
    if let Some(value) = m.attr(op, "value") {
        p.text("(");
        p.attr(value);
        p.text(")");
    }
    p.text(" : ");
    if let Some(ty) = util::global_type(m, op) {
        p.ty(ty);
    }
    p.attr_dict(op, &["sym_name", "sym_visibility", "is_mutable", "type", "value"], false);
}

const GLOBAL_REF: AttrDef = AttrDef::required("global", AttrConstraint::FlatSymbolRef);

/// The row of a load.
const LOAD: OpDef = OpDef {
    format: Format::Declarative("$global `:` type($result) attr-dict"),
    results: &[OperandDef::one("result", &ANY_TYPE)],
    attrs: &[GLOBAL_REF],
    lower: Some(lower_load),
    result_name: Some(|m, op| {
        m.attr(op, "global").and_then(|attr| m.attr_symbol(attr)).unwrap_or_default().to_owned()
    }),
    ..OpDef::BASE
};

/// The value of a global.
pub static GLOBAL_LOAD: OpDef = OpDef {
    name: "ml_program.global_load",
    summary: "The value of a global.",
    verify: Some(|m, op| verify_load(m, op, false)),
    ..LOAD
};

/// The value of a global that never changes.
pub static GLOBAL_LOAD_CONST: OpDef = OpDef {
    name: "ml_program.global_load_const",
    summary: "The value of an immutable global.",
    traits: Traits::PURE,
    verify: Some(|m, op| verify_load(m, op, true)),
    ..LOAD
};

/// A new value for a global.
pub static GLOBAL_STORE: OpDef = OpDef {
    name: "ml_program.global_store",
    summary: "Gives a global another value.",
    format: Format::Declarative("$global `=` $value `:` type($value) attr-dict"),
    operands: &[OperandDef::one("value", &ANY_TYPE)],
    attrs: &[GLOBAL_REF],
    verify: Some(verify_store),
    lower: Some(lower_store),
    ..OpDef::BASE
};

/// The first token.
pub static TOKEN: OpDef = OpDef {
    name: "ml_program.token",
    summary: "A token for the start of an order.",
    format: Format::Declarative("attr-dict"),
    results: &[OperandDef::one("token", &TOKEN_ONLY)],
    traits: Traits::PURE,
    lower: Some(|rewriter, op| {
        let token = new_token(rewriter, op);
        rewriter.replace(op, &[token]);
        true
    }),
    ..OpDef::BASE
};

/// The value of a global, in a graph.
pub static GLOBAL_LOAD_GRAPH: OpDef = OpDef {
    name: "ml_program.global_load_graph",
    summary: "The value of a global, once what gives the tokens is done.",
    format: Format::Custom { parse: parse_load_graph, print: print_load_graph },
    operands: &[OperandDef::variadic("consumeTokens", &TOKEN_ONLY)],
    results: &[OperandDef::one("result", &ANY_TYPE), OperandDef::one("produceToken", &TOKEN_ONLY)],
    attrs: &[GLOBAL_REF],
    verify: Some(|m, op| verify_load(m, op, false)),
    lower: Some(lower_load),
    result_names: &["result", "produceToken"],
    ..OpDef::BASE
};

/// A new value for a global, in a graph.
pub static GLOBAL_STORE_GRAPH: OpDef = OpDef {
    name: "ml_program.global_store_graph",
    summary: "Gives a global another value, once what gives the tokens is done.",
    format: Format::Custom { parse: parse_store_graph, print: print_store_graph },
    operands: &[OperandDef::one("value", &ANY_TYPE), OperandDef::variadic("consumeTokens", &TOKEN_ONLY)],
    results: &[OperandDef::one("produceToken", &TOKEN_ONLY)],
    attrs: &[GLOBAL_REF],
    verify: Some(verify_store),
    lower: Some(lower_store),
    ..OpDef::BASE
};

/// Reads `[ordering(tokens -> type)]`, where no tokens are `()`.
fn parse_ordering(p: &mut dyn OpParser) -> Option<(Vec<Value>, Type)> {
    let token = p.module().dialect_type(&TOKEN_TYPE);
    if !p.accept("ordering") {
        return Some((Vec::new(), token));
    }
    p.expect("(")?;
    let tokens = match p.accept("(") {
        true => {
            p.expect(")")?;
            Vec::new()
        }
        false => p.operand_list()?,
    };
    p.expect("->")?;
    let ty = p.ty()?;
    p.expect(")")?;
    let tokens = p.resolve_all(&tokens, &vec![token; tokens.len()])?;
    Some((tokens, ty))
}

fn print_ordering(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    let tokens = m.operand_group(op, "consumeTokens");
    p.text(" ordering(");
    match tokens.is_empty() {
        true => p.text("()"),
        false => p.values(&tokens),
    }
    if let Some(token) = m.results(op).last() {
        p.text(" -> ");
        p.ty(m.value_type(*token));
    }
    p.text(")");
}

fn parse_global_name(p: &mut dyn OpParser) -> Option<()> {
    let name = p.symbol_name()?;
    let global = p.module().symbol_attr(&name);
    p.set_attr("global", global);
    Some(())
}

fn print_global_name(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    if let Some(global) = m.attr(op, "global") {
        p.text(" ");
        p.attr(global);
    }
}

fn parse_load_graph(p: &mut dyn OpParser) -> Option<()> {
    parse_global_name(p)?;
    let (tokens, token) = parse_ordering(p)?;
    p.expect(":")?;
    let ty = p.ty()?;
    p.state().operands = tokens;
    p.state().results = vec![ty, token];
    p.attr_dict()
}

fn print_load_graph(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    print_global_name(p, m, op);
    print_ordering(p, m, op);
    p.text(" : ");
    p.ty(m.value_type(m.results(op)[0]));
    p.attr_dict(op, &["global"], false);
}

fn parse_store_graph(p: &mut dyn OpParser) -> Option<()> {
    parse_global_name(p)?;
    p.expect("=")?;
    let value = p.operand()?;
    let (tokens, token) = parse_ordering(p)?;
    p.expect(":")?;
    let ty = p.ty()?;
    let value = p.resolve(&value, ty)?;
    p.state().operands = [value].into_iter().chain(tokens).collect();
    p.state().results = vec![token];
    p.attr_dict()
}

fn print_store_graph(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    let Some(value) = m.operand(op, "value") else { return };
    print_global_name(p, m, op);
    p.text(" = ");
    p.value(value);
    print_ordering(p, m, op);
    p.text(" : ");
    p.ty(m.value_type(value));
    p.attr_dict(op, &["global"], false);
}

fn name(m: &Module, op: OpId) -> &str {
    m.attr(op, "global").and_then(|attr| m.attr_symbol(attr)).unwrap_or_default()
}

/// The global that an access names, and its type. After the core phase has made it one of util, there is none.
fn accessed(m: &Module, op: OpId) -> Result<(OpId, Type), Diagnostic> {
    let global = m.lookup_symbol(op, name(m, op)).filter(|global| m.is(*global, &GLOBAL));
    let found = global.and_then(|global| Some((global, util::global_type(m, global)?)));
    found.ok_or_else(|| op_error(m, op, format!("undefined global: {}", name(m, op))))
}

fn verify_load(m: &Module, op: OpId, as_const: bool) -> Result<(), Diagnostic> {
    let (global, ty) = accessed(m, op)?;
    if as_const && m.attr(global, "is_mutable").is_some() {
        let message = format!("cannot load as const from mutable global {}", name(m, op));
        return Err(op_error(m, op, message));
    }
    let own = m.value_type(m.results(op)[0]);
    if own == ty {
        return Ok(());
    }
    let (own, ty) = (m.type_text(own), m.type_text(ty));
    Err(op_error(m, op, format!("cannot load from global typed '{ty}' as '{own}'")))
}

fn verify_store(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let (global, ty) = accessed(m, op)?;
    if m.attr(global, "is_mutable").is_none() {
        return Err(op_error(m, op, format!("cannot store to an immutable global {}", name(m, op))));
    }
    let own = m.operand(op, "value").map_or(ty, |value| m.value_type(value));
    if own == ty {
        return Ok(());
    }
    let (own, ty) = (m.type_text(own), m.type_text(ty));
    Err(op_error(m, op, format!("cannot store to a global typed '{ty}' from '{own}'")))
}

/// Tokens have done their work once operations are in an order.
fn new_token(rewriter: &mut Rewriter<'_>, op: OpId) -> Value {
    let m = &mut *rewriter.module;
    let (loc, ty) = (m.op(op).loc, m.dialect_type(&TOKEN_TYPE));
    rewriter.op(&util::NULL, loc).results([ty]).value()
}

/// A load of util, if the global has become one of util: one whose value is elsewhere has not.
fn lower_load(rewriter: &mut Rewriter<'_>, op: OpId) -> bool {
    let m = &*rewriter.module;
    let Some(global) = util::global_of(m, op).and_then(|_| m.attr(op, "global")) else { return false };
    let (loc, ty) = (m.op(op).loc, m.value_type(m.results(op)[0]));
    let value = rewriter.op(&util::GLOBAL_LOAD, loc).attr("global", global).results([ty]).value();
    if rewriter.module.results(op).len() == 1 {
        rewriter.replace(op, &[value]);
    } else {
        let token = new_token(rewriter, op);
        rewriter.replace(op, &[value, token]);
    }
    true
}

fn lower_store(rewriter: &mut Rewriter<'_>, op: OpId) -> bool {
    let m = &*rewriter.module;
    let Some(global) = util::global_of(m, op).and_then(|_| m.attr(op, "global")) else { return false };
    let Some(value) = m.operand(op, "value") else { return false };
    let loc = m.op(op).loc;
    rewriter.op(&util::GLOBAL_STORE, loc).operands([value]).attr("global", global).build();
    if rewriter.module.results(op).is_empty() {
        rewriter.replace(op, &[]);
    } else {
        let token = new_token(rewriter, op);
        rewriter.replace(op, &[token]);
    }
    true
}
