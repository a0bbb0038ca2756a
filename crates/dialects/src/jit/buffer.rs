//! Buffers made explicit: where they come from, and how many references there are.
//!
//! A value of buffer view type owns one reference, except a constant's, which are immortal. `jit.retain` adds
//! one, `jit.release` takes one away; the hal phase puts the release right after the last use.

use crate::constraints::{ANY_TYPE, INDEX};
use crate::hal::BUFFER_VIEW;
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{AttrKind, Diagnostic, Module, OpId};

/// A constant in device memory.
pub static CONSTANT: OpDef = OpDef {
    name: "jit.constant",
    summary: "A constant in the memory of the device; uploaded once, never freed.",
    format: Format::Declarative("attr-dict $value"),
    results: &[OperandDef::one("result", &BUFFER_VIEW)],
    attrs: &[AttrDef::required("value", AttrConstraint::Elements)],
    traits: Traits::PURE,
    ..OpDef::BASE
};

/// A new buffer of the given tensor type.
pub static ALLOC: OpDef = OpDef {
    name: "jit.alloc",
    summary: "A new buffer for a tensor of this type.",
    format: Format::Declarative("`(` $dynamicSizes `)` attr-dict `:` $type"),
    operands: &[OperandDef::variadic("dynamicSizes", &INDEX)],
    results: &[OperandDef::one("result", &BUFFER_VIEW)],
    attrs: &[AttrDef::required("type", AttrConstraint::Type)],
    verify: Some(verify_sizes),
    ..OpDef::BASE
};

/// The row of a view that is made of another under a type of its own.
const UNDER_TYPE: OpDef = OpDef {
    format: Format::Declarative("$source `` `(` $dynamicSizes `)` attr-dict `:` $type"),
    operands: &[OperandDef::one("source", &BUFFER_VIEW), OperandDef::variadic("dynamicSizes", &INDEX)],
    results: &[OperandDef::one("result", &BUFFER_VIEW)],
    attrs: &[AttrDef::required("type", AttrConstraint::Type)],
    verify: Some(verify_sizes),
    ..OpDef::BASE
};

/// The source's buffer when nothing else refers to it and the size is right; else a new one.
pub static REUSE: OpDef = OpDef {
    name: "jit.reuse",
    summary: "The buffer of a value that is used for the last time, or a new one where it is shared.",
    ..UNDER_TYPE
};

fn verify_sizes(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let ty = match m.attr(op, "type").map(|attr| m.attr_kind(attr)) {
        Some(AttrKind::Type(ty)) => *ty,
        _ => return Ok(()),
    };
    let Some((shape, _)) = m.tensor_parts(ty) else {
        return Err(op_error(m, op, "needs a ranked tensor type"));
    };
    let (has, expected) =
        (m.operand_group(op, "dynamicSizes").len(), shape.iter().filter(|dim| dim.is_none()).count());
    if has == expected {
        return Ok(());
    }
    Err(op_error(m, op, format!("incorrect number of dynamic sizes, has {has}, expected {expected}")))
}

/// The elements of a view under another type.
pub static RESHAPE: OpDef = OpDef {
    name: "jit.reshape",
    summary: "A view of the same elements under a type of as many bytes.",
    ..UNDER_TYPE
};

/// The view, when it is what the type says.
pub static CAST: OpDef = OpDef {
    name: "jit.cast",
    summary: "The same view; an error of the test where it has not the extents that the type says.",
    format: Format::Declarative("$source attr-dict `:` $type"),
    operands: &[OperandDef::one("source", &BUFFER_VIEW)],
    results: &[OperandDef::one("result", &BUFFER_VIEW)],
    attrs: &[AttrDef::required("type", AttrConstraint::Type)],
    ..OpDef::BASE
};

/// The row of a view to write to that has the contents of another.
const WRITE: OpDef = OpDef {
    format: Format::Declarative("$source attr-dict"),
    operands: &[OperandDef::one("source", &BUFFER_VIEW)],
    results: &[OperandDef::one("result", &BUFFER_VIEW)],
    ..OpDef::BASE
};

/// For a source that is used for the last time.
pub static WRITABLE: OpDef = OpDef {
    name: "jit.writable",
    summary: "The buffer of a value that is used for the last time, or a copy where it is shared.",
    ..WRITE
};

/// For a source that is used again.
pub static COPY: OpDef =
    OpDef { name: "jit.copy", summary: "A copy of a value that is used again.", ..WRITE };

/// The extent of a dimension that is known at run time only.
pub static DIM: OpDef = OpDef {
    name: "jit.dim",
    summary: "The extent of a buffer view in one dimension; an error of the test where it has none such.",
    format: Format::Declarative("$source `,` $index attr-dict"),
    operands: &[OperandDef::one("source", &BUFFER_VIEW), OperandDef::one("index", &INDEX)],
    results: &[OperandDef::one("result", &INDEX)],
    ..OpDef::BASE
};

/// One element, on the host.
pub static LOAD: OpDef = OpDef {
    name: "jit.load",
    summary: "Reads one element of a buffer view.",
    format: Format::Declarative("$source `[` $indices `]` attr-dict `:` type($result)"),
    operands: &[OperandDef::one("source", &BUFFER_VIEW), OperandDef::variadic("indices", &INDEX)],
    results: &[OperandDef::one("result", &ANY_TYPE)],
    ..OpDef::BASE
};

/// One element, written from the host.
pub static STORE: OpDef = OpDef {
    name: "jit.store",
    summary: "Writes one element of a buffer view that nothing else refers to.",
    format: Format::Declarative("$value `,` $destination `[` $indices `]` attr-dict `:` type($value)"),
    operands: &[
        OperandDef::one("value", &ANY_TYPE),
        OperandDef::one("destination", &BUFFER_VIEW),
        OperandDef::variadic("indices", &INDEX),
    ],
    ..OpDef::BASE
};

/// One more reference.
pub static RETAIN: OpDef = OpDef {
    name: "jit.retain",
    summary: "Counts one more reference to a buffer.",
    format: Format::Declarative("$operand attr-dict `:` type($operand)"),
    operands: &[OperandDef::one("operand", &ANY_TYPE)],
    ..OpDef::BASE
};

/// One reference less.
pub static RELEASE: OpDef = OpDef {
    name: "jit.release",
    summary: "Counts one reference less; the last frees the buffer.",
    format: Format::Declarative("$operand attr-dict `:` type($operand)"),
    operands: &[OperandDef::one("operand", &ANY_TYPE)],
    ..OpDef::BASE
};
