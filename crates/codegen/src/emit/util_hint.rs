//! Hints: by the time there is code, they have done their work.

use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use checkjit_dialects::util;
use checkjit_ir::{OpId, Value};

pub(super) const ROWS: &[Row] =
    &[plain(&util::UNFOLDABLE_CONSTANT, constant), plain(&util::OPTIMIZATION_BARRIER, barrier)];

fn constant(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let parts = e.constant_of(op)?;
    e.define_result_parts(op, &parts);
    Ok(())
}

fn barrier(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let operands: Vec<Value> = e.m.operands(op).collect();
    let values = e.operand_values(op, &operands)?;
    for (result, parts) in e.m.results(op).iter().zip(&values) {
        e.define_parts(*result, parts);
    }
    Ok(())
}
