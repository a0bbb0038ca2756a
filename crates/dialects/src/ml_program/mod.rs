//! The ml_program dialect: functions, graphs, and globals. The core phase says all of it in util.

mod function;
mod global;

pub use function::{FUNC, OUTPUT, RETURN, SUBGRAPH};
pub use global::{
    GLOBAL, GLOBAL_LOAD, GLOBAL_LOAD_CONST, GLOBAL_LOAD_GRAPH, GLOBAL_STORE, GLOBAL_STORE_GRAPH, TOKEN,
};

use checkjit_ir::def::{DialectDef, TypeConstraint, TypeDef};

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "ml_program",
    ops: &[
        &[&FUNC, &RETURN, &SUBGRAPH, &OUTPUT],
        &[
            &GLOBAL,
            &GLOBAL_LOAD,
            &GLOBAL_LOAD_CONST,
            &GLOBAL_STORE,
            &TOKEN,
            &GLOBAL_LOAD_GRAPH,
            &GLOBAL_STORE_GRAPH,
        ],
    ],
    types: &[&TOKEN_TYPE],
    enums: &[],
};

/// Attributes that are kept as they are written.
pub const KEPT_ATTRS: &[&str] = &["ml_program.extern"];

/// `!ml_program.token`.
pub static TOKEN_TYPE: TypeDef =
    TypeDef { name: "ml_program.token", summary: "An order among operations of a graph.", ..TypeDef::BASE };

/// `!ml_program.token` only.
pub static TOKEN_ONLY: TypeConstraint = TypeConstraint {
    describe: "Token for establishing execution ordering in a graph",
    matches: |m, ty| m.is_type(ty, &TOKEN_TYPE),
    build: Some(|m| m.dialect_type(&TOKEN_TYPE)),
};
