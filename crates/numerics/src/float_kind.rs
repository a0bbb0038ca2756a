//! The float types of MLIR: their names, the facts about a bit pattern, and the patterns of notable values.
//!
//! The numbers come from the table in `float_format`; arithmetic on values is in `pack` and `convert`.

use crate::float_format::FORMATS;
use crate::pack::{Unpacked, unpack};
use crate::{FloatFormat, Specials};

/// A float type of MLIR.
///
/// Bits of a pattern above [`FloatKind::bits`] are ignored by every method.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum FloatKind {
    /// 4 bits: 2 of exponent, 1 of fraction; finite values only.
    F4E2M1FN,
    /// 6 bits: 2 of exponent, 3 of fraction; finite values only.
    F6E2M3FN,
    /// 6 bits: 3 of exponent, 2 of fraction; finite values only.
    F6E3M2FN,
    /// 8 bits: 3 of exponent, 4 of fraction; specials as in IEEE 754.
    F8E3M4,
    /// 8 bits: 4 of exponent, 3 of fraction; specials as in IEEE 754.
    F8E4M3,
    /// 8 bits: 4 of exponent, 3 of fraction; NaN but no infinity.
    F8E4M3FN,
    /// 8 bits: 4 of exponent (bias 8), 3 of fraction; one NaN, no infinity, no negative zero.
    F8E4M3FNUZ,
    /// 8 bits: 4 of exponent (bias 11), 3 of fraction; one NaN, no infinity, no negative zero.
    F8E4M3B11FNUZ,
    /// 8 bits: 5 of exponent, 2 of fraction; specials as in IEEE 754.
    F8E5M2,
    /// 8 bits: 5 of exponent (bias 16), 2 of fraction; one NaN, no infinity, no negative zero.
    F8E5M2FNUZ,
    /// 8 bits: 5 of exponent, 3 of fraction, no sign; NaN but no infinity.
    F8E5M3FNU,
    /// 8 bits, all of exponent: the powers of two from 2^-127 to 2^127, and NaN; no sign and no zero.
    F8E8M0FNU,
    /// The upper half of `f32`.
    BF16,
    /// binary16 of IEEE 754.
    F16,
    /// 19 bits: the exponent of `f32` with the fraction of `f16`.
    TF32,
    /// binary32 of IEEE 754.
    F32,
    /// binary64 of IEEE 754.
    F64,
    /// The 80-bit extended format of x87.
    F80,
    /// binary128 of IEEE 754.
    F128,
}

impl FloatKind {
    /// Every kind, narrow ones first.
    pub const ALL: &'static [FloatKind] = &[
        FloatKind::F4E2M1FN,
        FloatKind::F6E2M3FN,
        FloatKind::F6E3M2FN,
        FloatKind::F8E3M4,
        FloatKind::F8E4M3,
        FloatKind::F8E4M3FN,
        FloatKind::F8E4M3FNUZ,
        FloatKind::F8E4M3B11FNUZ,
        FloatKind::F8E5M2,
        FloatKind::F8E5M2FNUZ,
        FloatKind::F8E5M3FNU,
        FloatKind::F8E8M0FNU,
        FloatKind::BF16,
        FloatKind::F16,
        FloatKind::TF32,
        FloatKind::F32,
        FloatKind::F64,
        FloatKind::F80,
        FloatKind::F128,
    ];

    /// The layout of this kind.
    pub fn format(self) -> &'static FloatFormat {
        &FORMATS[self as usize]
    }

    /// MLIR's spelling: `f8E4M3FN`, `bf16`, `tf32`.
    pub fn name(self) -> &'static str {
        self.format().name
    }

    /// The kind with MLIR's spelling `name`.
    pub fn from_name(name: &str) -> Option<FloatKind> {
        FORMATS.iter().find(|format| format.name == name).map(|format| format.kind)
    }

    /// Width of a pattern in bits; 19 for `tf32`.
    pub fn bits(self) -> u32 {
        self.format().bits
    }

    /// Whether the pattern is a NaN.
    pub fn is_nan(self, bits: u128) -> bool {
        matches!(unpack(self, bits), Unpacked::Nan { .. })
    }

    /// Whether the pattern is an infinity.
    pub fn is_infinite(self, bits: u128) -> bool {
        matches!(unpack(self, bits), Unpacked::Infinite { .. })
    }

    /// Whether the pattern is a number.
    pub fn is_finite(self, bits: u128) -> bool {
        matches!(unpack(self, bits), Unpacked::Finite { .. })
    }

    /// Whether the pattern is a zero of either sign.
    pub fn is_zero(self, bits: u128) -> bool {
        matches!(unpack(self, bits), Unpacked::Finite { significand: 0, .. })
    }

    /// Whether the sign bit is set; also true of a NaN with that bit, as in `f8E4M3FNUZ`.
    pub fn is_negative(self, bits: u128) -> bool {
        bits & self.format().sign_mask() != 0
    }

    /// The pattern with its sign changed.
    ///
    /// What has no counterpart stays as it is: the NaN and the zero of the `FNUZ` formats, and every
    /// pattern of the `FNU` formats.
    pub fn negate(self, bits: u128) -> u128 {
        let format = self.format();
        let bits = bits & format.mask();
        if format.specials == Specials::NanNegativeZero && bits & format.magnitude_mask() == 0 {
            return bits;
        }
        bits ^ format.sign_mask()
    }

    /// The pattern with its sign cleared; the NaN of the `FNUZ` formats stays as it is.
    pub fn abs(self, bits: u128) -> u128 {
        if self.is_negative(bits) { self.negate(bits) } else { bits & self.format().mask() }
    }

    /// The quiet NaN, positive and without payload.
    ///
    /// The formats without NaN give the pattern of negative zero; APFloat leaves open what they give.
    pub fn nan(self) -> u128 {
        let format = self.format();
        match format.specials {
            Specials::Ieee if format.explicit_one => {
                u128::from(format.max_field()) << format.fraction_bits() | 3 << (format.fraction_bits() - 2)
            }
            Specials::Ieee => {
                u128::from(format.max_field()) << format.fraction_bits() | 1 << (format.fraction_bits() - 1)
            }
            Specials::NanAllOnes => format.magnitude_mask(),
            Specials::NanNegativeZero | Specials::FiniteOnly => format.sign_mask(),
        }
    }

    /// The infinity of the given sign, if the format has infinities.
    pub fn infinity(self, negative: bool) -> Option<u128> {
        let format = self.format();
        (format.specials == Specials::Ieee).then(|| {
            let explicit = if format.explicit_one { 1 << (format.fraction_bits() - 1) } else { 0 };
            let magnitude = u128::from(format.max_field()) << format.fraction_bits() | explicit;
            magnitude | if negative { format.sign_mask() } else { 0 }
        })
    }

    /// Zero of the given sign: positive where there is no negative zero, `None` where there is no zero.
    pub fn zero(self, negative: bool) -> Option<u128> {
        let format = self.format();
        let signed = negative && format.specials != Specials::NanNegativeZero;
        format.has_zero.then(|| if signed { format.sign_mask() } else { 0 })
    }

    /// The largest finite number.
    pub fn largest(self) -> u128 {
        self.format().largest()
    }

    /// The finite number of the largest magnitude below zero, or the smallest where there is no sign.
    pub fn lowest(self) -> u128 {
        if self.format().signed { self.largest() | self.format().sign_mask() } else { 0 }
    }

    /// The smallest positive number, subnormal where the format has subnormals.
    pub fn smallest(self) -> u128 {
        u128::from(self.format().has_zero)
    }

    /// The smallest positive normal number.
    pub fn smallest_normal(self) -> u128 {
        let format = self.format();
        if !format.has_zero {
            return 0;
        }
        let explicit = if format.explicit_one { 1 << (format.fraction_bits() - 1) } else { 0 };
        1 << format.fraction_bits() | explicit
    }
}
