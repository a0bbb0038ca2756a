//! `tensor.generate`: the body becomes that of a kernel's loops. What it takes from outside are inputs; the
//! elements and extents of tensors that it asks for are those of memrefs.

use super::kernel::{self, Kernel, Symbols};
use checkjit_dialects::{arith, memref, tensor};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, InsertPoint, Module, OpId, Rewriter, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// Outlines one operation.
pub(super) fn outline(
    m: &mut Module,
    function: OpId,
    op: OpId,
    symbols: &mut Symbols,
) -> Result<(), Diagnostic> {
    let inside = m.walk(op).split_off(1);
    let captured = captured(m, op, &inside);
    for inner in &inside {
        check(m, *inner)?;
    }
    let Some(block) = m.body(op) else { return Ok(()) };
    let loc = m.op(op).loc;
    let result_type = m.value_type(m.result(op));
    // Constants are written in the kernel: they may make its code simpler.
    let (constants, inputs): (Vec<Value>, Vec<Value>) =
        captured.into_iter().partition(|value| is_scalar_constant(m, *value));
    let types: Vec<Type> = inputs.iter().map(|value| m.value_type(*value)).chain([result_type]).collect();
    let params: Vec<Type> = types.into_iter().map(|ty| kernel::param_type(m, ty, false)).collect();
    let kernel = Kernel::new(m, &params, loc);
    let mut values: FxHashMap<Value, Value> =
        inputs.iter().copied().zip(kernel.args.iter().copied()).collect();
    for constant in constants {
        let Some(definition) = m.defining_op(constant) else { continue };
        let (own, ty, value) = (m.op(definition).loc, m.value_type(constant), m.attr(definition, "value"));
        let mut rewriter = Rewriter::new(m, InsertPoint::End(kernel.body));
        let Some(value) = value else { continue };
        let copy = rewriter.op(&arith::CONSTANT, own).attr("value", value).results([ty]).value();
        values.insert(constant, copy);
    }
    let destination = kernel.args[inputs.len()];
    kernel.for_each_element(m, destination, &mut |rewriter, indices| {
        for inner in &inside {
            rename(rewriter, *inner, &values);
        }
        let m = &mut *rewriter.module;
        for (arg, index) in m.block_args(block).to_vec().into_iter().zip(indices) {
            m.replace_uses(arg, *index);
        }
        for inner in m.block_op_list(block) {
            if !rewriter.module.is(inner, &tensor::YIELD) {
                rewriter.take(inner);
            } else if let Some(value) = rewriter.module.operand(inner, "value") {
                kernel::store(rewriter, value, destination, indices, true, loc);
            }
        }
    });
    let callee = kernel.finish(m, symbols, function, false);

    let sizes = m.operand_group(op, "dynamicExtents");
    let mut rewriter = Rewriter::new(m, InsertPoint::Before(op));
    let empty = rewriter.op(&tensor::EMPTY, loc).operands(sizes).results([result_type]).value();
    let results = kernel::launch(&mut rewriter, callee, &inputs, &[empty], loc);
    rewriter.replace(op, &results);
    Ok(())
}

/// The values that operations inside of `op` take from outside of it, each once, in order of first use.
fn captured(m: &Module, op: OpId, inside: &[OpId]) -> Vec<Value> {
    let regions = inside.iter().chain([&op]).flat_map(|op| m.op_regions(*op));
    let blocks: FxHashSet<_> = regions.flat_map(|region| m.region_blocks(*region)).copied().collect();
    let mut seen = FxHashSet::default();
    inside
        .iter()
        .flat_map(|inner| m.operands(*inner))
        .filter(|value| m.value_block(*value).is_none_or(|block| !blocks.contains(&block)))
        .filter(|value| seen.insert(*value))
        .collect()
}

fn is_scalar_constant(m: &Module, value: Value) -> bool {
    m.defining_op(value).is_some_and(|op| m.is(op, &arith::CONSTANT)) && !m.is_tensor(m.value_type(value))
}

/// An operation of the body may ask a tensor for elements and extents only.
fn check(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let is_tensor = |value: Value| m.is_tensor(m.value_type(value));
    let asks = m.is(op, &tensor::EXTRACT) || m.is(op, &tensor::DIM);
    let uses_unranked =
        m.operands(op).any(|value| is_tensor(value) && m.tensor_parts(m.value_type(value)).is_none());
    if m.results(op).iter().any(|result| is_tensor(*result))
        || m.operands(op).any(is_tensor) && !asks
        || uses_unranked
    {
        let message = "on a whole tensor is not supported in the body of 'tensor.generate' yet";
        return Err(op_error(m, op, message));
    }
    Ok(())
}

/// Gives an operation of the body the kernel's values for those of the host.
fn rename(rewriter: &mut Rewriter<'_>, op: OpId, values: &FxHashMap<Value, Value>) {
    let m = &mut *rewriter.module;
    let operands: Vec<Value> =
        m.operands(op).map(|value| values.get(&value).copied().unwrap_or(value)).collect();
    let loc = m.op(op).loc;
    let index = m.index_type();
    let mut at = Rewriter::new(m, InsertPoint::Before(op));
    let replacement = match operands.as_slice() {
        [tensor, indices @ ..] if at.module.is(op, &tensor::EXTRACT) => {
            kernel::load(&mut at, *tensor, indices, false, loc)
        }
        [tensor, dim] if at.module.is(op, &tensor::DIM) => {
            at.op(&memref::DIM, loc).operands([*tensor, *dim]).results([index]).value()
        }
        _ => return m.set_operands(op, operands),
    };
    at.replace(op, &[replacement]);
}
