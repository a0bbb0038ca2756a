//! Attributes: constants of the IR, uniqued within their module.

use crate::affine::{AffineMap, IntegerSet};
use crate::def::EnumDef;
use crate::entity::{Attr, Loc, Name, Type};
use crate::module::Module;
use crate::types::{FloatKind, TypeKind};
use checkjit_numerics::Wide;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// The structure of an attribute.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum AttrKind {
    /// `unit`, the attribute that says only that it is there.
    Unit,
    /// `5 : i32`, `true`; bits zero-extended from the type's width.
    Integer {
        /// An integer type or `index`.
        ty: Type,
        /// The value's bits.
        bits: u128,
    },
    /// `1.0 : f32`; the bits of the type's format.
    Float {
        /// A float type.
        ty: Type,
        /// The value's bits.
        bits: u128,
    },
    /// `5 : i200`: an integer of more than 128 bits.
    WideInteger {
        /// An integer type.
        ty: Type,
        /// The value.
        value: Wide,
    },
    /// `"text"`. MLIR's strings are bytes; ours are too.
    String(Arc<[u8]>),
    /// `"text" : !foo.bar`.
    TypedString {
        /// What the string is said to be.
        ty: Type,
        /// The text.
        bytes: Arc<[u8]>,
    },
    /// `i32` where an attribute is expected.
    Type(Type),
    /// `[1, 2]`.
    Array(Vec<Attr>),
    /// `{a = 1}`, sorted by name.
    Dictionary(Vec<(Name, Attr)>),
    /// `@root::@nested`.
    Symbol {
        /// The first name.
        root: Name,
        /// The names after `::`.
        nested: Vec<Name>,
    },
    /// `array<i64: 1, 2>`; integers or floats, as bits.
    DenseArray {
        /// Type of an element.
        element: Type,
        /// The elements' bits.
        bits: Vec<u64>,
    },
    /// `dense<...> : tensor<...>`.
    Dense(Dense),
    /// `dense<"text"> : tensor<2x!foo.bar>`.
    DenseStrings {
        /// The tensor's (or vector's) type, statically shaped.
        ty: Type,
        /// Elements in row-major order; one alone stands for all.
        strings: Vec<Arc<[u8]>>,
    },
    /// `sparse<[[0, 1]], [5]> : tensor<2x2xi32>`: zero but at the indices.
    Sparse {
        /// The type of the whole, statically shaped.
        ty: Type,
        /// Elements of a tensor of `i64`: a row an index, or a list of them for rank one.
        indices: Attr,
        /// As many elements as there are indices.
        values: Attr,
    },
    /// `dense_resource<key> : tensor<2xi32>`: elements that the file has in its section of resources.
    Resource {
        /// The type of the elements.
        ty: Type,
        /// The key in that section.
        key: Name,
    },
    /// `affine_map<(d0) -> (d0)>`.
    AffineMap(AffineMap),
    /// `affine_set<(d0) : (d0 >= 0)>`.
    IntegerSet(IntegerSet),
    /// `strided<[?, 1], offset: 4>`.
    Strided {
        /// Elements from one index to the next; [`crate::asm::DYNAMIC`] for `?`.
        strides: Vec<i64>,
        /// Elements before the first.
        offset: i64,
    },
    /// `loc(...)` where an attribute is expected.
    Location(Loc),
    /// `distinct[0]<1 : i32>`: equal to no other, though what it holds may be.
    Distinct {
        /// What tells it from others.
        number: u64,
        /// What it holds; unit for nothing.
        value: Attr,
    },
    /// A case, or a set of cases, of an enumeration: `#arith.fastmath<fast>`.
    Enum {
        /// The enumeration's row.
        def: &'static EnumDef,
        /// The case's number, or the union of the bits of a set.
        value: u32,
    },
    /// An attribute of a dialect that is not registered, kept as written, without the `#`.
    Opaque(Name),
    /// The same with a type: `#foo.bar : i32`.
    TypedOpaque {
        /// As written.
        text: Name,
        /// The type behind it.
        ty: Type,
    },
}

/// Elements of a tensor, stored as a buffer would hold them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Dense {
    /// The tensor's (or vector's) type, statically shaped.
    pub ty: Type,
    /// When set, `data` holds one element, which every position has.
    pub splat: bool,
    /// Elements in row-major order, packed as [`crate::ElementType`] says.
    pub data: Bytes,
}

/// Shared bytes. Short ones compare by content; long ones are held once and compare by identity, so that
/// uniquing never reads a large constant.
#[derive(Clone, Debug)]
pub struct Bytes(pub Arc<[u8]>);

/// Up to this many bytes are compared and hashed by content.
const BY_CONTENT: usize = 64;

impl PartialEq for Bytes {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || (self.0.len() <= BY_CONTENT && self.0 == other.0)
    }
}

impl Eq for Bytes {}

impl Hash for Bytes {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.0.len() <= BY_CONTENT {
            self.0.hash(state);
        } else {
            (self.0.as_ptr() as usize).hash(state);
        }
    }
}

impl Module {
    /// The structure of `attr`.
    pub fn attr_kind(&self, attr: Attr) -> &AttrKind {
        self.attrs.get(attr.0)
    }

    /// The structures of all attributes that were ever made.
    pub fn attr_kinds(&self) -> impl Iterator<Item = &AttrKind> {
        self.attrs.iter()
    }

    /// The attributes that are locations, with those.
    pub fn location_attrs(&self) -> impl Iterator<Item = (Attr, Loc)> + '_ {
        (0u32..).zip(self.attrs.iter()).filter_map(|(index, kind)| match kind {
            AttrKind::Location(loc) => Some((Attr(index), *loc)),
            _ => None,
        })
    }

    /// The one id of an attribute with this structure.
    pub fn intern_attr(&mut self, kind: AttrKind) -> Attr {
        Attr(self.attrs.intern(kind))
    }

    /// `value : ty`, cut to the type's width.
    pub fn int_attr(&mut self, ty: Type, value: i128) -> Attr {
        let width = match self.type_kind(ty) {
            TypeKind::Integer { width, .. } => (*width).min(128),
            _ => 64,
        };
        let bits = value as u128 & (u128::MAX >> (128 - width));
        self.intern_attr(AttrKind::Integer { ty, bits })
    }

    /// The float attribute of this value, rounded to nearest even.
    pub fn float_attr(&mut self, kind: FloatKind, value: f64) -> Attr {
        let ty = self.float_type(kind);
        self.intern_attr(AttrKind::Float { ty, bits: kind.encode(value) })
    }

    /// A string attribute.
    pub fn str_attr(&mut self, text: &str) -> Attr {
        self.intern_attr(AttrKind::String(Arc::from(text.as_bytes())))
    }

    /// `@name`.
    pub fn symbol_attr(&mut self, name: &str) -> Attr {
        let root = self.name(name);
        self.intern_attr(AttrKind::Symbol { root, nested: Vec::new() })
    }

    /// The attribute that holds a type.
    pub fn type_attr(&mut self, ty: Type) -> Attr {
        self.intern_attr(AttrKind::Type(ty))
    }

    /// The unit attribute.
    pub fn unit_attr(&mut self) -> Attr {
        self.intern_attr(AttrKind::Unit)
    }

    /// `array<i32: ...>`.
    pub fn i32_array_attr(&mut self, values: impl IntoIterator<Item = u32>) -> Attr {
        let element = self.int_type(32);
        let bits = values.into_iter().map(u64::from).collect();
        self.intern_attr(AttrKind::DenseArray { element, bits })
    }

    /// `array<i64: ...>`.
    pub fn i64_array_attr(&mut self, values: impl IntoIterator<Item = i64>) -> Attr {
        let element = self.int_type(64);
        let bits = values.into_iter().map(|value| value as u64).collect();
        self.intern_attr(AttrKind::DenseArray { element, bits })
    }

    /// The elements of an array of signless integers, sign-extended.
    pub fn int_array(&self, attr: Attr) -> Option<Vec<i64>> {
        let AttrKind::DenseArray { element, bits } = self.attr_kind(attr) else { return None };
        let TypeKind::Integer { width, .. } = *self.type_kind(*element) else { return None };
        let unused = 64 - width.clamp(1, 64);
        Some(bits.iter().map(|bits| ((bits << unused) as i64) >> unused).collect())
    }

    /// The value of an integer attribute, sign-extended; `None` past 64 bits.
    pub fn int_value(&self, attr: Attr) -> Option<i64> {
        let AttrKind::Integer { ty, bits } = self.attr_kind(attr) else { return None };
        let width = match self.type_kind(*ty) {
            TypeKind::Integer { width, .. } => *width,
            _ => 64,
        };
        i64::try_from(checkjit_numerics::sign_extend(*bits, width)).ok()
    }

    /// The type of a typed attribute: an integer's, a float's or an elements attribute's.
    pub fn attr_type(&self, attr: Attr) -> Option<Type> {
        match self.attr_kind(attr) {
            AttrKind::Integer { ty, .. }
            | AttrKind::WideInteger { ty, .. }
            | AttrKind::Float { ty, .. }
            | AttrKind::TypedString { ty, .. }
            | AttrKind::DenseStrings { ty, .. }
            | AttrKind::Sparse { ty, .. }
            | AttrKind::Resource { ty, .. }
            | AttrKind::TypedOpaque { ty, .. } => Some(*ty),
            AttrKind::Dense(dense) => Some(dense.ty),
            _ => None,
        }
    }

    /// The text of a string attribute, where it is UTF-8.
    pub fn attr_str(&self, attr: Attr) -> Option<&str> {
        match self.attr_kind(attr) {
            AttrKind::String(bytes) => std::str::from_utf8(bytes).ok(),
            _ => None,
        }
    }

    /// The location that an attribute is.
    pub fn attr_loc(&self, attr: Attr) -> Option<Loc> {
        match self.attr_kind(attr) {
            AttrKind::Location(loc) => Some(*loc),
            _ => None,
        }
    }

    /// The name that a flat symbol reference refers to.
    pub fn attr_symbol(&self, attr: Attr) -> Option<&str> {
        match self.attr_kind(attr) {
            AttrKind::Symbol { root, nested } if nested.is_empty() => Some(self.str(*root)),
            _ => None,
        }
    }
}
