//! Our own dialect: kernels, their launches, and explicit buffers. No input has it; phases from dispatch on
//! print it.

mod buffer;
mod kernel;

pub use buffer::{ALLOC, CAST, CONSTANT, COPY, DIM, LOAD, RELEASE, RESHAPE, RETAIN, REUSE, STORE, WRITABLE};
pub use kernel::{ELEMENTWISE, IN_BOUNDS, KERNEL, LAUNCH, YIELD, is_elementwise, launched};

use checkjit_ir::def::DialectDef;

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "jit",
    ops: &[
        &[&KERNEL, &YIELD, &LAUNCH],
        &[
            &CONSTANT, &ALLOC, &REUSE, &WRITABLE, &COPY, &RESHAPE, &CAST, &DIM, &LOAD, &STORE, &RETAIN,
            &RELEASE,
        ],
    ],
    types: &[],
    enums: &[],
};
