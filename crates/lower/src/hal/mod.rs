//! The hal phase: host tensors become buffer views.
//!
//! The steps of a function: control flow becomes branches; [`views`] makes views of reshapes and casts;
//! [`convert`] gives values their new types and makes allocations explicit; [`reuse`] decides which buffers are
//! written again; [`refs`] counts references.

mod convert;
mod device;
mod refs;
mod reuse;
mod views;

use crate::{Failures, functions};
use checkjit_dialects::function::{self, is_definition};
use checkjit_dialects::hal::{BUFFER_VIEW_TYPE, TENSOR_EXPORT};
use checkjit_dialects::{arith, check, jit, util};
use checkjit_ir::{Module, OpId, Type, Value};

/// Enters the phase.
pub(crate) fn enter(m: &mut Module, failures: &mut Failures) {
    for function in functions(m) {
        if failures.get(function).is_none() {
            convert_signature(m, function);
        }
    }
    failures.each(m, &mut |m, function| {
        crate::control::to_cf(m, function)?;
        views::make_views(m, function)?;
        convert::convert_types(m, function)?;
        device::name_devices(m, function);
        reuse::reuse_buffers(m, function);
        refs::count_references(m, function);
        Ok(())
    });
}

/// Tensors in a function's type, and its entry block's arguments, become buffer views.
fn convert_signature(m: &mut Module, function: OpId) {
    let Some((inputs, results)) = function::signature(m, function) else { return };
    let (inputs, results) = (inputs.to_vec(), results.to_vec());
    let inputs: Vec<Type> = inputs.into_iter().map(|ty| convert_type(m, ty)).collect();
    let results = results.into_iter().map(|ty| convert_type(m, ty)).collect();
    if is_definition(m, function)
        && let Some(entry) = m.body(function)
    {
        for (arg, ty) in m.block_args(entry).to_vec().into_iter().zip(&inputs) {
            m.set_value_type(arg, *ty);
        }
    }
    function::set_signature(m, function, inputs, results);
}

/// The type that stands for `ty` on the host.
fn convert_type(m: &mut Module, ty: Type) -> Type {
    if m.is_tensor(ty) { m.dialect_type(&BUFFER_VIEW_TYPE) } else { ty }
}

/// Is the value counted: a buffer view that is no constant's?
fn is_counted(m: &Module, value: Value) -> bool {
    m.is_type(m.value_type(value), &BUFFER_VIEW_TYPE)
        && m.defining_op(value).is_none_or(|op| !m.is(op, &jit::CONSTANT))
}

/// What may stand in a host function of the phase.
pub(crate) fn is_legal(m: &Module, op: OpId) -> bool {
    let Some(def) = m.def(op) else { return false };
    let is_tensor = |value: Value| m.is_tensor(m.value_type(value));
    if m.operands(op).any(is_tensor) || m.results(op).iter().any(|result| is_tensor(*result)) {
        return false;
    }
    match def.dialect() {
        "func" | "cf" | "jit" | "math" => true,
        "arith" => !m.is(op, &arith::CONSTANT) || !m.is_tensor(m.value_type(m.result(op))),
        "util" => !m.is(op, &util::FUNC),
        "hal" => !m.is(op, &TENSOR_EXPORT),
        "check" => {
            let has_device = m.operand(op, "device").is_some();
            let is_scalar = m.is(op, &check::EXPECT_TRUE) || m.is(op, &check::EXPECT_FALSE);
            crate::core::is_legal(m, op) && (is_scalar || has_device)
        }
        _ => false,
    }
}
