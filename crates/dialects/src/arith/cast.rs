//! Casts between integer types, and casts of bits. `nneg`, `nsw` and `nuw` promise that no bit is lost or sign
//! misread; what they promise changes nothing.

use super::integer::OVERFLOW_FLAGS;
use crate::constraints::{BITCAST_LIKE, FIXED_WIDTH_INTEGER_LIKE, INDEX_CAST_LIKE};
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Module, OpId, Type, TypeKind};

/// The row of a cast.
pub(super) const CAST: OpDef = OpDef {
    format: Format::Declarative("$in attr-dict `:` type($in) `to` type($out)"),
    operands: &[OperandDef::one("in", &FIXED_WIDTH_INTEGER_LIKE)],
    results: &[OperandDef::one("out", &FIXED_WIDTH_INTEGER_LIKE)],
    traits: Traits::PURE.with(Traits::ELEMENTWISE),
    ..OpDef::BASE
};

/// The format of a cast of an unsigned integer that may promise to be as good as signed.
pub(super) const NON_NEGATIVE_FORMAT: Format =
    Format::Declarative("$in (`nneg` $nonNeg^)? attr-dict `:` type($in) `to` type($out)");

/// The attributes of such a cast.
pub(super) const NON_NEGATIVE_ATTRS: &[AttrDef] = &[AttrDef::optional("nonNeg", AttrConstraint::Unit)];

/// The row of a cast to a wider integer.
const WIDENING: OpDef =
    OpDef { verify: Some(|m, op| verify(m, op, |m, from, to| width(m, from) < width(m, to))), ..CAST };

/// Widens, filling with the sign.
pub static EXTSI: OpDef =
    OpDef { name: "arith.extsi", summary: "Widens an integer, filling with its sign.", ..WIDENING };

/// Widens, filling with zeros.
pub static EXTUI: OpDef = OpDef {
    name: "arith.extui",
    summary: "Widens an integer, filling with zeros.",
    format: NON_NEGATIVE_FORMAT,
    attrs: NON_NEGATIVE_ATTRS,
    ..WIDENING
};

/// Narrows, dropping upper bits.
pub static TRUNCI: OpDef = OpDef {
    name: "arith.trunci",
    summary: "Narrows an integer, dropping its upper bits.",
    format: Format::Declarative(
        "$in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)",
    ),
    attrs: &[OVERFLOW_FLAGS],
    verify: Some(|m, op| verify(m, op, |m, from, to| width(m, from) > width(m, to))),
    ..CAST
};

/// The row of a cast between `index`, which has 64 bits here, and an integer type.
const INDEX_CAST_ROW: OpDef = OpDef {
    operands: &[OperandDef::one("in", &INDEX_CAST_LIKE)],
    results: &[OperandDef::one("out", &INDEX_CAST_LIKE)],
    verify: Some(|m, op| verify(m, op, |m, from, to| is_index(m, from) != is_index(m, to))),
    ..CAST
};

/// Between `index` and a signed integer.
pub static INDEX_CAST: OpDef = OpDef {
    name: "arith.index_cast",
    summary: "Casts between index and a signed integer; upper bits are dropped or filled with the sign.",
    ..INDEX_CAST_ROW
};

/// Between `index` and an unsigned integer.
pub static INDEX_CASTUI: OpDef = OpDef {
    name: "arith.index_castui",
    summary: "Casts between index and an unsigned integer; upper bits are dropped or filled with zeros.",
    format: NON_NEGATIVE_FORMAT,
    attrs: NON_NEGATIVE_ATTRS,
    ..INDEX_CAST_ROW
};

/// The same bits as another type of as many.
pub static BITCAST: OpDef = OpDef {
    name: "arith.bitcast",
    summary: "The bits of an integer or float, as another type of as many bits.",
    operands: &[OperandDef::one("in", &BITCAST_LIKE)],
    results: &[OperandDef::one("out", &BITCAST_LIKE)],
    verify: Some(|m, op| verify(m, op, |m, from, to| width(m, from) == width(m, to))),
    ..CAST
};

fn is_index(m: &Module, ty: Type) -> bool {
    matches!(m.type_kind(ty), TypeKind::Index)
}

/// Bits of an integer or float type.
pub(super) fn width(m: &Module, ty: Type) -> Option<u32> {
    match m.type_kind(ty) {
        TypeKind::Integer { width, .. } => Some(*width),
        TypeKind::Float(kind) => Some(kind.bits()),
        _ => None,
    }
}

/// Have operand and result one shape, and element types of which the second can be made from the first?
pub(super) fn verify(
    m: &Module,
    op: OpId,
    compatible: fn(&Module, Type, Type) -> bool,
) -> Result<(), Diagnostic> {
    let Some(value) = m.operand(op, "in") else { return Ok(()) };
    let (from, to) = (m.value_type(value), m.value_type(m.result(op)));
    verify_dims(m, op, from, to)?;
    let same_kind = std::mem::discriminant(m.type_kind(from)) == std::mem::discriminant(m.type_kind(to))
        || m.element_or_self(from) == from && m.element_or_self(to) == to;
    if same_kind && compatible(m, m.element_or_self(from), m.element_or_self(to)) {
        return Ok(());
    }
    let (from, to) = (m.type_text(from), m.type_text(to));
    Err(op_error(m, op, format!("operand type '{from}' and result type '{to}' are cast incompatible")))
}

/// Have both one shape?
pub(super) fn verify_dims(m: &Module, op: OpId, from: Type, to: Type) -> Result<(), Diagnostic> {
    if shape(m, from) == shape(m, to) {
        return Ok(());
    }
    Err(op_error(m, op, "failed to verify that input and output have the same tensor dimensions"))
}

/// The extents of a type; none of a scalar.
fn shape(m: &Module, ty: Type) -> Option<Vec<Option<u64>>> {
    match m.type_kind(ty) {
        TypeKind::Tensor { shape, .. } => Some(shape.clone()),
        TypeKind::Vector { shape, .. } => Some(shape.iter().copied().map(Some).collect()),
        TypeKind::UnrankedTensor(_) => None,
        _ => Some(Vec::new()),
    }
}
