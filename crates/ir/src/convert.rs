//! The conversion driver: rewrites one function until every operation in it is legal, or says which could
//! not be made so.

use crate::def::OpDef;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::entity::OpId;
use crate::module::Module;
use crate::rewrite::{InsertPoint, Rewriter};

/// A rewrite of an operation that is not legal. It replaces or erases the operation, or makes it legal in
/// place, and may leave a located error instead.
pub struct Pattern {
    /// The operation it is for; `None` for any.
    pub root: Option<&'static OpDef>,
    /// The rewrite: `Ok(false)` when it is not for this operation after all.
    pub apply: fn(&mut Rewriter<'_>, OpId) -> Result<bool, Diagnostic>,
}

/// How often one operation may be rewritten on the average, before the patterns are held to run in a circle.
const STEPS_PER_OP: usize = 64;

/// Rewrites everything in `function` (itself excluded) by the first pattern that applies to each operation
/// that is not legal, operands before users. All operations that stay illegal are reported.
pub fn convert(
    m: &mut Module,
    function: OpId,
    legal: &dyn Fn(&Module, OpId) -> bool,
    patterns: &[Pattern],
) -> Result<(), Diagnostics> {
    let mut pending = m.walk(function);
    let mut steps = pending.len().saturating_mul(STEPS_PER_OP);
    pending.reverse();
    pending.pop();
    let mut diagnostics = Diagnostics::default();
    while let Some(op) = pending.pop() {
        if m.is_erased(op) || legal(m, op) {
            continue;
        }
        if steps == 0 {
            diagnostics.push(not_legalized(m, op).note(None, "the rewrites of this function do not end"));
            break;
        }
        steps -= 1;
        match apply_first(m, op, patterns) {
            Ok(Some(created)) => {
                pending.push(op);
                pending.extend(created.into_iter().rev());
            }
            Ok(None) => diagnostics.push(not_legalized(m, op)),
            Err(diagnostic) => diagnostics.push(diagnostic),
        }
    }
    if diagnostics.has_errors() { Err(diagnostics) } else { Ok(()) }
}

fn apply_first(m: &mut Module, op: OpId, patterns: &[Pattern]) -> Result<Option<Vec<OpId>>, Diagnostic> {
    for pattern in patterns {
        if pattern.root.is_none_or(|root| m.is(op, root)) {
            let mut rewriter = Rewriter::new(m, InsertPoint::Before(op));
            if (pattern.apply)(&mut rewriter, op)? {
                return Ok(Some(rewriter.into_created()));
            }
        }
    }
    Ok(None)
}

fn not_legalized(m: &Module, op: OpId) -> Diagnostic {
    let name = m.op_name(op);
    Diagnostic::error(
        m.position(m.op(op).loc),
        format!("failed to legalize operation '{name}' that was explicitly marked illegal"),
    )
}
