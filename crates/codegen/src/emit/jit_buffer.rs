//! Buffers and their references: calls of the runtime.

use super::{Row, calling};
use crate::emitter::{Emit, Emitter};
use crate::repr::Repr;
use checkjit_dialects::jit;
use checkjit_ir::{AttrKind, Diagnostic, OpId};
use checkjit_runtime::abi::Builtin;
use cranelift_codegen::ir::{self, InstBuilder, types};

pub(super) const ROWS: &[Row] = &[
    calling(&jit::CONSTANT, constant),
    calling(&jit::ALLOC, alloc),
    calling(&jit::REUSE, |e, op| with_layout(e, op, Builtin::Reuse)),
    calling(&jit::WRITABLE, |e, op| of_source(e, op, Builtin::Writable)),
    calling(&jit::COPY, |e, op| of_source(e, op, Builtin::Copy)),
    calling(&jit::RESHAPE, |e, op| with_layout(e, op, Builtin::Reshape)),
    calling(&jit::CAST, cast),
    calling(&jit::DIM, dim),
    calling(&jit::LOAD, load),
    calling(&jit::STORE, store),
    calling(&jit::RETAIN, |e, op| count(e, op, Builtin::Retain)),
    calling(&jit::RELEASE, |e, op| count(e, op, Builtin::Release)),
];

fn constant(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let attr = e.m.attr(op, "value");
    let ordinal = match attr {
        Some(attr) => e.host(op)?.tables.constant(attr),
        None => None,
    };
    let Some(ordinal) = ordinal else {
        return Err(match attr.and_then(|attr| e.m.attr_type(attr)) {
            Some(ty) => e.unsupported(op, ty),
            None => e.error(op, "needs elements".to_owned()),
        });
    };
    let ordinal = e.b.ins().iconst(types::I32, i64::from(ordinal));
    let out = e.results_address(op, 1)?;
    e.call_for_result(op, Builtin::Constant, &[e.ctx, ordinal, out])
}

/// The ordinal of the layout in the attribute `type`.
fn layout_ordinal(e: &mut Emitter<'_, '_>, op: OpId) -> Result<ir::Value, Diagnostic> {
    let Some(AttrKind::Type(ty)) = e.m.attr(op, "type").map(|attr| e.m.attr_kind(attr)) else {
        return Err(e.error(op, "needs a tensor type".to_owned()));
    };
    let Some(ordinal) = e.host(op)?.tables.layout(*ty) else { return Err(e.unsupported(op, *ty)) };
    Ok(e.b.ins().iconst(types::I32, i64::from(ordinal)))
}

/// The ordinal of the layout in the attribute `type`, and the address of the dynamic extents.
fn layout(e: &mut Emitter<'_, '_>, op: OpId) -> Result<(ir::Value, ir::Value), Diagnostic> {
    let ordinal = layout_ordinal(e, op)?;
    let extents = e.m.operand_group(op, "dynamicSizes");
    Ok((ordinal, e.pass_extents(op, &extents)?))
}

fn alloc(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let (ordinal, extents) = layout(e, op)?;
    let out = e.results_address(op, 1)?;
    e.call_for_result(op, Builtin::Alloc, &[e.ctx, ordinal, extents, out])
}

fn with_layout(e: &mut Emitter<'_, '_>, op: OpId, builtin: Builtin) -> Emit {
    let source = e.operand(op, "source")?;
    let (ordinal, extents) = layout(e, op)?;
    let out = e.results_address(op, 1)?;
    e.call_for_result(op, builtin, &[e.ctx, source, ordinal, extents, out])
}

fn cast(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let source = e.operand(op, "source")?;
    let ordinal = layout_ordinal(e, op)?;
    let out = e.results_address(op, 1)?;
    e.call_for_result(op, Builtin::Cast, &[e.ctx, source, ordinal, out])
}

fn of_source(e: &mut Emitter<'_, '_>, op: OpId, builtin: Builtin) -> Emit {
    let source = e.operand(op, "source")?;
    let out = e.results_address(op, 1)?;
    e.call_for_result(op, builtin, &[e.ctx, source, out])
}

fn dim(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let (source, index) = (e.operand(op, "source")?, e.operand(op, "index")?);
    let out = e.results_address(op, 1)?;
    e.call_for_result(op, Builtin::ViewDim, &[e.ctx, source, index, out])
}

/// The address of the indices, and how many they are.
fn indices(e: &mut Emitter<'_, '_>, op: OpId) -> Result<[ir::Value; 2], Diagnostic> {
    let indices = e.m.operand_group(op, "indices");
    let address = e.pass_extents(op, &indices)?;
    Ok([address, e.b.ins().iconst(types::I64, indices.len() as i64)])
}

fn load(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let source = e.operand(op, "source")?;
    let [address, count] = indices(e, op)?;
    let out = e.results_address(op, 1)?;
    e.call_checked(op, Builtin::LoadElement, &[e.ctx, source, address, count, out])?;
    e.take_results(op)
}

fn store(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let parts = e.operand_parts(op, "value")?;
    let destination = e.operand(op, "destination")?;
    let [address, count] = indices(e, op)?;
    // The result area is free: the call has no result of its own.
    let slot = e.results_address(op, 1)?;
    e.store_slot(&parts, slot, 0);
    e.call_checked(op, Builtin::StoreElement, &[e.ctx, destination, address, count, slot])
}

fn count(e: &mut Emitter<'_, '_>, op: OpId, builtin: Builtin) -> Emit {
    let value = e.operand(op, "operand")?;
    for operand in e.m.operands(op) {
        if e.repr(op, operand)? != Repr::Ref {
            return Err(e.unsupported(op, e.m.value_type(operand)));
        }
    }
    e.store_site(op)?;
    e.call(builtin, &[e.ctx, value]);
    e.end_segment();
    Ok(())
}
