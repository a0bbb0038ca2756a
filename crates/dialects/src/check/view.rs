//! Checks of tensors and buffer views. After the hal phase they name the device whose memory they read.

use super::{ATOL, RTOL};
use crate::constraints::{FLOAT_OR_COMPLEX_TENSOR, TENSOR, is_signless_integer};
use crate::hal::{BUFFER_VIEW_TYPE, DEVICE};
use checkjit_ir::def::{Format, OpDef, OperandDef, TypeConstraint};

static VIEW_OR_INTEGERS: TypeConstraint = TypeConstraint {
    describe: "buffer_view or tensor of signless integer values",
    matches: |m, ty| {
        m.is_type(ty, &BUFFER_VIEW_TYPE) || m.is_tensor(ty) && is_signless_integer(m, m.element_or_self(ty))
    },
    build: None,
};

static VIEW_OR_TENSOR: TypeConstraint = TypeConstraint {
    describe: "buffer_view or tensor of any non-token type values",
    matches: |m, ty| m.is_type(ty, &BUFFER_VIEW_TYPE) || (TENSOR.matches)(m, ty),
    build: None,
};

static VIEW_OR_FLOATS: TypeConstraint = TypeConstraint {
    describe: "buffer_view or tensor of floating-point values",
    matches: |m, ty| m.is_type(ty, &BUFFER_VIEW_TYPE) || (FLOAT_OR_COMPLEX_TENSOR.matches)(m, ty),
    build: None,
};

/// Every element nonzero?
pub static EXPECT_ALL_TRUE: OpDef = OpDef {
    name: "check.expect_all_true",
    summary: "Checks that no element is zero.",
    format: Format::Declarative("(`` `<` $device^ `>`)? `` `(` $operand `)` attr-dict `:` type($operand)"),
    operands: &[OperandDef::optional("device", &DEVICE), OperandDef::one("operand", &VIEW_OR_INTEGERS)],
    ..OpDef::BASE
};

/// Same element type, shape and bytes?
pub static EXPECT_EQ: OpDef = OpDef {
    name: "check.expect_eq",
    summary: "Checks that element types, shapes and bytes are the same.",
    format: Format::Declarative("(`` `<` $device^ `>`)? `` `(` $lhs `,` $rhs `)` attr-dict `:` type($lhs)"),
    operands: &[
        OperandDef::optional("device", &DEVICE),
        OperandDef::one("lhs", &VIEW_OR_TENSOR),
        OperandDef::one("rhs", &VIEW_OR_TENSOR),
    ],
    same_types: &[&["lhs", "rhs"]],
    ..OpDef::BASE
};

/// Same but for tolerances?
pub static EXPECT_ALMOST_EQ: OpDef = OpDef {
    name: "check.expect_almost_eq",
    summary: "Checks that every element is within atol + rtol * |expected| of the expected one.",
    format: Format::Declarative(
        "(`` `<` $device^ `>`)? `` `(` $lhs `,` $rhs (`` `,` `atol` $atol^)? (`` `,` `rtol` $rtol^)? `)` \
         attr-dict `:` type($lhs)",
    ),
    operands: &[
        OperandDef::optional("device", &DEVICE),
        OperandDef::one("lhs", &VIEW_OR_FLOATS),
        OperandDef::one("rhs", &VIEW_OR_FLOATS),
    ],
    attrs: &[ATOL, RTOL],
    same_types: &[&["lhs", "rhs"]],
    ..OpDef::BASE
};
