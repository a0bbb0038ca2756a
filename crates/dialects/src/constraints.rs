//! Sets of types that several dialects' operations ask for, with MLIR's words for them.

use checkjit_ir::def::TypeConstraint;
pub use checkjit_ir::def::{ANY_TYPE, INDEX};
use checkjit_ir::{Module, Signedness, Type, TypeKind};

/// A signless integer of any width.
pub fn is_signless_integer(m: &Module, ty: Type) -> bool {
    matches!(m.type_kind(ty), TypeKind::Integer { signedness: Signedness::Signless, .. })
}

fn is_float(m: &Module, ty: Type) -> bool {
    matches!(m.type_kind(ty), TypeKind::Float(_))
}

/// A scalar that `test` accepts, or a tensor or vector of such.
pub(crate) fn element_matches(m: &Module, ty: Type, test: fn(&Module, Type) -> bool) -> bool {
    let is_memref = matches!(m.type_kind(ty), TypeKind::MemRef { .. } | TypeKind::UnrankedMemRef { .. });
    !is_memref && test(m, m.element_or_self(ty))
}

/// `i1`.
pub static I1: TypeConstraint = TypeConstraint {
    describe: "1-bit signless integer",
    matches: |m, ty| {
        matches!(m.type_kind(ty), TypeKind::Integer { width: 1, signedness: Signedness::Signless })
    },
    build: Some(|m| m.int_type(1)),
};

/// `i1`, or a tensor or vector of it.
pub static BOOL_LIKE: TypeConstraint = TypeConstraint {
    describe: "bool-like",
    matches: |m, ty| {
        element_matches(m, ty, |m, ty| {
            matches!(m.type_kind(ty), TypeKind::Integer { width: 1, signedness: Signedness::Signless })
        })
    },
    build: None,
};

/// `i32`.
pub static I32: TypeConstraint = TypeConstraint {
    describe: "32-bit signless integer",
    matches: |m, ty| {
        matches!(m.type_kind(ty), TypeKind::Integer { width: 32, signedness: Signedness::Signless })
    },
    build: Some(|m| m.int_type(32)),
};

/// A signless integer of any width.
pub static SIGNLESS_INTEGER: TypeConstraint =
    TypeConstraint { describe: "signless integer", matches: is_signless_integer, build: None };

/// A signless integer or `index`.
pub static INTEGER_OR_INDEX: TypeConstraint = TypeConstraint {
    describe: "signless integer or index",
    matches: |m, ty| is_signless_integer(m, ty) || matches!(m.type_kind(ty), TypeKind::Index),
    build: None,
};

/// A signless integer or `index`, or a tensor or vector of them.
pub static SIGNLESS_INTEGER_LIKE: TypeConstraint = TypeConstraint {
    describe: "signless-non-zero-bitwidth-integer-like",
    matches: |m, ty| {
        element_matches(m, ty, |m, ty| {
            is_signless_integer(m, ty) || matches!(m.type_kind(ty), TypeKind::Index)
        })
    },
    build: None,
};

/// As [`SIGNLESS_INTEGER_LIKE`], with the words for operations that take integers of no bits too.
pub static ANY_SIGNLESS_INTEGER_LIKE: TypeConstraint =
    TypeConstraint { describe: "signless-integer-like", ..SIGNLESS_INTEGER_LIKE };
/// A signless integer of any width, or a tensor or vector of them.
pub static FIXED_WIDTH_INTEGER_LIKE: TypeConstraint = TypeConstraint {
    describe: "signless-fixed-width-integer-like",
    matches: |m, ty| element_matches(m, ty, is_signless_integer),
    build: None,
};

/// What can be cast to and from `index`.
pub static INDEX_CAST_LIKE: TypeConstraint = TypeConstraint {
    describe: "signless-non-zero-bitwidth-integer-like or memref of signless-integer",
    matches: SIGNLESS_INTEGER_LIKE.matches,
    build: None,
};

/// What can be looked at as other bits.
pub static BITCAST_LIKE: TypeConstraint = TypeConstraint {
    describe: "non-zero-bitwidth-signless-integer-or-float-like or memref of non-zero-bitwidth signless integer \
               or float",
    matches: |m, ty| element_matches(m, ty, |m, ty| is_signless_integer(m, ty) || is_float(m, ty)),
    build: None,
};

/// A float, or a tensor or vector of floats.
pub static FLOAT_LIKE: TypeConstraint = TypeConstraint {
    describe: "floating-point-like",
    matches: |m, ty| element_matches(m, ty, is_float),
    build: None,
};

/// A tensor, ranked or not.
pub static TENSOR: TypeConstraint = TypeConstraint {
    describe: "tensor of any non-token type values",
    matches: |m, ty| m.is_tensor(ty),
    build: None,
};

/// A ranked tensor.
pub static RANKED_TENSOR: TypeConstraint = TypeConstraint {
    describe: "ranked tensor of any non-token type values",
    matches: |m, ty| m.tensor_parts(ty).is_some(),
    build: None,
};

/// A tensor whose extents are all in its type.
pub static STATIC_TENSOR: TypeConstraint = TypeConstraint {
    describe: "statically shaped tensor of any non-token type values",
    matches: |m, ty| m.tensor_parts(ty).is_some_and(|(shape, _)| shape.iter().all(Option::is_some)),
    build: None,
};

fn is_integer_or_index_tensor(m: &Module, ty: Type) -> bool {
    m.tensor_parts(ty).is_some_and(|(_, element)| {
        is_signless_integer(m, element) || matches!(m.type_kind(element), TypeKind::Index)
    })
}

/// A ranked tensor of signless integers or indices.
pub static INDICES_TENSOR: TypeConstraint = TypeConstraint {
    describe: "ranked tensor of signless integer or index values",
    matches: is_integer_or_index_tensor,
    build: None,
};

/// A tensor that is the shape of another.
pub static SHAPE_TENSOR: TypeConstraint = TypeConstraint {
    describe: "1D tensor of signless integer or index values",
    matches: |m, ty| {
        is_integer_or_index_tensor(m, ty) && m.tensor_parts(ty).is_some_and(|(shape, _)| shape.len() == 1)
    },
    build: None,
};

/// A tensor that has dimensions, as far as its type says.
pub static TENSOR_WITH_DIMS: TypeConstraint = TypeConstraint {
    describe: "non-0-ranked or unranked tensor",
    matches: |m, ty| m.is_tensor(ty) && m.tensor_parts(ty).is_none_or(|(shape, _)| !shape.is_empty()),
    build: None,
};

/// A ranked memref.
pub static MEMREF: TypeConstraint = TypeConstraint {
    describe: "memref of any non-token type values",
    matches: |m, ty| m.memref_parts(ty).is_some(),
    build: None,
};

/// A memref that has dimensions, as far as its type says.
pub static MEMREF_WITH_DIMS: TypeConstraint = TypeConstraint {
    describe: "unranked.memref of any non-token type values or non-0-ranked.memref of any non-token type values",
    matches: |m, ty| m.is_memref(ty) && m.memref_parts(ty).is_none_or(|(shape, _)| !shape.is_empty()),
    build: None,
};

/// A tensor of floats, or of complex numbers of floats (which IREE's checks do not take).
pub static FLOAT_OR_COMPLEX_TENSOR: TypeConstraint = TypeConstraint {
    describe: "tensor of floating-point values",
    matches: |m, ty| {
        let element = m.element_or_self(ty);
        m.is_tensor(ty)
            && match m.type_kind(element) {
                TypeKind::Complex(part) => is_float(m, *part),
                _ => is_float(m, element),
            }
    },
    build: None,
};

/// `ty` with another element type: a scalar's is that type, a tensor or vector keeps its shape.
pub fn with_element(m: &mut Module, ty: Type, element: Type) -> Type {
    let kind = match m.type_kind(ty).clone() {
        TypeKind::Tensor { shape, encoding, .. } => TypeKind::Tensor { shape, element, encoding },
        TypeKind::UnrankedTensor(_) => TypeKind::UnrankedTensor(element),
        TypeKind::Vector { shape, scalable, .. } => TypeKind::Vector { shape, scalable, element },
        _ => return element,
    };
    m.intern_type(kind)
}

/// Are both scalars, or tensors or vectors of one shape?
pub fn same_shape(m: &Module, a: Type, b: Type) -> bool {
    match (m.type_kind(a), m.type_kind(b)) {
        (TypeKind::Tensor { shape: a, .. }, TypeKind::Tensor { shape: b, .. }) => a == b,
        (TypeKind::Vector { shape: a, .. }, TypeKind::Vector { shape: b, .. }) => a == b,
        (TypeKind::UnrankedTensor(_), TypeKind::UnrankedTensor(_)) => true,
        _ => m.element_or_self(a) == a && m.element_or_self(b) == b,
    }
}
