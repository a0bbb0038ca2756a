//! Devices: `local`, host memory mapped in place, and `sim`, a simulated discrete device.
//!
//! A [`Device`] says which device and with what parameters. Its state (memory, queue, semaphores,
//! counters of faults) belongs to each instance, so what happens in one test, its faults and statistics
//! included, does not depend on what runs beside it.

mod allocator;
mod flags;
mod memory;
mod queue;
mod spec;
mod transfer;

use std::sync::Arc;

pub(crate) use self::allocator::{DeviceState, Fill};
pub use self::flags::{BufferUsage, MemoryAccess, MemoryType};
pub use self::spec::{DeviceSpec, DeviceSpecError, Fault, FaultKind, SimOptions};
pub(crate) use self::transfer::Range;

/// A device to run on. Cheap to clone; any number of instances may use one at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device(Arc<DeviceSpec>);

impl Device {
    /// Host memory that checks map in place.
    pub fn local() -> Self {
        DeviceSpec::Local.into()
    }

    /// A simulated discrete device, whose memory the host reads through transfers only.
    pub fn sim(options: SimOptions) -> Self {
        DeviceSpec::Sim(options).into()
    }

    /// Which device this is.
    pub fn spec(&self) -> &DeviceSpec {
        &self.0
    }
}

impl From<DeviceSpec> for Device {
    fn from(spec: DeviceSpec) -> Self {
        Self(Arc::new(spec))
    }
}

/// What an instance did on its device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DeviceStats {
    /// Copies from host memory to the device.
    pub transfers_to_device: u64,
    /// Bytes of those.
    pub bytes_to_device: u64,
    /// Copies from the device to host memory.
    pub transfers_to_host: u64,
    /// Bytes of those.
    pub bytes_to_host: u64,
    /// Command buffers submitted to the queue, launches among them.
    pub submissions: u64,
    /// Kernel launches.
    pub launches: u64,
    /// Buffers allocated, staging buffers among them.
    pub allocations: u64,
    /// Bytes of buffers alive now.
    pub live_bytes: u64,
    /// The most bytes of buffers that were alive at once.
    pub peak_bytes: u64,
}
