//! Arithmetic and logic on integers of two's complement. Results are cut to the type's width; `nsw` and `nuw`
//! promise that nothing is lost, and where it is (poison in MLIR), the wrapped value is what we give.

use crate::constraints::SIGNLESS_INTEGER_LIKE;
use checkjit_ir::def::{AttrConstraint, AttrDef, DefaultValue, EnumDef, Format, OpDef, OperandDef, Traits};

/// What an integer operation promises of its result.
pub static OVERFLOW: EnumDef = EnumDef {
    name: "arith.overflow",
    cases: &[("none", 0), ("nsw", 1), ("nuw", 2)],
    bits: true,
    separator: ", ",
};

/// The attribute of the operations that may promise not to overflow.
pub(super) const OVERFLOW_FLAGS: AttrDef =
    AttrDef::default("overflowFlags", AttrConstraint::Enum(&OVERFLOW), DefaultValue::Case(0));

/// The row of an operation on two integers.
pub(super) const BINARY: OpDef = OpDef {
    format: Format::Declarative("$lhs `,` $rhs attr-dict `:` type($result)"),
    operands: &[
        OperandDef::one("lhs", &SIGNLESS_INTEGER_LIKE),
        OperandDef::one("rhs", &SIGNLESS_INTEGER_LIKE),
    ],
    results: &[OperandDef::one("result", &SIGNLESS_INTEGER_LIKE)],
    traits: Traits::PURE.with(Traits::ELEMENTWISE).with(Traits::SAME_OPERANDS_AND_RESULT_TYPE),
    ..OpDef::BASE
};

/// The row of one whose operands may be exchanged.
const COMMUTATIVE: OpDef = OpDef { traits: BINARY.traits.with(Traits::COMMUTATIVE), ..BINARY };

/// The row of an operation on two integers that may promise not to overflow.
pub(super) const WRAPPING: OpDef = OpDef {
    format: Format::Declarative("$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)"),
    attrs: &[OVERFLOW_FLAGS],
    ..BINARY
};

/// The row of an operation on two integers that may promise to lose nothing: `exact`.
pub(super) const EXACT: OpDef = OpDef {
    format: Format::Declarative("$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)"),
    attrs: &[AttrDef::optional("isExact", AttrConstraint::Unit)],
    ..BINARY
};

/// The sum.
pub static ADDI: OpDef =
    OpDef { name: "arith.addi", summary: "The sum of two integers.", traits: COMMUTATIVE.traits, ..WRAPPING };

/// The difference.
pub static SUBI: OpDef = OpDef { name: "arith.subi", summary: "The difference of two integers.", ..WRAPPING };

/// The product.
pub static MULI: OpDef = OpDef {
    name: "arith.muli",
    summary: "The product of two integers.",
    traits: COMMUTATIVE.traits,
    ..WRAPPING
};

/// Bits that are set in both.
pub static ANDI: OpDef =
    OpDef { name: "arith.andi", summary: "The bits that are set in both of two integers.", ..COMMUTATIVE };

/// Bits that are set in one of them, or in both.
pub static ORI: OpDef =
    OpDef { name: "arith.ori", summary: "The bits that are set in any of two integers.", ..COMMUTATIVE };

/// Bits that are set in exactly one of them.
pub static XORI: OpDef =
    OpDef { name: "arith.xori", summary: "The bits that are set in one of two integers.", ..COMMUTATIVE };

/// The larger as signed numbers.
pub static MAXSI: OpDef =
    OpDef { name: "arith.maxsi", summary: "The larger of two signed integers.", ..COMMUTATIVE };

/// The larger as unsigned numbers.
pub static MAXUI: OpDef =
    OpDef { name: "arith.maxui", summary: "The larger of two unsigned integers.", ..COMMUTATIVE };

/// The smaller as signed numbers.
pub static MINSI: OpDef =
    OpDef { name: "arith.minsi", summary: "The smaller of two signed integers.", ..COMMUTATIVE };

/// The smaller as unsigned numbers.
pub static MINUI: OpDef =
    OpDef { name: "arith.minui", summary: "The smaller of two unsigned integers.", ..COMMUTATIVE };
