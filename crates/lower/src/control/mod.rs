//! Structured control flow as branches: [`to_cf`] turns the regions of scf operations into blocks of the
//! region that these stand in.
//!
//! An operation splits its block: what comes after it goes into a block of its own, whose arguments are the
//! operation's results. Its regions' blocks come in between, and their terminators become branches. Inner
//! operations are lowered before outer ones, and those of a block from the last to the first, so that every
//! operation is moved once a level of nesting.

mod conditional;
mod loops;

use checkjit_dialects::{arith, cf, scf};
use checkjit_ir::def::OpDef;
use checkjit_ir::verify::op_error;
use checkjit_ir::{BlockId, Diagnostics, InsertPoint, Loc, Module, OpId, RegionId, Rewriter, Value};

/// Lowers an operation whose regions have only blocks left. `regions` are these blocks; they are given back in
/// the order in which they are to come, with what was added.
type Lower = fn(&mut Split<'_>, Vec<Vec<BlockId>>) -> Vec<BlockId>;

/// The operations and how they are lowered.
static ROWS: &[(&OpDef, Lower)] = &[
    (&scf::IF, conditional::if_),
    (&scf::INDEX_SWITCH, conditional::index_switch),
    (&scf::EXECUTE_REGION, conditional::execute_region),
    (&scf::FOR, loops::for_),
    (&scf::WHILE, loops::while_),
];

/// Lowers all structured control flow of a function or kernel.
///
/// # Errors
///
/// For each scf operation that has no meaning as branches; the others are lowered.
pub(crate) fn to_cf(m: &mut Module, function: OpId) -> Result<(), Diagnostics> {
    let mut diagnostics = Diagnostics::default();
    let is_structured = |op: OpId| m.def(op).is_some_and(|def| def.dialect() == "scf");
    if !m.walk(function).into_iter().any(is_structured) {
        return Ok(());
    }
    for region in m.op_regions(function).to_vec() {
        let blocks = flatten(m, region, &mut diagnostics);
        m.set_region_blocks(region, blocks);
    }
    if diagnostics.is_empty() { Ok(()) } else { Err(diagnostics) }
}

/// Takes the blocks out of a region, and lowers what is in them: the blocks that they are now. Regions nest
/// no deeper than the reader lets them.
fn flatten(m: &mut Module, region: RegionId, diagnostics: &mut Diagnostics) -> Vec<BlockId> {
    let mut reversed = Vec::new();
    for block in m.take_blocks(region).into_iter().rev() {
        for op in m.block_op_list(block).into_iter().rev() {
            let Some(def) = m.def(op).filter(|def| def.dialect() == "scf" && !def.regions.is_empty()) else {
                continue;
            };
            let Some((_, lower)) = ROWS.iter().find(|(row, _)| std::ptr::eq(*row, def)) else {
                diagnostics.push(op_error(m, op, "cannot be expressed in branches"));
                continue;
            };
            let regions = m.op_regions(op).to_vec();
            let regions = regions.into_iter().map(|region| flatten(m, region, diagnostics)).collect();
            let mut split = Split::new(m, op);
            let between = lower(&mut split, regions);
            reversed.push(split.rest);
            m.erase(op);
            reversed.extend(between.into_iter().rev());
        }
        reversed.push(block);
    }
    reversed.reverse();
    reversed
}

/// An operation being lowered, which has become the last of its block.
struct Split<'m> {
    m: &'m mut Module,
    op: OpId,
    loc: Loc,
    /// What comes after the operation, with the operation's results as its arguments.
    rest: BlockId,
}

impl<'m> Split<'m> {
    fn new(m: &'m mut Module, op: OpId) -> Self {
        let rest = m.new_block();
        if let Some(next) = m.next_op(op) {
            m.move_tail(next, rest);
        }
        for result in m.results(op).to_vec() {
            let arg = m.add_block_arg(rest, m.value_type(result));
            m.replace_uses(result, arg);
        }
        let loc = m.op(op).loc;
        Split { m, op, loc, rest }
    }

    fn operands(&self) -> Vec<Value> {
        self.m.operands(self.op).collect()
    }

    /// Builds before the operation.
    fn before(&mut self) -> Rewriter<'_> {
        Rewriter::new(self.m, InsertPoint::Before(self.op))
    }

    /// Takes the terminator off the last of these blocks: the block and the terminator's operands.
    fn take_end(&mut self, blocks: &[BlockId]) -> Option<(BlockId, Vec<Value>)> {
        let block = *blocks.last()?;
        let end = self.m.block_last(block)?;
        let operands = self.m.operands(end).collect();
        self.m.erase(end);
        Some((block, operands))
    }

    /// Ends a block with a branch.
    fn branch(&mut self, from: BlockId, to: BlockId, values: Vec<Value>) {
        let loc = self.loc;
        let mut rewriter = Rewriter::new(self.m, InsertPoint::End(from));
        rewriter.op(&cf::BR, loc).operands(values).successors([to]).build();
    }
}

/// Builds a conditional branch to two blocks with values for their arguments.
fn cond_branch(rewriter: &mut Rewriter<'_>, loc: Loc, condition: Value, to: [(BlockId, Vec<Value>); 2]) {
    let sizes = [1, to[0].1.len() as u32, to[1].1.len() as u32];
    let sizes = rewriter.module.i32_array_attr(sizes);
    let [(on_true, true_values), (on_false, false_values)] = to;
    rewriter
        .op(&cf::COND_BR, loc)
        .operands([condition])
        .operands(true_values)
        .operands(false_values)
        .attr("operandSegmentSizes", sizes)
        .successors([on_true, on_false])
        .build();
}

/// Builds a comparison.
fn compare(rewriter: &mut Rewriter<'_>, loc: Loc, predicate: &str, lhs: Value, rhs: Value) -> Value {
    let (i1, i64_type) = (rewriter.module.int_type(1), rewriter.module.int_type(64));
    let case = arith::CMPI_PREDICATE.case(predicate).unwrap_or_default();
    let predicate = rewriter.module.int_attr(i64_type, i128::from(case));
    rewriter.op(&arith::CMPI, loc).operands([lhs, rhs]).attr("predicate", predicate).results([i1]).value()
}
