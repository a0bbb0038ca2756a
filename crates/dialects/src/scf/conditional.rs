//! Choice among regions: `scf.if` and `scf.index_switch`.

use super::edges::{Point, argument_types, region_end, result_types, types, verify_edge};
use super::{YIELD, print_arrow_list};
use crate::constraints::{ANY_TYPE, I1, INDEX};
use checkjit_ir::asm::{OpParser, OpPrinter};
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, RegionDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{AttrKind, Diagnostic, Module, OpId};
use std::collections::HashSet;

/// One of two regions, the second of which may be missing.
pub static IF: OpDef = OpDef {
    name: "scf.if",
    summary: "Runs the first region if the condition is true, else the second.",
    format: Format::Custom { parse: parse_if, print: print_if },
    operands: &[OperandDef::one("condition", &I1)],
    results: &[OperandDef::variadic("results", &ANY_TYPE)],
    regions: &[RegionDef::one("thenRegion"), RegionDef::at_most_one("elseRegion")],
    traits: Traits::SINGLE_BLOCK,
    implicit_terminator: Some(&YIELD),
    verify: Some(verify_if),
    ..OpDef::BASE
};

fn parse_if(p: &mut dyn OpParser) -> Option<()> {
    let condition = p.operand()?;
    let i1 = p.module().int_type(1);
    let condition = p.resolve(&condition, i1)?;
    p.state().operands.push(condition);
    p.state().results = p.optional_arrow_types()?;
    let then_region = p.region(&[])?;
    let else_region = if p.accept("else") { p.region(&[])? } else { p.module().new_region() };
    p.state().regions.extend([then_region, else_region]);
    p.attr_dict()
}

fn print_if(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    p.text(" ");
    let operands: Vec<_> = m.operands(op).collect();
    p.values(&operands);
    print_arrow_list(p, &result_types(m, op));
    for (index, &region) in m.op_regions(op).iter().enumerate() {
        if index > 0 && m.region_blocks(region).is_empty() {
            continue;
        }
        p.text(if index == 0 { " " } else { " else " });
        match m.results(op).is_empty() {
            true => p.region_without_terminator(region, false),
            false => p.region(region, false),
        }
    }
    p.attr_dict(op, &[], false);
}

fn verify_if(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let results = result_types(m, op);
    for (index, &region) in m.op_regions(op).iter().enumerate() {
        if !argument_types(m, op, index, 0).is_empty() {
            return Err(op_error(m, op, format!("region #{index} should have no arguments")));
        }
        if index > 0 && m.region_blocks(region).is_empty() && !results.is_empty() {
            return Err(op_error(m, op, "must have an else block if defining values"));
        }
    }
    for index in 0..m.op_regions(op).len() {
        if let Some(end) = region_end(m, op, index) {
            verify_edge(m, op, end, Point::Parent, &types(m, m.operands(end)), &results)?;
        }
    }
    Ok(())
}

/// One of several regions, by the number that each is for.
pub static INDEX_SWITCH: OpDef = OpDef {
    name: "scf.index_switch",
    summary: "Runs the region of the case that the operand is, else the default region.",
    format: Format::Custom { parse: parse_switch, print: print_switch },
    operands: &[OperandDef::one("arg", &INDEX)],
    results: &[OperandDef::variadic("results", &ANY_TYPE)],
    attrs: &[AttrDef::required("cases", AttrConstraint::DenseI64)],
    regions: &[RegionDef::one("defaultRegion"), RegionDef::variadic("caseRegions")],
    traits: Traits::SINGLE_BLOCK,
    implicit_terminator: Some(&YIELD),
    verify: Some(verify_switch),
    ..OpDef::BASE
};

fn parse_switch(p: &mut dyn OpParser) -> Option<()> {
    let arg = p.operand()?;
    let (index, i64_type) = (p.module().index_type(), p.module().int_type(64));
    let arg = p.resolve(&arg, index)?;
    p.state().operands.push(arg);
    p.attr_dict()?;
    p.state().results = p.optional_arrow_types()?;
    let (mut cases, mut regions) = (Vec::new(), Vec::new());
    while p.accept("case") {
        cases.push(p.integer()? as u64);
        regions.push(p.region(&[])?);
    }
    p.expect("default")?;
    let default = p.region(&[])?;
    p.state().regions.push(default);
    p.state().regions.extend(regions);
    let cases = p.module().intern_attr(AttrKind::DenseArray { element: i64_type, bits: cases });
    p.set_attr("cases", cases);
    Some(())
}

fn print_switch(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    p.text(" ");
    let operands: Vec<_> = m.operands(op).collect();
    p.values(&operands);
    p.attr_dict(op, &["cases"], false);
    let results = result_types(m, op);
    if !results.is_empty() {
        p.text(" -> ");
        p.types(&results);
    }
    p.text(" ");
    let Some((default, regions)) = m.op_regions(op).split_first() else { return };
    for (case, region) in cases(m, op).into_iter().zip(regions) {
        p.new_line();
        p.text(&format!("case {case} "));
        p.region(*region, false);
    }
    p.new_line();
    p.text("default ");
    p.region_without_terminator(*default, false);
}

/// The numbers of the cases, in the order of their regions, which come after the default one.
pub fn cases(m: &Module, op: OpId) -> Vec<i64> {
    match m.attr(op, "cases").map(|attr| m.attr_kind(attr)) {
        Some(AttrKind::DenseArray { bits, .. }) => bits.iter().map(|bits| *bits as i64).collect(),
        _ => Vec::new(),
    }
}

fn verify_switch(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let cases = cases(m, op);
    let regions = m.op_regions(op).len() - 1;
    if cases.len() != regions {
        let message = format!("has {regions} case regions but {} case values", cases.len());
        return Err(op_error(m, op, message));
    }
    let mut seen = HashSet::new();
    if let Some(twice) = cases.iter().find(|case| !seen.insert(**case)) {
        return Err(op_error(m, op, format!("has duplicate case value: {twice}")));
    }
    let results = result_types(m, op);
    for index in 0..=regions {
        if !argument_types(m, op, index, 0).is_empty() {
            return Err(op_error(m, op, format!("region #{index} should have no arguments")));
        }
        let Some(end) = region_end(m, op, index) else { continue };
        let name = match index {
            0 => "default region".to_owned(),
            n => format!("case region #{}", n - 1),
        };
        let given = types(m, m.operands(end));
        if given.len() != results.len() {
            let (wanted, given) = (results.len(), given.len());
            let message =
                format!("expected each region to return {wanted} values, but {name} returns {given}");
            return Err(op_error(m, op, message));
        }
        if let Some(at) = given.iter().zip(&results).position(|(given, result)| given != result) {
            let (given, wanted) = (m.type_text(given[at]), m.type_text(results[at]));
            let error = op_error(m, op, format!("expected result #{at} of each region to be '{wanted}'"));
            return Err(error.note(m.position(m.op(end).loc), format!("{name} returns '{given}' here")));
        }
    }
    Ok(())
}
