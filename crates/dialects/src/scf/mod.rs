//! The scf dialect: structured control flow. `checkjit-lower` makes branches of it; loops that mean nothing
//! more than a loop nest (`scf.parallel`, `scf.forall`) are rows that lower to `scf.for`.

mod conditional;
mod edges;
mod execute_region;
mod for_loop;
mod forall;
mod nest;
mod parallel;
mod while_loop;

pub use conditional::{IF, INDEX_SWITCH, cases};
pub use execute_region::EXECUTE_REGION;
pub use for_loop::{FOR, is_unsigned};
pub use forall::{FORALL, IN_PARALLEL};
pub use parallel::{PARALLEL, REDUCE, REDUCE_RETURN};
pub use while_loop::{CONDITION, WHILE};

use crate::constraints::ANY_TYPE;
use checkjit_ir::asm::OpPrinter;
use checkjit_ir::def::{DialectDef, Format, OpDef, OperandDef, Traits};
use checkjit_ir::{Type, Value};

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "scf",
    ops: &[
        &[&IF, &INDEX_SWITCH],
        &[&EXECUTE_REGION],
        &[&FOR],
        &[&WHILE, &CONDITION],
        &[&YIELD],
        &[&PARALLEL, &REDUCE, &REDUCE_RETURN],
        &[&FORALL, &IN_PARALLEL],
    ],
    types: &[],
    enums: &[],
};

/// The end of a region: its values become the results of the operation around it, or start its next round.
pub static YIELD: OpDef = OpDef {
    name: "scf.yield",
    summary: "Ends a region of a structured operation and gives it its values.",
    format: Format::Declarative("attr-dict ($values^ `:` type($values))?"),
    operands: &[OperandDef::variadic("values", &ANY_TYPE)],
    traits: Traits::TERMINATOR.with(Traits::PURE),
    parents: &["scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "scf.while"],
    ..OpDef::BASE
};

/// Writes `(%arg = %value, ...)`.
fn print_assignments(p: &mut dyn OpPrinter, args: &[Value], values: &[Value]) {
    p.text("(");
    for (index, (arg, value)) in args.iter().zip(values).enumerate() {
        p.text(if index == 0 { "" } else { ", " });
        p.value(*arg);
        p.text(" = ");
        p.value(*value);
    }
    p.text(")");
}

/// Writes ` -> (types)`, if there are any.
fn print_arrow_list(p: &mut dyn OpPrinter, types: &[Type]) {
    if !types.is_empty() {
        p.text(" -> (");
        p.types(types);
        p.text(")");
    }
}
