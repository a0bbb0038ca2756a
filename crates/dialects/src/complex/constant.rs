//! `complex.constant`.

use checkjit_ir::def::{
    ANY_TYPE, AttrConstraint, AttrDef, Format, OpDef, OperandDef, Traits, TypeConstraint,
};
use checkjit_ir::verify::op_error;
use checkjit_ir::{AttrKind, Diagnostic, Module, OpId, TypeKind};

static COMPLEX: TypeConstraint = TypeConstraint {
    describe: "complex type with floating-point elements",
    matches: |m, ty| matches!(m.type_kind(ty), TypeKind::Complex(_)),
    build: ANY_TYPE.build,
};

/// A constant, written as its two parts.
pub static CONSTANT: OpDef = OpDef {
    name: "complex.constant",
    summary: "A complex constant.",
    format: Format::Declarative("$value attr-dict `:` type($complex)"),
    results: &[OperandDef::one("complex", &COMPLEX)],
    attrs: &[AttrDef::required("value", AttrConstraint::Array)],
    traits: Traits::PURE.with(Traits::CONSTANT),
    verify: Some(verify),
    result_name: Some(|_, _| "cst".to_owned()),
    ..OpDef::BASE
};

fn verify(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let parts = match m.attr(op, "value").map(|attr| m.attr_kind(attr)) {
        Some(AttrKind::Array(parts)) if parts.len() == 2 => parts,
        _ => {
            let message = "requires 'value' to be a complex constant, represented as array of two values";
            return Err(op_error(m, op, message));
        }
    };
    let TypeKind::Complex(part) = m.type_kind(m.value_type(m.result(op))) else { return Ok(()) };
    let types: Vec<_> = parts.iter().map(|attr| m.attr_type(*attr)).collect();
    if types.iter().all(|ty| *ty == Some(*part)) {
        return Ok(());
    }
    let texts: Vec<String> =
        types.iter().map(|ty| ty.map_or_else(|| "none".to_owned(), |ty| m.type_text(ty))).collect();
    let message = format!(
        "requires attribute's element types ('{}', '{}') to match the element type of the op's return type ('{}')",
        texts[0],
        texts[1],
        m.type_text(*part)
    );
    Err(op_error(m, op, message))
}
