//! `cf.assert`.

use crate::constraints::I1;
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef};

/// Stops the run, with the message at the operation's place, unless the argument is true.
pub static ASSERT: OpDef = OpDef {
    name: "cf.assert",
    summary: "Stops the run with a message unless its argument is true.",
    format: Format::Declarative("$arg `,` $msg attr-dict"),
    operands: &[OperandDef::one("arg", &I1)],
    attrs: &[AttrDef::required("msg", AttrConstraint::Str)],
    ..OpDef::BASE
};
