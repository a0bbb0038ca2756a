//! The same elements under another type.

use super::compatible;
use crate::constraints::TENSOR;
use checkjit_ir::def::{Format, OpDef, OperandDef, Traits, TypeConstraint};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Module, OpId, Type, TypeKind};

const BASE: OpDef = OpDef {
    format: Format::Declarative("$source attr-dict `:` type($source) `to` type($dest)"),
    operands: &[OperandDef::one("source", &TENSOR)],
    results: &[OperandDef::one("dest", &TENSOR)],
    traits: Traits::PURE,
    ..OpDef::BASE
};

/// More or less is said of the shape. An extent that turns out not to be what the type says is an error of
/// the test.
pub static CAST: OpDef = OpDef {
    name: "tensor.cast",
    summary: "A tensor under a type that says more or less of its shape.",
    verify: Some(|m, op| verify_cast(m, op, |m, from, to| m.element_or_self(from) == m.element_or_self(to))),
    result_name: Some(|_, _| "cast".to_owned()),
    ..BASE
};

static INTEGER_OR_FLOAT_TENSOR: TypeConstraint = TypeConstraint {
    describe: "tensor of signless integer or unsigned integer or signed integer or floating-point values",
    matches: |m, ty| {
        let element = m.element_or_self(ty);
        m.is_tensor(ty) && matches!(m.type_kind(element), TypeKind::Integer { .. } | TypeKind::Float(_))
    },
    build: None,
};

/// Each element's bits as another type of the same width.
pub static BITCAST: OpDef = OpDef {
    name: "tensor.bitcast",
    summary: "A tensor with each element's bits taken as another type of the same width.",
    operands: &[OperandDef::one("source", &INTEGER_OR_FLOAT_TENSOR)],
    results: &[OperandDef::one("dest", &INTEGER_OR_FLOAT_TENSOR)],
    verify: Some(|m, op| {
        verify_cast(m, op, |m, from, to| {
            let bits = |ty| m.element_type(m.element_or_self(ty)).map(|element| element.value_bits());
            bits(from) == bits(to)
        })
    }),
    ..BASE
};

fn verify_cast(
    m: &Module,
    op: OpId,
    elements_fit: fn(&Module, Type, Type) -> bool,
) -> Result<(), Diagnostic> {
    let Some(source) = m.operand(op, "source") else { return Ok(()) };
    let (from, to) = (m.value_type(source), m.value_type(m.result(op)));
    let shapes_fit = match (m.tensor_parts(from), m.tensor_parts(to)) {
        (Some((a, _)), Some((b, _))) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| compatible(*a, *b))
        }
        _ => true,
    };
    if shapes_fit && elements_fit(m, from, to) {
        return Ok(());
    }
    let (from, to) = (m.type_text(from), m.type_text(to));
    let message = format!("operand type '{from}' and result type '{to}' are cast incompatible");
    Err(op_error(m, op, message))
}
