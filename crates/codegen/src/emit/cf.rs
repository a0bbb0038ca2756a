//! Branches of cf and vm.
//!
//! A branch that passes over a check for want of the check module counts it: that is the false edge of a
//! `vm.cond_br` on `vm.import.resolved` of an import of the module `check`.

use super::{Row, plain};
use crate::emitter::{Emit, Emitter, TRUSTED};
use checkjit_dialects::{cf, vm};
use checkjit_ir::{Module, OpId};
use checkjit_runtime::abi::CTX_PASSED_OVER;
use cranelift_codegen::ir::{InstBuilder, types};

pub(super) const ROWS: &[Row] =
    &[plain(&cf::BR, br), plain(&cf::COND_BR, cond_br), plain(&vm::BR, br), plain(&vm::COND_BR, cond_br)];

fn br(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let target = e.m.successors(op)[0];
    let operands = e.m.successor_operands(op, 0);
    let values = e.operand_values(op, &operands)?;
    e.jump_to(op, target, &values)
}

fn cond_br(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let condition = e.operand(op, "condition")?;
    let mut edges = Vec::new();
    for (index, &target) in e.m.successors(op).iter().enumerate() {
        let operands = e.m.successor_operands(op, index);
        let values = e.operand_values(op, &operands)?;
        let counts = index == 1 && passes_over_check(e.m, op);
        let (block, goes_back) = e.target(op, target)?;
        let is_direct = values.is_empty() && !counts && !goes_back;
        let block = if is_direct { block } else { e.b.create_block() };
        edges.push((block, target, values, counts, is_direct));
    }
    let [on_true, on_false] = [0, 1].map(|index| edges[index].0);
    e.b.ins().brif(condition, on_true, &[], on_false, &[]);
    for (block, target, values, counts, is_direct) in edges {
        if is_direct {
            continue;
        }
        e.switch_to(block);
        if counts {
            let count = e.b.ins().load(types::I64, TRUSTED, e.ctx, CTX_PASSED_OVER);
            let count = e.b.ins().iadd_imm_u(count, 1);
            e.b.ins().store(TRUSTED, count, e.ctx, CTX_PASSED_OVER);
        }
        e.jump_to(op, target, &values)?;
    }
    Ok(())
}

/// Does the branch go round a check whose import is not resolved?
fn passes_over_check(m: &Module, branch: OpId) -> bool {
    let condition = m.operand(branch, "condition").and_then(|value| m.defining_op(value));
    condition
        .filter(|op| m.is(branch, &vm::COND_BR) && m.is(*op, &vm::IMPORT_RESOLVED))
        .and_then(|op| m.attr_symbol(m.attr(op, "import")?))
        .is_some_and(|name| name.starts_with("check."))
}
