//! No input makes a function panic or run long.

mod support;

use checkjit_numerics::{
    ElementType, FloatKind, Signedness, from_text, in_range, mask, math, sign_extend, to_text,
};
use support::Random;

const SIGNS: [Signedness; 3] = [Signedness::Signless, Signedness::Signed, Signedness::Unsigned];

#[test]
fn random_text() {
    let mut random = Random(11);
    let alphabet: Vec<char> = "0123456789012345678900....eE+-xtrue\u{e9}".chars().collect();
    for _ in 0..30_000 {
        let length = random.next() % 24;
        let text: String =
            (0..length).map(|_| alphabet[(random.next() % alphabet.len() as u64) as usize]).collect();
        let kind = FloatKind::ALL[(random.next() % FloatKind::ALL.len() as u64) as usize];
        if let Some(bits) = kind.from_decimal(&text) {
            assert_eq!(bits & !kind.format().mask(), 0);
        }
        let width = (random.next() % 140) as u32;
        let signedness = SIGNS[(random.next() % 3) as usize];
        if let Ok(bits) = from_text(&text, width, signedness) {
            assert_eq!(from_text(&to_text(bits, width, signedness).unwrap(), width, signedness), Ok(bits));
        }
    }
}

#[test]
fn exponents_at_the_limits_of_their_type() {
    for exponent in
        ["9223372036854775807", "9223372036854775808", "-9223372036854775808", "99999999999999999999"]
    {
        for digits in ["1.0", "1.05", "0.00001", "123456789012345678901234567890.5", "1000.0", "0.0"] {
            for kind in FloatKind::ALL {
                let bits = kind.from_decimal(&format!("{digits}e{exponent}")).unwrap();
                let zero = exponent.starts_with('-') || digits == "0.0";
                assert_eq!(bits, kind.encode(if zero { 0.0 } else { f64::INFINITY }), "{digits}e{exponent}");
            }
        }
    }
}

#[test]
fn random_patterns_of_any_width() {
    let mut random = Random(12);
    for _ in 0..2_000 {
        let bits = u128::from(random.next()) | u128::from(random.next()) << 64;
        for kind in FloatKind::ALL {
            let known = bits & kind.format().mask();
            assert_eq!(kind.to_mlir(bits), kind.to_mlir(known));
            assert_eq!(kind.negate(bits), kind.negate(known));
            for to in FloatKind::ALL {
                let result = kind.convert(bits, *to);
                assert_eq!(result, kind.convert(known, *to));
                assert_eq!(result & !to.format().mask(), 0);
            }
        }
    }
}

#[test]
fn widths_that_no_type_has() {
    let widths = [0, 1, 127, 128, 129, 1 << 24, (1 << 31) - 1, 1 << 31, u32::MAX];
    for width in widths {
        for signedness in SIGNS {
            let part = ElementType::Int { width, signedness };
            for ty in [part, ElementType::ComplexInt { width, signedness }] {
                assert!(ty.storage_bits() >= 2 && !ty.mlir_name().is_empty() && !ty.hal_name().is_empty());
                for index in [0, 1, u64::MAX / 2, u64::MAX] {
                    ty.storage_bytes(index);
                    ty.load_complex(&[0; 64], index);
                    ty.store(&mut [0; 64], index, u128::MAX);
                }
            }
            in_range(true, u128::MAX, width, signedness);
            sign_extend(u128::MAX, width);
            assert_eq!(to_text(1, width, signedness).is_ok(), (1..=128).contains(&width));
        }
    }
}

#[test]
fn math_of_random_patterns() {
    let mut random = Random(14);
    let mut any = move || u128::from(random.next()) | u128::from(random.next()) << 64;
    for _ in 0..2_000 {
        let [a, b, c] = [any(), any(), any()];
        for &kind in FloatKind::ALL {
            // Bits above the format's own are of no account.
            let known = [a, b, c].map(|bits| bits & kind.format().mask());
            for exact in math::Exact::ALL {
                let result = exact.at_bits(kind, [a, b, c]);
                assert_eq!(result, exact.at_bits(kind, known), "{exact:?} {kind:?}");
                assert_eq!(result & !kind.format().mask(), 0, "{exact:?} {kind:?}");
            }
            let function = math::Unary::ALL[(a % math::Unary::COUNT as u128) as usize];
            assert_eq!(function.at_bits(kind, b).is_some(), kind.bits() <= 64);
            let function = math::Binary::ALL[(a % math::Binary::COUNT as u128) as usize];
            assert_eq!(function.at_bits(kind, b, c), function.at_bits(kind, known[1], known[2]));
            assert_eq!(math::powi_bits(kind, a, b as i128).is_some(), kind.bits() <= 64);
            assert_eq!(math::copysign(kind, a, b), math::copysign(kind, known[0], known[1]));
        }
        let width = (c % 140) as u32;
        for count in [math::ctlz, math::cttz, math::ctpop] {
            assert!(count(width, a) <= u128::from(width));
        }
        assert!(math::absi(width, a) <= mask(width));
        assert!(math::ipowi(width, a, b).is_none_or(|power| power <= mask(width)));
    }
}
