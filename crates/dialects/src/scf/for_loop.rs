//! `scf.for`: a counted loop.
//!
//! The induction variable goes from the lower bound in steps as long as it is below the upper bound, compared
//! as signed or as unsigned numbers; what would pass the largest number ends the loop. The step is greater
//! than zero; one that is not is an error of the run, since MLIR's verifier takes it.

use super::edges::{Point, argument_types, region_end, result_types, types, verify_edge};
use super::{YIELD, print_arrow_list, print_assignments};
use crate::constraints::{ANY_TYPE, is_signless_integer};
use checkjit_ir::asm::{OpParser, OpPrinter, OperandRef};
use checkjit_ir::def::{
    AttrConstraint, AttrDef, Format, OpDef, OperandDef, RegionDef, Traits, TypeConstraint,
};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Module, OpId, Type, TypeKind, Value};

static BOUND: TypeConstraint = TypeConstraint {
    describe: "signless integer or index",
    matches: |m, ty| is_signless_integer(m, ty) || matches!(m.type_kind(ty), TypeKind::Index),
    build: None,
};

/// A counted loop whose results are what its last round yields, or its initial values without one.
pub static FOR: OpDef = OpDef {
    name: "scf.for",
    summary: "Runs its region for each number from a lower to below an upper bound.",
    format: Format::Custom { parse, print },
    operands: &[
        OperandDef::one("lowerBound", &BOUND),
        OperandDef::one("upperBound", &BOUND),
        OperandDef::one("step", &BOUND),
        OperandDef::variadic("initArgs", &ANY_TYPE),
    ],
    results: &[OperandDef::variadic("results", &ANY_TYPE)],
    attrs: &[AttrDef::optional("unsignedCmp", AttrConstraint::Unit)],
    regions: &[RegionDef::one("region")],
    traits: Traits::SINGLE_BLOCK,
    implicit_terminator: Some(&YIELD),
    same_types: &[&["lowerBound", "upperBound", "step"]],
    verify: Some(verify),
    ..OpDef::BASE
};

/// Does the loop compare its bounds as unsigned numbers?
pub fn is_unsigned(m: &Module, op: OpId) -> bool {
    m.attr(op, "unsignedCmp").is_some()
}

fn parse(p: &mut dyn OpParser) -> Option<()> {
    p.flag("unsigned", "unsignedCmp");
    let variable = p.operand()?;
    let mut bounds = Vec::new();
    for word in ["=", "to", "step"] {
        p.expect(word)?;
        bounds.push(p.operand()?);
    }
    let (mut assignments, mut results) = (Vec::new(), Vec::new());
    if p.accept("iter_args") {
        assignments = p.assignments()?;
        if !p.at("->") {
            p.expect("->")?;
        }
        results = p.optional_arrow_types()?;
    }
    if assignments.len() != results.len() {
        p.error("custom op 'scf.for' mismatch in number of loop-carried values and defined values");
        return None;
    }
    let ty = if p.accept(":") { p.ty()? } else { p.module().index_type() };
    for bound in &bounds {
        let bound = p.resolve(bound, ty)?;
        p.state().operands.push(bound);
    }
    let mut args: Vec<(OperandRef, Type)> = vec![(variable, ty)];
    for ((arg, init), ty) in assignments.into_iter().zip(&results) {
        let init = p.resolve(&init, *ty)?;
        p.state().operands.push(init);
        args.push((arg, *ty));
    }
    p.state().results = results;
    let region = p.region(&args)?;
    p.state().regions.push(region);
    p.attr_dict()
}

fn print(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    if is_unsigned(m, op) {
        p.text(" unsigned");
    }
    let operands: Vec<Value> = m.operands(op).collect();
    let args = m.body(op).map(|body| m.block_args(body)).unwrap_or_default();
    let (Some((variable, args)), [lower, upper, step, inits @ ..]) = (args.split_first(), &operands[..])
    else {
        return;
    };
    for (text, value) in [(" ", variable), (" = ", lower), (" to ", upper), (" step ", step)] {
        p.text(text);
        p.value(*value);
    }
    if !inits.is_empty() {
        p.text(" iter_args");
        print_assignments(p, args, inits);
        print_arrow_list(p, &types(m, inits.iter().copied()));
    }
    p.text(" ");
    let ty = m.value_type(*variable);
    if !matches!(m.type_kind(ty), TypeKind::Index) {
        p.text(" : ");
        p.ty(ty);
        p.text(" ");
    }
    match inits.is_empty() {
        true => p.region_without_terminator(m.op_regions(op)[0], false),
        false => p.region(m.op_regions(op)[0], false),
    }
    p.attr_dict(op, &["unsignedCmp"], false);
}

fn verify(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let inits = types(m, m.operand_group(op, "initArgs"));
    let results = result_types(m, op);
    if inits.len() != results.len() {
        return Err(op_error(m, op, "mismatch in number of loop-carried values and defined values"));
    }
    let args = argument_types(m, op, 0, 0);
    let Some((variable, args)) = args.split_first() else {
        let message = "expected body to have at least 1 argument(s) for the induction variable, but got 0";
        return Err(op_error(m, op, message));
    };
    if m.operand(op, "lowerBound").map(|bound| m.value_type(bound)) != Some(*variable) {
        return Err(op_error(m, op, "expected induction variable to be same type as bounds and step"));
    }
    if inits.len() != args.len() {
        let message =
            format!("different number of inits and region iter_args: {} != {}", inits.len(), args.len());
        return Err(op_error(m, op, message));
    }
    verify_edge(m, op, op, Point::Region(0), &inits, args)?;
    verify_edge(m, op, op, Point::Parent, &inits, &results)?;
    let Some(end) = region_end(m, op, 0) else { return Ok(()) };
    let yielded = types(m, m.operands(end));
    verify_edge(m, op, end, Point::Region(0), &yielded, args)?;
    verify_edge(m, op, end, Point::Parent, &yielded, &results)
}
