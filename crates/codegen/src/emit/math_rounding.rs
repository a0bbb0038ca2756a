//! Floats to integers that are floats. The result is exact in the format that computes it.

use super::math_float::{exact, float_kind};
use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use crate::floats::{decode, encode, is_computed};
use crate::repr::Repr;
use checkjit_dialects::math;
use checkjit_ir::OpId;
use checkjit_numerics::Rounding;
use checkjit_numerics::math::{Exact, Unary};
use checkjit_runtime::abi::MathBuiltin;
use cranelift_codegen::ir::condcodes::FloatCC;
use cranelift_codegen::ir::{self, InstBuilder, types};

pub(super) const ROWS: &[Row] = &[
    plain(&math::CEIL, |e, op| round(e, op, Rounding::Upward, Unary::Ceil)),
    plain(&math::FLOOR, |e, op| round(e, op, Rounding::Downward, Unary::Floor)),
    plain(&math::ROUND, |e, op| round(e, op, Rounding::NearestAway, Unary::Round)),
    plain(&math::ROUNDEVEN, |e, op| round(e, op, Rounding::NearestEven, Unary::RoundEven)),
    plain(&math::TRUNC, |e, op| round(e, op, Rounding::TowardZero, Unary::Trunc)),
];

fn round(e: &mut Emitter<'_, '_>, op: OpId, rounding: Rounding, function: Unary) -> Emit {
    let kind = float_kind(e, op, e.m.result(op))?;
    let value = e.operand(op, "operand")?;
    let result = if !is_computed(kind) {
        exact(e, Exact::RoundToIntegral(rounding), kind, &[value], Repr::Float(kind))
    } else {
        let value = decode(e, kind, value);
        let rounded = if e.target.rounds {
            instructions(e, rounding, value)
        } else if e.b.func.dfg.value_type(value) == types::F32 {
            e.call_math(MathBuiltin::UnaryF32(function), &[value])
        } else {
            e.call_math(MathBuiltin::UnaryF64(function), &[value])
        };
        encode(e, kind, rounded)
    };
    e.define_result(op, result);
    Ok(())
}

fn instructions(e: &mut Emitter<'_, '_>, rounding: Rounding, value: ir::Value) -> ir::Value {
    match rounding {
        Rounding::Upward => e.b.ins().ceil(value),
        Rounding::Downward => e.b.ins().floor(value),
        Rounding::TowardZero => e.b.ins().trunc(value),
        Rounding::NearestEven => e.b.ins().nearest(value),
        Rounding::NearestAway => {
            // What is cut off is exact; from a half on one more is added, which only numbers with a fraction have.
            let whole = e.b.ins().trunc(value);
            let rest = e.b.ins().fsub(value, whole);
            let rest = e.b.ins().fabs(rest);
            let ty = e.b.func.dfg.value_type(value);
            let [half, one] = if ty == types::F32 {
                [0.5f32, 1.0].map(|number| e.b.ins().f32const(number))
            } else {
                [0.5f64, 1.0].map(|number| e.b.ins().f64const(number))
            };
            let one = e.b.ins().fcopysign(one, value);
            let more = e.b.ins().fadd(whole, one);
            let is_half = e.b.ins().fcmp(FloatCC::GreaterThanOrEqual, rest, half);
            e.b.ins().select(is_half, more, whole)
        }
    }
}
