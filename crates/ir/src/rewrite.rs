//! Changing the graph: a builder with a place, and the driver that brings a module to canonical form.

use crate::def::{OpDef, Traits};
use crate::entity::{Attr, BlockId, Loc, Name, OpId, RegionId, Type, Value};
use crate::module::{Module, OpName, OpState};

/// Where new operations go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InsertPoint {
    /// Before an operation.
    Before(OpId),
    /// At the end of a block.
    End(BlockId),
}

/// Builds operations at a place and remembers what it built.
pub struct Rewriter<'m> {
    /// The module being changed.
    pub module: &'m mut Module,
    at: InsertPoint,
    created: Vec<OpId>,
}

impl<'m> Rewriter<'m> {
    /// A rewriter that inserts at `at`.
    pub fn new(module: &'m mut Module, at: InsertPoint) -> Self {
        Rewriter { module, at, created: Vec::new() }
    }

    /// Goes to another place.
    pub fn move_to(&mut self, at: InsertPoint) {
        self.at = at;
    }

    /// Begins an operation; [`OpBuilder::build`] inserts it.
    pub fn op(&mut self, def: &'static OpDef, loc: Loc) -> OpBuilder<'_, 'm> {
        let name = OpName::Known(self.module.registry().id(def));
        OpBuilder { rewriter: self, state: OpState::new(name, loc) }
    }

    /// Replaces an operation's results by values and erases it.
    pub fn replace(&mut self, op: OpId, values: &[Value]) {
        for (index, value) in values.iter().enumerate() {
            let result = self.module.results(op)[index];
            self.module.replace_uses(result, *value);
        }
        self.erase(op);
    }

    /// Erases an operation whose results have no users. The place goes to what came after it.
    pub fn erase(&mut self, op: OpId) {
        if self.at == InsertPoint::Before(op) {
            self.at = match (self.module.next_op(op), self.module.parent_block(op)) {
                (Some(next), _) => InsertPoint::Before(next),
                (None, Some(block)) => InsertPoint::End(block),
                (None, None) => self.at,
            };
        }
        self.module.erase(op);
    }

    /// Moves an operation to the place.
    pub fn take(&mut self, op: OpId) {
        self.module.detach(op);
        match self.at {
            InsertPoint::Before(before) => self.module.insert_before(before, op),
            InsertPoint::End(block) => self.module.append_op(block, op),
        }
    }

    /// Makes an operation at the place.
    pub fn insert(&mut self, state: OpState) -> OpId {
        let op = self.module.create(state);
        match self.at {
            InsertPoint::Before(before) => self.module.insert_before(before, op),
            InsertPoint::End(block) => self.module.append_op(block, op),
        }
        self.created.push(op);
        op
    }

    /// What was built so far.
    pub fn into_created(self) -> Vec<OpId> {
        self.created
    }
}

/// An operation about to be built.
pub struct OpBuilder<'r, 'm> {
    rewriter: &'r mut Rewriter<'m>,
    state: OpState,
}

impl OpBuilder<'_, '_> {
    /// Adds operands.
    pub fn operands(mut self, values: impl IntoIterator<Item = Value>) -> Self {
        self.state.operands.extend(values);
        self
    }

    /// Adds result types.
    pub fn results(mut self, types: impl IntoIterator<Item = Type>) -> Self {
        self.state.results.extend(types);
        self
    }

    /// Adds an attribute.
    pub fn attr(mut self, name: &str, value: Attr) -> Self {
        let name = self.rewriter.module.name(name);
        self.state.attrs.push((name, value));
        self
    }

    /// Adds an attribute whose name the module has already.
    pub fn named_attr(mut self, name: Name, value: Attr) -> Self {
        self.state.attrs.push((name, value));
        self
    }

    /// Adds a region.
    pub fn region(mut self, region: RegionId) -> Self {
        self.state.regions.push(region);
        self
    }

    /// Adds successors.
    pub fn successors(mut self, blocks: impl IntoIterator<Item = BlockId>) -> Self {
        self.state.successors.extend(blocks);
        self
    }

    /// Makes and inserts it.
    pub fn build(self) -> OpId {
        self.rewriter.insert(self.state)
    }

    /// Makes and inserts it, for its only result.
    pub fn value(self) -> Value {
        let op = self.rewriter.insert(self.state);
        self.rewriter.module.result(op)
    }
}

/// Brings everything in `root` to canonical form: the rows' canonicalizations to a fixed point, and pure
/// operations without users erased. The number of steps is bounded, so rows that undo each other end too.
pub fn canonicalize(m: &mut Module, root: OpId) {
    run_rows(m, root, |def| def.canonicalize);
}

/// Applies every row's `lower`: what is an abbreviation of other operations becomes those.
pub fn lower_rows(m: &mut Module, root: OpId) {
    run_rows(m, root, |def| def.lower);
}

/// How often one operation of the input may be rewritten on the average.
const STEPS_PER_OP: usize = 16;

fn run_rows(m: &mut Module, root: OpId, hook: fn(&OpDef) -> Option<crate::def::RewriteFn>) {
    let mut pending = m.walk(root);
    let mut steps = pending.len().saturating_mul(STEPS_PER_OP);
    pending.reverse();
    while let Some(op) = pending.pop() {
        if m.is_erased(op) || steps == 0 {
            continue;
        }
        if is_dead(m, op) {
            pending.extend(m.operands(op).filter_map(|value| m.defining_op(value)));
            m.erase(op);
            continue;
        }
        let Some(apply) = m.def(op).and_then(hook) else { continue };
        let mut rewriter = Rewriter::new(m, InsertPoint::Before(op));
        if apply(&mut rewriter, op) {
            steps -= 1;
            pending.extend(rewriter.into_created().into_iter().rev());
        }
    }
}

/// True for an operation that has no effect and whose results nothing uses.
pub fn is_dead(m: &Module, op: OpId) -> bool {
    m.has_trait(op, Traits::PURE)
        && !m.has_trait(op, Traits::TERMINATOR)
        && m.results(op).iter().all(|result| m.uses(*result).is_empty())
}
