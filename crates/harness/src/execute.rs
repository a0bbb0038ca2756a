//! One test: run, with its time limited and its panics caught.

use crate::outcome::{ErrorKind, Outcome, TestResult};
use crate::plan::TestId;
use crate::{Options, watchdog};
use checkjit::{Config, Engine, Error, Function, Instance, Linker, Module, Report};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

/// Stack of the threads that run tests, beyond what a test may use of it.
const STACK_RESERVE: usize = 7 << 20;

impl Options {
    /// An engine with these limits.
    pub(crate) fn engine(&self) -> Result<Engine, Error> {
        Engine::new(&Config::new().limits(self.limits).demote_f64(self.demote_f64))
    }

    /// The module, bound to what its tests need.
    pub(crate) fn instance(&self, engine: &Engine, module: &Module) -> Instance {
        let mut linker = Linker::new(engine);
        if self.check_module {
            linker.check_module();
        }
        (self.host_functions)(&mut linker);
        Instance::new(&linker, module, self.device.clone().into())
    }

    /// How large the stack of a thread that runs tests has to be.
    pub(crate) fn stack_size(&self) -> usize {
        self.limits.stack_bytes.saturating_add(STACK_RESERVE)
    }
}

/// Runs a test in an instance of its own.
pub(crate) fn execute(
    instance: &Instance,
    module: &Module,
    id: TestId,
    test: &Function,
    options: &Options,
) -> TestResult {
    let begin = Instant::now();
    let (outcome, report) = match catch(|| start_and_finish(instance, &id.name, options)) {
        Ok(Ok(report)) => (Outcome::of(&report, options.deny_empty), report),
        Ok(Err(error)) => internal(&id, error.to_string()),
        Err(message) => internal(&id, message),
    };
    let elapsed = begin.elapsed().saturating_sub(report.compile_time);
    let (position, sources) = (test.position.clone(), module.sources().clone());
    TestResult { id, position, outcome, report, sources, elapsed }
}

fn start_and_finish(instance: &Instance, name: &str, options: &Options) -> Result<Report, Error> {
    let run = instance.start(name, &[])?;
    let _guard = options.timeout.and_then(|timeout| watchdog::watch(run.interrupt(), timeout));
    Ok(run.finish())
}

fn internal(id: &TestId, message: String) -> (Outcome, Report) {
    let report = Report { function: id.name.clone(), ..Report::default() };
    (Outcome::Error(ErrorKind::Internal(message)), report)
}

/// What the function returns, or what it said when it panicked.
pub(crate) fn catch<T>(function: impl FnOnce() -> T) -> Result<T, String> {
    let message = |panic: Box<dyn Any + Send>| match panic.downcast::<String>() {
        Ok(message) => *message,
        Err(panic) => match panic.downcast_ref::<&str>() {
            Some(message) => (*message).to_owned(),
            None => "a panic without a message".to_owned(),
        },
    };
    catch_unwind(AssertUnwindSafe(function)).map_err(message)
}
