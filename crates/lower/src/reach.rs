//! Which functions and initializers there are, and which of them the chosen functions reach: through calls, and
//! through the globals that they share.
//!
//! A function that accesses a global reaches the initializers that write it, themselves or through what they call.
//! An initializer that writes no global is there for what else it does (calls of imports, checks), so it belongs
//! to every function.

use checkjit_dialects::{func, ml_program, util};
use checkjit_ir::def::{OpDef, Traits};
use checkjit_ir::{Module, OpId};
use rustc_hash::{FxHashMap, FxHashSet};

/// The host functions of the root, defined or declared, in order. Kernels and imports are not among them.
pub fn functions(m: &Module) -> Vec<OpId> {
    m.symbol_ops(m.root()).into_iter().filter(|op| is_host_function(m, *op)).collect()
}

/// The host functions and initializers of the root, in order.
pub fn host_code(m: &Module) -> Vec<OpId> {
    let is_code = |op: &OpId| is_host_function(m, *op) || m.is(*op, &util::INITIALIZER);
    m.body(m.root()).map(|body| m.block_ops(body).filter(is_code).collect()).unwrap_or_default()
}

/// Whether the operation is a function of the host, defined or declared.
pub fn is_host_function(m: &Module, op: OpId) -> bool {
    m.has_trait(op, Traits::FUNCTION.with(Traits::SYMBOL))
        && matches!(m.def(op).map(|def| def.dialect()), Some("func" | "util" | "ml_program"))
}

/// The operations that access a global, and whether through them it may get another value.
static ACCESSES: &[(&OpDef, bool)] = &[
    (&util::GLOBAL_LOAD, false),
    (&util::GLOBAL_STORE, true),
    (&util::GLOBAL_ADDRESS, true),
    (&ml_program::GLOBAL_LOAD, false),
    (&ml_program::GLOBAL_LOAD_CONST, false),
    (&ml_program::GLOBAL_LOAD_GRAPH, false),
    (&ml_program::GLOBAL_STORE, true),
    (&ml_program::GLOBAL_STORE_GRAPH, true),
];

fn is_global(m: &Module, op: OpId) -> bool {
    m.is(op, &util::GLOBAL) || m.is(op, &ml_program::GLOBAL)
}

/// What a function or an initializer refers to.
#[derive(Default)]
struct Uses {
    /// Functions that it calls, or uses as values.
    callees: Vec<OpId>,
    /// Globals, and whether they are written.
    globals: Vec<(OpId, bool)>,
}

/// Symbols and uses, the latter looked up once each.
struct Graph<'m> {
    m: &'m Module,
    symbols: FxHashMap<&'m str, OpId>,
    uses: FxHashMap<OpId, Uses>,
}

impl<'m> Graph<'m> {
    fn new(m: &'m Module) -> Self {
        let symbols = m.symbol_ops(m.root()).into_iter().filter_map(|op| Some((m.symbol(op)?, op))).collect();
        Graph { m, symbols, uses: FxHashMap::default() }
    }

    fn function(&self, name: &str) -> Option<OpId> {
        self.symbols.get(name).copied().filter(|op| is_host_function(self.m, *op))
    }

    fn uses(&mut self, code: OpId) -> &Uses {
        if !self.uses.contains_key(&code) {
            let uses = self.find_uses(code);
            self.uses.insert(code, uses);
        }
        &self.uses[&code]
    }

    fn find_uses(&self, code: OpId) -> Uses {
        let m = self.m;
        let symbol = |op, attr| m.attr_symbol(m.attr(op, attr)?);
        let mut uses = Uses::default();
        for op in m.walk(code) {
            if m.has_trait(op, Traits::CALL) {
                uses.callees.extend(symbol(op, "callee").and_then(|name| self.function(name)));
            } else if m.is(op, &func::CONSTANT) {
                uses.callees.extend(symbol(op, "value").and_then(|name| self.function(name)));
            } else if let Some((_, writes)) = ACCESSES.iter().find(|(def, _)| m.is(op, def)) {
                let global = symbol(op, "global").and_then(|name| self.symbols.get(name));
                uses.globals.extend(global.map(|global| (*global, *writes)));
            }
        }
        uses
    }

    /// `roots` and the functions that they call, directly or not.
    fn called(&mut self, roots: Vec<OpId>) -> FxHashSet<OpId> {
        let (mut called, mut pending) = (FxHashSet::default(), roots);
        while let Some(code) = pending.pop() {
            if called.insert(code) {
                pending.extend(&self.uses(code).callees);
            }
        }
        called
    }

    /// The globals that an initializer writes.
    fn written(&mut self, initializer: OpId) -> FxHashSet<OpId> {
        let called = self.called(vec![initializer]);
        let globals = called.iter().flat_map(|code| &self.uses[code].globals);
        globals.filter(|(_, writes)| *writes).map(|(global, _)| *global).collect()
    }
}

/// The host functions (declared ones included), initializers and globals that `entries` reach. Unknown names reach
/// nothing.
pub fn reachable(m: &Module, entries: &[&str]) -> FxHashSet<OpId> {
    let mut graph = Graph::new(m);
    let mut pending: Vec<OpId> = entries.iter().filter_map(|name| graph.function(name)).collect();
    let mut writers: FxHashMap<OpId, Vec<OpId>> = FxHashMap::default();
    for initializer in host_code(m).into_iter().filter(|op| m.is(*op, &util::INITIALIZER)) {
        let written = graph.written(initializer);
        if written.is_empty() && !pending.is_empty() {
            pending.push(initializer);
        }
        for global in written {
            writers.entry(global).or_default().push(initializer);
        }
    }
    let mut reached = FxHashSet::default();
    while let Some(op) = pending.pop() {
        if !reached.insert(op) {
            continue;
        }
        if let Some(initializers) = writers.get(&op) {
            pending.extend(initializers);
        }
        if !is_global(m, op) {
            let uses = graph.uses(op);
            pending.extend(uses.callees.iter().chain(uses.globals.iter().map(|(global, _)| global)));
        }
    }
    reached
}

/// Erases every host function, initializer and global that none of `entries` reaches.
pub fn keep_reachable(m: &mut Module, entries: &[&str]) {
    let reached = reachable(m, entries);
    let globals = m.symbol_ops(m.root()).into_iter().filter(|op| is_global(m, *op));
    let unreached: Vec<OpId> =
        host_code(m).into_iter().chain(globals).filter(|op| !reached.contains(op)).collect();
    for op in unreached {
        m.erase(op);
    }
}

/// The functions that may run after the initializers: those that are not private, and what they call.
pub(crate) fn called_from_outside(m: &Module) -> FxHashSet<OpId> {
    let is_private = |op: &OpId| checkjit_dialects::function::is_private(m, *op);
    let roots = functions(m).into_iter().filter(|op| !is_private(op)).collect();
    Graph::new(m).called(roots)
}
