//! Where text goes, and whether it has colors.

use crate::failure::Failure;
use checkjit::{Error, InvalidModule};
use clap::ValueEnum;
use std::io::Write;
use std::path::Path;

/// When to use colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    /// On terminals, unless NO_COLOR is set.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// The two streams of a command.
pub(crate) struct Console<'a> {
    pub(crate) out: &'a mut dyn Write,
    pub(crate) err: &'a mut dyn Write,
    pub(crate) out_color: bool,
    pub(crate) err_color: bool,
}

impl<'a> Console<'a> {
    /// Streams that are no terminals.
    pub(crate) fn new(out: &'a mut dyn Write, err: &'a mut dyn Write) -> Self {
        Console { out, err, out_color: false, err_color: false }
    }

    /// Which of the streams are terminals.
    pub(crate) fn on_terminals(self, out: bool, err: bool) -> Self {
        let is_wanted = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        Console { out_color: out && is_wanted, err_color: err && is_wanted, ..self }
    }

    /// What the command line says about colors.
    pub(crate) fn choose_color(&mut self, color: Color) {
        match color {
            Color::Auto => {}
            Color::Always => (self.out_color, self.err_color) = (true, true),
            Color::Never => (self.out_color, self.err_color) = (false, false),
        }
    }

    /// Says what clap has to say: help that was asked for, or what is wrong with the command line.
    pub(crate) fn usage(&mut self, error: &clap::Error) -> u8 {
        let text = error.render();
        let (stream, color) = match error.use_stderr() {
            true => (&mut *self.err, self.err_color),
            false => (&mut *self.out, self.out_color),
        };
        // There is nobody left to tell when this cannot be written.
        let _ = if color { write!(stream, "{}", text.ansi()) } else { write!(stream, "{text}") };
        let _ = stream.flush();
        error.exit_code().try_into().unwrap_or(checkjit_harness::exit_codes::USAGE)
    }

    /// Draws what is wrong with a module on stderr.
    pub(crate) fn diagnose(&mut self, error: &Error) -> Result<(), Failure> {
        match error {
            Error::InvalidModule(InvalidModule { diagnostics, sources }) => {
                write!(self.err, "{}", diagnostics.render(sources, self.err_color))?;
            }
            _ => writeln!(self.err, "error: {error}")?,
        }
        Ok(())
    }

    /// Writes a result to a file, or to stdout.
    pub(crate) fn write(&mut self, text: &str, file: Option<&Path>) -> Result<(), Failure> {
        match file.filter(|file| file.as_os_str() != "-") {
            Some(file) => std::fs::write(file, text)
                .map_err(|error| Failure::error(format!("'{}' cannot be written: {error}", file.display()))),
            None => Ok(self.out.write_all(text.as_bytes())?),
        }
    }

    /// Writes what is still in buffers.
    pub(crate) fn finish(&mut self) -> Result<(), Failure> {
        self.out.flush()?;
        Ok(self.err.flush()?)
    }
}
