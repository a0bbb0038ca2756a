//! Checks the arguments of a launch and makes the frame that its kernel trusts.
//!
//! This is the gate for memory safety: a kernel reads and writes what its frame tells it to, so every
//! element type and shape is compared with the launch's description here, and extents are read off the
//! views. Between that and the end of the kernel nothing borrows, frees or moves a buffer, since the only
//! code that runs is the kernel, and the shim [`launch`](crate::builtins::launch) holds no borrow of the
//! instance while it does.

use smallvec::SmallVec;

use crate::abi::{KernelFailure, KernelFn, Slot};
use crate::device::{BufferUsage, MemoryType, Range};
use crate::program::LaunchDesc;
use crate::state::{InstanceState, Shape, View, type_text};
use crate::status::{Status, StatusCode};

/// A kernel with its frame.
pub(crate) struct Prepared {
    pub(crate) kernel: KernelFn,
    pub(crate) frame: SmallVec<[Slot; 24]>,
}

impl InstanceState {
    /// Checks a launch and submits it to the device's queue; the caller runs the kernel.
    pub(crate) fn prepare_launch(&mut self, launch: i32, args: &[Slot]) -> Result<Prepared, Status> {
        if let Some(status) = self.interruption() {
            return Err(status);
        }
        let desc = self.launch_desc(launch)?;
        let mut frame = SmallVec::<[Slot; 24]>::new();
        let mut first: Option<&View> = None;
        for (index, (&param, &arg)) in desc.params.iter().zip(args).enumerate() {
            if !param.is_view() {
                frame.push(arg);
                continue;
            }
            let view = self.view(arg.lo)?;
            check_view(desc, index, view)?;
            if param.is_written() {
                self.check_exclusive(desc, args, index, view.range)?;
            }
            frame.push(Slot::new(self.kernel_address(view.range)?));
            match desc.elementwise {
                true => {
                    check_same_shape(first.get_or_insert(view), view)?;
                    frame.push(Slot::new(view.count));
                }
                false => frame.extend(view.shape.iter().map(|extent| Slot::new(*extent))),
            }
        }
        let kernel = desc.kernel;
        self.device.begin_launch()?;
        Ok(Prepared { kernel, frame })
    }

    /// What is written must not be seen by anyone but the launch itself, and not be written twice.
    fn check_exclusive(
        &self,
        desc: &LaunchDesc,
        args: &[Slot],
        index: usize,
        range: Range,
    ) -> Result<(), Status> {
        let mut handles = SmallVec::<[u64; 4]>::new();
        for (other, (param, arg)) in desc.params.iter().zip(args).enumerate() {
            if !param.is_view() || self.view(arg.lo)?.range.buffer != range.buffer {
                continue;
            }
            if other != index && param.is_written() {
                return Err(Status::internal("a launch writes the same storage through two arguments"));
            }
            if other != index && !desc.elementwise {
                return Err(Status::internal("a launch reads what it writes through another argument"));
            }
            if !handles.contains(&arg.lo) {
                handles.push(arg.lo);
            }
        }
        let buffer = self.device.buffer(range.buffer)?;
        if buffer.immortal {
            return Err(Status::internal("a launch writes to a constant"));
        }
        if buffer.references != handles.len() as u64 {
            return Err(Status::internal("a launch writes to storage that another reference shares"));
        }
        Ok(())
    }

    /// Where a range is in the memory that the device sees.
    fn kernel_address(&self, range: Range) -> Result<u64, Status> {
        let buffer = self.device.buffer(range.buffer)?;
        if !buffer.params.memory_type.contains(MemoryType::DEVICE_VISIBLE)
            || !buffer.params.usage.contains(BufferUsage::DISPATCH_STORAGE)
        {
            return Err(Status::new(StatusCode::PermissionDenied, "a buffer is not for kernels"));
        }
        // The capacity is checked once more here because kernels take it on trust.
        let end = range.offset.checked_add(range.length);
        if end.is_none_or(|end| end > buffer.block.capacity()) {
            return Err(Status::internal("a view reaches past the end of its buffer"));
        }
        Ok(buffer.block.address().wrapping_add(range.offset).expose_provenance() as u64)
    }

    /// The status for a kernel that returned `code`.
    pub(crate) fn kernel_failure(&self, launch: i32, code: i32) -> Status {
        let found = KernelFailure::from_code(code).and_then(|failure| {
            let site = self.launch_desc(launch).ok()?.sites.get(failure.op as usize)?;
            Some(self.trap(failure.trap, *site))
        });
        found.unwrap_or_else(|| Status::internal(format!("a kernel failed with the unknown code {code}")))
    }
}

/// Compares one view with what the kernel was compiled for.
fn check_view(desc: &LaunchDesc, index: usize, view: &View) -> Result<(), Status> {
    let Some(element) = desc.elements.get(index).copied().flatten() else {
        return Err(Status::internal("a launch does not say the element type of an argument"));
    };
    if element != view.element {
        return Err(Status::internal(format!(
            "a kernel for elements of type {} is given {}",
            element.mlir_name(),
            view.element.mlir_name()
        )));
    }
    if desc.elementwise {
        return Ok(());
    }
    let Some(dims) = desc.shapes.get(index).and_then(Option::as_ref) else {
        return Err(Status::internal("a launch does not say the rank of an argument"));
    };
    let fits = dims.len() == view.shape.len()
        && dims.iter().zip(&view.shape).all(|(dim, extent)| dim.is_none_or(|dim| dim == *extent));
    if fits {
        return Ok(());
    }
    Err(Status::invalid(format!(
        "a tensor of type {} where {} is needed",
        type_text(view.element, view.shape.iter().map(|extent| Some(*extent))),
        type_text(element, dims.iter().copied())
    )))
}

fn check_same_shape(first: &View, view: &View) -> Result<(), Status> {
    if first.shape == view.shape {
        return Ok(());
    }
    Err(Status::invalid(format!(
        "operands of shapes {} and {} where one shape is needed",
        shape_text(&first.shape),
        shape_text(&view.shape)
    )))
}

fn shape_text(shape: &Shape) -> String {
    format!("[{}]", shape.iter().map(u64::to_string).collect::<Vec<_>>().join("x"))
}
