//! The core phase: canonical form, and input dialects expressed in the core ones by the rows' own lowerings.

use crate::Failures;
use checkjit_dialects::check;
use checkjit_ir::rewrite::{canonicalize, lower_rows};
use checkjit_ir::{Module, OpId};

/// Enters the phase.
pub(crate) fn enter(m: &mut Module, failures: &mut Failures) {
    failures.each(m, &mut |m, function| {
        lower_rows(m, function);
        canonicalize(m, function);
        Ok(())
    });
}

/// The dialects of the phase.
const DIALECTS: &[&str] = &["func", "cf", "scf", "arith", "math", "tensor", "util", "hal", "check"];

/// What may stand in a function of the phase.
pub(crate) fn is_legal(m: &Module, op: OpId) -> bool {
    let Some(def) = m.def(op) else { return false };
    DIALECTS.contains(&def.dialect())
        && !m.is(op, &check::EXPECT_EQ_CONST)
        && !m.is(op, &check::EXPECT_ALMOST_EQ_CONST)
}
