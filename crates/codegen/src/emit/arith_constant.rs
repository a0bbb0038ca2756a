//! Constants: of a scalar, a complex number too; in a kernel also of a tensor whose elements are all the same.

use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use crate::repr::Parts;
use checkjit_dialects::arith;
use checkjit_ir::{Attr, AttrKind, Diagnostic, Module, OpId};

pub(super) const ROWS: &[Row] = &[plain(&arith::CONSTANT, constant)];

fn constant(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let parts = e.constant_of(op)?;
    e.define_result_parts(op, &parts);
    Ok(())
}

impl Emitter<'_, '_> {
    /// The value of the attribute `value`, which is of the result's type.
    pub(super) fn constant_of(&mut self, op: OpId) -> Result<Parts, Diagnostic> {
        let result = self.m.result(op);
        let repr = self.repr(op, result)?;
        let bits = self.m.attr(op, "value").and_then(|attr| parts_of(self.m, attr));
        match bits {
            Some(bits) if bits.len() == repr.count() => {
                Ok(bits.into_iter().map(|bits| self.constant(repr.clif(), bits)).collect())
            }
            _ => Err(self.unsupported(op, self.m.value_type(result))),
        }
    }
}

/// The bits of a number, or of both parts of a complex one.
fn parts_of(m: &Module, attr: Attr) -> Option<Vec<u128>> {
    match m.attr_kind(attr) {
        AttrKind::Integer { bits, .. } | AttrKind::Float { bits, .. } => Some(vec![*bits]),
        AttrKind::Array(parts) => {
            let parts: Option<Vec<_>> = parts.iter().map(|part| parts_of(m, *part)).collect();
            Some(parts?.concat())
        }
        AttrKind::Dense(dense) if dense.splat => {
            let element = m.element_type(m.element_or_self(dense.ty))?;
            let (real, imaginary) = element.load_complex(&dense.data.0, 0)?;
            Some(if element.is_complex() { vec![real, imaginary] } else { vec![real] })
        }
        _ => None,
    }
}
