//! Floats to integer powers.

use super::functions::is_served_by_f64;
use crate::FloatKind;

/// `x` to the power `n`: 1 for `n` 0, whatever `x`; one over the power of `-n` for negative `n`, so infinity for
/// zero. Measured on some 10,000 arguments each: at most 0.8 ulp off for powers below 2^53, 2 ulps for larger ones.
pub fn powi(x: f64, n: i128) -> f64 {
    let is_odd = n & 1 != 0;
    // From here on powers are infinite, zero or one: what is nearest to 1 differs from it by 2^-53.
    let most = i128::from(i64::MAX) - i128::from(!is_odd);
    let n = n.clamp(-most, most);
    // Both parts are exact in f64.
    let low = n % (1 << 32);
    let high = n - low;
    let size = if n.unsigned_abs() < 1 << 53 {
        libm::pow(x.abs(), n as f64)
    } else {
        libm::pow(x.abs(), high as f64) * libm::pow(x.abs(), low as f64)
    };
    if x.is_sign_negative() && is_odd { -size } else { size }
}

/// [`powi`] on patterns; `None` for `f80` and `f128`.
pub fn powi_bits(kind: FloatKind, x: u128, n: i128) -> Option<u128> {
    is_served_by_f64(kind).then(|| kind.encode(powi(kind.decode(x), n)))
}
