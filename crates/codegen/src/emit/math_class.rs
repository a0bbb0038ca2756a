//! What kind of float a value is.

use super::math_float::{exact, float_kind};
use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use crate::floats::{decode, is_computed};
use crate::repr::Repr;
use checkjit_dialects::math;
use checkjit_ir::{FloatKind, OpId};
use checkjit_numerics::math::Exact;
use cranelift_codegen::ir::condcodes::FloatCC;
use cranelift_codegen::ir::{self, InstBuilder, types};

pub(super) const ROWS: &[Row] = &[
    plain(&math::ISFINITE, |e, op| classify(e, op, Exact::IsFinite)),
    plain(&math::ISINF, |e, op| classify(e, op, Exact::IsInfinite)),
    plain(&math::ISNAN, |e, op| classify(e, op, Exact::IsNan)),
    plain(&math::ISNORMAL, |e, op| classify(e, op, Exact::IsNormal)),
];

fn classify(e: &mut Emitter<'_, '_>, op: OpId, class: Exact) -> Emit {
    let operand = e.m.operand(op, "operand").map(|value| float_kind(e, op, value));
    let kind = operand.unwrap_or(Ok(FloatKind::F32))?;
    let value = e.operand(op, "operand")?;
    let result = if is_computed(kind) {
        compare(e, class, kind, value)
    } else {
        exact(e, class, kind, &[value], Repr::Int(1))
    };
    e.define_result(op, result);
    Ok(())
}

/// Numbers, infinities and NaN of a narrow format are those of the one that they are decoded to.
fn compare(e: &mut Emitter<'_, '_>, class: Exact, kind: FloatKind, value: ir::Value) -> ir::Value {
    let value = decode(e, kind, value);
    if class == Exact::IsNan {
        return e.b.ins().fcmp(FloatCC::Unordered, value, value);
    }
    let magnitude = e.b.ins().fabs(value);
    let infinity = constant_like(e, magnitude, f64::INFINITY);
    match class {
        Exact::IsInfinite => e.b.ins().fcmp(FloatCC::Equal, magnitude, infinity),
        Exact::IsNormal => {
            let smallest = f64::from_bits(((kind.format().min_exponent() + 1023) as u64) << 52);
            let smallest = constant_like(e, magnitude, smallest);
            let is_finite = e.b.ins().fcmp(FloatCC::LessThan, magnitude, infinity);
            let is_large = e.b.ins().fcmp(FloatCC::GreaterThanOrEqual, magnitude, smallest);
            e.b.ins().band(is_finite, is_large)
        }
        _ => e.b.ins().fcmp(FloatCC::LessThan, magnitude, infinity),
    }
}

/// A number, which every float format has, as a constant of the type of `value`.
fn constant_like(e: &mut Emitter<'_, '_>, value: ir::Value, number: f64) -> ir::Value {
    if e.b.func.dfg.value_type(value) == types::F32 {
        e.b.ins().f32const(number as f32)
    } else {
        e.b.ins().f64const(number)
    }
}
