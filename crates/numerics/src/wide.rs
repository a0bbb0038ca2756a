//! Integers wider than 128 bits, kept exactly: constants that are read and printed, and nothing else.
//!
//! A value is sign and magnitude, so its size is that of its digits and not of its type. Conversion between
//! binary and decimal takes time quadratic in the size; values past [`Wide::MOST_BITS`] are refused.

use crate::{NumberError, Signedness};
use std::sync::Arc;

/// An integer of any size.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Wide {
    negative: bool,
    /// Least significant first, without zeros at the end.
    limbs: Arc<[u64]>,
}

/// The largest power of ten in a limb, and its exponent.
const CHUNK: (u64, usize) = (10_000_000_000_000_000_000, 19);

impl Wide {
    /// The most bits that a value may have.
    pub const MOST_BITS: u32 = 1 << 14;

    /// The value of a literal, decimal or hexadecimal, for an integer of more than 128 bits. A signless
    /// integer takes what fits as signed or as unsigned; its value is then the signed one.
    pub fn from_text(text: &str, width: u32, signedness: Signedness) -> Result<Wide, NumberError> {
        let (negative, digits) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
        let limbs = match digits.strip_prefix("0x") {
            Some(hex) => from_hex(hex)?,
            None => from_decimal(digits)?,
        };
        let bits = bit_length(&limbs);
        let is_power = limbs.iter().map(|limb| limb.count_ones()).sum::<u32>() == 1;
        let fits_signed = bits < width || negative && bits == width && is_power;
        let fits = match signedness {
            Signedness::Unsigned => !negative && bits <= width,
            Signedness::Signed => fits_signed,
            Signedness::Signless => fits_signed || !negative && bits <= width,
        };
        if !fits {
            return Err(NumberError::OutOfRange);
        }
        if signedness == Signedness::Signless && !fits_signed {
            return Ok(Wide::new(true, complement(&limbs, width)));
        }
        Ok(Wide::new(negative, limbs))
    }

    /// The value of the lower `width` bits of bytes in two's complement, least significant first.
    pub fn from_bytes(bytes: &[u8], width: u32, signedness: Signedness) -> Wide {
        let mut limbs = vec![0u64; bytes.len().div_ceil(8)];
        for (index, byte) in bytes.iter().enumerate() {
            limbs[index / 8] |= u64::from(*byte) << (index % 8 * 8);
        }
        cut(&mut limbs, width);
        if signedness != Signedness::Unsigned && bit_length(&limbs) == width {
            return Wide::new(true, complement(&limbs, width));
        }
        Wide::new(false, limbs)
    }

    /// The value in two's complement of `width` bits, least significant byte first, zero-extended to `bytes`
    /// bytes, which hold the width.
    pub fn to_bytes(&self, width: u32, bytes: usize) -> Vec<u8> {
        let mut limbs = if self.negative { complement(&self.limbs, width) } else { self.limbs.to_vec() };
        limbs.resize(bytes.div_ceil(8), 0);
        limbs.iter().flat_map(|limb| limb.to_le_bytes()).take(bytes).collect()
    }

    /// Has it more than [`Wide::MOST_BITS`] bits? It then takes long to print.
    pub fn is_too_long(&self) -> bool {
        bit_length(&self.limbs) > Wide::MOST_BITS
    }

    fn new(negative: bool, mut limbs: Vec<u64>) -> Wide {
        trim(&mut limbs);
        Wide { negative: negative && !limbs.is_empty(), limbs: limbs.into() }
    }
}

impl std::fmt::Display for Wide {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut rest = self.limbs.to_vec();
        let mut chunks = Vec::new();
        while !rest.is_empty() {
            let mut remainder = 0u128;
            for limb in rest.iter_mut().rev() {
                let value = remainder << 64 | u128::from(*limb);
                *limb = (value / u128::from(CHUNK.0)) as u64;
                remainder = value % u128::from(CHUNK.0);
            }
            trim(&mut rest);
            chunks.push(remainder as u64);
        }
        f.write_str(if self.negative { "-" } else { "" })?;
        write!(f, "{}", chunks.pop().unwrap_or(0))?;
        chunks.iter().rev().try_for_each(|chunk| write!(f, "{chunk:0width$}", width = CHUNK.1))
    }
}

fn from_hex(digits: &str) -> Result<Vec<u64>, NumberError> {
    if digits.is_empty() || !digits.bytes().all(|c| c.is_ascii_hexdigit()) {
        return Err(NumberError::Syntax);
    }
    let digits = digits.trim_start_matches('0').as_bytes();
    if digits.len() > Wide::MOST_BITS as usize / 4 {
        return Err(NumberError::TooLong);
    }
    let limb = |digits: &[u8]| {
        digits.iter().fold(0u64, |limb, c| limb << 4 | u64::from(char::from(*c).to_digit(16).unwrap_or(0)))
    };
    Ok(digits.rchunks(16).map(limb).collect())
}

fn from_decimal(digits: &str) -> Result<Vec<u64>, NumberError> {
    if digits.is_empty() || !digits.bytes().all(|c| c.is_ascii_digit()) {
        return Err(NumberError::Syntax);
    }
    let digits = digits.trim_start_matches('0').as_bytes();
    // A digit is more than three bits.
    if digits.len() > Wide::MOST_BITS as usize / 10 * 3 {
        return Err(NumberError::TooLong);
    }
    let mut limbs: Vec<u64> = Vec::new();
    let (first, rest) = digits.split_at(digits.len() % CHUNK.1);
    for chunk in std::iter::once(first).chain(rest.chunks(CHUNK.1)) {
        let value = chunk.iter().fold(0u64, |value, c| value * 10 + u64::from(c - b'0'));
        let mut carry = u128::from(value);
        for limb in &mut limbs {
            carry += u128::from(*limb) * u128::from(CHUNK.0);
            *limb = carry as u64;
            carry >>= 64;
        }
        if carry > 0 {
            limbs.push(carry as u64);
        }
    }
    Ok(limbs)
}

fn trim(limbs: &mut Vec<u64>) {
    while limbs.last() == Some(&0) {
        limbs.pop();
    }
}

/// The place of the highest one, counted from one.
fn bit_length(limbs: &[u64]) -> u32 {
    let top = limbs.iter().rposition(|limb| *limb != 0);
    top.map_or(0, |top| top as u32 * 64 + 64 - limbs[top].leading_zeros())
}

/// The lower `width` bits.
fn cut(limbs: &mut Vec<u64>, width: u32) {
    limbs.truncate(width.div_ceil(64) as usize);
    if !width.is_multiple_of(64) && limbs.len() == width.div_ceil(64) as usize {
        let last = limbs.len() - 1;
        limbs[last] &= u64::MAX >> (64 - width % 64);
    }
}

/// `2^width - value`, for a value from 1 to that.
fn complement(limbs: &[u64], width: u32) -> Vec<u64> {
    let mut all = limbs.to_vec();
    all.resize(width.div_ceil(64) as usize, 0);
    let mut carry = true;
    for limb in &mut all {
        let (value, over) = (!*limb).overflowing_add(u64::from(carry));
        (*limb, carry) = (value, over);
    }
    cut(&mut all, width);
    all
}

#[cfg(test)]
mod tests {
    use super::{Signedness, Wide};

    #[test]
    fn text_and_bytes() {
        let read = |text: &str, width| Wide::from_text(text, width, Signedness::Signless);
        // 10^40 and its hexadecimal digits, from Python.
        let hex = "0x1d6329f1c35ca4bfabb9f5610000000000";
        let decimal = "10000000000000000000000000000000000000000";
        assert_eq!(read(hex, 200).map(|v| v.to_string()), Ok(decimal.to_owned()));
        assert_eq!(read(decimal, 200), read(hex, 200));
        for text in ["0", "-1", "5", decimal, &format!("-{decimal}")] {
            let value = read(text, 150).unwrap();
            assert_eq!(value.to_string(), text);
            let bytes = value.to_bytes(150, 24);
            assert_eq!(Wide::from_bytes(&bytes, 150, Signedness::Signless), value);
        }
    }

    #[test]
    fn ranges() {
        let read = |text: &str, signedness| Wide::from_text(text, 132, signedness).map(|v| v.to_string());
        let (top, past) = ("0xfffffffffffffffffffffffffffffffff", "0x1000000000000000000000000000000000");
        assert_eq!(read(top, Signedness::Signless), Ok("-1".to_owned()));
        assert!(read(top, Signedness::Signed).is_err());
        assert_eq!(
            read(top, Signedness::Unsigned),
            Ok("5444517870735015415413993718908291383295".to_owned())
        );
        assert!(read(past, Signedness::Signless).is_err());
        assert!(read("-1", Signedness::Unsigned).is_err());
        // -2^131 is the smallest.
        assert!(read("-2722258935367507707706996859454145691648", Signedness::Signed).is_ok());
        assert!(read("-2722258935367507707706996859454145691649", Signedness::Signed).is_err());
        assert!(read(&"9".repeat(100_000), Signedness::Signless).is_err());
    }
}
