//! The reporter for people: silent about what is right, thorough about what is not.

use super::Reporter;
use crate::describe::counted;
use crate::{Event, Outcome, Summary, TestResult, Verdict};
use std::io::{self, Write};
use std::time::Duration;

/// Tells every failure with its source line, what was not checked, and one line of totals.
#[derive(Clone, Debug)]
pub struct Human {
    color: bool,
}

impl Human {
    /// A reporter with or without colors.
    pub fn new(color: bool) -> Self {
        Human { color }
    }

    fn paint(&self, style: &str, text: &str) -> String {
        if self.color { format!("\x1b[{style}m{text}\x1b[0m") } else { text.to_owned() }
    }

    fn test(&self, result: &TestResult, out: &mut dyn Write) -> io::Result<()> {
        let word = match result.outcome {
            Outcome::Passed => {
                let Some(unchecked) = result.unchecked() else { return Ok(()) };
                return writeln!(out, "{} {}: {unchecked}", self.paint(YELLOW, "note:"), result.id);
            }
            Outcome::Failed => "FAILED",
            Outcome::Error(_) => "ERROR",
        };
        writeln!(out, "{} {}", self.paint(RED, word), result.id)?;
        writeln!(out, "{}\n", result.text(self.color))
    }

    fn summary(&self, summary: &Summary, out: &mut dyn Write) -> io::Result<()> {
        let (style, word) = match summary.verdict() {
            Verdict::Passed => (GREEN, "ok"),
            Verdict::Failed => (RED, "FAILED"),
            Verdict::Error => (RED, "ERROR"),
            Verdict::NoTests => (RED, "NO TESTS"),
        };
        let mut tests = Vec::new();
        if summary.passed > 0 || summary.tests() + summary.invalid == 0 {
            tests.push(format!("{} passed", counted(summary.passed as u64, "test")));
        }
        if summary.failed > 0 {
            tests.push(format!("{} failed", counted(summary.failed as u64, "test")));
        }
        if summary.errors > 0 {
            tests.push(counted(summary.errors as u64, "error"));
        }
        if summary.invalid > 0 {
            tests.push(counted(summary.invalid as u64, "invalid module"));
        }
        let mut checks = vec![format!("{} executed", counted(summary.checks.executed, "check"))];
        if summary.checks.failed > 0 {
            checks.push(format!("{} failed", summary.checks.failed));
        }
        if summary.checks.passed_over > 0 {
            checks.push(format!("{} passed over", summary.checks.passed_over));
        }
        writeln!(
            out,
            "{}: {}; {}; {} in {}",
            self.paint(style, word),
            tests.join(", "),
            checks.join(", "),
            counted(summary.files as u64, "file"),
            time(summary.elapsed)
        )?;
        match summary.verdict() {
            Verdict::Passed if summary.expect_failure => writeln!(out, "Test failed as expected"),
            Verdict::Failed if summary.expect_failure => writeln!(out, "Test passed but expected failure"),
            _ => Ok(()),
        }
    }
}

const RED: &str = "1;31";
const GREEN: &str = "1;32";
const YELLOW: &str = "1;33";

/// The first names of a list.
fn some_of(names: &[String]) -> String {
    const MOST: usize = 8;
    let mut text = names[..names.len().min(MOST)].join(", ");
    if names.len() > MOST {
        text += &format!(" and {} more", names.len() - MOST);
    }
    text
}

/// Milliseconds, or seconds where there are many of them.
fn time(elapsed: Duration) -> String {
    let seconds = elapsed.as_secs_f64();
    if seconds < 1.0 { format!("{:.1} ms", seconds * 1000.0) } else { format!("{seconds:.2} s") }
}

impl Reporter for Human {
    fn report(&mut self, event: &Event<'_>, out: &mut dyn Write) -> io::Result<()> {
        match event {
            Event::RunStarted { .. } | Event::PartStarted { .. } | Event::PartFinished { .. } => Ok(()),
            Event::Invalid(invalid) => {
                writeln!(out, "{} {}", self.paint(RED, "INVALID"), invalid.part)?;
                writeln!(out, "{}\n", invalid.text(self.color))
            }
            Event::Warned { text, .. } => write!(out, "{text}"),
            Event::Nested { part, tests } => {
                let (note, what) = (self.paint(YELLOW, "note:"), counted(tests.len() as u64, "test"));
                writeln!(out, "{note} {part}: {what} in inner modules not run: {}", some_of(tests))
            }
            Event::TestFinished(result) => self.test(result, out),
            Event::RunFinished(summary) => self.summary(summary, out),
        }
    }
}
