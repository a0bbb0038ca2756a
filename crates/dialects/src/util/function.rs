//! `util.func` and what belongs to it: calls, returns, and initializers.
//!
//! A result may be tied to an argument (`-> %arg0 as T`): it is what the function made of the argument's
//! storage. That is a hint about buffers and no part of the function's meaning; it is kept and compared.

use crate::constraints::ANY_TYPE;
use crate::function::{
    self, BODY, Mismatch, TRAITS, mismatch, parse_arguments, parse_body, set_dictionaries,
};
use checkjit_ir::asm::{OpParser, OpPrinter, OperandRef};
use checkjit_ir::def::{AttrConstraint, AttrDef, DefaultValue, Format, OpDef, OperandDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Attr, AttrKind, Diagnostic, Module, OpId, Type, TypeKind};

/// A function.
pub static FUNC: OpDef = OpDef {
    name: "util.func",
    summary: "A function; without a body, the import of a host function.",
    format: Format::Custom { parse: parse_func, print: print_func },
    attrs: &[
        AttrDef::required("sym_name", AttrConstraint::SymbolName),
        AttrDef::required("function_type", AttrConstraint::FunctionType),
        AttrDef::optional("tied_operands", AttrConstraint::Array),
        VISIBILITY,
        AttrDef::optional("arg_attrs", AttrConstraint::DictArray),
        AttrDef::optional("res_attrs", AttrConstraint::DictArray),
        AttrDef::optional("inlining_policy", AttrConstraint::Any),
    ],
    regions: BODY,
    traits: TRAITS,
    verify: Some(verify_func),
    ..OpDef::BASE
};

/// Who can see a symbol; IREE writes `public` too.
pub(super) const VISIBILITY: AttrDef =
    AttrDef::default("sym_visibility", AttrConstraint::Str, DefaultValue::Str("public"));

/// What the signature writes.
const WRITTEN: &[&str] =
    &["sym_name", "sym_visibility", "function_type", "tied_operands", "arg_attrs", "res_attrs"];

/// Reads `[visibility] @name(arguments) [-> results] [attributes {...}] [{body}]`.
fn parse_func(p: &mut dyn OpParser) -> Option<()> {
    function::parse_visibility(p)?;
    p.own_symbol()?;
    let (args, types, arg_attrs) = parse_arguments(p, None)?;
    let results = if p.accept("->") { parse_results(p, &args, true)? } else { Results::default() };
    let ty = p.module().function_type(types, results.types);
    let attr = p.module().type_attr(ty);
    p.set_attr("function_type", attr);
    set_tied(p, &results.tied);
    set_dictionaries(p, "arg_attrs", arg_attrs);
    set_dictionaries(p, "res_attrs", results.dictionaries);
    p.attr_dict_with_keyword()?;
    let region = if p.at("{") { parse_body(p, &args)? } else { p.module().new_region() };
    p.state().regions.push(region);
    Some(())
}

/// The results of a signature or a call: their types, what they are tied to, their attributes.
#[derive(Default)]
struct Results {
    types: Vec<Type>,
    tied: Vec<Option<usize>>,
    dictionaries: Vec<Option<Attr>>,
}

/// Reads `result` or `(result, ...)`, where a result is a type, `%argument` or `%argument as type`.
fn parse_results(p: &mut dyn OpParser, args: &[(OperandRef, Type)], with_attrs: bool) -> Option<Results> {
    let mut results = Results::default();
    let in_parentheses = p.accept("(");
    if in_parentheses && p.accept(")") {
        return Some(results);
    }
    loop {
        let (ty, tied) = parse_result(p, args)?;
        results.types.push(ty);
        results.tied.push(tied);
        let dictionary = if in_parentheses && with_attrs { p.dictionary()? } else { None };
        results.dictionaries.push(dictionary);
        if !p.accept(",") {
            break;
        }
    }
    if in_parentheses {
        p.expect(")")?;
    }
    Some(results)
}

fn parse_result(p: &mut dyn OpParser, args: &[(OperandRef, Type)]) -> Option<(Type, Option<usize>)> {
    if !p.at_operand() {
        return Some((p.ty()?, None));
    }
    let name = p.operand()?;
    let is_same = |arg: &OperandRef| arg.name == name.name && arg.number == name.number;
    let Some(index) = args.iter().position(|(arg, _)| is_same(arg)) else {
        p.error(&format!("tied operand not found for result reference %{}", name.name));
        return None;
    };
    let ty = if p.accept("as") { p.ty()? } else { args[index].1 };
    Some((ty, Some(index)))
}

/// Sets `tied_operands`: an index a result, -1 for a result that is tied to nothing.
fn set_tied(p: &mut dyn OpParser, tied: &[Option<usize>]) {
    if tied.is_empty() {
        return;
    }
    let m = p.module();
    let index = m.index_type();
    let indices = tied.iter().map(|tied| m.int_attr(index, tied.map_or(-1, |index| index as i128))).collect();
    let attr = m.intern_attr(AttrKind::Array(indices));
    p.set_attr("tied_operands", attr);
}

/// Says of a function made from another kind that its results are tied to nothing, as its text does.
pub fn tie_nothing(m: &mut Module, function: OpId) {
    let count = function::signature(m, function).map_or(0, |(_, results)| results.len());
    if count > 0 {
        let index = m.index_type();
        let none = m.int_attr(index, -1);
        let attr = m.intern_attr(AttrKind::Array(vec![none; count]));
        m.set_attr(function, "tied_operands", attr);
    }
}

/// The operand that each result is tied to, in so far as the attribute names one that is there.
fn tied_operands(m: &Module, op: OpId) -> Vec<i64> {
    match m.attr(op, "tied_operands").map(|attr| m.attr_kind(attr)) {
        Some(AttrKind::Array(indices)) => indices
            .iter()
            .map(|index| match m.attr_kind(*index) {
                AttrKind::Integer { bits, .. } => *bits as i64,
                _ => -1,
            })
            .collect(),
        _ => Vec::new(),
    }
}

fn print_func(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    function::print_visibility(p, m, op);
    let Some((inputs, results)) = function::signature(m, op) else { return };
    p.text(" ");
    p.symbol(m.symbol(op).unwrap_or_default());
    p.text("(");
    let body = m.body(op);
    for (index, ty) in inputs.iter().enumerate() {
        p.text(if index == 0 { "" } else { ", " });
        print_argument(p, m, op, index);
        p.text(": ");
        p.ty(*ty);
        function::print_dictionary(p, m, function::dictionary_at(m, op, "arg_attrs", index), None);
    }
    p.text(")");
    if !results.is_empty() {
        p.text(" -> ");
        print_results(p, m, op, inputs, results, &|p, index| print_argument(p, m, op, index));
    }
    p.attr_dict(op, WRITTEN, true);
    if body.is_some() {
        p.text(" ");
        p.region(m.op_regions(op)[0], false);
    }
}

/// The name of an argument. A declaration's are numbered, as IREE prints them.
fn print_argument(p: &mut dyn OpPrinter, m: &Module, op: OpId, index: usize) {
    // What does not verify may have fewer arguments than its type says.
    match m.body(op).and_then(|block| m.block_args(block).get(index)) {
        Some(arg) => p.value(*arg),
        None => p.text(&format!("%arg{index}")),
    }
}

fn print_results(
    p: &mut dyn OpPrinter,
    m: &Module,
    op: OpId,
    inputs: &[Type],
    results: &[Type],
    print_tied: &dyn Fn(&mut dyn OpPrinter, usize),
) {
    let tied = tied_operands(m, op);
    let has_attrs = (0..results.len()).any(|index| {
        let dictionary = function::dictionary_at(m, op, "res_attrs", index);
        matches!(dictionary.map(|attr| m.attr_kind(attr)), Some(AttrKind::Dictionary(entries)) if !entries.is_empty())
    });
    // The type of a function, alone, would be read as the rest of the signature.
    let in_parentheses = results.len() != 1 || has_attrs || m.function_parts(results[0]).is_some();
    p.text(if in_parentheses { "(" } else { "" });
    for (index, ty) in results.iter().enumerate() {
        p.text(if index == 0 { "" } else { ", " });
        let operand = tied.get(index).and_then(|tied| usize::try_from(*tied).ok());
        let input = operand.and_then(|operand| inputs.get(operand));
        if let (Some(operand), Some(input)) = (operand, input) {
            print_tied(p, operand);
            if input != ty {
                p.text(" as ");
                p.ty(*ty);
            }
        } else {
            p.ty(*ty);
        }
        function::print_dictionary(p, m, function::dictionary_at(m, op, "res_attrs", index), None);
    }
    p.text(if in_parentheses { ")" } else { "" });
}

fn verify_func(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let Some((inputs, results)) = function::signature(m, op) else { return Ok(()) };
    let is_index = |attr: &Attr| m.attr_type(*attr).is_some_and(|ty| *m.type_kind(ty) == TypeKind::Index);
    if let Some(AttrKind::Array(indices)) = m.attr(op, "tied_operands").map(|attr| m.attr_kind(attr))
        && !indices.iter().all(is_index)
    {
        return Err(op_error(m, op, "needs tied operands that are indices"));
    }
    let tied = tied_operands(m, op);
    if !tied.is_empty() && tied.len() != results.len() {
        return Err(op_error(m, op, "needs one tied operand a result, -1 where there is none"));
    }
    for (result, operand) in tied.into_iter().enumerate() {
        if operand != -1 && !usize::try_from(operand).is_ok_and(|operand| operand < inputs.len()) {
            let message = format!("result #{result} tied to invalid operand index {operand}");
            return Err(op_error(m, op, message));
        }
    }
    function::verify(m, op)
}

/// A call.
pub static CALL: OpDef = OpDef {
    name: "util.call",
    summary: "Calls a function.",
    format: Format::Custom { parse: parse_call, print: print_call },
    operands: &[OperandDef::variadic("operands", &ANY_TYPE)],
    results: &[OperandDef::variadic("results", &ANY_TYPE)],
    attrs: &[
        AttrDef::required("callee", AttrConstraint::FlatSymbolRef),
        AttrDef::optional("tied_operands", AttrConstraint::Array),
        AttrDef::optional("arg_attrs", AttrConstraint::DictArray),
        AttrDef::optional("res_attrs", AttrConstraint::DictArray),
    ],
    traits: Traits::CALL,
    verify: Some(verify_call),
    ..OpDef::BASE
};

/// Reads `@callee(operands) [{...}] : (types) -> results`.
fn parse_call(p: &mut dyn OpParser) -> Option<()> {
    let name = p.symbol_name()?;
    let callee = p.module().symbol_attr(&name);
    p.set_attr("callee", callee);
    p.expect("(")?;
    let operands = p.operand_list()?;
    p.expect(")")?;
    p.attr_dict()?;
    p.expect(":")?;
    p.expect("(")?;
    let types = if p.at(")") { Vec::new() } else { p.type_list()? };
    p.expect(")")?;
    let values = p.resolve_all(&operands, &types)?;
    p.state().operands = values;
    p.expect("->")?;
    let args: Vec<(OperandRef, Type)> = operands.into_iter().zip(types).collect();
    let results = parse_results(p, &args, false)?;
    set_tied(p, &results.tied);
    p.state().results = results.types;
    Some(())
}

fn print_call(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    let operands: Vec<_> = m.operands(op).collect();
    let inputs: Vec<Type> = operands.iter().map(|value| m.value_type(*value)).collect();
    let results: Vec<Type> = m.results(op).iter().map(|value| m.value_type(*value)).collect();
    if let Some(callee) = m.attr(op, "callee") {
        p.text(" ");
        p.attr(callee);
    }
    p.text("(");
    p.values(&operands);
    p.text(")");
    p.attr_dict(op, &["callee", "tied_operands"], false);
    p.text(" : (");
    p.types(&inputs);
    p.text(") -> ");
    match results.is_empty() {
        true => p.text("()"),
        false => print_results(p, m, op, &inputs, &results, &|p, index| p.value(operands[index])),
    }
}

fn verify_call(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let name = m.attr(op, "callee").and_then(|attr| m.attr_symbol(attr)).unwrap_or_default();
    let callee = function::callee(m, op).filter(|callee| m.is(*callee, &FUNC));
    let Some((callee, (inputs, results))) =
        callee.and_then(|callee| Some((callee, function::signature(m, callee)?)))
    else {
        return Err(op_error(m, op, format!("undefined/incompatible callee: {name}")));
    };
    let operands: Vec<Type> = m.operands(op).map(|value| m.value_type(value)).collect();
    let own: Vec<Type> = m.results(op).iter().map(|value| m.value_type(*value)).collect();
    if operands != inputs || own != results {
        let list = |types: &[Type]| -> String {
            types.iter().map(|ty| m.type_text(*ty)).collect::<Vec<_>>().join(", ")
        };
        let spell = |inputs: &[Type], results: &[Type]| match results {
            [one] if m.function_parts(*one).is_none() => {
                format!("'({}) -> {}'", list(inputs), m.type_text(*one))
            }
            _ => format!("'({}) -> ({})'", list(inputs), list(results)),
        };
        let (expected, found) = (spell(&operands, &own), spell(inputs, results));
        let message = format!("function type mismatch; expected {expected} but callee is {found}");
        return Err(op_error(m, op, message));
    }
    // Without a tie, it is of no account how that is said.
    let ties = |op| tied_operands(m, op).iter().any(|tied| *tied != -1).then(|| tied_operands(m, op));
    if ties(op) != ties(callee) {
        let spell =
            |op| m.attr(op, "tied_operands").map_or("<<NULL ATTRIBUTE>>".to_owned(), |a| m.attr_text(a));
        let (have, callee) = (spell(op), spell(callee));
        let message = format!("function tied operands mismatch; have {have} but callee is {callee}");
        return Err(op_error(m, op, message));
    }
    Ok(())
}

/// The end of a function or an initializer.
pub static RETURN: OpDef = OpDef {
    name: "util.return",
    summary: "Returns from a function or an initializer.",
    format: Format::Declarative("attr-dict ($operands^ `:` type($operands))?"),
    operands: &[OperandDef::variadic("operands", &ANY_TYPE)],
    traits: Traits::TERMINATOR.with(Traits::RETURN).with(Traits::PURE),
    verify: Some(verify_return),
    ..OpDef::BASE
};

fn verify_return(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let Some(function) = m.parent_op(op) else { return Ok(()) };
    let is_own = m.is(function, &FUNC) || m.is(function, &INITIALIZER);
    let Some((_, results)) = function::signature(m, function).filter(|_| is_own) else {
        let message = "expects parent op to be one of 'util.initializer, util.func'";
        return Err(op_error(m, op, message));
    };
    let message = match mismatch(m, &m.operands(op).collect::<Vec<_>>(), results) {
        None => return Ok(()),
        Some(Mismatch::Count(has, returns)) => {
            format!("has {has} operands, but enclosing function-like op returns {returns}")
        }
        Some(Mismatch::Type(index, own, result)) => {
            format!(
                "type of return operand {index} ('{own}') doesn't match function result type ('{result}')"
            )
        }
    };
    Err(op_error(m, op, message))
}

/// Code that runs when an instance is made, to give globals their first values.
pub static INITIALIZER: OpDef = OpDef {
    name: "util.initializer",
    summary: "Runs when an instance is made, in the order of the module, before any function.",
    format: Format::Custom { parse: parse_initializer, print: print_initializer },
    attrs: &[
        AttrDef::required("function_type", AttrConstraint::FunctionType),
        AttrDef::optional("arg_attrs", AttrConstraint::DictArray),
        AttrDef::optional("res_attrs", AttrConstraint::DictArray),
    ],
    regions: BODY,
    traits: Traits::FUNCTION.with(Traits::ISOLATED_FROM_ABOVE),
    verify: Some(verify_initializer),
    ..OpDef::BASE
};

/// Reads `[attributes {...}] {body}`.
fn parse_initializer(p: &mut dyn OpParser) -> Option<()> {
    let ty = p.module().function_type(Vec::new(), Vec::new());
    let attr = p.module().type_attr(ty);
    p.set_attr("function_type", attr);
    p.attr_dict_with_keyword()?;
    let region = parse_body(p, &[])?;
    p.state().regions.push(region);
    Some(())
}

fn print_initializer(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    p.attr_dict(op, &["function_type"], true);
    p.text(" ");
    p.region(m.op_regions(op)[0], false);
}

fn verify_initializer(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    if m.body(op).is_none() {
        return Err(op_error(m, op, "expected non-empty function body"));
    }
    if function::signature(m, op).is_some_and(|(inputs, results)| !inputs.is_empty() || !results.is_empty()) {
        return Err(op_error(m, op, "takes no arguments and has no results"));
    }
    function::verify(m, op)
}
