//! Decoding, encoding and conversion against numpy, ml_dtypes, IREE, x87 and exact rationals (`oracle.py`).

mod support;

use checkjit_numerics::FloatKind as K;
use support::{assert_digest, canonical, data, every, midpoints, wide_patterns};

const SMALL: [K; 12] = [
    K::F4E2M1FN,
    K::F6E2M3FN,
    K::F6E3M2FN,
    K::F8E3M4,
    K::F8E4M3,
    K::F8E4M3FN,
    K::F8E4M3FNUZ,
    K::F8E4M3B11FNUZ,
    K::F8E5M2,
    K::F8E5M2FNUZ,
    K::F8E5M3FNU,
    K::F8E8M0FNU,
];

#[test]
fn every_pattern_of_the_small_formats_decodes() {
    for kind in SMALL {
        let text = data(&format!("{}.txt", kind.name()));
        assert_eq!(text.lines().count(), 1 << kind.bits());
        for line in text.lines() {
            let mut words = line.split(' ');
            let bits = u128::from_str_radix(words.next().unwrap(), 16).unwrap();
            let value = kind.decode(bits);
            match words.next().unwrap() {
                "nan" => {
                    assert!(value.is_nan() && kind.is_nan(bits), "{kind:?} {line}");
                }
                word => {
                    assert_eq!(value.to_bits(), u64::from_str_radix(word, 16).unwrap(), "{kind:?} {line}");
                    assert_eq!(kind.is_finite(bits), value.is_finite());
                    assert_eq!(kind.is_infinite(bits), value.is_infinite());
                    assert_eq!(kind.is_zero(bits), value == 0.0);
                    assert_eq!(kind.is_negative(bits), value.is_sign_negative());
                    assert_eq!(kind.encode(value), bits, "{kind:?} {line}");
                    if kind.format().signed {
                        let negated = if kind.name().ends_with("UZ") { 0.0 - value } else { -value };
                        assert_eq!(canonical(kind.decode(kind.negate(bits))), canonical(negated));
                    }
                }
            }
        }
    }
}

#[test]
fn every_pattern_of_the_16_bit_formats_decodes() {
    for kind in [K::BF16, K::F16] {
        let bytes: Vec<u8> = every(kind).flat_map(|value| canonical(value).to_le_bytes()).collect();
        assert_digest(&format!("decode {}", kind.name()), &bytes);
    }
}

/// What ml_dtypes and APFloat do alike, as `usable` in the script says.
fn usable(kind: K, value: f64) -> bool {
    match kind {
        K::F8E8M0FNU => value.is_nan() && value.is_sign_positive() || value >= 1.5 / 2f64.powi(127),
        K::F4E2M1FN | K::F6E2M3FN | K::F6E3M2FN => !value.is_nan(),
        _ => true,
    }
}

fn encoded(kind: K, values: impl Iterator<Item = f64>) -> Vec<u8> {
    let bits = values.map(|value| kind.encode(value));
    bits.flat_map(|bits| if kind.is_nan(bits) { [0xFF; 2] } else { (bits as u16).to_le_bytes() }).collect()
}

#[test]
fn encoding_rounds_to_nearest_even_once() {
    // ml_dtypes lacks that one; its midpoints are APFloat's.
    for kind in SMALL.into_iter().filter(|kind| *kind != K::F8E5M3FNU) {
        let values = every(K::F16).chain(every(K::BF16)).chain(midpoints(kind));
        let bytes = encoded(kind, values.filter(|value| usable(kind, *value)));
        assert_digest(&format!("encode {}", kind.name()), &bytes);
    }
    for kind in [K::BF16, K::F16] {
        assert_digest(&format!("encode {}", kind.name()), &encoded(kind, midpoints(kind).into_iter()));
    }
}

#[test]
fn midpoints_encode_as_apfloat_does() {
    for kind in SMALL {
        let values = midpoints(kind).into_iter().filter(|value| kind.format().signed || *value > 0.0);
        let bytes: Vec<u8> = values.map(|value| kind.encode(value) as u8).collect();
        assert_digest(&format!("midpoints {}", kind.name()), &bytes);
    }
}

#[test]
fn the_wide_formats_narrow_with_one_rounding() {
    let patterns = wide_patterns(K::F80, 4000);
    let doubles = patterns.iter().flat_map(|bits| canonical(K::F80.decode(*bits)).to_le_bytes());
    assert_digest("decode f80", &doubles.collect::<Vec<u8>>());
    let singles = patterns.iter().map(|bits| f32::from_bits(K::F80.convert(*bits, K::F32) as u32));
    let bytes = singles.flat_map(|value| canonical(f64::from(value)).to_le_bytes());
    assert_digest("convert f80 f32", &bytes.collect::<Vec<u8>>());

    let patterns = wide_patterns(K::F128, 4000);
    let numbers = patterns.iter().filter(|bits| K::F128.is_finite(**bits) && !K::F128.is_zero(**bits));
    let bytes = numbers.flat_map(|bits| canonical(K::F128.decode(*bits)).to_le_bytes());
    assert_digest("decode f128", &bytes.collect::<Vec<u8>>());
}

#[test]
fn f32_and_f64_convert_as_the_host_does() {
    for bits in wide_patterns(K::F64, 20_000) {
        let value = f64::from_bits(bits as u64);
        let narrowed = f32::from_bits(K::F64.convert(bits, K::F32) as u32);
        assert_eq!(canonical(f64::from(narrowed)), canonical(f64::from(value as f32)), "{bits:x}");
    }
    for bits in wide_patterns(K::F32, 20_000) {
        let value = f64::from(f32::from_bits(bits as u32));
        assert_eq!(canonical(K::F32.decode(bits)), canonical(value), "{bits:x}");
    }
}

#[test]
fn a_wider_format_keeps_every_value() {
    for (narrow, wide) in [(K::F16, K::TF32), (K::BF16, K::F32), (K::TF32, K::F80), (K::F16, K::F128)] {
        for bits in 0..1u128 << narrow.bits() {
            let there = narrow.convert(bits, wide);
            assert_eq!(narrow.is_nan(bits), wide.is_nan(there));
            if !narrow.is_nan(bits) {
                assert_eq!(wide.convert(there, narrow), bits, "{narrow:?} {bits:x}");
            }
        }
    }
    for bits in wide_patterns(K::F64, 4000).into_iter().filter(|bits| !K::F64.is_nan(*bits)) {
        assert_eq!(K::F80.convert(K::F64.convert(bits, K::F80), K::F64), bits);
        assert_eq!(K::F128.convert(K::F64.convert(bits, K::F128), K::F64), bits);
    }
    for bits in wide_patterns(K::F80, 4000).into_iter().filter(|bits| !K::F80.is_nan(*bits)) {
        // A subnormal whose leading one is set comes back as the normal number that it equals.
        assert_eq!(K::F128.convert(K::F80.convert(bits, K::F128), K::F80), K::F80.convert(bits, K::F80));
    }
}

#[test]
fn overflow_follows_the_format() {
    assert_eq!(K::F8E4M3FN.decode(K::F8E4M3FN.encode(464.0)), 448.0);
    assert_eq!(K::F8E4M3FN.encode(465.0), 0x7F);
    assert_eq!(K::F8E4M3FN.encode(f64::NEG_INFINITY), 0xFF);
    assert_eq!(K::F8E4M3FNUZ.encode(f64::INFINITY), 0x80);
    assert_eq!(K::F8E4M3FNUZ.encode(-0.0), 0);
    assert_eq!(K::F8E4M3FNUZ.encode(-1e-30), 0);
    assert_eq!(K::F16.convert(0x7C00, K::F8E5M2), 0x7C);
    assert_eq!(K::F4E2M1FN.encode(f64::NEG_INFINITY), 0xF);
    assert_eq!(K::F4E2M1FN.encode(f64::NAN), 0x8);
    assert_eq!(K::F6E3M2FN.decode(K::F6E3M2FN.encode(1e9)), 28.0);
    // APFloat drops the sign, and where there is no zero it has none to give.
    assert_eq!(K::F8E5M3FNU.encode(-0.0), 0);
    assert_eq!(K::F8E5M3FNU.encode(-3.0), K::F8E5M3FNU.encode(3.0));
    assert_eq!(K::F8E5M3FNU.encode(f64::NEG_INFINITY), 0xFF);
    assert_eq!(K::F8E8M0FNU.encode(0.0), 0);
    assert_eq!(K::F8E8M0FNU.encode(-3.0), K::F8E8M0FNU.encode(4.0));
    assert_eq!(K::F8E8M0FNU.encode(f64::INFINITY), 0xFF);
}

#[test]
fn nans_stay_nans_and_keep_what_fits() {
    assert_eq!(K::F32.convert(0x7F80_0001, K::F32), 0x7FC0_0001);
    assert_eq!(K::F32.convert(0xFFC0_0000, K::BF16), 0xFFC0);
    assert_eq!(K::F32.convert(0x7F80_0001, K::BF16), 0x7FC0);
    assert_eq!(K::F80.convert(0x7FFF_C000_0000_0000_0000, K::F64), 0x7FF8_0000_0000_0000);
    assert_eq!(K::F8E5M2FNUZ.convert(0x80, K::F32), 0x7FC0_0000);
    for from in K::ALL {
        assert_eq!(from.is_nan(from.nan()), !matches!(from, K::F4E2M1FN | K::F6E2M3FN | K::F6E3M2FN));
        for to in K::ALL {
            let result = from.convert(from.nan(), *to);
            assert_eq!(to.is_nan(result), from.is_nan(from.nan()) && to.is_nan(to.nan()), "{from:?} {to:?}");
        }
    }
}

#[test]
fn notable_patterns_agree_with_each_other() {
    for kind in K::ALL {
        let largest = kind.largest();
        assert_eq!(K::from_name(kind.name()), Some(*kind));
        assert_eq!(kind.format().kind, *kind);
        assert!(kind.is_finite(largest) && kind.is_finite(kind.lowest()));
        assert!(!kind.is_finite(largest + 1) || kind.is_negative(largest + 1) || kind.bits() < 8);
        assert!(!kind.is_zero(kind.smallest()) && !kind.is_zero(kind.smallest_normal()));
        assert_eq!(kind.zero(false), (*kind != K::F8E8M0FNU).then_some(0));
        for negative in [false, true] {
            if let Some(infinity) = kind.infinity(negative) {
                assert!(kind.is_infinite(infinity) && kind.is_negative(infinity) == negative);
                assert_eq!(kind.negate(infinity), kind.infinity(!negative).unwrap());
                assert_eq!(Some(kind.abs(infinity)), kind.infinity(false));
            }
        }
    }
    assert_eq!(K::from_name("f7"), None);
    assert_eq!(K::F80.largest(), 0x7FFE_FFFF_FFFF_FFFF_FFFF);
    assert_eq!(K::F80.smallest_normal(), 0x0001_8000_0000_0000_0000);
    assert_eq!(K::F32.smallest_normal(), 0x0080_0000);
    assert_eq!(K::TF32.bits(), 19);
}
