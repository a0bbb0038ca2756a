//! IREE's util dialect: its functions, and what keeps the compiler from knowing a value.

mod function;
mod hint;

pub use function::{CALL, FUNC, RETURN};
pub use hint::{OPTIMIZATION_BARRIER, UNFOLDABLE_CONSTANT};

use checkjit_ir::def::DialectDef;

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "util",
    ops: &[&[&FUNC, &RETURN, &CALL], &[&UNFOLDABLE_CONSTANT, &OPTIMIZATION_BARRIER]],
    types: &[],
    enums: &[],
};
