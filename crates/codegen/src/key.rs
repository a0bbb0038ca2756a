//! The canonical form of a kernel: equal forms mean equal code. It holds operations, the numbering of values,
//! types and attributes, and nothing that has no part in the code: names, locations, visibility.

use checkjit_ir::{Attr, AttrKind, Module, OpId, RegionId, Value};
use rustc_hash::FxHashMap;

/// A kernel's canonical form.
pub(crate) type Key = Box<[u8]>;

/// Attributes that have no part in a kernel's code.
const NAMES: &[&str] = &["sym_name", "sym_visibility", "arg_attrs", "res_attrs"];

/// The canonical form of a kernel.
pub(crate) fn of(m: &Module, kernel: OpId) -> Key {
    let mut writer = Writer { m, out: Vec::new(), numbers: FxHashMap::default() };
    writer.attrs(kernel, NAMES);
    for &region in m.op_regions(kernel) {
        writer.region(region);
    }
    writer.out.into_boxed_slice()
}

struct Writer<'m> {
    m: &'m Module,
    out: Vec<u8>,
    numbers: FxHashMap<Value, u32>,
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

    fn define(&mut self, value: Value) {
        let number = self.numbers.len() as u32;
        self.numbers.insert(value, number);
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
            // A value that is defined later, in a region whose order is of no account, has no number yet.
            let number = self.numbers.get(&operand).map_or(u64::MAX, |number| u64::from(*number));
            self.number(number);
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
