//! Elements in memory: little-endian, packed ones from the least significant bits of a byte up.

use crate::ElementType;
use crate::int::truncate;

impl ElementType {
    /// The bits of element `index`, zero-extended; of a complex element the real part.
    ///
    /// `None` when the element is not wholly inside `bytes` or is wider than 128 bits.
    pub fn load(self, bytes: &[u8], index: u64) -> Option<u128> {
        Some(self.load_complex(bytes, index)?.0)
    }

    /// The bits of both parts of element `index`; the second part is zero unless the type is complex.
    pub fn load_complex(self, bytes: &[u8], index: u64) -> Option<(u128, u128)> {
        if !self.is_complex() {
            return Some((load_part(self, bytes, index)?, 0));
        }
        let real = index.checked_mul(2)?;
        let imaginary = real.checked_add(1)?;
        Some((load_part(self.part(), bytes, real)?, load_part(self.part(), bytes, imaginary)?))
    }

    /// Writes element `index`; of a complex element the real part, with an imaginary part of zero.
    ///
    /// Bits above the width of the value are dropped; padding is written as zeros. Returns whether the
    /// element was wholly inside `bytes` and at most 128 bits wide; otherwise nothing is written.
    pub fn store(self, bytes: &mut [u8], index: u64, bits: u128) -> bool {
        self.store_complex(bytes, index, (bits, 0))
    }

    /// Writes both parts of element `index`; the second is passed over unless the type is complex.
    pub fn store_complex(self, bytes: &mut [u8], index: u64, parts: (u128, u128)) -> bool {
        if !self.is_complex() {
            return store_part(self, bytes, index, parts.0);
        }
        let Some(real) = index.checked_mul(2) else { return false };
        let Some(imaginary) = real.checked_add(1) else { return false };
        locate(self.part(), bytes.len(), imaginary).is_some()
            && store_part(self.part(), bytes, real, parts.0)
            && store_part(self.part(), bytes, imaginary, parts.1)
    }
}

/// Where an element is: its first byte, its length in bytes, and its first bit in that byte.
fn locate(ty: ElementType, length: usize, index: u64) -> Option<(usize, usize, u32)> {
    let bits = u64::from(ty.storage_bits());
    if bits > 128 {
        return None;
    }
    let (start, size, shift) = if bits < 8 {
        let per_byte = 8 / bits;
        (index / per_byte, 1, (index % per_byte * bits) as u32)
    } else {
        (index.checked_mul(bits / 8)?, bits / 8, 0)
    };
    let start = usize::try_from(start).ok()?;
    let size = size as usize;
    (start.checked_add(size)? <= length).then_some((start, size, shift))
}

fn load_part(ty: ElementType, bytes: &[u8], index: u64) -> Option<u128> {
    let (start, size, shift) = locate(ty, bytes.len(), index)?;
    let mut word = [0u8; 16];
    word.get_mut(..size)?.copy_from_slice(bytes.get(start..start + size)?);
    Some(truncate(u128::from_le_bytes(word) >> shift, ty.value_bits()))
}

fn store_part(ty: ElementType, bytes: &mut [u8], index: u64, bits: u128) -> bool {
    let Some((start, size, shift)) = locate(ty, bytes.len(), index) else { return false };
    let Some(target) = bytes.get_mut(start..start + size) else { return false };
    let bits = truncate(bits, ty.value_bits());
    if ty.storage_bits() < 8 {
        let field = (truncate(u128::MAX, ty.storage_bits()) as u8) << shift;
        target[0] = target[0] & !field | (bits as u8) << shift;
    } else {
        target.copy_from_slice(&bits.to_le_bytes()[..size]);
    }
    true
}
