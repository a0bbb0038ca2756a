//! Gives values of tensor type their buffer views. Operations that only pass a tensor on disappear.

use super::{convert_type, is_legal};
use checkjit_dialects::{arith, constant_int, hal, jit, tensor, util};
use checkjit_ir::convert::{Pattern, convert};
use checkjit_ir::verify::op_error;
use checkjit_ir::{AttrKind, Diagnostic, Diagnostics, Module, OpId, Rewriter, Type};

/// The patterns, one an operation; the last takes whatever passes values through unchanged.
static PATTERNS: &[Pattern] = &[
    Pattern { root: Some(&arith::CONSTANT), apply: constant },
    Pattern { root: Some(&util::UNFOLDABLE_CONSTANT), apply: constant },
    Pattern { root: Some(&util::OPTIMIZATION_BARRIER), apply: pass_on },
    Pattern { root: Some(&hal::TENSOR_EXPORT), apply: export },
    Pattern { root: Some(&tensor::EMPTY), apply: alloc },
    Pattern { root: Some(&tensor::DIM), apply: dim },
    Pattern { root: Some(&tensor::EXTRACT), apply: extract },
    Pattern { root: Some(&tensor::INSERT), apply: insert },
    Pattern { root: Some(&jit::LAUNCH), apply: launch },
    Pattern { root: None, apply: in_place },
];

/// An export under another type than the tensor's own would change the view; refused while the types are
/// still there.
fn check_exports(m: &Module, function: OpId) -> Result<(), Diagnostics> {
    let mut diagnostics = Diagnostics::default();
    for op in m.walk(function).into_iter().filter(|op| m.is(*op, &hal::TENSOR_EXPORT)) {
        let own = m.operand(op, "source").map(|source| AttrKind::Type(m.value_type(source)));
        if m.attr(op, "source_encoding").map(|attr| m.attr_kind(attr)) != own.as_ref() {
            diagnostics.push(op_error(m, op, "a type other than the tensor's own is not supported yet"));
        }
    }
    if diagnostics.is_empty() { Ok(()) } else { Err(diagnostics) }
}

/// Converts one function, its signature aside. Checks get their devices afterwards.
pub(super) fn convert_types(m: &mut Module, function: OpId) -> Result<(), Diagnostics> {
    check_exports(m, function)?;
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
    m.results(op).iter().any(|result| m.is_tensor(m.value_type(*result)))
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

fn export(rewriter: &mut Rewriter<'_>, op: OpId) -> Result<bool, Diagnostic> {
    let m = &*rewriter.module;
    let Some(source) = m.operand(op, "source") else { return Ok(false) };
    if !m.is_type(m.value_type(m.result(op)), &hal::BUFFER_VIEW_TYPE) {
        return Err(op_error(m, op, "exporting a buffer is not supported yet; export a buffer view"));
    }
    rewriter.replace(op, &[source]);
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

/// Calls and the like: only the types of the results change.
fn in_place(rewriter: &mut Rewriter<'_>, op: OpId) -> Result<bool, Diagnostic> {
    let m = &mut *rewriter.module;
    if !matches!(m.def(op).map(|def| def.dialect()), Some("func" | "util")) || !has_tensor_result(m, op) {
        return Ok(false);
    }
    for result in m.results(op).to_vec() {
        let ty = m.value_type(result);
        let ty = convert_type(m, ty);
        m.set_value_type(result, ty);
    }
    Ok(true)
}
