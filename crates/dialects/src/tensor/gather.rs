//! Slices at places that a tensor of coordinates says.

use super::slice::{extract_slice, insert_slice};
use super::{EXTRACT, GENERATE, YIELD, type_text};
use crate::arith;
use crate::build;
use crate::constraints::{INDICES_TENSOR, RANKED_TENSOR};
use crate::index_list::{self, Index};
use crate::scf;
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Dim, InsertPoint, Loc, Module, OpId, Rewriter, Type, Value};

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
    lower: Some(lower_gather),
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
    lower: Some(lower_scatter),
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

/// A `tensor.generate` whose body reads a coordinate and then the element of the source there.
fn lower_gather(r: &mut Rewriter<'_>, op: OpId) -> bool {
    let m = &*r.module;
    let (loc, ty) = (m.op(op).loc, m.value_type(m.result(op)));
    let (Some(source), Some(indices)) = (m.operand(op, "source"), m.operand(op, "indices")) else {
        return false;
    };
    let dims = index_list::integers(m, op, "gather_dims");
    let is_gathered = |dim: usize| dims.contains(&(dim as i64));
    let (element, index) = (m.element_or_self(ty), r.module.index_type());
    let (whole, mut sizes) = (build::extents(r, source, loc), build::extents(r, indices, loc));
    let rank = r.module.tensor_parts(ty).map_or(0, |(shape, _)| shape.len());
    sizes.pop();
    let batch = sizes.len();
    let is_full = rank == batch + whole.len();
    for (dim, extent) in whole.iter().enumerate() {
        match is_gathered(dim) {
            true if is_full => sizes.push(Index::Static(1)),
            true => {}
            false => sizes.push(*extent),
        }
    }
    let (region, block) = (r.module.new_region(), r.module.new_block());
    r.module.append_block(region, block);
    let args: Vec<Value> = sizes.iter().map(|_| r.module.add_block_arg(block, index)).collect();
    let generate = r.op(&GENERATE, loc).operands(build::dynamic(&sizes)).results([ty]).region(region).value();
    r.move_to(InsertPoint::End(block));
    let mut coordinates = coordinates(r, indices, &args[..batch], dims.len(), loc).into_iter();
    let mut rest = args[batch..].iter().copied();
    let mut places = Vec::new();
    for dim in 0..whole.len() {
        let gathered = is_gathered(dim);
        let own = if gathered && !is_full { None } else { rest.next() };
        places.extend(if gathered { coordinates.next() } else { own });
    }
    let value = r.op(&EXTRACT, loc).operands([source]).operands(places).results([element]).value();
    r.op(&YIELD, loc).operands([value]).build();
    r.move_to(InsertPoint::Before(op));
    r.replace(op, &[generate]);
    true
}

/// The components of the coordinate at these indices.
fn coordinates(r: &mut Rewriter<'_>, indices: Value, batch: &[Value], count: usize, loc: Loc) -> Vec<Value> {
    let (index, element) = (r.module.index_type(), r.module.element_or_self(r.module.value_type(indices)));
    let mut components = Vec::new();
    for component in 0..count {
        let at = build::constant_index(r, component as i64, loc);
        let operands = [indices].into_iter().chain(batch.iter().copied()).chain([at]);
        let value = r.op(&EXTRACT, loc).operands(operands).results([element]).value();
        components.push(match element == index {
            true => value,
            false => r.op(&arith::INDEX_CAST, loc).operands([value]).results([index]).value(),
        });
    }
    components
}

/// A loop a dimension of the coordinates, at most.
const MOST_LOOPS: usize = 64;

/// Loops over the coordinates, each round of which inserts a slice.
fn lower_scatter(r: &mut Rewriter<'_>, op: OpId) -> bool {
    let m = &*r.module;
    let (loc, ty) = (m.op(op).loc, m.value_type(m.result(op)));
    let (Some(source), Some(dest)) = (m.operand(op, "source"), m.operand(op, "dest")) else { return false };
    let Some(indices) = m.operand(op, "indices") else { return false };
    let dims = index_list::integers(m, op, "scatter_dims");
    let is_scattered = |dim: usize| dims.contains(&(dim as i64));
    let (element, index) = (m.element_or_self(ty), r.module.index_type());
    let (whole, mut batch) = (build::extents(r, dest, loc), build::extents(r, indices, loc));
    batch.pop();
    if batch.len() > MOST_LOOPS {
        return false;
    }
    let (zero, one) = (build::constant_index(r, 0, loc), build::constant_index(r, 1, loc));
    let mut args = Vec::new();
    let (mut tensor, mut outer) = (dest, None);
    for extent in &batch {
        let extent = build::index_value(r, *extent, loc);
        let (region, block) = (r.module.new_region(), r.module.new_block());
        r.module.append_block(region, block);
        args.push(r.module.add_block_arg(block, index));
        let carried = r.module.add_block_arg(block, ty);
        let operands = [zero, extent, one, tensor];
        let result = r.op(&scf::FOR, loc).operands(operands).results([ty]).region(region).value();
        match outer {
            None => outer = Some(result),
            Some(_) => {
                r.op(&scf::YIELD, loc).operands([result]).build();
            }
        }
        r.move_to(InsertPoint::End(block));
        tensor = carried;
    }
    let mut coordinates = coordinates(r, indices, &args, dims.len(), loc).into_iter();
    let rank = r.module.tensor_parts(r.module.value_type(source)).map_or(0, |(shape, _)| shape.len());
    let is_full = rank == batch.len() + whole.len();
    let (mut from, mut from_sizes): (Vec<Index>, Vec<Index>) =
        args.iter().map(|arg| (Index::Dynamic(*arg), Index::Static(1))).unzip();
    let (mut to, mut to_sizes, mut slice) = (Vec::new(), Vec::new(), Vec::new());
    for (dim, extent) in whole.iter().enumerate() {
        let scattered = is_scattered(dim);
        let coordinate = if scattered { coordinates.next() } else { None };
        let (place, size) = match coordinate {
            Some(coordinate) => (Index::Dynamic(coordinate), Index::Static(1)),
            None => (Index::Static(0), *extent),
        };
        to.push(place);
        to_sizes.push(size);
        if !scattered {
            slice.push(*extent);
        }
        if !scattered || is_full {
            from.push(Index::Static(0));
            from_sizes.push(size);
        }
    }
    let slice = build::tensor_type(r, &slice, element);
    let ones = |list: &[Index]| vec![Index::Static(1); list.len()];
    let own = extract_slice(r, source, slice, [&from, &from_sizes, &ones(&from)], loc);
    let inserted = insert_slice(r, own, tensor, [&to, &to_sizes, &ones(&to)], loc);
    let result = match outer {
        None => inserted,
        Some(outer) => {
            r.op(&scf::YIELD, loc).operands([inserted]).build();
            outer
        }
    };
    r.move_to(InsertPoint::Before(op));
    r.replace(op, &[result]);
    true
}
