//! Functions of integers of 1 to 128 bits, held zero-extended in a `u128`.

use crate::{mask, sign_extend, truncate};

/// The absolute value of a signed integer; the smallest one stays as it is.
pub fn absi(width: u32, x: u128) -> u128 {
    truncate(sign_extend(x, width).unsigned_abs(), width)
}

/// How many zeros are above the highest one; the width for zero.
pub fn ctlz(width: u32, x: u128) -> u128 {
    truncate(u128::from(truncate(x, width).leading_zeros() + width.min(128) - 128), width)
}

/// How many zeros are below the lowest one; the width for zero.
pub fn cttz(width: u32, x: u128) -> u128 {
    truncate(u128::from(truncate(x, width).trailing_zeros().min(width)), width)
}

/// How many bits are one.
pub fn ctpop(width: u32, x: u128) -> u128 {
    truncate(u128::from(truncate(x, width).count_ones()), width)
}

/// The signed integer `base` to the signed power `power`, cut to the width; `None` for zero to a negative power,
/// which divides by zero.
///
/// A negative power is the quotient of 1 and the power of the opposite, cut towards zero: 0 but for the bases 1
/// and -1 (as MLIR folds it).
pub fn ipowi(width: u32, base: u128, power: u128) -> Option<u128> {
    let (base, power) = (truncate(base, width), truncate(power, width));
    let is_odd = power & 1 == 1;
    if sign_extend(power, width) < 0 {
        let minus_one = mask(width);
        return match base {
            0 => None,
            1 => Some(1),
            _ if base == minus_one => Some(if is_odd { minus_one } else { 1 }),
            _ => Some(0),
        };
    }
    let (mut result, mut square, mut rest) = (1u128, base, power);
    while rest != 0 {
        if rest & 1 == 1 {
            result = result.wrapping_mul(square);
        }
        square = square.wrapping_mul(square);
        rest >>= 1;
    }
    Some(truncate(result, width))
}
