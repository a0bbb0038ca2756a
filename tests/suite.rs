//! The suites: every `.mlir` file below `run`, `fail`, `opt` and `invalid` is a trial or several.
//!
//! - `run`: all tests of the file pass, on each device; in every phase the module verifies, prints and reads
//!   back; and it compiles for aarch64, but for what is said not to be supported there.
//!   `// last: input` in the file ends that with another phase than the last, for what has no meaning after it.
//! - the others: the program runs with the arguments in the comment `// args:` and the file, ends with the
//!   code in `// exit:` (0 if there is none), and what it writes is as the file's `CHECK` lines say.

use checkjit::{Config, Diagnostic, Emit, Engine, Error, InvalidModule, Module, PHASES};
use checkjit_tests::{filecheck, files, fuzz};
use libtest_mimic::{Arguments, Failed, Trial};
use std::collections::HashSet;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let root: &'static Path = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut trials = Vec::new();
    for folder in ["run", "fail", "opt", "invalid"] {
        for file in files(&root.join(folder)) {
            let name = trial_name(root, &file);
            if folder == "run" {
                for device in ["local", "sim"] {
                    let (file, args) = (file.clone(), ["test", "--deny-empty", "--device", device]);
                    trials.push(Trial::test(format!("{name}::{device}"), move || {
                        runs(&args, &file, 0, "").map(drop)
                    }));
                }
                let file = file.clone();
                trials.push(Trial::test(format!("{name}::aarch64"), move || compiles_for_aarch64(&file)));
            } else {
                let file = file.clone();
                trials.push(Trial::test(name.clone(), move || as_it_says(&file)));
            }
            if folder != "invalid" {
                trials.push(Trial::test(format!("{name}::phases"), move || every_phase_reads_back(&file)));
            }
        }
    }
    for file in files(&root.join("../examples")) {
        let name = format!("examples/{}", file.file_stem().unwrap_or_default().to_string_lossy());
        trials.push(Trial::test(name, move || runs(&["test", "--deny-empty"], &file, 0, "").map(drop)));
    }
    trials.push(Trial::test("each_operation_is_in_a_test", || each_operation_is_in_a_test(root)));
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// Operations that inputs need not have, and who runs them.
const TESTED_ELSEWHERE: &[(&str, &str)] = &[
    ("flow.tensor.trace", "it writes to standard error: the tests of the program"),
    ("hal.buffer_view.trace", "it writes to standard error: the tests of the program"),
];

/// Whatever operation can be run is in an input that is run, or comes of one on the way down.
fn each_operation_is_in_a_test(root: &Path) -> Result<(), Failed> {
    let engine = Engine::new(&Config::new())?;
    let registry = checkjit_dialects::registry();
    let not_run = registry.ops().iter().filter(|op| op.not_run.is_some()).map(|op| op.name);
    let mut seen: HashSet<&str> = not_run.chain(TESTED_ELSEWHERE.iter().map(|(name, _)| *name)).collect();
    for file in ["run", "fail", "../examples"].iter().flat_map(|folder| files(&root.join(folder))) {
        for module in Module::parts_from_text(&engine, "input.mlir", &std::fs::read_to_string(file)?) {
            let Ok(module) = module else { continue };
            for phase in PHASES {
                let ir = &module.lowered(phase).ir;
                seen.extend(ir.walk(ir.root()).into_iter().filter_map(|op| ir.def(op)).map(|def| def.name));
            }
        }
    }
    let missing: Vec<&str> =
        registry.ops().iter().map(|op| op.name).filter(|op| !seen.contains(op)).collect();
    if missing.is_empty() { Ok(()) } else { Err(format!("in no input: {}", missing.join(", ")).into()) }
}

/// What a trial is called: the path of its file without the extension, in the writing of every system.
fn trial_name(root: &Path, file: &Path) -> String {
    let path = file.strip_prefix(root).unwrap_or(file).with_extension("");
    let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

/// Runs the program on a file. What it wrote, or how it went wrong.
fn runs(args: &[&str], file: &Path, exit: u8, what: &str) -> Result<String, Failed> {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let args = ["checkjit"].iter().chain(args).map(Into::into).chain([file.into()]);
    let code = checkjit_cli::run(args, &mut out, &mut err);
    out.extend(err);
    let output = String::from_utf8_lossy(&out).into_owned();
    if code == exit {
        return Ok(output);
    }
    Err(format!("{what}exit code {code}, not {exit}:\n{output}").into())
}

/// What a file says of itself in a comment.
fn says<'i>(input: &'i str, key: &str) -> Option<&'i str> {
    input.lines().find_map(|line| line.strip_prefix("// ")?.strip_prefix(key))
}

fn as_it_says(file: &Path) -> Result<(), Failed> {
    let input = std::fs::read_to_string(file)?;
    let args = says(&input, "args: ").ok_or("no '// args:' in the file")?;
    let exit = says(&input, "exit: ").map_or(Ok(0), str::parse)?;
    let args: Vec<&str> = args.split_whitespace().collect();
    let output = runs(&args, file, exit, "")?;
    match filecheck::check(&input, &output) {
        Ok(0) => Err("the file has no CHECK line".into()),
        Ok(_) => Ok(()),
        Err(error) => Err(format!("{error}\noutput:\n{output}").into()),
    }
}

/// Every function of the file compiles for another machine, or has an error that says where and why not. A panic
/// of the code generator is an error, but none that should be there.
fn compiles_for_aarch64(file: &Path) -> Result<(), Failed> {
    let engine = Engine::new(&Config::new().target("aarch64-unknown-linux-gnu"))?;
    let input = std::fs::read_to_string(file)?;
    for module in Module::parts_from_text(&engine, "input.mlir", &input) {
        let module = module?;
        let Err(error) = module.emit(Emit::Asm) else { continue };
        let Error::InvalidModule(InvalidModule { diagnostics, sources }) = &error else {
            return Err(error.into());
        };
        let is_ours = |error: &Diagnostic| error.message.starts_with("internal error");
        if diagnostics.iter().any(|error| error.position.is_none() || is_ours(error)) {
            return Err(diagnostics.render(sources, false).into());
        }
    }
    Ok(())
}

fn every_phase_reads_back(file: &Path) -> Result<(), Failed> {
    let engine = Engine::new(&Config::new())?;
    let input = std::fs::read_to_string(file)?;
    let last = says(&input, "last: ").unwrap_or("vm");
    let count = PHASES.iter().position(|phase| phase.name == last).ok_or("no such phase")? + 1;
    for module in Module::parts_from_text(&engine, "input.mlir", &input) {
        let module = module?;
        for phase in &PHASES[..count] {
            let lowered = module.lowered(phase);
            let diagnostics = lowered.diagnostics();
            if !diagnostics.is_empty() {
                return Err(diagnostics.render(module.sources(), false).into());
            }
            let diagnostics = checkjit_ir::verify::verify(&lowered.ir);
            if diagnostics.has_errors() {
                return Err(
                    format!("{} phase: {}", phase.name, diagnostics.render(module.sources(), false)).into()
                );
            }
            std::panic::catch_unwind(|| fuzz::reads_back(&lowered.ir))
                .map_err(|_| format!("the {} phase does not read back", phase.name))?;
        }
    }
    Ok(())
}
