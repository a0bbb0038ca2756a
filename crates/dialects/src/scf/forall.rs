//! `scf.forall`: threads that each give a part of shared tensors.
//!
//! A thread sees the shared tensors as they were before; what it gives is in the results only. The order of
//! the threads is open; ours is that of a loop nest.

use super::edges::{argument_types, result_types, types};
use super::nest::Nest;
use super::{print_arrow_list, print_assignments};
use crate::constraints::{INDEX, RANKED_TENSOR};
use crate::index_list::{self, Index};
use crate::tensor;
use checkjit_ir::asm::{OpParser, OpPrinter, OperandRef};
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, RegionDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Loc, Module, OpId, Rewriter, Type, TypeKind, Value};

/// The bounds and steps: the words for them, the attribute of the known ones, the operand of the others.
const LISTS: [(&str, &str, &str); 3] = [
    ("lower bound", "staticLowerBound", "dynamicLowerBound"),
    ("upper bound", "staticUpperBound", "dynamicUpperBound"),
    ("step", "staticStep", "dynamicStep"),
];

/// Threads, one a tuple of numbers between bounds.
pub static FORALL: OpDef = OpDef {
    name: "scf.forall",
    summary: "Runs its region for each tuple of numbers between bounds; rounds give parts of shared tensors.",
    format: Format::Custom { parse, print },
    operands: &[
        OperandDef::variadic("dynamicLowerBound", &INDEX),
        OperandDef::variadic("dynamicUpperBound", &INDEX),
        OperandDef::variadic("dynamicStep", &INDEX),
        OperandDef::variadic("outputs", &RANKED_TENSOR),
    ],
    results: &[OperandDef::variadic("results", &RANKED_TENSOR)],
    attrs: &[
        AttrDef::required("staticLowerBound", AttrConstraint::DenseI64),
        AttrDef::required("staticUpperBound", AttrConstraint::DenseI64),
        AttrDef::required("staticStep", AttrConstraint::DenseI64),
        AttrDef::optional("mapping", AttrConstraint::Array),
    ],
    regions: &[RegionDef::one("region")],
    traits: Traits::SINGLE_BLOCK.with(Traits::ATTR_SIZED_OPERAND_SEGMENTS),
    implicit_terminator: Some(&IN_PARALLEL),
    verify: Some(verify),
    lower: Some(lower),
    ..OpDef::BASE
};

/// The end of a thread: what it gives.
pub static IN_PARALLEL: OpDef = OpDef {
    name: "scf.forall.in_parallel",
    summary: "Ends a round of a forall loop with its parts of the shared tensors.",
    format: Format::Custom { parse: parse_in_parallel, print: print_in_parallel },
    regions: &[RegionDef::one("region")],
    traits: Traits::TERMINATOR.with(Traits::SINGLE_BLOCK).with(Traits::NO_TERMINATOR),
    parents: &["scf.forall"],
    verify: Some(verify_in_parallel),
    ..OpDef::BASE
};

fn parse(p: &mut dyn OpParser) -> Option<()> {
    let variables = p.list("(", ")", |p| p.operand())?;
    let lists = if p.accept("in") {
        let upper = p.index_list("(", ")")?;
        [(Vec::new(), vec![0; variables.len()]), upper, (Vec::new(), vec![1; variables.len()])]
    } else {
        let mut lists = [const { (Vec::new(), Vec::new()) }; 3];
        for (word, list) in ["=", "to", "step"].into_iter().zip(&mut lists) {
            p.expect(word)?;
            *list = p.index_list("(", ")")?;
        }
        lists
    };
    let index = p.module().index_type();
    let mut sizes = Vec::new();
    for ((dynamic, fixed), (_, attr, _)) in lists.into_iter().zip(LISTS) {
        sizes.push(dynamic.len() as u32);
        for value in &dynamic {
            let value = p.resolve(value, index)?;
            p.state().operands.push(value);
        }
        let fixed = p.module().i64_array_attr(fixed);
        p.set_attr(attr, fixed);
    }
    let (mut shared, mut results) = (Vec::new(), Vec::new());
    if p.accept("shared_outs") {
        shared = p.assignments()?;
        results = p.optional_arrow_types()?;
    }
    let (args, outputs): (Vec<OperandRef>, Vec<OperandRef>) = shared.into_iter().unzip();
    let outputs = p.resolve_all(&outputs, &results)?;
    sizes.push(outputs.len() as u32);
    p.state().operands.extend(outputs);
    let sizes = p.module().i32_array_attr(sizes);
    p.set_attr("operandSegmentSizes", sizes);
    let variables = variables.into_iter().map(|variable| (variable, index));
    let args: Vec<(OperandRef, Type)> = variables.chain(args.into_iter().zip(results.clone())).collect();
    p.state().results = results;
    let region = p.region(&args)?;
    p.state().regions.push(region);
    p.attr_dict()
}

fn print(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    let lists = LISTS.map(|(_, fixed, dynamic)| index_list::of(m, op, fixed, dynamic));
    let args = m.body(op).map(|body| m.block_args(body)).unwrap_or_default();
    let (variables, args) = args.split_at(lists[0].len().min(args.len()));
    p.text(" (");
    p.values(variables);
    p.text(")");
    let is_all = |list: &[Index], value| list.iter().all(|index| *index == Index::Static(value));
    let texts = match is_all(&lists[0], 0) && is_all(&lists[2], 1) {
        true => ["", " in (", ""],
        false => [" = (", " to (", " step ("],
    };
    for (text, list) in texts.into_iter().zip(&lists).filter(|(text, _)| !text.is_empty()) {
        p.text(text);
        for (at, index) in list.iter().enumerate() {
            p.text(if at == 0 { "" } else { ", " });
            match index {
                Index::Static(value) => p.text(&value.to_string()),
                Index::Dynamic(value) => p.value(*value),
            }
        }
        p.text(")");
    }
    let outputs = m.operand_group(op, "outputs");
    if !outputs.is_empty() {
        p.text(" shared_outs");
        print_assignments(p, args, &outputs);
        print_arrow_list(p, &result_types(m, op));
    }
    p.text(" ");
    match outputs.is_empty() {
        true => p.region_without_terminator(m.op_regions(op)[0], false),
        false => p.region(m.op_regions(op)[0], false),
    }
    p.attr_dict(op, &LISTS.map(|(_, attr, _)| attr), false);
}

fn verify(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let error = |message: String| Diagnostic::error(m.position(m.op(op).loc), message);
    let rank = index_list::integers(m, op, "staticLowerBound").len();
    for (what, fixed, dynamic) in LISTS {
        let fixed = index_list::integers(m, op, fixed);
        if fixed.len() != rank {
            return Err(error(format!("expected {rank} {what} values, got {}", fixed.len())));
        }
        let wanted = fixed.iter().filter(|value| **value == index_list::DYNAMIC).count();
        if m.operand_group(op, dynamic).len() != wanted {
            return Err(error(format!("expected {wanted} dynamic {what} values")));
        }
    }
    let (results, outputs) = (result_types(m, op), types(m, m.operand_group(op, "outputs")));
    if results.len() != outputs.len() {
        let (results, outputs) = (results.len(), outputs.len());
        return Err(op_error(m, op, format!("produces {results} results, but has only {outputs} outputs")));
    }
    let args = argument_types(m, op, 0, 0);
    if args.len() != rank + outputs.len() {
        return Err(op_error(m, op, format!("region expects {} arguments", rank + outputs.len())));
    }
    let (variables, args) = args.split_at(rank);
    if let Some(at) = variables.iter().position(|ty| !matches!(m.type_kind(*ty), TypeKind::Index)) {
        return Err(op_error(m, op, format!("expects {at}-th block argument to be an index")));
    }
    for (at, output) in outputs.iter().enumerate() {
        if args[at] != *output {
            let message = format!("type mismatch between {at}-th output and corresponding block argument");
            return Err(op_error(m, op, message));
        }
        if results[at] != *output {
            return Err(op_error(m, op, format!("type mismatch between {at}-th output and {at}-th result")));
        }
    }
    Ok(())
}

fn parse_in_parallel(p: &mut dyn OpParser) -> Option<()> {
    let region = p.region(&[])?;
    let m = p.module();
    if m.region_blocks(region).is_empty() {
        let block = m.new_block();
        m.append_block(region, block);
    }
    p.state().regions.push(region);
    p.attr_dict()
}

fn print_in_parallel(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    p.text(" ");
    p.region(m.op_regions(op)[0], false);
    p.attr_dict(op, &[], false);
}

fn verify_in_parallel(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let shared = m.parent_op(op).and_then(|forall| {
        let outputs = m.operand_group(forall, "outputs").len();
        let args = m.block_args(m.body(forall)?);
        args.get(args.len().checked_sub(outputs)?..)
    });
    for inner in m.body(op).into_iter().flat_map(|body| m.block_ops(body)) {
        if !m.is(inner, &tensor::PARALLEL_INSERT_SLICE) {
            return Err(op_error(m, op, "expected only ParallelCombiningOpInterface ops"));
        }
        let dest = m.operand(inner, "dest");
        if !dest.is_some_and(|dest| shared.is_some_and(|shared| shared.contains(&dest))) {
            return Err(op_error(m, inner, "may only insert into an output block argument"));
        }
    }
    Ok(())
}

/// A nest of loops that carry the shared tensors along; each round inserts its parts.
fn lower(rewriter: &mut Rewriter<'_>, op: OpId) -> bool {
    let m = &*rewriter.module;
    let Some(body) = m.body(op) else { return false };
    let Some(end) = m.block_last(body).filter(|end| m.is(*end, &IN_PARALLEL)) else { return false };
    let loc = m.op(op).loc;
    let lists = LISTS.map(|(_, fixed, dynamic)| index_list::of(m, op, fixed, dynamic));
    let outputs = m.operand_group(op, "outputs");
    let rank = lists[0].len();
    let [lower, upper, step] = lists;
    let bounds: Vec<[Value; 3]> = lower
        .into_iter()
        .zip(upper)
        .zip(step)
        .map(|((lower, upper), step)| [lower, upper, step].map(|index| materialize(rewriter, loc, index)))
        .collect();
    let shared = rewriter.module.block_args(body)[rank..].to_vec();
    let mut nest = Nest::new(rewriter, op, &bounds, outputs.clone());
    nest.take_body(rewriter.module, body);
    if bounds.is_empty() {
        // There is one round, which needs no loop.
        for inner in rewriter.module.block_op_list(body) {
            rewriter.module.detach(inner);
            rewriter.module.insert_before(op, inner);
        }
    }
    for inner in rewriter.module.body(end).map(|body| rewriter.module.block_op_list(body)).unwrap_or_default()
    {
        let m = &*rewriter.module;
        let dest = m.operand(inner, "dest");
        let Some(at) = shared.iter().position(|arg| Some(*arg) == dest) else { return false };
        let attrs = m.attrs(inner).to_vec();
        let (inner_loc, ty) = (m.op(inner).loc, m.value_type(shared[at]));
        let operands =
            m.operands(inner).map(|value| if value == shared[at] { nest.carried[at] } else { value });
        let operands: Vec<Value> = operands.collect();
        rewriter.move_to(checkjit_ir::InsertPoint::Before(end));
        let mut insert = rewriter.op(&tensor::INSERT_SLICE, inner_loc).operands(operands).results([ty]);
        for (name, attr) in attrs {
            insert = insert.named_attr(name, attr);
        }
        nest.carried[at] = insert.value();
    }
    rewriter.erase(end);
    for (arg, output) in shared.into_iter().zip(outputs) {
        rewriter.module.replace_uses(arg, output);
    }
    let values = nest.carried.clone();
    nest.end(rewriter, op, values);
    true
}

/// The bound or step as a value.
fn materialize(rewriter: &mut Rewriter<'_>, loc: Loc, index: Index) -> Value {
    crate::build::index_value(rewriter, index, loc)
}
