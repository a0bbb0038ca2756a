//! IREE's flow dialect, as far as tests use it: operations on tensors with their extents written beside them, and
//! regions that are dispatched as one. The core phase says all of it in tensor, arith and hal, but for the two that see
//! a tensor's bytes under another type: those are views.

mod dispatch;
mod tensor;

pub use dispatch::{DISPATCH_REGION, RETURN};
pub use tensor::{
    TENSOR_ALLOCA, TENSOR_BARRIER, TENSOR_BITCAST, TENSOR_CLONE, TENSOR_CONSTANT, TENSOR_DYNAMIC_CONSTANT,
    TENSOR_EMPTY, TENSOR_LOAD, TENSOR_RESHAPE, TENSOR_SLICE, TENSOR_SPLAT, TENSOR_STORE, TENSOR_TIE_SHAPE,
    TENSOR_TRACE, TENSOR_TRANSFER, TENSOR_UPDATE,
};

use checkjit_ir::def::DialectDef;

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "flow",
    ops: &[
        &[&DISPATCH_REGION, &RETURN],
        &[
            &TENSOR_CONSTANT,
            &TENSOR_DYNAMIC_CONSTANT,
            &TENSOR_TIE_SHAPE,
            &TENSOR_RESHAPE,
            &TENSOR_BITCAST,
            &TENSOR_LOAD,
            &TENSOR_STORE,
            &TENSOR_ALLOCA,
            &TENSOR_EMPTY,
            &TENSOR_SPLAT,
            &TENSOR_CLONE,
            &TENSOR_BARRIER,
            &TENSOR_TRANSFER,
            &TENSOR_SLICE,
            &TENSOR_UPDATE,
            &TENSOR_TRACE,
        ],
    ],
    types: &[],
    enums: &[],
};
