//! The types a tensor element can have: their names, here and in IREE's HAL, and the room they take.

use crate::FloatKind;

/// What an integer type says about the sign of its values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Signedness {
    /// `i32`: operations decide.
    Signless,
    /// `si32`.
    Signed,
    /// `ui32`.
    Unsigned,
}

impl Signedness {
    /// What MLIR writes before the width: `i`, `si` or `ui`.
    pub fn prefix(self) -> &'static str {
        match self {
            Signedness::Signless => "i",
            Signedness::Signed => "si",
            Signedness::Unsigned => "ui",
        }
    }
}

/// The type of a tensor element.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ElementType {
    /// An integer of any width.
    Int {
        /// Width in bits.
        width: u32,
        /// Sign of the values.
        signedness: Signedness,
    },
    /// `index`, 64 bits here.
    Index,
    /// A float.
    Float(FloatKind),
    /// A complex number with float parts.
    Complex(FloatKind),
    /// A complex number with integer parts.
    ComplexInt {
        /// Width of a part in bits.
        width: u32,
        /// Sign of the parts.
        signedness: Signedness,
    },
}

impl ElementType {
    /// The signless integer type of `width` bits.
    pub const fn int(width: u32) -> ElementType {
        ElementType::Int { width, signedness: Signedness::Signless }
    }

    /// Whether elements have a real and an imaginary part.
    pub fn is_complex(self) -> bool {
        matches!(self, ElementType::Complex(_) | ElementType::ComplexInt { .. })
    }

    /// The type of a part of a complex type; any other type as it is.
    pub fn part(self) -> ElementType {
        match self {
            ElementType::Complex(kind) => ElementType::Float(kind),
            ElementType::ComplexInt { width, signedness } => ElementType::Int { width, signedness },
            other => other,
        }
    }

    /// Width and sign of an integer type; `index` is a signed integer of 64 bits, as its literals are.
    pub fn integer(self) -> Option<(u32, Signedness)> {
        match self {
            ElementType::Int { width, signedness } => Some((width, signedness)),
            ElementType::Index => Some((64, Signedness::Signed)),
            _ => None,
        }
    }

    /// Bits of a value, both parts of a complex number together.
    pub fn value_bits(self) -> u32 {
        match self {
            ElementType::Int { width, .. } => width,
            ElementType::Index => 64,
            ElementType::Float(kind) => kind.bits(),
            ElementType::Complex(kind) => 2 * kind.bits(),
            ElementType::ComplexInt { width, .. } => width.saturating_mul(2),
        }
    }

    /// Distance from one element to the next in bits.
    ///
    /// Types of 2 and 4 bits are packed. Others take 8, 16, 32, 64 or 128 bits, whichever is the first to
    /// hold them, and beyond that a multiple of 64. A complex number takes twice its part.
    pub fn storage_bits(self) -> u32 {
        match self {
            ElementType::Complex(_) | ElementType::ComplexInt { .. } => {
                self.part().storage_bits().checked_mul(2).unwrap_or(!63)
            }
            _ => match self.value_bits() {
                2 => 2,
                4 => 4,
                0..=8 => 8,
                9..=16 => 16,
                17..=32 => 32,
                33..=64 => 64,
                65..=128 => 128,
                wide => wide.checked_next_multiple_of(64).unwrap_or(!63),
            },
        }
    }

    /// Bytes that `count` elements take, the last one filled up; `None` when that is past `u64`.
    pub fn storage_bytes(self, count: u64) -> Option<u64> {
        let bits = u64::from(self.storage_bits());
        if bits < 8 { Some(count.div_ceil(8 / bits)) } else { count.checked_mul(bits / 8) }
    }

    /// MLIR's spelling: `i32`, `ui8`, `index`, `complex<f32>`.
    pub fn mlir_name(self) -> String {
        match self {
            ElementType::Int { width, signedness } => format!("{}{width}", signedness.prefix()),
            ElementType::Index => "index".to_string(),
            ElementType::Float(kind) => kind.name().to_string(),
            ElementType::Complex(_) | ElementType::ComplexInt { .. } => {
                format!("complex<{}>", self.part().mlir_name())
            }
        }
    }
}
