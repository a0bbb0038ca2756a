//! `arith.select`.

use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use crate::repr::Parts;
use checkjit_dialects::arith;
use checkjit_ir::OpId;

pub(super) const ROWS: &[Row] = &[plain(&arith::SELECT, select)];

fn select(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let condition = e.operand(op, "condition")?;
    let on_true = e.operand_parts(op, "true_value")?;
    let on_false = e.operand_parts(op, "false_value")?;
    let chosen: Parts = on_true.iter().zip(&on_false).map(|(a, b)| e.select(condition, *a, *b)).collect();
    e.define_result_parts(op, &chosen);
    Ok(())
}
