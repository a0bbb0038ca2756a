//! The table of runtime functions that generated code calls.
//!
//! One row a function. From the rows come the enum [`Builtin`], the signatures that the code generator
//! declares and the `#[repr(C)]` [`BuiltinTable`] that [`Ctx::builtins`](super::Ctx::builtins) points
//! to, filled from the functions of equal name in `builtins`: a row without a function, or with
//! one of another type, does not compile.
#![allow(unsafe_code, reason = "the table holds unsafe function pointers")]

use std::mem::offset_of;

use super::{Ctx, Slot};
use crate::builtins;
use checkjit_numerics::math::{Binary, BinaryFn, Unary, UnaryF32Fn, UnaryFn};

/// The machine type of a parameter or a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ParamKind {
    /// A pointer.
    Ptr,
    /// A 32-bit integer.
    I32,
    /// A 64-bit integer; also a reference.
    I64,
    /// A 32-bit float.
    F32,
    /// A 64-bit float.
    F64,
}

/// Rust types that may stand in a row.
trait Abi {
    const KIND: ParamKind;
}
impl<T> Abi for *mut T {
    const KIND: ParamKind = ParamKind::Ptr;
}
impl<T> Abi for *const T {
    const KIND: ParamKind = ParamKind::Ptr;
}
impl Abi for i32 {
    const KIND: ParamKind = ParamKind::I32;
}
impl Abi for i64 {
    const KIND: ParamKind = ParamKind::I64;
}
impl Abi for u64 {
    const KIND: ParamKind = ParamKind::I64;
}
impl Abi for f32 {
    const KIND: ParamKind = ParamKind::F32;
}
impl Abi for f64 {
    const KIND: ParamKind = ParamKind::F64;
}

macro_rules! builtins {
    ($(
        $(#[doc = $doc:literal])*
        $variant:ident = fn $name:ident($($param:ident: $type:ty),*) $(-> $ret:ty)?;
    )*) => {
        /// A function of the runtime that generated code calls.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(usize)]
        pub enum Builtin {
            $($(#[doc = $doc])* $variant,)*
        }

        impl Builtin {
            /// Every builtin in the order of the table.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The name of the function and of its field in [`BuiltinTable`].
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => stringify!($name),)*
                }
            }

            /// The kinds of its parameters and of its result.
            pub const fn signature(self) -> (&'static [ParamKind], Option<ParamKind>) {
                match self {
                    $(Self::$variant => (
                        const { &[$(<$type as Abi>::KIND),*] },
                        builtins!(@ret $($ret)?),
                    ),)*
                }
            }
        }

        /// Function pointers in the order of [`Builtin::ALL`], then those of [`MathBuiltin`].
        #[derive(Debug)]
        #[repr(C)]
        pub struct BuiltinTable {
            $($(#[doc = $doc])* pub $name: unsafe extern "C" fn($($param: $type),*) $(-> $ret)?,)*
            /// The functions of one `f64`, by ordinal.
            pub unary_f64: [UnaryFn; Unary::COUNT],
            /// The functions of one `f32`, by ordinal.
            pub unary_f32: [UnaryF32Fn; Unary::COUNT],
            /// The functions of two `f64`, by ordinal.
            pub binary_f64: [BinaryFn; Binary::COUNT],
        }

        /// The one table there is.
        pub static BUILTINS: BuiltinTable = BuiltinTable {
            $($name: builtins::$name,)*
            unary_f64: Unary::F64,
            unary_f32: Unary::F32,
            binary_f64: Binary::F64,
        };
    };
    (@ret) => { None };
    (@ret $ret:ty) => { Some(<$ret as Abi>::KIND) };
}

builtins! {
    /// The device with ordinal `index`; NOT_FOUND when there is none.
    Device = fn device(ctx: *mut Ctx, index: i64, out: *mut Slot) -> i32;
    /// The buffer view of a program constant. Uploaded on first use; immortal: never counted, and a
    /// launch may not write to it.
    Constant = fn constant(ctx: *mut Ctx, ordinal: i32, out: *mut Slot) -> i32;
    /// A new buffer view of the program's layout `layout`, whose dynamic extents are read from
    /// `extents` in order. Every bit of every element is one.
    Alloc = fn alloc(ctx: *mut Ctx, layout: i32, extents: *const i64, out: *mut Slot) -> i32;
    /// A view to write to: over the storage of `view` when that reference is the only one, the storage
    /// is not immortal and has as many elements of as many bits, else as [`Builtin::Alloc`]. Contents are whatever
    /// was there. `view` stays valid, may be read by the launch that writes the result, and is still to
    /// be released.
    Reuse = fn reuse(ctx: *mut Ctx, view: i64, layout: i32, extents: *const i64, out: *mut Slot) -> i32;
    /// A view to write to that has the type, shape and contents of `view`: over its storage when that
    /// reference is the only one and the storage not immortal, else over a copy made on the device.
    /// `view` stays valid and is still to be released.
    Writable = fn writable(ctx: *mut Ctx, view: i64, out: *mut Slot) -> i32;
    /// As [`Builtin::Writable`], always over a copy.
    Copy = fn copy(ctx: *mut Ctx, view: i64, out: *mut Slot) -> i32;
    /// `view` once more, as a view of its own over the same storage; INVALID_ARGUMENT when it has not the
    /// element type, the rank and the static extents of `layout`.
    Cast = fn cast(ctx: *mut Ctx, view: i64, layout: i32, out: *mut Slot) -> i32;
    /// The elements of `view` under another layout with the same number of bytes; shares the storage.
    Reshape = fn reshape(ctx: *mut Ctx, view: i64, layout: i32, extents: *const i64, out: *mut Slot) -> i32;
    /// Counts one more reference to `view`; null and constants are let be.
    Retain = fn retain(ctx: *mut Ctx, view: i64);
    /// Counts one reference less and frees at zero; null and constants are let be.
    Release = fn release(ctx: *mut Ctx, view: i64);
    /// Runs the program's launch `launch`; `args` has one slot a kernel parameter. The views, their
    /// element types and shapes and the extents are checked first, since kernels trust them.
    Launch = fn launch(ctx: *mut Ctx, launch: i32, args: *const Slot) -> i32;
    /// The extent of `view` in dimension `index`, or OUT_OF_RANGE.
    ViewDim = fn view_dim(ctx: *mut Ctx, view: i64, index: i64, out: *mut Slot) -> i32;
    /// The rank of `view`.
    ViewRank = fn view_rank(ctx: *mut Ctx, view: i64, out: *mut Slot) -> i32;
    /// The number that HAL has for the element type of `view`.
    ViewElementType = fn view_element_type(ctx: *mut Ctx, view: i64, out: *mut Slot) -> i32;
    /// The bytes under `view`: a view of them.
    ViewBuffer = fn view_buffer(ctx: *mut Ctx, view: i64, out: *mut Slot) -> i32;
    /// A stretch of the bytes of `buffer`; OUT_OF_RANGE where it is not all in it. A length of -1 is all there is.
    Subspan = fn subspan(ctx: *mut Ctx, buffer: i64, offset: i64, length: i64, out: *mut Slot) -> i32;
    /// A view of a stretch of the bytes of `buffer`, with the element type and encoding of these numbers and `rank`
    /// extents.
    ViewCreate = fn view_create(
        ctx: *mut Ctx,
        buffer: i64,
        offset: i64,
        length: i64,
        element: i32,
        encoding: i32,
        extents: *const i64,
        rank: i64,
        out: *mut Slot
    ) -> i32;
    /// INVALID_ARGUMENT, with the program's string `message` in it, where `view` has another element type or encoding
    /// than those with these numbers, or other extents than the `rank` given.
    ViewAssert = fn view_assert(
        ctx: *mut Ctx,
        view: i64,
        message: i32,
        element: i32,
        encoding: i32,
        extents: *const i64,
        rank: i64
    ) -> i32;
    /// Writes the `count` views in `views` to standard error, below the program's string `key`.
    ViewTrace = fn view_trace(ctx: *mut Ctx, key: i32, views: *const Slot, count: i64) -> i32;
    /// The bits of the element at `count` indices, one a dimension, zero-extended; a complex one has its
    /// real part in `lo` and its imaginary part in `hi`. OUT_OF_RANGE outside of the tensor. A transfer on a
    /// device whose memory is not mapped.
    LoadElement = fn load_element(
        ctx: *mut Ctx, view: i64, indices: *const i64, count: i64, out: *mut Slot
    ) -> i32;
    /// Puts the value at `value`, in the form of [`Builtin::LoadElement`], at `count` indices. The storage is the
    /// caller's alone.
    StoreElement = fn store_element(
        ctx: *mut Ctx, view: i64, indices: *const i64, count: i64, value: *const Slot
    ) -> i32;
    /// Records that the op at `Ctx::site` stopped the run and returns the status code. `code` is a
    /// status code or the code of a [`Trap`](super::Trap). The first failure of a call is kept.
    Fail = fn fail(ctx: *mut Ctx, code: i32) -> i32;
    /// The value of the `f16` with these bits.
    F16ToF32 = fn f16_to_f32(bits: i32) -> f32;
    /// The bits of the nearest `f16`, ties to even.
    F32ToF16 = fn f32_to_f16(value: f32) -> i32;
    /// The bits of the nearest `f16`, ties to even, rounded once.
    F64ToF16 = fn f64_to_f16(value: f64) -> i32;
    /// The bits of the nearest `bf16`, ties to even.
    F32ToBf16 = fn f32_to_bf16(value: f32) -> i32;
    /// The bits of the nearest `bf16`, ties to even, rounded once.
    F64ToBf16 = fn f64_to_bf16(value: f64) -> i32;
    /// The value of `bits` in the float format with ordinal `kind` (its position in `FloatKind::ALL`),
    /// for formats of at most 64 bits; NaN when there is no such format.
    DecodeFloat = fn decode_float(kind: i32, bits: u64) -> f64;
    /// The bits of `value` in the float format with ordinal `kind`, ties to even; 0 when there is no
    /// such format.
    EncodeFloat = fn encode_float(kind: i32, value: f64) -> u64;
    /// `a * b + c`, rounded once.
    Fma = fn fma(a: f64, b: f64, c: f64) -> f64;
    /// `a * b + c` rounded to odd, where the product of `a` and `b` is exact: see
    /// [`fma_to_odd`](checkjit_numerics::math::fma_to_odd).
    FmaToOdd = fn fma_to_odd(a: f64, b: f64, c: f64) -> f64;
    /// `x` to the power of the integer with these halves: see [`powi`](checkjit_numerics::math::powi).
    Powi = fn powi(x: f64, low: u64, high: i64) -> f64;
    /// The first of two integers of `width` bits to the power of the second, into `out`; `args` are the two. Zero where
    /// that divides by zero: see [`ipowi`](checkjit_numerics::math::ipowi).
    Ipowi = fn ipowi(width: i32, args: *const Slot, out: *mut Slot);
    /// A function of patterns of the float format with ordinal `kind`, into `out`. `function` is a position in
    /// [`Exact::ALL`](checkjit_numerics::math::Exact::ALL); `args` has as many
    /// slots as the function has arguments. Nothing is written where there is no such function.
    Exact = fn exact(function: i32, kind: i32, args: *const Slot, out: *mut Slot);
    /// The remainder of `a / b` rounded towards zero, as C's `fmod`; exact.
    Fmod = fn fmod(a: f64, b: f64) -> f64;
    /// The operation with ordinal `op` in `FloatOp::ALL` on the two floats in `args`, of the format with
    /// ordinal `kind`, rounded as the ordinal `rounding` in `Rounding::ALL` says; 0 when there is no such.
    FloatBinary = fn float_binary(op: i32, kind: i32, rounding: i32, args: *const Slot, out: *mut Slot);
    /// How the two floats in `args` compare: -1 for less, 0 for equal, 1 for greater, 2 when one is NaN.
    FloatCompare = fn float_compare(kind: i32, args: *const Slot) -> i32;
    /// The float in `args` in another format.
    ConvertFloat = fn convert_float(from: i32, to: i32, rounding: i32, args: *const Slot, out: *mut Slot);
    /// The float nearest to the integer of `width` bits in `args`, which is signed if `signed` is not 0.
    IntToFloat = fn int_to_float(kind: i32, width: i32, signed: i32, args: *const Slot, out: *mut Slot);
    /// The integer of `width` bits that the float in `args` is, rounded towards zero: the nearest one there
    /// is if it is out of range, 0 for NaN.
    FloatToInt = fn float_to_int(kind: i32, width: i32, signed: i32, args: *const Slot, out: *mut Slot);
    /// The operation with ordinal `op` in `IntOp::ALL` on the two integers of `width` bits in `args`.
    IntBinary = fn int_binary(op: i32, width: i32, args: *const Slot, out: *mut Slot);
    /// The function with ordinal `function` in `ComplexFn::ALL` of the two complex numbers in `args`, whose parts
    /// have the format with ordinal `kind`; a real result is the real part of `out`.
    Complex = fn complex(function: i32, kind: i32, args: *const Slot, out: *mut Slot);
    /// The complex number in the first of `args` to the power of the signed integer in the second.
    ComplexPowi = fn complex_powi(kind: i32, width: i32, args: *const Slot, out: *mut Slot);
}

impl Builtin {
    /// The offset in bytes of its pointer in [`BuiltinTable`].
    pub const fn offset(self) -> i32 {
        (self as usize * size_of::<usize>()) as i32
    }
}

/// A function of `checkjit_numerics::math` in the table: called directly, since it needs nothing of the instance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MathBuiltin {
    /// `fn(f64) -> f64`.
    UnaryF64(Unary),
    /// `fn(f32) -> f32`.
    UnaryF32(Unary),
    /// `fn(f64, f64) -> f64`.
    BinaryF64(Binary),
}

impl MathBuiltin {
    /// The offset in bytes of its pointer in [`BuiltinTable`].
    pub const fn offset(self) -> i32 {
        let (start, index) = match self {
            MathBuiltin::UnaryF64(function) => (offset_of!(BuiltinTable, unary_f64), function as usize),
            MathBuiltin::UnaryF32(function) => (offset_of!(BuiltinTable, unary_f32), function as usize),
            MathBuiltin::BinaryF64(function) => (offset_of!(BuiltinTable, binary_f64), function as usize),
        };
        (start + index * size_of::<usize>()) as i32
    }

    /// The kinds of its parameters and of its result.
    pub const fn signature(self) -> (&'static [ParamKind], ParamKind) {
        match self {
            MathBuiltin::UnaryF64(_) => (&[ParamKind::F64], ParamKind::F64),
            MathBuiltin::UnaryF32(_) => (&[ParamKind::F32], ParamKind::F32),
            MathBuiltin::BinaryF64(_) => (&[ParamKind::F64, ParamKind::F64], ParamKind::F64),
        }
    }
}

const _: () = {
    let pointers = Builtin::ALL.len() + 2 * Unary::COUNT + Binary::COUNT;
    assert!(size_of::<BuiltinTable>() == pointers * size_of::<usize>());
};
