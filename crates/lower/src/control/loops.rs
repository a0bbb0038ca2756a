//! Loops: `scf.for` and `scf.while`.

use super::{Split, compare, cond_branch};
use checkjit_dialects::{arith, build, cf, constant_int, scf};
use checkjit_ir::{BlockId, InsertPoint, Rewriter, Value};

/// What is said of a loop that would not end.
const STEP_MESSAGE: &str = "the step of a loop is not positive";

/// The test is made before the first round and at the end of each: is there one more? At the end it asks
/// whether the step leads to below the upper bound, and does not compute what may be past the largest number.
pub(super) fn for_(split: &mut Split<'_>, regions: Vec<Vec<BlockId>>) -> Vec<BlockId> {
    let blocks: Vec<BlockId> = regions.into_iter().flatten().collect();
    let operands = split.operands();
    let (Some(&body), [lower, upper, step, inits @ ..]) = (blocks.first(), &operands[..]) else {
        return blocks;
    };
    let (lower, upper, step) = (*lower, *upper, *step);
    let Some(&variable) = split.m.block_args(body).first() else { return blocks };
    let (loc, rest, ty) = (split.loc, split.rest, split.m.value_type(variable));
    let is_unsigned = scf::is_unsigned(split.m, split.op);
    let below = if is_unsigned { "ult" } else { "slt" };
    let known_step = constant_int(split.m, step);

    let with = |first: Value, others: &[Value]| [&[first], others].concat();
    let end = split.take_end(&blocks);
    let mut rewriter = split.before();
    let is_known = known_step.is_some_and(|step| step > 0 || is_unsigned && step != 0);
    if !is_known {
        check_step(&mut rewriter, loc, step, is_unsigned);
    }
    let enters = compare(&mut rewriter, loc, below, lower, upper);
    cond_branch(&mut rewriter, loc, enters, [(body, with(lower, inits)), (rest, inits.to_vec())]);

    let Some((latch, values)) = end else { return blocks };
    let mut rewriter = Rewriter::new(split.m, InsertPoint::End(latch));
    let more = if known_step == Some(1) {
        None
    } else {
        let left = rewriter.op(&arith::SUBI, loc).operands([upper, variable]).results([ty]).value();
        Some(compare(&mut rewriter, loc, "ult", step, left))
    };
    let next = rewriter.op(&arith::ADDI, loc).operands([variable, step]).results([ty]).value();
    // The next number cannot pass the largest one where it is one more than a number below the bound.
    let more = more.unwrap_or_else(|| compare(&mut rewriter, loc, below, next, upper));
    cond_branch(&mut rewriter, loc, more, [(body, with(next, &values)), (rest, values)]);
    blocks
}

/// An error of the run unless the step is positive.
fn check_step(rewriter: &mut Rewriter<'_>, loc: checkjit_ir::Loc, step: Value, is_unsigned: bool) {
    let ty = rewriter.module.value_type(step);
    let zero = build::constant(rewriter, ty, 0, loc);
    let is_positive = compare(rewriter, loc, if is_unsigned { "ne" } else { "sgt" }, step, zero);
    let message = rewriter.module.str_attr(STEP_MESSAGE);
    rewriter.op(&cf::ASSERT, loc).operands([is_positive]).attr("msg", message).build();
}

/// The first region goes to the second or on, the second to the first.
pub(super) fn while_(split: &mut Split<'_>, regions: Vec<Vec<BlockId>>) -> Vec<BlockId> {
    let entries: Vec<BlockId> = regions.iter().filter_map(|blocks| blocks.first().copied()).collect();
    let ([before, after], [before_blocks, after_blocks]) = (&entries[..], &regions[..]) else {
        return regions.into_iter().flatten().collect();
    };
    let (loc, rest, inits) = (split.loc, split.rest, split.operands());
    if let Some((block, mut values)) = split.take_end(before_blocks) {
        let condition = values.remove(0);
        let mut rewriter = Rewriter::new(split.m, InsertPoint::End(block));
        cond_branch(&mut rewriter, loc, condition, [(*after, values.clone()), (rest, values)]);
    }
    if let Some((block, values)) = split.take_end(after_blocks) {
        split.branch(block, *before, values);
    }
    split.before().op(&cf::BR, loc).operands(inits).successors([*before]).build();
    regions.into_iter().flatten().collect()
}
