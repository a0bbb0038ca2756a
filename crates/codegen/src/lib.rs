//! Functions and kernels of the vm phase to native code, through Cranelift.
//!
//! [`Compiler::compile`] takes a verified module and gives a [`CompiledModule`]: the runtime's program and the
//! entry of each function. What has no code is an error of its function and of those that call it; the others
//! compile. Lowering to the vm phase is the work of `checkjit-lower`, running that of `checkjit-runtime`.
//!
//! The way of a module, in order: [`Compiler::compile`] finds its kernels in the [`KernelCache`] or compiles them
//! (`kernels`, `kernel`), writes each function (`function`, `homes`), one operation after the other by the table
//! of emit functions (`emit`), lets Cranelift compile them (`scratch`), and places the code (`code`).
//!
//! Invariant: no module that verifies makes this crate panic, and code that it makes never traps.

mod cache;
mod call;
mod code;
mod compile;
mod compiler;
mod element;
mod emit;
mod emitter;
mod error;
mod floats;
mod flow;
mod function;
mod homes;
mod host;
mod kernel;
mod kernels;
mod key;
mod repr;
mod scratch;
mod tables;
mod text;

pub use cache::KernelCache;
pub use code::Code;
pub use compile::{CompileStats, CompiledFunction, CompiledModule};
pub use compiler::{Compiler, CompilerOptions};
pub use emit::{Support, WITHOUT_EMITTER, has_emitter, support};
pub use error::CodegenError;
pub use text::Emit;
