//! Functions, graphs and globals of ml_program become those of util.

use crate::Failures;
use checkjit_dialects::{ml_program, util};
use checkjit_ir::verify::op_error;
use checkjit_ir::{AttrKind, Diagnostics, Module, OpId};
use rustc_hash::FxHashSet;

/// Does so with all of the root. What is in the functions is lowered by its rows.
pub(crate) fn to_util(m: &mut Module, failures: &mut Failures) {
    for op in m.symbol_ops(m.root()) {
        if m.is(op, &ml_program::SUBGRAPH) {
            let sorted = sort(m, op);
            to_function(m, op);
            if let Err(error) = sorted {
                failures.note(op, error);
            }
        } else if m.is(op, &ml_program::FUNC) {
            to_function(m, op);
        } else if m.is(op, &ml_program::GLOBAL) {
            to_global(m, op);
        }
    }
}

fn to_function(m: &mut Module, function: OpId) {
    for op in m.walk(function) {
        if m.is(op, &ml_program::RETURN) || m.is(op, &ml_program::OUTPUT) {
            m.rename(op, &util::RETURN);
        }
    }
    m.rename(function, &util::FUNC);
    util::tie_nothing(m, function);
}

/// Leaves a global whose value is somewhere else: accesses to it are errors.
fn to_global(m: &mut Module, global: OpId) {
    let value = m.attr(global, "value");
    if value.is_some_and(|value| matches!(m.attr_kind(value), AttrKind::Opaque(_))) {
        return;
    }
    if let Some(value) = value {
        m.remove_attr(global, "value");
        m.set_attr(global, "initial_value", value);
    }
    m.rename(global, &util::GLOBAL);
}

/// Puts the operations of a graph into an order in which each comes after what it uses, and else as written.
fn sort(m: &mut Module, graph: OpId) -> Result<(), Diagnostics> {
    let Some(block) = m.body(graph) else { return Ok(()) };
    let ops = m.block_op_list(block);
    let mut waiting: FxHashSet<OpId> = ops.iter().copied().collect();
    let mut order = Vec::new();
    for &op in &ops {
        // Depth first, with a stack of our own: what an operation uses comes before it.
        let mut pending = vec![(op, false)];
        let mut on_path = FxHashSet::default();
        while let Some((op, is_ready)) = pending.pop() {
            if !waiting.contains(&op) {
                continue;
            }
            if is_ready {
                waiting.remove(&op);
                on_path.remove(&op);
                order.push(op);
                continue;
            }
            if !on_path.insert(op) {
                let mut diagnostics = Diagnostics::default();
                diagnostics.push(op_error(
                    m,
                    op,
                    "uses its own result, through other operations of the graph",
                ));
                return Err(diagnostics);
            }
            pending.push((op, true));
            let used = m.walk(op).into_iter().flat_map(|inner| m.operands(inner).collect::<Vec<_>>());
            let used = used.filter_map(|value| m.defining_op(value));
            let used: Vec<OpId> = used.filter(|used| m.parent_block(*used) == Some(block)).collect();
            pending
                .extend(used.into_iter().rev().filter(|used| waiting.contains(used)).map(|op| (op, false)));
        }
    }
    for op in order {
        m.detach(op);
        m.append_op(block, op);
    }
    Ok(())
}
