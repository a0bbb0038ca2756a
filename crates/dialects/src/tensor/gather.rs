//! Slices at places that a tensor of coordinates says.

use super::type_text;
use crate::constraints::{INDICES_TENSOR, RANKED_TENSOR};
use crate::index_list;
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Dim, Module, OpId, Type};

/// For each coordinate the slice of the source there: of extent one in the gathered dimensions (which the
/// result may leave out), whole in the others.
pub static GATHER: OpDef = OpDef {
    name: "tensor.gather",
    summary: "The slices of a tensor at the coordinates that another tensor has.",
    format: Format::Declarative(
        "$source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)? attr-dict `:` \
         functional-type(operands, results)",
    ),
    operands: &[OperandDef::one("source", &RANKED_TENSOR), OperandDef::one("indices", &INDICES_TENSOR)],
    results: &[OperandDef::one("result", &RANKED_TENSOR)],
    attrs: &[
        AttrDef::required("gather_dims", AttrConstraint::DenseI64),
        AttrDef::optional("unique", AttrConstraint::Unit),
    ],
    traits: Traits::PURE,
    verify: Some(|m, op| {
        let Some(source) = m.operand(op, "source") else { return Ok(()) };
        verify(m, op, "gather", m.value_type(source), m.value_type(m.result(op)), "result")
    }),
    result_name: Some(|_, _| "gather".to_owned()),
    ..OpDef::BASE
};

/// The destination with the slices at the coordinates replaced. The coordinates are said to differ.
pub static SCATTER: OpDef = OpDef {
    name: "tensor.scatter",
    summary: "A tensor with the slices at the coordinates that another tensor has replaced.",
    format: Format::Declarative(
        "$source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)` (`unique` $unique^)? \
         attr-dict `:` functional-type(operands, results)",
    ),
    operands: &[
        OperandDef::one("source", &RANKED_TENSOR),
        OperandDef::one("dest", &RANKED_TENSOR),
        OperandDef::one("indices", &INDICES_TENSOR),
    ],
    results: &[OperandDef::one("result", &RANKED_TENSOR)],
    attrs: &[
        AttrDef::required("scatter_dims", AttrConstraint::DenseI64),
        AttrDef::optional("unique", AttrConstraint::Unit),
    ],
    traits: Traits::PURE,
    verify: Some(verify_scatter),
    result_name: Some(|_, _| "scatter".to_owned()),
    ..OpDef::BASE
};

fn verify_scatter(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let (Some(source), Some(dest)) = (m.operand(op, "source"), m.operand(op, "dest")) else { return Ok(()) };
    if m.attr(op, "unique").is_none() {
        return Err(op_error(m, op, "requires 'unique' attribute to be set"));
    }
    let (source, dest) = (m.value_type(source), m.value_type(dest));
    verify(m, op, "scatter", dest, source, "source")?;
    if m.value_type(m.result(op)) == dest {
        return Ok(());
    }
    Err(op_error(m, op, "result type must be the type of dest"))
}

/// Are the dimensions some of `whole`'s, one a component of a coordinate, and is `slices` a slice for each
/// coordinate?
fn verify(m: &Module, op: OpId, verb: &str, whole: Type, slices: Type, what: &str) -> Result<(), Diagnostic> {
    let Some(indices) = m.operand(op, "indices") else { return Ok(()) };
    let (Some((shape, element)), Some((indices, _)), Some((found, found_element))) =
        (m.tensor_parts(whole), m.tensor_parts(m.value_type(indices)), m.tensor_parts(slices))
    else {
        return Ok(());
    };
    let name = format!("{verb}_dims");
    let dims = index_list::integers(m, op, &name);
    let whole = if verb == "gather" { "source" } else { "dest" };
    let fail = |message: String| Err(op_error(m, op, format!("{name} {message}")));
    if dims.is_empty() {
        return fail("must be non-empty".to_owned());
    }
    if dims.len() > shape.len() {
        return fail(format!("overflow {whole} rank"));
    }
    if dims.iter().any(|dim| *dim < 0) {
        return fail("value must be non-negative".to_owned());
    }
    if dims.iter().any(|dim| *dim as u64 >= shape.len() as u64) {
        return fail(format!("value must be smaller than {whole} rank"));
    }
    if !dims.is_sorted_by(|a, b| a < b) {
        return fail("values must be strictly increasing".to_owned());
    }
    let Some((_, batch)) = indices.split_last().filter(|(n, _)| **n == Some(dims.len() as u64)) else {
        return fail("length must match the size of last dimension of indices".to_owned());
    };
    let is_gathered = |dim: usize| dims.contains(&(dim as i64));
    let full: Vec<Dim> = batch
        .iter()
        .copied()
        .chain(shape.iter().enumerate().map(|(at, dim)| if is_gathered(at) { Some(1) } else { *dim }))
        .collect();
    let reduced: Vec<Dim> = batch
        .iter()
        .copied()
        .chain(shape.iter().enumerate().filter(|(at, _)| !is_gathered(*at)).map(|(_, dim)| *dim))
        .collect();
    if found_element == element && (found == full || found == reduced) {
        return Ok(());
    }
    let (full, reduced) = (type_text(m, &full, element), type_text(m, &reduced, element));
    let found = m.type_text(slices);
    let message = format!(
        "{what} type mismatch: expected '{full}' or its rank-reduced variant '{reduced}' (got: '{found}')"
    );
    Err(op_error(m, op, message))
}
