//! How a run is told. A reporter a file, each a function of the same events.

mod gtest;
mod human;

pub use gtest::Gtest;
pub use human::Human;

use crate::Event;
use std::io::{self, Write};

/// Tells what happens in a run.
pub trait Reporter {
    /// Tells an event.
    ///
    /// # Errors
    /// When it cannot be written; the run then ends.
    fn report(&mut self, event: &Event<'_>, out: &mut dyn Write) -> io::Result<()>;
}
