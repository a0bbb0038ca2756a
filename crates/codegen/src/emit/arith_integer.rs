//! Arithmetic on integers: in the container, then cut to the width.

use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use crate::repr::Repr;
use checkjit_dialects::arith;
use checkjit_ir::{Diagnostic, OpId};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder};
use std::cmp::Ordering;

pub(super) const ROWS: &[Row] = &[
    plain(&arith::ADDI, |e, op| wrapping(e, op, |e, lhs, rhs| e.b.ins().iadd(lhs, rhs))),
    plain(&arith::SUBI, |e, op| wrapping(e, op, |e, lhs, rhs| e.b.ins().isub(lhs, rhs))),
    plain(&arith::MULI, |e, op| wrapping(e, op, |e, lhs, rhs| e.b.ins().imul(lhs, rhs))),
    plain(&arith::ANDI, |e, op| wrapping(e, op, |e, lhs, rhs| e.b.ins().band(lhs, rhs))),
    plain(&arith::ORI, |e, op| wrapping(e, op, |e, lhs, rhs| e.b.ins().bor(lhs, rhs))),
    plain(&arith::XORI, |e, op| wrapping(e, op, |e, lhs, rhs| e.b.ins().bxor(lhs, rhs))),
    plain(&arith::MAXSI, |e, op| choose(e, op, IntCC::SignedGreaterThan)),
    plain(&arith::MAXUI, |e, op| choose(e, op, IntCC::UnsignedGreaterThan)),
    plain(&arith::MINSI, |e, op| choose(e, op, IntCC::SignedLessThan)),
    plain(&arith::MINUI, |e, op| choose(e, op, IntCC::UnsignedLessThan)),
];

fn wrapping(
    e: &mut Emitter<'_, '_>,
    op: OpId,
    compute: impl FnOnce(&mut Emitter<'_, '_>, ir::Value, ir::Value) -> ir::Value,
) -> Emit {
    let (repr, lhs, rhs) = e.integers(op)?;
    let result = compute(e, lhs, rhs);
    let result = e.narrow(repr, result);
    e.define_result(op, result);
    Ok(())
}

/// The first operand if the condition holds, else the second.
fn choose(e: &mut Emitter<'_, '_>, op: OpId, condition: IntCC) -> Emit {
    let (repr, lhs, rhs) = e.integers(op)?;
    let is_first = e.compare_integers(repr, condition, lhs, rhs);
    let result = e.select(is_first, lhs, rhs);
    e.define_result(op, result);
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
        let value = self.named_operand(op, name)?;
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

    /// Whether a condition holds between two integers of one type.
    pub(super) fn compare_integers(
        &mut self,
        repr: Repr,
        condition: IntCC,
        mut lhs: ir::Value,
        mut rhs: ir::Value,
    ) -> ir::Value {
        if condition != condition.unsigned() {
            lhs = self.sign_extended(repr, lhs);
            rhs = self.sign_extended(repr, rhs);
        }
        self.b.ins().icmp(condition, lhs, rhs)
    }

    /// An integer in the container of another width: cut, or filled with its sign or with zeros.
    pub(super) fn resized(&mut self, from: Repr, to: Repr, signed: bool, value: ir::Value) -> ir::Value {
        let value = if signed { self.sign_extended(from, value) } else { value };
        let (own, wanted) = (from.clif(), to.clif());
        let value = match own.bits().cmp(&wanted.bits()) {
            Ordering::Less if signed => self.b.ins().sextend(wanted, value),
            Ordering::Less => self.b.ins().uextend(wanted, value),
            Ordering::Greater => self.b.ins().ireduce(wanted, value),
            Ordering::Equal => value,
        };
        self.narrow(to, value)
    }
}
