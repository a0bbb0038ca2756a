//! Comparisons of integers.

use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use checkjit_dialects::arith;
use checkjit_ir::{AttrKind, OpId};
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::condcodes::IntCC;

pub(super) const ROWS: &[Row] = &[plain(&arith::CMPI, cmpi)];

/// The condition of each predicate, by the predicate's name.
const CONDITIONS: &[(&str, IntCC)] = &[
    ("eq", IntCC::Equal),
    ("ne", IntCC::NotEqual),
    ("slt", IntCC::SignedLessThan),
    ("sle", IntCC::SignedLessThanOrEqual),
    ("sgt", IntCC::SignedGreaterThan),
    ("sge", IntCC::SignedGreaterThanOrEqual),
    ("ult", IntCC::UnsignedLessThan),
    ("ule", IntCC::UnsignedLessThanOrEqual),
    ("ugt", IntCC::UnsignedGreaterThan),
    ("uge", IntCC::UnsignedGreaterThanOrEqual),
];

fn cmpi(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let (repr, mut lhs, mut rhs) = e.integers(op)?;
    let number = match e.m.attr(op, "predicate").map(|attr| e.m.attr_kind(attr)) {
        Some(AttrKind::Integer { bits, .. }) => u32::try_from(*bits).ok(),
        Some(AttrKind::Enum { value, .. }) => Some(*value),
        _ => None,
    };
    let name = number.map(|number| arith::CMPI_PREDICATE.text(number)).unwrap_or_default();
    let Some((_, condition)) = CONDITIONS.iter().find(|(own, _)| *own == name) else {
        return Err(e.error(op, "code generation does not know this predicate".to_owned()));
    };
    if *condition != condition.unsigned() {
        lhs = e.sign_extended(repr, lhs);
        rhs = e.sign_extended(repr, rhs);
    }
    let result = e.b.ins().icmp(*condition, lhs, rhs);
    e.define_result(op, result);
    Ok(())
}
