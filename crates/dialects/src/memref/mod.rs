//! The memref dialect, as far as kernels need it: elements of memrefs, and extents.

mod access;

pub use access::{DIM, LOAD, STORE};

use checkjit_ir::def::DialectDef;

/// The dialect.
pub static DIALECT: DialectDef =
    DialectDef { name: "memref", ops: &[&[&LOAD, &STORE, &DIM]], types: &[], enums: &[] };
