//! Hyperbolic functions; the circular ones are these, turned by a right angle.

use super::Complex;
use super::functions::polar;

/// From here on `cosh` and `sinh` are `exp / 2`, and overflow later than that.
const LARGE: f64 = 40.0;

pub(super) fn sinh(z: Complex) -> Complex {
    let Complex { re: x, im: y } = z;
    if y == 0.0 {
        return Complex::new(libm::sinh(x), y);
    }
    if x == 0.0 && !y.is_finite() {
        return Complex::new(x, f64::NAN);
    }
    if x.is_infinite() {
        if !y.is_finite() {
            return Complex::new(x, f64::NAN);
        }
        return Complex::new(x * libm::cos(y), x.abs() * libm::sin(y));
    }
    if x.abs() > LARGE {
        let Complex { re, im } = polar(x.abs(), y, 0.5);
        return Complex::new(if x < 0.0 { -re } else { re }, im);
    }
    Complex::new(libm::sinh(x) * libm::cos(y), libm::cosh(x) * libm::sin(y))
}

pub(super) fn cosh(z: Complex) -> Complex {
    let Complex { re: x, im: y } = z;
    if y == 0.0 {
        // The sign of the product, also where one factor is NaN.
        return Complex::new(libm::cosh(x), if x.is_sign_negative() { -y } else { y });
    }
    if x == 0.0 && !y.is_finite() {
        return Complex::new(f64::NAN, 0.0);
    }
    if x.is_infinite() {
        if !y.is_finite() {
            return Complex::new(f64::INFINITY, f64::NAN);
        }
        return Complex::new(f64::INFINITY * libm::cos(y), x * libm::sin(y));
    }
    if x.abs() > LARGE {
        let Complex { re, im } = polar(x.abs(), y, 0.5);
        return Complex::new(re, if x < 0.0 { -im } else { im });
    }
    Complex::new(libm::cosh(x) * libm::cos(y), libm::sinh(x) * libm::sin(y))
}

/// By Kahan's method.
pub(super) fn tanh(z: Complex) -> Complex {
    let Complex { re: x, im: y } = z;
    if y == 0.0 {
        return Complex::new(libm::tanh(x), y);
    }
    if x.is_infinite() {
        let side = if y.is_finite() { libm::sin(2.0 * y) } else { 1.0 };
        return Complex::new(1f64.copysign(x), 0f64.copysign(side));
    }
    if !y.is_finite() || x.is_nan() {
        let re = if x == 0.0 { x } else { f64::NAN };
        return Complex::new(re, f64::NAN);
    }
    if x.abs() > 20.0 {
        let small = libm::exp(-2.0 * x.abs());
        return Complex::new(1f64.copysign(x), 4.0 * libm::sin(y) * libm::cos(y) * small);
    }
    let tan = libm::tan(y);
    let beta = 1.0 + tan * tan;
    let sinh = libm::sinh(x);
    let cosh = libm::sqrt(1.0 + sinh * sinh);
    let bottom = 1.0 + beta * sinh * sinh;
    Complex::new(beta * cosh * sinh / bottom, tan / bottom)
}
