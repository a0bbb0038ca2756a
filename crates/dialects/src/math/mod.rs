//! The math dialect: functions of floats and integers beyond arithmetic, and on tensors of them element by element.

mod class;
mod float;
mod integer;
mod rounding;

pub use class::{ISFINITE, ISINF, ISNAN, ISNORMAL};
pub use float::{
    ABSF, ACOS, ACOSH, ASIN, ASINH, ATAN, ATAN2, ATANH, CBRT, CLAMPF, COPYSIGN, COS, COSH, ERF, ERFC, EXP,
    EXP2, EXPM1, FMA, FPOWI, LOG, LOG1P, LOG2, LOG10, POWF, RSQRT, SIN, SINCOS, SINH, SQRT, TAN, TANH,
};
pub use integer::{ABSI, CTLZ, CTPOP, CTTZ, IPOWI};
pub use rounding::{CEIL, FLOOR, ROUND, ROUNDEVEN, TRUNC};

use checkjit_ir::def::DialectDef;

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "math",
    ops: &[
        &[
            &ABSF, &ACOS, &ACOSH, &ASIN, &ASINH, &ATAN, &ATANH, &CBRT, &COS, &COSH, &ERF, &ERFC, &EXP, &EXP2,
            &EXPM1, &LOG, &LOG10, &LOG1P, &LOG2, &RSQRT, &SIN, &SINH, &SQRT, &TAN, &TANH, &SINCOS, &ATAN2,
            &COPYSIGN, &POWF, &FPOWI, &FMA, &CLAMPF,
        ],
        &[&CEIL, &FLOOR, &ROUND, &ROUNDEVEN, &TRUNC],
        &[&ISFINITE, &ISINF, &ISNAN, &ISNORMAL],
        &[&ABSI, &CTLZ, &CTPOP, &CTTZ, &IPOWI],
    ],
    types: &[],
    enums: &[],
};
