//! Tensors with elements added around them.

use super::generate::{GENERATE, YIELD, body};
use super::{EXTRACT, type_text};
use crate::arith;
use crate::build;
use crate::constraints::{INDEX, RANKED_TENSOR};
use crate::index_list::{self, Index};
use crate::scf;
use checkjit_ir::asm::{OpParser, OpPrinter};
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, RegionDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{BlockId, Diagnostic, Dim, InsertPoint, Module, OpId, Rewriter, TypeKind, Value};

/// A tensor with `low` elements before and `high` elements after it in each dimension; the body computes them
/// from their indices in the result. Negative numbers take elements away.
pub static PAD: OpDef = OpDef {
    name: "tensor.pad",
    summary: "A tensor with elements added around it.",
    format: Format::Custom { parse, print },
    operands: &[
        OperandDef::one("source", &RANKED_TENSOR),
        OperandDef::variadic("low", &INDEX),
        OperandDef::variadic("high", &INDEX),
    ],
    results: &[OperandDef::one("result", &RANKED_TENSOR)],
    attrs: &[
        AttrDef::required("static_low", AttrConstraint::DenseI64),
        AttrDef::required("static_high", AttrConstraint::DenseI64),
        AttrDef::optional("nofold", AttrConstraint::Unit),
    ],
    regions: &[RegionDef::any("region")],
    traits: Traits::PURE.with(Traits::SINGLE_BLOCK).with(Traits::ATTR_SIZED_OPERAND_SEGMENTS),
    implicit_terminator: Some(&YIELD),
    verify: Some(verify),
    lower: Some(lower),
    result_name: Some(|_, _| "padded".to_owned()),
    ..OpDef::BASE
};

/// Reads `%source [nofold] low[1, %n] high[0, 2] {...} : type to type`.
fn parse(p: &mut dyn OpParser) -> Option<()> {
    let source = p.operand()?;
    p.flag("nofold", "nofold");
    p.expect("low")?;
    let low = index_list::parse(p)?;
    p.expect("high")?;
    let high = index_list::parse(p)?;
    let region = p.region(&[])?;
    p.ensure_terminator(region);
    p.state().regions.push(region);
    p.attr_dict()?;
    p.expect(":")?;
    let from = p.ty()?;
    p.expect("to")?;
    let to = p.ty()?;
    p.state().results.push(to);
    let source = p.resolve(&source, from)?;
    p.state().operands.push(source);
    let index = p.module().index_type();
    let mut sizes = vec![1];
    for (name, list) in [("static_low", low), ("static_high", high)] {
        let values = p.resolve_all(&list.operands, &vec![index; list.operands.len()])?;
        sizes.push(values.len() as u32);
        p.state().operands.extend(values);
        let attr = index_list::attr(p.module(), &list.statics);
        p.set_attr(name, attr);
    }
    let sizes = p.module().i32_array_attr(sizes);
    p.set_attr("operandSegmentSizes", sizes);
    Some(())
}

fn print(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    let Some(source) = m.operand(op, "source") else { return };
    p.text(" ");
    p.value(source);
    if m.attr(op, "nofold").is_some() {
        p.text(" nofold");
    }
    p.text(" low");
    index_list::print(p, &index_list::of(m, op, "static_low", "low"));
    p.text(" high");
    index_list::print(p, &index_list::of(m, op, "static_high", "high"));
    p.text(" ");
    if let Some(&region) = m.op_regions(op).first() {
        p.region(region, true);
    }
    p.attr_dict(op, &["static_low", "static_high", "nofold"], false);
    p.text(" : ");
    p.ty(m.value_type(source));
    p.text(" to ");
    p.ty(m.value_type(m.result(op)));
}

fn verify(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let Some(source) = m.operand(op, "source") else { return Ok(()) };
    let (from, to) = (m.value_type(source), m.value_type(m.result(op)));
    let (Some((shape, element)), Some((result, result_element))) = (m.tensor_parts(from), m.tensor_parts(to))
    else {
        return Ok(());
    };
    index_list::verify(m, op, "static_low", "low")?;
    index_list::verify(m, op, "static_high", "high")?;
    let low = index_list::of(m, op, "static_low", "low");
    let high = index_list::of(m, op, "static_high", "high");
    if low.len() != shape.len() || high.len() != shape.len() {
        let (from, to) = (m.type_text(from), m.type_text(to));
        let message =
            format!("failed to infer expectedType from sourceType '{from}', specified resultType is '{to}'");
        return Err(op_error(m, op, message));
    }
    let mut inferred = Vec::with_capacity(shape.len());
    for (dim, extent) in shape.iter().enumerate() {
        let padded = padded(*extent, low[dim], high[dim]);
        if padded.is_some_and(|padded| padded < 0) {
            let message =
                format!("dimension {dim} has fewer elements than are taken away by 'low' and 'high'");
            return Err(op_error(m, op, message));
        }
        inferred.push(padded.and_then(|padded| u64::try_from(padded).ok()));
    }
    // What is known of the result must be in its type.
    let fits = |(expected, found): (&Dim, &Dim)| expected.is_none() || expected == found;
    if inferred.len() != result.len() || !inferred.iter().zip(result).all(fits) {
        let (to, inferred) = (m.type_text(to), type_text(m, &inferred, element));
        let message = format!("specified type '{to}' does not match the inferred type '{inferred}'");
        return Err(op_error(m, op, message));
    }
    let (args, yielded) = body(m, op);
    if args.len() != shape.len() {
        return Err(op_error(m, op, format!("expected the block to have {} arguments", shape.len())));
    }
    if let Some(at) = args.iter().position(|arg| !matches!(m.type_kind(m.value_type(*arg)), TypeKind::Index))
    {
        return Err(op_error(m, op, format!("expected block argument {} to be an index", at + 1)));
    }
    if yielded != Some(result_element) {
        return Err(op_error(m, op, "expected yield type to match shape element type"));
    }
    if element != result_element {
        let (to, inferred) = (m.type_text(to), type_text(m, &inferred, element));
        let message = format!("specified type '{to}' does not match the inferred type '{inferred}'");
        return Err(op_error(m, op, message));
    }
    Ok(())
}

/// The extent after padding, where all of it is known.
fn padded(extent: Dim, low: Index, high: Index) -> Option<i128> {
    Some(i128::from(extent?) + i128::from(low.fixed()?) + i128::from(high.fixed()?))
}

/// A `tensor.generate` of the result, whose body asks whether its indices are those of an element of the source;
/// if not, it is the body of the padding.
fn lower(r: &mut Rewriter<'_>, op: OpId) -> bool {
    let m = &*r.module;
    let (loc, ty) = (m.op(op).loc, m.value_type(m.result(op)));
    let element = m.element_or_self(ty);
    let (Some(source), Some(padding)) = (m.operand(op, "source"), m.body(op)) else { return false };
    let low = index_list::of(m, op, "static_low", "low");
    let high = index_list::of(m, op, "static_high", "high");
    let extents = build::extents(r, source, loc);
    let mut sizes = Vec::new();
    for ((extent, low), high) in extents.iter().zip(&low).zip(&high) {
        let sum = build::add(r, *extent, *low, loc);
        sizes.push(build::add(r, sum, *high, loc));
    }
    let (index, i1) = (r.module.index_type(), r.module.int_type(1));
    let (region, block) = (r.module.new_region(), r.module.new_block());
    r.module.append_block(region, block);
    let args: Vec<Value> = sizes.iter().map(|_| r.module.add_block_arg(block, index)).collect();
    let generated = build::tensor_type(r, &sizes, element);
    let generate =
        r.op(&GENERATE, loc).operands(build::dynamic(&sizes)).results([generated]).region(region).build();
    let after = InsertPoint::Before(op);

    r.move_to(InsertPoint::End(block));
    let ult = r.module.int_type(64);
    let ult = r.module.int_attr(ult, 6);
    let (mut places, mut inside) = (Vec::new(), None);
    for (dim, arg) in args.iter().enumerate() {
        let place = match low[dim] {
            Index::Static(0) => *arg,
            low => {
                let low = build::index_value(r, low, loc);
                build::binary(r, &arith::SUBI, *arg, low, loc)
            }
        };
        places.push(place);
        if (low[dim], high[dim]) == (Index::Static(0), Index::Static(0)) {
            continue;
        }
        // As unsigned numbers, since a place before the first element is then past the last one too.
        let extent = build::index_value(r, extents[dim], loc);
        let own =
            r.op(&arith::CMPI, loc).operands([place, extent]).attr("predicate", ult).results([i1]).value();
        inside = Some(match inside {
            Some(inside) => build::binary(r, &arith::ANDI, inside, own, loc),
            None => own,
        });
    }
    let value = match inside {
        None => r.op(&EXTRACT, loc).operands([source]).operands(places).results([element]).value(),
        Some(inside) => {
            let [(then_region, then_block), (else_region, else_block)] = [(), ()].map(|()| {
                let (region, block) = (r.module.new_region(), r.module.new_block());
                r.module.append_block(region, block);
                (region, block)
            });
            let choice = r.op(&scf::IF, loc).operands([inside]).results([element]);
            let choice = choice.region(then_region).region(else_region).value();
            r.move_to(InsertPoint::End(then_block));
            let element = r.op(&EXTRACT, loc).operands([source]).operands(places).results([element]).value();
            r.op(&scf::YIELD, loc).operands([element]).build();
            r.move_to(InsertPoint::End(else_block));
            inline(r, padding, &args, else_block);
            r.move_to(InsertPoint::End(block));
            choice
        }
    };
    r.op(&YIELD, loc).operands([value]).build();
    r.move_to(after);
    let tensor = r.module.result(generate);
    let tensor = build::cast(r, tensor, ty, loc);
    r.replace(op, &[tensor]);
    true
}

/// Moves the operations of a body to the end of a block, where the rewriter is; what it yields becomes what an
/// `scf.yield` does.
fn inline(r: &mut Rewriter<'_>, body: BlockId, args: &[Value], to: BlockId) {
    for (own, arg) in r.module.block_args(body).to_vec().into_iter().zip(args) {
        r.module.replace_uses(own, *arg);
    }
    for op in r.module.block_op_list(body) {
        if !r.module.is(op, &YIELD) {
            r.module.detach(op);
            r.module.append_op(to, op);
            continue;
        }
        let loc = r.module.op(op).loc;
        let value = r.module.operand(op, "value");
        r.op(&scf::YIELD, loc).operands(value).build();
    }
}
