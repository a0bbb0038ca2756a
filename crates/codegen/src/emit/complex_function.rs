//! Functions of complex numbers: calls of `checkjit_numerics::complex`.

use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use crate::floats;
use crate::repr::{Parts, Repr};
use checkjit_dialects::complex;
use checkjit_ir::OpId;
use checkjit_numerics::complex::ComplexFn;
use checkjit_runtime::abi::Builtin;

pub(super) const ROWS: &[Row] = &[
    plain(&complex::ABS, |e, op| real(e, op, ComplexFn::Abs)),
    plain(&complex::ANGLE, |e, op| real(e, op, ComplexFn::Angle)),
    plain(&complex::SIGN, |e, op| unary(e, op, ComplexFn::Sign)),
    plain(&complex::SQRT, |e, op| unary(e, op, ComplexFn::Sqrt)),
    plain(&complex::RSQRT, |e, op| unary(e, op, ComplexFn::Rsqrt)),
    plain(&complex::EXP, |e, op| unary(e, op, ComplexFn::Exp)),
    plain(&complex::EXPM1, |e, op| unary(e, op, ComplexFn::Expm1)),
    plain(&complex::LOG, |e, op| unary(e, op, ComplexFn::Log)),
    plain(&complex::LOG1P, |e, op| unary(e, op, ComplexFn::Log1p)),
    plain(&complex::SIN, |e, op| unary(e, op, ComplexFn::Sin)),
    plain(&complex::COS, |e, op| unary(e, op, ComplexFn::Cos)),
    plain(&complex::TAN, |e, op| unary(e, op, ComplexFn::Tan)),
    plain(&complex::TANH, |e, op| unary(e, op, ComplexFn::Tanh)),
    plain(&complex::POW, |e, op| e.complex_binary(op, ComplexFn::Pow)),
    plain(&complex::ATAN2, |e, op| e.complex_binary(op, ComplexFn::Atan2)),
    plain(&complex::POWI, powi),
];

fn unary(e: &mut Emitter<'_, '_>, op: OpId, function: ComplexFn) -> Emit {
    let kind = e.complex_kind(op, "complex")?;
    let parts = e.operand_parts(op, "complex")?;
    let numbers = [function as i64, floats::kind_number(kind)];
    let result = e.call_with_parts(Builtin::Complex, &numbers, &[parts], Repr::Complex(kind));
    e.define_result_parts(op, &result);
    Ok(())
}

/// A function whose result is real.
fn real(e: &mut Emitter<'_, '_>, op: OpId, function: ComplexFn) -> Emit {
    let kind = e.complex_kind(op, "complex")?;
    let parts = e.operand_parts(op, "complex")?;
    let numbers = [function as i64, floats::kind_number(kind)];
    let result = e.call_with_parts(Builtin::Complex, &numbers, &[parts], Repr::Float(kind));
    e.define_result_parts(op, &result);
    Ok(())
}

fn powi(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let kind = e.complex_kind(op, "lhs")?;
    let power = e.integer_repr(op, "rhs")?;
    let (lhs, rhs) = (e.operand_parts(op, "lhs")?, e.operand_parts(op, "rhs")?);
    let numbers = [floats::kind_number(kind), i64::from(power.bits())];
    let result: Parts = e.call_with_parts(Builtin::ComplexPowi, &numbers, &[lhs, rhs], Repr::Complex(kind));
    e.define_result_parts(op, &result);
    Ok(())
}

impl Emitter<'_, '_> {
    /// A function of two complex numbers.
    pub(super) fn complex_binary(&mut self, op: OpId, function: ComplexFn) -> Emit {
        let kind = self.complex_kind(op, "lhs")?;
        let (lhs, rhs) = (self.operand_parts(op, "lhs")?, self.operand_parts(op, "rhs")?);
        let numbers = [function as i64, floats::kind_number(kind)];
        let result = self.call_with_parts(Builtin::Complex, &numbers, &[lhs, rhs], Repr::Complex(kind));
        self.define_result_parts(op, &result);
        Ok(())
    }
}
