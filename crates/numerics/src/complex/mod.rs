//! Functions of complex numbers: one set, the same bits on every machine.
//!
//! `mul` and `div` give each part as the exact one rounded once, in every format of at most
//! 64 bits. All else is computed in `f64` and each part rounded to the format: for the narrower formats that is the
//! nearest number but for rare cases. Infinities, NaNs, signs of zeros and the sides of branch cuts are those of
//! C's annex G, where C has the function.

mod arith;
mod functions;
mod hyperbolic;
mod power;

use crate::FloatKind;

/// A complex number of `f64`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Complex {
    /// The real part.
    pub re: f64,
    /// The imaginary part.
    pub im: f64,
}

impl Complex {
    /// The number with these parts.
    pub const fn new(re: f64, im: f64) -> Self {
        Complex { re, im }
    }

    /// The number times the imaginary unit.
    fn times_i(self) -> Self {
        Complex::new(-self.im, self.re)
    }

    /// The number divided by the imaginary unit.
    fn over_i(self) -> Self {
        Complex::new(self.im, -self.re)
    }
}

/// A function of one or two complex numbers. A real result has an imaginary part of zero.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ComplexFn {
    /// The product.
    Mul,
    /// The quotient.
    Div,
    /// The distance from zero.
    Abs,
    /// The angle from the positive real axis, from -pi to pi.
    Angle,
    /// The number of distance 1 in the same direction; zero for zero.
    Sign,
    /// e to the power.
    Exp,
    /// e to the power, less one.
    Expm1,
    /// The natural logarithm, cut along the negative real axis.
    Log,
    /// The natural logarithm of one more.
    Log1p,
    /// The square root with a real part that is not negative.
    Sqrt,
    /// One over the square root; `inf + NaN i` for zero.
    Rsqrt,
    /// The sine.
    Sin,
    /// The cosine.
    Cos,
    /// The tangent.
    Tan,
    /// The hyperbolic tangent.
    Tanh,
    /// The first to the power of the second: `exp(b log a)`; 1 for the power 0.
    Pow,
    /// `-i log((b + i a) / sqrt(a a + b b))` of `a` and `b`: the angle of the point `(b, a)`.
    Atan2,
}

impl ComplexFn {
    /// Every one, by its number.
    pub const ALL: &'static [ComplexFn] = &[
        ComplexFn::Mul,
        ComplexFn::Div,
        ComplexFn::Abs,
        ComplexFn::Angle,
        ComplexFn::Sign,
        ComplexFn::Exp,
        ComplexFn::Expm1,
        ComplexFn::Log,
        ComplexFn::Log1p,
        ComplexFn::Sqrt,
        ComplexFn::Rsqrt,
        ComplexFn::Sin,
        ComplexFn::Cos,
        ComplexFn::Tan,
        ComplexFn::Tanh,
        ComplexFn::Pow,
        ComplexFn::Atan2,
    ];

    /// The patterns of both parts of the result for numbers whose parts have these patterns of `kind`, which has
    /// at most 64 bits; `b` is passed over by functions of one number.
    pub fn apply(self, kind: FloatKind, a: [u128; 2], b: [u128; 2]) -> [u128; 2] {
        let value = |parts: [u128; 2]| Complex::new(kind.decode(parts[0]), kind.decode(parts[1]));
        let result = match self {
            ComplexFn::Mul => return arith::mul(kind, a, b),
            ComplexFn::Div => return arith::div(kind, a, b),
            _ => self.at(value(a), value(b)),
        };
        [kind.encode(result.re), kind.encode(result.im)]
    }

    /// The value at numbers of `f64`.
    pub fn at(self, a: Complex, b: Complex) -> Complex {
        let real = |x: f64| Complex::new(x, 0.0);
        let bits = |z: Complex| [u128::from(z.re.to_bits()), u128::from(z.im.to_bits())];
        match self {
            ComplexFn::Mul | ComplexFn::Div => {
                let [re, im] = self.apply(FloatKind::F64, bits(a), bits(b));
                Complex::new(f64::from_bits(re as u64), f64::from_bits(im as u64))
            }
            ComplexFn::Abs => real(libm::hypot(a.re, a.im)),
            ComplexFn::Angle => real(libm::atan2(a.im, a.re)),
            ComplexFn::Sign => functions::sign(a),
            ComplexFn::Exp => functions::exp(a),
            ComplexFn::Expm1 => functions::expm1(a),
            ComplexFn::Log => functions::log(a),
            ComplexFn::Log1p => functions::log1p(a),
            ComplexFn::Sqrt => power::sqrt(a),
            ComplexFn::Rsqrt => power::rsqrt(a),
            ComplexFn::Sin => hyperbolic::sinh(a.times_i()).over_i(),
            ComplexFn::Cos => hyperbolic::cosh(a.times_i()),
            ComplexFn::Tan => hyperbolic::tanh(a.times_i()).over_i(),
            ComplexFn::Tanh => hyperbolic::tanh(a),
            ComplexFn::Pow => power::pow(a, b),
            ComplexFn::Atan2 => functions::atan2(a, b),
        }
    }
}

pub use power::powi;
