//! Elementwise operations: a group of them becomes one kernel, and a launch of it in their place.

use super::group::Group;
use super::kernel::{self, Kernel, Symbols};
use checkjit_dialects::build::constant_index;
use checkjit_dialects::tensor;
use checkjit_ir::{Dim, InsertPoint, Loc, Module, OpId, OpState, Rewriter, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// Outlines one group.
pub(super) fn outline(m: &mut Module, function: OpId, group: &Group, symbols: &mut Symbols) {
    let members: FxHashSet<OpId> = group.ops.iter().copied().collect();
    let inputs = inputs(m, &group.ops, &members);
    let outputs = outputs(m, &group.ops, &members);
    let Some(&last) = group.ops.last() else { return };
    if !outputs.is_empty() {
        let loc = kernel::fused_loc(m, &group.ops);
        let kernel = build(m, &group.ops, &inputs, &outputs, loc);
        let callee = kernel.finish(m, symbols, function, true);

        let types: Vec<Type> = outputs.iter().map(|value| m.value_type(*value)).collect();
        let mut rewriter = Rewriter::new(m, InsertPoint::Before(last));
        let sizes = dynamic_sizes(&mut rewriter, &group.ops, &inputs, types[0], loc);
        let destinations: Vec<Value> = types
            .iter()
            .map(|ty| rewriter.op(&tensor::EMPTY, loc).operands(sizes.iter().copied()).results([*ty]).value())
            .collect();
        let results = kernel::launch(&mut rewriter, callee, &inputs, &destinations, loc);
        for (output, result) in outputs.iter().zip(results) {
            m.replace_uses(*output, result);
        }
    }
    for op in group.ops.iter().rev() {
        m.erase(*op);
    }
}

/// The operands by which an operation computes its elements. What a splat says of its sizes is not among them.
fn element_operands(m: &Module, op: OpId) -> Vec<Value> {
    match m.is(op, &tensor::SPLAT) {
        true => m.operand(op, "input").into_iter().collect(),
        false => m.operands(op).collect(),
    }
}

/// The values that the group takes from outside, each once, in order of first use.
fn inputs(m: &Module, ops: &[OpId], members: &FxHashSet<OpId>) -> Vec<Value> {
    let mut seen = FxHashSet::default();
    ops.iter()
        .flat_map(|op| element_operands(m, *op))
        .filter(|value| m.defining_op(*value).is_none_or(|op| !members.contains(&op)))
        .filter(|value| seen.insert(*value))
        .collect()
}

/// The values of the group that something outside uses.
fn outputs(m: &Module, ops: &[OpId], members: &FxHashSet<OpId>) -> Vec<Value> {
    ops.iter()
        .flat_map(|op| m.results(*op).iter().copied())
        .filter(|value| m.uses(*value).iter().any(|user| !members.contains(&user.op)))
        .collect()
}

fn build(m: &mut Module, ops: &[OpId], inputs: &[Value], outputs: &[Value], loc: Loc) -> Kernel {
    let params: Vec<Type> =
        inputs.iter().chain(outputs).map(|value| kernel::param_type(m, m.value_type(*value), true)).collect();
    let kernel = Kernel::new(m, &params, loc);
    let (sources, destinations) = kernel.args.split_at(inputs.len());
    kernel.for_each_element(m, destinations[0], &mut |rewriter, indices| {
        let mut elements: FxHashMap<Value, Value> = FxHashMap::default();
        for (input, source) in inputs.iter().zip(sources) {
            let is_tensor = rewriter.module.is_tensor(rewriter.module.value_type(*input));
            let element =
                if is_tensor { kernel::load(rewriter, *source, indices, true, loc) } else { *source };
            elements.insert(*input, element);
        }
        for &op in ops {
            copy(rewriter, op, &mut elements);
        }
        for (output, destination) in outputs.iter().zip(destinations) {
            kernel::store(rewriter, elements[output], *destination, indices, true, loc);
        }
    });
    kernel
}

/// Writes an operation for one element.
fn copy(rewriter: &mut Rewriter<'_>, op: OpId, elements: &mut FxHashMap<Value, Value>) {
    let m = &mut *rewriter.module;
    let operands: Vec<Value> = element_operands(m, op).iter().map(|value| elements[value]).collect();
    let results = m.results(op).to_vec();
    if m.is(op, &tensor::SPLAT) {
        elements.extend(results.into_iter().zip(operands));
        return;
    }
    let types = results.iter().map(|result| m.element_or_self(m.value_type(*result))).collect();
    let state = OpState {
        operands,
        results: types,
        attrs: m.attrs(op).to_vec(),
        ..OpState::new(m.op(op).name(), m.op(op).loc)
    };
    let copy = rewriter.insert(state);
    elements.extend(results.into_iter().zip(rewriter.module.results(copy).to_vec()));
}

/// The dynamic extents of a group's tensors, which are all of type `ty` up to their elements: those of an input,
/// or what a splat says.
fn dynamic_sizes(
    rewriter: &mut Rewriter<'_>,
    ops: &[OpId],
    inputs: &[Value],
    ty: Type,
    loc: Loc,
) -> Vec<Value> {
    let m = &*rewriter.module;
    let shape: Vec<Dim> = m.tensor_parts(ty).map(|(shape, _)| shape.to_vec()).unwrap_or_default();
    let source = inputs
        .iter()
        .copied()
        .find(|value| m.tensor_parts(m.value_type(*value)).is_some_and(|(own, _)| own == shape.as_slice()));
    let Some(source) = source else {
        let splat = ops.iter().find(|op| m.is(**op, &tensor::SPLAT));
        return splat.map(|op| m.operand_group(*op, "dynamicSizes")).unwrap_or_default();
    };
    let index = rewriter.module.index_type();
    (0i64..)
        .zip(shape)
        .filter(|(_, dim)| dim.is_none())
        .map(|(at, _)| {
            let at = constant_index(rewriter, at, loc);
            rewriter.op(&tensor::DIM, loc).operands([source, at]).results([index]).value()
        })
        .collect()
}
