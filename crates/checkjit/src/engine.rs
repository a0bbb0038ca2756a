//! The engine: what modules share, above all the compiler and its cache of kernels.

use crate::Error;
use checkjit_codegen::{Compiler, CompilerOptions};
use checkjit_ir::Registry;
use checkjit_runtime::Limits;
use std::sync::Arc;

/// How an engine is set up.
#[derive(Clone, Debug, Default)]
pub struct Config {
    pub(crate) limits: Limits,
    pub(crate) compiler: CompilerOptions,
    pub(crate) demote_f64: bool,
    pub(crate) target: Option<String>,
}

impl Config {
    /// The defaults: 2 GiB of buffers and 1 MiB of stack a run; Cranelift's verifier in debug builds only.
    pub fn new() -> Self {
        Config::default()
    }

    /// What one run may use.
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Whether every `f64` of a module is made an `f32` once it is verified, as IREE does by default.
    pub fn demote_f64(mut self, demote: bool) -> Self {
        self.demote_f64 = demote;
        self
    }

    /// The triple of another machine, such as `aarch64-unknown-linux-gnu`: its code can be looked at with
    /// [`Module::emit`](crate::Module::emit), and functions compiled for it are an error when they are run.
    pub fn target(mut self, triple: &str) -> Self {
        self.target = Some(triple.to_owned());
        self
    }

    /// Whether Cranelift verifies what it is given. About doubles the time to compile.
    pub fn verify_clif(mut self, verify: bool) -> Self {
        self.compiler.verify_clif = verify;
        self
    }
}

/// A compiler with its cache. Cheap to clone, and shared between threads.
#[derive(Clone)]
pub struct Engine(pub(crate) Arc<EngineInner>);

pub(crate) struct EngineInner {
    pub(crate) registry: Arc<Registry>,
    pub(crate) compiler: Compiler,
    pub(crate) limits: Limits,
    pub(crate) demote_f64: bool,
}

impl Engine {
    /// An engine for this machine, or for the one that the configuration names.
    ///
    /// # Errors
    /// When there is no code generator for the machine.
    pub fn new(config: &Config) -> Result<Self, Error> {
        let compiler = match &config.target {
            Some(triple) => Compiler::for_target(triple, config.compiler)?,
            None => Compiler::new(config.compiler)?,
        };
        Ok(Engine(Arc::new(EngineInner {
            registry: checkjit_dialects::registry(),
            compiler,
            limits: config.limits,
            demote_f64: config.demote_f64,
        })))
    }
}
