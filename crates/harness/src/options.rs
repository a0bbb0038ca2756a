//! How tests are to be run.

use crate::Filter;
use checkjit::{DeviceSpec, Limits, Linker};
use std::time::Duration;

/// How tests are to be run. Change what differs from [`Options::default`].
#[derive(Clone, Debug)]
pub struct Options {
    /// What they run on.
    pub device: DeviceSpec,
    /// Which tests are meant; all, if nothing.
    pub filter: Option<Filter>,
    /// Is the check module bound? Without it, checks are passed over.
    pub check_module: bool,
    /// Binds further host functions.
    pub host_functions: fn(&mut Linker),
    /// Is it an error when a test executes no check?
    pub deny_empty: bool,
    /// Are checks meant to fail?
    pub expect_failure: bool,
    /// How long a test may run; no limit, if nothing.
    pub timeout: Option<Duration>,
    /// How many threads run tests; as many as there are cores, if nothing.
    pub jobs: Option<usize>,
    /// What a test may use.
    pub limits: Limits,
    /// Is every `f64` made an `f32`, as IREE does by default?
    pub demote_f64: bool,
}

impl Default for Options {
    /// All tests, on host memory, with the check module, for at most a minute each.
    fn default() -> Self {
        Options {
            device: DeviceSpec::Local,
            filter: None,
            check_module: true,
            host_functions: |_| {},
            deny_empty: false,
            expect_failure: false,
            timeout: Some(Duration::from_secs(60)),
            jobs: None,
            limits: Limits::default(),
            demote_f64: false,
        }
    }
}
