//! Casts between types that are one thing at run time.

use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use checkjit_dialects::builtin;
use checkjit_ir::{OpId, Value};

pub(super) const ROWS: &[Row] = &[plain(&builtin::UNREALIZED_CONVERSION_CAST, cast)];

fn cast(e: &mut Emitter<'_, '_>, op: OpId) -> Emit {
    let inputs: Vec<Value> = e.m.operands(op).collect();
    let outputs = e.m.results(op);
    if inputs.len() != outputs.len() {
        let message = "code generation does not support a cast of values to another number of values yet";
        return Err(e.error(op, message.to_owned()));
    }
    for (input, output) in inputs.iter().zip(outputs) {
        if e.repr(op, *input)?.clif() != e.repr(op, *output)?.clif() {
            return Err(e.unsupported(op, e.m.value_type(*output)));
        }
        let value = e.value(op, *input)?;
        let repr = e.repr(op, *output)?;
        let value = e.narrow(repr, value);
        e.define(*output, value);
    }
    Ok(())
}
