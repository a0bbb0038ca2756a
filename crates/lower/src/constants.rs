//! Constants whose elements the text keeps elsewhere, or only in part: `dense_resource<...>` and
//! `sparse<...>` become `dense<...>`, so that later steps see nothing else.

use checkjit_ir::verify::op_error;
use checkjit_ir::{Attr, AttrKind, Diagnostics, Module, OpId};

/// Writes out the constants of an operation and of those in it.
pub(crate) fn resolve(m: &mut Module, top: OpId) -> Result<(), Diagnostics> {
    let mut diagnostics = Diagnostics::default();
    for op in m.walk(top) {
        for (name, attr) in unresolved(m, op) {
            match m.resolve_elements(attr) {
                Ok(dense) => m.set_attr(op, &name, dense),
                Err(why) => diagnostics.push(op_error(m, op, format!("attribute '{name}' {why}"))),
            }
        }
    }
    if diagnostics.is_empty() { Ok(()) } else { Err(diagnostics) }
}

/// The inherent attributes that are elements but no `dense<...>` of numbers.
fn unresolved(m: &Module, op: OpId) -> Vec<(String, Attr)> {
    let Some(def) = m.def(op) else { return Vec::new() };
    let is_elsewhere = |attr: &Attr| {
        matches!(
            m.attr_kind(*attr),
            AttrKind::Resource { .. } | AttrKind::Sparse { .. } | AttrKind::DenseStrings { .. }
        )
    };
    let inherent = def.attrs.iter().filter_map(|row| Some((row.name.to_owned(), m.attr(op, row.name)?)));
    inherent.filter(|(_, attr)| is_elsewhere(attr)).collect()
}
