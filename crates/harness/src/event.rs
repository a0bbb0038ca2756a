//! What happens in a run, in the order in which it is told. Every reporter is a function of these.

use crate::outcome::TestResult;
use crate::plan::{Invalid, PartId};
use crate::summary::Summary;

/// Something that happened.
#[derive(Debug)]
pub enum Event<'a> {
    /// The run begins.
    RunStarted {
        /// How many files there are.
        files: usize,
    },
    /// A file or a part of one is no valid module.
    Invalid(&'a Invalid),
    /// Tests of a part are not run, because they are in modules inside of the module.
    Nested {
        /// Which part.
        part: &'a PartId,
        /// Their names, each with those of the modules that it is in: `inner::f`. At least one.
        tests: &'a [String],
    },
    /// A part is valid but probably does not mean what it says.
    Warned {
        /// Which part.
        part: &'a PartId,
        /// The warnings, drawn.
        text: &'a str,
    },
    /// The tests of a part follow.
    PartStarted {
        /// Which part.
        part: &'a PartId,
        /// How many tests of it are run, at least one.
        tests: usize,
    },
    /// A test ended.
    TestFinished(&'a TestResult),
    /// There are no more tests in the part.
    PartFinished {
        /// Which part.
        part: &'a PartId,
    },
    /// The run ended.
    RunFinished(&'a Summary),
}
