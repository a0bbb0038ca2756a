//! The check module: what each check means, what is known of one that failed, and the functions that
//! programs import.
//!
//! The comparators ([`expect_eq`] and its siblings) are plain functions over tensors in host memory and can be
//! used without an instance. `module.rs` wraps them into the functions behind the imports
//! `check.expect_*`, which fetch operands from the device and record failures.

mod all_true;
mod contents;
mod eq;
mod failure;
mod log;
mod module;
mod tensor;
mod tolerance;

pub use self::all_true::expect_all_true;
pub use self::eq::{expect_almost_eq, expect_eq};
pub use self::failure::{
    AllTrueFailure, CompareFailure, ContentsMismatch, ElementAt, Example, Extreme, Failure, FirstMismatch,
    MAX_EXAMPLES, Magnitude, ScalarFailure, Side,
};
pub(crate) use self::log::CheckLog;
pub use self::log::{CheckCounts, CheckEvent, MAX_EVENTS};
pub use self::tensor::TensorRef;
pub(crate) use self::tensor::coordinates;
pub use self::tolerance::Tolerance;

/// Which check function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CheckKind {
    /// `expect_true(i32)`.
    ExpectTrue,
    /// `expect_false(i32)`.
    ExpectFalse,
    /// `expect_all_true(device, view)`.
    ExpectAllTrue,
    /// `expect_eq(device, view, view)`.
    ExpectEq,
    /// `expect_almost_eq(device, view, view, f32, f32)`.
    ExpectAlmostEq,
}

impl CheckKind {
    /// Every check function.
    pub const ALL: &'static [Self] =
        &[Self::ExpectTrue, Self::ExpectFalse, Self::ExpectAllTrue, Self::ExpectEq, Self::ExpectAlmostEq];

    /// Its name in the module `check`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::ExpectTrue => "expect_true",
            Self::ExpectFalse => "expect_false",
            Self::ExpectAllTrue => "expect_all_true",
            Self::ExpectEq => "expect_eq",
            Self::ExpectAlmostEq => "expect_almost_eq",
        }
    }

    /// The function named `name`.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.name() == name)
    }

    /// How many operands it has.
    pub const fn operands(self) -> usize {
        match self {
            Self::ExpectTrue | Self::ExpectFalse => 1,
            Self::ExpectAllTrue => 2,
            Self::ExpectEq => 3,
            Self::ExpectAlmostEq => 5,
        }
    }
}

/// The outcome of a check: `None` when what it says holds.
pub type Outcome = Option<Box<Failure>>;

/// `check.expect_true` of an integer.
pub fn expect_true(value: i32) -> Outcome {
    (value == 0).then(|| Box::new(Failure::Scalar(ScalarFailure { expected: true, value })))
}

/// `check.expect_false` of an integer.
pub fn expect_false(value: i32) -> Outcome {
    (value != 0).then(|| Box::new(Failure::Scalar(ScalarFailure { expected: false, value })))
}
