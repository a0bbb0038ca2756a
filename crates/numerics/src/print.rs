//! Floats as MLIR prints them.

use crate::FloatKind;
use crate::digits::digits;
use crate::pack::{Unpacked, unpack};

/// Digits of MLIR's preferred form, `1.000000e+00`.
const SHORT_DIGITS: u32 = 6;
/// Zeros that MLIR's second form may add to stay without an exponent.
const MAX_PADDING: i64 = 3;

impl FloatKind {
    /// The text MLIR prints for a float attribute with this pattern, without the type.
    ///
    /// Six digits in scientific form when they lead back to the same pattern; else as many digits as the
    /// format may need, when that text has a point; else, as for infinity and NaN, the pattern in
    /// hexadecimal.
    pub fn to_mlir(self, bits: u128) -> String {
        let bits = bits & self.format().mask();
        if let Unpacked::Finite { negative, significand, exponent } = unpack(self, bits) {
            let sign = if negative { "-" } else { "" };
            let short = format!("{sign}{}", scientific(significand, exponent));
            // Not every pattern of f80 is the one its value is written with.
            if self.from_decimal(&short) == Some(self.convert(bits, self)) {
                return short;
            }
            let long = format!("{sign}{}", plain(significand, exponent, self.format().precision));
            if long.contains('.') {
                return long;
            }
        }
        format!("0x{bits:X}")
    }
}

/// `d.dddddde+dd`.
fn scientific(significand: u128, exponent: i32) -> String {
    if significand == 0 {
        return "0.000000e+00".to_string();
    }
    let (digits, power) = digits(significand, exponent, SHORT_DIGITS);
    let (first, rest) = digits.split_first().unwrap_or((&0, &[]));
    let sign = if power < 0 { '-' } else { '+' };
    format!("{first}.{:0<6}e{sign}{:02}", text(rest), power.unsigned_abs())
}

/// As many digits as any value of the precision may need, with an exponent only for far away powers.
fn plain(significand: u128, exponent: i32, precision: u32) -> String {
    if significand == 0 {
        return "0".to_string();
    }
    let limit = 2 + precision * 59 / 196;
    let (digits, power) = digits(significand, exponent, limit);
    let count = digits.len() as i64;
    let last = power - (count - 1);
    let spread =
        if last >= 0 { last > MAX_PADDING || count + last > i64::from(limit) } else { -power > MAX_PADDING };
    if spread {
        let (first, rest) = digits.split_first().unwrap_or((&0, &[]));
        let rest = if rest.is_empty() { "0".to_string() } else { text(rest) };
        let sign = if power < 0 { '-' } else { '+' };
        return format!("{first}.{rest}E{sign}{}", power.unsigned_abs());
    }
    if last >= 0 {
        return format!("{}{}", text(&digits), "0".repeat(last as usize));
    }
    if power >= 0 {
        let (whole, fraction) = digits.split_at(digits.len().min(power as usize + 1));
        return format!("{}.{}", text(whole), text(fraction));
    }
    format!("0.{}{}", "0".repeat((-power - 1) as usize), text(&digits))
}

fn text(digits: &[u8]) -> String {
    digits.iter().map(|digit| char::from(b'0' + digit)).collect()
}
