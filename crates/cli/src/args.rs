//! What the program takes.

use crate::console::Color;
use checkjit::{DeviceSpec, Emit, PHASES, Phase};
use checkjit_harness::Filter;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;
use std::time::Duration;

/// Runs executable compiler tests: textual MLIR with check operations
#[derive(Parser)]
#[command(name = "checkjit", version, arg_required_else_help = true, after_help = EXIT_CODES)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
    /// When to use colors
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto", hide_possible_values = true)]
    #[arg(help = "When to use colors: auto, always, never")]
    pub(crate) color: Color,
}

const EXIT_CODES: &str = "\
Exit codes:
  0  all went well
  1  checks failed, or did not where --expect-failure says that they should
  2  the command line is wrong
  3  something could not be done: a file is invalid, a test did not run to its end
  4  there is no test to run
  5  checkjit made a mistake";

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Runs the tests in files and folders
    Test(TestArgs),
    /// Runs a function and prints what it returns
    Run(RunArgs),
    /// Lowers a module and prints it
    Opt(OptArgs),
    /// Prints the code that a module is compiled to
    Compile(CompileArgs),
    /// Lists the operations that checkjit knows, and which of them it runs
    Ops(OpsArgs),
}

/// How modules are read.
#[derive(Args, Clone, Copy)]
pub(crate) struct ReadArgs {
    /// Makes every f64 an f32, as IREE does by default
    #[arg(long)]
    pub(crate) demote_f64: bool,
}

/// What tests and functions run on.
#[derive(Args)]
pub(crate) struct DeviceArgs {
    /// The device: 'local', or 'sim' with parameters as in 'sim:latency=5us,bandwidth=10GB/s,fault=oom@2'
    #[arg(long, default_value = "local")]
    pub(crate) device: DeviceSpec,
    /// Leaves out the check module: checks are passed over
    #[arg(long)]
    pub(crate) no_check_module: bool,
}

#[derive(Args)]
pub(crate) struct TestArgs {
    /// Files, or - for stdin, and folders whose .mlir files are taken
    #[arg(required = true, value_name = "PATH")]
    pub(crate) paths: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) device: DeviceArgs,
    #[command(flatten)]
    pub(crate) read: ReadArgs,
    /// Only tests whose id (PATH::NAME) contains this, or matches it if it has one of *?[{
    #[arg(long)]
    pub(crate) filter: Option<Filter>,
    /// Lists the tests instead of running them
    #[arg(long)]
    pub(crate) list: bool,
    /// How to report
    #[arg(long, value_enum, default_value = "human")]
    pub(crate) format: Format,
    /// Succeeds if checks fail, and only then
    #[arg(long, alias = "expect_failure")]
    pub(crate) expect_failure: bool,
    /// A test that executes no check is an error
    #[arg(long)]
    pub(crate) deny_empty: bool,
    /// How long a test may run; 0 is for ever
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = seconds)]
    pub(crate) timeout: Timeout,
    /// How many threads run tests [default: one a core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) jobs: Option<u16>,
}

/// How to report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// What failed, and why
    Human,
    /// What googletest, and so iree-check-module, would write
    Gtest,
}

#[derive(Args)]
pub(crate) struct RunArgs {
    /// The file, or - for stdin
    pub(crate) file: PathBuf,
    /// The function
    #[arg(long, value_name = "NAME")]
    pub(crate) function: String,
    /// An argument: 5, 2x2xi32=1 2 3 4, 4xf32=@data.bin, @array.npy. One option each, in their order
    #[arg(long, value_name = "VALUE", allow_hyphen_values = true, long_help = INPUT)]
    pub(crate) input: Vec<String>,
    /// What to do with a result: - prints it, @FILE and +FILE write it, nothing passes over. One option each
    #[arg(long, value_name = "WHERE", allow_hyphen_values = true, conflicts_with = "expected_output")]
    #[arg(long_help = OUTPUT)]
    pub(crate) output: Vec<String>,
    /// What a result has to be, written as for --input, or (ignored). One option each
    #[arg(long, alias = "expected_output", value_name = "VALUE", allow_hyphen_values = true)]
    pub(crate) expected_output: Vec<String>,
    /// How near results have to be to what is expected
    #[arg(long, alias = "equality_mode", value_enum, default_value = "approximate")]
    pub(crate) equality_mode: Equality,
    /// How many elements of a tensor are printed
    #[arg(long, alias = "output_max_element_count", value_name = "N", default_value = "1024")]
    pub(crate) output_max_element_count: u64,
    #[command(flatten)]
    pub(crate) device: DeviceArgs,
    #[command(flatten)]
    pub(crate) read: ReadArgs,
}

const INPUT: &str = "\
An argument of the function, in the notation of iree-run-module. One option each, in their order:
  5, -1.5, i32=5         a number
  2x2xi32=1 2 3 4        a tensor; commas and brackets may stand between elements
  2x2xf32=1.5            a tensor full of one element; without '=', full of zeros
  2xcomplex<f32>=(1,2) (3,4)
  2x2xf32=@data.bin      a tensor whose bytes are in a file; '+data.bin' reads on
  @array.npy             the first array of a file of numpy's; '+array.npy' the next
  *array.npy             all arrays that are left, an argument each";

const OUTPUT: &str = "\
What to do with a result. One option each, in their order; without any, all are printed:
  -             prints it
  @array.npy    writes it to a file of numpy's; '+array.npy' at the end of one
  @data.bin     writes its bytes to a file; '+data.bin' at the end of one
and nothing, '--output=', passes over it";

/// How near results have to be to what is expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Equality {
    /// Floats may differ by 1e-4 (f16 1e-3, bf16 1e-2) and 1e-5 of their size
    Approximate,
    /// To the bit
    Exact,
}

#[derive(Args)]
pub(crate) struct OptArgs {
    /// The file, or - for stdin
    #[arg(default_value = "-")]
    pub(crate) file: PathBuf,
    /// The phase to lower to
    #[arg(long, value_name = "PHASE", value_parser = phase_parser())]
    pub(crate) to: Option<PhaseRef>,
    /// Brings the module into canonical form, after lowering
    #[arg(long)]
    pub(crate) canonicalize: bool,
    #[command(flatten)]
    pub(crate) read: ReadArgs,
    /// Prints operations in their generic form
    #[arg(long, aliases = ["print-generic", "mlir-print-op-generic"])]
    pub(crate) generic: bool,
    /// Prints locations
    #[arg(long, alias = "mlir-print-debuginfo")]
    pub(crate) debuginfo: bool,
    /// Prints the module after each phase on stderr; without --to, all phases
    #[arg(long)]
    pub(crate) trace: bool,
    /// Succeeds if exactly the diagnostics appear that comments expect, as in 'expected-error@+1 {{text}}'
    #[arg(long)]
    pub(crate) verify_diagnostics: bool,
    /// Takes what stands between lines of '// -----' as modules of their own
    #[arg(long)]
    pub(crate) split_input_file: bool,
    /// Where to write; stdout if not given
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct CompileArgs {
    /// The file, or - for stdin
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) read: ReadArgs,
    /// What to print
    #[arg(long, value_enum, default_value = "asm")]
    pub(crate) emit: EmitKind,
    /// The machine that it is for, such as aarch64-unknown-linux-gnu; this one if not given
    #[arg(long, value_name = "TRIPLE")]
    pub(crate) target: Option<String>,
    /// Where to write; stdout if not given
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

/// What the code is printed as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum EmitKind {
    /// Cranelift's intermediate form
    Clif,
    /// Machine code
    Asm,
}

impl From<EmitKind> for Emit {
    fn from(kind: EmitKind) -> Emit {
        match kind {
            EmitKind::Clif => Emit::Clif,
            EmitKind::Asm => Emit::Asm,
        }
    }
}

#[derive(Args)]
pub(crate) struct OpsArgs {
    /// How to print the table
    #[arg(long, value_enum, default_value = "text")]
    pub(crate) format: OpsFormat,
    /// Only operations whose name contains this
    #[arg(value_name = "NAME")]
    pub(crate) name: Option<String>,
}

/// How to print the table of operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum OpsFormat {
    /// For a terminal
    Text,
    /// A table for each dialect
    Markdown,
    /// A list of dialects with lists of operations
    Json,
}

/// A limit of time, or none.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Timeout(pub(crate) Option<Duration>);

fn seconds(text: &str) -> Result<Timeout, String> {
    let duration = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let duration = duration.ok_or("expected a number of seconds, such as 60 or 0.5")?;
    Ok(Timeout((!duration.is_zero()).then_some(duration)))
}

/// A phase of the list.
#[derive(Clone, Copy)]
pub(crate) struct PhaseRef(pub(crate) &'static Phase);

fn phase_parser() -> impl TypedValueParser<Value = PhaseRef> {
    let names = PHASES.iter().map(|phase| PossibleValue::new(phase.name).help(phase.summary));
    PossibleValuesParser::new(names)
        .try_map(|name| checkjit::phase(&name).map(PhaseRef).ok_or("there is no phase of this name"))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_command_line_is_well_formed() {
        <super::Cli as clap::CommandFactory>::command().debug_assert();
    }
}
