//! The functions behind the rows of [`crate::abi::table`].
//!
//! Each one is a shim: it borrows the instance for as long as it runs, calls the safe function that does
//! the work, and turns an error or a panic into a recorded status. No panic leaves these files.
//!
//! # Safety
//!
//! What every function here and in the two files below asks of generated code: `ctx` is the context that was
//! passed to the entry; `out` points to a slot of the caller; `extents` points to as many values as the named layout
//! has dynamic extents, or as `rank` says, `indices` to `count` values and `views` to `count` slots, `args` to as many
//! slots as the named launch has parameters, or the function arguments. Handles need not be valid: they are looked
//! up. While a shim runs no other reference to the instance exists, because generated code holds none and [`launch`]
//! ends its borrow before it calls the kernel.
#![allow(unsafe_code, reason = "receives raw pointers from generated code")]

mod numbers;
mod views;

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::abi::{Ctx, KERNEL_INTERRUPTED, Slot, Trap};
use crate::launch::Prepared;
use crate::state::InstanceState;
use crate::status::{Status, StatusCode};

pub(crate) use numbers::*;
pub(crate) use views::*;

/// Runs `body` on the instance of `ctx`. Returns 0, or the code of the status that it recorded.
///
/// # Safety
///
/// `ctx` is the context of a live instance that is not borrowed.
pub(crate) unsafe fn guard(
    ctx: *mut Ctx,
    body: impl FnOnce(&mut InstanceState) -> Result<(), Status>,
) -> i32 {
    // SAFETY: the caller passes the context of a live, unborrowed instance.
    let state = unsafe { &mut *(*ctx).instance };
    match catch_unwind(AssertUnwindSafe(|| body(state))) {
        Ok(Ok(())) => 0,
        // SAFETY: as above; `state` is not used again.
        Ok(Err(status)) => unsafe { record(ctx, status) },
        // SAFETY: as above.
        Err(panic) => unsafe { record(ctx, panic_status(panic.as_ref())) },
    }
}

/// As [`guard`]; what `body` makes is written to `out`.
///
/// # Safety
///
/// As for [`guard`], and `out` points to a slot of the caller.
unsafe fn produce<T: Into<Slot>>(
    ctx: *mut Ctx,
    out: *mut Slot,
    body: impl FnOnce(&mut InstanceState) -> Result<T, Status>,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe {
        guard(ctx, |state| {
            out.write(body(state)?.into());
            Ok(())
        })
    }
}

/// Keeps `status` as the reason of the failure, unless there is one, and returns its code.
///
/// # Safety
///
/// As for [`guard`].
pub(crate) unsafe fn record(ctx: *mut Ctx, status: Status) -> i32 {
    // SAFETY: the caller passes the context of a live, unborrowed instance.
    let (site, state) = unsafe { ((*ctx).site, &mut *(*ctx).instance) };
    let code = if status.code == StatusCode::Ok { StatusCode::Internal } else { status.code };
    state.fail(status.at(site));
    code as i32
}

/// What is said of a panic.
pub(crate) fn panic_status(panic: &(dyn Any + Send)) -> Status {
    let text = panic
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| panic.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("no message");
    Status::internal(format!("panic: {text}"))
}

/// As many values as generated code says there are.
///
/// # Safety
///
/// `values` points to `count` of them, which live while the caller does.
unsafe fn list<'a, T>(values: *const T, count: impl TryInto<usize>) -> &'a [T] {
    match count.try_into() {
        // SAFETY: the caller vouches for the values; the pointer of an empty list is not looked at.
        Ok(count) if count > 0 => unsafe { std::slice::from_raw_parts(values, count) },
        _ => &[],
    }
}

pub(crate) unsafe extern "C" fn launch(ctx: *mut Ctx, launch: i32, args: *const Slot) -> i32 {
    let mut prepared = None;
    // SAFETY: the contract of this file: `args` has one slot a parameter of the launch.
    let code = unsafe {
        guard(ctx, |state| {
            let count = state.launch_desc(launch)?.params.len();
            prepared = Some(state.prepare_launch(launch, list(args, count))?);
            Ok(())
        })
    };
    let Some(Prepared { kernel, frame }) = prepared else { return code };
    // SAFETY: the instance is not borrowed here. The frame was checked against the launch's description,
    // which is what the kernel was compiled for: each pointer addresses at least the bytes of its shape,
    // what is written is reachable through the arguments of this launch only.
    let ordinal = unsafe { kernel(ctx, frame.as_ptr()) };
    match ordinal {
        0 => 0,
        // SAFETY: the contract of this file.
        KERNEL_INTERRUPTED => unsafe {
            guard(ctx, |state| Err(state.interruption().unwrap_or_else(|| interrupted(0))))
        },
        // SAFETY: the contract of this file.
        _ => unsafe { guard(ctx, |state| Err(state.kernel_failure(launch, ordinal))) },
    }
}

pub(crate) unsafe extern "C" fn fail(ctx: *mut Ctx, code: i32) -> i32 {
    // SAFETY: the contract of this file.
    unsafe {
        let site = (*ctx).site;
        guard(ctx, |state| {
            Err(match (Trap::from_code(code), StatusCode::from_i32(code)) {
                (Some(trap), _) => state.trap(trap, site),
                (None, Some(StatusCode::Cancelled | StatusCode::DeadlineExceeded)) => {
                    state.interruption().unwrap_or_else(|| interrupted(code))
                }
                (None, Some(code)) => Status::new(code, "the program stopped with this status"),
                (None, None) => Status::internal(format!("stopped with an unknown code {code}")),
            })
        })
    }
}

/// The status for the value of the interruption flag.
pub(crate) fn interrupted(code: i32) -> Status {
    if code == StatusCode::DeadlineExceeded as i32 {
        Status::new(StatusCode::DeadlineExceeded, "the time limit was reached")
    } else {
        Status::new(StatusCode::Cancelled, "the run was cancelled")
    }
}
