//! Devices, views and buffers. Views and buffers are handles here; what they name is checked behind.
#![allow(unsafe_code, reason = "receives raw pointers from generated code")]

use super::{guard, list, produce};
use crate::abi::{Ctx, Slot};
use crate::hal::Expected;
use crate::handle;
use crate::state::{InstanceState, Shape};
use crate::status::{Status, StatusCode};
use checkjit_numerics::ElementType;

/// The element type and the extents of a layout of the program, dynamic ones from `extents`.
///
/// # Safety
///
/// `extents` points to one value for each dynamic extent of the layout.
unsafe fn type_and_shape(
    state: &InstanceState,
    layout: i32,
    extents: *const i64,
) -> Result<(ElementType, Shape), Status> {
    let layout = state.layout(layout)?;
    let mut next = 0;
    let mut dynamic = || {
        // SAFETY: called once a dynamic extent, and the caller vouches for that many values.
        let extent = unsafe { extents.add(next).read() };
        next += 1;
        u64::try_from(extent).map_err(|_| Status::invalid(format!("negative tensor extent {extent}")))
    };
    let shape = layout.dims.iter().map(|dim| dim.map_or_else(&mut dynamic, Ok)).collect::<Result<_, _>>()?;
    Ok((layout.element, shape))
}

/// As [`produce`], for what has the element type and the extents of a layout.
///
/// # Safety
///
/// As for [`produce`] and [`type_and_shape`].
unsafe fn produce_shaped(
    ctx: *mut Ctx,
    layout: i32,
    extents: *const i64,
    out: *mut Slot,
    body: impl FnOnce(&mut InstanceState, ElementType, Shape) -> Result<u64, Status>,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe {
        produce(ctx, out, |state| {
            let (element, shape) = type_and_shape(state, layout, extents)?;
            body(state, element, shape)
        })
    }
}

pub(crate) unsafe extern "C" fn device(ctx: *mut Ctx, index: i64, out: *mut Slot) -> i32 {
    // SAFETY: the contract of `builtins`.
    unsafe {
        produce(ctx, out, |_| {
            handle::device(index)
                .ok_or_else(|| Status::new(StatusCode::NotFound, format!("no device with index {index}")))
        })
    }
}

pub(crate) unsafe extern "C" fn constant(ctx: *mut Ctx, ordinal: i32, out: *mut Slot) -> i32 {
    // SAFETY: the contract of `builtins`; `constants` has a slot for each constant of the program, and
    // `constant` fails for an ordinal that names none.
    unsafe {
        let constants = (*ctx).constants;
        produce(ctx, out, |state| {
            let index = usize::try_from(ordinal).unwrap_or(usize::MAX);
            let handle = state.constant(index)?;
            constants.add(index).write(Slot::new(handle));
            Ok(handle)
        })
    }
}

pub(crate) unsafe extern "C" fn alloc(
    ctx: *mut Ctx,
    layout: i32,
    extents: *const i64,
    out: *mut Slot,
) -> i32 {
    // SAFETY: the contract of `builtins`.
    unsafe {
        produce_shaped(ctx, layout, extents, out, |state, element, shape| state.allocate(element, shape))
    }
}

pub(crate) unsafe extern "C" fn reuse(
    ctx: *mut Ctx,
    view: i64,
    layout: i32,
    extents: *const i64,
    out: *mut Slot,
) -> i32 {
    // SAFETY: the contract of `builtins`.
    unsafe {
        produce_shaped(ctx, layout, extents, out, |state, element, shape| {
            state.reuse(view as u64, element, shape)
        })
    }
}

pub(crate) unsafe extern "C" fn writable(ctx: *mut Ctx, view: i64, out: *mut Slot) -> i32 {
    // SAFETY: the contract of `builtins`.
    unsafe { produce(ctx, out, |state| state.writable(view as u64)) }
}

pub(crate) unsafe extern "C" fn copy(ctx: *mut Ctx, view: i64, out: *mut Slot) -> i32 {
    // SAFETY: the contract of `builtins`.
    unsafe { produce(ctx, out, |state| state.copy(view as u64)) }
}

pub(crate) unsafe extern "C" fn cast(ctx: *mut Ctx, view: i64, layout: i32, out: *mut Slot) -> i32 {
    // SAFETY: the contract of `builtins`.
    unsafe { produce(ctx, out, |state| state.cast(view as u64, layout)) }
}

pub(crate) unsafe extern "C" fn reshape(
    ctx: *mut Ctx,
    view: i64,
    layout: i32,
    extents: *const i64,
    out: *mut Slot,
) -> i32 {
    // SAFETY: the contract of `builtins`.
    unsafe {
        produce_shaped(ctx, layout, extents, out, |state, element, shape| {
            state.reshape(view as u64, element, shape)
        })
    }
}

pub(crate) unsafe extern "C" fn retain(ctx: *mut Ctx, view: i64) {
    // SAFETY: the contract of `builtins`. A stale handle is recorded and ends the call that made it.
    unsafe { guard(ctx, |state| state.retain(view as u64)) };
}

pub(crate) unsafe extern "C" fn release(ctx: *mut Ctx, view: i64) {
    // SAFETY: as in `retain`.
    unsafe { guard(ctx, |state| state.release(view as u64)) };
}

pub(crate) unsafe extern "C" fn view_dim(ctx: *mut Ctx, view: i64, index: i64, out: *mut Slot) -> i32 {
    // SAFETY: the contract of `builtins`.
    unsafe { produce(ctx, out, |state| state.dim(view as u64, index)) }
}

pub(crate) unsafe extern "C" fn view_rank(ctx: *mut Ctx, view: i64, out: *mut Slot) -> i32 {
    // SAFETY: the contract of `builtins`.
    unsafe { produce(ctx, out, |state| Ok(state.view(view as u64)?.shape.len() as u64)) }
}

pub(crate) unsafe extern "C" fn view_element_type(ctx: *mut Ctx, view: i64, out: *mut Slot) -> i32 {
    // SAFETY: the contract of `builtins`.
    unsafe { produce(ctx, out, |state| Ok(u64::from(state.view(view as u64)?.element.hal_type()))) }
}

pub(crate) unsafe extern "C" fn view_buffer(ctx: *mut Ctx, view: i64, out: *mut Slot) -> i32 {
    // SAFETY: the contract of `builtins`.
    unsafe { produce(ctx, out, |state| state.view_buffer(view as u64)) }
}

pub(crate) unsafe extern "C" fn subspan(
    ctx: *mut Ctx,
    buffer: i64,
    offset: i64,
    length: i64,
    out: *mut Slot,
) -> i32 {
    // SAFETY: the contract of `builtins`.
    unsafe { produce(ctx, out, |state| state.subspan(buffer as u64, offset, length)) }
}

pub(crate) unsafe extern "C" fn view_create(
    ctx: *mut Ctx,
    buffer: i64,
    offset: i64,
    length: i64,
    element: i32,
    encoding: i32,
    extents: *const i64,
    rank: i64,
    out: *mut Slot,
) -> i32 {
    // SAFETY: the contract of `builtins`.
    unsafe {
        produce(ctx, out, |state| {
            state.create_view(buffer as u64, [offset, length], element, encoding, list(extents, rank))
        })
    }
}

pub(crate) unsafe extern "C" fn view_assert(
    ctx: *mut Ctx,
    view: i64,
    message: i32,
    element: i32,
    encoding: i32,
    extents: *const i64,
    rank: i64,
) -> i32 {
    // SAFETY: the contract of `builtins`.
    unsafe {
        guard(ctx, |state| {
            let message = state.string(message)?;
            let shape = list(extents, rank);
            state.assert_view(view as u64, &Expected { message: &message, element, encoding, shape })
        })
    }
}

pub(crate) unsafe extern "C" fn view_trace(ctx: *mut Ctx, key: i32, views: *const Slot, count: i64) -> i32 {
    // SAFETY: the contract of `builtins`.
    unsafe {
        guard(ctx, |state| {
            let key = state.string(key)?;
            let views: Vec<u64> = list(views, count).iter().map(|slot| slot.lo).collect();
            state.trace_views(&key, &views)
        })
    }
}

pub(crate) unsafe extern "C" fn load_element(
    ctx: *mut Ctx,
    view: i64,
    indices: *const i64,
    count: i64,
    out: *mut Slot,
) -> i32 {
    // SAFETY: the contract of `builtins`.
    unsafe { produce(ctx, out, |state| state.load_element(view as u64, list(indices, count))) }
}

pub(crate) unsafe extern "C" fn store_element(
    ctx: *mut Ctx,
    view: i64,
    indices: *const i64,
    count: i64,
    value: *const Slot,
) -> i32 {
    // SAFETY: the contract of `builtins`; `value` points to a slot of the caller.
    unsafe { guard(ctx, |state| state.store_element(view as u64, list(indices, count), value.read())) }
}
