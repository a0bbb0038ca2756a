//! Arithmetic on patterns of every float format: the exact result, rounded once. Slow and general; compiled code
//! comes here for the formats that the machine does not have, and for other rounding than to nearest even.
//!
//! A NaN operand comes out as a quiet NaN. What has no value (infinity less infinity, 0 / 0) is
//! [`FloatKind::nan`], an infinite result in a format without infinities what conversion makes of it.

use std::cmp::Ordering;

use crate::FloatKind;
use crate::pack::{Unpacked, overflow, pack_nan, pack_rounding, unpack};

/// How a result that is not exact is rounded. The numbers are those of MLIR's rounding modes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rounding {
    /// To the nearest, ties to the one that is even.
    NearestEven = 0,
    /// Down.
    Downward = 1,
    /// Up.
    Upward = 2,
    /// Towards zero.
    TowardZero = 3,
    /// To the nearest, ties to the one that is further from zero.
    NearestAway = 4,
}

impl Rounding {
    /// Every one, by its number.
    pub const ALL: &'static [Rounding] = &[
        Rounding::NearestEven,
        Rounding::Downward,
        Rounding::Upward,
        Rounding::TowardZero,
        Rounding::NearestAway,
    ];
}

/// An operation on two floats of one format.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FloatOp {
    /// [`FloatKind::add`].
    Add,
    /// [`FloatKind::sub`].
    Sub,
    /// [`FloatKind::mul`].
    Mul,
    /// [`FloatKind::div`].
    Div,
    /// [`FloatKind::rem`].
    Rem,
    /// [`FloatKind::maximum`].
    Maximum,
    /// [`FloatKind::minimum`].
    Minimum,
    /// [`FloatKind::maximum`], but the other one if one of them is NaN.
    MaxNum,
    /// [`FloatKind::minimum`], but the other one if one of them is NaN.
    MinNum,
}

impl FloatOp {
    /// Every one, by its number.
    pub const ALL: &'static [FloatOp] = &[
        FloatOp::Add,
        FloatOp::Sub,
        FloatOp::Mul,
        FloatOp::Div,
        FloatOp::Rem,
        FloatOp::Maximum,
        FloatOp::Minimum,
        FloatOp::MaxNum,
        FloatOp::MinNum,
    ];

    /// The pattern of the result.
    pub fn apply(self, kind: FloatKind, a: u128, b: u128, rounding: Rounding) -> u128 {
        match self {
            FloatOp::Add => kind.add(a, b, rounding),
            FloatOp::Sub => kind.sub(a, b, rounding),
            FloatOp::Mul => kind.mul(a, b, rounding),
            FloatOp::Div => kind.div(a, b, rounding),
            FloatOp::Rem => kind.rem(a, b),
            FloatOp::MaxNum | FloatOp::MinNum if kind.is_nan(a) => kind.convert(b, kind),
            FloatOp::MaxNum | FloatOp::MinNum if kind.is_nan(b) => a & kind.format().mask(),
            FloatOp::Maximum | FloatOp::MaxNum => kind.maximum(a, b),
            FloatOp::Minimum | FloatOp::MinNum => kind.minimum(a, b),
        }
    }
}

/// A nonzero finite number `significand * 2^exponent`, the top bit of the significand set.
#[derive(Clone, Copy)]
struct Number {
    negative: bool,
    significand: u128,
    exponent: i64,
}

/// An operand, taken apart.
enum Operand {
    Nan(u128),
    Infinite(bool),
    Zero(bool),
    Number(Number),
}

impl FloatKind {
    /// The sum.
    pub fn add(self, a: u128, b: u128, rounding: Rounding) -> u128 {
        match (self.operand(a), self.operand(b)) {
            (Operand::Nan(nan), _) | (_, Operand::Nan(nan)) => nan,
            (Operand::Infinite(a), Operand::Infinite(b)) if a != b => self.nan(),
            (Operand::Infinite(negative), _) | (_, Operand::Infinite(negative)) => overflow(self, negative),
            (Operand::Zero(a), Operand::Zero(b)) => {
                self.zero_of(if a == b { a } else { rounding == Rounding::Downward })
            }
            (Operand::Zero(_), Operand::Number(x)) | (Operand::Number(x), Operand::Zero(_)) => {
                self.round(x, false, rounding)
            }
            (Operand::Number(a), Operand::Number(b)) => self.add_numbers(a, b, rounding),
        }
    }

    /// The difference.
    pub fn sub(self, a: u128, b: u128, rounding: Rounding) -> u128 {
        match (self.operand(a), self.operand(b)) {
            (Operand::Nan(nan), _) | (_, Operand::Nan(nan)) => nan,
            (Operand::Infinite(a), Operand::Infinite(b)) if a == b => self.nan(),
            (Operand::Infinite(negative), _) => overflow(self, negative),
            (_, Operand::Infinite(negative)) => overflow(self, !negative),
            (Operand::Zero(a), Operand::Zero(b)) => {
                self.zero_of(if a != b { a } else { rounding == Rounding::Downward })
            }
            (Operand::Number(a), Operand::Zero(_)) => self.round(a, false, rounding),
            (Operand::Zero(_), Operand::Number(b)) => self.round(b.negated(), false, rounding),
            (Operand::Number(a), Operand::Number(b)) => self.add_numbers(a, b.negated(), rounding),
        }
    }

    /// The product.
    pub fn mul(self, a: u128, b: u128, rounding: Rounding) -> u128 {
        let (a, b) = (self.operand(a), self.operand(b));
        let negative = a.is_negative() != b.is_negative();
        match (a, b) {
            (Operand::Nan(nan), _) | (_, Operand::Nan(nan)) => nan,
            (Operand::Infinite(_), Operand::Zero(_)) | (Operand::Zero(_), Operand::Infinite(_)) => self.nan(),
            (Operand::Infinite(_), _) | (_, Operand::Infinite(_)) => overflow(self, negative),
            (Operand::Zero(_), _) | (_, Operand::Zero(_)) => self.zero_of(negative),
            (Operand::Number(a), Operand::Number(b)) => {
                let (low, high) = wide_product(a.significand, b.significand);
                let exponent = a.exponent + b.exponent + 128;
                // The product has 255 or 256 bits, so the upper half has at least 127.
                self.round(Number { negative, significand: high, exponent }, low != 0, rounding)
            }
        }
    }

    /// `a b + c d`, or with `minus` `a b - c d`, rounded once, for formats of at most 64 bits; NaN where a product
    /// or the sum has no value.
    pub(crate) fn sum_of_products(self, [a, b]: [u128; 2], minus: bool, [c, d]: [u128; 2]) -> u128 {
        debug_assert!(self.bits() <= 64);
        let (first, second) = (self.product(a, b, false), self.product(c, d, minus));
        match (first, second) {
            (Operand::Nan(nan), _) | (_, Operand::Nan(nan)) => nan,
            (Operand::Infinite(a), Operand::Infinite(b)) if a != b => self.nan(),
            (Operand::Infinite(negative), _) | (_, Operand::Infinite(negative)) => overflow(self, negative),
            (Operand::Zero(a), Operand::Zero(b)) => self.zero_of(a && b),
            (Operand::Zero(_), Operand::Number(x)) | (Operand::Number(x), Operand::Zero(_)) => {
                self.round(x, false, Rounding::NearestEven)
            }
            (Operand::Number(a), Operand::Number(b)) => self.add_numbers(a, b, Rounding::NearestEven),
        }
    }

    /// The exact product of two numbers of at most 53 bits each, with its sign changed if `negate` is set.
    fn product(self, a: u128, b: u128, negate: bool) -> Operand {
        let (a, b) = (self.operand(a), self.operand(b));
        let negative = (a.is_negative() != b.is_negative()) != negate;
        match (a, b) {
            (Operand::Nan(nan), _) | (_, Operand::Nan(nan)) => Operand::Nan(nan),
            (Operand::Infinite(_), Operand::Zero(_)) | (Operand::Zero(_), Operand::Infinite(_)) => {
                Operand::Nan(self.nan())
            }
            (Operand::Infinite(_), _) | (_, Operand::Infinite(_)) => Operand::Infinite(negative),
            (Operand::Zero(_), _) | (_, Operand::Zero(_)) => Operand::Zero(negative),
            (Operand::Number(a), Operand::Number(b)) => {
                let (low, high) = wide_product(a.significand, b.significand);
                debug_assert_eq!(low, 0);
                let shift = high.leading_zeros();
                let exponent = a.exponent + b.exponent + 128 - i64::from(shift);
                Operand::Number(Number { negative, significand: high << shift, exponent })
            }
        }
    }

    /// The quotient; of a number and zero infinity.
    pub fn div(self, a: u128, b: u128, rounding: Rounding) -> u128 {
        let (a, b) = (self.operand(a), self.operand(b));
        let negative = a.is_negative() != b.is_negative();
        match (a, b) {
            (Operand::Nan(nan), _) | (_, Operand::Nan(nan)) => nan,
            (Operand::Infinite(_), Operand::Infinite(_)) | (Operand::Zero(_), Operand::Zero(_)) => self.nan(),
            (Operand::Infinite(_), _) | (_, Operand::Zero(_)) => overflow(self, negative),
            (Operand::Zero(_), _) | (_, Operand::Infinite(_)) => self.zero_of(negative),
            (Operand::Number(a), Operand::Number(b)) => {
                let (significand, remainder, shift) = quotient(a.significand, b.significand);
                let exponent = a.exponent - b.exponent - shift;
                self.round(Number { negative, significand, exponent }, remainder, rounding)
            }
        }
    }

    /// The remainder of the quotient rounded towards zero, as C's `fmod`: exact, with the sign of `a`.
    pub fn rem(self, a: u128, b: u128) -> u128 {
        let dividend = a;
        match (self.operand(a), self.operand(b)) {
            (Operand::Nan(nan), _) | (_, Operand::Nan(nan)) => nan,
            (Operand::Infinite(_), _) | (_, Operand::Zero(_)) => self.nan(),
            (Operand::Zero(_), _) | (_, Operand::Infinite(_)) => dividend & self.format().mask(),
            (Operand::Number(a), Operand::Number(b)) => {
                if a.exponent < b.exponent || a.exponent == b.exponent && a.significand < b.significand {
                    return dividend & self.format().mask();
                }
                let mut rest = a.significand % b.significand;
                for _ in b.exponent..a.exponent {
                    // Both are below 2^128, and `rest` is less than the divisor, whose top bit is set.
                    let carry = rest >> 127 == 1;
                    rest <<= 1;
                    if carry || rest >= b.significand {
                        rest = rest.wrapping_sub(b.significand);
                    }
                }
                if rest == 0 {
                    return self.zero_of(a.negative);
                }
                let number = Number { negative: a.negative, significand: rest, exponent: b.exponent };
                self.round(number, false, Rounding::NearestEven)
            }
        }
    }

    /// How two numbers compare; `None` when one of them is NaN. Zeros are equal.
    pub fn compare(self, a: u128, b: u128) -> Option<Ordering> {
        let key = |bits: u128| match self.operand(bits) {
            Operand::Nan(_) => None,
            Operand::Infinite(negative) => Some((if negative { -2 } else { 2 }, 0, 0)),
            Operand::Zero(_) => Some((0, 0, 0)),
            Operand::Number(x) if x.negative => Some((-1, -x.exponent, !x.significand)),
            Operand::Number(x) => Some((1, x.exponent, x.significand)),
        };
        Some(key(a)?.cmp(&key(b)?))
    }

    /// The larger of two numbers, -0 below +0; NaN if one of them is NaN.
    pub fn maximum(self, a: u128, b: u128) -> u128 {
        self.choose(a, b, Ordering::Less)
    }

    /// The smaller of two numbers, -0 below +0; NaN if one of them is NaN.
    pub fn minimum(self, a: u128, b: u128) -> u128 {
        self.choose(a, b, Ordering::Greater)
    }

    /// `b` if `a` compares to it as `loses` says, else `a`.
    fn choose(self, a: u128, b: u128, loses: Ordering) -> u128 {
        if let (Operand::Nan(nan), _) | (_, Operand::Nan(nan)) = (self.operand(a), self.operand(b)) {
            return nan;
        }
        let signs = || self.is_negative(b).cmp(&self.is_negative(a));
        let order = self.compare(a, b).unwrap_or(Ordering::Equal);
        let bits = if order.then_with(signs) == loses { b } else { a };
        bits & self.format().mask()
    }

    fn operand(self, bits: u128) -> Operand {
        match unpack(self, bits) {
            Unpacked::Nan { negative, payload } => Operand::Nan(pack_nan(self, negative, payload)),
            Unpacked::Infinite { negative } => Operand::Infinite(negative),
            Unpacked::Finite { negative, significand: 0, .. } => Operand::Zero(negative),
            Unpacked::Finite { negative, significand, exponent } => {
                let shift = significand.leading_zeros();
                Operand::Number(Number {
                    negative,
                    significand: significand << shift,
                    exponent: i64::from(exponent) - i64::from(shift),
                })
            }
        }
    }

    /// Zero of this sign, or what the format has for it.
    fn zero_of(self, negative: bool) -> u128 {
        self.zero(negative).unwrap_or_else(|| self.smallest())
    }

    fn round(self, x: Number, sticky: bool, rounding: Rounding) -> u128 {
        pack_rounding(self, x.negative, x.significand, x.exponent, sticky, rounding)
    }

    fn add_numbers(self, a: Number, b: Number, rounding: Rounding) -> u128 {
        let is_larger = (a.exponent, a.significand) >= (b.exponent, b.significand);
        let (large, small) = if is_larger { (a, b) } else { (b, a) };
        // Two bits of room: one above for the carry, and at least twelve below the widest precision.
        let (mut sum, exponent) = (large.significand >> 2, large.exponent + 2);
        let lost_of_large = large.significand & 3;
        debug_assert_eq!(lost_of_large, 0);
        let distance = exponent - small.exponent;
        let (aligned, sticky) = match u32::try_from(distance) {
            Ok(shift @ 0..=127) => {
                let aligned = small.significand >> shift;
                (aligned, aligned << shift != small.significand)
            }
            _ => (0, true),
        };
        if large.negative == small.negative {
            sum += aligned;
        } else {
            // What is lost of the smaller one makes the difference smaller by less than one unit.
            sum -= aligned;
            sum -= u128::from(sticky);
        }
        if sum == 0 {
            return self.zero_of(rounding == Rounding::Downward);
        }
        self.round(Number { negative: large.negative, significand: sum, exponent }, sticky, rounding)
    }
}

impl Number {
    fn negated(self) -> Number {
        Number { negative: !self.negative, ..self }
    }
}

impl Operand {
    fn is_negative(&self) -> bool {
        match self {
            Operand::Nan(_) => false,
            Operand::Infinite(negative) | Operand::Zero(negative) => *negative,
            Operand::Number(x) => x.negative,
        }
    }
}

/// The 256 bits of a product, lower half first.
pub(crate) fn wide_product(a: u128, b: u128) -> (u128, u128) {
    let halves = |x: u128| (x & u128::from(u64::MAX), x >> 64);
    let ((a0, a1), (b0, b1)) = (halves(a), halves(b));
    let (low, middle) = (a0 * b0, a1 * b0);
    let (middle, carry) = middle.overflowing_add(a0 * b1);
    let (low, carry_low) = low.overflowing_add(middle << 64);
    let high = a1 * b1 + (middle >> 64) + (u128::from(carry) << 64) + u128::from(carry_low);
    (low, high)
}

/// `a * 2^shift / b` for numbers with their top bits set: the quotient, of 127 or 128 bits, whether there is a
/// remainder, and the shift.
fn quotient(a: u128, b: u128) -> (u128, bool, i64) {
    let (mut digits, mut rest) = if a >= b { (1u128, a - b) } else { (0, a) };
    let shift = 127;
    for _ in 0..shift {
        let carry = rest >> 127 == 1;
        rest <<= 1;
        digits <<= 1;
        if carry || rest >= b {
            rest = rest.wrapping_sub(b);
            digits |= 1;
        }
    }
    (digits, rest != 0, shift)
}
