//! Shifts. CLIF takes the amount modulo the container's width; ours may be anything.

use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use crate::repr::Repr;
use checkjit_dialects::arith;
use checkjit_ir::OpId;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, types};

pub(super) const ROWS: &[Row] = &[
    plain(&arith::SHLI, |e, op| or_zero(e, op, |e, value, amount| e.b.ins().ishl(value, amount))),
    plain(&arith::SHRSI, shrsi),
    plain(&arith::SHRUI, |e, op| or_zero(e, op, |e, value, amount| e.b.ins().ushr(value, amount))),
];

/// Shifts; by the width or more, zero is left.
fn or_zero(
    e: &mut Emitter<'_, '_>,
    op: OpId,
    shift: impl FnOnce(&mut Emitter<'_, '_>, ir::Value, ir::Value) -> ir::Value,
) -> Emit {
    let (repr, value, amount) = e.integers(op)?;
    let ty = repr.clif();
    let width = e.constant(ty, repr.bits().into());
    let is_less = e.b.ins().icmp(IntCC::UnsignedLessThan, amount, width);
    let amount = machine_amount(e, repr, amount);
    let shifted = shift(e, value, amount);
    let shifted = e.narrow(repr, shifted);
    let zero = e.constant(ty, 0);
    let result = e.select(is_less, shifted, zero);
    e.define_result(op, result);
    Ok(())
}

/// By the width or more is as by one less: all bits are the sign.
fn shrsi(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let (repr, value, amount) = e.integers(op)?;
    let most = e.constant(repr.clif(), u128::from(repr.bits() - 1));
    let is_less = e.b.ins().icmp(IntCC::UnsignedLessThan, amount, most);
    let amount = e.select(is_less, amount, most);
    let amount = machine_amount(e, repr, amount);
    let value = e.sign_extended(repr, value);
    let shifted = e.b.ins().sshr(value, amount);
    let shifted = e.narrow(repr, shifted);
    e.define_result(op, shifted);
    Ok(())
}

/// The lower bits of an amount, in a type that every shift takes.
fn machine_amount(e: &mut Emitter<'_, '_>, repr: Repr, amount: ir::Value) -> ir::Value {
    match repr.clif() {
        types::I128 => e.b.ins().ireduce(types::I64, amount),
        _ => amount,
    }
}
