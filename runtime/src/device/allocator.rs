//! The memory of a device: buffers, their limits, and the blocks kept for the next allocation.

use std::sync::Arc;
use std::sync::atomic::AtomicU32;

use super::memory::Block;
use super::queue::Queue;
use super::spec::{DeviceSpec, FaultKind, SimOptions};
use super::{BufferUsage, Device, DeviceStats, MemoryAccess, MemoryType};
use crate::status::{Status, StatusCode};

/// How many freed blocks are kept for the next allocation of their size.
const KEPT_BLOCKS: usize = 32;
/// How many bytes these may have taken together.
const KEPT_BYTES: usize = 64 << 20;

/// The name of a buffer of one device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct BufferId(u32);

/// What kind of buffer is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BufferParams {
    pub(crate) memory_type: MemoryType,
    pub(crate) usage: BufferUsage,
}

/// What a new buffer holds.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Fill<'a> {
    /// The same byte everywhere.
    Byte(u8),
    /// These bytes over and over, from the start.
    Repeat(&'a [u8]),
    /// So many one bits from the start, zeros after them in the last byte.
    Ones(u64),
}

/// A piece of memory of known kind.
#[derive(Debug)]
pub(crate) struct Buffer {
    pub(crate) block: Block,
    pub(crate) length: usize,
    pub(crate) params: BufferParams,
    /// References held to views over this buffer, taken together.
    pub(crate) references: u64,
    /// Never counted, never written, freed with the instance.
    pub(crate) immortal: bool,
}

/// A device as one instance sees it.
#[derive(Debug)]
pub(crate) struct DeviceState {
    spec: Device,
    buffers: Vec<Option<Buffer>>,
    free_ids: Vec<u32>,
    kept: Vec<Block>,
    kept_bytes: usize,
    limit: u64,
    pub(super) queue: Queue,
    pub(super) stats: DeviceStats,
    pub(super) interrupt: Arc<AtomicU32>,
}

impl DeviceState {
    /// A device without buffers, of which at most `limit` bytes can be alive at once.
    pub(crate) fn new(device: &Device, limit: u64, interrupt: Arc<AtomicU32>) -> Self {
        Self {
            spec: device.clone(),
            buffers: Vec::new(),
            free_ids: Vec::new(),
            kept: Vec::new(),
            kept_bytes: 0,
            limit,
            queue: Queue::default(),
            stats: DeviceStats::default(),
            interrupt,
        }
    }

    /// What was done so far.
    pub(crate) fn stats(&self) -> DeviceStats {
        self.stats
    }

    /// The parameters, when this is the simulated device.
    pub(super) fn sim(&self) -> Option<&SimOptions> {
        match self.spec.spec() {
            DeviceSpec::Local => None,
            DeviceSpec::Sim(options) => Some(options),
        }
    }

    /// Whether the `count`-th operation of its sort is the one that `kind` strikes.
    pub(super) fn faulty(&self, kind: FaultKind, count: u64) -> bool {
        self.sim()
            .and_then(|options| options.fault)
            .is_some_and(|fault| fault.kind == kind && fault.at == count)
    }

    /// The kind of buffer that tensors live in.
    pub(crate) fn tensor_params(&self) -> BufferParams {
        match self.spec.spec() {
            DeviceSpec::Local => BufferParams {
                memory_type: MemoryType::HOST_LOCAL | MemoryType::DEVICE_VISIBLE,
                usage: BufferUsage::DEFAULT | BufferUsage::MAPPING,
            },
            DeviceSpec::Sim(_) => {
                BufferParams { memory_type: MemoryType::DEVICE_LOCAL, usage: BufferUsage::DEFAULT }
            }
        }
    }

    /// The kind of buffer through which the host hands bytes to the device and gets them back.
    pub(crate) fn staging_params() -> BufferParams {
        BufferParams {
            memory_type: MemoryType::HOST_LOCAL | MemoryType::DEVICE_VISIBLE,
            usage: BufferUsage::TRANSFER | BufferUsage::MAPPING,
        }
    }

    /// A new buffer of `length` bytes, with one reference.
    ///
    /// # Errors
    ///
    /// RESOURCE_EXHAUSTED past the memory limit, where the system has no memory, and by an `oom` fault.
    pub(crate) fn allocate(
        &mut self,
        params: BufferParams,
        length: u64,
        fill: Fill<'_>,
    ) -> Result<BufferId, Status> {
        self.stats.allocations += 1;
        let exhausted = |why: &str| Err(Status::exhausted(format!("cannot allocate {length} bytes: {why}")));
        if self.faulty(FaultKind::Oom, self.stats.allocations) {
            return exhausted("the device is out of memory (injected fault)");
        }
        let Some(capacity) = usize::try_from(length).ok().and_then(Block::capacity_for) else {
            return exhausted("more than can be addressed");
        };
        let live = self.stats.live_bytes.saturating_add(capacity as u64);
        if live > self.limit {
            return exhausted(&format!(
                "{} bytes of the memory limit of {} are in use",
                self.stats.live_bytes, self.limit
            ));
        }
        let Some(block) = self.block(capacity, fill) else {
            return exhausted("the system is out of memory");
        };
        let buffer = Buffer { block, length: length as usize, params, references: 1, immortal: false };
        let id = match self.free_ids.pop() {
            Some(id) => id,
            None => match u32::try_from(self.buffers.len()) {
                Ok(id) => {
                    self.buffers.push(None);
                    id
                }
                Err(_) => return exhausted("too many buffers"),
            },
        };
        self.buffers[id as usize] = Some(buffer);
        self.stats.live_bytes = live;
        self.stats.peak_bytes = self.stats.peak_bytes.max(live);
        Ok(BufferId(id))
    }

    /// A block of exactly `capacity` bytes with the contents that `fill` says.
    fn block(&mut self, capacity: usize, fill: Fill<'_>) -> Option<Block> {
        let byte = match fill {
            Fill::Byte(byte) => byte,
            Fill::Repeat(_) => 0,
            Fill::Ones(_) => 0xFF,
        };
        let mut block = match self.kept.iter().rposition(|block| block.capacity() == capacity) {
            Some(index) => {
                let mut block = self.kept.remove(index);
                self.kept_bytes -= capacity;
                block.bytes_mut().fill(byte);
                block
            }
            None => match Block::new(capacity, byte) {
                Some(block) => block,
                None => {
                    self.kept.clear();
                    self.kept_bytes = 0;
                    Block::new(capacity, byte)?
                }
            },
        };
        match fill {
            Fill::Byte(_) => {}
            Fill::Repeat(pattern) => {
                for chunk in block.bytes_mut().chunks_mut(pattern.len().max(1)) {
                    chunk.copy_from_slice(&pattern[..chunk.len().min(pattern.len())]);
                }
            }
            Fill::Ones(bits) => {
                if let Some(last) = block.bytes_mut().get_mut((bits / 8) as usize) {
                    *last = (1 << (bits % 8)) - 1;
                }
            }
        }
        Some(block)
    }

    /// Frees a buffer, or keeps its block for the next allocation of that size.
    pub(crate) fn free(&mut self, id: BufferId) {
        let Some(buffer) = self.buffers.get_mut(id.0 as usize).and_then(Option::take) else { return };
        self.free_ids.push(id.0);
        let capacity = buffer.block.capacity();
        self.stats.live_bytes = self.stats.live_bytes.saturating_sub(capacity as u64);
        if capacity > KEPT_BYTES {
            return;
        }
        // The oldest make room.
        while self.kept.len() >= KEPT_BLOCKS || self.kept_bytes + capacity > KEPT_BYTES {
            self.kept_bytes -= self.kept.remove(0).capacity();
        }
        self.kept_bytes += capacity;
        self.kept.push(buffer.block);
    }

    /// The buffer with this name.
    pub(crate) fn buffer(&self, id: BufferId) -> Result<&Buffer, Status> {
        self.buffers.get(id.0 as usize).and_then(Option::as_ref).ok_or_else(no_buffer)
    }

    /// As [`DeviceState::buffer`].
    pub(crate) fn buffer_mut(&mut self, id: BufferId) -> Result<&mut Buffer, Status> {
        self.buffers.get_mut(id.0 as usize).and_then(Option::as_mut).ok_or_else(no_buffer)
    }

    /// Whether the host can map this buffer.
    pub(crate) fn is_mappable(&self, id: BufferId) -> Result<bool, Status> {
        let params = self.buffer(id)?.params;
        Ok(params.memory_type.contains(MemoryType::HOST_VISIBLE)
            && params.usage.contains(BufferUsage::MAPPING_SCOPED))
    }

    /// The bytes of a range, for the host to read.
    ///
    /// # Errors
    ///
    /// PERMISSION_DENIED when the buffer cannot be mapped, OUT_OF_RANGE when the range is not inside it.
    pub(crate) fn map(&self, id: BufferId, offset: usize, length: usize) -> Result<&[u8], Status> {
        self.check_mappable(id, MemoryAccess::READ)?;
        let buffer = self.buffer(id)?;
        let end = offset.checked_add(length).filter(|&end| end <= buffer.length);
        end.and_then(|end| buffer.block.bytes().get(offset..end)).ok_or_else(range)
    }

    /// As [`DeviceState::map`], for the host to write.
    pub(crate) fn map_mut(
        &mut self,
        id: BufferId,
        offset: usize,
        length: usize,
    ) -> Result<&mut [u8], Status> {
        self.check_mappable(id, MemoryAccess::WRITE)?;
        let buffer = self.buffer_mut(id)?;
        let end = offset.checked_add(length).filter(|&end| end <= buffer.length);
        end.and_then(|end| buffer.block.bytes_mut().get_mut(offset..end)).ok_or_else(range)
    }

    fn check_mappable(&self, id: BufferId, access: MemoryAccess) -> Result<(), Status> {
        if self.is_mappable(id)? {
            return Ok(());
        }
        let BufferParams { memory_type, usage } = self.buffer(id)?.params;
        Err(Status::new(
            StatusCode::PermissionDenied,
            format!("a buffer in {memory_type} memory with usage {usage} cannot be mapped to {access}"),
        ))
    }

    /// Copies between two ranges on the device; the ranges are checked, access rights are the caller's.
    pub(super) fn copy_range(
        &mut self,
        (source, source_offset): (BufferId, usize),
        (target, target_offset): (BufferId, usize),
        length: usize,
    ) -> Result<(), Status> {
        let source_range = source_offset..source_offset.checked_add(length).ok_or_else(range)?;
        let target_range = target_offset..target_offset.checked_add(length).ok_or_else(range)?;
        if source == target {
            let bytes = self.buffer_mut(source)?.block.bytes_mut();
            if source_range.end > bytes.len() || target_range.end > bytes.len() {
                return Err(range());
            }
            bytes.copy_within(source_range, target_offset);
            return Ok(());
        }
        let slots = [source.0 as usize, target.0 as usize];
        let Ok([Some(source), Some(target)]) = self.buffers.get_disjoint_mut(slots) else {
            return Err(no_buffer());
        };
        let from = source.block.bytes().get(source_range).ok_or_else(range)?;
        target.block.bytes_mut().get_mut(target_range).ok_or_else(range)?.copy_from_slice(from);
        Ok(())
    }
}

fn no_buffer() -> Status {
    Status::internal("a buffer that does not exist was used")
}

fn range() -> Status {
    Status::new(StatusCode::OutOfRange, "a range reaches past the end of its buffer")
}
