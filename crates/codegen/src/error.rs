//! What can go wrong with the code generator itself. What is wrong with a function is a diagnostic.

/// Why there is no compiler.
#[derive(Debug, thiserror::Error)]
pub enum CodegenError {
    /// Cranelift does not generate code for this machine.
    #[error("no code can be generated for this machine: {0}")]
    Host(String),
    /// The target is not one that Cranelift knows.
    #[error("no code can be generated for target '{target}': {reason}")]
    Target {
        /// The triple as it was given.
        target: String,
        /// What Cranelift or the parser of triples says.
        reason: String,
    },
    /// A setting that Cranelift does not take.
    #[error("setting '{name}': {reason}")]
    Setting {
        /// The setting.
        name: &'static str,
        /// What Cranelift says.
        reason: String,
    },
    /// There is no memory for code.
    #[error("no memory for code: {0}")]
    Memory(String),
}
