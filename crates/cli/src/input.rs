//! The file that a command reads, and the texts that are made of its parts.

use crate::args::ReadArgs;
use crate::console::Console;
use crate::failure::Failure;
use checkjit::{Config, Engine, Error, Module, Part, Sources, split};
use checkjit_harness::exit_codes;
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
        Self::read_for(path, args, None)
    }

    /// As [`Input::read`], with modules that are compiled for another machine.
    pub(crate) fn read_for(path: &Path, args: ReadArgs, target: Option<&str>) -> Result<Self, Failure> {
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
        let config = Config::new().demote_f64(args.demote_f64);
        let engine = match target {
            // What is wrong with a target that was asked for is wrong with the command line.
            Some(triple) => Engine::new(&config.target(triple)).map_err(Failure::usage)?,
            None => Engine::new(&config)?,
        };
        Ok(Input { name, text, engine })
    }

    /// The text, for positions in it.
    pub(crate) fn sources(&self) -> Sources {
        let mut sources = Sources::default();
        sources.add(&self.name, self.text.as_str().into());
        sources
    }

    /// The modules between the lines that are `// -----`.
    pub(crate) fn parts(&self) -> Vec<Result<Module, Error>> {
        Module::parts_from_text(&self.engine, &self.name, &self.text)
    }

    /// As [`Input::parts`], each with its text, or all of the text as one module in which `// -----` is a comment.
    pub(crate) fn parts_with_texts(&self, is_split: bool) -> Vec<InputPart<'_>> {
        let (parts, modules) = match is_split {
            true => (split(&self.text), self.parts()),
            false => {
                let module = Module::from_text(&self.engine, &self.name, &self.text);
                (vec![Part::whole(&self.text)], vec![module])
            }
        };
        let part =
            |(part, module): (Part, _)| InputPart { text: part.text(&self.text), line: part.line, module };
        parts.into_iter().zip(modules).map(part).collect()
    }
}

/// A part of a file.
pub(crate) struct InputPart<'i> {
    /// Its text.
    pub(crate) text: &'i str,
    /// The number of its first line in the file, from one.
    pub(crate) line: u32,
    /// The module that it is.
    pub(crate) module: Result<Module, Error>,
}

/// Makes a text of each module and writes them, apart by lines that are `// -----`. Errors are drawn; when there
/// is one, nothing is written.
pub(crate) fn write_texts(
    modules: impl IntoIterator<Item = Result<Module, Error>>,
    output: Option<&Path>,
    console: &mut Console<'_>,
    mut text: impl FnMut(Module, &mut Console<'_>) -> Result<Result<String, Error>, Failure>,
) -> Result<u8, Failure> {
    let mut texts = Vec::new();
    let mut code = exit_codes::SUCCESS;
    for module in modules {
        let made = match module {
            Ok(module) => text(module, console)?,
            Err(error) => Err(error),
        };
        match made {
            Ok(text) => texts.push(text),
            Err(error) => {
                console.diagnose(&error)?;
                code = exit_codes::ERROR;
            }
        }
    }
    if code == exit_codes::SUCCESS {
        console.write(&texts.join(SEPARATOR), output)?;
    }
    Ok(code)
}

/// What stands between the texts of parts.
pub(crate) const SEPARATOR: &str = "\n// -----\n";
