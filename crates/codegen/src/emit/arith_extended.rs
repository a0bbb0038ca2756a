//! Sums, differences and products with what does not fit.

use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use crate::repr::Repr;
use checkjit_dialects::arith;
use checkjit_ir::OpId;
use checkjit_numerics::IntOp;
use checkjit_runtime::abi::Builtin;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, types};

pub(super) const ROWS: &[Row] = &[
    plain(&arith::ADDUI_EXTENDED, addui),
    plain(&arith::SUBUI_EXTENDED, subui),
    plain(&arith::MULSI_EXTENDED, |e, op| product(e, op, true)),
    plain(&arith::MULUI_EXTENDED, |e, op| product(e, op, false)),
];

fn addui(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let (repr, lhs, rhs) = e.integers(op)?;
    let sum = e.b.ins().iadd(lhs, rhs);
    let sum = e.narrow(repr, sum);
    // A sum that was cut is less than each of its terms.
    let overflow = e.b.ins().icmp(IntCC::UnsignedLessThan, sum, lhs);
    define_both(e, op, sum, overflow)
}

fn subui(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let (repr, lhs, rhs) = e.integers(op)?;
    let difference = e.b.ins().isub(lhs, rhs);
    let difference = e.narrow(repr, difference);
    let borrow = e.b.ins().icmp(IntCC::UnsignedLessThan, lhs, rhs);
    define_both(e, op, difference, borrow)
}

fn product(e: &mut Emitter<'_, '_>, op: OpId, signed: bool) -> Emit {
    let (repr, lhs, rhs) = e.integers(op)?;
    let low = e.b.ins().imul(lhs, rhs);
    let low = e.narrow(repr, low);
    let high = match repr.bits() {
        0..=64 => {
            let wide = if repr.bits() <= 32 { Repr::Int(64) } else { Repr::Int(128) };
            let [lhs, rhs] = [lhs, rhs].map(|value| e.resized(repr, wide, signed, value));
            let all = e.b.ins().imul(lhs, rhs);
            let width = e.b.ins().iconst(types::I32, i64::from(repr.bits()));
            let upper = e.b.ins().ushr(all, width);
            let upper =
                if repr.clif() == wide.clif() { upper } else { e.b.ins().ireduce(repr.clif(), upper) };
            e.narrow(repr, upper)
        }
        width => {
            let operation = if signed { IntOp::MulHighS } else { IntOp::MulHighU };
            e.call_int_binary(operation, width, lhs, rhs)
        }
    };
    define_both(e, op, low, high)
}

fn define_both(e: &mut Emitter<'_, '_>, op: OpId, first: ir::Value, second: ir::Value) -> Emit {
    let results = e.m.results(op).to_vec();
    for (result, value) in results.into_iter().zip([first, second]) {
        e.define(result, value);
    }
    Ok(())
}

impl Emitter<'_, '_> {
    /// An operation on integers of more than 64 bits, by the runtime.
    pub(super) fn call_int_binary(
        &mut self,
        operation: IntOp,
        width: u32,
        lhs: ir::Value,
        rhs: ir::Value,
    ) -> ir::Value {
        let numbers = [operation as i64, i64::from(width)];
        self.call_with_slots(Builtin::IntBinary, &numbers, &[lhs, rhs], Repr::Int(width))
    }
}
