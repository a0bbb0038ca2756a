//! The functions behind the imports `check.expect_*`.
//!
//! A passing check of a scalar is a load, a compare and a count. A check of tensors looks its operands up,
//! maps or transfers them ([`DeviceState::with_host_bytes`](crate::device)) and compares in place.
#![allow(unsafe_code, reason = "receives raw pointers from generated code")]

use std::ffi::c_void;

use super::{CheckKind, Outcome, TensorRef, Tolerance};
use crate::abi::{Ctx, HostFn, Slot};
use crate::builtins::guard;
use crate::handle;
use crate::state::InstanceState;
use crate::status::Status;

impl CheckKind {
    /// The function that an import of this name is bound to.
    ///
    /// # Safety
    ///
    /// Of the function: `ctx` is the context of a live instance that is not borrowed, `args` points to
    /// [`CheckKind::operands`] slots. `data` and `results` are not looked at.
    pub fn host_fn(self) -> HostFn {
        match self {
            Self::ExpectTrue => scalar::<true>,
            Self::ExpectFalse => scalar::<false>,
            Self::ExpectAllTrue => all_true,
            Self::ExpectEq => eq,
            Self::ExpectAlmostEq => almost_eq,
        }
    }
}

unsafe extern "C" fn scalar<const EXPECTED: bool>(
    ctx: *mut Ctx,
    _: *const c_void,
    args: *const Slot,
    _: *mut Slot,
) -> i32 {
    // SAFETY: `args` has one slot, and `ctx` is a live context.
    let value = unsafe {
        (*ctx).executed += 1;
        (*args).as_i32()
    };
    if (value != 0) == EXPECTED {
        return 0;
    }
    let kind = if EXPECTED { CheckKind::ExpectTrue } else { CheckKind::ExpectFalse };
    let outcome = if EXPECTED { super::expect_true(value) } else { super::expect_false(value) };
    // SAFETY: the contract of `CheckKind::host_fn`.
    unsafe { finish(ctx, kind, |_| Ok(outcome)) }
}

unsafe extern "C" fn all_true(ctx: *mut Ctx, _: *const c_void, args: *const Slot, _: *mut Slot) -> i32 {
    // SAFETY: `args` has two slots, and the contract of `CheckKind::host_fn`.
    unsafe {
        (*ctx).executed += 1;
        let [device, view] = *args.cast::<[Slot; 2]>();
        finish(ctx, CheckKind::ExpectAllTrue, |state| {
            with_tensors(state, device, [view], |[operand]| Ok(super::expect_all_true(&operand)))
        })
    }
}

unsafe extern "C" fn eq(ctx: *mut Ctx, _: *const c_void, args: *const Slot, _: *mut Slot) -> i32 {
    // SAFETY: `args` has three slots, and the contract of `CheckKind::host_fn`.
    unsafe {
        (*ctx).executed += 1;
        let [device, lhs, rhs] = *args.cast::<[Slot; 3]>();
        finish(ctx, CheckKind::ExpectEq, |state| {
            with_tensors(state, device, [lhs, rhs], |[lhs, rhs]| Ok(super::expect_eq(&lhs, &rhs)))
        })
    }
}

unsafe extern "C" fn almost_eq(ctx: *mut Ctx, _: *const c_void, args: *const Slot, _: *mut Slot) -> i32 {
    // SAFETY: `args` has five slots, and the contract of `CheckKind::host_fn`.
    unsafe {
        (*ctx).executed += 1;
        let [device, lhs, rhs, atol, rtol] = *args.cast::<[Slot; 5]>();
        let tolerance = Tolerance { atol: atol.as_f32(), rtol: rtol.as_f32() };
        finish(ctx, CheckKind::ExpectAlmostEq, |state| {
            with_tensors(state, device, [lhs, rhs], |[lhs, rhs]| {
                super::expect_almost_eq(&lhs, &rhs, tolerance)
            })
        })
    }
}

/// Makes a check and records it when it fails.
///
/// # Safety
///
/// As for [`guard`].
unsafe fn finish(
    ctx: *mut Ctx,
    kind: CheckKind,
    check: impl FnOnce(&mut InstanceState) -> Result<Outcome, Status>,
) -> i32 {
    // SAFETY: the caller's contract is that of `guard`.
    unsafe {
        let site = (*ctx).site;
        guard(ctx, |state| {
            if let Some(failure) = check(state)? {
                state.checks.push(site, kind, failure);
            }
            Ok(())
        })
    }
}

/// Calls `body` with the contents of views in host memory.
fn with_tensors<const N: usize, T>(
    state: &mut InstanceState,
    device: Slot,
    views: [Slot; N],
    body: impl FnOnce([TensorRef<'_>; N]) -> Result<T, Status>,
) -> Result<T, Status> {
    if !handle::is_device(device.lo) {
        return Err(Status::invalid("the device operand of a check is no device"));
    }
    state.with_host_tensors(views.map(|view| view.lo), body)
}
