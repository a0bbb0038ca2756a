//! `checkjit opt`: a module, or the parts of a file, lowered and printed. What is printed verifies.

use crate::args::OptArgs;
use crate::console::Console;
use crate::failure::Failure;
use crate::input::{Input, SEPARATOR, write_texts};
use crate::verify_diagnostics::verify_diagnostics;
use checkjit::{Diagnostics, Error, InvalidModule, Lowered, Module, PHASES, Phase, PrintOptions};
use checkjit_harness::exit_codes;

pub(crate) fn run(args: &OptArgs, console: &mut Console<'_>) -> Result<u8, Failure> {
    let input = Input::read(&args.file, args.read)?;
    let parts = input.parts_with_texts(args.split_input_file);
    let output = args.output.as_deref();
    if !args.verify_diagnostics {
        let modules = parts.into_iter().map(|part| part.module);
        return write_texts(modules, output, console, |module, console| text(&module, args, console));
    }
    let mut texts = Vec::new();
    let mut code = exit_codes::SUCCESS;
    for part in parts {
        let made = match part.module {
            Ok(module) => text(&module, args, console)?,
            Err(error) => Err(error),
        };
        let found = match made {
            Ok(text) => {
                texts.push(text);
                Diagnostics::default()
            }
            Err(Error::InvalidModule(InvalidModule { diagnostics, .. })) => {
                texts.push(String::new());
                diagnostics
            }
            Err(error) => return Err(error.into()),
        };
        let wrong = verify_diagnostics(&input.name, part.text, part.line, &found);
        if !wrong.is_empty() {
            write!(console.err, "{}", wrong.render(&input.sources(), console.err_color))?;
            code = exit_codes::FAILED;
        }
    }
    console.write(&texts.join(SEPARATOR), output)?;
    Ok(code)
}

/// The lowered module as text. The inner error is one of the module, the outer one of ours.
fn text(
    module: &Module,
    args: &OptArgs,
    console: &mut Console<'_>,
) -> Result<Result<String, Error>, Failure> {
    let options = PrintOptions { generic: args.generic, debuginfo: args.debuginfo };
    let first_or_last = if args.trace { PHASES.last() } else { PHASES.first() };
    let last = args.to.map(|phase| phase.0).or(first_or_last);
    if args.trace {
        trace(module, last, options, console)?;
    }
    let mut lowered = match last {
        Some(phase) => module.lowered(phase),
        None => module.canonicalized(),
    };
    let diagnostics = lowered.diagnostics();
    if diagnostics.has_errors() {
        return Ok(Err(InvalidModule { diagnostics, sources: module.sources().clone() }.into()));
    }
    if args.canonicalize {
        let root = lowered.ir.root();
        checkjit_ir::rewrite::canonicalize(&mut lowered.ir, root);
    }
    let text = lowered.print(options);
    let diagnostics = checkjit_ir::verify::verify(&lowered.ir);
    if diagnostics.has_errors() {
        let sources = &lowered.ir.sources;
        write!(console.err, "{}", diagnostics.render(sources, console.err_color))?;
        return Err(Failure::internal(format!(
            "internal error: the lowered module does not verify:\n{text}"
        )));
    }
    Ok(Ok(text))
}

/// Prints the module after each phase on stderr, as mlir-opt does after each pass. Where a phase could not lower
/// a function, it is the last one.
fn trace(
    module: &Module,
    last: Option<&Phase>,
    options: PrintOptions,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    for phase in PHASES {
        let lowered: Lowered = module.lowered(phase);
        let failed = if lowered.diagnostics().has_errors() { " Failed" } else { "" };
        let name = phase.name;
        writeln!(
            console.err,
            "// -----// IR Dump After {name}{failed} //----- //\n{}",
            lowered.print(options)
        )?;
        if !failed.is_empty() || last.is_some_and(|last| last.name == name) {
            break;
        }
    }
    Ok(())
}
