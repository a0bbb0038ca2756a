//! Casts between integer types.

use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use checkjit_dialects::arith;
use checkjit_ir::OpId;
use cranelift_codegen::ir::InstBuilder;

pub(super) const ROWS: &[Row] = &[plain(&arith::EXTSI, extsi), plain(&arith::EXTUI, extui)];

fn extsi(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let value = e.operand(op, "in")?;
    let from = e.integer_repr(op, "in")?;
    let to = e.repr(op, e.m.result(op))?;
    let mut value = e.sign_extended(from, value);
    if from.clif() != to.clif() {
        value = e.b.ins().sextend(to.clif(), value);
    }
    let value = e.narrow(to, value);
    e.define_result(op, value);
    Ok(())
}

fn extui(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let mut value = e.operand(op, "in")?;
    let from = e.integer_repr(op, "in")?;
    let to = e.repr(op, e.m.result(op))?;
    if from.clif() != to.clif() {
        value = e.b.ins().uextend(to.clif(), value);
    }
    e.define_result(op, value);
    Ok(())
}
