//! Compiled kernels by their canonical form. Equal kernels are compiled once, whatever module they are in.
//!
//! Kernels that were compiled together share their memory. It is given back when the cache has let it go and
//! no program uses it any more.

use crate::code::Code;
use crate::key::Key;
use checkjit_runtime::abi::KernelFn;
use rustc_hash::FxHashMap;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A bounded store of compiled kernels.
#[derive(Debug)]
pub struct KernelCache {
    limit: usize,
    inner: Mutex<Inner>,
}

#[derive(Default, Debug)]
struct Inner {
    kernels: FxHashMap<Key, Kernel>,
    /// What was compiled together, oldest first.
    batches: VecDeque<Batch>,
    bytes: usize,
}

#[derive(Debug)]
struct Batch {
    code: Arc<Code>,
    keys: Vec<Key>,
}

/// A kernel with what keeps it in memory.
#[derive(Clone, Debug)]
pub(crate) struct Kernel {
    pub(crate) function: KernelFn,
    pub(crate) code: Arc<Code>,
}

/// Bytes of code that a cache keeps if it is not told otherwise.
const DEFAULT_LIMIT: usize = 64 << 20;

impl Default for KernelCache {
    fn default() -> Self {
        KernelCache::with_limit(DEFAULT_LIMIT)
    }
}

impl KernelCache {
    /// A cache that keeps at most `limit` bytes of code. What is in use is kept beyond that.
    pub fn with_limit(limit: usize) -> Self {
        KernelCache { limit, inner: Mutex::default() }
    }

    /// How many kernels it holds.
    pub fn len(&self) -> usize {
        self.lock().kernels.len()
    }

    /// Whether it holds none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Bytes of code that it holds.
    pub fn bytes(&self) -> usize {
        self.lock().bytes
    }

    /// A panic while the lock was held leaves at worst a kernel that is found again or compiled twice.
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn get(&self, key: &Key) -> Option<Kernel> {
        self.lock().kernels.get(key).cloned()
    }

    /// Adds kernels that were compiled together, and lets go of the oldest that are not in use.
    pub(crate) fn insert(&self, code: &Arc<Code>, kernels: Vec<(Key, KernelFn)>) {
        let mut inner = self.lock();
        let mut keys = Vec::new();
        for (key, function) in kernels {
            // Another thread may have compiled the same meanwhile; the first stays.
            inner.kernels.entry(key.clone()).or_insert_with(|| {
                keys.push(key);
                Kernel { function, code: Arc::clone(code) }
            });
        }
        if keys.is_empty() {
            return;
        }
        inner.bytes += code.bytes();
        inner.batches.push_back(Batch { code: Arc::clone(code), keys });
        inner.evict(self.limit);
    }
}

impl Inner {
    fn evict(&mut self, limit: usize) {
        let mut at = 0;
        while self.bytes > limit && at < self.batches.len() {
            let batch = &self.batches[at];
            // The cache itself holds one reference for the batch and one for each kernel.
            if Arc::strong_count(&batch.code) > 1 + batch.keys.len() {
                at += 1;
                continue;
            }
            self.bytes -= batch.code.bytes();
            if let Some(batch) = self.batches.remove(at) {
                for key in &batch.keys {
                    self.kernels.remove(key);
                }
            }
        }
    }
}
