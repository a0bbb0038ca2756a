//! Functions of floats. The transcendental ones are calls of `checkjit_numerics::math`: in `f64`, the result rounded once
//! to the type. What has one exact answer is instructions, where the machine has them.

use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use crate::floats::{decode, encode, is_computed, kind_number, promoted};
use crate::repr::Repr;
use checkjit_dialects::math;
use checkjit_ir::{Diagnostic, FloatKind, OpId, Value};
use checkjit_numerics::Specials;
use checkjit_numerics::math::{Binary, Exact, Unary};
use checkjit_runtime::abi::{Builtin, MathBuiltin};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, types};

pub(super) const ROWS: &[Row] = &[
    plain(&math::ABSF, absf),
    plain(&math::ACOS, unary),
    plain(&math::ACOSH, unary),
    plain(&math::ASIN, unary),
    plain(&math::ASINH, unary),
    plain(&math::ATAN, unary),
    plain(&math::ATANH, unary),
    plain(&math::CBRT, unary),
    plain(&math::COS, unary),
    plain(&math::COSH, unary),
    plain(&math::ERF, unary),
    plain(&math::ERFC, unary),
    plain(&math::EXP, unary),
    plain(&math::EXP2, unary),
    plain(&math::EXPM1, unary),
    plain(&math::LOG, unary),
    plain(&math::LOG10, unary),
    plain(&math::LOG1P, unary),
    plain(&math::LOG2, unary),
    plain(&math::RSQRT, unary),
    plain(&math::SIN, unary),
    plain(&math::SINH, unary),
    plain(&math::SQRT, sqrt),
    plain(&math::TAN, unary),
    plain(&math::TANH, unary),
    plain(&math::SINCOS, sincos),
    plain(&math::ATAN2, binary),
    plain(&math::COPYSIGN, copysign),
    plain(&math::POWF, binary),
    plain(&math::FPOWI, fpowi),
    plain(&math::FMA, fma),
    plain(&math::CLAMPF, clampf),
];

/// The format of a value that is a float.
pub(super) fn float_kind(e: &Emitter<'_, '_>, op: OpId, value: Value) -> Result<FloatKind, Diagnostic> {
    match e.repr(op, value)? {
        Repr::Float(kind) => Ok(kind),
        _ => Err(e.unsupported(op, e.m.value_type(value))),
    }
}

/// A function of patterns that the runtime computes.
pub(super) fn exact(
    e: &mut Emitter<'_, '_>,
    function: Exact,
    kind: FloatKind,
    args: &[ir::Value],
    result: Repr,
) -> ir::Value {
    let ordinal = Exact::ALL.iter().position(|own| *own == function).unwrap_or(Exact::ALL.len());
    e.call_with_slots(Builtin::Exact, &[ordinal as i64, kind_number(kind)], args, result)
}

/// The first operand and the format of the first result.
fn operand(e: &mut Emitter<'_, '_>, op: OpId) -> Result<(FloatKind, ir::Value), Diagnostic> {
    let kind = float_kind(e, op, e.m.results(op)[0])?;
    Ok((kind, e.operand(op, "operand")?))
}

/// Refuses the formats that have more precision than the functions of `f64`.
fn check_precision(e: &Emitter<'_, '_>, op: OpId, kind: FloatKind) -> Emit {
    if is_computed(kind) {
        return Ok(());
    }
    let name = e.m.op_name(op);
    Err(e.error(op, format!("there is no '{name}' with the precision of {}: f64 is the widest", kind.name())))
}

/// The number as an `f64`.
fn to_f64(e: &mut Emitter<'_, '_>, kind: FloatKind, bits: ir::Value) -> ir::Value {
    let value = decode(e, kind, bits);
    promoted(e, value)
}

fn call_unary(e: &mut Emitter<'_, '_>, function: Unary, kind: FloatKind, value: ir::Value) -> ir::Value {
    if kind == FloatKind::F32 {
        return e.call_math(MathBuiltin::UnaryF32(function), &[value]);
    }
    let value = to_f64(e, kind, value);
    let result = e.call_math(MathBuiltin::UnaryF64(function), &[value]);
    encode(e, kind, result)
}

/// A function of the table that has the operation's name.
fn unary(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let (kind, value) = operand(e, op)?;
    check_precision(e, op, kind)?;
    let name = e.m.op_name(op).trim_start_matches("math.");
    let Some(function) = Unary::ALL.iter().find(|function| function.name() == name) else {
        return Err(e.error(op, format!("there is no function '{name}'")));
    };
    let result = call_unary(e, *function, kind, value);
    e.define_result(op, result);
    Ok(())
}

fn sincos(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let (kind, value) = operand(e, op)?;
    check_precision(e, op, kind)?;
    for (result, function) in e.m.results(op).iter().zip([Unary::Sin, Unary::Cos]) {
        let clif = call_unary(e, function, kind, value);
        e.define(*result, clif);
    }
    Ok(())
}

fn binary(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let kind = float_kind(e, op, e.m.result(op))?;
    check_precision(e, op, kind)?;
    let name = e.m.op_name(op).trim_start_matches("math.");
    let Some(function) = Binary::ALL.iter().find(|function| function.name() == name) else {
        return Err(e.error(op, format!("there is no function '{name}'")));
    };
    let (lhs, rhs) = (e.operand(op, "lhs")?, e.operand(op, "rhs")?);
    let (lhs, rhs) = (to_f64(e, kind, lhs), to_f64(e, kind, rhs));
    let result = e.call_math(MathBuiltin::BinaryF64(*function), &[lhs, rhs]);
    let result = encode(e, kind, result);
    e.define_result(op, result);
    Ok(())
}

fn fpowi(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let kind = float_kind(e, op, e.m.result(op))?;
    check_precision(e, op, kind)?;
    let (base, power) = (e.operand(op, "lhs")?, e.operand(op, "rhs")?);
    let repr = e.integer_repr(op, "rhs")?;
    let power = e.sign_extended(repr, power);
    let (low, high) = match repr.clif() {
        types::I128 => e.b.ins().isplit(power),
        types::I64 => (power, e.b.ins().sshr_imm_u(power, 63)),
        _ => {
            let low = e.b.ins().sextend(types::I64, power);
            (low, e.b.ins().sshr_imm_u(low, 63))
        }
    };
    let base = to_f64(e, kind, base);
    let result = e.call_value(Builtin::Powi, &[base, low, high]);
    let result = encode(e, kind, result);
    e.define_result(op, result);
    Ok(())
}

/// The root in `f32` or `f64`, rounded once more, is the exact one rounded once: those have more than twice the
/// precision of what is decoded to them.
fn sqrt(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let (kind, value) = operand(e, op)?;
    let result = if !is_computed(kind) {
        exact(e, Exact::Sqrt, kind, &[value], Repr::Float(kind))
    } else {
        let value = decode(e, kind, value);
        let root = e.b.ins().sqrt(value);
        encode(e, kind, root)
    };
    e.define_result(op, result);
    Ok(())
}

fn fma(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let kind = float_kind(e, op, e.m.result(op))?;
    let args = [e.operand(op, "a")?, e.operand(op, "b")?, e.operand(op, "c")?];
    let result = match kind {
        FloatKind::F32 | FloatKind::F64 if e.target.fuses => e.b.ins().fma(args[0], args[1], args[2]),
        FloatKind::F64 => e.call_value(Builtin::Fma, &args),
        _ if !is_computed(kind) => exact(e, Exact::Fma, kind, &args, Repr::Float(kind)),
        _ => {
            // The product is exact in f64, and the sum rounded to odd rounds on as the exact sum does.
            let args = args.map(|arg| to_f64(e, kind, arg));
            let sum = e.call_value(Builtin::FmaToOdd, &args);
            encode(e, kind, sum)
        }
    };
    e.define_result(op, result);
    Ok(())
}

/// NaN in any operand is the result; -0 is below 0; an empty range gives its upper bound.
fn clampf(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let kind = float_kind(e, op, e.m.result(op))?;
    let args = [e.operand(op, "value")?, e.operand(op, "min")?, e.operand(op, "max")?];
    let result = if !is_computed(kind) {
        exact(e, Exact::Clamp, kind, &args, Repr::Float(kind))
    } else {
        let [value, min, max] = args.map(|arg| decode(e, kind, arg));
        let raised = e.b.ins().fmax(value, min);
        let clamped = e.b.ins().fmin(raised, max);
        encode(e, kind, clamped)
    };
    e.define_result(op, result);
    Ok(())
}

fn absf(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let (kind, value) = operand(e, op)?;
    let result = match kind {
        FloatKind::F32 | FloatKind::F64 => e.b.ins().fabs(value),
        _ => {
            let magnitude = magnitude(e, kind, value);
            keep_unsigned(e, kind, value, magnitude, magnitude)
        }
    };
    e.define_result(op, result);
    Ok(())
}

fn copysign(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let kind = float_kind(e, op, e.m.result(op))?;
    let (lhs, rhs) = (e.operand(op, "lhs")?, e.operand(op, "rhs")?);
    let result = match kind {
        FloatKind::F32 | FloatKind::F64 => e.b.ins().fcopysign(lhs, rhs),
        _ => {
            let magnitude = magnitude(e, kind, lhs);
            let mask = e.constant(Repr::Float(kind).clif(), kind.format().sign_mask());
            let sign = e.b.ins().band(rhs, mask);
            let signed = e.b.ins().bor(magnitude, sign);
            keep_unsigned(e, kind, lhs, magnitude, signed)
        }
    };
    e.define_result(op, result);
    Ok(())
}

/// The pattern without its sign.
fn magnitude(e: &mut Emitter<'_, '_>, kind: FloatKind, bits: ir::Value) -> ir::Value {
    let mask = e.constant(Repr::Float(kind).clif(), kind.format().magnitude_mask());
    e.b.ins().band(bits, mask)
}

/// `signed`, but where the format has neither a negative zero nor a NaN with a sign: there those two, whose magnitude
/// is 0, stay as they are.
fn keep_unsigned(
    e: &mut Emitter<'_, '_>,
    kind: FloatKind,
    bits: ir::Value,
    magnitude: ir::Value,
    signed: ir::Value,
) -> ir::Value {
    if kind.format().specials != Specials::NanNegativeZero {
        return signed;
    }
    let is_zero = e.b.ins().icmp_imm_u(IntCC::Equal, magnitude, 0);
    e.b.ins().select(is_zero, bits, signed)
}
