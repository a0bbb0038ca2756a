//! Regions of operations that are dispatched together. Here dispatches are formed anew, so a region is what is in it.

use crate::constraints::{ANY_TYPE, INDEX};
use checkjit_ir::asm::{OpParser, OpPrinter};
use checkjit_ir::def::{Format, OpDef, OperandDef, RegionDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Module, OpId, RegionId, Rewriter, Type, Value};

/// A region.
pub static DISPATCH_REGION: OpDef = OpDef {
    name: "flow.dispatch.region",
    summary: "Operations that are dispatched together; they may use any value from outside.",
    format: Format::Custom { parse: parse_region, print: print_region },
    operands: &[OperandDef::variadic("result_dims", &INDEX), OperandDef::variadic("workload", &INDEX)],
    results: &[OperandDef::variadic("result", &ANY_TYPE)],
    regions: &[RegionDef::any("body"), RegionDef::any("workgroup_count")],
    traits: Traits::ATTR_SIZED_OPERAND_SEGMENTS,
    implicit_terminator: Some(&RETURN),
    verify: Some(verify_region),
    lower: Some(inline),
    ..OpDef::BASE
};

/// The end of a region.
pub static RETURN: OpDef = OpDef {
    name: "flow.return",
    summary: "Ends a dispatched region with its results.",
    format: Format::Declarative("attr-dict ($operands^ `:` type($operands))?"),
    operands: &[OperandDef::variadic("operands", &ANY_TYPE)],
    traits: Traits::TERMINATOR.with(Traits::PURE),
    ..OpDef::BASE
};

/// Reads `[[workload]] -> (type{dims}, ...) [attributes {...}] {body} [count(args) -> (types) {...}]`.
fn parse_region(p: &mut dyn OpParser) -> Option<()> {
    let index = p.module().index_type();
    let mut workload = Vec::new();
    if p.accept("[") {
        let names = p.operand_list()?;
        workload = p.resolve_all(&names, &vec![index; names.len()])?;
        p.expect("]")?;
    }
    let mut dims = Vec::new();
    if p.accept("->") {
        p.expect("(")?;
        while !p.at(")") {
            let ty = p.ty()?;
            p.state().results.push(ty);
            if p.accept("{") {
                let names = p.operand_list()?;
                dims.extend(p.resolve_all(&names, &vec![index; names.len()])?);
                p.expect("}")?;
            }
            if !p.accept(",") {
                break;
            }
        }
        p.expect(")")?;
    }
    let sizes = p.module().i32_array_attr([dims.len() as u32, workload.len() as u32]);
    p.set_attr("operandSegmentSizes", sizes);
    p.state().operands = dims.into_iter().chain(workload).collect();
    p.attr_dict_with_keyword()?;
    let body = p.region(&[])?;
    p.ensure_terminator(body);
    let count = parse_count(p)?;
    p.state().regions.extend([body, count]);
    Some(())
}

/// Reads `[count(%x: type, ...) -> (types) {...}]`.
fn parse_count(p: &mut dyn OpParser) -> Option<RegionId> {
    if !p.accept("count") {
        return Some(p.module().new_region());
    }
    let mut args = Vec::new();
    p.expect("(")?;
    while !p.at(")") {
        let name = p.operand()?;
        p.expect(":")?;
        let ty = p.ty()?;
        args.push((name, ty));
        if !p.accept(",") {
            break;
        }
    }
    p.expect(")")?;
    p.expect("->")?;
    p.expect("(")?;
    p.type_list()?;
    p.expect(")")?;
    p.region(&args)
}

fn print_region(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    let workload = m.operand_group(op, "workload");
    if !workload.is_empty() {
        p.text("[");
        p.values(&workload);
        p.text("]");
    }
    p.text(" -> (");
    let mut dims = m.operand_group(op, "result_dims").into_iter();
    for (index, result) in m.results(op).iter().enumerate() {
        p.text(if index == 0 { "" } else { ", " });
        let ty = m.value_type(*result);
        p.ty(ty);
        let own: Vec<Value> = dims.by_ref().take(dynamic_dims(m, ty)).collect();
        if !own.is_empty() {
            p.text("{");
            p.values(&own);
            p.text("}");
        }
    }
    p.text(")");
    p.attr_dict(op, &[], true);
    p.text(" ");
    let &[body, count] = m.op_regions(op) else { return };
    let end = m.region_blocks(body).last().and_then(|block| m.terminator(*block));
    let is_bare = |end: OpId| m.is(end, &RETURN) && m.operands(end).len() == 0 && m.attrs(end).is_empty();
    match end.is_some_and(is_bare) {
        true => p.region_without_terminator(body, true),
        false => p.region(body, true),
    }
    let Some(&entry) = m.region_blocks(count).first() else { return };
    p.text(" count(");
    for (index, arg) in m.block_args(entry).iter().enumerate() {
        p.text(if index == 0 { "" } else { ", " });
        p.value(*arg);
        p.text(": ");
        p.ty(m.value_type(*arg));
    }
    let returned = m.region_blocks(count).last().and_then(|block| m.terminator(*block));
    let types: Vec<Type> =
        returned.map(|end| m.operands(end).map(|value| m.value_type(value)).collect()).unwrap_or_default();
    p.text(") -> (");
    p.types(&types);
    p.text(") ");
    p.region(count, false);
}

fn dynamic_dims(m: &Module, ty: Type) -> usize {
    m.tensor_parts(ty).map_or(0, |(shape, _)| shape.iter().filter(|dim| dim.is_none()).count())
}

fn verify_region(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let &[body, _] = m.op_regions(op) else { return Ok(()) };
    if m.region_blocks(body).first().is_some_and(|entry| !m.block_args(*entry).is_empty()) {
        return Err(op_error(m, op, "expected no block arguments"));
    }
    let results: Vec<Type> = m.results(op).iter().map(|result| m.value_type(*result)).collect();
    for end in m.region_blocks(body).iter().filter_map(|block| m.terminator(*block)) {
        if !m.is(end, &RETURN) {
            continue;
        }
        let types: Vec<Type> = m.operands(end).map(|value| m.value_type(value)).collect();
        if types.len() != results.len() {
            let (expected, found) = (results.len(), types.len());
            let message =
                format!("number of results ({expected}) does not match number of returned values ({found})");
            return Err(op_error(m, end, message));
        }
        if types != results {
            return Err(op_error(m, end, "operand types do not match with parent results"));
        }
    }
    if results.iter().any(|ty| m.tensor_parts(*ty).is_none()) {
        return Err(op_error(m, op, "only ranked tensor results are allowed"));
    }
    let needed: usize = results.iter().map(|ty| dynamic_dims(m, *ty)).sum();
    let given = m.operand_group(op, "result_dims").len();
    if needed == given {
        return Ok(());
    }
    let message =
        format!("value set has {needed} dynamic dimensions but only {given} dimension values are attached");
    Err(op_error(m, op, message))
}

/// Puts what is in a region of one block in its place. How many workgroups there would be is of no account.
fn inline(rewriter: &mut Rewriter<'_>, op: OpId) -> bool {
    let m = &mut *rewriter.module;
    let &[body, _] = m.op_regions(op) else { return false };
    let &[block] = m.region_blocks(body) else { return false };
    let Some(end) = m.terminator(block).filter(|end| m.is(*end, &RETURN)) else { return false };
    let values: Vec<Value> = m.operands(end).collect();
    for inner in m.block_op_list(block) {
        if inner != end {
            m.detach(inner);
            m.insert_before(op, inner);
        }
    }
    rewriter.replace(op, &values);
    true
}
