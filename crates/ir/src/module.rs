//! The operation graph: operations in blocks in regions in operations, and the values between them.
//!
//! Everything lives in tables of the module and refers to the rest by id, so nothing is recursive in memory
//! and a clone is a copy of tables. Uses are kept exact: every operand knows its place in the list of uses
//! of its value.

use crate::attrs::AttrKind;
use crate::def::{Arity, OpDef, OperandDef, Traits};
use crate::diagnostic::Sources;
use crate::entity::{Attr, BlockId, Loc, Name, OpId, RegionId, Type, Value};
use crate::intern::{Strings, Table};
use crate::location::LocKind;
use crate::registry::{OpDefId, Registry};
use crate::types::TypeKind;
use smallvec::SmallVec;
use std::ops::Range;
use std::sync::Arc;

/// A module: the graph below one root operation, with its types, attributes and locations.
#[derive(Clone)]
pub struct Module {
    registry: Arc<Registry>,
    pub(crate) strings: Strings,
    pub(crate) types: Table<TypeKind>,
    pub(crate) attrs: Table<AttrKind>,
    pub(crate) locs: Vec<LocKind>,
    ops: Vec<Operation>,
    blocks: Vec<Block>,
    regions: Vec<Region>,
    values: Vec<ValueData>,
    root: Option<OpId>,
    /// The texts that locations refer to.
    pub sources: Sources,
}

/// Which operation an operation is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum OpName {
    /// One with a row.
    Known(OpDefId),
    /// One of a dialect that is not registered; only the generic form can write it.
    Unregistered(Name),
}

/// An operation's data, read through [`Module::op`].
#[derive(Clone)]
pub struct Operation {
    name: OpName,
    /// Where it comes from.
    pub loc: Loc,
    operands: SmallVec<[Operand; 2]>,
    results: SmallVec<[Value; 1]>,
    attrs: SmallVec<[(Name, Attr); 2]>,
    /// What stood between `<{` and `}>` of an unregistered operation.
    pub properties: Option<Attr>,
    regions: SmallVec<[RegionId; 1]>,
    successors: SmallVec<[BlockId; 2]>,
    parent: Option<BlockId>,
    prev: Option<OpId>,
    next: Option<OpId>,
    erased: bool,
}

#[derive(Clone, Copy)]
struct Operand {
    value: Value,
    /// Place in the value's list of uses.
    slot: u32,
}

/// A use of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Use {
    /// The user.
    pub op: OpId,
    /// Which of its operands.
    pub operand: u32,
}

#[derive(Clone)]
struct Block {
    args: SmallVec<[Value; 2]>,
    first: Option<OpId>,
    last: Option<OpId>,
    parent: Option<RegionId>,
}

#[derive(Clone, Default)]
struct Region {
    blocks: Vec<BlockId>,
    parent: Option<OpId>,
}

#[derive(Clone)]
struct ValueData {
    ty: Type,
    def: ValueDef,
    uses: SmallVec<[Use; 2]>,
    hint: Option<Name>,
}

/// What defines a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueDef {
    /// A result of an operation.
    Result {
        /// The operation.
        op: OpId,
        /// Which result.
        index: u32,
    },
    /// An argument of a block.
    Argument {
        /// The block.
        block: BlockId,
        /// Which argument.
        index: u32,
    },
}

/// Everything needed to make an operation.
#[derive(Clone, Debug)]
pub struct OpState {
    /// Which operation.
    pub name: OpName,
    /// Where it comes from.
    pub loc: Loc,
    /// Operands.
    pub operands: Vec<Value>,
    /// Types of the results.
    pub results: Vec<Type>,
    /// Attributes, inherent and discardable.
    pub attrs: Vec<(Name, Attr)>,
    /// Properties of an unregistered operation.
    pub properties: Option<Attr>,
    /// Regions, not yet in another operation.
    pub regions: Vec<RegionId>,
    /// Successors.
    pub successors: Vec<BlockId>,
}

impl OpState {
    /// An operation without anything yet.
    pub fn new(name: OpName, loc: Loc) -> Self {
        OpState {
            name,
            loc,
            operands: Vec::new(),
            results: Vec::new(),
            attrs: Vec::new(),
            properties: None,
            regions: Vec::new(),
            successors: Vec::new(),
        }
    }
}

impl Module {
    /// An empty module without a root.
    pub fn new(registry: Arc<Registry>) -> Self {
        Module {
            registry,
            strings: Strings::default(),
            types: Table::default(),
            attrs: Table::default(),
            locs: vec![LocKind::Unknown],
            ops: Vec::new(),
            blocks: Vec::new(),
            regions: Vec::new(),
            values: Vec::new(),
            root: None,
            sources: Sources::default(),
        }
    }

    /// The rows that this module's operations refer to.
    pub fn registry(&self) -> &Arc<Registry> {
        &self.registry
    }

    /// The root operation.
    ///
    /// # Panics
    /// When none was set; a parsed or built module has one.
    pub fn root(&self) -> OpId {
        self.root.expect("a module has a root once it is built")
    }

    /// Makes `op` the root.
    pub fn set_root(&mut self, op: OpId) {
        self.root = Some(op);
    }

    // Strings.

    /// The one id of a string.
    pub fn name(&mut self, text: &str) -> Name {
        Name(self.strings.intern(text))
    }

    /// The id of a string, if the module has it.
    pub fn find_name(&self, text: &str) -> Option<Name> {
        self.strings.find(text).map(Name)
    }

    /// The text of a name.
    pub fn str(&self, name: Name) -> &str {
        self.strings.get(name.0)
    }

    // Operations.

    /// Makes an operation that is in no block yet. Defaults of its row's attributes are filled in.
    pub fn create(&mut self, state: OpState) -> OpId {
        let op = OpId(self.ops.len() as u32);
        let mut operands = SmallVec::with_capacity(state.operands.len());
        for (index, value) in state.operands.into_iter().enumerate() {
            operands.push(self.add_use(value, op, index));
        }
        let results = (0u32..)
            .zip(state.results)
            .map(|(index, ty)| self.new_value(ty, ValueDef::Result { op, index }))
            .collect();
        for &region in &state.regions {
            self.regions[region.index()].parent = Some(op);
        }
        self.ops.push(Operation {
            name: state.name,
            loc: state.loc,
            operands,
            results,
            attrs: state.attrs.into(),
            properties: state.properties,
            regions: state.regions.into(),
            successors: state.successors.into(),
            parent: None,
            prev: None,
            next: None,
            erased: false,
        });
        self.fill_defaults(op);
        op
    }

    fn fill_defaults(&mut self, op: OpId) {
        let Some(def) = self.def(op) else { return };
        for row in def.attrs {
            if let Some(value) = self.default_attr(row)
                && self.attr(op, row.name).is_none()
            {
                self.set_attr(op, row.name, value);
            }
        }
    }

    /// The operation's data.
    pub fn op(&self, op: OpId) -> &Operation {
        &self.ops[op.index()]
    }

    /// The number of operation ids ever given out: the size of a table indexed by [`OpId::index`].
    pub fn op_count(&self) -> usize {
        self.ops.len()
    }

    /// The operation's row; `None` when its dialect is not registered.
    pub fn def(&self, op: OpId) -> Option<&'static OpDef> {
        match self.op(op).name {
            OpName::Known(id) => Some(self.registry.op(id)),
            OpName::Unregistered(_) => None,
        }
    }

    /// True when `op` is the operation of this row.
    pub fn is(&self, op: OpId, def: &'static OpDef) -> bool {
        self.def(op).is_some_and(|own| std::ptr::eq(own, def))
    }

    /// `dialect.name`.
    pub fn op_name(&self, op: OpId) -> &str {
        match self.op(op).name {
            OpName::Known(id) => self.registry.op(id).name,
            OpName::Unregistered(name) => self.str(name),
        }
    }

    /// True when the operation's row has these traits. An unregistered one has none.
    pub fn has_trait(&self, op: OpId, traits: Traits) -> bool {
        self.def(op).is_some_and(|def| def.traits.has(traits))
    }

    /// Operands in order.
    pub fn operands(&self, op: OpId) -> impl DoubleEndedIterator<Item = Value> + ExactSizeIterator + '_ {
        self.op(op).operands.iter().map(|operand| operand.value)
    }

    /// Results in order.
    pub fn results(&self, op: OpId) -> &[Value] {
        &self.op(op).results
    }

    /// The only result.
    pub fn result(&self, op: OpId) -> Value {
        self.op(op).results[0]
    }

    /// Regions in order.
    pub fn op_regions(&self, op: OpId) -> &[RegionId] {
        &self.op(op).regions
    }

    /// Successors in order.
    pub fn successors(&self, op: OpId) -> &[BlockId] {
        &self.op(op).successors
    }

    /// Makes an operation's `index`-th successor `block`, which takes no values.
    pub fn redirect(&mut self, op: OpId, index: usize, block: BlockId) {
        let row = self.def(op).and_then(|def| def.successors.get(index)).and_then(|row| row.operands);
        if let Some(passed) = row.and_then(|name| self.operand_range(op, name))
            && !passed.is_empty()
        {
            let kept: Vec<Value> =
                (0..).zip(self.operands(op)).filter(|(i, _)| !passed.contains(i)).map(|(_, v)| v).collect();
            let sizes = self.operand_segments(op).map(|ranges| {
                let size = |range: &Range<usize>| if *range == passed { 0 } else { range.len() as u32 };
                ranges.iter().map(size).collect::<Vec<u32>>()
            });
            if let Some(sizes) = sizes.filter(|_| self.attr(op, "operandSegmentSizes").is_some()) {
                let sizes = self.i32_array_attr(sizes);
                self.set_attr(op, "operandSegmentSizes", sizes);
            }
            self.set_operands(op, kept);
        }
        self.ops[op.index()].successors[index] = block;
    }

    /// Changes an operand.
    pub fn set_operand(&mut self, op: OpId, index: usize, value: Value) {
        self.remove_use(op, index);
        self.ops[op.index()].operands[index] = self.add_use(value, op, index);
    }

    /// Replaces all operands.
    pub fn set_operands(&mut self, op: OpId, values: impl IntoIterator<Item = Value>) {
        self.drop_operands(op);
        let operands = values.into_iter().enumerate().map(|(i, v)| self.add_use(v, op, i)).collect();
        self.ops[op.index()].operands = operands;
    }

    fn drop_operands(&mut self, op: OpId) {
        for index in (0..self.op(op).operands.len()).rev() {
            self.remove_use(op, index);
        }
        self.ops[op.index()].operands.clear();
    }

    /// Changes where the operation is said to come from.
    pub fn set_loc(&mut self, op: OpId, loc: Loc) {
        self.ops[op.index()].loc = loc;
    }

    // Attributes.

    /// All attributes, inherent and discardable, in the order they were set.
    pub fn attrs(&self, op: OpId) -> &[(Name, Attr)] {
        &self.op(op).attrs
    }

    /// The attribute of this name.
    pub fn attr(&self, op: OpId, name: &str) -> Option<Attr> {
        let name = self.find_name(name)?;
        self.op(op).attrs.iter().find(|(own, _)| *own == name).map(|(_, attr)| *attr)
    }

    /// Sets or replaces an attribute.
    pub fn set_attr(&mut self, op: OpId, name: &str, value: Attr) {
        let name = self.name(name);
        let attrs = &mut self.ops[op.index()].attrs;
        match attrs.iter_mut().find(|(own, _)| *own == name) {
            Some((_, attr)) => *attr = value,
            None => attrs.push((name, value)),
        }
    }

    /// Removes an attribute.
    pub fn remove_attr(&mut self, op: OpId, name: &str) {
        if let Some(name) = self.find_name(name) {
            self.ops[op.index()].attrs.retain(|(own, _)| *own != name);
        }
    }

    /// The name in a symbol operation's `sym_name`.
    pub fn symbol(&self, op: OpId) -> Option<&str> {
        self.attr_str(self.attr(op, "sym_name")?)
    }

    // Groups of operands.

    /// Which operands belong to the row's operand of this name.
    pub fn operand_range(&self, op: OpId, name: &str) -> Option<Range<usize>> {
        let def = self.def(op)?;
        let position = def.operands.iter().position(|operand| operand.name == name)?;
        self.operand_segments(op)?.into_iter().nth(position)
    }

    /// The ranges of all operand groups of the row; `None` when the count does not fit.
    pub fn operand_segments(&self, op: OpId) -> Option<SmallVec<[Range<usize>; 4]>> {
        let def = self.def(op)?;
        let sizes = match self.attr(op, "operandSegmentSizes").map(|attr| self.attr_kind(attr)) {
            Some(AttrKind::DenseArray { bits, .. })
                if def.traits.has(Traits::ATTR_SIZED_OPERAND_SEGMENTS) =>
            {
                Some(bits.as_slice())
            }
            _ => None,
        };
        segments(def.operands, self.op(op).operands.len(), sizes)
    }

    /// The ranges of all result groups of the row; `None` when the count does not fit.
    pub fn result_segments(&self, op: OpId) -> Option<SmallVec<[Range<usize>; 4]>> {
        segments(self.def(op)?.results, self.op(op).results.len(), None)
    }

    /// The value of a single (or present optional) operand.
    pub fn operand(&self, op: OpId, name: &str) -> Option<Value> {
        let range = self.operand_range(op, name)?;
        self.op(op).operands.get(range)?.first().map(|operand| operand.value)
    }

    /// The values of a variadic operand.
    pub fn operand_group(&self, op: OpId, name: &str) -> Vec<Value> {
        self.operand_range(op, name)
            .and_then(|range| self.op(op).operands.get(range))
            .map(|operands| operands.iter().map(|operand| operand.value).collect())
            .unwrap_or_default()
    }

    /// The values that a terminator hands to the arguments of its `index`-th successor.
    pub fn successor_operands(&self, op: OpId, index: usize) -> Vec<Value> {
        let group = self.def(op).and_then(|def| def.successors.get(index)).and_then(|s| s.operands);
        group.map(|name| self.operand_group(op, name)).unwrap_or_default()
    }

    // Values.

    fn new_value(&mut self, ty: Type, def: ValueDef) -> Value {
        self.values.push(ValueData { ty, def, uses: SmallVec::new(), hint: None });
        Value(self.values.len() as u32 - 1)
    }

    /// The value's type.
    pub fn value_type(&self, value: Value) -> Type {
        self.values[value.index()].ty
    }

    /// Gives a value another type; its users must be right for it.
    pub fn set_value_type(&mut self, value: Value, ty: Type) {
        self.values[value.index()].ty = ty;
    }

    /// What defines it.
    pub fn value_def(&self, value: Value) -> ValueDef {
        self.values[value.index()].def
    }

    /// The operation that defines it; `None` for an argument.
    pub fn defining_op(&self, value: Value) -> Option<OpId> {
        match self.value_def(value) {
            ValueDef::Result { op, .. } => Some(op),
            ValueDef::Argument { .. } => None,
        }
    }

    /// The block a value is defined in.
    pub fn value_block(&self, value: Value) -> Option<BlockId> {
        match self.value_def(value) {
            ValueDef::Result { op, .. } => self.parent_block(op),
            ValueDef::Argument { block, .. } => Some(block),
        }
    }

    /// Its uses, in no particular but reproducible order.
    pub fn uses(&self, value: Value) -> &[Use] {
        &self.values[value.index()].uses
    }

    /// What the user called it, without `%`.
    pub fn hint(&self, value: Value) -> Option<&str> {
        self.values[value.index()].hint.map(|name| self.str(name))
    }

    /// Remembers what the user called it.
    pub fn set_hint(&mut self, value: Value, name: &str) {
        self.values[value.index()].hint = Some(self.name(name));
    }

    /// The number of value ids ever given out.
    pub fn value_count(&self) -> usize {
        self.values.len()
    }

    fn add_use(&mut self, value: Value, op: OpId, index: usize) -> Operand {
        let uses = &mut self.values[value.index()].uses;
        uses.push(Use { op, operand: index as u32 });
        Operand { value, slot: uses.len() as u32 - 1 }
    }

    fn remove_use(&mut self, op: OpId, index: usize) {
        let Operand { value, slot } = self.ops[op.index()].operands[index];
        let uses = &mut self.values[value.index()].uses;
        uses.swap_remove(slot as usize);
        if let Some(&moved) = uses.get(slot as usize) {
            self.ops[moved.op.index()].operands[moved.operand as usize].slot = slot;
        }
    }

    /// Makes every user of `old` use `new`. The user's name for the value goes along.
    pub fn replace_uses(&mut self, old: Value, new: Value) {
        if old == new {
            return;
        }
        while let Some(&Use { op, operand }) = self.values[old.index()].uses.last() {
            self.set_operand(op, operand as usize, new);
        }
        if self.values[new.index()].hint.is_none() {
            self.values[new.index()].hint = self.values[old.index()].hint;
        }
    }

    // Blocks and regions.

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

    /// Puts a block right after another of the same region.
    pub fn insert_block_after(&mut self, after: BlockId, block: BlockId) {
        let Some(region) = self.blocks[after.index()].parent else { return };
        self.blocks[block.index()].parent = Some(region);
        let blocks = &mut self.regions[region.index()].blocks;
        let at = blocks.iter().position(|b| *b == after).map_or(blocks.len(), |i| i + 1);
        blocks.insert(at, block);
    }

    /// Replaces the order of a region's blocks; `blocks` holds the same ones.
    pub fn reorder_blocks(&mut self, region: RegionId, blocks: Vec<BlockId>) {
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

    /// The nearest operation around `op`, itself included, that has these traits.
    pub fn ancestor(&self, op: OpId, traits: Traits) -> Option<OpId> {
        let mut at = Some(op);
        while let Some(op) = at {
            if self.has_trait(op, traits) {
                return Some(op);
            }
            at = self.parent_op(op);
        }
        None
    }

    /// The operations that define symbols directly in `table`'s body.
    pub fn symbol_ops(&self, table: OpId) -> Vec<OpId> {
        self.body(table)
            .map(|block| self.block_ops(block).filter(|op| self.symbol(*op).is_some()).collect())
            .unwrap_or_default()
    }

    /// The operation that defines `name` in the nearest symbol table around `from` that has it.
    pub fn lookup_symbol(&self, from: OpId, name: &str) -> Option<OpId> {
        let mut at = Some(from);
        while let Some(table) = at.and_then(|op| self.ancestor(op, Traits::SYMBOL_TABLE)) {
            let found = self
                .body(table)
                .and_then(|block| self.block_ops(block).find(|op| self.symbol(*op) == Some(name)));
            if found.is_some() {
                return found;
            }
            at = self.parent_op(table);
        }
        None
    }
}

impl Operation {
    /// Which operation it is.
    pub fn name(&self) -> OpName {
        self.name
    }
}

/// Divides `count` values among the groups of a row. At most one group may be of unknown size, unless
/// `sizes` gives them all.
fn segments(defs: &[OperandDef], count: usize, sizes: Option<&[u64]>) -> Option<SmallVec<[Range<usize>; 4]>> {
    let fixed = defs.iter().filter(|def| def.arity == Arity::One).count();
    let mut ranges = SmallVec::new();
    let mut start = 0usize;
    for (index, def) in defs.iter().enumerate() {
        let size = match sizes {
            Some(sizes) => usize::try_from(*sizes.get(index)?).ok()?,
            None if def.arity == Arity::One => 1,
            None => count.checked_sub(fixed)?,
        };
        let fits = match def.arity {
            Arity::One => size == 1,
            Arity::Optional => size <= 1,
            Arity::Variadic => true,
        };
        let end = start.checked_add(size).filter(|end| fits && *end <= count)?;
        ranges.push(start..end);
        start = end;
    }
    (start == count && sizes.is_none_or(|sizes| sizes.len() == defs.len())).then_some(ranges)
}
