//! The arith dialect: arithmetic on integers and floats, and on tensors of them element by element.

mod cast;
mod compare;
mod constant;
mod division;
mod extended;
mod float;
mod float_cast;
mod integer;
mod select;
mod shift;

pub use cast::{BITCAST, EXTSI, EXTUI, INDEX_CAST, INDEX_CASTUI, TRUNCI};
pub use compare::{CMPF, CMPF_PREDICATE, CMPI, CMPI_PREDICATE};
pub use constant::CONSTANT;
pub use division::{CEILDIVSI, CEILDIVUI, DIVSI, DIVUI, FLOORDIVSI, REMSI, REMUI};
pub use extended::{ADDUI_EXTENDED, MULSI_EXTENDED, MULUI_EXTENDED, SUBUI_EXTENDED};
pub use float::{
    ADDF, DIVF, FAST_MATH, FAST_MATH_FLAGS, FLUSH_DENORMALS, MAXIMUMF, MAXIMUMNUMF, MAXNUMF, MINIMUMF,
    MINIMUMNUMF, MINNUMF, MULF, NEGF, REMF, ROUNDING_MODE, SUBF,
};
pub use float_cast::{CONVERTF, EXTF, FPTOSI, FPTOUI, SCALING_EXTF, SCALING_TRUNCF, SITOFP, TRUNCF, UITOFP};
pub use integer::{ADDI, ANDI, MAXSI, MAXUI, MINSI, MINUI, MULI, ORI, OVERFLOW, SUBI, XORI};
pub use select::{SELECT, is_whole_select};
pub use shift::{SHLI, SHRSI, SHRUI};

use checkjit_ir::def::DialectDef;

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "arith",
    ops: &[
        &[&CONSTANT, &SELECT],
        &[&ADDI, &SUBI, &MULI, &ANDI, &ORI, &XORI, &MAXSI, &MAXUI, &MINSI, &MINUI],
        &[&DIVSI, &DIVUI, &CEILDIVSI, &CEILDIVUI, &FLOORDIVSI, &REMSI, &REMUI],
        &[&SHLI, &SHRSI, &SHRUI],
        &[&ADDUI_EXTENDED, &SUBUI_EXTENDED, &MULSI_EXTENDED, &MULUI_EXTENDED],
        &[&ADDF, &SUBF, &MULF, &DIVF, &REMF, &NEGF, &FLUSH_DENORMALS],
        &[&MAXIMUMF, &MINIMUMF, &MAXNUMF, &MINNUMF, &MAXIMUMNUMF, &MINIMUMNUMF],
        &[&CMPI, &CMPF],
        &[&EXTSI, &EXTUI, &TRUNCI, &INDEX_CAST, &INDEX_CASTUI, &BITCAST],
        &[&EXTF, &TRUNCF, &CONVERTF, &SCALING_EXTF, &SCALING_TRUNCF],
        &[&FPTOSI, &FPTOUI, &SITOFP, &UITOFP],
    ],
    types: &[],
    enums: &[&OVERFLOW, &FAST_MATH, &ROUNDING_MODE],
};
