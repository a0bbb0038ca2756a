//! `util.func` and what belongs to it. Tied results (`-> (%arg0 as T)`) are not read yet.

use crate::constraints::ANY_TYPE;
use crate::function;
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, Traits};

/// A function.
pub static FUNC: OpDef = OpDef {
    name: "util.func",
    summary: "A function; without a body, the import of a host function.",
    format: Format::Custom { parse: function::parse, print: function::print },
    attrs: function::ATTRS,
    regions: function::BODY,
    traits: function::TRAITS,
    verify: Some(function::verify),
    ..OpDef::BASE
};

/// The end of a function.
pub static RETURN: OpDef = OpDef {
    name: "util.return",
    summary: "Returns from a function.",
    format: Format::Declarative("attr-dict ($operands^ `:` type($operands))?"),
    operands: &[OperandDef::variadic("operands", &ANY_TYPE)],
    traits: Traits::TERMINATOR.with(Traits::RETURN).with(Traits::PURE),
    verify: Some(function::verify_return),
    ..OpDef::BASE
};

/// A call.
pub static CALL: OpDef = OpDef {
    name: "util.call",
    summary: "Calls a function.",
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
