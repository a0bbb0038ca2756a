//! Exact and near equality of tensors.

use checkjit_numerics::ElementType;

use super::contents::describe;
use super::tolerance::{first_far, is_far};
use super::{CompareFailure, Failure, Outcome, Side, TensorRef, Tolerance};
use crate::status::Status;

/// `check.expect_eq`: the same element type, shape and bits.
///
/// 0.0 differs from -0.0, a NaN equals a NaN of the same bits. Bits that are not part of an element's value
/// do not count. Tensors without elements are equal when their types and shapes are.
pub fn expect_eq(lhs: &TensorRef<'_>, rhs: &TensorRef<'_>) -> Outcome {
    let types_differ = lhs.element() != rhs.element();
    let shapes_differ = lhs.shape() != rhs.shape();
    let bytes_differ = lhs.bytes() != rhs.bytes();
    if !types_differ && !shapes_differ && !bytes_differ {
        return None;
    }
    let contents = if types_differ || shapes_differ {
        None
    } else {
        describe(lhs, rhs, |index| lhs.differs(rhs, index), |lhs, rhs| lhs != rhs)
    };
    // The bytes may differ in padding alone.
    if !types_differ && !shapes_differ && contents.is_none() {
        return None;
    }
    Some(Box::new(Failure::Compare(CompareFailure {
        lhs: Side::new(lhs),
        rhs: Side::new(rhs),
        tolerance: None,
        types_differ,
        shapes_differ,
        bytes_differ,
        contents,
    })))
}

/// `check.expect_almost_eq`: the same element type and shape, and every element near enough by
/// [`Tolerance::holds`], complex ones part by part.
///
/// # Errors
///
/// INVALID_ARGUMENT when elements that would be compared are not floats.
pub fn expect_almost_eq(
    lhs: &TensorRef<'_>,
    rhs: &TensorRef<'_>,
    tolerance: Tolerance,
) -> Result<Outcome, Status> {
    let types_differ = lhs.element() != rhs.element();
    let shapes_differ = lhs.shape() != rhs.shape();
    let mut contents = None;
    if !types_differ && !shapes_differ {
        let Some(first) = first_far(lhs, rhs, tolerance)? else { return Ok(None) };
        let (ElementType::Float(kind) | ElementType::Complex(kind)) = lhs.element() else {
            return Ok(None);
        };
        contents = describe(
            lhs,
            rhs,
            |index| index >= first && is_far(kind, lhs, rhs, tolerance, index),
            |lhs, rhs| !tolerance.holds_bits(kind, lhs, rhs),
        );
    }
    Ok(Some(Box::new(Failure::Compare(CompareFailure {
        lhs: Side::new(lhs),
        rhs: Side::new(rhs),
        tolerance: Some(tolerance),
        types_differ,
        shapes_differ,
        bytes_differ: false,
        contents,
    }))))
}
