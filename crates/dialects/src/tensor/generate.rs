//! Tensors whose elements a region computes from their indices.

use super::shape::verify_sizes;
use crate::constraints::{ANY_TYPE, INDEX, RANKED_TENSOR};
use checkjit_ir::def::{Format, OpDef, OperandDef, RegionDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Module, OpId, Type, TypeKind, Value};

/// A tensor whose elements the body computes, each from its indices.
pub static GENERATE: OpDef = OpDef {
    name: "tensor.generate",
    summary: "A tensor whose elements a region computes from their indices.",
    format: Format::Declarative("$dynamicExtents $body attr-dict `:` type($result)"),
    operands: &[OperandDef::variadic("dynamicExtents", &INDEX)],
    results: &[OperandDef::one("result", &RANKED_TENSOR)],
    regions: &[RegionDef::any("body")],
    traits: Traits::SINGLE_BLOCK,
    implicit_terminator: Some(&YIELD),
    verify: Some(verify_generate),
    result_name: Some(|_, _| "generated".to_owned()),
    ..OpDef::BASE
};

fn verify_generate(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    verify_sizes(m, op, "dynamicExtents")?;
    let ty = m.value_type(m.result(op));
    let (args, yielded) = body(m, op);
    if args.len() != m.tensor_parts(ty).map_or(0, |(shape, _)| shape.len()) {
        return Err(op_error(m, op, "must have one body argument per input dimension"));
    }
    if args.iter().any(|arg| !matches!(m.type_kind(m.value_type(*arg)), TypeKind::Index)) {
        return Err(op_error(m, op, "all body arguments must be index"));
    }
    if yielded == Some(m.element_or_self(ty)) {
        return Ok(());
    }
    let message = "body must be terminated with a `yield` operation of the tensor element type";
    Err(op_error(m, op, message))
}

/// The arguments of the body of an operation, and the type of what its `tensor.yield` yields.
pub(super) fn body(m: &Module, op: OpId) -> (&[Value], Option<Type>) {
    let Some(block) = m.body(op) else { return (&[], None) };
    let end = m.block_last(block).filter(|end| m.is(*end, &YIELD));
    (m.block_args(block), end.and_then(|end| m.operand(end, "value")).map(|value| m.value_type(value)))
}

/// The end of a body: the element.
pub static YIELD: OpDef = OpDef {
    name: "tensor.yield",
    summary: "Ends the body of an operation with the element that it computed.",
    format: Format::Declarative("$value attr-dict `:` type($value)"),
    operands: &[OperandDef::one("value", &ANY_TYPE)],
    traits: Traits::TERMINATOR.with(Traits::PURE),
    parents: &["tensor.generate", "tensor.pad"],
    ..OpDef::BASE
};
