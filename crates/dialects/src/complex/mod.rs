//! The complex dialect: numbers with a real and an imaginary part, which are floats. MLIR's operations take scalars
//! only; ours take tensors too, element by element.

mod arithmetic;
mod constant;
mod function;
mod part;

pub use arithmetic::{ADD, CONJ, DIV, EQ, MUL, NEG, NEQ, SUB};
pub use constant::CONSTANT;
pub use function::{
    ABS, ANGLE, ATAN2, COS, EXP, EXPM1, LOG, LOG1P, POW, POWI, RSQRT, SIGN, SIN, SQRT, TAN, TANH,
};
pub use part::{BITCAST, CREATE, IM, RE};

use crate::arith::FAST_MATH_FLAGS;
use crate::constraints::{element_matches, with_element};
use checkjit_ir::def::{DialectDef, Format, OpDef, OperandDef, Traits, TypeConstraint};
use checkjit_ir::{Module, Type, TypeKind};

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "complex",
    ops: &[
        &[&CONSTANT, &CREATE, &RE, &IM, &BITCAST],
        &[&ADD, &SUB, &MUL, &DIV, &NEG, &CONJ, &EQ, &NEQ],
        &[&ABS, &ANGLE, &SIGN, &SQRT, &RSQRT, &EXP, &EXPM1, &LOG, &LOG1P],
        &[&SIN, &COS, &TAN, &TANH, &POW, &POWI, &ATAN2],
    ],
    types: &[],
    enums: &[],
};

/// A complex number, or a tensor of them.
static COMPLEX: TypeConstraint = TypeConstraint {
    describe: "complex type with floating-point elements",
    matches: |m, ty| element_matches(m, ty, |m, ty| part_type(m, ty).is_some()),
    build: None,
};

/// A float, or a tensor of them.
static FLOAT: TypeConstraint = TypeConstraint {
    describe: "floating-point",
    matches: |m, ty| element_matches(m, ty, |m, ty| matches!(m.type_kind(ty), TypeKind::Float(_))),
    build: None,
};

/// The row of an operation on one complex number.
const UNARY: OpDef = OpDef {
    format: Format::Declarative("$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"),
    operands: &[OperandDef::one("complex", &COMPLEX)],
    results: &[OperandDef::one("result", &COMPLEX)],
    attrs: &[FAST_MATH_FLAGS],
    traits: Traits::PURE.with(Traits::ELEMENTWISE).with(Traits::SAME_OPERANDS_AND_RESULT_TYPE),
    ..OpDef::BASE
};

/// The row of an operation on two complex numbers.
const BINARY: OpDef = OpDef {
    format: Format::Declarative("$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"),
    operands: &[OperandDef::one("lhs", &COMPLEX), OperandDef::one("rhs", &COMPLEX)],
    ..UNARY
};

/// The row of an operation that makes a real number of a complex one.
const TO_REAL: OpDef = OpDef {
    results: &[OperandDef::one("result", &FLOAT)],
    traits: Traits::PURE.with(Traits::ELEMENTWISE),
    infer: Some(|m, operands| Some(vec![real_type(m, *operands.first()?)?])),
    verify: Some(|m, op| {
        let Some(complex) = m.operand(op, "complex").map(|value| m.value_type(value)) else { return Ok(()) };
        verify_part(m, op, complex, m.value_type(m.result(op)), "complex element type matches result type")
    }),
    ..UNARY
};

/// The type of the parts of a complex type that are floats.
fn part_type(m: &Module, ty: Type) -> Option<Type> {
    match m.type_kind(ty) {
        TypeKind::Complex(part) if matches!(m.type_kind(*part), TypeKind::Float(_)) => Some(*part),
        _ => None,
    }
}

/// The type of the parts of the numbers of a type.
fn real_type(m: &mut Module, complex: Type) -> Option<Type> {
    let part = part_type(m, m.element_or_self(complex))?;
    Some(with_element(m, complex, part))
}

/// Has `real` the type of the parts of `complex`, and the same shape?
fn verify_part(
    m: &Module,
    op: checkjit_ir::OpId,
    complex: Type,
    real: Type,
    message: &str,
) -> Result<(), checkjit_ir::Diagnostic> {
    let part = part_type(m, m.element_or_self(complex));
    if part == Some(m.element_or_self(real)) {
        return Ok(());
    }
    Err(checkjit_ir::verify::op_error(m, op, format!("failed to verify that {message}")))
}
