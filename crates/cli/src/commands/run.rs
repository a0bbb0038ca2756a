//! `checkjit run`: one function, and what it returns, as iree-run-module prints it.

use crate::args::{Equality, RunArgs};
use crate::console::Console;
use crate::failure::Failure;
use crate::input::Input;
use crate::values::{arguments, check_option, compare, expected_results, write_results};
use checkjit::{Function, Instance, Linker, Module, Report, ValueType};
use checkjit_harness::{counted, exit_codes};

/// Room for what the function may use, and for compiling it.
const STACK_BYTES: usize = 16 << 20;

pub(crate) fn run(args: &RunArgs, console: &mut Console<'_>) -> Result<u8, Failure> {
    let name = args.function.strip_prefix('@').unwrap_or(&args.function);
    let input = Input::read(&args.file, args.read)?;
    let Some(module) = find(&input, name, console)? else { return Ok(exit_codes::ERROR) };

    let color = console.err_color;
    let function = module.function(name).ok_or_else(|| Failure::internal("the function is gone"))?;
    let inputs = arguments(&args.input, &function, &module, color)?;
    let expected = expected_results(&args.expected_output, &function, &module, color)?;
    check_counts(args, &function, inputs.len())?;

    writeln!(console.out, "EXEC @{name}")?;
    let report = on_large_stack(|| {
        let mut linker = Linker::new(module.engine());
        if !args.device.no_check_module {
            linker.check_module();
        }
        Instance::new(&linker, &module, args.device.device.clone().into()).call(name, &inputs)
    })??;
    let mut all_match = true;
    if report.error.is_none() {
        match args.expected_output.is_empty() {
            true => write_results(&report, &args.output, args.output_max_element_count, console.out)?,
            false => {
                let is_exact = args.equality_mode == Equality::Exact;
                all_match = compare(&report, &expected, is_exact, console.out)?;
            }
        }
    }
    console.out.flush()?;
    tell(&report, &module, console)?;
    Ok(match (&report.error, report.counts.failed) {
        (Some(_), _) => exit_codes::ERROR,
        (None, 0) if all_match => exit_codes::SUCCESS,
        (None, _) => exit_codes::FAILED,
    })
}

/// What of the command line does not go with the function.
fn check_counts(args: &RunArgs, function: &Function, inputs: usize) -> Result<(), Failure> {
    let Function { name, inputs: takes, results, .. } = function;
    let list = |types: &[ValueType]| types.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    if inputs != takes.len() {
        let arguments = counted(inputs as u64, "argument");
        let text = format!("function '@{name}' takes ({}), but got {arguments} (--input)", list(takes));
        return Err(Failure::usage(text));
    }
    args.output.iter().try_for_each(|option| check_option(option))?;
    for (option, count) in
        [("--output", args.output.len()), ("--expected-output", args.expected_output.len())]
    {
        if count != 0 && count != results.len() {
            let results = list(results);
            let text =
                format!("function '@{name}' returns ({results}), but {option} is given for {count} of them");
            return Err(Failure::usage(text));
        }
    }
    Ok(())
}

/// The part of the file that defines the function. `None` when it cannot be told, because there are errors in
/// the file; they are drawn.
fn find(input: &Input, name: &str, console: &mut Console<'_>) -> Result<Option<Module>, Failure> {
    let (mut found, mut others, mut has_errors) = (Vec::new(), Vec::new(), false);
    for (part, number) in input.parts().into_iter().zip(1..) {
        match part {
            Ok(module) => {
                let functions = module.functions().into_iter().filter(|function| function.is_defined);
                let names: Vec<String> = functions.map(|function| function.name).collect();
                if names.iter().any(|own| own == name) {
                    found.push((number, module));
                }
                others.extend(names);
            }
            Err(error) => {
                console.diagnose(&error)?;
                has_errors = true;
            }
        }
    }
    if let [(_, module)] = &found[..] {
        return Ok(Some(module.clone()));
    }
    if !found.is_empty() {
        let numbers: Vec<String> = found.iter().map(|(number, _): &(u32, _)| number.to_string()).collect();
        let numbers = numbers.join(", ");
        return Err(Failure::usage(format!("'@{name}' is in several parts of '{}': {numbers}", input.name)));
    }
    if has_errors {
        return Ok(None);
    }
    let names: Vec<String> = others.iter().map(|name| format!("@{name}")).collect();
    let known = match names.is_empty() {
        true => "it has no functions".to_owned(),
        false => format!("its functions are {}", names.join(", ")),
    };
    Err(Failure::usage(format!("no function '@{name}' with a body in '{}'; {known}", input.name)))
}

fn on_large_stack<T: Send>(run: impl FnOnce() -> T + Send) -> Result<T, Failure> {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK_BYTES);
        let thread = thread
            .spawn_scoped(scope, run)
            .map_err(|error| Failure::error(format!("no thread to run the function: {error}")))?;
        thread.join().map_err(|_| Failure::internal("internal error: the thread of the function panicked"))
    })
}

/// Says on stderr what went wrong and what was not checked.
fn tell(report: &Report, module: &Module, console: &mut Console<'_>) -> Result<(), Failure> {
    for failure in &report.failures {
        writeln!(console.err, "{}", failure.text(module.sources(), console.err_color))?;
    }
    let more = report.counts.failed.saturating_sub(report.failures.len() as u64);
    if more > 0 {
        writeln!(console.err, "{} more failed", counted(more, "check"))?;
    }
    if let Some(error) = &report.error {
        writeln!(console.err, "{}", error.text(module.sources(), console.err_color))?;
    }
    if report.counts.passed_over > 0 {
        let passed_over = counted(report.counts.passed_over, "check");
        writeln!(console.err, "{passed_over} passed over: no check module")?;
    }
    Ok(())
}
