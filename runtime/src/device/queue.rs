//! The queue of a device: command buffers, timeline semaphores, fences, latency and faults.
//!
//! A submission waits for semaphores, runs its commands and signals semaphores. Submissions whose waits
//! are not met are kept, in order, until a signal meets them; a failed one fails the semaphores that
//! it would have signalled, and whoever waits for those gets its status.

use std::collections::VecDeque;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use super::allocator::{BufferId, DeviceState};
use super::spec::FaultKind;
use super::{BufferUsage, MemoryType};
use crate::builtins::interrupted;
use crate::status::{Status, StatusCode};

/// The longest sleep between two looks at the interruption flag.
const SLICE: Duration = Duration::from_millis(5);
/// Shorter waits spin, since a sleep would overshoot.
const SPIN: Duration = Duration::from_micros(200);

/// A range of a buffer.
#[derive(Clone, Copy, Debug)]
pub(super) struct BufferRef {
    pub(super) buffer: BufferId,
    pub(super) offset: usize,
}

/// What a command buffer makes the device do.
#[derive(Clone, Copy, Debug)]
pub(super) enum Command {
    /// Copies `length` bytes.
    Copy { source: BufferRef, target: BufferRef, length: usize },
}

/// Commands to run once, in order. The category is TRANSFER; launches go through
/// [`DeviceState::begin_launch`].
#[derive(Debug, Default)]
pub(super) struct CommandBuffer {
    pub(super) commands: Vec<Command>,
}

/// The name of a timeline semaphore.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SemaphoreId(usize);

/// A point on a semaphore's timeline.
pub(super) type TimePoint = (SemaphoreId, u64);

/// Points in time that are to be reached all together.
#[derive(Debug)]
pub(super) struct Fence(Vec<TimePoint>);

impl Fence {
    /// Reached when `semaphore` has the value `value`.
    pub(super) fn at(semaphore: SemaphoreId, value: u64) -> Self {
        Self(vec![(semaphore, value)])
    }

    /// The points to signal.
    pub(super) fn points(&self) -> Vec<TimePoint> {
        self.0.clone()
    }
}

#[derive(Debug)]
enum Semaphore {
    Value(u64),
    Failed(Status),
    Free,
}

#[derive(Debug)]
struct Submission {
    waits: Vec<TimePoint>,
    signals: Vec<TimePoint>,
    commands: CommandBuffer,
}

/// The state of the queue.
#[derive(Debug, Default)]
pub(super) struct Queue {
    semaphores: Vec<Semaphore>,
    pending: VecDeque<Submission>,
    transfers: u64,
    lost: bool,
}

impl DeviceState {
    /// A semaphore at `value`.
    pub(super) fn create_semaphore(&mut self, value: u64) -> SemaphoreId {
        let semaphores = &mut self.queue.semaphores;
        let free = semaphores.iter().position(|semaphore| matches!(semaphore, Semaphore::Free));
        let index = free.unwrap_or_else(|| {
            semaphores.push(Semaphore::Free);
            semaphores.len() - 1
        });
        semaphores[index] = Semaphore::Value(value);
        SemaphoreId(index)
    }

    /// Gives the semaphore back.
    pub(super) fn destroy_semaphore(&mut self, SemaphoreId(index): SemaphoreId) {
        if let Some(semaphore) = self.queue.semaphores.get_mut(index) {
            *semaphore = Semaphore::Free;
        }
    }

    /// Submits commands. They run as soon as every point of `waits` is reached, then `signals` are.
    ///
    /// # Errors
    ///
    /// UNAVAILABLE when the device is lost. A command that fails makes the wait for `signals` fail.
    pub(super) fn execute(
        &mut self,
        waits: &[TimePoint],
        signals: &[TimePoint],
        commands: CommandBuffer,
    ) -> Result<(), Status> {
        self.submit()?;
        let submission = Submission { waits: waits.to_vec(), signals: signals.to_vec(), commands };
        self.queue.pending.push_back(submission);
        self.advance()
    }

    /// Accounts for a submission: its count, its latency, and the fault that strikes it.
    fn submit(&mut self) -> Result<(), Status> {
        self.stats.submissions += 1;
        if self.faulty(FaultKind::Lost, self.stats.submissions) {
            self.queue.lost = true;
        }
        if self.queue.lost {
            return Err(Status::new(StatusCode::Unavailable, "the device is lost"));
        }
        match self.sim().map(|options| options.latency) {
            Some(latency) if !latency.is_zero() => self.elapse(latency),
            _ => Ok(()),
        }
    }

    /// Accounts for the launch of a kernel, which the caller then runs.
    pub(crate) fn begin_launch(&mut self) -> Result<(), Status> {
        self.stats.launches += 1;
        self.submit()
    }

    /// Runs submissions from the front while their waits are met.
    fn advance(&mut self) -> Result<(), Status> {
        while let Some(submission) = self.queue.pending.pop_front() {
            let ready = submission
                .waits
                .iter()
                .try_fold(true, |ready, &point| Ok::<_, Status>(ready && self.queue.reached(point)?));
            let outcome = match ready {
                Ok(false) => {
                    self.queue.pending.push_front(submission);
                    break;
                }
                Ok(true) => self.run(&submission.commands),
                Err(status) => Err(status),
            };
            let stop = outcome.as_ref().err().filter(|status| is_interruption(status)).cloned();
            for (SemaphoreId(index), value) in submission.signals {
                if let Some(semaphore) = self.queue.semaphores.get_mut(index) {
                    *semaphore = match &outcome {
                        Ok(()) => Semaphore::Value(value),
                        Err(status) => Semaphore::Failed(status.clone()),
                    };
                }
            }
            if let Some(status) = stop {
                return Err(status);
            }
        }
        Ok(())
    }

    fn run(&mut self, commands: &CommandBuffer) -> Result<(), Status> {
        commands.commands.iter().try_for_each(|command| match *command {
            Command::Copy { source, target, length } => self.copy(source, target, length),
        })
    }

    /// One copy: checked rights, counted when it crosses between host and device, struck by faults.
    fn copy(&mut self, source: BufferRef, target: BufferRef, length: usize) -> Result<(), Status> {
        let from = self.buffer(source.buffer)?.params;
        let to = self.buffer(target.buffer)?.params;
        if !from.usage.contains(BufferUsage::TRANSFER_SOURCE)
            || !to.usage.contains(BufferUsage::TRANSFER_TARGET)
        {
            return Err(Status::new(StatusCode::PermissionDenied, "a buffer does not allow transfers"));
        }
        let on_host = |memory: MemoryType| memory.contains(MemoryType::HOST_VISIBLE);
        let bytes = length as u64;
        match (on_host(from.memory_type), on_host(to.memory_type)) {
            (true, false) => {
                self.stats.transfers_to_device += 1;
                self.stats.bytes_to_device += bytes;
            }
            (false, true) => {
                self.stats.transfers_to_host += 1;
                self.stats.bytes_to_host += bytes;
            }
            _ => {
                return self.copy_range(
                    (source.buffer, source.offset),
                    (target.buffer, target.offset),
                    length,
                );
            }
        }
        self.queue.transfers += 1;
        if self.faulty(FaultKind::Transfer, self.queue.transfers) {
            return Err(Status::new(StatusCode::DataLoss, "a transfer failed (injected fault)"));
        }
        if let Some(rate) = self.sim().and_then(|options| options.bandwidth) {
            let nanoseconds = u128::from(bytes) * 1_000_000_000 / u128::from(rate.max(1));
            self.elapse(Duration::from_nanos(u64::try_from(nanoseconds).unwrap_or(u64::MAX)))?;
        }
        self.copy_range((source.buffer, source.offset), (target.buffer, target.offset), length)?;
        if self.faulty(FaultKind::CorruptTransfer, self.queue.transfers) && length > 0 {
            let bytes = self.buffer_mut(target.buffer)?.block.bytes_mut();
            if let Some(byte) = bytes.get_mut(target.offset) {
                *byte ^= 1;
            }
        }
        Ok(())
    }

    /// Waits until the fence is reached.
    ///
    /// # Errors
    ///
    /// The status of the submission that should have signalled it, when that failed; DEADLINE_EXCEEDED
    /// when nothing that was submitted can reach it.
    pub(super) fn wait(&mut self, fence: &Fence) -> Result<(), Status> {
        self.advance()?;
        for &point in &fence.0 {
            if !self.queue.reached(point)? {
                return Err(Status::new(
                    StatusCode::DeadlineExceeded,
                    "waiting for a semaphore that nothing signals",
                ));
            }
        }
        Ok(())
    }

    /// Lets `duration` pass, or less when the run is interrupted.
    fn elapse(&self, duration: Duration) -> Result<(), Status> {
        let start = Instant::now();
        loop {
            let code = self.interrupt.load(Ordering::Relaxed);
            if code != 0 {
                return Err(interrupted(code as i32));
            }
            let left = duration.saturating_sub(start.elapsed());
            if left.is_zero() {
                return Ok(());
            } else if left > SPIN {
                std::thread::sleep(SLICE.min(left - SPIN / 2));
            } else {
                std::hint::spin_loop();
            }
        }
    }
}

impl Queue {
    fn reached(&self, (SemaphoreId(index), value): TimePoint) -> Result<bool, Status> {
        match self.semaphores.get(index) {
            Some(Semaphore::Value(now)) => Ok(*now >= value),
            Some(Semaphore::Failed(status)) => Err(status.clone()),
            Some(Semaphore::Free) | None => Err(Status::internal("a semaphore that does not exist was used")),
        }
    }
}

fn is_interruption(status: &Status) -> bool {
    matches!(status.code, StatusCode::Cancelled | StatusCode::DeadlineExceeded)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::{Device, Fill, SimOptions};

    fn sim() -> DeviceState {
        DeviceState::new(&Device::sim(SimOptions::default()), 1 << 20, Default::default())
    }

    #[test]
    fn a_submission_runs_when_what_it_waits_for_is_signalled() {
        let mut device = sim();
        let host = device.allocate(DeviceState::staging_params(), 4, Fill::Byte(7)).unwrap();
        let there = device.allocate(device.tensor_params(), 4, Fill::Byte(0)).unwrap();
        let back = device.allocate(DeviceState::staging_params(), 4, Fill::Byte(0)).unwrap();
        let copy = |source, target| CommandBuffer {
            commands: vec![Command::Copy {
                source: BufferRef { buffer: source, offset: 0 },
                target: BufferRef { buffer: target, offset: 0 },
                length: 4,
            }],
        };
        let uploaded = device.create_semaphore(0);
        let done = Fence::at(device.create_semaphore(0), 5);
        device.execute(&[(uploaded, 1)], &done.points(), copy(there, back)).unwrap();
        assert_eq!(device.wait(&done).unwrap_err().code, StatusCode::DeadlineExceeded);
        assert_eq!(device.map(back, 0, 4).unwrap(), [0; 4]);
        // The queue is in order, so the one that signals must have been submitted before; here it is not.
        let mut device = sim();
        let host2 = device.allocate(DeviceState::staging_params(), 4, Fill::Byte(7)).unwrap();
        let there = device.allocate(device.tensor_params(), 4, Fill::Byte(0)).unwrap();
        let back = device.allocate(DeviceState::staging_params(), 4, Fill::Byte(0)).unwrap();
        assert_eq!(host, host2);
        let uploaded = device.create_semaphore(0);
        let done = Fence::at(device.create_semaphore(0), 5);
        device.execute(&[], &[(uploaded, 1)], copy(host2, there)).unwrap();
        device.execute(&[(uploaded, 1)], &done.points(), copy(there, back)).unwrap();
        device.wait(&done).unwrap();
        assert_eq!(device.map(back, 0, 4).unwrap(), [7; 4]);
        assert_eq!(device.map(there, 0, 4).unwrap_err().code, StatusCode::PermissionDenied);
        assert_eq!((device.stats().transfers_to_device, device.stats().bytes_to_host), (1, 4));
    }
}
