//! Checks of one integer.

use crate::constraints::SIGNLESS_INTEGER;
use checkjit_ir::def::{Format, OpDef, OperandDef};

const SCALAR: OpDef = OpDef {
    format: Format::Declarative("`` `(` $operand `)` attr-dict `:` type($operand)"),
    operands: &[OperandDef::one("operand", &SIGNLESS_INTEGER)],
    ..OpDef::BASE
};

/// Nonzero?
pub static EXPECT_TRUE: OpDef =
    OpDef { name: "check.expect_true", summary: "Checks that an integer is not zero.", ..SCALAR };

/// Zero?
pub static EXPECT_FALSE: OpDef =
    OpDef { name: "check.expect_false", summary: "Checks that an integer is zero.", ..SCALAR };
