//! The functions that a phase could not lower, and why.

use crate::{PHASES, Phase, host_code};
use checkjit_dialects::jit;
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostics, Module, OpId};
use rustc_hash::FxHashMap;

/// Functions that are not lowered, with the errors; later phases pass them over.
#[derive(Default, Debug)]
pub struct Failures(FxHashMap<OpId, Diagnostics>);

impl Failures {
    /// True when every function was lowered.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Notes why a function was not lowered.
    pub(crate) fn note(&mut self, function: OpId, diagnostics: Diagnostics) {
        self.0.insert(function, diagnostics);
    }

    /// Why this function was not lowered; `None` if it was.
    pub fn get(&self, function: OpId) -> Option<&Diagnostics> {
        self.0.get(&function)
    }

    /// By function.
    pub fn as_map(&self) -> &FxHashMap<OpId, Diagnostics> {
        &self.0
    }

    /// All errors, in the order of the functions in the module.
    pub fn diagnostics(&self, m: &Module) -> Diagnostics {
        let mut all = Diagnostics::default();
        for function in host_code(m) {
            if let Some(diagnostics) = self.get(function) {
                all.extend(diagnostics.clone());
            }
        }
        all
    }

    /// Runs a step on every function with a body that has not failed yet.
    pub(crate) fn each(
        &mut self,
        m: &mut Module,
        step: &mut dyn FnMut(&mut Module, OpId) -> Result<(), Diagnostics>,
    ) {
        for function in host_code(m) {
            if self.0.contains_key(&function) || m.body(function).is_none() {
                continue;
            }
            if let Err(diagnostics) = step(m, function) {
                self.0.insert(function, diagnostics);
            }
        }
    }

    /// Runs a step on every kernel.
    pub(crate) fn each_kernel(
        &mut self,
        m: &mut Module,
        step: &mut dyn FnMut(&mut Module, OpId) -> Result<(), Diagnostics>,
    ) {
        for kernel in
            m.symbol_ops(m.root()).into_iter().filter(|op| m.is(*op, &jit::KERNEL)).collect::<Vec<_>>()
        {
            if let Err(diagnostics) = step(m, kernel) {
                self.0.insert(kernel, diagnostics);
            }
        }
    }

    /// Notes every function that has an operation the phase does not allow. What is not run is allowed in the
    /// first phase only.
    pub(crate) fn check_legal(&mut self, m: &mut Module, phase: &Phase) {
        let is_first = PHASES.first().is_some_and(|first| first.name == phase.name);
        self.each(m, &mut |m, function| {
            let mut diagnostics = Diagnostics::default();
            for op in m.walk(function).into_iter().skip(1) {
                let why = m.def(op).and_then(|def| def.not_run).filter(|_| !is_first);
                if let Some(why) = why {
                    diagnostics.push(op_error(m, op, format!("is not supported: {why}")));
                } else if !(phase.legal)(m, op) {
                    let message = format!("is not supported in the {} phase yet", phase.name);
                    diagnostics.push(op_error(m, op, message));
                }
            }
            if diagnostics.is_empty() { Ok(()) } else { Err(diagnostics) }
        });
    }
}
