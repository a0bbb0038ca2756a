//! The reasons for which generated code stops by itself.

use crate::status::StatusCode;

macro_rules! traps {
    ($($(#[doc = $doc:literal])* $variant:ident => $code:ident, $message:literal;)*) => {
        /// A reason that generated code gives to [`Builtin::Fail`](super::Builtin::Fail).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Trap {
            $($(#[doc = $doc])* $variant,)*
        }

        impl Trap {
            /// Every trap.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The status code that the trap ends the run with.
            pub const fn status(self) -> StatusCode {
                match self { $(Self::$variant => StatusCode::$code,)* }
            }

            /// What is said about it.
            pub const fn message(self) -> &'static str {
                match self { $(Self::$variant => $message,)* }
            }
        }
    };
}

traps! {
    /// The stack pointer went below [`Ctx::stack_limit`](super::Ctx::stack_limit).
    StackOverflow => ResourceExhausted, "the call stack is full";
    /// Integer division or remainder by zero.
    DivisionByZero => InvalidArgument, "division by zero";
    /// The smallest signed integer divided by -1.
    DivisionOverflow => InvalidArgument, "the smallest signed integer divided by -1 has no value in its type";
    /// An index outside of its tensor.
    OutOfBounds => OutOfRange, "index out of bounds";
    /// A negative extent of a tensor.
    NegativeExtent => InvalidArgument, "a tensor extent is negative";
    /// Extents that must agree do not.
    ExtentMismatch => InvalidArgument, "extents that must agree differ";
    /// Call of an import that nothing was bound to.
    UnresolvedImport => NotFound, "call of an import that is not resolved";
    /// A failed `cf.assert` or `util.assert`.
    AssertionFailed => FailedPrecondition, "assertion failed";
    /// Control reached an `unreachable` op.
    Unreachable => FailedPrecondition, "control reached code that is declared unreachable";
    /// A null reference where an object is needed.
    NullReference => InvalidArgument, "null reference";
}

impl Trap {
    /// Codes below this are status codes, from here on traps.
    const BASE: i32 = 64;

    /// The number that stands for the trap in a call of [`Builtin::Fail`](super::Builtin::Fail).
    pub const fn code(self) -> i32 {
        Self::BASE + self as i32
    }

    /// The trap with the number `code`.
    pub fn from_code(code: i32) -> Option<Self> {
        let index = usize::try_from(code.checked_sub(Self::BASE)?).ok()?;
        Self::ALL.get(index).copied()
    }
}

impl From<Trap> for crate::status::Status {
    fn from(trap: Trap) -> Self {
        Self::new(trap.status(), trap.message())
    }
}
