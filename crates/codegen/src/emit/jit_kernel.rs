//! The end of a kernel; and launches on buffer views: one call of the runtime, which checks the arguments.

use super::{Row, calling, plain};
use crate::emitter::{Emit, Emitter};
use checkjit_dialects::jit;
use checkjit_ir::{OpId, Value};
use checkjit_runtime::abi::Builtin;
use cranelift_codegen::ir::{InstBuilder, types};

pub(super) const ROWS: &[Row] = &[plain(&jit::YIELD, yield_), calling(&jit::LAUNCH, launch)];

fn yield_(e: &mut Emitter<'_, '_>, _: OpId) -> Emit {
    let ok = e.b.ins().iconst(types::I32, 0);
    e.b.ins().return_(&[ok]);
    Ok(())
}

fn launch(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    if let Some(result) = e.m.results(op).first() {
        return Err(e.unsupported(op, e.m.value_type(*result)));
    }
    let tables = &e.host(op)?.tables;
    let kernel = tables.symbol(op, "callee");
    let Some(launch) = kernel.and_then(|kernel| tables.launch_ordinals.get(&kernel).copied()) else {
        let name = e.m.attr(op, "callee").and_then(|attr| e.m.attr_symbol(attr)).unwrap_or_default();
        let mut error = e.error(op, format!("launches @{name}, which was not compiled"));
        let tables = &e.host(op)?.tables;
        let reasons = kernel.and_then(|kernel| tables.kernel_errors.get(&kernel));
        for reason in reasons.iter().flat_map(|reasons| reasons.iter()) {
            error = error.note(reason.position.clone(), reason.message.as_str());
        }
        return Err(error);
    };
    let operands: Vec<Value> = e.m.operands(op).collect();
    let args = e.pass(op, &operands)?;
    let launch = e.b.ins().iconst(types::I32, i64::from(launch));
    e.call_checked(op, Builtin::Launch, &[e.ctx, launch, args])
}
