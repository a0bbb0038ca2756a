//! The binary interface between generated code and the runtime.
//!
//! Everything that compiled code loads, stores or calls is laid out here: [`Slot`], [`Ctx`] with the
//! offsets of its fields, the function types, and (in [`table`]) the one table of [`Builtin`]s. The
//! code generator takes offsets and signatures from this module and writes down none of its own.
//!
//! A reference (buffer view, device) is an opaque 64-bit handle in [`Slot::lo`], an `i64` to generated
//! code; 0 is null. A handle is looked up and checked by the builtin that receives it, so a stale or
//! made-up one yields INTERNAL rather than a wild access.
#![allow(unsafe_code, reason = "the types of functions that generated code calls are unsafe by nature")]

pub mod table;
mod trap;

use std::ffi::c_void;
use std::mem::offset_of;
use std::sync::atomic::AtomicU32;

pub use self::table::{Builtin, BuiltinTable, MathBuiltin, ParamKind};
pub use self::trap::Trap;
use crate::state::InstanceState;

/// One value at a function boundary.
///
/// Integers narrower than 64 bits sit zero-extended in `lo`, `i128` in both halves, floats by their
/// bits, references as a handle in `lo`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(C, align(16))]
pub struct Slot {
    /// The low 64 bits.
    pub lo: u64,
    /// The high 64 bits; zero unless the type needs them.
    pub hi: u64,
}

impl Slot {
    /// A slot whose low half is `lo`.
    pub const fn new(lo: u64) -> Self {
        Self { lo, hi: 0 }
    }

    /// A 32-bit integer, zero-extended.
    pub const fn i32(value: i32) -> Self {
        Self::new(value as u32 as u64)
    }

    /// A 64-bit integer.
    pub const fn i64(value: i64) -> Self {
        Self::new(value as u64)
    }

    /// An `f32` by its bits.
    pub const fn f32(value: f32) -> Self {
        Self::new(value.to_bits() as u64)
    }

    /// An `f64` by its bits.
    pub const fn f64(value: f64) -> Self {
        Self::new(value.to_bits())
    }

    /// 128 bits, in both halves.
    pub const fn u128(value: u128) -> Self {
        Self { lo: value as u64, hi: (value >> 64) as u64 }
    }

    /// Both halves.
    pub const fn as_u128(self) -> u128 {
        (self.hi as u128) << 64 | self.lo as u128
    }

    /// The low 32 bits as an integer.
    pub const fn as_i32(self) -> i32 {
        self.lo as u32 as i32
    }

    /// The low 64 bits as an integer.
    pub const fn as_i64(self) -> i64 {
        self.lo as i64
    }

    /// The low 32 bits as a float.
    pub const fn as_f32(self) -> f32 {
        f32::from_bits(self.lo as u32)
    }

    /// The low 64 bits as a float.
    pub const fn as_f64(self) -> f64 {
        f64::from_bits(self.lo)
    }
}

impl From<u64> for Slot {
    fn from(lo: u64) -> Self {
        Slot::new(lo)
    }
}

/// A compiled function. Returns 0 or a [`StatusCode`](crate::StatusCode) that has been recorded in the
/// instance.
pub type EntryFn = unsafe extern "C" fn(ctx: *mut Ctx, args: *const Slot, results: *mut Slot) -> i32;

/// A compiled kernel. `args` is the frame of its launch, see [`LaunchDesc`](crate::LaunchDesc). Returns 0, the
/// code of a [`KernelFailure`], or [`KERNEL_INTERRUPTED`].
pub type KernelFn = unsafe extern "C" fn(ctx: *mut Ctx, args: *const Slot) -> i32;

/// What a kernel that failed returns: which of its ops, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KernelFailure {
    /// The ordinal of the op in the kernel.
    pub op: u32,
    /// The reason.
    pub trap: Trap,
}

impl KernelFailure {
    const TRAP_BITS: u32 = 8;

    /// The positive number that stands for it; `None` for an op whose ordinal is too large.
    pub fn code(self) -> Option<i32> {
        let op = i32::try_from(self.op).ok().filter(|op| *op < 1 << (31 - Self::TRAP_BITS))?;
        Some(op << Self::TRAP_BITS | self.trap.code())
    }

    /// The failure with this number.
    pub fn from_code(code: i32) -> Option<Self> {
        let trap = Trap::from_code(code & ((1 << Self::TRAP_BITS) - 1))?;
        Some(KernelFailure { op: u32::try_from(code >> Self::TRAP_BITS).ok()?, trap })
    }
}

/// What a kernel returns when it saw the interruption flag set.
pub const KERNEL_INTERRUPTED: i32 = -1;

/// A host function behind an import. Returns 0 or a status code that has been recorded.
pub type HostFn =
    unsafe extern "C" fn(ctx: *mut Ctx, data: *const c_void, args: *const Slot, results: *mut Slot) -> i32;

/// One entry of an instance's import table.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct ImportSlot {
    /// The function, null when the import is not resolved.
    pub func: Option<HostFn>,
    /// Passed to `func` as its second argument.
    pub data: *const c_void,
}

impl ImportSlot {
    /// An import that nothing was bound to.
    pub const UNRESOLVED: Self = Self { func: None, data: std::ptr::null() };
}

/// What generated code can see of its instance. One per instance; never moved while the instance lives.
#[derive(Debug)]
#[repr(C)]
pub struct Ctx {
    /// The runtime's functions.
    pub builtins: *const BuiltinTable,
    /// The import table, in the order of [`Program::imports`](crate::Program::imports).
    pub imports: *const ImportSlot,
    /// One slot a program constant: the handle of its buffer view, 0 before its first use. Generated
    /// code may read a slot and call [`Builtin::Constant`] only when it holds 0.
    pub constants: *mut Slot,
    /// The program's globals, a slot each: at first as [`Program::globals`](crate::Program::globals) says.
    pub globals: *mut Slot,
    /// A prologue that finds the stack pointer below this address fails with [`Trap::StackOverflow`].
    pub stack_limit: usize,
    /// Nonzero: stop. The value is the status code to stop with (CANCELLED or DEADLINE_EXCEEDED); pass
    /// it to [`Builtin::Fail`].
    pub interrupt: *const AtomicU32,
    /// The ordinal of the op being executed; stored before each call that can report.
    pub site: u32,
    /// Keeps the next field aligned; zero.
    pub reserved: u32,
    /// How many checks were executed. Counted by the functions of the check module.
    pub executed: u64,
    /// How many checks were passed over because their import is unresolved. Counted by generated code.
    pub passed_over: u64,
    /// The rest of the instance, opaque to generated code.
    pub instance: *mut InstanceState,
}

/// Offset of [`Ctx::builtins`].
pub const CTX_BUILTINS: i32 = offset_of!(Ctx, builtins) as i32;
/// Offset of [`Ctx::imports`].
pub const CTX_IMPORTS: i32 = offset_of!(Ctx, imports) as i32;
/// Offset of [`Ctx::constants`].
pub const CTX_CONSTANTS: i32 = offset_of!(Ctx, constants) as i32;
/// Offset of [`Ctx::globals`].
pub const CTX_GLOBALS: i32 = offset_of!(Ctx, globals) as i32;
/// Offset of [`Ctx::stack_limit`].
pub const CTX_STACK_LIMIT: i32 = offset_of!(Ctx, stack_limit) as i32;
/// Offset of [`Ctx::interrupt`].
pub const CTX_INTERRUPT: i32 = offset_of!(Ctx, interrupt) as i32;
/// Offset of [`Ctx::site`].
pub const CTX_SITE: i32 = offset_of!(Ctx, site) as i32;
/// Offset of [`Ctx::executed`].
pub const CTX_EXECUTED: i32 = offset_of!(Ctx, executed) as i32;
/// Offset of [`Ctx::passed_over`].
pub const CTX_PASSED_OVER: i32 = offset_of!(Ctx, passed_over) as i32;
/// Size of an [`ImportSlot`].
pub const IMPORT_SLOT_SIZE: i32 = size_of::<ImportSlot>() as i32;
/// Offset of [`ImportSlot::func`].
pub const IMPORT_SLOT_FUNC: i32 = offset_of!(ImportSlot, func) as i32;
/// Offset of [`ImportSlot::data`].
pub const IMPORT_SLOT_DATA: i32 = offset_of!(ImportSlot, data) as i32;
/// Size of a [`Slot`].
pub const SLOT_SIZE: i32 = size_of::<Slot>() as i32;
/// Offset of [`Slot::lo`].
pub const SLOT_LO: i32 = offset_of!(Slot, lo) as i32;
/// Offset of [`Slot::hi`].
pub const SLOT_HI: i32 = offset_of!(Slot, hi) as i32;
