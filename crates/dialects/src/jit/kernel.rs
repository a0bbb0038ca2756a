//! Kernels and launches.
//!
//! A kernel is a function of memrefs and scalars: inputs and destinations, in this order. It reads and writes
//! elements; how many there are it asks its memrefs. An access whose indices are known to be within the memref
//! says `in_bounds`; every other one is checked, and stops the run where they are not.
//!
//! A kernel that does the same for every element is `elementwise`: it has memrefs of rank one, and a launch hands
//! over its tensors, all of one shape, as if they were. So one kernel serves every shape. Only to such a kernel a
//! launch may hand over a destination that shares its storage with an input.

use crate::constraints::ANY_TYPE;
use crate::function;
use crate::hal::BUFFER_VIEW_TYPE;
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, Traits, TypeConstraint};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Module, OpId, Type};

/// A function that runs on the device.
pub static KERNEL: OpDef = OpDef {
    name: "jit.kernel",
    summary: "A function of inputs and destinations that runs on the device.",
    format: Format::Custom { parse: function::parse, print: function::print },
    attrs: &{
        let [name, ty, visibility, args, results] = *function::ATTRS;
        [name, ty, visibility, args, results, AttrDef::optional(ELEMENTWISE, AttrConstraint::Unit)]
    },
    regions: function::BODY,
    traits: function::TRAITS,
    verify: Some(verify_kernel),
    ..OpDef::BASE
};

/// The attribute of a kernel that does the same for every element.
pub const ELEMENTWISE: &str = "elementwise";

/// The attribute of a memory access whose indices are within the memref.
pub const IN_BOUNDS: &str = "in_bounds";

/// Does a kernel do the same for every element?
pub fn is_elementwise(m: &Module, kernel: OpId) -> bool {
    m.attr(kernel, ELEMENTWISE).is_some()
}

fn verify_kernel(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    function::verify(m, op)?;
    let (params, results) = function::signature(m, op).unwrap_or_default();
    if !results.is_empty() {
        return Err(op_error(m, op, "has results, where a kernel writes to its destinations"));
    }
    let is_flat = |ty: &Type| m.memref_parts(*ty).is_none_or(|(shape, _)| shape == [None]);
    if is_elementwise(m, op) && !params.iter().all(is_flat) {
        return Err(op_error(m, op, "is elementwise, and so needs memrefs of one dynamic dimension"));
    }
    Ok(())
}

/// The end of a kernel.
pub static YIELD: OpDef = OpDef { name: "jit.yield", summary: "Ends a kernel.", ..function::RETURN };

static TENSOR_OR_VIEW: TypeConstraint = TypeConstraint {
    describe: "tensor or buffer_view",
    matches: |m, ty| m.is_tensor(ty) || m.is_type(ty, &BUFFER_VIEW_TYPE),
    build: None,
};

/// Runs a kernel. On tensors its results are the destinations with their new contents; on buffer views it
/// has no results and writes to the destinations.
pub static LAUNCH: OpDef = OpDef {
    name: "jit.launch",
    summary: "Runs a kernel on the device.",
    format: Format::Declarative(
        "$callee `ins` `` `(` ($inputs^ `:` type($inputs))? `)` `outs` `` `(` \
         ($outputs^ `:` type($outputs))? `)` attr-dict (`->` type($results)^)?",
    ),
    operands: &[OperandDef::variadic("inputs", &ANY_TYPE), OperandDef::variadic("outputs", &TENSOR_OR_VIEW)],
    results: &[OperandDef::variadic("results", &TENSOR_OR_VIEW)],
    attrs: &[AttrDef::required("callee", AttrConstraint::FlatSymbolRef)],
    traits: Traits::ATTR_SIZED_OPERAND_SEGMENTS,
    verify: Some(verify_launch),
    ..OpDef::BASE
};

/// The kernel that an operation launches.
pub fn launched(m: &Module, launch: OpId) -> Option<OpId> {
    let name = m.attr_symbol(m.attr(launch, "callee")?)?;
    m.lookup_symbol(launch, name).filter(|kernel| m.is(*kernel, &KERNEL))
}

fn verify_launch(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let Some((params, _)) = launched(m, op).and_then(|kernel| function::signature(m, kernel)) else {
        let name = m.attr(op, "callee").and_then(|attr| m.attr_symbol(attr)).unwrap_or_default();
        return Err(op_error(m, op, format!("'{name}' does not reference a valid kernel")));
    };
    if params.len() != m.operands(op).len() {
        let message = format!("has {} operands, but the kernel takes {}", m.operands(op).len(), params.len());
        return Err(op_error(m, op, message));
    }
    let outputs = m.operand_group(op, "outputs");
    for (index, (value, param)) in m.operands(op).zip(params).enumerate() {
        let ty = m.value_type(value);
        if !fits(m, ty, *param) {
            let (from, to) = (m.type_text(ty), m.type_text(*param));
            let message = format!("operand #{index} of type '{from}' does not fit the kernel's '{to}'");
            return Err(op_error(m, op, message));
        }
    }
    let result_types = m.results(op).iter().map(|result| m.value_type(*result));
    let output_types = outputs.iter().map(|output| m.value_type(*output));
    if !m.results(op).is_empty() && !result_types.eq(output_types) {
        return Err(op_error(m, op, "results must have the types of the destinations"));
    }
    Ok(())
}

/// Can the kernel's parameter take this? What a buffer view is, is seen at run time only.
fn fits(m: &Module, ty: Type, param: Type) -> bool {
    match m.memref_parts(param) {
        Some((_, element)) => {
            m.is_type(ty, &BUFFER_VIEW_TYPE) || m.is_tensor(ty) && m.element_or_self(ty) == element
        }
        None => ty == param,
    }
}
