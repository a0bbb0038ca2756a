//! Finds tests in files, runs them and says what came of it.
//!
//! [`discover`] finds the files, [`run`] runs their tests on all cores and tells a [`Reporter`] what
//! happened, [`list`] only names them. Results come in the order of the files and of the functions in them,
//! however many threads there are. [`main`] and [`trials`] are for projects that want every test function to be
//! a test of `cargo test` or nextest.
//!
//! ```
//! use checkjit_harness::{Human, Options, Verdict, discover, run};
//!
//! # let folder = std::env::temp_dir().join(format!("checkjit-doc-{}", std::process::id()));
//! # std::fs::create_dir_all(&folder)?;
//! let source = "func.func @one() { %x = arith.constant 1 : i32 check.expect_true(%x) : i32 return }";
//! std::fs::write(folder.join("one.mlir"), source)?;
//!
//! let files = discover([&folder])?;
//! let mut text = Vec::new();
//! let summary = run(&files, &Options::default(), &mut Human::new(false), &mut text)?;
//! assert_eq!(summary.verdict(), Verdict::Passed);
//! assert!(text.starts_with(b"ok: 1 test passed; 1 check executed; 1 file in "));
//! # std::fs::remove_dir_all(&folder)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Invariant: nothing that a test does keeps the others from running, or from being reported.

mod describe;
mod discovery;
mod event;
mod execute;
pub mod exit_codes;
mod filter;
mod options;
mod outcome;
mod plan;
mod reporter;
mod schedule;
mod summary;
mod trials;
mod watchdog;

pub use describe::counted;
pub use discovery::{NoSuchPath, SourceFile, discover};
pub use event::Event;
pub use filter::{Filter, FilterError};
pub use options::Options;
pub use outcome::{ErrorKind, Outcome, TestResult};
pub use plan::{Invalid, Listing, PartId, Reason, TestId, list};
pub use reporter::{Gtest, Human, Reporter};
pub use schedule::{RunError, run};
pub use summary::{Summary, Verdict};
pub use trials::{main, trials};
