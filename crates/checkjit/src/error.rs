//! What can be wrong before a test runs.

use checkjit_codegen::CodegenError;
use checkjit_ir::{Diagnostics, Sources};
use std::fmt;

/// Why something could not be begun. What goes wrong in a test is in its [`crate::Report`].
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The text is no valid module.
    #[error(transparent)]
    InvalidModule(#[from] InvalidModule),
    /// There is no function of this name with a body.
    #[error("no function '@{0}' with a body")]
    UnknownFunction(String),
    /// The function takes other arguments.
    #[error("function '@{name}' takes {expected}, but got {found} arguments, or arguments of other types")]
    Arguments {
        /// Its name.
        name: String,
        /// What it takes, in words.
        expected: String,
        /// How many it got.
        found: usize,
    },
    /// There is no phase of this name.
    #[error("no phase '{0}'")]
    UnknownPhase(String),
    /// The code generator cannot be set up.
    #[error(transparent)]
    Codegen(#[from] CodegenError),
}

/// A text that is no valid module, with all errors found.
#[derive(Debug, Clone)]
pub struct InvalidModule {
    /// What is wrong.
    pub diagnostics: Diagnostics,
    /// The texts that they refer to.
    pub sources: Sources,
}

impl fmt::Display for InvalidModule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.diagnostics.render(&self.sources, false))
    }
}

impl std::error::Error for InvalidModule {}
