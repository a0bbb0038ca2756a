//! `scf.while`: a loop with its test in the middle.

use super::edges::{Point, argument_types, region_end, result_types, types, verify_edge};
use super::{YIELD, print_assignments};
use crate::constraints::{ANY_TYPE, I1};
use checkjit_ir::asm::{OpParser, OpPrinter, OperandRef};
use checkjit_ir::def::{Format, OpDef, OperandDef, RegionDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Module, OpId, Type, Value};

/// A loop: the first region, then, as long as its condition holds, the second and the first again.
pub static WHILE: OpDef = OpDef {
    name: "scf.while",
    summary: "Runs its first region, and as long as that says so its second one and the first again.",
    format: Format::Custom { parse, print },
    operands: &[OperandDef::variadic("inits", &ANY_TYPE)],
    results: &[OperandDef::variadic("results", &ANY_TYPE)],
    regions: &[RegionDef::one("before"), RegionDef::one("after")],
    traits: Traits::SINGLE_BLOCK,
    verify: Some(verify),
    ..OpDef::BASE
};

/// The end of the first region: whether to go on, and the values for the second region or the results.
pub static CONDITION: OpDef = OpDef {
    name: "scf.condition",
    summary: "Ends the first region of a loop: goes on with its values, or ends the loop with them.",
    format: Format::Declarative("`(` $condition `)` attr-dict ($args^ `:` type($args))?"),
    operands: &[OperandDef::one("condition", &I1), OperandDef::variadic("args", &ANY_TYPE)],
    traits: Traits::TERMINATOR.with(Traits::PURE),
    parents: &["scf.while"],
    ..OpDef::BASE
};

fn parse(p: &mut dyn OpParser) -> Option<()> {
    let assignments = if p.at("(") { p.assignments()? } else { Vec::new() };
    let ty = p.colon_type()?;
    let Some((inputs, results)) = p.module().function_parts(ty).map(|(i, r)| (i.to_vec(), r.to_vec())) else {
        let ty = p.module().type_text(ty);
        p.error(&format!(
            "custom op 'scf.while' invalid kind of type specified: expected builtin.function, but found '{ty}'"
        ));
        return None;
    };
    if inputs.len() != assignments.len() {
        let (expected, got) = (assignments.len(), inputs.len());
        p.error(&format!(
            "custom op 'scf.while' expected as many input types as operands (expected {expected} got {got})"
        ));
        return None;
    }
    let mut args: Vec<(OperandRef, Type)> = Vec::new();
    for ((arg, init), ty) in assignments.into_iter().zip(inputs) {
        let init = p.resolve(&init, ty)?;
        p.state().operands.push(init);
        args.push((arg, ty));
    }
    p.state().results = results;
    let before = p.region(&args)?;
    p.expect("do")?;
    let after = p.region(&[])?;
    p.state().regions.extend([before, after]);
    p.attr_dict_with_keyword()
}

fn print(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    let inits: Vec<Value> = m.operands(op).collect();
    if !inits.is_empty() {
        p.text(" ");
        print_assignments(p, m.body(op).map(|body| m.block_args(body)).unwrap_or_default(), &inits);
    }
    p.text(" : ");
    p.functional_type(m, &types(m, inits), &result_types(m, op));
    p.text(" ");
    p.region(m.op_regions(op)[0], false);
    p.text(" do ");
    p.region(m.op_regions(op)[1], true);
    p.attr_dict(op, &[], true);
}

fn verify(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    for (index, name, def) in [(0, "before", &CONDITION), (1, "after", &YIELD)] {
        let Some(end) = region_end(m, op, index) else { continue };
        if !m.is(end, def) {
            let error =
                op_error(m, op, format!("expects the '{name}' region to terminate with '{}'", def.name));
            return Err(error.note(m.position(m.op(end).loc), "terminator here"));
        }
    }
    let (before, after) = (argument_types(m, op, 0, 0), argument_types(m, op, 1, 0));
    verify_edge(m, op, op, Point::Region(0), &types(m, m.operands(op)), &before)?;
    if let Some(end) = region_end(m, op, 0) {
        let passed = types(m, m.operands(end).skip(1));
        verify_edge(m, op, end, Point::Parent, &passed, &result_types(m, op))?;
        verify_edge(m, op, end, Point::Region(1), &passed, &after)?;
    }
    match region_end(m, op, 1) {
        Some(end) => verify_edge(m, op, end, Point::Region(0), &types(m, m.operands(end)), &before),
        None => Ok(()),
    }
}
