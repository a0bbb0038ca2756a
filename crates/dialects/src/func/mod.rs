//! The func dialect: functions, calls and returns.

mod indirect;

pub use indirect::{CALL_INDIRECT, CONSTANT};

use crate::function;
use checkjit_ir::def::{DialectDef, Format, OpDef};

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "func",
    ops: &[&[&FUNC, &RETURN, &CALL], &[&CONSTANT, &CALL_INDIRECT]],
    types: &[],
    enums: &[],
};

/// A function, or the declaration of one: `@module.name` is a host function, to be bound when the module is
/// instantiated.
pub static FUNC: OpDef = OpDef {
    name: "func.func",
    summary: "A function; without a body, the import of a host function.",
    format: Format::Custom { parse: function::parse, print: function::print },
    attrs: function::ATTRS,
    regions: function::BODY,
    traits: function::TRAITS,
    verify: Some(function::verify_declared_private),
    ..OpDef::BASE
};

/// The end of a function.
pub static RETURN: OpDef = OpDef {
    name: "func.return",
    summary: "Returns from a function.",
    parents: &["func.func"],
    ..function::RETURN
};

/// A call.
pub static CALL: OpDef = OpDef { name: "func.call", summary: "Calls a function.", ..function::CALL };
