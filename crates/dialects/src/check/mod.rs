//! IREE's check dialect: what a test says of its results. Failures are not fatal. The definition of every
//! comparison is in `checkjit-runtime`, which makes it.

mod constant;
mod scalar;
mod view;

pub use constant::{EXPECT_ALMOST_EQ_CONST, EXPECT_EQ_CONST};
pub use scalar::{EXPECT_FALSE, EXPECT_TRUE};
pub use view::{EXPECT_ALL_TRUE, EXPECT_ALMOST_EQ, EXPECT_EQ};

use checkjit_ir::def::{AttrConstraint, AttrDef, DefaultValue, DialectDef};

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "check",
    ops: &[
        &[&EXPECT_TRUE, &EXPECT_FALSE],
        &[&EXPECT_ALL_TRUE, &EXPECT_EQ, &EXPECT_ALMOST_EQ],
        &[&EXPECT_EQ_CONST, &EXPECT_ALMOST_EQ_CONST],
    ],
    types: &[],
    enums: &[],
};

/// The absolute tolerance.
const ATOL: AttrDef = AttrDef::default("atol", AttrConstraint::F32, DefaultValue::F32(1.0e-4));

/// The tolerance relative to the expected side.
const RTOL: AttrDef = AttrDef::default("rtol", AttrConstraint::F32, DefaultValue::F32(0.0));
