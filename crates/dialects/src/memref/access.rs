//! Reading and writing elements of memrefs, and their extents.

use crate::constraints::{ANY_TYPE, INDEX, MEMREF, MEMREF_WITH_DIMS};
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, Traits, TypeMatch};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Module, OpId};

/// Hints that are kept and change nothing.
const HINTS: &[AttrDef] = &[
    AttrDef::optional("alignment", AttrConstraint::I64),
    AttrDef::optional("nontemporal", AttrConstraint::Bool),
];

/// An element, read. Stores before it are seen, so it is not pure.
pub static LOAD: OpDef = OpDef {
    name: "memref.load",
    summary: "Reads an element of a memref.",
    format: Format::Declarative(
        "$memref `[` $indices `]` (`alignment` `(` $alignment^ `)`)? (`nontemporal` `(` $nontemporal^ `)`)? \
         attr-dict `:` type($memref)",
    ),
    operands: &[OperandDef::one("memref", &MEMREF), OperandDef::variadic("indices", &INDEX)],
    results: &[OperandDef::one("result", &ANY_TYPE)],
    attrs: HINTS,
    matching: &[TypeMatch::element("result", "memref", "result type matches element type of 'memref'")],
    verify: Some(verify_access),
    ..OpDef::BASE
};

/// An element, written.
pub static STORE: OpDef = OpDef {
    name: "memref.store",
    summary: "Writes an element of a memref.",
    format: Format::Declarative(
        "$value `,` $memref `[` $indices `]` (`alignment` `(` $alignment^ `)`)? \
         (`nontemporal` `(` $nontemporal^ `)`)? attr-dict `:` type($memref)",
    ),
    operands: &[
        OperandDef::one("value", &ANY_TYPE),
        OperandDef::one("memref", &MEMREF),
        OperandDef::variadic("indices", &INDEX),
    ],
    attrs: HINTS,
    matching: &[TypeMatch::element("value", "memref", "type of 'value' matches element type of 'memref'")],
    verify: Some(verify_access),
    ..OpDef::BASE
};

fn verify_access(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let Some(memref) = m.operand(op, "memref") else { return Ok(()) };
    let rank = m.memref_parts(m.value_type(memref)).map_or(0, |(shape, _)| shape.len());
    let indices = m.operand_group(op, "indices").len();
    if indices == rank {
        return Ok(());
    }
    let message = format!("invalid number of indices for accessed memref, expected {rank} but got {indices}");
    Err(op_error(m, op, message))
}

/// The extent of a dimension.
pub static DIM: OpDef = OpDef {
    name: "memref.dim",
    summary: "The extent of a memref in one dimension.",
    format: Format::Declarative("attr-dict $source `,` $index `:` type($source)"),
    operands: &[OperandDef::one("source", &MEMREF_WITH_DIMS), OperandDef::one("index", &INDEX)],
    results: &[OperandDef::one("result", &INDEX)],
    traits: Traits::PURE,
    result_name: Some(|_, _| "dim".to_owned()),
    ..OpDef::BASE
};
