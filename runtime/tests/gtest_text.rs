//! Failure texts against the lines that IREE's own `failure.mlir` matches, and the dumps below them.

use checkjit_numerics::{ElementType, FloatKind};
use checkjit_runtime::check::{
    Outcome, TensorRef, Tolerance, expect_all_true, expect_almost_eq, expect_eq, expect_false, expect_true,
};
use checkjit_runtime::gtest_text;

fn text(outcome: Outcome) -> String {
    gtest_text(&outcome.expect("the check fails"))
}

fn almost(kind: FloatKind, lhs: &[f64], rhs: &[f64], atol: f32, rtol: f32) -> String {
    let element = ElementType::Float(kind);
    let pack = |values: &[f64]| {
        let mut bytes = vec![0; element.storage_bytes(values.len() as u64).unwrap() as usize];
        for (index, &value) in values.iter().enumerate() {
            assert!(element.store(&mut bytes, index as u64, kind.encode(value)));
        }
        bytes
    };
    let shape = [lhs.len() as u64];
    let (lhs, rhs) = (pack(lhs), pack(rhs));
    let lhs = TensorRef::new(element, &shape, &lhs).unwrap();
    let rhs = TensorRef::new(element, &shape, &rhs).unwrap();
    text(expect_almost_eq(&lhs, &rhs, Tolerance { atol, rtol }).unwrap())
}

#[test]
fn scalars() {
    assert_eq!(
        text(expect_true(0)),
        "Value of: operand\n  Actual: false\nExpected: true\nExpected 0 to be nonzero."
    );
    assert_eq!(
        text(expect_false(42)),
        "Value of: operand\n  Actual: true\nExpected: false\nExpected 42 to be zero."
    );
}

#[test]
fn near_equality_of_each_format() {
    assert_eq!(
        almost(FloatKind::F32, &[1.0, 2.0, 3.0, 4.0, 5.0], &[0.999, 2.0, 3.0, 4.0, 5.0], 1.0e-4, 0.0),
        "Expected near equality of these values. Contents does not match to tolerance parameters \
         atol=0.0001, rtol=0. The first failure occurs at index 0 as the lhs value 1 differs from the rhs \
         value 0.999 by -1.000e-03.\n  lhs:\n    5xf32=1 2 3 4 5\n  rhs:\n    5xf32=0.999 2 3 4 5"
    );
    let first_line = |text: String| text.lines().next().unwrap_or_default().to_owned();
    let line = |tolerances: &str, index: u32, lhs: &str, rhs: &str, difference: &str| {
        format!(
            "Expected near equality of these values. Contents does not match to tolerance parameters \
             {tolerances}. The first failure occurs at index {index} as the lhs value {lhs} differs from the \
             rhs value {rhs} by {difference}."
        )
    };
    assert_eq!(
        first_line(almost(FloatKind::F64, &[1.0, 2.0], &[0.98, 2.0], 1.0e-2, 0.0)),
        line("atol=0.01, rtol=0", 0, "1", "0.98", "-2.000e-02")
    );
    assert_eq!(
        first_line(almost(FloatKind::F16, &[0.0, 100.0], &[0.011, 99.0], 1.0e-2, 1.0e-2)),
        line("atol=0.01, rtol=0.01", 0, "0", "0.0110016", "1.100e-02")
    );
    assert_eq!(
        first_line(almost(FloatKind::BF16, &[0.0, 100.0], &[0.009, 98.0], 1.0e-2, 1.0e-2)),
        line("atol=0.01, rtol=0.01", 1, "100", "98", "-2.000e+00")
    );
    assert_eq!(
        first_line(almost(FloatKind::F8E5M2, &[0.0, 100.0], &[0.25, 75.0], 0.1, 0.1)),
        line("atol=0.1, rtol=0.1", 0, "0", "0.25", "2.500e-01")
    );
}

#[test]
fn equality_says_what_does_not_match() {
    let bytes: Vec<u8> = [1i32, 2, 3, 4].into_iter().flat_map(i32::to_le_bytes).collect();
    let int = ElementType::int(32);
    let square = TensorRef::new(int, &[2, 2], &bytes).unwrap();
    let row = TensorRef::new(int, &[4], &bytes).unwrap();
    let single = TensorRef::new(ElementType::Float(FloatKind::F32), &[1], &bytes[..4]).unwrap();
    assert_eq!(
        text(expect_eq(&square, &row)),
        "Expected equality of these values. Shapes do not match.\n  lhs:\n    2x2xi32=[1 2][3 4]\n  rhs:\n    \
         4xi32=1 2 3 4"
    );
    assert_eq!(
        text(expect_eq(&row, &single)).lines().next(),
        Some(
            "Expected equality of these values. Element types do not match. Shapes do not match. Contents does \
             not match."
        )
    );
    assert_eq!(
        text(expect_almost_eq(&row, &single, Tolerance::default()).unwrap()).lines().next(),
        Some("Expected near equality of these values. Element types do not match. Shapes do not match.")
    );
}

#[test]
fn all_true() {
    let bytes: Vec<u8> = [1i32, 0, 3, 4].into_iter().flat_map(i32::to_le_bytes).collect();
    let tensor = TensorRef::new(ElementType::int(32), &[4], &bytes).unwrap();
    assert_eq!(
        text(expect_all_true(&tensor)),
        "Value of: ToSpan<T>(bytes)\nExpected: only contains elements that isn't equal to 0\n  \
         Actual: { 1, 0, 3, 4 }, whose element #1 doesn't match"
    );
    let bytes = [0; 33];
    let tensor = TensorRef::new(ElementType::int(8), &[33], &bytes).unwrap();
    assert!(text(expect_all_true(&tensor)).contains("'\\0', '\\0', ... }, whose element #0"));
}
