//! Hints: by the time there is code, they have done their work.

use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use checkjit_dialects::util;
use checkjit_ir::OpId;

pub(super) const ROWS: &[Row] =
    &[plain(&util::UNFOLDABLE_CONSTANT, constant), plain(&util::OPTIMIZATION_BARRIER, barrier)];

fn constant(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let parts = e.constant_of(op)?;
    e.define_result_parts(op, &parts);
    Ok(())
}

fn barrier(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let parts = e.operand_parts(op, "operands")?;
    e.define_result_parts(op, &parts);
    Ok(())
}
