//! Tensors one after the other.

use super::slice::insert_slice;
use super::{EMPTY, compatible, type_text};
use crate::build;
use crate::constraints::RANKED_TENSOR;
use crate::index_list::Index;
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{AttrKind, Diagnostic, Dim, Module, OpId, Rewriter};

/// Tensors one after the other in one dimension; the others are the same in all of them.
pub static CONCAT: OpDef = OpDef {
    name: "tensor.concat",
    summary: "Tensors one after the other in one dimension.",
    format: Format::Declarative(
        "`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)",
    ),
    operands: &[OperandDef::variadic("inputs", &RANKED_TENSOR)],
    results: &[OperandDef::one("result", &RANKED_TENSOR)],
    attrs: &[AttrDef::required("dim", AttrConstraint::I64)],
    traits: Traits::PURE,
    verify: Some(verify),
    lower: Some(lower),
    result_name: Some(|_, _| "concat".to_owned()),
    ..OpDef::BASE
};

/// The dimension in which the tensors are one after the other.
pub fn concat_dim(m: &Module, op: OpId) -> Option<usize> {
    match m.attr_kind(m.attr(op, "dim")?) {
        AttrKind::Integer { bits, .. } => usize::try_from(*bits as u64 as i64).ok(),
        _ => None,
    }
}

fn verify(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let ty = m.value_type(m.result(op));
    let Some((result, element)) = m.tensor_parts(ty) else { return Ok(()) };
    let inputs: Vec<_> = m.operands(op).filter_map(|input| m.tensor_parts(m.value_type(input))).collect();
    let Some((first, _)) = inputs.first() else {
        return Err(op_error(m, op, "requires at least one input"));
    };
    let Some(along) = concat_dim(m, op).filter(|dim| *dim < first.len()) else {
        let is_negative = concat_dim(m, op).is_none();
        let bound = if is_negative { "not be negative" } else { "be less than the tensor rank" };
        return Err(op_error(m, op, format!("concatenation dim must {bound}")));
    };
    if inputs.iter().any(|(shape, _)| shape.len() != result.len()) {
        return Err(op_error(m, op, "rank of concatenated inputs must match result rank"));
    }
    if inputs.iter().any(|(_, own)| *own != element) {
        return Err(op_error(m, op, "inputs and result element type must match"));
    }
    let mut inferred: Vec<Dim> = Vec::with_capacity(result.len());
    for dim in 0..result.len() {
        let mut dims = inputs.iter().map(|(shape, _)| shape[dim]);
        inferred.push(if dim == along {
            dims.try_fold(0u64, |sum, dim| sum.checked_add(dim?))
        } else {
            let known = dims.clone().flatten().next();
            if dims.any(|dim| !compatible(dim, known)) {
                let message =
                    format!("static concatenation size mismatch along non-concatenated dimension {dim}");
                return Err(op_error(m, op, message));
            }
            known
        });
    }
    if inferred.iter().zip(result).all(|(a, b)| compatible(*a, *b)) {
        return Ok(());
    }
    let (ty, inferred) = (m.type_text(ty), type_text(m, &inferred, element));
    Err(op_error(
        m,
        op,
        format!("result type '{ty}' does not match inferred shape '{inferred}' static sizes"),
    ))
}

/// The inputs are inserted one after the other into an empty tensor.
fn lower(r: &mut Rewriter<'_>, op: OpId) -> bool {
    let m = &*r.module;
    let (loc, ty) = (m.op(op).loc, m.value_type(m.result(op)));
    let (element, inputs): (_, Vec<_>) = (m.element_or_self(ty), m.operands(op).collect());
    let Some(along) = concat_dim(m, op) else { return false };
    let mut sizes: Vec<Vec<Index>> = inputs.iter().map(|input| build::extents(r, *input, loc)).collect();
    let Some(mut result) = sizes.first().cloned() else { return false };
    // Of the other dimensions, one that an input knows is known.
    for (dim, extent) in result.iter_mut().enumerate().filter(|(dim, _)| *dim != along) {
        let known = sizes.iter().map(|own| own[dim]).find(|own| own.fixed().is_some());
        *extent = known.unwrap_or(*extent);
    }
    let mut offsets = Vec::new();
    let mut end = Index::Static(0);
    for own in &sizes {
        offsets.push(end);
        end = build::add(r, end, own[along], loc);
    }
    result[along] = end;
    let whole = build::tensor_type(r, &result, element);
    let mut tensor = r.op(&EMPTY, loc).operands(build::dynamic(&result)).results([whole]).value();
    for ((input, own), offset) in inputs.into_iter().zip(&mut sizes).zip(offsets) {
        if own[along] == Index::Static(0) {
            continue;
        }
        // An input of which less is known has to be what is known of the others.
        for (dim, extent) in own.iter_mut().enumerate().filter(|(dim, _)| *dim != along) {
            *extent = result[dim];
        }
        let known = build::tensor_type(r, own, element);
        let input = build::cast(r, input, known, loc);
        let mut at = vec![Index::Static(0); own.len()];
        at[along] = offset;
        let ones = vec![Index::Static(1); own.len()];
        tensor = insert_slice(r, input, tensor, [&at, own, &ones], loc);
    }
    let tensor = build::cast(r, tensor, ty, loc);
    r.replace(op, &[tensor]);
    true
}
