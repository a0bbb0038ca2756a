//! Conversion between float formats, and between patterns and the host's `f64`.

use crate::FloatKind;
use crate::pack::{Unpacked, overflow, pack, pack_nan, unpack};

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
        match unpack(self, bits) {
            Unpacked::Nan { negative, payload } => pack_nan(to, negative, payload),
            Unpacked::Infinite { negative } => overflow(to, negative),
            Unpacked::Finite { negative, significand, exponent } => {
                pack(to, negative, significand, i64::from(exponent), false)
            }
        }
    }
}
