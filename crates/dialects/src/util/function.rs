//! `util.func` and what belongs to it. Tied results (`-> (%arg0 as T)`) are not read yet.

use crate::function;
use checkjit_ir::def::{Format, OpDef};

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
pub static RETURN: OpDef =
    OpDef { name: "util.return", summary: "Returns from a function.", ..function::RETURN };

/// A call.
pub static CALL: OpDef = OpDef { name: "util.call", summary: "Calls a function.", ..function::CALL };
