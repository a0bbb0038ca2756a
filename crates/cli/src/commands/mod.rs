//! The commands, one a file. Each returns the exit code, or what ended it early.

pub(crate) mod compile;
pub(crate) mod ops;
pub(crate) mod opt;
pub(crate) mod run;
pub(crate) mod test;
