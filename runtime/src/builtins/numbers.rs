//! Numbers that the code generator has no instructions for. Integers and floats of every kind travel as their bits.
#![allow(unsafe_code, reason = "receives raw pointers from generated code")]

use crate::abi::Slot;
use checkjit_numerics::complex::{Complex, ComplexFn};
use checkjit_numerics::{FloatKind, FloatOp, IntOp, Rounding, math, scalar};

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
    // SAFETY: the contract of `builtins`: two arguments and a slot for the result.
    unsafe {
        let [base, power] = [0, 1].map(|index| args.add(index).read().as_u128());
        out.write(Slot::u128(math::ipowi(width as u32, base, power).unwrap_or(0)));
    }
}

pub(crate) unsafe extern "C" fn exact(function: i32, kind: i32, args: *const Slot, out: *mut Slot) {
    let Some((function, kind)) = ordinal(math::Exact::ALL, function).zip(float_kind(kind)) else { return };
    // SAFETY: the contract of `builtins`: as many arguments as the function has, and a slot for the result.
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
    // SAFETY: the contract of `builtins`: `args` has two slots.
    let (a, b) = unsafe { (args.read().as_u128(), args.add(1).read().as_u128()) };
    let known = ordinal(FloatOp::ALL, op).zip(float_kind(kind)).zip(ordinal(Rounding::ALL, rounding));
    let result = known.map_or(0, |((op, kind), rounding)| op.apply(kind, a, b, rounding));
    // SAFETY: the contract of `builtins`.
    unsafe { out.write(Slot::u128(result)) };
}

pub(crate) unsafe extern "C" fn float_compare(kind: i32, args: *const Slot) -> i32 {
    // SAFETY: the contract of `builtins`: `args` has two slots.
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
    // SAFETY: the contract of `builtins`: `args` has one slot.
    let bits = unsafe { args.read().as_u128() };
    let known = float_kind(from).zip(float_kind(to)).zip(ordinal(Rounding::ALL, rounding));
    let result = known.map_or(0, |((from, to), rounding)| from.convert_rounding(bits, to, rounding));
    // SAFETY: the contract of `builtins`.
    unsafe { out.write(Slot::u128(result)) };
}

pub(crate) unsafe extern "C" fn int_to_float(
    kind: i32,
    width: i32,
    signed: i32,
    args: *const Slot,
    out: *mut Slot,
) {
    // SAFETY: the contract of `builtins`: `args` has one slot.
    let bits = unsafe { args.read().as_u128() };
    let value = checkjit_numerics::sign_extend(bits, width.unsigned_abs());
    let negative = signed != 0 && value < 0;
    let magnitude = if negative { value.unsigned_abs() } else { bits };
    let result = float_kind(kind).map_or(0, |kind| kind.from_integer(negative, magnitude));
    // SAFETY: the contract of `builtins`.
    unsafe { out.write(Slot::u128(result)) };
}

pub(crate) unsafe extern "C" fn float_to_int(
    kind: i32,
    width: i32,
    signed: i32,
    args: *const Slot,
    out: *mut Slot,
) {
    // SAFETY: the contract of `builtins`: `args` has one slot.
    let bits = unsafe { args.read().as_u128() };
    let result = float_kind(kind).map_or(0, |kind| kind.to_integer(bits, width.unsigned_abs(), signed != 0));
    // SAFETY: the contract of `builtins`.
    unsafe { out.write(Slot::u128(result)) };
}

pub(crate) unsafe extern "C" fn int_binary(op: i32, width: i32, args: *const Slot, out: *mut Slot) {
    // SAFETY: the contract of `builtins`: `args` has two slots.
    let (a, b) = unsafe { (args.read().as_u128(), args.add(1).read().as_u128()) };
    let result = ordinal(IntOp::ALL, op).map_or(0, |op| op.apply(a, b, width.unsigned_abs()));
    // SAFETY: the contract of `builtins`.
    unsafe { out.write(Slot::u128(result)) };
}

pub(crate) unsafe extern "C" fn complex(function: i32, kind: i32, args: *const Slot, out: *mut Slot) {
    // SAFETY: the contract of `builtins`: `args` has two slots.
    let (a, b) = unsafe { (parts(args.read()), parts(args.add(1).read())) };
    let known = ordinal(ComplexFn::ALL, function).zip(float_kind(kind)).filter(|(_, kind)| kind.bits() <= 64);
    let [re, im] = known.map_or([0; 2], |(function, kind)| function.apply(kind, a, b));
    // SAFETY: the contract of `builtins`.
    unsafe { out.write(Slot { lo: re as u64, hi: im as u64 }) };
}

pub(crate) unsafe extern "C" fn complex_powi(kind: i32, width: i32, args: *const Slot, out: *mut Slot) {
    // SAFETY: the contract of `builtins`: `args` has two slots.
    let (base, power) = unsafe { (parts(args.read()), args.add(1).read().as_u128()) };
    let power = checkjit_numerics::sign_extend(power, width.unsigned_abs());
    let [re, im] = float_kind(kind).map_or([0; 2], |kind| {
        let [re, im] = base.map(|part| kind.decode(part));
        let value = checkjit_numerics::complex::powi(Complex::new(re, im), power);
        [kind.encode(value.re), kind.encode(value.im)]
    });
    // SAFETY: the contract of `builtins`.
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

fn float_kind(index: i32) -> Option<FloatKind> {
    ordinal(FloatKind::ALL, index)
}
