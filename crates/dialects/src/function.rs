//! What function-like operations have in common: their signature's syntax and their attributes
//! (`sym_name`, `sym_visibility`, `function_type`, `arg_attrs`, `res_attrs`).

use crate::constraints::ANY_TYPE;
use checkjit_ir::asm::{OpParser, OpPrinter, OperandRef};
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, RegionDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Attr, AttrKind, Diagnostic, Module, OpId, RegionId, Type, Value};

/// The attributes of every function-like row.
pub const ATTRS: &[AttrDef; 5] = &[
    AttrDef::required("sym_name", AttrConstraint::SymbolName),
    AttrDef::required("function_type", AttrConstraint::FunctionType),
    AttrDef::optional("sym_visibility", AttrConstraint::Str),
    AttrDef::optional("arg_attrs", AttrConstraint::DictArray),
    AttrDef::optional("res_attrs", AttrConstraint::DictArray),
];

/// The body of every function-like row; a declaration's has no blocks.
pub const BODY: &[RegionDef] = &[RegionDef::any("body")];

/// The traits of every function-like row.
pub const TRAITS: Traits = Traits::FUNCTION.with(Traits::SYMBOL).with(Traits::ISOLATED_FROM_ABOVE);

/// The row of an operation that returns its operands from the function around it.
pub const RETURN: OpDef = OpDef {
    format: Format::Declarative("attr-dict ($operands^ `:` type($operands))?"),
    operands: &[OperandDef::variadic("operands", &ANY_TYPE)],
    traits: Traits::TERMINATOR.with(Traits::RETURN).with(Traits::PURE),
    verify: Some(verify_return),
    ..OpDef::BASE
};

/// The row of an operation that calls the function that it names.
pub const CALL: OpDef = OpDef {
    format: Format::Declarative(
        "$callee `(` $operands `)` attr-dict `:` functional-type($operands, $results)",
    ),
    operands: &[OperandDef::variadic("operands", &ANY_TYPE)],
    results: &[OperandDef::variadic("results", &ANY_TYPE)],
    attrs: &[AttrDef::required("callee", AttrConstraint::FlatSymbolRef)],
    traits: Traits::CALL,
    verify: Some(verify_call),
    ..OpDef::BASE
};

/// The attribute that holds an argument's name where the function has no body, if the dialect keeps one.
pub type ArgNameAttr = Option<&'static str>;

/// Who can see a symbol.
const VISIBILITIES: [&str; 3] = ["public", "private", "nested"];

/// Names of attributes that the signature writes.
const WRITTEN: &[&str] = &["sym_name", "sym_visibility", "function_type", "arg_attrs", "res_attrs"];

/// Reads `[visibility] @name(arguments) [-> results] [attributes {...}] [{body}]`.
pub fn parse(p: &mut dyn OpParser) -> Option<()> {
    parse_visibility(p)?;
    parse_signature(p, None)
}

/// Reads `public`, `private` or `nested`, if one is there.
pub fn parse_visibility(p: &mut dyn OpParser) -> Option<()> {
    for visibility in VISIBILITIES {
        if p.accept(visibility) {
            let attr = p.module().str_attr(visibility);
            p.set_attr("sym_visibility", attr);
            break;
        }
    }
    Some(())
}

/// Reads `@name(arguments) [-> results] [attributes {...}] [{body}]`. With `arg_name`, the names of arguments
/// go into that attribute of each.
pub fn parse_signature(p: &mut dyn OpParser, arg_name: ArgNameAttr) -> Option<()> {
    p.own_symbol()?;
    let (args, types, arg_attrs) = parse_arguments(p, arg_name)?;
    let (results, res_attrs) = parse_results(p)?;
    let ty = p.module().function_type(types, results);
    let attr = p.module().type_attr(ty);
    p.set_attr("function_type", attr);
    set_dictionaries(p, "arg_attrs", arg_attrs);
    set_dictionaries(p, "res_attrs", res_attrs);
    p.attr_dict_with_keyword()?;
    let region = if p.at("{") { parse_body(p, &args)? } else { p.module().new_region() };
    p.state().regions.push(region);
    Some(())
}

/// Reads a body that is not empty.
pub(crate) fn parse_body(p: &mut dyn OpParser, args: &[(OperandRef, Type)]) -> Option<RegionId> {
    let region = p.region(args)?;
    if p.module().region_blocks(region).is_empty() {
        p.error("expected non-empty function body");
        return None;
    }
    Some(region)
}

/// The names and types of arguments that have names, all types, and all attributes.
pub(crate) type Arguments = (Vec<(OperandRef, Type)>, Vec<Type>, Vec<Option<Attr>>);

/// Reads `(%name: type {...}, ...)`, or the types alone.
pub(crate) fn parse_arguments(p: &mut dyn OpParser, arg_name: ArgNameAttr) -> Option<Arguments> {
    let (mut args, mut types, mut dictionaries) = (Vec::new(), Vec::new(), Vec::new());
    p.expect("(")?;
    while !p.at(")") {
        let name = if p.at_operand() {
            let name = p.operand()?;
            p.expect(":")?;
            Some(name)
        } else {
            None
        };
        let ty = p.ty()?;
        types.push(ty);
        let mut dictionary = p.dictionary()?;
        let loc = p.location()?;
        if let (Some(key), Some(name)) = (arg_name, &name) {
            let value = p.module().str_attr(&name.name);
            dictionary = Some(with_entry(p.module(), dictionary, key, value));
        }
        dictionaries.push(dictionary);
        args.extend(name.map(|name| (OperandRef { loc, ..name }, ty)));
        // A comma may stand before the closing parenthesis, as in IREE's import files.
        if !p.accept(",") {
            break;
        }
    }
    if !args.is_empty() && args.len() != types.len() {
        p.error("expected either all arguments of a function to be named, or none");
        return None;
    }
    p.expect(")")?;
    Some((args, types, dictionaries))
}

/// A dictionary with one more entry.
fn with_entry(m: &mut Module, dictionary: Option<Attr>, key: &str, value: Attr) -> Attr {
    let mut entries = match dictionary.map(|attr| m.attr_kind(attr).clone()) {
        Some(AttrKind::Dictionary(entries)) => entries,
        _ => Vec::new(),
    };
    let key = m.name(key);
    entries.retain(|(own, _)| *own != key);
    entries.push((key, value));
    entries.sort_by(|(a, _), (b, _)| m.str(*a).cmp(m.str(*b)));
    m.intern_attr(AttrKind::Dictionary(entries))
}

fn parse_results(p: &mut dyn OpParser) -> Option<(Vec<Type>, Vec<Option<Attr>>)> {
    let (mut types, mut dictionaries) = (Vec::new(), Vec::new());
    if !p.accept("->") {
        return Some((types, dictionaries));
    }
    if !p.accept("(") {
        return Some((vec![p.ty()?], vec![None]));
    }
    while !p.at(")") {
        types.push(p.ty()?);
        dictionaries.push(p.dictionary()?);
        p.location()?;
        if !p.accept(",") {
            break;
        }
    }
    p.expect(")")?;
    Some((types, dictionaries))
}

/// Sets an array of dictionaries when one of them has something to say.
pub(crate) fn set_dictionaries(p: &mut dyn OpParser, name: &str, dictionaries: Vec<Option<Attr>>) {
    if dictionaries.iter().all(Option::is_none) {
        return;
    }
    let m = p.module();
    let empty = m.intern_attr(AttrKind::Dictionary(Vec::new()));
    let all = dictionaries.into_iter().map(|dictionary| dictionary.unwrap_or(empty)).collect();
    let attr = m.intern_attr(AttrKind::Array(all));
    p.set_attr(name, attr);
}

/// Writes what [`parse`] reads.
pub fn print(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    print_visibility(p, m, op);
    print_signature(p, m, op, None, WRITTEN);
}

/// Writes ` visibility`, if the operation has one.
pub fn print_visibility(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    if let Some(visibility) = m.attr(op, "sym_visibility").and_then(|attr| m.attr_str(attr)) {
        p.text(" ");
        p.text(visibility);
    }
}

/// Writes what [`parse_signature`] reads, after a space. `written` are the attributes that need no
/// dictionary.
pub fn print_signature(p: &mut dyn OpPrinter, m: &Module, op: OpId, arg_name: ArgNameAttr, written: &[&str]) {
    let Some((inputs, results)) = signature(m, op) else { return };
    p.text(" ");
    p.symbol(m.symbol(op).unwrap_or_default());
    p.text("(");
    let body = m.body(op);
    // Names stand in the attributes of arguments; they are written in front only if all can be.
    let names: Option<Vec<&str>> = arg_name.and_then(|key| {
        let name = |index| string_entry(m, dictionary_at(m, op, "arg_attrs", index), key);
        (0..inputs.len()).map(|index| name(index).filter(|name| is_value_name(name))).collect()
    });
    for (index, ty) in inputs.iter().enumerate() {
        p.text(if index == 0 { "" } else { ", " });
        // What does not verify may have fewer arguments than its type says.
        let arg = body.and_then(|block| m.block_args(block).get(index));
        if let Some(names) = &names {
            p.text(&format!("%{} : ", names[index]));
        } else if let Some(arg) = arg {
            p.value(*arg);
            p.text(": ");
        }
        p.ty(*ty);
        let dictionary = dictionary_at(m, op, "arg_attrs", index);
        print_dictionary(p, m, dictionary, arg_name.filter(|_| names.is_some()));
        arg.into_iter().for_each(|arg| p.argument_location(*arg));
    }
    p.text(")");
    print_results(p, m, op, results);
    p.attr_dict(op, written, true);
    if body.is_some() {
        p.text(" ");
        p.region(m.op_regions(op)[0], false);
    }
}

fn print_results(p: &mut dyn OpPrinter, m: &Module, op: OpId, results: &[Type]) {
    let with_attrs = m.attr(op, "res_attrs").is_some();
    match results {
        [] => {}
        [one] if !with_attrs && m.function_parts(*one).is_none() => {
            p.text(" -> ");
            p.ty(*one);
        }
        _ => {
            p.text(" -> (");
            for (index, ty) in results.iter().enumerate() {
                p.text(if index == 0 { "" } else { ", " });
                p.ty(*ty);
                print_dictionary(p, m, dictionary_at(m, op, "res_attrs", index), None);
            }
            p.text(")");
        }
    }
}

/// Writes ` {...}` if something is in it other than `without`.
pub(crate) fn print_dictionary(
    p: &mut dyn OpPrinter,
    m: &Module,
    dictionary: Option<Attr>,
    without: ArgNameAttr,
) {
    let Some(AttrKind::Dictionary(entries)) = dictionary.map(|attr| m.attr_kind(attr)) else { return };
    let entries: Vec<_> =
        entries.iter().filter(|(key, _)| without.is_none_or(|name| m.str(*key) != name)).copied().collect();
    if !entries.is_empty() {
        p.text(" ");
        p.named_attrs(&entries);
    }
}

/// Can it stand after `%`: a number, or an identifier of MLIR's with `$`, `.` and `-`?
fn is_value_name(name: &str) -> bool {
    let is_number = !name.is_empty() && name.bytes().all(|c| c.is_ascii_digit());
    let is_first = |c: u8| c.is_ascii_alphabetic() || b"_$.-".contains(&c);
    let is_rest = |c: u8| is_first(c) || c.is_ascii_digit();
    is_number || name.bytes().next().is_some_and(is_first) && name.bytes().all(is_rest)
}

/// The dictionary of the argument or result `index`.
pub(crate) fn dictionary_at(m: &Module, op: OpId, name: &str, index: usize) -> Option<Attr> {
    match m.attr_kind(m.attr(op, name)?) {
        AttrKind::Array(elements) => elements.get(index).copied(),
        _ => None,
    }
}

fn string_entry<'m>(m: &'m Module, dictionary: Option<Attr>, key: &str) -> Option<&'m str> {
    let AttrKind::Dictionary(entries) = m.attr_kind(dictionary?) else { return None };
    let (_, value) = entries.iter().find(|(own, _)| m.str(*own) == key)?;
    m.attr_str(*value)
}

/// Inputs and results of a function-like operation.
pub fn signature(m: &Module, function: OpId) -> Option<(&[Type], &[Type])> {
    match m.attr_kind(m.attr(function, "function_type")?) {
        AttrKind::Type(ty) => m.function_parts(*ty),
        _ => None,
    }
}

/// Gives a function another type, in its attribute only.
pub fn set_signature(m: &mut Module, function: OpId, inputs: Vec<Type>, results: Vec<Type>) {
    let ty = m.function_type(inputs, results);
    let attr = m.type_attr(ty);
    m.set_attr(function, "function_type", attr);
}

/// True when the function has a body.
pub fn is_definition(m: &Module, function: OpId) -> bool {
    m.body(function).is_some()
}

/// True when other modules and the runner cannot see it.
pub fn is_private(m: &Module, function: OpId) -> bool {
    m.attr(function, "sym_visibility").and_then(|attr| m.attr_str(attr)).is_some_and(|v| v != "public")
}

/// Checks that the entry block takes what the type says, and that a declaration is not public.
pub fn verify(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let Some((inputs, results)) = signature(m, op) else { return Ok(()) };
    let visibility = m.attr(op, "sym_visibility").and_then(|attr| m.attr_str(attr));
    if visibility.is_some_and(|visibility| !VISIBILITIES.contains(&visibility)) {
        let message = format!("visibility expected to be one of {VISIBILITIES:?}");
        return Err(op_error(m, op, message));
    }
    for (name, count, what) in
        [("arg_attrs", inputs.len(), "argument"), ("res_attrs", results.len(), "result")]
    {
        if let Some(AttrKind::Array(elements)) = m.attr(op, name).map(|attr| m.attr_kind(attr))
            && elements.len() != count
        {
            return Err(op_error(
                m,
                op,
                format!("expects {what} attribute array to have one entry a {what}"),
            ));
        }
    }
    let Some(entry) = m.body(op) else { return Ok(()) };
    let args: Vec<Type> = m.block_args(entry).iter().map(|arg| m.value_type(*arg)).collect();
    if args.len() != inputs.len() {
        let message = format!("entry block must have {} arguments to match function signature", inputs.len());
        return Err(op_error(m, op, message));
    }
    match args.iter().zip(inputs).position(|(arg, input)| arg != input) {
        None => Ok(()),
        Some(index) => Err(op_error(
            m,
            op,
            format!(
                "type of entry block argument #{index}('{}') must match the type of the corresponding argument \
                 in function signature('{}')",
                m.type_text(args[index]),
                m.type_text(inputs[index])
            ),
        )),
    }
}

/// [`verify`], and that a declaration is not public.
pub fn verify_declared_private(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    if !is_definition(m, op) && !is_private(m, op) {
        return Err(op_error(m, op, "symbol declaration cannot have public visibility"));
    }
    verify(m, op)
}

/// How values differ from the types that are wanted of them.
pub(crate) enum Mismatch {
    /// There are so many, not so many.
    Count(usize, usize),
    /// The value with this index has the first type in place of the second.
    Type(usize, String, String),
}

/// How the values differ from these types, if they do.
pub(crate) fn mismatch(m: &Module, values: &[Value], wanted: &[Type]) -> Option<Mismatch> {
    if values.len() != wanted.len() {
        return Some(Mismatch::Count(values.len(), wanted.len()));
    }
    let types = values.iter().map(|value| m.value_type(*value));
    let (index, (own, wanted)) = types.zip(wanted).enumerate().find(|(_, (own, wanted))| own != *wanted)?;
    Some(Mismatch::Type(index, m.type_text(own), m.type_text(*wanted)))
}

/// Checks that a return-like operation gives what the function around it promises.
pub fn verify_return(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let Some(function) = m.parent_op(op) else { return Ok(()) };
    let Some((_, results)) = signature(m, function) else {
        return Err(op_error(m, op, "expects a function around it"));
    };
    let name = m.symbol(function).unwrap_or_default();
    match mismatch(m, &m.operands(op).collect::<Vec<_>>(), results) {
        None => Ok(()),
        Some(Mismatch::Count(has, returns)) => {
            let message = format!("has {has} operands, but enclosing function (@{name}) returns {returns}");
            Err(op_error(m, op, message))
        }
        Some(Mismatch::Type(index, own, result)) => {
            let message = format!(
                "type of return operand {index} ('{own}') doesn't match function result type ('{result}') in \
                 function @{name}"
            );
            Err(Diagnostic::error(m.position(m.op(op).loc), message))
        }
    }
}

/// The function that a call-like operation names in `callee`.
pub fn callee(m: &Module, call: OpId) -> Option<OpId> {
    m.lookup_symbol(call, m.attr_symbol(m.attr(call, "callee")?)?)
}

/// Checks that a call-like operation names a function of its own types.
pub fn verify_call(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let name = m.attr(op, "callee").and_then(|attr| m.attr_symbol(attr)).unwrap_or_default();
    let Some((inputs, results)) = callee(m, op).and_then(|function| signature(m, function)) else {
        return Err(op_error(m, op, format!("'{name}' does not reference a valid function")));
    };
    let operands: Vec<Value> = m.operands(op).collect();
    for (values, wanted, what) in [(&operands[..], inputs, "operand"), (m.results(op), results, "result")] {
        let message = match mismatch(m, values, wanted) {
            None => continue,
            Some(Mismatch::Count(has, wanted)) => {
                format!("incorrect number of {what}s for callee: expected {wanted}, but got {has}")
            }
            Some(Mismatch::Type(index, own, wanted)) => format!(
                "{what} type mismatch: expected {what} type '{wanted}', but provided '{own}' for {what} number {index}"
            ),
        };
        return Err(op_error(m, op, message));
    }
    Ok(())
}
