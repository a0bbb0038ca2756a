//! Our own dialect: kernels, their launches, and explicit buffers. No input has it; phases from dispatch on
//! print it.

mod buffer;
mod kernel;

pub use buffer::{ALLOC, CONSTANT, RELEASE, RETAIN, REUSE};
pub use kernel::{KERNEL, LAUNCH, YIELD};

use checkjit_ir::def::DialectDef;

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "jit",
    ops: &[&[&KERNEL, &YIELD, &LAUNCH], &[&CONSTANT, &ALLOC, &REUSE, &RETAIN, &RELEASE]],
    types: &[],
    enums: &[],
};
