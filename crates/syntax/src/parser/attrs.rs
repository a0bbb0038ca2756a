//! Attributes, except numbers and dense constants.

use super::Parser;
use super::aliases::Meaning;
use crate::lexer::{Kind, Token, unescape};
use checkjit_ir::def::EnumDef;
use checkjit_ir::{Attr, AttrKind, Name, Type, TypeKind};
use rustc_hash::FxHashSet;
use std::borrow::Cow;

/// Keywords that start an attribute.
const ATTR_WORDS: [&str; 12] = [
    "affine_map",
    "affine_set",
    "array",
    "dense",
    "dense_resource",
    "distinct",
    "false",
    "loc",
    "sparse",
    "strided",
    "true",
    "unit",
];

impl<'t> Parser<'t> {
    /// Takes an attribute. A number (or dense constant) gets the given type, or spells its own.
    pub(crate) fn attr(&mut self, ty: Option<Type>) -> Option<Attr> {
        self.enter()?;
        let attr = self.attr_inside(ty);
        self.leave();
        attr
    }

    /// Takes an attribute where nothing but attributes stands: a string, or one of a dialect, may have a type
    /// behind it.
    pub(crate) fn attr_value(&mut self) -> Option<Attr> {
        let attr = self.attr(None)?;
        if !self.tok.is(b':') {
            return Some(attr);
        }
        let kind = self.module.attr_kind(attr).clone();
        if !matches!(kind, AttrKind::String(_) | AttrKind::Opaque(_)) || !self.accept(b':') {
            return Some(attr);
        }
        let ty = self.ty()?;
        if *self.module.type_kind(ty) == TypeKind::None {
            return Some(attr);
        }
        Some(self.module.intern_attr(match kind {
            AttrKind::String(bytes) => AttrKind::TypedString { ty, bytes },
            AttrKind::Opaque(text) => AttrKind::TypedOpaque { text, ty },
            other => other,
        }))
    }

    /// Takes `distinct[0]<attribute>` or `distinct[0]<>`.
    fn distinct(&mut self) -> Option<Attr> {
        let start = self.bump();
        self.expect(b'[')?;
        let number = self.slice(self.tok).parse::<u64>().ok().filter(|_| self.tok.kind == Kind::Integer);
        let Some(number) = number else {
            return self.error("expected distinct ID");
        };
        self.bump();
        self.expect(b']')?;
        self.expect(b'<')?;
        let value = if self.tok.is(b'>') { self.module.unit_attr() } else { self.attr_value()? };
        self.expect(b'>')?;
        let known = *self.distinct.entry(number).or_insert(value);
        if known != value {
            let text = self.module.attr_text(known);
            return self.error_at(
                start,
                &format!("referenced attribute does not match previous definition: {text}"),
            );
        }
        Some(self.module.intern_attr(AttrKind::Distinct { number, value }))
    }

    fn attr_inside(&mut self, ty: Option<Type>) -> Option<Attr> {
        match self.tok.kind {
            Kind::Integer | Kind::Float | Kind::Punct(b'-') => self.number_attr(ty),
            Kind::Punct(b'[') => self.array(),
            Kind::Punct(b'{') => {
                let entries = self.dictionary()?;
                Some(self.dictionary_attr(entries))
            }
            Kind::Punct(b'(') | Kind::Bang => self.type_attr(),
            Kind::Hash => self.extended_attr(),
            Kind::At => self.symbol_ref(),
            Kind::Quoted => {
                let token = self.bump();
                let bytes = unescape(self.slice(token));
                Some(self.module.intern_attr(AttrKind::String(bytes.into())))
            }
            Kind::Word => self.word_attr(ty),
            _ => self.expected("expected attribute value"),
        }
    }

    fn word_attr(&mut self, ty: Option<Type>) -> Option<Attr> {
        match self.slice(self.tok) {
            "unit" => {
                self.bump();
                Some(self.module.unit_attr())
            }
            word @ ("true" | "false") => {
                self.bump();
                let bool_type = self.module.int_type(1);
                Some(self.module.int_attr(bool_type, i128::from(word == "true")))
            }
            "dense" => self.dense(ty),
            "array" => self.dense_array(),
            "dense_resource" => self.dense_resource(ty),
            "affine_map" => self.affine_map(),
            "affine_set" => self.affine_set(),
            "sparse" => self.sparse(ty),
            "distinct" => self.distinct(),
            "loc" => {
                let loc = self.location()?;
                Some(self.module.intern_attr(AttrKind::Location(loc)))
            }
            "strided" => self.strided(),
            _ if self.at_type() => self.type_attr(),
            _ => self.expected("expected attribute value"),
        }
    }

    /// May the next token start an attribute? Keywords count only where they are an attribute's own.
    pub(crate) fn at_attr(&self) -> bool {
        match self.tok.kind {
            Kind::Hash | Kind::Quoted | Kind::At | Kind::Punct(b'[' | b'{') => true,
            Kind::Word if ATTR_WORDS.contains(&self.slice(self.tok)) => true,
            _ => self.at_number() || self.at_type(),
        }
    }

    fn type_attr(&mut self) -> Option<Attr> {
        let ty = self.ty()?;
        Some(self.module.type_attr(ty))
    }

    fn array(&mut self) -> Option<Attr> {
        self.bump();
        let mut elements = Vec::new();
        if !self.accept(b']') {
            loop {
                elements.push(self.attr_value()?);
                if !self.accept(b',') {
                    break;
                }
            }
            self.expect(b']')?;
        }
        Some(self.module.intern_attr(AttrKind::Array(elements)))
    }

    /// The dictionary attribute of these entries.
    pub(crate) fn dictionary_attr(&mut self, mut entries: Vec<(Name, Attr)>) -> Attr {
        let module = &self.module;
        entries.sort_by(|(a, _), (b, _)| module.str(*a).cmp(module.str(*b)));
        self.module.intern_attr(AttrKind::Dictionary(entries))
    }

    /// Takes `{a = 1, b}` as entries in the order of the text.
    pub(crate) fn dictionary(&mut self) -> Option<Vec<(Name, Attr)>> {
        self.expect(b'{')?;
        let mut entries: Vec<(Name, Attr)> = Vec::new();
        let mut seen: FxHashSet<Name> = FxHashSet::default();
        if self.accept(b'}') {
            return Some(entries);
        }
        loop {
            let token = self.tok;
            let name = self.key()?;
            if !seen.insert(name) {
                let message = format!("duplicate key '{}' in dictionary attribute", self.module.str(name));
                return self.error_at(token, &message);
            }
            let value = if self.accept(b'=') { self.attr_value()? } else { self.module.unit_attr() };
            entries.push((name, value));
            if !self.accept(b',') {
                break;
            }
        }
        if !self.accept(b'}') {
            return self.expected("expected '}' in attribute dictionary");
        }
        Some(entries)
    }

    fn key(&mut self) -> Option<Name> {
        match self.tok.kind {
            Kind::Word => {
                let token = self.bump();
                Some(self.module.name(self.slice(token)))
            }
            Kind::Quoted if self.tok.end - self.tok.start > 2 => {
                let token = self.bump();
                Some(self.name_of_string(self.slice(token)))
            }
            _ => self.expected("expected attribute name"),
        }
    }

    /// Takes `@name`, unescaped.
    pub(crate) fn symbol_name(&mut self) -> Option<Name> {
        if self.tok.kind != Kind::At {
            return self.expected("expected valid '@'-identifier for symbol name");
        }
        let token = self.bump();
        let bare = self.bare(token);
        if !bare.starts_with('"') {
            return Some(self.module.name(bare));
        }
        if bare.len() <= 2 {
            return self.error_at(token, "a symbol's name may not be empty");
        }
        Some(self.name_of_string(bare))
    }

    /// Takes `@a` or `@a::@b`.
    pub(crate) fn symbol_ref(&mut self) -> Option<Attr> {
        let root = self.symbol_name()?;
        let mut nested = Vec::new();
        while self.tok.is(b':') && self.lexer.following() == b':' {
            let mark = self.mark();
            self.bump();
            self.bump();
            if self.tok.kind != Kind::At {
                self.go_to(mark);
                break;
            }
            nested.push(self.symbol_name()?);
        }
        Some(self.module.intern_attr(AttrKind::Symbol { root, nested }))
    }

    /// `#alias`, `#dialect.name<...>`, `#dialect<...>`.
    fn extended_attr(&mut self) -> Option<Attr> {
        let token = self.tok;
        let name = self.bare(token);
        let angle = self.lexer.following() == b'<';
        if !name.contains('.') && !angle {
            self.bump();
            return match self.alias_inside(token)? {
                Some(Meaning::Attr(attr)) => Some(attr),
                _ => self.expected(&format!("undefined symbol alias id '{name}'")),
            };
        }
        if let Some(def) = self.registry.find_enum(name) {
            self.bump();
            // One whose only case has no name has no parameters either.
            if let Some(value) = def.case("") {
                return Some(self.module.intern_attr(AttrKind::Enum { def, value }));
            }
            self.expect(b'<')?;
            let value = self.enum_cases(def)?;
            self.expect(b'>')?;
            return Some(self.module.intern_attr(AttrKind::Enum { def, value }));
        }
        let (dialect, rest) = name.split_once('.').unwrap_or((name, ""));
        if self.registry.has_dialect(dialect) && !self.registry.keeps_attr(name) {
            return self.error(&format!("unknown attribute `{rest}` in dialect `{dialect}`"));
        }
        let text = self.opaque(token)?;
        let text = self.module.name(&text);
        Some(self.module.intern_attr(AttrKind::Opaque(text)))
    }

    /// Takes the cases of an enumeration, several if it is one of bits.
    pub(crate) fn enum_cases(&mut self, def: &'static EnumDef) -> Option<u32> {
        let mut value = self.enum_case(def)?;
        while def.bits && (self.accept(b',') || self.accept(b'|')) {
            value |= self.enum_case(def)?;
        }
        Some(value)
    }

    fn enum_case(&mut self, def: &'static EnumDef) -> Option<u32> {
        let case = if self.tok.kind == Kind::Word { def.case(self.slice(self.tok)) } else { None };
        if case.is_some() {
            self.bump();
            return case;
        }
        let cases: Vec<_> = def.cases.iter().map(|(name, _)| *name).collect();
        self.error(&format!("expected {} to be one of: {}", def.name, cases.join(", ")))
    }

    /// Takes what an unregistered dialect wrote after `#` or `!`: the name and, if it follows at once, the
    /// text in balanced angle brackets. `foo<bar<1>>` is `foo.bar<1>`, as MLIR has it.
    pub(crate) fn opaque(&mut self, token: Token) -> Option<Cow<'t, str>> {
        let text = self.opaque_text(token)?;
        let name = self.bare(token);
        let inside = text.strip_prefix(name).and_then(|rest| rest.strip_prefix('<')?.strip_suffix('>'));
        Some(match inside {
            Some(inside) if !name.contains('.') && is_pretty(inside) => {
                Cow::Owned(format!("{name}.{inside}"))
            }
            _ => Cow::Borrowed(text),
        })
    }

    fn opaque_text(&mut self, token: Token) -> Option<&'t str> {
        let start = token.start as usize + 1;
        if self.lexer.following() != b'<' {
            self.bump();
            return self.text.get(start..token.end as usize);
        }
        let bytes = self.text.as_bytes();
        let mut at = token.end as usize;
        let mut open: Vec<u8> = Vec::new();
        loop {
            let Some(&byte) = bytes.get(at) else {
                return self.error_at(token, "unbalanced '<' character in pretty dialect name");
            };
            match byte {
                b'<' | b'[' | b'(' | b'{' => {
                    if self.depth as usize + open.len() >= super::MAX_DEPTH as usize {
                        return self.too_deep();
                    }
                    open.push(byte);
                }
                b'-' if bytes.get(at + 1) == Some(&b'>') => at += 1,
                b'>' | b']' | b')' | b'}' if open.pop() != Some(opening(byte)) => {
                    let message =
                        format!("unbalanced '{}' character in pretty dialect name", char::from(byte));
                    return self.error_at(token, &message);
                }
                b'"' => {
                    at += 1;
                    while !matches!(bytes.get(at), None | Some(b'"')) {
                        at += if bytes[at] == b'\\' { 2 } else { 1 };
                    }
                }
                _ => {}
            }
            at += 1;
            if open.is_empty() {
                break;
            }
        }
        let text = self.text.get(start..at);
        self.jump(at);
        text
    }
}

/// Can it stand behind the dialect's name and a point: an identifier, with nothing or text in balanced angle
/// brackets behind it?
fn is_pretty(text: &str) -> bool {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '.' || c == '_';
    if !text.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return false;
    }
    let rest = text.trim_start_matches(is_name).as_bytes();
    let mut open = Vec::new();
    for (index, byte) in rest.iter().enumerate() {
        match byte {
            b'<' | b'[' | b'(' | b'{' => open.push(*byte),
            b'>' if rest[index - 1] == b'-' => {}
            b'>' | b']' | b')' | b'}' if open.pop() != Some(opening(*byte)) => return false,
            0 => return false,
            _ => {}
        }
        if open.is_empty() && index + 1 < rest.len() || rest[0] != b'<' {
            return false;
        }
    }
    open.is_empty()
}

/// The bracket that this one closes.
fn opening(closing: u8) -> u8 {
    match closing {
        b'>' => b'<',
        b']' => b'[',
        b')' => b'(',
        _ => b'{',
    }
}
