//! Casts from, to and between float types. What does not fit is rounded once, to nearest even unless a rounding
//! mode says otherwise.
//!
//! A float outside of the integer type's range, which MLIR leaves undefined, becomes the nearest integer there
//! is, and NaN becomes 0. A float that is too large for its new type becomes infinity; NaN where there is NaN
//! but no infinity; the largest number where there is neither.

use super::cast::{CAST, NON_NEGATIVE_ATTRS, NON_NEGATIVE_FORMAT, verify, verify_dims, width};
use super::float::{FAST_MATH, ROUNDING};
use crate::constraints::FLOAT_LIKE;
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Module, OpId, Type};

/// Casts between floats have no fast-math flags unless they are written.
const FLAGS: AttrDef = AttrDef::optional("fastmath", AttrConstraint::Enum(&FAST_MATH));

/// The row of a cast between float types that rounds.
const ROUNDED: OpDef = OpDef {
    format: Format::Declarative(
        "$in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)",
    ),
    operands: &[OperandDef::one("in", &FLOAT_LIKE)],
    results: &[OperandDef::one("out", &FLOAT_LIKE)],
    attrs: &[FLAGS, ROUNDING],
    ..CAST
};

/// The row of a cast to an integer.
const TO_INTEGER: OpDef = OpDef {
    operands: &[OperandDef::one("in", &FLOAT_LIKE)],
    verify: Some(|m, op| verify(m, op, |_, _, _| true)),
    ..CAST
};

/// The row of a cast from an integer.
const FROM_INTEGER: OpDef = OpDef {
    results: &[OperandDef::one("out", &FLOAT_LIKE)],
    verify: Some(|m, op| verify(m, op, |_, _, _| true)),
    ..CAST
};

/// To a float type of more bits.
pub static EXTF: OpDef = OpDef {
    name: "arith.extf",
    summary: "Casts a float to a wider type.",
    format: Format::Declarative("$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)"),
    attrs: &[FLAGS],
    verify: Some(|m, op| verify(m, op, |m, from, to| width(m, from) < width(m, to))),
    ..ROUNDED
};

/// To a float type of fewer bits.
pub static TRUNCF: OpDef = OpDef {
    name: "arith.truncf",
    summary: "Casts a float to a narrower type.",
    verify: Some(|m, op| verify(m, op, |m, from, to| width(m, from) > width(m, to))),
    ..ROUNDED
};

/// To another float type of as many bits.
pub static CONVERTF: OpDef = OpDef {
    name: "arith.convertf",
    summary: "Casts a float to another type of as many bits.",
    verify: Some(|m, op| verify(m, op, |m, from, to| from != to && width(m, from) == width(m, to))),
    ..ROUNDED
};

/// The scale is rounded to a power of two (`f8E8M0FNU`), and it and the operand are cast to the result's type,
/// where they are multiplied.
pub static SCALING_EXTF: OpDef = OpDef {
    name: "arith.scaling_extf",
    summary: "Casts a float to a wider type and multiplies it with a scale.",
    format: Format::Declarative(
        "$in `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out)",
    ),
    operands: &[OperandDef::one("in", &FLOAT_LIKE), OperandDef::one("scale", &FLOAT_LIKE)],
    attrs: &[FLAGS],
    verify: Some(|m, op| verify_scaling(m, op, |m, from, to| width(m, from) < width(m, to))),
    ..ROUNDED
};

/// The scale is rounded to a power of two (`f8E8M0FNU`) and cast to the operand's type, where the operand is
/// divided by it; the quotient is cast to the result's type.
pub static SCALING_TRUNCF: OpDef = OpDef {
    name: "arith.scaling_truncf",
    summary: "Divides a float by a scale and casts it to a narrower type.",
    format: Format::Declarative(
        "$in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` \
         type($in) `,` type($scale) `to` type($out)",
    ),
    operands: SCALING_EXTF.operands,
    verify: Some(|m, op| verify_scaling(m, op, |m, from, to| width(m, from) > width(m, to))),
    ..ROUNDED
};

/// To a signed integer, rounded towards zero.
pub static FPTOSI: OpDef = OpDef {
    name: "arith.fptosi",
    summary: "Casts a float to a signed integer, rounded towards zero.",
    ..TO_INTEGER
};

/// To an unsigned integer, rounded towards zero.
pub static FPTOUI: OpDef = OpDef {
    name: "arith.fptoui",
    summary: "Casts a float to an unsigned integer, rounded towards zero.",
    ..TO_INTEGER
};

/// From a signed integer.
pub static SITOFP: OpDef =
    OpDef { name: "arith.sitofp", summary: "Casts a signed integer to a float.", ..FROM_INTEGER };

/// From an unsigned integer.
pub static UITOFP: OpDef = OpDef {
    name: "arith.uitofp",
    summary: "Casts an unsigned integer to a float.",
    format: NON_NEGATIVE_FORMAT,
    attrs: NON_NEGATIVE_ATTRS,
    ..FROM_INTEGER
};

fn verify_scaling(
    m: &Module,
    op: OpId,
    compatible: fn(&Module, Type, Type) -> bool,
) -> Result<(), Diagnostic> {
    let operands = m.operand(op, "in").zip(m.operand(op, "scale"));
    let Some((from, scale)) = operands.map(|(value, scale)| (m.value_type(value), m.value_type(scale)))
    else {
        return Ok(());
    };
    let to = m.value_type(m.result(op));
    verify_dims(m, op, from, to)?;
    if compatible(m, m.element_or_self(from), m.element_or_self(to)) {
        return Ok(());
    }
    let [from, scale, to] = [from, scale, to].map(|ty| m.type_text(ty));
    let message = format!("operand types '{from}', '{scale}' and result type '{to}' are cast incompatible");
    Err(op_error(m, op, message))
}
