//! A module: parsed, verified, and compiled function by function as they are asked for.

use crate::{Engine, Error, InvalidModule, ValueType};
use checkjit_codegen::{CompileStats, CompiledModule, Emit};
use checkjit_dialects::function;
use checkjit_ir::def::Traits;
use checkjit_ir::{Diagnostics, OpId, Position, Sources};
use checkjit_lower::{
    Failures, Phase, demote_f64, functions, is_host_function, keep_reachable, lower, warnings,
};
use checkjit_syntax::{Part, PrintOptions, parse_part, split};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A valid module of the input phase. Cheap to clone, and shared between threads.
#[derive(Clone)]
pub struct Module(Arc<ModuleInner>);

struct ModuleInner {
    engine: Engine,
    ir: checkjit_ir::Module,
    /// By function, what it was compiled as part of.
    compiled: Mutex<HashMap<String, Arc<Compiled>>>,
}

/// Native code of some functions, with the module it was made from.
pub(crate) struct Compiled {
    pub(crate) ir: checkjit_ir::Module,
    pub(crate) code: CompiledModule,
}

/// What can be said of a function without running it.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its name without `@`.
    pub name: String,
    /// Where it is.
    pub position: Option<Position>,
    /// The types of its arguments.
    pub inputs: Vec<ValueType>,
    /// Where the arguments are; empty where it has no body.
    pub input_positions: Vec<Option<Position>>,
    /// The types of its results.
    pub results: Vec<ValueType>,
    /// Has it a body?
    pub is_defined: bool,
    /// Is it hidden from the runner?
    pub is_private: bool,
}

impl Function {
    /// A test is public, has a body and no arguments, and a name that neither starts with `__` nor has `$`.
    pub fn is_test(&self) -> bool {
        self.is_defined
            && !self.is_private
            && self.inputs.is_empty()
            && !self.name.starts_with("__")
            && !self.name.contains('$')
    }
}

impl Module {
    /// Parses and verifies a text.
    ///
    /// # Errors
    /// [`Error::InvalidModule`] with all errors found.
    pub fn from_text(engine: &Engine, file: &str, text: &str) -> Result<Self, Error> {
        Self::from_part(engine, file, &text.into(), &Part::whole(text))
    }

    /// The modules of a text that is divided at `// -----`, each valid or not by itself.
    pub fn parts_from_text(engine: &Engine, file: &str, text: &str) -> Vec<Result<Self, Error>> {
        let whole: Arc<str> = text.into();
        split(text).iter().map(|part| Self::from_part(engine, file, &whole, part)).collect()
    }

    fn from_part(engine: &Engine, file: &str, whole: &Arc<str>, part: &Part) -> Result<Self, Error> {
        let mut ir = parse_part(&engine.0.registry, file, whole, part)
            .map_err(|error| InvalidModule { diagnostics: error.diagnostics, sources: error.sources })?;
        let diagnostics = checkjit_ir::verify::verify(&ir);
        if diagnostics.has_errors() {
            return Err(InvalidModule { diagnostics, sources: ir.sources.clone() }.into());
        }
        if engine.0.demote_f64 {
            demote_f64(&mut ir);
        }
        Ok(Module(Arc::new(ModuleInner { engine: engine.clone(), ir, compiled: Mutex::default() })))
    }

    /// The engine that the module was made with.
    pub fn engine(&self) -> &Engine {
        &self.0.engine
    }

    /// The module's operations, in the input phase.
    pub fn ir(&self) -> &checkjit_ir::Module {
        &self.0.ir
    }

    /// The texts that positions refer to.
    pub fn sources(&self) -> &Sources {
        &self.0.ir.sources
    }

    /// What is valid but probably not meant: tensors without contents that are read.
    pub fn warnings(&self) -> Diagnostics {
        warnings(&self.0.ir)
    }

    /// All functions of the root, in order.
    pub fn functions(&self) -> Vec<Function> {
        let m = &self.0.ir;
        functions(m).into_iter().map(|op| describe(m, op)).collect()
    }

    /// The function of the root with this name.
    pub fn function(&self, name: &str) -> Option<Function> {
        let m = &self.0.ir;
        let op = m.lookup_symbol(m.root(), name).filter(|op| is_host_function(m, *op))?;
        Some(describe(m, op))
    }

    /// What would be tests if they were not in modules inside of this one, by their path (`inner::f`). They are
    /// not compiled, so they cannot be run.
    pub fn nested_tests(&self) -> Vec<Function> {
        let m = &self.0.ir;
        let is_nested = |op: &OpId| {
            is_host_function(m, *op)
                && m.parent_op(*op)
                    .is_some_and(|parent| parent != m.root() && m.has_trait(parent, Traits::SYMBOL_TABLE))
        };
        let nested = m.walk(m.root()).into_iter().filter(is_nested);
        let tests = nested.map(|op| (op, describe(m, op))).filter(|(_, function)| function.is_test());
        tests.map(|(op, function)| Function { name: symbol_path(m, op), ..function }).collect()
    }

    /// The functions that are tests.
    pub fn tests(&self) -> Vec<Function> {
        self.functions().into_iter().filter(Function::is_test).collect()
    }

    /// A copy of the module, lowered.
    pub fn lowered(&self, phase: &Phase) -> Lowered {
        let mut ir = self.0.ir.clone();
        let failures = lower(&mut ir, phase);
        Lowered { ir, failures }
    }

    /// A copy of the module in canonical form, still in the input phase.
    pub fn canonicalized(&self) -> Lowered {
        let mut ir = self.0.ir.clone();
        let root = ir.root();
        checkjit_ir::rewrite::canonicalize(&mut ir, root);
        Lowered { ir, failures: Failures::default() }
    }

    /// Compiles several functions at once, which is faster than one by one as they are run.
    pub fn compile(&self, names: &[&str]) {
        if names.iter().all(|name| self.cached(name).is_some()) {
            return;
        }
        self.compile_now(names);
    }

    /// What compiling the functions together with this one took; `None` before that.
    pub fn compile_stats(&self, name: &str) -> Option<CompileStats> {
        self.cached(name).map(|compiled| compiled.code.stats)
    }

    fn cached(&self, name: &str) -> Option<Arc<Compiled>> {
        self.0.compiled.lock().unwrap_or_else(PoisonError::into_inner).get(name).cloned()
    }

    fn compile_now(&self, names: &[&str]) -> Arc<Compiled> {
        let mut ir = self.0.ir.clone();
        keep_reachable(&mut ir, names);
        let failures = lower(&mut ir, last_phase());
        let code = self.0.engine.0.compiler.compile(&ir, failures.as_map());
        let compiled = Arc::new(Compiled { ir, code });
        let mut cache = self.0.compiled.lock().unwrap_or_else(PoisonError::into_inner);
        for name in names {
            cache.insert((*name).to_owned(), compiled.clone());
        }
        compiled
    }

    /// The compiled form of a function, made now if need be.
    pub(crate) fn compiled(&self, name: &str) -> Result<Arc<Compiled>, Error> {
        if let Some(compiled) = self.cached(name) {
            return Ok(compiled);
        }
        if !self.function(name).is_some_and(|function| function.is_defined) {
            return Err(Error::UnknownFunction(name.to_owned()));
        }
        Ok(self.compile_now(&[name]))
    }

    /// Cranelift's text of every function and kernel: its input, or the machine code.
    ///
    /// # Errors
    /// [`Error::InvalidModule`] with what cannot be compiled.
    pub fn emit(&self, emit: Emit) -> Result<String, Error> {
        let Lowered { ir, failures } = self.lowered(last_phase());
        let invalid =
            |diagnostics| Error::from(InvalidModule { diagnostics, sources: self.sources().clone() });
        if !failures.is_empty() {
            return Err(invalid(failures.diagnostics(&ir)));
        }
        self.0.engine.0.compiler.emit_text(&ir, emit).map_err(invalid)
    }
}

/// The phase that code is generated from.
fn last_phase() -> &'static Phase {
    &checkjit_lower::PHASES[checkjit_lower::PHASES.len() - 1]
}

fn describe(m: &checkjit_ir::Module, op: OpId) -> Function {
    let types = |types: &[checkjit_ir::Type]| types.iter().map(|ty| ValueType::of(m, *ty)).collect();
    let (inputs, results) = function::signature(m, op).unwrap_or_default();
    let arguments = m.body(op).map_or(&[][..], |entry| m.block_args(entry));
    Function {
        name: m.symbol(op).unwrap_or_default().to_owned(),
        position: m.position(m.op(op).loc),
        inputs: types(inputs),
        input_positions: arguments.iter().map(|argument| m.position(m.value_loc(*argument))).collect(),
        results: types(results),
        is_defined: function::is_definition(m, op),
        is_private: function::is_private(m, op),
    }
}

/// The names from the root's symbol table to the operation, joined by `::`.
fn symbol_path(m: &checkjit_ir::Module, op: OpId) -> String {
    let mut names = Vec::new();
    let mut at = Some(op);
    while let Some(op) = at.filter(|op| *op != m.root()) {
        names.extend(m.symbol(op));
        at = m.parent_op(op);
    }
    names.reverse();
    names.join("::")
}

/// A module in a later phase, with what did not get there.
pub struct Lowered {
    /// The module.
    pub ir: checkjit_ir::Module,
    failures: Failures,
}

impl Lowered {
    /// The errors of the functions that could not be lowered.
    pub fn diagnostics(&self) -> Diagnostics {
        self.failures.diagnostics(&self.ir)
    }

    /// The module as text.
    pub fn print(&self, options: PrintOptions) -> String {
        checkjit_syntax::print(&self.ir, options)
    }
}
