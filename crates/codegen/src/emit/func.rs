//! Calls and returns of func, util and vm: the three dialects mean the same by them.

use super::{Row, calling, plain};
use crate::emitter::{Emit, Emitter};
use checkjit_dialects::{func, util, vm};
use checkjit_ir::{OpId, Value};
use cranelift_codegen::ir::{InstBuilder, types};

pub(super) const ROWS: &[Row] = &[
    plain(&func::RETURN, return_),
    calling(&func::CALL, call),
    plain(&util::RETURN, return_),
    calling(&util::CALL, call),
    calling(&vm::CALL, call),
];

fn call(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    e.call_symbol(op)
}

fn return_(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let slots = e.host(op)?.caller_results;
    let operands: Vec<Value> = e.m.operands(op).collect();
    let values = e.operand_values(op, &operands)?;
    for (index, parts) in values.iter().enumerate() {
        e.store_slot(parts, slots, index);
    }
    let ok = e.b.ins().iconst(types::I32, 0);
    e.b.ins().return_(&[ok]);
    Ok(())
}
