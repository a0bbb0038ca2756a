//! Calls and returns of func, util and vm: the three dialects mean the same by them.

use super::{Row, calling, plain};
use crate::call::POINTER;
use crate::emitter::{Emit, Emitter};
use checkjit_dialects::{func, util, vm};
use checkjit_ir::{OpId, Value};
use cranelift_codegen::ir::{InstBuilder, types};

pub(super) const ROWS: &[Row] = &[
    plain(&func::RETURN, return_),
    calling(&func::CALL, call),
    plain(&func::CONSTANT, constant),
    calling(&func::CALL_INDIRECT, |e, op| e.call_value_of(op, "callee", "callee_operands")),
    plain(&util::RETURN, return_),
    calling(&util::CALL, call),
    calling(&vm::CALL, call),
];

fn call(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    e.call_symbol(op)
}

/// The address of the function's code.
fn constant(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let tables = &mut e.host(op)?.tables;
    let function = tables.symbol(op, "value");
    let Some((function, ordinal)) = function.and_then(|f| Some((f, tables.function(f)?))) else {
        let name = e.m.attr(op, "value").and_then(|attr| e.m.attr_symbol(attr)).unwrap_or_default();
        let message =
            format!("'{name}' has no code in this module: a host function is not supported as a value");
        return Err(e.error(op, message));
    };
    tables.uses.calls.push((op, function));
    let function = e.host_function(op, ordinal)?;
    let address = e.b.ins().func_addr(POINTER, function);
    e.define_result(op, address);
    Ok(())
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
