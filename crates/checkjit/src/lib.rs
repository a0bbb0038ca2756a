//! Runs executable compiler tests: textual MLIR in which ordinary dialects compute something and the `check`
//! dialect says what the result must be.
//!
//! ```
//! use checkjit::{Config, Device, Engine, Instance, Linker, Module};
//!
//! let source = r#"
//!   func.func private @custom.scale(f32) -> f32
//!   func.func @add() {
//!     %a = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
//!     %sum = arith.addi %a, %a : tensor<2xi32>
//!     check.expect_eq_const(%sum, dense<[2, 4]> : tensor<2xi32>) : tensor<2xi32>
//!     return
//!   }
//!   func.func @scaled() -> f32 {
//!     %x = arith.constant 1.5 : f32
//!     %y = call @custom.scale(%x) : (f32) -> f32
//!     return %y : f32
//!   }
//! "#;
//! let engine = Engine::new(&Config::new())?;
//! let module = Module::from_text(&engine, "add.mlir", source)?;
//! let mut linker = Linker::new(&engine);
//! linker.check_module();
//! linker.func("custom", "scale", |x: f32| x * 2.0);
//! let instance = Instance::new(&linker, &module, Device::local());
//!
//! let report = instance.run("add")?;
//! assert!(report.passed());
//! assert_eq!(report.counts.executed, 1);
//!
//! let report = instance.run("scaled")?;
//! assert_eq!(report.results[0].to_string(), "f32=3");
//! # Ok::<(), checkjit::Error>(())
//! ```
//!
//! Without the check module, checks are passed over, and counted:
//!
//! ```
//! # use checkjit::{Config, Device, Engine, Instance, Linker, Module};
//! # let engine = Engine::new(&Config::new())?;
//! let source = "func.func @f() { %x = arith.constant 0 : i32 check.expect_true(%x) : i32 return }";
//! let module = Module::from_text(&engine, "f.mlir", source)?;
//! let report = Instance::new(&Linker::new(&engine), &module, Device::sim(Default::default())).run("f")?;
//! assert!(report.passed());
//! assert_eq!((report.counts.executed, report.counts.passed_over), (0, 1));
//! # Ok::<(), checkjit::Error>(())
//! ```

mod engine;
mod error;
mod host;
mod instance;
mod linker;
mod module;
mod report;
mod value;
mod value_type;

pub use checkjit_codegen::{CompileStats, Emit};
pub use checkjit_ir::{Diagnostic, Diagnostics, Position, Severity, Sources};
pub use checkjit_lower::{PHASES, Phase, phase};
pub use checkjit_numerics::{ElementType, FloatKind};
pub use checkjit_runtime::check::{CheckCounts, Failure, Tolerance};
pub use checkjit_runtime::{Device, DeviceSpec, DeviceSpecError, DeviceStats, HostView, Limits, SimOptions};
pub use checkjit_runtime::{Status, StatusCode};
pub use checkjit_syntax::{Part, PrintOptions, split};
pub use engine::{Config, Engine};
pub use error::{Error, InvalidModule};
pub use host::{HostValue, IntoHostFunc};
pub use instance::{Instance, Interrupt, Run};
pub use linker::Linker;
pub use module::{Function, Lowered, Module};
pub use report::{CheckFailure, Report, RunError};
pub use value::Value;
pub use value_type::ValueType;
