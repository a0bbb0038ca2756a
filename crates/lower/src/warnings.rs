//! What a valid module probably does not mean: reading a tensor of which only the shape is defined. Its contents
//! are a fixed pattern here, all bits set, and another one elsewhere.

use checkjit_dialects::tensor;
use checkjit_ir::def::{OpDef, Traits};
use checkjit_ir::{Diagnostic, Diagnostics, Module, OpId, Value};

/// The operations that see a tensor under another type.
static VIEWS: &[&OpDef] =
    &[&tensor::CAST, &tensor::BITCAST, &tensor::RESHAPE, &tensor::EXPAND_SHAPE, &tensor::COLLAPSE_SHAPE];

/// The operations that read their first operand, beside those that work element by element and checks.
static READERS: &[&OpDef] = &[
    &tensor::EXTRACT,
    &tensor::EXTRACT_SLICE,
    &tensor::INSERT_SLICE,
    &tensor::CONCAT,
    &tensor::PAD,
    &tensor::GATHER,
    &tensor::SCATTER,
];

/// Warns of every operation that certainly reads what a `tensor.empty` left undefined.
pub fn warnings(m: &Module) -> Diagnostics {
    let mut diagnostics = Diagnostics::default();
    for op in m.walk(m.root()) {
        if m.is(op, &tensor::EMPTY) && has_elements(m, m.result(op)) {
            for reader in readers(m, m.result(op)) {
                let message = format!(
                    "'{}' op reads a tensor without contents: its elements are all ones bits",
                    m.op_name(reader)
                );
                let warning = Diagnostic::warning(m.position(m.op(reader).loc), message);
                diagnostics.push(warning.note(m.position(m.op(op).loc), "only its shape is defined here"));
            }
        }
    }
    diagnostics
}

/// Could there be elements?
fn has_elements(m: &Module, tensor: Value) -> bool {
    m.static_elements(m.value_type(tensor)) != Some(0)
}

/// The operations that read a tensor, or a view of it, in the order of the text as far as uses are.
fn readers(m: &Module, tensor: Value) -> Vec<OpId> {
    let (mut found, mut pending) = (Vec::new(), vec![tensor]);
    while let Some(value) = pending.pop() {
        for used in m.uses(value) {
            let is = |rows: &[&'static OpDef]| rows.iter().any(|def| m.is(used.op, def));
            let is_check = m.def(used.op).is_some_and(|def| def.dialect() == "check");
            if is(VIEWS) && used.operand == 0 {
                pending.extend(m.results(used.op));
            } else if m.has_trait(used.op, Traits::ELEMENTWISE)
                || is_check
                || is(READERS) && used.operand == 0
            {
                found.push(used.op);
            }
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}
