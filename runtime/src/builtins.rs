//! The functions behind the rows of [`crate::abi::table`].
//!
//! Each one is a shim: it borrows the instance for as long as it runs, calls the safe function that does
//! the work, and turns an error or a panic into a recorded status. No panic leaves this file.
//!
//! # Safety
//!
//! What every function here asks of generated code: `ctx` is the context that was passed to the entry;
//! `out` points to a slot of the caller; `extents` points to as many values as the named layout has
//! dynamic extents, or as `rank` says, `indices` to `count` values and `views` to `count` slots, `args` to as many
//! slots as the named launch has parameters, or the function arguments. Handles need not be valid: they are looked
//! up. While a shim runs no other reference to the instance exists, because generated code holds none and [`launch`]
//! ends its borrow before it calls the kernel.
#![allow(unsafe_code, reason = "receives raw pointers from generated code")]

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use checkjit_numerics::complex::{Complex, ComplexFn};
use checkjit_numerics::{FloatKind, FloatOp, IntOp, Rounding, math, scalar};

use crate::abi::{Ctx, KERNEL_INTERRUPTED, Slot, Trap};
use crate::hal::Expected;
use crate::handle;
use crate::launch::Prepared;
use crate::program::Layout;
use crate::state::InstanceState;
use crate::status::{Status, StatusCode};

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

/// The extents of `layout`, dynamic ones from `extents`.
///
/// # Safety
///
/// `extents` points to one value for each dynamic extent of the layout.
unsafe fn read_shape(layout: &Layout, extents: *const i64) -> Result<crate::state::Shape, Status> {
    let mut next = 0;
    let mut dynamic = || {
        // SAFETY: called once a dynamic extent, and the caller vouches for that many values.
        let extent = unsafe { extents.add(next).read() };
        next += 1;
        u64::try_from(extent).map_err(|_| Status::invalid(format!("negative tensor extent {extent}")))
    };
    layout.dims.iter().map(|dim| dim.map_or_else(&mut dynamic, Ok)).collect()
}

pub(crate) unsafe extern "C" fn device(ctx: *mut Ctx, index: i64, out: *mut Slot) -> i32 {
    // SAFETY: the contract of this file.
    unsafe {
        guard(ctx, |_| {
            let handle = handle::device(index)
                .ok_or_else(|| Status::new(StatusCode::NotFound, format!("no device with index {index}")))?;
            out.write(Slot::new(handle));
            Ok(())
        })
    }
}

pub(crate) unsafe extern "C" fn constant(ctx: *mut Ctx, ordinal: i32, out: *mut Slot) -> i32 {
    // SAFETY: the contract of this file; `constants` has a slot for each constant of the program, and
    // `constant` fails for an ordinal that names none.
    unsafe {
        let constants = (*ctx).constants;
        guard(ctx, |state| {
            let index = usize::try_from(ordinal).unwrap_or(usize::MAX);
            let handle = state.constant(index)?;
            constants.add(index).write(Slot::new(handle));
            out.write(Slot::new(handle));
            Ok(())
        })
    }
}

pub(crate) unsafe extern "C" fn alloc(
    ctx: *mut Ctx,
    layout: i32,
    extents: *const i64,
    out: *mut Slot,
) -> i32 {
    // SAFETY: the contract of this file.
    unsafe {
        guard(ctx, |state| {
            let (element, shape) = {
                let layout = state.layout(layout)?;
                (layout.element, read_shape(layout, extents)?)
            };
            out.write(Slot::new(state.allocate(element, shape)?));
            Ok(())
        })
    }
}

pub(crate) unsafe extern "C" fn reuse(
    ctx: *mut Ctx,
    view: i64,
    layout: i32,
    extents: *const i64,
    out: *mut Slot,
) -> i32 {
    // SAFETY: the contract of this file.
    unsafe {
        guard(ctx, |state| {
            let (element, shape) = {
                let layout = state.layout(layout)?;
                (layout.element, read_shape(layout, extents)?)
            };
            out.write(Slot::new(state.reuse(view as u64, element, shape)?));
            Ok(())
        })
    }
}

pub(crate) unsafe extern "C" fn writable(ctx: *mut Ctx, view: i64, out: *mut Slot) -> i32 {
    // SAFETY: the contract of this file.
    unsafe {
        guard(ctx, |state| {
            out.write(Slot::new(state.writable(view as u64)?));
            Ok(())
        })
    }
}

pub(crate) unsafe extern "C" fn copy(ctx: *mut Ctx, view: i64, out: *mut Slot) -> i32 {
    // SAFETY: the contract of this file.
    unsafe {
        guard(ctx, |state| {
            out.write(Slot::new(state.copy(view as u64)?));
            Ok(())
        })
    }
}

pub(crate) unsafe extern "C" fn cast(ctx: *mut Ctx, view: i64, layout: i32, out: *mut Slot) -> i32 {
    // SAFETY: the contract of this file.
    unsafe {
        guard(ctx, |state| {
            out.write(Slot::new(state.cast(view as u64, layout)?));
            Ok(())
        })
    }
}

pub(crate) unsafe extern "C" fn reshape(
    ctx: *mut Ctx,
    view: i64,
    layout: i32,
    extents: *const i64,
    out: *mut Slot,
) -> i32 {
    // SAFETY: the contract of this file.
    unsafe {
        guard(ctx, |state| {
            let (element, shape) = {
                let layout = state.layout(layout)?;
                (layout.element, read_shape(layout, extents)?)
            };
            out.write(Slot::new(state.reshape(view as u64, element, shape)?));
            Ok(())
        })
    }
}

pub(crate) unsafe extern "C" fn retain(ctx: *mut Ctx, view: i64) {
    // SAFETY: the contract of this file. A stale handle is recorded and ends the call that made it.
    unsafe { guard(ctx, |state| state.retain(view as u64)) };
}

pub(crate) unsafe extern "C" fn release(ctx: *mut Ctx, view: i64) {
    // SAFETY: as in `retain`.
    unsafe { guard(ctx, |state| state.release(view as u64)) };
}

pub(crate) unsafe extern "C" fn launch(ctx: *mut Ctx, launch: i32, args: *const Slot) -> i32 {
    let mut prepared = None;
    // SAFETY: the contract of this file: `args` has one slot a parameter of the launch.
    let code = unsafe {
        guard(ctx, |state| {
            let count = state.launch_desc(launch)?.params.len();
            let args = if count == 0 { &[] } else { std::slice::from_raw_parts(args, count) };
            prepared = Some(state.prepare_launch(launch, args)?);
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

pub(crate) unsafe extern "C" fn view_dim(ctx: *mut Ctx, view: i64, index: i64, out: *mut Slot) -> i32 {
    // SAFETY: the contract of this file.
    unsafe {
        guard(ctx, |state| {
            out.write(Slot::new(state.dim(view as u64, index)?));
            Ok(())
        })
    }
}

pub(crate) unsafe extern "C" fn view_rank(ctx: *mut Ctx, view: i64, out: *mut Slot) -> i32 {
    // SAFETY: the contract of this file.
    unsafe {
        guard(ctx, |state| {
            out.write(Slot::new(state.view(view as u64)?.shape.len() as u64));
            Ok(())
        })
    }
}

pub(crate) unsafe extern "C" fn view_element_type(ctx: *mut Ctx, view: i64, out: *mut Slot) -> i32 {
    // SAFETY: the contract of this file.
    unsafe {
        guard(ctx, |state| {
            out.write(Slot::new(state.view(view as u64)?.element.hal_type().into()));
            Ok(())
        })
    }
}

pub(crate) unsafe extern "C" fn view_buffer(ctx: *mut Ctx, view: i64, out: *mut Slot) -> i32 {
    // SAFETY: the contract of this file.
    unsafe {
        guard(ctx, |state| {
            out.write(Slot::new(state.view_buffer(view as u64)?));
            Ok(())
        })
    }
}

pub(crate) unsafe extern "C" fn subspan(
    ctx: *mut Ctx,
    buffer: i64,
    offset: i64,
    length: i64,
    out: *mut Slot,
) -> i32 {
    // SAFETY: the contract of this file.
    unsafe {
        guard(ctx, |state| {
            out.write(Slot::new(state.subspan(buffer as u64, offset, length)?));
            Ok(())
        })
    }
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
    // SAFETY: the contract of this file.
    unsafe {
        guard(ctx, |state| {
            let shape = list(extents, rank);
            let view = state.create_view(buffer as u64, [offset, length], element, encoding, shape)?;
            out.write(Slot::new(view));
            Ok(())
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
    // SAFETY: the contract of this file.
    unsafe {
        guard(ctx, |state| {
            let message = state.string(message)?;
            let shape = list(extents, rank);
            state.assert_view(view as u64, &Expected { message: &message, element, encoding, shape })
        })
    }
}

pub(crate) unsafe extern "C" fn view_trace(ctx: *mut Ctx, key: i32, views: *const Slot, count: i64) -> i32 {
    // SAFETY: the contract of this file.
    unsafe {
        guard(ctx, |state| {
            let key = state.string(key)?;
            let views: Vec<u64> = list(views, count).iter().map(|slot| slot.lo).collect();
            state.trace_views(&key, &views)
        })
    }
}

/// As many values as generated code says there are.
///
/// # Safety
///
/// `values` points to `count` of them, which live while the caller does.
unsafe fn list<'a, T>(values: *const T, count: i64) -> &'a [T] {
    match usize::try_from(count) {
        // SAFETY: the caller vouches for the values; the pointer of an empty list is not looked at.
        Ok(count) if count > 0 => unsafe { std::slice::from_raw_parts(values, count) },
        _ => &[],
    }
}

pub(crate) unsafe extern "C" fn load_element(
    ctx: *mut Ctx,
    view: i64,
    indices: *const i64,
    count: i64,
    out: *mut Slot,
) -> i32 {
    // SAFETY: the contract of this file.
    unsafe {
        guard(ctx, |state| {
            out.write(state.load_element(view as u64, read_indices(indices, count))?);
            Ok(())
        })
    }
}

pub(crate) unsafe extern "C" fn store_element(
    ctx: *mut Ctx,
    view: i64,
    indices: *const i64,
    count: i64,
    value: *const Slot,
) -> i32 {
    // SAFETY: the contract of this file; `value` points to a slot of the caller.
    unsafe {
        guard(ctx, |state| state.store_element(view as u64, read_indices(indices, count), value.read()))
    }
}

/// # Safety
///
/// `indices` points to `count` values that live as long as the result is used.
unsafe fn read_indices<'a>(indices: *const i64, count: i64) -> &'a [i64] {
    match usize::try_from(count) {
        // SAFETY: the caller vouches for that many values.
        Ok(count) if count > 0 => unsafe { std::slice::from_raw_parts(indices, count) },
        _ => &[],
    }
}

pub(crate) unsafe extern "C" fn fail(ctx: *mut Ctx, code: i32) -> i32 {
    // SAFETY: the contract of this file.
    unsafe {
        guard(ctx, |state| {
            Err(match (Trap::from_code(code), StatusCode::from_i32(code)) {
                (Some(trap), _) => trap.into(),
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

pub(crate) unsafe extern "C" fn f16_to_f32(bits: i32) -> f32 {
    scalar::f16_to_f32(bits as u16)
}

pub(crate) unsafe extern "C" fn f32_to_f16(value: f32) -> i32 {
    i32::from(scalar::f32_to_f16(value))
}

pub(crate) unsafe extern "C" fn f64_to_f16(value: f64) -> i32 {
    FloatKind::F16.encode(value) as u16 as i32
}

pub(crate) unsafe extern "C" fn f32_to_bf16(value: f32) -> i32 {
    i32::from(scalar::f32_to_bf16(value))
}

pub(crate) unsafe extern "C" fn f64_to_bf16(value: f64) -> i32 {
    FloatKind::BF16.encode(value) as u16 as i32
}

pub(crate) unsafe extern "C" fn decode_float(kind: i32, bits: u64) -> f64 {
    float_kind(kind).map_or(f64::NAN, |kind| kind.decode(bits.into()))
}

pub(crate) unsafe extern "C" fn encode_float(kind: i32, value: f64) -> u64 {
    float_kind(kind).map_or(0, |kind| kind.encode(value) as u64)
}

pub(crate) unsafe extern "C" fn fma(a: f64, b: f64, c: f64) -> f64 {
    math::fma_f64(a, b, c)
}

pub(crate) unsafe extern "C" fn fma_to_odd(a: f64, b: f64, c: f64) -> f64 {
    math::fma_to_odd(a, b, c)
}

pub(crate) unsafe extern "C" fn powi(x: f64, low: u64, high: i64) -> f64 {
    math::powi(x, i128::from(high) << 64 | i128::from(low))
}

pub(crate) unsafe extern "C" fn ipowi(width: i32, args: *const Slot, out: *mut Slot) {
    // SAFETY: the contract of this file: two arguments and a slot for the result.
    unsafe {
        let [base, power] = [0, 1].map(|index| args.add(index).read().as_u128());
        out.write(Slot::u128(math::ipowi(width as u32, base, power).unwrap_or(0)));
    }
}

pub(crate) unsafe extern "C" fn exact(function: i32, kind: i32, args: *const Slot, out: *mut Slot) {
    let function = usize::try_from(function).ok().and_then(|ordinal| math::Exact::ALL.get(ordinal));
    let Some((function, kind)) = function.zip(float_kind(kind)) else { return };
    // SAFETY: the contract of this file: as many arguments as the function has, and a slot for the result.
    unsafe {
        let read = |index| if index < function.arity() { args.add(index).read().as_u128() } else { 0 };
        out.write(Slot::u128(function.at_bits(kind, [read(0), read(1), read(2)])));
    }
}

pub(crate) unsafe extern "C" fn fmod(a: f64, b: f64) -> f64 {
    a % b
}

pub(crate) unsafe extern "C" fn float_binary(
    op: i32,
    kind: i32,
    rounding: i32,
    args: *const Slot,
    out: *mut Slot,
) {
    // SAFETY: the contract of this file: `args` has two slots.
    let (a, b) = unsafe { (args.read().as_u128(), args.add(1).read().as_u128()) };
    let known = ordinal(FloatOp::ALL, op).zip(float_kind(kind)).zip(ordinal(Rounding::ALL, rounding));
    let result = known.map_or(0, |((op, kind), rounding)| op.apply(kind, a, b, rounding));
    // SAFETY: the contract of this file.
    unsafe { out.write(Slot::u128(result)) };
}

pub(crate) unsafe extern "C" fn float_compare(kind: i32, args: *const Slot) -> i32 {
    // SAFETY: the contract of this file: `args` has two slots.
    let (a, b) = unsafe { (args.read().as_u128(), args.add(1).read().as_u128()) };
    float_kind(kind).and_then(|kind| kind.compare(a, b)).map_or(2, |order| order as i32)
}

pub(crate) unsafe extern "C" fn convert_float(
    from: i32,
    to: i32,
    rounding: i32,
    args: *const Slot,
    out: *mut Slot,
) {
    // SAFETY: the contract of this file: `args` has one slot.
    let bits = unsafe { args.read().as_u128() };
    let known = float_kind(from).zip(float_kind(to)).zip(ordinal(Rounding::ALL, rounding));
    let result = known.map_or(0, |((from, to), rounding)| from.convert_rounding(bits, to, rounding));
    // SAFETY: the contract of this file.
    unsafe { out.write(Slot::u128(result)) };
}

pub(crate) unsafe extern "C" fn int_to_float(
    kind: i32,
    width: i32,
    signed: i32,
    args: *const Slot,
    out: *mut Slot,
) {
    // SAFETY: the contract of this file: `args` has one slot.
    let bits = unsafe { args.read().as_u128() };
    let value = checkjit_numerics::sign_extend(bits, width.unsigned_abs());
    let negative = signed != 0 && value < 0;
    let magnitude = if negative { value.unsigned_abs() } else { bits };
    let result = float_kind(kind).map_or(0, |kind| kind.from_integer(negative, magnitude));
    // SAFETY: the contract of this file.
    unsafe { out.write(Slot::u128(result)) };
}

pub(crate) unsafe extern "C" fn float_to_int(
    kind: i32,
    width: i32,
    signed: i32,
    args: *const Slot,
    out: *mut Slot,
) {
    // SAFETY: the contract of this file: `args` has one slot.
    let bits = unsafe { args.read().as_u128() };
    let result = float_kind(kind).map_or(0, |kind| kind.to_integer(bits, width.unsigned_abs(), signed != 0));
    // SAFETY: the contract of this file.
    unsafe { out.write(Slot::u128(result)) };
}

pub(crate) unsafe extern "C" fn int_binary(op: i32, width: i32, args: *const Slot, out: *mut Slot) {
    // SAFETY: the contract of this file: `args` has two slots.
    let (a, b) = unsafe { (args.read().as_u128(), args.add(1).read().as_u128()) };
    let result = ordinal(IntOp::ALL, op).map_or(0, |op| op.apply(a, b, width.unsigned_abs()));
    // SAFETY: the contract of this file.
    unsafe { out.write(Slot::u128(result)) };
}

pub(crate) unsafe extern "C" fn complex(function: i32, kind: i32, args: *const Slot, out: *mut Slot) {
    // SAFETY: the contract of this file: `args` has two slots.
    let (a, b) = unsafe { (parts(args.read()), parts(args.add(1).read())) };
    let known = ordinal(ComplexFn::ALL, function).zip(float_kind(kind)).filter(|(_, kind)| kind.bits() <= 64);
    let [re, im] = known.map_or([0; 2], |(function, kind)| function.apply(kind, a, b));
    // SAFETY: the contract of this file.
    unsafe { out.write(Slot { lo: re as u64, hi: im as u64 }) };
}

pub(crate) unsafe extern "C" fn complex_powi(kind: i32, width: i32, args: *const Slot, out: *mut Slot) {
    // SAFETY: the contract of this file: `args` has two slots.
    let (base, power) = unsafe { (parts(args.read()), args.add(1).read().as_u128()) };
    let power = checkjit_numerics::sign_extend(power, width.unsigned_abs());
    let [re, im] = float_kind(kind).map_or([0; 2], |kind| {
        let [re, im] = base.map(|part| kind.decode(part));
        let value = checkjit_numerics::complex::powi(Complex::new(re, im), power);
        [kind.encode(value.re), kind.encode(value.im)]
    });
    // SAFETY: the contract of this file.
    unsafe { out.write(Slot { lo: re as u64, hi: im as u64 }) };
}

/// The parts of a complex number.
fn parts(slot: Slot) -> [u128; 2] {
    [slot.lo.into(), slot.hi.into()]
}

/// The element of a list that generated code names by its position.
fn ordinal<T: Copy>(all: &[T], index: i32) -> Option<T> {
    all.get(usize::try_from(index).ok()?).copied()
}

fn float_kind(ordinal: i32) -> Option<FloatKind> {
    FloatKind::ALL.get(usize::try_from(ordinal).ok()?).copied()
}
