//! Constants of many elements: `dense<...>` in all its forms, `sparse<...>`, `dense_resource<...>` and
//! `array<...>`.

use super::Parser;
use super::literal::{Lists, Literal};
use super::numbers::Number;
use crate::lexer::{Kind, Token, unescape};
use checkjit_ir::elements::{from_mlir_raw, is_wide, mlir_raw_len};
use checkjit_ir::{Attr, AttrKind, Bytes, Dense, ElementType, Type, TypeKind};
use checkjit_numerics::Wide;
use std::sync::Arc;

/// Elements of more than 128 bits take no more bytes than this: their type may be wide where their text is short.
const MOST_BYTES: usize = 1 << 28;

impl Parser<'_> {
    /// Takes `dense<...> : type`, where the type is not in the text if it is given, or `dense<type : ...>`.
    pub(crate) fn dense(&mut self, ty: Option<Type>) -> Option<Attr> {
        let start = self.bump();
        self.expect(b'<')?;
        if self.at_elements_type() {
            let attr = self.typed_elements(start)?;
            self.expect(b'>')?;
            return Some(attr);
        }
        let literal = self.literal_elements()?;
        self.expect(b'>')?;
        let ty = self.elements_type(start, ty)?;
        self.elements_attr(start, &literal, ty)
    }

    /// The type behind elements, which is not in the text if it is given.
    fn elements_type(&mut self, start: Token, ty: Option<Type>) -> Option<Type> {
        let ty = match ty {
            Some(ty) => ty,
            None => {
                self.expect(b':')?;
                self.ty()?
            }
        };
        if !self.is_shaped(ty) {
            return self.error_at(start, "elements literal must be a shaped type");
        }
        if self.module.static_elements(ty).is_none() {
            return self.error_at(start, "elements literal type must have static shape");
        }
        Some(ty)
    }

    pub(super) fn is_shaped(&self, ty: Type) -> bool {
        let kind = self.module.type_kind(ty);
        matches!(kind, TypeKind::Tensor { .. } | TypeKind::UnrankedTensor(_) | TypeKind::Vector { .. })
    }

    /// The attribute of elements of a statically shaped type.
    fn elements_attr(&mut self, start: Token, literal: &Literal, ty: Type) -> Option<Attr> {
        let count = self.module.static_elements(ty)?;
        let element = self.module.element_type(self.module.element_or_self(ty));
        if element.is_some_and(|element| element.is_complex() && is_wide(element.part())) {
            return self.error_at(start, "complex numbers of more than 128 bits a part are not supported");
        }
        match (literal, element) {
            (Literal::Empty, Some(_)) if count == 0 => Some(self.dense_of(ty, false, Vec::new())),
            (Literal::Empty, None) if count == 0 => {
                Some(self.module.intern_attr(AttrKind::DenseStrings { ty, strings: Vec::new() }))
            }
            (Literal::Empty, _) => {
                let text = self.module.type_text(ty);
                let message = format!("parsed zero elements, but type ('{text}') expected at least 1");
                self.error_at(start, &message)
            }
            (Literal::Quoted(token), Some(element)) => self.dense_hex(start, *token, ty, element, count),
            (Literal::Quoted(token), None) => self.dense_strings(start, &[*token], ty),
            (Literal::Lists(lists), Some(element)) => {
                self.check_shape(start, lists, ty)?;
                self.dense_numbers(start, lists, ty, element, count)
            }
            (Literal::Lists(lists), None) => {
                self.check_shape(start, lists, ty)?;
                let tokens: Vec<Token> = lists.list.iter().map(|element| element.token).collect();
                self.dense_strings(start, &tokens, ty)
            }
        }
    }

    pub(super) fn sizes(&self, ty: Type) -> Vec<u64> {
        match self.module.type_kind(ty) {
            TypeKind::Tensor { shape, .. } => shape.iter().map(|dim| dim.unwrap_or(0)).collect(),
            TypeKind::Vector { shape, .. } => shape.clone(),
            _ => Vec::new(),
        }
    }

    /// Lists have to be as long as the type says; without any, one element stands for all.
    fn check_shape(&mut self, start: Token, lists: &Lists, ty: Type) -> Option<()> {
        let shape = self.sizes(ty);
        if lists.shape.is_empty() || lists.shape == shape {
            return Some(());
        }
        let found = &lists.shape;
        let message =
            format!("inferred shape of elements literal ({found:?}) does not match type ({shape:?})");
        self.error_at(start, &message)
    }

    fn dense_strings(&mut self, start: Token, tokens: &[Token], ty: Type) -> Option<Attr> {
        let mut strings: Vec<Arc<[u8]>> = Vec::with_capacity(tokens.len());
        for token in tokens {
            if token.kind != Kind::Quoted {
                let message = format!("expected string token, got {}", self.slice(*token));
                return self.error_at(start, &message);
            }
            strings.push(unescape(self.slice(*token)).into());
        }
        if strings.windows(2).all(|pair| pair[0] == pair[1]) {
            strings.truncate(1);
        }
        Some(self.module.intern_attr(AttrKind::DenseStrings { ty, strings }))
    }

    fn dense_numbers(
        &mut self,
        start: Token,
        numbers: &Lists,
        ty: Type,
        element: ElementType,
        count: u64,
    ) -> Option<Attr> {
        let all_alike = !numbers.complex || numbers.pairs * 2 == numbers.list.len();
        if numbers.complex != element.is_complex() || !all_alike {
            let parts = if element.is_complex() { count.saturating_mul(2) } else { count };
            let element = self.module.type_text(self.module.element_or_self(ty));
            let message = format!(
                "parsed {} elements, but type ('{element}') expected {parts} elements",
                numbers.list.len()
            );
            return self.error_at(start, &message);
        }
        let parts = if numbers.complex { 2 } else { 1 };
        let given = (numbers.list.len() / parts) as u64;
        if numbers.shape.is_empty() && count == 0 {
            // A splat of nothing is nothing, once its element is well formed.
            for number in &numbers.list {
                self.element_bits(*number, element.part())?;
            }
            return Some(self.dense_of(ty, false, Vec::new()));
        }
        let bytes = usize::try_from(element.storage_bytes(given)?).ok()?;
        if is_wide(element) {
            self.check_wide_bytes(start, bytes)?;
            return self.dense_wide(numbers, ty, element, bytes);
        }
        let mut data = vec![0u8; bytes];
        let (mut first, mut all_same) = ((0, 0), true);
        for (index, number) in (0u64..).zip(numbers.list.chunks(parts)) {
            let mut value = (self.element_bits(number[0], element.part())?, 0);
            if let Some(imaginary) = number.get(1) {
                value.1 = self.element_bits(*imaginary, element.part())?;
            }
            if index == 0 {
                first = value;
            }
            all_same &= value == first;
            element.store_complex(&mut data, index, value);
        }
        Some(self.dense_or_splat(ty, element, given, all_same, data))
    }

    /// Elements of more than 128 bits may take so many bytes.
    pub(super) fn check_wide_bytes(&mut self, start: Token, bytes: usize) -> Option<()> {
        if bytes <= MOST_BYTES {
            return Some(());
        }
        self.error_at(start, "wide integers of more than 256 MiB are not supported")
    }

    /// Elements of more than 128 bits, which take `bytes` in all.
    fn dense_wide(&mut self, numbers: &Lists, ty: Type, element: ElementType, bytes: usize) -> Option<Attr> {
        let (width, signedness) = element.integer()?;
        let size = usize::try_from(element.storage_bytes(1)?).ok()?;
        let mut data = Vec::with_capacity(bytes);
        for number in &numbers.list {
            self.check_integer(*number, width, signedness)?;
            let value = self.wide(*number, width, signedness, "integer constant out of range for type")?;
            data.extend(value.to_bytes(width, size));
        }
        Some(self.dense_or_splat_bytes(ty, size, data))
    }

    /// Makes the attribute of elements of so many bytes each, a splat if they are all the same.
    pub(super) fn dense_or_splat_bytes(&mut self, ty: Type, size: usize, mut data: Vec<u8>) -> Attr {
        let splat = !data.is_empty() && data.chunks(size).all(|chunk| *chunk == data[..size]);
        if splat {
            data.truncate(size);
        }
        self.dense_of(ty, splat, data)
    }

    /// Makes the attribute, a splat if all `count` elements are the same.
    fn dense_or_splat(
        &mut self,
        ty: Type,
        element: ElementType,
        count: u64,
        all_same: bool,
        mut data: Vec<u8>,
    ) -> Attr {
        let splat = count > 0 && all_same;
        if splat && let Some((first, one)) = element.load_complex(&data, 0).zip(element.storage_bytes(1)) {
            data = vec![0u8; one as usize];
            element.store_complex(&mut data, 0, first);
        }
        self.dense_of(ty, splat, data)
    }

    fn dense_of(&mut self, ty: Type, splat: bool, data: Vec<u8>) -> Attr {
        self.module.intern_attr(AttrKind::Dense(Dense { ty, splat, data: Bytes(data.into()) }))
    }

    /// `dense<"0x...">`: MLIR's raw bytes of all elements, or of one that all are.
    fn dense_hex(
        &mut self,
        start: Token,
        token: Token,
        ty: Type,
        element: ElementType,
        count: u64,
    ) -> Option<Attr> {
        let text = unescape(self.slice(token));
        let Some(raw) = text.strip_prefix(b"0x").and_then(decode_hex) else {
            return self.error_at(token, "expected string containing hex digits starting with `0x`");
        };
        let length = Some(raw.len() as u64);
        let (one, all) = (mlir_raw_len(element, 1), mlir_raw_len(element, count));
        if is_wide(element) && (length == all || length == one) {
            return self.dense_wide_hex(start, &raw, ty, element);
        }
        let is_bit = element.value_bits() == 1;
        if length == all || length == one {
            let given = if length == all { count } else { 1 };
            let elements = from_mlir_raw(element, &raw, given);
            return self.dense_of_elements(ty, element, &elements);
        }
        if is_bit && length == Some(count.div_ceil(8)) {
            // Older releases of MLIR packed eight to a byte.
            let bit = |index: u64| u128::from(raw[(index / 8) as usize] >> (index % 8) & 1);
            let elements: Vec<_> = (0..count).map(|index| (bit(index), 0)).collect();
            return self.dense_of_elements(ty, element, &elements);
        }
        let message =
            format!("elements hex data size is invalid for provided type: '{}'", self.module.type_text(ty));
        self.error_at(start, &message)
    }

    pub(super) fn dense_of_elements(
        &mut self,
        ty: Type,
        element: ElementType,
        list: &[(u128, u128)],
    ) -> Option<Attr> {
        let count = list.len() as u64;
        let mut data = vec![0u8; usize::try_from(element.storage_bytes(count)?).ok()?];
        for (index, value) in (0u64..).zip(list) {
            element.store_complex(&mut data, index, *value);
        }
        let all_same = list.iter().all(|value| Some(value) == list.first());
        Some(self.dense_or_splat(ty, element, count, all_same, data))
    }

    /// MLIR's raw bytes of elements of more than 128 bits.
    fn dense_wide_hex(&mut self, start: Token, raw: &[u8], ty: Type, element: ElementType) -> Option<Attr> {
        let (width, signedness) = element.integer()?;
        let size = usize::try_from(element.storage_bytes(1)?).ok()?;
        let mut data = Vec::new();
        for chunk in raw.chunks(width.div_ceil(8) as usize) {
            let value = Wide::from_bytes(chunk, width, signedness);
            if value.is_too_long() || data.len() > MOST_BYTES {
                return self.error_at(start, "constants of so many bits are not supported");
            }
            data.extend(value.to_bytes(width, size));
        }
        Some(self.dense_or_splat_bytes(ty, size, data))
    }

    /// Takes `dense_resource<key> : type`; the type is not in the text if it is given. What the key refers to
    /// may come later.
    pub(crate) fn dense_resource(&mut self, ty: Option<Type>) -> Option<Attr> {
        let start = self.bump();
        self.expect(b'<')?;
        let key = self.resource_key()?;
        self.expect(b'>')?;
        let ty = self.elements_type(start, ty)?;
        Some(self.module.intern_attr(AttrKind::Resource { ty, key }))
    }

    /// Takes `sparse<indices, values> : type`; the type is not in the text if it is given.
    pub(crate) fn sparse(&mut self, ty: Option<Type>) -> Option<Attr> {
        let start = self.bump();
        self.expect(b'<')?;
        let indices = self.literal_elements()?;
        let values = match indices {
            Literal::Empty => Literal::Empty,
            _ => {
                self.expect(b',')?;
                self.literal_elements()?
            }
        };
        self.expect(b'>')?;
        let ty = self.elements_type(start, ty)?;
        let rank = self.sizes(ty).len() as u64;
        // One index stands for one row of them, and no index for no row.
        let index_shape = match (&indices, indices.shape()) {
            (Literal::Empty, _) => vec![0, rank],
            (_, []) => vec![1, rank],
            (_, shape) => shape.to_vec(),
        };
        let value_shape = match values.shape() {
            [] => vec![index_shape[0]],
            shape => shape.to_vec(),
        };
        let integer = self.module.int_type(64);
        let index_type = self.shaped(&index_shape, integer);
        let element = self.module.element_or_self(ty);
        let value_type = self.shaped(&value_shape, element);
        let index_attr = self.elements_attr(start, &indices, index_type)?;
        let values = self.elements_attr(start, &values, value_type)?;
        self.check_sparse(start, ty, (index_attr, &index_shape), &value_shape)?;
        Some(self.module.intern_attr(AttrKind::Sparse { ty, indices: index_attr, values }))
    }

    fn shaped(&mut self, shape: &[u64], element: Type) -> Type {
        self.module.tensor_type(shape.iter().map(|size| Some(*size)).collect(), element)
    }

    /// Indices are as many as values, as long as the rank, and inside the shape.
    fn check_sparse(
        &mut self,
        start: Token,
        ty: Type,
        (indices, index_shape): (Attr, &[u64]),
        value_shape: &[u64],
    ) -> Option<()> {
        if value_shape.len() != 1 {
            return self.error_at(start, "expected 1-d tensor for sparse element values");
        }
        let shape = self.sizes(ty);
        let rank = shape.len() as u64;
        let fits = match index_shape {
            [_, length] => *length == rank,
            [_] => rank == 1,
            _ => false,
        };
        if !fits || index_shape[0] != value_shape[0] {
            let message = format!(
                "expected shape ({shape:?}); inferred shape of indices literal ({index_shape:?}); inferred \
                 shape of values literal ({value_shape:?})"
            );
            return self.error_at(start, &message);
        }
        let AttrKind::Dense(dense) = self.module.attr_kind(indices).clone() else { return Some(()) };
        let length = rank.max(1);
        for row in 0..value_shape[0] {
            let at = |column: u64| {
                let index = if dense.splat { 0 } else { row * length + column };
                ElementType::int(64).load(&dense.data.0, index).unwrap_or(0) as u64
            };
            let index: Vec<u64> = (0..rank).map(at).collect();
            if index.iter().zip(&shape).any(|(index, size)| index >= size) {
                let message = format!(
                    "sparse index #{row} is not contained within the value shape, with index={index:?}, and \
                     type='{}'",
                    self.module.type_text(ty)
                );
                return self.error_at(start, &message);
            }
        }
        Some(())
    }

    /// Takes `array<i32: 1, 2>`.
    pub(crate) fn dense_array(&mut self) -> Option<Attr> {
        self.bump();
        self.expect(b'<')?;
        let token = self.tok;
        let element = self.ty()?;
        let kind = match self.module.element_type(element) {
            Some(kind @ (ElementType::Int { .. } | ElementType::Float(_))) => kind,
            _ => return self.error_at(token, "expected integer or float type for the elements of the array"),
        };
        match kind.value_bits() {
            1 | 8 | 16 | 32 | 64 => {}
            _ => {
                return self
                    .error_at(token, "element type bitwidth must be a multiple of 8, at most 64, or 1");
            }
        }
        let mut bits = Vec::new();
        if self.accept(b':') {
            bits = self.array_elements(kind)?;
        }
        self.expect(b'>')?;
        Some(self.module.intern_attr(AttrKind::DenseArray { element, bits }))
    }

    /// Takes numbers separated by commas, at least one.
    pub(crate) fn array_elements(&mut self, kind: ElementType) -> Option<Vec<u64>> {
        let mut bits = Vec::new();
        loop {
            let number = match self.tok.kind {
                Kind::Word if matches!(self.slice(self.tok), "true" | "false") => {
                    Number { negative: false, token: self.bump() }
                }
                _ => self.number()?,
            };
            bits.push(self.element_bits(number, kind)? as u64);
            if !self.accept(b',') {
                return Some(bits);
            }
        }
    }
}

/// Bytes from hex digits, two each.
pub(crate) fn decode_hex(digits: &[u8]) -> Option<Vec<u8>> {
    let digit = |c: u8| char::from(c).to_digit(16);
    if !digits.len().is_multiple_of(2) {
        return None;
    }
    digits.chunks(2).map(|pair| Some((digit(pair[0])? * 16 + digit(pair[1])?) as u8)).collect()
}
