//! What runs under compiled check tests: buffers, devices, transfers, comparators, the check import module,
//! import tables and launches.
//!
//! The crate knows no IR and no code generator. A compiler hands it a [`Program`] and functions that
//! follow the binary interface in [`abi`]; an [`Instance`] binds them to host functions and a [`Device`], runs
//! them and keeps what the checks found. The comparators are useful by themselves:
//!
//! ```
//! use checkjit_numerics::{ElementType, FloatKind};
//! use checkjit_runtime::check::{TensorRef, Tolerance, expect_almost_eq};
//! use checkjit_runtime::{explain, gtest_text};
//!
//! let f32s = |values: [f32; 3]| values.map(f32::to_le_bytes).concat();
//! let (actual, expected) = (f32s([1.0, 2.0, 3.0]), f32s([0.999, 2.0, 3.0]));
//! let f32 = ElementType::Float(FloatKind::F32);
//! let lhs = TensorRef::new(f32, &[3], &actual)?;
//! let rhs = TensorRef::new(f32, &[3], &expected)?;
//!
//! let failure = expect_almost_eq(&lhs, &rhs, Tolerance::default())?.expect("0.999 is too far from 1");
//! assert_eq!(explain(&failure)[0], "1 of 3 elements differs by more than 0.0001 in tensor<3xf32>");
//! assert!(gtest_text(&failure).ends_with("  rhs:\n    3xf32=0.999 2 3"));
//!
//! assert!(expect_almost_eq(&lhs, &rhs, Tolerance { atol: 0.01, rtol: 0.0 })?.is_none());
//! # Ok::<(), checkjit_runtime::Status>(())
//! ```
//!
//! Invariant: nothing here panics across the boundary to compiled code, and no handle, extent or ordinal that
//! compiled code passes can make it touch memory that is not a buffer's.

pub mod abi;
mod builtins;
pub mod check;
mod device;
mod explain;
pub mod format;
mod gtest;
mod hal;
mod handle;
mod imports;
mod instance;
mod launch;
mod program;
mod stack;
mod state;
mod status;
mod view;

pub use self::device::{
    BufferUsage, Device, DeviceSpec, DeviceSpecError, DeviceStats, Fault, FaultKind, MemoryAccess,
    MemoryType, SimOptions,
};
pub use self::explain::explain;
pub use self::gtest::gtest_text;
pub use self::imports::{HostClosure, HostImport, HostResults};
pub use self::instance::{Instance, Limits};
pub use self::program::{Constant, ImportDecl, KernelParam, LaunchDesc, Layout, Program};
pub use self::state::InstanceState;
pub use self::status::{Status, StatusCode};
pub use self::view::HostView;
