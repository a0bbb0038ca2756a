//! Bytes between the host and a device, by mapping where that is allowed and by the queue where it is not.

use smallvec::SmallVec;

use super::allocator::{BufferId, DeviceState, Fill};
use super::queue::{BufferRef, Command, CommandBuffer, Fence};
use crate::status::Status;

/// A range of a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Range {
    pub(crate) buffer: BufferId,
    pub(crate) offset: usize,
    pub(crate) length: usize,
}

impl DeviceState {
    /// Calls `body` with the bytes of each range, in host memory.
    ///
    /// When each can be mapped, they are mapped in place. Else all of them are copied, in one command buffer,
    /// to staging buffers that are freed afterwards.
    pub(crate) fn with_host_bytes<const N: usize, T>(
        &mut self,
        ranges: [Range; N],
        body: impl FnOnce([&[u8]; N]) -> Result<T, Status>,
    ) -> Result<T, Status> {
        let mut mappable = true;
        for range in ranges {
            mappable &= self.is_mappable(range.buffer)?;
        }
        if mappable {
            return body(self.map_all(ranges)?);
        }
        let mut staging = SmallVec::<[BufferId; 2]>::new();
        let outcome = self.stage(&ranges, &mut staging).and_then(|()| {
            let mut staged = ranges;
            for (range, &buffer) in staged.iter_mut().zip(&staging) {
                *range = Range { buffer, offset: 0, length: range.length };
            }
            body(self.map_all(staged)?)
        });
        for buffer in staging {
            self.free(buffer);
        }
        outcome
    }

    fn map_all<const N: usize>(&self, ranges: [Range; N]) -> Result<[&[u8]; N], Status> {
        let mut mapped: [&[u8]; N] = [&[]; N];
        for (bytes, range) in mapped.iter_mut().zip(ranges) {
            *bytes = self.map(range.buffer, range.offset, range.length)?;
        }
        Ok(mapped)
    }

    /// Copies ranges to new staging buffers and waits for it.
    fn stage(&mut self, ranges: &[Range], staging: &mut SmallVec<[BufferId; 2]>) -> Result<(), Status> {
        let mut commands = CommandBuffer::default();
        for range in ranges {
            let target = self.allocate(Self::staging_params(), range.length as u64, Fill::Byte(0))?;
            staging.push(target);
            commands.commands.push(Command::Copy {
                source: BufferRef { buffer: range.buffer, offset: range.offset },
                target: BufferRef { buffer: target, offset: 0 },
                length: range.length,
            });
        }
        self.execute_and_wait(commands)
    }

    /// A tensor buffer with these bytes; `fill` writes all of them.
    pub(crate) fn upload(&mut self, length: u64, fill: impl FnOnce(&mut [u8])) -> Result<BufferId, Status> {
        let target = self.allocate(self.tensor_params(), length, Fill::Byte(0))?;
        let written = self.write(Range { buffer: target, offset: 0, length: length as usize }, fill);
        if written.is_err() {
            self.free(target);
        }
        written.map(|()| target)
    }

    fn write(&mut self, target: Range, fill: impl FnOnce(&mut [u8])) -> Result<(), Status> {
        if self.is_mappable(target.buffer)? {
            fill(self.map_mut(target.buffer, target.offset, target.length)?);
            return Ok(());
        }
        let staging = self.allocate(Self::staging_params(), target.length as u64, Fill::Byte(0))?;
        let outcome = self.map_mut(staging, 0, target.length).map(fill).and_then(|()| {
            self.execute_and_wait(CommandBuffer {
                commands: vec![Command::Copy {
                    source: BufferRef { buffer: staging, offset: 0 },
                    target: BufferRef { buffer: target.buffer, offset: target.offset },
                    length: target.length,
                }],
            })
        });
        self.free(staging);
        outcome
    }

    /// Lets `body` change a few bytes, which are brought to the host and back where the device asks for it.
    pub(crate) fn update(
        &mut self,
        target: Range,
        body: impl FnOnce(&mut [u8]) -> Result<(), Status>,
    ) -> Result<(), Status> {
        if self.is_mappable(target.buffer)? {
            return body(self.map_mut(target.buffer, target.offset, target.length)?);
        }
        let mut bytes =
            self.with_host_bytes([target], |[bytes]| Ok(SmallVec::<[u8; 32]>::from_slice(bytes)))?;
        body(&mut bytes)?;
        self.write(target, |target| target.copy_from_slice(&bytes))
    }

    /// A tensor buffer with a copy of the range, made by the device.
    pub(crate) fn duplicate(&mut self, source: Range) -> Result<BufferId, Status> {
        let target = self.allocate(self.tensor_params(), source.length as u64, Fill::Byte(0))?;
        let copied = self.execute_and_wait(CommandBuffer {
            commands: vec![Command::Copy {
                source: BufferRef { buffer: source.buffer, offset: source.offset },
                target: BufferRef { buffer: target, offset: 0 },
                length: source.length,
            }],
        });
        if copied.is_err() {
            self.free(target);
        }
        copied.map(|()| target)
    }

    /// Submits `commands` with a semaphore to signal and waits for the fence at it.
    fn execute_and_wait(&mut self, commands: CommandBuffer) -> Result<(), Status> {
        let semaphore = self.create_semaphore(0);
        let fence = Fence::at(semaphore, 1);
        let outcome = self.execute(&[], &fence.points(), commands).and_then(|()| self.wait(&fence));
        self.destroy_semaphore(semaphore);
        outcome
    }
}
