//! Every operation, type and enumeration that checkjit knows: one folder a dialect, one file a family, one
//! row an operation. Rows are data (see [`checkjit_ir::def`]); the text, the verifier and the drivers read
//! them. What takes several operations at once is in `checkjit-lower`.

pub mod arith;
pub mod branch;
pub mod build;
pub mod builtin;
pub mod cf;
pub mod check;
pub mod complex;
pub mod constraints;
pub mod flow;
pub mod func;
pub mod function;
pub mod hal;
pub mod index_list;
pub mod jit;
pub mod math;
pub mod memref;
pub mod ml_program;
pub mod scf;
pub mod tensor;
pub mod ub;
pub mod util;
pub mod vm;

use checkjit_ir::def::Traits;
use checkjit_ir::{AttrKind, Module, Registry, TypeKind, Value};
use std::sync::{Arc, OnceLock};

/// The registry of all dialects, in the order in which `checkjit ops` lists them. Made once a process.
pub fn registry() -> Arc<Registry> {
    static REGISTRY: OnceLock<Arc<Registry>> = OnceLock::new();
    let make = || {
        let registry = Registry::new(
            &[
                &builtin::DIALECT,
                &func::DIALECT,
                &cf::DIALECT,
                &scf::DIALECT,
                &arith::DIALECT,
                &complex::DIALECT,
                &math::DIALECT,
                &tensor::DIALECT,
                &memref::DIALECT,
                &ub::DIALECT,
                &util::DIALECT,
                &check::DIALECT,
                &hal::DIALECT,
                &flow::DIALECT,
                &ml_program::DIALECT,
                &vm::DIALECT,
                &jit::DIALECT,
            ],
            &builtin::MODULE,
            &["builtin", "func"],
        );
        Arc::new(
            registry
                .keep_attrs(util::KEPT_ATTRS)
                .keep_attrs(hal::KEPT_ATTRS)
                .keep_attrs(ml_program::KEPT_ATTRS),
        )
    };
    REGISTRY.get_or_init(make).clone()
}

/// The integer that a value is, when a constant-like operation defines it.
pub fn constant_int(m: &Module, value: Value) -> Option<i128> {
    let op = m.defining_op(value).filter(|op| m.has_trait(*op, Traits::CONSTANT))?;
    match m.attr_kind(m.attr(op, "value")?) {
        AttrKind::Integer { ty, bits } => {
            let width = match m.type_kind(*ty) {
                TypeKind::Integer { width, .. } => *width,
                _ => 64,
            };
            Some(checkjit_numerics::sign_extend(*bits, width))
        }
        _ => None,
    }
}
