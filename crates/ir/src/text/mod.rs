//! Types, attributes and locations as text, in MLIR's spelling. Messages need it, and the printer.

mod affine;
mod dense;
mod location;

use crate::asm::DYNAMIC;
use crate::attrs::AttrKind;
use crate::entity::{Attr, Loc, Name, Type};
use crate::module::Module;
use crate::types::{Dim, FloatKind, Signedness, TypeKind};
pub use dense::write_hex;
use dense::{int_text, scalar_text};
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// May the type after a number be left out?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Elide {
    Never,
    /// Where the reader would supply the same: `i64`, `f64` in arrays.
    Default,
    Always,
}

/// Names that stand for attributes and locations in a text, and the numbers of distinct attributes in it.
#[derive(Clone, Default, Debug)]
pub struct AliasNames {
    /// `#map`, without `#`.
    pub attrs: FxHashMap<Attr, String>,
    /// `!tuple`, without `!`.
    pub types: FxHashMap<Type, String>,
    /// `#loc`, without `#`.
    pub locs: FxHashMap<Loc, String>,
    /// The number of each distinct attribute.
    pub distinct: FxHashMap<Attr, u32>,
}

/// Writes types, attributes and locations behind each other.
pub struct TextWriter<'a> {
    module: &'a Module,
    names: Option<&'a AliasNames>,
    out: &'a mut String,
}

impl Module {
    /// The type as MLIR prints it.
    pub fn type_text(&self, ty: Type) -> String {
        self.text_of(|writer| writer.ty(ty))
    }

    /// The attribute as MLIR prints it, with its type.
    pub fn attr_text(&self, attr: Attr) -> String {
        self.text_of(|writer| writer.attr(attr))
    }

    /// The attribute without its type.
    pub fn attr_text_without_type(&self, attr: Attr) -> String {
        self.text_of(|writer| writer.attr_without_type(attr))
    }

    /// The location as `loc(...)`.
    pub fn loc_text(&self, loc: Loc) -> String {
        self.text_of(|writer| writer.loc(loc))
    }

    /// `a = 1, b` for attributes in a dictionary.
    pub fn named_attrs_text(&self, attrs: &[(Name, Attr)]) -> String {
        self.text_of(|writer| writer.named_attrs(attrs))
    }

    fn text_of(&self, write: impl FnOnce(&mut TextWriter<'_>)) -> String {
        let mut out = String::new();
        write(&mut TextWriter::new(self, None, &mut out));
        out
    }
}

impl<'a> TextWriter<'a> {
    /// Writes at the end of `out`; what `names` has is written as its name.
    pub fn new(module: &'a Module, names: Option<&'a AliasNames>, out: &'a mut String) -> Self {
        TextWriter { module, names, out }
    }

    /// Writes an attribute with its type.
    pub fn attr(&mut self, attr: Attr) {
        self.attr_eliding(attr, Elide::Never);
    }

    /// Writes an attribute without its type.
    pub fn attr_without_type(&mut self, attr: Attr) {
        self.attr_eliding(attr, Elide::Always);
    }

    /// Writes `a = 1, b` for attributes in a dictionary.
    pub fn named_attrs(&mut self, attrs: &[(Name, Attr)]) {
        let module = self.module;
        for (index, (name, attr)) in attrs.iter().enumerate() {
            self.separate(index);
            write_key(self.out, module.str(*name));
            if *module.attr_kind(*attr) != AttrKind::Unit {
                self.text(" = ");
                self.attr_eliding(*attr, Elide::Never);
            }
        }
    }

    fn text(&mut self, text: &str) {
        *self.out += text;
    }

    fn format(&mut self, arguments: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = self.out.write_fmt(arguments);
    }

    fn separate(&mut self, index: usize) {
        self.text(if index == 0 { "" } else { ", " });
    }

    fn types(&mut self, types: &[Type]) {
        for (index, ty) in types.iter().enumerate() {
            self.separate(index);
            self.ty(*ty);
        }
    }

    fn shape(&mut self, shape: &[Dim]) {
        for dim in shape {
            match dim {
                Some(size) => self.format(format_args!("{size}x")),
                None => self.text("?x"),
            }
        }
    }

    /// Writes a type.
    pub fn ty(&mut self, ty: Type) {
        match self.names.and_then(|names| names.types.get(&ty)) {
            Some(name) => self.format(format_args!("!{name}")),
            None => self.ty_in_full(ty),
        }
    }

    /// Writes a type; only what is inside is written by its name.
    pub fn ty_in_full(&mut self, ty: Type) {
        let module = self.module;
        match module.type_kind(ty) {
            TypeKind::Integer { width, signedness } => {
                self.format(format_args!("{}{width}", signedness.prefix()));
            }
            TypeKind::Index => self.text("index"),
            TypeKind::Float(kind) => self.text(kind.name()),
            TypeKind::None => self.text("none"),
            TypeKind::Token => self.text("token"),
            TypeKind::Complex(part) => {
                self.text("complex<");
                self.ty(*part);
                self.text(">");
            }
            TypeKind::Tuple(types) => {
                self.text("tuple<");
                self.types(types);
                self.text(">");
            }
            TypeKind::Function { inputs, results } => {
                self.text("(");
                self.types(inputs);
                self.text(") -> ");
                self.results(results);
            }
            TypeKind::Vector { shape, scalable, element } => {
                self.text("vector<");
                for (size, scalable) in shape.iter().zip(scalable) {
                    match scalable {
                        true => self.format(format_args!("[{size}]x")),
                        false => self.format(format_args!("{size}x")),
                    }
                }
                self.ty(*element);
                self.text(">");
            }
            TypeKind::Tensor { shape, element, encoding } => {
                self.text("tensor<");
                self.shape(shape);
                self.ty(*element);
                self.parameters(Elide::Never, &[*encoding]);
            }
            TypeKind::UnrankedTensor(element) => {
                self.text("tensor<*x");
                self.ty(*element);
                self.text(">");
            }
            TypeKind::MemRef { shape, element, layout, space } => {
                self.text("memref<");
                self.shape(shape);
                self.ty(*element);
                self.parameters(Elide::Default, &[*layout, *space]);
            }
            TypeKind::UnrankedMemRef { element, space } => {
                self.text("memref<*x");
                self.ty(*element);
                self.parameters(Elide::Default, &[*space]);
            }
            TypeKind::Dialect { def, parameters } => {
                self.format(format_args!("!{}", def.name));
                if !parameters.is_empty() {
                    let is_any = |ty: &Type| def.any.is_some_and(|any| module.is_type(*ty, any));
                    self.text("<");
                    match parameters.as_slice() {
                        [one] if is_any(one) => self.text("?"),
                        _ => self.types(parameters),
                    }
                    self.text(">");
                }
            }
            TypeKind::Opaque(text) => self.format(format_args!("!{}", module.str(*text))),
        }
    }

    /// Writes what follows the element type, up to the closing bracket.
    fn parameters(&mut self, elide: Elide, attrs: &[Option<Attr>]) {
        for attr in attrs.iter().flatten() {
            self.text(", ");
            self.attr_eliding(*attr, elide);
        }
        self.text(">");
    }

    /// The results of a function type: in parentheses unless there is exactly one that is no function.
    fn results(&mut self, results: &[Type]) {
        match results {
            [one] if self.module.function_parts(*one).is_none() => self.ty(*one),
            _ => {
                self.text("(");
                self.types(results);
                self.text(")");
            }
        }
    }

    fn attr_eliding(&mut self, attr: Attr, elide: Elide) {
        match self.names.and_then(|names| names.attrs.get(&attr)) {
            Some(name) => self.format(format_args!("#{name}")),
            None => self.attr_itself(attr, elide),
        }
    }

    /// Writes an attribute with its type; only what is inside is written by its name.
    pub fn attr_in_full(&mut self, attr: Attr) {
        self.attr_itself(attr, Elide::Never);
    }

    fn attr_itself(&mut self, attr: Attr, elide: Elide) {
        let module = self.module;
        match module.attr_kind(attr) {
            AttrKind::Unit => self.text("unit"),
            AttrKind::Integer { ty, bits } => self.integer(*ty, *bits, elide),
            AttrKind::WideInteger { ty, value } => {
                self.format(format_args!("{value}"));
                self.type_unless(elide == Elide::Always, *ty);
            }
            AttrKind::Float { ty, bits } => {
                let TypeKind::Float(kind) = *module.type_kind(*ty) else { return };
                self.text(&kind.to_mlir(*bits));
                let is_default = elide == Elide::Default && kind == FloatKind::F64;
                self.type_unless(elide == Elide::Always || is_default, *ty);
            }
            AttrKind::String(bytes) => write_quoted(self.out, bytes),
            AttrKind::TypedString { ty, bytes } => {
                write_quoted(self.out, bytes);
                self.type_unless(elide == Elide::Always, *ty);
            }
            AttrKind::Type(ty) => self.ty(*ty),
            AttrKind::Array(elements) => {
                self.text("[");
                for (index, element) in elements.iter().enumerate() {
                    self.separate(index);
                    self.attr_eliding(*element, Elide::Default);
                }
                self.text("]");
            }
            AttrKind::Dictionary(entries) => {
                self.text("{");
                self.named_attrs(entries);
                self.text("}");
            }
            AttrKind::Symbol { root, nested } => {
                write_symbol(self.out, module.str(*root));
                for name in nested {
                    self.text("::");
                    write_symbol(self.out, module.str(*name));
                }
            }
            AttrKind::DenseArray { element, bits } => {
                self.text("array<");
                self.ty(*element);
                let element = module.element_type(*element);
                for (index, bits) in bits.iter().enumerate() {
                    self.text(if index == 0 { ": " } else { ", " });
                    let text = element.map(|element| scalar_text(element, (u128::from(*bits), 0)));
                    self.text(&text.unwrap_or_default());
                }
                self.text(">");
            }
            AttrKind::Dense(dense) => {
                self.text("dense<");
                self.dense(dense);
                self.text(">");
                self.type_unless(elide == Elide::Always, dense.ty);
            }
            AttrKind::DenseStrings { ty, strings } => {
                self.text("dense<");
                self.dense_strings(*ty, strings);
                self.text(">");
                self.type_unless(elide == Elide::Always, *ty);
            }
            AttrKind::Sparse { ty, indices, values } => {
                self.text("sparse<");
                self.sparse(*indices, *values);
                self.text(">");
                self.type_unless(elide == Elide::Always, *ty);
            }
            AttrKind::Resource { ty, key } => {
                self.text("dense_resource<");
                write_key(self.out, module.str(*key));
                self.text(">");
                self.type_unless(elide == Elide::Always, *ty);
            }
            AttrKind::Enum { def, value } if def.text(*value).is_empty() => {
                self.format(format_args!("#{}", def.name));
            }
            AttrKind::Enum { def, value } => self.format(format_args!("#{}<{}>", def.name, def.text(*value))),
            AttrKind::AffineMap(map) => {
                self.text("affine_map<");
                module.write_affine_map(self.out, map);
                self.text(">");
            }
            AttrKind::IntegerSet(set) => {
                self.text("affine_set<");
                module.write_integer_set(self.out, set);
                self.text(">");
            }
            AttrKind::Strided { strides, offset } => self.strided(strides, *offset),
            AttrKind::Location(loc) => self.loc_in_full(*loc),
            AttrKind::Distinct { number, value } => {
                let known = self.names.and_then(|names| names.distinct.get(&attr)).copied();
                self.format(format_args!("distinct[{}]<", known.map_or(*number, u64::from)));
                if *module.attr_kind(*value) != AttrKind::Unit {
                    self.attr_eliding(*value, Elide::Never);
                }
                self.text(">");
            }
            AttrKind::Opaque(text) => self.format(format_args!("#{}", module.str(*text))),
            AttrKind::TypedOpaque { text, ty } => {
                self.format(format_args!("#{}", module.str(*text)));
                self.type_unless(elide == Elide::Always, *ty);
            }
        }
    }

    fn type_unless(&mut self, left_out: bool, ty: Type) {
        if !left_out {
            self.text(" : ");
            self.ty(ty);
        }
    }

    fn integer(&mut self, ty: Type, bits: u128, elide: Elide) {
        let (width, signedness) = match self.module.type_kind(ty) {
            TypeKind::Integer { width, signedness } => (*width, *signedness),
            _ => (64, Signedness::Signless),
        };
        self.text(&int_text(bits, width, signedness));
        let is_signless = signedness == Signedness::Signless;
        let is_default = width == 64 && is_signless && *self.module.type_kind(ty) != TypeKind::Index;
        let is_bool = width == 1 && is_signless;
        self.type_unless(is_bool || elide == Elide::Always || elide == Elide::Default && is_default, ty);
    }

    fn strided(&mut self, strides: &[i64], offset: i64) {
        let number = |number: i64| if number == DYNAMIC { "?".to_owned() } else { number.to_string() };
        self.text("strided<[");
        for (index, stride) in strides.iter().enumerate() {
            self.separate(index);
            self.text(&number(*stride));
        }
        self.text("]");
        if offset != 0 {
            self.format(format_args!(", offset: {}", number(offset)));
        }
        self.text(">");
    }
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

/// Writes a name, in quotes where it is no identifier.
pub fn write_key(out: &mut String, name: &str) {
    if is_identifier(name) {
        *out += name;
    } else {
        write_quoted(out, name.as_bytes());
    }
}
