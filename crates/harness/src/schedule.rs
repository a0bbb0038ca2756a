//! The run of many files on many threads, told in the order of the files.
//!
//! Every step is a job of the pool: a file is parsed, a part is compiled, a test is run. No job waits for
//! another, so none of them ever runs on the stack of another. The calling thread puts the results in order.

use crate::execute::{catch, execute};
use crate::plan::{Invalid, PartId, Reason, TestId, TestPart, parts};
use crate::{Event, Options, Reporter, SourceFile, Summary, TestResult};
use checkjit::Engine;
use rayon::{ScopeFifo, ThreadPoolBuildError, ThreadPoolBuilder};
use std::collections::HashMap;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Instant;

/// Why a run could not be made, or not to its end.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// There is no engine for this machine.
    #[error(transparent)]
    Engine(#[from] checkjit::Error),
    /// There are no threads.
    #[error("no threads to run tests: {0}")]
    Threads(#[from] ThreadPoolBuildError),
    /// The report could not be written.
    #[error("the report cannot be written: {0}")]
    Output(#[from] io::Error),
    /// A mistake of checkjit itself.
    #[error("internal error: a thread ended without a result")]
    Lost,
}

/// Runs the tests of these files and tells the reporter, which writes to `out`.
///
/// # Errors
/// When the run could not be made. What is wrong with tests and files is in the events and the summary.
pub fn run(
    files: &[SourceFile],
    options: &Options,
    reporter: &mut dyn Reporter,
    out: &mut dyn Write,
) -> Result<Summary, RunError> {
    let begin = Instant::now();
    let engine = options.engine()?;
    let pool = ThreadPoolBuilder::new()
        .num_threads(options.jobs.unwrap_or(0))
        .stack_size(options.stack_size())
        .thread_name(|index| format!("checkjit {index}"))
        .build()?;
    let shared = Shared { engine, options, cancelled: AtomicBool::new(false) };
    let shared = &shared;
    let mut summary = pool.in_place_scope_fifo(|scope| {
        let (sender, receiver) = channel();
        for (index, file) in files.iter().enumerate() {
            let sender = sender.clone();
            scope.spawn_fifo(move |scope| parse_file(scope, shared, index, file, &sender));
        }
        drop(sender);
        let summary = tell(files.len(), Mailbox::new(receiver), reporter, out);
        shared.cancelled.store(summary.is_err(), Ordering::Relaxed);
        summary
    })?;
    summary.expect_failure = options.expect_failure;
    summary.elapsed = begin.elapsed();
    reporter.report(&Event::RunFinished(&summary), out)?;
    Ok(summary)
}

/// What all jobs see.
struct Shared<'s> {
    engine: Engine,
    options: &'s Options,
    /// Nobody wants to know results any more.
    cancelled: AtomicBool,
}

/// What is told of a part before its tests have run.
struct Told {
    part: PartId,
    tests: usize,
    warnings: String,
    nested: Vec<String>,
}

/// The parts of a file.
type Parts = Vec<Result<Told, Invalid>>;

enum Message {
    /// What the file of this number contains.
    Parts(usize, Parts),
    /// A test, by the numbers of its file, its part and itself.
    Test([usize; 3], Box<TestResult>),
}

// A message that nobody receives is one that nobody wants any more: the results of sends are ignored.

fn parse_file<'s>(
    scope: &ScopeFifo<'s>,
    shared: &'s Shared<'s>,
    index: usize,
    file: &'s SourceFile,
    sender: &Sender<Message>,
) {
    if shared.cancelled.load(Ordering::Relaxed) {
        return;
    }
    let found = catch(|| parts(&shared.engine, file, shared.options.filter.as_ref()));
    let found = found.unwrap_or_else(|message| {
        let part = PartId { file: file.name().into(), part: None };
        vec![Err(Invalid { part, reason: Reason::Internal(message) })]
    });
    let (mut told, mut valid) = (Vec::new(), Vec::new());
    for (number, part) in found.into_iter().enumerate() {
        told.push(part.map(|part| {
            let TestPart { id, tests, warnings, nested, .. } = &part;
            let told = Told {
                part: id.clone(),
                tests: tests.len(),
                warnings: warnings.clone(),
                nested: nested.clone(),
            };
            valid.push((number, part));
            told
        }));
    }
    let _ = sender.send(Message::Parts(index, told));
    for (number, part) in valid {
        let sender = sender.clone();
        scope.spawn_fifo(move |scope| compile_part(scope, shared, [index, number], part, &sender));
    }
}

fn compile_part<'s>(
    scope: &ScopeFifo<'s>,
    shared: &'s Shared<'s>,
    [file, part]: [usize; 2],
    content: TestPart,
    sender: &Sender<Message>,
) {
    if shared.cancelled.load(Ordering::Relaxed) || content.tests.is_empty() {
        return;
    }
    let TestPart { id, module, tests, .. } = content;
    let names: Vec<&str> = tests.iter().map(|test| test.name.as_str()).collect();
    // After a panic each test is compiled by itself, and only the one that is to blame panics again.
    let _ = catch(|| module.compile(&names));
    let instance = Arc::new(shared.options.instance(&shared.engine, &module));
    for (number, test) in tests.into_iter().enumerate() {
        let (instance, module, sender) = (instance.clone(), module.clone(), sender.clone());
        let id = TestId { part: id.clone(), name: test.name.clone() };
        scope.spawn_fifo(move |_| {
            if !shared.cancelled.load(Ordering::Relaxed) {
                let result = execute(&instance, &module, id, &test, shared.options);
                let _ = sender.send(Message::Test([file, part, number], Box::new(result)));
            }
        });
    }
}

/// Tells the reporter everything in order.
fn tell(
    files: usize,
    mut mailbox: Mailbox,
    reporter: &mut dyn Reporter,
    out: &mut dyn Write,
) -> Result<Summary, RunError> {
    let mut summary = Summary { files, ..Summary::default() };
    reporter.report(&Event::RunStarted { files }, out)?;
    for file in 0..files {
        for (number, part) in mailbox.parts(file)?.into_iter().enumerate() {
            let Told { part, tests, warnings, nested } = match part {
                Ok(told) => told,
                Err(invalid) => {
                    summary.invalid += 1;
                    reporter.report(&Event::Invalid(&invalid), out)?;
                    continue;
                }
            };
            if !warnings.is_empty() {
                reporter.report(&Event::Warned { part: &part, text: &warnings }, out)?;
            }
            if !nested.is_empty() {
                reporter.report(&Event::Nested { part: &part, tests: &nested }, out)?;
            }
            if tests == 0 {
                continue;
            }
            reporter.report(&Event::PartStarted { part: &part, tests }, out)?;
            for test in 0..tests {
                let result = mailbox.test([file, number, test])?;
                summary.add(&result);
                reporter.report(&Event::TestFinished(&result), out)?;
            }
            reporter.report(&Event::PartFinished { part: &part }, out)?;
        }
    }
    Ok(summary)
}

/// Messages that came before their turn.
struct Mailbox {
    receiver: Receiver<Message>,
    parts: HashMap<usize, Parts>,
    tests: HashMap<[usize; 3], Box<TestResult>>,
}

impl Mailbox {
    fn new(receiver: Receiver<Message>) -> Self {
        Mailbox { receiver, parts: HashMap::new(), tests: HashMap::new() }
    }

    fn receive(&mut self) -> Result<(), RunError> {
        match self.receiver.recv().map_err(|_| RunError::Lost)? {
            Message::Parts(file, parts) => drop(self.parts.insert(file, parts)),
            Message::Test(key, result) => drop(self.tests.insert(key, result)),
        }
        Ok(())
    }

    fn parts(&mut self, file: usize) -> Result<Parts, RunError> {
        loop {
            if let Some(parts) = self.parts.remove(&file) {
                return Ok(parts);
            }
            self.receive()?;
        }
    }

    fn test(&mut self, key: [usize; 3]) -> Result<Box<TestResult>, RunError> {
        loop {
            if let Some(result) = self.tests.remove(&key) {
                return Ok(result);
            }
            self.receive()?;
        }
    }
}
