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
use rustc_hash::{FxHashMap, FxHashSet};

/// Replaces allocations that only an elementwise launch writes to, and makes copies of what is used again.
pub(super) fn reuse_buffers(m: &mut Module, function: OpId) {
    let Some(entry) = m.body(function) else { return };
    for region in m.op_regions(function).to_vec() {
        let liveness = Liveness::new(m, region, &is_counted);
        // Liveness knows the values of before: what a new value stands for.
        let mut originals: FxHashMap<Value, Value> = FxHashMap::default();
        for block in m.region_blocks(region).to_vec() {
            let mut live: FxHashSet<Value> = liveness.live_out(block).into_iter().collect();
            for op in m.block_op_list(block).into_iter().rev() {
                let original = |value: Value| originals.get(&value).copied().unwrap_or(value);
                let operands: Vec<Value> =
                    m.operands(op).filter(|value| is_counted(m, *value)).map(original).collect();
                let is_last = |m: &Module, value: &Value| {
                    is_counted(m, *value)
                        && !live.contains(&original(*value))
                        && !is_argument(m, *value, entry)
                };
                if m.is(op, &jit::LAUNCH) {
                    let is_elementwise =
                        jit::launched(m, op).is_some_and(|kernel| jit::is_elementwise(m, kernel));
                    let mut free: Vec<Value> = m.operand_group(op, "inputs");
                    free.retain(|value| is_elementwise && is_last(m, value));
                    for output in m.operand_group(op, "outputs") {
                        originals.extend(reuse_one(m, op, output, &mut free).map(|reused| (reused, output)));
                    }
                } else if m.is(op, &jit::WRITABLE)
                    && m.operands(op).any(|source| is_counted(m, source) && !is_last(m, &source))
                {
                    let result = m.result(op);
                    originals.insert(copy(m, op), result);
                }
                live.extend(operands);
            }
        }
    }
}

fn is_argument(m: &Module, value: Value, entry: BlockId) -> bool {
    matches!(m.value_def(value), ValueDef::Argument { block, .. } if block == entry)
}

fn copy(m: &mut Module, op: OpId) -> Value {
    let (loc, source, view) = (m.op(op).loc, m.operands(op).collect::<Vec<_>>(), m.value_type(m.result(op)));
    let mut rewriter = Rewriter::new(m, InsertPoint::Before(op));
    let copy = rewriter.op(&jit::COPY, loc).operands(source).results([view]).value();
    rewriter.replace(op, &[copy]);
    copy
}

/// Replaces one allocation by the reuse of one of the free inputs, which then is free no more. The new value.
fn reuse_one(m: &mut Module, launch: OpId, output: Value, free: &mut Vec<Value>) -> Option<Value> {
    let alloc = m.defining_op(output).filter(|op| m.is(*op, &jit::ALLOC))?;
    let ty = m.attr(alloc, "type")?;
    let allocated_type = |m: &Module, value: &Value| m.defining_op(*value).and_then(|op| m.attr(op, "type"));
    // An input whose type is not known here, such as a call's result, is worth asking at run time.
    let at = free.iter().position(|value| allocated_type(m, value).is_none_or(|own| own == ty))?;
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
    Some(reused)
}
