//! Imports and exports of another type than the tensor's own: a view of the same bytes is made on the way.

use super::convert_type;
use checkjit_dialects::{hal, jit};
use checkjit_ir::{AttrKind, InsertPoint, Module, OpId, Rewriter, Type, Value};

/// Makes these views in one function, as long as its values have their tensor types.
pub(super) fn make_views(m: &mut Module, function: OpId) {
    for op in m.walk(function) {
        let mut rewriter = Rewriter::new(m, InsertPoint::Before(op));
        if rewriter.module.is(op, &hal::TENSOR_EXPORT) {
            export(&mut rewriter, op);
        } else if rewriter.module.is(op, &hal::TENSOR_IMPORT) {
            import(&mut rewriter, op);
        }
    }
}

/// The type outside, where it is not `own`.
fn other_type(m: &Module, op: OpId, attr: &str, own: Type) -> Option<Type> {
    match m.attr_kind(m.attr(op, attr)?) {
        AttrKind::Type(ty) if *ty != own => Some(*ty),
        _ => None,
    }
}

/// `source` seen as of type `ty`.
fn view(rewriter: &mut Rewriter<'_>, op: OpId, source: Value, sizes: Vec<Value>, ty: Type) -> Value {
    let m = &mut *rewriter.module;
    let (loc, view, ty) = (m.op(op).loc, convert_type(m, ty), m.type_attr(ty));
    let reshape = rewriter.op(&jit::RESHAPE, loc).operands([source]).operands(sizes);
    reshape.attr("type", ty).results([view]).value()
}

fn export(rewriter: &mut Rewriter<'_>, op: OpId) {
    let m = &*rewriter.module;
    let Some(source) = m.operand(op, "source") else { return };
    let Some(ty) = other_type(m, op, "source_encoding", m.value_type(source)) else { return };
    let sizes = m.operand_group(op, "source_dims");
    let (loc, target) = (m.op(op).loc, m.value_type(m.result(op)));
    let mut value = view(rewriter, op, source, sizes, ty);
    if rewriter.module.is_type(target, &hal::BUFFER_TYPE) {
        value = rewriter.op(&hal::BUFFER_VIEW_BUFFER, loc).operands([value]).results([target]).value();
    }
    rewriter.replace(op, &[value]);
}

fn import(rewriter: &mut Rewriter<'_>, op: OpId) {
    let m = &*rewriter.module;
    let (loc, own) = (m.op(op).loc, m.value_type(m.result(op)));
    let Some(ty) = other_type(m, op, "target_encoding", own) else { return };
    let (operands, attrs): (Vec<Value>, _) = (m.operands(op).collect(), m.attrs(op).to_vec());
    let sizes = m.operand_group(op, "target_dims");
    let mut outside = rewriter.op(&hal::TENSOR_IMPORT, loc).operands(operands).results([ty]);
    for (name, attr) in attrs {
        outside = outside.named_attr(name, attr);
    }
    let outside = outside.value();
    let inside = view(rewriter, op, outside, sizes, own);
    rewriter.replace(op, &[inside]);
}
