//! The file that a command reads.

use crate::args::ReadArgs;
use crate::failure::Failure;
use checkjit::{Config, Engine, Error, Module};
use std::io::Read;
use std::path::Path;

/// A file's name and text.
pub(crate) struct Input {
    pub(crate) name: String,
    text: String,
    engine: Engine,
}

impl Input {
    /// Reads a file, or stdin for `-`.
    pub(crate) fn read(path: &Path, args: ReadArgs) -> Result<Self, Failure> {
        let (name, bytes) = if path.as_os_str() == "-" {
            let mut bytes = Vec::new();
            ("<stdin>".to_owned(), std::io::stdin().read_to_end(&mut bytes).map(|_| bytes))
        } else {
            (path.display().to_string(), std::fs::read(path))
        };
        let bytes = bytes.map_err(|error| Failure::error(format!("'{name}' cannot be read: {error}")))?;
        let text = String::from_utf8(bytes).map_err(|error| {
            let offset = error.utf8_error().valid_up_to();
            Failure::error(format!("'{name}' is not UTF-8: invalid byte at offset {offset}"))
        })?;
        let engine = Engine::new(&Config::new().demote_f64(args.demote_f64))?;
        Ok(Input { name, text, engine })
    }

    /// The text as one module; `// -----` is a comment.
    pub(crate) fn whole(&self) -> Result<Module, Error> {
        Module::from_text(&self.engine, &self.name, &self.text)
    }

    /// The modules between the lines that are `// -----`.
    pub(crate) fn parts(&self) -> Vec<Result<Module, Error>> {
        Module::parts_from_text(&self.engine, &self.name, &self.text)
    }
}
