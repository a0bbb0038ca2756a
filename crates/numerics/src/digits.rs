//! A binary number as a limited count of decimal digits, cut the way LLVM's APFloat cuts it.

use num_bigint::BigUint;

/// The digits of `significand * 2^exponent` as `(digits, power)`: digit values, most significant first,
/// without trailing zeros, and the power of ten of the first: `d1.d2d3... * 10^power`.
///
/// At most `limit` digits. APFloat first divides by a power of ten, discarding the rest, and then rounds
/// half up what has still too many digits; so some results are cut where others are rounded. Text that must
/// be equal to MLIR's depends on it.
pub(crate) fn digits(significand: u128, exponent: i32, limit: u32) -> (Vec<u8>, i64) {
    let zeros = significand.trailing_zeros().min(127);
    let mut number = BigUint::from(significand >> zeros);
    let binary = exponent.saturating_add(zeros as i32);
    let mut decimal = 0i64;
    if binary >= 0 {
        number <<= binary.unsigned_abs();
    } else {
        number *= BigUint::from(5u32).pow(binary.unsigned_abs());
        decimal = i64::from(binary);
    }

    // 196/59 is a little more than the bits a decimal digit takes.
    let wanted = (u64::from(limit) * 196).div_ceil(59);
    let removable = number.bits().saturating_sub(wanted) * 59 / 196;
    if removable > 0 {
        number /= BigUint::from(10u32).pow(removable as u32);
        decimal += removable as i64;
    }

    let mut digits = number.to_radix_be(10);
    let mut first = decimal + digits.len() as i64 - 1;
    let limit = limit as usize;
    if digits.len() > limit {
        let up = digits[limit] >= 5;
        digits.truncate(limit);
        if up {
            while digits.last() == Some(&9) {
                digits.pop();
            }
            match digits.last_mut() {
                Some(last) => *last += 1,
                None => {
                    digits.push(1);
                    first += 1;
                }
            }
        }
    }
    while digits.len() > 1 && digits.last() == Some(&0) {
        digits.pop();
    }
    (digits, first)
}
