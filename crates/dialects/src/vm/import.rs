//! Imports of host functions.

use crate::constraints::I32;
use crate::function;
use checkjit_ir::asm::{OpParser, OpPrinter};
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Module, OpId};

/// The attribute of an argument that holds its name.
const ARG_NAME: &str = "vm.name";

/// The declaration of a host function, which may be optional.
pub static IMPORT: OpDef = OpDef {
    name: "vm.import",
    summary: "A host function; an optional one may be missing.",
    format: Format::Custom { parse: parse_import, print: print_import },
    attrs: &[
        AttrDef::required("sym_name", AttrConstraint::SymbolName),
        AttrDef::required("function_type", AttrConstraint::FunctionType),
        AttrDef::optional("sym_visibility", AttrConstraint::Str),
        AttrDef::optional("arg_attrs", AttrConstraint::DictArray),
        AttrDef::optional("res_attrs", AttrConstraint::DictArray),
        AttrDef::optional("is_optional", AttrConstraint::Unit),
    ],
    regions: function::BODY,
    traits: function::TRAITS,
    verify: Some(verify_import),
    ..OpDef::BASE
};

fn verify_import(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    if function::is_definition(m, op) {
        return Err(op_error(m, op, "must not have a body"));
    }
    function::verify(m, op)
}

fn parse_import(p: &mut dyn OpParser) -> Option<()> {
    function::parse_visibility(p)?;
    p.flag("optional", "is_optional");
    function::parse_signature(p, Some(ARG_NAME))
}

fn print_import(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    function::print_visibility(p, m, op);
    if is_optional(m, op) {
        p.text(" optional");
    }
    let written = ["sym_name", "sym_visibility", "function_type", "arg_attrs", "res_attrs", "is_optional"];
    function::print_signature(p, m, op, Some(ARG_NAME), &written);
}

/// May the host leave it out?
pub fn is_optional(m: &Module, op: OpId) -> bool {
    m.attr(op, "is_optional").is_some()
}

/// Whether the host has bound an optional import: 1 or 0.
pub static IMPORT_RESOLVED: OpDef = OpDef {
    name: "vm.import.resolved",
    summary: "1 if the host has bound the import, else 0.",
    format: Format::Declarative("$import attr-dict `:` type($result)"),
    results: &[OperandDef::one("result", &I32)],
    attrs: &[AttrDef::required("import", AttrConstraint::FlatSymbolRef)],
    traits: Traits::PURE,
    verify: Some(verify_resolved),
    result_name: Some(|m, op| {
        let import = m.attr(op, "import").and_then(|attr| m.attr_symbol(attr)).unwrap_or_default();
        format!("has_{}", import.replace('.', "_"))
    }),
    ..OpDef::BASE
};

fn verify_resolved(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let name = m.attr(op, "import").and_then(|attr| m.attr_symbol(attr)).unwrap_or_default();
    match m.lookup_symbol(op, name) {
        Some(import) if m.is(import, &IMPORT) => Ok(()),
        _ => Err(op_error(m, op, format!("'{name}' does not reference a valid import"))),
    }
}
