//! What lowerings build often: constants, indices, extents, sums.

use crate::arith;
use crate::index_list::Index;
use crate::tensor;
use checkjit_ir::def::OpDef;
use checkjit_ir::{Dim, Loc, Rewriter, Type, Value};

/// `arith.constant value : ty`, of an integer type or index.
pub fn constant(r: &mut Rewriter<'_>, ty: Type, value: i128, loc: Loc) -> Value {
    let value = r.module.int_attr(ty, value);
    r.op(&arith::CONSTANT, loc).attr("value", value).results([ty]).value()
}

/// `arith.constant value : index`.
pub fn constant_index(r: &mut Rewriter<'_>, value: i64, loc: Loc) -> Value {
    let ty = r.module.index_type();
    constant(r, ty, i128::from(value), loc)
}

/// The index as a value.
pub fn index_value(r: &mut Rewriter<'_>, index: Index, loc: Loc) -> Value {
    match index {
        Index::Static(value) => constant_index(r, value, loc),
        Index::Dynamic(value) => value,
    }
}

/// An operation on two values whose result has their type.
pub fn binary(r: &mut Rewriter<'_>, def: &'static OpDef, a: Value, b: Value, loc: Loc) -> Value {
    let ty = r.module.value_type(a);
    r.op(def, loc).operands([a, b]).results([ty]).value()
}

/// The extents of a ranked tensor: known ones, and `tensor.dim` for the others.
pub fn extents(r: &mut Rewriter<'_>, tensor: Value, loc: Loc) -> Vec<Index> {
    let ty = r.module.value_type(tensor);
    let shape: Vec<Dim> = r.module.tensor_parts(ty).map(|(shape, _)| shape.to_vec()).unwrap_or_default();
    shape.into_iter().enumerate().map(|(dim, extent)| known_extent(r, tensor, dim, extent, loc)).collect()
}

/// The extent of one dimension, which the tensor has: known, or a `tensor.dim`.
pub fn extent(r: &mut Rewriter<'_>, tensor: Value, dim: usize, loc: Loc) -> Index {
    let known = r.module.tensor_parts(r.module.value_type(tensor)).and_then(|(shape, _)| shape[dim]);
    known_extent(r, tensor, dim, known, loc)
}

fn known_extent(r: &mut Rewriter<'_>, tensor: Value, dim: usize, extent: Dim, loc: Loc) -> Index {
    match extent.and_then(|extent| i64::try_from(extent).ok()) {
        Some(extent) => Index::Static(extent),
        None => {
            let (dim, index) = (constant_index(r, dim as i64, loc), r.module.index_type());
            Index::Dynamic(r.op(&tensor::DIM, loc).operands([tensor, dim]).results([index]).value())
        }
    }
}

/// The sum, known if both are and it is no overflow.
pub fn add(r: &mut Rewriter<'_>, a: Index, b: Index, loc: Loc) -> Index {
    match (a, b) {
        (Index::Static(0), other) | (other, Index::Static(0)) => other,
        (Index::Static(a), Index::Static(b)) if a.checked_add(b).is_some() => Index::Static(a + b),
        _ => {
            let (a, b) = (index_value(r, a, loc), index_value(r, b, loc));
            Index::Dynamic(binary(r, &arith::ADDI, a, b, loc))
        }
    }
}

/// The operands among the indices.
pub fn dynamic(indices: &[Index]) -> Vec<Value> {
    let of = |index: &Index| match index {
        Index::Dynamic(value) => Some(*value),
        Index::Static(_) => None,
    };
    indices.iter().filter_map(of).collect()
}

/// The tensor type with these extents.
pub fn tensor_type(r: &mut Rewriter<'_>, extents: &[Index], element: Type) -> Type {
    let shape = extents.iter().map(|extent| crate::index_list::extent(*extent)).collect();
    r.module.tensor_type(shape, element)
}

/// The tensor under another type: itself if that is the one it has, else a `tensor.cast`, which looks at run time
/// whether the type is true.
pub fn cast(r: &mut Rewriter<'_>, tensor: Value, ty: Type, loc: Loc) -> Value {
    if r.module.value_type(tensor) == ty {
        return tensor;
    }
    r.op(&tensor::CAST, loc).operands([tensor]).results([ty]).value()
}
