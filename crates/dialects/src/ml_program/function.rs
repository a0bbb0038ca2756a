//! Functions, and graphs: functions in whose one block the order is of no account.

use crate::function::{self, Mismatch, mismatch};
use checkjit_ir::def::{Format, OpDef, Traits};
use checkjit_ir::verify::op_error;
use checkjit_ir::{Diagnostic, Module, OpId};

/// A function.
pub static FUNC: OpDef = OpDef {
    name: "ml_program.func",
    summary: "A function; without a body, the import of a host function.",
    format: Format::Custom { parse: function::parse, print: function::print },
    attrs: function::ATTRS,
    regions: function::BODY,
    traits: function::TRAITS,
    verify: Some(function::verify),
    ..OpDef::BASE
};

/// A graph.
pub static SUBGRAPH: OpDef = OpDef {
    name: "ml_program.subgraph",
    summary: "A function of one block, in which values may be used before they are defined.",
    traits: function::TRAITS.with(Traits::GRAPH_REGION).with(Traits::SINGLE_BLOCK),
    ..FUNC
};

/// The end of a function.
pub static RETURN: OpDef = OpDef {
    name: "ml_program.return",
    summary: "Returns from a function.",
    format: Format::Declarative("attr-dict ($operands^ `:` type($operands))?"),
    verify: Some(|m, op| verify_end(m, op, &FUNC, "returns", "return")),
    ..function::RETURN
};

/// The end of a graph.
pub static OUTPUT: OpDef = OpDef {
    name: "ml_program.output",
    summary: "Ends a graph with its results.",
    format: Format::Declarative("attr-dict ($operands^ `:` type($operands))?"),
    verify: Some(|m, op| verify_end(m, op, &SUBGRAPH, "outputs", "output")),
    ..function::RETURN
};

fn verify_end(
    m: &Module,
    op: OpId,
    parent: &'static OpDef,
    gives: &str,
    what: &str,
) -> Result<(), Diagnostic> {
    let function = m.parent_op(op).filter(|function| m.is(*function, parent));
    let Some((function, (_, results))) = function.and_then(|f| Some((f, function::signature(m, f)?))) else {
        return Err(op_error(m, op, format!("expects parent op '{}'", parent.name)));
    };
    let name = m.symbol(function).unwrap_or_default();
    match mismatch(m, &m.operands(op).collect::<Vec<_>>(), results) {
        None => Ok(()),
        Some(Mismatch::Count(has, expected)) => {
            let message = format!("has {has} operands, but enclosing function (@{name}) {gives} {expected}");
            Err(op_error(m, op, message))
        }
        Some(Mismatch::Type(index, own, result)) => {
            let message = format!(
                "type of {what} operand {index} ('{own}') doesn't match function result type ('{result}') in \
                 function @{name}"
            );
            Err(Diagnostic::error(m.position(m.op(op).loc), message))
        }
    }
}
