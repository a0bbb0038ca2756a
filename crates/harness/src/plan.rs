//! What a file contains: parts, and tests in them, by name.

use crate::{Filter, Options, RunError, SourceFile};
use checkjit::{Engine, Error, Function, InvalidModule, Module};
use std::fmt;
use std::sync::Arc;

/// A part of a file: `add.mlir`, or `add.mlir#2` where the file has several.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PartId {
    /// The file as it was given.
    pub file: Arc<str>,
    /// Which part, from one; nothing in a file of one part.
    pub part: Option<usize>,
}

/// A test: `add.mlir::sum`, or `add.mlir#2::sum`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TestId {
    /// Where it is.
    pub part: PartId,
    /// The function's name, without `@`.
    pub name: String,
}

impl fmt::Display for PartId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        self.part.map_or(Ok(()), |part| write!(f, "#{part}"))
    }
}

impl fmt::Display for TestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}::{}", self.part, self.name)
    }
}

/// A file or a part of one that has no tests because something is wrong with it.
#[derive(Clone, Debug)]
pub struct Invalid {
    /// Which.
    pub part: PartId,
    /// What is wrong.
    pub reason: Reason,
}

/// What is wrong with a file.
#[derive(Clone, Debug)]
pub enum Reason {
    /// It cannot be read; why.
    Unreadable(String),
    /// It is no valid module.
    Module(InvalidModule),
    /// checkjit made a mistake; what it said.
    Internal(String),
}

/// A valid part with the tests that are meant, in order.
pub(crate) struct TestPart {
    pub(crate) id: PartId,
    pub(crate) module: Module,
    pub(crate) tests: Vec<Function>,
    /// What probably is not meant, drawn; empty for nothing.
    pub(crate) warnings: String,
    /// Names of those that are not run, because they are in modules inside of the module.
    pub(crate) nested: Vec<String>,
}

/// The parts of a file. Those in which the filter leaves no test are left out; invalid ones are not, since
/// nobody knows what tests they would have.
pub(crate) fn parts(
    engine: &Engine,
    file: &SourceFile,
    filter: Option<&Filter>,
) -> Vec<Result<TestPart, Invalid>> {
    let name: Arc<str> = file.name().into();
    let text = match file.read() {
        Ok(text) => text,
        Err(why) => {
            let part = PartId { file: name, part: None };
            return vec![Err(Invalid { part, reason: Reason::Unreadable(why) })];
        }
    };
    let modules = Module::parts_from_text(engine, &name, &text);
    let several = modules.len() > 1;
    let part = |(index, module): (usize, Result<Module, Error>)| {
        let id = PartId { file: name.clone(), part: several.then_some(index + 1) };
        match module {
            Ok(module) => {
                let tests = chosen(&id, module.tests(), filter);
                let nested = chosen(&id, module.nested_tests(), filter);
                let nested: Vec<String> = nested.into_iter().map(|test| test.name).collect();
                let is_empty = tests.is_empty() && nested.is_empty();
                let warnings = module.warnings().render(module.sources(), false);
                (!is_empty).then_some(Ok(TestPart { id, module, tests, warnings, nested }))
            }
            Err(Error::InvalidModule(error)) => {
                Some(Err(Invalid { part: id, reason: Reason::Module(error) }))
            }
            Err(error) => Some(Err(Invalid { part: id, reason: Reason::Internal(error.to_string()) })),
        }
    };
    modules.into_iter().enumerate().filter_map(part).collect()
}

fn chosen(part: &PartId, tests: Vec<Function>, filter: Option<&Filter>) -> Vec<Function> {
    let is_meant = |test: &Function| {
        filter.is_none_or(|filter| {
            filter.matches(&TestId { part: part.clone(), name: test.name.clone() }.to_string())
        })
    };
    tests.into_iter().filter(is_meant).collect()
}

/// The tests that would be run.
#[derive(Clone, Debug, Default)]
pub struct Listing {
    /// The tests, in order.
    pub tests: Vec<TestId>,
    /// What has no tests because it is invalid.
    pub invalid: Vec<Invalid>,
}

/// Lists the tests that [`crate::run`] would run.
///
/// # Errors
/// When there is no code generator for this machine.
pub fn list(files: &[SourceFile], options: &Options) -> Result<Listing, RunError> {
    let engine = options.engine()?;
    let mut listing = Listing::default();
    for file in files {
        for part in parts(&engine, file, options.filter.as_ref()) {
            match part {
                Ok(TestPart { id, tests, .. }) => {
                    let id = |test: Function| TestId { part: id.clone(), name: test.name };
                    listing.tests.extend(tests.into_iter().map(id));
                }
                Err(invalid) => listing.invalid.push(invalid),
            }
        }
    }
    Ok(listing)
}
