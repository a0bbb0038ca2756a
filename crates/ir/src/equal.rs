//! Structural equality of two modules: same operations in the same order with the same types, attributes
//! and connections; ids, names of values and locations are of no account.

use crate::attrs::AttrKind;
use crate::entity::{Attr, BlockId, OpId, Type, Value};
use crate::module::Module;
use crate::text::{AliasNames, TextWriter};
use rustc_hash::FxHashMap;

/// The first difference between two modules, in words; `None` when there is none.
pub fn difference(a: &Module, b: &Module) -> Option<String> {
    let (left, right) = (a.walk(a.root()), b.walk(b.root()));
    if left.len() != right.len() {
        return Some(format!("{} operations against {}", left.len(), right.len()));
    }
    let mut values: FxHashMap<Value, Value> = FxHashMap::default();
    let mut blocks: FxHashMap<BlockId, BlockId> = FxHashMap::default();
    // Values and blocks may be used before the walk reaches them, so they are paired in a first pass.
    for (&x, &y) in left.iter().zip(&right) {
        let place = || format!("{} against {}", a.op_name(x), b.op_name(y));
        if a.op_name(x) != b.op_name(y)
            || a.results(x).len() != b.results(y).len()
            || a.operands(x).len() != b.operands(y).len()
            || a.op_regions(x).len() != b.op_regions(y).len()
            || a.successors(x).len() != b.successors(y).len()
        {
            return Some(place());
        }
        values.extend(a.results(x).iter().copied().zip(b.results(y).iter().copied()));
        for (&region, &other) in a.op_regions(x).iter().zip(b.op_regions(y)) {
            let (own, others) = (a.region_blocks(region), b.region_blocks(other));
            if own.len() != others.len() {
                return Some(format!("blocks of {}", place()));
            }
            for (&block, &other) in own.iter().zip(others) {
                blocks.insert(block, other);
                if a.block_args(block).len() != b.block_args(other).len()
                    || a.block_ops(block).count() != b.block_ops(other).count()
                {
                    return Some(format!("a block of {}", place()));
                }
                values.extend(a.block_args(block).iter().copied().zip(b.block_args(other).iter().copied()));
            }
        }
    }
    let types = |x: Value, y: Value| same_type(a, a.value_type(x), b, b.value_type(y));
    if let Some((x, y)) = values.iter().find(|(x, y)| !types(**x, **y)) {
        let (x, y) = (a.type_text(a.value_type(*x)), b.type_text(b.value_type(*y)));
        return Some(format!("a value of type {x} against {y}"));
    }
    let texts = (Texts::new(a, &left), Texts::new(b, &right));
    left.iter().zip(&right).find_map(|(&x, &y)| op_difference(&texts, (x, y), &values, &blocks))
}

/// Attributes as text, in which distinct ones are numbered as they come.
struct Texts<'m> {
    module: &'m Module,
    names: AliasNames,
}

impl<'m> Texts<'m> {
    fn new(module: &'m Module, ops: &[OpId]) -> Self {
        let mut texts = Texts { module, names: AliasNames::default() };
        if module.attr_kinds().any(|kind| matches!(kind, AttrKind::Distinct { .. })) {
            for op in ops {
                let mut attrs = module.attrs(*op).to_vec();
                attrs.sort_by_key(|(name, _)| module.str(*name));
                attrs.iter().for_each(|(_, attr)| texts.number(*attr));
            }
        }
        texts
    }

    /// Numbers the distinct attributes in an attribute.
    fn number(&mut self, attr: Attr) {
        match self.module.attr_kind(attr) {
            AttrKind::Array(elements) => elements.iter().for_each(|attr| self.number(*attr)),
            AttrKind::Dictionary(entries) => entries.iter().for_each(|(_, attr)| self.number(*attr)),
            AttrKind::Distinct { value, .. } => {
                let next = self.names.distinct.len() as u32;
                self.names.distinct.entry(attr).or_insert(next);
                self.number(*value);
            }
            _ => {}
        }
    }

    fn attr(&self, attr: Attr) -> String {
        let mut out = String::new();
        TextWriter::new(self.module, Some(&self.names), &mut out).attr(attr);
        out
    }
}

fn op_difference(
    texts: &(Texts<'_>, Texts<'_>),
    (x, y): (OpId, OpId),
    values: &FxHashMap<Value, Value>,
    blocks: &FxHashMap<BlockId, BlockId>,
) -> Option<String> {
    let (a, b) = (texts.0.module, texts.1.module);
    let name = a.op_name(x);
    if !a.operands(x).zip(b.operands(y)).all(|(v, w)| values.get(&v) == Some(&w)) {
        return Some(format!("operands of {name}"));
    }
    if !a.successors(x).iter().zip(b.successors(y)).all(|(v, w)| blocks.get(v) == Some(w)) {
        return Some(format!("successors of {name}"));
    }
    let same_properties = match (a.op(x).properties, b.op(y).properties) {
        (Some(p), Some(q)) => same_attr(texts, p, q),
        (p, q) => p.is_none() && q.is_none(),
    };
    if a.attrs(x).len() != b.attrs(y).len() || !same_properties {
        return Some(format!("attributes of {name}"));
    }
    a.attrs(x).iter().find_map(|(key, own)| {
        let key = a.str(*key);
        let same = b.attr(y, key).is_some_and(|other| same_attr(texts, *own, other));
        (!same).then(|| format!("attribute {key} of {name}"))
    })
}

fn same_type(a: &Module, x: Type, b: &Module, y: Type) -> bool {
    a.type_text(x) == b.type_text(y)
}

/// Attributes are compared by text, which says all; large constants by their bytes, which are shorter.
fn same_attr(texts: &(Texts<'_>, Texts<'_>), x: Attr, y: Attr) -> bool {
    let (a, b) = (texts.0.module, texts.1.module);
    match (a.attr_kind(x), b.attr_kind(y)) {
        (AttrKind::Dense(own), AttrKind::Dense(other)) => {
            own.splat == other.splat && own.data.0 == other.data.0 && same_type(a, own.ty, b, other.ty)
        }
        _ => texts.0.attr(x) == texts.1.attr(y),
    }
}
