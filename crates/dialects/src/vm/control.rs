//! Calls of imports and the branches around them.

use crate::constraints::I32;
use crate::{branch, function};
use checkjit_ir::def::OpDef;

/// A call of an import.
pub static CALL: OpDef = OpDef { name: "vm.call", summary: "Calls an import.", ..function::CALL };

/// A branch.
pub static BR: OpDef = OpDef { name: "vm.br", ..branch::BR };

/// A conditional branch.
pub static COND_BR: OpDef = OpDef {
    name: "vm.cond_br",
    summary: "Goes to the first block if the condition is not zero, else to the second.",
    operands: const { &branch::cond_operands(&I32) },
    ..branch::COND_BR
};
