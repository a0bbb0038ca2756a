//! `checkjit test`: runs the tests in files and folders, or lists them.

use crate::args::{Format, TestArgs};
use crate::console::Console;
use crate::failure::Failure;
use checkjit_harness::{Gtest, Human, Options, Reporter, SourceFile, discover, exit_codes, list};

pub(crate) fn run(args: &TestArgs, console: &mut Console<'_>) -> Result<u8, Failure> {
    let options = Options {
        device: args.device.device.clone(),
        filter: args.filter.clone(),
        check_module: !args.device.no_check_module,
        demote_f64: args.read.demote_f64,
        deny_empty: args.deny_empty,
        expect_failure: args.expect_failure,
        timeout: args.timeout.0,
        jobs: args.jobs.map(usize::from),
        ..Options::default()
    };
    let files = discover(&args.paths)?;
    let code = match args.list {
        true => print_list(&files, &options, console)?,
        false => {
            let mut human = Human::new(console.out_color);
            let mut gtest = Gtest::new();
            let reporter: &mut dyn Reporter = match args.format {
                Format::Human => &mut human,
                Format::Gtest => &mut gtest,
            };
            let summary = checkjit_harness::run(&files, &options, reporter, console.out)?;
            summary.verdict().exit_code()
        }
    };
    if code == exit_codes::NO_TESTS {
        let text = match &options.filter {
            Some(filter) => format!("no test matches '{filter}'"),
            None => {
                "there are no tests: none of the files has a public function without arguments".to_owned()
            }
        };
        return Err(Failure::new(code, text));
    }
    Ok(code)
}

fn print_list(files: &[SourceFile], options: &Options, console: &mut Console<'_>) -> Result<u8, Failure> {
    let listing = list(files, options)?;
    for test in &listing.tests {
        writeln!(console.out, "{test}")?;
    }
    for invalid in &listing.invalid {
        writeln!(console.err, "{}", invalid.text(console.err_color))?;
    }
    Ok(match (listing.invalid.is_empty(), listing.tests.is_empty()) {
        (false, _) => exit_codes::ERROR,
        (true, true) => exit_codes::NO_TESTS,
        (true, false) => exit_codes::SUCCESS,
    })
}
