//! Near equality: the rule, and the search for elements that break it.

use checkjit_numerics::{ElementType, FloatKind, scalar};

use super::TensorRef;
use crate::status::Status;

/// How far the left operand may be from the right one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tolerance {
    /// Absolute tolerance.
    pub atol: f32,
    /// Tolerance relative to the right-hand side.
    pub rtol: f32,
}

impl Default for Tolerance {
    /// The defaults of the op: 1.0e-4 and 0.
    fn default() -> Self {
        Self { atol: 1.0e-4, rtol: 0.0 }
    }
}

impl Tolerance {
    /// Whether `lhs` is near `rhs`: equal, both NaN, or `rhs` finite and
    /// `|lhs - rhs| <= atol + rtol * |rhs|`, all in `f64`.
    pub fn holds(self, lhs: f64, rhs: f64) -> bool {
        lhs == rhs
            || (lhs.is_nan() && rhs.is_nan())
            || (rhs.is_finite()
                && (lhs - rhs).abs() <= f64::from(self.atol) + f64::from(self.rtol) * rhs.abs())
    }

    /// As [`Tolerance::holds`], for two patterns of a format.
    pub(crate) fn holds_bits(self, kind: FloatKind, lhs: u128, rhs: u128) -> bool {
        if lhs == rhs {
            return true;
        }
        let (left, right) = (value(kind, lhs), value(kind, rhs));
        // A number of `f80` or `f128` past the range of `f64` is no infinity, and near nothing but itself.
        let beyond = |value: f64, bits| value.is_infinite() && !kind.is_infinite(bits);
        !beyond(left, lhs) && !beyond(right, rhs) && self.holds(left, right)
    }
}

/// The value of a pattern, fast for the formats that are common.
pub(crate) fn value(kind: FloatKind, bits: u128) -> f64 {
    match kind {
        FloatKind::F64 => f64::from_bits(bits as u64),
        FloatKind::F32 => f32::from_bits(bits as u32).into(),
        FloatKind::BF16 => f32::from_bits((bits as u32) << 16).into(),
        FloatKind::F16 => scalar::f16_to_f32(bits as u16).into(),
        _ => match scalar::decode_table(kind) {
            Some(table) => table[usize::from(bits as u8)].into(),
            None => kind.decode(bits),
        },
    }
}

/// The first element of two tensors of one type and shape that is not near enough.
///
/// # Errors
///
/// INVALID_ARGUMENT for elements that are not floats.
pub(crate) fn first_far(
    lhs: &TensorRef<'_>,
    rhs: &TensorRef<'_>,
    tolerance: Tolerance,
) -> Result<Option<u64>, Status> {
    let (ElementType::Float(kind) | ElementType::Complex(kind)) = lhs.element() else {
        return Err(Status::invalid(format!("unsupported element type {}", lhs.element().hal_name())));
    };
    // Equal bits are near whatever the tolerance is.
    if lhs.bytes() == rhs.bytes() {
        return Ok(None);
    }
    let first = match (lhs.element(), kind) {
        (ElementType::Float(_), FloatKind::F32) => position(lhs, rhs, |lhs: [u8; 4], rhs| {
            tolerance.holds(f32::from_le_bytes(lhs).into(), f32::from_le_bytes(rhs).into())
        }),
        (ElementType::Float(_), FloatKind::F64) => position(lhs, rhs, |lhs: [u8; 8], rhs| {
            tolerance.holds(f64::from_le_bytes(lhs), f64::from_le_bytes(rhs))
        }),
        _ => (0..lhs.count()).find(|&index| is_far(kind, lhs, rhs, tolerance, index)),
    };
    Ok(first)
}

/// Whether element `index` is not near enough; a complex one when either part is not.
pub(crate) fn is_far(
    kind: FloatKind,
    lhs: &TensorRef<'_>,
    rhs: &TensorRef<'_>,
    tolerance: Tolerance,
    index: u64,
) -> bool {
    let (left, right) = (lhs.bits(index), rhs.bits(index));
    !(tolerance.holds_bits(kind, left.0, right.0) && tolerance.holds_bits(kind, left.1, right.1))
}

/// The first element for which `near` is false.
fn position<const N: usize>(
    lhs: &TensorRef<'_>,
    rhs: &TensorRef<'_>,
    near: impl Fn([u8; N], [u8; N]) -> bool,
) -> Option<u64> {
    let (lhs, _) = lhs.bytes().as_chunks::<N>();
    let (rhs, _) = rhs.bytes().as_chunks::<N>();
    lhs.iter().zip(rhs).position(|(&lhs, &rhs)| !near(lhs, rhs)).map(|index| index as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NONE: Tolerance = Tolerance { atol: 0.0, rtol: 0.0 };

    #[test]
    fn the_rule_by_its_cases() {
        let holds = Tolerance::holds;
        let default = Tolerance::default();
        assert!(holds(NONE, f64::NAN, -f64::NAN));
        assert!(!holds(default, f64::NAN, 1.0) && !holds(default, 1.0, f64::NAN));
        assert!(holds(NONE, f64::INFINITY, f64::INFINITY));
        assert!(!holds(default, f64::INFINITY, f64::NEG_INFINITY));
        assert!(!holds(Tolerance { atol: f32::INFINITY, rtol: 0.0 }, 1.0, f64::INFINITY));
        assert!(holds(Tolerance { atol: f32::INFINITY, rtol: 0.0 }, f64::INFINITY, 1.0));
        assert!(holds(NONE, 0.0, -0.0));
        // Scales with the right-hand side only.
        let relative = Tolerance { atol: 0.0, rtol: 0.5 };
        assert!(holds(relative, 1.5, 1.0) && holds(relative, 1.0, 2.0));
        assert!(!holds(relative, 2.0, 1.0));
        assert!(holds(relative, 1.0, 2.0) && !holds(relative, 2.0, 1.0));
        // The tolerance is the f32, widened: 1.0e-4f is 9.99999974737875163555e-05.
        assert!(holds(default, 9.99999974737875e-05, 0.0));
        assert!(!holds(default, 1.0e-4, 0.0));
        assert!(!holds(Tolerance { atol: f32::NAN, rtol: 0.0 }, 1.0, 2.0));
    }
}
