//! MLIR text to IR and back.
//!
//! [`parse`] reads a file, [`split`] and [`parse_part`] the parts of one; [`print()`] writes a module,
//! [`print_op`] one operation. Both directions are driven by the rows of the registry: declarative formats
//! are interpreted, custom ones are called, and everything has the generic form. No operation, and no
//! dialect, is named here.
//!
//! Invariant: no text makes the parser panic, hang, or overrun a stack of 2 MiB.

mod lexer;
mod parser;
mod parts;
mod printer;

pub use parser::{MAX_DEPTH, ParseError, parse, parse_part};
pub use parts::{Part, split};
pub use printer::{PrintOptions, print, print_op};
