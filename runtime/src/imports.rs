//! Host functions behind a program's imports, and the trampoline that calls safe closures.
#![allow(unsafe_code, reason = "receives raw pointers from generated code")]

use std::ffi::c_void;
use std::fmt;
use std::sync::Arc;

use smallvec::SmallVec;

use crate::abi::{Ctx, HostFn, ImportSlot, Slot};
use crate::builtins::guard;
use crate::check::CheckKind;
use crate::program::ImportDecl;
use crate::status::{Status, StatusCode};

/// The result slots of a host function.
pub type HostResults = SmallVec<[Slot; 4]>;

/// A host function written in safe Rust.
pub type HostClosure = dyn Fn(&[Slot]) -> Result<HostResults, Status> + Send + Sync;

/// What an import can be bound to.
#[derive(Clone)]
pub struct HostImport(Binding);

#[derive(Clone)]
enum Binding {
    Check(CheckKind),
    Closure(Arc<HostClosure>),
    Raw(HostFn, usize),
}

impl HostImport {
    /// A function of the check module.
    pub fn check(kind: CheckKind) -> Self {
        Self(Binding::Check(kind))
    }

    /// A closure. Its error ends the call at the op that made it; so does a panic, as INTERNAL.
    pub fn closure(
        function: impl Fn(&[Slot]) -> Result<HostResults, Status> + Send + Sync + 'static,
    ) -> Self {
        Self(Binding::Closure(Arc::new(function)))
    }

    /// A function that knows the binary interface itself.
    ///
    /// # Safety
    ///
    /// `function` may be called from any thread with `data`, the context of a live instance, and as many
    /// slots as the import it is bound to declares. It must not unwind, and must record a status before it
    /// returns other than 0.
    pub unsafe fn raw(function: HostFn, data: *const c_void) -> Self {
        Self(Binding::Raw(function, data.expose_provenance()))
    }
}

impl fmt::Debug for HostImport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Binding::Check(kind) => f.debug_tuple("Check").field(kind).finish(),
            Binding::Closure(_) => f.write_str("Closure"),
            Binding::Raw(..) => f.write_str("Raw"),
        }
    }
}

/// What the trampoline of a closure is given as its data.
struct Trampoline {
    function: Arc<HostClosure>,
    name: String,
    params: usize,
    results: usize,
}

/// An import table with what its entries point to.
#[derive(Default)]
pub(crate) struct ImportTable {
    slots: Vec<ImportSlot>,
    /// What `slots` point to; each stays where it is.
    _trampolines: Vec<Arc<Trampoline>>,
}

impl ImportTable {
    /// Binds each declaration to its import.
    ///
    /// # Errors
    ///
    /// NOT_FOUND for an import that is neither bound nor optional, INVALID_ARGUMENT for a check function
    /// that is declared with other operands than it has.
    pub(crate) fn bind(decls: &[ImportDecl], imports: Vec<Option<HostImport>>) -> Result<Self, Status> {
        let mut table = Self::default();
        let mut imports = imports.into_iter();
        for decl in decls {
            let Some(import) = imports.next().flatten() else {
                if decl.optional {
                    table.slots.push(ImportSlot::UNRESOLVED);
                    continue;
                }
                return Err(Status::new(
                    StatusCode::NotFound,
                    format!("required import '{}.{}' is not resolved", decl.module, decl.name),
                ));
            };
            let slot = match import.0 {
                Binding::Check(kind) if (decl.params, decl.results) != (kind.operands(), 0) => {
                    return Err(Status::invalid(format!(
                        "import '{}.{}' is declared with {} operands and {} results, the function has {} and 0",
                        decl.module,
                        decl.name,
                        decl.params,
                        decl.results,
                        kind.operands()
                    )));
                }
                Binding::Check(kind) => ImportSlot { func: Some(kind.host_fn()), data: std::ptr::null() },
                Binding::Raw(function, data) => {
                    ImportSlot { func: Some(function), data: std::ptr::with_exposed_provenance(data) }
                }
                Binding::Closure(function) => {
                    let trampoline = Arc::new(Trampoline {
                        function,
                        name: format!("{}.{}", decl.module, decl.name),
                        params: decl.params,
                        results: decl.results,
                    });
                    let data = Arc::as_ptr(&trampoline).cast();
                    table._trampolines.push(trampoline);
                    ImportSlot { func: Some(call_closure), data }
                }
            };
            table.slots.push(slot);
        }
        Ok(table)
    }

    /// The first entry.
    pub(crate) fn as_ptr(&self) -> *const ImportSlot {
        self.slots.as_ptr()
    }
}

/// Calls the closure of a [`Trampoline`].
///
/// # Safety
///
/// `data` is the trampoline's address as [`ImportTable::bind`] put it beside this function; `args` and
/// `results` point to as many slots as the import declares; the rest is as in [`crate::builtins`].
unsafe extern "C" fn call_closure(
    ctx: *mut Ctx,
    data: *const c_void,
    args: *const Slot,
    results: *mut Slot,
) -> i32 {
    // SAFETY: the contract above. An empty list may come with any pointer and is not read through it.
    unsafe {
        guard(ctx, |_| {
            let trampoline = &*data.cast::<Trampoline>();
            let args = match trampoline.params {
                0 => &[],
                count => std::slice::from_raw_parts(args, count),
            };
            let values = (trampoline.function)(args)?;
            if values.len() != trampoline.results {
                return Err(Status::internal(format!(
                    "host function '{}' returned {} results where {} are declared",
                    trampoline.name,
                    values.len(),
                    trampoline.results
                )));
            }
            for (index, value) in values.iter().enumerate() {
                results.add(index).write(*value);
            }
            Ok(())
        })
    }
}
