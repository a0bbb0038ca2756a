//! Code that is never reached.

use super::{Row, calling};
use crate::emitter::{Emit, Emitter};
use checkjit_dialects::ub;
use checkjit_ir::OpId;
use checkjit_runtime::abi::Trap;
use cranelift_codegen::ir::{InstBuilder, types};

pub(super) const ROWS: &[Row] = &[calling(&ub::UNREACHABLE, unreachable)];

/// An error of the run. What comes after it, which nothing reaches, goes round in a circle to end the block.
fn unreachable(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let never = e.b.ins().iconst(types::I8, 0);
    e.trap_unless(op, never, Trap::Unreachable)?;
    let circle = e.b.create_block();
    e.b.ins().jump(circle, &[]);
    e.switch_to(circle);
    e.b.ins().jump(circle, &[]);
    Ok(())
}
