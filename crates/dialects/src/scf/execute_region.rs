//! `scf.execute_region`: blocks where otherwise one operation stands.

use super::YIELD;
use super::edges::{Point, argument_types, result_types, types, verify_edge};
use crate::constraints::ANY_TYPE;
use checkjit_ir::asm::{OpParser, OpPrinter};
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, RegionDef};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Module, OpId};

/// A region of any number of blocks, run once.
pub static EXECUTE_REGION: OpDef = OpDef {
    name: "scf.execute_region",
    summary: "Runs its region, which may have several blocks, once.",
    format: Format::Custom { parse, print },
    results: &[OperandDef::variadic("results", &ANY_TYPE)],
    attrs: &[AttrDef::optional("no_inline", AttrConstraint::Unit)],
    regions: &[RegionDef::any("region")],
    verify: Some(verify),
    ..OpDef::BASE
};

fn parse(p: &mut dyn OpParser) -> Option<()> {
    p.state().results = p.optional_arrow_types()?;
    p.flag("no_inline", "no_inline");
    let region = p.region(&[])?;
    p.state().regions.push(region);
    p.attr_dict()
}

fn print(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    p.arrow_types(m, &result_types(m, op), true);
    if m.attr(op, "no_inline").is_some() {
        p.text(" no_inline");
    }
    p.text(" ");
    p.region(m.op_regions(op)[0], false);
    p.attr_dict(op, &["no_inline"], false);
}

fn verify(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let region = m.op_regions(op)[0];
    if m.region_blocks(region).is_empty() {
        return Err(op_error(m, op, "region needs to have at least one block"));
    }
    if !argument_types(m, op, 0, 0).is_empty() {
        return Err(op_error(m, op, "region cannot have any arguments"));
    }
    let results = result_types(m, op);
    for &block in m.region_blocks(region) {
        if let Some(end) = m.block_last(block).filter(|end| m.is(*end, &YIELD)) {
            verify_edge(m, op, end, Point::Parent, &types(m, m.operands(end)), &results)?;
        }
    }
    Ok(())
}
