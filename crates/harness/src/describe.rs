//! Outcomes in our own words, for people.

use crate::outcome::{ErrorKind, Outcome, TestResult};
use crate::plan::{Invalid, Reason};
use checkjit::Report;

/// `1 check`, `2 checks`.
pub fn counted(count: impl Into<u64>, what: &str) -> String {
    match count.into() {
        1 => format!("1 {what}"),
        count => format!("{count} {what}s"),
    }
}

impl TestResult {
    /// All that went wrong: every check that failed, then what ended the test. Empty for one that passed.
    pub fn text(&self, color: bool) -> String {
        let report = &self.report;
        let mut blocks: Vec<String> =
            report.failures.iter().map(|failure| failure.text(&self.sources, color)).collect();
        let more = report.counts.failed.saturating_sub(report.failures.len() as u64);
        if more > 0 {
            blocks.push(format!("{} more failed", counted(more, "check")));
        }
        if let Some(error) = &report.error {
            blocks.push(error.text(&self.sources, color));
        }
        match &self.outcome {
            Outcome::Error(ErrorKind::Internal(message)) => {
                blocks.push(format!("internal error: {message}"));
            }
            Outcome::Error(ErrorKind::NoChecks) => {
                blocks.push(format!("error: {}", unchecked(report).unwrap_or_default()));
            }
            _ => {}
        }
        blocks.join("\n\n")
    }

    /// What has to be said of checks that were not made, if there is anything.
    pub fn unchecked(&self) -> Option<String> {
        unchecked(&self.report)
    }
}

fn unchecked(report: &Report) -> Option<String> {
    match report.counts.passed_over {
        0 if report.counts.executed == 0 => Some("no check was executed".to_owned()),
        0 => None,
        passed_over => Some(format!("{} passed over: no check module", counted(passed_over, "check"))),
    }
}

impl Invalid {
    /// What is wrong, with source lines.
    pub fn text(&self, color: bool) -> String {
        match &self.reason {
            Reason::Unreadable(why) => format!("error: {} {why}", self.part),
            Reason::Module(error) => error.diagnostics.render(&error.sources, color).trim_end().to_owned(),
            Reason::Internal(message) => format!("internal error: {message}"),
        }
    }
}
