//! e to the power, to more digits than an `f64` has: what the exponential and hyperbolic functions are made of.
//!
//! `x` is `n ln(2) / 128 + r` with `n` an integer and `r` of at most 0.0028: a table has the power of two, and six terms
//! of the series the rest.

use super::exp_table::POWERS;

/// 128 / ln(2).
const STEPS: f64 = f64::from_bits(0x4067_1547_652B_82FE);
/// ln(2) / 128: its upper 35 bits, so that products with `n` are exact, and the rest.
const STEP: [f64; 2] = [f64::from_bits(STEP_BITS[0]), f64::from_bits(STEP_BITS[1])];
const STEP_BITS: [u64; 2] = [0x3F76_2E42_FEF8_0000, 0x3D41_CF79_ABC9_E3B4];
/// Adding this rounds to an integer, ties to even, and leaves it in the lower bits.
const ROUNDER: f64 = 6_755_399_441_055_744.0;

/// e to the power `x`.
pub(super) fn exp(x: f64) -> f64 {
    if x.abs() < 708.0 {
        let (value, rest, power) = exp_parts(x);
        // The result is normal.
        return (value + rest) * f64::from_bits(((power + 1023) as u64) << 52);
    }
    if x.is_nan() {
        x
    } else if x > 709.79 {
        f64::INFINITY
    } else if x < -746.0 {
        0.0
    } else {
        let (value, rest, power) = exp_parts(x);
        scaled(value + rest, power)
    }
}

/// `value * 2^power`, by two factors, for powers past those of normal numbers.
pub(super) fn scaled(value: f64, power: i32) -> f64 {
    let half = power / 2;
    let factor = |power: i32| f64::from_bits(((power + 1023) as u64) << 52);
    value * factor(half) * factor(power - half)
}

/// e to the power `x` for `x` from -1000 to 1000: a number from 1 to 2, what that is off, and the power of two by which
/// both are to be multiplied. Off by at most 2^-61 of the whole.
pub(super) fn exp_parts(x: f64) -> (f64, f64, i32) {
    let shifted = x * STEPS + ROUNDER;
    let n = shifted.to_bits() as i32;
    let steps = shifted - ROUNDER;
    let upper = x - steps * STEP[0];
    let lower = steps * STEP[1];
    let r = upper - lower;
    let r_rest = (upper - r) - lower;
    let series = 1.0 / 2.0 + r * (1.0 / 6.0 + r * (1.0 / 24.0 + r * (1.0 / 120.0 + r * (1.0 / 720.0))));
    let more = r + (r * r * series + r_rest);

    let [high, low] = POWERS[(n & 127) as usize].map(f64::from_bits);
    let product = high * more;
    let value = high + product;
    let rest = (high - value) + product + (low + low * more);
    (value, rest, n >> 7)
}
