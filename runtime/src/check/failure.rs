//! What is known of a check that failed, as data. Texts are made of it by [`crate::explain`] and
//! [`crate::gtest`].

use checkjit_numerics::ElementType;

use super::{TensorRef, Tolerance};
use crate::format::MAX_DUMPED_ELEMENTS;

/// How many differing elements are kept one by one.
pub const MAX_EXAMPLES: usize = 8;

/// Why a check failed.
#[expect(clippy::large_enum_variant, reason = "failures are rare and handed around in a box")]
#[derive(Clone, Debug, PartialEq)]
pub enum Failure {
    /// `expect_true` or `expect_false`.
    Scalar(ScalarFailure),
    /// `expect_all_true`.
    AllTrue(AllTrueFailure),
    /// `expect_eq` or `expect_almost_eq`.
    Compare(CompareFailure),
}

/// A scalar that is not as expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScalarFailure {
    /// Nonzero was expected.
    pub expected: bool,
    /// The operand.
    pub value: i32,
}

/// A tensor with zeros where there should be none.
#[derive(Clone, Debug, PartialEq)]
pub struct AllTrueFailure {
    /// The operand.
    pub operand: Side,
    /// How many elements there are.
    pub total: u64,
    /// How many are zero.
    pub zeros: u64,
    /// The first of those, at most [`MAX_EXAMPLES`].
    pub examples: Vec<ElementAt>,
}

/// A place in a tensor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ElementAt {
    /// Row-major position.
    pub index: u64,
    /// Position in each dimension.
    pub coordinates: Vec<u64>,
}

/// Two tensors that are not equal, or not nearly so.
#[derive(Clone, Debug, PartialEq)]
pub struct CompareFailure {
    /// The left, actual operand.
    pub lhs: Side,
    /// The right, expected operand.
    pub rhs: Side,
    /// The tolerance, when near equality was asked for.
    pub tolerance: Option<Tolerance>,
    /// Element types differ.
    pub types_differ: bool,
    /// Shapes differ.
    pub shapes_differ: bool,
    /// The bytes differ, whatever the types. Only looked at for exact equality.
    pub bytes_differ: bool,
    /// How the elements differ, when types and shapes agree.
    pub contents: Option<ContentsMismatch>,
}

/// An operand of a comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// Type of the elements.
    pub element: ElementType,
    /// Extents.
    pub shape: Vec<u64>,
    /// The first [`MAX_DUMPED_ELEMENTS`] elements in storage form.
    pub head: Vec<u8>,
}

impl Side {
    pub(crate) fn new(tensor: &TensorRef<'_>) -> Self {
        let length = tensor.element().storage_bytes(MAX_DUMPED_ELEMENTS).unwrap_or(0);
        let length = tensor.bytes().len().min(usize::try_from(length).unwrap_or(usize::MAX));
        Self {
            element: tensor.element(),
            shape: tensor.shape().to_vec(),
            head: tensor.bytes().get(..length).unwrap_or_default().to_vec(),
        }
    }
}

/// How the elements of two tensors of one type and shape differ.
///
/// Only elements that make the check fail are counted. The three extremes are over those whose two values are
/// both finite, part by part for complex numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct ContentsMismatch {
    /// How many elements there are.
    pub total: u64,
    /// How many make the check fail.
    pub differing: u64,
    /// How many of those are NaN on one side only.
    pub nan_mismatches: u64,
    /// How many are infinite on one side only, or infinities of different sign.
    pub infinity_mismatches: u64,
    /// How many differ in the sign of zero only.
    pub zero_sign_only: u64,
    /// How many are NaN on both sides, with different bits.
    pub nan_bits_only: u64,
    /// The largest |lhs - rhs|.
    pub max_absolute: Option<Extreme<Magnitude>>,
    /// The largest |lhs - rhs| / |rhs|, where rhs is not zero.
    pub max_relative: Option<Extreme<f64>>,
    /// The largest count of representable values between the two, for floats.
    pub max_ulp: Option<Extreme<u128>>,
    /// The first of the differing elements.
    pub first: FirstMismatch,
    /// The first differing elements, at most [`MAX_EXAMPLES`].
    pub examples: Vec<Example>,
}

/// The first part that makes a comparison fail.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct FirstMismatch {
    /// Row-major position of its element.
    pub index: u64,
    /// Its left value; of a complex number the part that fails.
    pub lhs: f64,
    /// Its right value.
    pub rhs: f64,
}

/// The largest of something and where it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Extreme<T> {
    /// How large.
    pub value: T,
    /// Row-major position of the element.
    pub index: u64,
}

/// The size of a difference.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Magnitude {
    /// Between integers, exact.
    Integer(u128),
    /// Between floats.
    Float(f64),
}

/// One differing element.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// Where it is.
    pub at: ElementAt,
    /// The left value as text.
    pub lhs: String,
    /// The right value as text.
    pub rhs: String,
    /// |lhs - rhs| as text, of a complex number the larger of its parts'; `None` where that says nothing.
    pub difference: Option<String>,
}
