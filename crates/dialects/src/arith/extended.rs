//! Arithmetic that keeps what does not fit: carries and upper halves.

use crate::constraints::{BOOL_LIKE, SIGNLESS_INTEGER_LIKE};
use checkjit_ir::def::{Format, OpDef, OperandDef, Traits};

const OPERANDS: &[OperandDef] =
    &[OperandDef::one("lhs", &SIGNLESS_INTEGER_LIKE), OperandDef::one("rhs", &SIGNLESS_INTEGER_LIKE)];

const TRAITS: Traits = Traits::PURE.with(Traits::ELEMENTWISE);

/// The row of a product of twice the width.
const PRODUCT: OpDef = OpDef {
    format: Format::Declarative("$lhs `,` $rhs attr-dict `:` type($lhs)"),
    operands: OPERANDS,
    results: &[
        OperandDef::one("low", &SIGNLESS_INTEGER_LIKE),
        OperandDef::one("high", &SIGNLESS_INTEGER_LIKE),
    ],
    traits: TRAITS.with(Traits::COMMUTATIVE),
    same_types: &[&["lhs", "rhs", "low", "high"]],
    result_names: &["low", "high"],
    ..OpDef::BASE
};

/// The sum and its carry.
pub static ADDUI_EXTENDED: OpDef = OpDef {
    name: "arith.addui_extended",
    summary: "The sum of two unsigned integers, and whether it overflows.",
    format: Format::Declarative("$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)"),
    operands: OPERANDS,
    results: &[OperandDef::one("sum", &SIGNLESS_INTEGER_LIKE), OperandDef::one("overflow", &BOOL_LIKE)],
    traits: TRAITS.with(Traits::COMMUTATIVE),
    same_types: &[&["lhs", "rhs", "sum"]],
    result_names: &["sum", "overflow"],
    ..OpDef::BASE
};

/// The difference and its borrow.
pub static SUBUI_EXTENDED: OpDef = OpDef {
    name: "arith.subui_extended",
    summary: "The difference of two unsigned integers, and whether it is negative.",
    format: Format::Declarative("$lhs `,` $rhs attr-dict `:` type($diff) `,` type($borrow)"),
    operands: OPERANDS,
    results: &[OperandDef::one("diff", &SIGNLESS_INTEGER_LIKE), OperandDef::one("borrow", &BOOL_LIKE)],
    traits: TRAITS,
    same_types: &[&["lhs", "rhs", "diff"]],
    result_names: &["diff", "borrow"],
    ..OpDef::BASE
};

/// Both halves of the signed product.
pub static MULSI_EXTENDED: OpDef = OpDef {
    name: "arith.mulsi_extended",
    summary: "The lower and the upper half of the product of two signed integers.",
    ..PRODUCT
};

/// Both halves of the unsigned product.
pub static MULUI_EXTENDED: OpDef = OpDef {
    name: "arith.mului_extended",
    summary: "The lower and the upper half of the product of two unsigned integers.",
    ..PRODUCT
};
