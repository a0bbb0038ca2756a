//! Operations on tensors whose dynamic extents are written beside their types.

use crate::constraints::{ANY_TYPE, INDEX, RANKED_TENSOR};
use crate::{arith, hal, tensor, util};
use checkjit_ir::asm::{OpParser, OpPrinter};
use checkjit_ir::def::{
    AttrConstraint, AttrDef, Format, OpDef, OperandDef, Traits, TypeConstraint, TypeMatch,
};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, InsertPoint, Module, OpId, Rewriter, Type, Value};

/// Tensors of known rank.
const TENSOR: &TypeConstraint = &RANKED_TENSOR;

const fn dims(name: &'static str) -> OperandDef {
    OperandDef::variadic(name, &INDEX)
}

/// A value and the operand that has its dynamic extents.
type Sized = (&'static str, &'static str);

/// Checks that there is an extent a dynamic dimension.
fn verify_dims(m: &Module, op: OpId, sized: &[Sized]) -> Result<(), Diagnostic> {
    let Some(def) = m.def(op) else { return Ok(()) };
    for (value, dims) in sized {
        let Some(ty) = checkjit_ir::verify::named_type(m, op, def, value) else { continue };
        let shape = m.tensor_parts(ty).map(|(shape, _)| shape).unwrap_or_default();
        let needed = shape.iter().filter(|dim| dim.is_none()).count();
        let given = m.operand_group(op, dims).len();
        if needed != given {
            let message = format!(
                "value set has {needed} dynamic dimensions but only {given} dimension values are attached"
            );
            return Err(op_error(m, op, message));
        }
    }
    Ok(())
}

/// The row of a tensor that passes through.
const PASSED_ON: OpDef = OpDef {
    format: Format::Declarative(
        "$operand `:` type($result) (`{` $operand_dims^ `}`)? attr-dict-with-keyword",
    ),
    operands: &[OperandDef::one("operand", TENSOR), dims("operand_dims")],
    results: &[OperandDef::one("result", TENSOR)],
    same_types: &[&["operand", "result"]],
    traits: Traits::PURE,
    verify: Some(|m, op| verify_dims(m, op, &[("result", "operand_dims")])),
    lower: Some(|rewriter, op| {
        let Some(operand) = rewriter.module.operand(op, "operand") else { return false };
        rewriter.replace(op, &[operand]);
        true
    }),
    ..OpDef::BASE
};

/// A copy. Values do not change, so it is its operand.
pub static TENSOR_CLONE: OpDef =
    OpDef { name: "flow.tensor.clone", summary: "A copy of a tensor.", ..PASSED_ON };

/// A tensor that is to be on a device.
pub static TENSOR_BARRIER: OpDef = OpDef {
    name: "flow.tensor.barrier",
    summary: "A tensor that has to be on a device.",
    format: Format::Declarative(
        "$operand `:` type($result) (`{` $operand_dims^ `}`)? `on` $target attr-dict-with-keyword",
    ),
    attrs: &[AttrDef::required("target", AttrConstraint::Any)],
    ..PASSED_ON
};

/// A tensor on another device, of which there is none.
pub static TENSOR_TRANSFER: OpDef = OpDef {
    name: "flow.tensor.transfer",
    summary: "A tensor, brought to a device.",
    format: Format::Declarative(
        "$operand `:` type($result) (`{` $operand_dims^ `}`)? `to` $target attr-dict-with-keyword",
    ),
    attrs: &[AttrDef::required("target", AttrConstraint::Any)],
    ..PASSED_ON
};

/// A tensor with what its extents are.
pub static TENSOR_TIE_SHAPE: OpDef = OpDef {
    name: "flow.tensor.tie_shape",
    summary: "A tensor, and values that its extents have.",
    format: Format::Declarative("$operand attr-dict `:` type($result) (`{` $dynamic_dims^ `}`)?"),
    operands: &[OperandDef::one("operand", TENSOR), dims("dynamic_dims")],
    verify: Some(|m, op| verify_dims(m, op, &[("result", "dynamic_dims")])),
    ..PASSED_ON
};

/// A constant.
pub static TENSOR_CONSTANT: OpDef = OpDef {
    name: "flow.tensor.constant",
    summary: "A constant tensor.",
    format: Format::Declarative("attr-dict $value"),
    results: &[OperandDef::one("result", TENSOR)],
    attrs: &[AttrDef::required("value", AttrConstraint::Typed)],
    same_types: &[&["value", "result"]],
    traits: Traits::PURE.with(Traits::CONSTANT),
    lower: Some(|rewriter, op| {
        let m = &*rewriter.module;
        let (loc, ty) = (m.op(op).loc, m.value_type(m.result(op)));
        let Some(value) = m.attr(op, "value") else { return false };
        let value = rewriter.op(&arith::CONSTANT, loc).attr("value", value).results([ty]).value();
        rewriter.replace(op, &[value]);
        true
    }),
    ..OpDef::BASE
};

/// A constant whose extents the compiler must not know.
pub static TENSOR_DYNAMIC_CONSTANT: OpDef = OpDef {
    name: "flow.tensor.dynamic_constant",
    summary: "A constant tensor whose type does not tell its extents.",
    format: Format::Declarative("attr-dict $value `->` type($result)"),
    results: &[OperandDef::one("result", TENSOR)],
    attrs: &[AttrDef::required("value", AttrConstraint::Typed)],
    verify: Some(|m, op| {
        let own = m.attr(op, "value").and_then(|value| m.attr_type(value));
        let (own, result) =
            (own.and_then(|ty| m.tensor_parts(ty)), m.tensor_parts(m.value_type(m.result(op))));
        let fits = own.zip(result).is_some_and(|((own, x), (result, y))| {
            let fits = |(own, dim): (&Option<u64>, &Option<u64>)| dim.is_none() || own == dim;
            x == y && own.len() == result.len() && own.iter().zip(result).all(fits)
        });
        if fits {
            Ok(())
        } else {
            Err(op_error(m, op, "needs a value of the result's element type and shape"))
        }
    }),
    lower: Some(|rewriter, op| {
        let m = &*rewriter.module;
        let (loc, ty) = (m.op(op).loc, m.value_type(m.result(op)));
        let Some(value) = m.attr(op, "value") else { return false };
        let Some(own) = m.attr_type(value) else { return false };
        let constant =
            rewriter.op(&util::UNFOLDABLE_CONSTANT, loc).attr("value", value).results([own]).value();
        let result = match own == ty {
            true => constant,
            false => rewriter.op(&tensor::CAST, loc).operands([constant]).results([ty]).value(),
        };
        rewriter.replace(op, &[result]);
        true
    }),
    ..OpDef::BASE
};

/// The row of a tensor's bytes under another type.
const VIEW: OpDef = OpDef {
    format: Format::Declarative(
        "$source `:` type($source) (`{` $source_dims^ `}`)? `->` type($result) (`{` $result_dims^ `}`)? \
         attr-dict-with-keyword",
    ),
    operands: &[OperandDef::one("source", TENSOR), dims("source_dims"), dims("result_dims")],
    results: &[OperandDef::one("result", TENSOR)],
    traits: Traits::PURE.with(Traits::ATTR_SIZED_OPERAND_SEGMENTS),
    ..OpDef::BASE
};

/// The elements in another shape.
pub static TENSOR_RESHAPE: OpDef = OpDef {
    name: "flow.tensor.reshape",
    summary: "The elements of a tensor in another shape.",
    verify: Some(|m, op| {
        let source = m.operand(op, "source").map(|source| m.value_type(source));
        let element = |ty| m.element_type(m.element_or_self(ty)).map(|element| element.value_bits());
        if source.and_then(element) != element(m.value_type(m.result(op))) {
            return Err(op_error(m, op, "element bit widths must match"));
        }
        verify_dims(m, op, &[("source", "source_dims"), ("result", "result_dims")])
    }),
    ..VIEW
};

/// The bytes under another type.
pub static TENSOR_BITCAST: OpDef = OpDef {
    name: "flow.tensor.bitcast",
    summary: "The bytes of a tensor under another type.",
    verify: Some(|m, op| verify_dims(m, op, &[("source", "source_dims"), ("result", "result_dims")])),
    ..VIEW
};

/// One element.
pub static TENSOR_LOAD: OpDef = OpDef {
    name: "flow.tensor.load",
    summary: "One element of a tensor.",
    format: Format::Declarative(
        "$source (`[` $indices^ `]`)? `:` type($source) (`{` $source_dims^ `}`)? attr-dict-with-keyword",
    ),
    operands: &[OperandDef::one("source", TENSOR), dims("source_dims"), dims("indices")],
    results: &[OperandDef::one("result", &ANY_TYPE)],
    traits: Traits::PURE.with(Traits::ATTR_SIZED_OPERAND_SEGMENTS),
    matching: &[TypeMatch::element("result", "source", "value type matches element type of target operand")],
    verify: Some(|m, op| {
        verify_dims(m, op, &[("source", "source_dims")])?;
        verify_indices(m, op, "source")
    }),
    lower: Some(|rewriter, op| {
        let m = &*rewriter.module;
        let (loc, ty, indices) = (m.op(op).loc, m.value_type(m.result(op)), m.operand_group(op, "indices"));
        let Some(source) = m.operand(op, "source") else { return false };
        let value =
            rewriter.op(&tensor::EXTRACT, loc).operands([source]).operands(indices).results([ty]).value();
        rewriter.replace(op, &[value]);
        true
    }),
    ..OpDef::BASE
};

/// A tensor with one element replaced.
pub static TENSOR_STORE: OpDef = OpDef {
    name: "flow.tensor.store",
    summary: "A tensor with one element replaced.",
    format: Format::Declarative(
        "$value `,` $target (`[` $indices^ `]`)? `:` type($target) (`{` $target_dims^ `}`)? \
         attr-dict-with-keyword",
    ),
    operands: &[
        OperandDef::one("value", &ANY_TYPE),
        OperandDef::one("target", TENSOR),
        dims("target_dims"),
        dims("indices"),
    ],
    results: &[OperandDef::one("result", TENSOR)],
    same_types: &[&["target", "result"]],
    traits: Traits::PURE.with(Traits::ATTR_SIZED_OPERAND_SEGMENTS),
    matching: &[TypeMatch::element("value", "target", "value type matches element type of target operand")],
    verify: Some(|m, op| {
        verify_dims(m, op, &[("target", "target_dims")])?;
        verify_indices(m, op, "target")
    }),
    lower: Some(|rewriter, op| {
        let m = &*rewriter.module;
        let (loc, ty, indices) = (m.op(op).loc, m.value_type(m.result(op)), m.operand_group(op, "indices"));
        let (Some(value), Some(target)) = (m.operand(op, "value"), m.operand(op, "target")) else {
            return false;
        };
        let builder = rewriter.op(&tensor::INSERT, loc).operands([value, target]).operands(indices);
        let result = builder.results([ty]).value();
        rewriter.replace(op, &[result]);
        true
    }),
    ..OpDef::BASE
};

fn verify_indices(m: &Module, op: OpId, of: &str) -> Result<(), Diagnostic> {
    let rank = m.operand(op, of).and_then(|value| m.tensor_parts(m.value_type(value))).map(|(s, _)| s.len());
    let given = m.operand_group(op, "indices").len();
    match rank {
        Some(rank) if rank != given => {
            Err(op_error(m, op, format!("incorrect number of indices, has {given}, expected {rank}")))
        }
        _ => Ok(()),
    }
}

/// The row of a tensor of which only the shape matters.
const UNDEFINED: OpDef = OpDef {
    format: Format::Declarative("`:` type($result) (`{` $result_dims^ `}`)? attr-dict-with-keyword"),
    operands: &[dims("result_dims")],
    results: &[OperandDef::one("result", TENSOR)],
    verify: Some(|m, op| verify_dims(m, op, &[("result", "result_dims")])),
    lower: Some(|rewriter, op| {
        let m = &*rewriter.module;
        let (loc, ty) = (m.op(op).loc, m.value_type(m.result(op)));
        let dims: Vec<Value> = m.operands(op).collect();
        let empty = rewriter.op(&tensor::EMPTY, loc).operands(dims).results([ty]).value();
        rewriter.replace(op, &[empty]);
        true
    }),
    ..OpDef::BASE
};

/// A tensor of which only the shape matters.
pub static TENSOR_EMPTY: OpDef = OpDef {
    name: "flow.tensor.empty",
    summary: "A tensor of which only the shape is defined.",
    traits: Traits::PURE,
    ..UNDEFINED
};

/// New storage for a tensor.
pub static TENSOR_ALLOCA: OpDef = OpDef {
    name: "flow.tensor.alloca",
    summary: "A tensor of which only the shape is defined, with storage of its own.",
    ..UNDEFINED
};

/// A tensor whose elements are all one value.
pub static TENSOR_SPLAT: OpDef = OpDef {
    name: "flow.tensor.splat",
    summary: "A tensor whose elements are all one value.",
    format: Format::Declarative("$value `:` type($result) (`{` $result_dims^ `}`)? attr-dict-with-keyword"),
    operands: &[OperandDef::one("value", &ANY_TYPE), dims("result_dims")],
    results: &[OperandDef::one("result", TENSOR)],
    traits: Traits::PURE,
    matching: &[TypeMatch::element("value", "result", "value type matches element type of result")],
    verify: Some(|m, op| verify_dims(m, op, &[("result", "result_dims")])),
    lower: Some(|rewriter, op| {
        let m = &*rewriter.module;
        let (loc, ty, operands) =
            (m.op(op).loc, m.value_type(m.result(op)), m.operands(op).collect::<Vec<_>>());
        let splat = rewriter.op(&tensor::SPLAT, loc).operands(operands).results([ty]).value();
        rewriter.replace(op, &[splat]);
        true
    }),
    ..OpDef::BASE
};

/// A part of a tensor.
pub static TENSOR_SLICE: OpDef = OpDef {
    name: "flow.tensor.slice",
    summary: "A part of a tensor.",
    format: Format::Declarative(
        "$source `[` $start_indices `for` $lengths `]` `:` type($source) (`{` $source_dims^ `}`)? `->` \
         type($result) (`{` $result_dims^ `}`)? attr-dict-with-keyword",
    ),
    operands: &[
        OperandDef::one("source", TENSOR),
        dims("source_dims"),
        dims("start_indices"),
        dims("lengths"),
        dims("result_dims"),
    ],
    results: &[OperandDef::one("result", TENSOR)],
    traits: Traits::PURE.with(Traits::ATTR_SIZED_OPERAND_SEGMENTS),
    verify: Some(|m, op| {
        verify_dims(m, op, &[("source", "source_dims"), ("result", "result_dims")])?;
        verify_slice(m, op, "source", m.value_type(m.result(op)), &["start_indices", "lengths"])
    }),
    lower: Some(|rewriter, op| {
        let m = &*rewriter.module;
        let ty = m.value_type(m.result(op));
        let sizes = Sizes { ty, dynamic: m.operand_group(op, "result_dims") };
        let Some(source) = m.operand(op, "source") else { return false };
        replace_by_slice(rewriter, op, &tensor::EXTRACT_SLICE, &[source], &sizes)
    }),
    ..OpDef::BASE
};

/// A tensor with a part replaced.
pub static TENSOR_UPDATE: OpDef = OpDef {
    name: "flow.tensor.update",
    summary: "A tensor with a part replaced by another tensor.",
    format: Format::Custom { parse: parse_update, print: print_update },
    operands: &[
        OperandDef::one("target", TENSOR),
        dims("target_dims"),
        dims("start_indices"),
        OperandDef::one("update", TENSOR),
        dims("update_dims"),
    ],
    results: &[OperandDef::one("result", TENSOR)],
    same_types: &[&["target", "result"]],
    traits: Traits::PURE.with(Traits::ATTR_SIZED_OPERAND_SEGMENTS),
    verify: Some(|m, op| {
        verify_dims(m, op, &[("update", "update_dims"), ("target", "target_dims")])?;
        let Some(update) = m.operand(op, "update") else { return Ok(()) };
        verify_slice(m, op, "target", m.value_type(update), &["start_indices"])
    }),
    lower: Some(|rewriter, op| {
        let m = &*rewriter.module;
        let (Some(update), Some(target)) = (m.operand(op, "update"), m.operand(op, "target")) else {
            return false;
        };
        let sizes = Sizes { ty: m.value_type(update), dynamic: m.operand_group(op, "update_dims") };
        replace_by_slice(rewriter, op, &tensor::INSERT_SLICE, &[update, target], &sizes)
    }),
    ..OpDef::BASE
};

/// The whole and the part are of one rank and element type, and there is an index a dimension.
fn verify_slice(m: &Module, op: OpId, whole: &str, part: Type, indices: &[&str]) -> Result<(), Diagnostic> {
    let whole = m.operand(op, whole).and_then(|value| m.tensor_parts(m.value_type(value)));
    let (Some((whole, x)), Some((part, y))) = (whole, m.tensor_parts(part)) else { return Ok(()) };
    if x != y {
        return Err(op_error(m, op, "failed to verify that all of them have same element type"));
    }
    if whole.len() != part.len() {
        return Err(op_error(m, op, "failed to verify that all of them have same rank"));
    }
    match indices.iter().find(|name| m.operand_group(op, name).len() != whole.len()) {
        None => Ok(()),
        Some(name) => Err(op_error(m, op, format!("needs one of '{name}' a dimension"))),
    }
}

/// The extents of a part: its type, and values for the dynamic ones.
struct Sizes {
    ty: Type,
    dynamic: Vec<Value>,
}

/// Replaces an operation by one on slices that begin at its `start_indices`, with steps of one.
fn replace_by_slice(
    rewriter: &mut Rewriter<'_>,
    op: OpId,
    def: &'static OpDef,
    tensors: &[Value],
    sizes: &Sizes,
) -> bool {
    let m = &mut *rewriter.module;
    let (loc, ty, starts) = (m.op(op).loc, m.value_type(m.result(op)), m.operand_group(op, "start_indices"));
    let Some((shape, _)) = m.tensor_parts(sizes.ty) else { return false };
    let extent = |dim: &Option<u64>| dim.map_or(crate::index_list::DYNAMIC, |size| size as i64);
    let statics: Vec<i64> = shape.iter().map(extent).collect();
    let offsets = m.i64_array_attr(vec![crate::index_list::DYNAMIC; statics.len()]);
    let strides = m.i64_array_attr(vec![1; statics.len()]);
    let counts = tensors.iter().map(|_| 1).chain([starts.len() as u32, sizes.dynamic.len() as u32, 0]);
    let counts = m.i32_array_attr(counts.collect::<Vec<u32>>());
    let statics = m.i64_array_attr(statics);
    let result = rewriter
        .op(def, loc)
        .operands(tensors.iter().copied())
        .operands(starts)
        .operands(sizes.dynamic.iter().copied())
        .attr("static_offsets", offsets)
        .attr("static_sizes", statics)
        .attr("static_strides", strides)
        .attr("operandSegmentSizes", counts)
        .results([ty])
        .value();
    rewriter.replace(op, &[result]);
    true
}

/// Reads `%update, %target[starts] : type{dims} -> [%target as] type{dims} [attributes {...}]`.
fn parse_update(p: &mut dyn OpParser) -> Option<()> {
    let index = p.module().index_type();
    let update = p.operand()?;
    p.expect(",")?;
    let target = p.operand()?;
    p.expect("[")?;
    let starts = p.operand_list()?;
    p.expect("]")?;
    p.expect(":")?;
    let (update_type, update_dims) = parse_sized(p)?;
    p.expect("->")?;
    if p.at_operand() {
        p.operand()?;
        p.expect("as")?;
    }
    let (target_type, target_dims) = parse_sized(p)?;
    let update = p.resolve(&update, update_type)?;
    let target = p.resolve(&target, target_type)?;
    let starts = p.resolve_all(&starts, &vec![index; starts.len()])?;
    let sizes = [1, target_dims.len(), starts.len(), 1, update_dims.len()].map(|size| size as u32);
    let sizes = p.module().i32_array_attr(sizes);
    p.set_attr("operandSegmentSizes", sizes);
    let operands = [target].into_iter().chain(target_dims).chain(starts).chain([update]).chain(update_dims);
    p.state().operands = operands.collect();
    p.state().results.push(target_type);
    p.attr_dict_with_keyword()
}

fn print_update(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    let (Some(update), Some(target)) = (m.operand(op, "update"), m.operand(op, "target")) else { return };
    p.text(" ");
    p.values(&[update, target]);
    p.text("[");
    p.values(&m.operand_group(op, "start_indices"));
    p.text("] : ");
    print_sized(p, m.value_type(update), &m.operand_group(op, "update_dims"));
    p.text(" -> ");
    p.value(target);
    p.text(" as ");
    print_sized(p, m.value_type(target), &m.operand_group(op, "target_dims"));
    p.attr_dict(op, &[], true);
}

/// Reads `type [{dims}]`.
fn parse_sized(p: &mut dyn OpParser) -> Option<(Type, Vec<Value>)> {
    let ty = p.ty()?;
    if !p.accept("{") {
        return Some((ty, Vec::new()));
    }
    let index = p.module().index_type();
    let dims = p.operand_list()?;
    let dims = p.resolve_all(&dims, &vec![index; dims.len()])?;
    p.expect("}")?;
    Some((ty, dims))
}

fn print_sized(p: &mut dyn OpPrinter, ty: Type, dims: &[Value]) {
    p.ty(ty);
    if !dims.is_empty() {
        p.text("{");
        p.values(dims);
        p.text("}");
    }
}

/// Prints tensors.
pub static TENSOR_TRACE: OpDef = OpDef {
    name: "flow.tensor.trace",
    summary: "Writes tensors to standard error, below a title.",
    format: Format::Custom { parse: parse_trace, print: print_trace },
    operands: &[OperandDef::variadic("values", TENSOR), dims("value_dims")],
    attrs: &[AttrDef::required("key", AttrConstraint::Str)],
    traits: Traits::ATTR_SIZED_OPERAND_SEGMENTS,
    verify: Some(verify_trace),
    lower: Some(lower_trace),
    ..OpDef::BASE
};

/// Reads `"key" = [%x : type{dims}, ...] [attributes {...}]`.
fn parse_trace(p: &mut dyn OpParser) -> Option<()> {
    let key = p.attr(None)?;
    p.set_attr("key", key);
    p.expect("=")?;
    p.expect("[")?;
    let (mut values, mut all_dims) = (Vec::new(), Vec::new());
    while !p.at("]") {
        let value = p.operand()?;
        p.expect(":")?;
        let (ty, dims) = parse_sized(p)?;
        values.push(p.resolve(&value, ty)?);
        all_dims.extend(dims);
        if !p.accept(",") {
            break;
        }
    }
    p.expect("]")?;
    let sizes = p.module().i32_array_attr([values.len() as u32, all_dims.len() as u32]);
    p.set_attr("operandSegmentSizes", sizes);
    p.state().operands = values.into_iter().chain(all_dims).collect();
    p.attr_dict_with_keyword()
}

/// The traced tensors, each with its extents.
fn traced(m: &Module, op: OpId) -> Vec<(Value, Vec<Value>)> {
    let mut dims = m.operand_group(op, "value_dims").into_iter();
    let with_dims = |value: Value| {
        let shape = m.tensor_parts(m.value_type(value)).map(|(shape, _)| shape).unwrap_or_default();
        let dynamic = shape.iter().filter(|dim| dim.is_none()).count();
        (value, dims.by_ref().take(dynamic).collect())
    };
    m.operand_group(op, "values").into_iter().map(with_dims).collect()
}

fn print_trace(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    p.text(" ");
    if let Some(key) = m.attr(op, "key") {
        p.attr(key);
    }
    p.text(" = [");
    for (index, (value, dims)) in traced(m, op).into_iter().enumerate() {
        p.text(if index == 0 { "" } else { ", " });
        p.value(value);
        p.text(" : ");
        print_sized(p, m.value_type(value), &dims);
    }
    p.text("]");
    p.attr_dict(op, &["key"], true);
}

fn verify_trace(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let dynamic = |value: &Value| {
        let shape = m.tensor_parts(m.value_type(*value)).map(|(shape, _)| shape).unwrap_or_default();
        shape.iter().filter(|dim| dim.is_none()).count()
    };
    let needed: usize = m.operand_group(op, "values").iter().map(dynamic).sum();
    let given = m.operand_group(op, "value_dims").len();
    if needed == given {
        return Ok(());
    }
    let message =
        format!("value set has {needed} dynamic dimensions but only {given} dimension values are attached");
    Err(op_error(m, op, message))
}

/// A trace of the tensors' buffer views.
fn lower_trace(rewriter: &mut Rewriter<'_>, op: OpId) -> bool {
    let m = &mut *rewriter.module;
    let (loc, view) = (m.op(op).loc, m.dialect_type(&hal::BUFFER_VIEW_TYPE));
    let Some(key) = m.attr(op, "key") else { return false };
    let mut views = Vec::new();
    for (value, dims) in traced(rewriter.module, op) {
        let m = &mut *rewriter.module;
        let ty = m.type_attr(m.value_type(value));
        let export = rewriter.op(&hal::TENSOR_EXPORT, loc).operands([value]).operands(dims);
        views.push(export.attr("source_encoding", ty).results([view]).value());
    }
    rewriter.move_to(InsertPoint::Before(op));
    rewriter.op(&hal::BUFFER_VIEW_TRACE, loc).operands(views).attr("key", key).build();
    rewriter.replace(op, &[]);
    true
}
