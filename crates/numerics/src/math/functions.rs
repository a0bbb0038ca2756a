//! The tables of functions of `f64`: one row a function, with its name and its measured error.

use super::exact::rsqrt;
use crate::FloatKind;

/// A function of one argument, as compiled code calls it.
pub type UnaryFn = extern "C" fn(f64) -> f64;
/// The same function of `f32`: computed in `f64`, then rounded.
pub type UnaryF32Fn = extern "C" fn(f32) -> f32;
/// A function of two arguments.
pub type BinaryFn = extern "C" fn(f64, f64) -> f64;

macro_rules! unary {
    ($($(#[doc = $doc:literal])* $variant:ident = $name:literal, $ulps:literal, $function:path;)*) => {
        /// A function of one float. The number in a row is its largest error that was measured, in ulps of `f64`;
        /// 0.5 means correctly rounded.
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
    Acos = "acos", 1.0, libm::acos;
    /// The number not below zero with this hyperbolic cosine.
    Acosh = "acosh", 2.0, acosh;
    /// The angle from -pi/2 to pi/2 with this sine.
    Asin = "asin", 1.0, libm::asin;
    /// The number with this hyperbolic sine.
    Asinh = "asinh", 2.0, libm::asinh;
    /// The angle from -pi/2 to pi/2 with this tangent.
    Atan = "atan", 1.0, libm::atan;
    /// The number with this hyperbolic tangent.
    Atanh = "atanh", 2.0, libm::atanh;
    /// The cube root.
    Cbrt = "cbrt", 0.5, libm::cbrt;
    /// The cosine of an angle in radians.
    Cos = "cos", 1.0, libm::cos;
    /// The hyperbolic cosine.
    Cosh = "cosh", 2.0, libm::cosh;
    /// The error function.
    Erf = "erf", 1.0, libm::erf;
    /// One less the error function.
    Erfc = "erfc", 5.0, libm::erfc;
    /// e to the power.
    Exp = "exp", 1.0, libm::exp;
    /// 2 to the power.
    Exp2 = "exp2", 1.0, libm::exp2;
    /// e to the power, less one.
    Expm1 = "expm1", 1.0, libm::expm1;
    /// The natural logarithm.
    Log = "log", 1.0, libm::log;
    /// The logarithm to base 10.
    Log10 = "log10", 1.0, libm::log10;
    /// The natural logarithm of one more.
    Log1p = "log1p", 1.0, libm::log1p;
    /// The logarithm to base 2.
    Log2 = "log2", 1.0, libm::log2;
    /// One over the square root; -inf for -0.
    Rsqrt = "rsqrt", 0.51, rsqrt;
    /// The sine of an angle in radians.
    Sin = "sin", 1.0, libm::sin;
    /// The hyperbolic sine.
    Sinh = "sinh", 2.0, libm::sinh;
    /// The square root.
    Sqrt = "sqrt", 0.5, f64::sqrt;
    /// The tangent of an angle in radians.
    Tan = "tan", 1.0, libm::tan;
    /// The hyperbolic tangent.
    Tanh = "tanh", 2.5, libm::tanh;
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
    Atan2 = "atan2", 1.0, libm::atan2;
    /// The first to the power of the second, with the special cases of C: `pow(-2, 3)` is -8, `pow(0, 0)` and
    /// `pow(1, NaN)` are 1, a negative number to a power that is no integer is NaN.
    Powf = "powf", 1.0, libm::pow;
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

/// libm's function takes numbers below -1 for ones with a result.
fn acosh(x: f64) -> f64 {
    if x < 1.0 { f64::NAN } else { libm::acosh(x) }
}
