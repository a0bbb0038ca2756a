//! Values on the command line: arguments and expected results in, results out, as iree-run-module has them.

mod files;
mod notation;
mod npy;
mod output;
mod spec;

pub(crate) use output::{check_option, compare, write_results};

use crate::failure::Failure;
use checkjit::{Diagnostic, Function, Module, Position, Value};
use checkjit_harness::exit_codes;
use notation::TextError;
use spec::Reader;

/// The arguments that the options say.
pub(crate) fn arguments(
    texts: &[String],
    function: &Function,
    module: &Module,
    color: bool,
) -> Result<Vec<Value>, Failure> {
    let reader = Reader::new(&function.inputs, "argument");
    let values = read(reader, texts, "input", function, module, color)?;
    Ok(values.into_iter().flatten().collect())
}

/// The results that the options expect; nothing for one that may be anything.
pub(crate) fn expected_results(
    texts: &[String],
    function: &Function,
    module: &Module,
    color: bool,
) -> Result<Vec<Option<Value>>, Failure> {
    read(Reader::new(&function.results, "result"), texts, "expected output", function, module, color)
}

/// Reads all options. What is wrong with one is drawn with a note that says what the function has there.
fn read(
    mut reader: Reader<'_>,
    texts: &[String],
    option: &str,
    function: &Function,
    module: &Module,
    color: bool,
) -> Result<Vec<Option<Value>>, Failure> {
    let role = if option == "input" { "argument" } else { "result" };
    for (text, index) in texts.iter().zip(0..) {
        let Err(error) = reader.read(text) else { continue };
        let name = format!("{option} {index}");
        let mut sources = module.sources().clone();
        sources.add(&name, text.as_str().into());
        let mut diagnostic = Diagnostic::error(Some(position(&name, text, &error)), error.message);
        if let Some(ty) = reader.next_type() {
            let number = reader.values.len();
            let note = format!("{role} {number} of '@{}' is of type '{ty}'", function.name);
            let own = function.input_positions.get(number).filter(|_| option == "input").cloned().flatten();
            diagnostic = diagnostic.note(own.or_else(|| function.position.clone()), note);
        }
        return Err(Failure { code: exit_codes::USAGE, text: Some(sources.draw(&diagnostic, color)) });
    }
    Ok(reader.values)
}

fn position(file: &str, text: &str, error: &TextError) -> Position {
    let before = text.get(..error.at.start).unwrap_or_default();
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    let line = before.matches('\n').count() as u32 + 1;
    Position { file: file.into(), line, column: (error.at.start - line_start) as u32 + 1 }
}
