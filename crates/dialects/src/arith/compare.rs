//! Comparisons.

use super::float::FAST_MATH_FLAGS;
use crate::constraints::{BOOL_LIKE, FLOAT_LIKE, SIGNLESS_INTEGER_LIKE, same_shape, with_element};
use checkjit_ir::def::{AttrConstraint, AttrDef, EnumDef, Format, OpDef, OperandDef, Traits};
use checkjit_ir::verify::op_error;

/// Which relation between integers.
pub static CMPI_PREDICATE: EnumDef = EnumDef {
    name: "arith.cmpi_predicate",
    cases: &[
        ("eq", 0),
        ("ne", 1),
        ("slt", 2),
        ("sle", 3),
        ("sgt", 4),
        ("sge", 5),
        ("ult", 6),
        ("ule", 7),
        ("ugt", 8),
        ("uge", 9),
    ],
    bits: false,
    separator: "",
};

/// Which relation between floats: first letter `o` ordered, none is NaN; `u` unordered, or one of them is.
pub static CMPF_PREDICATE: EnumDef = EnumDef {
    name: "arith.cmpf_predicate",
    cases: &[
        ("false", 0),
        ("oeq", 1),
        ("ogt", 2),
        ("oge", 3),
        ("olt", 4),
        ("ole", 5),
        ("one", 6),
        ("ord", 7),
        ("ueq", 8),
        ("ugt", 9),
        ("uge", 10),
        ("ult", 11),
        ("ule", 12),
        ("une", 13),
        ("uno", 14),
        ("true", 15),
    ],
    bits: false,
    separator: "",
};

/// The row of a comparison.
const COMPARE: OpDef = OpDef {
    results: &[OperandDef::one("result", &BOOL_LIKE)],
    traits: Traits::PURE.with(Traits::ELEMENTWISE).with(Traits::SAME_TYPE_OPERANDS),
    same_types: &[&["lhs", "rhs"]],
    infer: Some(|m, operands| {
        let bool_type = m.int_type(1);
        Some(vec![with_element(m, *operands.first()?, bool_type)])
    }),
    verify: Some(|m, op| {
        let types = m.operand(op, "lhs").map(|lhs| (m.value_type(lhs), m.value_type(m.result(op))));
        match types.is_none_or(|(lhs, result)| same_shape(m, lhs, result)) {
            true => Ok(()),
            false => Err(op_error(
                m,
                op,
                "failed to verify that result type has i1 element type and same shape as operands",
            )),
        }
    }),
    ..OpDef::BASE
};

/// Whether a relation holds between integers.
pub static CMPI: OpDef = OpDef {
    name: "arith.cmpi",
    summary: "Whether a relation holds between two integers.",
    format: Format::Declarative("$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)"),
    operands: &[
        OperandDef::one("lhs", &SIGNLESS_INTEGER_LIKE),
        OperandDef::one("rhs", &SIGNLESS_INTEGER_LIKE),
    ],
    attrs: &[AttrDef::required("predicate", AttrConstraint::IntEnum(&CMPI_PREDICATE))],
    ..COMPARE
};

/// Whether a relation holds between floats.
pub static CMPF: OpDef = OpDef {
    name: "arith.cmpf",
    summary: "Whether a relation holds between two floats.",
    format: Format::Declarative(
        "$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)",
    ),
    operands: &[OperandDef::one("lhs", &FLOAT_LIKE), OperandDef::one("rhs", &FLOAT_LIKE)],
    attrs: &[FAST_MATH_FLAGS, AttrDef::required("predicate", AttrConstraint::IntEnum(&CMPF_PREDICATE))],
    ..COMPARE
};
