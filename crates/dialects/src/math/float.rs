//! Functions of floats. What each gives is said by `checkjit_numerics::math`; the fast-math flags are kept and not
//! used: they permit, and we do not take.

use crate::arith::FAST_MATH_FLAGS;
use crate::constraints::{ANY_SIGNLESS_INTEGER_LIKE, FLOAT_LIKE};
use checkjit_ir::def::{Format, OpDef, OperandDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Module, OpId, Type, TypeKind};

/// The row of a function of one float.
pub(super) const UNARY: OpDef = OpDef {
    format: Format::Declarative("$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"),
    operands: &[OperandDef::one("operand", &FLOAT_LIKE)],
    results: &[OperandDef::one("result", &FLOAT_LIKE)],
    attrs: &[FAST_MATH_FLAGS],
    traits: Traits::PURE.with(Traits::ELEMENTWISE).with(Traits::SAME_OPERANDS_AND_RESULT_TYPE),
    ..OpDef::BASE
};

/// The row of a function of two floats.
const BINARY: OpDef = OpDef {
    format: Format::Declarative("$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"),
    operands: &[OperandDef::one("lhs", &FLOAT_LIKE), OperandDef::one("rhs", &FLOAT_LIKE)],
    ..UNARY
};

/// The absolute value of a float.
pub static ABSF: OpDef = OpDef { name: "math.absf", summary: "The absolute value of a float.", ..UNARY };

/// The angle whose cosine is the operand.
pub static ACOS: OpDef =
    OpDef { name: "math.acos", summary: "The angle whose cosine is the operand.", ..UNARY };

/// The number whose hyperbolic cosine is the operand.
pub static ACOSH: OpDef =
    OpDef { name: "math.acosh", summary: "The number whose hyperbolic cosine is the operand.", ..UNARY };

/// The angle whose sine is the operand.
pub static ASIN: OpDef =
    OpDef { name: "math.asin", summary: "The angle whose sine is the operand.", ..UNARY };

/// The number whose hyperbolic sine is the operand.
pub static ASINH: OpDef =
    OpDef { name: "math.asinh", summary: "The number whose hyperbolic sine is the operand.", ..UNARY };

/// The angle whose tangent is the operand.
pub static ATAN: OpDef =
    OpDef { name: "math.atan", summary: "The angle whose tangent is the operand.", ..UNARY };

/// The number whose hyperbolic tangent is the operand.
pub static ATANH: OpDef =
    OpDef { name: "math.atanh", summary: "The number whose hyperbolic tangent is the operand.", ..UNARY };

/// The cube root.
pub static CBRT: OpDef = OpDef { name: "math.cbrt", summary: "The cube root.", ..UNARY };

/// The cosine of an angle in radians.
pub static COS: OpDef = OpDef { name: "math.cos", summary: "The cosine of an angle in radians.", ..UNARY };

/// The hyperbolic cosine.
pub static COSH: OpDef = OpDef { name: "math.cosh", summary: "The hyperbolic cosine.", ..UNARY };

/// The error function.
pub static ERF: OpDef = OpDef { name: "math.erf", summary: "The error function.", ..UNARY };

/// One less the error function.
pub static ERFC: OpDef = OpDef { name: "math.erfc", summary: "One less the error function.", ..UNARY };

/// e to the power of the operand.
pub static EXP: OpDef = OpDef { name: "math.exp", summary: "e to the power of the operand.", ..UNARY };

/// 2 to the power of the operand.
pub static EXP2: OpDef = OpDef { name: "math.exp2", summary: "2 to the power of the operand.", ..UNARY };

/// e to the power of the operand, less one.
pub static EXPM1: OpDef =
    OpDef { name: "math.expm1", summary: "e to the power of the operand, less one.", ..UNARY };

/// The natural logarithm.
pub static LOG: OpDef = OpDef { name: "math.log", summary: "The natural logarithm.", ..UNARY };

/// The logarithm to base 10.
pub static LOG10: OpDef = OpDef { name: "math.log10", summary: "The logarithm to base 10.", ..UNARY };

/// The natural logarithm of one more than the operand.
pub static LOG1P: OpDef =
    OpDef { name: "math.log1p", summary: "The natural logarithm of one more than the operand.", ..UNARY };

/// The logarithm to base 2.
pub static LOG2: OpDef = OpDef { name: "math.log2", summary: "The logarithm to base 2.", ..UNARY };

/// One over the square root.
pub static RSQRT: OpDef = OpDef { name: "math.rsqrt", summary: "One over the square root.", ..UNARY };

/// The sine of an angle in radians.
pub static SIN: OpDef = OpDef { name: "math.sin", summary: "The sine of an angle in radians.", ..UNARY };

/// The hyperbolic sine.
pub static SINH: OpDef = OpDef { name: "math.sinh", summary: "The hyperbolic sine.", ..UNARY };

/// The square root.
pub static SQRT: OpDef = OpDef { name: "math.sqrt", summary: "The square root.", ..UNARY };

/// The tangent of an angle in radians.
pub static TAN: OpDef = OpDef { name: "math.tan", summary: "The tangent of an angle in radians.", ..UNARY };

/// The hyperbolic tangent.
pub static TANH: OpDef = OpDef { name: "math.tanh", summary: "The hyperbolic tangent.", ..UNARY };

/// The sine and the cosine of an angle in radians.
pub static SINCOS: OpDef = OpDef {
    name: "math.sincos",
    summary: "The sine and the cosine of an angle in radians.",
    format: Format::Declarative("$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($sin)"),
    results: &[OperandDef::one("sin", &FLOAT_LIKE), OperandDef::one("cos", &FLOAT_LIKE)],
    result_names: &["sin", "cos"],
    ..UNARY
};

/// The angle of the point (rhs, lhs) from the positive x axis.
pub static ATAN2: OpDef = OpDef {
    name: "math.atan2",
    summary: "The angle of the point (rhs, lhs) from the positive x axis.",
    ..BINARY
};

/// The magnitude of one float with the sign of another.
pub static COPYSIGN: OpDef = OpDef {
    name: "math.copysign",
    summary: "The magnitude of one float with the sign of another.",
    ..BINARY
};

/// A float to the power of a float.
pub static POWF: OpDef = OpDef { name: "math.powf", summary: "A float to the power of a float.", ..BINARY };

/// A float to the power of a signed integer.
pub static FPOWI: OpDef = OpDef {
    name: "math.fpowi",
    summary: "A float to the power of a signed integer.",
    format: Format::Declarative(
        "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)",
    ),
    operands: &[OperandDef::one("lhs", &FLOAT_LIKE), OperandDef::one("rhs", &ANY_SIGNLESS_INTEGER_LIKE)],
    results: &[OperandDef::one("result", &FLOAT_LIKE)],
    attrs: &[FAST_MATH_FLAGS],
    traits: Traits::PURE.with(Traits::ELEMENTWISE),
    same_types: &[&["lhs", "result"]],
    verify: Some(verify_same_shape),
    ..OpDef::BASE
};

/// The product of two floats and a third added to it, rounded once.
pub static FMA: OpDef = OpDef {
    name: "math.fma",
    summary: "The product of two floats and a third added to it, rounded once.",
    format: Format::Declarative("$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"),
    operands: &[
        OperandDef::one("a", &FLOAT_LIKE),
        OperandDef::one("b", &FLOAT_LIKE),
        OperandDef::one("c", &FLOAT_LIKE),
    ],
    ..UNARY
};

/// A float moved into a range: the lower bound where it is less, the upper where it is more.
pub static CLAMPF: OpDef = OpDef {
    name: "math.clampf",
    summary: "A float moved into a range.",
    format: Format::Declarative(
        "$value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    ),
    operands: &[
        OperandDef::one("value", &FLOAT_LIKE),
        OperandDef::one("min", &FLOAT_LIKE),
        OperandDef::one("max", &FLOAT_LIKE),
    ],
    ..UNARY
};

/// The shapes of base and power agree, as far as they are known.
fn verify_same_shape(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let (Some(lhs), Some(rhs)) = (m.operand(op, "lhs"), m.operand(op, "rhs")) else { return Ok(()) };
    match is_compatible(m, m.value_type(lhs), m.value_type(rhs)) {
        true => Ok(()),
        false => Err(op_error(m, op, "requires the same shape for all operands and results")),
    }
}

/// May values of the types have one shape: both scalars, or both shaped with no extents that differ?
fn is_compatible(m: &Module, a: Type, b: Type) -> bool {
    let is_vector = |ty| matches!(m.type_kind(ty), TypeKind::Vector { .. });
    match (m.type_kind(a), m.type_kind(b)) {
        (TypeKind::Tensor { shape: a, .. }, TypeKind::Tensor { shape: b, .. }) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.is_none() || b.is_none() || a == b)
        }
        (TypeKind::Vector { shape: a, .. }, TypeKind::Vector { shape: b, .. }) => a == b,
        _ => m.is_tensor(a) == m.is_tensor(b) && is_vector(a) == is_vector(b),
    }
}
