//! Tensors without contents, and the extents of tensors.

use super::dynamic_dims;
use crate::build::constant_index;
use crate::constraints::{INDEX, RANKED_TENSOR, TENSOR, TENSOR_WITH_DIMS};
use checkjit_ir::def::{Format, OpDef, OperandDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Module, OpId, Rewriter};

/// A tensor of which only the shape matters. Its contents are a fixed pattern.
pub static EMPTY: OpDef = OpDef {
    name: "tensor.empty",
    summary: "A tensor of which only the shape is defined.",
    format: Format::Declarative("`(` $dynamicSizes `)` attr-dict `:` type($result)"),
    operands: &[OperandDef::variadic("dynamicSizes", &INDEX)],
    results: &[OperandDef::one("result", &RANKED_TENSOR)],
    traits: Traits::PURE,
    verify: Some(|m, op| verify_sizes(m, op, "dynamicSizes")),
    ..OpDef::BASE
};

/// Is there an operand for each dynamic extent of the result?
pub(super) fn verify_sizes(m: &Module, op: OpId, operands: &str) -> Result<(), Diagnostic> {
    let Some((shape, _)) = m.tensor_parts(m.value_type(m.result(op))) else { return Ok(()) };
    let (has, expected) = (m.operand_group(op, operands).len(), dynamic_dims(shape));
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

/// The number of dimensions.
pub static RANK: OpDef = OpDef {
    name: "tensor.rank",
    summary: "The number of dimensions of a tensor.",
    format: Format::Declarative("$tensor attr-dict `:` type($tensor)"),
    operands: &[OperandDef::one("tensor", &TENSOR)],
    results: &[OperandDef::one("result", &INDEX)],
    traits: Traits::PURE,
    lower: Some(lower_rank),
    result_name: Some(|_, _| "rank".to_owned()),
    ..OpDef::BASE
};

/// The rank of a ranked tensor is in its type.
fn lower_rank(r: &mut Rewriter<'_>, op: OpId) -> bool {
    let m = &*r.module;
    let source = m.operand(op, "tensor").and_then(|source| m.tensor_parts(m.value_type(source)));
    let Some(rank) = source.map(|(shape, _)| shape.len()) else { return false };
    let loc = m.op(op).loc;
    let rank = constant_index(r, rank as i64, loc);
    r.replace(op, &[rank]);
    true
}
