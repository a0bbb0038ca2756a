//! The cf dialect: branches and assertions.

mod assert;
mod switch;

pub use assert::ASSERT;
pub use switch::{SWITCH, case_values, cases};

use crate::branch;
use crate::constraints::I1;
use checkjit_ir::def::{DialectDef, OpDef};

/// The dialect.
pub static DIALECT: DialectDef =
    DialectDef { name: "cf", ops: &[&[&BR, &COND_BR, &SWITCH], &[&ASSERT]], types: &[], enums: &[] };

/// A branch.
pub static BR: OpDef = OpDef { name: "cf.br", ..branch::BR };

/// A conditional branch.
pub static COND_BR: OpDef = OpDef {
    name: "cf.cond_br",
    summary: "Goes to the first block if the condition is true, else to the second.",
    operands: const { &branch::cond_operands(&I1) },
    ..branch::COND_BR
};
