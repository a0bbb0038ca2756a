//! Arithmetic on floats.

use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use crate::floats;
use crate::repr::Repr;
use checkjit_dialects::arith;
use checkjit_ir::{AttrKind, Diagnostic, FloatKind, OpId};
use checkjit_numerics::{FloatOp, Rounding};
use checkjit_runtime::abi::Builtin;
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{self, InstBuilder, MemFlagsData};

pub(super) const ROWS: &[Row] = &[
    plain(&arith::ADDF, |e, op| binary(e, op, FloatOp::Add)),
    plain(&arith::SUBF, |e, op| binary(e, op, FloatOp::Sub)),
    plain(&arith::MULF, |e, op| binary(e, op, FloatOp::Mul)),
    plain(&arith::DIVF, |e, op| binary(e, op, FloatOp::Div)),
    plain(&arith::REMF, |e, op| binary(e, op, FloatOp::Rem)),
    plain(&arith::NEGF, negf),
    plain(&arith::FLUSH_DENORMALS, flush_denormals),
    plain(&arith::MAXIMUMF, |e, op| binary(e, op, FloatOp::Maximum)),
    plain(&arith::MINIMUMF, |e, op| binary(e, op, FloatOp::Minimum)),
    plain(&arith::MAXNUMF, |e, op| binary(e, op, FloatOp::MaxNum)),
    plain(&arith::MINNUMF, |e, op| binary(e, op, FloatOp::MinNum)),
    plain(&arith::MAXIMUMNUMF, |e, op| binary(e, op, FloatOp::MaxNum)),
    plain(&arith::MINIMUMNUMF, |e, op| binary(e, op, FloatOp::MinNum)),
];

fn binary(e: &mut Emitter<'_, '_>, op: OpId, operation: FloatOp) -> Emit {
    let kind = e.float_kind(op, "lhs")?;
    let (lhs, rhs) = (e.operand(op, "lhs")?, e.operand(op, "rhs")?);
    let rounding = e.rounding(op)?;
    let result = e.float_binary(operation, kind, rounding, lhs, rhs);
    e.define_result(op, result);
    Ok(())
}

fn negf(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let kind = e.float_kind(op, "operand")?;
    let value = e.operand(op, "operand")?;
    let value = floats::negate(e, kind, value);
    e.define_result(op, value);
    Ok(())
}

/// Patterns below that of the smallest normal number keep their sign only.
fn flush_denormals(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let kind = e.float_kind(op, "operand")?;
    let value = e.operand(op, "operand")?;
    let format = kind.format();
    let bits = e.bits_of(value);
    let ty = e.b.func.dfg.value_type(bits);
    let magnitude_mask = e.constant(ty, format.magnitude_mask());
    let sign_mask = e.constant(ty, format.sign_mask());
    let smallest = e.constant(ty, kind.smallest_normal());
    let magnitude = e.b.ins().band(bits, magnitude_mask);
    let sign = e.b.ins().band(bits, sign_mask);
    let is_small = e.b.ins().icmp(IntCC::UnsignedLessThan, magnitude, smallest);
    let flushed = e.select(is_small, sign, bits);
    let to = Repr::Float(kind).clif();
    let result = if to.is_float() { e.b.ins().bitcast(to, MemFlagsData::new(), flushed) } else { flushed };
    e.define_result(op, result);
    Ok(())
}

impl Emitter<'_, '_> {
    /// The format of the operand of this name, a float.
    pub(super) fn float_kind(&mut self, op: OpId, name: &str) -> Result<FloatKind, Diagnostic> {
        let value = self.named_operand(op, name)?;
        match self.repr(op, value)? {
            Repr::Float(kind) => Ok(kind),
            _ => Err(self.unsupported(op, self.m.value_type(value))),
        }
    }

    /// How an operation rounds.
    pub(super) fn rounding(&self, op: OpId) -> Result<Rounding, Diagnostic> {
        let number = match self.m.attr(op, "roundingmode").map(|attr| self.m.attr_kind(attr)) {
            None => Some(0),
            Some(AttrKind::Integer { bits, .. }) => usize::try_from(*bits).ok(),
            _ => None,
        };
        let rounding = number.and_then(|number| Rounding::ALL.get(number).copied());
        rounding.ok_or_else(|| self.error(op, "code generation does not know this rounding mode".to_owned()))
    }

    /// An operation on two floats of one format, rounded once.
    pub(super) fn float_binary(
        &mut self,
        operation: FloatOp,
        kind: FloatKind,
        rounding: Rounding,
        lhs: ir::Value,
        rhs: ir::Value,
    ) -> ir::Value {
        if !floats::is_computed(kind) || rounding != Rounding::NearestEven {
            let numbers = [operation as i64, floats::kind_number(kind), rounding as i64];
            return self.call_with_slots(Builtin::FloatBinary, &numbers, &[lhs, rhs], Repr::Float(kind));
        }
        let lhs = floats::decode(self, kind, lhs);
        let rhs = floats::decode(self, kind, rhs);
        let wide = self.machine_binary(operation, lhs, rhs);
        floats::encode(self, kind, wide)
    }

    /// An operation in a format that CLIF has.
    fn machine_binary(&mut self, operation: FloatOp, lhs: ir::Value, rhs: ir::Value) -> ir::Value {
        match operation {
            FloatOp::Add => self.b.ins().fadd(lhs, rhs),
            FloatOp::Sub => self.b.ins().fsub(lhs, rhs),
            FloatOp::Mul => self.b.ins().fmul(lhs, rhs),
            FloatOp::Div => self.b.ins().fdiv(lhs, rhs),
            FloatOp::Rem => {
                let [lhs, rhs] = [lhs, rhs].map(|value| floats::promoted(self, value));
                self.call_value(Builtin::Fmod, &[lhs, rhs])
            }
            FloatOp::Maximum => self.b.ins().fmax(lhs, rhs),
            FloatOp::Minimum => self.b.ins().fmin(lhs, rhs),
            FloatOp::MaxNum | FloatOp::MinNum => {
                let chosen = match operation {
                    FloatOp::MaxNum => self.b.ins().fmax(lhs, rhs),
                    _ => self.b.ins().fmin(lhs, rhs),
                };
                let lhs_is_number = self.b.ins().fcmp(FloatCC::Ordered, lhs, lhs);
                let rhs_is_number = self.b.ins().fcmp(FloatCC::Ordered, rhs, rhs);
                let chosen = self.select(rhs_is_number, chosen, lhs);
                self.select(lhs_is_number, chosen, rhs)
            }
        }
    }
}
