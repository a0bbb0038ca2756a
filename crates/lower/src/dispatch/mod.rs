//! The dispatch phase: tensor computations move into kernels.
//!
//! [`group`] finds which operations go into one kernel together; [`outline`] makes the kernels and launches.

mod group;
mod outline;

use crate::Failures;
use checkjit_dialects::{arith, jit, tensor};
use checkjit_ir::def::Traits;
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostics, Module, OpId};

/// Enters the phase.
pub(crate) fn enter(m: &mut Module, failures: &mut Failures) {
    let mut symbols = outline::Symbols::of(m);
    failures.each(m, &mut |m, function| {
        check_ranked(m, function)?;
        for region in m.op_regions(function).to_vec() {
            for block in m.region_blocks(region).to_vec() {
                for group in group::groups(m, block) {
                    outline::outline(m, function, &group, &mut symbols);
                }
            }
        }
        Ok(())
    });
}

/// Unranked tensors have no kernel yet.
fn check_ranked(m: &Module, function: OpId) -> Result<(), Diagnostics> {
    let mut diagnostics = Diagnostics::default();
    for op in m.walk(function) {
        let unranked = m.operands(op).chain(m.results(op).iter().copied()).find(|value| {
            let ty = m.value_type(*value);
            m.is_tensor(ty) && m.tensor_parts(ty).is_none()
        });
        if unranked.is_some() {
            diagnostics.push(op_error(m, op, "unranked tensors are not supported yet"));
        }
    }
    if diagnostics.is_empty() { Ok(()) } else { Err(diagnostics) }
}

/// Is this an operation that computes a tensor element by element?
pub(crate) fn is_tensor_computation(m: &Module, op: OpId) -> bool {
    m.has_trait(op, Traits::ELEMENTWISE)
        && m.results(op).iter().any(|result| m.is_tensor(m.value_type(*result)))
}

/// What may stand in a host function of the phase: operations on scalars, and those on tensors that make,
/// pass on or inspect them as a whole.
pub(crate) fn is_legal(m: &Module, op: OpId) -> bool {
    let Some(def) = m.def(op) else { return false };
    let computes_tensor = m.results(op).iter().any(|result| m.is_tensor(m.value_type(*result)));
    match def.dialect() {
        "arith" | "math" => !computes_tensor || m.is(op, &arith::CONSTANT),
        "tensor" => m.is(op, &tensor::EMPTY) || m.is(op, &tensor::DIM),
        "jit" => m.is(op, &jit::LAUNCH),
        _ => crate::core::is_legal(m, op),
    }
}
