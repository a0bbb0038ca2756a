//! The canonical form of a kernel: equal forms mean equal code. It holds operations, the numbering of values,
//! types and attributes, and nothing that has no part in the code: names, locations, visibility.

use checkjit_ir::{Attr, AttrKind, BlockId, Module, OpId, RegionId, Value};
use rustc_hash::FxHashMap;

/// A kernel's canonical form.
pub(crate) type Key = Box<[u8]>;

/// Attributes that have no part in a kernel's code.
const NAMES: &[&str] = &["sym_name", "sym_visibility", "arg_attrs", "res_attrs"];

/// The canonical form of a kernel.
pub(crate) fn of(m: &Module, kernel: OpId) -> Key {
    let mut writer =
        Writer { m, out: Vec::new(), numbers: FxHashMap::default(), blocks: FxHashMap::default() };
    writer.attrs(kernel, NAMES);
    for &region in m.op_regions(kernel) {
        writer.enumerate(region);
        writer.region(region);
    }
    writer.out.into_boxed_slice()
}

struct Writer<'m> {
    m: &'m Module,
    out: Vec<u8>,
    numbers: FxHashMap<Value, u32>,
    blocks: FxHashMap<BlockId, u32>,
}

impl Writer<'_> {
    fn number(&mut self, number: u64) {
        self.out.extend(number.to_le_bytes());
    }

    /// Bytes with their length before them, so that no two lists of fields read the same.
    fn bytes(&mut self, bytes: &[u8]) {
        self.number(bytes.len() as u64);
        self.out.extend(bytes);
    }

    /// Gives numbers to the blocks and values of a region, in the order of its text.
    fn enumerate(&mut self, region: RegionId) {
        let m = self.m;
        let number = |numbers: &mut FxHashMap<Value, u32>, value| {
            let next = numbers.len() as u32;
            numbers.insert(value, next);
        };
        for &block in m.region_blocks(region) {
            let next = self.blocks.len() as u32;
            self.blocks.insert(block, next);
            m.block_args(block).iter().for_each(|arg| number(&mut self.numbers, *arg));
            for op in m.block_ops(block) {
                m.results(op).iter().for_each(|result| number(&mut self.numbers, *result));
                m.op_regions(op).iter().for_each(|region| self.enumerate(*region));
            }
        }
    }

    fn define(&mut self, value: Value) {
        let ty = self.m.type_text(self.m.value_type(value));
        self.bytes(ty.as_bytes());
    }

    fn region(&mut self, region: RegionId) {
        let m = self.m;
        let blocks = m.region_blocks(region);
        self.number(blocks.len() as u64);
        for &block in blocks {
            self.number(m.block_args(block).len() as u64);
            for &arg in m.block_args(block) {
                self.define(arg);
            }
            let ops = m.block_op_list(block);
            self.number(ops.len() as u64);
            ops.into_iter().for_each(|op| self.op(op));
        }
    }

    fn op(&mut self, op: OpId) {
        let m = self.m;
        self.bytes(m.op_name(op).as_bytes());
        self.number(m.operands(op).len() as u64);
        for operand in m.operands(op) {
            self.number(u64::from(self.numbers[&operand]));
        }
        self.number(m.successors(op).len() as u64);
        for successor in m.successors(op) {
            self.number(u64::from(self.blocks[successor]));
        }
        self.number(m.results(op).len() as u64);
        for &result in m.results(op) {
            self.define(result);
        }
        self.attrs(op, &[]);
        self.number(m.op_regions(op).len() as u64);
        for &region in m.op_regions(op) {
            self.region(region);
        }
    }

    fn attrs(&mut self, op: OpId, without: &[&str]) {
        let m = self.m;
        let mut attrs: Vec<(&str, Attr)> = m
            .attrs(op)
            .iter()
            .map(|(name, attr)| (m.str(*name), *attr))
            .filter(|(name, _)| !without.contains(name))
            .collect();
        attrs.sort_by_key(|(name, _)| *name);
        self.number(attrs.len() as u64);
        for (name, attr) in attrs {
            self.bytes(name.as_bytes());
            self.attr(attr);
        }
    }

    fn attr(&mut self, attr: Attr) {
        let m = self.m;
        match m.attr_kind(attr) {
            AttrKind::Dense(dense) => {
                self.bytes(b"dense");
                self.bytes(m.type_text(dense.ty).as_bytes());
                self.bytes(&[u8::from(dense.splat)]);
                self.bytes(&dense.data.0);
            }
            AttrKind::Integer { ty, bits } | AttrKind::Float { ty, bits } => {
                self.bytes(b"number");
                self.bytes(m.type_text(*ty).as_bytes());
                self.bytes(&bits.to_le_bytes());
            }
            AttrKind::Array(elements) => {
                self.bytes(b"array");
                self.number(elements.len() as u64);
                elements.iter().for_each(|element| self.attr(*element));
            }
            _ => {
                self.bytes(b"text");
                self.bytes(m.attr_text(attr).as_bytes());
            }
        }
    }
}
