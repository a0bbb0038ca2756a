//! Devices, and what buffer views say of themselves: calls of the runtime.

use super::{Row, calling, plain};
use crate::emitter::{Emit, Emitter};
use checkjit_dialects::hal;
use checkjit_ir::{AttrKind, Diagnostic, OpId};
use checkjit_runtime::abi::Builtin;
use cranelift_codegen::ir::{self, InstBuilder, types};

pub(super) const ROWS: &[Row] = &[
    calling(&hal::DEVICES_GET, get),
    calling(&hal::BUFFER_LENGTH, length),
    calling(&hal::BUFFER_SUBSPAN, subspan),
    calling(&hal::BUFFER_VIEW_CREATE, create),
    calling(&hal::BUFFER_VIEW_ASSERT, assert),
    calling(&hal::BUFFER_VIEW_BUFFER, |e, op| query(e, op, Builtin::ViewBuffer)),
    calling(&hal::BUFFER_VIEW_ELEMENT_TYPE, element_type),
    plain(&hal::BUFFER_VIEW_ENCODING_TYPE, encoding_type),
    calling(&hal::BUFFER_VIEW_RANK, |e, op| query(e, op, Builtin::ViewRank)),
    calling(&hal::BUFFER_VIEW_DIM, dim),
    calling(&hal::BUFFER_VIEW_TRACE, trace),
];

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

/// What a view says of itself.
fn query(e: &mut Emitter<'_, '_>, op: OpId, builtin: Builtin) -> Emit {
    let view = e.operand(op, "buffer_view")?;
    let out = e.results_address(op, 1)?;
    e.call_for_result(op, builtin, &[e.ctx, view, out])
}

fn element_type(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let view = e.operand(op, "buffer_view")?;
    let out = e.results_address(op, 1)?;
    e.call_checked(op, Builtin::ViewElementType, &[e.ctx, view, out])?;
    e.take_results(op)
}

/// All views have the one encoding there is.
fn encoding_type(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let number = e.b.ins().iconst(types::I32, i64::from(hal::DENSE_ROW_MAJOR));
    e.define_result(op, number);
    Ok(())
}

/// A buffer is a view of bytes, of rank one.
fn length(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let buffer = e.operand(op, "buffer")?;
    let zero = e.b.ins().iconst(types::I64, 0);
    let out = e.results_address(op, 1)?;
    e.call_for_result(op, Builtin::ViewDim, &[e.ctx, buffer, zero, out])
}

fn subspan(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let buffer = e.operand(op, "source_buffer")?;
    let (offset, length) = (e.operand(op, "source_offset")?, e.operand(op, "length")?);
    let out = e.results_address(op, 1)?;
    e.call_for_result(op, Builtin::Subspan, &[e.ctx, buffer, offset, length, out])
}

fn create(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let buffer = e.operand(op, "source_buffer")?;
    let (offset, length) = (e.operand(op, "source_offset")?, e.operand(op, "source_length")?);
    let (element, encoding) = (e.operand(op, "element_type")?, e.operand(op, "encoding_type")?);
    let (extents, rank) = shape(e, op)?;
    let out = e.results_address(op, 1)?;
    let args = [e.ctx, buffer, offset, length, element, encoding, extents, rank, out];
    e.call_for_result(op, Builtin::ViewCreate, &args)
}

fn assert(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let view = e.operand(op, "buffer_view")?;
    let (element, encoding) = (e.operand(op, "element_type")?, e.operand(op, "encoding_type")?);
    let message = string(e, op, "message")?;
    let (extents, rank) = shape(e, op)?;
    let args = [e.ctx, view, message, element, encoding, extents, rank];
    e.call_checked(op, Builtin::ViewAssert, &args)
}

fn trace(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let views: Vec<_> = e.m.operands(op).collect();
    let key = string(e, op, "key")?;
    let slots = e.pass(op, &views)?;
    let count = e.b.ins().iconst(types::I64, views.len() as i64);
    e.call_checked(op, Builtin::ViewTrace, &[e.ctx, key, slots, count])
}

/// The address of the extents in `shape`, and how many there are.
fn shape(e: &mut Emitter<'_, '_>, op: OpId) -> Result<(ir::Value, ir::Value), Diagnostic> {
    let extents = e.m.operand_group(op, "shape");
    let address = e.pass_extents(op, &extents)?;
    Ok((address, e.b.ins().iconst(types::I64, extents.len() as i64)))
}

/// The ordinal of the text in an attribute.
fn string(e: &mut Emitter<'_, '_>, op: OpId, attr: &str) -> Result<ir::Value, Diagnostic> {
    let text = match e.m.attr(op, attr).map(|attr| e.m.attr_kind(attr)) {
        Some(AttrKind::String(bytes)) => String::from_utf8_lossy(bytes).into_owned(),
        _ => String::new(),
    };
    let ordinal = e.host(op)?.tables.string(&text);
    Ok(e.b.ins().iconst(types::I32, i64::from(ordinal)))
}
