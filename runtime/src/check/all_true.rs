//! Every element nonzero.

use checkjit_numerics::ElementType;

use super::tensor::coordinates;
use super::{AllTrueFailure, ElementAt, Failure, MAX_EXAMPLES, Outcome, Side, TensorRef};

/// `check.expect_all_true`: no element is zero. A NaN is not zero, -0.0 is; a complex number is zero when
/// both its parts are.
pub fn expect_all_true(operand: &TensorRef<'_>) -> Outcome {
    let first = first_zero(operand)?;
    let mut zeros = 0;
    let mut examples = Vec::new();
    for index in first..operand.count() {
        if is_zero(operand, index) {
            zeros += 1;
            if examples.len() < MAX_EXAMPLES {
                examples.push(ElementAt { index, coordinates: coordinates(operand.shape(), index) });
            }
        }
    }
    Some(Box::new(Failure::AllTrue(AllTrueFailure {
        operand: Side::new(operand),
        total: operand.count(),
        zeros,
        examples,
    })))
}

fn first_zero(operand: &TensorRef<'_>) -> Option<u64> {
    let bytes = operand.bytes();
    let found = match operand.element() {
        ElementType::Int { width: 8, .. } => bytes.iter().position(|&byte| byte == 0),
        ElementType::Int { width: 16, .. } => find(bytes, |bytes: [u8; 2]| bytes == [0; 2]),
        ElementType::Int { width: 32, .. } => find(bytes, |bytes: [u8; 4]| bytes == [0; 4]),
        ElementType::Int { width: 64, .. } | ElementType::Index => {
            find(bytes, |bytes: [u8; 8]| bytes == [0; 8])
        }
        _ => return (0..operand.count()).find(|&index| is_zero(operand, index)),
    };
    found.map(|index| index as u64)
}

fn find<const N: usize>(bytes: &[u8], is_zero: impl Fn([u8; N]) -> bool) -> Option<usize> {
    bytes.as_chunks::<N>().0.iter().position(|&bytes| is_zero(bytes))
}

fn is_zero(operand: &TensorRef<'_>, index: u64) -> bool {
    let (real, imaginary) = operand.bits(index);
    match operand.element() {
        ElementType::Float(kind) => kind.is_zero(real),
        ElementType::Complex(kind) => kind.is_zero(real) && kind.is_zero(imaginary),
        _ => real == 0 && imaginary == 0,
    }
}
