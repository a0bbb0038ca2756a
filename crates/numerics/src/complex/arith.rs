//! Products and quotients whose parts are exact, then rounded once.

use crate::FloatKind;
use crate::pack::{Unpacked, pack, unpack};
use num_bigint::{BigInt, BigUint, Sign};

/// The product `(a + b i)(c + d i)`: `ac - bd` and `ad + bc`. An infinity times zero is NaN, as for reals; it spoils
/// its part, also where C would call the product infinite.
pub(super) fn mul(kind: FloatKind, [a, b]: [u128; 2], [c, d]: [u128; 2]) -> [u128; 2] {
    [kind.sum_of_products([a, c], true, [b, d]), kind.sum_of_products([a, d], false, [b, c])]
}

/// The quotient. What is not finite is as in C's annex G: a number that is not zero over zero is infinite, and so is
/// an infinite one over a finite one; a finite one over an infinite one is zero.
pub(super) fn div(kind: FloatKind, [a, b]: [u128; 2], [c, d]: [u128; 2]) -> [u128; 2] {
    let exact = |bits| exact(kind, bits);
    let (Some(x), Some(y), Some(u), Some(v)) = (exact(a), exact(b), exact(c), exact(d)) else {
        return div_specials(kind, [a, b], [c, d]);
    };
    let square = u.times(&u).plus(&v.times(&v));
    if square.value.sign() == Sign::NoSign {
        return div_specials(kind, [a, b], [c, d]);
    }
    let real = x.times(&u).plus(&y.times(&v));
    let imaginary = y.times(&u).plus(&x.times(&v).negated());
    // An exact zero has the sign that the sum of the two products has, and no denominator changes that.
    let negative = [
        kind.is_negative(kind.sum_of_products([a, c], false, [b, d])),
        kind.is_negative(kind.sum_of_products([b, c], true, [a, d])),
    ];
    [quotient(kind, &real, &square, negative[0]), quotient(kind, &imaginary, &square, negative[1])]
}

/// Quotients in which something is zero, infinite or NaN, by `f64`: its rules for these are the same.
fn div_specials(kind: FloatKind, [a, b]: [u128; 2], [c, d]: [u128; 2]) -> [u128; 2] {
    let [a, b, c, d] = [a, b, c, d].map(|bits| kind.decode(bits));
    let boxed = |x: f64| if x.is_infinite() { 1f64.copysign(x) } else { 0f64.copysign(x) };
    let parts = if c == 0.0 && d == 0.0 && (!a.is_nan() || !b.is_nan()) {
        let infinity = f64::INFINITY.copysign(c);
        [infinity * a, infinity * b]
    } else if (a.is_infinite() || b.is_infinite()) && c.is_finite() && d.is_finite() {
        let (a, b) = (boxed(a), boxed(b));
        [f64::INFINITY * (a * c + b * d), f64::INFINITY * (b * c - a * d)]
    } else if (c.is_infinite() || d.is_infinite()) && a.is_finite() && b.is_finite() {
        let (c, d) = (boxed(c), boxed(d));
        [0.0 * (a * c + b * d), 0.0 * (b * c - a * d)]
    } else {
        [f64::NAN; 2]
    };
    parts.map(|part| kind.encode(part))
}

/// `value * 2^exponent`.
struct Exact {
    value: BigInt,
    exponent: i64,
}

/// The number that a pattern stands for, if it is finite.
fn exact(kind: FloatKind, bits: u128) -> Option<Exact> {
    let Unpacked::Finite { negative, significand, exponent } = unpack(kind, bits) else { return None };
    let value = BigInt::from(significand);
    Some(Exact { value: if negative { -value } else { value }, exponent: exponent.into() })
}

impl Exact {
    fn times(&self, other: &Exact) -> Exact {
        Exact { value: &self.value * &other.value, exponent: self.exponent + other.exponent }
    }

    fn plus(&self, other: &Exact) -> Exact {
        // Formats of at most 64 bits have exponents within 2200, so shifts are small.
        let exponent = self.exponent.min(other.exponent);
        let raised = |x: &Exact| &x.value << (x.exponent - exponent).unsigned_abs();
        Exact { value: raised(self) + raised(other), exponent }
    }

    fn negated(self) -> Exact {
        Exact { value: -self.value, ..self }
    }
}

/// The pattern nearest to `a / b`, where `b` is positive.
fn quotient(kind: FloatKind, a: &Exact, b: &Exact, zero_is_negative: bool) -> u128 {
    let (sign, top) = (a.value.sign(), a.value.magnitude());
    if sign == Sign::NoSign {
        return kind.zero(zero_is_negative).unwrap_or_else(|| kind.smallest());
    }
    let bottom = b.value.magnitude();
    // Enough bits that the quotient has from 120 to 122.
    let shift = 121 + bottom.bits() as i64 - top.bits() as i64;
    let (top, bottom): (BigUint, BigUint) = match shift {
        0.. => (top << shift.unsigned_abs(), bottom.clone()),
        _ => (top.clone(), bottom << shift.unsigned_abs()),
    };
    let whole = &top / &bottom;
    let is_inexact = &whole * &bottom != top;
    let digits = u128::try_from(&whole).unwrap_or(u128::MAX);
    pack(kind, sign == Sign::Minus, digits, a.exponent - b.exponent - shift, is_inexact)
}
