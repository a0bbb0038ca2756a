//! The kernels of a module: found in the cache, or compiled and put there.

use crate::cache::Kernel;
use crate::code::Piece;
use crate::compiler::Compiler;
use crate::kernel::{self, Shape};
use crate::key::{self, Key};
use crate::scratch::Scratch;
use checkjit_ir::{Diagnostic, Diagnostics, Module, OpId};
use checkjit_runtime::LaunchDesc;
use indexmap::IndexMap;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// What became of a module's kernels.
#[derive(Default)]
pub(crate) struct Kernels {
    /// The kernels that can be launched, by their ordinal.
    pub(crate) launches: Vec<(OpId, LaunchDesc)>,
    /// Why the others cannot.
    pub(crate) errors: FxHashMap<OpId, Diagnostics>,
    /// How many were compiled.
    pub(crate) compiled: usize,
    /// How many were there already, in the cache or in the module.
    pub(crate) reused: usize,
    /// Bytes of code that were added.
    pub(crate) code_bytes: usize,
}

/// Compiles those of `kernels` that have not failed already and are not in the cache.
pub(crate) fn compile(
    compiler: &Compiler,
    m: &Module,
    scratch: &mut Scratch,
    kernels: Vec<OpId>,
    failed: &FxHashMap<OpId, Diagnostics>,
) -> Kernels {
    let mut all = Kernels::default();
    let mut by_key: IndexMap<Key, (Shape, Vec<OpId>)> = IndexMap::new();
    for kernel in kernels {
        if let Some(diagnostics) = failed.get(&kernel) {
            all.errors.insert(kernel, diagnostics.clone());
            continue;
        }
        match kernel::shape(m, kernel) {
            Ok(shape) => by_key.entry(key::of(m, kernel)).or_insert((shape, Vec::new())).1.push(kernel),
            Err(error) => all.fail(&[kernel], error),
        }
    }

    let mut pieces: Vec<Option<Piece>> = Vec::new();
    let mut new: Vec<Key> = Vec::new();
    let mut found: FxHashMap<Key, Kernel> = FxHashMap::default();
    for (key, (shape, ops)) in &by_key {
        if let Some(kernel) = compiler.kernel_cache().get(key) {
            all.reused += ops.len();
            found.insert(key.clone(), kernel);
            continue;
        }
        let piece = scratch.compile(&*compiler.kernel, None, m, ops[0], pieces.len() as u32, &mut |draft| {
            kernel::build(m, ops[0], shape, draft)
        });
        match piece {
            Ok(piece) => {
                pieces.push(Some(piece));
                new.push(key.clone());
                all.compiled += 1;
                all.reused += ops.len() - 1;
            }
            Err(error) => all.fail(ops, error),
        }
    }
    if let Err(error) = all.link(compiler, &pieces, new, &mut found) {
        for (key, (_, ops)) in &by_key {
            if !found.contains_key(key) {
                let position = m.position(m.op(ops[0]).loc);
                all.fail(ops, Diagnostic::error(position, error.clone()));
            }
        }
    }
    for (key, (shape, ops)) in by_key {
        let Some(kernel) = found.get(&key) else { continue };
        all.launches.extend(ops.into_iter().map(|op| (op, launch(kernel, shape.clone()))));
    }
    all
}

impl Kernels {
    fn fail(&mut self, kernels: &[OpId], error: Diagnostic) {
        for kernel in kernels {
            self.errors.entry(*kernel).or_default().push(error.clone());
        }
    }

    /// Puts new kernels into memory and into the cache.
    fn link(
        &mut self,
        compiler: &Compiler,
        pieces: &[Option<Piece>],
        keys: Vec<Key>,
        found: &mut FxHashMap<Key, Kernel>,
    ) -> Result<(), String> {
        if keys.is_empty() {
            return Ok(());
        }
        let code = Arc::new(compiler.link(&compiler.kernel, pieces)?);
        self.code_bytes += code.bytes();
        let functions = (0..keys.len()).filter_map(|index| code.kernel(index));
        let kernels: Vec<_> = keys.into_iter().zip(functions).collect();
        for (key, function) in &kernels {
            found.insert(key.clone(), Kernel { function: *function, code: Arc::clone(&code) });
        }
        compiler.kernel_cache().insert(&code, kernels);
        Ok(())
    }
}

/// What the runtime is told of a kernel. The sites are added when all kernels are known.
fn launch(kernel: &Kernel, shape: Shape) -> LaunchDesc {
    let Kernel { function, code } = kernel.clone();
    LaunchDesc {
        kernel: function,
        keepalive: code,
        params: shape.params,
        elements: shape.elements,
        shapes: shape.dims,
        elementwise: shape.elementwise,
        sites: Vec::new(),
    }
}
