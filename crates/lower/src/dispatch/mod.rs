//! The dispatch phase: tensor computations move into kernels.
//!
//! Elementwise operations go into kernels together: [`group`] finds which, [`elementwise`] makes the kernels and
//! launches. Of the others each gets a kernel of its own, by the table [`STRUCTURED`]. What a kernel and its launch
//! look like is in [`kernel`].

mod elementwise;
mod generate;
mod group;
mod kernel;
mod slice;

use crate::Failures;
use checkjit_dialects::{arith, jit, tensor};
use checkjit_ir::def::{OpDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{BlockId, Diagnostics, Module, OpId};
use kernel::Symbols;

/// Makes a kernel of an operation of the given function, and a launch of it in its place.
type Outline = fn(&mut Module, OpId, OpId, &mut Symbols);

/// The operations that have a kernel of their own. One that others are nested in comes before them.
static STRUCTURED: &[(&OpDef, Outline)] = &[
    (&tensor::GENERATE, generate::outline),
    (&tensor::EXTRACT_SLICE, slice::outline),
    (&tensor::INSERT_SLICE, slice::outline),
];

/// Enters the phase.
pub(crate) fn enter(m: &mut Module, failures: &mut Failures) {
    let mut symbols = Symbols::of(m);
    failures.each(m, &mut |m, function| {
        check_ranks(m, function)?;
        for op in m.walk(function) {
            // An outlined operation takes those in it along.
            let Some((_, outline)) = STRUCTURED.iter().find(|(def, _)| !m.is_erased(op) && m.is(op, def))
            else {
                continue;
            };
            outline(m, function, op, &mut symbols);
        }
        for block in blocks(m, function) {
            for group in group::groups(m, block) {
                elementwise::outline(m, function, &group, &mut symbols);
            }
        }
        Ok(())
    });
}

/// The blocks of a function, nested ones too.
fn blocks(m: &Module, function: OpId) -> Vec<BlockId> {
    let regions = m.walk(function).into_iter().flat_map(|op| m.op_regions(op).to_vec());
    regions.flat_map(|region| m.region_blocks(region).to_vec()).collect()
}

/// A kernel's loops are nested as deep as its tensors have dimensions; more than this are refused.
const MAX_RANK: usize = 64;

/// There is no kernel for unranked tensors, nor for those of too many dimensions.
fn check_ranks(m: &Module, function: OpId) -> Result<(), Diagnostics> {
    let mut diagnostics = Diagnostics::default();
    for op in m.walk(function) {
        let is_structured = STRUCTURED.iter().any(|(def, _)| m.is(op, def));
        if !is_structured && !is_elementwise(m, op) {
            continue;
        }
        let values = m.operands(op).chain(m.results(op).iter().copied());
        let tensors = values.map(|value| m.value_type(value)).filter(|ty| m.is_tensor(*ty));
        let ranks: Option<Vec<usize>> =
            tensors.map(|ty| m.tensor_parts(ty).map(|(shape, _)| shape.len())).collect();
        let message = match ranks {
            None => "on an unranked tensor is not supported yet".to_owned(),
            Some(ranks) if is_structured && ranks.iter().any(|rank| *rank > MAX_RANK) => {
                format!("on a tensor of more than {MAX_RANK} dimensions is not supported")
            }
            Some(_) => continue,
        };
        diagnostics.push(op_error(m, op, message));
    }
    if diagnostics.is_empty() { Ok(()) } else { Err(diagnostics) }
}

/// Is this an operation that computes a tensor element by element? A choice between whole tensors is none.
fn is_elementwise(m: &Module, op: OpId) -> bool {
    !arith::is_whole_select(m, op)
        && (m.has_trait(op, Traits::ELEMENTWISE) || m.is(op, &tensor::SPLAT))
        && m.results(op).iter().any(|result| m.is_tensor(m.value_type(*result)))
}

/// The operations on tensors as a whole that are no computations: they make, pass on or inspect them.
static ON_WHOLE: &[&OpDef] = &[
    &tensor::EMPTY,
    &tensor::DIM,
    &tensor::RANK,
    &tensor::CAST,
    &tensor::BITCAST,
    &tensor::EXTRACT,
    &tensor::INSERT,
    &tensor::RESHAPE,
    &tensor::EXPAND_SHAPE,
    &tensor::COLLAPSE_SHAPE,
];

/// What may stand in a host function of the phase: operations on scalars, and those on tensors that make,
/// pass on or inspect them as a whole.
pub(crate) fn is_legal(m: &Module, op: OpId) -> bool {
    let Some(def) = m.def(op) else { return false };
    match def.dialect() {
        "tensor" => ON_WHOLE.iter().any(|own| m.is(op, own)),
        "jit" => m.is(op, &jit::LAUNCH),
        _ => crate::core::is_legal(m, op) && (m.is(op, &arith::CONSTANT) || !is_elementwise(m, op)),
    }
}
