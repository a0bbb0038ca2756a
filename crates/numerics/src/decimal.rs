//! Float literals: decimal text to the nearest pattern of any format, rounded once.
//!
//! Most literals are short and are converted in 128-bit integers; the rest go through big integers whose
//! size is bounded by the format, not by the text.

use num_bigint::BigUint;

use crate::FloatKind;
use crate::pack::pack;

/// A literal as `digits * 10^exponent`, digits without leading or trailing zeros.
struct Decimal {
    negative: bool,
    /// Digit values; empty for zero.
    digits: Vec<u8>,
    exponent: i64,
}

impl FloatKind {
    /// The pattern nearest to an MLIR float literal such as `1.0`, `-0.488`, `123.` or `1.0e-5`.
    ///
    /// `None` when the text is not `-? [0-9]+ . [0-9]* ([eE] [-+]? [0-9]+)?`, and when it has a minus sign
    /// and the format has none, which MLIR refuses too. Rounding is to nearest, ties to even, and happens
    /// once. Overflow is as in [`FloatKind::encode`].
    pub fn from_decimal(self, text: &str) -> Option<u128> {
        let decimal = scan(text.as_bytes())?;
        if decimal.negative && !self.format().signed {
            return None;
        }
        if decimal.digits.is_empty() {
            return Some(pack(self, decimal.negative, 0, 0, false));
        }
        Some(short(self, &decimal).unwrap_or_else(|| long(self, &decimal)))
    }
}

/// Splits a literal; `None` when it is not one.
fn scan(text: &[u8]) -> Option<Decimal> {
    let (negative, text) = match text.split_first()? {
        (b'-', rest) => (true, rest),
        _ => (false, text),
    };
    let (whole, text) = split_digits(text);
    let (b'.', text) = text.split_first()? else { return None };
    let (fraction, text) = split_digits(text);
    if whole.is_empty() {
        return None;
    }
    let written = match text.split_first() {
        None => 0,
        Some((b'e' | b'E', rest)) => scan_exponent(rest)?,
        Some(_) => return None,
    };

    let mut digits: Vec<u8> =
        whole.iter().chain(fraction).map(|byte| byte - b'0').skip_while(|digit| *digit == 0).collect();
    let length = digits.len();
    while digits.last() == Some(&0) {
        digits.pop();
    }
    let dropped = length - digits.len();
    let exponent = written.saturating_sub(fraction.len() as i64).saturating_add(dropped as i64);
    Some(Decimal { negative, digits, exponent })
}

fn split_digits(text: &[u8]) -> (&[u8], &[u8]) {
    text.split_at(text.iter().take_while(|byte| byte.is_ascii_digit()).count())
}

/// A signed exponent; past what any text could bring back into range it stays where it is.
fn scan_exponent(text: &[u8]) -> Option<i64> {
    let (negative, text) = match text.split_first()? {
        (b'-', rest) => (true, rest),
        (b'+', rest) => (false, rest),
        _ => (false, text),
    };
    let (digits, rest) = split_digits(text);
    if digits.is_empty() || !rest.is_empty() {
        return None;
    }
    let magnitude =
        digits.iter().fold(0i64, |sum, byte| sum.saturating_mul(10).saturating_add(i64::from(byte - b'0')));
    Some(if negative { -magnitude } else { magnitude })
}

/// Literals of up to 19 digits with a small exponent, for the formats up to `f64`.
fn short(kind: FloatKind, decimal: &Decimal) -> Option<u128> {
    if kind.format().precision > 53 || decimal.digits.len() > 19 || decimal.exponent.unsigned_abs() > 19 {
        return None;
    }
    let digits = decimal.digits.iter().fold(0u128, |sum, digit| sum * 10 + u128::from(*digit));
    let power = 10u128.pow(decimal.exponent.unsigned_abs() as u32);
    if decimal.exponent >= 0 {
        return Some(pack(kind, decimal.negative, digits * power, 0, false));
    }
    // The dividend has 128 bits and the divisor at most 64, so the quotient has at least 64.
    let shift = digits.leading_zeros();
    let dividend = digits << shift;
    let (quotient, rest) = (dividend / power, dividend % power);
    Some(pack(kind, decimal.negative, quotient, -i64::from(shift), rest != 0))
}

/// Any literal.
fn long(kind: FloatKind, decimal: &Decimal) -> u128 {
    // Bounds on the magnitude of what a format tells apart, and on the number of significant digits that
    // the exact midpoint of two neighbours can have: f64 needs 767, f128 needs 11564.
    let (limit, digits_limit) = if kind.format().exponent_bits > 11 { (5000, 11_600) } else { (400, 800) };
    let leading = decimal.exponent.saturating_add(decimal.digits.len() as i64);
    if leading > limit {
        return pack(kind, decimal.negative, 1, i64::MAX, false);
    }
    if leading < -limit {
        return pack(kind, decimal.negative, 0, 0, true);
    }

    // What is cut off is not zero, as the last digit is not, and no midpoint has so many digits: a one in
    // the next place stands for all of it.
    let mut digits = decimal.digits.clone();
    let mut exponent = decimal.exponent;
    if digits.len() > digits_limit {
        exponent += (digits.len() - digits_limit) as i64 - 1;
        digits.truncate(digits_limit);
        digits.push(1);
    }
    let digits = BigUint::from_radix_be(&digits, 10).unwrap_or_default();
    let power = BigUint::from(10u32).pow(exponent.unsigned_abs() as u32);
    let (quotient, scale, rest) = if exponent >= 0 {
        (digits * power, 0, false)
    } else {
        let scale = (130 + power.bits()).saturating_sub(digits.bits());
        let dividend = digits << scale;
        let quotient = &dividend / &power;
        let rest = dividend != &quotient * &power;
        (quotient, scale, rest)
    };
    let surplus = quotient.bits().saturating_sub(128);
    let top = &quotient >> surplus;
    let sticky = rest || quotient.trailing_zeros().is_some_and(|zeros| zeros < surplus);
    let significand = u128::try_from(top).unwrap_or(u128::MAX);
    pack(kind, decimal.negative, significand, surplus as i64 - scale as i64, sticky)
}
