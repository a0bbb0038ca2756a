//! The tensor dialect.

mod shape;

pub use shape::{DIM, EMPTY};

use checkjit_ir::def::DialectDef;

/// The dialect.
pub static DIALECT: DialectDef =
    DialectDef { name: "tensor", ops: &[&[&EMPTY, &DIM]], types: &[], enums: &[] };
