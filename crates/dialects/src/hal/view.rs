//! What a buffer view says of itself.

use super::BUFFER_VIEW;
use crate::constraints::INDEX;
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, Traits};

/// The extent of a dimension.
pub static BUFFER_VIEW_DIM: OpDef = OpDef {
    name: "hal.buffer_view.dim",
    summary: "The extent of a buffer view in one dimension.",
    format: Format::Declarative(
        "`` `<` $buffer_view `:` type($buffer_view) `>` `` `[` $index `]` `:` type($result) \
         attr-dict-with-keyword",
    ),
    operands: &[OperandDef::one("buffer_view", &BUFFER_VIEW)],
    results: &[OperandDef::one("result", &INDEX)],
    attrs: &[AttrDef::required("index", AttrConstraint::Index)],
    traits: Traits::PURE,
    ..OpDef::BASE
};
