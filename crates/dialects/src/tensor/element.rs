//! Single elements of tensors, and tensors made of them.

use super::shape::{EMPTY, verify_sizes};
use crate::build::constant_index;
use crate::constraints::{ANY_TYPE, INDEX, RANKED_TENSOR, STATIC_TENSOR};
use checkjit_ir::def::{Format, OpDef, OperandDef, Traits, TypeMatch};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Module, OpId, Rewriter, Value};

/// An element. Indices outside of the tensor are an error of the test.
pub static EXTRACT: OpDef = OpDef {
    name: "tensor.extract",
    summary: "Reads an element of a tensor.",
    format: Format::Declarative("$tensor `[` $indices `]` attr-dict `:` type($tensor)"),
    operands: &[OperandDef::one("tensor", &RANKED_TENSOR), OperandDef::variadic("indices", &INDEX)],
    results: &[OperandDef::one("result", &ANY_TYPE)],
    traits: Traits::PURE,
    matching: &[TypeMatch::element("result", "tensor", "result type matches element type of tensor")],
    verify: Some(|m, op| verify_indices(m, op, "tensor", "incorrect number of indices for extract_element")),
    result_name: Some(|_, _| "extracted".to_owned()),
    ..OpDef::BASE
};

/// The tensor with one element replaced.
pub static INSERT: OpDef = OpDef {
    name: "tensor.insert",
    summary: "A tensor with one element replaced.",
    format: Format::Declarative("$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)"),
    operands: &[
        OperandDef::one("scalar", &ANY_TYPE),
        OperandDef::one("dest", &RANKED_TENSOR),
        OperandDef::variadic("indices", &INDEX),
    ],
    results: &[OperandDef::one("result", &RANKED_TENSOR)],
    traits: Traits::PURE,
    matching: &[
        TypeMatch::same("result", "dest", "result type matches type of dest"),
        TypeMatch::element("scalar", "dest", "scalar type matches element type of dest"),
    ],
    verify: Some(|m, op| verify_indices(m, op, "dest", "incorrect number of indices")),
    result_name: Some(|_, _| "inserted".to_owned()),
    ..OpDef::BASE
};

fn verify_indices(m: &Module, op: OpId, tensor: &str, message: &str) -> Result<(), Diagnostic> {
    let rank = m.operand(op, tensor).and_then(|value| m.tensor_parts(m.value_type(value))).map(|p| p.0.len());
    if rank == Some(m.operand_group(op, "indices").len()) { Ok(()) } else { Err(op_error(m, op, message)) }
}

/// A tensor of these elements, in row-major order.
pub static FROM_ELEMENTS: OpDef = OpDef {
    name: "tensor.from_elements",
    summary: "A tensor of the given elements, in row-major order.",
    format: Format::Declarative("$elements attr-dict `:` type($result)"),
    operands: &[OperandDef::variadic("elements", &ANY_TYPE)],
    results: &[OperandDef::one("result", &STATIC_TENSOR)],
    traits: Traits::PURE,
    matching: &[TypeMatch::element("elements", "result", "operand types match result element type")],
    verify: Some(verify_elements),
    lower: Some(lower_elements),
    result_name: Some(|_, _| "from_elements".to_owned()),
    ..OpDef::BASE
};

fn verify_elements(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let (given, wanted) = (m.operands(op).len() as u64, m.static_elements(m.value_type(m.result(op))));
    if wanted == Some(given) {
        return Ok(());
    }
    let wanted = wanted.map_or("more than 2^63".to_owned(), |wanted| wanted.to_string());
    let message =
        format!("number of operands and types do not match: got {given} operands and {wanted} types");
    Err(op_error(m, op, message))
}

/// One value for all is a `tensor.splat`; else they are inserted one by one into an empty tensor, which each
/// insertion takes over from the one before. It is of one dimension, so that there is one index an element.
fn lower_elements(r: &mut Rewriter<'_>, op: OpId) -> bool {
    let m = &*r.module;
    let (loc, ty) = (m.op(op).loc, m.value_type(m.result(op)));
    let elements: Vec<Value> = m.operands(op).collect();
    let [first, rest @ ..] = elements.as_slice() else {
        let empty = r.op(&EMPTY, loc).results([ty]).value();
        r.replace(op, &[empty]);
        return true;
    };
    if rest.iter().all(|element| element == first) {
        let splat = r.op(&SPLAT, loc).operands([*first]).results([ty]).value();
        r.replace(op, &[splat]);
        return true;
    }
    let (count, element) = (elements.len() as u64, m.element_or_self(ty));
    let flat = r.module.tensor_type(vec![Some(count)], element);
    let mut tensor = r.op(&EMPTY, loc).results([flat]).value();
    for (at, element) in (0i64..).zip(&elements) {
        let at = constant_index(r, at, loc);
        tensor = r.op(&INSERT, loc).operands([*element, tensor, at]).results([flat]).value();
    }
    let tensor = super::reshape::expand(r, tensor, ty, loc);
    r.replace(op, &[tensor]);
    true
}

/// A tensor with one value everywhere.
pub static SPLAT: OpDef = OpDef {
    name: "tensor.splat",
    summary: "A tensor whose elements are all one value.",
    format: Format::Declarative("$input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)"),
    operands: &[OperandDef::one("input", &ANY_TYPE), OperandDef::variadic("dynamicSizes", &INDEX)],
    results: &[OperandDef::one("aggregate", &RANKED_TENSOR)],
    traits: Traits::PURE,
    matching: &[TypeMatch::element("input", "aggregate", "operand type matches element type of result")],
    verify: Some(|m, op| verify_sizes(m, op, "dynamicSizes")),
    result_name: Some(|_, _| "splat".to_owned()),
    ..OpDef::BASE
};
