//! The rows of branches, which several dialects have; they differ in the type of the condition.

use crate::constraints::ANY_TYPE;
use checkjit_ir::def::{Format, OpDef, OperandDef, SuccessorDef, Traits, TypeConstraint};

/// The row of a branch.
pub const BR: OpDef = OpDef {
    summary: "Goes to a block.",
    format: Format::Declarative("$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict"),
    operands: &[OperandDef::variadic("destOperands", &ANY_TYPE)],
    successors: &[SuccessorDef::one("dest", "destOperands")],
    traits: Traits::TERMINATOR.with(Traits::PURE),
    ..OpDef::BASE
};

/// The row of a conditional branch, but for its operands: see [`cond_operands`].
pub const COND_BR: OpDef = OpDef {
    format: Format::Declarative(
        "$condition `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` \
         $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict",
    ),
    successors: &[
        SuccessorDef::one("trueDest", "trueDestOperands"),
        SuccessorDef::one("falseDest", "falseDestOperands"),
    ],
    traits: Traits::TERMINATOR.with(Traits::PURE).with(Traits::ATTR_SIZED_OPERAND_SEGMENTS),
    ..OpDef::BASE
};

/// The operands of a conditional branch with a condition of this type.
pub const fn cond_operands(condition: &'static TypeConstraint) -> [OperandDef; 3] {
    [
        OperandDef::one("condition", condition),
        OperandDef::variadic("trueDestOperands", &ANY_TYPE),
        OperandDef::variadic("falseDestOperands", &ANY_TYPE),
    ]
}
