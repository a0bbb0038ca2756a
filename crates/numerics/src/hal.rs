//! Element types as IREE's HAL numbers and names them.

use crate::{ElementType, FloatKind, Signedness};

const UNKNOWN: u32 = 0x00;
const INTEGER: u32 = 0x10;
const INTEGER_SIGNED: u32 = 0x11;
const INTEGER_UNSIGNED: u32 = 0x12;
const BOOLEAN: u32 = 0x13;
const FLOAT_IEEE: u32 = 0x21;
const FLOAT_BRAIN: u32 = 0x22;
const FLOAT_COMPLEX: u32 = 0x23;

impl ElementType {
    /// The number of `iree_hal_element_type_t`: the numerical type in the upper 8 bits, the count of bits
    /// of an element in the lower 8.
    ///
    /// As in IREE every `i1`, whatever its sign, is a boolean of 8 bits, and a complex type has the bits of
    /// both parts. `index` is an integer of 64 bits. What HAL has no number for (the other small floats,
    /// `tf32`, `f80`, integer complex, elements above 255 bits) is opaque: numerical type 0.
    pub fn hal_type(self) -> u32 {
        let bits = self.value_bits();
        let (numerical, bits) = match self {
            _ if bits > 255 => (UNKNOWN, 0),
            ElementType::Int { width: 1, .. } => (BOOLEAN, 8),
            ElementType::Int { signedness: Signedness::Signless, .. } | ElementType::Index => (INTEGER, bits),
            ElementType::Int { signedness: Signedness::Signed, .. } => (INTEGER_SIGNED, bits),
            ElementType::Int { signedness: Signedness::Unsigned, .. } => (INTEGER_UNSIGNED, bits),
            ElementType::Float(kind) => (numerical_type(kind), bits),
            ElementType::Complex(_) => (FLOAT_COMPLEX, bits),
            ElementType::ComplexInt { .. } => (UNKNOWN, bits),
        };
        numerical << 24 | bits
    }

    /// The number of the type, where HAL has one of its own for it: it is not opaque, and not `index`.
    pub fn numbered_hal_type(self) -> Option<u32> {
        (self != ElementType::Index && self.hal_type() >> 24 != UNKNOWN).then(|| self.hal_type())
    }

    /// The type with this number; `None` for opaque and unknown ones.
    pub fn from_hal_type(number: u32) -> Option<ElementType> {
        let (numerical, bits) = (number >> 24, number & 0xFF);
        let int = |signedness| (bits > 1).then_some(ElementType::Int { width: bits, signedness });
        match numerical {
            INTEGER => int(Signedness::Signless),
            INTEGER_SIGNED => int(Signedness::Signed),
            INTEGER_UNSIGNED => int(Signedness::Unsigned),
            BOOLEAN => Some(ElementType::int(1)),
            _ => FloatKind::ALL
                .iter()
                .flat_map(|kind| [ElementType::Float(*kind), ElementType::Complex(*kind)])
                .find(|element| element.numbered_hal_type() == Some(number)),
        }
        .filter(|element| element.hal_type() == number)
    }

    /// The name IREE prints for the type: `i32`, `si8`, `bf16`, `f8E5M2`, `cf64` for `complex<f32>`.
    ///
    /// IREE prints opaque types as `*8`, which tells nobody anything; they keep MLIR's name here.
    pub fn hal_name(self) -> String {
        match self {
            ElementType::Int { width: 1, .. } => "i1".to_string(),
            ElementType::Index => "i64".to_string(),
            ElementType::Complex(_) if self.hal_type() >> 24 == FLOAT_COMPLEX => {
                format!("cf{}", self.value_bits())
            }
            // For the rest HAL has MLIR's names.
            _ => self.mlir_name(),
        }
    }
}

fn numerical_type(kind: FloatKind) -> u32 {
    match kind {
        FloatKind::F16 | FloatKind::F32 | FloatKind::F64 | FloatKind::F128 => FLOAT_IEEE,
        FloatKind::BF16 => FLOAT_BRAIN,
        FloatKind::F8E5M2 => 0x24,
        FloatKind::F8E4M3FN => 0x25,
        FloatKind::F8E5M2FNUZ => 0x26,
        FloatKind::F8E4M3FNUZ => 0x27,
        FloatKind::F8E8M0FNU => 0x28,
        FloatKind::F4E2M1FN
        | FloatKind::F6E2M3FN
        | FloatKind::F6E3M2FN
        | FloatKind::F8E3M4
        | FloatKind::F8E4M3
        | FloatKind::F8E4M3B11FNUZ
        | FloatKind::F8E5M3FNU
        | FloatKind::TF32
        | FloatKind::F80 => UNKNOWN,
    }
}
