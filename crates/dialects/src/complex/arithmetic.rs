//! Sums, products, comparisons. Each part of a result is the exact one rounded once. The fast-math flags are kept
//! and not used.

use super::{BINARY, COMPLEX, UNARY};
use crate::constraints::{BOOL_LIKE, with_element};
use checkjit_ir::def::{Format, OpDef, OperandDef, Traits};

/// The sum.
pub static ADD: OpDef = OpDef { name: "complex.add", summary: "The sum of two complex numbers.", ..BINARY };

/// The difference.
pub static SUB: OpDef =
    OpDef { name: "complex.sub", summary: "The difference of two complex numbers.", ..BINARY };

/// The product: `ac - bd` and `ad + bc`. An infinity times zero in one of these is NaN.
pub static MUL: OpDef =
    OpDef { name: "complex.mul", summary: "The product of two complex numbers.", ..BINARY };

/// The quotient. A number over zero is infinite, a finite one over an infinite one zero, as in C.
pub static DIV: OpDef =
    OpDef { name: "complex.div", summary: "The quotient of two complex numbers.", ..BINARY };

/// Both parts with their signs changed.
pub static NEG: OpDef =
    OpDef { name: "complex.neg", summary: "A complex number with its sign changed.", ..UNARY };

/// The imaginary part with its sign changed.
pub static CONJ: OpDef = OpDef {
    name: "complex.conj",
    summary: "A complex number with the sign of its imaginary part changed.",
    ..UNARY
};

/// The row of a comparison.
const COMPARE: OpDef = OpDef {
    format: Format::Declarative("$lhs `,` $rhs attr-dict `:` type($lhs)"),
    operands: &[OperandDef::one("lhs", &COMPLEX), OperandDef::one("rhs", &COMPLEX)],
    results: &[OperandDef::one("result", &BOOL_LIKE)],
    traits: Traits::PURE.with(Traits::ELEMENTWISE),
    same_types: &[&["lhs", "rhs"]],
    infer: Some(|m, operands| {
        let bool_type = m.int_type(1);
        Some(vec![with_element(m, *operands.first()?, bool_type)])
    }),
    ..OpDef::BASE
};

/// Are both parts equal? NaN is equal to nothing.
pub static EQ: OpDef =
    OpDef { name: "complex.eq", summary: "Whether two complex numbers are equal.", ..COMPARE };

/// Is a part unequal?
pub static NEQ: OpDef =
    OpDef { name: "complex.neq", summary: "Whether two complex numbers differ.", ..COMPARE };
