//! Which buffers are written again.
//!
//! An elementwise launch may write into the buffer of an input that it is the last to use: it reads every element
//! before it writes the one at its place. An operation with a destination writes into the buffer of that
//! destination if it is the last to use it. Whether nothing else refers to the buffer is known at run time only:
//! `jit.reuse` and `jit.writable` ask; here it is decided where asking makes sense. An argument of the function
//! is not considered: its caller still has it.

use super::is_counted;
use crate::liveness::Liveness;
use checkjit_dialects::jit;
use checkjit_ir::{BlockId, InsertPoint, Module, OpId, Rewriter, Value, ValueDef};
use rustc_hash::FxHashSet;

/// Replaces allocations that only an elementwise launch writes to, and makes copies of what is used again.
pub(super) fn reuse_buffers(m: &mut Module, function: OpId) {
    let Some(entry) = m.body(function) else { return };
    for region in m.op_regions(function).to_vec() {
        let liveness = Liveness::new(m, region, &is_counted);
        for block in m.region_blocks(region).to_vec() {
            let mut live: FxHashSet<Value> = liveness.live_out(block).into_iter().collect();
            for op in m.block_op_list(block).into_iter().rev() {
                let operands: Vec<Value> = m.operands(op).filter(|value| is_counted(m, *value)).collect();
                let is_last = |m: &Module, value: &Value| {
                    is_counted(m, *value) && !live.contains(value) && !is_argument(m, *value, entry)
                };
                if m.is(op, &jit::LAUNCH) {
                    let is_elementwise =
                        jit::launched(m, op).is_some_and(|kernel| jit::is_elementwise(m, kernel));
                    let mut free: Vec<Value> = m.operand_group(op, "inputs");
                    free.retain(|value| is_elementwise && is_last(m, value));
                    for output in m.operand_group(op, "outputs") {
                        reuse_one(m, op, output, &mut free);
                    }
                } else if m.is(op, &jit::WRITABLE) && operands.iter().any(|source| !is_last(m, source)) {
                    copy(m, op);
                }
                live.extend(operands);
            }
        }
    }
}

fn is_argument(m: &Module, value: Value, entry: BlockId) -> bool {
    matches!(m.value_def(value), ValueDef::Argument { block, .. } if block == entry)
}

fn copy(m: &mut Module, op: OpId) {
    let (loc, source, view) = (m.op(op).loc, m.operands(op).collect::<Vec<_>>(), m.value_type(m.result(op)));
    let mut rewriter = Rewriter::new(m, InsertPoint::Before(op));
    let copy = rewriter.op(&jit::COPY, loc).operands(source).results([view]).value();
    rewriter.replace(op, &[copy]);
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
