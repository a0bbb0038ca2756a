//! Files that values are read from. Each is read on from where the last value ended, so that several can come
//! from one.

use std::collections::HashMap;
use std::fs::File;
use std::io::{BufRead, BufReader, Read};

/// The files that were opened, by the path as it was given.
#[derive(Default)]
pub(crate) struct Files(HashMap<String, BufReader<File>>);

impl Files {
    /// The file, at its beginning (`again`) or where the last value ended. `Err` says why it cannot be read.
    pub(crate) fn open(&mut self, path: &str, again: bool) -> Result<&mut BufReader<File>, String> {
        if again || !self.0.contains_key(path) {
            let file = File::open(path).map_err(|error| format!("'{path}' cannot be read: {error}"))?;
            self.0.insert(path.to_owned(), BufReader::new(file));
        }
        self.0.get_mut(path).ok_or_else(|| format!("'{path}' cannot be read"))
    }
}

/// Whether there is nothing more to read.
pub(crate) fn is_at_end(file: &mut BufReader<File>) -> Result<bool, String> {
    file.fill_buf().map(<[u8]>::is_empty).map_err(|error| error.to_string())
}

/// The next `length` bytes.
pub(crate) fn read_bytes(file: &mut BufReader<File>, length: usize) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    file.take(length as u64).read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    match bytes.len() == length {
        true => Ok(bytes),
        false => Err(format!("expected {length} bytes, found {}", bytes.len())),
    }
}
