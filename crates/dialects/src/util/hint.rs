//! Hints to the compiler: values it must not look into, and what it may take for granted.

use crate::constraints::{ANY_TYPE, INTEGER_OR_INDEX};
use checkjit_ir::asm::{OpParser, OpPrinter, OperandRef};
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Attr, AttrKind, Diagnostic, Module, OpId, Rewriter, Type, Value};

/// A constant that nothing folds. It is not pure: a compiler that sees through it has not tested anything.
pub static UNFOLDABLE_CONSTANT: OpDef = OpDef {
    name: "util.unfoldable_constant",
    summary: "A constant that no optimization looks into.",
    format: Format::Declarative("attr-dict $value"),
    results: &[OperandDef::one("result", &ANY_TYPE)],
    attrs: &[AttrDef::required("value", AttrConstraint::Typed)],
    same_types: &[&["value", "result"]],
    ..OpDef::BASE
};

/// Values that no optimization looks through.
pub static OPTIMIZATION_BARRIER: OpDef = OpDef {
    name: "util.optimization_barrier",
    summary: "Its operands, which no optimization looks through.",
    format: Format::Custom { parse: parse_barrier, print: print_barrier },
    operands: &[OperandDef::variadic("operands", &ANY_TYPE)],
    results: &[OperandDef::variadic("results", &ANY_TYPE)],
    verify: Some(verify_same),
    ..OpDef::BASE
};

/// Reads `[{...}] [%x, ... : types]`. There is a result an operand, of its type.
fn parse_barrier(p: &mut dyn OpParser) -> Option<()> {
    p.attr_dict()?;
    if !p.at_operand() {
        return Some(());
    }
    let operands = p.operand_list()?;
    p.expect(":")?;
    let types = p.type_list()?;
    let values = p.resolve_all(&operands, &types)?;
    p.state().operands = values;
    p.state().results = types;
    Some(())
}

fn print_barrier(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    p.attr_dict(op, &[], false);
    let operands: Vec<Value> = m.operands(op).collect();
    if operands.is_empty() {
        return;
    }
    let types: Vec<Type> = operands.iter().map(|value| m.value_type(*value)).collect();
    p.text(" ");
    p.values(&operands);
    p.text(" : ");
    p.types(&types);
}

fn verify_same(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let operands = m.operands(op).map(|value| m.value_type(value));
    if operands.eq(m.results(op).iter().map(|result| m.value_type(*result))) {
        return Ok(());
    }
    Err(op_error(m, op, "failed to verify that all of {operands, results} have same type"))
}

/// Replaces an operation by its operands.
fn pass_on(rewriter: &mut Rewriter<'_>, op: OpId) -> bool {
    let values: Vec<Value> = rewriter.module.operands(op).collect();
    rewriter.replace(op, &values);
    true
}

/// Integers with what is known of them: bounds and divisors. Nothing here relies on that.
pub static ASSUME_INT: OpDef = OpDef {
    name: "util.assume.int",
    summary: "Its operands, with what may be assumed of them.",
    format: Format::Custom { parse: parse_assume, print: print_assume },
    operands: &[OperandDef::variadic("operands", &INTEGER_OR_INDEX)],
    results: &[OperandDef::variadic("results", &INTEGER_OR_INDEX)],
    attrs: &[AttrDef::required("assumptions", AttrConstraint::Array)],
    traits: Traits::PURE,
    verify: Some(verify_assume),
    lower: Some(pass_on),
    ..OpDef::BASE
};

/// The name of the attribute that holds one assumption: text that nothing looks into.
pub(super) const INT_ASSUMPTION: &str = "util.int.assumption";

/// What an assumption may speak of, in order of printing.
const ASSUMPTION_KEYS: [&str; 3] = ["umin", "umax", "udiv"];

/// Reads `%x<umin = 0>, %y[<umin = 0>, <udiv = 16>] : types [{...}]`.
fn parse_assume(p: &mut dyn OpParser) -> Option<()> {
    let mut operands: Vec<OperandRef> = Vec::new();
    let mut rows: Vec<Attr> = Vec::new();
    loop {
        operands.push(p.operand()?);
        let mut row = Vec::new();
        if p.accept("[") {
            while !p.at("]") {
                row.push(parse_assumption(p)?);
                if !p.accept(",") {
                    break;
                }
            }
            p.expect("]")?;
        } else {
            row.push(parse_assumption(p)?);
        }
        rows.push(p.module().intern_attr(AttrKind::Array(row)));
        if !p.accept(",") {
            break;
        }
    }
    p.expect(":")?;
    let types: Vec<Type> = p.type_list()?;
    let values = p.resolve_all(&operands, &types)?;
    p.state().operands = values;
    p.state().results = types;
    let rows = p.module().intern_attr(AttrKind::Array(rows));
    p.set_attr("assumptions", rows);
    p.attr_dict()
}

/// Reads `<key = integer, ...>`, or the attribute by its full name.
fn parse_assumption(p: &mut dyn OpParser) -> Option<Attr> {
    if !p.at("<") {
        return p.attr(None);
    }
    p.expect("<")?;
    let mut found = [const { None }; ASSUMPTION_KEYS.len()];
    while !p.at(">") {
        let key = p.keyword()?;
        let Some(at) = ASSUMPTION_KEYS.iter().position(|known| *known == key) else {
            p.error("expected 'umin', 'umax' or 'udiv'");
            return None;
        };
        p.expect("=")?;
        let index = p.module().index_type();
        let value = p.attr(Some(index))?;
        found[at] = Some(p.module().attr_text_without_type(value));
        if !p.accept(",") {
            break;
        }
    }
    p.expect(">")?;
    let parts: Vec<String> = ASSUMPTION_KEYS
        .iter()
        .zip(found)
        .filter_map(|(key, value)| Some(format!("{key} = {}", value?)))
        .collect();
    let m = p.module();
    let text = m.name(&format!("{INT_ASSUMPTION}<{}>", parts.join(", ")));
    Some(m.intern_attr(AttrKind::Opaque(text)))
}

/// Is it an assumption as the short form has it: known keys in their order, each with a number?
fn is_short(text: &str) -> bool {
    let Some(inner) = text.strip_prefix('<').and_then(|text| text.strip_suffix('>')) else { return false };
    let mut keys = ASSUMPTION_KEYS.iter();
    inner.is_empty()
        || inner.split(", ").all(|part| {
            part.split_once(" = ").is_some_and(|(key, value)| {
                keys.any(|known| *known == key)
                    && value.parse::<i64>().is_ok_and(|number| number.to_string() == value)
            })
        })
}

/// The assumptions of each operand.
fn rows(m: &Module, op: OpId) -> Vec<&[Attr]> {
    let list = |attr: Attr| match m.attr_kind(attr) {
        AttrKind::Array(elements) => elements.as_slice(),
        _ => &[],
    };
    m.attr(op, "assumptions").map_or(&[][..], list).iter().map(|row| list(*row)).collect()
}

fn print_assume(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    let operands: Vec<Value> = m.operands(op).collect();
    let rows = rows(m, op);
    // Each of several stands on a line of its own, and so do the types.
    let is_long = operands.len() > 1;
    for (index, value) in operands.iter().enumerate() {
        p.text(if index == 0 { " " } else { ", " });
        if is_long {
            p.new_line();
            p.text("    ");
        }
        p.value(*value);
        let row = rows.get(index).copied().unwrap_or_default();
        p.text(if row.len() == 1 { "" } else { "[" });
        for (at, attr) in row.iter().enumerate() {
            p.text(if at == 0 { "" } else { ", " });
            let text = m.attr_text(*attr);
            let stripped = text.strip_prefix('#').and_then(|text| text.strip_prefix(INT_ASSUMPTION));
            p.text(stripped.filter(|text| is_short(text)).unwrap_or(&text));
        }
        p.text(if row.len() == 1 { "" } else { "]" });
    }
    let types: Vec<Type> = operands.iter().map(|value| m.value_type(*value)).collect();
    if is_long {
        p.new_line();
        p.text(" ");
    }
    p.text(" : ");
    p.types(&types);
    p.attr_dict(op, &["assumptions"], false);
}

fn verify_assume(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let rows = rows(m, op);
    let count = m.operands(op).len();
    if rows.len() != count {
        let message = format!("expected {count} assumption rows to match number of operands");
        return Err(op_error(m, op, message));
    }
    let is_assumption = |attr: &Attr| matches!(m.attr_kind(*attr), AttrKind::Opaque(text) if m.str(*text).starts_with(INT_ASSUMPTION));
    if !rows.iter().flat_map(|row| row.iter()).all(is_assumption) {
        return Err(op_error(m, op, format!("needs assumptions, each a '#{INT_ASSUMPTION}'")));
    }
    let mut rank = None;
    // One assumption holds wherever several are asked for.
    for (index, row) in rows.iter().enumerate().filter(|(_, row)| row.len() != 1) {
        let rank = *rank.get_or_insert(row.len());
        if rank != row.len() {
            let has = row.len();
            let message = format!("expected operand #{index} to have {rank} assumptions but it has {has}");
            return Err(op_error(m, op, message));
        }
    }
    verify_same(m, op)
}

/// A value of which it is known that a narrower type could hold it. Nothing here narrows it.
pub static NUMERIC_OPTIONAL_NARROW: OpDef = OpDef {
    name: "util.numeric.optional_narrow",
    summary: "Its operand, which a narrower type could hold.",
    format: Format::Declarative("$operand `:` type($operand) `as` $semantic_type attr-dict"),
    operands: &[OperandDef::one("operand", &ANY_TYPE)],
    results: &[OperandDef::one("result", &ANY_TYPE)],
    attrs: &[
        AttrDef::required("semantic_type", AttrConstraint::Type),
        AttrDef::optional("min_value", AttrConstraint::Typed),
        AttrDef::optional("max_value", AttrConstraint::Typed),
    ],
    traits: Traits::PURE.with(Traits::SAME_OPERANDS_AND_RESULT_TYPE),
    lower: Some(pass_on),
    ..OpDef::BASE
};
