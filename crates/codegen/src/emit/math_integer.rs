//! Functions of integers.

use super::{Row, calling, plain};
use crate::emitter::{Emit, Emitter};
use crate::repr::Repr;
use checkjit_dialects::math;
use checkjit_ir::{Diagnostic, OpId};
use checkjit_runtime::abi::{Builtin, Trap};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder};

pub(super) const ROWS: &[Row] = &[
    plain(&math::ABSI, absi),
    plain(&math::CTLZ, ctlz),
    plain(&math::CTPOP, ctpop),
    plain(&math::CTTZ, cttz),
    calling(&math::IPOWI, ipowi),
];

fn operand(e: &mut Emitter<'_, '_>, op: OpId) -> Result<(Repr, ir::Value), Diagnostic> {
    Ok((e.integer_repr(op, "operand")?, e.operand(op, "operand")?))
}

fn absi(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let (repr, value) = operand(e, op)?;
    let value = e.sign_extended(repr, value);
    let absolute = e.b.ins().iabs(value);
    let absolute = e.narrow(repr, absolute);
    e.define_result(op, absolute);
    Ok(())
}

fn ctlz(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let (repr, value) = operand(e, op)?;
    let ty = repr.clif();
    let count = e.b.ins().clz(value);
    // Those above the type's own bits are not counted.
    let above = e.constant(ty, u128::from(ty.bits() - repr.bits()));
    let count = e.b.ins().isub(count, above);
    e.define_result(op, count);
    Ok(())
}

fn cttz(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let (repr, mut value) = operand(e, op)?;
    let ty = repr.clif();
    if repr.bits() < ty.bits() {
        // A one above the type's own bits ends the count.
        let end = e.constant(ty, 1 << repr.bits());
        value = e.b.ins().bor(value, end);
    }
    let count = e.b.ins().ctz(value);
    e.define_result(op, count);
    Ok(())
}

fn ctpop(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let (_, value) = operand(e, op)?;
    let count = e.b.ins().popcnt(value);
    e.define_result(op, count);
    Ok(())
}

/// Zero to a negative power divides by zero.
fn ipowi(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let (repr, base, power) = e.integers(op)?;
    let zero = e.constant(repr.clif(), 0);
    let signed = e.sign_extended(repr, power);
    let has_base = e.b.ins().icmp(IntCC::NotEqual, base, zero);
    let has_power = e.b.ins().icmp(IntCC::SignedGreaterThanOrEqual, signed, zero);
    let has_result = e.b.ins().bor(has_base, has_power);
    e.trap_unless(op, has_result, Trap::DivisionByZero)?;
    let result = e.call_with_slots(Builtin::Ipowi, &[i64::from(repr.bits())], &[base, power], repr);
    e.define_result(op, result);
    Ok(())
}
