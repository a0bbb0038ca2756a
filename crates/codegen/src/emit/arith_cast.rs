//! Casts between integer types, and of bits.

use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use checkjit_dialects::arith;
use checkjit_ir::OpId;
use cranelift_codegen::ir::{InstBuilder, MemFlagsData};

pub(super) const ROWS: &[Row] = &[
    plain(&arith::EXTSI, signed),
    plain(&arith::EXTUI, unsigned),
    plain(&arith::TRUNCI, unsigned),
    plain(&arith::INDEX_CAST, signed),
    plain(&arith::INDEX_CASTUI, unsigned),
    plain(&arith::BITCAST, bitcast),
];

fn signed(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    resize(e, op, true)
}

fn unsigned(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    resize(e, op, false)
}

fn resize(e: &mut Emitter<'_, '_>, op: OpId, signed: bool) -> Emit {
    let value = e.operand(op, "in")?;
    let from = e.integer_repr(op, "in")?;
    let to = e.repr(op, e.m.result(op))?;
    let value = e.resized(from, to, signed, value);
    e.define_result(op, value);
    Ok(())
}

fn bitcast(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let value = e.operand(op, "in")?;
    let to = e.repr(op, e.m.result(op))?.clif();
    let bits = e.bits_of(value);
    let value = if to.is_float() { e.b.ins().bitcast(to, MemFlagsData::new(), bits) } else { bits };
    e.define_result(op, value);
    Ok(())
}
