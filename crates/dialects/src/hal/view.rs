//! Buffer views: what they say of themselves, how they are made of buffers, and what is asserted of them; and the
//! numbers by which IREE calls element types and encodings.

use super::{BUFFER, BUFFER_VIEW};
use crate::build;
use crate::constraints::{I32, INDEX};
use checkjit_ir::asm::{OpParser, OpPrinter};
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{AttrKind, Diagnostic, Module, OpId, Rewriter};

/// The row of a question to a buffer view.
const QUERY: OpDef = OpDef {
    format: Format::Declarative(
        "`` `<` $buffer_view `:` type($buffer_view) `>` `:` type($result) attr-dict-with-keyword",
    ),
    operands: &[OperandDef::one("buffer_view", &BUFFER_VIEW)],
    results: &[OperandDef::one("result", &INDEX)],
    traits: Traits::PURE,
    ..OpDef::BASE
};

/// The extent of a dimension.
pub static BUFFER_VIEW_DIM: OpDef = OpDef {
    name: "hal.buffer_view.dim",
    summary: "The extent of a buffer view in one dimension.",
    format: Format::Declarative(
        "`` `<` $buffer_view `:` type($buffer_view) `>` `` `[` $index `]` `:` type($result) \
         attr-dict-with-keyword",
    ),
    attrs: &[AttrDef::required("index", AttrConstraint::Index)],
    ..QUERY
};

/// The number of dimensions.
pub static BUFFER_VIEW_RANK: OpDef =
    OpDef { name: "hal.buffer_view.rank", summary: "The rank of a buffer view.", ..QUERY };

/// The element type, by its number.
pub static BUFFER_VIEW_ELEMENT_TYPE: OpDef = OpDef {
    name: "hal.buffer_view.element_type",
    summary: "The number of a buffer view's element type.",
    results: &[OperandDef::one("result", &I32)],
    ..QUERY
};

/// The encoding, by its number.
pub static BUFFER_VIEW_ENCODING_TYPE: OpDef = OpDef {
    name: "hal.buffer_view.encoding_type",
    summary: "The number of a buffer view's encoding.",
    results: &[OperandDef::one("result", &I32)],
    ..QUERY
};

/// The bytes under a view.
pub static BUFFER_VIEW_BUFFER: OpDef = OpDef {
    name: "hal.buffer_view.buffer",
    summary: "The buffer that a view is of.",
    results: &[OperandDef::one("result", &BUFFER)],
    result_name: Some(|_, _| "buffer".to_owned()),
    ..QUERY
};

/// A view of a stretch of a buffer.
pub static BUFFER_VIEW_CREATE: OpDef = OpDef {
    name: "hal.buffer_view.create",
    summary: "A view of a stretch of a buffer; an error of the test where the elements do not fit in it.",
    format: Format::Declarative(
        "`buffer` `(` $source_buffer `:` type($source_buffer) `)` `` `[` $source_offset `,` $source_length `]` \
         `shape` `(` `[` $shape `]` `)` `type` `(` $element_type `)` `encoding` `(` $encoding_type `)` \
         `:` type($result) attr-dict-with-keyword",
    ),
    operands: &[
        OperandDef::one("source_buffer", &BUFFER),
        OperandDef::one("source_offset", &INDEX),
        OperandDef::one("source_length", &INDEX),
        OperandDef::one("element_type", &I32),
        OperandDef::one("encoding_type", &I32),
        OperandDef::variadic("shape", &INDEX),
    ],
    results: &[OperandDef::one("result", &BUFFER_VIEW)],
    traits: Traits::PURE,
    result_name: Some(|_, _| "view".to_owned()),
    ..OpDef::BASE
};

/// What a view has to be.
pub static BUFFER_VIEW_ASSERT: OpDef = OpDef {
    name: "hal.buffer_view.assert",
    summary: "An error of the test where a view has another element type, encoding or shape.",
    format: Format::Declarative(
        "`` `<` $buffer_view `:` type($buffer_view) `>` `message` `(` $message `)` `shape` `(` `[` $shape `]` `)` \
         `type` `(` $element_type `)` `encoding` `(` $encoding_type `)` attr-dict-with-keyword",
    ),
    operands: &[
        OperandDef::one("buffer_view", &BUFFER_VIEW),
        OperandDef::one("element_type", &I32),
        OperandDef::one("encoding_type", &I32),
        OperandDef::variadic("shape", &INDEX),
    ],
    attrs: &[AttrDef::required("message", AttrConstraint::Str)],
    ..OpDef::BASE
};

/// Prints views.
pub static BUFFER_VIEW_TRACE: OpDef = OpDef {
    name: "hal.buffer_view.trace",
    summary: "Writes buffer views to standard error, below a title.",
    format: Format::Declarative("$key `=` $operands `:` type($operands) attr-dict-with-keyword"),
    operands: &[OperandDef::variadic("operands", &BUFFER_VIEW)],
    attrs: &[AttrDef::required("key", AttrConstraint::Str)],
    ..OpDef::BASE
};

/// The number of an element type.
pub static ELEMENT_TYPE: OpDef = OpDef {
    name: "hal.element_type",
    summary: "The number by which IREE calls an element type.",
    format: Format::Declarative("`` `<` $type `>` attr-dict `:` type($result)"),
    results: &[OperandDef::one("result", &I32)],
    attrs: &[AttrDef::required("type", AttrConstraint::Type)],
    traits: Traits::PURE,
    verify: Some(|m, op| match element_type_of(m, op) {
        Some(_) => Ok(()),
        None => Err(op_error(m, op, "unsupported element type")),
    }),
    lower: Some(|rewriter, op| {
        let Some(number) = element_type_of(rewriter.module, op) else { return false };
        lower_to_constant(rewriter, op, number)
    }),
    result_name: Some(|m, op| {
        format!("element_type_{}", m.attr(op, "type").map(|attr| m.attr_text(attr)).unwrap_or_default())
    }),
    ..OpDef::BASE
};

/// The number of the type of an element type operation; `None` for a type that HAL has none for.
fn element_type_of(m: &Module, op: OpId) -> Option<u32> {
    match m.attr_kind(m.attr(op, "type")?) {
        AttrKind::Type(ty) => m.element_type(*ty)?.numbered_hal_type(),
        _ => None,
    }
}

/// The number of an encoding, of which there is one.
pub static ENCODING_TYPE: OpDef = OpDef {
    name: "hal.encoding_type",
    summary: "The number by which IREE calls an encoding of tensors.",
    format: Format::Custom { parse: parse_encoding, print: print_encoding },
    results: &[OperandDef::one("result", &I32)],
    attrs: &[AttrDef::optional("encoding", AttrConstraint::Any)],
    traits: Traits::PURE,
    verify: Some(verify_encoding),
    lower: Some(|rewriter, op| lower_to_constant(rewriter, op, DENSE_ROW_MAJOR)),
    result_name: Some(|_, _| "dense_row_major".to_owned()),
    ..OpDef::BASE
};

/// `IREE_HAL_ENCODING_TYPE_DENSE_ROW_MAJOR`.
pub const DENSE_ROW_MAJOR: u32 = 1;

/// Reads `<dense_row_major> [{...}] : type`, or another encoding, which does not verify.
fn parse_encoding(p: &mut dyn OpParser) -> Option<()> {
    p.expect("<")?;
    if !p.accept("dense_row_major") {
        let encoding = p.attr(None)?;
        p.set_attr("encoding", encoding);
    }
    p.expect(">")?;
    p.attr_dict()?;
    p.expect(":")?;
    let ty = p.ty()?;
    p.state().results.push(ty);
    Some(())
}

fn print_encoding(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    p.text("<");
    match m.attr(op, "encoding") {
        Some(encoding) => p.attr(encoding),
        None => p.text("dense_row_major"),
    }
    p.text(">");
    p.attr_dict(op, &["encoding"], false);
    p.text(" : ");
    p.ty(m.value_type(m.result(op)));
}

fn verify_encoding(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    match m.attr(op, "encoding") {
        None => Ok(()),
        Some(_) => Err(op_error(m, op, "unsupported encoding type")),
    }
}

fn lower_to_constant(rewriter: &mut Rewriter<'_>, op: OpId, number: u32) -> bool {
    let m = &*rewriter.module;
    let (loc, ty) = (m.op(op).loc, m.value_type(m.result(op)));
    let number = build::constant(rewriter, ty, i128::from(number), loc);
    rewriter.replace(op, &[number]);
    true
}
