//! Cranelift's own text of every kernel and function, to look at.

use crate::compiler::Compiler;
use crate::function;
use crate::kernel;
use crate::scratch::{Draft, Scratch};
use crate::tables::Tables;
use checkjit_ir::{Diagnostics, Module, OpId};
use std::fmt::Write;

/// Which text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Emit {
    /// Cranelift's intermediate form, before optimization.
    Clif,
    /// Machine code, as Cranelift prints it.
    Asm,
}

impl Compiler {
    /// The text of every kernel that is launched and every function of a module of the vm phase.
    ///
    /// # Errors
    ///
    /// Whatever has no code.
    pub fn emit_text(&self, m: &Module, what: Emit) -> Result<String, Diagnostics> {
        let mut tables = Tables::new(m);
        let mut scratch = Scratch::default();
        let mut errors = Diagnostics::default();
        let mut out = String::new();
        for (op, index) in tables.launched(|_| false).into_iter().zip(0..) {
            let text = kernel::shape(m, op).and_then(|shape| {
                let build = &mut |draft: Draft<'_>| kernel::build(m, op, &shape, draft);
                match what {
                    Emit::Clif => scratch.clif(&*self.kernel, m, op, build),
                    Emit::Asm => scratch.assembly(&*self.kernel, m, op, build),
                }
            });
            match text {
                Ok(text) => write_text(&mut out, "kernel", m.symbol(op), &text),
                Err(error) => errors.push(error),
            }
            tables.launch_ordinals.insert(op, index);
        }
        for op in tables.functions.clone() {
            let build = &mut |draft: Draft<'_>| function::build(m, op, &mut tables, draft);
            let text = match what {
                Emit::Clif => scratch.clif(&*self.host, m, op, build),
                Emit::Asm => scratch.assembly(&*self.host, m, op, build),
            };
            match text {
                Ok(text) => write_text(&mut out, what_it_is(m, op), m.symbol(op), &text),
                Err(error) => errors.push(error),
            }
        }
        if errors.is_empty() { Ok(out) } else { Err(errors) }
    }
}

fn what_it_is(m: &Module, op: OpId) -> &'static str {
    if m.symbol(op).is_some() { "function" } else { "initializer" }
}

fn write_text(out: &mut String, what: &str, name: Option<&str>, text: &str) {
    let separator = if out.is_empty() { "" } else { "\n" };
    // Writing to a string cannot fail.
    let name = name.map(|name| format!(" @{name}")).unwrap_or_default();
    let _ = writeln!(out, "{separator}; {what}{name}\n{}", text.trim_end());
}
