//! Casts from, to and between floats.

use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use crate::floats;
use crate::repr::Repr;
use checkjit_dialects::arith;
use checkjit_ir::{Diagnostic, FloatKind, OpId};
use checkjit_numerics::{FloatOp, Rounding};
use checkjit_runtime::abi::Builtin;
use cranelift_codegen::ir::{InstBuilder, types};

pub(super) const ROWS: &[Row] = &[
    plain(&arith::EXTF, convert),
    plain(&arith::TRUNCF, convert),
    plain(&arith::CONVERTF, convert),
    plain(&arith::SCALING_EXTF, scaling_extf),
    plain(&arith::SCALING_TRUNCF, scaling_truncf),
    plain(&arith::FPTOSI, |e, op| to_integer(e, op, true)),
    plain(&arith::FPTOUI, |e, op| to_integer(e, op, false)),
    plain(&arith::SITOFP, |e, op| from_integer(e, op, true)),
    plain(&arith::UITOFP, |e, op| from_integer(e, op, false)),
];

fn convert(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let (from, to) = (e.float_kind(op, "in")?, result_kind(e, op)?);
    let value = e.operand(op, "in")?;
    let rounding = e.rounding(op)?;
    let value = floats::convert(e, from, to, rounding, value);
    e.define_result(op, value);
    Ok(())
}

/// The format of scales: powers of two.
const SCALE: FloatKind = FloatKind::F8E8M0FNU;

fn scaling_extf(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let (from, scale_kind, to) = (e.float_kind(op, "in")?, e.float_kind(op, "scale")?, result_kind(e, op)?);
    let (value, scale) = (e.operand(op, "in")?, e.operand(op, "scale")?);
    let nearest = Rounding::NearestEven;
    let scale = floats::convert(e, scale_kind, SCALE, nearest, scale);
    let scale = floats::convert(e, SCALE, to, nearest, scale);
    let value = floats::convert(e, from, to, nearest, value);
    let value = e.float_binary(FloatOp::Mul, to, nearest, value, scale);
    e.define_result(op, value);
    Ok(())
}

fn scaling_truncf(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let (from, scale_kind, to) = (e.float_kind(op, "in")?, e.float_kind(op, "scale")?, result_kind(e, op)?);
    let (value, scale) = (e.operand(op, "in")?, e.operand(op, "scale")?);
    let nearest = Rounding::NearestEven;
    let rounding = e.rounding(op)?;
    let scale = floats::convert(e, scale_kind, SCALE, nearest, scale);
    let scale = floats::convert(e, SCALE, from, nearest, scale);
    let value = e.float_binary(FloatOp::Div, from, nearest, value, scale);
    let value = floats::convert(e, from, to, rounding, value);
    e.define_result(op, value);
    Ok(())
}

fn result_kind(e: &Emitter<'_, '_>, op: OpId) -> Result<FloatKind, Diagnostic> {
    let result = e.m.result(op);
    match e.repr(op, result)? {
        Repr::Float(kind) => Ok(kind),
        _ => Err(e.unsupported(op, e.m.value_type(result))),
    }
}

/// The machine converts 64 bits to `f32` and `f64` and rounds once; 32 bits fit an `f64`, which is then
/// rounded. All else is the runtime's.
fn from_integer(e: &mut Emitter<'_, '_>, op: OpId, signed: bool) -> Emit {
    let value = e.operand(op, "in")?;
    let from = e.integer_repr(op, "in")?;
    let to = result_kind(e, op)?;
    let is_machine = match to {
        FloatKind::F32 | FloatKind::F64 => from.bits() <= 64,
        _ => from.bits() <= 32 && floats::is_computed(to),
    };
    let result = if is_machine {
        let value = e.resized(from, Repr::Int(64), signed, value);
        let ty = if to == FloatKind::F32 { types::F32 } else { types::F64 };
        let converted = match signed {
            true => e.b.ins().fcvt_from_sint(ty, value),
            false => e.b.ins().fcvt_from_uint(ty, value),
        };
        floats::encode(e, to, converted)
    } else {
        let numbers = [floats::kind_number(to), i64::from(from.bits()), i64::from(signed)];
        e.call_with_slots(Builtin::IntToFloat, &numbers, &[value], Repr::Float(to))
    };
    e.define_result(op, result);
    Ok(())
}

fn to_integer(e: &mut Emitter<'_, '_>, op: OpId, signed: bool) -> Emit {
    let from = e.float_kind(op, "in")?;
    let value = e.operand(op, "in")?;
    let result = e.m.result(op);
    let to = match e.repr(op, result)? {
        repr @ Repr::Int(_) => repr,
        _ => return Err(e.unsupported(op, e.m.value_type(result))),
    };
    let integer = if floats::is_computed(from) && to.bits() <= 64 {
        let value = floats::decode(e, from, value);
        let integer = match signed {
            true => e.b.ins().fcvt_to_sint_sat(types::I64, value),
            false => e.b.ins().fcvt_to_uint_sat(types::I64, value),
        };
        let integer = if to.bits() < 64 { clamped(e, to.bits(), signed, integer) } else { integer };
        e.resized(Repr::Int(64), to, false, integer)
    } else {
        let numbers = [floats::kind_number(from), i64::from(to.bits()), i64::from(signed)];
        e.call_with_slots(Builtin::FloatToInt, &numbers, &[value], to)
    };
    e.define_result(op, integer);
    Ok(())
}

/// The integer of `width` bits, less than 64, nearest to one of 64.
fn clamped(
    e: &mut Emitter<'_, '_>,
    width: u32,
    signed: bool,
    value: cranelift_codegen::ir::Value,
) -> cranelift_codegen::ir::Value {
    if !signed {
        let most = e.b.ins().iconst(types::I64, checkjit_numerics::mask(width) as i64);
        return e.b.ins().umin(value, most);
    }
    let most = checkjit_numerics::mask(width - 1) as i64;
    let least = e.b.ins().iconst(types::I64, -most - 1);
    let most = e.b.ins().iconst(types::I64, most);
    let value = e.b.ins().smax(value, least);
    e.b.ins().smin(value, most)
}
