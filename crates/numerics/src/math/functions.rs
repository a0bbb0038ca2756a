//! The tables of functions of `f64`: one row a function, with its name and its measured error.

use super::exact::rsqrt;
use super::{exponential, hyperbolic};
use crate::FloatKind;

/// A function of one argument, as compiled code calls it.
pub type UnaryFn = extern "C" fn(f64) -> f64;
/// The same function of `f32`: computed in `f64`, then rounded.
pub type UnaryF32Fn = extern "C" fn(f32) -> f32;
/// A function of two arguments.
pub type BinaryFn = extern "C" fn(f64, f64) -> f64;

macro_rules! unary {
    ($($(#[doc = $doc:literal])* $variant:ident = $name:literal, $ulps:literal, $function:path;)*) => {
        /// A function of one float. The number in a row is its largest error, in ulps of `f64`, that was measured on 40,000
        /// arguments of all magnitudes against mpmath; 0.5 means correctly rounded.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(usize)]
        pub enum Unary {
            $($(#[doc = $doc])* $variant,)*
        }

        impl Unary {
            /// Every function; the ordinal of one is its position here.
            pub const ALL: &'static [Unary] = &[$(Unary::$variant),*];

            /// How many there are.
            pub const COUNT: usize = Unary::ALL.len();

            /// By ordinal, the functions of `f64`.
            pub const F64: [UnaryFn; Unary::COUNT] = [$({
                extern "C" fn call(x: f64) -> f64 {
                    $function(x)
                }
                call
            }),*];

            /// By ordinal, the functions of `f32`.
            pub const F32: [UnaryF32Fn; Unary::COUNT] = [$({
                extern "C" fn call(x: f32) -> f32 {
                    $function(f64::from(x)) as f32
                }
                call
            }),*];

            /// The name of the operation in the math dialect.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Unary::$variant => $name,)*
                }
            }

            /// The largest error that was measured, in ulps of `f64`.
            pub const fn ulps(self) -> f64 {
                match self {
                    $(Unary::$variant => $ulps,)*
                }
            }
        }
    };
}

unary! {
    /// The angle from 0 to pi with this cosine.
    Acos = "acos", 0.84, libm::acos;
    /// The number not below zero with this hyperbolic cosine.
    Acosh = "acosh", 0.53, hyperbolic::acosh;
    /// The angle from -pi/2 to pi/2 with this sine.
    Asin = "asin", 0.78, libm::asin;
    /// The number with this hyperbolic sine.
    Asinh = "asinh", 0.55, hyperbolic::asinh;
    /// The angle from -pi/2 to pi/2 with this tangent.
    Atan = "atan", 0.78, libm::atan;
    /// The number with this hyperbolic tangent.
    Atanh = "atanh", 0.53, hyperbolic::atanh;
    /// The cube root.
    Cbrt = "cbrt", 0.501, libm::cbrt;
    /// The cosine of an angle in radians.
    Cos = "cos", 0.74, libm::cos;
    /// The hyperbolic cosine.
    Cosh = "cosh", 0.51, hyperbolic::cosh;
    /// The error function.
    Erf = "erf", 0.9, libm::erf;
    /// One less the error function.
    Erfc = "erfc", 2.1, libm::erfc;
    /// e to the power.
    Exp = "exp", 0.54, exponential::exp;
    /// 2 to the power.
    Exp2 = "exp2", 0.51, libm::exp2;
    /// e to the power, less one.
    Expm1 = "expm1", 0.83, libm::expm1;
    /// The natural logarithm.
    Log = "log", 0.76, libm::log;
    /// The logarithm to base 10.
    Log10 = "log10", 0.64, libm::log10;
    /// The natural logarithm of one more.
    Log1p = "log1p", 0.75, libm::log1p;
    /// The logarithm to base 2.
    Log2 = "log2", 0.69, libm::log2;
    /// One over the square root; -inf for -0.
    Rsqrt = "rsqrt", 0.501, rsqrt;
    /// The sine of an angle in radians.
    Sin = "sin", 0.77, libm::sin;
    /// The hyperbolic sine.
    Sinh = "sinh", 0.55, hyperbolic::sinh;
    /// The square root.
    Sqrt = "sqrt", 0.5, f64::sqrt;
    /// The tangent of an angle in radians.
    Tan = "tan", 0.75, libm::tan;
    /// The hyperbolic tangent.
    Tanh = "tanh", 0.52, hyperbolic::tanh;
    /// The integer towards infinity.
    Ceil = "ceil", 0.5, libm::ceil;
    /// The integer towards minus infinity.
    Floor = "floor", 0.5, libm::floor;
    /// The nearest integer, ties away from zero.
    Round = "round", 0.5, libm::round;
    /// The nearest integer, ties to even.
    RoundEven = "roundeven", 0.5, libm::roundeven;
    /// The integer towards zero.
    Trunc = "trunc", 0.5, libm::trunc;
}

macro_rules! binary {
    ($($(#[doc = $doc:literal])* $variant:ident = $name:literal, $ulps:literal, $function:path;)*) => {
        /// A function of two floats; for the numbers see [`Unary`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(usize)]
        pub enum Binary {
            $($(#[doc = $doc])* $variant,)*
        }

        impl Binary {
            /// Every function; the ordinal of one is its position here.
            pub const ALL: &'static [Binary] = &[$(Binary::$variant),*];

            /// How many there are.
            pub const COUNT: usize = Binary::ALL.len();

            /// By ordinal, the functions of `f64`.
            pub const F64: [BinaryFn; Binary::COUNT] = [$({
                extern "C" fn call(x: f64, y: f64) -> f64 {
                    $function(x, y)
                }
                call
            }),*];

            /// The name of the operation in the math dialect.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Binary::$variant => $name,)*
                }
            }

            /// The largest error that was measured, in ulps of `f64`.
            pub const fn ulps(self) -> f64 {
                match self {
                    $(Binary::$variant => $ulps,)*
                }
            }
        }
    };
}

binary! {
    /// The angle of the point (second, first) from the positive x axis.
    Atan2 = "atan2", 1.4, libm::atan2;
    /// The first to the power of the second, with the special cases of C: `pow(-2, 3)` is -8, `pow(0, 0)` and
    /// `pow(1, NaN)` are 1, a negative number to a power that is no integer is NaN.
    Powf = "powf", 0.79, libm::pow;
}

/// Has the format no more precision and range than `f64`, so that a function of `f64` serves it?
pub(super) fn is_served_by_f64(kind: FloatKind) -> bool {
    kind.bits() <= 64
}

impl Unary {
    /// The value at `x`.
    pub fn at(self, x: f64) -> f64 {
        Unary::F64[self as usize](x)
    }

    /// The pattern of the value at the pattern `x`, rounded from that of `f64`; `None` for `f80` and `f128`, whose
    /// precision these functions do not have.
    pub fn at_bits(self, kind: FloatKind, x: u128) -> Option<u128> {
        is_served_by_f64(kind).then(|| kind.encode(self.at(kind.decode(x))))
    }
}

impl Binary {
    /// The value at `x` and `y`.
    pub fn at(self, x: f64, y: f64) -> f64 {
        Binary::F64[self as usize](x, y)
    }

    /// As [`Unary::at_bits`].
    pub fn at_bits(self, kind: FloatKind, x: u128, y: u128) -> Option<u128> {
        is_served_by_f64(kind).then(|| kind.encode(self.at(kind.decode(x), kind.decode(y))))
    }
}
