//! The math functions against mpmath: `math_oracle.py` writes what they are compared with.

mod support;

use checkjit_numerics::math::{
    self, Binary, Unary, absi, copysign, ctlz, ctpop, cttz, fma, ipowi, is_normal, powi, round_to_integral,
    sqrt,
};
use checkjit_numerics::{FloatKind as K, Rounding};
use std::collections::BTreeMap;
use support::{Random, assert_same_digest, data, every};

/// A line of `math.txt`: function, format, patterns of the arguments, pattern of the result.
struct Line {
    function: String,
    kind: K,
    arguments: Vec<u128>,
    expected: u128,
}

fn lines() -> Vec<Line> {
    let parse = |text: &str| {
        let mut words = text.split(' ');
        let function = words.next()?.to_owned();
        let kind = K::from_name(words.next()?)?;
        let mut arguments: Vec<u128> =
            words.map(|word| u128::from_str_radix(word, 16)).collect::<Result<_, _>>().ok()?;
        let expected = arguments.pop()?;
        Some(Line { function, kind, arguments, expected })
    };
    data("math.txt").lines().map(|line| parse(line).unwrap_or_else(|| panic!("{line}"))).collect()
}

fn find_unary(name: &str) -> Option<Unary> {
    Unary::ALL.iter().copied().find(|function| function.name() == name)
}

fn find_binary(name: &str) -> Option<Binary> {
    Binary::ALL.iter().copied().find(|function| function.name() == name)
}

/// How many patterns of one sign lie between two, negative numbers below positive ones.
fn distance(kind: K, a: u128, b: u128) -> u128 {
    let place = |bits: u128| {
        let magnitude = (bits & kind.format().magnitude_mask()) as i128;
        if kind.is_negative(bits) { -magnitude } else { magnitude }
    };
    place(a).abs_diff(place(b))
}

#[test]
fn transcendental_functions_are_as_exact_as_they_say() {
    let mut worst: BTreeMap<String, (u128, usize, usize)> = BTreeMap::new();
    for line in lines() {
        let (kind, arguments) = (line.kind, line.arguments.as_slice());
        let (result, ulps) = if let Some(function) = find_unary(&line.function) {
            (function.at_bits(kind, arguments[0]), function.ulps())
        } else if let Some(function) = find_binary(&line.function) {
            (function.at_bits(kind, arguments[0], arguments[1]), function.ulps())
        } else {
            continue;
        };
        let Some(result) = result else { continue };
        let what =
            || format!("{} {:?} {arguments:x?}: {result:x}, not {:x}", line.function, kind, line.expected);
        if kind.is_nan(line.expected) {
            assert!(kind.is_nan(result), "{}", what());
            continue;
        }
        assert_eq!(kind.is_negative(result), kind.is_negative(line.expected), "{}", what());
        assert!(!kind.is_nan(result), "{}", what());
        let off = distance(kind, result, line.expected);
        // The correctly rounded result is off by half an ulp itself.
        let is_exact = kind != K::F64 || ulps <= 0.5;
        let allowed = if is_exact { 0 } else { (ulps + 0.5).floor() as u128 };
        assert!(off <= allowed, "{}", what());
        let entry = worst.entry(format!("{} {kind:?}", line.function)).or_default();
        *entry = (entry.0.max(off), entry.1 + usize::from(off > 0), entry.2 + 1);
    }
    assert!(worst.len() >= 2 * (Unary::COUNT + Binary::COUNT), "{}", worst.len());
}

#[test]
fn narrow_floats_are_correctly_rounded() {
    let digests = data("math_digests.txt");
    let mut count = 0;
    for line in digests.lines() {
        let mut words = line.split(' ');
        let (Some(name), Some(kind)) = (words.next(), words.next()) else { panic!("{line}") };
        let (Some(function), Some(kind)) = (find_unary(name), K::from_name(kind)) else { panic!("{line}") };
        let bytes: Vec<u8> = (0..1u128 << kind.bits())
            .map(|bits| function.at_bits(kind, bits).unwrap_or_default())
            .flat_map(|bits| if kind.is_nan(bits) { [0xFF; 2] } else { (bits as u16).to_le_bytes() })
            .collect();
        assert_same_digest(line, words.next(), &bytes);
        count += 1;
    }
    assert_eq!(count, 4 * Unary::COUNT);
}

const ROUNDINGS: [(&str, Rounding, Unary); 5] = [
    ("ceil", Rounding::Upward, Unary::Ceil),
    ("floor", Rounding::Downward, Unary::Floor),
    ("trunc", Rounding::TowardZero, Unary::Trunc),
    ("round", Rounding::NearestAway, Unary::Round),
    ("roundeven", Rounding::NearestEven, Unary::RoundEven),
];

#[test]
fn exact_functions_are_exact() {
    let mut count = 0;
    for line in lines() {
        let (kind, arguments) = (line.kind, line.arguments.as_slice());
        let rounding = ROUNDINGS.iter().find(|(name, ..)| *name == line.function);
        let result = match (line.function.as_str(), rounding) {
            ("sqrt", _) => sqrt(kind, arguments[0]),
            ("fma", _) => fma(kind, arguments[0], arguments[1], arguments[2]),
            (_, Some((_, rounding, _))) => round_to_integral(kind, *rounding, arguments[0]),
            _ => continue,
        };
        count += 1;
        let both_nan = kind.is_nan(result) && kind.is_nan(line.expected);
        let what =
            format!("{} {:?} {arguments:x?}: {result:x}, not {:x}", line.function, kind, line.expected);
        assert!(result == line.expected || both_nan, "{what}");
    }
    assert!(count > 3000, "{count}");
}

/// The same functions by pattern and by number, on every number of the narrow formats.
#[test]
fn rounding_of_patterns_is_rounding_of_numbers() {
    for kind in K::ALL.iter().copied().filter(|kind| kind.bits() <= 16) {
        for bits in 0..1u128 << kind.bits() {
            for (name, rounding, function) in ROUNDINGS {
                let own = round_to_integral(kind, rounding, bits);
                let by_number = function.at_bits(kind, bits).unwrap_or_default();
                let equal = own == by_number || kind.is_nan(own) && kind.is_nan(by_number);
                assert!(equal, "{name} {kind:?} {bits:x}: {own:x}, not {by_number:x}");
            }
            let own = sqrt(kind, bits);
            let by_number = Unary::Sqrt.at_bits(kind, bits).unwrap_or_default();
            assert!(own == by_number || kind.is_nan(own) && kind.is_nan(by_number), "{kind:?} {bits:x}");
        }
    }
}

#[test]
fn f32_functions_are_those_of_f64_rounded() {
    for (f64_function, f32_function) in Unary::F64.iter().zip(Unary::F32) {
        for value in every(K::F16) {
            let (own, wide) = (f32_function(value as f32), f64_function(value) as f32);
            assert!(own.to_bits() == wide.to_bits() || own.is_nan() && wide.is_nan(), "{value}");
        }
    }
}

/// In f8 and f16, against all digits: the product and the sum in integers.
#[test]
fn narrow_fma_is_rounded_once() {
    let mut random = Random(5);
    for kind in [K::F8E5M2, K::F8E4M3FN, K::F8E4M3FNUZ, K::F6E2M3FN, K::F16, K::BF16] {
        for _ in 0..20_000 {
            let [a, b, c] = [(); 3].map(|()| u128::from(random.next()) & kind.format().mask());
            let values = [a, b, c].map(|bits| kind.convert(bits, K::F128));
            // 113 bits of precision hold every sum of these formats but bf16's, which is rounded to odd in f64.
            let wide = K::F128.convert(fma(K::F128, values[0], values[1], values[2]), kind);
            let own = fma(kind, a, b, c);
            if kind != K::BF16 {
                assert!(
                    own == wide || kind.is_nan(own) && kind.is_nan(wide),
                    "{kind:?} {a:x} {b:x} {c:x}: {own:x}"
                );
            }
        }
    }
}

#[test]
fn powers_of_floats() {
    let cases = [
        (-2.0, 3, -8.0),
        (0.0, 0, 1.0),
        (f64::NAN, 0, 1.0),
        (-0.0, -1, f64::NEG_INFINITY),
        (-0.0, -2, f64::INFINITY),
        (0.0, -3, f64::INFINITY),
        (10.0, 22, 1e22),
        (2.0, -1074, 5e-324),
        (-1.0, i128::MAX, -1.0),
        (-1.0, i128::MIN, 1.0),
        (f64::NEG_INFINITY, 3, f64::NEG_INFINITY),
        (f64::NEG_INFINITY, -3, -0.0),
        (1.0 + f64::EPSILON, i128::MAX, f64::INFINITY),
        (1.0 - f64::EPSILON / 2.0, i128::MAX, 0.0),
        // exp(2^60 * log1p(2^-52)), as mpmath has it.
        (1.0 + f64::EPSILON, 1 << 60, f64::from_bits(0x5704_1C7A_8814_BE19)),
    ];
    for (x, n, expected) in cases {
        let result = powi(x, n);
        let off = (result.to_bits() as i64).abs_diff(expected.to_bits() as i64);
        assert!(off <= 2, "{x} to the {n}: {result:e} {:x}", result.to_bits());
    }
    assert!(powi(f64::NAN, 1).is_nan());
    assert_eq!(math::powi_bits(K::F16, 0xC000, 3), Some(0xC800));
    assert_eq!(math::powi_bits(K::F128, 0, 3), None);
}

#[test]
fn powers_of_integers() {
    let signed = |width: u32, base: i128, power: i128| {
        ipowi(width, base as u128, power as u128).map(|bits| checkjit_numerics::sign_extend(bits, width))
    };
    assert_eq!(signed(32, 3, 4), Some(81));
    assert_eq!(signed(32, -3, 3), Some(-27));
    assert_eq!(signed(8, 2, 7), Some(-128));
    assert_eq!(signed(8, 2, 8), Some(0));
    assert_eq!(signed(8, 3, 127), Some(3i8.wrapping_pow(127).into()));
    assert_eq!(signed(64, 7, 0), Some(1));
    assert_eq!(signed(64, 0, 0), Some(1));
    assert_eq!(signed(64, 0, -1), None);
    assert_eq!(signed(64, 1, -5), Some(1));
    assert_eq!(signed(64, -1, -5), Some(-1));
    assert_eq!(signed(64, -1, -4), Some(1));
    assert_eq!(signed(64, 2, -1), Some(0));
    assert_eq!(signed(128, -2, 127), Some(i128::MIN));
    // The one of i1 is -1.
    assert_eq!(signed(1, -1, -1), Some(-1));
    assert_eq!(signed(1, 0, -1), None);
}

#[test]
fn bits_of_integers() {
    for (width, x, leading, trailing, ones) in [
        (1, 0, 1, 1, 0),
        (1, 1, 0, 0, 1),
        (7, 0b000_1000, 3, 3, 1),
        (8, 0, 8, 8, 0),
        (33, 1 << 32, 0, 32, 1),
        (64, 1, 63, 0, 1),
        (128, 1 << 100, 27, 100, 1),
        (128, 0, 128, 128, 0),
    ] {
        let cut = |bits: u128| bits & checkjit_numerics::mask(width);
        assert_eq!(
            (ctlz(width, x), cttz(width, x), ctpop(width, x)),
            (cut(leading), cut(trailing), cut(ones))
        );
    }
    assert_eq!(absi(8, 0x80), 0x80);
    assert_eq!(absi(8, 0xFF), 1);
    assert_eq!(absi(7, 0x7F), 1);
    assert_eq!(absi(128, u128::MAX), 1);
}

#[test]
fn clamped() {
    let [nan, zero, minus_zero, one, two] = [0x7E00, 0, 0x8000, 0x3C00, 0x4000];
    for ([x, low, high], expected) in [
        ([one, zero, two], one),
        ([two, zero, one], one),
        ([minus_zero, one, two], one),
        ([minus_zero, zero, two], zero),
        ([two, minus_zero, minus_zero], minus_zero),
        ([nan, zero, two], nan),
        ([one, nan, two], nan),
        ([one, zero, nan], nan),
        // An empty range gives its upper bound.
        ([one, two, zero], zero),
    ] {
        assert_eq!(math::clamp(K::F16, x, low, high), expected, "{x:x} {low:x} {high:x}");
        let wide = [x, low, high].map(|bits| K::F16.convert(bits, K::F128));
        assert_eq!(math::Exact::Clamp.at_bits(K::F128, wide), K::F16.convert(expected, K::F128));
    }
}

#[test]
fn signs_and_classes() {
    assert_eq!(copysign(K::F32, 0x3F80_0000, 0x8000_0000), 0xBF80_0000);
    assert_eq!(copysign(K::F8E4M3FNUZ, 0x80, 0x01), 0x80);
    assert_eq!(copysign(K::F8E4M3FNUZ, 0x00, 0x81), 0x00);
    assert_eq!(copysign(K::F8E8M0FNU, 0x12, 0x80), 0x12);
    for (kind, bits, expected) in [
        (K::F16, 0x03FF, false),
        (K::F16, 0x0400, true),
        (K::F16, 0x8400, true),
        (K::F16, 0x7C00, false),
        (K::F16, 0x7E00, false),
        (K::F16, 0, false),
        (K::F32, 1, false),
        (K::F8E8M0FNU, 0, true),
        (K::F8E8M0FNU, 0xFF, false),
        (K::F4E2M1FN, 1, false),
        (K::F4E2M1FN, 2, true),
        (K::F80, 0x7FFF_FFFF_FFFF_FFFF, false),
        (K::F80, 1 << 64 | 1 << 63, true),
        (K::F128, 1 << 112, true),
    ] {
        assert_eq!(is_normal(kind, bits), expected, "{kind:?} {bits:x}");
    }
}
