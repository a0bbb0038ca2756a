//! Functions of complex numbers. They are computed with parts of `f64`, which are rounded to the type. Infinities,
//! NaNs, signs of zeros and the sides of branch cuts are those of C where C has the function.

use super::{BINARY, COMPLEX, TO_REAL, UNARY};
use crate::arith::FAST_MATH;
use crate::constraints::SIGNLESS_INTEGER;
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, Traits};

/// The distance from zero.
pub static ABS: OpDef =
    OpDef { name: "complex.abs", summary: "The absolute value of a complex number.", ..TO_REAL };

/// The angle from the positive real axis, from -pi to pi.
pub static ANGLE: OpDef =
    OpDef { name: "complex.angle", summary: "The argument of a complex number.", ..TO_REAL };

/// The number of absolute value 1 in the same direction; zero for zero.
pub static SIGN: OpDef =
    OpDef { name: "complex.sign", summary: "A complex number over its absolute value.", ..UNARY };

/// The square root with a real part that is not negative.
pub static SQRT: OpDef =
    OpDef { name: "complex.sqrt", summary: "The square root of a complex number.", ..UNARY };

/// One over the square root; `inf + NaN i` for zero.
pub static RSQRT: OpDef = OpDef {
    name: "complex.rsqrt",
    summary: "The reciprocal of the square root of a complex number.",
    ..UNARY
};

/// e to the power.
pub static EXP: OpDef =
    OpDef { name: "complex.exp", summary: "The exponential of a complex number.", ..UNARY };

/// e to the power, less one.
pub static EXPM1: OpDef =
    OpDef { name: "complex.expm1", summary: "The exponential of a complex number, less one.", ..UNARY };

/// The natural logarithm, cut along the negative real axis.
pub static LOG: OpDef =
    OpDef { name: "complex.log", summary: "The natural logarithm of a complex number.", ..UNARY };

/// The natural logarithm of one more.
pub static LOG1P: OpDef = OpDef {
    name: "complex.log1p",
    summary: "The natural logarithm of one more than a complex number.",
    ..UNARY
};

/// The sine.
pub static SIN: OpDef = OpDef { name: "complex.sin", summary: "The sine of a complex number.", ..UNARY };

/// The cosine.
pub static COS: OpDef = OpDef { name: "complex.cos", summary: "The cosine of a complex number.", ..UNARY };

/// The tangent.
pub static TAN: OpDef = OpDef { name: "complex.tan", summary: "The tangent of a complex number.", ..UNARY };

/// The hyperbolic tangent.
pub static TANH: OpDef =
    OpDef { name: "complex.tanh", summary: "The hyperbolic tangent of a complex number.", ..UNARY };

/// `exp(b log a)`; 1 for the power 0, of zero too.
pub static POW: OpDef =
    OpDef { name: "complex.pow", summary: "A complex number to a complex power.", ..BINARY };

/// By squaring and multiplying; 1 for the power 0, one over the power of `-n` for a negative one.
pub static POWI: OpDef = OpDef {
    name: "complex.powi",
    summary: "A complex number to an integer power.",
    format: Format::Declarative(
        "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) `,` type($rhs)",
    ),
    operands: &[OperandDef::one("lhs", &COMPLEX), OperandDef::one("rhs", &SIGNLESS_INTEGER)],
    attrs: &[AttrDef::optional("fastmath", AttrConstraint::Enum(&FAST_MATH))],
    traits: Traits::PURE.with(Traits::ELEMENTWISE),
    same_types: &[&["lhs", "result"]],
    ..BINARY
};

/// `-i log((b + i a) / sqrt(a a + b b))`.
pub static ATAN2: OpDef = OpDef {
    name: "complex.atan2",
    summary: "The arctangent of the quotient of two complex numbers.",
    ..BINARY
};
