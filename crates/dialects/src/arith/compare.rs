//! Comparisons of integers.

use crate::constraints::{BOOL_LIKE, SIGNLESS_INTEGER_LIKE, same_shape, with_element};
use checkjit_ir::def::{AttrConstraint, AttrDef, EnumDef, Format, OpDef, OperandDef, Traits};
use checkjit_ir::verify::op_error;

/// Which relation.
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

/// Whether the relation holds.
pub static CMPI: OpDef = OpDef {
    name: "arith.cmpi",
    summary: "Whether a relation holds between two integers.",
    format: Format::Declarative("$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)"),
    operands: &[
        OperandDef::one("lhs", &SIGNLESS_INTEGER_LIKE),
        OperandDef::one("rhs", &SIGNLESS_INTEGER_LIKE),
    ],
    results: &[OperandDef::one("result", &BOOL_LIKE)],
    attrs: &[AttrDef::required("predicate", AttrConstraint::IntEnum(&CMPI_PREDICATE))],
    traits: Traits::PURE.with(Traits::ELEMENTWISE),
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
