//! Sums, products and comparisons of complex numbers.

use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use crate::floats;
use crate::repr::{Parts, Repr};
use checkjit_dialects::complex;
use checkjit_ir::{Diagnostic, FloatKind, OpId};
use checkjit_numerics::complex::ComplexFn;
use checkjit_numerics::{FloatOp, Rounding};
use cranelift_codegen::ir::condcodes::FloatCC;
use cranelift_codegen::ir::{self, InstBuilder};

pub(super) const ROWS: &[Row] = &[
    plain(&complex::ADD, |e, op| by_parts(e, op, FloatOp::Add)),
    plain(&complex::SUB, |e, op| by_parts(e, op, FloatOp::Sub)),
    plain(&complex::MUL, |e, op| e.complex_binary(op, ComplexFn::Mul)),
    plain(&complex::DIV, |e, op| e.complex_binary(op, ComplexFn::Div)),
    plain(&complex::NEG, neg),
    plain(&complex::CONJ, conj),
    plain(&complex::EQ, eq),
    plain(&complex::NEQ, neq),
];

fn by_parts(e: &mut Emitter<'_, '_>, op: OpId, operation: FloatOp) -> Emit {
    let kind = e.complex_kind(op, "lhs")?;
    let (lhs, rhs) = (e.operand_parts(op, "lhs")?, e.operand_parts(op, "rhs")?);
    let parts: Parts = lhs
        .into_iter()
        .zip(rhs)
        .map(|(a, b)| e.float_binary(operation, kind, Rounding::NearestEven, a, b))
        .collect();
    e.define_result_parts(op, &parts);
    Ok(())
}

fn neg(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let kind = e.complex_kind(op, "complex")?;
    let parts = e.operand_parts(op, "complex")?;
    let parts: Parts = parts.into_iter().map(|part| floats::negate(e, kind, part)).collect();
    e.define_result_parts(op, &parts);
    Ok(())
}

fn conj(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let kind = e.complex_kind(op, "complex")?;
    let mut parts = e.operand_parts(op, "complex")?;
    parts[1] = floats::negate(e, kind, parts[1]);
    e.define_result_parts(op, &parts);
    Ok(())
}

fn eq(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let [re, im] = compare(e, op, FloatCC::Equal)?;
    let result = e.b.ins().band(re, im);
    e.define_result(op, result);
    Ok(())
}

fn neq(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let [re, im] = compare(e, op, FloatCC::NotEqual)?;
    let result = e.b.ins().bor(re, im);
    e.define_result(op, result);
    Ok(())
}

/// Whether the condition holds between the real parts, and between the imaginary parts.
fn compare(e: &mut Emitter<'_, '_>, op: OpId, condition: FloatCC) -> Result<[ir::Value; 2], Diagnostic> {
    let kind = e.complex_kind(op, "lhs")?;
    let (lhs, rhs) = (e.operand_parts(op, "lhs")?, e.operand_parts(op, "rhs")?);
    Ok([0, 1].map(|part| {
        let (a, b) = (floats::decode(e, kind, lhs[part]), floats::decode(e, kind, rhs[part]));
        e.b.ins().fcmp(condition, a, b)
    }))
}

impl Emitter<'_, '_> {
    /// The format of the parts of the operand of this name, a complex number.
    pub(super) fn complex_kind(&mut self, op: OpId, name: &str) -> Result<FloatKind, Diagnostic> {
        let value = self.named_operand(op, name)?;
        match self.repr(op, value)? {
            Repr::Complex(kind) => Ok(kind),
            _ => Err(self.unsupported(op, self.m.value_type(value))),
        }
    }
}
