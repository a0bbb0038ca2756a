//! `arith.select`.

use crate::constraints::{ANY_TYPE, BOOL_LIKE, same_shape};
use checkjit_ir::asm::{OpParser, OpPrinter};
use checkjit_ir::def::{Format, OpDef, OperandDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Module, OpId, Type};

/// One of two values. With one condition it is the whole value, a tensor's extents included; with a tensor of
/// conditions it is decided for each element.
pub static SELECT: OpDef = OpDef {
    name: "arith.select",
    summary: "One of two values, by a condition.",
    format: Format::Custom { parse, print },
    operands: &[
        OperandDef::one("condition", &BOOL_LIKE),
        OperandDef::one("true_value", &ANY_TYPE),
        OperandDef::one("false_value", &ANY_TYPE),
    ],
    results: &[OperandDef::one("result", &ANY_TYPE)],
    traits: Traits::PURE.with(Traits::ELEMENTWISE),
    same_types: &[&["true_value", "false_value", "result"]],
    verify: Some(|m, op| {
        let Some(condition) = m.operand(op, "condition").map(|value| m.value_type(value)) else {
            return Ok(());
        };
        if is_scalar(m, condition) || same_shape(m, condition, m.value_type(m.result(op))) {
            return Ok(());
        }
        Err(op_error(m, op, "failed to verify that condition is signless i1 or has matching shape"))
    }),
    ..OpDef::BASE
};

/// Is it a choice between two tensors as wholes? Their extents may differ.
pub fn is_whole_select(m: &Module, op: OpId) -> bool {
    m.is(op, &SELECT)
        && m.is_tensor(m.value_type(m.result(op)))
        && m.operand(op, "condition").is_some_and(|value| is_scalar(m, m.value_type(value)))
}

fn is_scalar(m: &Module, ty: Type) -> bool {
    m.element_or_self(ty) == ty
}

/// The type of the condition stands before that of the values, unless it is `i1`.
fn parse(p: &mut dyn OpParser) -> Option<()> {
    let operands = p.operand_list()?;
    p.attr_dict()?;
    p.expect(":")?;
    let bool_type = p.module().int_type(1);
    let first = p.ty()?;
    let (condition, ty) = if p.accept(",") { (first, p.ty()?) } else { (bool_type, first) };
    p.state().operands = p.resolve_all(&operands, &[condition, ty, ty])?;
    p.state().results = vec![ty];
    Some(())
}

fn print(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    let operands: Vec<_> = m.operands(op).collect();
    p.text(" ");
    p.values(&operands);
    p.attr_dict(op, &[], false);
    p.text(" : ");
    if let Some(condition) = operands.first().map(|value| m.value_type(*value))
        && !is_scalar(m, condition)
    {
        p.ty(condition);
        p.text(", ");
    }
    p.ty(m.value_type(m.result(op)));
}
