//! Symbols: operations found by name.

use super::Module;
use crate::def::Traits;
use crate::entity::OpId;

impl Module {
    /// The nearest operation around `op`, itself included, that has these traits.
    pub fn ancestor(&self, op: OpId, traits: Traits) -> Option<OpId> {
        let mut at = Some(op);
        while let Some(op) = at {
            if self.has_trait(op, traits) {
                return Some(op);
            }
            at = self.parent_op(op);
        }
        None
    }

    /// The operations that define symbols directly in `table`'s body.
    pub fn symbol_ops(&self, table: OpId) -> Vec<OpId> {
        self.body(table)
            .map(|block| self.block_ops(block).filter(|op| self.symbol(*op).is_some()).collect())
            .unwrap_or_default()
    }

    /// The operation that defines `name` in the nearest symbol table around `from` that has it.
    pub fn lookup_symbol(&self, from: OpId, name: &str) -> Option<OpId> {
        let mut at = Some(from);
        while let Some(table) = at.and_then(|op| self.ancestor(op, Traits::SYMBOL_TABLE)) {
            let found = self
                .body(table)
                .and_then(|block| self.block_ops(block).find(|op| self.symbol(*op) == Some(name)));
            if found.is_some() {
                return found;
            }
            at = self.parent_op(table);
        }
        None
    }
}
