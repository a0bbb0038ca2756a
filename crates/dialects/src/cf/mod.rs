//! The cf dialect: branches.

use crate::constraints::{ANY_TYPE, I1};
use checkjit_ir::def::{DialectDef, Format, OpDef, OperandDef, SuccessorDef, Traits};

/// The dialect.
pub static DIALECT: DialectDef = DialectDef { name: "cf", ops: &[&[&BR, &COND_BR]], types: &[], enums: &[] };

/// A branch.
pub static BR: OpDef = OpDef {
    name: "cf.br",
    summary: "Goes to a block.",
    format: Format::Declarative("$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict"),
    operands: &[OperandDef::variadic("destOperands", &ANY_TYPE)],
    successors: &[SuccessorDef { name: "dest", operands: Some("destOperands") }],
    traits: Traits::TERMINATOR.with(Traits::PURE),
    ..OpDef::BASE
};

/// A conditional branch.
pub static COND_BR: OpDef = OpDef {
    name: "cf.cond_br",
    summary: "Goes to the first block if the condition is true, else to the second.",
    format: Format::Declarative(
        "$condition `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` \
         $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict",
    ),
    operands: &[
        OperandDef::one("condition", &I1),
        OperandDef::variadic("trueDestOperands", &ANY_TYPE),
        OperandDef::variadic("falseDestOperands", &ANY_TYPE),
    ],
    successors: &[
        SuccessorDef { name: "trueDest", operands: Some("trueDestOperands") },
        SuccessorDef { name: "falseDest", operands: Some("falseDestOperands") },
    ],
    traits: Traits::TERMINATOR.with(Traits::PURE).with(Traits::ATTR_SIZED_OPERAND_SEGMENTS),
    ..OpDef::BASE
};
