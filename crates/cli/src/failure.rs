//! What ends a command early.

use checkjit_harness::{NoSuchPath, RunError, exit_codes};
use std::io;

/// An error that ends the command.
#[derive(Debug)]
pub(crate) struct Failure {
    /// The exit code.
    pub(crate) code: u8,
    /// What is said on stderr, if anything.
    pub(crate) text: Option<String>,
}

impl Failure {
    /// Something could not be done.
    pub(crate) fn error(text: impl ToString) -> Self {
        Failure { code: exit_codes::ERROR, text: Some(text.to_string()) }
    }

    /// The command line asks for what does not exist.
    pub(crate) fn usage(text: impl ToString) -> Self {
        Failure { code: exit_codes::USAGE, text: Some(text.to_string()) }
    }
}

impl From<io::Error> for Failure {
    /// Of output. That nobody reads it is known to whoever closed the pipe.
    fn from(error: io::Error) -> Self {
        let text = match error.kind() {
            io::ErrorKind::BrokenPipe => None,
            _ => Some(format!("the output cannot be written: {error}")),
        };
        Failure { code: exit_codes::ERROR, text }
    }
}

impl From<checkjit::Error> for Failure {
    fn from(error: checkjit::Error) -> Self {
        match error {
            checkjit::Error::UnknownFunction(_) | checkjit::Error::Arguments { .. } => Failure::usage(error),
            _ => Failure::error(error),
        }
    }
}

impl From<NoSuchPath> for Failure {
    fn from(error: NoSuchPath) -> Self {
        Failure::error(error)
    }
}

impl From<RunError> for Failure {
    fn from(error: RunError) -> Self {
        match error {
            RunError::Output(error) => error.into(),
            RunError::Lost => Failure { code: exit_codes::INTERNAL, text: Some(error.to_string()) },
            _ => Failure::error(error),
        }
    }
}
