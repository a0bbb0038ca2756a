//! The operation graph of MLIR: operations, blocks, regions, values, types, attributes, locations and
//! diagnostics; the rows that describe operations; the verifier; the rewrite and conversion drivers.
//!
//! This crate names no operation. Dialects give it rows ([`def::OpDef`]) in a [`registry::Registry`], and
//! everything here is driven by them. Text is read and written by `checkjit-syntax`; only types and
//! attributes, which messages need, are written here.

pub mod affine;
pub mod asm;
pub mod assembly;
pub mod attrs;
pub mod convert;
pub mod def;
pub mod diagnostic;
pub mod dominance;
pub mod elements;
pub mod entity;
pub mod equal;
mod intern;
pub mod location;
pub mod module;
pub mod registry;
pub mod resources;
pub mod rewrite;
pub mod text;
pub mod types;
pub mod verify;

pub use attrs::{AttrKind, Bytes, Dense};
pub use diagnostic::{Diagnostic, Diagnostics, Severity, Sources};
pub use entity::{Attr, BlockId, Loc, Name, OpId, RegionId, Type, Value};
pub use location::{LocKind, Position};
pub use module::{Module, OpName, OpState, Use, ValueDef};
pub use registry::{OpDefId, Registry};
pub use rewrite::{InsertPoint, Rewriter};
pub use types::{Dim, ElementType, FloatKind, Signedness, TypeKind};
