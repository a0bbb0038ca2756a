//! The border between tensors and buffer views.

use super::{BUFFER_TYPE, BUFFER_VIEW_TYPE};
use crate::constraints::{INDEX, TENSOR};
use checkjit_ir::asm::{OpParser, OpPrinter};
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, Traits, TypeConstraint};
use checkjit_ir::verify::op_error;
use checkjit_ir::{AttrKind, Diagnostic, Module, OpId, Type};

static BUFFER_OR_VIEW: TypeConstraint = TypeConstraint {
    describe: "buffer or buffer_view",
    matches: |m, ty| m.is_type(ty, &BUFFER_TYPE) || m.is_type(ty, &BUFFER_VIEW_TYPE),
    build: None,
};

/// The buffer view of a tensor.
pub static TENSOR_EXPORT: OpDef = OpDef {
    name: "hal.tensor.export",
    summary: "The buffer view of a tensor.",
    format: Format::Custom { parse: parse_export, print: print_export },
    operands: &[OperandDef::one("source", &TENSOR), OperandDef::variadic("source_dims", &INDEX)],
    results: &[OperandDef::one("target", &BUFFER_OR_VIEW)],
    attrs: &[
        AttrDef::required("source_encoding", AttrConstraint::Type),
        AttrDef::optional("name", AttrConstraint::Str),
        AttrDef::optional("affinity", AttrConstraint::Any),
    ],
    traits: Traits::PURE,
    verify: Some(verify_export),
    ..OpDef::BASE
};

/// The type that a type attribute names.
fn type_of_attr(m: &Module, op: OpId, name: &str) -> Option<Type> {
    match m.attr_kind(m.attr(op, name)?) {
        AttrKind::Type(ty) => Some(*ty),
        _ => None,
    }
}

/// Reads `[on(affinity)] %source ["name"] : [encoding as] type [{dims}] -> type`.
fn parse_export(p: &mut dyn OpParser) -> Option<()> {
    if p.accept("on") {
        p.expect("(")?;
        let affinity = p.attr(None)?;
        p.set_attr("affinity", affinity);
        p.expect(")")?;
    }
    let source = p.operand()?;
    if !p.at(":") {
        let name = p.attr(None)?;
        p.set_attr("name", name);
    }
    p.expect(":")?;
    let encoding = p.ty()?;
    let ty = if p.accept("as") { p.ty()? } else { encoding };
    let source = p.resolve(&source, ty)?;
    p.state().operands.push(source);
    if p.accept("{") {
        let index = p.module().index_type();
        let dims = p.operand_list()?;
        let dims = p.resolve_all(&dims, &vec![index; dims.len()])?;
        p.state().operands.extend(dims);
        p.expect("}")?;
    }
    p.expect("->")?;
    let target = p.ty()?;
    p.state().results.push(target);
    let encoding = p.module().type_attr(encoding);
    p.set_attr("source_encoding", encoding);
    p.attr_dict()
}

fn print_export(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    if let Some(affinity) = m.attr(op, "affinity") {
        p.text(" on(");
        p.attr(affinity);
        p.text(")");
    }
    p.text(" ");
    let operands: Vec<_> = m.operands(op).collect();
    let Some((source, dims)) = operands.split_first() else { return };
    p.value(*source);
    if let Some(name) = m.attr(op, "name") {
        p.text(" ");
        p.attr(name);
    }
    p.text(" : ");
    let ty = m.value_type(*source);
    if let Some(encoding) = type_of_attr(m, op, "source_encoding").filter(|encoding| *encoding != ty) {
        p.ty(encoding);
        p.text(" as ");
    }
    p.ty(ty);
    if !dims.is_empty() {
        p.text("{");
        p.values(dims);
        p.text("}");
    }
    p.text(" -> ");
    p.ty(m.value_type(m.result(op)));
    p.attr_dict(op, &["source_encoding", "name", "affinity"], false);
}

fn verify_export(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let Some(source) = m.operand(op, "source") else { return Ok(()) };
    let (ty, dims) = (m.value_type(source), m.operand_group(op, "source_dims"));
    let dynamic = m.tensor_parts(ty).map_or(0, |(shape, _)| shape.iter().filter(|dim| dim.is_none()).count());
    if dims.len() != dynamic {
        let has = dims.len();
        let message = format!(
            "source set has {dynamic} dynamic dimensions but only {has} dimension values are attached"
        );
        return Err(op_error(m, op, message));
    }
    Ok(())
}
