//! Exponentials, logarithms, angles.

use super::Complex;
use super::power::sqrt;
use crate::complex::ComplexFn;

/// Past this, `exp` is infinite.
const LARGE: f64 = 709.0;

pub(super) fn sign(z: Complex) -> Complex {
    if z.re == 0.0 && z.im == 0.0 {
        return z;
    }
    // Halves of the largest numbers, so that their distance is finite.
    let scale = if z.re.abs().max(z.im.abs()) > 1e300 { 0.5 } else { 1.0 };
    let (re, im) = (z.re * scale, z.im * scale);
    let distance = libm::hypot(re, im);
    Complex::new(re / distance, im / distance)
}

/// `e^x (cos y + i sin y)`, where only the product may be out of range; `e^x` times `factor`.
pub(super) fn polar(x: f64, y: f64, factor: f64) -> Complex {
    let (cos, sin) = (libm::cos(y), libm::sin(y));
    if x > LARGE {
        // In two steps: the first is finite, and the second overflows only where the result does.
        let (first, second) = (libm::exp(LARGE) * factor, libm::exp(x - LARGE));
        return Complex::new(first * cos * second, first * sin * second);
    }
    let size = libm::exp(x) * factor;
    Complex::new(size * cos, size * sin)
}

pub(super) fn exp(z: Complex) -> Complex {
    let Complex { re: x, im: y } = z;
    if y == 0.0 {
        return Complex::new(libm::exp(x), y);
    }
    if x == f64::NEG_INFINITY && !y.is_finite() {
        return Complex::new(0.0, 0.0);
    }
    if x == f64::INFINITY {
        if !y.is_finite() {
            return Complex::new(x, f64::NAN);
        }
        return Complex::new(x * libm::cos(y), x * libm::sin(y));
    }
    polar(x, y, 1.0)
}

pub(super) fn expm1(z: Complex) -> Complex {
    let Complex { re: x, im: y } = z;
    if y == 0.0 {
        return Complex::new(libm::expm1(x), y);
    }
    if !x.is_finite() || !y.is_finite() || x > 1.0 {
        let power = exp(z);
        return Complex::new(power.re - 1.0, power.im);
    }
    // e^x cos y - 1 = (e^x - 1) cos y - (1 - cos y), without what cancels.
    let half = libm::sin(y / 2.0);
    let re = libm::expm1(x) * libm::cos(y) - 2.0 * half * half;
    Complex::new(re, libm::exp(x) * libm::sin(y))
}

pub(super) fn log(z: Complex) -> Complex {
    Complex::new(log_distance(z), libm::atan2(z.im, z.re))
}

/// The logarithm of the distance from zero.
fn log_distance(z: Complex) -> f64 {
    let (x, y) = (z.re.abs(), z.im.abs());
    let (large, small) = if x >= y { (x, y) } else { (y, x) };
    if !(large.is_finite() && small.is_finite()) || large == 0.0 {
        return libm::log(libm::hypot(x, y));
    }
    if (0.5..2.0).contains(&large) {
        // |z|^2 - 1, which may be near zero: both squares to twice the precision.
        return libm::log1p(square_sum_less_one(large, small)) / 2.0;
    }
    if !(1e-290..=1e300).contains(&large) {
        let scale = if large > 1.0 { 2f64.powi(-100) } else { 2f64.powi(100) };
        let offset = if large > 1.0 { 100.0 } else { -100.0 };
        return libm::log(libm::hypot(large * scale, small * scale)) + offset * std::f64::consts::LN_2;
    }
    libm::log(libm::hypot(x, y))
}

/// `x^2 + y^2 - 1` to nearly full precision.
fn square_sum_less_one(x: f64, y: f64) -> f64 {
    let (xx, yy) = (x * x, y * y);
    let (x_rest, y_rest) = (crate::math::fma_f64(x, x, -xx), crate::math::fma_f64(y, y, -yy));
    let (sum, rest) = two_sum(xx - 1.0, yy);
    let (_, first_rest) = two_sum(xx, -1.0);
    sum + (rest + first_rest + x_rest + y_rest)
}

/// The sum and what rounding it lost.
fn two_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    let b_part = sum - a;
    (sum, (a - (sum - b_part)) + (b - b_part))
}

pub(super) fn log1p(z: Complex) -> Complex {
    let Complex { re: x, im: y } = z;
    let angle = libm::atan2(y, 1.0 + x);
    if x.abs() < 0.5 && y.abs() < 0.5 {
        // |1 + z|^2 - 1 = 2x + x^2 + y^2, of which x^2 + y^2 may cancel 2x.
        let (xx, yy) = (x * x, y * y);
        let (x_rest, y_rest) = (crate::math::fma_f64(x, x, -xx), crate::math::fma_f64(y, y, -yy));
        let (first, first_rest) = two_sum(2.0 * x, xx);
        let (sum, rest) = two_sum(first, yy);
        return Complex::new(libm::log1p(sum + (rest + first_rest + x_rest + y_rest)) / 2.0, angle);
    }
    Complex::new(log_distance(Complex::new(1.0 + x, y)), angle)
}

/// By its definition.
pub(super) fn atan2(y: Complex, x: Complex) -> Complex {
    let square = |z: Complex| ComplexFn::Mul.at(z, z);
    let (xx, yy) = (square(x), square(y));
    let root = sqrt(Complex::new(xx.re + yy.re, xx.im + yy.im));
    let rotated = y.times_i();
    let sum = Complex::new(x.re + rotated.re, x.im + rotated.im);
    log(ComplexFn::Div.at(sum, root)).over_i()
}
