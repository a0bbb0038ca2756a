//! Taking patterns apart and putting them together: the one place where this crate rounds.

use crate::{FloatFormat, FloatKind, Rounding, Specials};

/// What a pattern means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unpacked {
    /// A NaN; `payload` is its fraction moved up to the top of 128 bits, quiet bit first.
    Nan { negative: bool, payload: u128 },
    /// An infinity.
    Infinite { negative: bool },
    /// The number `significand * 2^exponent`, zero included.
    Finite { negative: bool, significand: u128, exponent: i32 },
}

/// What the pattern `bits` of `kind` means; bits above its width are ignored.
pub(crate) fn unpack(kind: FloatKind, bits: u128) -> Unpacked {
    let format = kind.format();
    let bits = bits & format.mask();
    let negative = bits & format.sign_mask() != 0;
    let magnitude = bits & format.magnitude_mask();
    let fraction_bits = format.fraction_bits();
    let fraction = magnitude & !(u128::MAX << fraction_bits);
    let field = (magnitude >> fraction_bits) as u32;
    let leading_one = 1u128 << (format.precision - 1);
    let quantum = format.precision as i32 - 1;

    match format.specials {
        Specials::Ieee if field == format.max_field() => {
            let payload = fraction & (leading_one - 1);
            let has_one = !format.explicit_one || fraction & leading_one != 0;
            if payload == 0 && has_one {
                return Unpacked::Infinite { negative };
            }
            return Unpacked::Nan { negative, payload: payload << (129 - format.precision) };
        }
        // x87 calls a number whose leading one is missing an invalid operand; APFloat reads it as NaN.
        Specials::Ieee if format.explicit_one && field != 0 && fraction & leading_one == 0 => {
            return Unpacked::Nan { negative, payload: fraction << (129 - format.precision) };
        }
        Specials::NanAllOnes if magnitude == format.magnitude_mask() => {
            return Unpacked::Nan { negative, payload: 0 };
        }
        Specials::NanNegativeZero if bits == format.sign_mask() => {
            return Unpacked::Nan { negative: false, payload: 0 };
        }
        _ => {}
    }
    if field == 0 && format.has_zero {
        let exponent = format.min_exponent() - quantum;
        return Unpacked::Finite { negative, significand: fraction, exponent };
    }
    let exponent = field as i32 - format.bias - quantum;
    Unpacked::Finite { negative, significand: fraction | leading_one, exponent }
}

/// The pattern of `kind` nearest to `significand * 2^exponent`, ties to even.
///
/// `sticky` says that the true magnitude lies above the one given, by less than one unit of `significand`;
/// then `significand` must be zero or have at least two bits more than the format's precision.
pub(crate) fn pack(kind: FloatKind, negative: bool, significand: u128, exponent: i64, sticky: bool) -> u128 {
    pack_rounding(kind, negative, significand, exponent, sticky, Rounding::NearestEven)
}

/// As [`pack`], rounded as asked for.
pub(crate) fn pack_rounding(
    kind: FloatKind,
    negative: bool,
    significand: u128,
    exponent: i64,
    sticky: bool,
    rounding: Rounding,
) -> u128 {
    let format = kind.format();
    if significand == 0 {
        return zero(format, negative);
    }
    let top = exponent.saturating_add(i64::from(significand.ilog2()));
    let mut exponent_of_top = top.max(i64::from(format.min_exponent()));
    if exponent_of_top > i64::from(format.bias) + i64::from(format.max_field()) {
        return overflow_rounding(kind, negative, rounding);
    }
    let quantum = exponent_of_top - i64::from(format.precision - 1);
    let shift = quantum.saturating_sub(exponent);
    let mut rounded = shift_rounding(significand, shift, sticky, rounding, negative);
    if rounded >> format.precision != 0 {
        rounded >>= 1;
        exponent_of_top += 1;
    }
    if rounded == 0 {
        return zero(format, negative);
    }

    let leading_one = 1u128 << (format.precision - 1);
    let field = if rounded & leading_one == 0 { 0 } else { exponent_of_top + i64::from(format.bias) };
    if field > i64::from(format.max_field()) {
        return overflow_rounding(kind, negative, rounding);
    }
    let fraction = if format.explicit_one { rounded } else { rounded & !leading_one };
    let magnitude = (field as u128) << format.fraction_bits() | fraction;
    if magnitude > format.largest() {
        return overflow_rounding(kind, negative, rounding);
    }
    signed(format, negative, magnitude)
}

/// The NaN of `kind` that keeps the sign and as much of the payload as fits, made quiet.
pub(crate) fn pack_nan(kind: FloatKind, negative: bool, payload: u128) -> u128 {
    let format = kind.format();
    match format.specials {
        Specials::Ieee => {
            let kept = payload >> (129 - format.precision);
            signed(format, negative, kind.nan() | kept)
        }
        Specials::NanAllOnes => signed(format, negative, kind.nan()),
        Specials::NanNegativeZero | Specials::FiniteOnly => kind.nan(),
    }
}

/// Infinity, or what stands for it in a format without: NaN, or the largest number where there is no NaN.
pub(crate) fn overflow(kind: FloatKind, negative: bool) -> u128 {
    let format = kind.format();
    match format.specials {
        Specials::Ieee => kind.infinity(negative).unwrap_or(format.largest()),
        Specials::FiniteOnly => signed(format, negative, format.largest()),
        Specials::NanAllOnes | Specials::NanNegativeZero => pack_nan(kind, negative, 0),
    }
}

/// What a finite number past the largest one becomes: the largest one where the rounding is towards it, else as
/// [`overflow`].
fn overflow_rounding(kind: FloatKind, negative: bool, rounding: Rounding) -> u128 {
    let towards_zero = match rounding {
        Rounding::NearestEven | Rounding::NearestAway => false,
        Rounding::TowardZero => true,
        Rounding::Upward => negative,
        Rounding::Downward => !negative,
    };
    match towards_zero {
        true => signed(kind.format(), negative, kind.format().largest()),
        false => overflow(kind, negative),
    }
}

/// `significand / 2^shift`, rounded; `sticky` is a bit far below.
fn shift_rounding(significand: u128, shift: i64, sticky: bool, rounding: Rounding, negative: bool) -> u128 {
    if shift <= 0 {
        // The caller leaves room: the result has at most as many bits as the widest precision, 113.
        return significand.checked_shl(shift.unsigned_abs().min(128) as u32).unwrap_or(0);
    }
    let (whole, half, rest) = match shift {
        1..=127 => (significand >> shift, 1u128 << (shift - 1), significand & !(u128::MAX << shift)),
        128 => (0, 1u128 << 127, significand),
        // Less than half of a unit, whatever it is.
        _ => (0, 2, 1),
    };
    let inexact = rest != 0 || sticky;
    let up = match rounding {
        Rounding::NearestEven => rest > half || rest == half && (sticky || whole & 1 == 1),
        Rounding::NearestAway => rest >= half,
        Rounding::TowardZero => false,
        Rounding::Upward => inexact && !negative,
        Rounding::Downward => inexact && negative,
    };
    whole + u128::from(up)
}

fn signed(format: &FloatFormat, negative: bool, magnitude: u128) -> u128 {
    if negative { magnitude | format.sign_mask() } else { magnitude }
}

/// Zero, or in a format without a zero the smallest number, whose pattern is the same.
fn zero(format: &FloatFormat, negative: bool) -> u128 {
    if format.specials == Specials::NanNegativeZero { 0 } else { signed(format, negative, 0) }
}
