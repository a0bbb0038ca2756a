//! Elements of constants: building them, and MLIR's raw form of them (what `dense<"0x...">` spells).
//!
//! We store elements as a buffer holds them. MLIR's raw form pads every element to whole bytes, `i1` too
//! (iree-opt 3.13; older releases packed it eight to a byte, which the parser tells by the length).

use crate::attrs::{AttrKind, Bytes, Dense};
use crate::entity::{Attr, Type};
use crate::module::Module;
use crate::types::ElementType;
use checkjit_numerics::Wide;

impl Module {
    /// The elements attribute of type `ty` with these elements (real and imaginary bits); one element makes
    /// a splat, and so do elements that are all the same. `None` when the type has no fixed number of
    /// elements, or another one, or its elements have more bits than these, which are not all zero.
    pub fn dense_attr(&mut self, ty: Type, elements: &[(u128, u128)]) -> Option<Attr> {
        let count = self.static_elements(ty)?;
        let element = self.element_type(self.element_or_self(ty))?;
        if is_wide(element.part()) && elements.iter().any(|parts| *parts != (0, 0)) {
            return None;
        }
        let all_same = elements.windows(2).all(|pair| pair[0] == pair[1]);
        let splat = count > 0 && !elements.is_empty() && all_same;
        if !splat && elements.len() as u64 != count {
            return None;
        }
        let stored = if splat { &elements[..1] } else { elements };
        let mut data = vec![0u8; element.storage_bytes(stored.len() as u64)? as usize];
        for (index, parts) in (0u64..).zip(stored) {
            element.store_complex(&mut data, index, *parts);
        }
        Some(self.intern_attr(AttrKind::Dense(Dense { ty, splat, data: Bytes(data.into()) })))
    }
}

/// The element at an index where it is an integer of more than 128 bits; `None` for any other type.
pub fn wide_element(element: ElementType, stored: &[u8], index: u64) -> Option<Wide> {
    let ElementType::Int { width, signedness } = element else { return None };
    if !is_wide(element) {
        return None;
    }
    let size = element.storage_bytes(1)? as usize;
    let start = usize::try_from(index).ok()?.checked_mul(size)?;
    let bytes = stored.get(start..start.checked_add(size)?)?;
    Some(Wide::from_bytes(bytes, width, signedness))
}

/// Is it an integer of more than 128 bits?
pub fn is_wide(element: ElementType) -> bool {
    matches!(element, ElementType::Int { width: 129.., .. })
}

/// Bits of one element (or one part of a complex one) in MLIR's raw form.
fn raw_bits(element: ElementType) -> u64 {
    u64::from(element.part().value_bits()).div_ceil(8) * 8
}

/// Bytes that `count` elements have in MLIR's raw form.
pub fn mlir_raw_len(element: ElementType, count: u64) -> Option<u64> {
    let parts = if element.is_complex() { 2 } else { 1 };
    Some(raw_bits(element).checked_mul(count)?.checked_mul(parts)?.div_ceil(8))
}

/// From our stored form to MLIR's raw form.
pub fn to_mlir_raw(element: ElementType, stored: &[u8], count: u64) -> Vec<u8> {
    let mut raw = vec![0u8; mlir_raw_len(element, count).unwrap_or(0) as usize];
    let bits = raw_bits(element);
    if is_wide(element) {
        let (size, length) = (element.storage_bytes(1).unwrap_or(1) as usize, (bits / 8) as usize);
        let pairs = raw.chunks_mut(length).zip(stored.chunks(size));
        pairs.for_each(|(to, from)| to.copy_from_slice(&from[..length]));
        return raw;
    }
    for index in 0..count {
        let (real, imaginary) = element.load_complex(stored, index).unwrap_or_default();
        let bytes = (bits / 8) as usize;
        let parts = if element.is_complex() { 2 } else { 1 };
        for (part, value) in [real, imaginary].into_iter().take(parts).enumerate() {
            let at = (index as usize * parts + part) * bytes;
            raw[at..at + bytes].copy_from_slice(&value.to_le_bytes()[..bytes]);
        }
    }
    raw
}

/// From MLIR's raw form to elements; `raw` has the length that [`mlir_raw_len`] gives.
pub fn from_mlir_raw(element: ElementType, raw: &[u8], count: u64) -> Vec<(u128, u128)> {
    let bits = raw_bits(element);
    let mask = u128::MAX >> (128 - element.part().value_bits().clamp(1, 128));
    let part = |at: usize| {
        let bytes = (bits / 8) as usize;
        let mut value = [0u8; 16];
        let length = bytes.min(16);
        value[..length].copy_from_slice(&raw[at * bytes..at * bytes + length]);
        let value = u128::from_le_bytes(value);
        // A bit's byte is read as C does: anything but zero is true.
        if mask == 1 { u128::from(value != 0) } else { value & mask }
    };
    (0..count as usize)
        .map(|index| match element.is_complex() {
            false => (part(index), 0),
            true => (part(2 * index), part(2 * index + 1)),
        })
        .collect()
}
