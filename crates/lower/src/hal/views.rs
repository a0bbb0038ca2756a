//! Operations that see the elements of a tensor under another type become views of its buffer.
//!
//! This comes before values get their new types, since it is about the old ones. Users come before what they use,
//! so that a source still has its tensor type.

use super::convert_type;
use checkjit_dialects::build::constant_index;
use checkjit_dialects::{arith, flow, jit, tensor};
use checkjit_ir::def::OpDef;
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Diagnostics, Dim, InsertPoint, Loc, Module, OpId, Rewriter, Type, Value};

/// The dynamic extents of an operation's result.
type Sizes = fn(&mut Rewriter<'_>, OpId) -> Result<Vec<Value>, Diagnostic>;

/// How each such operation knows them.
static ROWS: &[(&OpDef, Sizes)] = &[
    (&flow::TENSOR_BITCAST, sizes_written),
    (&flow::TENSOR_RESHAPE, sizes_written),
    (&tensor::BITCAST, sizes_of_source),
    (&tensor::RESHAPE, sizes_in_tensor),
    (&tensor::EXPAND_SHAPE, sizes_given),
    (&tensor::COLLAPSE_SHAPE, sizes_multiplied),
];

/// Replaces them in one function.
pub(super) fn make_views(m: &mut Module, function: OpId) -> Result<(), Diagnostics> {
    let mut diagnostics = Diagnostics::default();
    for op in m.walk(function).into_iter().rev() {
        let mut rewriter = Rewriter::new(m, InsertPoint::Before(op));
        if rewriter.module.is(op, &tensor::CAST) {
            cast(&mut rewriter, op);
        } else if let Some((_, sizes)) = ROWS.iter().find(|(def, _)| rewriter.module.is(op, def))
            && let Err(error) = sizes(&mut rewriter, op).and_then(|sizes| reshape(&mut rewriter, op, sizes))
        {
            diagnostics.push(error);
        }
    }
    if diagnostics.is_empty() { Ok(()) } else { Err(diagnostics) }
}

/// A cast to an unranked tensor passes its operand on; any other asks whether the extents are right.
fn cast(rewriter: &mut Rewriter<'_>, op: OpId) {
    let m = &mut *rewriter.module;
    let (ty, loc) = (m.value_type(m.result(op)), m.op(op).loc);
    let Some(source) = m.operand(op, "source") else { return };
    if m.tensor_parts(ty).is_none() {
        return rewriter.replace(op, &[source]);
    }
    let (view, ty) = (convert_type(m, ty), m.type_attr(ty));
    let cast = rewriter.op(&jit::CAST, loc).operands([source]).attr("type", ty).results([view]).value();
    rewriter.replace(op, &[cast]);
}

fn reshape(rewriter: &mut Rewriter<'_>, op: OpId, sizes: Vec<Value>) -> Result<(), Diagnostic> {
    let m = &mut *rewriter.module;
    let (ty, loc) = (m.value_type(m.result(op)), m.op(op).loc);
    if m.tensor_parts(ty).is_none() {
        return Err(op_error(m, op, "to an unranked tensor is not supported yet"));
    }
    let Some(source) = m.operands(op).next() else { return Ok(()) };
    let (view, ty) = (convert_type(m, ty), m.type_attr(ty));
    let reshape = rewriter
        .op(&jit::RESHAPE, loc)
        .operands([source])
        .operands(sizes)
        .attr("type", ty)
        .results([view])
        .value();
    rewriter.replace(op, &[reshape]);
    Ok(())
}

/// The shape of the result's type.
fn result_shape(m: &Module, op: OpId) -> Vec<Dim> {
    m.tensor_parts(m.value_type(m.result(op))).map(|(shape, _)| shape.to_vec()).unwrap_or_default()
}

/// The positions of the dynamic dimensions.
fn dynamic(shape: &[Dim]) -> impl Iterator<Item = usize> {
    shape.iter().enumerate().filter(|(_, dim)| dim.is_none()).map(|(at, _)| at)
}

/// The extents are written beside the type.
fn sizes_written(rewriter: &mut Rewriter<'_>, op: OpId) -> Result<Vec<Value>, Diagnostic> {
    Ok(rewriter.module.operand_group(op, "result_dims"))
}

fn sizes_of_source(rewriter: &mut Rewriter<'_>, op: OpId) -> Result<Vec<Value>, Diagnostic> {
    let m = &*rewriter.module;
    let (loc, shape) = (m.op(op).loc, result_shape(m, op));
    let Some(source) = m.operand(op, "source") else { return Ok(Vec::new()) };
    Ok(dynamic(&shape).map(|at| extent(rewriter, source, at, loc)).collect())
}

/// The extents are the elements of another tensor.
fn sizes_in_tensor(rewriter: &mut Rewriter<'_>, op: OpId) -> Result<Vec<Value>, Diagnostic> {
    let m = &mut *rewriter.module;
    let (loc, shape, index) = (m.op(op).loc, result_shape(m, op), m.index_type());
    let Some(sizes) = m.operand(op, "shape") else { return Ok(Vec::new()) };
    let element = m.element_or_self(m.value_type(sizes));
    let mut extents = Vec::new();
    for at in dynamic(&shape) {
        let at = constant_index(rewriter, at as i64, loc);
        let size = rewriter.op(&tensor::EXTRACT, loc).operands([sizes, at]).results([element]).value();
        extents.push(match element == index {
            true => size,
            false => rewriter.op(&arith::INDEX_CAST, loc).operands([size]).results([index]).value(),
        });
    }
    Ok(extents)
}

/// The extents are operands; what the older form leaves out, the core phase worked out.
fn sizes_given(rewriter: &mut Rewriter<'_>, op: OpId) -> Result<Vec<Value>, Diagnostic> {
    Ok(rewriter.module.operand_group(op, "output_shape"))
}

/// Each extent is the product of several of the source.
fn sizes_multiplied(rewriter: &mut Rewriter<'_>, op: OpId) -> Result<Vec<Value>, Diagnostic> {
    let m = &mut *rewriter.module;
    let (loc, shape, index) = (m.op(op).loc, result_shape(m, op), m.index_type());
    let groups = tensor::reassociation(m, op).unwrap_or_default();
    let Some(source) = m.operands(op).next() else { return Ok(Vec::new()) };
    let mut extents = Vec::new();
    for at in dynamic(&shape) {
        let mut product = None;
        for dim in groups.get(at).cloned().into_iter().flatten() {
            let extent = extent(rewriter, source, dim, loc);
            product = Some(match product {
                None => extent,
                Some(product) => {
                    rewriter.op(&arith::MULI, loc).operands([product, extent]).results([index]).value()
                }
            });
        }
        extents.extend(product);
    }
    Ok(extents)
}

fn extent(rewriter: &mut Rewriter<'_>, source: Value, dim: usize, loc: Loc) -> Value {
    let dim = constant_index(rewriter, dim as i64, loc);
    let index: Type = rewriter.module.index_type();
    rewriter.op(&tensor::DIM, loc).operands([source, dim]).results([index]).value()
}
