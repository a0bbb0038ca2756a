//! What a whole run came to.

use crate::exit_codes;
use crate::outcome::{Outcome, TestResult};
use checkjit::CheckCounts;
use std::time::Duration;

/// The totals of a run.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// Files looked at.
    pub files: usize,
    /// Tests that passed.
    pub passed: usize,
    /// Tests in which checks failed.
    pub failed: usize,
    /// Tests that could not be tried.
    pub errors: usize,
    /// Files or parts of files that are no valid module.
    pub invalid: usize,
    /// The checks of all tests.
    pub checks: CheckCounts,
    /// Were checks meant to fail?
    pub expect_failure: bool,
    /// How long it took altogether.
    pub elapsed: Duration,
}

/// What a run says as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Every test passed, or checks failed as they should.
    Passed,
    /// Checks failed, or did not where they should.
    Failed,
    /// Something could not be tried.
    Error,
    /// There was no test.
    NoTests,
}

impl Summary {
    /// How many tests were run.
    pub fn tests(&self) -> usize {
        self.passed + self.failed + self.errors
    }

    /// What the run says as a whole.
    pub fn verdict(&self) -> Verdict {
        match self {
            _ if self.errors + self.invalid > 0 => Verdict::Error,
            _ if self.tests() == 0 => Verdict::NoTests,
            _ if (self.failed > 0) == self.expect_failure => Verdict::Passed,
            _ => Verdict::Failed,
        }
    }

    /// Adds a test.
    pub(crate) fn add(&mut self, result: &TestResult) {
        match result.outcome {
            Outcome::Passed => self.passed += 1,
            Outcome::Failed => self.failed += 1,
            Outcome::Error(_) => self.errors += 1,
        }
        let counts = result.report.counts;
        self.checks.executed += counts.executed;
        self.checks.failed += counts.failed;
        self.checks.passed_over += counts.passed_over;
    }
}

impl Verdict {
    /// The exit code that says it.
    pub fn exit_code(self) -> u8 {
        match self {
            Verdict::Passed => exit_codes::SUCCESS,
            Verdict::Failed => exit_codes::FAILED,
            Verdict::Error => exit_codes::ERROR,
            Verdict::NoTests => exit_codes::NO_TESTS,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_outrank_failures_and_failures_can_be_meant() {
        let verdict = |passed, failed, errors, expect_failure| {
            Summary { passed, failed, errors, expect_failure, ..Summary::default() }.verdict()
        };
        assert_eq!(verdict(2, 0, 0, false), Verdict::Passed);
        assert_eq!(verdict(2, 1, 0, false), Verdict::Failed);
        assert_eq!(verdict(2, 1, 1, false), Verdict::Error);
        assert_eq!(verdict(0, 0, 0, false), Verdict::NoTests);
        assert_eq!(verdict(1, 1, 0, true), Verdict::Passed);
        assert_eq!(verdict(1, 0, 0, true), Verdict::Failed);
        assert_eq!(verdict(0, 1, 1, true), Verdict::Error);
        assert_eq!(verdict(0, 0, 0, true), Verdict::NoTests);
    }
}
