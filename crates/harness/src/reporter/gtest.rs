//! The stream that googletest writes, as iree-check-module does: one for every part, with the suite `module`.

use super::Reporter;
use crate::describe::counted;
use crate::{ErrorKind, Event, Outcome, Summary, TestResult, Verdict};
use checkjit::{Position, RunError};
use std::io::{self, Write};
use std::time::Duration;

/// Tells a run as googletest would, texts of failures to the letter.
#[derive(Clone, Debug, Default)]
pub struct Gtest {
    /// Tests of the part that did not pass.
    failed: Vec<String>,
    tests: usize,
    elapsed: Duration,
}

impl Gtest {
    /// A reporter.
    pub fn new() -> Self {
        Gtest::default()
    }

    fn part_started(&mut self, tests: usize, out: &mut dyn Write) -> io::Result<()> {
        *self = Gtest { tests, ..Gtest::default() };
        let tests = counted(tests as u64, "test");
        writeln!(out, "[==========] Running {tests} from 1 test suite.")?;
        writeln!(out, "[----------] Global test environment set-up.")?;
        writeln!(out, "[----------] {tests} from module")
    }

    fn test(&mut self, result: &TestResult, out: &mut dyn Write) -> io::Result<()> {
        let name = format!("module.{}", result.id.name);
        self.elapsed += result.elapsed;
        writeln!(out, "[ RUN      ] {name}")?;
        for failure in &result.report.failures {
            failure_text(failure.position.as_ref(), &failure.gtest_text(), out)?;
        }
        match (&result.outcome, &result.report.error) {
            (_, Some(RunError::NotCompiled(diagnostics))) => {
                for diagnostic in diagnostics.iter() {
                    failure_text(diagnostic.position.as_ref(), &diagnostic.message, out)?;
                }
            }
            (_, Some(RunError::Status { code, message, position, .. })) => {
                let position = position.as_ref().or(result.position.as_ref());
                failure_text(position, &format!("{code}: {message}"), out)?;
            }
            (Outcome::Error(ErrorKind::Internal(message)), None) => {
                failure_text(result.position.as_ref(), &format!("internal error: {message}"), out)?;
            }
            (Outcome::Error(ErrorKind::NoChecks), None) => {
                let text = result.unchecked().unwrap_or_default();
                failure_text(result.position.as_ref(), &text, out)?;
            }
            _ => {}
        }
        let milliseconds = result.elapsed.as_millis();
        if result.outcome == Outcome::Passed {
            writeln!(out, "[       OK ] {name} ({milliseconds} ms)")
        } else {
            writeln!(out, "[  FAILED  ] {name} ({milliseconds} ms)")?;
            self.failed.push(name);
            Ok(())
        }
    }

    fn part_finished(&self, out: &mut dyn Write) -> io::Result<()> {
        let (tests, milliseconds) = (counted(self.tests as u64, "test"), self.elapsed.as_millis());
        writeln!(out, "[----------] {tests} from module ({milliseconds} ms total)\n")?;
        writeln!(out, "[----------] Global test environment tear-down")?;
        writeln!(out, "[==========] {tests} from 1 test suite ran. ({milliseconds} ms total)")?;
        let passed = self.tests.saturating_sub(self.failed.len()) as u64;
        writeln!(out, "[  PASSED  ] {}.", counted(passed, "test"))?;
        if self.failed.is_empty() {
            return Ok(());
        }
        let failed = self.failed.len();
        writeln!(out, "[  FAILED  ] {}, listed below:", counted(failed as u64, "test"))?;
        for name in &self.failed {
            writeln!(out, "[  FAILED  ] {name}")?;
        }
        writeln!(
            out,
            "\n {}",
            if failed == 1 { "1 FAILED TEST".into() } else { format!("{failed} FAILED TESTS") }
        )
    }

    fn run_finished(summary: &Summary, out: &mut dyn Write) -> io::Result<()> {
        match summary.verdict() {
            Verdict::Passed if summary.expect_failure => writeln!(out, "Test failed as expected"),
            Verdict::Failed if summary.expect_failure => writeln!(out, "Test passed but expected failure"),
            Verdict::NoTests => writeln!(out, "[==========] Running 0 tests from 0 test suites."),
            _ => Ok(()),
        }
    }
}

fn failure_text(position: Option<&Position>, text: &str, out: &mut dyn Write) -> io::Result<()> {
    match position {
        Some(position) => write!(out, "{}:{}: Failure", position.file, position.line)?,
        None => write!(out, "unknown file: Failure")?,
    }
    writeln!(out, "\n{text}\n")
}

impl Reporter for Gtest {
    fn report(&mut self, event: &Event<'_>, out: &mut dyn Write) -> io::Result<()> {
        match event {
            // googletest has no words for these.
            Event::RunStarted { .. } | Event::Warned { .. } | Event::Nested { .. } => Ok(()),
            Event::Invalid(invalid) => writeln!(out, "{}\n", invalid.text(false)),
            Event::PartStarted { tests, .. } => self.part_started(*tests, out),
            Event::TestFinished(result) => self.test(result, out),
            Event::PartFinished { .. } => self.part_finished(out),
            Event::RunFinished(summary) => Self::run_finished(summary, out),
        }
    }
}
