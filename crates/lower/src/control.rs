//! stub
use checkjit_dialects::{arith, cf, scf};
use checkjit_ir::{Diagnostics, InsertPoint, Module, OpId, Rewriter};
pub(crate) fn to_cf(m: &mut Module, f: OpId) -> Result<(), Diagnostics> {
    for op in m.walk(f) {
        if !m.is(op, &scf::FOR) {
            continue;
        }
        let ops: Vec<_> = m.operands(op).collect();
        let (lo, hi, step) = (ops[0], ops[1], ops[2]);
        let loc = m.op(op).loc;
        let block = m.parent_block(op).unwrap();
        let region = m.block_region(block).unwrap();
        let body = m.body(op).unwrap();
        let (head, exit) = (m.new_block(), m.new_block());
        let idx = m.index_type();
        let iv = m.add_block_arg(head, idx);
        m.insert_block_after(block, exit);
        m.insert_block_after(block, head);
        if let Some(n) = m.next_op(op) {
            m.move_tail(n, exit);
        }
        let nb = m.new_block();
        m.insert_block_after(head, nb);
        let arg = m.block_args(body)[0];
        m.replace_uses(arg, iv);
        for o in m.block_op_list(body) {
            m.detach(o);
            m.append_op(nb, o);
        }
        let last = m.block_last(nb).unwrap();
        m.erase(last);
        let i1 = m.int_type(1);
        let i64t = m.int_type(64);
        let p = m.int_attr(i64t, 2);
        let z = m.i32_array_attr([1, 0, 0]);
        let mut r = Rewriter::new(m, InsertPoint::End(nb));
        let n = r.op(&arith::ADDI, loc).operands([iv, step]).results([idx]).value();
        r.op(&cf::BR, loc).operands([n]).successors([head]).build();
        r.move_to(InsertPoint::End(head));
        let c = r.op(&arith::CMPI, loc).operands([iv, hi]).attr("predicate", p).results([i1]).value();
        r.op(&cf::COND_BR, loc).operands([c]).attr("operandSegmentSizes", z).successors([nb, exit]).build();
        r.move_to(InsertPoint::Before(op));
        r.op(&cf::BR, loc).operands([lo]).successors([head]).build();
        m.erase(op);
        let _ = region;
    }
    Ok(())
}
