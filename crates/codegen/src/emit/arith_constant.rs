//! `arith.constant` of a scalar; in a kernel also of a tensor whose elements are all the same.

use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use crate::repr::Repr;
use checkjit_dialects::arith;
use checkjit_ir::{AttrKind, Diagnostic, OpId};
use cranelift_codegen::ir;

pub(super) const ROWS: &[Row] = &[plain(&arith::CONSTANT, constant)];

fn constant(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let value = e.constant_of(op)?;
    e.define_result(op, value);
    Ok(())
}

impl Emitter<'_, '_> {
    /// The value of the attribute `value`, which is of the result's type.
    pub(super) fn constant_of(&mut self, op: OpId) -> Result<ir::Value, Diagnostic> {
        let result = self.m.result(op);
        let repr = self.repr(op, result)?;
        let bits = match self.m.attr(op, "value").map(|attr| self.m.attr_kind(attr)) {
            Some(AttrKind::Integer { bits, .. } | AttrKind::Float { bits, .. }) => Some(*bits),
            Some(AttrKind::Dense(dense)) if dense.splat => {
                let element = self.m.element_type(self.m.element_or_self(dense.ty));
                element.and_then(|element| element.load(&dense.data.0, 0))
            }
            _ => None,
        };
        match bits {
            Some(bits) if repr != Repr::Ref => Ok(self.constant(repr.clif(), bits)),
            _ => Err(self.unsupported(op, self.m.value_type(result))),
        }
    }
}
