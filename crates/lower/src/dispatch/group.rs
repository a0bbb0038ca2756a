//! Which operations of a block go into one kernel.
//!
//! Elementwise operations join the groups of the operations that they take tensors from, as long as nothing
//! outside of those groups has used one of their tensors: then the whole group can run at the place of its
//! last operation. One pass over the block.

use super::is_elementwise;
use checkjit_dialects::tensor;
use checkjit_ir::{BlockId, Module, OpId, TypeKind};
use rustc_hash::FxHashMap;

/// A kernel holds at most this many operations, so that compile time stays linear.
const MOST_OPS: usize = 64;

/// Operations for one kernel, in block order.
pub(super) struct Group {
    pub(super) ops: Vec<OpId>,
    /// May operations still join?
    open: bool,
}

/// The groups of a block, in the order of their last operations.
pub(super) fn groups(m: &Module, block: BlockId) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    let mut group_of: FxHashMap<OpId, usize> = FxHashMap::default();
    let mut position: FxHashMap<OpId, usize> = FxHashMap::default();
    for (index, op) in m.block_ops(block).enumerate() {
        position.insert(op, index);
        let mut sources: Vec<usize> =
            m.operands(op).filter_map(|value| group_of.get(&m.defining_op(value)?).copied()).collect();
        sources.sort_unstable();
        sources.dedup();
        if !is_elementwise(m, op) {
            // Regions may use any value from outside; their operations are not looked through.
            let all = !m.op_regions(op).is_empty();
            let closed = if all { (0..groups.len()).collect() } else { sources };
            closed.into_iter().for_each(|group| groups[group].open = false);
            continue;
        }
        // What a splat says of its size would be forgotten in a group, unless the type says it too.
        let is_sized = m.static_elements(m.value_type(m.results(op)[0])).is_some();
        let mut joined = Group { ops: vec![op], open: is_sized || !m.is(op, &tensor::SPLAT) };
        for source in sources {
            let group = &mut groups[source];
            let fits = joined.ops.len() + group.ops.len() <= MOST_OPS;
            if group.open && fits && same_shape(m, group.ops[0], op) {
                joined.ops.append(&mut group.ops);
            }
            group.open = false;
        }
        group_of.extend(joined.ops.iter().map(|op| (*op, groups.len())));
        groups.push(joined);
    }
    groups.retain(|group| !group.ops.is_empty());
    for group in &mut groups {
        group.ops.sort_by_key(|op| position[op]);
    }
    groups
}

/// Do the results of both have one shape, as far as their types say?
fn same_shape(m: &Module, a: OpId, b: OpId) -> bool {
    let shape = |op| match m.type_kind(m.value_type(m.results(op)[0])) {
        TypeKind::Tensor { shape, .. } => Some(shape),
        _ => None,
    };
    shape(a) == shape(b)
}
