//! Symbols: operations found by name.

use super::{Module, SymbolIndex};
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
        let symbols = self.symbols.get_or_init(|| self.index_symbols());
        let name = self.find_name(name)?;
        let mut at = Some(from);
        while let Some(table) = at.and_then(|op| self.ancestor(op, Traits::SYMBOL_TABLE)) {
            if let Some(found) = symbols.get(&(table, name)) {
                return Some(*found);
            }
            at = self.parent_op(table);
        }
        None
    }

    /// Every symbol by its table and name; the first, where a name is defined twice.
    fn index_symbols(&self) -> SymbolIndex {
        let mut index = SymbolIndex::default();
        for op in self.all_ops() {
            let name = self.symbol(op).and_then(|name| self.find_name(name));
            let table = self.parent_op(op).filter(|table| self.has_trait(*table, Traits::SYMBOL_TABLE));
            if let (Some(name), Some(table)) = (name, table) {
                index.entry((table, name)).or_insert(op);
            }
        }
        index
    }

    /// Called when an operation comes, goes, or gets another name: what is known of symbols may be wrong.
    pub(super) fn forget_symbols(&mut self, op: OpId) {
        if self.symbols.get().is_some() && self.attr(op, "sym_name").is_some() {
            self.symbols.take();
        }
    }
}
