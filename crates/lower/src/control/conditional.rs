//! Regions that run at most once: `scf.if`, `scf.index_switch`, `scf.execute_region`.

use super::{Split, cond_branch};
use checkjit_dialects::{arith, cf, scf};
use checkjit_ir::BlockId;

/// A branch to the region that the condition chooses.
pub(super) fn if_(split: &mut Split<'_>, regions: Vec<Vec<BlockId>>) -> Vec<BlockId> {
    let (loc, rest) = (split.loc, split.rest);
    let target = |region: usize| {
        let entry = regions.get(region).and_then(|blocks| blocks.first());
        (entry.copied().unwrap_or(rest), Vec::new())
    };
    let to = [target(0), target(1)];
    for blocks in &regions {
        end_once(split, blocks);
    }
    let condition = split.m.operand(split.op, "condition");
    if let Some(condition) = condition {
        cond_branch(&mut split.before(), loc, condition, to);
    }
    regions.into_iter().flatten().collect()
}

/// A switch to the regions of the cases.
pub(super) fn index_switch(split: &mut Split<'_>, regions: Vec<Vec<BlockId>>) -> Vec<BlockId> {
    let loc = split.loc;
    for blocks in &regions {
        end_once(split, blocks);
    }
    let entries = regions.iter().filter_map(|blocks| blocks.first().copied()).collect::<Vec<_>>();
    let cases = scf::cases(split.m, split.op);
    let arg = split.operands();
    let m = &mut *split.m;
    let i64_type = m.int_type(64);
    let segments = m.i32_array_attr(cases.iter().map(|_| 0));
    let sizes = m.i32_array_attr([1, 0, 0]);
    let values = cf::case_values(m, i64_type, cases.iter().map(|case| *case as u128));
    let mut rewriter = split.before();
    let flag = rewriter.op(&arith::INDEX_CAST, loc).operands(arg).results([i64_type]).value();
    let mut switch = rewriter.op(&cf::SWITCH, loc).operands([flag]).successors(entries);
    if let Some(values) = values {
        switch = switch.attr("case_values", values);
    }
    switch.attr("case_operand_segments", segments).attr("operandSegmentSizes", sizes).build();
    regions.into_iter().flatten().collect()
}

/// A branch into the region.
pub(super) fn execute_region(split: &mut Split<'_>, regions: Vec<Vec<BlockId>>) -> Vec<BlockId> {
    let blocks: Vec<BlockId> = regions.into_iter().flatten().collect();
    end_once(split, &blocks);
    if let Some(&entry) = blocks.first() {
        let loc = split.loc;
        split.before().op(&cf::BR, loc).successors([entry]).build();
    }
    blocks
}

/// Where a region yields, it goes on after the operation.
fn end_once(split: &mut Split<'_>, blocks: &[BlockId]) {
    for &block in blocks {
        let Some(end) = split.m.block_last(block).filter(|end| split.m.is(*end, &scf::YIELD)) else {
            continue;
        };
        let values = split.m.operands(end).collect();
        split.m.erase(end);
        let rest = split.rest;
        split.branch(block, rest, values);
    }
}
