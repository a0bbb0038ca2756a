//! The same elements, in row-major order, under another shape.

use super::{dynamic_dims, type_text};
use crate::arith;
use crate::build;
use crate::constraints::{INDEX, RANKED_TENSOR, SHAPE_TENSOR, TENSOR};
use crate::index_list::{self, DYNAMIC};
use checkjit_ir::asm::{OpParser, OpPrinter};
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{AttrKind, Diagnostic, Dim, Loc, Module, OpId, Rewriter, Type, TypeKind, Value};
use std::ops::Range;

/// A tensor under a shape that another tensor has as its elements.
pub static RESHAPE: OpDef = OpDef {
    name: "tensor.reshape",
    summary: "A tensor under a shape that is given by the elements of another tensor.",
    format: Format::Declarative("$source `(` $shape `)` attr-dict `:` functional-type(operands, results)"),
    operands: &[OperandDef::one("source", &TENSOR), OperandDef::one("shape", &SHAPE_TENSOR)],
    results: &[OperandDef::one("result", &TENSOR)],
    traits: Traits::PURE,
    verify: Some(verify_reshape),
    result_name: Some(|_, _| "reshape".to_owned()),
    ..OpDef::BASE
};

fn verify_reshape(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let (Some(source), Some(shape)) = (m.operand(op, "source"), m.operand(op, "shape")) else {
        return Ok(());
    };
    let (from, to) = (m.value_type(source), m.value_type(m.result(op)));
    if m.element_or_self(from) != m.element_or_self(to) {
        let message = "element types of source and destination tensor types should be the same";
        return Err(op_error(m, op, message));
    }
    let Some((result, _)) = m.tensor_parts(to) else { return Ok(()) };
    if let (Some(a), Some(b)) = (m.static_elements(from), m.static_elements(to))
        && a != b
    {
        let message = "source and destination tensor should have the same number of elements";
        return Err(op_error(m, op, message));
    }
    match m.tensor_parts(m.value_type(shape)).and_then(|(dims, _)| dims.first().copied().flatten()) {
        None => {
            let message =
                "cannot use shape operand with dynamic length to reshape to statically-ranked tensor type";
            Err(op_error(m, op, message))
        }
        Some(length) if length != result.len() as u64 => {
            Err(op_error(m, op, "length of shape operand differs from the result's tensor rank"))
        }
        Some(_) => Ok(()),
    }
}

/// Each group of consecutive dimensions of the result is one of the source's. Releases before `output_shape`
/// left the extents to be worked out: then the operands are missing, and at most one extent a group is dynamic.
pub static EXPAND_SHAPE: OpDef = OpDef {
    name: "tensor.expand_shape",
    summary: "A tensor with dimensions split into several.",
    format: Format::Custom { parse: parse_expand, print: print_expand },
    operands: &[OperandDef::one("src", &RANKED_TENSOR), OperandDef::variadic("output_shape", &INDEX)],
    results: &[OperandDef::one("result", &RANKED_TENSOR)],
    attrs: &[
        AttrDef::required("reassociation", AttrConstraint::Array),
        AttrDef::required("static_output_shape", AttrConstraint::DenseI64),
    ],
    traits: Traits::PURE,
    verify: Some(verify_expand),
    lower: Some(lower_expand),
    result_name: Some(|_, _| "expanded".to_owned()),
    ..OpDef::BASE
};

/// A tensor of one dimension under a static type of any rank, at least one, with as many elements.
pub(super) fn expand(r: &mut Rewriter<'_>, tensor: Value, ty: Type, loc: Loc) -> Value {
    if r.module.value_type(tensor) == ty {
        return tensor;
    }
    let m = &mut *r.module;
    let shape: Vec<i64> = match m.tensor_parts(ty) {
        Some((shape, _)) => shape.iter().map(|dim| dim.map_or(DYNAMIC, |dim| dim as i64)).collect(),
        None => return tensor,
    };
    let i64_type = m.int_type(64);
    let group = (0..shape.len()).map(|dim| m.int_attr(i64_type, dim as i128)).collect();
    let group = m.intern_attr(AttrKind::Array(group));
    let (groups, shape) = (m.intern_attr(AttrKind::Array(vec![group])), index_list::attr(m, &shape));
    let expand = r.op(&EXPAND_SHAPE, loc).operands([tensor]).results([ty]);
    expand.attr("reassociation", groups).attr("static_output_shape", shape).value()
}

/// Each group of consecutive dimensions of the source becomes one.
pub static COLLAPSE_SHAPE: OpDef = OpDef {
    name: "tensor.collapse_shape",
    summary: "A tensor with several dimensions merged into one.",
    format: Format::Declarative("$src $reassociation attr-dict `:` type($src) `into` type($result)"),
    operands: &[OperandDef::one("src", &RANKED_TENSOR)],
    results: &[OperandDef::one("result", &RANKED_TENSOR)],
    attrs: &[AttrDef::required("reassociation", AttrConstraint::Array)],
    traits: Traits::PURE,
    verify: Some(|m, op| {
        let Some(source) = m.operand(op, "src") else { return Ok(()) };
        verify_groups(m, op, m.value_type(source), m.value_type(m.result(op)))
    }),
    result_name: Some(|_, _| "collapsed".to_owned()),
    ..OpDef::BASE
};

/// Reads `%src [[0, 1]] output_shape [%n, 2] : type into type`.
fn parse_expand(p: &mut dyn OpParser) -> Option<()> {
    let source = p.operand()?;
    let reassociation = p.attr(None)?;
    p.set_attr("reassociation", reassociation);
    let list = if p.accept("output_shape") { Some(index_list::parse(p)?) } else { None };
    p.attr_dict()?;
    p.expect(":")?;
    let from = p.ty()?;
    p.expect("into")?;
    let to = p.ty()?;
    p.state().results.push(to);
    let source = p.resolve(&source, from)?;
    p.state().operands.push(source);
    let statics = match list {
        Some(list) => {
            let index = p.module().index_type();
            let sizes = p.resolve_all(&list.operands, &vec![index; list.operands.len()])?;
            p.state().operands.extend(sizes);
            list.statics
        }
        None => {
            let shape = p.module().tensor_parts(to).map(|(shape, _)| shape).unwrap_or_default();
            shape.iter().map(|dim| dim.map_or(DYNAMIC, |dim| dim as i64)).collect()
        }
    };
    let statics = index_list::attr(p.module(), &statics);
    p.set_attr("static_output_shape", statics);
    Some(())
}

fn print_expand(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    let (Some(source), Some(reassociation)) = (m.operand(op, "src"), m.attr(op, "reassociation")) else {
        return;
    };
    p.text(" ");
    p.value(source);
    p.text(" ");
    p.attr(reassociation);
    if !is_left_to_infer(m, op) {
        p.text(" output_shape ");
        index_list::print(p, &index_list::of(m, op, "static_output_shape", "output_shape"));
    }
    p.attr_dict(op, &["reassociation", "static_output_shape"], false);
    p.text(" : ");
    p.ty(m.value_type(source));
    p.text(" into ");
    p.ty(m.value_type(m.result(op)));
}

/// Are there dynamic extents and no operands for them?
fn is_left_to_infer(m: &Module, op: OpId) -> bool {
    m.operand_group(op, "output_shape").is_empty()
        && index_list::integers(m, op, "static_output_shape").contains(&DYNAMIC)
}

fn verify_expand(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let Some(source) = m.operand(op, "src") else { return Ok(()) };
    let to = m.value_type(m.result(op));
    let Some((shape, _)) = m.tensor_parts(to) else { return Ok(()) };
    let statics = index_list::integers(m, op, "static_output_shape");
    if statics.len() != shape.len() {
        let (rank, found) = (shape.len(), statics.len());
        let message = format!(
            "expected number of static shape dims to be equal to the output rank ({rank}) but found {found} \
             inputs instead"
        );
        return Err(op_error(m, op, message));
    }
    let fits = |(dim, value): (&Dim, &i64)| match value {
        &DYNAMIC => dim.is_none(),
        value => u64::try_from(*value).is_ok_and(|value| *dim == Some(value)),
    };
    if !is_left_to_infer(m, op) {
        let (given, wanted) = (m.operand_group(op, "output_shape").len(), dynamic_dims(shape));
        if given != wanted {
            let message = format!("incorrect number of dynamic sizes, has {given}, expected {wanted}");
            return Err(op_error(m, op, message));
        }
    }
    if let Some(at) = shape.iter().zip(&statics).position(|pair| !fits(pair)) {
        return Err(op_error(m, op, format!("invalid output shape provided at pos {at}")));
    }
    verify_groups(m, op, to, m.value_type(source))?;
    let several = |group: &Range<usize>| shape.get(group.clone()).is_some_and(|dims| dynamic_dims(dims) > 1);
    if is_left_to_infer(m, op) && reassociation(m, op).unwrap_or_default().iter().any(several) {
        return Err(op_error(m, op, "needs an 'output_shape' where a group has several dynamic dimensions"));
    }
    Ok(())
}

/// Works out the extents that were left to: what the source has, divided by what is known.
fn lower_expand(r: &mut Rewriter<'_>, op: OpId) -> bool {
    let m = &*r.module;
    let loc = m.op(op).loc;
    let (Some(source), Some(groups)) = (m.operand(op, "src"), reassociation(m, op)) else { return false };
    let Some((shape, _)) = m.tensor_parts(m.value_type(m.result(op))) else { return false };
    let shape = shape.to_vec();
    if !is_left_to_infer(m, op) {
        return false;
    }
    let extents = build::extents(r, source, loc);
    let mut sizes = Vec::new();
    for (group, extent) in groups.into_iter().zip(extents) {
        let dims = &shape[group];
        if dynamic_dims(dims) == 0 {
            continue;
        }
        let extent = build::index_value(r, extent, loc);
        sizes.push(match dims.iter().flatten().try_fold(1u64, |product, dim| product.checked_mul(*dim)) {
            Some(1) => extent,
            // Nothing says what the extent is; any other one fits as well.
            Some(0) => build::constant_index(r, 0, loc),
            known => {
                let known = known.and_then(|known| i64::try_from(known).ok()).unwrap_or(i64::MAX);
                let known = build::constant_index(r, known, loc);
                build::binary(r, &arith::DIVUI, extent, known, loc)
            }
        });
    }
    let operands: Vec<Value> = [source].into_iter().chain(sizes).collect();
    r.module.set_operands(op, operands);
    true
}

/// The groups of consecutive dimensions of the longer shape, one a dimension of the shorter; the attribute has
/// them as lists. `None` if it is no array of arrays of consecutive integers that go on from each other.
pub fn reassociation(m: &Module, op: OpId) -> Option<Vec<Range<usize>>> {
    let groups = indices(m, op)?;
    let mut next = 0;
    let mut ranges = Vec::new();
    for group in groups {
        let start = next;
        for index in group {
            if index != next as u64 {
                return None;
            }
            next += 1;
        }
        ranges.push(start..next);
    }
    Some(ranges)
}

/// The lists of the attribute as they are.
fn indices(m: &Module, op: OpId) -> Option<Vec<Vec<u64>>> {
    let AttrKind::Array(groups) = m.attr_kind(m.attr(op, "reassociation")?) else { return None };
    let group = |group| {
        let AttrKind::Array(indices) = m.attr_kind(group) else { return None };
        indices
            .iter()
            .map(|index| match m.attr_kind(*index) {
                AttrKind::Integer { ty, bits } => {
                    let is_i64 = matches!(m.type_kind(*ty), TypeKind::Integer { width: 64, .. });
                    u64::try_from(*bits).ok().filter(|_| is_i64)
                }
                _ => None,
            })
            .collect()
    };
    groups.iter().map(|index| group(*index)).collect()
}

/// Do the groups lead from the longer shape to the shorter?
fn verify_groups(m: &Module, op: OpId, expanded: Type, collapsed: Type) -> Result<(), Diagnostic> {
    let (Some((long, element)), Some((short, short_element))) =
        (m.tensor_parts(expanded), m.tensor_parts(collapsed))
    else {
        return Ok(());
    };
    let text = |ty| m.type_text(ty);
    let fail = |message: String| Err(op_error(m, op, message));
    let Some(lists) = indices(m, op) else {
        return fail(
            "attribute 'reassociation' failed to satisfy constraint: Array of 64-bit integer array attributes"
                .to_owned(),
        );
    };
    if long.len() < short.len() {
        return fail(format!(
            "expected the expanded type, '{}' to have a higher (or same) rank than the collapsed type, '{}'.",
            text(expanded),
            text(collapsed)
        ));
    }
    if lists.is_empty() && short.is_empty() {
        if long.iter().flatten().any(|dim| *dim != 1) {
            let count = m.static_elements(expanded).map_or("?".to_owned(), |count| count.to_string());
            return fail(format!("number of elements must be preserved: {count} != 1"));
        }
        return verify_elements(m, op, element, short, short_element, collapsed);
    }
    if lists.len() != short.len() {
        return fail(format!(
            "expected collapsed rank ({}) to equal the number of reassociation maps ({}).",
            short.len(),
            lists.len()
        ));
    }
    if lists.iter().any(Vec::is_empty) {
        return fail("reassociation indices must not be empty".to_owned());
    }
    let mut next = 0;
    for (at, list) in lists.iter().enumerate() {
        if list.iter().enumerate().any(|(offset, index)| *index != next + offset as u64) {
            return fail(format!("expected reassociation map #{at} to be valid and contiguous."));
        }
        next += list.len() as u64;
    }
    if next != long.len() as u64 {
        return fail(format!(
            "expected reassociation map #{} to have size equal to the expanded rank ({}), but it is {next}.",
            lists.len() - 1,
            long.len()
        ));
    }
    for (at, (group, dim)) in reassociation(m, op).unwrap_or_default().into_iter().zip(short).enumerate() {
        let dims = &long[group];
        let product = dims.iter().try_fold(1u64, |product, dim| product.checked_mul((*dim)?));
        match (dynamic_dims(dims), product) {
            (0, Some(product)) if *dim == Some(product) => {}
            (0, None) => return fail(format!("dimension {at} of the collapsed type is past 2^64")),
            (0, Some(product)) => {
                return fail(format!(
                    "expected dimension {at} of collapsed type to be static value of {product}"
                ));
            }
            _ if dim.is_none() => {}
            _ => {
                return fail(format!(
                    "expected dimension {at} of collapsed type to be dynamic since one or more of the \
                     corresponding dimensions in the expanded type is dynamic"
                ));
            }
        }
    }
    verify_elements(m, op, element, short, short_element, collapsed)
}

fn verify_elements(
    m: &Module,
    op: OpId,
    element: Type,
    short: &[Dim],
    short_element: Type,
    collapsed: Type,
) -> Result<(), Diagnostic> {
    if element == short_element {
        return Ok(());
    }
    let (expected, found) = (type_text(m, short, element), m.type_text(collapsed));
    Err(op_error(m, op, format!("expected collapsed type to be '{expected}', but got '{found}'")))
}
