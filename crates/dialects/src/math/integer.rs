//! Functions of integers.

use crate::constraints::ANY_SIGNLESS_INTEGER_LIKE;
use checkjit_ir::def::{Format, OpDef, OperandDef, Traits};

/// The row of a function of one integer.
const UNARY: OpDef = OpDef {
    format: Format::Declarative("$operand attr-dict `:` type($result)"),
    operands: &[OperandDef::one("operand", &ANY_SIGNLESS_INTEGER_LIKE)],
    results: &[OperandDef::one("result", &ANY_SIGNLESS_INTEGER_LIKE)],
    traits: Traits::PURE.with(Traits::ELEMENTWISE).with(Traits::SAME_OPERANDS_AND_RESULT_TYPE),
    ..OpDef::BASE
};

/// The absolute value of a signed integer; the smallest one stays as it is.
pub static ABSI: OpDef = OpDef {
    name: "math.absi",
    summary: "The absolute value of a signed integer; the smallest one stays as it is.",
    ..UNARY
};

/// How many zeros are above the highest one; the width for zero.
pub static CTLZ: OpDef = OpDef {
    name: "math.ctlz",
    summary: "How many zeros are above the highest one; the width for zero.",
    ..UNARY
};

/// How many bits are one.
pub static CTPOP: OpDef = OpDef { name: "math.ctpop", summary: "How many bits are one.", ..UNARY };

/// How many zeros are below the lowest one; the width for zero.
pub static CTTZ: OpDef = OpDef {
    name: "math.cttz",
    summary: "How many zeros are below the lowest one; the width for zero.",
    ..UNARY
};

/// A signed integer to the power of a signed integer, cut to the width. Zero to a negative power divides by zero.
pub static IPOWI: OpDef = OpDef {
    name: "math.ipowi",
    summary: "A signed integer to the power of a signed integer.",
    format: Format::Declarative("$lhs `,` $rhs attr-dict `:` type($result)"),
    operands: &[
        OperandDef::one("lhs", &ANY_SIGNLESS_INTEGER_LIKE),
        OperandDef::one("rhs", &ANY_SIGNLESS_INTEGER_LIKE),
    ],
    ..UNARY
};
