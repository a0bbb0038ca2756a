//! Literals and printed floats against IREE's build of MLIR (`oracle.py`).

mod support;

use checkjit_numerics::FloatKind as K;
use support::{Random, assert_digest, data, literals, wide_patterns};

#[test]
fn chosen_literals_round_once() {
    let text = data("literals.txt");
    let mut lines = text.lines();
    let names: Vec<&str> = lines.next().unwrap().trim_start_matches("# ").split(' ').collect();
    assert_eq!(names, K::ALL.iter().map(|kind| kind.name()).collect::<Vec<_>>());
    let mut count = 0;
    for line in lines {
        let (literal, row) = line.split_once(' ').unwrap();
        for (kind, bits) in K::ALL.iter().zip(row.split(' ')) {
            let expected = u128::from_str_radix(bits, 16).ok();
            assert_eq!(kind.from_decimal(literal), expected, "{kind:?} {literal}");
            if kind.format().signed {
                let negative = kind.from_decimal(&format!("-{literal}"));
                let sign = kind.from_decimal("-1.0").unwrap() ^ kind.from_decimal("1.0").unwrap();
                let lost = kind.name().ends_with("UZ") && matches!(expected, Some(0 | 0x80));
                assert_eq!(negative, expected.map(|bits| if lost { bits } else { bits ^ sign }));
            }
            count += 1;
        }
    }
    assert!(count > 1000);
}

#[test]
fn random_literals_round_once() {
    let literals = literals(4000);
    for kind in K::ALL {
        let bits = literals.iter().map(|literal| kind.from_decimal(literal).unwrap());
        let bytes: Vec<u8> = bits.flat_map(u128::to_le_bytes).collect();
        assert_digest(&format!("parse {}", kind.name()), &bytes);
    }
    for literal in &literals {
        let double: f64 = literal.parse().unwrap();
        assert_eq!(K::F64.from_decimal(literal), Some(u128::from(double.to_bits())), "{literal}");
        let single: f32 = literal.parse().unwrap();
        assert_eq!(K::F32.from_decimal(literal), Some(u128::from(single.to_bits())), "{literal}");
    }
}

#[test]
fn the_literal_that_f64_would_spoil() {
    let value = K::BF16.from_decimal("-0.488").unwrap();
    assert_eq!(K::BF16.decode(value), -0.488_281_25);
    // A tie, and a little more than a tie; the difference is lost in an f64.
    assert_eq!(K::BF16.from_decimal("1.00390625"), Some(0x3F80));
    assert_eq!(K::BF16.from_decimal("1.00390625000000000000000000001"), Some(0x3F81));
}

#[test]
fn what_is_not_a_literal_is_refused() {
    let wrong = [
        "",
        "-",
        ".",
        "1",
        "-1",
        "+1.0",
        ".5",
        "1.0e",
        "1.0e+",
        "1.0e-",
        "1.0f",
        "1.0 ",
        " 1.0",
        "--1.0",
        "1.0e1.0",
        "0x1.0",
        "inf",
        "nan",
        "1.0.0",
        "1,0",
        "1.0e5x",
        "\u{661}.0",
    ];
    for text in wrong {
        for kind in K::ALL {
            assert_eq!(kind.from_decimal(text), None, "{text}");
        }
    }
    assert_eq!(K::F8E8M0FNU.from_decimal("-1.0"), None);
}

#[test]
fn hostile_literals_take_bounded_time() {
    let nines = "9".repeat(1_000_000);
    let zeros = "0".repeat(1_000_000);
    let texts = [
        "1.0e999999999".to_string(),
        "1.0e-99999999999999999999999999".to_string(),
        format!("1.0e{nines}"),
        format!("{nines}.{nines}e-1000000"),
        format!("0.{zeros}1e1000001"),
        format!("1{zeros}.0e-1000000"),
        format!("0.{zeros}"),
    ];
    let expected = ["inf", "0", "inf", "1", "1", "1", "0"];
    for (text, expected) in texts.iter().zip(expected) {
        for kind in [K::F16, K::F64, K::F80, K::F128] {
            let wanted = kind.encode(expected.parse().unwrap());
            assert_eq!(kind.from_decimal(text), Some(wanted), "{kind:?} {expected}");
        }
    }
}

#[test]
fn every_pattern_of_the_small_formats_prints() {
    for kind in K::ALL.iter().filter(|kind| kind.bits() <= 8) {
        for line in data(&format!("{}.txt", kind.name())).lines() {
            let words: Vec<&str> = line.split(' ').collect();
            let bits = u128::from_str_radix(words[0], 16).unwrap();
            assert_eq!(kind.to_mlir(bits), words[2], "{kind:?} {bits:x}");
        }
    }
}

#[test]
fn a_sample_of_the_wide_formats_prints() {
    for line in data("printed.txt").lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let kind = K::from_name(words[0]).unwrap();
        let bits = u128::from_str_radix(words[1], 16).unwrap();
        assert_eq!(kind.to_mlir(bits), words[2], "{line}");
    }
}

#[test]
fn all_other_patterns_print() {
    let digest = |kind: K, patterns: &mut dyn Iterator<Item = u128>| {
        let texts: Vec<String> = patterns.map(|bits| kind.to_mlir(bits)).collect();
        assert_digest(&format!("print {}", kind.name()), texts.join("\n").as_bytes());
    };
    digest(K::BF16, &mut (0..1 << 16));
    digest(K::F16, &mut (0..1 << 16));
    for kind in [K::TF32, K::F32, K::F64, K::F80, K::F128] {
        digest(kind, &mut wide_patterns(kind, 4000).into_iter());
    }
}

#[test]
fn printed_text_reads_back() {
    let mut random = Random(1);
    for kind in K::ALL {
        for _ in 0..300 {
            let bits = (u128::from(random.next()) | u128::from(random.next()) << 64) & kind.format().mask();
            let text = kind.to_mlir(bits);
            match text.strip_prefix("0x") {
                Some(digits) => assert_eq!(u128::from_str_radix(digits, 16), Ok(bits)),
                None => {
                    assert_eq!(kind.from_decimal(&text), Some(kind.convert(bits, *kind)), "{kind:?} {text}")
                }
            }
        }
    }
}
