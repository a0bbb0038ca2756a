//! Sums and products with what their rounding lost: pairs of an `f64` and a small rest.

/// `a + b`, and what that is off.
pub(super) fn two_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    let part = sum - a;
    (sum, (a - (sum - part)) + (b - part))
}

/// `a * b`, and what that is off; for factors of moderate size.
pub(super) fn two_product(a: f64, b: f64) -> (f64, f64) {
    let split = |x: f64| {
        // The upper and the lower 26 bits.
        let scaled = x * 134_217_729.0;
        let high = scaled - (scaled - x);
        (high, x - high)
    };
    let product = a * b;
    let ((a_high, a_low), (b_high, b_low)) = (split(a), split(b));
    let rest = ((a_high * b_high - product) + a_high * b_low + a_low * b_high) + a_low * b_low;
    (product, rest)
}

/// The quotient of two pairs.
pub(super) fn quotient((a, a_rest): (f64, f64), (b, b_rest): (f64, f64)) -> f64 {
    let first = a / b;
    let (product, rest) = two_product(first, b);
    let left = ((a - product) - rest) + (a_rest - first * b_rest);
    first + left / b
}
