//! What the exit code of the process says. Every code that checkjit ends with is here.
//!
//! When several apply, the first of [`ERROR`], [`FAILED`], [`NO_TESTS`] is taken: a run in which something
//! could not be tried says nothing about what was.

/// All went well: every test passed, or checks failed as `--expect-failure` says they should.
pub const SUCCESS: u8 = 0;
/// Checks failed, or none did where `--expect-failure` says that they should.
pub const FAILED: u8 = 1;
/// The command line is wrong: an unknown option, phase, device or function.
pub const USAGE: u8 = 2;
/// Something could not be done: a path does not exist, a file cannot be read or is no valid module, a
/// function could not be compiled or did not run to its end, output could not be written.
pub const ERROR: u8 = 3;
/// There was no test to run, or none that the filter matches.
pub const NO_TESTS: u8 = 4;
/// A mistake of checkjit itself.
pub const INTERNAL: u8 = 5;
