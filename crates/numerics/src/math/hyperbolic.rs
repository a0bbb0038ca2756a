//! Hyperbolic functions from [`exp_parts`], and their inverses by one step of Newton's method from libm's.

use super::double::{quotient, two_product, two_sum};
use super::exponential::{exp_parts, scaled};

/// Below this the first terms of the series are exact enough, and differences of exponentials are not.
const SMALL: f64 = 0.02;
/// From here on e^-x is nothing beside e^x.
const LARGE: f64 = 22.0;

/// The hyperbolic sine and cosine of `x` from 0 to `LARGE`, each with what it is off.
fn sinh_cosh(x: f64) -> [(f64, f64); 2] {
    let half = |x: f64| {
        let (value, rest, power) = exp_parts(x);
        (scaled(value, power - 1), scaled(rest, power - 1))
    };
    let ((up, up_rest), (down, down_rest)) = (half(x), half(-x));
    let (cosh, cosh_rest) = two_sum(up, down);
    let (sinh, sinh_rest) = if x < SMALL {
        let square = x * x;
        let series =
            1.0 / 6.0 + square * (1.0 / 120.0 + square * (1.0 / 5040.0 + square * (1.0 / 362_880.0)));
        two_sum(x, x * square * series)
    } else {
        let (value, rest) = two_sum(up, -down);
        two_sum(value, rest + (up_rest - down_rest))
    };
    [(sinh, sinh_rest), (cosh, cosh_rest + (up_rest + down_rest))]
}

/// Half of e to the power `x`, for `x` from `LARGE`.
fn half_exp(x: f64) -> f64 {
    if x < 711.0 {
        let (value, rest, power) = exp_parts(x);
        scaled(value + rest, power - 1)
    } else {
        // Infinity, or NaN.
        x * f64::MAX
    }
}

/// The hyperbolic sine.
pub(super) fn sinh(x: f64) -> f64 {
    let magnitude = x.abs();
    let result = if magnitude < LARGE {
        let [(sinh, rest), _] = sinh_cosh(magnitude);
        sinh + rest
    } else {
        half_exp(magnitude)
    };
    result.copysign(x)
}

/// The hyperbolic cosine.
pub(super) fn cosh(x: f64) -> f64 {
    let magnitude = x.abs();
    if magnitude < LARGE {
        let [_, (cosh, rest)] = sinh_cosh(magnitude);
        cosh + rest
    } else {
        half_exp(magnitude)
    }
}

/// The hyperbolic tangent.
pub(super) fn tanh(x: f64) -> f64 {
    let magnitude = x.abs();
    let result = if magnitude < SMALL {
        let square = magnitude * magnitude;
        let series = -1.0 / 3.0 + square * (2.0 / 15.0 + square * (-17.0 / 315.0 + square * (62.0 / 2835.0)));
        magnitude + magnitude * square * series
    } else if magnitude < LARGE {
        let (value, rest, power) = exp_parts(2.0 * magnitude);
        let (value, rest) = (scaled(value, power), scaled(rest, power));
        let ((less, less_rest), (more, more_rest)) = (two_sum(value, -1.0), two_sum(value, 1.0));
        quotient((less, less_rest + rest), (more, more_rest + rest))
    } else if x.is_nan() {
        x
    } else {
        1.0
    };
    result.copysign(x)
}

/// The number with the hyperbolic sine `x + rest`, `x` not below 0 and at most 2^28.
fn asinh_of(x: f64, rest: f64) -> f64 {
    let first = libm::asinh(x);
    let [(sinh, sinh_rest), (cosh, _)] = sinh_cosh(first);
    first - ((sinh - x) + (sinh_rest - rest)) / cosh
}

/// Where twice the number is all that counts.
const HUGE: f64 = 268_435_456.0;

/// The natural logarithm of twice a number.
fn log_of_twice(x: f64) -> f64 {
    if x < f64::MAX / 4.0 { libm::log(2.0 * x) } else { libm::log(x) + std::f64::consts::LN_2 }
}

/// The number with the hyperbolic sine `x`.
pub(super) fn asinh(x: f64) -> f64 {
    let magnitude = x.abs();
    let result = if magnitude < 1e-9 {
        magnitude
    } else if magnitude < HUGE {
        asinh_of(magnitude, 0.0)
    } else {
        log_of_twice(magnitude)
    };
    result.copysign(x)
}

/// The number not below zero with the hyperbolic cosine `x`; NaN below 1.
pub(super) fn acosh(x: f64) -> f64 {
    if x < 1.0 {
        f64::NAN
    } else if x < 2.0 {
        // Near 1 only x - 1 has digits that count: half of it is the square of the sine of half the result.
        let square = (x - 1.0) / 2.0;
        let root = square.sqrt();
        if root == 0.0 {
            return 0.0;
        }
        let (product, rest) = two_product(root, root);
        2.0 * asinh_of(root, ((square - product) - rest) / (2.0 * root))
    } else if x < HUGE {
        let first = libm::acosh(x);
        let [(sinh, _), (cosh, cosh_rest)] = sinh_cosh(first);
        first - ((cosh - x) + cosh_rest) / sinh
    } else {
        log_of_twice(x)
    }
}

/// The number with the hyperbolic tangent `x`; NaN past 1 and -1.
pub(super) fn atanh(x: f64) -> f64 {
    let magnitude = x.abs();
    let result = if magnitude < SMALL {
        let square = magnitude * magnitude;
        let series =
            1.0 / 3.0 + square * (1.0 / 5.0 + square * (1.0 / 7.0 + square * (1.0 / 9.0 + square / 11.0)));
        magnitude + magnitude * square * series
    } else if magnitude < 1.0 {
        // e to the power of twice the result is the quotient of 1 + x and 1 - x.
        let first = libm::atanh(magnitude);
        let (value, rest, power) = exp_parts(2.0 * first);
        let (value, rest) = (scaled(value, power), scaled(rest, power));
        let ((less, less_rest), (more, more_rest)) = (two_sum(1.0, -magnitude), two_sum(1.0, magnitude));
        let (product, product_rest) = two_product(value, less);
        let off = (product - more) + (product_rest + (value * less_rest + rest * less) - more_rest);
        first - off / (2.0 * product)
    } else if magnitude == 1.0 {
        f64::INFINITY
    } else {
        f64::NAN
    };
    result.copysign(x)
}
