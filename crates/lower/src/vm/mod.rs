//! The vm phase: checks become calls of optional imports.
//!
//! A check is a question whether its import is resolved, a branch on the answer, and a call:
//!
//! ```text
//!   %has = vm.import.resolved @check.expect_true : i32
//!   vm.cond_br %has, ^bb1, ^bb2
//! ^bb1:
//!   vm.call @check.expect_true(%x) : (i32) -> ()
//!   vm.br ^bb2
//! ^bb2:
//! ```

mod call;
mod imports;

use crate::Failures;
use checkjit_dialects::vm;
use checkjit_ir::{BlockId, Diagnostics, Module, OpId};

/// Enters the phase.
pub(crate) fn enter(m: &mut Module, failures: &mut Failures) {
    failures.each_kernel(m, &mut crate::control::to_cf);
    failures.each(m, &mut |m, function| {
        let mut diagnostics = Diagnostics::default();
        for region in m.op_regions(function).to_vec() {
            let blocks = m.region_blocks(region).to_vec();
            let order =
                blocks.into_iter().flat_map(|block| lower_block(m, block, &mut diagnostics)).collect();
            m.reorder_blocks(region, order);
        }
        if diagnostics.is_empty() { Ok(()) } else { Err(diagnostics) }
    });
}

/// Lowers the checks of a block. The blocks it is now, in order.
fn lower_block(m: &mut Module, block: BlockId, diagnostics: &mut Diagnostics) -> Vec<BlockId> {
    // From the last check to the first: what comes after a check is moved once.
    let mut blocks = Vec::new();
    for op in m.block_op_list(block).into_iter().rev() {
        let Some(row) = imports::row(m, op) else { continue };
        match imports::declare(m, op, row) {
            Ok(import) => {
                let [then, rest] = call::lower_check(m, op, row, import);
                blocks.extend([rest, then]);
            }
            Err(diagnostic) => diagnostics.push(diagnostic),
        }
    }
    blocks.push(block);
    blocks.reverse();
    blocks
}

/// What may stand in a host function of the phase.
pub(crate) fn is_legal(m: &Module, op: OpId) -> bool {
    match m.def(op).map(|def| def.dialect()) {
        Some("check") => false,
        Some("vm") => !m.is(op, &vm::IMPORT),
        Some("builtin") => true,
        _ => crate::hal::is_legal(m, op),
    }
}
