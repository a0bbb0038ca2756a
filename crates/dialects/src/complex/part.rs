//! Parts, and what is made of them.

use super::{COMPLEX, FLOAT, TO_REAL, real_type, verify_part};
use crate::constraints::ANY_TYPE;
use checkjit_ir::def::{Format, OpDef, OperandDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Module, OpId, Type, TypeKind};

/// The number with these parts.
pub static CREATE: OpDef = OpDef {
    name: "complex.create",
    summary: "The complex number with these parts.",
    format: Format::Custom {
        parse: |p| {
            let operands = p.operand_list()?;
            p.attr_dict()?;
            p.expect(":")?;
            let complex = p.ty()?;
            let Some(real) = real_type(p.module(), complex) else {
                p.error("expected a complex type of floats");
                return None;
            };
            p.state().operands = p.resolve_all(&operands, &[real, real])?;
            p.state().results = vec![complex];
            Some(())
        },
        print: |p, m, op| {
            let operands: Vec<_> = m.operands(op).collect();
            p.text(" ");
            p.values(&operands);
            p.attr_dict(op, &[], false);
            p.text(" : ");
            p.ty(m.value_type(m.result(op)));
        },
    },
    operands: &[OperandDef::one("real", &FLOAT), OperandDef::one("imaginary", &FLOAT)],
    results: &[OperandDef::one("complex", &COMPLEX)],
    traits: Traits::PURE.with(Traits::ELEMENTWISE),
    same_types: &[&["real", "imaginary"]],
    verify: Some(|m, op| {
        let Some(real) = m.operand(op, "real").map(|value| m.value_type(value)) else { return Ok(()) };
        let message = "complex element type matches real operand type";
        verify_part(m, op, m.value_type(m.result(op)), real, message)
    }),
    ..OpDef::BASE
};

/// The real part.
pub static RE: OpDef = OpDef { name: "complex.re", summary: "The real part of a complex number.", ..TO_REAL };

/// The imaginary part.
pub static IM: OpDef =
    OpDef { name: "complex.im", summary: "The imaginary part of a complex number.", ..TO_REAL };

/// The bits of both parts, the real one below, as another type of as many bits; and back.
pub static BITCAST: OpDef = OpDef {
    name: "complex.bitcast",
    summary: "The bits of a complex number as another type, or the other way round.",
    format: Format::Declarative("$operand attr-dict `:` type($operand) `to` type($result)"),
    operands: &[OperandDef::one("operand", &ANY_TYPE)],
    results: &[OperandDef::one("result", &ANY_TYPE)],
    traits: Traits::PURE,
    verify: Some(verify_bitcast),
    ..OpDef::BASE
};

fn verify_bitcast(m: &Module, op: OpId) -> Result<(), Diagnostic> {
    let Some(from) = m.operand(op, "operand").map(|value| m.value_type(value)) else { return Ok(()) };
    let to = m.value_type(m.result(op));
    let is_complex = |ty: Type| matches!(m.type_kind(ty), TypeKind::Complex(_));
    let message = match (bits(m, from), bits(m, to)) {
        _ if from == to => return Ok(()),
        _ if is_complex(from) == is_complex(to) => "requires that either input or output has a complex type",
        (Some(from), Some(to)) if from == to => return Ok(()),
        (Some(_), Some(_)) => "casting bitwidths do not match",
        _ => "requires input and output to be integers, floats or complex numbers",
    };
    Err(op_error(m, op, message))
}

/// Bits of a number.
fn bits(m: &Module, ty: Type) -> Option<u32> {
    match m.type_kind(ty) {
        TypeKind::Index => None,
        _ => m.element_type(ty).map(checkjit_ir::ElementType::value_bits),
    }
}
