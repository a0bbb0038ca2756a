//! The table of float formats: one row a format, from which everything else in this crate derives.

use crate::FloatKind;

/// How a format spells the values that are not plain numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Specials {
    /// As IEEE 754 does: the largest exponent field holds the infinities (fraction zero) and the NaNs.
    Ieee,
    /// No infinity; a magnitude of all ones is NaN (names ending in `FN` or `FNU`).
    NanAllOnes,
    /// No infinity and no negative zero; the pattern of negative zero is the NaN (names ending in `FNUZ`).
    NanNegativeZero,
    /// Neither infinity nor NaN (the 4-bit and 6-bit formats).
    FiniteOnly,
}

/// The layout of one float format, high bit first: sign (if any), exponent field, fraction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FloatFormat {
    /// The kind this row describes.
    pub kind: FloatKind,
    /// MLIR's name of the type.
    pub name: &'static str,
    /// Width of the pattern in bits.
    pub bits: u32,
    /// Width of the exponent field in bits.
    pub exponent_bits: u32,
    /// Significant bits of a normal number, the leading one included whether it is stored or not.
    pub precision: u32,
    /// What is subtracted from the exponent field of a normal number.
    pub bias: i32,
    /// How infinities and NaNs are spelled.
    pub specials: Specials,
    /// Whether there is a sign bit.
    pub signed: bool,
    /// Whether exponent field zero means zero and subnormals; without, it is one more normal exponent.
    pub has_zero: bool,
    /// Whether the leading one of the significand is stored (only `f80`).
    pub explicit_one: bool,
}

impl FloatFormat {
    /// Width of the stored significand in bits.
    pub const fn fraction_bits(&self) -> u32 {
        if self.explicit_one { self.precision } else { self.precision - 1 }
    }

    /// The sign bit as a pattern, 0 for formats without a sign.
    pub const fn sign_mask(&self) -> u128 {
        if self.signed { 1 << (self.bits - 1) } else { 0 }
    }

    /// All bits of a pattern.
    pub const fn mask(&self) -> u128 {
        u128::MAX >> (128 - self.bits)
    }

    /// All bits of a pattern but the sign.
    pub const fn magnitude_mask(&self) -> u128 {
        self.mask() & !self.sign_mask()
    }

    /// The largest value of the exponent field.
    pub const fn max_field(&self) -> u32 {
        (1 << self.exponent_bits) - 1
    }

    /// The power of two of the smallest normal number.
    pub const fn min_exponent(&self) -> i32 {
        if self.has_zero { 1 - self.bias } else { -self.bias }
    }

    /// The pattern of the largest finite number.
    pub const fn largest(&self) -> u128 {
        match self.specials {
            Specials::Ieee if self.explicit_one => {
                let field = (self.max_field() - 1) as u128;
                field << self.fraction_bits() | u128::MAX >> (128 - self.fraction_bits())
            }
            Specials::Ieee => ((self.max_field() as u128) << self.fraction_bits()) - 1,
            Specials::NanAllOnes => self.magnitude_mask() - 1,
            Specials::NanNegativeZero | Specials::FiniteOnly => self.magnitude_mask(),
        }
    }
}

/// A row with a sign bit, a zero, an implied leading one and the bias of IEEE 754.
const fn row(
    kind: FloatKind,
    name: &'static str,
    exponent_bits: u32,
    precision: u32,
    specials: Specials,
) -> FloatFormat {
    FloatFormat {
        kind,
        name,
        bits: exponent_bits + precision,
        exponent_bits,
        precision,
        bias: (1 << (exponent_bits - 1)) - 1,
        specials,
        signed: true,
        has_zero: true,
        explicit_one: false,
    }
}

/// A row whose bias is not the one of IEEE 754.
const fn biased(bias: i32, row: FloatFormat) -> FloatFormat {
    FloatFormat { bias, ..row }
}

/// A row without the sign bit.
const fn unsigned(row: FloatFormat) -> FloatFormat {
    FloatFormat { bits: row.bits - 1, signed: false, ..row }
}

/// A row with neither sign bit nor zero.
const fn unsigned_without_zero(row: FloatFormat) -> FloatFormat {
    FloatFormat { has_zero: false, ..unsigned(row) }
}

const fn with_explicit_one(row: FloatFormat) -> FloatFormat {
    FloatFormat { bits: row.bits + 1, explicit_one: true, ..row }
}

/// One row a format, in the order of the variants of [`FloatKind`].
#[rustfmt::skip]
pub(crate) static FORMATS: [FloatFormat; 19] = {
    use FloatKind as K;
    use Specials::{FiniteOnly, Ieee, NanAllOnes, NanNegativeZero};
    [
        row(K::F4E2M1FN, "f4E2M1FN", 2, 2, FiniteOnly),
        row(K::F6E2M3FN, "f6E2M3FN", 2, 4, FiniteOnly),
        row(K::F6E3M2FN, "f6E3M2FN", 3, 3, FiniteOnly),
        row(K::F8E3M4, "f8E3M4", 3, 5, Ieee),
        row(K::F8E4M3, "f8E4M3", 4, 4, Ieee),
        row(K::F8E4M3FN, "f8E4M3FN", 4, 4, NanAllOnes),
        biased(8, row(K::F8E4M3FNUZ, "f8E4M3FNUZ", 4, 4, NanNegativeZero)),
        biased(11, row(K::F8E4M3B11FNUZ, "f8E4M3B11FNUZ", 4, 4, NanNegativeZero)),
        row(K::F8E5M2, "f8E5M2", 5, 3, Ieee),
        biased(16, row(K::F8E5M2FNUZ, "f8E5M2FNUZ", 5, 3, NanNegativeZero)),
        unsigned(row(K::F8E5M3FNU, "f8E5M3FNU", 5, 4, NanAllOnes)),
        unsigned_without_zero(row(K::F8E8M0FNU, "f8E8M0FNU", 8, 1, NanAllOnes)),
        row(K::BF16, "bf16", 8, 8, Ieee),
        row(K::F16, "f16", 5, 11, Ieee),
        row(K::TF32, "tf32", 8, 11, Ieee),
        row(K::F32, "f32", 8, 24, Ieee),
        row(K::F64, "f64", 11, 53, Ieee),
        with_explicit_one(row(K::F80, "f80", 15, 64, Ieee)),
        row(K::F128, "f128", 15, 113, Ieee),
    ]
};
