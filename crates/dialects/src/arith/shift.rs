//! Shifts. The amount is unsigned. An amount of the width or more is poison in MLIR; here everything is shifted
//! out: 0 remains, or for the signed shift to the right the sign in every bit. What `nsw`, `nuw` and `exact`
//! promise changes nothing.

use super::integer::{EXACT, WRAPPING};
use checkjit_ir::def::OpDef;

/// To the left.
pub static SHLI: OpDef =
    OpDef { name: "arith.shli", summary: "An integer shifted to the left; zeros come in.", ..WRAPPING };

/// To the right, signed.
pub static SHRSI: OpDef = OpDef {
    name: "arith.shrsi",
    summary: "An integer shifted to the right; copies of its sign come in.",
    ..EXACT
};

/// To the right, unsigned.
pub static SHRUI: OpDef =
    OpDef { name: "arith.shrui", summary: "An integer shifted to the right; zeros come in.", ..EXACT };
