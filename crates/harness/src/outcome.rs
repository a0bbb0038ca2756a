//! How a test can end.

use crate::TestId;
use checkjit::{Position, Report, RunError, Sources, StatusCode};
use std::time::Duration;

/// All the ways in which a test can end. A function that is no test is not run, and a test that the filter
/// leaves out is not reported: nothing is skipped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It ran to its end, and no check failed.
    Passed,
    /// It ran to its end, and checks failed.
    Failed,
    /// What it says could not be tried.
    Error(ErrorKind),
}

/// Why a test could not be tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// It could not be lowered or compiled.
    NotCompiled,
    /// It stopped early: a trap, a timeout, an import missing, no memory.
    Status(StatusCode),
    /// It executed no check, and that was to be an error.
    NoChecks,
    /// checkjit made a mistake; what it said.
    Internal(String),
}

/// A test and what came of it.
#[derive(Debug)]
pub struct TestResult {
    /// Which test.
    pub id: TestId,
    /// Where the function is.
    pub position: Option<Position>,
    /// How it ended.
    pub outcome: Outcome,
    /// The particulars, above all how many checks were executed, failed and passed over.
    pub report: Report,
    /// The texts that positions refer to.
    pub sources: Sources,
    /// How long it took, compiling left out.
    pub elapsed: Duration,
}

impl Outcome {
    /// The outcome that a report means.
    pub(crate) fn of(report: &Report, deny_empty: bool) -> Self {
        match &report.error {
            Some(RunError::NotCompiled(_)) => Outcome::Error(ErrorKind::NotCompiled),
            Some(RunError::Status { code, .. }) => Outcome::Error(ErrorKind::Status(*code)),
            None if report.counts.failed > 0 => Outcome::Failed,
            None if deny_empty && report.counts.executed == 0 => Outcome::Error(ErrorKind::NoChecks),
            None => Outcome::Passed,
        }
    }
}
