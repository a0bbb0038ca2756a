//! How two tensors of one type and shape differ: one pass over the elements of a check that failed.

use checkjit_numerics::{ElementType, FloatKind, Signedness, sign_extend};

use super::TensorRef;
use super::failure::{ContentsMismatch, ElementAt, Example, Extreme, FirstMismatch, MAX_EXAMPLES, Magnitude};
use super::tensor::coordinates;
use super::tolerance::value;
use crate::format::{format_e, format_value};

/// Describes the elements for which `differs` holds; `None` when there are none. `part_differs` says the
/// same of the bits of a part.
pub(crate) fn describe(
    lhs: &TensorRef<'_>,
    rhs: &TensorRef<'_>,
    differs: impl Fn(u64) -> bool,
    part_differs: impl Fn(u128, u128) -> bool,
) -> Option<ContentsMismatch> {
    let first = (0..lhs.count()).find(|&index| differs(index))?;
    let mut contents = ContentsMismatch {
        total: lhs.count(),
        differing: 0,
        nan_mismatches: 0,
        infinity_mismatches: 0,
        zero_sign_only: 0,
        nan_bits_only: 0,
        max_absolute: None,
        max_relative: None,
        max_ulp: None,
        first: first_mismatch(lhs, rhs, first, part_differs),
        examples: Vec::new(),
    };
    for index in (first..lhs.count()).filter(|&index| differs(index)) {
        contents.differing += 1;
        let (left, right) = (lhs.bits(index), rhs.bits(index));
        let mut parts = vec![part_difference(lhs.element().part(), left.0, right.0)];
        if lhs.element().is_complex() {
            parts.push(part_difference(lhs.element().part(), left.1, right.1));
        }
        contents.add(index, &parts);
        if contents.examples.len() < MAX_EXAMPLES {
            let nan_bits = parts.contains(&Difference::NanBits);
            contents.examples.push(Example {
                at: ElementAt { index, coordinates: coordinates(lhs.shape(), index) },
                lhs: format_value(lhs.element(), lhs.bytes(), index, nan_bits),
                rhs: format_value(rhs.element(), rhs.bytes(), index, nan_bits),
                difference: largest(&parts).map(|difference| match difference {
                    Magnitude::Integer(difference) => difference.to_string(),
                    Magnitude::Float(difference) => format_e(difference, 3),
                }),
            });
        }
    }
    Some(contents)
}

/// How two parts differ.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Difference {
    None,
    Nan,
    NanBits,
    Infinity,
    ZeroSign,
    Numbers {
        absolute: Magnitude,
        relative: Option<f64>,
        ulp: Option<u128>,
    },
    /// Values that have no difference worth a number: booleans, and elements too wide.
    Other,
}

fn part_difference(element: ElementType, lhs: u128, rhs: u128) -> Difference {
    if lhs == rhs {
        return match element.value_bits() {
            0..=128 => Difference::None,
            _ => Difference::Other,
        };
    }
    match element {
        ElementType::Float(kind) => float_difference(kind, lhs, rhs),
        ElementType::Int { width: 1, .. } => Difference::Other,
        ElementType::Int { width: 129.., .. } => Difference::Other,
        ElementType::Int { width, signedness: Signedness::Signless | Signedness::Signed } => {
            integer_difference(sign_extend(lhs, width), sign_extend(rhs, width))
        }
        ElementType::Index => integer_difference(sign_extend(lhs, 64), sign_extend(rhs, 64)),
        _ => Difference::Numbers {
            absolute: Magnitude::Integer(lhs.abs_diff(rhs)),
            relative: (rhs != 0).then(|| lhs.abs_diff(rhs) as f64 / rhs as f64),
            ulp: None,
        },
    }
}

fn integer_difference(lhs: i128, rhs: i128) -> Difference {
    let absolute = lhs.abs_diff(rhs);
    Difference::Numbers {
        absolute: Magnitude::Integer(absolute),
        relative: (rhs != 0).then(|| absolute as f64 / rhs.unsigned_abs() as f64),
        ulp: None,
    }
}

fn float_difference(kind: FloatKind, lhs: u128, rhs: u128) -> Difference {
    match (kind.is_nan(lhs), kind.is_nan(rhs)) {
        (true, true) => return Difference::NanBits,
        (false, false) => {}
        _ => return Difference::Nan,
    }
    if kind.is_infinite(lhs) || kind.is_infinite(rhs) {
        return Difference::Infinity;
    }
    if kind.is_zero(lhs) && kind.is_zero(rhs) {
        return Difference::ZeroSign;
    }
    let (left, right) = (value(kind, lhs), value(kind, rhs));
    let absolute = (left - right).abs();
    Difference::Numbers {
        absolute: Magnitude::Float(absolute),
        relative: (right != 0.0).then(|| absolute / right.abs()),
        ulp: Some(ordinal(kind, lhs).abs_diff(ordinal(kind, rhs))),
    }
}

/// The rank of a number among all of its format, so that neighbours differ by one and both zeros agree.
fn ordinal(kind: FloatKind, bits: u128) -> i128 {
    let format = kind.format();
    let mut magnitude = bits & format.magnitude_mask();
    if format.explicit_one {
        // The stored leading one repeats what the exponent says.
        let fraction = format.fraction_bits() - 1;
        magnitude = (magnitude >> format.fraction_bits() << fraction) | (magnitude & ((1 << fraction) - 1));
    }
    let magnitude = i128::try_from(magnitude).unwrap_or(i128::MAX);
    if kind.is_negative(bits) { -magnitude } else { magnitude }
}

fn magnitude_value(magnitude: Magnitude) -> f64 {
    match magnitude {
        Magnitude::Integer(value) => value as f64,
        Magnitude::Float(value) => value,
    }
}

fn is_larger(new: Magnitude, old: Magnitude) -> bool {
    match (new, old) {
        (Magnitude::Integer(new), Magnitude::Integer(old)) => new > old,
        _ => magnitude_value(new) > magnitude_value(old),
    }
}

fn largest(parts: &[Difference]) -> Option<Magnitude> {
    parts.iter().fold(None, |largest, part| match (largest, part) {
        (None, Difference::Numbers { absolute, .. }) => Some(*absolute),
        (Some(old), Difference::Numbers { absolute, .. }) if is_larger(*absolute, old) => Some(*absolute),
        _ => largest,
    })
}

impl ContentsMismatch {
    /// Counts one element in.
    fn add(&mut self, index: u64, parts: &[Difference]) {
        let any = |wanted: Difference| parts.contains(&wanted);
        let only = |wanted: Difference| {
            any(wanted) && parts.iter().all(|&part| part == wanted || part == Difference::None)
        };
        self.nan_mismatches += u64::from(any(Difference::Nan));
        self.infinity_mismatches += u64::from(any(Difference::Infinity));
        self.zero_sign_only += u64::from(only(Difference::ZeroSign));
        self.nan_bits_only += u64::from(only(Difference::NanBits));
        for part in parts {
            let Difference::Numbers { absolute, relative, ulp } = *part else { continue };
            if self.max_absolute.is_none_or(|old| is_larger(absolute, old.value)) {
                self.max_absolute = Some(Extreme { value: absolute, index });
            }
            if let Some(value) = relative
                && self.max_relative.is_none_or(|old| value > old.value)
            {
                self.max_relative = Some(Extreme { value, index });
            }
            if let Some(value) = ulp
                && self.max_ulp.is_none_or(|old| value > old.value)
            {
                self.max_ulp = Some(Extreme { value, index });
            }
        }
    }
}

/// The values of the first part that differs in element `index`.
fn first_mismatch(
    lhs: &TensorRef<'_>,
    rhs: &TensorRef<'_>,
    index: u64,
    part_differs: impl Fn(u128, u128) -> bool,
) -> FirstMismatch {
    let (left, right) = (lhs.bits(index), rhs.bits(index));
    let (left, right) = if part_differs(left.0, right.0) { (left.0, right.0) } else { (left.1, right.1) };
    let number = |bits: u128| match lhs.element().part() {
        ElementType::Float(kind) => value(kind, bits),
        ElementType::Int { width, signedness: Signedness::Signless | Signedness::Signed } => {
            sign_extend(bits, width) as f64
        }
        _ => bits as f64,
    };
    FirstMismatch { index, lhs: number(left), rhs: number(right) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_one_apart_in_every_format() {
        for &kind in FloatKind::ALL {
            let smallest = kind.smallest();
            if let Some(zero) = kind.zero(false) {
                assert_eq!(ordinal(kind, smallest) - ordinal(kind, zero), 1, "{kind:?}");
                assert_eq!(kind.zero(true).map(|zero| ordinal(kind, zero)), Some(0), "{kind:?}");
            }
            if kind.format().signed {
                assert_eq!(ordinal(kind, kind.lowest()), -ordinal(kind, kind.largest()), "{kind:?}");
            }
            // Across the power of two 2.0 the step stays one rank.
            let two = kind.encode(2.0);
            if kind.decode(two) == 2.0 && kind.format().has_zero {
                let below = if kind == FloatKind::F80 { 0x3FFF_FFFF_FFFF_FFFF_FFFF } else { two - 1 };
                assert_eq!(ordinal(kind, two) - ordinal(kind, below), 1, "{kind:?}");
            }
        }
    }
}
