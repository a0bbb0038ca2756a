//! Casts between integer types.

use crate::constraints::{SIGNLESS_INTEGER_LIKE, same_shape};
use checkjit_ir::def::{Format, OpDef, OperandDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Module, OpId, TypeKind};

const CAST: OpDef = OpDef {
    format: Format::Declarative("$in attr-dict `:` type($in) `to` type($out)"),
    operands: &[OperandDef::one("in", &SIGNLESS_INTEGER_LIKE)],
    results: &[OperandDef::one("out", &SIGNLESS_INTEGER_LIKE)],
    traits: Traits::PURE.with(Traits::ELEMENTWISE),
    verify: Some(verify_widening),
    ..OpDef::BASE
};

/// Widens, filling with the sign.
pub static EXTSI: OpDef =
    OpDef { name: "arith.extsi", summary: "Widens an integer, filling with its sign.", ..CAST };

/// Widens, filling with zeros.
pub static EXTUI: OpDef =
    OpDef { name: "arith.extui", summary: "Widens an integer, filling with zeros.", ..CAST };

fn verify_widening(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let Some(value) = m.operand(op, "in") else { return Ok(()) };
    let (from, to) = (m.value_type(value), m.value_type(m.result(op)));
    let width = |ty| match m.type_kind(m.element_or_self(ty)) {
        TypeKind::Integer { width, .. } => Some(*width),
        _ => None,
    };
    let widens = width(from).zip(width(to)).is_some_and(|(from, to)| from < to);
    if widens && same_shape(m, from, to) {
        return Ok(());
    }
    let (from, to) = (m.type_text(from), m.type_text(to));
    Err(op_error(m, op, format!("operand type '{from}' and result type '{to}' are cast incompatible")))
}
