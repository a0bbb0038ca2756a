//! Rows of attributes: what they may be, and what they are where the text has none.

use crate::entity::Type;
use crate::module::Module;
use crate::types::FloatKind;
use std::hash::{Hash, Hasher};

/// An inherent attribute.
#[derive(Clone, Copy, Debug)]
pub struct AttrDef {
    /// Its name.
    pub name: &'static str,
    /// What it may be.
    pub constraint: AttrConstraint,
    /// Whether it has to be there.
    pub presence: Presence,
}

impl AttrDef {
    /// An attribute that has to be there.
    pub const fn required(name: &'static str, constraint: AttrConstraint) -> Self {
        AttrDef { name, constraint, presence: Presence::Required }
    }

    /// An attribute that may be left out.
    pub const fn optional(name: &'static str, constraint: AttrConstraint) -> Self {
        AttrDef { name, constraint, presence: Presence::Optional }
    }

    /// An attribute with a value when left out.
    pub const fn default(name: &'static str, constraint: AttrConstraint, value: DefaultValue) -> Self {
        AttrDef { name, constraint, presence: Presence::Default(value) }
    }
}

/// Whether an attribute has to be there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Presence {
    /// Always.
    Required,
    /// Or not.
    Optional,
    /// Filled in with this where it was left out.
    Default(DefaultValue),
}

/// A default attribute.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum DefaultValue {
    /// An `f32`.
    F32(f32),
    /// A case of the constraint's enumeration.
    Case(u32),
    /// An integer of the constraint's type.
    Int(i64),
    /// `true` or `false`.
    Bool(bool),
    /// A string.
    Str(&'static str),
    /// An array, or array of integers, without elements.
    Empty,
}

/// What an attribute may be. The constraint also says how a format reads and writes it.
#[derive(Clone, Copy, Debug)]
pub enum AttrConstraint {
    /// Anything.
    Any,
    /// An `f32`, written without its type.
    F32,
    /// An `f64`, written without its type.
    F64,
    /// An `index`, written without its type.
    Index,
    /// An `i32`, written without its type.
    I32,
    /// An `i64`, written without its type.
    I64,
    /// `true` or `false`.
    Bool,
    /// Constant elements, written with their type.
    Elements,
    /// An attribute with a type (integer, float or elements).
    Typed,
    /// A string.
    Str,
    /// The name of the symbol that the operation defines, written `@name`.
    SymbolName,
    /// A flat reference to a symbol.
    FlatSymbolRef,
    /// A reference to a symbol, nested or not.
    SymbolRef,
    /// A type.
    Type,
    /// A function type.
    FunctionType,
    /// Present or not.
    Unit,
    /// Any array.
    Array,
    /// An array of attributes that each satisfy this: `&AttrConstraint::I64`.
    TypedArray(&'static AttrConstraint),
    /// A dictionary.
    Dictionary,
    /// An affine map.
    AffineMap,
    /// An array of dictionaries, one a result or argument.
    DictArray,
    /// `array<i1: ...>`; a format writes `[true, false]`.
    DenseBool,
    /// `array<i32: ...>`; a format writes `[1, 2]`.
    DenseI32,
    /// `array<i64: ...>`; a format writes `[1, 2]`.
    DenseI64,
    /// A case of an enumeration.
    Enum(&'static EnumDef),
    /// A case of an enumeration, held as an `i64` (MLIR's predicates); a format writes the bare case.
    IntEnum(&'static EnumDef),
    /// The same, held as an `i32`.
    I32Enum(&'static EnumDef),
}

impl AttrConstraint {
    /// The width of the elements where it is an array that a format writes as bare numbers.
    pub fn dense_width(self) -> Option<u32> {
        match self {
            AttrConstraint::DenseBool => Some(1),
            AttrConstraint::DenseI32 => Some(32),
            AttrConstraint::DenseI64 => Some(64),
            _ => None,
        }
    }

    /// The type of a number that a format writes without it.
    pub fn number_type(self, m: &mut Module) -> Option<Type> {
        Some(match self {
            AttrConstraint::F32 => m.float_type(FloatKind::F32),
            AttrConstraint::F64 => m.float_type(FloatKind::F64),
            AttrConstraint::Index => m.index_type(),
            AttrConstraint::I32 | AttrConstraint::I32Enum(_) => m.int_type(32),
            AttrConstraint::I64 | AttrConstraint::IntEnum(_) => m.int_type(64),
            AttrConstraint::Bool => m.int_type(1),
            _ => return None,
        })
    }
}

/// An enumeration.
#[derive(Debug)]
pub struct EnumDef {
    /// `dialect.name`, as in `#arith.fastmath<...>`.
    pub name: &'static str,
    /// Names and numbers of the cases.
    pub cases: &'static [(&'static str, u32)],
    /// Whether a value is a set of cases; the printed form of zero is its case.
    pub bits: bool,
    /// What stands between the cases of a set: `,` or `, `, as the dialect has it.
    pub separator: &'static str,
}

impl PartialEq for EnumDef {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for EnumDef {}

impl Hash for EnumDef {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

impl EnumDef {
    /// The number of a case.
    pub fn case(&self, name: &str) -> Option<u32> {
        self.cases.iter().find(|(case, _)| *case == name).map(|(_, value)| *value)
    }

    /// The text of a value. For a set: the case that is exactly it, else the largest cases that cover it,
    /// in order, joined by the separator.
    pub fn text(&self, value: u32) -> String {
        if let Some((name, _)) = self.cases.iter().find(|(_, v)| *v == value) {
            return (*name).to_owned();
        }
        let mut rest = value;
        let parts: Vec<&str> = self
            .cases
            .iter()
            .filter(|(_, v)| v.count_ones() == 1 && value & v != 0)
            .map(|(name, v)| {
                rest &= !v;
                *name
            })
            .collect();
        parts.join(self.separator)
    }
}
