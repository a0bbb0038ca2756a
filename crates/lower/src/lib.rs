//! The phases of a module, from what the user wrote to what is compiled.
//!
//! [`PHASES`] is the table of contents: each phase with what has become true in it, the operations that are
//! legal there, and the step that leads to it. Every phase prints, re-parses and verifies.

mod constants;
mod control;
mod core;
mod demote;
mod dispatch;
mod extents;
mod failures;
mod hal;
mod liveness;
mod ml_program;
mod reach;
mod vm;
mod warnings;

pub use demote::demote_f64;
pub use failures::Failures;
pub use reach::{functions, host_code, is_host_function, keep_reachable, reachable};
pub use warnings::warnings;

use checkjit_ir::{Module, OpId};

/// A state that a module passes through.
pub struct Phase {
    /// Its name on the command line and in test folders.
    pub name: &'static str,
    /// What has become true.
    pub summary: &'static str,
    /// Brings every function of a module of the phase before into this one. A function that it cannot bring
    /// there is noted and left as it is.
    enter: fn(&mut Module, &mut Failures),
    /// May the operation stand in a function of this phase?
    pub legal: fn(&Module, OpId) -> bool,
}

/// All phases in order.
pub static PHASES: &[Phase] = &[
    Phase {
        name: "input",
        summary: "What the user wrote parses and verifies.",
        enter: |_, _| {},
        legal: |_, _| true,
    },
    Phase {
        name: "core",
        summary: "Checks against constants are a constant and a primitive check; what other operations express \
                  is expressed in them; what is taken for granted of dynamic extents is asserted.",
        enter: core::enter,
        legal: core::is_legal,
    },
    Phase {
        name: "dispatch",
        summary: "Every tensor computation lives in a kernel; the host launches kernels on tensor values.",
        enter: dispatch::enter,
        legal: dispatch::is_legal,
    },
    Phase {
        name: "hal",
        summary: "Control flow of the host is branches; host tensors are buffer views; allocation, reuse, \
                  retain and release are explicit; checks name their device.",
        enter: hal::enter,
        legal: hal::is_legal,
    },
    Phase {
        name: "vm",
        summary: "Each check is a call of an optional import, made when the import is resolved; loops of \
                  kernels are branches.",
        enter: vm::enter,
        legal: vm::is_legal,
    },
];

/// The phase of this name.
pub fn phase(name: &str) -> Option<&'static Phase> {
    PHASES.iter().find(|phase| phase.name == name)
}

/// Lowers a verified module of the input phase up to and including `last`. Functions that did not get there
/// are noted in the result and left in whatever phase they reached; the others do not suffer.
pub fn lower(m: &mut Module, last: &Phase) -> Failures {
    let mut failures = Failures::default();
    for phase in PHASES {
        (phase.enter)(m, &mut failures);
        failures.check_legal(m, phase);
        if phase.name == last.name {
            break;
        }
    }
    failures
}
