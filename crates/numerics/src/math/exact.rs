//! Functions whose results are exact, or the exact ones rounded once.

use crate::pack::{Unpacked, pack, pack_nan, unpack};
use crate::{FloatKind, Rounding};
use num_bigint::{BigInt, BigUint};

/// A function whose result on patterns is exact, or the exact one rounded once, in every format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exact {
    /// [`round_to_integral`].
    RoundToIntegral(Rounding),
    /// [`sqrt`].
    Sqrt,
    /// [`fma`].
    Fma,
    /// [`clamp`].
    Clamp,
    /// Is it neither infinite nor NaN?
    IsFinite,
    /// Is it infinite?
    IsInfinite,
    /// Is it NaN?
    IsNan,
    /// [`is_normal`].
    IsNormal,
}

impl Exact {
    /// Every function; the ordinal of one is its position here.
    pub const ALL: &'static [Exact] = &[
        Exact::RoundToIntegral(Rounding::Upward),
        Exact::RoundToIntegral(Rounding::Downward),
        Exact::RoundToIntegral(Rounding::TowardZero),
        Exact::RoundToIntegral(Rounding::NearestAway),
        Exact::RoundToIntegral(Rounding::NearestEven),
        Exact::Sqrt,
        Exact::Fma,
        Exact::Clamp,
        Exact::IsFinite,
        Exact::IsInfinite,
        Exact::IsNan,
        Exact::IsNormal,
    ];

    /// How many arguments it takes.
    pub const fn arity(self) -> usize {
        match self {
            Exact::Fma | Exact::Clamp => 3,
            _ => 1,
        }
    }

    /// The pattern of the value at as many patterns as the function has arguments; 0 or 1 for a question.
    pub fn at_bits(self, kind: FloatKind, [x, y, z]: [u128; 3]) -> u128 {
        match self {
            Exact::RoundToIntegral(rounding) => round_to_integral(kind, rounding, x),
            Exact::Sqrt => sqrt(kind, x),
            Exact::Fma => fma(kind, x, y, z),
            Exact::Clamp => clamp(kind, x, y, z),
            Exact::IsFinite => kind.is_finite(x).into(),
            Exact::IsInfinite => kind.is_infinite(x).into(),
            Exact::IsNan => kind.is_nan(x).into(),
            Exact::IsNormal => is_normal(kind, x).into(),
        }
    }
}

/// The integer that `rounding` says. Zeros keep their sign and so do results that become zero, where the format has
/// both zeros. An integer past the largest number is encoded as every result past it is.
pub fn round_to_integral(kind: FloatKind, rounding: Rounding, x: u128) -> u128 {
    let (negative, significand, exponent) = match unpack(kind, x) {
        Unpacked::Nan { negative, payload } => return pack_nan(kind, negative, payload),
        Unpacked::Infinite { .. } => return x & kind.format().mask(),
        Unpacked::Finite { negative, significand, exponent } => (negative, significand, exponent),
    };
    if exponent >= 0 || significand == 0 {
        return x & kind.format().mask();
    }
    // Significands have at most 113 bits: past that all of it is below the point, and less than half.
    let places = exponent.unsigned_abs().min(120);
    let (whole, part, half) =
        (significand >> places, significand & !(u128::MAX << places), 1u128 << (places - 1));
    let up = match rounding {
        Rounding::Upward => !negative && part != 0,
        Rounding::Downward => negative && part != 0,
        Rounding::TowardZero => false,
        Rounding::NearestAway => part >= half,
        Rounding::NearestEven => part > half || part == half && whole & 1 == 1,
    };
    pack(kind, negative, whole + u128::from(up), 0, false)
}

/// The magnitude of `x` with the sign of `y`, as far as the format can hold it: where there is no negative zero, zero
/// stays as it is, and NaN where it has no sign.
pub fn copysign(kind: FloatKind, x: u128, y: u128) -> u128 {
    if kind.is_negative(kind.abs(x)) || kind.is_negative(y) == kind.is_negative(x) {
        return x & kind.format().mask();
    }
    kind.negate(x)
}

/// Is it a number, not zero, and not subnormal?
pub fn is_normal(kind: FloatKind, x: u128) -> bool {
    let format = kind.format();
    let smallest = if format.has_zero { 1u128 << format.fraction_bits() } else { 0 };
    kind.is_finite(x) && kind.abs(x) >= smallest
}

/// The larger of `x` and `low`, then the smaller of that and `high`: -0 is below 0, and NaN in any argument is the
/// result.
pub fn clamp(kind: FloatKind, x: u128, low: u128, high: u128) -> u128 {
    if let Some(nan) = [x, low, high].into_iter().find(|bits| kind.is_nan(*bits)) {
        return nan & kind.format().mask();
    }
    let place = |bits: u128| {
        // Magnitudes of f128 have 127 bits.
        let magnitude = (bits & kind.format().magnitude_mask()) as i128;
        if kind.is_negative(bits) { !magnitude } else { magnitude }
    };
    let raised = if place(x) < place(low) { low } else { x };
    let clamped = if place(raised) > place(high) { high } else { raised };
    clamped & kind.format().mask()
}

/// The square root, rounded once.
pub fn sqrt(kind: FloatKind, x: u128) -> u128 {
    let format = kind.format();
    let (negative, significand, exponent) = match unpack(kind, x) {
        Unpacked::Nan { negative, payload } => return pack_nan(kind, negative, payload),
        Unpacked::Infinite { negative: false } => return x & format.mask(),
        Unpacked::Infinite { negative: true } => return pack_nan(kind, false, 0),
        Unpacked::Finite { negative, significand, exponent } => (negative, significand, exponent),
    };
    if significand == 0 {
        return x & format.mask();
    }
    if negative {
        return pack_nan(kind, false, 0);
    }
    // As many more bits as make the root at least three bits longer than the precision, and the exponent even.
    let wanted = 2 * format.precision + 8;
    let mut shift = wanted.saturating_sub(significand.ilog2());
    shift += u32::from((exponent - shift as i32) % 2 != 0);
    let radicand = BigUint::from(significand) << shift;
    let root = radicand.sqrt();
    let sticky = &root * &root != radicand;
    // Twice 113 bits and some have a root of less than 128.
    let root = u128::try_from(root).unwrap_or(u128::MAX);
    pack(kind, false, root, i64::from((exponent - shift as i32) / 2), sticky)
}

/// `a * b + c`, rounded once.
pub fn fma(kind: FloatKind, a: u128, b: u128, c: u128) -> u128 {
    match kind.bits() {
        64 => return kind.encode(fma_f64(kind.decode(a), kind.decode(b), kind.decode(c))),
        ..64 => return kind.encode(fma_to_odd(kind.decode(a), kind.decode(b), kind.decode(c))),
        _ => {}
    }
    let parts = [a, b, c].map(|bits| match unpack(kind, bits) {
        Unpacked::Finite { negative, significand, exponent } => Some((negative, significand, exponent)),
        _ => None,
    });
    let [Some(a_parts), Some(b_parts), Some(c_parts)] = parts else {
        // The result is c's, or that of the product, and no digits matter.
        return fma_of_specials(kind, [a, b, c]);
    };
    let product = BigInt::from(a_parts.1) * BigInt::from(b_parts.1);
    let product_negative = a_parts.0 != b_parts.0;
    let (product_exponent, c_exponent) = (a_parts.2 + b_parts.2, c_parts.2);
    let addend = BigInt::from(c_parts.1);
    if product == BigInt::ZERO && addend == BigInt::ZERO {
        let negative = product_negative && c_parts.0;
        return pack(kind, negative, 0, 0, false);
    }
    let least = if product == BigInt::ZERO {
        c_exponent
    } else if addend == BigInt::ZERO {
        product_exponent
    } else {
        product_exponent.min(c_exponent)
    };
    // Exponents of f128 span 2^16 and some, so the sum has at most some ten thousand digits.
    let aligned = |value: BigInt, exponent: i32, negative: bool| {
        let value = value << exponent.saturating_sub(least).max(0) as u32;
        if negative { -value } else { value }
    };
    let sum = aligned(product, product_exponent, product_negative) + aligned(addend, c_exponent, c_parts.0);
    if sum == BigInt::ZERO {
        // Exact cancellation gives a positive zero.
        return pack(kind, false, 0, 0, false);
    }
    let negative = sum < BigInt::ZERO;
    let magnitude = sum.into_parts().1;
    let excess = magnitude.bits().saturating_sub(120);
    let top = &magnitude >> excess;
    let sticky = (&top << excess) != magnitude;
    pack(kind, negative, u128::try_from(top).unwrap_or(u128::MAX), i64::from(least) + excess as i64, sticky)
}

/// [`fma`] of `f64`.
pub fn fma_f64(a: f64, b: f64, c: f64) -> f64 {
    libm::fma(a, b, c)
}

/// [`fma`] where at least one of the three is no number.
fn fma_of_specials(kind: FloatKind, operands: [u128; 3]) -> u128 {
    // Every number counts as 1 or 0 of its sign: with an infinity or NaN beside it no digit matters.
    let [a, b, c] = operands.map(|bits| {
        let magnitude = match unpack(kind, bits) {
            Unpacked::Nan { .. } => f64::NAN,
            Unpacked::Infinite { .. } => f64::INFINITY,
            Unpacked::Finite { significand, .. } => f64::from(u8::from(significand != 0)),
        };
        if kind.is_negative(bits) { -magnitude } else { magnitude }
    });
    kind.encode(a * b + c)
}

/// `a * b + c` for numbers whose product is exact in `f64` (formats of at most 26 bits of precision), rounded to odd:
/// rounding that to a format of less than 52 bits of precision gives the exact result rounded once.
pub fn fma_to_odd(a: f64, b: f64, c: f64) -> f64 {
    let product = a * b;
    let sum = product + c;
    if !sum.is_finite() {
        return sum;
    }
    // What the sum lost, exactly (Knuth's TwoSum).
    let c_part = sum - product;
    let lost = (product - (sum - c_part)) + (c - c_part);
    if lost == 0.0 || sum.to_bits() & 1 == 1 {
        return sum;
    }
    // The sum is even and inexact: the odd neighbour on the side of the exact result.
    let away = (lost > 0.0) == (sum > 0.0);
    f64::from_bits(if away { sum.to_bits() + 1 } else { sum.to_bits() - 1 })
}

/// One over the square root of an `f64`, corrected by what it is off.
pub(super) fn rsqrt(x: f64) -> f64 {
    let first = 1.0 / x.sqrt();
    if first == 0.0 || !first.is_finite() {
        return first;
    }
    let product = x * first;
    let rest = libm::fma(x, first, -product);
    let residual = libm::fma(-product, first, 1.0) - rest * first;
    first + 0.5 * first * residual
}
