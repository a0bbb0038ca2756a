//! Loads and stores of globals: slots of the context.

use super::{Row, plain};
use crate::call::POINTER;
use crate::emitter::{Emit, Emitter, TRUSTED};
use checkjit_dialects::util;
use checkjit_ir::{Diagnostic, OpId};
use checkjit_runtime::abi::CTX_GLOBALS;
use cranelift_codegen::ir::{self, InstBuilder};

pub(super) const ROWS: &[Row] = &[plain(&util::GLOBAL_LOAD, load), plain(&util::GLOBAL_STORE, store)];

/// The address of the globals, and which of them an access is to.
fn global(e: &mut Emitter<'_, '_>, op: OpId) -> Result<(ir::Value, usize), Diagnostic> {
    let tables = &e.host(op)?.tables;
    let ordinal = tables.symbol(op, "global").and_then(|global| tables.global(global));
    let Some(ordinal) = ordinal else {
        return Err(e.error(op, "does not reference a global that code generation knows".to_owned()));
    };
    Ok((e.b.ins().load(POINTER, TRUSTED, e.ctx, CTX_GLOBALS), ordinal))
}

fn load(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let repr = e.repr(op, e.m.result(op))?;
    let (globals, ordinal) = global(e, op)?;
    let value = e.load_slot(repr, globals, ordinal);
    e.define_result_parts(op, &value);
    Ok(())
}

fn store(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let value = e.operand_parts(op, "value")?;
    let (globals, ordinal) = global(e, op)?;
    e.store_slot(&value, globals, ordinal);
    Ok(())
}
