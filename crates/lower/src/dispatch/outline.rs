//! Makes a kernel of a group of operations, and a launch of it in their place.

use super::group::Group;
use checkjit_dialects::constraints::with_element;
use checkjit_dialects::{arith, jit, tensor};
use checkjit_ir::{Dim, InsertPoint, Loc, LocKind, Module, OpId, OpState, Rewriter, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// Outlines one group. `symbols` are the names that are taken.
pub(super) fn outline(m: &mut Module, function: OpId, group: &Group, symbols: &mut Symbols) {
    let members: FxHashSet<OpId> = group.ops.iter().copied().collect();
    let inputs = inputs(m, &group.ops, &members);
    let outputs = outputs(m, &group.ops, &members);
    let Some(&last) = group.ops.last() else { return };
    if !outputs.is_empty() {
        let name = symbols.kernel_name(m.symbol(function).unwrap_or_default());
        build_kernel(m, &name, &group.ops, &inputs, &outputs);
        build_launch(m, &name, last, &group.ops, &inputs, &outputs);
    }
    for op in group.ops.iter().rev() {
        m.erase(*op);
    }
}

/// The symbols of the root, and how many kernels each function has.
pub(super) struct Symbols {
    taken: FxHashSet<String>,
    kernels: FxHashMap<String, usize>,
}

impl Symbols {
    pub(super) fn of(m: &Module) -> Self {
        let symbols = m.symbol_ops(m.root()).into_iter();
        let taken = symbols.filter_map(|op| m.symbol(op).map(str::to_owned)).collect();
        Symbols { taken, kernels: FxHashMap::default() }
    }

    /// A name for the next kernel of a function.
    fn kernel_name(&mut self, function: &str) -> String {
        let count = self.kernels.entry(function.to_owned()).or_default();
        loop {
            let name = format!("{function}_dispatch_{count}");
            *count += 1;
            if self.taken.insert(name.clone()) {
                return name;
            }
        }
    }
}

/// The values that the group takes from outside, each once, in order of first use.
fn inputs(m: &Module, ops: &[OpId], members: &FxHashSet<OpId>) -> Vec<Value> {
    let mut seen = FxHashSet::default();
    ops.iter()
        .flat_map(|op| m.operands(*op))
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

/// The type by which an elementwise kernel sees a value: tensors flat and of unknown size.
fn flat(m: &mut Module, ty: Type) -> Type {
    match m.tensor_parts(ty) {
        Some((_, element)) => m.tensor_type(vec![None], element),
        None => ty,
    }
}

fn build_kernel(m: &mut Module, name: &str, ops: &[OpId], inputs: &[Value], outputs: &[Value]) {
    let index = m.index_type();
    let flat_types = |m: &mut Module, values: &[Value]| -> Vec<Type> {
        values.iter().map(|value| flat(m, m.value_type(*value))).collect()
    };
    let (input_types, output_types) = (flat_types(m, inputs), flat_types(m, outputs));
    let params: Vec<Type> = [index].into_iter().chain(input_types).chain(output_types.clone()).collect();

    let (region, block) = (m.new_region(), m.new_block());
    m.append_block(region, block);
    let args: Vec<Value> = params.iter().map(|ty| m.add_block_arg(block, *ty)).collect();
    let mut values: FxHashMap<Value, Value> = inputs.iter().copied().zip(args[1..].iter().copied()).collect();
    for &op in ops {
        let operands = m.operands(op).map(|value| values[&value]).collect();
        let result_types: Vec<Type> = m.results(op).iter().map(|result| m.value_type(*result)).collect();
        let results = result_types
            .into_iter()
            .map(|ty| {
                let element = m.element_or_self(ty);
                let shape = flat(m, ty);
                with_element(m, shape, element)
            })
            .collect();
        let state = OpState {
            operands,
            results,
            attrs: m.attrs(op).to_vec(),
            ..OpState::new(m.op(op).name(), m.op(op).loc)
        };
        let copy = m.create(state);
        m.append_op(block, copy);
        values.extend(m.results(op).to_vec().into_iter().zip(m.results(copy).to_vec()));
    }
    let loc = fused_loc(m, ops);
    let mut rewriter = Rewriter::new(m, InsertPoint::End(block));
    rewriter.op(&jit::YIELD, loc).operands(outputs.iter().map(|value| values[value])).build();

    let ty = m.function_type(params, output_types);
    let (name, visibility, ty) = (m.str_attr(name), m.str_attr("private"), m.type_attr(ty));
    let root = m.root();
    let Some(body) = m.body(root) else { return };
    let mut rewriter = Rewriter::new(m, InsertPoint::End(body));
    rewriter
        .op(&jit::KERNEL, loc)
        .attr("sym_name", name)
        .attr("function_type", ty)
        .attr("sym_visibility", visibility)
        .region(region)
        .build();
}

/// The location of something made from several operations.
fn fused_loc(m: &mut Module, ops: &[OpId]) -> Loc {
    let parts: Vec<_> = ops.iter().map(|op| m.op(*op).loc).collect();
    match parts.as_slice() {
        [one] => *one,
        _ => m.loc(LocKind::Fused(parts)),
    }
}

fn build_launch(m: &mut Module, name: &str, last: OpId, ops: &[OpId], inputs: &[Value], outputs: &[Value]) {
    let loc = fused_loc(m, ops);
    let callee = m.symbol_attr(name);
    let sizes = m.i32_array_attr([1, inputs.len() as u32, outputs.len() as u32]);
    let types: Vec<Type> = outputs.iter().map(|value| m.value_type(*value)).collect();
    let mut rewriter = Rewriter::new(m, InsertPoint::Before(last));
    let shape = Shape::of(&mut rewriter, inputs, types[0], loc);
    let extent = shape.elements(&mut rewriter, loc);
    let destinations: Vec<Value> = types
        .iter()
        .map(|ty| rewriter.op(&tensor::EMPTY, loc).operands(shape.dynamic()).results([*ty]).value())
        .collect();
    let launch = rewriter
        .op(&jit::LAUNCH, loc)
        .operands([extent])
        .operands(inputs.iter().copied())
        .operands(destinations)
        .results(types)
        .attr("callee", callee)
        .attr("operandSegmentSizes", sizes)
        .build();
    for (output, result) in outputs.iter().zip(m.results(launch).to_vec()) {
        m.replace_uses(*output, result);
    }
    // The kernel's own copies keep the old values; those in the group are erased by the caller.
}

/// The extents of a group's tensors: numbers, and values for the dynamic ones.
struct Shape(Vec<Result<u64, Value>>);

impl Shape {
    /// The extents of `ty`; the dynamic ones are asked of the first input with the same shape.
    fn of(rewriter: &mut Rewriter<'_>, inputs: &[Value], ty: Type, loc: Loc) -> Shape {
        let m = &*rewriter.module;
        let dims: Vec<Dim> = m.tensor_parts(ty).map(|(shape, _)| shape.to_vec()).unwrap_or_default();
        let source = inputs.iter().copied().find(|value| {
            m.tensor_parts(m.value_type(*value)).is_some_and(|(shape, _)| shape == dims.as_slice())
        });
        let mut extents = Vec::new();
        for (at, dim) in dims.iter().enumerate() {
            extents.push(match (dim, source) {
                (Some(size), _) => Ok(*size),
                (None, Some(source)) => {
                    let at = constant(rewriter, at as u64, loc);
                    let index = rewriter.module.index_type();
                    Err(rewriter.op(&tensor::DIM, loc).operands([source, at]).results([index]).value())
                }
                (None, None) => Ok(0),
            });
        }
        Shape(extents)
    }

    fn dynamic(&self) -> Vec<Value> {
        self.0.iter().filter_map(|extent| extent.err()).collect()
    }

    /// The number of elements.
    fn elements(&self, rewriter: &mut Rewriter<'_>, loc: Loc) -> Value {
        let fixed = self.0.iter().filter_map(|extent| extent.ok()).fold(1, u64::saturating_mul);
        let mut count = constant(rewriter, fixed, loc);
        for extent in self.dynamic() {
            let index = rewriter.module.index_type();
            count = rewriter.op(&arith::MULI, loc).operands([count, extent]).results([index]).value();
        }
        count
    }
}

fn constant(rewriter: &mut Rewriter<'_>, value: u64, loc: Loc) -> Value {
    let index = rewriter.module.index_type();
    let value = rewriter.module.int_attr(index, i128::from(value));
    rewriter.op(&arith::CONSTANT, loc).attr("value", value).results([index]).value()
}
