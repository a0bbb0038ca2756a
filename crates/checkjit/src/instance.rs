//! An instance: a module bound to host functions and a device. Every run begins afresh.

use crate::module::Compiled;
use crate::report::{CheckFailure, Report, RunError};
use crate::{Error, Linker, Module, Value};
use checkjit_codegen::CompiledFunction;
use checkjit_dialects::function::signature;
use checkjit_ir::{Diagnostics, OpId};
use checkjit_lower::reachable;
use checkjit_runtime::abi::{EntryFn, Slot};
use checkjit_runtime::{Device, HostImport, ImportDecl, Status, StatusCode};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

/// A module bound to host functions and a device. Each run has its own globals and buffers.
#[derive(Clone)]
pub struct Instance {
    linker: Linker,
    module: Module,
    device: Device,
}

/// Stops a run from another thread.
#[derive(Clone, Debug)]
pub struct Interrupt(Arc<AtomicU32>);

impl Interrupt {
    /// Makes the run end with this status code soon: CANCELLED or DEADLINE_EXCEEDED.
    pub fn stop(&self, code: StatusCode) {
        self.0.store(code as u32, Ordering::Relaxed);
    }
}

impl Instance {
    /// Binds a module. Imports that stay unbound are an error of the tests that need them.
    pub fn new(linker: &Linker, module: &Module, device: Device) -> Self {
        Instance { linker: linker.clone(), module: module.clone(), device }
    }

    /// Runs a function without arguments to its end.
    ///
    /// # Errors
    /// When there is no such function, or it takes arguments. All else that can go wrong is in the report.
    pub fn run(&self, name: &str) -> Result<Report, Error> {
        self.call(name, &[])
    }

    /// Runs a function with these arguments.
    ///
    /// # Errors
    /// When there is no such function, or it takes other arguments.
    pub fn call(&self, name: &str, args: &[Value]) -> Result<Report, Error> {
        Ok(self.start(name, args)?.finish())
    }

    /// Compiles a function, if it is not yet, and gets ready to run it.
    ///
    /// # Errors
    /// When there is no such function, or it takes other arguments.
    pub fn start(&self, name: &str, args: &[Value]) -> Result<Run, Error> {
        let begin = Instant::now();
        let compiled = self.module.compiled(name)?;
        let mut report = Report::new(name);
        report.compile_time = begin.elapsed();
        let function = match compiled.code.functions.get(name) {
            Some(Ok(function)) => function.clone(),
            Some(Err(diagnostics)) => {
                report.error = Some(RunError::NotCompiled(diagnostics.clone()));
                return Ok(Run { report, ready: None });
            }
            None => return Err(Error::UnknownFunction(name.to_owned())),
        };
        check_args(&self.module, name, args)?;
        let initializers = match initializers(&compiled, name) {
            Ok(initializers) => initializers,
            Err(diagnostics) => {
                report.error = Some(RunError::NotCompiled(diagnostics));
                return Ok(Run { report, ready: None });
            }
        };
        let ready = match self.instantiate(&compiled, name) {
            Ok(instance) => Some(Ready { instance, initializers, function, args: args.to_vec(), compiled }),
            Err(status) => {
                report.error = Some(RunError::new(&compiled, status));
                None
            }
        };
        Ok(Run { report, ready })
    }

    /// The program is of all functions that were compiled together; only the imports that this one reaches
    /// have to be there.
    fn instantiate(&self, compiled: &Compiled, name: &str) -> Result<checkjit_runtime::Instance, Status> {
        let program = compiled.code.program.clone();
        let mut imports = self.linker.resolve(&program.imports, |decl| import_types(compiled, decl))?;
        let missing: Vec<_> = imports
            .iter_mut()
            .zip(&program.imports)
            .filter(|(import, decl)| import.is_none() && !decl.optional)
            .collect();
        if !missing.is_empty() {
            let reached = reachable(&compiled.ir, &[name]);
            for (import, decl) in missing {
                if import_op(&compiled.ir, decl).is_some_and(|op| !reached.contains(&op)) {
                    let message = "call of an import out of reach";
                    *import = Some(HostImport::closure(move |_| Err(Status::internal(message))));
                }
            }
        }
        checkjit_runtime::Instance::new(program, imports, &self.device, self.module.engine().0.limits)
    }
}

/// The initializers that a function reaches, in order. One without code is an error of the function.
fn initializers(compiled: &Compiled, name: &str) -> Result<Vec<EntryFn>, Diagnostics> {
    if compiled.code.initializers.is_empty() {
        return Ok(Vec::new());
    }
    let reached = reachable(&compiled.ir, &[name]);
    let reached = compiled.code.initializers.iter().filter(|(op, _)| reached.contains(op));
    reached.map(|(_, result)| result.as_ref().map(|code| code.entry).map_err(Clone::clone)).collect()
}

/// Compares arguments with what the user's function takes: later phases know less of its types.
fn check_args(module: &Module, name: &str, args: &[Value]) -> Result<(), Error> {
    let inputs = module.function(name).map(|function| function.inputs).unwrap_or_default();
    if args.len() == inputs.len() && inputs.iter().zip(args).all(|(ty, arg)| ty.accepts(arg)) {
        return Ok(());
    }
    let types: Vec<String> = inputs.iter().map(ToString::to_string).collect();
    let expected = format!("({})", types.join(", "));
    Err(Error::Arguments { name: name.to_owned(), expected, found: args.len() })
}

/// The declaration of an import.
fn import_op(m: &checkjit_ir::Module, decl: &ImportDecl) -> Option<OpId> {
    m.lookup_symbol(m.root(), &format!("{}.{}", decl.module, decl.name))
}

/// The MLIR names of an import's parameters and results.
fn import_types(compiled: &Compiled, decl: &ImportDecl) -> Option<(Vec<String>, Vec<String>)> {
    let m = &compiled.ir;
    let (inputs, results) = signature(m, import_op(m, decl)?)?;
    let names = |types: &[checkjit_ir::Type]| types.iter().map(|ty| m.type_text(*ty)).collect();
    Some((names(inputs), names(results)))
}

/// A function about to run.
pub struct Run {
    report: Report,
    /// Nothing when it could not be compiled or bound; the report says why.
    ready: Option<Ready>,
}

struct Ready {
    instance: checkjit_runtime::Instance,
    /// What runs before the function.
    initializers: Vec<EntryFn>,
    function: CompiledFunction,
    args: Vec<Value>,
    compiled: Arc<Compiled>,
}

impl Run {
    /// What stops it, once it runs.
    pub fn interrupt(&self) -> Interrupt {
        let flag = self.ready.as_ref().map(|ready| ready.instance.interrupt_handle());
        Interrupt(flag.unwrap_or_default())
    }

    /// Runs the function to its end on this thread.
    pub fn finish(self) -> Report {
        let Run { mut report, ready } = self;
        let Some(mut ready) = ready else { return report };
        let begin = Instant::now();
        let outcome = ready.call();
        report.run_time = begin.elapsed();
        report.counts = ready.instance.counts();
        report.device = ready.instance.device_stats();
        let events = ready.instance.take_events();
        report.failures = events.into_iter().map(|event| CheckFailure::new(&ready.compiled, event)).collect();
        match outcome {
            Ok(results) => report.results = results,
            Err(status) => report.error = Some(RunError::new(&ready.compiled, status)),
        }
        report
    }
}

impl Ready {
    #[allow(unsafe_code, reason = "the one place where compiled code is entered")]
    fn call(&mut self) -> Result<Vec<Value>, Status> {
        for initializer in &self.initializers {
            // SAFETY: as below; an initializer takes no arguments and has no results.
            unsafe { self.instance.call(*initializer, &[], &mut [])? };
        }
        let args: Vec<Slot> =
            self.args.iter().map(|arg| arg.to_slot(&mut self.instance)).collect::<Result<_, _>>()?;
        let mut results = vec![Slot::default(); self.function.results.len()];
        // SAFETY: the function was compiled for the program that the instance was made of, and `compiled`
        // keeps its code alive; arguments were compared with its parameters, and there is one slot a result.
        // Generated code keeps the contract of the builtins by construction.
        unsafe { self.instance.call(self.function.entry, &args, &mut results)? };
        let types = self.function.results.clone();
        let m = &self.compiled.ir;
        types
            .iter()
            .zip(results)
            .map(|(ty, slot)| Value::from_slot(&mut self.instance, m, *ty, slot))
            .collect()
    }
}
