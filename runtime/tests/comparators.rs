//! The comparators against the definitions in their documentation.

use checkjit_numerics::{ElementType, FloatKind, Signedness};
use checkjit_runtime::check::{
    ContentsMismatch, Failure, Magnitude, Outcome, TensorRef, Tolerance, expect_all_true, expect_almost_eq,
    expect_eq,
};
use checkjit_runtime::{StatusCode, explain};

/// Elements in storage form.
fn pack(element: ElementType, values: &[u128]) -> Vec<u8> {
    let mut bytes = vec![0; element.storage_bytes(values.len() as u64).unwrap() as usize];
    for (index, &value) in values.iter().enumerate() {
        assert!(element.store(&mut bytes, index as u64, value));
    }
    bytes
}

fn floats(kind: FloatKind, values: &[f64]) -> Vec<u8> {
    pack(ElementType::Float(kind), &values.iter().map(|&value| kind.encode(value)).collect::<Vec<_>>())
}

fn almost(kind: FloatKind, lhs: &[f64], rhs: &[f64], atol: f32, rtol: f32) -> Outcome {
    let shape = [lhs.len() as u64];
    let (lhs, rhs) = (floats(kind, lhs), floats(kind, rhs));
    let element = ElementType::Float(kind);
    let lhs = TensorRef::new(element, &shape, &lhs).unwrap();
    let rhs = TensorRef::new(element, &shape, &rhs).unwrap();
    expect_almost_eq(&lhs, &rhs, Tolerance { atol, rtol }).unwrap()
}

fn exact(element: ElementType, lhs: &[u128], rhs: &[u128]) -> Outcome {
    let shape = [lhs.len() as u64];
    let (lhs, rhs) = (pack(element, lhs), pack(element, rhs));
    expect_eq(
        &TensorRef::new(element, &shape, &lhs).unwrap(),
        &TensorRef::new(element, &shape, &rhs).unwrap(),
    )
}

fn contents(outcome: Outcome) -> ContentsMismatch {
    match *outcome.expect("the check fails") {
        Failure::Compare(failure) => failure.contents.expect("contents were compared"),
        other => panic!("not a comparison: {other:?}"),
    }
}

#[test]
fn near_equality_holds_for_every_float_format() {
    for &kind in FloatKind::ALL {
        let one = kind.decode(kind.encode(1.0));
        let two = kind.decode(kind.encode(2.0));
        assert_eq!((one, two), (1.0, 2.0), "{kind:?}");
        assert!(almost(kind, &[one, two], &[one, two], 0.0, 0.0).is_none());
        assert!(almost(kind, &[one], &[two], 1.0, 0.0).is_none(), "{kind:?}");
        assert!(almost(kind, &[one], &[two], 0.0, 0.5).is_none(), "{kind:?}");
        let failure = contents(almost(kind, &[one, two], &[one, one], 0.0, 0.5));
        assert_eq!((failure.differing, failure.first.index), (1, 1), "{kind:?}");
        assert_eq!((failure.first.lhs, failure.first.rhs), (2.0, 1.0));
        if kind.is_nan(kind.nan()) {
            let nan = kind.decode(kind.nan());
            assert!(almost(kind, &[nan], &[nan], 0.0, 0.0).is_none(), "{kind:?}");
            assert_eq!(contents(almost(kind, &[nan], &[one], 9.0, 9.0)).nan_mismatches, 1, "{kind:?}");
        }
        if kind.infinity(false).is_some() {
            let infinity = f64::INFINITY;
            assert!(almost(kind, &[infinity], &[infinity], 0.0, 0.0).is_none());
            let failure = contents(almost(kind, &[infinity, one], &[-infinity, infinity], 9.0, 9.0));
            assert_eq!((failure.differing, failure.infinity_mismatches), (2, 2), "{kind:?}");
            assert!(failure.max_absolute.is_none());
        }
    }
}

/// Every pattern of every small format against a sample of right-hand sides, by the rule computed from decoded values.
#[test]
fn near_equality_is_the_rule_on_pairs_of_small_patterns() {
    for &kind in FloatKind::ALL.iter().filter(|kind| kind.bits() <= 8) {
        let element = ElementType::Float(kind);
        let count = 1u128 << kind.bits();
        for (atol, rtol) in [(0.0f32, 0.0f32), (0.3, 0.0), (0.0, 0.25), (0.01, 0.1)] {
            for right in (0..count).step_by(if kind.bits() == 8 { 7 } else { 1 }) {
                let (a, b): (Vec<u128>, Vec<u128>) = (0..count).map(|left| (left, right)).unzip();
                let (lhs, rhs) = (pack(element, &a), pack(element, &b));
                let shape = [count as u64];
                let outcome = expect_almost_eq(
                    &TensorRef::new(element, &shape, &lhs).unwrap(),
                    &TensorRef::new(element, &shape, &rhs).unwrap(),
                    Tolerance { atol, rtol },
                );
                let expected = a
                    .iter()
                    .filter(|&&left| {
                        let (a, b) = (kind.decode(left), kind.decode(right));
                        let near = a == b
                            || (a.is_nan() && b.is_nan())
                            || (b.is_finite()
                                && (a - b).abs() <= f64::from(atol) + f64::from(rtol) * b.abs());
                        !near
                    })
                    .count() as u64;
                let found = outcome.unwrap().map_or(0, |failure| contents(Some(failure)).differing);
                assert_eq!(found, expected, "{kind:?} {right:#x} {atol} {rtol}");
            }
        }
    }
}

#[test]
fn near_equality_uses_the_widened_tolerance_and_keeps_wide_formats_apart() {
    let below = f64::from(1.0e-4f32);
    assert!(almost(FloatKind::F64, &[below], &[0.0], 1.0e-4, 0.0).is_none());
    assert!(almost(FloatKind::F64, &[1.0e-4], &[0.0], 1.0e-4, 0.0).is_some());
    // Both are infinite as f64.
    let (kind, element) = (FloatKind::F128, ElementType::Float(FloatKind::F128));
    let (lhs, rhs) = (pack(element, &[kind.largest()]), pack(element, &[kind.largest() - 1]));
    let lhs = TensorRef::new(element, &[], &lhs).unwrap();
    let rhs = TensorRef::new(element, &[], &rhs).unwrap();
    assert!(expect_almost_eq(&lhs, &rhs, Tolerance::default()).unwrap().is_some());
    assert!(expect_almost_eq(&lhs, &lhs, Tolerance::default()).unwrap().is_none());
}

#[test]
fn near_equality_of_complex_numbers_is_by_parts() {
    let element = ElementType::Complex(FloatKind::F32);
    let bytes = |parts: [f32; 4]| parts.map(f32::to_le_bytes).concat();
    let (lhs, rhs) = (bytes([1.0, 2.0, 3.0, f32::NAN]), bytes([1.00001, 2.5, 3.0, f32::NAN]));
    let lhs = TensorRef::new(element, &[2], &lhs).unwrap();
    let rhs = TensorRef::new(element, &[2], &rhs).unwrap();
    let failure = contents(expect_almost_eq(&lhs, &rhs, Tolerance::default()).unwrap());
    assert_eq!((failure.differing, failure.first.lhs, failure.first.rhs), (1, 2.0, 2.5));
    assert_eq!(failure.examples[0].lhs, "(1, 2)");
    assert_eq!(failure.examples[0].difference.as_deref(), Some("5.000e-01"));
}

#[test]
fn near_equality_refuses_integers_unless_there_is_nothing_to_compare() {
    let int = ElementType::int(32);
    let (bytes, other) = ([0; 4], [0; 8]);
    let scalar = TensorRef::new(int, &[], &bytes).unwrap();
    let error = expect_almost_eq(&scalar, &scalar, Tolerance::default()).unwrap_err();
    assert_eq!(
        (error.code, error.message.as_str()),
        (StatusCode::InvalidArgument, "unsupported element type i32")
    );
    let vector = TensorRef::new(int, &[2], &other).unwrap();
    assert!(expect_almost_eq(&scalar, &vector, Tolerance::default()).unwrap().is_some());
}

#[test]
fn exact_equality_is_of_bits() {
    let f32 = ElementType::Float(FloatKind::F32);
    let bits = |value: f32| u128::from(value.to_bits());
    assert!(exact(f32, &[bits(f32::NAN)], &[bits(f32::NAN)]).is_none());
    let failure = contents(exact(
        f32,
        &[bits(0.0), bits(f32::NAN), bits(f32::NAN), bits(1.0), bits(f32::INFINITY)],
        &[bits(-0.0), bits(f32::NAN) | 1, bits(1.0), bits(1.0), bits(1.0)],
    ));
    assert_eq!(failure.differing, 4);
    assert_eq!((failure.zero_sign_only, failure.nan_bits_only), (1, 1));
    assert_eq!((failure.nan_mismatches, failure.infinity_mismatches), (1, 1));
    assert_eq!(failure.examples[1].rhs, "nan (0x7FC00001)");
    let failure = contents(exact(f32, &[bits(1.0), bits(8.0)], &[bits(1.0) + 3, bits(4.0)]));
    assert_eq!(failure.max_ulp.map(|extreme| (extreme.value, extreme.index)), Some((1 << 23, 1)));
    assert_eq!(failure.max_relative.map(|extreme| extreme.value), Some(1.0));
    // -1 and 1 ULP around zero.
    let failure = contents(exact(f32, &[1], &[0x8000_0001]));
    assert_eq!(failure.max_ulp.map(|extreme| extreme.value), Some(2));
}

#[test]
fn integers_differ_by_exact_amounts() {
    let failure = contents(exact(ElementType::int(64), &[u128::from(i64::MAX as u64)], &[1 << 63]));
    let difference = failure.max_absolute.map(|extreme| extreme.value);
    assert_eq!(difference, Some(Magnitude::Integer(u128::from(u64::MAX))));
    let unsigned = ElementType::Int { width: 8, signedness: Signedness::Unsigned };
    let failure = contents(exact(unsigned, &[255], &[0]));
    assert_eq!(failure.examples[0].lhs, "255");
    assert_eq!(failure.max_absolute.map(|extreme| extreme.value), Some(Magnitude::Integer(255)));
    let failure = contents(exact(ElementType::int(128), &[1 << 127], &[0]));
    assert_eq!(failure.max_absolute.map(|extreme| extreme.value), Some(Magnitude::Integer(1 << 127)));
}

#[test]
fn packed_elements_are_compared_without_their_padding() {
    let i4 = ElementType::int(4);
    assert_eq!(pack(i4, &[1, 2, 3, 4]), [0x21, 0x43]);
    let failure = contents(exact(i4, &[1, 2, 3, 15], &[1, 2, 4, 15]));
    assert_eq!((failure.differing, failure.total, failure.first.index), (1, 4, 2));
    let (lhs, rhs) = ([0x21, 0xF3], [0x21, 0x03]);
    let lhs = TensorRef::new(i4, &[3], &lhs).unwrap();
    let rhs = TensorRef::new(i4, &[3], &rhs).unwrap();
    assert_eq!(expect_eq(&lhs, &rhs), None);
    let i2 = ElementType::int(2);
    assert_eq!(contents(exact(i2, &[0, 1, 2, 3, 3], &[0, 1, 2, 3, 1])).first.index, 4);
}

#[test]
fn all_true_of_every_kind_of_element() {
    let zeros = |element: ElementType, values: &[u128]| {
        let shape = [values.len() as u64];
        let bytes = pack(element, values);
        match expect_all_true(&TensorRef::new(element, &shape, &bytes).unwrap()).map(|failure| *failure) {
            Some(Failure::AllTrue(failure)) => failure.zeros,
            None => 0,
            other => panic!("{other:?}"),
        }
    };
    for width in [1, 2, 4, 7, 8, 16, 24, 32, 64, 100, 128] {
        assert_eq!(zeros(ElementType::int(width), &[1, 1, 1]), 0, "i{width}");
        assert_eq!(zeros(ElementType::int(width), &[1, 0, 0]), 2, "i{width}");
    }
    assert_eq!(zeros(ElementType::Index, &[1, 0]), 1);
    for &kind in FloatKind::ALL {
        assert_eq!(zeros(ElementType::Float(kind), &[kind.encode(1.0), kind.nan()]), {
            // Formats without NaN give the pattern of negative zero.
            u64::from(kind.is_zero(kind.nan()))
        });
        if let (Some(zero), Some(negative)) = (kind.zero(false), kind.zero(true)) {
            assert_eq!(zeros(ElementType::Float(kind), &[zero, negative]), 2, "{kind:?}");
        }
    }
    let complex = ElementType::Complex(FloatKind::F32);
    let bytes = [0.0f32, 1.0, -0.0, 0.0].map(f32::to_le_bytes).concat();
    assert!(expect_all_true(&TensorRef::new(complex, &[2], &bytes).unwrap()).is_some());
    assert!(expect_all_true(&TensorRef::new(complex, &[1], &bytes[..8]).unwrap()).is_none());
    assert!(expect_all_true(&TensorRef::new(complex, &[0], &[]).unwrap()).is_none());
}

#[test]
fn tensors_without_elements_are_equal() {
    let f32 = ElementType::Float(FloatKind::F32);
    let empty = TensorRef::new(f32, &[2, 0], &[]).unwrap();
    assert_eq!(expect_eq(&empty, &empty), None);
    assert_eq!(expect_almost_eq(&empty, &empty, Tolerance::default()), Ok(None));
    let other = TensorRef::new(f32, &[0, 2], &[]).unwrap();
    assert!(expect_eq(&empty, &other).is_some());
}

#[test]
fn a_tensor_must_have_the_bytes_of_its_type() {
    let error = TensorRef::new(ElementType::int(32), &[2], &[0; 7]).unwrap_err();
    assert_eq!(error.code, StatusCode::InvalidArgument);
    let error = TensorRef::new(ElementType::int(32), &[u64::MAX, 2], &[]).unwrap_err();
    assert_eq!(error.code, StatusCode::ResourceExhausted);
}

#[test]
fn explanations_say_what_differs_and_not_what_agrees() {
    let lines = |outcome: Outcome| explain(&outcome.unwrap()).join("\n");
    let f32 = FloatKind::F32;
    assert_eq!(
        lines(almost(f32, &[1.0], &[0.5], 0.25, 0.0)),
        "expected 0.5, found 1 (difference 5.000e-01, 8388608 ULP, allowed 0.25)"
    );
    assert_eq!(
        lines(almost(f32, &[1.0, 2.0, f64::NAN], &[1.0, 3.0, 0.0], 1.0e-4, 0.5e-3)),
        "2 of 3 elements differ by more than 0.0001 + 0.0005 * |rhs| in tensor<3xf32>\n\
         \x20 at [1]: 2 against 3 (difference 1.000e+00)\n\
         \x20 at [2]: nan against 0\n\
         \x20 largest absolute difference 1.000e+00 at [1]\n\
         \x20 largest relative difference 3.333e-01 at [1]\n\
         \x20 largest difference in ULP 4194304 at [1]\n\
         \x20 1 of them is NaN on one side only"
    );
    let int = ElementType::int(32);
    assert_eq!(
        lines(exact(int, &(0..20).collect::<Vec<_>>(), &[7; 20])).lines().last(),
        Some("  largest relative difference 1.714e+00 at [19]")
    );
    let bytes = [0; 8];
    let lhs = TensorRef::new(int, &[2], &bytes).unwrap();
    let rhs = TensorRef::new(ElementType::Float(f32), &[2], &bytes).unwrap();
    assert_eq!(
        lines(expect_eq(&lhs, &rhs)),
        "element types differ: lhs is tensor<2xi32>, rhs is tensor<2xf32>"
    );
    assert_eq!(
        lines(expect_all_true(&lhs)),
        "expected only nonzero elements in tensor<2xi32>, 2 of 2 elements are zero\n  at [0], [1]"
    );
}
