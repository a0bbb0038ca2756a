//! Lists. They are read, verified and printed; a function that has one is refused when it is compiled.

use super::{LIST_TYPE, VARIANT_TYPE};
use crate::constraints::{ANY_TYPE, INDEX};
use checkjit_ir::asm::{OpParser, OpPrinter};
use checkjit_ir::def::{Format, OpDef, OperandDef, TypeConstraint};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Module, OpId, Type, TypeKind, Value};

static LIST: TypeConstraint =
    TypeConstraint { describe: "list", matches: |m, ty| m.is_type(ty, &LIST_TYPE), build: None };

/// The row of what no function that runs has.
const NO_LISTS: OpDef = OpDef { not_run: Some("there are no lists at run time"), ..OpDef::BASE };

/// An empty list.
pub static LIST_CREATE: OpDef = OpDef {
    name: "util.list.create",
    summary: "A new list without elements.",
    format: Format::Declarative("($initial_capacity^)? attr-dict `:` type($result)"),
    operands: &[OperandDef::optional("initial_capacity", &INDEX)],
    results: &[OperandDef::one("result", &LIST)],
    ..NO_LISTS
};

/// A list of values.
pub static LIST_CONSTRUCT: OpDef = OpDef {
    name: "util.list.construct",
    summary: "A new list of these elements.",
    format: Format::Custom { parse: parse_construct, print: print_construct },
    operands: &[OperandDef::variadic("values", &ANY_TYPE)],
    results: &[OperandDef::one("result", &LIST)],
    verify: Some(|m, op| {
        let values: Vec<Value> = m.operands(op).collect();
        let element = element(m, m.value_type(m.result(op)));
        match values.iter().position(|value| !fits(m, m.value_type(*value), element)) {
            None => Ok(()),
            Some(index) => {
                let (ty, element) = (m.type_text(m.value_type(values[index])), m.type_text(element));
                let message = format!("list[{index}] type '{ty}' cannot be be cast to list type '{element}'");
                Err(Diagnostic::error(m.position(m.op(op).loc), message))
            }
        }
    }),
    ..NO_LISTS
};

/// How many elements a list has.
pub static LIST_SIZE: OpDef = OpDef {
    name: "util.list.size",
    summary: "The number of elements of a list.",
    format: Format::Declarative("$list attr-dict `:` type($list)"),
    operands: &[OperandDef::one("list", &LIST)],
    results: &[OperandDef::one("result", &INDEX)],
    ..NO_LISTS
};

/// A list cut or grown.
pub static LIST_RESIZE: OpDef = OpDef {
    name: "util.list.resize",
    summary: "Gives a list another number of elements.",
    format: Format::Declarative("$list `,` $new_size attr-dict `:` type($list)"),
    operands: &[OperandDef::one("list", &LIST), OperandDef::one("new_size", &INDEX)],
    ..NO_LISTS
};

/// One element.
pub static LIST_GET: OpDef = OpDef {
    name: "util.list.get",
    summary: "An element of a list.",
    format: Format::Custom { parse: parse_get, print: print_get },
    operands: &[OperandDef::one("list", &LIST), OperandDef::one("index", &INDEX)],
    results: &[OperandDef::one("result", &ANY_TYPE)],
    verify: Some(|m, op| verify_element(m, op, m.value_type(m.result(op)))),
    ..NO_LISTS
};

/// One element, written.
pub static LIST_SET: OpDef = OpDef {
    name: "util.list.set",
    summary: "Replaces an element of a list.",
    format: Format::Custom { parse: parse_set, print: print_set },
    operands: &[
        OperandDef::one("list", &LIST),
        OperandDef::one("index", &INDEX),
        OperandDef::one("value", &ANY_TYPE),
    ],
    verify: Some(|m, op| match m.operand(op, "value") {
        Some(value) => verify_element(m, op, m.value_type(value)),
        None => Ok(()),
    }),
    ..NO_LISTS
};

/// The type of a list's elements; any other type itself.
fn element(m: &Module, list: Type) -> Type {
    match m.type_kind(list) {
        TypeKind::Dialect { parameters, .. } => parameters.first().copied().unwrap_or(list),
        _ => list,
    }
}

/// Can a value of this type be an element: is it of the type, or is any?
fn fits(m: &Module, ty: Type, element: Type) -> bool {
    ty == element || m.is_type(element, &VARIANT_TYPE) || m.is_type(ty, &VARIANT_TYPE)
}

fn verify_element(m: &Module, op: OpId, ty: Type) -> Result<(), Diagnostic> {
    let Some(list) = m.operand(op, "list") else { return Ok(()) };
    let element = element(m, m.value_type(list));
    if fits(m, ty, element) {
        return Ok(());
    }
    let (element, ty) = (m.type_text(element), m.type_text(ty));
    Err(op_error(m, op, format!("list contains '{element}' and cannot be accessed as '{ty}'")))
}

/// Reads `[%x : type, ...] [{...}] : type`.
fn parse_construct(p: &mut dyn OpParser) -> Option<()> {
    p.expect("[")?;
    while !p.at("]") {
        let value = p.operand()?;
        p.expect(":")?;
        let ty = p.ty()?;
        let value = p.resolve(&value, ty)?;
        p.state().operands.push(value);
        if !p.accept(",") {
            break;
        }
    }
    p.expect("]")?;
    p.attr_dict()?;
    p.expect(":")?;
    let ty = p.ty()?;
    p.state().results.push(ty);
    Some(())
}

fn print_construct(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    p.text(" [");
    for (index, value) in m.operands(op).enumerate() {
        p.text(if index == 0 { "" } else { ", " });
        p.value(value);
        p.text(" : ");
        p.ty(m.value_type(value));
    }
    p.text("]");
    p.attr_dict(op, &[], false);
    p.text(" : ");
    p.ty(m.value_type(m.result(op)));
}

/// Reads `%list[%index] [{...}] : list [-> element]`.
fn parse_get(p: &mut dyn OpParser) -> Option<()> {
    let list = p.operand()?;
    p.expect("[")?;
    let index = p.operand()?;
    p.expect("]")?;
    p.attr_dict()?;
    p.expect(":")?;
    let ty = p.ty()?;
    let own = element(p.module(), ty);
    let result = if p.accept("->") { p.ty()? } else { own };
    let index_type = p.module().index_type();
    let values = p.resolve_all(&[list, index], &[ty, index_type])?;
    p.state().operands = values;
    p.state().results.push(result);
    Some(())
}

fn print_get(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    print_place(p, m, op);
    p.attr_dict(op, &[], false);
    let (Some(list), ty) = (m.operand(op, "list"), m.value_type(m.result(op))) else { return };
    p.text(" : ");
    p.ty(m.value_type(list));
    if element(m, m.value_type(list)) != ty {
        p.text(" -> ");
        p.ty(ty);
    }
}

fn print_place(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    let (Some(list), Some(index)) = (m.operand(op, "list"), m.operand(op, "index")) else { return };
    p.text(" ");
    p.value(list);
    p.text("[");
    p.value(index);
    p.text("]");
}

/// Reads `%list[%index], %value [{...}] : [element ->] list`.
fn parse_set(p: &mut dyn OpParser) -> Option<()> {
    let list = p.operand()?;
    p.expect("[")?;
    let index = p.operand()?;
    p.expect("]")?;
    p.expect(",")?;
    let value = p.operand()?;
    p.attr_dict()?;
    p.expect(":")?;
    let first = p.ty()?;
    let (ty, own) = match p.accept("->") {
        true => (p.ty()?, first),
        false => (first, element(p.module(), first)),
    };
    let index_type = p.module().index_type();
    let values = p.resolve_all(&[list, index, value], &[ty, index_type, own])?;
    p.state().operands = values;
    Some(())
}

fn print_set(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    print_place(p, m, op);
    let (Some(list), Some(value)) = (m.operand(op, "list"), m.operand(op, "value")) else { return };
    p.text(", ");
    p.value(value);
    p.attr_dict(op, &[], false);
    let (list, ty) = (m.value_type(list), m.value_type(value));
    p.text(" : ");
    if element(m, list) != ty {
        p.ty(ty);
        p.text(" -> ");
    }
    p.ty(list);
}
