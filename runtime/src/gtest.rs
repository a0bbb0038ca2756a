//! A failure as IREE's check module and googletest word it, to the letter.
//!
//! Only what follows the `file:line: Failure` header, which is the harness's.

use checkjit_numerics::{ElementType, Signedness, sign_extend};

use crate::check::{AllTrueFailure, CompareFailure, Failure, Side};
use crate::format::{MAX_DUMPED_ELEMENTS, format_e, format_g, format_tensor, format_value};

/// How many elements googletest prints of a container.
const MAX_PRINTED: u64 = 32;

/// The body of the failure text, lines joined by `\n`, without one at the end.
pub fn gtest_text(failure: &Failure) -> String {
    match failure {
        Failure::Scalar(scalar) => {
            let (actual, expected, wish) = match scalar.expected {
                true => ("false", "true", "nonzero"),
                false => ("true", "false", "zero"),
            };
            format!(
                "Value of: operand\n  Actual: {actual}\nExpected: {expected}\nExpected {} to be {wish}.",
                scalar.value
            )
        }
        Failure::AllTrue(failure) => all_true_text(failure),
        Failure::Compare(failure) => compare_text(failure),
    }
}

fn compare_text(failure: &CompareFailure) -> String {
    let near = if failure.tolerance.is_some() { "near " } else { "" };
    let mut text = format!("Expected {near}equality of these values.");
    if failure.types_differ {
        text += " Element types do not match.";
    }
    if failure.shapes_differ {
        text += " Shapes do not match.";
    }
    match (failure.tolerance, &failure.contents) {
        (None, _) if failure.bytes_differ => text += " Contents does not match.",
        (Some(tolerance), Some(contents)) => {
            let first = contents.first;
            text += &format!(
                " Contents does not match to tolerance parameters atol={}, rtol={}. The first failure occurs \
                 at index {} as the lhs value {} differs from the rhs value {} by {}.",
                format_g(tolerance.atol.into(), 6),
                format_g(tolerance.rtol.into(), 6),
                first.index,
                format_g(first.lhs, 6),
                format_g(first.rhs, 6),
                format_e(first.rhs - first.lhs, 3)
            );
        }
        _ => {}
    }
    let dump = |side: &Side| format_tensor(side.element, &side.shape, &side.head, MAX_DUMPED_ELEMENTS);
    text + "\n  lhs:\n    " + &dump(&failure.lhs) + "\n  rhs:\n    " + &dump(&failure.rhs)
}

fn all_true_text(failure: &AllTrueFailure) -> String {
    let mut elements = String::from("{");
    for index in 0..failure.total.min(MAX_PRINTED) {
        elements += if index > 0 { ", " } else { " " };
        elements += &container_element(&failure.operand, index);
    }
    if failure.total > MAX_PRINTED {
        elements += ", ...";
    }
    let index = failure.examples.first().map_or(0, |example| example.index);
    format!(
        "Value of: ToSpan<T>(bytes)\nExpected: only contains elements that isn't equal to 0\n  \
         Actual: {elements} }}, whose element #{index} doesn't match"
    )
}

/// An element as googletest's universal printer writes its C++ type; ours for types that IREE refuses.
fn container_element(side: &Side, index: u64) -> String {
    let bits = side.element.load(&side.head, index).unwrap_or(0);
    match side.element {
        ElementType::Int { width: 8, signedness: Signedness::Unsigned } => character(bits as u8, bits as i32),
        ElementType::Int { width: 8, .. } => character(bits as u8, sign_extend(bits, 8) as i32),
        ElementType::Int { width: 1, .. } => bits.to_string(),
        ElementType::Float(checkjit_numerics::FloatKind::F32) => single(f32::from_bits(bits as u32)),
        ElementType::Float(checkjit_numerics::FloatKind::F64) => double(f64::from_bits(bits as u64)),
        _ => format_value(side.element, &side.head, index, false),
    }
}

/// A char: the literal, then its code in decimal and, where the literal does not say it, hexadecimal.
fn character(byte: u8, code: i32) -> String {
    let (literal, is_hex) = match byte {
        0 => return "'\\0'".into(),
        b'\'' => ("\\'".into(), false),
        b'\\' => ("\\\\".into(), false),
        0x07 => ("\\a".into(), false),
        0x08 => ("\\b".into(), false),
        0x0C => ("\\f".into(), false),
        b'\n' => ("\\n".into(), false),
        b'\r' => ("\\r".into(), false),
        b'\t' => ("\\t".into(), false),
        0x0B => ("\\v".into(), false),
        0x20..=0x7E => (char::from(byte).to_string(), false),
        _ => (format!("\\x{byte:X}"), true),
    };
    let hex = if is_hex || (1..=9).contains(&code) { String::new() } else { format!(", 0x{code:X}") };
    format!("'{literal}' ({code}{hex})")
}

/// A float: six digits when they are enough for a number of that size, else all that may be needed.
fn single(value: f32) -> String {
    let size = value.abs();
    let exact = match decimal_scale(size.into()) {
        Some(Ok(factor)) => ((size * factor as f32 + 0.5) as i32) as f32 / factor as f32 == size,
        Some(Err(divisor)) => ((size / divisor as f32 + 0.5) as i32) as f32 * divisor as f32 == size,
        None => false,
    };
    format_g(value.into(), if exact { 6 } else { 9 })
}

/// As [`single`].
fn double(value: f64) -> String {
    let size = value.abs();
    let exact = match decimal_scale(size) {
        Some(Ok(factor)) => f64::from((size * factor + 0.5) as i32) / factor == size,
        Some(Err(divisor)) => f64::from((size / divisor + 0.5) as i32) * divisor == size,
        None => false,
    };
    format_g(value, if exact { 6 } else { 17 })
}

/// The power of ten that makes a number one of six digits: to multiply by, or as an error to divide by.
fn decimal_scale(size: f64) -> Option<Result<f64, f64>> {
    const FACTORS: [(f64, f64); 10] = [
        (100_000.0, 1.0),
        (10_000.0, 1e1),
        (1_000.0, 1e2),
        (100.0, 1e3),
        (10.0, 1e4),
        (1.0, 1e5),
        (0.1, 1e6),
        (0.01, 1e7),
        (0.001, 1e8),
        (0.0001, 1e9),
    ];
    const DIVISORS: [(f64, f64); 4] = [(1e9, 1e4), (1e8, 1e3), (1e7, 1e2), (1e6, 1e1)];
    if size < 1e6 {
        let factor = FACTORS.iter().find(|row| size >= row.0).map_or(1e10, |row| row.1);
        Some(Ok(factor))
    } else if size < 1e10 {
        DIVISORS.iter().find(|row| size >= row.0).map(|row| Err(row.1))
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_as_googletest_prints_them() {
        assert_eq!(character(0, 0), "'\\0'");
        assert_eq!(character(1, 1), "'\\x1' (1)");
        assert_eq!(character(b'a', 97), "'a' (97, 0x61)");
        assert_eq!(character(b'\t', 9), "'\\t' (9)");
        assert_eq!(character(0x0D, 13), "'\\r' (13, 0xD)");
        assert_eq!(character(0xFF, -1), "'\\xFF' (-1)");
        assert_eq!(character(0xFF, 255), "'\\xFF' (255)");
    }

    #[test]
    fn floats_have_six_digits_or_all() {
        assert_eq!(single(0.0), "0");
        assert_eq!(single(1.5), "1.5");
        assert_eq!(single(0.1), "0.1");
        assert_eq!(single(0.1 + f32::EPSILON), "0.100000121");
        assert_eq!(double(0.1), "0.1");
        assert_eq!(double(1.0 / 3.0), "0.33333333333333331");
        assert_eq!(double(f64::NAN), "nan");
        assert_eq!(double(123_456_000.0), "1.23456e+08");
    }
}
