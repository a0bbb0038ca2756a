//! Number literals. They stay text until their type is known.

use super::Parser;
use crate::lexer::{Kind, Token};
use checkjit_ir::{Attr, AttrKind, ElementType, FloatKind, Signedness, Type, TypeKind};
use checkjit_numerics::{NumberError, Wide, from_text};
use std::borrow::Cow;

/// A number, `true` or `false`, as it stands in the text.
#[derive(Clone, Copy)]
pub(crate) struct Number {
    pub(crate) negative: bool,
    /// Without the sign.
    pub(crate) token: Token,
}

impl<'t> Parser<'t> {
    /// Is the next token the start of a number?
    pub(crate) fn at_number(&self) -> bool {
        matches!(self.tok.kind, Kind::Integer | Kind::Float | Kind::Punct(b'-'))
    }

    /// Takes a number with its sign.
    pub(crate) fn number(&mut self) -> Option<Number> {
        let negative = self.accept(b'-');
        if !matches!(self.tok.kind, Kind::Integer | Kind::Float) {
            return self.expected("expected constant integer or floating point value");
        }
        Some(Number { negative, token: self.bump() })
    }

    /// Takes an integer with its sign.
    pub(crate) fn integer(&mut self) -> Option<i64> {
        let number = self.number()?;
        if number.token.kind != Kind::Integer {
            return self.error_at(number.token, "expected integer value");
        }
        let digits = self.slice(number.token);
        let magnitude = match digits.strip_prefix("0x") {
            Some(hex) => i128::from_str_radix(hex, 16),
            None => digits.parse(),
        };
        let value = magnitude.ok().map(|value| if number.negative { -value } else { value });
        match value.and_then(|value| i64::try_from(value).ok()) {
            Some(value) => Some(value),
            None => self.error_at(number.token, "integer value too large"),
        }
    }

    /// The number with its sign, as text.
    fn number_text(&self, number: Number) -> Cow<'t, str> {
        let digits = self.slice(number.token);
        if !number.negative {
            return Cow::Borrowed(digits);
        }
        let start = number.token.start as usize;
        match self.text.get(start.wrapping_sub(1)..number.token.end as usize) {
            Some(text) if text.starts_with('-') => Cow::Borrowed(text),
            _ => Cow::Owned(format!("-{digits}")),
        }
    }

    /// Takes a number attribute: of the given type, or of the one it spells, or of `i64` or `f64`.
    pub(crate) fn number_attr(&mut self, ty: Option<Type>) -> Option<Attr> {
        let number = self.number()?;
        let ty = match ty {
            Some(ty) => ty,
            None if self.accept(b':') => self.ty()?,
            None if number.token.kind == Kind::Float => self.module.float_type(FloatKind::F64),
            None => self.module.int_type(64),
        };
        let attr = match self.module.type_kind(ty).clone() {
            TypeKind::Float(kind) => {
                let bits = self.float_bits(number, kind)?;
                AttrKind::Float { ty, bits }
            }
            TypeKind::Integer { .. } | TypeKind::Index if number.token.kind == Kind::Float => {
                return self.error_at(number.token, "floating point value not valid for specified type");
            }
            TypeKind::Integer { width, signedness } if width > 128 => {
                let value =
                    self.wide(number, width, signedness, "integer constant out of range for attribute")?;
                AttrKind::WideInteger { ty, value }
            }
            TypeKind::Integer { width, signedness } => {
                AttrKind::Integer { ty, bits: self.int_attr_bits(number, width, signedness)? }
            }
            TypeKind::Index => {
                AttrKind::Integer { ty, bits: self.int_attr_bits(number, 64, Signedness::Signed)? }
            }
            _ => {
                let kind =
                    if number.token.kind == Kind::Float { "floating point value" } else { "integer literal" };
                return self.error_at(number.token, &format!("{kind} not valid for specified type"));
            }
        };
        Some(self.module.intern_attr(attr))
    }

    /// The value of an integer of more than 128 bits.
    pub(crate) fn wide(
        &mut self,
        number: Number,
        width: u32,
        signedness: Signedness,
        out_of_range: &str,
    ) -> Option<Wide> {
        match Wide::from_text(&self.number_text(number), width, signedness) {
            Ok(value) => Some(value),
            Err(NumberError::TooLong) => {
                let most = Wide::MOST_BITS;
                self.error_at(
                    number.token,
                    &format!("integer constants of more than {most} bits are not supported"),
                )
            }
            Err(_) => self.error_at(number.token, out_of_range),
        }
    }

    fn int_attr_bits(&mut self, number: Number, width: u32, signedness: Signedness) -> Option<u128> {
        if number.negative && signedness == Signedness::Unsigned {
            let message = "negative integer literal not valid for unsigned integer type";
            return self.error_at(number.token, message);
        }
        match integer_bits(&self.number_text(number), width, signedness) {
            Ok(bits) => Some(bits),
            Err(NumberError::OutOfRange) => {
                self.error_at(number.token, "integer constant out of range for attribute")
            }
            Err(error) => self.error_at(number.token, &error.to_string()),
        }
    }

    /// The pattern of a float literal, which may be given in hexadecimal.
    pub(crate) fn float_bits(&mut self, number: Number, kind: FloatKind) -> Option<u128> {
        let text = self.number_text(number);
        if number.token.kind == Kind::Float {
            return match kind.from_decimal(&text) {
                Some(bits) => Some(bits),
                None => self.error_at(number.token, "floating point value not valid for specified type"),
            };
        }
        if !self.slice(number.token).starts_with("0x") {
            // The error's second sentence is a note in MLIR; it belongs to the same place.
            let start = number.token.start;
            return self.report(
                number.token,
                "unexpected decimal integer literal for a floating point value",
                Some((start, "add a trailing dot to make the literal a float".to_owned())),
            );
        }
        if number.negative {
            return self.error_at(number.token, "hexadecimal float literal should not have a leading minus");
        }
        match from_text(&text, kind.bits(), Signedness::Unsigned) {
            Ok(bits) => Some(bits),
            Err(_) => self.error_at(number.token, "hexadecimal float constant out of range for type"),
        }
    }

    /// Is it an integer of a sign that the type has? Whether it fits is for others to say.
    pub(crate) fn check_integer(&mut self, number: Number, width: u32, signedness: Signedness) -> Option<()> {
        let message = match number.token.kind {
            Kind::Word if width != 1 => "expected i1 type for 'true' or 'false' values",
            Kind::Float => "expected integer elements, but parsed floating-point",
            Kind::Quoted => "expected integer elements, but parsed a string",
            _ if number.negative && signedness == Signedness::Unsigned => {
                "expected unsigned integer elements, but parsed negative value"
            }
            _ => return Some(()),
        };
        self.error_at(number.token, message)
    }

    /// The pattern of an element of a dense constant; `element` is not complex.
    pub(crate) fn element_bits(&mut self, number: Number, element: ElementType) -> Option<u128> {
        let (width, signedness) = match element {
            ElementType::Float(kind) => {
                if matches!(number.token.kind, Kind::Word | Kind::Quoted) {
                    return self.error_at(number.token, "expected floating point literal");
                }
                return self.float_bits(number, kind);
            }
            ElementType::Int { width, signedness } => (width, signedness),
            _ => (64, Signedness::Signed),
        };
        if number.token.kind == Kind::Word && width == 1 {
            return Some(u128::from(self.slice(number.token) == "true"));
        }
        self.check_integer(number, width, signedness)?;
        match integer_bits(&self.number_text(number), width, signedness) {
            Ok(bits) => Some(bits),
            Err(_) => self.error_at(number.token, "integer constant out of range for type"),
        }
    }
}

/// The bits of an integer of at most 128 bits. One of no bits is zero.
fn integer_bits(text: &str, width: u32, signedness: Signedness) -> Result<u128, NumberError> {
    if width > 0 {
        return from_text(text, width, signedness);
    }
    match from_text(text, 1, Signedness::Unsigned)? {
        0 => Ok(0),
        _ => Err(NumberError::OutOfRange),
    }
}
