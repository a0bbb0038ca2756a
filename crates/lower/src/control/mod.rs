//! Structured control flow becomes branches: loops without results, which is what kernels are made of.

use checkjit_dialects::{arith, cf, scf};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostics, InsertPoint, Module, OpId, Rewriter};

/// Replaces the structured control flow of a function or kernel.
pub(crate) fn to_cf(m: &mut Module, function: OpId) -> Result<(), Diagnostics> {
    let mut diagnostics = Diagnostics::default();
    for op in m.walk(function) {
        if m.is(op, &scf::FOR) && m.results(op).is_empty() {
            lower_for(m, op);
        } else if m.def(op).is_some_and(|def| def.dialect() == "scf") && !m.is(op, &scf::YIELD) {
            diagnostics.push(op_error(m, op, "is not supported yet"));
        }
    }
    if diagnostics.is_empty() { Ok(()) } else { Err(diagnostics) }
}

fn lower_for(m: &mut Module, op: OpId) -> Option<()> {
    let (low, high, step) =
        (m.operand(op, "lowerBound")?, m.operand(op, "upperBound")?, m.operand(op, "step")?);
    let (loc, block, old) = (m.op(op).loc, m.parent_block(op)?, m.body(op)?);
    let (ty, i1, i64_type) = (m.value_type(low), m.int_type(1), m.int_type(64));
    let [head, body, exit] = [(); 3].map(|()| m.new_block());
    let variable = m.add_block_arg(head, ty);
    for own in [exit, body, head] {
        m.insert_block_after(block, own);
    }
    if let Some(next) = m.next_op(op) {
        m.move_tail(next, exit);
    }
    let arg = m.block_args(old).first().copied()?;
    m.replace_uses(arg, variable);
    for inner in m.block_op_list(old) {
        if m.is(inner, &scf::YIELD) {
            m.erase(inner);
        } else {
            m.detach(inner);
            m.append_op(body, inner);
        }
    }
    let (less, sizes) = (m.int_attr(i64_type, 2), m.i32_array_attr([1, 0, 0]));
    let mut rewriter = Rewriter::new(m, InsertPoint::End(body));
    let next = rewriter.op(&arith::ADDI, loc).operands([variable, step]).results([ty]).value();
    rewriter.op(&cf::BR, loc).operands([next]).successors([head]).build();
    rewriter.move_to(InsertPoint::End(head));
    let more = rewriter
        .op(&arith::CMPI, loc)
        .operands([variable, high])
        .attr("predicate", less)
        .results([i1])
        .value();
    rewriter
        .op(&cf::COND_BR, loc)
        .operands([more])
        .attr("operandSegmentSizes", sizes)
        .successors([body, exit])
        .build();
    rewriter.move_to(InsertPoint::Before(op));
    rewriter.op(&cf::BR, loc).operands([low]).successors([head]).build();
    m.erase(op);
    Some(())
}
