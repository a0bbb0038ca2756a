//! `checkjit compile`: the code of a module, or of the parts of a file, as text.

use crate::args::CompileArgs;
use crate::console::Console;
use crate::failure::Failure;
use crate::input::{Input, write_texts};

pub(crate) fn run(args: &CompileArgs, console: &mut Console<'_>) -> Result<u8, Failure> {
    let input = Input::read_for(&args.file, args.read, args.target.as_deref())?;
    write_texts(input.parts(), args.output.as_deref(), console, |module, _| Ok(module.emit(args.emit.into())))
}
