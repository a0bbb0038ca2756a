//! What is particular to a host function: its areas of the stack, and its two cold blocks.

use crate::call;
use crate::emitter::Emitter;
use crate::tables::Tables;
use checkjit_ir::{Diagnostic, OpId};
use checkjit_runtime::abi::SLOT_SIZE;
use cranelift_codegen::ir::{self, ExtFuncData, ExternalName, UserExternalName};
use rustc_hash::FxHashMap;

/// The state that only host functions have.
pub(crate) struct Host<'e, 'm> {
    /// The tables of the program.
    pub(crate) tables: &'e mut Tables<'m>,
    /// The area of values' homes.
    pub(crate) values: ir::StackSlot,
    /// The area of results.
    pub(crate) results: ir::StackSlot,
    args: ir::StackSlot,
    /// Slots that the areas of arguments and results need.
    arg_count: usize,
    result_count: usize,
    /// Returns the status that [`Emitter::leave_with`] was given.
    pub(crate) fail: ir::Block,
    /// Records the status or trap code that [`Emitter::leave_with`] was given, and returns the status.
    pub(crate) stop: ir::Block,
    /// Where the function's caller wants its results.
    pub(crate) caller_results: ir::Value,
    functions: FxHashMap<u32, ir::FuncRef>,
    entry_signature: Option<ir::SigRef>,
    import_signature: Option<ir::SigRef>,
}

impl<'e, 'm> Host<'e, 'm> {
    /// The state of a function that has just been begun.
    pub(crate) fn new(
        tables: &'e mut Tables<'m>,
        [values, args, results]: [ir::StackSlot; 3],
        [fail, stop]: [ir::Block; 2],
        caller_results: ir::Value,
    ) -> Self {
        Host {
            tables,
            values,
            results,
            args,
            arg_count: 1,
            result_count: 1,
            fail,
            stop,
            caller_results,
            functions: FxHashMap::default(),
            entry_signature: None,
            import_signature: None,
        }
    }

    /// The area of arguments, which is to have at least `count` slots.
    pub(crate) fn args(&mut self, count: usize) -> ir::StackSlot {
        self.arg_count = self.arg_count.max(count);
        self.args
    }

    /// The area of results, which is to have at least `count` slots.
    pub(crate) fn results(&mut self, count: usize) -> ir::StackSlot {
        self.result_count = self.result_count.max(count);
        self.results
    }

    /// The areas of arguments and results with their sizes in bytes.
    pub(crate) fn areas(&self) -> [(ir::StackSlot, usize); 2] {
        [(self.args, self.arg_count), (self.results, self.result_count)]
            .map(|(area, count)| (area, count * SLOT_SIZE as usize))
    }
}

impl Emitter<'_, '_> {
    /// The compiled function with this ordinal.
    pub(crate) fn host_function(&mut self, op: OpId, ordinal: u32) -> Result<ir::FuncRef, Diagnostic> {
        if let Some(function) = self.host(op)?.functions.get(&ordinal) {
            return Ok(*function);
        }
        let signature = self.host_signature(op)?;
        let name =
            self.b.func.declare_imported_user_function(UserExternalName { namespace: 0, index: ordinal });
        let function = self.b.import_function(ExtFuncData {
            name: ExternalName::user(name),
            signature,
            colocated: true,
            patchable: false,
        });
        self.host(op)?.functions.insert(ordinal, function);
        Ok(function)
    }

    /// The signature of compiled functions.
    pub(crate) fn host_signature(&mut self, op: OpId) -> Result<ir::SigRef, Diagnostic> {
        if let Some(signature) = self.host(op)?.entry_signature {
            return Ok(signature);
        }
        let convention = self.b.func.signature.call_conv;
        let signature = self.b.import_signature(call::entry_signature(convention));
        self.host(op)?.entry_signature = Some(signature);
        Ok(signature)
    }

    /// The signature of imports.
    pub(crate) fn host_import_signature(&mut self, op: OpId) -> Result<ir::SigRef, Diagnostic> {
        if let Some(signature) = self.host(op)?.import_signature {
            return Ok(signature);
        }
        let convention = self.b.func.signature.call_conv;
        let signature = self.b.import_signature(call::import_signature(convention));
        self.host(op)?.import_signature = Some(signature);
        Ok(signature)
    }
}
