//! Values as iree-run-module takes them: `2x2xi32=1 2 3 4`, and the numbers in them.
//!
//! What stands in a text is read here; what a parameter asks for is compared by `spec`.

use checkjit::{ElementType, HostView, Limits};
use checkjit_numerics::{FloatKind, NumberError, Signedness, Specials, from_text};
use std::ops::Range;

/// What is wrong with a text, and where in it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct TextError {
    pub(crate) at: Range<usize>,
    pub(crate) message: String,
}

/// An error at a range of the text.
pub(crate) fn error<T>(at: Range<usize>, message: impl Into<String>) -> Result<T, TextError> {
    Err(TextError { at, message: message.into() })
}

/// Tensors of a higher rank are refused, as IREE does.
const MAX_RANK: usize = 128;

/// A shape and the type of its elements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TensorType {
    pub(crate) element: ElementType,
    pub(crate) shape: Vec<u64>,
}

impl TensorType {
    /// Reads `2x2xi32`, all of `text[at]`.
    pub(crate) fn read(text: &str, at: Range<usize>) -> Result<Self, TextError> {
        let mut shape = Vec::new();
        let mut start = at.start;
        while let Some((dim, _)) = text[start..at.end].split_once('x') {
            if dim.is_empty() || !dim.bytes().all(|byte| byte.is_ascii_digit()) {
                break;
            }
            let place = start..start + dim.len();
            match dim.parse() {
                Ok(size) if i64::try_from(size).is_ok() => shape.push(size),
                _ => return error(place, format!("an extent of {dim} is too large")),
            }
            if shape.len() > MAX_RANK {
                return error(place, format!("more than {MAX_RANK} extents"));
            }
            start += dim.len() + 1;
        }
        let name = &text[start..at.end];
        let Some(element) = element_type(name) else {
            let expected = "expected extents and an element type, as in '2x3xf32'";
            return error(start..at.end, format!("'{name}' is no element type; {expected}"));
        };
        let read = TensorType { element, shape };
        read.byte_length().map(|_| read).map_err(|message| TextError { at, message })
    }

    /// How many bytes the elements take. `Err` says that it is too many.
    pub(crate) fn byte_length(&self) -> Result<usize, String> {
        let limit = Limits::default().memory_bytes;
        match HostView::byte_length(self.element, &self.shape) {
            Ok(bytes) if bytes <= limit => Ok(bytes as usize),
            Ok(bytes) => {
                Err(format!("a tensor of {bytes} bytes is more than the {limit} that a run may have"))
            }
            Err(status) => Err(status.message),
        }
    }

    /// How many elements there are; there are no more bytes than can be addressed.
    fn count(&self) -> u64 {
        self.shape.iter().fold(1, |product, &extent| product.saturating_mul(extent))
    }
}

/// An element type by IREE's name (`i32`, `cf64`) or MLIR's (`complex<f32>`, `index`).
fn element_type(name: &str) -> Option<ElementType> {
    if let Some(part) = name.strip_prefix("complex<").and_then(|rest| rest.strip_suffix('>')) {
        return match element_type(part)? {
            ElementType::Float(kind) => Some(ElementType::Complex(kind)),
            ElementType::Int { width, signedness } => Some(ElementType::ComplexInt { width, signedness }),
            _ => None,
        };
    }
    match name {
        "index" => return Some(ElementType::Index),
        "cf32" => return Some(ElementType::Complex(FloatKind::F16)),
        "cf64" => return Some(ElementType::Complex(FloatKind::F32)),
        "cf128" => return Some(ElementType::Complex(FloatKind::F64)),
        _ => {}
    }
    if let Some(kind) = FloatKind::from_name(name) {
        return Some(ElementType::Float(kind));
    }
    let signednesses = [Signedness::Signed, Signedness::Unsigned, Signedness::Signless];
    let (signedness, digits) = signednesses
        .into_iter()
        .find_map(|signedness| Some((signedness, name.strip_prefix(signedness.prefix())?)))?;
    let width = digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())??;
    // Wider integers have no numbers here. They can be read from files.
    (1..1 << 24).contains(&width).then_some(ElementType::Int { width, signedness })
}

/// Reads the elements in `text[at]`, apart by white space, commas or brackets; where the brackets stand is of
/// no account. Nothing stands for zeros, one element for a tensor full of it.
pub(crate) fn elements(text: &str, at: Range<usize>, ty: &TensorType) -> Result<HostView, TextError> {
    let length = ty.byte_length().map_err(|message| TextError { at: at.clone(), message })?;
    let (element, count) = (ty.element, ty.count());
    let mut bytes = vec![0; length];
    let (mut found, mut end) = (0u64, at.start);
    for token in (Tokens { text, next: at.start, end: at.end }) {
        if found == count {
            let name = element.hal_name();
            return error(token, format!("too many elements: expected {count} of type {name}"));
        }
        end = token.end;
        let parts = number(text, token.clone(), element)?;
        if !element.store_complex(&mut bytes, found, parts) {
            return error(
                token,
                format!("elements of type {} cannot be written as text", element.hal_name()),
            );
        }
        found += 1;
    }
    match found {
        0 => {}
        1 => splat(&mut bytes, element, count),
        _ if found < count => {
            let message = format!("too few elements: expected {count}, or one for all, found {found}");
            return error(end..end, message);
        }
        _ => {}
    }
    Ok(HostView { element, shape: ty.shape.clone(), bytes })
}

/// Fills the bytes with the first of `count` elements.
fn splat(bytes: &mut [u8], element: ElementType, count: u64) {
    let size = (element.storage_bits() / 8) as usize;
    if size == 0 {
        let first = element.load(bytes, 0).unwrap_or(0);
        for index in 1..count {
            element.store(bytes, index, first);
        }
        return;
    }
    // Each copy doubles what is filled.
    let mut filled = size;
    while filled < bytes.len() {
        let more = filled.min(bytes.len() - filled);
        bytes.copy_within(..more, filled);
        filled += more;
    }
}

/// The elements' ranges. What is in parentheses is one.
struct Tokens<'t> {
    text: &'t str,
    next: usize,
    end: usize,
}

impl Iterator for Tokens<'_> {
    type Item = Range<usize>;

    fn next(&mut self) -> Option<Range<usize>> {
        let rest = &self.text[self.next..self.end];
        let separates = |c: char| c.is_ascii_whitespace() || matches!(c, ',' | '[' | ']');
        let skipped = rest.find(|c| !separates(c))?;
        let (start, rest) = (self.next + skipped, &rest[skipped..]);
        let length = match rest.starts_with('(') {
            true => rest.find(')').map(|at| at + 1),
            false => rest.find(separates),
        };
        self.next = length.map_or(self.end, |length| start + length);
        Some(start..self.next)
    }
}

/// The bits of the number that is `text[at]`: the real part, and the imaginary part of a complex one.
pub(crate) fn number(text: &str, at: Range<usize>, element: ElementType) -> Result<(u128, u128), TextError> {
    let token = &text[at.clone()];
    let parsed = match element {
        ElementType::Complex(_) | ElementType::ComplexInt { .. } => complex(token, element),
        _ => real(token, element).map(|bits| (bits, 0)),
    };
    let name = element.hal_name();
    parsed.or_else(|reason| match reason {
        NumberError::Syntax if element.is_complex() => error(
            at,
            format!("'{token}' is no {name}; expected '(REAL,IMAGINARY)' or the digits of its bytes"),
        ),
        NumberError::Syntax => error(at, format!("'{token}' is no {name}")),
        NumberError::OutOfRange => error(at, format!("{token} is out of the range of {name}")),
        NumberError::Width(_) | NumberError::TooLong => {
            error(at, format!("elements of type {name} cannot be written as text"))
        }
    })
}

fn real(token: &str, element: ElementType) -> Result<u128, NumberError> {
    let token = token.strip_prefix('+').filter(|rest| !rest.starts_with('-')).unwrap_or(token);
    match element {
        ElementType::Float(kind) => float(token, kind),
        // As bytes, which is how IREE has it, or as MLIR does.
        ElementType::Int { width: 1, .. } => match token {
            "0" | "00" | "false" => Ok(0),
            "1" | "01" | "true" => Ok(1),
            _ => Err(real(token, ElementType::int(64)).err().unwrap_or(NumberError::OutOfRange)),
        },
        ElementType::Int { width, signedness } => from_text(token, width, signedness),
        _ => from_text(token, 64, Signedness::Signed),
    }
}

/// `(1,-2)`; a real number alone; or the bytes in hexadecimal, as IREE has it.
fn complex(token: &str, element: ElementType) -> Result<(u128, u128), NumberError> {
    let part = element.part();
    if let Some(parts) = token.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
        let (re, im) = parts.split_once(',').ok_or(NumberError::Syntax)?;
        return Ok((real(re.trim(), part)?, real(im.trim(), part)?));
    }
    let size = (element.storage_bits() / 8) as usize;
    if size <= 32 && token.len() == 2 * size && token.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        let digits = |index: usize| u8::from_str_radix(&token[2 * index..2 * index + 2], 16).unwrap_or(0);
        let bytes: Vec<u8> = (0..size).map(digits).collect();
        return element.load_complex(&bytes, 0).ok_or(NumberError::Syntax);
    }
    Ok((real(token, part)?, real("0", part)?))
}

/// A decimal number as C reads it, `inf` or `nan`. A number that only an infinity or a NaN would be left of is
/// out of range.
fn float(token: &str, kind: FloatKind) -> Result<u128, NumberError> {
    let (negative, digits) = token.strip_prefix('-').map_or((false, token), |rest| (true, rest));
    let format = kind.format();
    if negative && !format.signed {
        return Err(NumberError::OutOfRange);
    }
    match digits.to_ascii_lowercase().as_str() {
        "inf" | "infinity" => return kind.infinity(negative).ok_or(NumberError::OutOfRange),
        "nan" if format.specials == Specials::FiniteOnly => return Err(NumberError::OutOfRange),
        "nan" => return Ok(if negative { kind.nan() | format.sign_mask() } else { kind.nan() }),
        _ => {}
    }
    if let Some(hexadecimal) = digits.strip_prefix("0x") {
        let is_number = hexadecimal.bytes().all(|byte| byte.is_ascii_hexdigit());
        let value = u128::from_str_radix(hexadecimal, 16).ok().filter(|_| is_number);
        let value = value.ok_or(NumberError::Syntax)?;
        return float(&format!("{}{value}", if negative { "-" } else { "" }), kind);
    }
    let exponent = digits.find(['e', 'E']).unwrap_or(digits.len());
    let (mantissa, exponent) = digits.split_at(exponent);
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    if whole.is_empty() && fraction.is_empty() {
        return Err(NumberError::Syntax);
    }
    let whole = if whole.is_empty() { "0" } else { whole };
    let sign = if negative { "-" } else { "" };
    let bits =
        kind.from_decimal(&format!("{sign}{whole}.{fraction}{exponent}")).ok_or(NumberError::Syntax)?;
    let value: f64 = format!("{whole}.{fraction}{exponent}").parse().map_err(|_| NumberError::Syntax)?;
    let is_past_the_end = format.specials == Specials::FiniteOnly && value > kind.decode(kind.largest());
    let is_zero_without_one = value == 0.0 && !format.has_zero;
    match kind.is_finite(bits) && !is_past_the_end && !is_zero_without_one {
        true => Ok(bits),
        false => Err(NumberError::OutOfRange),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tensor(text: &str) -> Result<HostView, TextError> {
        let (ty, values) = text.split_once('=').unwrap_or((text, ""));
        let ty = TensorType::read(text, 0..ty.len())?;
        elements(text, text.len() - values.len()..text.len(), &ty)
    }

    fn bytes(text: &str) -> Vec<u8> {
        tensor(text).unwrap_or_else(|error| panic!("{text}: {error:?}")).bytes
    }

    fn refused(text: &str) -> (String, String) {
        let TextError { at, message } = tensor(text).expect_err(text);
        (text[at].to_owned(), message)
    }

    #[test]
    fn shapes_and_types() {
        let read = |text: &str| tensor(text).map(|view| (view.shape, view.element.mlir_name())).unwrap();
        assert_eq!(read("2x3xi32"), (vec![2, 3], "i32".to_owned()));
        assert_eq!(read("f32=1.5"), (vec![], "f32".to_owned()));
        assert_eq!(read("0x4xsi8"), (vec![0, 4], "si8".to_owned()));
        assert_eq!(read("2xcomplex<f32>"), (vec![2], "complex<f32>".to_owned()));
        assert_eq!(read("2xcf64"), (vec![2], "complex<f32>".to_owned()));
        assert_eq!(read("2xf8E4M3FNUZ"), (vec![2], "f8E4M3FNUZ".to_owned()));
        assert_eq!(read("2xui128"), (vec![2], "ui128".to_owned()));
        for text in
            ["", "2x", "2x2", "xi32", "2xx", "2xi", "2xi0", "2xf33", "-1xi8", "2xi+8", "2xcomplex<index>"]
        {
            assert!(tensor(text).is_err(), "{text}");
        }
        assert_eq!(refused("2x99999999999999999999xi8").0, "99999999999999999999");
        assert!(refused("4294967296x4294967296xi8").1.contains("more bytes than can be addressed"));
        assert!(refused("9999999999xi8").1.contains("a tensor of 9999999999 bytes is more than"));
        assert!(tensor(&format!("{}i8", "1x".repeat(200))).is_err());
    }

    #[test]
    fn elements_are_apart_as_iree_has_it() {
        for text in ["2x2xi8=1 2 3 4", "2x2xi8=[1 2][3 4]", "2x2xi8=[[1,2],[3,4]]", "2x2xi8= 1,2 ,\n3 ]4["] {
            assert_eq!(bytes(text), [1, 2, 3, 4], "{text}");
        }
        assert_eq!(bytes("3xi16=-2"), [254, 255, 254, 255, 254, 255]);
        assert_eq!(bytes("3xi4=-1"), [0xFF, 0x0F]);
        assert_eq!(bytes("2xi4=1 -2"), [0xE1]);
        assert_eq!(bytes("2xf32"), [0; 8]);
        assert_eq!(bytes("0xf32="), [0; 0]);
        assert_eq!(bytes("3xi1=01 0 true"), [1, 0, 1]);
    }

    #[test]
    fn numbers_of_every_kind() {
        assert_eq!(bytes("2xf32=1 .5"), [1.0f32, 0.5].map(f32::to_le_bytes).concat());
        assert_eq!(bytes("2xf32=1e3 -2.5E-1"), [1000.0f32, -0.25].map(f32::to_le_bytes).concat());
        assert_eq!(bytes("f64=-inf"), f64::NEG_INFINITY.to_le_bytes());
        assert_eq!(bytes("f32=NAN"), f32::NAN.to_bits().to_le_bytes());
        assert_eq!(bytes("2xui8=255 0x10"), [255, 16]);
        assert_eq!(bytes("f32=-0x10"), (-16.0f32).to_le_bytes());
        assert_eq!(bytes("i128=-1"), [255; 16]);
        let complex = [1.0f32, 2.0].map(f32::to_le_bytes).concat();
        for text in ["cf64=(1,2)", "complex<f32>=( 1.0, 2 )", "cf64=0000803f00000040"] {
            assert_eq!(bytes(text), complex, "{text}");
        }
        assert_eq!(bytes("cf64=1")[4..], [0; 4]);
    }

    #[test]
    fn what_is_wrong_is_pointed_at() {
        assert_eq!(refused("2xi8=1 300"), ("300".into(), "300 is out of the range of i8".into()));
        assert_eq!(refused("2xi8=1 x"), ("x".into(), "'x' is no i8".into()));
        assert_eq!(refused("2xi8=1 2 3 4"), ("3".into(), "too many elements: expected 2 of type i8".into()));
        assert_eq!(refused("3xi8=1 2").1, "too few elements: expected 3, or one for all, found 2");
        assert_eq!(refused("0xi8=1").0, "1");
        assert_eq!(refused("i1=2").1, "2 is out of the range of i1");
        assert_eq!(refused("f32=1e39").1, "1e39 is out of the range of f32");
        assert_eq!(refused("f4E2M1FN=7").1, "7 is out of the range of f4E2M1FN");
        assert_eq!(refused("f8E8M0FNU=0").1, "0 is out of the range of f8E8M0FNU");
        assert_eq!(refused("cf64=(1;2)").0, "(1;2)");
        assert_eq!(refused("cf64=(1,2").0, "(1,2");
        for text in
            ["f32=", "f32=1e", "f32=.", "f32=--1", "f32=+-1", "f32=0x1p3", "f32=1_0", "i8=- 1", "i8=é"]
        {
            let _ = tensor(text);
        }
        assert_eq!(refused("f32=+-1").0, "+-1");
        assert_eq!(refused("i8=é").0, "é");
    }

    /// Whatever the text, it is read or refused, and what is refused is in it.
    #[test]
    fn no_text_is_too_strange() {
        let pieces = [
            "2",
            "x",
            "i32",
            "f8E8M0FNU",
            "cf64",
            "complex<",
            ">",
            "=",
            "(",
            ")",
            ",",
            "[",
            "-",
            ".",
            "e",
            "é",
            "0x",
        ];
        let mut state = 1u64;
        for _ in 0..20_000 {
            let mut text = String::new();
            for _ in 0..state % 12 {
                state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                text += pieces[(state >> 33) as usize % pieces.len()];
            }
            state = state.wrapping_add(1).rotate_left(7);
            if let Err(error) = tensor(&text) {
                assert!(text.get(error.at).is_some(), "{text}");
            }
        }
    }
}
