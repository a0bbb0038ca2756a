//! Calls of imports and the branches around them.

use crate::constraints::{ANY_TYPE, I32};
use crate::function;
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, SuccessorDef, Traits};

/// A call of an import.
pub static CALL: OpDef = OpDef {
    name: "vm.call",
    summary: "Calls an import.",
    format: Format::Declarative(
        "$callee `(` $operands `)` attr-dict `:` functional-type($operands, $results)",
    ),
    operands: &[OperandDef::variadic("operands", &ANY_TYPE)],
    results: &[OperandDef::variadic("results", &ANY_TYPE)],
    attrs: &[AttrDef::required("callee", AttrConstraint::FlatSymbolRef)],
    traits: Traits::CALL,
    verify: Some(function::verify_call),
    ..OpDef::BASE
};

/// A branch.
pub static BR: OpDef = OpDef {
    name: "vm.br",
    summary: "Goes to a block.",
    format: Format::Declarative("$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict"),
    operands: &[OperandDef::variadic("destOperands", &ANY_TYPE)],
    successors: &[SuccessorDef { name: "dest", operands: Some("destOperands") }],
    traits: Traits::TERMINATOR.with(Traits::PURE),
    ..OpDef::BASE
};

/// A conditional branch.
pub static COND_BR: OpDef = OpDef {
    name: "vm.cond_br",
    summary: "Goes to the first block if the condition is not zero, else to the second.",
    format: Format::Declarative(
        "$condition `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` \
         $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict",
    ),
    operands: &[
        OperandDef::one("condition", &I32),
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
