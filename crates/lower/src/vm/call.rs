//! One check as a call of its import.

use super::imports::{ImportRow, Param};
use checkjit_dialects::{arith, builtin, vm};
use checkjit_ir::{BlockId, InsertPoint, Loc, Module, OpId, Rewriter, TypeKind, Value};

/// Replaces a check by the question, the branch and the call. The block of the call, and the one that goes
/// on after it.
pub(super) fn lower_check(m: &mut Module, op: OpId, row: &ImportRow, import: &str) -> [BlockId; 2] {
    let loc = m.op(op).loc;
    let (then, rest) = (m.new_block(), m.new_block());
    if let Some(region) = m.parent_block(op).and_then(|block| m.block_region(block)) {
        m.append_block(region, then);
        m.append_block(region, rest);
    }
    if let Some(next) = m.next_op(op) {
        m.move_tail(next, rest);
    }

    let symbol = m.symbol_attr(import);
    let i32_type = m.int_type(32);
    let sizes = m.i32_array_attr([1, 0, 0]);
    let mut rewriter = Rewriter::new(m, InsertPoint::Before(op));
    let tolerances: Vec<Option<Value>> =
        row.params.iter().map(|(name, param)| tolerance(&mut rewriter, op, name, *param, loc)).collect();
    let resolved = rewriter.op(&vm::IMPORT_RESOLVED, loc).attr("import", symbol).results([i32_type]).value();
    rewriter
        .op(&vm::COND_BR, loc)
        .operands([resolved])
        .attr("operandSegmentSizes", sizes)
        .successors([then, rest])
        .build();

    rewriter.move_to(InsertPoint::End(then));
    let args: Vec<Value> = row
        .params
        .iter()
        .zip(tolerances)
        .filter_map(|((name, param), tolerance)| {
            tolerance.or_else(|| {
                let value = rewriter.module.operand(op, name)?;
                Some(pass(&mut rewriter, value, *param, loc))
            })
        })
        .collect();
    rewriter.op(&vm::CALL, loc).operands(args).attr("callee", symbol).build();
    rewriter.op(&vm::BR, loc).successors([rest]).build();
    rewriter.module.erase(op);
    [then, rest]
}

/// The constant of a tolerance parameter; `None` for other parameters.
fn tolerance(rewriter: &mut Rewriter<'_>, op: OpId, name: &str, param: Param, loc: Loc) -> Option<Value> {
    let Param::F32 = param else { return None };
    let value = rewriter.module.attr(op, name)?;
    let ty = rewriter.module.attr_type(value)?;
    Some(rewriter.op(&arith::CONSTANT, loc).attr("value", value).results([ty]).value())
}

/// The value as the import takes it.
fn pass(rewriter: &mut Rewriter<'_>, value: Value, param: Param, loc: Loc) -> Value {
    let ty = param.ty(rewriter.module);
    match param {
        Param::Int => pass_int(rewriter, value, loc),
        _ => rewriter.op(&builtin::UNREALIZED_CONVERSION_CAST, loc).operands([value]).results([ty]).value(),
    }
}

/// An integer as an `i32`: a narrower one by its sign, `i1` as 0 or 1; of a wider one only whether it is
/// zero, which is all that the checks ask.
fn pass_int(rewriter: &mut Rewriter<'_>, value: Value, loc: Loc) -> Value {
    let m = &mut *rewriter.module;
    let (ty, i32_type, i1_type) = (m.value_type(value), m.int_type(32), m.int_type(1));
    let width = match m.type_kind(ty) {
        TypeKind::Integer { width, .. } => *width,
        _ => 64,
    };
    let extend = |rewriter: &mut Rewriter<'_>, def, value| {
        rewriter.op(def, loc).operands([value]).results([i32_type]).value()
    };
    match width {
        1 => extend(rewriter, &arith::EXTUI, value),
        2..=31 => extend(rewriter, &arith::EXTSI, value),
        32 => value,
        _ => {
            let i64_type = m.int_type(64);
            let (zero, not_equal) = (m.int_attr(ty, 0), m.int_attr(i64_type, 1));
            let zero = rewriter.op(&arith::CONSTANT, loc).attr("value", zero).results([ty]).value();
            let nonzero = rewriter
                .op(&arith::CMPI, loc)
                .operands([value, zero])
                .attr("predicate", not_equal)
                .results([i1_type])
                .value();
            extend(rewriter, &arith::EXTUI, nonzero)
        }
    }
}
