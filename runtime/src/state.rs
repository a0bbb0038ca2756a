//! What an instance owns: views by handle, the buffers under them, constants, check results.
//!
//! A view has an element type and a shape over a range of a buffer. Views and buffers are counted apart:
//! a view dies with its last reference, a buffer with the last reference to any view over it, and the
//! buffer's count tells whether a reference is the only way to its bytes. Everything that is still
//! alive when the instance goes is freed with it, whatever path compiled code took.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use checkjit_numerics::ElementType;
use smallvec::SmallVec;

use crate::abi::{Slot, Trap};
use crate::builtins::interrupted;
use crate::check::{CheckLog, TensorRef};
use crate::device::{DeviceState, Fill, Range};
use crate::handle::{NULL, Table};
use crate::program::{Constant, LaunchDesc, Layout, Program};
use crate::status::{Status, StatusCode};

/// Extents, few enough to need no allocation in nearly every program.
pub(crate) type Shape = SmallVec<[u64; 4]>;

/// A typed, shaped range of a buffer.
#[derive(Clone, Debug)]
pub(crate) struct View {
    pub(crate) element: ElementType,
    pub(crate) shape: Shape,
    /// How many elements the shape has.
    pub(crate) count: u64,
    pub(crate) range: Range,
    references: u64,
    /// A program constant: never counted.
    immortal: bool,
}

/// What tells an upload from others: address and length of the shared bytes, which the program keeps alive, and
/// the bytes on the device, since a splat takes as many as its shape asks for.
type UploadKey = (usize, usize, u64);

/// The part of an instance that is opaque to generated code.
#[derive(Debug)]
pub struct InstanceState {
    program: Arc<Program>,
    pub(crate) device: DeviceState,
    views: Table<View>,
    constants: Vec<u64>,
    uploads: HashMap<UploadKey, Range>,
    pub(crate) checks: CheckLog,
    /// Why the current call failed: the first reason that was recorded.
    pub(crate) failure: Option<Status>,
    interrupt: Arc<AtomicU32>,
}

impl InstanceState {
    /// An instance that has not run yet.
    pub(crate) fn new(program: Arc<Program>, device: DeviceState, interrupt: Arc<AtomicU32>) -> Self {
        let constants = vec![NULL; program.constants.len()];
        Self {
            program,
            device,
            views: Table::default(),
            constants,
            uploads: HashMap::new(),
            checks: CheckLog::default(),
            failure: None,
            interrupt,
        }
    }

    /// Keeps why the current call failed, unless a reason is known.
    pub(crate) fn fail(&mut self, status: Status) {
        self.failure.get_or_insert(status);
    }

    /// The status of a trap at a site. Of a failed assertion it says what the program does.
    pub(crate) fn trap(&self, trap: Trap, site: u32) -> Status {
        let message = self.program.messages.get(&site).filter(|message| !message.is_empty());
        match message.filter(|_| trap == Trap::AssertionFailed) {
            Some(message) => Status::new(trap.status(), message),
            None => Status::from(trap),
        }
        .at(site)
    }

    /// The status to stop with, when the interruption flag is set.
    pub(crate) fn interruption(&self) -> Option<Status> {
        match self.interrupt.load(Ordering::Relaxed) {
            0 => None,
            code => Some(interrupted(code as i32)),
        }
    }

    /// The layout with ordinal `index`.
    pub(crate) fn layout(&self, index: i32) -> Result<&Layout, Status> {
        entry(&self.program.layouts, index, "layout")
    }

    /// The launch with ordinal `index`.
    pub(crate) fn launch_desc(&self, index: i32) -> Result<&LaunchDesc, Status> {
        entry(&self.program.launches, index, "launch")
    }

    /// The view that `handle` names.
    pub(crate) fn view(&self, handle: u64) -> Result<&View, Status> {
        self.views.get(handle).ok_or_else(|| bad_handle(handle))
    }

    /// The extent in dimension `index`.
    pub(crate) fn dim(&self, handle: u64, index: i64) -> Result<u64, Status> {
        let shape = &self.view(handle)?.shape;
        usize::try_from(index).ok().and_then(|index| shape.get(index)).copied().ok_or_else(|| {
            Status::new(
                StatusCode::OutOfRange,
                format!("dimension {index} of a tensor of rank {}", shape.len()),
            )
        })
    }

    fn insert(
        &mut self,
        element: ElementType,
        shape: Shape,
        count: u64,
        range: Range,
    ) -> Result<u64, Status> {
        let view = View { element, shape, count, range, references: 1, immortal: false };
        self.views.insert(view).ok_or_else(|| Status::exhausted("too many buffer views"))
    }

    /// A new view over a new buffer of the right size, in which every bit of every element is one.
    pub(crate) fn allocate(&mut self, element: ElementType, shape: Shape) -> Result<u64, Status> {
        let (count, length) = measure(element, &shape)?;
        let pattern = all_ones(element);
        let fill = match pattern.as_deref() {
            Some(pattern) => Fill::Repeat(pattern),
            None => Fill::Ones(count.saturating_mul(u64::from(element.storage_bits()))),
        };
        let buffer = self.device.allocate(self.device.tensor_params(), length, fill)?;
        self.insert(element, shape, count, Range { buffer, offset: 0, length: length as usize })
    }

    /// A view to write to, over the storage of `handle` if no one else could tell.
    pub(crate) fn reuse(&mut self, handle: u64, element: ElementType, shape: Shape) -> Result<u64, Status> {
        let &View { element: own, range, .. } = self.view(handle)?;
        let (count, length) = measure(element, &shape)?;
        let buffer = self.device.buffer_mut(range.buffer)?;
        // A kernel that writes where it reads is at the same place in both only if elements are as wide.
        let as_wide = own.storage_bits() == element.storage_bits();
        let whole = range.offset == 0 && range.length == buffer.length && range.length as u64 == length;
        if as_wide && whole && buffer.references == 1 && !buffer.immortal {
            buffer.references += 1;
            return self.insert(element, shape, count, range);
        }
        self.allocate(element, shape)
    }

    /// A view to write to with the contents of `handle`, over its storage if no one else could tell.
    pub(crate) fn writable(&mut self, handle: u64) -> Result<u64, Status> {
        let View { element, shape, count, range, .. } = self.view(handle)?.clone();
        let buffer = self.device.buffer_mut(range.buffer)?;
        if buffer.references == 1 && !buffer.immortal {
            buffer.references += 1;
            return self.insert(element, shape, count, range);
        }
        let buffer = self.device.duplicate(range)?;
        self.insert(element, shape, count, Range { buffer, offset: 0, length: range.length })
    }

    /// A view to write to with the contents of `handle`, over storage of its own.
    pub(crate) fn copy(&mut self, handle: u64) -> Result<u64, Status> {
        let View { element, shape, count, range, .. } = self.view(handle)?.clone();
        let buffer = self.device.duplicate(range)?;
        self.insert(element, shape, count, Range { buffer, offset: 0, length: range.length })
    }

    /// `handle` once more, if it has the element type and the static extents of a layout.
    pub(crate) fn cast(&mut self, handle: u64, layout: i32) -> Result<u64, Status> {
        let View { element, shape, count, range, .. } = self.view(handle)?.clone();
        let layout = self.layout(layout)?;
        let fits = layout.dims.len() == shape.len()
            && layout.dims.iter().zip(&shape).all(|(dim, extent)| dim.is_none_or(|dim| dim == *extent));
        if !fits || layout.element != element {
            return Err(Status::invalid(format!(
                "a tensor of type {} where {} is needed",
                type_text(element, shape.iter().map(|extent| Some(*extent))),
                type_text(layout.element, layout.dims.iter().copied())
            )));
        }
        self.share(range)?;
        self.insert(element, shape, count, range)
    }

    /// The string with ordinal `index`.
    pub(crate) fn string(&self, index: i32) -> Result<String, Status> {
        entry(&self.program.strings, index, "string").cloned()
    }

    /// A view over a range of a buffer that something else refers to.
    pub(crate) fn view_of(
        &mut self,
        element: ElementType,
        shape: Shape,
        range: Range,
    ) -> Result<u64, Status> {
        let (count, _) = measure(element, &shape)?;
        self.share(range)?;
        self.insert(element, shape, count, range)
    }

    /// Counts the reference of a further view over a range.
    fn share(&mut self, range: Range) -> Result<(), Status> {
        let buffer = self.device.buffer_mut(range.buffer)?;
        if !buffer.immortal {
            buffer.references += 1;
        }
        Ok(())
    }

    /// The bytes of `handle` under another type and shape of the same size.
    pub(crate) fn reshape(&mut self, handle: u64, element: ElementType, shape: Shape) -> Result<u64, Status> {
        let range = self.view(handle)?.range;
        let (count, length) = measure(element, &shape)?;
        if length != range.length as u64 {
            return Err(Status::invalid(format!(
                "a view of {} bytes cannot be seen as {length} bytes",
                range.length
            )));
        }
        self.share(range)?;
        self.insert(element, shape, count, range)
    }

    /// Counts one more reference.
    pub(crate) fn retain(&mut self, handle: u64) -> Result<(), Status> {
        if handle == NULL || crate::handle::is_device(handle) {
            return Ok(());
        }
        let view = self.views.get_mut(handle).ok_or_else(|| bad_handle(handle))?;
        if view.immortal {
            return Ok(());
        }
        view.references += 1;
        let buffer = self.device.buffer_mut(view.range.buffer)?;
        if !buffer.immortal {
            buffer.references += 1;
        }
        Ok(())
    }

    /// Counts one reference less and frees what no one refers to any more.
    pub(crate) fn release(&mut self, handle: u64) -> Result<(), Status> {
        if handle == NULL || crate::handle::is_device(handle) {
            return Ok(());
        }
        let view = self.views.get_mut(handle).ok_or_else(|| bad_handle(handle))?;
        let id = view.range.buffer;
        if view.immortal {
            return Ok(());
        }
        view.references -= 1;
        if view.references == 0 {
            self.views.remove(handle);
        }
        let buffer = self.device.buffer_mut(id)?;
        if !buffer.immortal {
            buffer.references -= 1;
            if buffer.references == 0 {
                self.device.free(id);
            }
        }
        Ok(())
    }

    /// The view of a program constant, which goes to the device the first time.
    pub(crate) fn constant(&mut self, index: usize) -> Result<u64, Status> {
        match self.constants.get(index) {
            None => return Err(Status::internal(format!("no constant with ordinal {index}"))),
            Some(&NULL) => {}
            Some(&handle) => return Ok(handle),
        }
        let program = Arc::clone(&self.program);
        let constant = &program.constants[index];
        let (count, length) = measure(constant.element, &constant.shape)?;
        let range = self.upload_constant(constant, length)?;
        let handle = self.insert(constant.element, Shape::from_slice(&constant.shape), count, range)?;
        if let Some(view) = self.views.get_mut(handle) {
            view.immortal = true;
        }
        self.constants[index] = handle;
        Ok(handle)
    }

    fn upload_constant(&mut self, constant: &Constant, length: u64) -> Result<Range, Status> {
        let key = (constant.bytes.as_ptr() as usize, constant.bytes.len(), length);
        if let Some(range) = self.uploads.get(&key) {
            return Ok(*range);
        }
        let one = constant.element.storage_bytes(1);
        let expected = if constant.splat { one } else { Some(length) };
        if expected != Some(constant.bytes.len() as u64) {
            return Err(Status::invalid("a constant has not as many bytes as its type asks for"));
        }
        let buffer = self.device.upload(length, |target| fill_constant(constant, target))?;
        self.device.buffer_mut(buffer)?.immortal = true;
        let range = Range { buffer, offset: 0, length: length as usize };
        self.uploads.insert(key, range);
        Ok(range)
    }

    /// A new view with the given contents.
    pub(crate) fn import(
        &mut self,
        element: ElementType,
        shape: &[u64],
        bytes: &[u8],
    ) -> Result<u64, Status> {
        let (count, length) = measure(element, shape)?;
        if length != bytes.len() as u64 {
            return Err(Status::invalid(format!(
                "a tensor of {length} bytes cannot be made of {} bytes",
                bytes.len()
            )));
        }
        let buffer = self.device.upload(length, |target| target.copy_from_slice(bytes))?;
        self.insert(
            element,
            Shape::from_slice(shape),
            count,
            Range { buffer, offset: 0, length: bytes.len() },
        )
    }

    /// Calls `body` with the contents of views in host memory, through transfers where the device asks
    /// for them.
    pub(crate) fn with_host_tensors<const N: usize, T>(
        &mut self,
        handles: [u64; N],
        body: impl FnOnce([TensorRef<'_>; N]) -> Result<T, Status>,
    ) -> Result<T, Status> {
        let Self { views, device, .. } = self;
        let find = |handle| views.get(handle).ok_or_else(|| bad_handle(handle));
        let mut found = [find(handles.first().copied().unwrap_or(NULL))?; N];
        for (view, &handle) in found.iter_mut().zip(&handles) {
            *view = find(handle)?;
        }
        device.with_host_bytes(found.map(|view| view.range), |bytes| {
            body(std::array::from_fn(|index| {
                let view = found[index];
                TensorRef::of_view(view.element, &view.shape, bytes[index], view.count)
            }))
        })
    }

    /// The element at `indices`, one a dimension.
    pub(crate) fn load_element(&mut self, handle: u64, indices: &[i64]) -> Result<Slot, Status> {
        let (element, bytes, position) = self.locate(handle, indices)?;
        // Only the bytes of the element cross from the device.
        let parts = self.device.with_host_bytes([bytes], |[bytes]| {
            element.load_complex(bytes, position).ok_or_else(|| no_scalar(element))
        })?;
        Ok(match parts {
            (real, imaginary) if element.is_complex() => Slot { lo: real as u64, hi: imaginary as u64 },
            (value, _) => Slot { lo: value as u64, hi: (value >> 64) as u64 },
        })
    }

    /// Puts a value at `indices`, one a dimension.
    pub(crate) fn store_element(&mut self, handle: u64, indices: &[i64], value: Slot) -> Result<(), Status> {
        let (element, bytes, position) = self.locate(handle, indices)?;
        if self.device.buffer(bytes.buffer)?.immortal {
            return Err(Status::internal("an element of a constant is written"));
        }
        let parts = match element.is_complex() {
            true => (u128::from(value.lo), u128::from(value.hi)),
            false => (u128::from(value.lo) | u128::from(value.hi) << 64, 0),
        };
        self.device.update(bytes, |bytes| match element.store_complex(bytes, position, parts) {
            true => Ok(()),
            false => Err(no_scalar(element)),
        })
    }

    /// The bytes that hold the element at `indices`, and which element of those it is.
    fn locate(&self, handle: u64, indices: &[i64]) -> Result<(ElementType, Range, u64), Status> {
        let View { element, ref shape, range, .. } = *self.view(handle)?;
        if indices.len() != shape.len() {
            return Err(Status::internal(format!(
                "{} indices into a tensor of rank {}",
                indices.len(),
                shape.len()
            )));
        }
        let mut position = 0;
        for (dim, (&index, &extent)) in indices.iter().zip(shape).enumerate() {
            if !u64::try_from(index).is_ok_and(|index| index < extent) {
                return Err(Status::new(
                    StatusCode::OutOfRange,
                    format!("index {index} is out of bounds for dimension {dim} of size {extent}"),
                ));
            }
            position = position * extent + index as u64;
        }
        let bits = u64::from(element.storage_bits());
        let (first, position) =
            if bits < 8 { (position * bits / 8, position % (8 / bits)) } else { (position * bits / 8, 0) };
        let bytes = Range {
            buffer: range.buffer,
            offset: range.offset + first as usize,
            length: (bits / 8).max(1) as usize,
        };
        Ok((element, bytes, position))
    }
}

fn no_scalar(element: ElementType) -> Status {
    Status::invalid(format!("elements of type {} do not fit a scalar", element.mlir_name()))
}

/// `2x?xf32`.
pub(crate) fn type_text(element: ElementType, dims: impl Iterator<Item = Option<u64>>) -> String {
    let dims: String = dims.map(|dim| dim.map_or("?x".to_owned(), |dim| format!("{dim}x"))).collect();
    format!("{dims}{}", element.mlir_name())
}

fn entry<'a, T>(entries: &'a [T], index: i32, what: &str) -> Result<&'a T, Status> {
    usize::try_from(index)
        .ok()
        .and_then(|index| entries.get(index))
        .ok_or_else(|| Status::internal(format!("no {what} with ordinal {index}")))
}

fn bad_handle(handle: u64) -> Status {
    if handle == NULL {
        Status::invalid("null buffer view")
    } else {
        Status::internal("a reference that is not a live buffer view was used")
    }
}

/// How many elements a shape has and how many bytes they take.
pub(crate) fn measure(element: ElementType, shape: &[u64]) -> Result<(u64, u64), Status> {
    // A zero makes the product zero wherever it stands.
    let count = if shape.contains(&0) {
        Some(0)
    } else {
        shape.iter().try_fold(1u64, |product, &extent| product.checked_mul(extent))
    };
    count
        .and_then(|count| Some((count, element.storage_bytes(count)?)))
        .filter(|&(_, length)| isize::try_from(length).is_ok())
        .ok_or_else(|| Status::exhausted("a tensor has more bytes than can be addressed"))
}

/// The bytes of one element of ones, when these are not simply bytes of ones.
fn all_ones(element: ElementType) -> Option<SmallVec<[u8; 32]>> {
    if element.storage_bits() < 8 || element.value_bits() == element.storage_bits() {
        return None;
    }
    let mut bytes = SmallVec::from_elem(0, usize::try_from(element.storage_bytes(1)?).ok()?);
    element.store_complex(&mut bytes, 0, (u128::MAX, u128::MAX)).then_some(bytes)
}

/// Writes a constant's elements. `target` has as many bytes as they take.
fn fill_constant(constant: &Constant, target: &mut [u8]) {
    if !constant.splat {
        target.copy_from_slice(&constant.bytes);
        return;
    }
    let bits = constant.element.storage_bits();
    if bits < 8 {
        let field = constant.bytes.first().map_or(0, |byte| byte & ((1 << bits) - 1));
        target.fill((0..8 / bits).fold(0, |byte, index| byte | field << (index * bits)));
    } else if let [byte] = *constant.bytes {
        target.fill(byte);
    } else {
        // Each copy doubles what is filled.
        let mut filled = constant.bytes.len().min(target.len());
        target[..filled].copy_from_slice(&constant.bytes[..filled]);
        while filled > 0 && filled < target.len() {
            let length = filled.min(target.len() - filled);
            target.copy_within(..length, filled);
            filled += length;
        }
    }
}
