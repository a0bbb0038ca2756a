//! Lets a launch write into the buffer of an input that it is the last to use.
//!
//! Elementwise kernels read every element before they write the one at its place, so an input's buffer can
//! be a destination. Whether nothing else refers to the buffer is known at run time only, and `jit.reuse`
//! asks; here it is decided for which input asking makes sense. An argument of the function is not
//! considered: its caller still has it.

use super::is_counted;
use crate::liveness::Liveness;
use checkjit_dialects::jit;
use checkjit_ir::{InsertPoint, Module, OpId, Rewriter, Value, ValueDef};
use rustc_hash::FxHashSet;

/// Replaces allocations that only a launch writes to.
pub(super) fn reuse_destinations(m: &mut Module, function: OpId) {
    let Some(entry) = m.body(function) else { return };
    for region in m.op_regions(function).to_vec() {
        let liveness = Liveness::new(m, region, &is_counted);
        for block in m.region_blocks(region).to_vec() {
            let mut live: FxHashSet<Value> = liveness.live_out(block).into_iter().collect();
            for op in m.block_op_list(block).into_iter().rev() {
                if m.is(op, &jit::LAUNCH) {
                    let is_entry_arg = |m: &Module, value: Value| matches!(m.value_def(value), ValueDef::Argument { block, .. } if block == entry);
                    let mut free: Vec<Value> = m
                        .operand_group(op, "inputs")
                        .into_iter()
                        .filter(|v| is_counted(m, *v) && !live.contains(v) && !is_entry_arg(m, *v))
                        .collect();
                    for output in m.operand_group(op, "outputs") {
                        reuse_one(m, op, output, &mut free);
                    }
                }
                live.extend(m.operands(op).filter(|value| is_counted(m, *value)));
            }
        }
    }
}

/// Replaces one allocation by the reuse of one of the free inputs, which then is free no more.
fn reuse_one(m: &mut Module, launch: OpId, output: Value, free: &mut Vec<Value>) {
    let Some(alloc) = m.defining_op(output).filter(|op| m.is(*op, &jit::ALLOC)) else { return };
    let Some(ty) = m.attr(alloc, "type") else { return };
    let allocated_type = |m: &Module, value: &Value| m.defining_op(*value).and_then(|op| m.attr(op, "type"));
    // An input whose type is not known here, such as a call's result, is worth asking at run time.
    let Some(at) = free.iter().position(|value| allocated_type(m, value).is_none_or(|own| own == ty)) else {
        return;
    };
    let source = free.remove(at);
    let (loc, view) = (m.op(launch).loc, m.value_type(output));
    let sizes: Vec<Value> = m.operands(alloc).collect();
    let mut rewriter = Rewriter::new(m, InsertPoint::Before(launch));
    let reused = rewriter
        .op(&jit::REUSE, loc)
        .operands([source])
        .operands(sizes)
        .attr("type", ty)
        .results([view])
        .value();
    rewriter.replace(alloc, &[reused]);
}
