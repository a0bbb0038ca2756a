//! Elements as text.

use super::{TextWriter, write_quoted};
use crate::attrs::{AttrKind, Dense};
use crate::elements::{to_mlir_raw, wide_element};
use crate::entity::{Attr, Type};
use crate::types::{ElementType, Signedness, TypeKind};
use std::sync::Arc;

/// From this many elements on, elements that differ are printed as one hex string, as MLIR does.
const HEX_ABOVE: u64 = 100;

impl TextWriter<'_> {
    /// Writes what stands between `dense<` and `>`.
    pub(super) fn dense(&mut self, dense: &Dense) {
        let module = self.module;
        let Some(element) = module.element_type(module.element_or_self(dense.ty)) else { return };
        let shape = self.sizes(dense.ty);
        let count: u64 = shape.iter().product();
        let data = &dense.data.0;
        if count == 0 {
        } else if dense.splat {
            self.text(&element_text(element, data, 0));
        } else if count > HEX_ABOVE {
            self.text("\"0x");
            write_hex(self.out, &to_mlir_raw(element, data, count));
            self.text("\"");
        } else {
            let mut next = 0;
            self.nested(&shape, &mut |writer| {
                writer.text(&element_text(element, data, next));
                next += 1;
            });
        }
    }

    /// Writes strings; one alone stands for all.
    pub(super) fn dense_strings(&mut self, ty: Type, strings: &[Arc<[u8]>]) {
        match strings {
            [] => {}
            [one] => write_quoted(self.out, one),
            _ => {
                let shape = self.sizes(ty);
                let mut rest = strings.iter();
                self.nested(&shape, &mut |writer| {
                    write_quoted(writer.out, rest.next().map_or(&[][..], |bytes| bytes));
                });
            }
        }
    }

    /// Writes what stands between `sparse<` and `>`.
    pub(super) fn sparse(&mut self, indices: Attr, values: Attr) {
        let elements = |writer: &mut Self, attr: Attr| match writer.module.attr_kind(attr) {
            AttrKind::Dense(dense) => writer.dense(dense),
            AttrKind::DenseStrings { ty, strings } => writer.dense_strings(*ty, strings),
            _ => {}
        };
        let is_empty = match self.module.attr_kind(indices) {
            AttrKind::Dense(dense) => self.sizes(dense.ty).first() == Some(&0),
            _ => true,
        };
        if !is_empty {
            elements(self, indices);
            self.text(", ");
            elements(self, values);
        }
    }

    fn sizes(&self, ty: Type) -> Vec<u64> {
        match self.module.type_kind(ty) {
            TypeKind::Tensor { shape, .. } => shape.iter().map(|dim| dim.unwrap_or(0)).collect(),
            TypeKind::Vector { shape, .. } => shape.clone(),
            _ => Vec::new(),
        }
    }

    /// Writes elements in brackets, a level a dimension. Recursion is as deep as the rank.
    fn nested(&mut self, shape: &[u64], next: &mut dyn FnMut(&mut Self)) {
        let Some((size, inner)) = shape.split_first() else {
            next(self);
            return;
        };
        self.text("[");
        for index in 0..*size {
            self.separate(index as usize);
            self.nested(inner, next);
        }
        self.text("]");
    }
}

/// Writes bytes as hex digits.
pub fn write_hex(out: &mut String, bytes: &[u8]) {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    out.reserve(2 * bytes.len());
    for byte in bytes {
        out.push(char::from(DIGITS[usize::from(byte >> 4)]));
        out.push(char::from(DIGITS[usize::from(byte & 15)]));
    }
}

fn element_text(element: ElementType, data: &[u8], index: u64) -> String {
    match wide_element(element, data, index) {
        Some(value) => value.to_string(),
        None => scalar_text(element, element.load_complex(data, index).unwrap_or_default()),
    }
}

/// A number without its type; the second part is an imaginary one's.
pub(super) fn scalar_text(element: ElementType, (bits, imaginary): (u128, u128)) -> String {
    match element {
        ElementType::Int { width, signedness } => int_text(bits, width, signedness),
        ElementType::Index => int_text(bits, 64, Signedness::Signless),
        ElementType::Float(kind) => kind.to_mlir(bits),
        ElementType::Complex(kind) => format!("({},{})", kind.to_mlir(bits), kind.to_mlir(imaginary)),
        ElementType::ComplexInt { width, signedness } => {
            let part = |bits| int_text(bits, width, signedness);
            format!("({},{})", part(bits), part(imaginary))
        }
    }
}

/// An integer of at most 128 bits in decimal. One of no bits is zero.
pub(super) fn int_text(bits: u128, width: u32, signedness: Signedness) -> String {
    if width == 0 {
        return "0".to_owned();
    }
    checkjit_numerics::to_text(bits, width, signedness).unwrap_or_else(|error| error.to_string())
}
