//! Functions as values.

use crate::constraints::ANY_TYPE;
use checkjit_ir::asm::{OpParser, OpPrinter};
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, Traits, TypeConstraint};
use checkjit_ir::verify::op_error;
use checkjit_ir::{AttrKind, Diagnostic, Module, OpId, Type};

static FUNCTION_TYPE: TypeConstraint = TypeConstraint {
    describe: "function type",
    matches: |m, ty| m.function_parts(ty).is_some(),
    build: None,
};

/// A function of the module as a value.
pub static CONSTANT: OpDef = OpDef {
    name: "func.constant",
    summary: "A function as a value.",
    format: Format::Declarative("attr-dict $value `:` type($result)"),
    results: &[OperandDef::one("result", &ANY_TYPE)],
    attrs: &[AttrDef::required("value", AttrConstraint::FlatSymbolRef)],
    traits: Traits::PURE,
    verify: Some(verify_constant),
    result_name: Some(|_, _| "f".to_owned()),
    ..OpDef::BASE
};

/// A call of the function that a value is.
pub static CALL_INDIRECT: OpDef = OpDef {
    name: "func.call_indirect",
    summary: "Calls the function that its first operand is.",
    format: Format::Custom { parse: parse_call, print: print_call },
    operands: &[
        OperandDef::one("callee", &FUNCTION_TYPE),
        OperandDef::variadic("callee_operands", &ANY_TYPE),
    ],
    results: &[OperandDef::variadic("results", &ANY_TYPE)],
    verify: Some(verify_call),
    ..OpDef::BASE
};

fn verify_constant(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let name = m.attr(op, "value").and_then(|attr| m.attr_symbol(attr)).unwrap_or_default();
    let Some(function) = m.lookup_symbol(op, name).filter(|function| m.is(*function, &super::FUNC)) else {
        return Err(op_error(m, op, format!("reference to undefined function '{name}'")));
    };
    let ty = m.attr(function, "function_type").map(|attr| m.attr_kind(attr));
    match ty == Some(&AttrKind::Type(m.value_type(m.result(op)))) {
        true => Ok(()),
        false => Err(op_error(m, op, "reference to function with mismatched type")),
    }
}

fn parse_call(p: &mut dyn OpParser) -> Option<()> {
    let callee = p.operand()?;
    p.expect("(")?;
    let operands = p.operand_list()?;
    p.expect(")")?;
    p.attr_dict()?;
    let ty = p.colon_type()?;
    let Some((inputs, results)) = p.module().function_parts(ty).map(|(i, r)| (i.to_vec(), r.to_vec())) else {
        let ty = p.module().type_text(ty);
        p.error(&format!(
            "custom op 'func.call_indirect' invalid kind of type specified: expected builtin.function, but \
             found '{ty}'"
        ));
        return None;
    };
    let callee = p.resolve(&callee, ty)?;
    let operands = p.resolve_all(&operands, &inputs)?;
    p.state().operands.extend([callee].into_iter().chain(operands));
    p.state().results = results;
    Some(())
}

fn print_call(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    let Some(callee) = m.operand(op, "callee") else { return };
    p.text(" ");
    p.value(callee);
    p.text("(");
    p.values(&m.operand_group(op, "callee_operands"));
    p.text(")");
    p.attr_dict(op, &[], false);
    p.text(" : ");
    p.ty(m.value_type(callee));
}

fn verify_call(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let callee = m.operand(op, "callee").map(|callee| m.value_type(callee));
    let Some((inputs, results)) = callee.and_then(|ty| m.function_parts(ty)) else { return Ok(()) };
    let operands = m.operand_group(op, "callee_operands");
    let types = |values: &[checkjit_ir::Value]| -> Vec<Type> {
        values.iter().map(|value| m.value_type(*value)).collect()
    };
    if types(&operands) != inputs {
        return Err(op_error(m, op, "failed to verify that callee input types match argument types"));
    }
    if types(m.results(op)) != results {
        return Err(op_error(m, op, "failed to verify that callee result types match result types"));
    }
    Ok(())
}
