//! Regions, blocks, and the places of operations in them.

use super::{Block, Module, Region, ValueDef};
use crate::def::Traits;
use crate::entity::{BlockId, OpId, RegionId, Type, Value};
use smallvec::SmallVec;

impl Module {
    /// A region in no operation yet.
    pub fn new_region(&mut self) -> RegionId {
        self.regions.push(Region::default());
        RegionId(self.regions.len() as u32 - 1)
    }

    /// A block in no region yet.
    pub fn new_block(&mut self) -> BlockId {
        self.blocks.push(Block { args: SmallVec::new(), first: None, last: None, parent: None });
        BlockId(self.blocks.len() as u32 - 1)
    }

    /// Appends a block to a region.
    pub fn append_block(&mut self, region: RegionId, block: BlockId) {
        self.blocks[block.index()].parent = Some(region);
        self.regions[region.index()].blocks.push(block);
    }

    /// Replaces the order of a region's blocks; `blocks` holds the same ones.
    pub fn reorder_blocks(&mut self, region: RegionId, blocks: Vec<BlockId>) {
        self.regions[region.index()].blocks = blocks;
    }

    /// Takes the blocks out of a region, to be put into another.
    pub fn take_blocks(&mut self, region: RegionId) -> Vec<BlockId> {
        std::mem::take(&mut self.regions[region.index()].blocks)
    }

    /// Puts blocks that are in no region, or were taken out of one, into an empty region.
    pub fn set_region_blocks(&mut self, region: RegionId, blocks: Vec<BlockId>) {
        for block in &blocks {
            self.blocks[block.index()].parent = Some(region);
        }
        self.regions[region.index()].blocks = blocks;
    }

    /// The blocks of a region in order.
    pub fn region_blocks(&self, region: RegionId) -> &[BlockId] {
        &self.regions[region.index()].blocks
    }

    /// The operation a region belongs to.
    pub fn region_parent(&self, region: RegionId) -> Option<OpId> {
        self.regions[region.index()].parent
    }

    /// The region a block is in.
    pub fn block_region(&self, block: BlockId) -> Option<RegionId> {
        self.blocks[block.index()].parent
    }

    /// The number of block ids ever given out.
    pub fn block_count(&self) -> usize {
        self.blocks.len()
    }

    /// Adds an argument to a block.
    pub fn add_block_arg(&mut self, block: BlockId, ty: Type) -> Value {
        let index = self.blocks[block.index()].args.len() as u32;
        let value = self.new_value(ty, ValueDef::Argument { block, index });
        self.blocks[block.index()].args.push(value);
        value
    }

    /// The arguments of a block.
    pub fn block_args(&self, block: BlockId) -> &[Value] {
        &self.blocks[block.index()].args
    }

    /// The operations of a block in order. Do not change the block while iterating; see
    /// [`Module::block_op_list`].
    pub fn block_ops(&self, block: BlockId) -> impl Iterator<Item = OpId> + '_ {
        std::iter::successors(self.blocks[block.index()].first, |op| self.op(*op).next)
    }

    /// The operations of a block as a list of its own.
    pub fn block_op_list(&self, block: BlockId) -> Vec<OpId> {
        self.block_ops(block).collect()
    }

    /// The last operation of a block.
    pub fn block_last(&self, block: BlockId) -> Option<OpId> {
        self.blocks[block.index()].last
    }

    /// The last operation of a block when it is a terminator.
    pub fn terminator(&self, block: BlockId) -> Option<OpId> {
        self.block_last(block).filter(|op| self.has_trait(*op, Traits::TERMINATOR))
    }

    /// The block an operation is in.
    pub fn parent_block(&self, op: OpId) -> Option<BlockId> {
        self.op(op).parent
    }

    /// The operation around an operation.
    pub fn parent_op(&self, op: OpId) -> Option<OpId> {
        self.region_parent(self.block_region(self.parent_block(op)?)?)
    }

    /// The operation after this one in its block.
    pub fn next_op(&self, op: OpId) -> Option<OpId> {
        self.op(op).next
    }

    /// The operation before this one in its block.
    pub fn prev_op(&self, op: OpId) -> Option<OpId> {
        self.op(op).prev
    }

    /// The first block of the operation's first region: a function's entry, a module's body.
    pub fn body(&self, op: OpId) -> Option<BlockId> {
        let region = *self.op_regions(op).first()?;
        self.region_blocks(region).first().copied()
    }

    /// Appends an operation to a block.
    pub fn append_op(&mut self, block: BlockId, op: OpId) {
        let last = self.blocks[block.index()].last;
        self.link(block, last, op, None);
    }

    /// Puts an operation before another.
    pub fn insert_before(&mut self, before: OpId, op: OpId) {
        if let Some(block) = self.op(before).parent {
            let prev = self.op(before).prev;
            self.link(block, prev, op, Some(before));
        }
    }

    /// Puts an operation after another.
    pub fn insert_after(&mut self, after: OpId, op: OpId) {
        if let Some(block) = self.op(after).parent {
            let next = self.op(after).next;
            self.link(block, Some(after), op, next);
        }
    }

    fn link(&mut self, block: BlockId, prev: Option<OpId>, op: OpId, next: Option<OpId>) {
        let data = &mut self.ops[op.index()];
        debug_assert!(data.parent.is_none(), "an operation is in one place only");
        (data.parent, data.prev, data.next) = (Some(block), prev, next);
        match prev {
            Some(prev) => self.ops[prev.index()].next = Some(op),
            None => self.blocks[block.index()].first = Some(op),
        }
        match next {
            Some(next) => self.ops[next.index()].prev = Some(op),
            None => self.blocks[block.index()].last = Some(op),
        }
        self.forget_symbols(op);
    }

    /// Takes an operation out of its block.
    pub fn detach(&mut self, op: OpId) {
        let data = &mut self.ops[op.index()];
        let (parent, prev, next) = (data.parent.take(), data.prev.take(), data.next.take());
        let Some(block) = parent else { return };
        match prev {
            Some(prev) => self.ops[prev.index()].next = next,
            None => self.blocks[block.index()].first = next,
        }
        match next {
            Some(next) => self.ops[next.index()].prev = prev,
            None => self.blocks[block.index()].last = prev,
        }
        self.forget_symbols(op);
    }

    /// Takes an operation and everything in it out of the graph for good. Its results must have no users
    /// outside it.
    pub fn erase(&mut self, op: OpId) {
        self.detach(op);
        for inner in self.walk(op) {
            self.drop_operands(inner);
            self.ops[inner.index()].erased = true;
        }
    }

    /// Was the operation, or one around it, erased?
    pub fn is_erased(&self, op: OpId) -> bool {
        self.op(op).erased
    }

    /// Moves the operations from `first` on to the end of another block.
    pub fn move_tail(&mut self, first: OpId, to: BlockId) {
        let mut next = Some(first);
        while let Some(op) = next {
            next = self.next_op(op);
            self.detach(op);
            self.append_op(to, op);
        }
    }

    /// `op` and every operation in it, outer before inner, in the order of the text.
    pub fn walk(&self, op: OpId) -> Vec<OpId> {
        let mut order = Vec::new();
        let mut pending = vec![op];
        while let Some(op) = pending.pop() {
            order.push(op);
            let from = pending.len();
            for &region in self.op_regions(op) {
                for &block in self.region_blocks(region) {
                    pending.extend(self.block_ops(block));
                }
            }
            pending[from..].reverse();
        }
        order
    }
}
