//! What ends a command early.

use checkjit_harness::{NoSuchPath, RunError, exit_codes};
use std::fmt::Display;
use std::io;

/// An error that ends the command.
#[derive(Debug)]
pub(crate) struct Failure {
    /// The exit code.
    pub(crate) code: u8,
    /// All that is said on stderr, if anything.
    pub(crate) text: Option<String>,
}

impl Failure {
    /// An error in one sentence.
    pub(crate) fn new(code: u8, text: impl Display) -> Self {
        Failure { code, text: Some(format!("error: {text}")) }
    }

    /// Something could not be done.
    pub(crate) fn error(text: impl Display) -> Self {
        Failure::new(exit_codes::ERROR, text)
    }

    /// The command line asks for what does not exist.
    pub(crate) fn usage(text: impl Display) -> Self {
        Failure::new(exit_codes::USAGE, text)
    }

    /// checkjit made a mistake.
    pub(crate) fn internal(text: impl Display) -> Self {
        Failure::new(exit_codes::INTERNAL, text)
    }
}

impl From<io::Error> for Failure {
    /// Of output. That nobody reads it is known to whoever closed the pipe.
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure { code: exit_codes::ERROR, text: None },
            _ => Failure::error(format!("the output cannot be written: {error}")),
        }
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
            RunError::Lost => Failure::internal(error),
            _ => Failure::error(error),
        }
    }
}
