//! Values of any type: null, casts between references, comparisons, sizes.

use crate::build;
use crate::constraints::{ANY_TYPE, I1, INDEX};
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{AttrKind, Diagnostic, Module, OpId, Rewriter, Type, TypeKind};

/// The zero of a type: the reference to nothing, the number 0.
pub static NULL: OpDef = OpDef {
    name: "util.null",
    summary: "The reference to nothing, or the number 0.",
    format: Format::Declarative("attr-dict `:` type($result)"),
    results: &[OperandDef::one("result", &ANY_TYPE)],
    traits: Traits::PURE,
    ..OpDef::BASE
};

/// A reference under another type.
pub static CAST: OpDef = OpDef {
    name: "util.cast",
    summary: "A reference under another type.",
    format: Format::Declarative("$operand attr-dict `:` type($operand) `to` type($result)"),
    operands: &[OperandDef::one("operand", &ANY_TYPE)],
    results: &[OperandDef::one("result", &ANY_TYPE)],
    traits: Traits::PURE,
    verify: Some(verify_cast),
    ..OpDef::BASE
};

fn verify_cast(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let operand = m.operand(op, "operand").map(|value| m.value_type(value));
    for (ty, what) in [(operand, "operand"), (Some(m.value_type(m.result(op))), "result")] {
        if let Some(ty) = ty.filter(|ty| !matches!(m.type_kind(*ty), TypeKind::Dialect { .. })) {
            let message = format!("{what} type '{}' is not object cast compatible", m.type_text(ty));
            return Err(op_error(m, op, message));
        }
    }
    Ok(())
}

/// The row of a comparison.
const COMPARISON: OpDef = OpDef {
    format: Format::Declarative("$lhs `,` $rhs attr-dict `:` type($lhs)"),
    operands: &[OperandDef::one("lhs", &ANY_TYPE), OperandDef::one("rhs", &ANY_TYPE)],
    results: &[OperandDef::one("result", &I1)],
    same_types: &[&["lhs", "rhs"]],
    traits: Traits::PURE.with(Traits::COMMUTATIVE),
    ..OpDef::BASE
};

/// Whether two references are to the same object, or two numbers are equal.
pub static CMP_EQ: OpDef =
    OpDef { name: "util.cmp.eq", summary: "Whether two values are the same.", ..COMPARISON };

/// The opposite.
pub static CMP_NE: OpDef =
    OpDef { name: "util.cmp.ne", summary: "Whether two values are not the same.", ..COMPARISON };

/// The bytes that a value of a type takes.
pub static SIZEOF: OpDef = OpDef {
    name: "util.sizeof",
    summary: "The size of a type in bytes.",
    format: Format::Declarative("$sizedType attr-dict-with-keyword"),
    results: &[OperandDef::one("size", &INDEX)],
    attrs: &[AttrDef::required("sizedType", AttrConstraint::Type)],
    traits: Traits::PURE,
    lower: Some(lower_sizeof),
    ..OpDef::BASE
};

/// The size in whole bytes: what an element takes in a buffer, times the elements of a vector.
fn size_of(m: &Module, ty: Type) -> Option<u64> {
    let element = m.element_type(m.element_or_self(ty))?;
    let count = if m.element_or_self(ty) == ty { 1 } else { m.static_elements(ty)? };
    element.storage_bytes(count)
}

fn lower_sizeof(rewriter: &mut Rewriter<'_>, op: OpId) -> bool {
    let m = &mut *rewriter.module;
    let Some(AttrKind::Type(ty)) = m.attr(op, "sizedType").map(|attr| m.attr_kind(attr)) else {
        return false;
    };
    let Some(size) = size_of(m, *ty) else { return false };
    let (loc, index) = (m.op(op).loc, m.index_type());
    let size = build::constant(rewriter, index, i128::from(size), loc);
    rewriter.replace(op, &[size]);
    true
}
