//! Division and remainder of integers. A division by zero is an error of the run, and so is the quotient of the
//! smallest signed integer and -1, which has no value in its type. `exact` promises that there is no remainder;
//! where there is one (poison in MLIR), the quotient rounded towards zero is what we give.

use super::integer::{BINARY, EXACT};
use checkjit_ir::def::OpDef;

/// The signed quotient, rounded towards zero.
pub static DIVSI: OpDef = OpDef {
    name: "arith.divsi",
    summary: "The quotient of two signed integers, rounded towards zero.",
    ..EXACT
};

/// The unsigned quotient, rounded down.
pub static DIVUI: OpDef = OpDef {
    name: "arith.divui",
    summary: "The quotient of two unsigned integers, rounded towards zero.",
    ..EXACT
};

/// The signed quotient, rounded up.
pub static CEILDIVSI: OpDef =
    OpDef { name: "arith.ceildivsi", summary: "The quotient of two signed integers, rounded up.", ..BINARY };

/// The unsigned quotient, rounded up.
pub static CEILDIVUI: OpDef = OpDef {
    name: "arith.ceildivui",
    summary: "The quotient of two unsigned integers, rounded up.",
    ..BINARY
};

/// The signed quotient, rounded down.
pub static FLOORDIVSI: OpDef = OpDef {
    name: "arith.floordivsi",
    summary: "The quotient of two signed integers, rounded down.",
    ..BINARY
};

/// The remainder of the quotient rounded towards zero: it has the sign of the dividend. Of the smallest
/// integer and -1 it is 0; MLIR calls only a division by zero undefined here.
pub static REMSI: OpDef = OpDef {
    name: "arith.remsi",
    summary: "The remainder of two signed integers, with the sign of the first.",
    ..BINARY
};

/// The unsigned remainder.
pub static REMUI: OpDef =
    OpDef { name: "arith.remui", summary: "The remainder of two unsigned integers.", ..BINARY };
