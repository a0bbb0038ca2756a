//! Which blocks and operations are always executed before which.

use crate::entity::{BlockId, OpId, RegionId, Value};
use crate::module::{Module, ValueDef};
use rustc_hash::FxHashMap;

/// Immediate dominators of the blocks of regions, found region by region as they are asked for, and the
/// positions of operations in their blocks.
#[derive(Default)]
pub struct Dominance {
    regions: FxHashMap<RegionId, RegionDominance>,
    positions: FxHashMap<OpId, u32>,
    numbered: FxHashMap<BlockId, ()>,
}

struct RegionDominance {
    /// Reverse postorder number of each reachable block.
    order: FxHashMap<BlockId, u32>,
    /// Immediate dominator by reverse postorder number; the entry is its own.
    idom: Vec<u32>,
}

impl RegionDominance {
    /// The algorithm of Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm" (2001).
    fn new(m: &Module, region: RegionId) -> Self {
        let postorder = postorder(m, region);
        let count = postorder.len() as u32;
        let order: FxHashMap<BlockId, u32> =
            (0..).zip(postorder.iter().rev()).map(|(number, block)| (*block, number)).collect();
        let mut predecessors = vec![Vec::new(); count as usize];
        for block in &postorder {
            for successor in block_successors(m, *block) {
                if let Some(number) = order.get(successor) {
                    predecessors[*number as usize].push(order[block]);
                }
            }
        }
        const UNKNOWN: u32 = u32::MAX;
        let mut idom = vec![UNKNOWN; count as usize];
        if let Some(entry) = idom.first_mut() {
            *entry = 0;
        }
        let mut changed = true;
        while changed {
            changed = false;
            for block in 1..count {
                let mut found = UNKNOWN;
                for &predecessor in &predecessors[block as usize] {
                    if idom[predecessor as usize] == UNKNOWN {
                        continue;
                    }
                    found = if found == UNKNOWN { predecessor } else { meet(&idom, found, predecessor) };
                }
                if idom[block as usize] != found {
                    idom[block as usize] = found;
                    changed = true;
                }
            }
        }
        RegionDominance { order, idom }
    }

    /// True when `a` dominates `b`, or `b` cannot be reached.
    fn dominates(&self, a: BlockId, b: BlockId) -> bool {
        let Some(&b) = self.order.get(&b) else { return true };
        let Some(&a) = self.order.get(&a) else { return false };
        let mut at = b;
        while at > a {
            at = self.idom[at as usize];
        }
        at == a
    }
}

fn meet(idom: &[u32], mut a: u32, mut b: u32) -> u32 {
    while a != b {
        if a > b {
            a = idom[a as usize];
        } else {
            b = idom[b as usize];
        }
    }
    a
}

/// The successors that the last operation of a block names.
fn block_successors(m: &Module, block: BlockId) -> &[BlockId] {
    m.block_last(block).map_or(&[], |op| m.successors(op))
}

/// The blocks of a region that its entry reaches, successors before predecessors where there is no cycle. Later
/// successors come first: where a loop's branch names the way back before the way out, as ours do, the blocks of
/// the loop are next to each other.
pub fn postorder(m: &Module, region: RegionId) -> Vec<BlockId> {
    let mut order = Vec::new();
    let mut seen = rustc_hash::FxHashSet::default();
    let mut stack: Vec<(BlockId, usize)> = Vec::new();
    if let Some(&entry) = m.region_blocks(region).first() {
        seen.insert(entry);
        stack.push((entry, 0));
    }
    while let Some((block, next)) = stack.last_mut() {
        match block_successors(m, *block).iter().rev().nth(*next) {
            Some(&successor) => {
                *next += 1;
                if seen.insert(successor) {
                    stack.push((successor, 0));
                }
            }
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order
}

impl Dominance {
    /// May an operation use this value? It may when the value's definition dominates it, in its own block
    /// or around it.
    pub fn value_dominates(&mut self, m: &Module, value: Value, user: OpId) -> bool {
        let Some(def_block) = m.value_block(value) else { return false };
        let def_region = m.block_region(def_block);
        // The operation around the user (or the user itself) that is in the region of the definition.
        let mut at = user;
        let use_block = loop {
            let Some(block) = m.parent_block(at) else { return false };
            if m.block_region(block) == def_region {
                break block;
            }
            let Some(parent) = m.parent_op(at) else { return false };
            at = parent;
        };
        match m.value_def(value) {
            ValueDef::Result { op, .. } if def_block == use_block => {
                self.number(m, def_block);
                self.positions[&op] < self.positions[&at]
            }
            _ if def_block == use_block => true,
            _ => def_region.is_some_and(|region| self.block_dominates(m, region, def_block, use_block)),
        }
    }

    fn block_dominates(&mut self, m: &Module, region: RegionId, a: BlockId, b: BlockId) -> bool {
        self.regions.entry(region).or_insert_with(|| RegionDominance::new(m, region)).dominates(a, b)
    }

    fn number(&mut self, m: &Module, block: BlockId) {
        if self.numbered.insert(block, ()).is_none() {
            self.positions.extend(m.block_ops(block).zip(0..));
        }
    }
}
