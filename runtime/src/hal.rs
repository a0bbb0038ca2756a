//! Buffer views as the hal dialect sees them: bytes without a type under them, views made of bytes, assertions with
//! IREE's words, and traces.
//!
//! A `!hal.buffer` is a view too: of bytes, of rank one.

use std::io::Write;

use checkjit_numerics::ElementType;

use crate::device::Range;
use crate::format::format_tensor;
use crate::state::{InstanceState, Shape, measure};
use crate::status::{Status, StatusCode};

/// The type of a byte of a buffer.
const BYTE: ElementType = ElementType::int(8);

/// `IREE_HAL_ENCODING_TYPE_OPAQUE`.
const OPAQUE: i32 = 0;
/// `IREE_HAL_ENCODING_TYPE_DENSE_ROW_MAJOR`, the encoding of every view.
const DENSE_ROW_MAJOR: i32 = 1;

/// A length that stands for all there is.
const WHOLE: i64 = -1;

/// What a view is asserted to be.
pub(crate) struct Expected<'a> {
    /// What the program says when it is not.
    pub(crate) message: &'a str,
    /// The number of the element type.
    pub(crate) element: i32,
    /// The number of the encoding.
    pub(crate) encoding: i32,
    /// The extents.
    pub(crate) shape: &'a [i64],
}

impl InstanceState {
    /// The bytes under a view, as a reference of its own.
    pub(crate) fn view_buffer(&mut self, handle: u64) -> Result<u64, Status> {
        let range = self.view(handle)?.range;
        self.view_of(BYTE, Shape::from_slice(&[range.length as u64]), range)
    }

    /// A stretch of a buffer's bytes, as a reference of its own.
    pub(crate) fn subspan(&mut self, handle: u64, offset: i64, length: i64) -> Result<u64, Status> {
        let range = self.stretch(handle, offset, length)?;
        self.view_of(BYTE, Shape::from_slice(&[range.length as u64]), range)
    }

    /// A view of a stretch of a buffer's bytes.
    pub(crate) fn create_view(
        &mut self,
        buffer: u64,
        [offset, length]: [i64; 2],
        element: i32,
        encoding: i32,
        shape: &[i64],
    ) -> Result<u64, Status> {
        if encoding != DENSE_ROW_MAJOR && encoding != OPAQUE {
            return Err(Status::invalid(format!("unsupported encoding {encoding:08X} of a buffer view")));
        }
        let element = ElementType::from_hal_type(element as u32).ok_or_else(|| {
            Status::invalid(format!("unsupported element type {element:08X} of a buffer view"))
        })?;
        let extent = |extent: &i64| {
            u64::try_from(*extent).map_err(|_| Status::invalid(format!("negative tensor extent {extent}")))
        };
        let shape = shape.iter().map(extent).collect::<Result<Shape, Status>>()?;
        let mut range = self.stretch(buffer, offset, length)?;
        let (_, needed) = measure(element, &shape)?;
        if needed > range.length as u64 {
            let message =
                format!("a view of {needed} bytes does not fit in {} bytes of a buffer", range.length);
            return Err(Status::new(StatusCode::OutOfRange, message));
        }
        range.length = needed as usize;
        self.view_of(element, shape, range)
    }

    /// The range of a stretch of a view's bytes.
    fn stretch(&self, handle: u64, offset: i64, length: i64) -> Result<Range, Status> {
        let range = self.view(handle)?.range;
        let start = usize::try_from(offset).ok().filter(|start| *start <= range.length);
        let rest = start.map(|start| range.length - start);
        let taken = if length == WHOLE { rest } else { usize::try_from(length).ok() };
        match (start, taken, rest) {
            (Some(start), Some(taken), Some(rest)) if taken <= rest => {
                Ok(Range { buffer: range.buffer, offset: range.offset + start, length: taken })
            }
            _ => {
                let message = format!(
                    "invalid subspan of an existing buffer of {} bytes (source_offset={offset}, length={length})",
                    range.length
                );
                Err(Status::new(StatusCode::OutOfRange, message))
            }
        }
    }

    /// Fails with IREE's words when a view is not what it is asserted to be.
    pub(crate) fn assert_view(&self, handle: u64, expected: &Expected<'_>) -> Result<(), Status> {
        let view = self.view(handle)?;
        let message = expected.message;
        if expected.encoding != DENSE_ROW_MAJOR {
            return Err(Status::invalid(format!(
                "{message} encoding mismatch; expected {:08X} but have {DENSE_ROW_MAJOR:08X}",
                expected.encoding
            )));
        }
        let (actual, wanted) = (view.element.hal_type(), expected.element as u32);
        if !are_compatible(view.element, wanted) {
            let name =
                ElementType::from_hal_type(wanted).map_or_else(|| "*".to_owned(), ElementType::hal_name);
            return Err(Status::invalid(format!(
                "{message} element type mismatch; expected {name} ({wanted:08X}) but have {} ({actual:08X})",
                view.element.hal_name()
            )));
        }
        let scalar = |rank: usize| if rank == 0 { " (scalar)" } else { "" };
        let (have, want) = (view.shape.len(), expected.shape.len());
        let mismatch = if have != want {
            Some(format!(
                "{message} shape rank mismatch; expected {want}{} but have {have}{}",
                scalar(want),
                scalar(have)
            ))
        } else {
            let mut dims = view.shape.iter().zip(expected.shape).enumerate();
            dims.find(|(_, (actual, wanted))| **actual as i64 != **wanted).map(|(at, (actual, wanted))| {
                format!("{message} shape dimension {at} mismatch; expected {wanted} but have {actual}")
            })
        };
        let Some(mismatch) = mismatch else { return Ok(()) };
        let (wanted, actual) = (spell(expected.shape.iter()), spell(view.shape.iter()));
        Err(Status::invalid(format!("{mismatch}; expected shape `{wanted}`, actual shape `{actual}`")))
    }

    /// Writes views to standard error as IREE does, below a title.
    pub(crate) fn trace_views(&mut self, key: &str, handles: &[u64]) -> Result<(), Status> {
        let mut text = format!("=== {key} ===\n");
        for &handle in handles {
            let line = self.with_host_tensors([handle], |[tensor]| {
                Ok(format_tensor(tensor.element(), tensor.shape(), tensor.bytes(), u64::MAX))
            })?;
            text += &line;
            text.push('\n');
        }
        text.push('\n');
        // There is nobody to tell when standard error is closed.
        let _ = std::io::stderr().write_all(text.as_bytes());
        Ok(())
    }
}

/// IREE lets what is opaque pass, and integers of equal width (booleans among them) for each other.
fn are_compatible(actual: ElementType, wanted: u32) -> bool {
    let actual = actual.hal_type();
    let is_integer = |number: u32| number >> 24 & 0x30 == 0x10;
    let same_width = actual & 0xFF == wanted & 0xFF;
    actual >> 24 == 0 || actual == wanted || is_integer(actual) && is_integer(wanted) && same_width
}

/// `2x3`, as IREE writes shapes.
fn spell(shape: impl Iterator<Item = impl ToString>) -> String {
    shape.map(|extent| extent.to_string()).collect::<Vec<_>>().join("x")
}
