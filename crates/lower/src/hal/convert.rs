//! Gives values of tensor type their buffer views. Operations that only pass a tensor on disappear.

use super::{convert_type, is_converted, is_legal};
use checkjit_dialects::{arith, build, constant_int, hal, jit, tensor, util};
use checkjit_ir::convert::{Pattern, convert};
use checkjit_ir::verify::op_error;
use checkjit_ir::{AttrKind, Diagnostic, Diagnostics, Module, OpId, Rewriter, Type};

/// The patterns, one an operation; the last takes whatever passes values through unchanged.
static PATTERNS: &[Pattern] = &[
    Pattern { root: Some(&arith::CONSTANT), apply: constant },
    Pattern { root: Some(&util::UNFOLDABLE_CONSTANT), apply: constant },
    Pattern { root: Some(&util::OPTIMIZATION_BARRIER), apply: pass_on },
    Pattern { root: Some(&hal::TENSOR_IMPORT), apply: import },
    Pattern { root: Some(&hal::TENSOR_EXPORT), apply: export },
    Pattern { root: Some(&tensor::EMPTY), apply: alloc },
    Pattern { root: Some(&tensor::DIM), apply: dim },
    Pattern { root: Some(&tensor::RANK), apply: rank },
    Pattern { root: Some(&tensor::EXTRACT), apply: extract },
    Pattern { root: Some(&tensor::INSERT), apply: insert },
    Pattern { root: Some(&jit::LAUNCH), apply: launch },
    Pattern { root: None, apply: in_place },
];

/// Converts one function, its signature aside. Checks get their devices afterwards.
pub(super) fn convert_types(m: &mut Module, function: OpId) -> Result<(), Diagnostics> {
    // Arguments of later blocks have no operation of their own.
    for region in m.op_regions(function).to_vec() {
        for block in m.region_blocks(region).to_vec() {
            for arg in m.block_args(block).to_vec() {
                let ty = m.value_type(arg);
                let ty = convert_type(m, ty);
                m.set_value_type(arg, ty);
            }
        }
    }
    let legal = |m: &Module, op: OpId| {
        is_legal(m, op) || m.def(op).is_some_and(|def| def.dialect() == "check") && !has_tensor_result(m, op)
    };
    convert(m, function, &legal, PATTERNS)
}

fn has_tensor_result(m: &Module, op: OpId) -> bool {
    m.results(op).iter().any(|result| is_converted(m, m.value_type(*result)))
}

fn view_type(m: &mut Module) -> Type {
    m.dialect_type(&hal::BUFFER_VIEW_TYPE)
}

fn constant(rewriter: &mut Rewriter<'_>, op: OpId) -> Result<bool, Diagnostic> {
    let m = &mut *rewriter.module;
    let (loc, ty) = (m.op(op).loc, view_type(m));
    let Some(value) = m.attr(op, "value") else { return Ok(false) };
    let view = rewriter.op(&jit::CONSTANT, loc).attr("value", value).results([ty]).value();
    rewriter.replace(op, &[view]);
    Ok(true)
}

fn pass_on(rewriter: &mut Rewriter<'_>, op: OpId) -> Result<bool, Diagnostic> {
    let values: Vec<_> = rewriter.module.operands(op).collect();
    rewriter.replace(op, &values);
    Ok(true)
}

/// The view itself, of which is asserted that it is what the type outside says; what is a buffer becomes a view of
/// the tensor's type.
fn import(rewriter: &mut Rewriter<'_>, op: OpId) -> Result<bool, Diagnostic> {
    let m = &mut *rewriter.module;
    let (loc, view) = (m.op(op).loc, view_type(m));
    let Some(source) = m.operand(op, "source") else { return Ok(false) };
    let is_view = m.is_type(m.value_type(source), &hal::BUFFER_VIEW_TYPE);
    let ty = match m.attr(op, "target_encoding").map(|attr| m.attr_kind(attr)) {
        Some(AttrKind::Type(ty)) => *ty,
        _ => m.value_type(m.result(op)),
    };
    let parts = m.tensor_parts(ty).map(|(shape, element)| (shape.to_vec(), m.element_type(element)));
    let Some((shape, Some(element))) = parts else {
        return Err(op_error(m, op, format!("type '{}' has no form outside of a run", m.type_text(ty))));
    };
    let Some(number) = element.numbered_hal_type() else {
        let message = format!("elements of type '{}' have no number in HAL", element.mlir_name());
        return Err(op_error(m, op, message));
    };
    let mut dynamic = m.operand_group(op, "target_dims").into_iter();
    let (name, offset) = (m.attr(op, "name"), m.operand(op, "byte_offset"));
    let [index, i32_type] = [m.index_type(), m.int_type(32)];
    let element = build::constant(rewriter, i32_type, number.into(), loc);
    let encoding = build::constant(rewriter, i32_type, hal::DENSE_ROW_MAJOR.into(), loc);
    let mut dims = Vec::new();
    for dim in shape {
        let dynamic = if dim.is_none() { dynamic.next() } else { None };
        dims.push(dynamic.unwrap_or_else(|| build::constant(rewriter, index, dim.unwrap_or(0).into(), loc)));
    }
    let value = if is_view && offset.is_none() {
        let message = name.unwrap_or_else(|| rewriter.module.str_attr("tensor"));
        rewriter
            .op(&hal::BUFFER_VIEW_ASSERT, loc)
            .operands([source, element, encoding])
            .operands(dims)
            .attr("message", message)
            .build();
        source
    } else {
        let buffer_type = rewriter.module.dialect_type(&hal::BUFFER_TYPE);
        let buffer = match is_view {
            true => {
                rewriter.op(&hal::BUFFER_VIEW_BUFFER, loc).operands([source]).results([buffer_type]).value()
            }
            false => source,
        };
        let offset = offset.unwrap_or_else(|| build::constant(rewriter, index, 0, loc));
        let rest = build::constant(rewriter, index, -1, loc);
        rewriter
            .op(&hal::BUFFER_VIEW_CREATE, loc)
            .operands([buffer, offset, rest, element, encoding])
            .operands(dims)
            .results([view])
            .value()
    };
    rewriter.replace(op, &[value]);
    Ok(true)
}

fn export(rewriter: &mut Rewriter<'_>, op: OpId) -> Result<bool, Diagnostic> {
    let m = &*rewriter.module;
    let (loc, target) = (m.op(op).loc, m.value_type(m.result(op)));
    let Some(source) = m.operand(op, "source") else { return Ok(false) };
    let value = match m.is_type(target, &hal::BUFFER_VIEW_TYPE) {
        true => source,
        false => rewriter.op(&hal::BUFFER_VIEW_BUFFER, loc).operands([source]).results([target]).value(),
    };
    rewriter.replace(op, &[value]);
    Ok(true)
}

fn alloc(rewriter: &mut Rewriter<'_>, op: OpId) -> Result<bool, Diagnostic> {
    let m = &mut *rewriter.module;
    let (loc, view) = (m.op(op).loc, view_type(m));
    let ty = m.type_attr(m.value_type(m.result(op)));
    let sizes: Vec<_> = m.operands(op).collect();
    let buffer = rewriter.op(&jit::ALLOC, loc).operands(sizes).attr("type", ty).results([view]).value();
    rewriter.replace(op, &[buffer]);
    Ok(true)
}

/// The rank of an unranked tensor; that of a ranked one is a constant since the core phase.
fn rank(rewriter: &mut Rewriter<'_>, op: OpId) -> Result<bool, Diagnostic> {
    let m = &mut *rewriter.module;
    let (loc, index) = (m.op(op).loc, m.index_type());
    let Some(source) = m.operand(op, "tensor") else { return Ok(false) };
    let rank = rewriter.op(&hal::BUFFER_VIEW_RANK, loc).operands([source]).results([index]).value();
    rewriter.replace(op, &[rank]);
    Ok(true)
}

fn dim(rewriter: &mut Rewriter<'_>, op: OpId) -> Result<bool, Diagnostic> {
    let m = &mut *rewriter.module;
    let (Some(source), Some(at)) = (m.operand(op, "source"), m.operand(op, "index")) else {
        return Ok(false);
    };
    let (loc, index) = (m.op(op).loc, m.index_type());
    let extent = match constant_int(m, at) {
        Some(at) => {
            let at = m.int_attr(index, at);
            rewriter.op(&hal::BUFFER_VIEW_DIM, loc).operands([source]).attr("index", at).results([index])
        }
        None => rewriter.op(&jit::DIM, loc).operands([source, at]).results([index]),
    };
    let extent = extent.value();
    rewriter.replace(op, &[extent]);
    Ok(true)
}

fn extract(rewriter: &mut Rewriter<'_>, op: OpId) -> Result<bool, Diagnostic> {
    let m = &*rewriter.module;
    let (loc, ty, operands) = (m.op(op).loc, m.value_type(m.result(op)), m.operands(op).collect::<Vec<_>>());
    let element = rewriter.op(&jit::LOAD, loc).operands(operands).results([ty]).value();
    rewriter.replace(op, &[element]);
    Ok(true)
}

/// An element is written in place where this is the last use of the tensor; [`reuse`](super::reuse) decides.
fn insert(rewriter: &mut Rewriter<'_>, op: OpId) -> Result<bool, Diagnostic> {
    let m = &mut *rewriter.module;
    let (loc, view) = (m.op(op).loc, view_type(m));
    let (Some(value), Some(dest)) = (m.operand(op, "scalar"), m.operand(op, "dest")) else {
        return Ok(false);
    };
    let indices = m.operand_group(op, "indices");
    let written = rewriter.op(&jit::WRITABLE, loc).operands([dest]).results([view]).value();
    rewriter.op(&jit::STORE, loc).operands([value, written]).operands(indices).build();
    rewriter.replace(op, &[written]);
    Ok(true)
}

/// A launch on views has no results: who used them uses the destinations.
fn launch(rewriter: &mut Rewriter<'_>, op: OpId) -> Result<bool, Diagnostic> {
    let m = &*rewriter.module;
    let (loc, block) = (m.op(op).loc, m.parent_block(op));
    let (inputs, mut outputs) = (m.operand_group(op, "inputs"), m.operand_group(op, "outputs"));
    let attrs = m.attrs(op).to_vec();
    // A new buffer that only this launch sees is written as it is.
    let is_new = |m: &Module, value| {
        let made_here = m.defining_op(value).filter(|alloc| m.is(*alloc, &jit::ALLOC));
        made_here.is_some_and(|alloc| m.parent_block(alloc) == block) && m.uses(value).len() == 1
    };
    for output in &mut outputs {
        if !is_new(rewriter.module, *output) {
            let view = view_type(rewriter.module);
            *output = rewriter.op(&jit::WRITABLE, loc).operands([*output]).results([view]).value();
        }
    }
    let mut builder = rewriter.op(&jit::LAUNCH, loc).operands(inputs).operands(outputs.iter().copied());
    for (name, attr) in attrs {
        builder = builder.named_attr(name, attr);
    }
    builder.build();
    rewriter.replace(op, &outputs);
    Ok(true)
}

/// Calls, choices and the like: only the types of the results change.
fn in_place(rewriter: &mut Rewriter<'_>, op: OpId) -> Result<bool, Diagnostic> {
    let m = &mut *rewriter.module;
    let passes_on =
        matches!(m.def(op).map(|def| def.dialect()), Some("func" | "util")) || m.is(op, &arith::SELECT);
    if !passes_on || !has_tensor_result(m, op) {
        return Ok(false);
    }
    for result in m.results(op).to_vec() {
        let ty = m.value_type(result);
        let ty = convert_type(m, ty);
        m.set_value_type(result, ty);
    }
    Ok(true)
}
