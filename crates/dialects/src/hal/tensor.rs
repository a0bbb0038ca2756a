//! The border between tensors and buffer views.

use super::{BUFFER_TYPE, BUFFER_VIEW_TYPE, FENCE};
use crate::constraints::{INDEX, TENSOR};
use checkjit_ir::asm::{OpParser, OpPrinter, OperandRef};
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, Traits, TypeConstraint};
use checkjit_ir::verify::op_error;
use checkjit_ir::{AttrKind, Diagnostic, Module, OpId, Rewriter, Type, Value};

static BUFFER_OR_VIEW: TypeConstraint = TypeConstraint {
    describe: "buffer or buffer_view",
    matches: |m, ty| m.is_type(ty, &BUFFER_TYPE) || m.is_type(ty, &BUFFER_VIEW_TYPE),
    build: None,
};

const NAME: AttrDef = AttrDef::optional("name", AttrConstraint::Str);
const AFFINITY: AttrDef = AttrDef::optional("affinity", AttrConstraint::Any);

/// The tensor in a buffer view, or in a buffer.
pub static TENSOR_IMPORT: OpDef = OpDef {
    name: "hal.tensor.import",
    summary: "The tensor in a buffer view; an error of the test where the view is of another type.",
    format: Format::Custom { parse: parse_import, print: print_import },
    operands: &[
        OperandDef::one("source", &BUFFER_OR_VIEW),
        OperandDef::variadic("target_dims", &INDEX),
        OperandDef::optional("wait_fence", &FENCE),
        OperandDef::optional("byte_offset", &INDEX),
    ],
    results: &[OperandDef::one("target", &TENSOR)],
    attrs: &[
        AttrDef::required("target_encoding", AttrConstraint::Type),
        AttrDef::optional("consume", AttrConstraint::Unit),
        NAME,
        AFFINITY,
    ],
    traits: Traits::PURE.with(Traits::ATTR_SIZED_OPERAND_SEGMENTS),
    verify: Some(verify_import),
    ..OpDef::BASE
};

/// The buffer view of a tensor, or its buffer.
pub static TENSOR_EXPORT: OpDef = OpDef {
    name: "hal.tensor.export",
    summary: "The buffer view of a tensor.",
    format: Format::Custom { parse: parse_export, print: print_export },
    operands: &[OperandDef::one("source", &TENSOR), OperandDef::variadic("source_dims", &INDEX)],
    results: &[OperandDef::one("target", &BUFFER_OR_VIEW)],
    attrs: &[AttrDef::required("source_encoding", AttrConstraint::Type), NAME, AFFINITY],
    traits: Traits::PURE,
    verify: Some(verify_export),
    ..OpDef::BASE
};

/// The operands of what ties a tensor to storage that is given.
const STORED: [OperandDef; 3] = [
    OperandDef::one("source", &TENSOR),
    OperandDef::variadic("source_dims", &INDEX),
    OperandDef::one("storage", &BUFFER_OR_VIEW),
];

/// A tensor whose contents are to be in storage that is given.
pub static TENSOR_ALIAS: OpDef = OpDef {
    name: "hal.tensor.alias",
    summary: "A tensor, which is written to storage that is given.",
    format: Format::Custom {
        parse: |p| parse_stored(p, "to", true),
        print: |p, m, op| print_stored(p, m, op, "to"),
    },
    operands: const {
        let [source, dims, storage] = STORED;
        &[source, dims, storage, OperandDef::optional("wait_fence", &FENCE)]
    },
    results: &[OperandDef::one("result", &TENSOR)],
    attrs: &[AFFINITY],
    same_types: &[&["source", "result"]],
    traits: Traits::PURE.with(Traits::ATTR_SIZED_OPERAND_SEGMENTS),
    verify: Some(verify_stored),
    not_run: Some("tensors have storage of their own, and are not written to storage that is given"),
    ..OpDef::BASE
};

/// A tensor whose computation is to use storage that is given. Nothing here needs it.
pub static TENSOR_TRANSIENTS: OpDef = OpDef {
    name: "hal.tensor.transients",
    summary: "A tensor whose computation may use storage that is given.",
    format: Format::Custom {
        parse: |p| parse_stored(p, "from", false),
        print: |p, m, op| print_stored(p, m, op, "from"),
    },
    operands: &STORED,
    results: &[OperandDef::one("result", &TENSOR)],
    attrs: &[AFFINITY],
    same_types: &[&["source", "result"]],
    traits: Traits::PURE,
    verify: Some(verify_stored),
    lower: Some(|rewriter, op| {
        let Some(source) = rewriter.module.operand(op, "source") else { return false };
        rewriter.replace(op, &[source]);
        true
    }),
    ..OpDef::BASE
};

/// Tensors, of which a fence is told when they are there. Here they always are.
pub static TENSOR_BARRIER: OpDef = OpDef {
    name: "hal.tensor.barrier",
    summary: "Tensors; a fence is signaled when they are there.",
    format: Format::Custom { parse: parse_barrier, print: print_barrier },
    operands: &[OperandDef::variadic("sources", &TENSOR), OperandDef::one("signal_fence", &FENCE)],
    results: &[OperandDef::variadic("results", &TENSOR)],
    verify: Some(verify_barrier),
    lower: Some(lower_barrier),
    ..OpDef::BASE
};

/// The type that a type attribute names.
fn type_of_attr(m: &Module, op: OpId, name: &str) -> Option<Type> {
    match m.attr_kind(m.attr(op, name)?) {
        AttrKind::Type(ty) => Some(*ty),
        _ => None,
    }
}

/// Reads `[on(affinity)]`.
fn parse_affinity(p: &mut dyn OpParser) -> Option<()> {
    if p.accept("on") {
        p.expect("(")?;
        let affinity = p.attr(None)?;
        p.set_attr("affinity", affinity);
        p.expect(")")?;
    }
    Some(())
}

fn print_affinity(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    if let Some(affinity) = m.attr(op, "affinity") {
        p.text(" on(");
        p.attr(affinity);
        p.text(")");
    }
}

/// Reads `[wait(%fence) =>]`.
fn parse_wait(p: &mut dyn OpParser) -> Option<Option<OperandRef>> {
    if !p.accept("wait") {
        return Some(None);
    }
    p.expect("(")?;
    let fence = p.operand()?;
    p.expect(")")?;
    p.expect("=")?;
    p.expect(">")?;
    Some(Some(fence))
}

fn print_wait(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    if let Some(fence) = m.operand(op, "wait_fence") {
        p.text(" wait(");
        p.value(fence);
        p.text(") =>");
    }
}

/// Reads `[encoding as] type`: the type outside and the type of the tensor.
fn parse_types(p: &mut dyn OpParser) -> Option<(Type, Type)> {
    let encoding = p.ty()?;
    let ty = if p.accept("as") { p.ty()? } else { encoding };
    Some((encoding, ty))
}

fn print_types(p: &mut dyn OpPrinter, encoding: Option<Type>, ty: Type) {
    if let Some(encoding) = encoding.filter(|encoding| *encoding != ty) {
        p.ty(encoding);
        p.text(" as ");
    }
    p.ty(ty);
}

/// Reads `[{dims}]`.
fn parse_dims(p: &mut dyn OpParser) -> Option<Vec<Value>> {
    if !p.accept("{") {
        return Some(Vec::new());
    }
    let index = p.module().index_type();
    let dims = p.operand_list()?;
    let dims = p.resolve_all(&dims, &vec![index; dims.len()])?;
    p.expect("}")?;
    Some(dims)
}

fn print_dims(p: &mut dyn OpPrinter, dims: &[Value]) {
    if !dims.is_empty() {
        p.text("{");
        p.values(dims);
        p.text("}");
    }
}

/// Sets how many operands each group has.
fn set_segments<const N: usize>(p: &mut dyn OpParser, sizes: [usize; N]) {
    let sizes = p.module().i32_array_attr(sizes.map(|size| size as u32));
    p.set_attr("operandSegmentSizes", sizes);
}

/// The type of fences.
fn fence_type(p: &mut dyn OpParser) -> Type {
    p.module().dialect_type(&super::FENCE_TYPE)
}

/// Reads `[on(affinity)] [wait(%fence) =>] [consume] %source [offset(%offset)] ["name"] : type -> [encoding as]
/// type [{dims}]`.
fn parse_import(p: &mut dyn OpParser) -> Option<()> {
    parse_affinity(p)?;
    let fence = parse_wait(p)?;
    p.flag("consume", "consume");
    let source = p.operand()?;
    let mut offset = None;
    if p.accept("offset") {
        p.expect("(")?;
        let index = p.module().index_type();
        let name = p.operand()?;
        offset = Some(p.resolve(&name, index)?);
        p.expect(")")?;
    }
    if !p.at(":") {
        let name = p.attr(None)?;
        p.set_attr("name", name);
    }
    p.expect(":")?;
    let source_type = p.ty()?;
    let source = p.resolve(&source, source_type)?;
    p.expect("->")?;
    let (encoding, ty) = parse_types(p)?;
    let dims = parse_dims(p)?;
    let fence_type = fence_type(p);
    let fence = match fence {
        Some(fence) => Some(p.resolve(&fence, fence_type)?),
        None => None,
    };
    set_segments(p, [1, dims.len(), usize::from(fence.is_some()), usize::from(offset.is_some())]);
    p.state().operands = [source].into_iter().chain(dims).chain(fence).chain(offset).collect();
    p.state().results.push(ty);
    let encoding = p.module().type_attr(encoding);
    p.set_attr("target_encoding", encoding);
    p.attr_dict()
}

fn print_import(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    print_affinity(p, m, op);
    print_wait(p, m, op);
    if m.attr(op, "consume").is_some() {
        p.text(" consume");
    }
    let Some(source) = m.operand(op, "source") else { return };
    p.text(" ");
    p.value(source);
    if let Some(offset) = m.operand(op, "byte_offset") {
        p.text(" offset(");
        p.value(offset);
        p.text(")");
    }
    if let Some(name) = m.attr(op, "name") {
        p.text(" ");
        p.attr(name);
    }
    p.text(" : ");
    p.ty(m.value_type(source));
    p.text(" -> ");
    print_types(p, type_of_attr(m, op, "target_encoding"), m.value_type(m.result(op)));
    print_dims(p, &m.operand_group(op, "target_dims"));
    p.attr_dict(op, &["target_encoding", "consume", "name", "affinity"], false);
}

/// Reads `[on(affinity)] %source ["name"] : [encoding as] type [{dims}] -> type`.
fn parse_export(p: &mut dyn OpParser) -> Option<()> {
    parse_affinity(p)?;
    let source = p.operand()?;
    if !p.at(":") {
        let name = p.attr(None)?;
        p.set_attr("name", name);
    }
    p.expect(":")?;
    let (encoding, ty) = parse_types(p)?;
    let source = p.resolve(&source, ty)?;
    p.state().operands.push(source);
    let dims = parse_dims(p)?;
    p.state().operands.extend(dims);
    p.expect("->")?;
    let target = p.ty()?;
    p.state().results.push(target);
    let encoding = p.module().type_attr(encoding);
    p.set_attr("source_encoding", encoding);
    p.attr_dict()
}

fn print_export(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    print_affinity(p, m, op);
    p.text(" ");
    let operands: Vec<_> = m.operands(op).collect();
    let Some((source, dims)) = operands.split_first() else { return };
    p.value(*source);
    if let Some(name) = m.attr(op, "name") {
        p.text(" ");
        p.attr(name);
    }
    p.text(" : ");
    print_types(p, type_of_attr(m, op, "source_encoding"), m.value_type(*source));
    print_dims(p, dims);
    p.text(" -> ");
    p.ty(m.value_type(m.result(op)));
    p.attr_dict(op, &["source_encoding", "name", "affinity"], false);
}

/// Reads `[on(affinity)] [wait(%fence) =>] %source : type [{dims}] to %storage : type`.
fn parse_stored(p: &mut dyn OpParser, keyword: &str, may_wait: bool) -> Option<()> {
    parse_affinity(p)?;
    let fence = if may_wait { parse_wait(p)? } else { None };
    let source = p.operand()?;
    p.expect(":")?;
    let ty = p.ty()?;
    let source = p.resolve(&source, ty)?;
    let dims = parse_dims(p)?;
    p.expect(keyword)?;
    let storage = p.operand()?;
    p.expect(":")?;
    let storage_type = p.ty()?;
    let storage = p.resolve(&storage, storage_type)?;
    let fence_type = fence_type(p);
    let fence = match fence {
        Some(fence) => Some(p.resolve(&fence, fence_type)?),
        None => None,
    };
    if may_wait {
        set_segments(p, [1, dims.len(), 1, usize::from(fence.is_some())]);
    }
    p.state().operands = [source].into_iter().chain(dims).chain([storage]).chain(fence).collect();
    p.state().results.push(ty);
    p.attr_dict()
}

fn print_stored(p: &mut dyn OpPrinter, m: &Module, op: OpId, keyword: &str) {
    print_affinity(p, m, op);
    print_wait(p, m, op);
    let (Some(source), Some(storage)) = (m.operand(op, "source"), m.operand(op, "storage")) else { return };
    p.text(" ");
    p.value(source);
    p.text(" : ");
    p.ty(m.value_type(source));
    print_dims(p, &m.operand_group(op, "source_dims"));
    p.text(&format!(" {keyword} "));
    p.value(storage);
    p.text(" : ");
    p.ty(m.value_type(storage));
    p.attr_dict(op, &["affinity"], false);
}

/// Reads `join(%sources : types) => %fence : type`.
fn parse_barrier(p: &mut dyn OpParser) -> Option<()> {
    p.expect("join")?;
    p.expect("(")?;
    let sources = p.operand_list()?;
    p.expect(":")?;
    let types = if sources.is_empty() { Vec::new() } else { p.type_list()? };
    let sources = p.resolve_all(&sources, &types)?;
    p.expect(")")?;
    p.expect("=")?;
    p.expect(">")?;
    let fence = p.operand()?;
    p.expect(":")?;
    let ty = p.ty()?;
    let fence = p.resolve(&fence, ty)?;
    p.state().operands = sources.into_iter().chain([fence]).collect();
    p.state().results = types;
    p.attr_dict_with_keyword()
}

fn print_barrier(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    let (sources, fence) = (m.operand_group(op, "sources"), m.operand(op, "signal_fence"));
    let types: Vec<Type> = sources.iter().map(|value| m.value_type(*value)).collect();
    p.text(" join(");
    p.values(&sources);
    p.text(" : ");
    p.types(&types);
    p.text(") => ");
    if let Some(fence) = fence {
        p.value(fence);
        p.text(" : ");
        p.ty(m.value_type(fence));
    }
    p.attr_dict(op, &[], true);
}

fn dynamic_dims(m: &Module, ty: Type) -> usize {
    m.tensor_parts(ty).map_or(0, |(shape, _)| shape.iter().filter(|dim| dim.is_none()).count())
}

/// Outside and inside have equally many dynamic extents, which are taken to be the same.
fn verify_encoding(m: &Module, op: OpId, encoding: Option<Type>, ty: Type) -> Result<(), Diagnostic> {
    let Some(encoding) = encoding.filter(|encoding| dynamic_dims(m, *encoding) != dynamic_dims(m, ty)) else {
        return Ok(());
    };
    let (outside, inside) = (m.type_text(encoding), m.type_text(ty));
    let message = format!(
        "encoding and storage types must have the same dynamic dimension values; encoding shape '{outside}' \
         incompatible with storage shape '{inside}'"
    );
    Err(op_error(m, op, message))
}

fn verify_import(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let ty = m.value_type(m.result(op));
    if m.operand_group(op, "target_dims").len() != dynamic_dims(m, ty) {
        let message = "number of target_dims must match number of dynamic dims in target type";
        return Err(op_error(m, op, message));
    }
    verify_encoding(m, op, type_of_attr(m, op, "target_encoding"), ty)
}

fn verify_export(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let Some(source) = m.operand(op, "source") else { return Ok(()) };
    let ty = m.value_type(source);
    if m.operand_group(op, "source_dims").len() != dynamic_dims(m, ty) {
        let message = "number of source_dims must match number of dynamic dims in source type";
        return Err(op_error(m, op, message));
    }
    verify_encoding(m, op, type_of_attr(m, op, "source_encoding"), ty)
}

fn verify_stored(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let Some(source) = m.operand(op, "source") else { return Ok(()) };
    if m.operand_group(op, "source_dims").len() == dynamic_dims(m, m.value_type(source)) {
        return Ok(());
    }
    Err(op_error(m, op, "number of dynamic dims must match the operand type"))
}

fn verify_barrier(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let sources = m.operand_group(op, "sources").into_iter().map(|value| m.value_type(value));
    if sources.eq(m.results(op).iter().map(|result| m.value_type(*result))) {
        return Ok(());
    }
    Err(op_error(m, op, "failed to verify that all of {sources, results} have same type"))
}

fn lower_barrier(rewriter: &mut Rewriter<'_>, op: OpId) -> bool {
    let sources = rewriter.module.operand_group(op, "sources");
    rewriter.replace(op, &sources);
    true
}
