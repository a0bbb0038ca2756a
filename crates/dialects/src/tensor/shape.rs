//! Tensors without contents, and the extents of tensors.

use crate::constraints::{INDEX, RANKED_TENSOR, TENSOR_WITH_DIMS};
use checkjit_ir::def::{Format, OpDef, OperandDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Module, OpId};

/// A tensor of which only the shape matters. Its contents are a fixed pattern.
pub static EMPTY: OpDef = OpDef {
    name: "tensor.empty",
    summary: "A tensor of which only the shape is defined.",
    format: Format::Declarative("`(` $dynamicSizes `)` attr-dict `:` type($result)"),
    operands: &[OperandDef::variadic("dynamicSizes", &INDEX)],
    results: &[OperandDef::one("result", &RANKED_TENSOR)],
    traits: Traits::PURE,
    verify: Some(verify_empty),
    ..OpDef::BASE
};

fn verify_empty(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let Some((shape, _)) = m.tensor_parts(m.value_type(m.result(op))) else { return Ok(()) };
    let (has, expected) = (m.operands(op).len(), shape.iter().filter(|dim| dim.is_none()).count());
    if has == expected {
        return Ok(());
    }
    Err(op_error(m, op, format!("incorrect number of dynamic sizes, has {has}, expected {expected}")))
}

/// The extent of a dimension.
pub static DIM: OpDef = OpDef {
    name: "tensor.dim",
    summary: "The extent of a tensor in one dimension.",
    format: Format::Declarative("attr-dict $source `,` $index `:` type($source)"),
    operands: &[OperandDef::one("source", &TENSOR_WITH_DIMS), OperandDef::one("index", &INDEX)],
    results: &[OperandDef::one("result", &INDEX)],
    traits: Traits::PURE,
    result_name: Some(|_, _| "dim".to_owned()),
    ..OpDef::BASE
};
