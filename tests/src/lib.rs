//! What the test suites and the fuzz targets share.

pub mod filecheck;
pub mod fuzz;
