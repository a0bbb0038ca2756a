//! Types.

use super::Parser;
use super::aliases::Meaning;
use crate::lexer::{Kind, Token};
use checkjit_ir::{Attr, AttrKind, Dim, FloatKind, Signedness, Type, TypeKind};

/// MLIR's limit of an integer's width.
const MLIR_WIDTH: u32 = 16_777_215;

/// The words that start a type, but for those of integers and floats.
const TYPE_WORDS: &[&str] = &["index", "none", "token", "tensor", "vector", "memref", "complex", "tuple"];

impl Parser<'_> {
    /// Takes a type.
    pub(crate) fn ty(&mut self) -> Option<Type> {
        self.enter()?;
        let ty = if self.tok.is(b'(') { self.function_type() } else { self.non_function_type() };
        self.leave();
        ty
    }

    /// May the next token start a type?
    pub(crate) fn at_type(&self) -> bool {
        match self.tok.kind {
            Kind::Bang | Kind::Punct(b'(') => true,
            Kind::Word => {
                let word = self.slice(self.tok);
                TYPE_WORDS.contains(&word) || integer(word).is_some() || FloatKind::from_name(word).is_some()
            }
            _ => false,
        }
    }

    /// `(a, b) -> c`, `(a) -> (b, c)`.
    pub(crate) fn function_type(&mut self) -> Option<Type> {
        let (inputs, results) = self.function_parts()?;
        Some(self.module.function_type(inputs, results))
    }

    /// The types of `(a, b) -> c`.
    pub(crate) fn function_parts(&mut self) -> Option<(Vec<Type>, Vec<Type>)> {
        if !self.tok.is(b'(') {
            return self.expected("expected function type");
        }
        let inputs = self.type_list_in_parentheses()?;
        if !self.accept_arrow() {
            return self.expected("expected '->' in function type");
        }
        let results = if self.tok.is(b'(') {
            self.type_list_in_parentheses()?
        } else {
            self.enter()?;
            let result = self.non_function_type();
            self.leave();
            vec![result?]
        };
        Some((inputs, results))
    }

    fn type_list_in_parentheses(&mut self) -> Option<Vec<Type>> {
        self.expect(b'(')?;
        let mut types = Vec::new();
        if self.accept(b')') {
            return Some(types);
        }
        types = self.type_list()?;
        self.expect(b')')?;
        Some(types)
    }

    /// Takes types separated by commas, at least one.
    pub(crate) fn type_list(&mut self) -> Option<Vec<Type>> {
        let mut types = vec![self.ty()?];
        while self.accept(b',') {
            types.push(self.ty()?);
        }
        Some(types)
    }

    fn non_function_type(&mut self) -> Option<Type> {
        match self.tok.kind {
            Kind::Word => self.builtin_type(),
            Kind::Bang => self.extended_type(),
            _ => self.expected("expected non-function type"),
        }
    }

    fn builtin_type(&mut self) -> Option<Type> {
        let token = self.tok;
        let word = self.slice(token);
        if let Some((signedness, digits)) = integer(word) {
            return self.integer_type(signedness, digits);
        }
        let kind = match word {
            "index" => TypeKind::Index,
            "none" => TypeKind::None,
            "token" => TypeKind::Token,
            "tensor" => return self.tensor_type(),
            "vector" => return self.vector_type(),
            "complex" => return self.complex_type(),
            "tuple" => return self.tuple_type(),
            "memref" => return self.memref_type(),
            _ => match FloatKind::from_name(word) {
                Some(kind) => TypeKind::Float(kind),
                None => return self.expected("expected non-function type"),
            },
        };
        self.bump();
        Some(self.module.intern_type(kind))
    }

    fn integer_type(&mut self, signedness: Signedness, digits: &str) -> Option<Type> {
        let width = digits.parse::<u32>().ok().filter(|width| *width <= MLIR_WIDTH);
        let Some(width) = width else {
            return self.error(&format!("integer bitwidth is limited to {MLIR_WIDTH} bits"));
        };
        self.bump();
        Some(self.module.intern_type(TypeKind::Integer { width, signedness }))
    }

    fn complex_type(&mut self) -> Option<Type> {
        self.bump();
        self.expect(b'<')?;
        let token = self.tok;
        let part = self.ty()?;
        if !matches!(self.module.type_kind(part), TypeKind::Integer { .. } | TypeKind::Float(_)) {
            return self.error_at(token, "invalid element type for complex");
        }
        self.expect(b'>')?;
        Some(self.module.intern_type(TypeKind::Complex(part)))
    }

    fn tuple_type(&mut self) -> Option<Type> {
        self.bump();
        self.expect(b'<')?;
        let mut types = Vec::new();
        if !self.tok.is(b'>') {
            types = self.type_list()?;
        }
        self.expect(b'>')?;
        Some(self.module.intern_type(TypeKind::Tuple(types)))
    }

    fn vector_type(&mut self) -> Option<Type> {
        let start = self.bump();
        self.expect(b'<')?;
        let (mut shape, mut scalable) = (Vec::new(), Vec::new());
        loop {
            let in_brackets = self.tok.is(b'[');
            if in_brackets {
                self.bump();
            }
            if self.tok.kind != Kind::Integer {
                break;
            }
            let token = self.tok;
            let size = self.extent()?;
            if size == 0 {
                return self.error_at(token, "vector types must have positive constant sizes but got 0");
            }
            if in_brackets {
                self.expect(b']')?;
            }
            self.expect_x()?;
            shape.push(size);
            scalable.push(in_brackets);
        }
        self.check_count(start, shape.iter().copied())?;
        let element = self.ty()?;
        if !matches!(
            self.module.type_kind(element),
            TypeKind::Integer { .. } | TypeKind::Index | TypeKind::Float(_)
        ) {
            return self
                .error_at(start, "failed to verify 'elementType': VectorElementTypeInterface instance");
        }
        self.expect(b'>')?;
        Some(self.module.intern_type(TypeKind::Vector { shape, scalable, element }))
    }

    fn tensor_type(&mut self) -> Option<Type> {
        let start = self.bump();
        self.expect(b'<')?;
        if self.accept(b'*') {
            self.expect_x()?;
            let element = self.tensor_element()?;
            self.expect(b'>')?;
            return Some(self.module.intern_type(TypeKind::UnrankedTensor(element)));
        }
        let shape = self.extents(start)?;
        let element = self.tensor_element()?;
        let encoding = if self.accept(b',') { Some(self.attr(None)?) } else { None };
        self.expect(b'>')?;
        Some(self.module.intern_type(TypeKind::Tensor { shape, element, encoding }))
    }

    /// `memref<2x?xf32, layout, space>`, `memref<*xf32, space>`.
    fn memref_type(&mut self) -> Option<Type> {
        let start = self.bump();
        self.expect(b'<')?;
        let unranked = self.accept(b'*');
        let shape = if unranked {
            self.expect_x()?;
            Vec::new()
        } else {
            self.extents(start)?
        };
        let token = self.tok;
        let element = self.ty()?;
        let valid = matches!(
            self.module.type_kind(element),
            TypeKind::Integer { .. }
                | TypeKind::Index
                | TypeKind::Float(_)
                | TypeKind::Complex(_)
                | TypeKind::Vector { .. }
                | TypeKind::MemRef { .. }
                | TypeKind::UnrankedMemRef { .. }
                | TypeKind::Opaque(_)
        );
        if !valid {
            return self.error_at(token, "invalid memref element type");
        }
        let (layout, space) = self.memref_layout(start, unranked, shape.len())?;
        self.expect(b'>')?;
        Some(self.module.intern_type(if unranked {
            TypeKind::UnrankedMemRef { element, space }
        } else {
            TypeKind::MemRef { shape, element, layout, space }
        }))
    }

    /// `, layout, space`, both of which may be left out.
    fn memref_layout(
        &mut self,
        start: Token,
        unranked: bool,
        rank: usize,
    ) -> Option<(Option<Attr>, Option<Attr>)> {
        let (mut layout, mut space) = (None, None);
        while self.accept(b',') {
            let attr = self.attr(None)?;
            let fault = match self.module.attr_kind(attr) {
                AttrKind::AffineMap(_) | AttrKind::Strided { .. } if unranked => {
                    Some("cannot have affine map for unranked memref type".to_owned())
                }
                AttrKind::AffineMap(_) | AttrKind::Strided { .. } if space.is_some() => {
                    return self.error("expected memory space to be last in memref type");
                }
                AttrKind::AffineMap(map) if map.dims as usize != rank => {
                    let dims = map.dims;
                    Some(format!("memref layout mismatch between rank and affine map: {rank} != {dims}"))
                }
                AttrKind::Strided { strides, .. } if strides.len() != rank => {
                    Some("expected the number of strides to match the rank".to_owned())
                }
                AttrKind::AffineMap(map) => {
                    layout = Some(attr).filter(|_| !map.is_identity(&self.module));
                    None
                }
                AttrKind::Strided { .. } => {
                    layout = Some(attr);
                    None
                }
                _ if space.is_some() => {
                    return self.error("multiple memory spaces specified in memref type");
                }
                _ => {
                    space = Some(attr);
                    None
                }
            };
            if let Some(message) = fault {
                return self.error_at(start, &message);
            }
        }
        Some((layout, space))
    }

    /// `2x?x`: the extents before an element type, with an `x` after each.
    fn extents(&mut self, start: Token) -> Option<Vec<Dim>> {
        let mut shape: Vec<Dim> = Vec::new();
        loop {
            match self.tok.kind {
                Kind::Punct(b'?') => {
                    self.bump();
                    shape.push(None);
                }
                Kind::Integer => shape.push(Some(self.extent()?)),
                _ => break,
            }
            self.expect_x()?;
        }
        self.check_count(start, shape.iter().map(|dim| dim.unwrap_or(1)))?;
        Some(shape)
    }

    fn tensor_element(&mut self) -> Option<Type> {
        let token = self.tok;
        let element = self.ty()?;
        let valid = !matches!(
            self.module.type_kind(element),
            TypeKind::Function { .. }
                | TypeKind::Tuple(_)
                | TypeKind::None
                | TypeKind::Token
                | TypeKind::Tensor { .. }
                | TypeKind::UnrankedTensor(_)
        );
        if valid { Some(element) } else { self.error_at(token, "invalid tensor element type") }
    }

    /// The size of a dimension. `0x4` is a zero and an `x`, not a hexadecimal number.
    fn extent(&mut self) -> Option<u64> {
        let text = self.slice(self.tok);
        if text.starts_with("0x") {
            self.relex(self.tok.start + 1);
            return Some(0);
        }
        let Some(size) = text.parse::<u64>().ok().filter(|size| i64::try_from(*size).is_ok()) else {
            return self.error("invalid dimension: it is past 2^63");
        };
        self.bump();
        Some(size)
    }

    /// The `x` after a dimension, which is the start of a longer word: `x4xf32`.
    fn expect_x(&mut self) -> Option<()> {
        if self.tok.kind == Kind::Word && self.slice(self.tok).starts_with('x') {
            self.relex(self.tok.start + 1);
            return Some(());
        }
        self.expected("expected 'x' in dimension list")
    }

    /// The number of elements must be below 2^63, as if no dimension were zero.
    fn check_count(&mut self, token: Token, sizes: impl Iterator<Item = u64>) -> Option<()> {
        let count = sizes.filter(|size| *size > 0).try_fold(1i64, |product, size| {
            i64::try_from(size).ok().and_then(|size| product.checked_mul(size))
        });
        if count.is_some() {
            return Some(());
        }
        self.error_at(token, "the number of elements of this type overflows: it is past 2^63")
    }

    /// `!alias`, `!dialect.name`, `!dialect.name<...>` or `!dialect<...>`.
    fn extended_type(&mut self) -> Option<Type> {
        let token = self.tok;
        let name = self.bare(token);
        let angle = self.lexer.following() == b'<';
        if !name.contains('.') && !angle {
            self.bump();
            return match self.alias_inside(token)? {
                Some(Meaning::Type(ty)) => Some(ty),
                _ => self.expected(&format!("undefined symbol alias id '{name}'")),
            };
        }
        if let Some(def) = self.registry.find_type(name) {
            self.bump();
            let mut parameters = Vec::new();
            if def.parameters > 0 {
                self.expect(b'<')?;
                parameters = match def.any.filter(|_| self.tok.is(b'?')) {
                    Some(any) => {
                        self.bump();
                        vec![self.module.dialect_type(any)]
                    }
                    None => self.type_list()?,
                };
                if parameters.len() != def.parameters {
                    let message = format!("type '!{name}' has {} parameters", def.parameters);
                    return self.error_at(token, &message);
                }
                self.expect(b'>')?;
            }
            return Some(self.module.intern_type(TypeKind::Dialect { def, parameters }));
        }
        let (dialect, rest) = name.split_once('.').unwrap_or((name, ""));
        if self.registry.has_dialect(dialect) {
            return self.error(&format!("unknown type `{rest}` in dialect `{dialect}`"));
        }
        let text = self.opaque(token)?;
        let text = self.module.name(&text);
        Some(self.module.intern_type(TypeKind::Opaque(text)))
    }
}

/// The sign and the digits of `i32`, `si8`, `ui16`.
fn integer(word: &str) -> Option<(Signedness, &str)> {
    let (signedness, digits) = match word.as_bytes() {
        [b'i', ..] => (Signedness::Signless, &word[1..]),
        [b's', b'i', ..] => (Signedness::Signed, &word[2..]),
        [b'u', b'i', ..] => (Signedness::Unsigned, &word[2..]),
        _ => return None,
    };
    let is_width = !digits.is_empty() && digits.bytes().all(|c| c.is_ascii_digit());
    is_width.then_some((signedness, digits))
}
