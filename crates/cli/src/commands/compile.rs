//! `checkjit compile`: the code of a module, or of the parts of a file, as text.

use crate::args::CompileArgs;
use crate::code_of;
use crate::console::Console;
use crate::failure::Failure;
use crate::input::Input;

pub(crate) fn run(args: &CompileArgs, console: &mut Console<'_>) -> Result<u8, Failure> {
    let input = Input::read(&args.file, args.read)?;
    let mut texts = Vec::new();
    let mut has_errors = false;
    for part in input.parts() {
        match part.and_then(|module| module.emit(args.emit.into())) {
            Ok(text) => texts.push(text),
            Err(error) => {
                console.diagnose(&error)?;
                has_errors = true;
            }
        }
    }
    if !has_errors {
        console.write(&texts.join("\n// -----\n"), args.output.as_deref())?;
    }
    Ok(code_of(has_errors))
}
