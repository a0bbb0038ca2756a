//! Which functions there are, and which of them the chosen ones call.

use checkjit_ir::def::Traits;
use checkjit_ir::{Module, OpId};
use rustc_hash::{FxHashMap, FxHashSet};

/// The host functions of the root, defined or declared, in order. Kernels and imports are not among them.
pub fn functions(m: &Module) -> Vec<OpId> {
    m.symbol_ops(m.root()).into_iter().filter(|op| is_host_function(m, *op)).collect()
}

fn is_host_function(m: &Module, op: OpId) -> bool {
    m.has_trait(op, Traits::FUNCTION) && matches!(m.def(op).map(|def| def.dialect()), Some("func" | "util"))
}

/// Erases every host function that none of `entries` reaches through calls. Unknown names reach nothing.
pub fn keep_reachable(m: &mut Module, entries: &[&str]) {
    let all = functions(m);
    let by_name: FxHashMap<String, OpId> =
        all.iter().filter_map(|op| Some((m.symbol(*op)?.to_owned(), *op))).collect();
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
    for function in all.into_iter().filter(|function| !reached.contains(function)) {
        m.erase(function);
    }
}
