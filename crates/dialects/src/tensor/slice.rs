//! Slices: hyperrectangular parts of tensors, by an offset, a size and a stride a dimension.

use super::type_text;
use crate::build;
use crate::constraints::RANKED_TENSOR;
use crate::index_list::{self, Index};
use checkjit_ir::asm::{OpParser, OpPrinter, OperandRef};
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, Traits, TypeMatch};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Attr, Diagnostic, Dim, Loc, Module, OpId, Rewriter, Type, Value};

/// The three lists: names of the operands and of the arrays.
const LISTS: [(&str, &str); 3] =
    [("offsets", "static_offsets"), ("sizes", "static_sizes"), ("strides", "static_strides")];

const OFFSETS: OperandDef = OperandDef::variadic("offsets", &crate::constraints::INDEX);
const SIZES: OperandDef = OperandDef::variadic("sizes", &crate::constraints::INDEX);
const STRIDES: OperandDef = OperandDef::variadic("strides", &crate::constraints::INDEX);

const BASE: OpDef = OpDef {
    attrs: &[
        AttrDef::required("static_offsets", AttrConstraint::DenseI64),
        AttrDef::required("static_sizes", AttrConstraint::DenseI64),
        AttrDef::required("static_strides", AttrConstraint::DenseI64),
    ],
    traits: Traits::ATTR_SIZED_OPERAND_SEGMENTS.with(Traits::PURE),
    ..OpDef::BASE
};

/// A part of a tensor. Dimensions of size one may be left out of the result.
pub static EXTRACT_SLICE: OpDef = OpDef {
    name: "tensor.extract_slice",
    summary: "A part of a tensor.",
    format: Format::Custom { parse: parse_extract, print: print_extract },
    operands: &[OperandDef::one("source", &RANKED_TENSOR), OFFSETS, SIZES, STRIDES],
    results: &[OperandDef::one("result", &RANKED_TENSOR)],
    verify: Some(|m, op| {
        let Some(source) = m.operand(op, "source") else { return Ok(()) };
        verify(m, op, m.value_type(source), m.value_type(m.result(op)))
    }),
    result_name: Some(|_, _| "extracted_slice".to_owned()),
    ..BASE
};

/// A tensor with a part replaced by another tensor, in which dimensions of size one may be left out.
pub static INSERT_SLICE: OpDef = OpDef {
    name: "tensor.insert_slice",
    summary: "A tensor with a part replaced by another tensor.",
    format: Format::Custom { parse: |p| parse_insert(p, true), print: print_insert },
    operands: INSERTED,
    results: &[OperandDef::one("result", &RANKED_TENSOR)],
    matching: &[TypeMatch::same("result", "dest", "expected result type to match dest type")],
    verify: Some(verify_insert),
    result_name: Some(|_, _| "inserted_slice".to_owned()),
    ..BASE
};

/// What one of parallel threads contributes to a shared result.
pub static PARALLEL_INSERT_SLICE: OpDef = OpDef {
    name: "tensor.parallel_insert_slice",
    summary: "The part of a shared result that one of parallel threads gives.",
    format: Format::Custom { parse: |p| parse_insert(p, false), print: print_insert },
    operands: INSERTED,
    traits: Traits::ATTR_SIZED_OPERAND_SEGMENTS,
    parents: &["scf.forall.in_parallel"],
    verify: Some(verify_insert),
    ..BASE
};

const INSERTED: &[OperandDef] = &[
    OperandDef::one("source", &RANKED_TENSOR),
    OperandDef::one("dest", &RANKED_TENSOR),
    OFFSETS,
    SIZES,
    STRIDES,
];

/// Reads `%source[0, %i] [4, %n] [1, 1] : type to type`.
fn parse_extract(p: &mut dyn OpParser) -> Option<()> {
    let source = p.operand()?;
    let lists = parse_lists(p)?;
    p.attr_dict()?;
    p.expect(":")?;
    let from = p.ty()?;
    p.expect("to")?;
    let to = p.ty()?;
    p.state().results.push(to);
    resolve(p, &[(source, from)], lists)
}

/// Reads `%source into %dest[0, %i] [4, %n] [1, 1] : type into type`.
fn parse_insert(p: &mut dyn OpParser, has_result: bool) -> Option<()> {
    let source = p.operand()?;
    p.expect("into")?;
    let dest = p.operand()?;
    let lists = parse_lists(p)?;
    p.attr_dict()?;
    p.expect(":")?;
    let from = p.ty()?;
    p.expect("into")?;
    let to = p.ty()?;
    if has_result {
        p.state().results.push(to);
    }
    resolve(p, &[(source, from), (dest, to)], lists)
}

/// The operands of the three lists, after their arrays went into the attributes.
fn parse_lists(p: &mut dyn OpParser) -> Option<[Vec<OperandRef>; 3]> {
    let mut operands = [Vec::new(), Vec::new(), Vec::new()];
    for (operands, (_, statics)) in operands.iter_mut().zip(LISTS) {
        let list = index_list::parse(p)?;
        let attr = index_list::attr(p.module(), &list.statics);
        p.set_attr(statics, attr);
        *operands = list.operands;
    }
    Some(operands)
}

fn resolve(p: &mut dyn OpParser, tensors: &[(OperandRef, Type)], lists: [Vec<OperandRef>; 3]) -> Option<()> {
    let mut sizes = Vec::new();
    for (operand, ty) in tensors {
        let value = p.resolve(operand, *ty)?;
        p.state().operands.push(value);
        sizes.push(1);
    }
    let index = p.module().index_type();
    for list in lists {
        let values = p.resolve_all(&list, &vec![index; list.len()])?;
        sizes.push(values.len() as u32);
        p.state().operands.extend(values);
    }
    let sizes = p.module().i32_array_attr(sizes);
    p.set_attr("operandSegmentSizes", sizes);
    Some(())
}

fn print_extract(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    let Some(source) = m.operand(op, "source") else { return };
    p.text(" ");
    p.value(source);
    print_lists(p, m, op);
    p.ty(m.value_type(source));
    p.text(" to ");
    p.ty(m.value_type(m.result(op)));
}

fn print_insert(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    let (Some(source), Some(dest)) = (m.operand(op, "source"), m.operand(op, "dest")) else { return };
    p.text(" ");
    p.value(source);
    p.text(" into ");
    p.value(dest);
    print_lists(p, m, op);
    p.ty(m.value_type(source));
    p.text(" into ");
    p.ty(m.value_type(dest));
}

fn print_lists(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    for (at, (operands, statics)) in LISTS.into_iter().enumerate() {
        p.text(if at == 0 { "" } else { " " });
        index_list::print(p, &index_list::of(m, op, statics, operands));
    }
    p.attr_dict(op, &LISTS.map(|(_, statics)| statics), false);
    p.text(" : ");
}

fn verify_insert(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let (Some(source), Some(dest)) = (m.operand(op, "source"), m.operand(op, "dest")) else { return Ok(()) };
    verify(m, op, m.value_type(dest), m.value_type(source))
}

/// Do the lists describe a part of `whole`, and has `part` its shape?
fn verify(m: &Module, op: OpId, whole: Type, part: Type) -> Result<(), Diagnostic> {
    let (Some((shape, element)), Some((part_shape, part_element))) =
        (m.tensor_parts(whole), m.tensor_parts(part))
    else {
        return Ok(());
    };
    let [offsets, sizes, strides] = verify_lists(m, op, shape.len())?;
    let extents: Vec<Dim> = sizes.iter().map(|size| index_list::extent(*size)).collect();
    if part_shape.len() > extents.len() {
        return Err(op_error(m, op, "expected rank to be smaller or equal to the other rank"));
    }
    if kept_dims(&extents, part_shape).is_none() {
        let expected = type_text(m, &extents, element);
        let message = format!("expected type to be '{expected}' or a rank-reduced version. (size mismatch)");
        return Err(op_error(m, op, message));
    }
    if part_element != element {
        let element = m.type_text(element);
        return Err(op_error(m, op, format!("expected element type to be '{element}'")));
    }
    for (dim, extent) in shape.iter().enumerate() {
        if let Some(extent) = extent {
            verify_bounds(m, op, dim, *extent, [offsets[dim], sizes[dim], strides[dim]])?;
        }
    }
    Ok(())
}

/// The three lists, one entry a dimension, none of the offsets and sizes negative.
fn verify_lists(m: &Module, op: OpId, rank: usize) -> Result<[Vec<Index>; 3], Diagnostic> {
    let lists = LISTS.map(|(operands, statics)| index_list::of(m, op, statics, operands));
    let [offsets, sizes, strides] = lists.each_ref().map(Vec::len);
    for (what, a, b) in [
        ("sizes rank to match mixed strides", sizes, strides),
        ("offsets rank to match mixed sizes", offsets, sizes),
    ] {
        if a != b {
            let message = format!(
                "expected mixed {what} rank ({a} vs {b}) so the rank of the result type is well-formed."
            );
            return Err(op_error(m, op, message));
        }
    }
    if offsets != rank {
        return Err(op_error(m, op, format!("expected {rank} offset values, got {offsets}")));
    }
    for (operands, statics) in LISTS {
        index_list::verify(m, op, statics, operands)?;
    }
    for ((name, _), list) in LISTS.into_iter().zip(&lists).take(2) {
        if let Some(value) = list.iter().filter_map(|index| index.fixed()).find(|value| *value < 0) {
            return Err(op_error(m, op, format!("expected {name} to be non-negative, but got {value}")));
        }
    }
    Ok(lists)
}

/// Is what is known of one dimension of the slice inside of the tensor? One without elements may begin at the
/// end; its size may be known at run time only.
fn verify_bounds(
    m: &Module,
    op: OpId,
    dim: usize,
    extent: u64,
    [offset, size, stride]: [Index; 3],
) -> Result<(), Diagnostic> {
    let extent = i128::from(extent);
    let Some(offset) = offset.fixed().map(i128::from) else { return Ok(()) };
    let may_be_empty = size.fixed().is_none_or(|size| size == 0);
    if offset > extent || offset == extent && !may_be_empty {
        return Err(op_error(m, op, format!("offset {dim} is out-of-bounds: {offset} >= {extent}")));
    }
    let (Some(size), Some(stride)) = (size.fixed().map(i128::from), stride.fixed().map(i128::from)) else {
        return Ok(());
    };
    let last = offset + (size - 1) * stride;
    if size > 0 && !(0..extent).contains(&last) {
        let relation = if last < 0 { format!("{last} < 0") } else { format!("{last} >= {extent}") };
        return Err(op_error(m, op, format!("slice along dimension {dim} runs out-of-bounds: {relation}")));
    }
    Ok(())
}

/// Which dimensions of a slice of this shape a tensor of shape `reduced` has: all but some of extent one. Where
/// there is a choice, the first ones that fit. `None` if `reduced` is no such shape.
pub fn kept_dims(shape: &[Dim], reduced: &[Dim]) -> Option<Vec<bool>> {
    let mut rest = reduced.iter().peekable();
    let kept: Option<Vec<bool>> = shape
        .iter()
        .map(|dim| match rest.next_if(|next| *next == dim) {
            Some(_) => Some(true),
            None => (*dim == Some(1)).then_some(false),
        })
        .collect();
    kept.filter(|_| rest.next().is_none())
}

/// The attributes and the sizes of the operand groups for offsets, sizes and strides.
fn list_attrs(r: &mut Rewriter<'_>, tensors: usize, lists: [&[Index]; 3]) -> [(&'static str, Attr); 4] {
    let arrays = lists.map(|list| {
        let statics: Vec<i64> =
            list.iter().map(|index| index.fixed().unwrap_or(index_list::DYNAMIC)).collect();
        index_list::attr(r.module, &statics)
    });
    let groups = lists.map(|list| build::dynamic(list).len() as u32);
    let sizes = r.module.i32_array_attr(std::iter::repeat_n(1, tensors).chain(groups));
    let [offsets, extents, strides] = arrays;
    [(LISTS[0].1, offsets), (LISTS[1].1, extents), (LISTS[2].1, strides), ("operandSegmentSizes", sizes)]
}

/// Builds a `tensor.insert_slice` from offsets, sizes and strides.
pub(super) fn insert_slice(
    r: &mut Rewriter<'_>,
    source: Value,
    dest: Value,
    lists: [&[Index]; 3],
    loc: Loc,
) -> Value {
    let (ty, attrs) = (r.module.value_type(dest), list_attrs(r, 2, lists));
    let operands = lists.into_iter().flat_map(build::dynamic);
    let op = r.op(&INSERT_SLICE, loc).operands([source, dest]).operands(operands).results([ty]);
    attrs.into_iter().fold(op, |op, (name, attr)| op.attr(name, attr)).value()
}

/// Builds a `tensor.extract_slice` of the given type from offsets, sizes and strides.
pub(super) fn extract_slice(
    r: &mut Rewriter<'_>,
    source: Value,
    ty: Type,
    lists: [&[Index]; 3],
    loc: Loc,
) -> Value {
    let attrs = list_attrs(r, 1, lists);
    let operands = lists.into_iter().flat_map(build::dynamic);
    let op = r.op(&EXTRACT_SLICE, loc).operands([source]).operands(operands).results([ty]);
    attrs.into_iter().fold(op, |op, (name, attr)| op.attr(name, attr)).value()
}
