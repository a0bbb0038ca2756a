//! Blocks of raw memory. The only file that turns device addresses into slices.
//!
//! A block is owned by one buffer, which is owned by one instance's device state; whoever holds a
//! `&Block` or `&mut Block` therefore knows that no kernel is running, since a kernel runs only while
//! the state is not borrowed (see `launch.rs`). Blocks are 64-byte aligned and padded to a multiple of
//! 64 bytes, so that kernels may load whole vectors at the end; padding is never part of a value.
#![allow(unsafe_code, reason = "owns the raw memory that kernels read and write")]

use std::alloc::{Layout, alloc, dealloc};
use std::ptr::NonNull;

/// Alignment of every block, and the unit that its size is rounded up to.
pub(crate) const BLOCK_ALIGN: usize = 64;

/// A fixed piece of memory, initialised from its creation on.
#[derive(Debug)]
pub(crate) struct Block {
    pointer: NonNull<u8>,
    capacity: usize,
}

// SAFETY: a block owns its memory and has no thread affinity; shared access only reads it.
unsafe impl Send for Block {}
// SAFETY: as above; all writes go through `&mut Block` or through a kernel that runs while no reference
// to the block exists.
unsafe impl Sync for Block {}

impl Block {
    /// The capacity that a block for `length` bytes has, if any can.
    pub(crate) fn capacity_for(length: usize) -> Option<usize> {
        length.max(1).checked_next_multiple_of(BLOCK_ALIGN)
    }

    /// A block of `capacity` bytes, each `fill`. `None` when there is no memory. `capacity` is a positive
    /// multiple of [`BLOCK_ALIGN`].
    pub(crate) fn new(capacity: usize, fill: u8) -> Option<Self> {
        let layout =
            Layout::from_size_align(capacity, BLOCK_ALIGN).ok().filter(|layout| layout.size() > 0)?;
        // SAFETY: the layout's size is not zero.
        let pointer = NonNull::new(unsafe { alloc(layout) })?;
        // SAFETY: `pointer` is a fresh allocation of `capacity` bytes.
        unsafe { pointer.write_bytes(fill, capacity) };
        Some(Self { pointer, capacity })
    }

    /// How many bytes there are.
    pub(crate) fn capacity(&self) -> usize {
        self.capacity
    }

    /// The address for a kernel. Derived from the allocation itself, so it stays usable while slices of
    /// this block come and go, as long as they are not alive when the kernel runs.
    pub(crate) fn address(&self) -> *mut u8 {
        self.pointer.as_ptr()
    }

    /// All bytes.
    pub(crate) fn bytes(&self) -> &[u8] {
        // SAFETY: the allocation has `capacity` initialised bytes and lives as long as `self`; it is only
        // written through `&mut self` or by kernels, which run while `self` is not borrowed.
        unsafe { std::slice::from_raw_parts(self.pointer.as_ptr(), self.capacity) }
    }

    /// All bytes, to write.
    pub(crate) fn bytes_mut(&mut self) -> &mut [u8] {
        // SAFETY: as in `bytes`, and `&mut self` excludes every other slice.
        unsafe { std::slice::from_raw_parts_mut(self.pointer.as_ptr(), self.capacity) }
    }
}

impl Drop for Block {
    fn drop(&mut self) {
        if let Ok(layout) = Layout::from_size_align(self.capacity, BLOCK_ALIGN) {
            // SAFETY: `new` allocated exactly this layout, and nothing else frees it.
            unsafe { dealloc(self.pointer.as_ptr(), layout) };
        }
    }
}
