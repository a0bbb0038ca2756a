//! Arithmetic on floats. Formats narrower than `f32` are computed in `f32` or `f64` and rounded once more,
//! which gives the exact result rounded once: the wider format has more than twice the precision, or holds
//! the result exactly.

use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use crate::repr::Repr;
use checkjit_dialects::arith;
use checkjit_ir::{FloatKind, OpId};
use checkjit_runtime::abi::Builtin;
use cranelift_codegen::ir::condcodes::FloatCC;
use cranelift_codegen::ir::{self, InstBuilder, MemFlagsData, types};

pub(super) const ROWS: &[Row] = &[plain(&arith::ADDF, addf)];

fn addf(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    binary(e, op, |e, lhs, rhs| e.b.ins().fadd(lhs, rhs))
}

/// Computes in a format that CLIF has, and rounds to the type.
fn binary(
    e: &mut Emitter<'_, '_>,
    op: OpId,
    compute: impl FnOnce(&mut Emitter<'_, '_>, ir::Value, ir::Value) -> ir::Value,
) -> Emit {
    let result = e.m.result(op);
    let kind = match e.repr(op, result)? {
        Repr::Float(kind) if kind.bits() <= 16 || matches!(kind, FloatKind::F32 | FloatKind::F64) => kind,
        _ => return Err(e.unsupported(op, e.m.value_type(result))),
    };
    let (lhs, rhs) = (e.operand(op, "lhs")?, e.operand(op, "rhs")?);
    let (lhs, rhs) = (decode(e, kind, lhs), decode(e, kind, rhs));
    let wide = compute(e, lhs, rhs);
    let rounded = encode(e, kind, wide);
    e.define(result, rounded);
    Ok(())
}

/// The number that the pattern `bits` stands for, as `f32` for formats of 16 bits and up but `f64`, else as
/// `f64`.
pub(super) fn decode(e: &mut Emitter<'_, '_>, kind: FloatKind, bits: ir::Value) -> ir::Value {
    match kind {
        FloatKind::F32 | FloatKind::F64 => bits,
        FloatKind::BF16 => {
            let wide = e.b.ins().uextend(types::I32, bits);
            let upper = e.b.ins().ishl_imm_u(wide, 16);
            e.b.ins().bitcast(types::F32, MemFlagsData::new(), upper)
        }
        FloatKind::F16 => {
            let wide = e.b.ins().uextend(types::I32, bits);
            e.call_value(Builtin::F16ToF32, &[wide])
        }
        _ => {
            let ordinal = kind_ordinal(e, kind);
            let wide = e.b.ins().uextend(types::I64, bits);
            e.call_value(Builtin::DecodeFloat, &[ordinal, wide])
        }
    }
}

/// The pattern of `kind` nearest to a number that is held as [`decode`] gives it.
pub(super) fn encode(e: &mut Emitter<'_, '_>, kind: FloatKind, value: ir::Value) -> ir::Value {
    match kind {
        FloatKind::F32 | FloatKind::F64 => value,
        FloatKind::BF16 => encode_bf16(e, value),
        FloatKind::F16 => {
            let bits = e.call_value(Builtin::F32ToF16, &[value]);
            e.b.ins().ireduce(types::I16, bits)
        }
        _ => {
            let ordinal = kind_ordinal(e, kind);
            let bits = e.call_value(Builtin::EncodeFloat, &[ordinal, value]);
            e.b.ins().ireduce(Repr::Float(kind).clif(), bits)
        }
    }
}

/// The upper half of an `f32`, rounded to nearest even; NaN stays NaN, and quiet.
fn encode_bf16(e: &mut Emitter<'_, '_>, value: ir::Value) -> ir::Value {
    let bits = e.b.ins().bitcast(types::I32, MemFlagsData::new(), value);
    let upper = e.b.ins().ushr_imm_u(bits, 16);
    let odd = e.b.ins().band_imm_u(upper, 1);
    let bias = e.b.ins().iadd_imm_u(odd, 0x7FFF);
    let rounded = e.b.ins().iadd(bits, bias);
    let rounded = e.b.ins().ushr_imm_u(rounded, 16);
    let quiet = e.b.ins().bor_imm_u(upper, 0x40);
    let is_nan = e.b.ins().fcmp(FloatCC::Unordered, value, value);
    let chosen = e.b.ins().select(is_nan, quiet, rounded);
    e.b.ins().ireduce(types::I16, chosen)
}

/// The position of a format in `FloatKind::ALL`, by which the runtime knows it.
pub(super) fn kind_ordinal(e: &mut Emitter<'_, '_>, kind: FloatKind) -> ir::Value {
    let ordinal = FloatKind::ALL.iter().position(|own| *own == kind).unwrap_or(FloatKind::ALL.len());
    e.b.ins().iconst(types::I32, ordinal as i64)
}
