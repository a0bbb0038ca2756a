//! `dense` with the type first: `dense<tensor<2xi32> : [1 : i32, 2 : i32]>`, whose elements are attributes.

use super::Parser;
use crate::lexer::Token;
use checkjit_ir::elements::is_wide;
use checkjit_ir::{Attr, AttrKind, Type, TypeKind};

impl Parser<'_> {
    /// Does a type come first between the angle brackets of a `dense`? What is in parentheses is a complex number.
    pub(super) fn at_elements_type(&self) -> bool {
        self.at_type() && !self.tok.is(b'(')
    }

    /// Takes what stands between the angle brackets: a type and elements.
    pub(super) fn typed_elements(&mut self, start: Token) -> Option<Attr> {
        let type_token = self.tok;
        let ty = self.ty()?;
        if !self.is_shaped(ty) {
            return self.error_at(type_token, "expected a shaped type for dense elements");
        }
        let Some(count) = self.module.static_elements(ty) else {
            return self.error_at(type_token, "dense elements type must have static shape");
        };
        let element_type = self.module.element_or_self(ty);
        let Some(element) = self.module.element_type(element_type) else {
            let message = "element type must implement DenseElementTypeInterface for type-first dense syntax";
            return self.error_at(type_token, message);
        };
        if !self.accept(b':') {
            return self.expected("expected ':' after type in dense attribute");
        }
        // A splat of nothing is nothing, once its element is well formed.
        let (shape, is_empty) = (self.sizes(ty), count == 0);
        let mut attrs = Vec::new();
        // Brackets are a list, but for a complex number that is alone.
        if self.tok.is(b'[') && !shape.is_empty() {
            self.typed_list(&shape, &mut attrs)?;
        } else {
            attrs.push((self.tok, self.attr(None)?));
        }
        if is_wide(element) {
            let (width, size) = (element.integer()?.0, usize::try_from(element.storage_bytes(1)?).ok()?);
            let mut data = Vec::new();
            for (token, attr) in attrs {
                match self.module.attr_kind(attr) {
                    AttrKind::WideInteger { ty, value } if *ty == element_type => {
                        data.extend(value.to_bytes(width, size));
                        self.check_wide_bytes(start, data.len())?;
                    }
                    _ => return self.incompatible(token),
                }
            }
            if is_empty {
                data.clear();
            }
            return Some(self.dense_or_splat_bytes(ty, size, data));
        }
        let mut values = Vec::with_capacity(attrs.len());
        for (token, attr) in attrs {
            match self.element_value(attr, element_type) {
                Some(value) => values.push(value),
                None => return self.incompatible(token),
            }
        }
        if is_empty {
            values.clear();
        }
        self.dense_of_elements(ty, element, &values)
    }

    /// Takes the lists of a tensor of this shape, which has a dimension at least.
    fn typed_list(&mut self, shape: &[u64], attrs: &mut Vec<(Token, Attr)>) -> Option<()> {
        let Some((&size, inner)) = shape.split_first() else { return Some(()) };
        self.expect(b'[')?;
        let mut count = 0;
        while !self.tok.is(b']') {
            if count > 0 {
                self.expect(b',')?;
            }
            if inner.is_empty() {
                attrs.push((self.tok, self.attr(None)?));
            } else {
                self.enter()?;
                let list = self.typed_list(inner, attrs);
                self.leave();
                list?;
            }
            count += 1;
        }
        if count != size {
            return self.error(&format!("expected {size} elements in dimension, got {count}"));
        }
        self.expect(b']')
    }

    /// The bits of an attribute that is of the type of the elements; both parts of a complex number.
    fn element_value(&self, attr: Attr, ty: Type) -> Option<(u128, u128)> {
        let bits = |attr: Attr, wanted: Type| match self.module.attr_kind(attr) {
            AttrKind::Integer { ty, bits } | AttrKind::Float { ty, bits } if *ty == wanted => Some(*bits),
            _ => None,
        };
        match (self.module.type_kind(ty), self.module.attr_kind(attr)) {
            (TypeKind::Complex(part), AttrKind::Array(parts)) => match parts.as_slice() {
                [re, im] => Some((bits(*re, *part)?, bits(*im, *part)?)),
                _ => None,
            },
            _ => Some((bits(attr, ty)?, 0)),
        }
    }

    fn incompatible<T>(&mut self, token: Token) -> Option<T> {
        self.error_at(token, "incompatible attribute for element type")
    }
}
