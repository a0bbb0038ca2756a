//! Comparisons.

use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use crate::floats;
use checkjit_dialects::arith;
use checkjit_ir::def::EnumDef;
use checkjit_ir::{AttrKind, Diagnostic, OpId};
use checkjit_runtime::abi::Builtin;
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{InstBuilder, types};

pub(super) const ROWS: &[Row] = &[plain(&arith::CMPI, cmpi), plain(&arith::CMPF, cmpf)];

/// The condition of each predicate of integers, by the predicate's name.
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

/// The condition of each predicate of floats, by the predicate's name; and for which of less, equal, greater and
/// unordered it holds, from the least bit up.
const FLOAT_CONDITIONS: &[(&str, Option<FloatCC>, i64)] = &[
    ("false", None, 0b0000),
    ("oeq", Some(FloatCC::Equal), 0b0010),
    ("ogt", Some(FloatCC::GreaterThan), 0b0100),
    ("oge", Some(FloatCC::GreaterThanOrEqual), 0b0110),
    ("olt", Some(FloatCC::LessThan), 0b0001),
    ("ole", Some(FloatCC::LessThanOrEqual), 0b0011),
    ("one", Some(FloatCC::OrderedNotEqual), 0b0101),
    ("ord", Some(FloatCC::Ordered), 0b0111),
    ("ueq", Some(FloatCC::UnorderedOrEqual), 0b1010),
    ("ugt", Some(FloatCC::UnorderedOrGreaterThan), 0b1100),
    ("uge", Some(FloatCC::UnorderedOrGreaterThanOrEqual), 0b1110),
    ("ult", Some(FloatCC::UnorderedOrLessThan), 0b1001),
    ("ule", Some(FloatCC::UnorderedOrLessThanOrEqual), 0b1011),
    ("une", Some(FloatCC::NotEqual), 0b1101),
    ("uno", Some(FloatCC::Unordered), 0b1000),
    ("true", None, 0b1111),
];

fn cmpi(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let (repr, lhs, rhs) = e.integers(op)?;
    let name = predicate(e, op, &arith::CMPI_PREDICATE);
    let Some((_, condition)) = CONDITIONS.iter().find(|(own, _)| *own == name) else {
        return Err(unknown(e, op));
    };
    let result = e.compare_integers(repr, *condition, lhs, rhs);
    e.define_result(op, result);
    Ok(())
}

fn cmpf(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let kind = e.float_kind(op, "lhs")?;
    let (lhs, rhs) = (e.operand(op, "lhs")?, e.operand(op, "rhs")?);
    let name = predicate(e, op, &arith::CMPF_PREDICATE);
    let Some((_, condition, orders)) = FLOAT_CONDITIONS.iter().find(|(own, ..)| *own == name) else {
        return Err(unknown(e, op));
    };
    let result = match condition {
        None => e.b.ins().iconst(types::I8, i64::from(*orders != 0)),
        Some(condition) if floats::is_computed(kind) => {
            let (lhs, rhs) = (floats::decode(e, kind, lhs), floats::decode(e, kind, rhs));
            e.b.ins().fcmp(*condition, lhs, rhs)
        }
        Some(_) => {
            let order = e.call_on_slots(Builtin::FloatCompare, &[floats::kind_number(kind)], &[lhs, rhs]);
            let place = e.b.ins().iadd_imm_u(order, 1);
            let orders = e.b.ins().iconst(types::I32, *orders);
            let holds = e.b.ins().ushr(orders, place);
            let holds = e.b.ins().band_imm_u(holds, 1);
            e.b.ins().ireduce(types::I8, holds)
        }
    };
    e.define_result(op, result);
    Ok(())
}

/// The name of the predicate.
fn predicate(e: &Emitter<'_, '_>, op: OpId, of: &EnumDef) -> String {
    match e.m.attr(op, "predicate").map(|attr| e.m.attr_kind(attr)) {
        Some(AttrKind::Integer { bits, .. }) => of.text(u32::try_from(*bits).unwrap_or(u32::MAX)),
        _ => String::new(),
    }
}

fn unknown(e: &Emitter<'_, '_>, op: OpId) -> Diagnostic {
    e.error(op, "code generation does not know this predicate".to_owned())
}
