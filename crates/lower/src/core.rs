//! The core phase: canonical form, and input dialects expressed in the core ones by the rows' own lowerings.

use crate::extents::assert_assumptions;
use crate::reach::called_from_outside;
use crate::{Failures, constants, ml_program};
use checkjit_dialects::{check, flow, scf, ub, util};
use checkjit_ir::def::OpDef;
use checkjit_ir::rewrite::{canonicalize, lower_rows};
use checkjit_ir::{Diagnostics, Module, OpId};

/// Enters the phase.
pub(crate) fn enter(m: &mut Module, failures: &mut Failures) {
    ml_program::to_util(m, failures);
    failures.each(m, &mut |m, function| {
        constants::resolve(m, function)?;
        assert_assumptions(m, function);
        lower_rows(m, function);
        canonicalize(m, function);
        Ok(())
    });
    check_immutable_stores(m, failures);
}

/// An immutable global may be stored to by initializers, and by functions that nothing else calls.
fn check_immutable_stores(m: &mut Module, failures: &mut Failures) {
    let mut outside = None;
    failures.each(m, &mut |m, function| {
        let mut diagnostics = Diagnostics::default();
        for op in m.walk(function) {
            let is_store = m.is(op, &util::GLOBAL_STORE) && !m.is(function, &util::INITIALIZER);
            let global = util::global_of(m, op).filter(|_| is_store);
            if global.is_some_and(|global| m.attr(global, "is_mutable").is_none())
                && outside.get_or_insert_with(|| called_from_outside(m)).contains(&function)
            {
                diagnostics.push(util::immutable_store(m, op, function));
            }
        }
        if diagnostics.is_empty() { Ok(()) } else { Err(diagnostics) }
    });
}

/// The dialects of the phase.
const DIALECTS: &[&str] =
    &["func", "cf", "scf", "ub", "arith", "complex", "math", "tensor", "util", "hal", "check"];

/// Operations of these dialects that are other ones by now.
static LOWERED: &[&OpDef] =
    &[&check::EXPECT_EQ_CONST, &check::EXPECT_ALMOST_EQ_CONST, &scf::PARALLEL, &scf::FORALL, &ub::POISON];

/// What may stand in a function of the phase.
pub(crate) fn is_legal(m: &Module, op: OpId) -> bool {
    let Some(def) = m.def(op) else { return false };
    let is_view = m.is(op, &flow::TENSOR_BITCAST) || m.is(op, &flow::TENSOR_RESHAPE);
    (DIALECTS.contains(&def.dialect()) || is_view) && !LOWERED.iter().any(|lowered| m.is(op, lowered))
}
