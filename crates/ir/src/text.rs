//! Types and attributes as text, in MLIR's spelling. Messages need it, and the printer.

use crate::attrs::{AttrKind, Dense};
use crate::elements::to_mlir_raw;
use crate::entity::{Attr, Loc, Name, Type};
use crate::location::LocKind;
use crate::module::Module;
use crate::types::{Dim, ElementType, FloatKind, Signedness, TypeKind};

/// From this many elements on, elements that differ are printed as one hex string, as MLIR does.
const HEX_ABOVE: u64 = 100;

/// May the type after a number be left out?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Elide {
    Never,
    /// Where the reader would supply the same: `i64`, `f64` in arrays.
    Default,
    Always,
}

impl Module {
    /// The type as MLIR prints it.
    pub fn type_text(&self, ty: Type) -> String {
        let mut out = String::new();
        self.write_type(&mut out, ty);
        out
    }

    /// The attribute as MLIR prints it, with its type.
    pub fn attr_text(&self, attr: Attr) -> String {
        let mut out = String::new();
        self.write_attr(&mut out, attr, Elide::Never);
        out
    }

    /// The attribute without its type.
    pub fn attr_text_without_type(&self, attr: Attr) -> String {
        let mut out = String::new();
        self.write_attr(&mut out, attr, Elide::Always);
        out
    }

    /// The location as `loc(...)`.
    pub fn loc_text(&self, loc: Loc) -> String {
        let mut out = String::from("loc(");
        self.write_loc(&mut out, loc);
        out + ")"
    }

    /// `a = 1, b` for attributes in a dictionary.
    pub fn named_attrs_text(&self, attrs: &[(Name, Attr)]) -> String {
        let mut out = String::new();
        for (index, (name, attr)) in attrs.iter().enumerate() {
            out += if index == 0 { "" } else { ", " };
            write_key(&mut out, self.str(*name));
            if *self.attr_kind(*attr) != AttrKind::Unit {
                out += " = ";
                self.write_attr(&mut out, *attr, Elide::Never);
            }
        }
        out
    }

    fn write_types(&self, out: &mut String, types: &[Type]) {
        for (index, ty) in types.iter().enumerate() {
            *out += if index == 0 { "" } else { ", " };
            self.write_type(out, *ty);
        }
    }

    fn write_shape(&self, out: &mut String, shape: impl Iterator<Item = Dim>) {
        for dim in shape {
            match dim {
                Some(size) => *out += &format!("{size}x"),
                None => *out += "?x",
            }
        }
    }

    fn write_type(&self, out: &mut String, ty: Type) {
        match self.type_kind(ty) {
            TypeKind::Integer { width, signedness } => {
                *out += match signedness {
                    Signedness::Signless => "i",
                    Signedness::Signed => "si",
                    Signedness::Unsigned => "ui",
                };
                *out += &width.to_string();
            }
            TypeKind::Index => *out += "index",
            TypeKind::Float(kind) => *out += kind.name(),
            TypeKind::None => *out += "none",
            TypeKind::Complex(part) => {
                *out += "complex<";
                self.write_type(out, *part);
                *out += ">";
            }
            TypeKind::Tuple(types) => {
                *out += "tuple<";
                self.write_types(out, types);
                *out += ">";
            }
            TypeKind::Function { inputs, results } => {
                *out += "(";
                self.write_types(out, inputs);
                *out += ") -> ";
                self.write_results(out, results);
            }
            TypeKind::Vector { shape, scalable, element } => {
                *out += "vector<";
                for (size, scalable) in shape.iter().zip(scalable) {
                    *out += &if *scalable { format!("[{size}]x") } else { format!("{size}x") };
                }
                self.write_type(out, *element);
                *out += ">";
            }
            TypeKind::Tensor { shape, element, encoding } => {
                *out += "tensor<";
                self.write_shape(out, shape.iter().copied());
                self.write_type(out, *element);
                if let Some(encoding) = encoding {
                    *out += ", ";
                    self.write_attr(out, *encoding, Elide::Never);
                }
                *out += ">";
            }
            TypeKind::UnrankedTensor(element) => {
                *out += "tensor<*x";
                self.write_type(out, *element);
                *out += ">";
            }
            TypeKind::MemRef { shape, element, layout, space } => {
                *out += "memref<";
                self.write_shape(out, shape.iter().copied());
                self.write_type(out, *element);
                for attr in [layout, space].into_iter().flatten() {
                    *out += ", ";
                    self.write_attr(out, *attr, Elide::Default);
                }
                *out += ">";
            }
            TypeKind::UnrankedMemRef { element, space } => {
                *out += "memref<*x";
                self.write_type(out, *element);
                if let Some(space) = space {
                    *out += ", ";
                    self.write_attr(out, *space, Elide::Default);
                }
                *out += ">";
            }
            TypeKind::Dialect { def, parameters } => {
                *out += "!";
                *out += def.name;
                if !parameters.is_empty() {
                    let is_any = |ty: &Type| def.any.is_some_and(|any| self.is_type(*ty, any));
                    *out += "<";
                    match parameters.as_slice() {
                        [one] if is_any(one) => *out += "?",
                        _ => self.write_types(out, parameters),
                    }
                    *out += ">";
                }
            }
            TypeKind::Opaque(text) => {
                *out += "!";
                *out += self.str(*text);
            }
        }
    }

    /// The results of a function type: in parentheses unless there is exactly one that is no function.
    fn write_results(&self, out: &mut String, results: &[Type]) {
        match results {
            [one] if !matches!(self.type_kind(*one), TypeKind::Function { .. }) => self.write_type(out, *one),
            _ => {
                *out += "(";
                self.write_types(out, results);
                *out += ")";
            }
        }
    }

    fn write_attr(&self, out: &mut String, attr: Attr, elide: Elide) {
        match self.attr_kind(attr) {
            AttrKind::Unit => *out += "unit",
            AttrKind::Integer { ty, bits } => {
                let (width, signedness) = match self.type_kind(*ty) {
                    TypeKind::Integer { width, signedness } => (*width, *signedness),
                    _ => (64, Signedness::Signless),
                };
                *out += &int_text(*bits, width, signedness);
                let default = width == 64
                    && signedness == Signedness::Signless
                    && *self.type_kind(*ty) != TypeKind::Index;
                let is_bool = width == 1 && signedness == Signedness::Signless;
                if !is_bool && (elide == Elide::Never || elide == Elide::Default && !default) {
                    *out += " : ";
                    self.write_type(out, *ty);
                }
            }
            AttrKind::Float { ty, bits } => {
                let TypeKind::Float(kind) = *self.type_kind(*ty) else { return };
                *out += &kind.to_mlir(*bits);
                if elide == Elide::Never || elide == Elide::Default && kind != FloatKind::F64 {
                    *out += " : ";
                    *out += kind.name();
                }
            }
            AttrKind::String(bytes) => write_quoted(out, bytes),
            AttrKind::Type(ty) => self.write_type(out, *ty),
            AttrKind::Array(elements) => {
                *out += "[";
                for (index, element) in elements.iter().enumerate() {
                    *out += if index == 0 { "" } else { ", " };
                    self.write_attr(out, *element, Elide::Default);
                }
                *out += "]";
            }
            AttrKind::Dictionary(entries) => {
                *out += "{";
                *out += &self.named_attrs_text(entries);
                *out += "}";
            }
            AttrKind::Symbol { root, nested } => {
                write_symbol(out, self.str(*root));
                for name in nested {
                    *out += "::";
                    write_symbol(out, self.str(*name));
                }
            }
            AttrKind::DenseArray { element, bits } => {
                *out += "array<";
                self.write_type(out, *element);
                let element = self.element_type(*element).unwrap_or(ElementType::Index);
                for (index, bits) in bits.iter().enumerate() {
                    *out += if index == 0 { ": " } else { ", " };
                    *out += &scalar_text(element, (u128::from(*bits), 0));
                }
                *out += ">";
            }
            AttrKind::Dense(dense) => {
                self.write_dense(out, dense);
                if elide != Elide::Always {
                    *out += " : ";
                    self.write_type(out, dense.ty);
                }
            }
            AttrKind::Enum { def, value } => {
                *out += "#";
                *out += def.name;
                *out += "<";
                *out += &def.text(*value);
                *out += ">";
            }
            AttrKind::Opaque(text) => {
                *out += "#";
                *out += self.str(*text);
            }
        }
    }

    fn write_dense(&self, out: &mut String, dense: &Dense) {
        let element = self.element_type(self.element_or_self(dense.ty)).unwrap_or(ElementType::Index);
        let shape: Vec<u64> = match self.type_kind(dense.ty) {
            TypeKind::Tensor { shape, .. } => shape.iter().map(|d| d.unwrap_or(0)).collect(),
            TypeKind::Vector { shape, .. } => shape.clone(),
            _ => Vec::new(),
        };
        let count: u64 = shape.iter().product();
        *out += "dense<";
        if count == 0 {
        } else if dense.splat {
            *out += &element_text(element, &dense.data.0, 0);
        } else if count > HEX_ABOVE {
            *out += "\"0x";
            to_mlir_raw(element, &dense.data.0, count).iter().for_each(|byte| *out += &format!("{byte:02X}"));
            *out += "\"";
        } else {
            let mut next = 0;
            write_nested(out, &shape, &mut || {
                next += 1;
                element_text(element, &dense.data.0, next - 1)
            });
        }
        *out += ">";
    }

    fn write_loc(&self, out: &mut String, loc: Loc) {
        match self.loc_kind(loc) {
            LocKind::Unknown => *out += "unknown",
            LocKind::File { file, line, column } => {
                write_quoted(out, self.str(*file).as_bytes());
                *out += &format!(":{line}:{column}");
            }
            LocKind::Name { name, child } => {
                write_quoted(out, self.str(*name).as_bytes());
                if *child != Loc::UNKNOWN {
                    *out += "(";
                    self.write_loc(out, *child);
                    *out += ")";
                }
            }
            LocKind::Fused(parts) => {
                *out += "fused[";
                for (index, part) in parts.iter().enumerate() {
                    *out += if index == 0 { "" } else { ", " };
                    self.write_loc(out, *part);
                }
                *out += "]";
            }
            LocKind::CallSite { callee, caller } => {
                *out += "callsite(";
                self.write_loc(out, *callee);
                *out += " at ";
                self.write_loc(out, *caller);
                *out += ")";
            }
        }
    }
}

/// Writes elements in brackets, a level a dimension. Recursion is as deep as the rank.
fn write_nested(out: &mut String, shape: &[u64], next: &mut dyn FnMut() -> String) {
    let Some((size, inner)) = shape.split_first() else {
        *out += &next();
        return;
    };
    *out += "[";
    for index in 0..*size {
        *out += if index == 0 { "" } else { ", " };
        write_nested(out, inner, next);
    }
    *out += "]";
}

fn element_text(element: ElementType, data: &[u8], index: u64) -> String {
    scalar_text(element, element.load_complex(data, index).unwrap_or_default())
}

/// A number without its type; the second part is an imaginary one's.
fn scalar_text(element: ElementType, (bits, imaginary): (u128, u128)) -> String {
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

/// An integer in decimal; the parser admits no width that numerics cannot write.
fn int_text(bits: u128, width: u32, signedness: Signedness) -> String {
    checkjit_numerics::to_text(bits, width, signedness).unwrap_or_else(|error| error.to_string())
}

/// Is this a bare identifier: a letter or `_`, then letters, digits, `_`, `$` and `.`?
pub fn is_identifier(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && text.bytes().all(|c| c.is_ascii_alphanumeric() || b"_$.".contains(&c))
}

/// Writes a string in quotes, what is not printable as two hex digits.
pub fn write_quoted(out: &mut String, bytes: &[u8]) {
    *out += "\"";
    for &byte in bytes {
        match byte {
            b'\\' => *out += "\\\\",
            b' '..=b'~' if byte != b'"' => out.push(char::from(byte)),
            _ => *out += &format!("\\{byte:02X}"),
        }
    }
    *out += "\"";
}

/// Writes `@name`, in quotes where it is no identifier.
pub fn write_symbol(out: &mut String, name: &str) {
    *out += "@";
    write_key(out, name);
}

fn write_key(out: &mut String, name: &str) {
    if is_identifier(name) {
        *out += name;
    } else {
        write_quoted(out, name.as_bytes());
    }
}
