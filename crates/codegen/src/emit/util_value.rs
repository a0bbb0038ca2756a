//! Null, casts between references, comparisons of references.

use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use crate::repr::{Parts, Repr};
use checkjit_dialects::util;
use checkjit_ir::OpId;
use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::condcodes::IntCC;

pub(super) const ROWS: &[Row] = &[
    plain(&util::NULL, null),
    plain(&util::CAST, cast),
    plain(&util::CMP_EQ, |e, op| compare(e, op, IntCC::Equal)),
    plain(&util::CMP_NE, |e, op| compare(e, op, IntCC::NotEqual)),
];

fn null(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let repr = e.repr(op, e.m.result(op))?;
    let zero: Parts = (0..repr.count()).map(|_| e.constant(repr.clif(), 0)).collect();
    e.define_result_parts(op, &zero);
    Ok(())
}

fn cast(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    for value in e.m.operands(op).chain(e.m.results(op).iter().copied()) {
        if e.repr(op, value)? != Repr::Ref {
            return Err(e.unsupported(op, e.m.value_type(value)));
        }
    }
    let value = e.operand(op, "operand")?;
    e.define_result(op, value);
    Ok(())
}

/// References are the same when their handles are. Numbers are compared by operations of arith.
fn compare(e: &mut Emitter<'_, '_>, op: OpId, condition: IntCC) -> Emit {
    for value in e.m.operands(op) {
        if !matches!(e.repr(op, value)?, Repr::Ref | Repr::Int(_)) {
            return Err(e.unsupported(op, e.m.value_type(value)));
        }
    }
    let (lhs, rhs) = (e.operand(op, "lhs")?, e.operand(op, "rhs")?);
    let result = e.b.ins().icmp(condition, lhs, rhs);
    e.define_result(op, result);
    Ok(())
}
