//! The ub dialect: poison, and code that is never reached.
//!
//! Poison is zero here: the same everywhere, and what a correct program selects away.

use crate::constraints::ANY_TYPE;
use crate::{arith, complex};
use checkjit_ir::asm::{OpParser, OpPrinter};
use checkjit_ir::def::{
    AttrConstraint, AttrDef, DefaultValue, DialectDef, EnumDef, Format, OpDef, OperandDef, Traits,
};
use checkjit_ir::{Attr, AttrKind, Module, OpId, Rewriter, Type, TypeKind};

/// The dialect.
pub static DIALECT: DialectDef =
    DialectDef { name: "ub", ops: &[&[&POISON, &UNREACHABLE]], types: &[], enums: &[&POISON_ATTR] };

/// `#ub.poison`, which has no parameters.
pub static POISON_ATTR: EnumDef =
    EnumDef { name: "ub.poison", cases: &[("", 0)], bits: false, separator: "" };

/// A value that means nothing.
pub static POISON: OpDef = OpDef {
    name: "ub.poison",
    summary: "A value that means nothing; zero when it is used all the same.",
    format: Format::Custom { parse, print },
    results: &[OperandDef::one("result", &ANY_TYPE)],
    attrs: &[AttrDef::default("value", AttrConstraint::Enum(&POISON_ATTR), DefaultValue::Case(0))],
    traits: Traits::PURE,
    lower: Some(lower),
    ..OpDef::BASE
};

/// Control does not come here; if it does, the run stops with an error.
pub static UNREACHABLE: OpDef = OpDef {
    name: "ub.unreachable",
    summary: "Ends a block that is never reached; an error of the run where it is.",
    format: Format::Declarative("attr-dict"),
    traits: Traits::TERMINATOR,
    ..OpDef::BASE
};

fn parse(p: &mut dyn OpParser) -> Option<()> {
    p.attr_dict()?;
    if p.accept("<") {
        let value = p.attr(None)?;
        p.set_attr("value", value);
        p.expect(">")?;
    }
    let ty = p.colon_type()?;
    p.state().results.push(ty);
    Some(())
}

fn print(p: &mut dyn OpPrinter, m: &Module, op: OpId) {
    p.attr_dict(op, &["value"], false);
    p.text(" : ");
    p.ty(m.value_type(m.result(op)));
}

/// Zeros of the type.
fn lower(rewriter: &mut Rewriter<'_>, op: OpId) -> bool {
    let m = &mut *rewriter.module;
    let (ty, loc) = (m.value_type(m.result(op)), m.op(op).loc);
    let (def, value) = match m.type_kind(ty).clone() {
        TypeKind::Complex(part) => {
            let Some(part) = zero(m, part) else { return false };
            (&complex::CONSTANT, m.intern_attr(AttrKind::Array(vec![part; 2])))
        }
        TypeKind::Tensor { .. } => {
            let Some(zeros) = m.dense_attr(ty, &[(0, 0)]) else { return false };
            (&arith::CONSTANT, zeros)
        }
        _ => {
            let Some(value) = zero(m, ty) else { return false };
            (&arith::CONSTANT, value)
        }
    };
    let value = rewriter.op(def, loc).attr("value", value).results([ty]).value();
    rewriter.replace(op, &[value]);
    true
}

/// The zero of a type of numbers.
fn zero(m: &mut Module, ty: Type) -> Option<Attr> {
    match m.type_kind(ty) {
        TypeKind::Integer { .. } | TypeKind::Index => Some(m.int_attr(ty, 0)),
        TypeKind::Float(_) => Some(m.intern_attr(AttrKind::Float { ty, bits: 0 })),
        _ => None,
    }
}
