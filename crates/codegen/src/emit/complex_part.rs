//! Parts of complex numbers, and what is made of them. A complex number is its two parts, so most of these write no
//! code.

use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use crate::repr::{Parts, container};
use checkjit_dialects::complex;
use checkjit_ir::OpId;
use cranelift_codegen::ir::{self, InstBuilder, MemFlagsData, types};

pub(super) const ROWS: &[Row] = &[
    plain(&complex::CONSTANT, constant),
    plain(&complex::CREATE, create),
    plain(&complex::RE, |e, op| part(e, op, 0)),
    plain(&complex::IM, |e, op| part(e, op, 1)),
    plain(&complex::BITCAST, bitcast),
];

fn constant(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let parts = e.constant_of(op)?;
    e.define_result_parts(op, &parts);
    Ok(())
}

fn create(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let parts = [e.operand(op, "real")?, e.operand(op, "imaginary")?];
    e.define_result_parts(op, &parts);
    Ok(())
}

fn part(e: &mut Emitter<'_, '_>, op: OpId, index: usize) -> Emit {
    e.complex_kind(op, "complex")?;
    let parts = e.operand_parts(op, "complex")?;
    e.define_result(op, parts[index]);
    Ok(())
}

fn bitcast(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let parts = e.operand_parts(op, "operand")?;
    let operand = e.named_operand(op, "operand")?;
    let (from, to) = (e.repr(op, operand)?, e.repr(op, e.m.result(op))?);
    let result: Parts = match (from.count(), to.count()) {
        (2, 1) => {
            let joined = join(e, &parts, from.bits());
            Parts::from_slice(&[as_type(e, joined, to.clif())])
        }
        (1, 2) => {
            let bits = e.bits_of(parts[0]);
            let upper = shifted(e, bits, from.bits() / 2, false);
            [bits, upper]
                .into_iter()
                .map(|bits| {
                    let field = container(to.bits());
                    let cut = if e.b.func.dfg.value_type(bits) == field {
                        bits
                    } else {
                        e.b.ins().ireduce(field, bits)
                    };
                    let cut = as_type(e, cut, to.clif());
                    e.narrow(to, cut)
                })
                .collect()
        }
        _ => parts,
    };
    e.define_result_parts(op, &result);
    Ok(())
}

/// Both parts, of `bits` bits each, in one integer; the first one below.
fn join(e: &mut Emitter<'_, '_>, parts: &[ir::Value], bits: u32) -> ir::Value {
    let ty = container(2 * bits);
    let wide: Vec<ir::Value> = parts
        .iter()
        .map(|part| {
            let part = e.bits_of(*part);
            if e.b.func.dfg.value_type(part) == ty { part } else { e.b.ins().uextend(ty, part) }
        })
        .collect();
    let upper = shifted(e, wide[1], bits, true);
    e.b.ins().bor(wide[0], upper)
}

fn shifted(e: &mut Emitter<'_, '_>, value: ir::Value, amount: u32, up: bool) -> ir::Value {
    let amount = e.b.ins().iconst(types::I32, i64::from(amount));
    if up { e.b.ins().ishl(value, amount) } else { e.b.ins().ushr(value, amount) }
}

/// An integer as a value of a type of as many bits.
fn as_type(e: &mut Emitter<'_, '_>, bits: ir::Value, ty: ir::Type) -> ir::Value {
    if ty.is_float() { e.b.ins().bitcast(ty, MemFlagsData::new(), bits) } else { bits }
}
