//! The operation graph: operations in blocks in regions in operations, and the values between them.
//!
//! Everything lives in tables of the module and refers to the rest by id, so nothing is recursive in memory
//! and a clone is a copy of tables. Uses are kept exact: every operand knows its place in the list of uses
//! of its value.
//!
//! Here is what a module is made of, and operations with their operands and attributes; values, blocks and
//! symbols have a file each.

mod blocks;
mod symbols;
mod values;

use crate::affine::AffineTable;
use crate::attrs::AttrKind;
use crate::def::{Arity, OpDef, OperandDef, SuccessorDef, Traits};
use crate::diagnostic::Sources;
use crate::entity::{Attr, BlockId, Loc, Name, OpId, RegionId, Type, Value};
use crate::intern::{Strings, Table};
use crate::location::LocKind;
use crate::registry::{OpDefId, Registry};
use crate::resources::Resources;
use crate::types::TypeKind;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

/// A module: the graph below one root operation, with its types, attributes and locations.
#[derive(Clone)]
pub struct Module {
    registry: Arc<Registry>,
    pub(crate) strings: Strings,
    pub(crate) types: Table<TypeKind>,
    pub(crate) attrs: Table<AttrKind>,
    pub(crate) locs: Vec<LocKind>,
    /// Locations that were made to be unique.
    pub(crate) loc_ids: FxHashMap<LocKind, Loc>,
    pub(crate) affine: AffineTable,
    ops: Vec<Operation>,
    blocks: Vec<Block>,
    regions: Vec<Region>,
    values: Vec<ValueData>,
    root: Option<OpId>,
    /// Made when first asked for, dropped when a symbol changes.
    symbols: OnceLock<SymbolIndex>,
    /// The texts that locations refer to.
    pub sources: Sources,
    /// Data that the text keeps apart.
    pub resources: Resources,
}

/// Operations by symbol table and name.
type SymbolIndex = FxHashMap<(OpId, Name), OpId>;

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
    /// Of an argument.
    loc: Loc,
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
            loc_ids: FxHashMap::default(),
            affine: AffineTable::default(),
            ops: Vec::new(),
            blocks: Vec::new(),
            regions: Vec::new(),
            values: Vec::new(),
            root: None,
            symbols: OnceLock::new(),
            sources: Sources::default(),
            resources: Resources::default(),
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

    /// Makes an operation one of another row. Its parts stay as they are; defaults that it lacks are filled in.
    pub fn rename(&mut self, op: OpId, def: &'static OpDef) {
        self.ops[op.index()].name = OpName::Known(self.registry.id(def));
        self.fill_defaults(op);
        self.forget_symbols(op);
    }

    /// The operation's data.
    pub fn op(&self, op: OpId) -> &Operation {
        &self.ops[op.index()]
    }

    /// Every operation that was not erased, in no particular but reproducible order.
    pub(crate) fn all_ops(&self) -> impl Iterator<Item = OpId> + '_ {
        (0u32..).zip(&self.ops).filter(|(_, op)| !op.erased).map(|(id, _)| OpId(id))
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
        if let Some(passed) = self.successor_range(op, index).filter(|passed| !passed.is_empty()) {
            let kept: Vec<Value> =
                (0..).zip(self.operands(op)).filter(|(i, _)| !passed.contains(i)).map(|(_, v)| v).collect();
            let sizes = self.operand_segments(op).map(|ranges| {
                let holds = |range: &Range<usize>| range.start <= passed.start && passed.end <= range.end;
                let less = |range: &Range<usize>| if holds(range) { passed.len() } else { 0 };
                ranges.iter().map(|range| (range.len() - less(range)) as u32).collect::<Vec<u32>>()
            });
            if let Some(sizes) = sizes.filter(|_| self.attr(op, "operandSegmentSizes").is_some()) {
                let sizes = self.i32_array_attr(sizes);
                self.set_attr(op, "operandSegmentSizes", sizes);
            }
            if let Some((segments, at)) = self.successor_segments(op, index) {
                let mut counts = self.dense_array(op, segments).to_vec();
                counts[at] = 0;
                let counts = self.i32_array_attr(counts.into_iter().map(|count| count as u32));
                self.set_attr(op, segments, counts);
            }
            self.set_operands(op, kept);
        }
        self.ops[op.index()].successors[index] = block;
    }

    /// The row of an operation's `index`-th successor.
    fn successor_row(&self, op: OpId, index: usize) -> Option<&'static SuccessorDef> {
        let rows = self.def(op)?.successors;
        rows.get(index).or(rows.last().filter(|row| row.segments.is_some()))
    }

    /// Of a successor that is one of any number: the attribute that has their counts, and its place there.
    fn successor_segments(&self, op: OpId, index: usize) -> Option<(&'static str, usize)> {
        let segments = self.successor_row(op, index)?.segments?;
        Some((segments, index + 1 - self.def(op)?.successors.len()))
    }

    /// The bits of a dense array; empty where there is none.
    fn dense_array(&self, op: OpId, name: &str) -> &[u64] {
        match self.attr(op, name).map(|attr| self.attr_kind(attr)) {
            Some(AttrKind::DenseArray { bits, .. }) => bits,
            _ => &[],
        }
    }

    /// Which operands a terminator hands to the arguments of its `index`-th successor.
    fn successor_range(&self, op: OpId, index: usize) -> Option<Range<usize>> {
        let group = self.operand_range(op, self.successor_row(op, index)?.operands)?;
        let Some((segments, at)) = self.successor_segments(op, index) else { return Some(group) };
        let counts = self.dense_array(op, segments);
        let size = |counts: &[u64]| {
            let sum = |sum: usize, count: &u64| sum.checked_add(usize::try_from(*count).ok()?);
            counts.iter().try_fold(0, sum)
        };
        let start = group.start.checked_add(size(counts.get(..at)?)?)?;
        let end = start.checked_add(size(counts.get(at..=at)?)?)?;
        (end <= group.end).then_some(start..end)
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
        self.forget_symbols(op);
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
        let range = self.successor_range(op, index).unwrap_or_default();
        self.op(op).operands[range].iter().map(|operand| operand.value).collect()
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
