//! `checkjit opt`: a module, or the parts of a file, lowered and printed. What is printed verifies.

use crate::args::OptArgs;
use crate::code_of;
use crate::console::Console;
use crate::failure::Failure;
use crate::input::Input;
use checkjit::{Error, InvalidModule, Lowered, Module, PHASES, PrintOptions};
use checkjit_harness::exit_codes;

pub(crate) fn run(args: &OptArgs, console: &mut Console<'_>) -> Result<u8, Failure> {
    let input = Input::read(&args.file, args.read)?;
    let parts = if args.split_input_file { input.parts() } else { vec![input.whole()] };
    let mut texts = Vec::new();
    let mut has_errors = false;
    for part in parts {
        match part.and_then(|module| lowered(&module, args)) {
            Ok(lowered) => {
                let diagnostics = checkjit_ir::verify::verify(&lowered.ir);
                let text = lowered.print(PrintOptions { generic: args.generic, ..PrintOptions::default() });
                if diagnostics.has_errors() {
                    let sources = &lowered.ir.sources;
                    write!(console.err, "{}", diagnostics.render(sources, console.err_color))?;
                    let what = "internal error: the lowered module does not verify:";
                    return Err(Failure {
                        code: exit_codes::INTERNAL,
                        text: Some(format!("{what}\n{text}")),
                    });
                }
                texts.push(text);
            }
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

fn lowered(module: &Module, args: &OptArgs) -> Result<Lowered, Error> {
    let mut lowered = module.lowered(args.to.map_or(&PHASES[0], |phase| phase.0));
    let diagnostics = lowered.diagnostics();
    if diagnostics.has_errors() {
        return Err(InvalidModule { diagnostics, sources: module.sources().clone() }.into());
    }
    if args.canonicalize {
        let root = lowered.ir.root();
        checkjit_ir::rewrite::canonicalize(&mut lowered.ir, root);
    }
    Ok(lowered)
}
