//! The checks of one instance that failed, and how many there were.

use super::{CheckKind, Failure};

/// How many failures an instance keeps; the rest are counted.
pub const MAX_EVENTS: usize = 1000;

/// A check that failed.
#[derive(Clone, Debug, PartialEq)]
pub struct CheckEvent {
    /// The ordinal of the check op.
    pub site: u32,
    /// Which check function it called.
    pub kind: CheckKind,
    /// What did not hold.
    pub failure: Box<Failure>,
}

/// How many checks there were.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CheckCounts {
    /// Executed, failed ones included.
    pub executed: u64,
    /// Failed, the ones that were not kept included.
    pub failed: u64,
    /// Passed over because no check module was bound.
    pub passed_over: u64,
}

/// What the check functions of an instance write to.
#[derive(Debug, Default)]
pub(crate) struct CheckLog {
    events: Vec<CheckEvent>,
    failed: u64,
}

impl CheckLog {
    /// Counts a failure and keeps it while there is room.
    pub(crate) fn push(&mut self, site: u32, kind: CheckKind, failure: Box<Failure>) {
        self.failed += 1;
        if self.failed <= MAX_EVENTS as u64 {
            self.events.push(CheckEvent { site, kind, failure });
        }
    }

    pub(crate) fn events(&self) -> &[CheckEvent] {
        &self.events
    }

    pub(crate) fn take_events(&mut self) -> Vec<CheckEvent> {
        std::mem::take(&mut self.events)
    }

    pub(crate) fn failed(&self) -> u64 {
        self.failed
    }
}
