//! What a run came to.

use crate::module::Compiled;
use checkjit_dialects::{builtin, jit};
use checkjit_ir::{Diagnostic, Diagnostics, Module, OpId, Position, Sources, Value};
use checkjit_runtime::check::{CheckCounts, CheckEvent, Failure};
use checkjit_runtime::{DeviceStats, Status, StatusCode};
use std::time::Duration;

/// What a run came to.
#[derive(Debug, Default)]
pub struct Report {
    /// The function.
    pub function: String,
    /// How many checks were executed, failed, and passed over for want of the check module.
    pub counts: CheckCounts,
    /// The checks that failed, in order; beyond a thousand they are only counted.
    pub failures: Vec<CheckFailure>,
    /// What ended the run early.
    pub error: Option<RunError>,
    /// What the function returned.
    pub results: Vec<crate::Value>,
    /// What happened on the device.
    pub device: DeviceStats,
    /// How long lowering and compiling took; near nothing when the function was compiled before.
    pub compile_time: Duration,
    /// How long the function ran.
    pub run_time: Duration,
}

impl Report {
    pub(crate) fn new(function: &str) -> Self {
        Report { function: function.to_owned(), ..Report::default() }
    }

    /// The function ran to its end, and no check failed.
    pub fn passed(&self) -> bool {
        self.error.is_none() && self.counts.failed == 0
    }
}

/// A check that failed.
#[derive(Debug)]
pub struct CheckFailure {
    /// Where the check is.
    pub position: Option<Position>,
    /// The check's name: `check.expect_eq`.
    pub check: String,
    /// What the user called its operands, with `%`; `a constant` or `a value` where one has no name.
    pub operands: Vec<String>,
    /// What is wrong.
    pub failure: Box<Failure>,
}

impl CheckFailure {
    pub(crate) fn new(compiled: &Compiled, event: CheckEvent) -> Self {
        let m = &compiled.ir;
        let op = compiled.code.sites.get(event.site as usize).copied();
        CheckFailure {
            position: op.and_then(|op| m.position(m.op(op).loc)),
            check: format!("check.{}", event.kind.name()),
            operands: op.map(|op| operand_names(m, op)).unwrap_or_default(),
            failure: event.failure,
        }
    }

    /// IREE's and googletest's text of the failure, to the letter.
    pub fn gtest_text(&self) -> String {
        checkjit_runtime::gtest_text(&self.failure)
    }

    /// Our own text: the check in its source line, and what differs.
    pub fn text(&self, sources: &Sources, color: bool) -> String {
        let names = self.operands.join(", ");
        let diagnostic = Diagnostic::error(self.position.clone(), format!("{}({names}) failed", self.check));
        let mut text = sources.draw(&diagnostic, color);
        for line in checkjit_runtime::explain(&self.failure) {
            text += "\n    ";
            text += &line;
        }
        text
    }
}

/// The names of the values that a check compares. The device is not among them, nor are tolerances.
fn operand_names(m: &Module, call: OpId) -> Vec<String> {
    let views = m.operands(call).filter_map(|mut value| {
        while let Some(cast) = m.defining_op(value).filter(|op| is_pass_through(m, *op)) {
            value = m.operands(cast).next()?;
        }
        let is_device = m.is_type(m.value_type(value), &checkjit_dialects::hal::DEVICE_TYPE);
        let is_float = matches!(m.type_kind(m.value_type(value)), checkjit_ir::TypeKind::Float(_));
        (!is_device && !is_float).then_some(value)
    });
    views.map(|value| value_name(m, value)).collect()
}

fn value_name(m: &Module, value: Value) -> String {
    let is_constant = m.defining_op(value).is_some_and(|op| m.is(op, &jit::CONSTANT));
    match m.hint(value) {
        Some(name) => format!("%{name}"),
        None if is_constant => "a constant".to_owned(),
        None => "a value".to_owned(),
    }
}

fn is_pass_through(m: &Module, op: OpId) -> bool {
    use checkjit_dialects::arith;
    [&builtin::UNREALIZED_CONVERSION_CAST, &arith::EXTSI, &arith::EXTUI, &arith::CMPI]
        .into_iter()
        .any(|def| m.is(op, def))
}

/// What ended a run, or kept it from beginning.
#[derive(Clone, Debug)]
pub enum RunError {
    /// The function could not be lowered or compiled.
    NotCompiled(Diagnostics),
    /// A status of the runtime.
    Status {
        /// Its code.
        code: StatusCode,
        /// What happened.
        message: String,
        /// The operation that it happened at.
        position: Option<Position>,
        /// That operation's name.
        op: Option<String>,
    },
}

impl RunError {
    pub(crate) fn new(compiled: &Compiled, status: Status) -> Self {
        let m = &compiled.ir;
        let op = status.site.and_then(|site| compiled.code.sites.get(site as usize)).copied();
        RunError::Status {
            code: status.code,
            message: status.message,
            position: op.and_then(|op| m.position(m.op(op).loc)),
            op: op.map(|op| m.op_name(op).to_owned()),
        }
    }

    /// The error with its source line.
    pub fn text(&self, sources: &Sources, color: bool) -> String {
        match self {
            RunError::NotCompiled(diagnostics) => diagnostics.render(sources, color).trim_end().to_owned(),
            RunError::Status { code, message, position, .. } => {
                let diagnostic = Diagnostic::error(position.clone(), format!("{}: {message}", code.name()));
                sources.draw(&diagnostic, color)
            }
        }
    }
}
