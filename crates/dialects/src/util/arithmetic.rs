//! Arithmetic on sizes and indices: alignment, ranges, choice of a value by its index. The core phase says it in arith.

use crate::arith;
use crate::constraints::{ANY_TYPE, INDEX, SIGNLESS_INTEGER_LIKE};
use checkjit_ir::asm::{OpParser, OpPrinter};
use checkjit_ir::def::{Format, OpDef, OperandDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Attr, Diagnostic, Module, OpId, Rewriter, Type, Value};

/// The next multiple of a power of two.
pub static ALIGN: OpDef = OpDef {
    name: "util.align",
    summary: "A value rounded up to a multiple of an alignment, which is a power of two.",
    format: Format::Declarative("$value `,` $alignment attr-dict `:` type($result)"),
    operands: &[
        OperandDef::one("value", &SIGNLESS_INTEGER_LIKE),
        OperandDef::one("alignment", &SIGNLESS_INTEGER_LIKE),
    ],
    results: &[OperandDef::one("result", &SIGNLESS_INTEGER_LIKE)],
    traits: Traits::PURE.with(Traits::SAME_OPERANDS_AND_RESULT_TYPE),
    lower: Some(lower_align),
    ..OpDef::BASE
};

/// `(value + (alignment - 1)) & ~(alignment - 1)`.
fn lower_align(rewriter: &mut Rewriter<'_>, op: OpId) -> bool {
    let m = &mut *rewriter.module;
    let (loc, ty) = (m.op(op).loc, m.value_type(m.result(op)));
    let (Some(value), Some(alignment)) = (m.operand(op, "value"), m.operand(op, "alignment")) else {
        return false;
    };
    let (Some(one), Some(ones)) = (number(m, ty, 1), number(m, ty, -1)) else { return false };
    let [one, ones] = [one, ones]
        .map(|value| rewriter.op(&arith::CONSTANT, loc).attr("value", value).results([ty]).value());
    let mut binary = |def, a, b| rewriter.op(def, loc).operands([a, b]).results([ty]).value();
    let mask = binary(&arith::SUBI, alignment, one);
    let above = binary(&arith::ADDI, value, mask);
    let kept = binary(&arith::XORI, mask, ones);
    let aligned = binary(&arith::ANDI, above, kept);
    rewriter.replace(op, &[aligned]);
    true
}

/// The constant of a type, all of whose elements are `value`; `None` for a tensor of unknown extents.
fn number(m: &mut Module, ty: Type, value: i128) -> Option<Attr> {
    let element = m.element_or_self(ty);
    if element == ty {
        return Some(m.int_attr(ty, value));
    }
    m.static_elements(ty)?;
    let bits = m.element_type(element)?.value_bits();
    m.dense_attr(ty, &[(value as u128 & (u128::MAX >> 128u32.checked_sub(bits)?), 0)])
}

/// The row of the least or the greatest of indices.
const RANGE: OpDef = OpDef {
    format: Format::Declarative("$operands attr-dict `:` type($result)"),
    operands: &[OperandDef::variadic("operands", &INDEX)],
    results: &[OperandDef::one("result", &INDEX)],
    traits: Traits::PURE.with(Traits::SAME_OPERANDS_AND_RESULT_TYPE),
    verify: Some(|m, op| match m.operands(op).len() {
        0 => Err(op_error(m, op, "expected 1 or more operands, but found 0")),
        _ => Ok(()),
    }),
    ..OpDef::BASE
};

/// The least.
pub static RANGE_MIN: OpDef = OpDef {
    name: "util.range.min",
    summary: "The least of indices, as unsigned numbers.",
    lower: Some(|rewriter, op| lower_range(rewriter, op, &arith::MINUI)),
    ..RANGE
};

/// The greatest.
pub static RANGE_MAX: OpDef = OpDef {
    name: "util.range.max",
    summary: "The greatest of indices, as unsigned numbers.",
    lower: Some(|rewriter, op| lower_range(rewriter, op, &arith::MAXUI)),
    ..RANGE
};

fn lower_range(rewriter: &mut Rewriter<'_>, op: OpId, def: &'static OpDef) -> bool {
    let values: Vec<Value> = rewriter.module.operands(op).collect();
    let Some(value) = reduce(rewriter, op, def, &values) else { return false };
    rewriter.replace(op, &[value]);
    true
}

/// All values brought together by an operation on two.
fn reduce(rewriter: &mut Rewriter<'_>, op: OpId, def: &'static OpDef, values: &[Value]) -> Option<Value> {
    let (loc, index) = (rewriter.module.op(op).loc, rewriter.module.index_type());
    let (first, rest) = values.split_first()?;
    Some(
        rest.iter().fold(*first, |all, value| {
            rewriter.op(def, loc).operands([all, *value]).results([index]).value()
        }),
    )
}

/// The first and the last index of several ranges together. (IREE's description speaks of the end of the last; what
/// it computes is the last index itself, and so do we.)
pub static RANGE_EXTENTS: OpDef = OpDef {
    name: "util.range.extents",
    summary: "The first and the last index that lie in any of several ranges.",
    format: Format::Custom { parse: parse_extents, print: print_extents },
    operands: &[OperandDef::variadic("operands", &INDEX)],
    results: &[OperandDef::one("min", &INDEX), OperandDef::one("max", &INDEX)],
    traits: Traits::PURE.with(Traits::SAME_OPERANDS_AND_RESULT_TYPE),
    verify: Some(verify_extents),
    result_names: &["min", "max"],
    lower: Some(lower_extents),
    ..OpDef::BASE
};

/// Reads `[%offset for %length], ... [{...}] : type`. All offsets come before all lengths.
fn parse_extents(p: &mut dyn OpParser) -> Option<()> {
    let (mut offsets, mut lengths) = (Vec::new(), Vec::new());
    loop {
        p.expect("[")?;
        offsets.push(p.operand()?);
        p.expect("for")?;
        lengths.push(p.operand()?);
        p.expect("]")?;
        if !p.accept(",") {
            break;
        }
    }
    p.attr_dict()?;
    p.expect(":")?;
    let ty = p.ty()?;
    offsets.extend(lengths);
    let values = p.resolve_all(&offsets, &vec![ty; offsets.len()])?;
    p.state().operands = values;
    p.state().results = vec![ty, ty];
    Some(())
}

/// Offsets and lengths.
fn halves(values: &[Value]) -> (&[Value], &[Value]) {
    values.split_at(values.len() / 2)
}

fn print_extents(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    let values: Vec<Value> = m.operands(op).collect();
    let (offsets, lengths) = halves(&values);
    for (index, (offset, length)) in offsets.iter().zip(lengths).enumerate() {
        p.text(if index == 0 { " [" } else { ", [" });
        p.value(*offset);
        p.text(" for ");
        p.value(*length);
        p.text("]");
    }
    p.attr_dict(op, &[], false);
    p.text(" : ");
    p.ty(m.value_type(m.results(op)[0]));
}

fn verify_extents(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    match m.operands(op).len() {
        0 => Err(op_error(m, op, "needs a range")),
        odd if odd % 2 == 1 => Err(op_error(m, op, "needs a length an offset")),
        _ => Ok(()),
    }
}

fn lower_extents(rewriter: &mut Rewriter<'_>, op: OpId) -> bool {
    let m = &mut *rewriter.module;
    let (loc, index, one) = (m.op(op).loc, m.index_type(), number_of_index(m, 1));
    let values: Vec<Value> = m.operands(op).collect();
    let (offsets, lengths) = halves(&values);
    let one = rewriter.op(&arith::CONSTANT, loc).attr("value", one).results([index]).value();
    let last = |(offset, length): (&Value, &Value), rewriter: &mut Rewriter<'_>| {
        let mut binary = |def, a, b| rewriter.op(def, loc).operands([a, b]).results([index]).value();
        let end = binary(&arith::ADDI, *offset, *length);
        binary(&arith::SUBI, end, one)
    };
    let lasts: Vec<Value> = offsets.iter().zip(lengths).map(|range| last(range, rewriter)).collect();
    let (Some(min), Some(max)) =
        (reduce(rewriter, op, &arith::MINUI, offsets), reduce(rewriter, op, &arith::MAXUI, &lasts))
    else {
        return false;
    };
    rewriter.replace(op, &[min, max]);
    true
}

fn number_of_index(m: &mut Module, value: i128) -> Attr {
    let index = m.index_type();
    m.int_attr(index, value)
}

/// One of several values.
pub static SWITCH: OpDef = OpDef {
    name: "util.switch",
    summary: "The value with an index, or a default where there is none.",
    format: Format::Custom { parse: parse_switch, print: print_switch },
    operands: &[
        OperandDef::one("index", &INDEX),
        OperandDef::one("default_value", &ANY_TYPE),
        OperandDef::variadic("values", &ANY_TYPE),
    ],
    results: &[OperandDef::one("result", &ANY_TYPE)],
    same_types: &[&["default_value", "result"]],
    traits: Traits::PURE,
    verify: Some(|m, op| {
        let ty = m.value_type(m.result(op));
        match m.operand_group(op, "values").iter().all(|value| m.value_type(*value) == ty) {
            true => Ok(()),
            false => Err(op_error(m, op, "needs values of the result's type")),
        }
    }),
    lower: Some(lower_switch),
    ..OpDef::BASE
};

/// Reads `type from [%values] at %index else %default [{...}] : type`.
fn parse_switch(p: &mut dyn OpParser) -> Option<()> {
    let ty = p.ty()?;
    p.expect("from")?;
    p.expect("[")?;
    let values = p.operand_list()?;
    p.expect("]")?;
    p.expect("at")?;
    let index = p.operand()?;
    p.expect("else")?;
    let default = p.operand()?;
    p.attr_dict()?;
    p.expect(":")?;
    let result = p.ty()?;
    let index_type = p.module().index_type();
    let index = p.resolve(&index, index_type)?;
    let default = p.resolve(&default, ty)?;
    let values = p.resolve_all(&values, &vec![ty; values.len()])?;
    p.state().operands = [index, default].into_iter().chain(values).collect();
    p.state().results.push(result);
    Some(())
}

fn print_switch(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    let (Some(index), Some(default)) = (m.operand(op, "index"), m.operand(op, "default_value")) else {
        return;
    };
    p.text(" ");
    p.ty(m.value_type(default));
    p.text(" from [");
    p.values(&m.operand_group(op, "values"));
    p.text("] at ");
    p.value(index);
    p.text(" else ");
    p.value(default);
    p.attr_dict(op, &[], false);
    p.text(" : ");
    p.ty(m.value_type(m.result(op)));
}

/// A comparison and a selection a value.
fn lower_switch(rewriter: &mut Rewriter<'_>, op: OpId) -> bool {
    let m = &mut *rewriter.module;
    let (loc, ty) = (m.op(op).loc, m.value_type(m.result(op)));
    let (Some(index), Some(default)) = (m.operand(op, "index"), m.operand(op, "default_value")) else {
        return false;
    };
    let values = m.operand_group(op, "values");
    let (index_type, i1, i64_type) = (m.index_type(), m.int_type(1), m.int_type(64));
    let equal = m.int_attr(i64_type, 0);
    let mut chosen = default;
    for (case, value) in values.into_iter().enumerate() {
        let case = number_of_index(rewriter.module, case as i128);
        let case = rewriter.op(&arith::CONSTANT, loc).attr("value", case).results([index_type]).value();
        let is_it = rewriter.op(&arith::CMPI, loc).operands([index, case]).attr("predicate", equal);
        let is_it = is_it.results([i1]).value();
        chosen = rewriter.op(&arith::SELECT, loc).operands([is_it, value, chosen]).results([ty]).value();
    }
    rewriter.replace(op, &[chosen]);
    true
}
