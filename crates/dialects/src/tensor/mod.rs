//! The tensor dialect.

mod cast;
mod concat;
mod element;
mod gather;
mod generate;
mod pad;
mod reshape;
mod shape;
mod slice;

pub use cast::{BITCAST, CAST};
pub use concat::{CONCAT, concat_dim};
pub use element::{EXTRACT, FROM_ELEMENTS, INSERT, SPLAT};
pub use gather::{GATHER, SCATTER};
pub use generate::{GENERATE, YIELD};
pub use pad::PAD;
pub use reshape::{COLLAPSE_SHAPE, EXPAND_SHAPE, RESHAPE, reassociation};
pub use shape::{DIM, EMPTY, RANK};
pub use slice::{EXTRACT_SLICE, INSERT_SLICE, PARALLEL_INSERT_SLICE, kept_dims};

use checkjit_ir::def::DialectDef;
use checkjit_ir::{Dim, Module, Type};

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "tensor",
    ops: &[
        &[&EMPTY, &DIM, &RANK],
        &[&CAST, &BITCAST],
        &[&EXTRACT, &INSERT, &FROM_ELEMENTS, &SPLAT],
        &[&GENERATE, &YIELD],
        &[&EXTRACT_SLICE, &INSERT_SLICE, &PARALLEL_INSERT_SLICE],
        &[&RESHAPE, &EXPAND_SHAPE, &COLLAPSE_SHAPE],
        &[&CONCAT, &PAD],
        &[&GATHER, &SCATTER],
    ],
    types: &[],
    enums: &[],
};

/// The number of extents that are known at run time only.
fn dynamic_dims(shape: &[Dim]) -> usize {
    shape.iter().filter(|dim| dim.is_none()).count()
}

/// Could both be the extent of one dimension?
fn compatible(a: Dim, b: Dim) -> bool {
    a.is_none() || b.is_none() || a == b
}

/// The type of a tensor of this shape, as text.
fn type_text(m: &Module, shape: &[Dim], element: Type) -> String {
    let dims: String = shape.iter().map(|dim| dim.map_or("?x".to_owned(), |dim| format!("{dim}x"))).collect();
    format!("tensor<{dims}{}>", m.type_text(element))
}
