//! Devices, and what buffer views say of themselves: calls of the runtime.

use super::{Row, calling};
use crate::emitter::{Emit, Emitter};
use checkjit_dialects::hal;
use checkjit_ir::{AttrKind, OpId};
use checkjit_runtime::abi::Builtin;
use cranelift_codegen::ir::{InstBuilder, types};

pub(super) const ROWS: &[Row] = &[calling(&hal::DEVICES_GET, get), calling(&hal::BUFFER_VIEW_DIM, dim)];

fn get(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let index = e.operand(op, "index")?;
    let out = e.results_address(op, 1)?;
    e.call_for_result(op, Builtin::Device, &[e.ctx, index, out])
}

fn dim(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let view = e.operand(op, "buffer_view")?;
    let index = match e.m.attr(op, "index").map(|attr| e.m.attr_kind(attr)) {
        Some(AttrKind::Integer { bits, .. }) => *bits as i64,
        _ => return Err(e.error(op, "needs a dimension".to_owned())),
    };
    let index = e.b.ins().iconst(types::I64, index);
    let out = e.results_address(op, 1)?;
    e.call_for_result(op, Builtin::ViewDim, &[e.ctx, view, index, out])
}
