//! Uniquing tables. They belong to one module, so they need no lock.

use rustc_hash::FxHashMap;
use std::hash::Hash;
use std::sync::Arc;

/// A table in which equal keys have one index.
#[derive(Clone)]
pub(crate) struct Table<K> {
    items: Vec<K>,
    index: FxHashMap<K, u32>,
}

impl<K> Default for Table<K> {
    fn default() -> Self {
        Table { items: Vec::new(), index: FxHashMap::default() }
    }
}

impl<K: Hash + Eq + Clone> Table<K> {
    pub(crate) fn intern(&mut self, key: K) -> u32 {
        if let Some(&index) = self.index.get(&key) {
            return index;
        }
        let index = self.items.len() as u32;
        self.items.push(key.clone());
        self.index.insert(key, index);
        index
    }

    pub(crate) fn iter(&self) -> std::slice::Iter<'_, K> {
        self.items.iter()
    }

    pub(crate) fn get(&self, index: u32) -> &K {
        &self.items[index as usize]
    }
}

/// Uniqued strings.
#[derive(Clone, Default)]
pub(crate) struct Strings(Table<Arc<str>>);

impl Strings {
    pub(crate) fn intern(&mut self, text: &str) -> u32 {
        if let Some(&index) = self.0.index.get(text) {
            return index;
        }
        self.0.intern(Arc::from(text))
    }

    pub(crate) fn find(&self, text: &str) -> Option<u32> {
        self.0.index.get(text).copied()
    }

    pub(crate) fn get(&self, index: u32) -> &str {
        self.0.get(index)
    }
}
