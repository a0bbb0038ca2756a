//! Types: the builtin dialect's by structure, every other dialect's by its row and parameters.

use crate::def::TypeDef;
use crate::entity::{Attr, Name, Type};
use crate::module::Module;
pub use checkjit_numerics::{ElementType, FloatKind, Signedness};

/// The extent of a dimension: its size, or `None` where it is known only at run time.
pub type Dim = Option<u64>;

/// The structure of a type. Component types are ids, so a type of any depth is flat in memory.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TypeKind {
    /// `i32`, `si8`, `ui16`, ...
    Integer {
        /// Bits, at least one.
        width: u32,
        /// Signless, signed or unsigned.
        signedness: Signedness,
    },
    /// `index`, 64 bits.
    Index,
    /// `f32`, `bf16`, `f8E4M3FN`, ...
    Float(FloatKind),
    /// `none`.
    None,
    /// `token`: of values that only operations of unknown dialects make and take.
    Token,
    /// `complex<f32>`.
    Complex(Type),
    /// `tuple<i32, f32>`.
    Tuple(Vec<Type>),
    /// `(i32) -> f32`.
    Function {
        /// Types of the arguments.
        inputs: Vec<Type>,
        /// Types of the results.
        results: Vec<Type>,
    },
    /// `vector<4xf32>`; a scalable dimension is in brackets.
    Vector {
        /// Sizes.
        shape: Vec<u64>,
        /// Which dimensions are scalable.
        scalable: Vec<bool>,
        /// Type of an element.
        element: Type,
    },
    /// `tensor<2x?xf32>`.
    Tensor {
        /// Extents.
        shape: Vec<Dim>,
        /// Type of an element.
        element: Type,
        /// The attribute after the comma.
        encoding: Option<Attr>,
    },
    /// `tensor<*xf32>`.
    UnrankedTensor(Type),
    /// `memref<2x?xf32, strided<[?, 1]>, 3>`.
    MemRef {
        /// Extents.
        shape: Vec<Dim>,
        /// Type of an element.
        element: Type,
        /// How indices become addresses; `None` for row-major without gaps.
        layout: Option<Attr>,
        /// The memory space.
        space: Option<Attr>,
    },
    /// `memref<*xf32, 3>`.
    UnrankedMemRef {
        /// Type of an element.
        element: Type,
        /// The memory space.
        space: Option<Attr>,
    },
    /// A type of a registered dialect.
    Dialect {
        /// Its row.
        def: &'static TypeDef,
        /// Its parameters, in the row's order.
        parameters: Vec<Type>,
    },
    /// A type of a dialect that is not registered, kept as it was written, without the `!`.
    Opaque(Name),
}

impl Module {
    /// The structure of `ty`.
    pub fn type_kind(&self, ty: Type) -> &TypeKind {
        self.types.get(ty.0)
    }

    /// The structures of all types that were ever made.
    pub fn type_kinds(&self) -> impl Iterator<Item = &TypeKind> {
        self.types.iter()
    }

    /// The one id of a type with this structure.
    pub fn intern_type(&mut self, kind: TypeKind) -> Type {
        Type(self.types.intern(kind))
    }

    /// The signless integer type `iN`.
    pub fn int_type(&mut self, width: u32) -> Type {
        self.intern_type(TypeKind::Integer { width, signedness: Signedness::Signless })
    }

    /// `index`.
    pub fn index_type(&mut self) -> Type {
        self.intern_type(TypeKind::Index)
    }

    /// A float type.
    pub fn float_type(&mut self, kind: FloatKind) -> Type {
        self.intern_type(TypeKind::Float(kind))
    }

    /// A ranked tensor type without encoding.
    pub fn tensor_type(&mut self, shape: Vec<Dim>, element: Type) -> Type {
        self.intern_type(TypeKind::Tensor { shape, element, encoding: None })
    }

    /// A ranked memref type, row-major, in the default memory space.
    pub fn memref_type(&mut self, shape: Vec<Dim>, element: Type) -> Type {
        self.intern_type(TypeKind::MemRef { shape, element, layout: None, space: None })
    }

    /// A function type.
    pub fn function_type(&mut self, inputs: Vec<Type>, results: Vec<Type>) -> Type {
        self.intern_type(TypeKind::Function { inputs, results })
    }

    /// A dialect's type without parameters.
    pub fn dialect_type(&mut self, def: &'static TypeDef) -> Type {
        self.intern_type(TypeKind::Dialect { def, parameters: Vec::new() })
    }

    /// Inputs and results of a function type.
    pub fn function_parts(&self, ty: Type) -> Option<(&[Type], &[Type])> {
        match self.type_kind(ty) {
            TypeKind::Function { inputs, results } => Some((inputs, results)),
            _ => None,
        }
    }

    /// Shape and element type of a ranked tensor.
    pub fn tensor_parts(&self, ty: Type) -> Option<(&[Dim], Type)> {
        match self.type_kind(ty) {
            TypeKind::Tensor { shape, element, .. } => Some((shape, *element)),
            _ => None,
        }
    }

    /// Shape and element type of a ranked memref.
    pub fn memref_parts(&self, ty: Type) -> Option<(&[Dim], Type)> {
        match self.type_kind(ty) {
            TypeKind::MemRef { shape, element, .. } => Some((shape, *element)),
            _ => None,
        }
    }

    /// True for ranked and unranked tensors.
    pub fn is_tensor(&self, ty: Type) -> bool {
        matches!(self.type_kind(ty), TypeKind::Tensor { .. } | TypeKind::UnrankedTensor(_))
    }

    /// True for ranked and unranked memrefs.
    pub fn is_memref(&self, ty: Type) -> bool {
        matches!(self.type_kind(ty), TypeKind::MemRef { .. } | TypeKind::UnrankedMemRef { .. })
    }

    /// The element type of a tensor, vector or memref; any other type itself.
    pub fn element_or_self(&self, ty: Type) -> Type {
        match self.type_kind(ty) {
            TypeKind::Tensor { element, .. }
            | TypeKind::Vector { element, .. }
            | TypeKind::MemRef { element, .. }
            | TypeKind::UnrankedMemRef { element, .. }
            | TypeKind::UnrankedTensor(element) => *element,
            _ => ty,
        }
    }

    /// The number of elements of a statically shaped tensor, vector or memref; `None` if dynamic or past
    /// 2^63.
    pub fn static_elements(&self, ty: Type) -> Option<u64> {
        let count = |mut dims: Box<dyn Iterator<Item = Dim> + '_>| {
            dims.try_fold(1u64, |product, dim| product.checked_mul(dim?))
        };
        match self.type_kind(ty) {
            TypeKind::Tensor { shape, .. } | TypeKind::MemRef { shape, .. } => {
                count(Box::new(shape.iter().copied()))
            }
            TypeKind::Vector { shape, .. } => count(Box::new(shape.iter().map(|&d| Some(d)))),
            _ => None,
        }
        .filter(|&n| n <= i64::MAX as u64)
    }

    /// How a scalar of this type is held as an element; `None` for types that no buffer can hold.
    pub fn element_type(&self, ty: Type) -> Option<ElementType> {
        Some(match self.type_kind(ty) {
            TypeKind::Integer { width, signedness } => {
                ElementType::Int { width: *width, signedness: *signedness }
            }
            TypeKind::Index => ElementType::Index,
            TypeKind::Float(kind) => ElementType::Float(*kind),
            TypeKind::Complex(part) => match self.type_kind(*part) {
                TypeKind::Float(kind) => ElementType::Complex(*kind),
                TypeKind::Integer { width, signedness } => {
                    ElementType::ComplexInt { width: *width, signedness: *signedness }
                }
                _ => return None,
            },
            _ => return None,
        })
    }

    /// True for a type of the dialect row `def`.
    pub fn is_type(&self, ty: Type, def: &'static TypeDef) -> bool {
        matches!(self.type_kind(ty), TypeKind::Dialect { def: own, .. } if std::ptr::eq(*own, def))
    }
}
