//! The `checkjit` program: command lines in, text and an exit code out.
//!
//! [`run`] is the whole program, on writers of the caller; the binary calls [`run_on_stdio`]. A command a file is
//! in `commands`, what they take is in `args`, and what exit codes mean in [`checkjit_harness::exit_codes`].

mod args;
mod commands;
mod console;
mod failure;
mod input;
mod values;
mod verify_diagnostics;

use args::{Cli, Command};
use clap::Parser;
use console::Console;
use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};

/// Runs the program with these arguments, its own name being the first, and returns its exit code. `out` and
/// `err` are taken for files: there is color only where `--color=always` asks for it.
///
/// ```
/// let (mut out, mut err) = (Vec::new(), Vec::new());
/// let code = checkjit_cli::run(["checkjit", "--version"].map(Into::into), &mut out, &mut err);
/// assert_eq!((code, err.len()), (0, 0));
/// assert!(out.starts_with(b"checkjit "));
/// ```
pub fn run(args: impl IntoIterator<Item = OsString>, out: &mut dyn Write, err: &mut dyn Write) -> u8 {
    run_on(args, Console::new(out, err))
}

/// Runs the program on the streams of the process. A closed pipe ends it without a word.
pub fn run_on_stdio(args: impl IntoIterator<Item = OsString>) -> u8 {
    let (stdout, stderr) = (io::stdout(), io::stderr());
    let terminals = (stdout.is_terminal(), stderr.is_terminal());
    let (mut out, mut err) = (stdout.lock(), stderr);
    run_on(args, Console::new(&mut out, &mut err).on_terminals(terminals.0, terminals.1))
}

fn run_on(args: impl IntoIterator<Item = OsString>, mut console: Console<'_>) -> u8 {
    let cli = match Cli::try_parse_from(args) {
        Ok(cli) => cli,
        Err(error) => return console.usage(&error),
    };
    console.choose_color(cli.color);
    let result = match &cli.command {
        Command::Test(args) => commands::test::run(args, &mut console),
        Command::Run(args) => commands::run::run(args, &mut console),
        Command::Opt(args) => commands::opt::run(args, &mut console),
        Command::Compile(args) => commands::compile::run(args, &mut console),
        Command::Ops(args) => commands::ops::run(args, &mut console),
    };
    let result = result.and_then(|code| console.finish().map(|()| code));
    match result {
        Ok(code) => code,
        Err(failure) => {
            if let Some(text) = &failure.text {
                // There is nobody left to tell when this cannot be written either.
                let _ = writeln!(console.err, "{text}");
            }
            failure.code
        }
    }
}
