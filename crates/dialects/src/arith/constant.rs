//! `arith.constant`.

use crate::constraints::ANY_TYPE;
use checkjit_ir::def::{AttrConstraint, AttrDef, Format, OpDef, OperandDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{AttrKind, Module, OpId, Signedness, TypeKind};

/// A constant.
pub static CONSTANT: OpDef = OpDef {
    name: "arith.constant",
    summary: "A constant.",
    format: Format::Declarative("attr-dict $value"),
    results: &[OperandDef::one("result", &ANY_TYPE)],
    attrs: &[AttrDef::required("value", AttrConstraint::Typed)],
    same_types: &[&["value", "result"]],
    traits: Traits::PURE.with(Traits::CONSTANT),
    result_name: Some(result_name),
    verify: Some(|m, op| {
        let element = m.element_or_self(m.value_type(m.result(op)));
        match m.type_kind(element) {
            TypeKind::Integer { signedness, .. }
                if *signedness != Signedness::Signless && element == m.value_type(m.result(op)) =>
            {
                Err(op_error(m, op, "integer return type must be signless"))
            }
            _ => Ok(()),
        }
    }),
    ..OpDef::BASE
};

/// `c1_i32`, `c0`, `true`, `false` for integers; `cst` for all else.
fn result_name(m: &Module, op: OpId) -> String {
    let Some(AttrKind::Integer { ty, bits }) = m.attr(op, "value").map(|attr| m.attr_kind(attr)) else {
        return "cst".to_owned();
    };
    match m.type_kind(*ty) {
        TypeKind::Integer { width: 1, .. } => if *bits == 0 { "false" } else { "true" }.to_owned(),
        TypeKind::Integer { width, signedness } => {
            let value = checkjit_numerics::to_text(*bits, *width, *signedness).unwrap_or_default();
            format!("c{value}_{}", m.type_text(*ty))
        }
        _ => format!("c{}", *bits as i64),
    }
}
