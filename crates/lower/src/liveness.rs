//! Which values are still needed where: backward data flow over the blocks of a function.

use checkjit_ir::{BlockId, Module, RegionId, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// Values live at the borders of blocks.
pub(crate) struct Liveness {
    live_in: FxHashMap<BlockId, FxHashSet<Value>>,
    live_out: FxHashMap<BlockId, FxHashSet<Value>>,
}

impl Liveness {
    /// The liveness of the values that `counts` accepts, in a region whose operations have no regions.
    pub(crate) fn new(m: &Module, region: RegionId, counts: &dyn Fn(&Module, Value) -> bool) -> Self {
        let blocks = m.region_blocks(region);
        let mut uses: FxHashMap<BlockId, FxHashSet<Value>> = FxHashMap::default();
        let mut predecessors: FxHashMap<BlockId, Vec<BlockId>> = FxHashMap::default();
        for &block in blocks {
            // Values used here and defined elsewhere; a definition here comes before every use here.
            let from_outside = m
                .block_ops(block)
                .flat_map(|op| m.operands(op))
                .filter(|value| counts(m, *value) && m.value_block(*value) != Some(block));
            uses.insert(block, from_outside.collect());
            for &successor in successors(m, block) {
                predecessors.entry(successor).or_default().push(block);
            }
        }
        let mut live_in = uses;
        let mut live_out: FxHashMap<BlockId, FxHashSet<Value>> = FxHashMap::default();
        // Each live-in value of a block travels to the blocks before it, once.
        let mut pending: Vec<(BlockId, Value)> = Vec::new();
        for &block in blocks {
            let mut values: Vec<Value> = live_in[&block].iter().copied().collect();
            values.sort_unstable();
            pending.extend(values.into_iter().map(|value| (block, value)));
        }
        while let Some((block, value)) = pending.pop() {
            for &predecessor in predecessors.get(&block).map_or(&[][..], Vec::as_slice) {
                live_out.entry(predecessor).or_default().insert(value);
                let defined_there = m.value_block(value) == Some(predecessor);
                if !defined_there && live_in.entry(predecessor).or_default().insert(value) {
                    pending.push((predecessor, value));
                }
            }
        }
        Liveness { live_in, live_out }
    }

    /// Is the value needed at the start of the block?
    pub(crate) fn is_live_in(&self, block: BlockId, value: Value) -> bool {
        self.live_in.get(&block).is_some_and(|values| values.contains(&value))
    }

    /// The values needed after the block, in order of id.
    pub(crate) fn live_out(&self, block: BlockId) -> Vec<Value> {
        let mut values: Vec<Value> =
            self.live_out.get(&block).map(|values| values.iter().copied().collect()).unwrap_or_default();
        values.sort_unstable();
        values
    }
}

/// The blocks that a block goes to.
pub(crate) fn successors(m: &Module, block: BlockId) -> &[BlockId] {
    m.block_last(block).map_or(&[], |op| m.successors(op))
}
