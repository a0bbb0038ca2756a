//! Casts between types that are one thing at run time.

use super::{Row, plain};
use crate::emitter::{Emit, Emitter};
use crate::repr::{Parts, Repr};
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
        let (from, to) = (e.repr(op, *input)?, e.repr(op, *output)?);
        // Nothing else may become the address of a function.
        let is_function = [from, to].contains(&Repr::Function);
        if is_function || (from.clif(), from.count()) != (to.clif(), to.count()) {
            return Err(e.unsupported(op, e.m.value_type(*output)));
        }
        let parts = e.parts(op, *input)?;
        let parts: Parts = parts.into_iter().map(|part| e.narrow(to.part(), part)).collect();
        e.define_parts(*output, &parts);
    }
    Ok(())
}
