//! The `checkjit` program. All of it is in the library, so that tests can call it.

use std::process::ExitCode;

fn main() -> ExitCode {
    checkjit_cli::run_on_stdio(std::env::args_os()).into()
}
