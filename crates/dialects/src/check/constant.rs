//! Checks against a constant: an `arith.constant` and the check of two values. Canonicalization makes that
//! of them.

use super::{ATOL, EXPECT_ALMOST_EQ, EXPECT_EQ, RTOL};
use crate::arith::CONSTANT;
use crate::constraints::{FLOAT_OR_COMPLEX_TENSOR, TENSOR};
use crate::hal::DEVICE;
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef};
use checkjit_ir::{OpId, Rewriter};

const VALUE: AttrDef = AttrDef::required("value", AttrConstraint::Elements);

/// Equal to a constant?
pub static EXPECT_EQ_CONST: OpDef = OpDef {
    name: "check.expect_eq_const",
    summary: "check.expect_eq against a constant.",
    format: Format::Declarative("(`` `<` $device^ `>`)? `` `(` $lhs `,` $value `)` attr-dict `:` type($lhs)"),
    operands: &[OperandDef::optional("device", &DEVICE), OperandDef::one("lhs", &TENSOR)],
    attrs: &[VALUE],
    same_types: &[&["lhs", "value"]],
    canonicalize: Some(|rewriter, op| against_constant(rewriter, op, &EXPECT_EQ)),
    ..OpDef::BASE
};

/// Almost equal to a constant?
pub static EXPECT_ALMOST_EQ_CONST: OpDef = OpDef {
    name: "check.expect_almost_eq_const",
    summary: "check.expect_almost_eq against a constant.",
    format: Format::Declarative(
        "(`` `<` $device^ `>`)? `` `(` $lhs `,` $value (`` `,` `atol` $atol^)? (`` `,` `rtol` $rtol^)? `)` \
         attr-dict `:` type($lhs)",
    ),
    operands: &[OperandDef::optional("device", &DEVICE), OperandDef::one("lhs", &FLOAT_OR_COMPLEX_TENSOR)],
    attrs: &[VALUE, ATOL, RTOL],
    same_types: &[&["lhs", "value"]],
    canonicalize: Some(|rewriter, op| against_constant(rewriter, op, &EXPECT_ALMOST_EQ)),
    ..OpDef::BASE
};

/// Replaces the check by `check` of the same value and a constant; all other attributes go along.
fn against_constant(rewriter: &mut Rewriter<'_>, op: OpId, check: &'static OpDef) -> bool {
    let m = &*rewriter.module;
    let loc = m.op(op).loc;
    let Some(value) = m.attr(op, "value") else { return false };
    let Some(ty) = m.attr_type(value) else { return false };
    let operands: Vec<_> = m.operands(op).collect();
    let attrs: Vec<_> = m.attrs(op).iter().filter(|(name, _)| m.str(*name) != "value").copied().collect();
    let constant = rewriter.op(&CONSTANT, loc).attr("value", value).results([ty]).value();
    let mut builder = rewriter.op(check, loc).operands(operands).operands([constant]);
    for (name, attr) in attrs {
        builder = builder.named_attr(name, attr);
    }
    builder.build();
    rewriter.erase(op);
    true
}
