//! IREE's vm dialect, as far as the vm phase needs it: imports, whether they are resolved, and calls of them.

mod control;
mod import;

pub use control::{BR, CALL, COND_BR};
pub use import::{IMPORT, IMPORT_RESOLVED, is_optional};

use checkjit_ir::def::{DialectDef, TypeDef};

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "vm",
    ops: &[&[&IMPORT, &IMPORT_RESOLVED], &[&CALL, &BR, &COND_BR]],
    types: &[&REF_TYPE],
    enums: &[],
};

/// `!vm.ref<!hal.device>`.
pub static REF_TYPE: TypeDef =
    TypeDef { name: "vm.ref", summary: "A counted reference to an object.", parameters: 1, ..TypeDef::BASE };
