//! `scf.parallel` and its reductions. The rounds are independent of each other but for the reductions, whose
//! order is open; ours is that of a loop nest.

use super::edges::{argument_types, result_types, types};
use super::nest::Nest;
use crate::constant_int;
use crate::constraints::{ANY_TYPE, INDEX};
use checkjit_ir::asm::{OpParser, OpPrinter, OperandRef};
use checkjit_ir::def::{Format, OpDef, OperandDef, RegionDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Module, OpId, Rewriter, Type, TypeKind, Value};

/// A nest of loops whose rounds may run in any order.
pub static PARALLEL: OpDef = OpDef {
    name: "scf.parallel",
    summary: "Runs its region for each tuple of numbers between bounds, in any order.",
    format: Format::Custom { parse, print },
    operands: &[
        OperandDef::variadic("lowerBound", &INDEX),
        OperandDef::variadic("upperBound", &INDEX),
        OperandDef::variadic("step", &INDEX),
        OperandDef::variadic("initVals", &ANY_TYPE),
    ],
    results: &[OperandDef::variadic("results", &ANY_TYPE)],
    regions: &[RegionDef::one("region")],
    traits: Traits::SINGLE_BLOCK.with(Traits::ATTR_SIZED_OPERAND_SEGMENTS),
    implicit_terminator: Some(&REDUCE),
    verify: Some(verify),
    lower: Some(lower),
    ..OpDef::BASE
};

/// The end of a round: its part of each result, and how two parts are combined.
pub static REDUCE: OpDef = OpDef {
    name: "scf.reduce",
    summary: "Ends a round of a parallel loop and combines its values with those of other rounds.",
    format: Format::Custom { parse: parse_reduce, print: print_reduce },
    operands: &[OperandDef::variadic("operands", &ANY_TYPE)],
    regions: &[RegionDef::variadic("reductions")],
    traits: Traits::TERMINATOR.with(Traits::SINGLE_BLOCK),
    parents: &["scf.parallel"],
    verify: Some(verify_reduce),
    ..OpDef::BASE
};

/// The end of a reduction: the two values combined.
pub static REDUCE_RETURN: OpDef = OpDef {
    name: "scf.reduce.return",
    summary: "Ends a reduction with the combination of its two arguments.",
    format: Format::Declarative("$result attr-dict `:` type($result)"),
    operands: &[OperandDef::one("result", &ANY_TYPE)],
    traits: Traits::TERMINATOR.with(Traits::PURE),
    parents: &["scf.reduce"],
    verify: Some(verify_return),
    ..OpDef::BASE
};

fn parse(p: &mut dyn OpParser) -> Option<()> {
    let variables = p.list("(", ")", |p| p.operand())?;
    let index = p.module().index_type();
    let mut sizes = Vec::new();
    for word in ["=", "to", "step"] {
        p.expect(word)?;
        let bounds = p.list("(", ")", |p| p.operand())?;
        if bounds.len() != variables.len() {
            p.error(&format!("custom op 'scf.parallel' expected {} operands", variables.len()));
            return None;
        }
        for bound in &bounds {
            let bound = p.resolve(bound, index)?;
            p.state().operands.push(bound);
        }
        sizes.push(bounds.len() as u32);
    }
    let inits = if p.accept("init") { p.list("(", ")", |p| p.operand())? } else { Vec::new() };
    let results = p.optional_arrow_types()?;
    let inits = p.resolve_all(&inits, &results)?;
    sizes.push(inits.len() as u32);
    p.state().operands.extend(inits);
    p.state().results = results;
    let sizes = p.module().i32_array_attr(sizes);
    p.set_attr("operandSegmentSizes", sizes);
    let args: Vec<(OperandRef, Type)> = variables.into_iter().map(|variable| (variable, index)).collect();
    let region = p.region(&args)?;
    p.state().regions.push(region);
    p.attr_dict()
}

fn print(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    let variables = m.body(op).map(|body| m.block_args(body)).unwrap_or_default();
    p.text(" (");
    p.values(variables);
    for (text, name) in [(") = (", "lowerBound"), (") to (", "upperBound"), (") step (", "step")] {
        p.text(text);
        p.values(&m.operand_group(op, name));
    }
    p.text(")");
    let inits = m.operand_group(op, "initVals");
    if !inits.is_empty() {
        p.text(" init (");
        p.values(&inits);
        p.text(")");
    }
    p.arrow_types(m, &result_types(m, op), true);
    p.text(" ");
    p.region(m.op_regions(op)[0], false);
    p.attr_dict(op, &[], false);
}

fn verify(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let steps = m.operand_group(op, "step");
    let bounds = [m.operand_group(op, "lowerBound").len(), m.operand_group(op, "upperBound").len()];
    if steps.is_empty() {
        let message = "needs at least one tuple element for lowerBound, upperBound and step";
        return Err(op_error(m, op, message));
    }
    if steps.iter().any(|step| constant_int(m, *step).is_some_and(|step| step <= 0)) {
        return Err(op_error(m, op, "constant step operand must be positive"));
    }
    let variables = argument_types(m, op, 0, 0);
    if variables.len() != steps.len() || bounds != [steps.len(); 2] {
        let (variables, steps) = (variables.len(), steps.len());
        let message = format!(
            "expects the same number of induction variables: {variables} as bound and step values: {steps}"
        );
        return Err(op_error(m, op, message));
    }
    if variables.iter().any(|ty| !matches!(m.type_kind(*ty), TypeKind::Index)) {
        let message = "expects arguments for the induction variable to be of index type";
        return Err(op_error(m, op, message));
    }
    let results = result_types(m, op);
    let reduced = super::edges::region_end(m, op, 0).map(|end| m.operands(end).collect::<Vec<_>>());
    let reduced = types(m, reduced.unwrap_or_default());
    for (what, count) in
        [("reductions", reduced.len()), ("initial values", m.operand_group(op, "initVals").len())]
    {
        if results.len() != count {
            let results = results.len();
            let message =
                format!("expects number of results: {results} to be the same as number of {what}: {count}");
            return Err(op_error(m, op, message));
        }
    }
    if types(m, m.operand_group(op, "initVals")) != results {
        return Err(op_error(m, op, "expects initial values of the types of the results"));
    }
    Ok(())
}

fn parse_reduce(p: &mut dyn OpParser) -> Option<()> {
    if p.accept("(") {
        let operands = p.operand_list()?;
        p.expect(":")?;
        let types = p.type_list()?;
        p.expect(")")?;
        let operands = p.resolve_all(&operands, &types)?;
        p.state().operands = operands;
    }
    if p.at("{") {
        loop {
            let region = p.region(&[])?;
            p.state().regions.push(region);
            if !p.accept(",") {
                break;
            }
        }
    }
    p.attr_dict()
}

fn print_reduce(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    let operands: Vec<Value> = m.operands(op).collect();
    if !operands.is_empty() {
        p.text("(");
        p.values(&operands);
        p.text(" : ");
        p.types(&types(m, operands));
        p.text(")");
    }
    p.text(" ");
    for (index, region) in m.op_regions(op).iter().enumerate() {
        p.text(if index == 0 { "" } else { ", " });
        p.region(*region, true);
    }
    p.attr_dict(op, &[], false);
}

fn verify_reduce(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let operands = types(m, m.operands(op));
    let regions = m.op_regions(op).len();
    if regions != operands.len() {
        let message = format!(
            "expects number of reduction regions: {regions} to be the same as number of reduction operands: {}",
            operands.len()
        );
        return Err(op_error(m, op, message));
    }
    let results = m.parent_op(op).map(|parent| result_types(m, parent)).unwrap_or_default();
    for (index, ty) in operands.iter().enumerate() {
        let text = m.type_text(*ty);
        if let Some(result) = results.get(index).filter(|result| *result != ty) {
            let result = m.type_text(*result);
            let message = format!(
                "expects type of {index}-th reduction operand: '{text}' to be the same as the {index}-th result \
                 type: '{result}'"
            );
            return Err(op_error(m, op, message));
        }
        if argument_types(m, op, index, 0) != [*ty; 2] {
            let message =
                format!("expected two block arguments with type '{text}' in the {index}-th reduction region");
            return Err(op_error(m, op, message));
        }
        let end = super::edges::region_end(m, op, index);
        if end.is_some_and(|end| !m.is(end, &REDUCE_RETURN)) {
            let message = "reduction bodies must be terminated with an 'scf.reduce.return' op";
            return Err(op_error(m, op, message));
        }
    }
    Ok(())
}

fn verify_return(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let block = m.parent_block(op);
    let wanted = block.and_then(|block| m.block_args(block).first()).map(|arg| m.value_type(*arg));
    let own = m.operand(op, "result").map(|result| m.value_type(result));
    match wanted.filter(|wanted| own != Some(*wanted)) {
        None => Ok(()),
        Some(wanted) => {
            let wanted = m.type_text(wanted);
            Err(op_error(m, op, format!("must have type '{wanted}' (the type of the reduction inputs)")))
        }
    }
}

/// A nest of loops that carry the reduced values along.
fn lower(rewriter: &mut Rewriter<'_>, op: OpId) -> bool {
    let m = &mut *rewriter.module;
    let Some(body) = m.body(op) else { return false };
    let Some(reduce) = m.block_last(body) else { return false };
    let [lower, upper, step, inits] =
        ["lowerBound", "upperBound", "step", "initVals"].map(|name| m.operand_group(op, name));
    let bounds: Vec<[Value; 3]> =
        lower.into_iter().zip(upper).zip(step).map(|((lower, upper), step)| [lower, upper, step]).collect();
    let nest = Nest::new(rewriter, op, &bounds, inits);
    nest.take_body(rewriter.module, body);
    let m = &mut *rewriter.module;
    let mut reduced = Vec::new();
    let regions = m.op_regions(reduce).to_vec();
    for ((region, own), carried) in
        regions.into_iter().zip(m.operands(reduce).collect::<Vec<_>>()).zip(&nest.carried)
    {
        let Some(&block) = m.region_blocks(region).first() else { return false };
        for (arg, value) in m.block_args(block).to_vec().into_iter().zip([*carried, own]) {
            m.replace_uses(arg, value);
        }
        for inner in m.block_op_list(block) {
            m.detach(inner);
            m.insert_before(reduce, inner);
            if m.is(inner, &REDUCE_RETURN) {
                reduced.extend(m.operands(inner));
                m.erase(inner);
            }
        }
    }
    rewriter.erase(reduce);
    nest.end(rewriter, op, reduced);
    true
}
