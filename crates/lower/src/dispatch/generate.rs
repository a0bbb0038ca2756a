//! `tensor.generate`: the body becomes that of loops.
//!
//! If a kernel can hold it, the loops are a kernel's: what the body takes from outside are inputs; the elements and
//! extents of tensors that it asks for are those of memrefs. Else they are the host's, which insert the elements one
//! after the other: a body that calls functions or computes tensors.

use super::kernel::{self, Kernel, Symbols};
use checkjit_dialects::{arith, build, memref, scf, tensor};
use checkjit_ir::def::Traits;
use checkjit_ir::{BlockId, Dim, InsertPoint, Module, OpId, Rewriter, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// Outlines one operation.
pub(super) fn outline(m: &mut Module, function: OpId, op: OpId, symbols: &mut Symbols) {
    let inside = m.walk(op).split_off(1);
    let Some(block) = m.body(op) else { return };
    if !inside.iter().all(|inner| fits_kernel(m, *inner)) {
        stay_on_host(m, op, block);
        return;
    }
    let captured = captured(m, op, &inside);
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

/// The dialects whose operations on scalars a kernel can hold, but for calls.
const IN_KERNELS: &[&str] = &["arith", "cf", "complex", "math", "scf", "ub", "util"];

/// Can a kernel hold this operation of the body? Of tensors it may ask for elements and extents only.
fn fits_kernel(m: &Module, op: OpId) -> bool {
    if m.is(op, &tensor::EXTRACT) || m.is(op, &tensor::DIM) {
        return m.operands(op).next().is_some_and(|tensor| m.tensor_parts(m.value_type(tensor)).is_some());
    }
    let mut values = m.operands(op).chain(m.results(op).iter().copied());
    let is_of_scalars = values.all(|value| !m.is_tensor(m.value_type(value)));
    let dialect = m.def(op).map_or("", |def| def.dialect());
    let is_held = IN_KERNELS.contains(&dialect) && !m.has_trait(op, Traits::CALL);
    is_of_scalars && (is_held || m.is(op, &tensor::YIELD))
}

/// Makes loops over the indices that carry the tensor and insert an element a round.
fn stay_on_host(m: &mut Module, op: OpId, body: BlockId) {
    let (loc, ty) = (m.op(op).loc, m.value_type(m.result(op)));
    let sizes = m.operand_group(op, "dynamicExtents");
    let shape: Vec<Dim> = m.tensor_parts(ty).map(|(shape, _)| shape.to_vec()).unwrap_or_default();
    let mut r = Rewriter::new(m, InsertPoint::Before(op));
    let [zero, one] = [0, 1].map(|value| build::constant_index(&mut r, value, loc));
    let empty = r.op(&tensor::EMPTY, loc).operands(sizes.iter().copied()).results([ty]).value();
    let mut sizes = sizes.into_iter();
    let bounds: Vec<Option<Value>> = shape
        .into_iter()
        .map(|extent| match extent {
            Some(extent) => Some(build::constant_index(&mut r, i64::try_from(extent).ok()?, loc)),
            None => sizes.next(),
        })
        .collect();
    let (mut carried, mut indices, mut loops) = (empty, Vec::new(), Vec::new());
    for bound in bounds.into_iter().flatten() {
        let (region, block, index) = (r.module.new_region(), r.module.new_block(), r.module.index_type());
        r.module.append_block(region, block);
        indices.push(r.module.add_block_arg(block, index));
        let inner = r.module.add_block_arg(block, ty);
        let operands = [zero, bound, one, carried];
        let result = r.op(&scf::FOR, loc).operands(operands).results([ty]).region(region).value();
        loops.push((block, result));
        carried = inner;
        r.move_to(InsertPoint::End(block));
    }
    for (arg, index) in r.module.block_args(body).to_vec().into_iter().zip(&indices) {
        r.module.replace_uses(arg, *index);
    }
    for inner in r.module.block_op_list(body) {
        match r.module.operand(inner, "value").filter(|_| r.module.is(inner, &tensor::YIELD)) {
            None => r.take(inner),
            Some(value) => {
                let operands = [value, carried].into_iter().chain(indices.iter().copied());
                carried = r.op(&tensor::INSERT, loc).operands(operands).results([ty]).value();
            }
        }
    }
    for (block, result) in loops.into_iter().rev() {
        r.move_to(InsertPoint::End(block));
        r.op(&scf::YIELD, loc).operands([carried]).build();
        carried = result;
    }
    r.move_to(InsertPoint::Before(op));
    r.replace(op, &[carried]);
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
