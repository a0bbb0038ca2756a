//! Places retains and releases.
//!
//! Who owns what: every value of buffer view type owns one reference, except constants (immortal) and the
//! function's arguments (the caller's). A call borrows its operands and gives its results away. A branch and
//! a return hand their operands over. So a value is released after its last use, or at the start of a block
//! it is not needed in; and what is handed over while still needed, or not owned, is retained first.

use super::{is_counted, is_reference};
use crate::liveness::{Liveness, successors};
use checkjit_dialects::{builtin, cf, jit, util};
use checkjit_ir::def::{OpDef, Traits};
use checkjit_ir::{BlockId, InsertPoint, Loc, Module, OpId, RegionId, Rewriter, Value, ValueDef};
use rustc_hash::{FxHashMap, FxHashSet};

/// Places the retains and releases of one function.
pub(super) fn count_references(m: &mut Module, function: OpId) {
    for region in m.op_regions(function).to_vec() {
        if has_counted(m, region) {
            split_edges(m, region);
        }
        let liveness = Liveness::new(m, region, &is_counted);
        for block in m.region_blocks(region).to_vec() {
            place_in_block(m, block, &liveness);
            count_passed_on(m, block);
        }
        place_at_starts(m, region, &liveness);
    }
}

/// Is there a value to be counted?
fn has_counted(m: &Module, region: RegionId) -> bool {
    m.region_blocks(region).iter().any(|block| {
        let results = m.block_ops(*block).flat_map(|op| m.results(op));
        results.chain(m.block_args(*block)).any(|value| is_counted(m, *value))
    })
}

/// Gives every edge from a block with several successors a block of its own, if it hands over values or
/// ends in a block that has other predecessors: there is then a place for what only that edge needs.
fn split_edges(m: &mut Module, region: RegionId) {
    let mut predecessors: FxHashMap<BlockId, usize> = FxHashMap::default();
    for &block in m.region_blocks(region) {
        successors(m, block).iter().for_each(|s| *predecessors.entry(*s).or_default() += 1);
    }
    let mut blocks = Vec::new();
    for block in m.take_blocks(region) {
        blocks.push(block);
        let Some(branch) = m.terminator(block).filter(|op| m.successors(*op).len() > 1) else { continue };
        for index in (0..m.successors(branch).len()).rev() {
            let target = m.successors(branch)[index];
            let passes = m.successor_operands(branch, index).into_iter().any(|value| is_counted(m, value));
            if passes || predecessors[&target] > 1 {
                blocks.push(split_edge(m, branch, index));
            }
        }
    }
    m.set_region_blocks(region, blocks);
}

/// Puts a block into an edge, and gives it.
fn split_edge(m: &mut Module, branch: OpId, index: usize) -> BlockId {
    let target = m.successors(branch)[index];
    let passed = m.successor_operands(branch, index);
    let middle = m.new_block();
    let loc = m.op(branch).loc;
    Rewriter::new(m, InsertPoint::End(middle)).op(&cf::BR, loc).operands(passed).successors([target]).build();
    m.redirect(branch, index, middle);
    middle
}

/// Releases after last uses, and retains before handing over.
fn place_in_block(m: &mut Module, block: BlockId, liveness: &Liveness) {
    let mut live: FxHashSet<Value> = liveness.live_out(block).into_iter().collect();
    for op in m.block_op_list(block).into_iter().rev() {
        let loc = m.op(op).loc;
        let mut operands: Vec<Value> = m.operands(op).filter(|value| is_counted(m, *value)).collect();
        if m.has_trait(op, Traits::TERMINATOR) {
            for value in std::mem::take(&mut operands) {
                // The first handing over of an owned value takes the reference along.
                if !is_owned(m, value) || !live.insert(value) {
                    count(m, &jit::RETAIN, InsertPoint::Before(op), value, loc);
                }
            }
            continue;
        }
        let results: Vec<Value> = m.results(op).iter().copied().filter(|r| is_counted(m, *r)).collect();
        let unused = results.into_iter().filter(|result| !live.contains(result));
        let last_used = operands.iter().copied().filter(|value| is_owned(m, *value) && !live.contains(value));
        let mut released: Vec<Value> = unused.chain(last_used).collect();
        released.sort_unstable();
        released.dedup();
        if let Some(next) = m.next_op(op) {
            for value in released {
                count(m, &jit::RELEASE, InsertPoint::Before(next), value, loc);
            }
        }
        live.extend(operands);
    }
}

/// What gives a reference that something else owns is followed by a retain: the result owns one of its own. What a
/// global holds is retained when it is stored, and what it held before released.
fn count_passed_on(m: &mut Module, block: BlockId) {
    for op in m.block_op_list(block) {
        let (loc, next) = (m.op(op).loc, m.next_op(op));
        let Some(after) = next.map(InsertPoint::Before) else { continue };
        if passes_on(m, op) {
            for result in m.results(op).to_vec() {
                if is_counted(m, result) {
                    count(m, &jit::RETAIN, after, result, loc);
                }
            }
        }
        if let Some(value) = m.operand(op, "value").filter(|_| m.is(op, &util::GLOBAL_STORE))
            && let Some(global) = m.attr(op, "global")
            && is_reference(m, value)
        {
            let ty = m.value_type(value);
            let mut rewriter = Rewriter::new(m, InsertPoint::Before(op));
            let old = rewriter.op(&util::GLOBAL_LOAD, loc).attr("global", global).results([ty]).value();
            count(m, &jit::RETAIN, InsertPoint::Before(op), value, loc);
            count(m, &jit::RELEASE, after, old, loc);
        }
    }
}

/// Are the results references that the operation got, or read from a global?
fn passes_on(m: &Module, op: OpId) -> bool {
    let is_util = [&util::GLOBAL_LOAD, &util::CAST, &util::OPTIMIZATION_BARRIER].into_iter();
    is_util.into_iter().any(|def| m.is(op, def))
        || m.is(op, &builtin::UNREALIZED_CONVERSION_CAST)
        || m.def(op).is_some_and(|def| def.dialect() == "arith" && !def.traits.has(Traits::CONSTANT))
}

/// Releases, at the start of a block, what its predecessor kept for another block, and its own arguments
/// that nothing uses.
fn place_at_starts(m: &mut Module, region: RegionId, liveness: &Liveness) {
    let blocks = m.region_blocks(region).to_vec();
    for block in blocks.iter().skip(1) {
        let unused = |arg: &Value| is_counted(m, *arg) && m.uses(*arg).is_empty();
        let released: Vec<Value> = m.block_args(*block).iter().copied().filter(unused).collect();
        release_at_start(m, *block, released);
    }
    for block in blocks {
        // After splitting, each of several successors has this one predecessor.
        let targets = successors(m, block).to_vec();
        for target in targets.iter().filter(|_| targets.len() > 1) {
            let mut kept = liveness.live_out(block);
            kept.retain(|value| is_owned(m, *value) && !liveness.is_live_in(*target, *value));
            release_at_start(m, *target, kept);
        }
    }
}

fn release_at_start(m: &mut Module, block: BlockId, values: Vec<Value>) {
    let first = m.block_ops(block).next();
    for (first, value) in first.into_iter().flat_map(|first| values.iter().map(move |value| (first, value))) {
        count(m, &jit::RELEASE, InsertPoint::Before(first), *value, m.op(first).loc);
    }
}

/// Does the function own the value's reference? It does unless the value is an argument of its own.
fn is_owned(m: &Module, value: Value) -> bool {
    match m.value_def(value) {
        ValueDef::Result { .. } => true,
        ValueDef::Argument { block, .. } => {
            let region = m.block_region(block);
            region.and_then(|region| m.region_blocks(region).first()) != Some(&block)
        }
    }
}

fn count(m: &mut Module, def: &'static OpDef, at: InsertPoint, value: Value, loc: Loc) {
    Rewriter::new(m, at).op(def, loc).operands([value]).build();
}
