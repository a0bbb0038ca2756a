//! Kernels and launches.
//!
//! A kernel is a function of extents, inputs and destinations, in this order, and yields one tensor a
//! destination. Elementwise work does not depend on the shape, so it is put into kernels of rank one: the
//! one extent is the number of elements, and a launch hands over its tensors flattened, all of one shape.

use crate::constraints::{ANY_TYPE, INDEX};
use crate::function;
use crate::hal::BUFFER_VIEW_TYPE;
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, Traits, TypeConstraint};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Module, OpId, Type};

/// A function that runs on the device.
pub static KERNEL: OpDef = OpDef {
    name: "jit.kernel",
    summary: "A function of extents, inputs and destinations that runs on the device.",
    format: Format::Custom { parse: function::parse, print: function::print },
    attrs: function::ATTRS,
    regions: function::BODY,
    traits: function::TRAITS.with(Traits::SINGLE_BLOCK),
    verify: Some(function::verify),
    ..OpDef::BASE
};

/// The end of a kernel: the tensors its destinations get.
pub static YIELD: OpDef =
    OpDef { name: "jit.yield", summary: "Ends a kernel with one tensor a destination.", ..function::RETURN };

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
        "$callee `` `[` $extents `]` `ins` `` `(` ($inputs^ `:` type($inputs))? `)` `outs` `` `(` \
         ($outputs^ `:` type($outputs))? `)` attr-dict (`->` type($results)^)?",
    ),
    operands: &[
        OperandDef::variadic("extents", &INDEX),
        OperandDef::variadic("inputs", &ANY_TYPE),
        OperandDef::variadic("outputs", &TENSOR_OR_VIEW),
    ],
    results: &[OperandDef::variadic("results", &TENSOR_OR_VIEW)],
    attrs: &[AttrDef::required("callee", AttrConstraint::FlatSymbolRef)],
    traits: Traits::ATTR_SIZED_OPERAND_SEGMENTS,
    verify: Some(verify_launch),
    ..OpDef::BASE
};

fn verify_launch(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let name = m.attr(op, "callee").and_then(|attr| m.attr_symbol(attr)).unwrap_or_default();
    let kernel = m.lookup_symbol(op, name).filter(|kernel| m.is(*kernel, &KERNEL));
    let Some((params, yields)) = kernel.and_then(|kernel| function::signature(m, kernel)) else {
        return Err(op_error(m, op, format!("'{name}' does not reference a valid kernel")));
    };
    if params.len() != m.operands(op).len() {
        let message = format!("has {} operands, but the kernel takes {}", m.operands(op).len(), params.len());
        return Err(op_error(m, op, message));
    }
    let outputs = m.operand_group(op, "outputs");
    let results = m.results(op).len();
    if yields.len() != outputs.len() || results != 0 && results != outputs.len() {
        return Err(op_error(
            m,
            op,
            "needs one destination a tensor that the kernel yields, and as many results or none",
        ));
    }
    for (index, (value, param)) in m.operands(op).zip(params).enumerate() {
        let ty = m.value_type(value);
        if !fits(m, ty, *param) {
            let (from, to) = (m.type_text(ty), m.type_text(*param));
            return Err(op_error(
                m,
                op,
                format!("operand #{index} of type '{from}' does not fit the kernel's '{to}'"),
            ));
        }
    }
    let result_types = m.results(op).iter().map(|result| m.value_type(*result));
    if results != 0 && !result_types.eq(outputs.iter().map(|output| m.value_type(*output))) {
        return Err(op_error(m, op, "results must have the types of the destinations"));
    }
    Ok(())
}

/// Can the kernel's parameter take this? A buffer view's element type is seen at run time only.
fn fits(m: &Module, ty: Type, param: Type) -> bool {
    match m.is_tensor(param) {
        true => {
            m.is_type(ty, &BUFFER_VIEW_TYPE)
                || m.is_tensor(ty) && m.element_or_self(ty) == m.element_or_self(param)
        }
        false => ty == param,
    }
}
