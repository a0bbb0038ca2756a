//! Every test function as a trial of libtest-mimic, for `cargo test` and nextest.

use crate::execute::{catch, execute};
use crate::plan::{TestId, TestPart, parts};
use crate::{Options, Outcome, SourceFile, TestResult, discover};
use checkjit::{Engine, Function, Instance, Module};
use libtest_mimic::{Arguments, Failed, Trial};
use std::path::Path;
use std::process::ExitCode;
use std::sync::{Arc, Once};

/// Runs every test under these paths as `cargo test` asks for. All that a target with `harness = false` needs:
///
/// ```no_run
/// fn main() -> std::process::ExitCode {
///     checkjit_harness::main(["tests/check"])
/// }
/// ```
///
/// Paths are relative to the package's folder, where `cargo test` and nextest run test programs.
pub fn main(paths: impl IntoIterator<Item = impl AsRef<Path>>) -> ExitCode {
    let arguments = Arguments::from_args();
    libtest_mimic::run(&arguments, trials(paths, &Options::default())).exit_code()
}

/// A trial for every test under these paths. What is wrong with a path or a file is a trial that fails; so is
/// that there are no tests. One for a test in an inner module is ignored. Of the options, `jobs` and `expect_failure` mean nothing here.
///
/// ```
/// use checkjit_harness::{Options, trials};
///
/// # let path = std::env::temp_dir().join(format!("checkjit-trials-{}.mlir", std::process::id()));
/// std::fs::write(&path, "func.func @one() { return }  func.func @two() { return }")?;
/// let trials = trials([&path], &Options { deny_empty: true, ..Options::default() });
/// let names: Vec<_> = trials.iter().map(|trial| trial.name()).collect();
/// assert_eq!(names, ["one", "two"].map(|name| format!("{}::{name}", path.display())));
/// # std::fs::remove_file(&path)?;
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn trials(paths: impl IntoIterator<Item = impl AsRef<Path>>, options: &Options) -> Vec<Trial> {
    let options = Arc::new(options.clone());
    let (files, engine) = match (discover(paths), options.engine()) {
        (Ok(files), Ok(engine)) => (files, engine),
        (Err(error), _) => return vec![failing("discovery".to_owned(), error.to_string())],
        (_, Err(error)) => return vec![failing("engine".to_owned(), error.to_string())],
    };
    let mut trials: Vec<_> = files.iter().flat_map(|file| trials_of_file(&engine, file, &options)).collect();
    if trials.is_empty() {
        trials.push(failing("discovery".to_owned(), "no tests were found".to_owned()));
    }
    trials
}

fn failing(name: String, why: String) -> Trial {
    Trial::test(name, move || Err(Failed::from(why)))
}

/// So many neighbours are compiled at once: one by one costs more, and a process may run but one of them.
const BATCH: usize = 32;

fn trials_of_file(engine: &Engine, file: &SourceFile, options: &Arc<Options>) -> Vec<Trial> {
    let mut trials = Vec::new();
    for part in parts(engine, file, options.filter.as_ref()) {
        let TestPart { id, module, tests, nested, .. } = match part {
            Ok(part) => part,
            Err(invalid) => {
                trials.push(failing(invalid.part.to_string(), invalid.text(false)));
                continue;
            }
        };
        for name in nested {
            let name = TestId { part: id.clone(), name }.to_string();
            let why = "tests in inner modules are not run".to_owned();
            trials.push(failing(name, why).with_ignored_flag(true));
        }
        let instance = Arc::new(options.instance(engine, &module));
        for batch in tests.chunks(BATCH) {
            let batch = Arc::new(Batch {
                tests: batch.to_vec(),
                module: module.clone(),
                instance: instance.clone(),
                compiled: Once::new(),
                options: options.clone(),
            });
            for test in &batch.tests {
                let id = TestId { part: id.clone(), name: test.name.clone() };
                let (batch, test) = (batch.clone(), test.clone());
                trials.push(Trial::test(id.to_string(), move || batch.run(id, &test)));
            }
        }
    }
    trials
}

/// Tests that are compiled at once when the first of them runs.
struct Batch {
    tests: Vec<Function>,
    module: Module,
    instance: Arc<Instance>,
    compiled: Once,
    options: Arc<Options>,
}

impl Batch {
    fn run(&self, id: TestId, test: &Function) -> Result<(), Failed> {
        let result = self.on_large_stack(|| {
            self.compiled.call_once(|| {
                let names: Vec<&str> = self.tests.iter().map(|test| test.name.as_str()).collect();
                // After a panic each test is compiled by itself.
                let _ = catch(|| self.module.compile(&names));
            });
            execute(&self.instance, &self.module, id, test, &self.options)
        })?;
        match result.outcome {
            Outcome::Passed => Ok(()),
            _ => Err(Failed::from(result.text(false))),
        }
    }

    /// Runs this on a thread of its own, since nobody knows how large the stack of this one is.
    fn on_large_stack(&self, run: impl FnOnce() -> TestResult + Send) -> Result<TestResult, Failed> {
        std::thread::scope(|scope| {
            let thread = std::thread::Builder::new().stack_size(self.options.stack_size());
            let thread = thread.spawn_scoped(scope, run)?;
            thread.join().map_err(|_| Failed::from("internal error: the test's thread panicked"))
        })
    }
}
