//! Where the values of a host function are between its calls: each that outlives the code between two calls
//! has a home, a slot of one stack area. A slot goes to another value once its value is used for the last
//! time, so the frame has the size of what lives at once, and registers are allocated over short stretches
//! only: compile time is linear in the length of the function.

use checkjit_ir::{BlockId, Module, OpId, Value};
use rustc_hash::FxHashMap;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The slots of a function's values.
#[derive(Default)]
pub(crate) struct Homes {
    /// The slot of each value that has one.
    pub(crate) slots: FxHashMap<Value, u32>,
    /// How many slots there are.
    pub(crate) count: u32,
}

/// A place in the function's text, as its blocks are laid out.
#[derive(Clone, Copy)]
struct Place {
    position: u32,
    block: u32,
    /// Stretch of code without a call.
    segment: u32,
}

/// From the definition to the last use; both are positions.
struct Range {
    value: Value,
    start: u32,
    end: u32,
}

/// Gives homes to the values of the blocks in `order`, which is a reverse postorder. `calls` tells whether an
/// operation ends a stretch of code, `is_remade` whether its results are made anew at each use.
pub(crate) fn assign(
    m: &Module,
    order: &[BlockId],
    calls: impl Fn(OpId) -> bool,
    is_remade: impl Fn(OpId) -> bool,
) -> Homes {
    let mut places: FxHashMap<OpId, Place> = FxHashMap::default();
    let mut starts: FxHashMap<BlockId, u32> = FxHashMap::default();
    let (mut position, mut segment) = (0, 0);
    for (&block, index) in order.iter().zip(0..) {
        starts.insert(block, position);
        position += 1;
        segment += 1;
        for op in m.block_ops(block) {
            places.insert(op, Place { position, block: index, segment });
            position += 1;
            segment += u32::from(calls(op));
        }
    }
    let loops = loops(m, order, &starts, &places);

    let mut ranges = Vec::new();
    for (&block, index) in order.iter().zip(0..) {
        let start = starts[&block];
        for &value in m.block_args(block) {
            let own = Place { position: start, block: index, segment: u32::MAX };
            ranges.extend(range(m, value, own, &places, &loops));
        }
        for op in m.block_ops(block).filter(|op| !is_remade(*op)) {
            let mut own = places[&op];
            own.segment += u32::from(calls(op));
            ranges.extend(m.results(op).iter().filter_map(|value| range(m, *value, own, &places, &loops)));
        }
    }
    color(&ranges)
}

/// Stretches of the layout that control can go back over, disjoint and in order.
fn loops(
    m: &Module,
    order: &[BlockId],
    starts: &FxHashMap<BlockId, u32>,
    places: &FxHashMap<OpId, Place>,
) -> Vec<(u32, u32)> {
    let mut found = Vec::new();
    for &block in order {
        let Some(last) = m.block_last(block) else { continue };
        for target in m.successors(last) {
            if starts[target] <= starts[&block] {
                found.push((starts[target], places[&last].position));
            }
        }
    }
    found.sort_unstable();
    let mut merged: Vec<(u32, u32)> = Vec::new();
    for (start, end) in found {
        match merged.last_mut().filter(|last| start <= last.1) {
            Some(last) => last.1 = last.1.max(end),
            None => merged.push((start, end)),
        }
    }
    merged
}

/// How long a value has to be kept; `None` when nothing outside of its stretch of code uses it.
///
/// A value that is used in a loop, by another block than its own, is kept to the end of the loop.
fn range(
    m: &Module,
    value: Value,
    own: Place,
    places: &FxHashMap<OpId, Place>,
    loops: &[(u32, u32)],
) -> Option<Range> {
    let uses = || m.uses(value).iter().filter_map(|u| places.get(&u.op));
    let last = uses().map(|place| place.position).max()?;
    if uses().all(|place| place.segment == own.segment) {
        return None;
    }
    let mut end = last;
    if uses().any(|place| place.block != own.block) {
        let at = loops.partition_point(|(_, loop_end)| *loop_end < last);
        if let Some((start, loop_end)) = loops.get(at)
            && *start <= last
        {
            end = *loop_end;
        }
    }
    Some(Range { value, start: own.position, end })
}

/// Distributes slots over ranges that are sorted by their starts.
fn color(ranges: &[Range]) -> Homes {
    let mut homes = Homes::default();
    let mut live: BinaryHeap<Reverse<(u32, u32)>> = BinaryHeap::new();
    let mut free: BinaryHeap<Reverse<u32>> = BinaryHeap::new();
    for range in ranges {
        while let Some(&Reverse((end, slot))) = live.peek()
            && end < range.start
        {
            live.pop();
            free.push(Reverse(slot));
        }
        let slot = free.pop().map_or_else(
            || {
                homes.count += 1;
                homes.count - 1
            },
            |Reverse(slot)| slot,
        );
        homes.slots.insert(range.value, slot);
        live.push(Reverse((range.end, slot)));
    }
    homes
}
