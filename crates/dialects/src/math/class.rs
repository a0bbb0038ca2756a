//! What kind of float a value is.

use crate::arith::FAST_MATH_FLAGS;
use crate::constraints::{BOOL_LIKE, FLOAT_LIKE, same_shape, with_element};
use checkjit_ir::def::{Format, OpDef, OperandDef, Traits};
use checkjit_ir::verify::op_error;

/// The row of a question about a float.
const CLASS: OpDef = OpDef {
    format: Format::Declarative("$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)"),
    operands: &[OperandDef::one("operand", &FLOAT_LIKE)],
    results: &[OperandDef::one("result", &BOOL_LIKE)],
    attrs: &[FAST_MATH_FLAGS],
    traits: Traits::PURE.with(Traits::ELEMENTWISE),
    infer: Some(|m, operands| {
        let bool_type = m.int_type(1);
        Some(vec![with_element(m, *operands.first()?, bool_type)])
    }),
    verify: Some(|m, op| {
        let types = m.operand(op, "operand").map(|value| (m.value_type(value), m.value_type(m.result(op))));
        match types.is_none_or(|(operand, result)| same_shape(m, operand, result)) {
            true => Ok(()),
            false => Err(op_error(
                m,
                op,
                "failed to verify that result type has i1 element type and same shape as operands",
            )),
        }
    }),
    ..OpDef::BASE
};

/// Whether a float is neither infinite nor NaN.
pub static ISFINITE: OpDef =
    OpDef { name: "math.isfinite", summary: "Whether a float is neither infinite nor NaN.", ..CLASS };

/// Whether a float is infinite.
pub static ISINF: OpDef = OpDef { name: "math.isinf", summary: "Whether a float is infinite.", ..CLASS };

/// Whether a float is NaN.
pub static ISNAN: OpDef = OpDef { name: "math.isnan", summary: "Whether a float is NaN.", ..CLASS };

/// Whether a float is a number, not zero and not subnormal.
pub static ISNORMAL: OpDef = OpDef {
    name: "math.isnormal",
    summary: "Whether a float is a number, not zero and not subnormal.",
    ..CLASS
};
