//! How a scalar of the IR is held in CLIF values: one, or for a complex number two, its real and its imaginary
//! part.
//!
//! Integers live in the next of 8, 16, 32, 64 and 128 bits, zero-extended; floats narrower than `f32`, and
//! those that CLIF does not have, by their bits; references are handles of 64 bits; functions are addresses, which
//! only `func.constant` makes.

use checkjit_dialects::{hal, ml_program, util, vm};
use checkjit_ir::{ElementType, FloatKind, Module, Type, TypeKind};
use cranelift_codegen::ir::{self, types};
use smallvec::SmallVec;

/// The CLIF values that hold a value of the IR.
pub(crate) type Parts = SmallVec<[ir::Value; 2]>;

/// The representation of a scalar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Repr {
    /// An integer of this many bits, at most 128.
    Int(u32),
    /// A float.
    Float(FloatKind),
    /// A complex number whose two parts are such floats, of at most 64 bits each.
    Complex(FloatKind),
    /// A complex number whose two parts are integers of this many bits, at most 64.
    ComplexInt(u32),
    /// A handle of the runtime.
    Ref,
    /// The address of a compiled function.
    Function,
}

impl Repr {
    /// The representation of values of type `ty`; `None` for what is no scalar, or one that is too wide.
    pub(crate) fn of(m: &Module, ty: Type) -> Option<Repr> {
        match m.type_kind(ty) {
            TypeKind::Dialect { .. } => {
                let refs = [
                    &hal::DEVICE_TYPE,
                    &hal::FENCE_TYPE,
                    &hal::BUFFER_TYPE,
                    &hal::BUFFER_VIEW_TYPE,
                    &util::OBJECT_TYPE,
                    &ml_program::TOKEN_TYPE,
                    &vm::REF_TYPE,
                ];
                refs.into_iter().any(|def| m.is_type(ty, def)).then_some(Repr::Ref)
            }
            TypeKind::Function { .. } => Some(Repr::Function),
            _ => Repr::of_element(m.element_type(ty)?),
        }
    }

    /// The representation of one element.
    pub(crate) fn of_element(element: ElementType) -> Option<Repr> {
        match element {
            ElementType::Int { width, .. } => (1..=128).contains(&width).then_some(Repr::Int(width)),
            ElementType::Index => Some(Repr::Int(64)),
            ElementType::Float(kind) => Some(Repr::Float(kind)),
            ElementType::Complex(kind) => (kind.bits() <= 64).then_some(Repr::Complex(kind)),
            ElementType::ComplexInt { width, .. } => {
                (1..=64).contains(&width).then_some(Repr::ComplexInt(width))
            }
        }
    }

    /// The representation of a part of a complex number; any other as it is.
    pub(crate) fn part(self) -> Repr {
        match self {
            Repr::Complex(kind) => Repr::Float(kind),
            Repr::ComplexInt(width) => Repr::Int(width),
            other => other,
        }
    }

    /// How many CLIF values hold a value.
    pub(crate) fn count(self) -> usize {
        if self.part() == self { 1 } else { 2 }
    }

    /// Bits of a value, or of each part; the rest of the CLIF value is zero.
    pub(crate) fn bits(self) -> u32 {
        match self {
            Repr::Int(width) | Repr::ComplexInt(width) => width,
            Repr::Float(kind) | Repr::Complex(kind) => kind.bits(),
            Repr::Ref | Repr::Function => 64,
        }
    }

    /// The CLIF type of each part.
    pub(crate) fn clif(self) -> ir::Type {
        match self.part() {
            Repr::Float(FloatKind::F32) => types::F32,
            Repr::Float(FloatKind::F64) => types::F64,
            _ => container(self.bits()),
        }
    }
}

/// The narrowest CLIF integer that has `bits` bits.
pub(crate) fn container(bits: u32) -> ir::Type {
    match bits {
        0..=8 => types::I8,
        9..=16 => types::I16,
        17..=32 => types::I32,
        33..=64 => types::I64,
        _ => types::I128,
    }
}
