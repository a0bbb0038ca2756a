//! A nest of `scf.for` in place of an operation whose rounds may run one after the other.

use super::{FOR, YIELD};
use checkjit_ir::{BlockId, InsertPoint, Loc, Module, OpId, Rewriter, Value};

/// The nest being built. Its innermost block is still without a terminator.
pub(super) struct Nest {
    loc: Loc,
    loops: Vec<OpId>,
    /// The blocks of the loops, outer ones first.
    blocks: Vec<BlockId>,
    /// The induction variables, outer ones first.
    variables: Vec<Value>,
    /// The carried values as the innermost block has them.
    pub(super) carried: Vec<Value>,
}

impl Nest {
    /// Builds loops with these bounds and steps before an operation, which carry values along.
    pub(super) fn new(
        rewriter: &mut Rewriter<'_>,
        op: OpId,
        bounds: &[[Value; 3]],
        inits: Vec<Value>,
    ) -> Self {
        let loc = rewriter.module.op(op).loc;
        let mut nest =
            Nest { loc, loops: Vec::new(), blocks: Vec::new(), variables: Vec::new(), carried: inits };
        rewriter.move_to(InsertPoint::Before(op));
        for bounds in bounds {
            let m = &mut *rewriter.module;
            let (region, block) = (m.new_region(), m.new_block());
            m.append_block(region, block);
            let variable = m.add_block_arg(block, m.value_type(bounds[0]));
            let types: Vec<_> = nest.carried.iter().map(|value| m.value_type(*value)).collect();
            let inner = types.iter().map(|ty| m.add_block_arg(block, *ty)).collect();
            let inits = std::mem::replace(&mut nest.carried, inner);
            let built = rewriter.op(&FOR, loc).operands(*bounds).operands(inits).results(types);
            nest.loops.push(built.region(region).build());
            nest.blocks.push(block);
            nest.variables.push(variable);
            rewriter.move_to(InsertPoint::End(block));
        }
        nest
    }

    /// Moves the operations of a block to the innermost one; its first arguments become the induction
    /// variables. Without a loop they stay where they are.
    pub(super) fn take_body(&self, m: &mut Module, body: BlockId) {
        for (arg, variable) in m.block_args(body).to_vec().into_iter().zip(&self.variables) {
            m.replace_uses(arg, *variable);
        }
        let first = m.block_ops(body).next();
        if let Some((first, block)) = first.zip(self.blocks.last()) {
            m.move_tail(first, *block);
        }
    }

    /// Ends the blocks with these values of the innermost one, and replaces the operation by the outermost loop.
    pub(super) fn end(self, rewriter: &mut Rewriter<'_>, op: OpId, mut values: Vec<Value>) {
        for (block, own) in self.blocks.iter().zip(&self.loops).rev() {
            rewriter.move_to(InsertPoint::End(*block));
            rewriter.op(&YIELD, self.loc).operands(values).build();
            values = rewriter.module.results(*own).to_vec();
        }
        rewriter.move_to(InsertPoint::Before(op));
        rewriter.replace(op, &values);
    }
}
