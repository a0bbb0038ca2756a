//! Integers of 1 to 128 bits, held zero-extended in a `u128`: ranges, sign, and text as MLIR reads and
//! prints it.
//!
//! Widths outside 1 to 128 are a [`NumberError::Width`] where there is a result to fail; the plain helpers
//! treat them as the nearest width there is.

use crate::arith::wide_product;
use crate::{NumberError, Signedness};

/// An operation on two integers of one width that has no machine instruction past 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum IntOp {
    /// The signed quotient, rounded towards zero.
    DivS,
    /// The unsigned quotient, rounded towards zero.
    DivU,
    /// The signed remainder, with the sign of the first.
    RemS,
    /// The unsigned remainder.
    RemU,
    /// The upper half of the signed product.
    MulHighS,
    /// The upper half of the unsigned product.
    MulHighU,
}

impl IntOp {
    /// Every one, by its number.
    pub const ALL: &'static [IntOp] =
        &[IntOp::DivS, IntOp::DivU, IntOp::RemS, IntOp::RemU, IntOp::MulHighS, IntOp::MulHighU];

    /// The result for integers of `width` bits, 1 to 128. Division by zero gives 0 and so does the remainder;
    /// a quotient that does not fit is cut.
    pub fn apply(self, a: u128, b: u128, width: u32) -> u128 {
        let (a, b) = (truncate(a, width), truncate(b, width));
        let (signed_a, signed_b) = (sign_extend(a, width), sign_extend(b, width));
        let result = match self {
            IntOp::DivS if b == 0 => 0,
            IntOp::DivS => signed_a.wrapping_div(signed_b) as u128,
            IntOp::DivU => a.checked_div(b).unwrap_or(0),
            IntOp::RemS if b == 0 => 0,
            IntOp::RemS => signed_a.wrapping_rem(signed_b) as u128,
            IntOp::RemU => a.checked_rem(b).unwrap_or(0),
            IntOp::MulHighU => upper_half(wide_product(a, b), width),
            IntOp::MulHighS => {
                let (low, high) = wide_product(signed_a.unsigned_abs(), signed_b.unsigned_abs());
                let (low, high) = match (signed_a < 0) != (signed_b < 0) {
                    true => (low.wrapping_neg(), (!high).wrapping_add(u128::from(low == 0))),
                    false => (low, high),
                };
                upper_half((low, high), width)
            }
        };
        truncate(result, width)
    }
}

/// The bits from `width` on of a number of 256 bits, cut to 128.
fn upper_half((low, high): (u128, u128), width: u32) -> u128 {
    low.checked_shr(width).unwrap_or(0) | high.checked_shl(128 - width.min(128)).unwrap_or(0)
}

/// The ones of `width` bits; all 128 for wider, none for width 0.
pub fn mask(width: u32) -> u128 {
    if width == 0 { 0 } else { u128::MAX >> (128 - width.min(128)) }
}

/// The lower `width` bits of `bits`.
pub fn truncate(bits: u128, width: u32) -> u128 {
    bits & mask(width)
}

/// The value of the lower `width` bits read as two's complement.
pub fn sign_extend(bits: u128, width: u32) -> i128 {
    if width == 0 {
        return 0;
    }
    let unused = 128 - width.min(128);
    ((bits << unused) as i128) >> unused
}

/// The bits of the smallest value; signless counts as signed.
pub fn min_value(width: u32, signedness: Signedness) -> u128 {
    match signedness {
        Signedness::Unsigned => 0,
        Signedness::Signless | Signedness::Signed => mask(width) & !(mask(width) >> 1),
    }
}

/// The bits of the largest value; signless counts as signed.
pub fn max_value(width: u32, signedness: Signedness) -> u128 {
    match signedness {
        Signedness::Unsigned => mask(width),
        Signedness::Signless | Signedness::Signed => mask(width) >> 1,
    }
}

/// Whether MLIR takes a literal of this sign and magnitude for an integer of this type.
///
/// A signless integer takes what fits either as signed or as unsigned; an unsigned one takes no minus sign,
/// not even before zero. Literals of `index` follow the rule of a signed integer of 64 bits.
pub fn in_range(negative: bool, magnitude: u128, width: u32, signedness: Signedness) -> bool {
    let top = mask(width) & !(mask(width) >> 1);
    match (signedness, negative) {
        (Signedness::Unsigned, true) => false,
        (Signedness::Signless | Signedness::Signed, true) => magnitude <= top,
        (Signedness::Signed, false) => magnitude <= mask(width) >> 1,
        (Signedness::Signless | Signedness::Unsigned, false) => magnitude <= mask(width),
    }
}

/// The bits of an integer literal: decimal, hexadecimal, or `true` and `false` for `i1`.
pub fn from_text(text: &str, width: u32, signedness: Signedness) -> Result<u128, NumberError> {
    match text {
        "true" | "false" if width == 1 && signedness == Signedness::Signless => {
            Ok(u128::from(text == "true"))
        }
        _ if text.trim_start_matches('-').starts_with("0x") => from_hex(text, width, signedness),
        _ => from_decimal(text, width, signedness),
    }
}

/// The bits of a decimal literal, `-?[0-9]+`.
pub fn from_decimal(text: &str, width: u32, signedness: Signedness) -> Result<u128, NumberError> {
    let (negative, digits) = split_sign(text);
    from_digits(negative, digits, 10, width, signedness)
}

/// The bits of a hexadecimal literal, `-?0x[0-9a-fA-F]+`.
pub fn from_hex(text: &str, width: u32, signedness: Signedness) -> Result<u128, NumberError> {
    let (negative, rest) = split_sign(text);
    let digits = rest.strip_prefix("0x").ok_or(NumberError::Syntax)?;
    from_digits(negative, digits, 16, width, signedness)
}

/// An integer as MLIR prints it: `i1` as `true` or `false`, unsigned as such, all others as signed.
pub fn to_text(bits: u128, width: u32, signedness: Signedness) -> Result<String, NumberError> {
    check(width)?;
    let bits = truncate(bits, width);
    Ok(match signedness {
        Signedness::Signless if width == 1 => (bits == 1).to_string(),
        Signedness::Unsigned => bits.to_string(),
        Signedness::Signless | Signedness::Signed => sign_extend(bits, width).to_string(),
    })
}

fn check(width: u32) -> Result<(), NumberError> {
    if (1..=128).contains(&width) { Ok(()) } else { Err(NumberError::Width(width)) }
}

fn split_sign(text: &str) -> (bool, &str) {
    text.strip_prefix('-').map_or((false, text), |rest| (true, rest))
}

fn from_digits(
    negative: bool,
    digits: &str,
    radix: u32,
    width: u32,
    signedness: Signedness,
) -> Result<u128, NumberError> {
    check(width)?;
    if digits.is_empty() || !digits.chars().all(|digit| digit.is_digit(radix)) {
        return Err(NumberError::Syntax);
    }
    let magnitude = u128::from_str_radix(digits, radix).map_err(|_| NumberError::OutOfRange)?;
    if !in_range(negative, magnitude, width, signedness) {
        return Err(NumberError::OutOfRange);
    }
    Ok(truncate(if negative { magnitude.wrapping_neg() } else { magnitude }, width))
}
