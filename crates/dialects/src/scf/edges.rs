//! What flows along the edges between a structured operation and its regions, verified in MLIR's words.

use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Module, OpId, Type, Value};

/// An end of an edge.
#[derive(Clone, Copy)]
pub(super) enum Point {
    /// The structured operation itself: its operands going in, its results coming out.
    Parent,
    /// One of its regions, by number.
    Region(usize),
}

/// The types of values.
pub(super) fn types(m: &Module, values: impl IntoIterator<Item = Value>) -> Vec<Type> {
    values.into_iter().map(|value| m.value_type(value)).collect()
}

/// The types of the results.
pub(super) fn result_types(m: &Module, op: OpId) -> Vec<Type> {
    types(m, m.results(op).iter().copied())
}

/// The types of the arguments of a region's first block, from number `skip` on.
pub(super) fn argument_types(m: &Module, op: OpId, region: usize, skip: usize) -> Vec<Type> {
    let region = m.op_regions(op).get(region);
    let entry = region.and_then(|region| m.region_blocks(*region).first());
    entry.map_or_else(Vec::new, |entry| types(m, m.block_args(*entry).iter().skip(skip).copied()))
}

/// The last operation of a region of one block.
pub(super) fn region_end(m: &Module, op: OpId, region: usize) -> Option<OpId> {
    m.block_last(*m.region_blocks(*m.op_regions(op).get(region)?).first()?)
}

/// Checks that what `branch` (a terminator, or the operation itself) passes along the edge to `to` is what
/// the other side takes.
pub(super) fn verify_edge(
    m: &Module,
    op: OpId,
    branch: OpId,
    to: Point,
    passed: &[Type],
    taken: &[Type],
) -> Result<(), Diagnostic> {
    let from = if branch == op { "parent".to_owned() } else { format!("Operation {}", m.op_name(branch)) };
    let to = match to {
        Point::Parent => format!("Operation {}", m.op_name(op)),
        Point::Region(index) => format!("Region #{index}"),
    };
    let what = if passed.len() != taken.len() {
        let (has, needs) = (passed.len(), taken.len());
        format!("region branch point has {has} operands, but region successor needs {needs} inputs")
    } else if let Some(at) = passed.iter().zip(taken).position(|(passed, taken)| passed != taken) {
        let (own, other) = (m.type_text(passed[at]), m.type_text(taken[at]));
        format!("successor operand type #{at} '{own}' should match successor input type #{at} '{other}'")
    } else {
        return Ok(());
    };
    let error = op_error(m, op, format!("along control flow edge from {from} to {to}: {what}"));
    Err(error.note(m.position(m.op(branch).loc), "region branch point"))
}
