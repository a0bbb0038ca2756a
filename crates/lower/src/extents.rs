//! What operations on tensors take for granted of extents that are known at run time only, asserted. MLIR leaves
//! it undefined what happens where it is not so; here that is an error of the test.

use checkjit_dialects::build::{self, constant_index, index_value};
use checkjit_dialects::index_list::{self, Index};
use checkjit_dialects::{arith, cf, constant_int, tensor};
use checkjit_ir::def::OpDef;
use checkjit_ir::rewrite::is_dead;
use checkjit_ir::{InsertPoint, Loc, Module, OpId, Rewriter, Value};

/// Writes assertions before an operation.
type Assume = fn(&mut Rewriter<'_>, OpId);

/// The operations that take something for granted.
static ROWS: &[(&OpDef, Assume)] = &[
    (&tensor::CONCAT, concat),
    (&tensor::INSERT_SLICE, insert_slice),
    (&tensor::EXPAND_SHAPE, expand_shape),
    (&tensor::RESHAPE, reshape),
    (&tensor::BITCAST, bitcast),
];

/// Asserts what the operations of a function take for granted.
pub(crate) fn assert_assumptions(m: &mut Module, function: OpId) {
    for op in m.walk(function) {
        if let Some((_, assume)) = ROWS.iter().find(|(def, _)| m.is(op, def))
            && !is_dead(m, op)
        {
            assume(&mut Rewriter::new(m, InsertPoint::Before(op)), op);
        }
    }
}

/// Inputs agree in the other dimensions. Where one of them knows the extent, the lowering asks the others.
fn concat(r: &mut Rewriter<'_>, op: OpId) {
    let m = &*r.module;
    let (loc, inputs): (_, Vec<Value>) = (m.op(op).loc, m.operands(op).collect());
    let shapes: Vec<_> = inputs.iter().filter_map(|input| m.tensor_parts(m.value_type(*input))).collect();
    let rank = shapes.first().map_or(0, |(shape, _)| shape.len());
    let along = tensor::concat_dim(m, op);
    let is_unknown =
        |dim: &usize| Some(*dim) != along && shapes.iter().all(|(shape, _)| shape[*dim].is_none());
    let dims: Vec<usize> = (0..rank).filter(is_unknown).collect();
    let Some((first, rest)) = inputs.split_first() else { return };
    for dim in dims {
        for other in rest.iter().filter(|other| *other != first) {
            let (a, b) = (build::extent(r, *first, dim, loc), build::extent(r, *other, dim, loc));
            let message = format!("inputs of tensor.concat differ in dimension {dim}");
            assert_equal(r, a, b, &message, loc);
        }
    }
}

/// The sizes are those of the source.
fn insert_slice(r: &mut Rewriter<'_>, op: OpId) {
    let m = &*r.module;
    let (loc, sizes) = (m.op(op).loc, index_list::of(m, op, "static_sizes", "sizes"));
    let Some(source) = m.operand(op, "source") else { return };
    let Some((shape, _)) = m.tensor_parts(m.value_type(source)) else { return };
    let extents: Vec<_> = sizes.iter().map(|size| index_list::extent(*size)).collect();
    let Some(kept) = tensor::kept_dims(&extents, shape) else { return };
    let kept = sizes.into_iter().zip(kept).filter(|(_, kept)| *kept).map(|(size, _)| size);
    for (dim, size) in kept.enumerate() {
        let message =
            format!("the source of tensor.insert_slice is not of the given size in dimension {dim}");
        assert_extent(r, source, dim, size, &message, loc);
    }
}

/// The extents of each group multiply to that of the source. Those that the operation leaves out are worked out
/// from the source.
fn expand_shape(r: &mut Rewriter<'_>, op: OpId) {
    let m = &*r.module;
    let loc = m.op(op).loc;
    let sizes = index_list::of(m, op, "static_output_shape", "output_shape");
    let (Some(source), Some(groups)) = (m.operand(op, "src"), tensor::reassociation(m, op)) else { return };
    if sizes.contains(&Index::Static(index_list::DYNAMIC)) {
        return;
    }
    for (dim, group) in groups.into_iter().enumerate() {
        let Some(sizes) = sizes.get(group).filter(|sizes| sizes.iter().any(|size| size.fixed().is_none()))
        else {
            continue;
        };
        let mut product = sizes[0];
        for size in &sizes[1..] {
            if *size == Index::Static(1) {
                continue;
            }
            let (a, b) = (index_value(r, product, loc), index_value(r, *size, loc));
            product = Index::Dynamic(build::binary(r, &arith::MULI, a, b, loc));
        }
        let message =
            format!("the output shape of tensor.expand_shape does not fit dimension {dim} of the source");
        assert_extent(r, source, dim, product, &message, loc);
    }
}

/// The elements of the shape are the extents that the result's type has.
fn reshape(r: &mut Rewriter<'_>, op: OpId) {
    let m = &*r.module;
    let loc = m.op(op).loc;
    let Some(sizes) = m.operand(op, "shape") else { return };
    let Some((shape, _)) = m.tensor_parts(m.value_type(m.result(op))) else { return };
    let element = m.element_or_self(m.value_type(sizes));
    let shape = shape.to_vec();
    for (dim, extent) in shape.into_iter().enumerate() {
        let Some(extent) = extent else { continue };
        let at = constant_index(r, dim as i64, loc);
        let size = r.op(&tensor::EXTRACT, loc).operands([sizes, at]).results([element]).value();
        let extent = build::constant(r, element, i128::from(extent), loc);
        let message = format!("the shape of tensor.reshape is not that of the result in dimension {dim}");
        assert_equal(r, Index::Dynamic(size), Index::Dynamic(extent), &message, loc);
    }
}

/// The source has the extents that the result's type has.
fn bitcast(r: &mut Rewriter<'_>, op: OpId) {
    let m = &*r.module;
    let loc = m.op(op).loc;
    let Some(source) = m.operand(op, "source") else { return };
    let Some((shape, _)) = m.tensor_parts(m.value_type(m.result(op))) else { return };
    let shape = shape.to_vec();
    for (dim, extent) in shape.into_iter().enumerate() {
        let Some(extent) = extent.and_then(|extent| i64::try_from(extent).ok()) else { continue };
        let message = format!("the source of tensor.bitcast is not of the result's type in dimension {dim}");
        assert_extent(r, source, dim, Index::Static(extent), &message, loc);
    }
}

/// Asserts that a tensor, whose extent is dynamic, has this one, unless it says so itself.
fn assert_extent(r: &mut Rewriter<'_>, tensor: Value, dim: usize, size: Index, message: &str, loc: Loc) {
    let m = &*r.module;
    let is_dynamic = m.tensor_parts(m.value_type(tensor)).is_some_and(|(shape, _)| shape[dim].is_none());
    if !is_dynamic || is_extent_of(m, size, tensor, dim) {
        return;
    }
    let extent = build::extent(r, tensor, dim, loc);
    assert_equal(r, extent, size, message, loc);
}

/// Is this value a `tensor.dim` of that tensor and dimension?
fn is_extent_of(m: &Module, size: Index, tensor: Value, dim: usize) -> bool {
    let Index::Dynamic(value) = size else { return false };
    m.defining_op(value).filter(|op| m.is(*op, &tensor::DIM)).is_some_and(|op| {
        let index = m.operand(op, "index").and_then(|index| constant_int(m, index));
        m.operand(op, "source") == Some(tensor) && index == Some(dim as i128)
    })
}

fn assert_equal(r: &mut Rewriter<'_>, a: Index, b: Index, message: &str, loc: Loc) {
    if a == b {
        return;
    }
    let (a, b) = (index_value(r, a, loc), index_value(r, b, loc));
    let (i1, i64_type) = (r.module.int_type(1), r.module.int_type(64));
    let (eq, message) = (r.module.int_attr(i64_type, 0), r.module.str_attr(message));
    let same = r.op(&arith::CMPI, loc).operands([a, b]).attr("predicate", eq).results([i1]).value();
    r.op(&cf::ASSERT, loc).operands([same]).attr("msg", message).build();
}
