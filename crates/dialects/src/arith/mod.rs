//! The arith dialect: arithmetic on integers and floats, and on tensors of them element by element.

mod cast;
mod compare;
mod constant;
mod float;
mod integer;

pub use cast::{EXTSI, EXTUI};
pub use compare::{CMPI, CMPI_PREDICATE};
pub use constant::CONSTANT;
pub use float::{ADDF, FAST_MATH};
pub use integer::{ADDI, MULI, OVERFLOW};

use checkjit_ir::def::DialectDef;

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "arith",
    ops: &[&[&CONSTANT], &[&ADDI, &MULI], &[&ADDF], &[&CMPI], &[&EXTSI, &EXTUI]],
    types: &[],
    enums: &[&OVERFLOW, &FAST_MATH],
};
