//! Arithmetic on patterns against the machine's: exhaustively for the formats of at most 8 bits, on edges and
//! random patterns for `f32` and `f64`. (The formats wider than that are in `tests/run`, against exact rationals.)

use checkjit_numerics::complex::ComplexFn;
use checkjit_numerics::{FloatKind as K, FloatOp, IntOp, Rounding, sign_extend};

/// One of each kind of specials.
const SMALL: [K; 4] = [K::F6E3M2FN, K::F8E4M3FN, K::F8E4M3FNUZ, K::F8E5M2];

/// What the machine makes of two numbers.
fn on_machine(op: FloatOp, a: f64, b: f64) -> f64 {
    match op {
        FloatOp::Add => a + b,
        FloatOp::Sub => a - b,
        FloatOp::Mul => a * b,
        FloatOp::Div => a / b,
        FloatOp::Rem => a % b,
        FloatOp::MaxNum | FloatOp::MinNum if a.is_nan() => b,
        FloatOp::MaxNum | FloatOp::MinNum if b.is_nan() => a,
        _ if a.is_nan() || b.is_nan() => f64::NAN,
        FloatOp::Maximum | FloatOp::MaxNum => {
            if a.total_cmp(&b).is_lt() {
                b
            } else {
                a
            }
        }
        FloatOp::Minimum | FloatOp::MinNum => {
            if a.total_cmp(&b).is_gt() {
                b
            } else {
                a
            }
        }
    }
}

/// The same number, or NaN both.
fn same(kind: K, a: u128, b: u128) -> bool {
    a == b || kind.is_nan(a) && kind.is_nan(b)
}

#[test]
fn small_formats_are_exact_in_f64_and_rounded_once() {
    for kind in SMALL {
        for a in 0..1u128 << kind.bits() {
            for b in 0..1u128 << kind.bits() {
                for op in FloatOp::ALL {
                    // f64 has more than twice the precision, so what it rounds changes nothing.
                    let expected = kind.encode(on_machine(*op, kind.decode(a), kind.decode(b)));
                    let result = op.apply(kind, a, b, Rounding::NearestEven);
                    assert!(same(kind, result, expected), "{kind:?} {op:?} {a:#x} {b:#x}: {result:#x}");
                }
            }
        }
    }
}

/// Patterns with runs of ones and zeros, which is where carries and ties are.
fn patterns(bits: u32) -> Vec<u128> {
    let mut state = 0x9E37_79B9_7F4A_7C15u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        u128::from(state) >> (64 - bits)
    };
    let format = if bits == 32 { K::F32 } else { K::F64 };
    let mut all = vec![
        0,
        1,
        format.smallest_normal(),
        format.smallest_normal() - 1,
        format.largest(),
        format.encode(1.0),
        format.encode(1.0) + 1,
        format.encode(1.0) - 1,
        format.infinity(false).unwrap(),
        format.nan(),
    ];
    all.extend((0..60).map(|_| next()));
    // Near one, so that sums cancel and products carry.
    all.extend((0..40).map(|_| format.encode(1.0) ^ next() >> (bits / 5)));
    let negative: Vec<u128> = all.iter().map(|bits| format.negate(*bits)).collect();
    all.extend(negative);
    all
}

#[test]
fn f32_and_f64_are_as_the_machine_has_them() {
    for a in patterns(64) {
        for b in patterns(64) {
            for op in FloatOp::ALL {
                let expected = on_machine(*op, K::F64.decode(a), K::F64.decode(b)).to_bits();
                let result = op.apply(K::F64, a, b, Rounding::NearestEven);
                assert!(same(K::F64, result, expected.into()), "{op:?} {a:#x} {b:#x}: {result:#x}");
            }
        }
    }
    for a in patterns(32) {
        for b in patterns(32) {
            let [x, y] = [a, b].map(|bits| f32::from_bits(bits as u32));
            for (op, expected) in [
                (FloatOp::Add, x + y),
                (FloatOp::Sub, x - y),
                (FloatOp::Mul, x * y),
                (FloatOp::Div, x / y),
                (FloatOp::Rem, x % y),
            ] {
                let result = op.apply(K::F32, a, b, Rounding::NearestEven);
                assert!(same(K::F32, result, expected.to_bits().into()), "{op:?} {a:#x} {b:#x}: {result:#x}");
            }
        }
    }
}

#[test]
fn directed_roundings_enclose_the_exact_result() {
    for a in patterns(64) {
        for b in patterns(64) {
            for op in [FloatOp::Add, FloatOp::Sub, FloatOp::Mul, FloatOp::Div] {
                let at = |rounding| op.apply(K::F64, a, b, rounding);
                let [down, up] = [Rounding::Downward, Rounding::Upward].map(at);
                let nearest = at(Rounding::NearestEven);
                if K::F64.is_nan(nearest) {
                    assert!(K::F64.is_nan(down) && K::F64.is_nan(up));
                    continue;
                }
                let [low, high, middle] = [down, up, nearest].map(|bits| K::F64.decode(bits));
                assert!(low <= middle && middle <= high, "{op:?} {a:#x} {b:#x}");
                assert!(high == low || high == low.next_up(), "{op:?} {a:#x} {b:#x}: {low} {high}");
                // An exact zero of two numbers has a sign of its own when rounding down.
                if middle != 0.0 {
                    let zero = at(Rounding::TowardZero);
                    assert_eq!(zero, if middle < 0.0 { up } else { down }, "{op:?} {a:#x} {b:#x}");
                }
                let away = at(Rounding::NearestAway);
                assert!(away == down || away == up, "{op:?} {a:#x} {b:#x}");
            }
        }
    }
}

#[test]
fn comparisons_are_those_of_f64() {
    for kind in SMALL {
        for a in 0..1u128 << kind.bits() {
            for b in 0..1u128 << kind.bits() {
                assert_eq!(
                    kind.compare(a, b),
                    kind.decode(a).partial_cmp(&kind.decode(b)),
                    "{kind:?} {a:#x} {b:#x}"
                );
            }
        }
    }
}

#[test]
fn integers_of_every_small_width() {
    for width in 1..=8 {
        for a in 0..1u128 << width {
            for b in 0..1u128 << width {
                let (x, y) = (sign_extend(a, width) as i32, sign_extend(b, width) as i32);
                let (u, v) = (a as i32, b as i32);
                let cut = |value: i32| value as u128 & ((1 << width) - 1);
                let expected = [
                    (IntOp::DivS, x.checked_div(y).unwrap_or(0)),
                    (IntOp::DivU, u.checked_div(v).unwrap_or(0)),
                    (IntOp::RemS, x.checked_rem(y).unwrap_or(0)),
                    (IntOp::RemU, u.checked_rem(v).unwrap_or(0)),
                    (IntOp::MulHighS, (x * y) >> width),
                    (IntOp::MulHighU, (u * v) >> width),
                ];
                for (op, value) in expected {
                    assert_eq!(op.apply(a, b, width), cut(value), "{op:?} i{width} {a} {b}");
                }
            }
        }
    }
    let (min, max) = (1u128 << 127, u128::MAX);
    assert_eq!(IntOp::MulHighU.apply(max, max, 128), max - 1);
    assert_eq!(IntOp::MulHighS.apply(min, min, 128), 1 << 126);
    assert_eq!(IntOp::MulHighS.apply(min, max, 128), 0);
    assert_eq!(IntOp::DivS.apply(min, max, 128), min);
}

#[test]
fn floats_to_integers_and_back() {
    for kind in SMALL {
        for bits in 0..1u128 << kind.bits() {
            let value = kind.decode(bits);
            for width in [1, 4, 8, 31, 32] {
                let (least, most) = (-(2f64.powi(width as i32 - 1)), 2f64.powi(width as i32 - 1) - 1.0);
                let signed = value.trunc().clamp(least, most) as i64 as u128 & checkjit_numerics::mask(width);
                let unsigned = value.trunc().clamp(0.0, 2.0 * most + 1.0) as u64 as u128;
                assert_eq!(kind.to_integer(bits, width, true), signed, "{kind:?} {bits:#x} i{width}");
                assert_eq!(kind.to_integer(bits, width, false), unsigned, "{kind:?} {bits:#x} ui{width}");
            }
        }
    }
    for value in (0..2000u64).map(|index| (index * index * index).wrapping_mul(12_345_678_901)) {
        assert_eq!(
            K::F32.from_integer(true, value.into()),
            u128::from((-(value as f32)).to_bits()) & !(u128::from(value == 0) << 31)
        );
        assert_eq!(K::F64.from_integer(false, value.into()), u128::from((value as f64).to_bits()));
    }
}

#[test]
fn quotients_of_what_is_not_finite_are_those_of_c() {
    let (inf, nan) = (f64::INFINITY, f64::NAN);
    for ([a, b, c, d], [re, im]) in [
        ([1.0, 1.0, 0.0, 0.0], [inf, inf]),
        ([1.0, 0.0, -0.0, 0.0], [-inf, nan]),
        ([inf, 1.0, 2.0, 0.0], [inf, nan]),
        ([1.0, 2.0, inf, 1.0], [0.0, 0.0]),
        ([0.0, 0.0, 0.0, 0.0], [nan, nan]),
        ([nan, 1.0, 2.0, 3.0], [nan, nan]),
    ] {
        let bits = |x: f64| u128::from(x.to_bits());
        let result = ComplexFn::Div.apply(K::F64, [bits(a), bits(b)], [bits(c), bits(d)]);
        for (result, expected) in result.into_iter().zip([re, im]) {
            let result = K::F64.decode(result);
            assert!(
                result == expected || result.is_nan() && expected.is_nan(),
                "({a},{b})/({c},{d}): {result}"
            );
        }
    }
}
