//! Division and remainder. CLIF's divisions trap, so what would is tested first.

use super::{Row, calling};
use crate::emitter::{Emit, Emitter};
use crate::repr::Repr;
use checkjit_dialects::arith;
use checkjit_ir::{Diagnostic, OpId};
use checkjit_numerics::IntOp;
use checkjit_runtime::abi::Trap;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, types};

pub(super) const ROWS: &[Row] = &[
    calling(&arith::DIVSI, divsi),
    calling(&arith::DIVUI, divui),
    calling(&arith::CEILDIVSI, |e, op| rounded(e, op, IntCC::SignedGreaterThanOrEqual, 1)),
    calling(&arith::CEILDIVUI, ceildivui),
    calling(&arith::FLOORDIVSI, |e, op| rounded(e, op, IntCC::SignedLessThan, -1)),
    calling(&arith::REMSI, remsi),
    calling(&arith::REMUI, remui),
];

/// A division whose operands were tested: they are in the machine type `ty`.
struct Division {
    repr: Repr,
    ty: ir::Type,
    lhs: ir::Value,
    rhs: ir::Value,
}

fn divui(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let division = unsigned(e, op)?;
    let quotient = divide(e, &division, false);
    finish(e, op, &division, quotient)
}

fn ceildivui(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let division = unsigned(e, op)?;
    let quotient = divide(e, &division, false);
    let rest = remainder(e, &division, quotient);
    let zero = e.constant(division.ty, 0);
    let is_inexact = e.b.ins().icmp(IntCC::NotEqual, rest, zero);
    let above = offset(e, &division, quotient, 1);
    let quotient = e.select(is_inexact, above, quotient);
    finish(e, op, &division, quotient)
}

fn remui(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let division = unsigned(e, op)?;
    let quotient = divide(e, &division, false);
    let rest = remainder(e, &division, quotient);
    finish(e, op, &division, rest)
}

fn divsi(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let division = signed(e, op, true)?;
    let quotient = divide(e, &division, true);
    finish(e, op, &division, quotient)
}

/// The quotient rounded towards zero, moved by `step` where there is a remainder and the exact quotient's
/// sign, as a condition with zero, is `sign`.
fn rounded(e: &mut Emitter<'_, '_>, op: OpId, sign: IntCC, step: i64) -> Emit {
    let division = signed(e, op, true)?;
    let quotient = divide(e, &division, true);
    let rest = remainder(e, &division, quotient);
    let zero = e.constant(division.ty, 0);
    let is_inexact = e.b.ins().icmp(IntCC::NotEqual, rest, zero);
    let signs = e.b.ins().bxor(division.lhs, division.rhs);
    let is_sign = e.b.ins().icmp(sign, signs, zero);
    let moves = e.b.ins().band(is_inexact, is_sign);
    let moved = offset(e, &division, quotient, step);
    let quotient = e.select(moves, moved, quotient);
    finish(e, op, &division, quotient)
}

fn remsi(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let mut division = signed(e, op, false)?;
    // Of -1 the remainder is 0, as of 1, by which division never overflows.
    let minus_one = e.constant(division.ty, u128::MAX >> (128 - division.ty.bits()));
    let one = e.constant(division.ty, 1);
    let is_minus_one = e.b.ins().icmp(IntCC::Equal, division.rhs, minus_one);
    division.rhs = e.select(is_minus_one, one, division.rhs);
    let quotient = divide(e, &division, true);
    let rest = remainder(e, &division, quotient);
    finish(e, op, &division, rest)
}

fn unsigned(e: &mut Emitter<'_, '_>, op: OpId) -> Result<Division, Diagnostic> {
    let (repr, lhs, rhs) = tested_for_zero(e, op)?;
    Ok(widened(e, repr, lhs, rhs, false))
}

/// Signed operands; tested for the smallest integer and -1 if `tests_overflow`.
fn signed(e: &mut Emitter<'_, '_>, op: OpId, tests_overflow: bool) -> Result<Division, Diagnostic> {
    let (repr, lhs, rhs) = tested_for_zero(e, op)?;
    if tests_overflow {
        let ones = checkjit_numerics::mask(repr.bits());
        let smallest = e.constant(repr.clif(), ones & !(ones >> 1));
        let minus_one = e.constant(repr.clif(), ones);
        let is_larger = e.b.ins().icmp(IntCC::NotEqual, lhs, smallest);
        let is_other = e.b.ins().icmp(IntCC::NotEqual, rhs, minus_one);
        let has_value = e.b.ins().bor(is_larger, is_other);
        e.trap_unless(op, has_value, Trap::DivisionOverflow)?;
    }
    Ok(widened(e, repr, lhs, rhs, true))
}

fn tested_for_zero(e: &mut Emitter<'_, '_>, op: OpId) -> Result<(Repr, ir::Value, ir::Value), Diagnostic> {
    let (repr, lhs, rhs) = e.integers(op)?;
    let zero = e.constant(repr.clif(), 0);
    let is_nonzero = e.b.ins().icmp(IntCC::NotEqual, rhs, zero);
    e.trap_unless(op, is_nonzero, Trap::DivisionByZero)?;
    Ok((repr, lhs, rhs))
}

/// The operands in a type of at least 32 bits, which every machine divides in, with their signs or zeros above.
fn widened(e: &mut Emitter<'_, '_>, repr: Repr, lhs: ir::Value, rhs: ir::Value, signed: bool) -> Division {
    let bits = repr.clif().bits().max(32);
    let [lhs, rhs] = [lhs, rhs].map(|value| e.resized(repr, Repr::Int(bits), signed, value));
    Division { repr, ty: Repr::Int(bits).clif(), lhs, rhs }
}

fn divide(e: &mut Emitter<'_, '_>, division: &Division, signed: bool) -> ir::Value {
    let Division { ty, lhs, rhs, .. } = *division;
    match (ty, signed) {
        (types::I128, true) => e.call_int_binary(IntOp::DivS, 128, lhs, rhs),
        (types::I128, false) => e.call_int_binary(IntOp::DivU, 128, lhs, rhs),
        (_, true) => e.b.ins().sdiv(lhs, rhs),
        (_, false) => e.b.ins().udiv(lhs, rhs),
    }
}

fn remainder(e: &mut Emitter<'_, '_>, division: &Division, quotient: ir::Value) -> ir::Value {
    let product = e.b.ins().imul(quotient, division.rhs);
    e.b.ins().isub(division.lhs, product)
}

fn offset(e: &mut Emitter<'_, '_>, division: &Division, value: ir::Value, step: i64) -> ir::Value {
    let step = e.constant(division.ty, i128::from(step) as u128);
    e.b.ins().iadd(value, step)
}

fn finish(e: &mut Emitter<'_, '_>, op: OpId, division: &Division, value: ir::Value) -> Emit {
    let machine = Repr::Int(division.ty.bits());
    let value = e.resized(machine, division.repr, false, value);
    e.define_result(op, value);
    Ok(())
}
