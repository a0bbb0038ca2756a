//! Integers: literals as MLIR takes them (checked against `iree-opt`), text, and sign.

use checkjit_numerics::NumberError::{OutOfRange, Syntax, Width};
use checkjit_numerics::Signedness::{Signed, Signless, Unsigned};
use checkjit_numerics::{
    from_decimal, from_hex, from_text, in_range, mask, max_value, min_value, sign_extend, to_text, truncate,
};

#[test]
fn literals() {
    let rows = [
        ("255", 8, Signless, Ok(0xFF)),
        ("256", 8, Signless, Err(OutOfRange)),
        ("-128", 8, Signless, Ok(0x80)),
        ("-129", 8, Signless, Err(OutOfRange)),
        ("-255", 8, Signless, Err(OutOfRange)),
        ("127", 8, Signed, Ok(0x7F)),
        ("128", 8, Signed, Err(OutOfRange)),
        ("0xFF", 8, Signed, Err(OutOfRange)),
        ("-0x1", 8, Signed, Ok(0xFF)),
        ("255", 8, Unsigned, Ok(0xFF)),
        ("-1", 8, Unsigned, Err(OutOfRange)),
        ("-0", 8, Unsigned, Err(OutOfRange)),
        ("-0", 8, Signless, Ok(0)),
        ("0xFF", 8, Signless, Ok(0xFF)),
        ("-0x80", 8, Signless, Ok(0x80)),
        ("0X1", 8, Signless, Err(Syntax)),
        ("true", 1, Signless, Ok(1)),
        ("false", 1, Signless, Ok(0)),
        ("true", 1, Unsigned, Err(Syntax)),
        ("true", 8, Signless, Err(Syntax)),
        ("1", 1, Signless, Ok(1)),
        ("-1", 1, Signless, Ok(1)),
        ("2", 1, Signless, Err(OutOfRange)),
        ("-1", 1, Signed, Ok(1)),
        ("1", 1, Signed, Err(OutOfRange)),
        ("340282366920938463463374607431768211455", 128, Signless, Ok(u128::MAX)),
        ("340282366920938463463374607431768211456", 128, Signless, Err(OutOfRange)),
        ("-170141183460469231731687303715884105728", 128, Signed, Ok(1 << 127)),
        ("-170141183460469231731687303715884105729", 128, Signed, Err(OutOfRange)),
        ("18446744073709551615", 64, Signed, Err(OutOfRange)),
        ("000000000000000000000000000000000000000000000001", 8, Signless, Ok(1)),
        ("", 8, Signless, Err(Syntax)),
        ("-", 8, Signless, Err(Syntax)),
        ("--1", 8, Signless, Err(Syntax)),
        ("+1", 8, Signless, Err(Syntax)),
        ("0x", 8, Signless, Err(Syntax)),
        ("0x-1", 8, Signless, Err(Syntax)),
        ("1.0", 8, Signless, Err(Syntax)),
        ("\u{661}", 8, Signless, Err(Syntax)),
        ("0", 129, Signless, Err(Width(129))),
        ("0", 0, Signless, Err(Width(0))),
    ];
    for (text, width, signedness, expected) in rows {
        assert_eq!(from_text(text, width, signedness), expected, "{text} : {width} {signedness:?}");
    }
    assert_eq!(from_hex("12", 8, Signless), Err(Syntax));
    assert_eq!(from_decimal("0x12", 8, Signless), Err(Syntax));
    assert_eq!(from_decimal(&"9".repeat(100_000), 128, Unsigned), Err(OutOfRange));
}

#[test]
fn text() {
    assert_eq!(to_text(0xFF, 8, Signless).as_deref(), Ok("-1"));
    assert_eq!(to_text(0x1FF, 8, Signed).as_deref(), Ok("-1"));
    assert_eq!(to_text(0xFF, 8, Unsigned).as_deref(), Ok("255"));
    assert_eq!(to_text(1, 1, Signless).as_deref(), Ok("true"));
    assert_eq!(to_text(2, 1, Signless).as_deref(), Ok("false"));
    assert_eq!(to_text(1, 1, Signed).as_deref(), Ok("-1"));
    assert_eq!(to_text(1, 1, Unsigned).as_deref(), Ok("1"));
    assert_eq!(to_text(1 << 127, 128, Signless).unwrap(), i128::MIN.to_string());
    assert_eq!(to_text(0, 200, Signless), Err(Width(200)));
}

#[test]
fn text_reads_back_at_every_width() {
    for width in 1..=128 {
        for signedness in [Signless, Signed, Unsigned] {
            for bits in [0, 1, min_value(width, signedness), max_value(width, signedness), mask(width)] {
                let text = to_text(bits, width, signedness).unwrap();
                assert_eq!(from_text(&text, width, signedness), Ok(bits), "{text} : {width} {signedness:?}");
            }
        }
    }
}

#[test]
fn bits() {
    assert_eq!(
        (mask(0), mask(1), mask(64), mask(128), mask(999)),
        (0, 1, u64::MAX.into(), u128::MAX, u128::MAX)
    );
    assert_eq!((sign_extend(0x80, 8), sign_extend(0x7F, 8), sign_extend(5, 0)), (-128, 127, 0));
    assert_eq!((sign_extend(u128::MAX, 128), sign_extend(1, 1), sign_extend(1, u32::MAX)), (-1, -1, 1));
    assert_eq!(truncate(0x1FF, 8), 0xFF);
    assert!(in_range(true, 1 << 127, 128, Signed) && !in_range(false, 1 << 127, 128, Signed));
}
