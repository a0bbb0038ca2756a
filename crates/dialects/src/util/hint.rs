//! Hints to the compiler: values it must not look into.

use crate::constraints::ANY_TYPE;
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef};

/// A constant that nothing folds. It is not pure: a compiler that sees through it has not tested anything.
pub static UNFOLDABLE_CONSTANT: OpDef = OpDef {
    name: "util.unfoldable_constant",
    summary: "A constant that no optimization looks into.",
    format: Format::Declarative("attr-dict $value"),
    results: &[OperandDef::one("result", &ANY_TYPE)],
    attrs: &[AttrDef::required("value", AttrConstraint::Typed)],
    same_types: &[&["value", "result"]],
    ..OpDef::BASE
};

/// Values that no optimization looks through.
pub static OPTIMIZATION_BARRIER: OpDef = OpDef {
    name: "util.optimization_barrier",
    summary: "Its operands, which no optimization looks through.",
    format: Format::Declarative("$operands attr-dict `:` type($operands)"),
    operands: &[OperandDef::one("operands", &ANY_TYPE)],
    results: &[OperandDef::one("results", &ANY_TYPE)],
    same_types: &[&["operands", "results"]],
    ..OpDef::BASE
};
