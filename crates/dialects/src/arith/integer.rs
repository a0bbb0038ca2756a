//! Arithmetic on integers of two's complement. Results are cut to the type's width; `nsw` and `nuw` promise
//! that nothing is lost, and where it is, the wrapped value is what we give.

use crate::constraints::SIGNLESS_INTEGER_LIKE;
use checkjit_ir::def::{AttrConstraint, AttrDef, DefaultValue, EnumDef, Format, OpDef, OperandDef, Traits};

/// What an integer operation promises of its result.
pub static OVERFLOW: EnumDef = EnumDef {
    name: "arith.overflow",
    cases: &[("none", 0), ("nsw", 1), ("nuw", 2)],
    bits: true,
    separator: ", ",
};

/// The row of an operation on two integers that may promise not to overflow.
const BINARY: OpDef = OpDef {
    format: Format::Declarative("$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)"),
    operands: &[
        OperandDef::one("lhs", &SIGNLESS_INTEGER_LIKE),
        OperandDef::one("rhs", &SIGNLESS_INTEGER_LIKE),
    ],
    results: &[OperandDef::one("result", &SIGNLESS_INTEGER_LIKE)],
    attrs: &[AttrDef::default("overflowFlags", AttrConstraint::Enum(&OVERFLOW), DefaultValue::Case(0))],
    traits: Traits::PURE.with(Traits::ELEMENTWISE).with(Traits::SAME_OPERANDS_AND_RESULT_TYPE),
    ..OpDef::BASE
};

/// The sum.
pub static ADDI: OpDef = OpDef {
    name: "arith.addi",
    summary: "The sum of two integers.",
    traits: BINARY.traits.with(Traits::COMMUTATIVE),
    ..BINARY
};

/// The product.
pub static MULI: OpDef = OpDef {
    name: "arith.muli",
    summary: "The product of two integers.",
    traits: BINARY.traits.with(Traits::COMMUTATIVE),
    ..BINARY
};
