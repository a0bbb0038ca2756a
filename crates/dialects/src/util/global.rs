//! Globals: values that a module keeps between calls, each instance its own.

use super::PTR_TYPE;
use super::function::VISIBILITY;
use crate::constraints::ANY_TYPE;
use crate::{function, tensor};
use checkjit_ir::asm::{OpParser, OpPrinter};
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, Traits, TypeConstraint};
use checkjit_ir::verify::op_error;
use checkjit_ir::{AttrKind, Diagnostic, Module, OpId, Rewriter, Type, TypeKind};

/// A global.
pub static GLOBAL: OpDef = OpDef {
    name: "util.global",
    summary: "A value that functions load and store; each instance has its own.",
    format: Format::Custom { parse: parse_global, print: print_global },
    attrs: &[
        VISIBILITY,
        AttrDef::required("sym_name", AttrConstraint::SymbolName),
        AttrDef::required("type", AttrConstraint::Type),
        AttrDef::optional("is_mutable", AttrConstraint::Unit),
        AttrDef::optional("initial_value", AttrConstraint::Any),
        AttrDef::optional("inlining_policy", AttrConstraint::Any),
    ],
    traits: Traits::SYMBOL,
    verify: Some(|m, op| match m.attr(op, "initial_value").map(|value| m.attr_kind(value)) {
        Some(AttrKind::Opaque(_)) => Err(op_error(m, op, "needs an initial value with a type")),
        _ => verify_initial_value(m, op, "initial_value"),
    }),
    ..OpDef::BASE
};

/// The type that a global holds.
pub fn global_type(m: &Module, global: OpId) -> Option<Type> {
    match m.attr_kind(m.attr(global, "type")?) {
        AttrKind::Type(ty) => Some(*ty),
        _ => None,
    }
}

/// The global that an operation names in its attribute `global`.
pub fn global_of(m: &Module, op: OpId) -> Option<OpId> {
    let name = m.attr_symbol(m.attr(op, "global")?)?;
    m.lookup_symbol(op, name).filter(|global| m.is(*global, &GLOBAL))
}

/// Reads `[visibility] [mutable] @name [{...}] (: type [= value] | = value)`.
fn parse_global(p: &mut dyn OpParser) -> Option<()> {
    function::parse_visibility(p)?;
    p.flag("mutable", "is_mutable");
    p.own_symbol()?;
    p.attr_dict()?;
    if p.accept("=") {
        let value = p.attr(None)?;
        p.set_attr("initial_value", value);
        let Some(ty) = p.module().attr_type(value) else {
            p.error("expected a value with a type");
            return None;
        };
        let ty = p.module().type_attr(ty);
        p.set_attr("type", ty);
        return Some(());
    }
    p.expect(":")?;
    let ty = p.ty()?;
    let ty = p.module().type_attr(ty);
    p.set_attr("type", ty);
    if p.accept("=") {
        let value = p.attr(None)?;
        p.set_attr("initial_value", value);
    }
    Some(())
}

fn print_global(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    function::print_visibility(p, m, op);
    if m.attr(op, "is_mutable").is_some() {
        p.text(" mutable");
    }
    p.text(" ");
    p.symbol(m.symbol(op).unwrap_or_default());
    p.attr_dict(op, &["sym_name", "sym_visibility", "is_mutable", "type", "initial_value"], false);
    let value = m.attr(op, "initial_value");
    if let Some(ty) = global_type(m, op).filter(|ty| value.and_then(|value| m.attr_type(value)) != Some(*ty))
    {
        p.text(" : ");
        p.ty(ty);
    }
    if let Some(value) = value {
        p.text(" = ");
        p.attr(value);
    }
}

/// Can a global of type `global` be seen as `access`? Tensors may know more or less of one shape.
fn is_compatible(m: &Module, global: Type, access: Type) -> bool {
    global == access
        || match (m.type_kind(global), m.type_kind(access)) {
            (
                TypeKind::Tensor { shape: a, element: x, .. },
                TypeKind::Tensor { shape: b, element: y, .. },
            ) => {
                let fits = |(a, b): (&Option<u64>, &Option<u64>)| a.is_none() || b.is_none() || a == b;
                x == y && a.len() == b.len() && a.iter().zip(b).all(fits)
            }
            (TypeKind::UnrankedTensor(x), TypeKind::Tensor { element: y, .. })
            | (TypeKind::Tensor { element: x, .. }, TypeKind::UnrankedTensor(y)) => x == y,
            _ => false,
        }
}

/// Checks that what a global holds at first, the attribute of this name, is of its type. A value that is somewhere else
/// is not looked at.
pub fn verify_initial_value(m: &Module, op: OpId, attr: &str) -> Result<(), Diagnostic> {
    let Some((value, ty)) = m.attr(op, attr).zip(global_type(m, op)) else { return Ok(()) };
    let Some(value_type) = m.attr_type(value) else {
        return match m.attr_kind(value) {
            AttrKind::Opaque(_) => Ok(()),
            _ => Err(op_error(m, op, "needs an initial value with a type")),
        };
    };
    if is_compatible(m, ty, value_type) {
        return Ok(());
    }
    let name = m.symbol(op).unwrap_or_default();
    let (ty, value) = (m.type_text(ty), m.type_text(value_type));
    let message = format!(
        "initial value type mismatch; global {name} is '{ty}' but initial value provided is '{value}'"
    );
    Err(op_error(m, op, message))
}

/// A pointer to a global's value.
static PTR: TypeConstraint =
    TypeConstraint { describe: "ptr", matches: |m, ty| m.is_type(ty, &PTR_TYPE), build: None };

const GLOBAL_REF: AttrDef = AttrDef::required("global", AttrConstraint::FlatSymbolRef);
const IS_IMMUTABLE: AttrDef = AttrDef::optional("is_immutable", AttrConstraint::Unit);

/// The address of a global.
pub static GLOBAL_ADDRESS: OpDef = OpDef {
    name: "util.global.address",
    summary: "A pointer to a global.",
    format: Format::Declarative("(`immutable` $is_immutable^)? $global attr-dict `:` type($result)"),
    results: &[OperandDef::one("result", &PTR)],
    attrs: &[GLOBAL_REF, IS_IMMUTABLE],
    traits: Traits::PURE,
    verify: Some(verify_address),
    result_name: Some(|m, op| format!("ptr_{}", name_of_global(m, op))),
    ..OpDef::BASE
};

/// The value of a global.
pub static GLOBAL_LOAD: OpDef = OpDef {
    name: "util.global.load",
    summary: "The value of a global.",
    format: Format::Declarative("(`immutable` $is_immutable^)? $global attr-dict `:` type($result)"),
    results: &[OperandDef::one("result", &ANY_TYPE)],
    attrs: &[GLOBAL_REF, IS_IMMUTABLE],
    verify: Some(verify_load),
    lower: Some(load_and_cast),
    result_name: Some(|m, op| name_of_global(m, op).to_owned()),
    ..OpDef::BASE
};

/// A new value for a global.
pub static GLOBAL_STORE: OpDef = OpDef {
    name: "util.global.store",
    summary: "Gives a global another value.",
    format: Format::Declarative("$value `,` $global attr-dict `:` type($value)"),
    operands: &[OperandDef::one("value", &ANY_TYPE)],
    attrs: &[GLOBAL_REF],
    verify: Some(verify_store),
    ..OpDef::BASE
};

/// The value of the global at an address.
pub static GLOBAL_LOAD_INDIRECT: OpDef = OpDef {
    name: "util.global.load.indirect",
    summary: "The value of the global that a pointer points to.",
    format: Format::Declarative(
        "(`immutable` $is_immutable^)? $global attr-dict `:` type($global) `->` type($result)",
    ),
    operands: &[OperandDef::one("global", &PTR)],
    results: &[OperandDef::one("result", &ANY_TYPE)],
    attrs: &[IS_IMMUTABLE],
    verify: Some(|m, op| verify_indirect(m, op, "load", m.value_type(m.result(op)))),
    lower: Some(load_direct),
    ..OpDef::BASE
};

/// A new value for the global at an address.
pub static GLOBAL_STORE_INDIRECT: OpDef = OpDef {
    name: "util.global.store.indirect",
    summary: "Gives the global that a pointer points to another value.",
    format: Format::Declarative("$value `,` $global attr-dict `:` type($value) `->` type($global)"),
    operands: &[OperandDef::one("value", &ANY_TYPE), OperandDef::one("global", &PTR)],
    verify: Some(|m, op| match m.operand(op, "value") {
        Some(value) => verify_indirect(m, op, "store", m.value_type(value)),
        None => Ok(()),
    }),
    lower: Some(store_direct),
    ..OpDef::BASE
};

fn name_of_global(m: &Module, op: OpId) -> &str {
    m.attr(op, "global").and_then(|attr| m.attr_symbol(attr)).unwrap_or_default()
}

fn verify_address(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    match global_of(m, op) {
        None => Err(op_error(m, op, format!("undefined global: @{}", name_of_global(m, op)))),
        Some(global) => verify_immutable(m, op, global),
    }
}

fn verify_immutable(m: &Module, op: OpId, global: OpId) -> Result<(), Diagnostic> {
    if m.attr(op, "is_immutable").is_some() && m.attr(global, "is_mutable").is_some() {
        return Err(op_error(m, op, "is marked as immutable but the global is mutable"));
    }
    Ok(())
}

/// The global of an access and its type; an error when there is none.
fn accessed(m: &Module, op: OpId) -> Result<(OpId, Type), Diagnostic> {
    let global = global_of(m, op).and_then(|global| Some((global, global_type(m, global)?)));
    global.ok_or_else(|| op_error(m, op, format!("undefined global: @{}", name_of_global(m, op))))
}

fn mismatch(m: &Module, op: OpId, global: Type, what: &str, access: Type) -> Diagnostic {
    let (name, global, access) = (name_of_global(m, op), m.type_text(global), m.type_text(access));
    op_error(m, op, format!("global type mismatch; global {name} is '{global}' but {what} is '{access}'"))
}

fn verify_load(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let (global, ty) = accessed(m, op)?;
    let own = m.value_type(m.result(op));
    if !is_compatible(m, ty, own) {
        return Err(mismatch(m, op, ty, "load", own));
    }
    verify_immutable(m, op, global)
}

fn verify_store(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let (global, ty) = accessed(m, op)?;
    let own = m.operand(op, "value").map_or(ty, |value| m.value_type(value));
    if own != ty {
        return Err(mismatch(m, op, ty, "store", own));
    }
    // A private function may be called by initializers only, which is seen when the module is whole.
    let function = m.ancestor(op, Traits::FUNCTION);
    let is_public = function.is_some_and(|f| m.symbol(f).is_some() && !function::is_private(m, f));
    match function.filter(|_| is_public && m.attr(global, "is_mutable").is_none()) {
        Some(function) => Err(immutable_store(m, op, function)),
        None => Ok(()),
    }
}

/// The error for a store to an immutable global in a function that is not only initializers'.
pub fn immutable_store(m: &Module, store: OpId, function: OpId) -> Diagnostic {
    let (name, function) = (name_of_global(m, store), m.symbol(function).unwrap_or_default());
    let message = format!(
        "store to immutable global '@{name}' in function '{function}' which is reachable from non-initializer \
         contexts"
    );
    Diagnostic::error(m.position(m.op(store).loc), message)
}

fn verify_indirect(m: &Module, op: OpId, what: &str, access: Type) -> Result<(), Diagnostic> {
    let pointer = m.operand(op, "global").map(|value| m.type_kind(m.value_type(value)));
    let Some(TypeKind::Dialect { parameters, .. }) = pointer else { return Ok(()) };
    if is_compatible(m, parameters[0], access) {
        return Ok(());
    }
    let (global, access) = (m.type_text(parameters[0]), m.type_text(access));
    let message = format!("global type mismatch; global pointer is '{global}' but {what} is '{access}'");
    Err(op_error(m, op, message))
}

/// Makes a load of another type than the global's own one of that type, and a cast.
fn load_and_cast(rewriter: &mut Rewriter<'_>, op: OpId) -> bool {
    let m = &*rewriter.module;
    let ty = global_of(m, op).and_then(|global| global_type(m, global));
    let (loc, own) = (m.op(op).loc, m.value_type(m.result(op)));
    let Some((ty, global)) = ty.zip(m.attr(op, "global")).filter(|(ty, _)| *ty != own) else { return false };
    let value = rewriter.op(&GLOBAL_LOAD, loc).attr("global", global).results([ty]).value();
    let cast = rewriter.op(&tensor::CAST, loc).operands([value]).results([own]).value();
    rewriter.replace(op, &[cast]);
    true
}

/// The symbol that a pointer is the address of, where that is known.
fn pointed_to(rewriter: &Rewriter<'_>, op: OpId) -> Option<checkjit_ir::Attr> {
    let m = &*rewriter.module;
    let address = m.defining_op(m.operand(op, "global")?).filter(|op| m.is(*op, &GLOBAL_ADDRESS))?;
    m.attr(address, "global")
}

fn load_direct(rewriter: &mut Rewriter<'_>, op: OpId) -> bool {
    let Some(global) = pointed_to(rewriter, op) else { return false };
    let m = &*rewriter.module;
    let (loc, ty) = (m.op(op).loc, m.value_type(m.result(op)));
    let value = rewriter.op(&GLOBAL_LOAD, loc).attr("global", global).results([ty]).value();
    rewriter.replace(op, &[value]);
    true
}

fn store_direct(rewriter: &mut Rewriter<'_>, op: OpId) -> bool {
    let Some((global, value)) = pointed_to(rewriter, op).zip(rewriter.module.operand(op, "value")) else {
        return false;
    };
    let m = &*rewriter.module;
    let (loc, own) = (m.op(op).loc, m.value_type(value));
    let name = m.attr_symbol(global).unwrap_or_default();
    let ty = m.lookup_symbol(op, name).and_then(|global| global_type(m, global)).unwrap_or(own);
    let value = match ty == own {
        true => value,
        false => rewriter.op(&tensor::CAST, loc).operands([value]).results([ty]).value(),
    };
    rewriter.op(&GLOBAL_STORE, loc).operands([value]).attr("global", global).build();
    rewriter.replace(op, &[]);
    true
}
