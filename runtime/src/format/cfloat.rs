//! C's `%e`, `%g` and their upper-case forms for an `f64`, to the letter.
//!
//! Rust's `{:.Ne}` rounds the exact binary value to N digits, ties to even, as glibc does; what is left
//! is the shape of exponents, the choice between notations and the dropping of zeros.

/// `%.{precision}e`.
pub fn format_e(value: f64, precision: usize) -> String {
    match special(value) {
        Some(text) => text.to_owned(),
        None => {
            let text = format!("{value:.precision$e}");
            let (mantissa, exponent) = split(&text);
            format!("{mantissa}e{}", exponent_text(exponent))
        }
    }
}

/// `%.{precision}g`: also what a C++ stream writes by default, with a precision of 6.
pub fn format_g(value: f64, precision: usize) -> String {
    if let Some(text) = special(value) {
        return text.to_owned();
    }
    let digits = precision.max(1);
    let scientific = format!("{value:.*e}", digits - 1);
    let (mantissa, exponent) = split(&scientific);
    if exponent < -4 || exponent >= digits as i32 {
        format!("{}e{}", without_trailing_zeros(mantissa), exponent_text(exponent))
    } else {
        let decimals = (digits as i32 - 1 - exponent).max(0) as usize;
        without_trailing_zeros(&format!("{value:.decimals$}")).to_owned()
    }
}

/// `%G`, with a precision of 6.
pub fn format_upper_g(value: f64) -> String {
    format_g(value, 6).to_ascii_uppercase()
}

/// The text of a value that is not finite; the sign of a NaN is printed, as glibc does.
fn special(value: f64) -> Option<&'static str> {
    match (value.is_nan(), value.is_infinite(), value.is_sign_negative()) {
        (true, _, false) => Some("nan"),
        (true, _, true) => Some("-nan"),
        (_, true, false) => Some("inf"),
        (_, true, true) => Some("-inf"),
        _ => None,
    }
}

fn split(scientific: &str) -> (&str, i32) {
    let (mantissa, exponent) = scientific.split_once('e').unwrap_or((scientific, "0"));
    (mantissa, exponent.parse().unwrap_or(0))
}

/// A sign and at least two digits.
fn exponent_text(exponent: i32) -> String {
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{sign}{:02}", exponent.unsigned_abs())
}

fn without_trailing_zeros(text: &str) -> &str {
    if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.') } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Right-hand sides were printed by `printf` of glibc.
    #[test]
    fn agrees_with_printf() {
        let g = [
            (0.0, "0"),
            (-0.0, "-0"),
            (1.0, "1"),
            (0.999, "0.999"),
            (100000.0, "100000"),
            (999999.5, "1E+06"),
            (999999.4, "999999"),
            (1234567.0, "1.23457E+06"),
            (0.0001, "0.0001"),
            (0.0000999999, "9.99999E-05"),
            (0.000099999951, "0.0001"),
            (1e-300, "1E-300"),
            (0.5, "0.5"),
            (2.5, "2.5"),
            (f64::INFINITY, "INF"),
            (f64::NEG_INFINITY, "-INF"),
            (5e-324, "4.94066E-324"),
            (f64::MAX, "1.79769E+308"),
        ];
        for (value, text) in g {
            assert_eq!(format_upper_g(value), text);
        }
        assert_eq!(format_upper_g(f64::NAN.copysign(1.0)), "NAN");
        assert_eq!(format_upper_g(f64::NAN.copysign(-1.0)), "-NAN");
        assert_eq!(format_e(-0.0010000000474974513, 3), "-1.000e-03");
        assert_eq!(format_e(1e100, 3), "1.000e+100");
        assert_eq!(format_e(f64::NAN.copysign(1.0), 3), "nan");
        assert_eq!(format_g(9.99999974E-5, 6), "0.0001");
        assert_eq!(format_g(0.011001586914, 6), "0.0110016");
        assert_eq!(format_g(0.1f32.into(), 9), "0.100000001");
    }
}
