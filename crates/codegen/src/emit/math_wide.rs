//! Functions of patterns of up to 128 bits: arguments and result pass through memory.

use crate::call::POINTER;
use crate::emitter::{Emitter, TRUSTED};
use crate::floats::kind_ordinal;
use checkjit_ir::FloatKind;
use checkjit_numerics::math;
use checkjit_runtime::abi::{Builtin, SLOT_SIZE};
use cranelift_codegen::ir::{self, InstBuilder, StackSlotData, StackSlotKind, types};

/// Calls a function that takes `before`, then a pointer to slots with `args` and one to a slot for the result, which
/// has the type `result`.
pub(super) fn call_with_slots(
    e: &mut Emitter<'_, '_>,
    builtin: Builtin,
    before: &[ir::Value],
    args: &[ir::Value],
    result: ir::Type,
) -> ir::Value {
    let slots = args.len().max(1) as u32;
    let data = StackSlotData::new(StackSlotKind::ExplicitSlot, slots * SLOT_SIZE as u32, 4);
    let area = e.b.create_sized_stack_slot(data);
    let pointer = e.b.ins().stack_addr(POINTER, area, 0);
    for (index, arg) in args.iter().enumerate() {
        let bits = e.b.func.dfg.value_type(*arg).bits();
        let wide = if bits == 128 { *arg } else { e.b.ins().uextend(types::I128, *arg) };
        e.b.ins().store(TRUSTED, wide, pointer, index as i32 * SLOT_SIZE);
    }
    // The arguments are read before the result is written.
    let all: Vec<ir::Value> = before.iter().copied().chain([pointer, pointer]).collect();
    e.call(builtin, &all);
    e.b.ins().load(result, TRUSTED, pointer, 0)
}

/// A function of patterns of a float format without code of its own.
pub(super) fn exact(
    e: &mut Emitter<'_, '_>,
    function: math::Exact,
    kind: FloatKind,
    args: &[ir::Value],
    result: ir::Type,
) -> ir::Value {
    let position = math::Exact::ALL.iter().position(|own| *own == function).unwrap_or(math::Exact::ALL.len());
    let ordinal = e.b.ins().iconst(types::I32, position as i64);
    let kind = kind_ordinal(e, kind);
    let zero = e.constant(types::I128, 0);
    let three: Vec<ir::Value> = (0..3).map(|index| args.get(index).copied().unwrap_or(zero)).collect();
    call_with_slots(e, Builtin::Exact, &[ordinal, kind], &three, result)
}
