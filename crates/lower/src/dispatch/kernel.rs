//! Kernels in the making: the function, its loops, its launch.

use checkjit_dialects::build::constant_index;
use checkjit_dialects::{jit, memref, scf};
use checkjit_ir::{Attr, BlockId, Dim, InsertPoint, Loc, LocKind, Module, OpId, Rewriter, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};

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

/// A kernel that is being written.
pub(super) struct Kernel {
    /// Where its operations go.
    pub(super) body: BlockId,
    /// Its parameters.
    pub(super) args: Vec<Value>,
    loc: Loc,
}

impl Kernel {
    /// A kernel with these parameters that has no operations yet.
    pub(super) fn new(m: &mut Module, params: &[Type], loc: Loc) -> Self {
        let body = m.new_block();
        let args = params.iter().map(|ty| m.add_block_arg(body, *ty)).collect();
        Kernel { body, args, loc }
    }

    /// Writes loops over all elements of `memref`, and in them what `element` writes for the element at the
    /// indices that it is given.
    pub(super) fn for_each_element(
        &self,
        m: &mut Module,
        memref: Value,
        element: &mut dyn FnMut(&mut Rewriter<'_>, &[Value]),
    ) {
        let loc = self.loc;
        let rank = m.memref_parts(m.value_type(memref)).map_or(0, |(shape, _)| shape.len());
        let index = m.index_type();
        let mut rewriter = Rewriter::new(m, InsertPoint::End(self.body));
        let [zero, one] = [0, 1].map(|value| constant_index(&mut rewriter, value, loc));
        let extents: Vec<Value> = (0..rank)
            .map(|dim| {
                let dim = match dim {
                    0 => zero,
                    1 => one,
                    _ => constant_index(&mut rewriter, dim as i64, loc),
                };
                rewriter.op(&memref::DIM, loc).operands([memref, dim]).results([index]).value()
            })
            .collect();
        let mut bodies = Vec::new();
        let mut indices = Vec::new();
        for extent in extents {
            let (region, block) = (rewriter.module.new_region(), rewriter.module.new_block());
            rewriter.module.append_block(region, block);
            indices.push(rewriter.module.add_block_arg(block, index));
            rewriter.op(&scf::FOR, loc).operands([zero, extent, one]).region(region).build();
            rewriter.move_to(InsertPoint::End(block));
            bodies.push(block);
        }
        element(&mut rewriter, &indices);
        for block in bodies {
            rewriter.move_to(InsertPoint::End(block));
            rewriter.op(&scf::YIELD, loc).build();
        }
    }

    /// Puts the kernel at the end of the module, under a name made from that of `function`. The reference to it.
    pub(super) fn finish(
        self,
        m: &mut Module,
        symbols: &mut Symbols,
        function: OpId,
        is_elementwise: bool,
    ) -> Attr {
        Rewriter::new(m, InsertPoint::End(self.body)).op(&jit::YIELD, self.loc).build();
        let region = m.new_region();
        m.append_block(region, self.body);
        let params = self.args.iter().map(|arg| m.value_type(*arg)).collect();
        let name = symbols.kernel_name(m.symbol(function).unwrap_or("initializer"));
        let callee = m.symbol_attr(&name);
        let ty = m.function_type(params, Vec::new());
        let (name, visibility, ty) = (m.str_attr(&name), m.str_attr("private"), m.type_attr(ty));
        let unit = m.unit_attr();
        let root = m.root();
        let Some(end) = m.body(root) else { return callee };
        let mut rewriter = Rewriter::new(m, InsertPoint::End(end));
        let mut kernel = rewriter
            .op(&jit::KERNEL, self.loc)
            .attr("sym_name", name)
            .attr("function_type", ty)
            .attr("sym_visibility", visibility);
        if is_elementwise {
            kernel = kernel.attr(jit::ELEMENTWISE, unit);
        }
        kernel.region(region).build();
        callee
    }
}

/// Launches a kernel at the rewriter's place. The results: the outputs with their new contents.
pub(super) fn launch(
    rewriter: &mut Rewriter<'_>,
    callee: Attr,
    inputs: &[Value],
    outputs: &[Value],
    loc: Loc,
) -> Vec<Value> {
    let m = &mut *rewriter.module;
    let sizes = m.i32_array_attr([inputs.len() as u32, outputs.len() as u32]);
    let types: Vec<Type> = outputs.iter().map(|value| m.value_type(*value)).collect();
    let launch = rewriter
        .op(&jit::LAUNCH, loc)
        .operands(inputs.iter().chain(outputs).copied())
        .results(types)
        .attr("callee", callee)
        .attr("operandSegmentSizes", sizes)
        .build();
    rewriter.module.results(launch).to_vec()
}

/// The type by which a kernel sees a value: tensors as memrefs, of dynamic dimensions so that one kernel serves all
/// sizes, or of one dimension if it is `flat`.
pub(super) fn param_type(m: &mut Module, ty: Type, flat: bool) -> Type {
    let Some((shape, element)) = m.tensor_parts(ty) else { return ty };
    let shape: Vec<Dim> = vec![None; if flat { 1 } else { shape.len() }];
    m.memref_type(shape, element)
}

/// Reads the element at `indices`, which are known to be within the memref if `in_bounds`.
pub(super) fn load(
    rewriter: &mut Rewriter<'_>,
    memref: Value,
    indices: &[Value],
    in_bounds: bool,
    loc: Loc,
) -> Value {
    let m = &mut *rewriter.module;
    let (element, unit) = (m.memref_parts(m.value_type(memref)).map(|parts| parts.1), m.unit_attr());
    let mut load =
        rewriter.op(&memref::LOAD, loc).operands([memref]).operands(indices.iter().copied()).results(element);
    if in_bounds {
        load = load.attr(jit::IN_BOUNDS, unit);
    }
    load.value()
}

/// Writes the element at `indices`, which are known to be within the memref if `in_bounds`.
pub(super) fn store(
    rewriter: &mut Rewriter<'_>,
    value: Value,
    memref: Value,
    indices: &[Value],
    in_bounds: bool,
    loc: Loc,
) {
    let unit = rewriter.module.unit_attr();
    let mut store =
        rewriter.op(&memref::STORE, loc).operands([value, memref]).operands(indices.iter().copied());
    if in_bounds {
        store = store.attr(jit::IN_BOUNDS, unit);
    }
    store.build();
}

/// The location of something made from several operations.
pub(super) fn fused_loc(m: &mut Module, ops: &[OpId]) -> Loc {
    let parts: Vec<_> = ops.iter().map(|op| m.op(*op).loc).collect();
    match parts.as_slice() {
        [one] => *one,
        _ => m.loc(LocKind::Fused(parts)),
    }
}
