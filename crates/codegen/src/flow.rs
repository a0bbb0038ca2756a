//! From block to block. In a host function the arguments of a block are put into their homes; in a kernel they
//! are parameters of the CLIF block.

use crate::emitter::{Emit, Emitter};
use crate::repr::Parts;
use checkjit_ir::{BlockId, Diagnostic, OpId, Value};
use cranelift_codegen::ir::{self, BlockArg, InstBuilder};
use rustc_hash::FxHashMap;

/// The CLIF block of each block of the function, and the block's place in the layout.
pub(crate) type Blocks = FxHashMap<BlockId, (ir::Block, usize)>;

impl Emitter<'_, '_> {
    /// Makes the CLIF blocks of the blocks in `order`.
    pub(crate) fn create_blocks(&mut self, op: OpId, order: &[BlockId]) -> Emit {
        for (&block, index) in order.iter().zip(0..) {
            let own = self.b.create_block();
            self.blocks.insert(block, (own, index));
            // The entry's arguments are the function's.
            if self.kernel.is_none() || index == 0 {
                continue;
            }
            for &arg in self.m.block_args(block) {
                let repr = self.repr(op, arg)?;
                let params: Parts =
                    (0..repr.count()).map(|_| self.b.append_block_param(own, repr.clif())).collect();
                self.define_parts(arg, &params);
            }
        }
        Ok(())
    }

    /// Writes the operations of the blocks in `order`, which is a reverse postorder.
    pub(crate) fn write_blocks(
        &mut self,
        op: OpId,
        order: &[BlockId],
        is_skipped: impl Fn(OpId) -> bool,
    ) -> Emit {
        for &block in order {
            let (own, _) = self.blocks[&block];
            self.switch_to(own);
            for inner in self.m.block_ops(block).filter(|inner| !is_skipped(*inner)) {
                self.op(inner)?;
            }
            if self.m.terminator(block).is_none() {
                return Err(self.error(op, "has a block without a terminator".to_owned()));
            }
        }
        Ok(())
    }

    /// Goes to a block. A branch that may close a loop tests the interruption flag first.
    pub(crate) fn jump_to(&mut self, op: OpId, target: BlockId, values: &[Parts]) -> Emit {
        let (block, goes_back) = self.target(op, target)?;
        let args: Vec<BlockArg> = values.iter().flatten().map(|part| BlockArg::Value(*part)).collect();
        if self.kernel.is_some() {
            match goes_back {
                true => self.jump_back(block, &args),
                false => self.b.ins().jump(block, &args),
            };
            return Ok(());
        }
        if goes_back {
            self.test_interrupt(op)?;
        }
        for (arg, parts) in self.m.block_args(target).iter().zip(values) {
            self.define_parts(*arg, parts);
        }
        self.b.ins().jump(block, &[]);
        Ok(())
    }

    /// The CLIF block of a branch's target, and whether the branch may close a loop.
    pub(crate) fn target(&mut self, op: OpId, target: BlockId) -> Result<(ir::Block, bool), Diagnostic> {
        let from = self.m.parent_block(op);
        let found = self.blocks.get(&target).zip(from.and_then(|from| self.blocks.get(&from)));
        match found {
            Some(((block, to), (_, from))) => Ok((*block, to <= from)),
            None => Err(self.error(op, "branches to a block that is not in its function".to_owned())),
        }
    }

    /// The CLIF values of operands.
    pub(crate) fn operand_values(&mut self, op: OpId, values: &[Value]) -> Result<Vec<Parts>, Diagnostic> {
        values.iter().map(|value| self.parts(op, *value)).collect()
    }
}
