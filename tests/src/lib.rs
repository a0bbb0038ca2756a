//! What the test suites and the fuzz targets share.

pub mod filecheck;
pub mod fuzz;

use std::path::{Path, PathBuf};

/// The `.mlir` files in a folder and the folders in it, sorted by path.
///
/// # Panics
/// When the folder cannot be read or has none.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let (mut files, mut folders) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("the folder is there") {
            let path = entry.expect("the entry is readable").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "mlir") {
                files.push(path);
            }
        }
    }
    files.sort();
    assert!(!files.is_empty(), "no input in {}", folder.display());
    files
}
