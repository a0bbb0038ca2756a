//! A module: its kernels, its functions, and the program that the runtime makes instances of.

use crate::code::{Code, Piece};
use crate::compiler::Compiler;
use crate::function;
use crate::kernels;
use crate::scratch::Scratch;
use crate::tables::{Tables, Uses};
use checkjit_dialects::cf;
use checkjit_dialects::function::signature;
use checkjit_ir::def::Traits;
use checkjit_ir::{AttrKind, Diagnostic, Diagnostics, Module, OpId, Type};
use checkjit_runtime::Program;
use checkjit_runtime::abi::EntryFn;
use indexmap::IndexMap;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A compiled module. Its functions may be called as long as `code` is there.
#[derive(Debug)]
pub struct CompiledModule {
    /// What instances are made of.
    pub program: Arc<Program>,
    /// The functions with a body, by name in the order of the module.
    pub functions: IndexMap<String, Result<CompiledFunction, Diagnostics>>,
    /// The initializers in the order of the module, in which they are to run.
    pub initializers: Vec<(OpId, Result<CompiledFunction, Diagnostics>)>,
    /// The operation that each site stands for.
    pub sites: Vec<OpId>,
    /// The memory that the functions lie in; `None` when there are none.
    pub code: Option<Arc<Code>>,
    /// What was done.
    pub stats: CompileStats,
}

/// A function that can be called.
#[derive(Clone, Debug)]
pub struct CompiledFunction {
    /// The code.
    pub entry: EntryFn,
    /// Types of the parameters, in the module that was compiled.
    pub params: Vec<Type>,
    /// Types of the results.
    pub results: Vec<Type>,
}

/// What a compilation did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CompileStats {
    /// Functions that can be called.
    pub functions: usize,
    /// Kernels that were compiled.
    pub compiled_kernels: usize,
    /// Kernels that equal one of the cache or of the module.
    pub reused_kernels: usize,
    /// Bytes of machine code that were made, functions and kernels.
    pub code_bytes: usize,
}

/// A function on its way.
struct Compiled {
    piece: Option<Piece>,
    uses: Uses,
    errors: Option<Diagnostics>,
}

impl Compiler {
    /// Compiles a module of the vm phase. `failed` are the functions and kernels that an earlier phase gave up,
    /// with its reasons; they, and what calls them, are errors, and so is what has no code yet. All else is
    /// compiled.
    pub fn compile(&self, m: &Module, failed: &FxHashMap<OpId, Diagnostics>) -> CompiledModule {
        let mut tables = Tables::new(m);
        let mut scratch = Scratch::default();
        let launched = tables.launched(|function| failed.contains_key(&function));
        let mut kernels = kernels::compile(self, m, &mut scratch, launched, failed);
        for (kernel, launch) in &mut kernels.launches {
            launch.sites = m.walk(*kernel).into_iter().map(|op| tables.site(op)).collect();
        }
        tables.set_kernels(&kernels);

        let functions = tables.functions.clone();
        let mut compiled = Vec::new();
        for (&op, index) in functions.iter().zip(0..) {
            let result = match failed.get(&op) {
                Some(diagnostics) => Err(diagnostics.clone()),
                None => scratch
                    .compile(&*self.host, Some(&*self.kernel), m, op, index, &mut |draft| {
                        function::build(m, op, &mut tables, draft)
                    })
                    .map_err(one),
            };
            let uses = std::mem::take(&mut tables.uses);
            compiled.push(match result {
                Ok(piece) => Compiled { piece: Some(piece), uses, errors: None },
                Err(errors) => Compiled { piece: None, uses: Uses::default(), errors: Some(errors) },
            });
        }
        taint_callers(m, &tables, &mut compiled);
        let code = self.link_functions(m, &functions, &mut compiled);

        // An import that only functions without code refer to need not be there.
        let mut is_used = vec![false; tables.imports.len()];
        for import in compiled.iter().flat_map(|function| &function.uses.imports) {
            is_used[*import as usize] = true;
        }
        for (import, is_used) in tables.imports.iter_mut().zip(is_used) {
            import.optional |= !is_used;
        }
        let mut stats = CompileStats {
            functions: 0,
            compiled_kernels: kernels.compiled,
            reused_kernels: kernels.reused,
            code_bytes: kernels.code_bytes + code.as_ref().map_or(0, |code| code.bytes()),
        };
        let (mut all, mut initializers) = (IndexMap::new(), Vec::new());
        for (index, (op, function)) in functions.into_iter().zip(compiled).enumerate() {
            let entry = code.as_ref().and_then(|code| code.entry(index));
            let result = match entry {
                Some(entry) if function.errors.is_none() => {
                    let (params, results) = signature(m, op).unwrap_or_default();
                    stats.functions += usize::from(m.symbol(op).is_some());
                    Ok(CompiledFunction { entry, params: params.to_vec(), results: results.to_vec() })
                }
                _ => Err(function.errors.unwrap_or_default()),
            };
            match m.symbol(op) {
                Some(name) => drop(all.insert(name.to_owned(), result)),
                None => initializers.push((op, result)),
            }
        }
        let program = Program {
            constants: tables.constants,
            layouts: tables.layouts,
            launches: kernels.launches.into_iter().map(|(_, launch)| launch).collect(),
            imports: tables.imports,
            messages: messages(m, &tables.sites),
            strings: tables.strings,
            globals: tables.globals,
        };
        CompiledModule {
            program: Arc::new(program),
            functions: all,
            initializers,
            sites: tables.sites,
            code,
            stats,
        }
    }

    /// Puts the functions without errors into memory. Without memory, all get an error.
    fn link_functions(&self, m: &Module, functions: &[OpId], compiled: &mut [Compiled]) -> Option<Arc<Code>> {
        let pieces: Vec<Option<Piece>> =
            compiled.iter_mut().map(|f| f.piece.take().filter(|_| f.errors.is_none())).collect();
        if pieces.iter().all(Option::is_none) {
            return None;
        }
        match self.link(&self.host, &pieces) {
            Ok(code) => Some(Arc::new(code)),
            Err(message) => {
                for (function, op) in compiled.iter_mut().zip(functions) {
                    let position = m.position(m.op(*op).loc);
                    function.errors.get_or_insert_with(|| one(Diagnostic::error(position, &*message)));
                }
                None
            }
        }
    }
}

/// What assertions say, by their sites.
fn messages(m: &Module, sites: &[OpId]) -> BTreeMap<u32, String> {
    let asserts = (0..).zip(sites).filter(|(_, op)| m.is(**op, &cf::ASSERT));
    let message = |op: OpId| match m.attr(op, "msg").map(|attr| m.attr_kind(attr)) {
        Some(AttrKind::String(bytes)) => String::from_utf8_lossy(bytes).into_owned(),
        _ => String::new(),
    };
    asserts.map(|(site, op)| (site, message(*op))).collect()
}

fn one(error: Diagnostic) -> Diagnostics {
    let mut all = Diagnostics::default();
    all.push(error);
    all
}

/// Gives every function that calls one without code, directly or not, an error at the call, with the reason that is
/// at the root of it.
fn taint_callers(m: &Module, tables: &Tables<'_>, compiled: &mut [Compiled]) {
    let mut callers: FxHashMap<u32, Vec<(usize, OpId)>> = FxHashMap::default();
    for (index, function) in compiled.iter().enumerate() {
        for (call, callee) in &function.uses.calls {
            if let Some(callee) = tables.function(*callee) {
                callers.entry(callee).or_default().push((index, *call));
            }
        }
    }
    let mut pending: Vec<u32> =
        (0..).zip(&*compiled).filter(|(_, function)| function.errors.is_some()).map(|(i, _)| i).collect();
    while let Some(callee) = pending.pop() {
        for (caller, call) in callers.remove(&callee).unwrap_or_default() {
            let name = m.symbol(tables.functions[callee as usize]).unwrap_or_default();
            let verb = if m.has_trait(call, Traits::CALL) { "calls" } else { "refers to" };
            let position = m.position(m.op(call).loc);
            let mut error = Diagnostic::error(position, format!("{verb} @{name}, which was not compiled"));
            if let Some(reason) = compiled[callee as usize].errors.iter().flat_map(Diagnostics::iter).next() {
                // Of an error that is another's, the notes have the reason.
                let root = reason.notes.last().unwrap_or(reason);
                error = error.note(root.position.clone(), root.message.as_str());
            }
            let function = &mut compiled[caller];
            if function.errors.is_none() {
                function.uses = Uses::default();
                pending.push(caller as u32);
            }
            function.errors.get_or_insert_default().push(error);
        }
    }
}
