//! Tensors in host memory, as they go in and come out.

use checkjit_numerics::ElementType;

use crate::check::{TensorRef, Tolerance, expect_almost_eq, expect_eq};
use crate::explain::explain;
use crate::state::measure;
use crate::status::Status;

/// A tensor in host memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostView {
    /// Type of the elements.
    pub element: ElementType,
    /// Extents, the outermost first; none for a tensor of rank 0, which has one element.
    pub shape: Vec<u64>,
    /// The elements in row-major order and in storage form: little-endian, `i1` a byte each, narrower than a byte
    /// packed from the least significant bits up.
    pub bytes: Vec<u8>,
}

impl HostView {
    /// A tensor of these bytes.
    ///
    /// # Errors
    ///
    /// INVALID_ARGUMENT when there are not as many bytes as [`HostView::byte_length`] says.
    pub fn new(element: ElementType, shape: Vec<u64>, bytes: Vec<u8>) -> Result<Self, Status> {
        let length = Self::byte_length(element, &shape)?;
        if length != bytes.len() as u64 {
            return Err(Status::invalid(format!(
                "a tensor of {length} bytes cannot be made of {} bytes",
                bytes.len()
            )));
        }
        Ok(HostView { element, shape, bytes })
    }

    /// How many bytes a tensor takes, the last one of packed elements filled up.
    ///
    /// # Errors
    ///
    /// RESOURCE_EXHAUSTED when that is more than can be addressed.
    pub fn byte_length(element: ElementType, shape: &[u64]) -> Result<u64, Status> {
        Ok(measure(element, shape)?.1)
    }

    /// What differs from the tensor expected, a line an entry as [`explain`] words it; `None` when nothing does.
    /// With a tolerance, floats and complex numbers may be that far apart.
    ///
    /// # Errors
    ///
    /// INVALID_ARGUMENT when there is a tolerance and the elements are no floats, or when either tensor has not
    /// as many bytes as its type asks for.
    pub fn compare(
        &self,
        expected: &HostView,
        tolerance: Option<Tolerance>,
    ) -> Result<Option<Vec<String>>, Status> {
        let lhs = TensorRef::new(self.element, &self.shape, &self.bytes)?;
        let rhs = TensorRef::new(expected.element, &expected.shape, &expected.bytes)?;
        let failure = match tolerance {
            Some(tolerance) => expect_almost_eq(&lhs, &rhs, tolerance)?,
            None => expect_eq(&lhs, &rhs),
        };
        Ok(failure.map(|failure| explain(&failure)))
    }

    /// How many elements it has.
    pub fn count(&self) -> u64 {
        measure(self.element, &self.shape).map_or(0, |(count, _)| count)
    }
}
