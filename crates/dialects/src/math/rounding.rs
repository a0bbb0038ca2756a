//! Floats to integers that are floats.

use super::float::UNARY;
use checkjit_ir::def::OpDef;

/// The next integer towards infinity.
pub static CEIL: OpDef = OpDef { name: "math.ceil", summary: "The next integer towards infinity.", ..UNARY };

/// The next integer towards minus infinity.
pub static FLOOR: OpDef =
    OpDef { name: "math.floor", summary: "The next integer towards minus infinity.", ..UNARY };

/// The nearest integer, ties away from zero.
pub static ROUND: OpDef =
    OpDef { name: "math.round", summary: "The nearest integer, ties away from zero.", ..UNARY };

/// The nearest integer, ties to even.
pub static ROUNDEVEN: OpDef =
    OpDef { name: "math.roundeven", summary: "The nearest integer, ties to even.", ..UNARY };

/// The next integer towards zero.
pub static TRUNC: OpDef = OpDef { name: "math.trunc", summary: "The next integer towards zero.", ..UNARY };
