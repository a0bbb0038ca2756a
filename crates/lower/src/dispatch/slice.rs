//! Slices: a kernel that copies elements, from the places that offsets and strides say or to them.

use super::kernel::{self, Kernel, Symbols};
use checkjit_dialects::index_list::{self, Index};
use checkjit_dialects::{arith, build, tensor};
use checkjit_ir::{Dim, InsertPoint, Loc, Module, OpId, Rewriter, Type, Value};

/// One dimension of the tensor that is sliced. What is known and simple is in the kernel, all else is an input.
#[derive(Clone, Copy)]
struct SlicedDim {
    /// `None` for zero.
    offset: Option<Index>,
    /// `None` for one.
    stride: Option<Index>,
    /// Whether the slice has it: rank-reduced slices lack dimensions of size one.
    is_kept: bool,
}

/// Outlines a `tensor.extract_slice` or a `tensor.insert_slice`. The loops are over the slice.
pub(super) fn outline(m: &mut Module, function: OpId, op: OpId, symbols: &mut Symbols) {
    let is_extract = m.is(op, &tensor::EXTRACT_SLICE);
    let Some(source) = m.operand(op, "source") else { return };
    let (loc, result_type) = (m.op(op).loc, m.value_type(m.result(op)));
    let slice_type = if is_extract { result_type } else { m.value_type(source) };
    let dims = sliced_dims(m, op, slice_type);
    let destination = m.operand(op, "dest");
    let in_bounds = is_in_bounds(m, op, destination.unwrap_or(source));

    let mut rewriter = Rewriter::new(m, InsertPoint::Before(op));
    let scalars = scalars(&mut rewriter, &dims, loc);
    let output = destination.unwrap_or_else(|| {
        let sizes = kept_sizes(rewriter.module, op, &dims);
        rewriter.op(&tensor::EMPTY, loc).operands(sizes).results([result_type]).value()
    });
    let inputs: Vec<Value> = [source].into_iter().chain(scalars).collect();
    let types: Vec<Type> = inputs.iter().chain([&output]).map(|value| m.value_type(*value)).collect();
    let params: Vec<Type> = types.into_iter().map(|ty| kernel::param_type(m, ty, false)).collect();
    let kernel = Kernel::new(m, &params, loc);
    let (source, scalars, output_param) =
        (kernel.args[0], &kernel.args[1..inputs.len()], kernel.args[inputs.len()]);
    let slice = if is_extract { output_param } else { source };
    kernel.for_each_element(m, slice, &mut |rewriter, indices| {
        let places = places(rewriter, &dims, indices, scalars, loc);
        let (from, to) = if is_extract { (&*places, indices) } else { (indices, &*places) };
        let element = kernel::load(rewriter, source, from, in_bounds || !is_extract, loc);
        kernel::store(rewriter, element, output_param, to, in_bounds || is_extract, loc);
    });
    let callee = kernel.finish(m, symbols, function, false);
    let mut rewriter = Rewriter::new(m, InsertPoint::Before(op));
    let results = kernel::launch(&mut rewriter, callee, &inputs, &[output], loc);
    rewriter.replace(op, &results);
}

/// The dimensions of the sliced tensor; `slice` is the type of the slice.
fn sliced_dims(m: &Module, op: OpId, slice: Type) -> Vec<SlicedDim> {
    let of = |statics, operands| index_list::of(m, op, statics, operands);
    let (offsets, sizes, strides) =
        (of("static_offsets", "offsets"), of("static_sizes", "sizes"), of("static_strides", "strides"));
    let extents: Vec<Dim> = sizes.iter().map(|size| index_list::extent(*size)).collect();
    let reduced = m.tensor_parts(slice).map_or(&[][..], |(shape, _)| shape);
    let kept = tensor::kept_dims(&extents, reduced).unwrap_or_else(|| vec![true; sizes.len()]);
    offsets
        .into_iter()
        .zip(strides)
        .zip(kept)
        .map(|((offset, stride), is_kept)| SlicedDim {
            offset: Some(offset).filter(|offset| *offset != Index::Static(0)),
            stride: Some(stride).filter(|stride| *stride != Index::Static(1)),
            is_kept,
        })
        .collect()
}

/// The operands for the dynamic sizes of a slice.
fn kept_sizes(m: &Module, op: OpId, dims: &[SlicedDim]) -> Vec<Value> {
    let sizes = index_list::of(m, op, "static_sizes", "sizes");
    let kept = sizes.into_iter().zip(dims).filter(|(_, dim)| dim.is_kept);
    build::dynamic(&kept.map(|(size, _)| size).collect::<Vec<_>>())
}

/// Whether it is known of every element of the slice that it is in the sliced tensor.
fn is_in_bounds(m: &Module, op: OpId, sliced: Value) -> bool {
    let of = |statics, operands| index_list::of(m, op, statics, operands);
    let (offsets, sizes, strides) =
        (of("static_offsets", "offsets"), of("static_sizes", "sizes"), of("static_strides", "strides"));
    let Some((shape, _)) = m.tensor_parts(m.value_type(sliced)) else { return false };
    shape.iter().zip(offsets).zip(sizes).zip(strides).all(|(((extent, offset), size), stride)| {
        let known = (*extent, offset.fixed(), size.fixed(), stride.fixed());
        let (Some(extent), Some(offset), Some(size), Some(stride)) = known else { return false };
        let last = i128::from(offset) + (i128::from(size) - 1) * i128::from(stride);
        size <= 0 || (0..i128::from(extent)).contains(&last) && (0..extent as i64).contains(&offset)
    })
}

/// Offsets and strides as values of the host, in the order in which [`places`] takes them.
fn scalars(rewriter: &mut Rewriter<'_>, dims: &[SlicedDim], loc: Loc) -> Vec<Value> {
    let used = dims.iter().flat_map(|dim| [dim.offset, dim.stride.filter(|_| dim.is_kept)]).flatten();
    used.map(|index| build::index_value(rewriter, index, loc)).collect()
}

/// Where in the sliced tensor the element at `indices` of the slice is. `scalars` are the kernel's parameters for
/// offsets and strides.
fn places(
    rewriter: &mut Rewriter<'_>,
    dims: &[SlicedDim],
    indices: &[Value],
    scalars: &[Value],
    loc: Loc,
) -> Vec<Value> {
    let index_type = rewriter.module.index_type();
    let (mut scalars, mut indices) = (scalars.iter().copied(), indices.iter().copied());
    let mut places = Vec::new();
    for dim in dims {
        let offset = dim.offset.and_then(|_| scalars.next());
        let mut place = None;
        if dim.is_kept {
            place = indices.next();
            let stride = dim.stride.and_then(|_| scalars.next());
            if let Some((own, stride)) = place.zip(stride) {
                let scaled = rewriter.op(&arith::MULI, loc).operands([own, stride]).results([index_type]);
                place = Some(scaled.value());
            }
        }
        places.push(match (place, offset) {
            (Some(place), Some(offset)) => {
                rewriter.op(&arith::ADDI, loc).operands([place, offset]).results([index_type]).value()
            }
            (Some(place), None) | (None, Some(place)) => place,
            (None, None) => build::constant_index(rewriter, 0, loc),
        });
    }
    places
}
