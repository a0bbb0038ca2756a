//! Arithmetic on floats: the exact result rounded once to the type, to nearest even. The fast-math flags are
//! kept and not used: they permit, and we do not take.

use crate::constraints::FLOAT_LIKE;
use checkjit_ir::def::{AttrConstraint, AttrDef, DefaultValue, EnumDef, Format, OpDef, OperandDef, Traits};

/// What a float operation permits.
pub static FAST_MATH: EnumDef = EnumDef {
    name: "arith.fastmath",
    cases: &[
        ("none", 0),
        ("reassoc", 1),
        ("nnan", 2),
        ("ninf", 4),
        ("nsz", 8),
        ("arcp", 16),
        ("contract", 32),
        ("afn", 64),
        ("fast", 127),
    ],
    bits: true,
    separator: ",",
};

/// The row of an operation on two floats.
const BINARY: OpDef = OpDef {
    format: Format::Declarative("$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"),
    operands: &[OperandDef::one("lhs", &FLOAT_LIKE), OperandDef::one("rhs", &FLOAT_LIKE)],
    results: &[OperandDef::one("result", &FLOAT_LIKE)],
    attrs: &[AttrDef::default("fastmath", AttrConstraint::Enum(&FAST_MATH), DefaultValue::Case(0))],
    traits: Traits::PURE.with(Traits::ELEMENTWISE).with(Traits::SAME_OPERANDS_AND_RESULT_TYPE),
    ..OpDef::BASE
};

/// The sum.
pub static ADDF: OpDef = OpDef {
    name: "arith.addf",
    summary: "The sum of two floats.",
    traits: BINARY.traits.with(Traits::COMMUTATIVE),
    ..BINARY
};
