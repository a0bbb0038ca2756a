//! A tensor in host memory, as comparators see it.

use checkjit_numerics::ElementType;

use crate::state::measure;
use crate::status::Status;

/// A tensor in host memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TensorRef<'a> {
    element: ElementType,
    shape: &'a [u64],
    bytes: &'a [u8],
    count: u64,
}

impl<'a> TensorRef<'a> {
    /// A tensor with these extents over `bytes`, its elements in storage form: little-endian, `i1` a byte
    /// each, elements of 2 and 4 bits packed from the least significant bits up.
    ///
    /// # Errors
    ///
    /// INVALID_ARGUMENT when `bytes` is not as long as type and shape say.
    pub fn new(element: ElementType, shape: &'a [u64], bytes: &'a [u8]) -> Result<Self, Status> {
        let (count, length) = measure(element, shape)?;
        if bytes.len() as u64 != length {
            return Err(Status::invalid(format!(
                "a tensor of {length} bytes cannot be made of {} bytes",
                bytes.len()
            )));
        }
        Ok(Self { element, shape, bytes, count })
    }

    /// A view's tensor, whose sizes are known to agree.
    pub(crate) fn of_view(element: ElementType, shape: &'a [u64], bytes: &'a [u8], count: u64) -> Self {
        Self { element, shape, bytes, count }
    }

    /// Type of the elements.
    pub fn element(&self) -> ElementType {
        self.element
    }

    /// Extents.
    pub fn shape(&self) -> &'a [u64] {
        self.shape
    }

    /// The elements in storage form.
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// How many elements there are.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The bits of both parts of an element. Elements too wide for that are folded so that equal ones give
    /// equal results and zero gives zero; `differs` is exact for them too.
    pub(crate) fn bits(&self, index: u64) -> (u128, u128) {
        self.element.load_complex(self.bytes, index).unwrap_or_else(|| {
            let any = self.wide(index).iter().any(|&byte| byte != 0);
            (u128::from(any), 0)
        })
    }

    /// Whether two tensors of one type differ in element `index`, padding bits aside.
    pub(crate) fn differs(&self, other: &Self, index: u64) -> bool {
        match (self.element.load_complex(self.bytes, index), other.element.load_complex(other.bytes, index)) {
            (Some(lhs), Some(rhs)) => lhs != rhs,
            _ => self.wide(index) != other.wide(index),
        }
    }

    /// The bytes of an element that is wider than 128 bits.
    fn wide(&self, index: u64) -> &'a [u8] {
        let size = u64::from(self.element.storage_bits()) / 8;
        let start = index.checked_mul(size).and_then(|start| usize::try_from(start).ok());
        start.and_then(|start| self.bytes.get(start..start.checked_add(size as usize)?)).unwrap_or(&[])
    }
}

/// The position in each dimension of the element at row-major position `index`.
pub(crate) fn coordinates(shape: &[u64], index: u64) -> Vec<u64> {
    let mut rest = index;
    let mut coordinates: Vec<u64> = shape
        .iter()
        .rev()
        .map(|&extent| {
            let extent = extent.max(1);
            let coordinate = rest % extent;
            rest /= extent;
            coordinate
        })
        .collect();
    coordinates.reverse();
    coordinates
}
