//! The emit functions: one table over the rows of the registry, one file a family, named as in the dialects.
//!
//! An emit function writes the code of one operation on scalars. In a kernel the same function writes it for
//! the element that the loop is at.

mod arith_cast;
mod arith_compare;
mod arith_constant;
mod arith_division;
mod arith_extended;
mod arith_float;
mod arith_float_cast;
mod arith_integer;
mod arith_select;
mod arith_shift;
mod builtin;
mod cf;
mod complex_arithmetic;
mod complex_function;
mod complex_part;
mod func;
mod hal;
mod jit_buffer;
mod jit_kernel;
mod math_class;
mod math_float;
mod math_integer;
mod math_rounding;
mod memref;
mod ub;
mod util_global;
mod util_hint;
mod util_value;
mod vm_import;

use crate::emitter::{Emit, Emitter};
use checkjit_dialects::arith;
use checkjit_ir::def::OpDef;
use checkjit_ir::{Module, OpDefId, OpId, OpName};
use std::sync::OnceLock;

/// Writes one operation.
type EmitFn = fn(&mut Emitter<'_, '_>, OpId) -> Emit;

/// An operation that has code.
pub(crate) struct Row {
    /// Its row in the registry.
    def: &'static OpDef,
    /// Writes it.
    pub(crate) emit: EmitFn,
    /// Whether its code calls something, after which values are loaded from their homes.
    pub(crate) calls: bool,
}

/// A row without a call in it.
const fn plain(def: &'static OpDef, emit: EmitFn) -> Row {
    Row { def, emit, calls: false }
}

/// A row whose code calls something.
const fn calling(def: &'static OpDef, emit: EmitFn) -> Row {
    Row { def, emit, calls: true }
}

/// All of them, in the order of the registry.
static FAMILIES: &[&[Row]] = &[
    builtin::ROWS,
    func::ROWS,
    cf::ROWS,
    arith_constant::ROWS,
    arith_select::ROWS,
    arith_integer::ROWS,
    arith_division::ROWS,
    arith_shift::ROWS,
    arith_extended::ROWS,
    arith_float::ROWS,
    arith_compare::ROWS,
    arith_cast::ROWS,
    arith_float_cast::ROWS,
    complex_part::ROWS,
    complex_arithmetic::ROWS,
    complex_function::ROWS,
    math_float::ROWS,
    math_rounding::ROWS,
    math_class::ROWS,
    math_integer::ROWS,
    util_global::ROWS,
    ub::ROWS,
    util_hint::ROWS,
    util_value::ROWS,
    hal::ROWS,
    vm_import::ROWS,
    memref::ROWS,
    jit_kernel::ROWS,
    jit_buffer::ROWS,
];

/// Operations that need no emit function, with the reason. All others that are run are primitives: a registry with
/// one that neither has an emit function nor stands here is not finished.
pub const WITHOUT_EMITTER: &[(&str, &str)] = &[
    ("builtin.module", "holds functions, and is no code itself"),
    ("func.func", "is compiled as a whole"),
    ("util.func", "is compiled as a whole"),
    ("util.initializer", "is compiled as a whole"),
    ("util.global", "is a slot of the context"),
    ("util.global.address", "is gone from the core phase on: accesses name their globals"),
    ("util.global.load.indirect", "is a direct load from the core phase on"),
    ("util.global.store.indirect", "is a direct store from the core phase on"),
    ("util.assume.int", "is its operands from the core phase on"),
    ("util.numeric.optional_narrow", "is its operand from the core phase on"),
    ("util.sizeof", "is a constant from the core phase on"),
    ("util.align", "is arithmetic from the core phase on"),
    ("util.range.min", "is arith.minui from the core phase on"),
    ("util.range.max", "is arith.maxui from the core phase on"),
    ("util.range.extents", "is arithmetic from the core phase on"),
    ("util.switch", "is arith.select from the core phase on"),
    ("vm.import", "is a declaration"),
    ("jit.kernel", "is compiled as a whole"),
    ("scf.if", "is branches from the hal phase on"),
    ("scf.index_switch", "is a switch from the hal phase on"),
    ("scf.execute_region", "is branches from the hal phase on"),
    ("scf.for", "is branches from the hal phase on"),
    ("scf.while", "is branches from the hal phase on"),
    ("scf.parallel", "is a nest of loops from the core phase on"),
    ("scf.reduce", "is the end of a loop from the core phase on"),
    ("scf.reduce.return", "is the end of a loop from the core phase on"),
    ("scf.forall", "is a nest of loops from the core phase on"),
    ("scf.forall.in_parallel", "is the end of a loop from the core phase on"),
    ("scf.condition", "is a branch from the hal phase on"),
    ("scf.yield", "is a branch from the hal phase on"),
    ("ub.poison", "is a constant from the core phase on"),
    ("tensor.empty", "is an allocation from the hal phase on"),
    ("tensor.dim", "is an extent of a buffer view from the hal phase on"),
    ("tensor.rank", "is a constant from the core phase on, or asked of a buffer view from the hal phase on"),
    ("tensor.cast", "is the tensor itself, checked, from the hal phase on"),
    ("tensor.bitcast", "is a view from the hal phase on"),
    ("tensor.extract", "is a call of the runtime from the hal phase on"),
    ("tensor.insert", "is a call of the runtime from the hal phase on"),
    ("tensor.from_elements", "is insertions into an empty tensor from the core phase on"),
    ("tensor.splat", "is a kernel from the dispatch phase on"),
    ("tensor.generate", "is a kernel from the dispatch phase on"),
    ("tensor.yield", "is the store at the end of a kernel"),
    ("tensor.extract_slice", "is a kernel from the dispatch phase on"),
    ("tensor.parallel_insert_slice", "is an insertion in a loop from the core phase on"),
    ("tensor.insert_slice", "is a kernel from the dispatch phase on"),
    ("tensor.reshape", "is a view from the hal phase on"),
    ("tensor.expand_shape", "is a view from the hal phase on"),
    ("tensor.collapse_shape", "is a view from the hal phase on"),
    ("tensor.concat", "is insertions of slices into an empty tensor from the core phase on"),
    ("tensor.pad", "is a tensor.generate from the core phase on"),
    ("tensor.gather", "is a tensor.generate from the core phase on"),
    ("tensor.scatter", "is loops of insertions from the core phase on"),
    ("hal.tensor.import", "is gone from the hal phase on: tensors are buffer views"),
    ("hal.tensor.export", "is gone from the hal phase on: tensors are buffer views"),
    ("hal.tensor.transients", "is its operand from the core phase on"),
    ("hal.tensor.barrier", "is its operands from the core phase on"),
    ("hal.devices.count", "is a constant from the core phase on"),
    ("hal.element_type", "is a constant from the core phase on"),
    ("hal.encoding_type", "is a constant from the core phase on"),
    ("flow.dispatch.region", "is what is in it from the core phase on"),
    ("flow.return", "is the end of a region, which is inlined in the core phase"),
    ("flow.tensor.constant", "is an arith.constant from the core phase on"),
    ("flow.tensor.dynamic_constant", "is a constant and a cast from the core phase on"),
    ("flow.tensor.tie_shape", "is its operand from the core phase on"),
    ("flow.tensor.reshape", "is a view from the hal phase on"),
    ("flow.tensor.bitcast", "is a view from the hal phase on"),
    ("flow.tensor.load", "is a tensor.extract from the core phase on"),
    ("flow.tensor.store", "is a tensor.insert from the core phase on"),
    ("flow.tensor.alloca", "is a tensor.empty from the core phase on"),
    ("flow.tensor.empty", "is a tensor.empty from the core phase on"),
    ("flow.tensor.splat", "is a tensor.splat from the core phase on"),
    ("flow.tensor.clone", "is its operand from the core phase on"),
    ("flow.tensor.barrier", "is its operand from the core phase on"),
    ("flow.tensor.transfer", "is its operand from the core phase on"),
    ("flow.tensor.slice", "is a tensor.extract_slice from the core phase on"),
    ("flow.tensor.update", "is a tensor.insert_slice from the core phase on"),
    ("flow.tensor.trace", "is a trace of buffer views from the core phase on"),
    ("ml_program.func", "is a util.func from the core phase on"),
    ("ml_program.return", "is a util.return from the core phase on"),
    ("ml_program.subgraph", "is a util.func from the core phase on"),
    ("ml_program.output", "is a util.return from the core phase on"),
    ("ml_program.global", "is a util.global from the core phase on"),
    ("ml_program.global_load", "is a util.global.load from the core phase on"),
    ("ml_program.global_load_const", "is a util.global.load from the core phase on"),
    ("ml_program.global_store", "is a util.global.store from the core phase on"),
    ("ml_program.token", "is a util.null from the core phase on"),
    ("ml_program.global_load_graph", "is a util.global.load from the core phase on"),
    ("ml_program.global_store_graph", "is a util.global.store from the core phase on"),
    ("check.expect_true", "is the call of an import from the vm phase on"),
    ("check.expect_false", "is the call of an import from the vm phase on"),
    ("check.expect_all_true", "is the call of an import from the vm phase on"),
    ("check.expect_eq", "is the call of an import from the vm phase on"),
    ("check.expect_almost_eq", "is the call of an import from the vm phase on"),
    ("check.expect_eq_const", "is a constant and a check from the core phase on"),
    ("check.expect_almost_eq_const", "is a constant and a check from the core phase on"),
];

/// How an operation is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Support {
    /// An emit function writes its code.
    Emitted,
    /// It becomes something else before code is written; what, as [`WITHOUT_EMITTER`] says it.
    Otherwise(&'static str),
    /// It is not; why, as its row says it.
    NotRun(&'static str),
}

/// How an operation of the registry is run.
pub fn support(def: &'static OpDef) -> Support {
    let becomes = WITHOUT_EMITTER.iter().find(|row| row.0 == def.name);
    match (def.not_run, becomes) {
        (Some(why), _) => Support::NotRun(why),
        (None, Some((_, what))) => Support::Otherwise(what),
        (None, None) => Support::Emitted,
    }
}

/// Whether an operation of the registry has an emit function.
pub fn has_emitter(def: OpDefId) -> bool {
    table().get(def.index()).is_some_and(Option::is_some)
}

fn table() -> &'static [Option<&'static Row>] {
    static TABLE: OnceLock<Vec<Option<&'static Row>>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let registry = checkjit_dialects::registry();
        let mut table = vec![None; registry.ops().len()];
        for row in FAMILIES.iter().copied().flatten() {
            table[registry.id(row.def).index()] = Some(row);
        }
        table
    })
}

/// The row of an operation.
pub(crate) fn row(m: &Module, op: OpId) -> Option<&'static Row> {
    let OpName::Known(id) = m.op(op).name() else { return None };
    // A module may have been made with another registry, whose ids are not those of the table.
    table().get(id.index()).copied().flatten().filter(|row| m.is(op, row.def))
}

/// Whether the code of an operation calls something.
pub(crate) fn calls(m: &Module, op: OpId) -> bool {
    row(m, op).is_some_and(|row| row.calls)
}

/// Whether the results of an operation are made anew in each stretch of code that uses them.
pub(crate) fn is_remade(m: &Module, op: OpId) -> bool {
    m.is(op, &arith::CONSTANT)
}
