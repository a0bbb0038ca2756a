//! Branches of cf and vm, and assertions.
//!
//! A branch that passes over a check for want of the check module counts it: that is the false edge of a
//! `vm.cond_br` on `vm.import.resolved` of an import of the module `check`.

use super::{Row, calling, plain};
use crate::emitter::{Emit, Emitter, TRUSTED};
use crate::repr::Parts;
use checkjit_dialects::{cf, vm};
use checkjit_ir::{BlockId, Diagnostic, Module, OpId};
use checkjit_runtime::abi::{CTX_PASSED_OVER, Trap};
use cranelift_codegen::ir::{self, InstBuilder, types};
use cranelift_frontend::Switch;
use rustc_hash::FxHashSet;

pub(super) const ROWS: &[Row] = &[
    plain(&cf::BR, br),
    plain(&cf::COND_BR, cond_br),
    plain(&cf::SWITCH, switch),
    calling(&cf::ASSERT, assert),
    plain(&vm::BR, br),
    plain(&vm::COND_BR, cond_br),
];

/// One way out of a branch with several.
struct Edge {
    /// Where the branch goes: to the target itself, or to a block of the edge's own.
    block: ir::Block,
    target: BlockId,
    values: Vec<Parts>,
    counts: bool,
    is_direct: bool,
}

fn br(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let target = e.m.successors(op)[0];
    let operands = e.m.successor_operands(op, 0);
    let values = e.operand_values(op, &operands)?;
    e.jump_to(op, target, &values)
}

fn cond_br(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let condition = e.operand(op, "condition")?;
    let edges = edges(e, op)?;
    let [on_true, on_false] = [0, 1].map(|index| edges[index].block);
    e.b.ins().brif(condition, on_true, &[], on_false, &[]);
    write_edges(e, op, edges)
}

/// Of equal cases the first counts.
fn switch(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let flag = e.operand(op, "flag")?;
    let edges = edges(e, op)?;
    let mut switch = Switch::new();
    let mut seen = FxHashSet::default();
    for (case, edge) in cf::cases(e.m, op).into_iter().zip(&edges[1..]) {
        if seen.insert(case) {
            switch.set_entry(case, edge.block);
        }
    }
    switch.emit(&mut e.b, flag, edges[0].block);
    write_edges(e, op, edges)
}

fn assert(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let condition = e.operand(op, "arg")?;
    e.trap_unless(op, condition, Trap::AssertionFailed)
}

/// The ways out of a branch, in the order of its successors.
fn edges(e: &mut Emitter<'_, '_>, op: OpId) -> Result<Vec<Edge>, Diagnostic> {
    let mut edges = Vec::new();
    for (index, &target) in e.m.successors(op).iter().enumerate() {
        let operands = e.m.successor_operands(op, index);
        let values = e.operand_values(op, &operands)?;
        let counts = index == 1 && passes_over_check(e.m, op);
        let (block, goes_back) = e.target(op, target)?;
        let is_direct = values.is_empty() && !counts && !goes_back;
        let block = if is_direct { block } else { e.b.create_block() };
        edges.push(Edge { block, target, values, counts, is_direct });
    }
    Ok(edges)
}

/// Writes the blocks of the edges that have one.
fn write_edges(e: &mut Emitter<'_, '_>, op: OpId, edges: Vec<Edge>) -> Emit {
    for edge in edges.into_iter().filter(|edge| !edge.is_direct) {
        e.switch_to(edge.block);
        if edge.counts {
            let count = e.b.ins().load(types::I64, TRUSTED, e.ctx, CTX_PASSED_OVER);
            let count = e.b.ins().iadd_imm_u(count, 1);
            e.b.ins().store(TRUSTED, count, e.ctx, CTX_PASSED_OVER);
        }
        e.jump_to(op, edge.target, &edge.values)?;
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
