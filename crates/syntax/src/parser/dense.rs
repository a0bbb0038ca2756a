//! Constants of many elements: `dense<...>` in all its forms, and `array<...>`.

use super::Parser;
use super::numbers::Number;
use crate::lexer::{Kind, Token, unescape};
use checkjit_ir::elements::{from_mlir_raw, mlir_raw_len};
use checkjit_ir::{Attr, AttrKind, Bytes, Dense, ElementType, Type, TypeKind};

/// What stands between `dense<` and `>`.
enum Literal {
    Empty,
    Hex(Token),
    Numbers,
}

/// Numbers in brackets, read before their type is known.
#[derive(Default)]
struct Numbers {
    /// Elements in order; of complex ones both parts, one after the other.
    list: Vec<Number>,
    /// The lengths of the lists, outermost first; none for a splat.
    shape: Vec<u64>,
    /// Are elements in parentheses?
    complex: bool,
    /// How many elements are.
    pairs: usize,
}

impl Parser<'_> {
    /// Takes `dense<...> : type`; the type is not in the text if it is given.
    pub(crate) fn dense(&mut self, ty: Option<Type>) -> Option<Attr> {
        let start = self.bump();
        self.expect(b'<')?;
        let mut numbers = Numbers::default();
        let literal = match self.tok.kind {
            Kind::Punct(b'>') => Literal::Empty,
            Kind::Quoted => Literal::Hex(self.bump()),
            _ => {
                self.dense_element(&mut numbers, 0)?;
                Literal::Numbers
            }
        };
        self.expect(b'>')?;
        let ty = match ty {
            Some(ty) => ty,
            None => {
                self.expect(b':')?;
                self.ty()?
            }
        };
        let is_shaped = matches!(
            self.module.type_kind(ty),
            TypeKind::Tensor { .. } | TypeKind::UnrankedTensor(_) | TypeKind::Vector { .. }
        );
        if !is_shaped {
            return self.error_at(start, "elements literal must be a shaped type");
        }
        let Some(count) = self.module.static_elements(ty) else {
            return self.error_at(start, "elements literal type must have static shape");
        };
        let Some(element) = self.module.element_type(self.module.element_or_self(ty)) else {
            let message = "expected element type of the literal to be integer, index, float or complex";
            return self.error_at(start, message);
        };
        match literal {
            Literal::Empty if count == 0 => Some(self.dense_of(ty, false, Vec::new())),
            Literal::Empty => {
                let text = self.module.type_text(ty);
                let message = format!("parsed zero elements, but type ('{text}') expected at least 1");
                self.error_at(start, &message)
            }
            Literal::Hex(token) => self.dense_hex(start, token, ty, element, count),
            Literal::Numbers => self.dense_numbers(start, &numbers, ty, element, count),
        }
    }

    /// A number, a pair, or a list in brackets at this level of lists.
    fn dense_element(&mut self, numbers: &mut Numbers, level: usize) -> Option<()> {
        match self.tok.kind {
            Kind::Punct(b'[') => {
                self.enter()?;
                let list = self.dense_list(numbers, level);
                self.leave();
                return list;
            }
            Kind::Punct(b'(') => {
                self.bump();
                numbers.complex = true;
                numbers.pairs += 1;
                let real = self.number()?;
                self.expect(b',')?;
                let imaginary = self.number()?;
                numbers.list.extend([real, imaginary]);
                self.expect(b')')?;
            }
            Kind::Word if matches!(self.slice(self.tok), "true" | "false") => {
                numbers.list.push(Number { negative: false, token: self.bump() });
            }
            Kind::Integer | Kind::Float | Kind::Punct(b'-') => {
                let number = self.number()?;
                numbers.list.push(number);
            }
            Kind::Quoted => {
                return self.error("expected a number: elements that are strings are not supported");
            }
            _ => return self.error("expected element literal of primitive type"),
        }
        if level != numbers.shape.len() {
            return self.ranks_differ();
        }
        Some(())
    }

    /// `[a, b]`. The first list of a level says how long those of its level are, and the first number how
    /// many levels there are.
    fn dense_list(&mut self, numbers: &mut Numbers, level: usize) -> Option<()> {
        self.bump();
        // The lengths of a level are noted at the end of its first list; until then they are unknown.
        const UNKNOWN: u64 = u64::MAX;
        let first_of_level = numbers.shape.len() == level;
        if first_of_level {
            if !numbers.list.is_empty() {
                return self.ranks_differ();
            }
            numbers.shape.push(UNKNOWN);
        }
        let mut length = 0;
        if !self.accept(b']') {
            loop {
                self.dense_element(numbers, level + 1)?;
                length += 1;
                if !self.accept(b',') {
                    break;
                }
            }
            self.expect(b']')?;
        } else if level + 1 < numbers.shape.len() {
            return self.ranks_differ();
        }
        let known = &mut numbers.shape[level];
        if *known == UNKNOWN {
            *known = length;
        } else if *known != length {
            return self.ranks_differ();
        }
        Some(())
    }

    fn ranks_differ(&mut self) -> Option<()> {
        self.error("tensor literal is invalid; ranks are not consistent between elements")
    }

    fn dense_numbers(
        &mut self,
        start: Token,
        numbers: &Numbers,
        ty: Type,
        element: ElementType,
        count: u64,
    ) -> Option<Attr> {
        let shape: Vec<u64> = match self.module.type_kind(ty) {
            TypeKind::Tensor { shape, .. } => shape.iter().map(|dim| dim.unwrap_or(0)).collect(),
            TypeKind::Vector { shape, .. } => shape.clone(),
            _ => Vec::new(),
        };
        if !numbers.shape.is_empty() && numbers.shape != shape {
            let message = format!(
                "inferred shape of elements literal ({:?}) does not match type ({shape:?})",
                numbers.shape
            );
            return self.error_at(start, &message);
        }
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
        let mut data = vec![0u8; usize::try_from(element.storage_bytes(given)?).ok()?];
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

    fn dense_of_elements(&mut self, ty: Type, element: ElementType, list: &[(u128, u128)]) -> Option<Attr> {
        let count = list.len() as u64;
        let mut data = vec![0u8; usize::try_from(element.storage_bytes(count)?).ok()?];
        for (index, value) in (0u64..).zip(list) {
            element.store_complex(&mut data, index, *value);
        }
        let all_same = list.iter().all(|value| Some(value) == list.first());
        Some(self.dense_or_splat(ty, element, count, all_same, data))
    }

    /// Reports what a `dense_resource<...>` is.
    pub(crate) fn dense_resource(&mut self) -> Option<Attr> {
        let start = self.bump();
        self.expect(b'<')?;
        let key = self.slice(self.tok);
        if key == "__elided__" {
            let message = "the data of this constant was elided when it was printed: print it without \
                           eliding large elements";
            return self.error_at(start, message);
        }
        self.error_at(start, "dense_resource is not supported yet")
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

fn decode_hex(digits: &[u8]) -> Option<Vec<u8>> {
    let digit = |c: u8| char::from(c).to_digit(16);
    if !digits.len().is_multiple_of(2) {
        return None;
    }
    digits.chunks(2).map(|pair| Some((digit(pair[0])? * 16 + digit(pair[1])?) as u8)).collect()
}
