//! The scalar functions of MLIR's math dialect: one set, the same bits on every machine.
//!
//! Compiled code and interpreters both call these. Three kinds:
//!
//! - Transcendental functions of `f64` ([`Unary`], [`Binary`], [`powi`]), written in Rust alone: no system library
//!   and no instruction that only some machines have decides a bit. Their rows say how far from the exact
//!   result they were measured to be, in units in the last place (ulp) of `f64`. A result of `f32` or a
//!   narrower format is the one of `f64`, rounded once more: but for one case in some hundred millions
//!   that is the exact result correctly rounded.
//! - Functions whose result is exact, or the exact one rounded once ([`round_to_integral`], [`sqrt`], [`fma`]),
//!   for every [`FloatKind`](crate::FloatKind), on patterns.
//! - Functions of integers ([`ipowi`], [`ctlz`] and the like), for every width up to 128 bits.
//!
//! NaN in gives NaN out, except where C says that a function does not depend on the argument (`pow(x, 0)`,
//! `pow(1, y)`). Which NaN is not said.

mod double;
mod exact;
mod exp_table;
mod exponential;
mod functions;
mod hyperbolic;
mod integer;
mod power;

pub use exact::{Exact, clamp, copysign, fma, fma_f64, fma_to_odd, is_normal, round_to_integral, sqrt};
pub use functions::{Binary, BinaryFn, Unary, UnaryF32Fn, UnaryFn};
pub use integer::{absi, ctlz, ctpop, cttz, ipowi};
pub use power::{powi, powi_bits};
