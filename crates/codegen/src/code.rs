//! Native code in memory: placed, linked, and given back when its last user is gone. With the calls through
//! the pointers made here, this is the only file that needs `unsafe`.
#![allow(unsafe_code, reason = "makes function pointers of addresses of code, and frees that code")]

use crate::error::CodegenError;
use checkjit_runtime::abi::{EntryFn, KernelFn};
use cranelift_codegen::isa::OwnedTargetIsa;
use cranelift_jit::{ArenaMemoryProvider, JITBuilder, JITModule};
use cranelift_module::{FuncId, Linkage, Module, ModuleReloc, default_libcall_names};
use std::mem::ManuallyDrop;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The compiled bytes of one function.
pub(crate) struct Piece {
    /// Machine code.
    pub(crate) bytes: Vec<u8>,
    /// What it wants its address to be a multiple of.
    pub(crate) alignment: u64,
    /// Places to be filled with addresses of other pieces, which are named by their position.
    pub(crate) relocs: Vec<ModuleReloc>,
}

/// Executable memory with the functions in it.
pub struct Code {
    module: ManuallyDrop<JITModule>,
    addresses: Vec<Option<usize>>,
    bytes: usize,
}

// SAFETY: after `link` has made it, a `Code` changes nothing and calls nothing of its module until `drop`, which
// has it exclusively. The module is `Send`; its parts that are not `Sync` (a cell and closures for the look-up
// of symbols) are not reached through `&Code`.
unsafe impl Sync for Code {}

impl Code {
    /// Puts pieces into memory and makes them executable. Those that are `None` are not referred to.
    pub(crate) fn link(isa: &OwnedTargetIsa, pieces: &[Option<Piece>]) -> Result<Code, CodegenError> {
        let memory = |error: &dyn std::fmt::Display| CodegenError::Memory(error.to_string());
        catch_unwind(AssertUnwindSafe(|| place(isa, pieces)))
            .map_err(|_| memory(&"the linker of code failed"))?
            .map_err(|error| memory(&error))
    }

    /// Bytes of machine code.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// The function of piece `index`, which must have been compiled with the signature of entries.
    pub(crate) fn entry(&self, index: usize) -> Option<EntryFn> {
        let address = (*self.addresses.get(index)?)?;
        // SAFETY: code of this signature lies at the address, as the caller says, for as long as `self` lives.
        Some(unsafe { std::mem::transmute::<*const u8, EntryFn>(std::ptr::with_exposed_provenance(address)) })
    }

    /// The function of piece `index`, which must have been compiled with the signature of kernels.
    pub(crate) fn kernel(&self, index: usize) -> Option<KernelFn> {
        let address = (*self.addresses.get(index)?)?;
        // SAFETY: as in `entry`.
        Some(unsafe {
            std::mem::transmute::<*const u8, KernelFn>(std::ptr::with_exposed_provenance(address))
        })
    }
}

fn place(isa: &OwnedTargetIsa, pieces: &[Option<Piece>]) -> Result<Code, Box<dyn std::error::Error>> {
    // Each piece may begin a page of its own; what is only reserved costs nothing.
    let page = 1 << 16;
    let used = pieces.iter().flatten();
    let reserve = used.map(|piece| piece.bytes.len() + page).sum::<usize>() + page;
    let mut builder = JITBuilder::with_isa(isa.clone(), default_libcall_names());
    builder.memory_provider(Box::new(ArenaMemoryProvider::new_with_size(reserve)?));
    // From here on, memory is given back by the drop of `code`.
    let mut code =
        Code { module: ManuallyDrop::new(JITModule::new(builder)), addresses: Vec::new(), bytes: 0 };
    let signature = code.module.make_signature();
    let mut ids: Vec<FuncId> = Vec::new();
    for index in 0..pieces.len() {
        ids.push(code.module.declare_function(&format!("f{index}"), Linkage::Local, &signature)?);
    }
    for (id, piece) in ids.iter().zip(pieces) {
        if let Some(piece) = piece {
            code.module.define_function_bytes(*id, piece.alignment, &piece.bytes, &piece.relocs)?;
            code.bytes += piece.bytes.len();
        }
    }
    code.module.finalize_definitions()?;
    for (id, piece) in ids.iter().zip(pieces) {
        let address = piece.as_ref().map(|_| code.module.get_finalized_function(*id).expose_provenance());
        code.addresses.push(address);
    }
    Ok(code)
}

impl Drop for Code {
    fn drop(&mut self) {
        // SAFETY: the module is taken once, here. Whoever holds a pointer into its memory, to call it, holds the
        // `Arc` around this too: a launch its keepalive, a user of entries the compiled module.
        unsafe { ManuallyDrop::take(&mut self.module).free_memory() };
    }
}

impl std::fmt::Debug for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Code").field("bytes", &self.bytes).finish_non_exhaustive()
    }
}
