//! MLIR's number formats: how integers and floats of every width are stored, converted, read and printed.
//!
//! A value travels as its bit pattern, zero-extended in a `u128`; what the pattern means is told by a
//! [`FloatKind`] or by a width. Every conversion rounds once, to nearest with ties to even, and gives the
//! same bits on every machine. Values are scalars here: shapes, buffers and IR types belong to other crates.
//!
//! Invariant: no function of this crate panics or takes unbounded time, whatever its arguments.
//!
//! ```
//! use checkjit_numerics::FloatKind;
//!
//! let bits = FloatKind::BF16.from_decimal("-0.488").unwrap();
//! assert_eq!(FloatKind::BF16.decode(bits), -0.48828125);
//! assert_eq!(FloatKind::BF16.to_mlir(bits), "-4.882810e-01");
//! assert_eq!(FloatKind::BF16.convert(bits, FloatKind::F8E5M2), 0xB8);
//! ```
//!
//! What the operations of MLIR's math dialect compute is in [`math`].
//!
//! The tests compare with other implementations; `tests/oracle.py` and `tests/math_oracle.py` write what they
//! compare with.

mod arith;
pub mod complex;
mod convert;
mod decimal;
mod digits;
mod element;
mod element_bytes;
mod error;
mod float_format;
mod float_kind;
mod hal;
mod int;
pub mod math;
mod pack;
mod print;
pub mod scalar;
mod wide;

pub use arith::{FloatOp, Rounding};
pub use element::{ElementType, Signedness};
pub use error::NumberError;
pub use float_format::{FloatFormat, Specials};
pub use float_kind::FloatKind;
pub use int::{
    IntOp, from_decimal, from_hex, from_text, in_range, mask, max_value, min_value, sign_extend, to_text,
    truncate,
};
pub use wide::Wide;
