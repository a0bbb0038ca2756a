//! Conversions for compiled code: plain functions on host types, fast where the generic ones are general.
//!
//! Each gives the bits that [`FloatKind::convert`] gives, NaNs included.

use std::sync::OnceLock;

use crate::FloatKind;

/// `f16` to `f32`, exact.
pub extern "C" fn f16_to_f32(bits: u16) -> f32 {
    let sign = u32::from(bits & 0x8000) << 16;
    let magnitude = u32::from(bits & 0x7FFF) << 13;
    let result = if magnitude < 0x7C00 << 13 {
        // With the exponent field as it is the number is too small by the difference of the biases.
        let scale = f32::from_bits((127 + 112) << 23);
        (f32::from_bits(magnitude) * scale).to_bits()
    } else if magnitude == 0x7C00 << 13 {
        0x7F80_0000
    } else {
        magnitude | 0x7FC0_0000
    };
    f32::from_bits(sign | result)
}

/// `f32` to the nearest `f16`.
pub extern "C" fn f32_to_f16(value: f32) -> u16 {
    let bits = value.to_bits();
    let sign = (bits >> 16 & 0x8000) as u16;
    let magnitude = bits & 0x7FFF_FFFF;
    let result = if magnitude > 0x7F80_0000 {
        0x7E00 | magnitude >> 13 & 0x3FF
    } else if magnitude >= 0x477F_F000 {
        // From 65520 on, halfway between the largest number and the next power of two.
        0x7C00
    } else if magnitude < 0x3880_0000 {
        // One unit in the last place of 0.5 is the smallest f16: the addition rounds to it.
        (f32::from_bits(magnitude) + 0.5).to_bits() - 0.5f32.to_bits()
    } else {
        (magnitude - (112 << 23) + 0xFFF + (magnitude >> 13 & 1)) >> 13
    };
    sign | result as u16
}

/// `bf16` to `f32`, exact.
pub extern "C" fn bf16_to_f32(bits: u16) -> f32 {
    let quiet = u32::from(bits & 0x7FFF > 0x7F80) << 22;
    f32::from_bits(u32::from(bits) << 16 | quiet)
}

/// `f32` to the nearest `bf16`.
pub extern "C" fn f32_to_bf16(value: f32) -> u16 {
    let bits = value.to_bits();
    if value.is_nan() {
        return (bits >> 16) as u16 | 0x40;
    }
    // An infinity has zeros below; the largest numbers carry into it.
    ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16) as u16
}

/// The value of every pattern of a format of at most 8 bits; `None` for wider ones.
///
/// Formats of 4 and 6 bits ignore the upper bits of the index.
pub fn decode_table(kind: FloatKind) -> Option<&'static [f32; 256]> {
    // Narrow formats stand first.
    const COUNT: usize = FloatKind::BF16 as usize;
    static TABLES: [OnceLock<[f32; 256]>; COUNT] = [const { OnceLock::new() }; COUNT];
    let table = TABLES.get(kind as usize)?;
    Some(table.get_or_init(|| {
        std::array::from_fn(|bits| f32::from_bits(kind.convert(bits as u128, FloatKind::F32) as u32))
    }))
}

/// The pattern of `kind` nearest to `value`; its lower 8 bits for kinds wider than that.
pub fn encode_f32(kind: FloatKind, value: f32) -> u8 {
    let format = kind.format();
    let magnitude = value.to_bits() & 0x7FFF_FFFF;
    let smallest_normal = ((format.min_exponent() + 127) << 23) as u32;
    let ordinary = format.bits <= 8 && format.has_zero && magnitude < 0x7F80_0000;
    if !ordinary {
        return FloatKind::F32.convert(u128::from(value.to_bits()), kind) as u8;
    }
    let fraction_bits = format.precision - 1;
    let shift = 23 - fraction_bits;
    let result = if magnitude < smallest_normal {
        // One unit in the last place of this number is the smallest one of the format.
        let rounder = smallest_normal + (shift << 23);
        (f32::from_bits(magnitude) + f32::from_bits(rounder)).to_bits() - rounder
    } else {
        let rounded = (magnitude + (1 << (shift - 1)) - 1 + (magnitude >> shift & 1)) >> shift;
        rounded - (((127 - format.bias) as u32) << fraction_bits)
    };
    if u128::from(result) > format.largest() {
        return crate::pack::overflow(kind, value.is_sign_negative()) as u8;
    }
    let keeps_sign = value.is_sign_negative() && (result != 0 || kind.zero(true) != Some(0));
    result as u8 | if keeps_sign { format.sign_mask() as u8 } else { 0 }
}
