//! Arithmetic on integers: in the container, then cut to the width.

use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use crate::repr::Repr;
use checkjit_dialects::arith;
use checkjit_ir::{Diagnostic, OpId};
use cranelift_codegen::ir::{self, InstBuilder};

pub(super) const ROWS: &[Row] = &[plain(&arith::ADDI, addi), plain(&arith::MULI, muli)];

fn addi(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let (repr, lhs, rhs) = e.integers(op)?;
    let sum = e.b.ins().iadd(lhs, rhs);
    let sum = e.narrow(repr, sum);
    e.define_result(op, sum);
    Ok(())
}

fn muli(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let (repr, lhs, rhs) = e.integers(op)?;
    let product = e.b.ins().imul(lhs, rhs);
    let product = e.narrow(repr, product);
    e.define_result(op, product);
    Ok(())
}

impl Emitter<'_, '_> {
    /// The operands `lhs` and `rhs`, which are integers of one type.
    pub(super) fn integers(&mut self, op: OpId) -> Result<(Repr, ir::Value, ir::Value), Diagnostic> {
        let (lhs, rhs) = (self.operand(op, "lhs")?, self.operand(op, "rhs")?);
        Ok((self.integer_repr(op, "lhs")?, lhs, rhs))
    }

    /// How the operand of this name, an integer, is held.
    pub(super) fn integer_repr(&mut self, op: OpId, name: &str) -> Result<Repr, Diagnostic> {
        let Some(value) = self.m.operand(op, name) else {
            return Err(self.error(op, format!("'{}' has no operand '{name}'", self.m.op_name(op))));
        };
        match self.repr(op, value)? {
            repr @ Repr::Int(_) => Ok(repr),
            _ => Err(self.unsupported(op, self.m.value_type(value))),
        }
    }

    /// `value` with zeros above the bits of its type.
    pub(crate) fn narrow(&mut self, repr: Repr, value: ir::Value) -> ir::Value {
        let ty = repr.clif();
        if !ty.is_int() || ty.bits() == repr.bits() {
            return value;
        }
        let mask = self.constant(ty, checkjit_numerics::mask(repr.bits()));
        self.b.ins().band(value, mask)
    }

    /// `value` with its sign above the bits of its type.
    pub(super) fn sign_extended(&mut self, repr: Repr, value: ir::Value) -> ir::Value {
        let ty = repr.clif();
        let unused = ty.bits() - repr.bits();
        if unused == 0 {
            return value;
        }
        let amount = self.b.ins().iconst(ir::types::I32, i64::from(unused));
        let up = self.b.ins().ishl(value, amount);
        self.b.ins().sshr(up, amount)
    }
}
