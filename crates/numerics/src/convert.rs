//! Conversion between float formats, and between patterns and the host's `f64`.

use crate::int::mask;
use crate::pack::{Unpacked, overflow, pack, pack_nan, pack_rounding, unpack};
use crate::{FloatKind, Rounding};

impl FloatKind {
    /// The value of a pattern: exact for formats up to `f64`; `f80` and `f128` are rounded to nearest.
    pub fn decode(self, bits: u128) -> f64 {
        f64::from_bits(self.convert(bits, FloatKind::F64) as u64)
    }

    /// The pattern nearest to `value`, ties to even.
    ///
    /// Overflow is as in LLVM's APFloat: infinity; NaN where there is NaN but no infinity; the largest
    /// number of the same sign where there is neither.
    pub fn encode(self, value: f64) -> u128 {
        FloatKind::F64.convert(u128::from(value.to_bits()), self)
    }

    /// The pattern of `to` nearest to the value of `bits`, rounded once, ties to even.
    ///
    /// Signs of zero are kept where `to` has a negative zero. NaNs become quiet and keep their sign and the
    /// upper bits of their payload where there is room. A pattern of the same kind comes back as it is,
    /// signalling NaNs aside.
    pub fn convert(self, bits: u128, to: FloatKind) -> u128 {
        self.convert_rounding(bits, to, Rounding::NearestEven)
    }

    /// As [`FloatKind::convert`], rounded as asked for.
    ///
    /// A finite number past the largest one becomes that, where the rounding is towards it.
    pub fn convert_rounding(self, bits: u128, to: FloatKind, rounding: Rounding) -> u128 {
        match unpack(self, bits) {
            Unpacked::Nan { negative, payload } => pack_nan(to, negative, payload),
            Unpacked::Infinite { negative } => overflow(to, negative),
            Unpacked::Finite { negative, significand, exponent } => {
                pack_rounding(to, negative, significand, i64::from(exponent), false, rounding)
            }
        }
    }

    /// The pattern nearest to an integer given by its sign and magnitude, ties to even.
    pub fn from_integer(self, negative: bool, magnitude: u128) -> u128 {
        pack(self, negative && magnitude != 0, magnitude, 0, false)
    }

    /// The integer of `width` bits (1 to 128) that the value rounded towards zero is: the nearest one there is
    /// for values out of range, 0 for NaN.
    pub fn to_integer(self, bits: u128, width: u32, signed: bool) -> u128 {
        let all = mask(width);
        let largest = if signed { all >> 1 } else { all };
        let (negative, magnitude) = match unpack(self, bits) {
            Unpacked::Nan { .. } => return 0,
            Unpacked::Infinite { negative } => (negative, u128::MAX),
            Unpacked::Finite { negative, significand, exponent } => {
                let shift = exponent.unsigned_abs();
                let magnitude = if exponent < 0 {
                    significand.checked_shr(shift).unwrap_or(0)
                } else if significand == 0 {
                    0
                } else if shift > significand.leading_zeros() {
                    u128::MAX
                } else {
                    significand << shift
                };
                (negative, magnitude)
            }
        };
        match (negative, signed) {
            (false, _) => magnitude.min(largest),
            (true, false) => 0,
            (true, true) => magnitude.min(largest + 1).wrapping_neg() & all,
        }
    }
}
