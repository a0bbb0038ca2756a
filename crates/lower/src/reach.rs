//! Which functions there are, and which of them the chosen ones call.

use checkjit_ir::def::Traits;
use checkjit_ir::{Module, OpId};
use rustc_hash::{FxHashMap, FxHashSet};

/// The host functions of the root, defined or declared, in order. Kernels and imports are not among them.
pub fn functions(m: &Module) -> Vec<OpId> {
    m.symbol_ops(m.root()).into_iter().filter(|op| is_host_function(m, *op)).collect()
}

/// Whether the operation is a function of the host, defined or declared.
pub fn is_host_function(m: &Module, op: OpId) -> bool {
    m.has_trait(op, Traits::FUNCTION) && matches!(m.def(op).map(|def| def.dialect()), Some("func" | "util"))
}

/// The host functions, declared ones included, that `entries` reach through calls. Unknown names reach nothing.
pub fn reachable(m: &Module, entries: &[&str]) -> FxHashSet<OpId> {
    let by_name: FxHashMap<&str, OpId> =
        functions(m).into_iter().filter_map(|op| Some((m.symbol(op)?, op))).collect();
    let mut reached = FxHashSet::default();
    let mut pending: Vec<OpId> = entries.iter().filter_map(|name| by_name.get(*name)).copied().collect();
    while let Some(function) = pending.pop() {
        if !reached.insert(function) {
            continue;
        }
        for op in m.walk(function) {
            let callee = m.has_trait(op, Traits::CALL).then(|| m.attr(op, "callee")).flatten();
            pending.extend(callee.and_then(|attr| by_name.get(m.attr_symbol(attr)?)));
        }
    }
    reached
}

/// Erases every host function that none of `entries` reaches.
pub fn keep_reachable(m: &mut Module, entries: &[&str]) {
    let reached = reachable(m, entries);
    for function in functions(m).into_iter().filter(|function| !reached.contains(function)) {
        m.erase(function);
    }
}
