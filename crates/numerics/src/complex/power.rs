//! Square roots and powers.

use super::functions::{exp, log};
use super::{Complex, ComplexFn};

/// By Kahan's method: the larger part is the root of a sum of two positive numbers.
pub(super) fn sqrt(z: Complex) -> Complex {
    let Complex { re: x, im: y } = z;
    if x == 0.0 && y == 0.0 {
        return Complex::new(0.0, y);
    }
    if y.is_infinite() {
        return Complex::new(f64::INFINITY, y);
    }
    if x.is_nan() {
        return Complex::new(x, f64::NAN);
    }
    if x.is_infinite() {
        if x > 0.0 {
            return Complex::new(x, if y.is_nan() { y } else { 0f64.copysign(y) });
        }
        return if y.is_nan() {
            Complex::new(y, f64::INFINITY)
        } else {
            Complex::new(0.0, f64::INFINITY.copysign(y))
        };
    }
    if y.is_nan() {
        return Complex::new(y, y);
    }
    // Scaled by powers of four into the middle of the range, so that nothing overflows or is subnormal.
    let large = x.abs().max(y.abs());
    let (up, down) = if large > 1e300 {
        (2f64.powi(-4), 2f64.powi(2))
    } else if large < 1e-290 {
        (2f64.powi(108), 2f64.powi(-54))
    } else {
        (1.0, 1.0)
    };
    let (x, y) = (x * up, y * up);
    let root = libm::sqrt((x.abs() + libm::hypot(x, y)) / 2.0);
    let other = y.abs() / (2.0 * root);
    let (re, im) = if x >= 0.0 { (root, other) } else { (other, root) };
    Complex::new(re * down, (im * down).copysign(y))
}

pub(super) fn rsqrt(z: Complex) -> Complex {
    if z.re == 0.0 && z.im == 0.0 {
        return Complex::new(f64::INFINITY, f64::NAN);
    }
    ComplexFn::Div.at(Complex::new(1.0, 0.0), sqrt(z))
}

pub(super) fn pow(a: Complex, b: Complex) -> Complex {
    if b.re == 0.0 && b.im == 0.0 {
        return Complex::new(1.0, 0.0);
    }
    if a.re == 0.0 && a.im == 0.0 {
        // exp of minus infinity in the direction of b.
        return if b.re > 0.0 && b.im.is_finite() {
            Complex::new(0.0, 0.0)
        } else if b.re < 0.0 && b.im == 0.0 {
            Complex::new(f64::INFINITY, f64::NAN)
        } else {
            Complex::new(f64::NAN, f64::NAN)
        };
    }
    exp(ComplexFn::Mul.at(b, log(a)))
}

/// `z` to the power `n`: 1 for `n` 0; one over the power of `-n` for negative `n`. By squaring and multiplying, each
/// product rounded once in `f64`.
pub fn powi(z: Complex, n: i128) -> Complex {
    let one = Complex::new(1.0, 0.0);
    let (mut power, mut base, mut rest) = (one, z, n.unsigned_abs());
    let mut is_one = true;
    while rest != 0 {
        if rest & 1 == 1 {
            power = if is_one { base } else { ComplexFn::Mul.at(power, base) };
            is_one = false;
        }
        rest >>= 1;
        if rest != 0 {
            base = ComplexFn::Mul.at(base, base);
        }
    }
    if n < 0 { ComplexFn::Div.at(one, power) } else { power }
}
